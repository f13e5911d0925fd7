"""The store in one file of SQLite: changes through the writer, reading beside it."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Concatenate, ParamSpec, TypeVar

import sqlalchemy

from kwintet.server.store import (
    Counts,
    End,
    Export,
    Line,
    Listed,
    Person,
    State,
    StoreClosed,
    StoreFailed,
    queries,
)
from kwintet.server.store.prepare import connected, lock, prepare
from kwintet.server.store.writer import Link, Writer, append

READERS = 4

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[sqlalchemy.Connection, P], T]


class SqliteStore:
    """A `Store`; `await SqliteStore.open(path)`."""

    @classmethod
    async def open(cls, path: Path, clock: Callable[[], float] = time.time) -> "SqliteStore":
        """Make or migrate the database, or raise `StoreUnusable`."""
        held = lock(path)
        try:
            await asyncio.to_thread(prepare, path)
        except BaseException:
            held.close()
            raise
        return cls(path, clock, held)

    def __init__(self, path: Path, clock: Callable[[], float], held: IO[bytes]) -> None:
        self._clock = clock
        self._held = held
        self._closed = False
        self._writer = Writer(path)
        self._readers = ThreadPoolExecutor(READERS, "kwintet-read")
        self._engine = sqlalchemy.create_engine(
            "sqlite://",
            creator=lambda: connected(path),
            poolclass=sqlalchemy.QueuePool,
            pool_size=READERS,
        )
        self._writer.start()

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()
        await self._writer.close()
        self._held.close()

    @property
    def ready(self) -> bool:
        return self._writer.ready

    @property
    def counts(self) -> Counts:
        return self._writer.counts

    async def _read(self, query: "Query[P, T]", *args: P.args, **kwargs: P.kwargs) -> T:
        def look() -> T:
            with self._engine.connect() as link:
                link.exec_driver_sql("BEGIN")  # all of a query sees the same state
                return query(link, *args, **kwargs)

        if self._closed:
            raise StoreClosed("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, look)
        except sqlalchemy.exc.DBAPIError as error:
            raise StoreFailed(f"the store cannot read: {error.orig}") from error
        except sqlite3.Error as error:
            raise StoreFailed(f"the store cannot read: {error}") from error

    async def _change(self, query: "Query[P, T]", *args: P.args, **kwargs: P.kwargs) -> T:
        result: T = await self._writer.do(lambda link: query(link.core, *args, **kwargs))
        return result

    # The log

    async def append(self, table: int, first: int, events: Sequence[bytes]) -> None:
        def work(link: Link) -> None:
            append(link, table, first, events)

        await self._writer.do(work, is_append=True)

    async def events(self, table: int, since: int = 0) -> list[bytes]:
        return await self._read(queries.events_of, table, since)

    # Tables

    async def create_table(
        self, code: str, game: str, edition: str, events: Sequence[bytes]
    ) -> int:
        now = self._clock()

        def work(link: Link) -> int:
            table = queries.create_table(link.core, code, game, edition, now)
            append(link, table, 0, events)
            return table

        number: int = await self._writer.do(work)
        return number

    async def table(self, table: int) -> Listed | None:
        return await self._read(queries.table, table)

    async def table_by_code(self, code: str) -> int | None:
        return await self._read(queries.table_by_code, code)

    async def note_table(
        self, table: int, state: State, public: bool, wake_at: float | None, summary: bytes
    ) -> None:
        now = self._clock()
        await self._change(queries.note_table, table, state, public, wake_at, summary, now)

    async def open_tables(self, limit: int, before: int | None = None) -> list[Listed]:
        return await self._read(queries.open_tables, limit, before)

    async def running_tables(self) -> list[int]:
        return await self._read(queries.running_tables)

    async def due(self, now: float) -> list[int]:
        return await self._read(queries.due, now)

    async def tables_of(self, person: int, limit: int, before: int | None = None) -> list[Listed]:
        return await self._read(queries.tables_of, person, limit, before)

    async def finished_tables(
        self, limit: int, before: End | None = None, person: int | None = None
    ) -> list[Listed]:
        return await self._read(queries.finished_tables, limit, before, person)

    async def all_tables(self, limit: int, before: int | None = None) -> list[Listed]:
        return await self._read(queries.all_tables, limit, before)

    async def delete_table(self, table: int) -> None:
        await self._change(queries.delete_table, table)

    async def seat(self, table: int, seat: int, person: int | None) -> None:
        await self._change(queries.seat, table, seat, person)

    async def seats(self, table: int) -> dict[int, int]:
        return await self._read(queries.seats_of, table)

    # People

    async def create_person(self, name: str, avatar: str, key_hash: bytes) -> int:
        return await self._change(queries.create_person, name, avatar, key_hash, self._clock())

    async def people(self, ids: Iterable[int]) -> dict[int, Person]:
        return await self._read(queries.people_by_id, list(ids))

    async def all_people(self, limit: int, before: int | None = None) -> list[Person]:
        return await self._read(queries.all_people, limit, before)

    async def person_by_key(self, key_hash: bytes) -> Person | None:
        return await self._read(queries.person_by_key, key_hash)

    async def add_key(self, person: int, key_hash: bytes) -> None:
        await self._change(queries.add_key, person, key_hash, self._clock())

    async def drop_key(self, key_hash: bytes) -> None:
        await self._change(queries.drop_key, key_hash)

    async def rename(self, person: int, name: str, avatar: str) -> None:
        await self._change(queries.rename, person, name, avatar)

    async def forget_person(self, person: int) -> None:
        await self._change(queries.forget_person, person, self._clock())

    async def export_person(self, person: int) -> Export:
        return await self._read(queries.export_person, person)

    # Talk and settings

    async def add_line(self, table: int, room: str, line: Line) -> None:
        await self._change(queries.add_line, table, room, line)

    async def lines(self, table: int, room: str, since: int = 0) -> list[Line]:
        return await self._read(queries.lines_of, table, room, since)

    async def forget_lines(self, before: float) -> int:
        return await self._change(queries.forget_lines, before)

    async def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        found = await self._read(queries.setting, name)
        if found is None:
            found = await self._change(queries.make_setting, name, make())
        return found
