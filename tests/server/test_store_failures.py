"""A disk that is full, read-only or broken: named errors, nothing lost, and the store recovers."""

import asyncio
import logging
import sqlite3
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from kwintet.server.store import Store, StoreFailed, writer
from kwintet.server.store.sqlite import SqliteStore

FULL_PAGES = 60
PATIENCE = 60  # seconds


def run(work: Coroutine[Any, Any, None]) -> None:
    """A store that never recovers is a failure, not a test that never ends."""

    async def patient() -> None:
        await asyncio.wait_for(work, PATIENCE)

    asyncio.run(patient())


def is_ready(store: Store) -> bool:
    return store.ready


async def until_ready(store: Store) -> None:
    for _ in range(200):
        if is_ready(store):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the store did not recover")


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PROBE_SECONDS", 0.05)


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's own error; the appends that it hits are not stored, those before them are."""
    real = writer.PRAGMAS
    monkeypatch.setattr(writer, "PRAGMAS", (*real, f"max_page_count = {FULL_PAGES}"))

    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "kwintet.db")
        table = await store.create_table("T", "", "", [])
        known: list[bytes] = []
        error = None
        while error is None:
            try:
                await store.append(table, len(known), [b"%2000d" % len(known)])
                known.append(b"%2000d" % len(known))
            except StoreFailed as failed:
                error = failed
        assert error.code == "store_failed"
        assert "full" in str(error)
        assert len(known) > 10
        assert not store.ready
        assert await store.events(table) == known
        monkeypatch.setattr(writer, "PRAGMAS", real)
        await until_ready(store)
        await store.append(table, len(known), [b"last"])
        await store.close()
        again = await SqliteStore.open(tmp_path / "kwintet.db")
        assert await again.events(table) == [*known, b"last"]
        await again.close()

    run(work())


