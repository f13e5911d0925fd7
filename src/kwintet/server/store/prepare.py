"""The database file before anybody uses it: made, looked at after a crash, migrated, or refused.

A new schema is made in a copy that takes the place of the file when it is whole, so that whatever
stops us in between, what was there is still there.
"""

import os
import shutil
import sqlite3
import sys
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING
from zlib import crc32

import sqlalchemy

from kwintet.server.store import StoreUnusable

if TYPE_CHECKING:
    from collections.abc import Iterator

MIGRATIONS = Path(__file__).with_name("migrations")
APPLICATION_ID = 0x6B776E74  # marks the file as ours
HEAD_BYTES = 100  # of every database; the mark is among them
MAGIC = b"SQLite format 3\0"
BUSY_SECONDS = 5.0
OURS_ALONE = 0o600  # the file holds the secret keys of the server


def prepare(path: Path, migrations: Path = MIGRATIONS) -> None:
    """Whoever calls holds the lock; afterwards the database is there, sound and up to date."""
    with told_as_unusable(path):
        for left in path.parent.glob(f"{path.name}.new*"):
            left.unlink()  # of a start that was stopped
        wanted = newest(migrations)
        found = examined(path, wanted)
        if found != wanted:
            make(path, found, migrations)


def newest(migrations: Path) -> str:
    return max(file.name[1:5] for file in migrations.glob("versions/v[0-9]*.py"))


@contextmanager
def told_as_unusable(path: Path) -> "Iterator[None]":
    try:
        yield
    except OSError as error:
        raise StoreUnusable(f"{path}: {error.strerror or error}", "store_folder") from error
    except sqlalchemy.exc.DBAPIError as error:
        raise unusable(path, error.orig or error) from error
    except sqlite3.Error as error:
        raise unusable(path, error) from error


def unusable(path: Path, error: BaseException) -> StoreUnusable:
    kind = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if kind in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR):
        return damaged(path, str(error))
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreUnusable(f"{path} is used by another program", "store_in_use")
    return StoreUnusable(f"{path}: {error}", "store_folder")


def damaged(path: Path, why: str) -> StoreUnusable:
    text = f"{path} is damaged: {why}; put a backup in its place, or move it away to begin anew"
    return StoreUnusable(text, "store_damaged")


# What is there -----------------------------------------------------------------------------------


def examined(path: Path, wanted: str) -> str | None:
    """The schema of the file, None where there is none; raises if it should not be used."""
    crashed = log_of(path).exists() and log_of(path).stat().st_size > 0
    if not path.exists():
        if crashed:
            raise damaged(path, "only its log is there")
        return None
    look_at_head(path)
    with closing(connected(path, "mode=ro" if crashed else "mode=ro&immutable=1")) as connection:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        found = row[0] if row else None
        if not isinstance(found, str):
            raise damaged(path, "it does not say of which schema it is")
        if found > wanted:
            text = f"{path} is of a newer Kwintet: schema {found}, and this one knows {wanted}"
            raise StoreUnusable(text, "store_newer")
        if crashed:
            look_through(connection, path)
    return found


def look_at_head(path: Path) -> None:
    """Before SQLite does: it takes an empty file for a new database, and throws the log away."""
    with path.open("rb") as file:
        head = file.read(HEAD_BYTES)
    if len(head) < HEAD_BYTES or not head.startswith(MAGIC):
        raise damaged(path, "it is not a database")
    if head[68:72] != APPLICATION_ID.to_bytes(4, "big"):
        raise StoreUnusable(f"{path} is not a database of Kwintet", "store_foreign")


def look_through(connection: sqlite3.Connection, path: Path) -> None:
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise damaged(path, verdict)
    following = (0, 0)
    for table, n, data, crc in connection.execute(
        "SELECT table_id, n, data, crc FROM events ORDER BY 1, 2"
    ):
        if n and (table, n) != following:
            raise damaged(path, f"events of table {table} are missing before {n}")
        if crc32(data) != crc:
            raise damaged(path, f"event {n} of table {table} is not what it was")
        following = (table, n + 1)


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def connected(path: Path, how: str = "mode=rw") -> sqlite3.Connection:
    """Never makes the file: one that has gone is not to be replaced by an empty one."""
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?{how}",
        uri=True,
        isolation_level=None,
        timeout=BUSY_SECONDS,
        check_same_thread=False,
    )


# A new schema ------------------------------------------------------------------------------------


def make(path: Path, found: str | None, migrations: Path) -> None:
    new = path.with_name(f"{path.name}.new")
    if found is None:
        os.close(os.open(new, os.O_CREAT | os.O_EXCL, OURS_ALONE))
    else:
        settle(path)
        copy(path, backup(path, found))
        copy(path, new)
    migrate(new, migrations)  # SQLite has synced it
    new.replace(path)
    sync_folder(path.parent)


def settle(path: Path) -> None:
    """Move what the log holds into the file: closing it removes the log unless others use it."""
    with closing(connected(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if log_of(path).exists():
        raise StoreUnusable(f"{path} is used by another program", "store_in_use")


def backup(path: Path, found: str) -> Path:
    """Beside the file, with the schema it is of and the time in its name."""
    now = datetime.now().astimezone()
    return path.with_name(f"{path.name}.{found}-{now:%Y%m%d-%H%M%S-%f}.backup")


def copy(path: Path, to: Path) -> None:
    target = os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OURS_ALONE)
    with path.open("rb") as old, os.fdopen(target, "wb") as new:
        shutil.copyfileobj(old, new)
        new.flush()
        os.fsync(new.fileno())


def migrate(path: Path, migrations: Path, to: str = "head") -> None:
    import alembic.command  # here: it takes a third of a second, and is seldom needed
    import alembic.config

    config = alembic.config.Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    engine = sqlalchemy.create_engine("sqlite://", creator=lambda: connected(path))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        connection.exec_driver_sql("BEGIN")  # else each statement is synced
        alembic.command.upgrade(config, to)
        connection.commit()
    engine.dispose()
    with closing(connected(path)) as raw:
        raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        raw.execute("PRAGMA journal_mode = WAL")


def sync_folder(path: Path) -> None:
    if sys.platform != "win32":  # there it cannot be done, and need not be
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# The lock ----------------------------------------------------------------------------------------


def lock(path: Path) -> IO[bytes]:
    """Nobody else may open that database until the file that is returned is closed."""
    with told_as_unusable(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.with_name(f"{path.name}.lock").open("wb")
    try:
        _take(file)
    except OSError as error:
        file.close()
        raise StoreUnusable(f"{path} is used by another server", "store_in_use") from error
    return file


def _take(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # not inherited by worker processes
