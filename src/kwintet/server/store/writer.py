"""Group commit: one thread writes everything, and whatever waits goes into one transaction.

A commit costs a sync of the disk, however much is in it. So the more is asked for at once, the
less each costs, and nothing is acknowledged that is not on the disk. No part of this is SQLAlchemy
but the connection that slow changes ask for (`Link.core`).
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import sqlalchemy

from kwintet.server.store import Conflict, Counts, NoTable, StoreClosed, StoreFailed
from kwintet.server.store.prepare import APPLICATION_ID, connected

MOST_IN_A_GROUP = 1000
PROBE_SECONDS = 1.0  # how often a disk that failed is tried when nobody asks
STUCK_SECONDS = 5.0  # a group that takes longer: the disk hangs
PRAGMAS: tuple[str, ...] = (
    "journal_mode = WAL",
    "synchronous = FULL",  # every commit is synced
    "fullfsync = ON",  # macOS: through to the disk itself; nothing elsewhere
    "checkpoint_fullfsync = ON",
    "foreign_keys = ON",
    "secure_delete = ON",  # what is forgotten is overwritten
    "wal_autocheckpoint = 4000",
    "journal_size_limit = 67108864",
    "cache_size = -65536",
)

log = logging.getLogger("kwintet.store")


class Link(NamedTuple):
    """A connection to the database, and SQLAlchemy's around the same one."""

    raw: sqlite3.Connection
    core: sqlalchemy.Connection


class Job(NamedTuple):
    future: asyncio.Future[Any]
    work: Callable[[Link], Any]
    is_append: bool


class Outcome(NamedTuple):
    job: Job
    result: Any
    error: Exception | None


class Writer(threading.Thread):
    """Made and called on the event loop; `run` is the other side."""

    def __init__(self, path: Path) -> None:
        super().__init__(name="kwintet-store", daemon=True)
        self.path = path
        self.failed = False
        self.appends = self.commits = self.failures = 0
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._link: Link | None = None
        self._busy_since: float | None = None

    def do(self, work: Callable[[Link], Any], is_append: bool = False) -> asyncio.Future[Any]:
        """What `work` returns or raises, when it is on the disk."""
        if self._closed:
            raise StoreClosed("the store is closed")
        future = self._loop.create_future()
        self._jobs.put(Job(future, work, is_append))
        return future

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self.join)

    @property
    def ready(self) -> bool:
        since = self._busy_since
        stuck = since is not None and time.monotonic() - since > STUCK_SECONDS
        return self.is_alive() and not (self.failed or stuck or self._closed)

    @property
    def counts(self) -> Counts:
        return Counts(self.appends, self.commits, self.failures, self._jobs.qsize())

    # The thread

    def run(self) -> None:
        more = True
        while more:
            group, more = self._gather()
            if group or self.failed:
                self._busy_since = time.monotonic()
                outcomes = self._commit(group)
                self._busy_since = None
                self._loop.call_soon_threadsafe(_tell, outcomes)
        self._drop()  # the last connection moves what the log holds into the file

    def _gather(self) -> tuple[list[Job], bool]:
        """Everything that waits, and whether there will be more; nothing when it is time to try."""
        group: list[Job] = []
        try:
            while len(group) < MOST_IN_A_GROUP:
                wait = not group
                job = self._jobs.get(wait, PROBE_SECONDS if wait and self.failed else None)
                if job is None:
                    return group, False
                group.append(job)
        except queue.Empty:
            pass
        return group, True

    def _commit(self, group: list[Job]) -> list[Outcome]:
        try:
            link = self._link = self._link or _open(self.path)
            link.raw.execute("BEGIN IMMEDIATE")
            if self.failed:
                link.raw.execute(f"PRAGMA application_id = {APPLICATION_ID}")  # does it write?
            outcomes = [_done(job, link) for job in group]
            link.raw.execute("COMMIT")
        except (sqlite3.Error, OSError, sqlalchemy.exc.DBAPIError) as error:
            return self._give_up(group, error)
        if self.failed:
            log.info("the store takes data again")
        self.failed = False
        self.commits += 1
        self.appends += sum(job.is_append and error is None for job, _, error in outcomes)
        return outcomes

    def _give_up(self, group: list[Job], error: Exception) -> list[Outcome]:
        """A new connection is made for the next group: SQLite finds what was committed."""
        if not self.failed:
            log.error("the store cannot write: %s", error)
        self.failed = True
        self.failures += 1
        self._drop()
        failure = StoreFailed(f"the store cannot write: {error}")
        failure.__cause__ = error
        return [Outcome(job, None, failure) for job in group]

    def _drop(self) -> None:
        link, self._link = self._link, None
        for part in (link.raw.rollback, link.core.close, link.raw.close) if link else ():
            try:
                part()
            except (sqlite3.Error, sqlalchemy.exc.DBAPIError) as error:
                log.warning("the database was not closed well: %s", error)


def _open(path: Path) -> Link:
    raw = connected(path)
    for pragma in PRAGMAS:
        raw.execute(f"PRAGMA {pragma}")
    engine = sqlalchemy.create_engine(
        "sqlite://", creator=lambda: raw, poolclass=sqlalchemy.StaticPool
    )
    return Link(raw, engine.connect())


def _done(job: Job, link: Link) -> Outcome:
    """One that goes wrong leaves nothing behind and does not hurt the others."""
    link.raw.execute("SAVEPOINT job")
    try:
        outcome = Outcome(job, job.work(link), None)
    except Exception as error:
        if _of_the_disk(error):
            raise
        link.raw.execute("ROLLBACK TO job")
        outcome = Outcome(job, None, error)
    link.raw.execute("RELEASE job")
    return outcome


def _of_the_disk(error: BaseException) -> bool:
    if isinstance(error, sqlalchemy.exc.DBAPIError) and error.orig:
        error = error.orig
    ours = sqlite3.IntegrityError | sqlite3.DataError | sqlite3.ProgrammingError
    return isinstance(error, sqlite3.DatabaseError | OSError) and not isinstance(error, ours)


def _tell(outcomes: list[Outcome]) -> None:
    for job, result, error in outcomes:
        if job.future.done():
            continue  # whoever asked is gone
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)


# The log of a table ------------------------------------------------------------------------------


def append(link: Link, table: int, first: int, events: Sequence[bytes]) -> None:
    (last,) = link.raw.execute("SELECT max(n) FROM events WHERE table_id = ?", (table,)).fetchone()
    following = 0 if last is None else last + 1
    if first != following:
        raise Conflict(f"table {table}: the next event is {following}, not {first}")
    rows = [(table, first + i, event, crc32(event)) for i, event in enumerate(events)]
    try:
        link.raw.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError as error:
        raise NoTable(f"there is no table {table}") from error
