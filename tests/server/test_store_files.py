"""Opening: a database is made, migrated with a backup beside it, or refused and left as it is."""

import asyncio
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import alembic.autogenerate
import alembic.migration
import pytest
import sqlalchemy
from server.store_later import later

from kwintet.server.store import StoreDamaged, StoreUnusable
from kwintet.server.store.prepare import (
    MIGRATIONS,
    connected,
    migrate,
    newest,
    prepare,
)
from kwintet.server.store.schema import metadata
from kwintet.server.store.sqlite import SqliteStore


def open_store(path: Path) -> None:
    async def work() -> None:
        await (await SqliteStore.open(path)).close()

    asyncio.run(work())


def refused(path: Path, migrations: Path = MIGRATIONS) -> StoreUnusable:
    """Why; nothing may have changed."""
    before = contents(path.parent)
    with pytest.raises(StoreUnusable) as error:
        prepare(path, migrations)
    assert contents(path.parent) == before
    return error.value


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "kwintet.db"


@pytest.fixture
def filled(path: Path) -> Path:
    async def work() -> None:
        store = await SqliteStore.open(path)
        table = await store.create_table("BIRD", "g", "1", [b"0", b"1"])
        await store.create_person("Ann", "", bytes(32))
        await store.seat(table, 0, 1)
        await store.close()

    asyncio.run(work())
    return path


# Made --------------------------------------------------------------------------------------------


def test_a_database_is_made_with_its_folder(path: Path) -> None:
    open_store(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with closing(connected(path)) as link:
        assert link.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_the_migrations_make_the_schema(path: Path) -> None:
    path.parent.mkdir()
    prepare(path)
    engine = sqlalchemy.create_engine("sqlite://", creator=lambda: connected(path))
    with engine.connect() as link:
        options = {"compare_type": True, "compare_server_default": True}
        context = alembic.migration.MigrationContext.configure(link, opts=options)
        assert alembic.autogenerate.compare_metadata(context, metadata) == []
        made = link.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql NOT LIKE '%alembic%'")
        found = {" ".join(row.sql.split()) for row in made if "sqlite_sequence" not in row.sql}
    engine.dispose()
    assert found == {" ".join(sql.split()) for sql in declared(path.parent)}


def declared(folder: Path) -> list[str]:
    """How SQLite tells what `schema.py` says: with whatever a comparison does not look at."""
    engine = sqlalchemy.create_engine(f"sqlite:///{folder / 'declared.db'}")
    metadata.create_all(engine)
    with engine.connect() as link:
        rows = link.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").all()
    engine.dispose()
    return [row.sql for row in rows if "sqlite_sequence" not in row.sql]


def test_a_start_that_was_stopped_leaves_nothing_in_the_way(filled: Path) -> None:
    for name in ("kwintet.db.new", "kwintet.db.new-wal", "kwintet.db.new-journal"):
        (filled.parent / name).write_bytes(b"half")
    kept = filled.read_bytes()
    prepare(filled)
    assert [file.name for file in filled.parent.iterdir() if "new" in file.name] == []
    assert filled.read_bytes() == kept


# Migrated ----------------------------------------------------------------------------------------


def test_every_schema_there_was_is_migrated(tmp_path: Path) -> None:
    """From the first: what the migrations themselves make of it."""
    path = tmp_path / "kwintet.db"
    path.touch()
    migrate(path, MIGRATIONS, "0001")
    with closing(connected(path)) as link:
        link.execute(
            "INSERT INTO tables VALUES (7, 'BIRD', 'g', '1', 'open', 1, NULL, x'', 1.5, NULL)"
        )
        link.execute("INSERT INTO events VALUES (7, 0, x'30', 4108050209)")
    scripts = later(tmp_path)
    prepare(path, scripts)
    with closing(connected(path)) as link:
        assert link.execute("SELECT id, code, mood FROM tables").fetchall() == [(7, "BIRD", "calm")]
        assert link.execute("SELECT data FROM events").fetchall() == [(b"0",)]
        (found,) = link.execute("SELECT version_num FROM alembic_version").fetchone()
        assert found == newest(scripts)


def test_a_backup_is_left_beside_what_is_migrated(tmp_path: Path, filled: Path) -> None:
    before = filled.read_bytes()
    prepare(filled, later(tmp_path))
    (backup,) = filled.parent.glob("*.backup")
    assert backup.name.startswith(f"kwintet.db.{newest(MIGRATIONS)}-")
    assert backup.read_bytes() == before
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    backup.replace(filled)
    open_store(filled)
    assert not list(filled.parent.glob("*.backup"))


def test_what_only_the_log_held_is_migrated_and_backed_up(tmp_path: Path, filled: Path) -> None:
    """After a crash the newest events are in the log beside the file."""
    copied = tmp_path / "crashed"
    with closing(connected(filled)) as link:
        link.execute("INSERT INTO events VALUES (1, 2, x'32', 450215437)")
        shutil.copytree(filled.parent, copied)
    path = copied / filled.name
    (copied / "kwintet.db-shm").unlink()
    assert (copied / "kwintet.db-wal").stat().st_size
    prepare(path, later(tmp_path))
    (backup,) = copied.glob("*.backup")
    for file in (path, backup):
        with closing(connected(file)) as link:
            assert link.execute("SELECT data FROM events").fetchall() == [(b"0",), (b"1",), (b"2",)]


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, filled: Path) -> None:
    before = filled.read_bytes()
    scripts = later(tmp_path, 'op.execute("SELECT * FROM nowhere")')
    with pytest.raises(StoreUnusable):
        prepare(filled, scripts)
    assert filled.read_bytes() == before
    open_store(filled)


