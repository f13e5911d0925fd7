"""A store in memory: what the interface means, in as little code as will do.

Everything happens in the order in which it was asked for, and nothing survives.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

import msgspec

from kwintet.server.store import (
    CodeTaken,
    Conflict,
    Counts,
    End,
    Export,
    KeyTaken,
    Line,
    Listed,
    NoPerson,
    NoTable,
    Person,
    Said,
    Sitting,
    State,
    StoreClosed,
)

Numbered = TypeVar("Numbered", Listed, Person)


@dataclass
class Kept:
    """A table and what belongs to it."""

    listed: Listed
    events: list[bytes]
    seats: dict[int, int] = field(default_factory=dict)
    rooms: dict[str, dict[int, Line]] = field(default_factory=dict)


@dataclass(frozen=True)
class Known:
    person: Person
    keys: tuple[tuple[bytes, float], ...] = ()
    forgotten: bool = False


class MemoryStore:
    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.tables: dict[int, Kept] = {}
        self.known: dict[int, Known] = {}
        self.settings: dict[str, bytes] = {}
        self.numbers = [0, 0]  # the last table and person
        self.appends = 0
        self.ready = True

    @property
    def counts(self) -> Counts:
        return Counts(self.appends, self.appends, 0, 0)

    async def close(self) -> None:
        self.ready = False

    # The log

    async def append(self, table: int, first: int, events: Sequence[bytes]) -> None:
        if not self.ready:
            raise StoreClosed("")
        kept = self.tables.get(table)
        if first != (len(kept.events) if kept else 0):
            raise Conflict("")
        if kept is None:
            if not events:
                return
            raise NoTable("")
        kept.events += events
        self.appends += 1

    async def events(self, table: int, since: int = 0) -> list[bytes]:
        return self.tables[table].events[since:] if table in self.tables else []

    # Tables

    async def create_table(
        self, code: str, game: str, edition: str, events: Sequence[bytes]
    ) -> int:
        if await self.table_by_code(code) is not None:
            raise CodeTaken("")
        self.numbers[0] += 1
        number = self.numbers[0]
        now = self.clock()
        listed = Listed(number, code, game, edition, State.OPEN, False, None, b"", now, None)
        self.tables[number] = Kept(listed, list(events))
        return number

    async def table(self, table: int) -> Listed | None:
        return self.tables[table].listed if table in self.tables else None

    async def table_by_code(self, code: str) -> int | None:
        return next((n for n, kept in self.tables.items() if kept.listed.code == code), None)

    async def note_table(
        self, table: int, state: State, public: bool, wake_at: float | None, summary: bytes
    ) -> None:
        now = self.clock()
        kept = self._table(table)
        ended = kept.listed.ended_at
        if state is not State.FINISHED:
            ended = None
        elif ended is None:
            ended = now
        kept.listed = msgspec.structs.replace(
            kept.listed,
            state=state,
            public=public,
            wake_at=wake_at,
            summary=summary,
            ended_at=ended,
        )

    async def open_tables(self, limit: int, before: int | None = None) -> list[Listed]:
        wanted = [each for each in self._listed() if each.state == "open" and each.public]
        return _page(wanted, limit, before)

    async def running_tables(self) -> list[int]:
        return sorted((each.id for each in self._listed() if each.state == "running"), reverse=True)

    async def due(self, now: float) -> list[int]:
        waking = [(each.wake_at, each.id) for each in self._listed() if each.wake_at is not None]
        return [number for at, number in sorted(waking) if at <= now]

    async def tables_of(self, person: int, limit: int, before: int | None = None) -> list[Listed]:
        mine = [each for each in self._sat(person) if each.state in ("open", "running")]
        return _page(mine, limit, before)

    async def finished_tables(
        self, limit: int, before: End | None = None, person: int | None = None
    ) -> list[Listed]:
        mine = [each for each in self._listed() if each.public]
        if person is not None:
            mine = self._sat(person)
        ended = {(each.ended_at, each.id): each for each in mine if each.ended_at is not None}
        order = sorted((end for end in ended if before is None or end < before), reverse=True)
        return [ended[end] for end in order[:limit]]

    async def all_tables(self, limit: int, before: int | None = None) -> list[Listed]:
        return _page(self._listed(), limit, before)

    async def delete_table(self, table: int) -> None:
        self.tables.pop(table, None)

    async def seat(self, table: int, seat: int, person: int | None) -> None:
        seats = self._table(table).seats
        if person is not None:
            self._person(person)
            seats[seat] = person
        else:
            seats.pop(seat, None)

    async def seats(self, table: int) -> dict[int, int]:
        return dict(sorted(self.tables[table].seats.items())) if table in self.tables else {}

    def _table(self, table: int) -> Kept:
        if table not in self.tables:
            raise NoTable("")
        return self.tables[table]

    def _listed(self) -> list[Listed]:
        return [kept.listed for kept in self.tables.values()]

    def _sat(self, person: int) -> list[Listed]:
        return [kept.listed for kept in self.tables.values() if person in kept.seats.values()]

    # People

    async def create_person(self, name: str, avatar: str, key_hash: bytes) -> int:
        if await self.person_by_key(key_hash):
            raise KeyTaken("")
        number = self.numbers[1] = self.numbers[1] + 1
        now = self.clock()
        self.known[number] = Known(Person(number, name, avatar, now), ((key_hash, now),))
        return number

    async def people(self, ids: Iterable[int]) -> dict[int, Person]:
        return {n: self.known[n].person for n in ids if n in self.known}

    async def all_people(self, limit: int, before: int | None = None) -> list[Person]:
        wanted = [each.person for each in self.known.values() if not each.forgotten]
        return _page(wanted, limit, before)

    async def person_by_key(self, key_hash: bytes) -> Person | None:
        for each in self.known.values():
            if key_hash in dict(each.keys):
                return each.person
        return None

    async def add_key(self, person: int, key_hash: bytes) -> None:
        known = self._person(person)
        if await self.person_by_key(key_hash):
            raise KeyTaken("")
        self.known[person] = replace(known, keys=(*known.keys, (key_hash, self.clock())))

    async def drop_key(self, key_hash: bytes) -> None:
        for number, each in self.known.items():
            left = tuple(key for key in each.keys if key[0] != key_hash)
            self.known[number] = replace(each, keys=left)

    async def rename(self, person: int, name: str, avatar: str) -> None:
        known = self._person(person)
        renamed = msgspec.structs.replace(known.person, name=name, avatar=avatar)
        self.known[person] = replace(known, person=renamed)

    async def forget_person(self, person: int) -> None:
        await self.rename(person, "", "")
        self.known[person] = Known(self.known[person].person, forgotten=True)
        for kept in self.tables.values():
            for lines in kept.rooms.values():
                for n in [n for n, line in lines.items() if line.person == person]:
                    del lines[n]

    async def export_person(self, person: int) -> Export:
        known = self._person(person)
        sittings = [
            Sitting(t.code, t.game, t.edition, t.state, seat, t.made_at, t.ended_at)
            for t, seats in ((kept.listed, kept.seats) for kept in self.tables.values())
            for seat in sorted(seats)
            if seats[seat] == person
        ]
        said = [
            (line.at, number, n, room, Said(kept.listed.code, room, line.at, line.text))
            for number, kept in self.tables.items()
            for room, lines in kept.rooms.items()
            for n, line in lines.items()
            if line.person == person
        ]
        keys = sorted(at for _, at in known.keys)
        return Export(known.person, keys, sittings, [line for *_, line in sorted(said, key=_first)])

    def _person(self, person: int) -> Known:
        if person not in self.known or self.known[person].forgotten:
            raise NoPerson("")
        return self.known[person]

    # Talk and settings

    async def add_line(self, table: int, room: str, line: Line) -> None:
        lines = self._table(table).rooms.setdefault(room, {})
        if line.person is not None:
            self._person(line.person)
        if line.n in lines:
            raise Conflict("")
        lines[line.n] = line

    async def lines(self, table: int, room: str, since: int = 0) -> list[Line]:
        lines = self.tables[table].rooms.get(room, {}) if table in self.tables else {}
        return [lines[n] for n in sorted(lines) if n >= since]

    async def forget_lines(self, before: float) -> int:
        old = [
            (lines, n)
            for kept in self.tables.values()
            for lines in kept.rooms.values()
            for n, line in lines.items()
            if line.at < before
        ]
        for lines, n in old:
            del lines[n]
        return len(old)

    async def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        if name not in self.settings:
            self.settings[name] = make()
        return self.settings[name]


def _page(wanted: list[Numbered], limit: int, before: int | None) -> list[Numbered]:
    older = [each for each in wanted if before is None or each.id < before]
    return sorted(older, key=lambda each: -each.id)[:limit]


def _first(said: tuple[float, int, int, str, Said]) -> tuple[float, int, int, str]:
    return said[:4]