def test_a_full_disk_while_many_append(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table goes on from what the store says, and ends with a log without gaps."""
    real = writer.PRAGMAS
    monkeypatch.setattr(writer, "PRAGMAS", (*real, f"max_page_count = {FULL_PAGES}"))
    failures = 0

    async def play(store: SqliteStore, table: int) -> None:
        nonlocal failures
        acknowledged = 0
        while acknowledged < 40:
            try:
                await store.append(table, acknowledged, [b"%d %500d" % (table, acknowledged)])
                acknowledged += 1
            except StoreFailed:
                failures += 1
                stored = len(await store.events(table))
                assert stored >= acknowledged
                acknowledged = stored
                await asyncio.sleep(0.05)
                monkeypatch.setattr(writer, "PRAGMAS", real)

    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "kwintet.db")
        tables = [await store.create_table(f"T{n}", "", "", []) for n in range(20)]
        await asyncio.gather(*(play(store, table) for table in tables))
        for table in tables:
            found = await store.events(table)
            assert found == [b"%d %500d" % (table, n) for n in range(40)]
        await store.close()

    run(work())
    assert failures


def test_a_disk_that_is_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kwintet.db"

    async def fill() -> None:
        store = await SqliteStore.open(path)
        await store.create_table("T", "", "", [b"0"])
        await store.close()

    async def work() -> None:
        store = await SqliteStore.open(path)
        for asked in (store.append(1, 1, [b"1"]), store.create_table("U", "", "", [])):
            with pytest.raises(StoreFailed, match="readonly"):
                await asked
        await asyncio.sleep(4 * writer.PROBE_SECONDS)
        assert not store.ready  # it has tried
        assert await store.events(1) == [b"0"]
        monkeypatch.setattr(writer, "PRAGMAS", real)
        await until_ready(store)
        await store.append(1, 1, [b"1"])
        await store.close()

    run(fill())
    real = writer.PRAGMAS
    monkeypatch.setattr(writer, "PRAGMAS", (*real, "query_only = ON"))
    run(work())


class Breaking(sqlite3.Connection):
    """Fails a statement, before or after it does what it says."""

    statement = ""
    after = False
    times = 0

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        cls = Breaking
        hit = cls.times > 0 and sql.startswith(cls.statement)
        cls.times -= hit
        if hit and not cls.after:
            raise sqlite3.OperationalError("disk I/O error")
        found = super().execute(sql, *parameters)
        if hit:
            found.close()
            raise sqlite3.OperationalError("disk I/O error")
        return found


@pytest.fixture
def breaking(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Breaking]]:
    real = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda *args, **more: real(*args, **more, factory=Breaking)
    )
    yield Breaking
    Breaking.times = 0


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("statement", ["BEGIN IMM", "SAVEPOINT", "SELECT max", "RELEASE", "COMMIT"])
def test_an_input_output_error_at_any_moment(
    tmp_path: Path, breaking: type[Breaking], statement: str, after: bool
) -> None:
    """Stored or not is what the store says afterwards, and no append is stored in part."""

    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "kwintet.db")
        tables = [await store.create_table(f"T{n}", "", "", [b"0"]) for n in range(5)]
        breaking.statement, breaking.after, breaking.times = statement, after, 1
        appends = [store.append(table, 1, [b"1", b"2"]) for table in tables]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        failed = [error for error in outcomes if error is not None]
        assert failed
        assert all(isinstance(error, StoreFailed) for error in failed)
        await until_ready(store)
        stored_all_the_same = 0
        for table, error in zip(tables, outcomes, strict=True):
            found = await store.events(table)
            assert found in ([b"0"], [b"0", b"1", b"2"])
            assert error or len(found) == 3
            stored_all_the_same += error is not None and len(found) == 3
            await store.append(table, len(found), [b"more"])
        assert bool(stored_all_the_same) == (statement == "COMMIT" and after)
        await store.close()

    run(work())


def test_a_change_that_the_disk_would_not_take(tmp_path: Path, breaking: type[Breaking]) -> None:
    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "kwintet.db")
        breaking.statement, breaking.after, breaking.times = "COMMIT", False, 1
        with pytest.raises(StoreFailed):
            await store.create_person("Ann", "", bytes(32))
        await until_ready(store)
        assert await store.all_people(9) == []
        assert await store.create_person("Ann", "", bytes(32)) == 1
        await store.close()

    run(work())


def test_a_store_that_fails_says_so_once(
    tmp_path: Path, breaking: type[Breaking], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "kwintet.store")

    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "kwintet.db")
        table = await store.create_table("T", "", "", [])
        breaking.statement, breaking.after, breaking.times = "COMMIT", False, 3
        with pytest.raises(StoreFailed):
            await store.append(table, 0, [b"0"])
        await until_ready(store)
        assert store.counts.failures == 3
        await store.close()

    run(work())
    assert [record.message for record in caplog.records] == [
        "the store cannot write: disk I/O error",
        "the store takes data again",
    ]


def test_a_disk_that_hangs_is_not_ready(
    tmp_path: Path, breaking: type[Breaking], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "STUCK_SECONDS", 0.05)
    slow = writer.append

    def hanging(*args: Any) -> None:
        time.sleep(0.3)
        slow(*args)

    monkeypatch.setattr("kwintet.server.store.sqlite.append", hanging)

    async def work() -> None:
        store = await SqliteStore.open(tmp_path / "kwintet.db")
        table = await store.create_table("T", "", "", [])
        assert is_ready(store)
        asked = asyncio.ensure_future(store.append(table, 0, [b"0"]))
        await asyncio.sleep(0.15)
        assert not is_ready(store)
        await asked
        assert is_ready(store)
        await store.close()

    run(work())


LIMITED = """
import asyncio, resource, sys
from pathlib import Path
from kwintet.server.store import StoreFailed, writer
from kwintet.server.store.sqlite import SqliteStore
writer.PROBE_SECONDS = 0.05
async def work():
    store = await SqliteStore.open(Path(sys.argv[1]))
    table = await store.create_table("T", "", "", [])
    size, unlimited = 300_000, resource.RLIM_INFINITY
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, unlimited))
    known = []
    try:
        while True:
            await store.append(table, len(known), [b"%2000d" % len(known)])
            known.append(b"%2000d" % len(known))
    except StoreFailed as error:
        print(error)
    assert len(known) > 10 and not store.ready
    assert await store.events(table) == known
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, unlimited))  # not a byte
    try:
        await store.append(table, len(known), [b"no"])
    except StoreFailed:
        await asyncio.sleep(0.3)
    assert not store.ready  # it has tried
    resource.setrlimit(resource.RLIMIT_FSIZE, (unlimited, unlimited))
    while not store.ready:
        await asyncio.sleep(0.02)
    await store.append(table, len(known), [b"last"])
    await store.close()
    store = await SqliteStore.open(Path(sys.argv[1]))
    assert await store.events(table) == [*known, b"last"]
    await store.close()
asyncio.run(work())
"""


def test_the_system_refuses_to_write_on(tmp_path: Path) -> None:
    """A limit of the system on the size of files: `write` itself fails, within a group."""
    command = [sys.executable, "-c", LIMITED, str(tmp_path / "kwintet.db")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    told = "the store cannot write: disk I/O error"
    assert (done.returncode, done.stdout) == (0, f"{told}\n")
    assert set(done.stderr.splitlines()) == {told}  # again if it recovered in between