# Refused -----------------------------------------------------------------------------------------


def test_a_newer_schema_is_refused(tmp_path: Path, filled: Path) -> None:
    scripts = later(tmp_path)
    prepare(filled, scripts)
    error = refused(filled)
    assert error.code == "store_newer"
    assert f"schema {newest(scripts)}, and this one knows {newest(MIGRATIONS)}" in str(error)


def test_another_program_s_database_is_refused(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as link:
        link.execute("CREATE TABLE recipes(name)")
    assert refused(path).code == "store_foreign"


@pytest.mark.parametrize("content", [b"", b"no database at all" * 100])
def test_what_is_no_database_is_refused(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert refused(path).code == "store_damaged"


def test_a_log_without_its_database_is_refused(path: Path) -> None:
    path.parent.mkdir()
    path.with_name("kwintet.db-wal").write_bytes(b"x" * 100)
    assert refused(path).code == "store_damaged"


WRONG = {
    "INSERT INTO events VALUES (1, 5, x'35', 0)": "events of table 1 are missing before 5",
    "DELETE FROM events WHERE n = 0": "events of table 1 are missing before 1",
    "UPDATE events SET data = x'00' WHERE n = 1": "event 1 of table 1 is not what it was",
}


@pytest.mark.parametrize("statement", WRONG)
def test_a_log_that_is_not_whole_is_found_after_a_crash(
    tmp_path: Path, filled: Path, statement: str
) -> None:
    copied = tmp_path / "crashed"
    with closing(connected(filled)) as link:
        link.execute(statement)
        shutil.copytree(filled.parent, copied)
    (copied / "kwintet.db-shm").unlink()
    before = contents(copied)
    with pytest.raises(StoreUnusable, match=WRONG[statement]) as error:
        prepare(copied / filled.name)
    assert error.value.code == "store_damaged"
    assert {name: contents(copied)[name] for name in before} == before


def test_a_part_that_is_not_whole_is_found_after_a_crash(tmp_path: Path, filled: Path) -> None:
    """Not among the events: a page of an index is lost."""
    copied = tmp_path / "crashed"
    with closing(connected(filled)) as link:
        (page,) = link.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'seats_by_person'"
        ).fetchone()
        (size,) = link.execute("PRAGMA page_size").fetchone()
        link.execute("UPDATE people SET name = 'Bob'")
        shutil.copytree(filled.parent, copied)
    with (copied / filled.name).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))
    with pytest.raises(StoreUnusable, match="is damaged") as error:
        prepare(copied / filled.name)
    assert error.value.code == "store_damaged"


@pytest.mark.parametrize("statement", [sql for sql in WRONG if "INSERT" not in sql])
def test_damage_is_told_when_it_is_read(filled: Path, statement: str) -> None:
    with closing(connected(filled)) as link:
        link.execute(statement)

    async def work() -> None:
        store = await SqliteStore.open(filled)
        with pytest.raises(StoreDamaged, match="of table 1 is damaged"):
            await store.events(1)
        await store.close()

    asyncio.run(work())


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreUnusable) as error:
        open_store(tmp_path / "file" / "kwintet.db")
    assert error.value.code == "store_folder"
    assert str(tmp_path) in str(error.value)


def test_a_database_of_another_server_is_refused(path: Path) -> None:
    """Also while that one has not written anything; a killed one holds nobody up."""
    program = f"""
import asyncio, sys
from pathlib import Path
from kwintet.server.store.sqlite import SqliteStore
async def hold():
    store = await SqliteStore.open(Path({str(path)!r}))
    print("open", flush=True)
    await asyncio.sleep(100)
asyncio.run(hold())
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        with pytest.raises(StoreUnusable, match="used by another server") as error:
            open_store(path)
        assert error.value.code == "store_in_use"
        other.kill()
    open_store(path)


def test_a_database_that_somebody_holds_is_refused(
    filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kwintet.server.store.prepare.BUSY_SECONDS", 0.1)
    with closing(connected(filled)) as link:
        link.execute("BEGIN IMMEDIATE")
        link.execute("DELETE FROM events")
        with pytest.raises(StoreUnusable, match="used by another program") as error:
            prepare(filled, later(tmp_path))
    assert error.value.code == "store_in_use"
