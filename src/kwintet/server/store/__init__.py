"""What the server remembers, behind one interface: tables, people, talk and the keys of the server.

Everything that happens at a table is an event of its log, numbered from 0; the table's state is the
fold of its events. To the store they are bytes. Events, summaries and chat lines name people by
their number only: so a person can be forgotten, and a game that was played keeps an anonymous seat.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Protocol

import msgspec

from kwintet.errors import KwintetError


class StoreError(KwintetError):
    code = "store_error"


class Conflict(StoreError):
    """That number is taken, or is not the next one; nothing was stored."""

    code = "store_conflict"


class CodeTaken(StoreError):
    code = "code_taken"


class KeyTaken(StoreError):
    code = "key_taken"


class NoTable(StoreError):
    code = "no_table"


class NoPerson(StoreError):
    code = "no_person"


class StoreFailed(StoreError):
    """The disk would not. What was to be stored may be there or not: read before you go on."""

    code = "store_failed"


class StoreDamaged(StoreError):
    """What was read is not what was stored."""

    code = "store_damaged"


class StoreClosed(StoreError):
    code = "store_closed"


class StoreUnusable(StoreError):
    """The store cannot be opened, and nothing was changed.

    Codes: store_folder, store_in_use, store_foreign, store_newer, store_damaged.
    """

    code = "store_unusable"


class State(StrEnum):
    """As much of a table's state as lists need."""

    OPEN = "open"  # people gather
    RUNNING = "running"  # the game has begun; it may be paused
    FINISHED = "finished"  # played to its end: history
    CLOSED = "closed"  # given up


class Listed(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    id: int
    code: str
    game: str
    edition: str  # of the rules and words it is played by
    state: State
    public: bool
    wake_at: float | None  # when something is to happen there without a person
    summary: bytes
    made_at: float
    ended_at: float | None  # when it was first noted as finished


class Person(msgspec.Struct, frozen=True):
    id: int
    name: str  # empty: was forgotten
    avatar: str
    made_at: float


class Line(msgspec.Struct, frozen=True):
    """Something said in a room of a table."""

    n: int
    person: int | None  # None: of somebody who was forgotten, or the table's own
    at: float
    text: str


class Sitting(msgspec.Struct, frozen=True):
    """A seat that a person has or had."""

    code: str
    game: str
    edition: str
    state: State
    seat: int
    made_at: float
    ended_at: float | None


class Said(msgspec.Struct, frozen=True):
    code: str  # of the table
    room: str
    at: float
    text: str


class Export(msgspec.Struct, frozen=True):
    """All that is kept about a person."""

    person: Person
    keys_made_at: list[float]
    sittings: list[Sitting]
    said: list[Said]


class Counts(msgspec.Struct, frozen=True):
    """What the store has done since it was opened."""

    appends: int  # stored and acknowledged
    commits: int
    failures: int  # groups that the disk would not take
    waiting: int


End = tuple[float, int]  # of a finished table, for paging: ended_at and id


class Store(Protocol):
    """Every method that changes something returns when that is durable; lists are newest first.

    An append or change whose task is cancelled may be stored all the same. All may raise
    `StoreFailed` and `StoreClosed`.
    """

    @property
    def ready(self) -> bool:
        """Does the disk take what it is given?"""

    @property
    def counts(self) -> Counts: ...

    async def close(self) -> None:
        """Store what was asked for, then close; nothing can be asked for any more."""

    # The log

    async def append(self, table: int, first: int, events: Sequence[bytes]) -> None:
        """All of them or none, numbered from `first`. Raises `Conflict`, `NoTable`."""

    async def events(self, table: int, since: int = 0) -> list[bytes]:
        """From number `since` on; none where there is no such table. Raises `StoreDamaged`."""

    # Tables

    async def create_table(
        self, code: str, game: str, edition: str, events: Sequence[bytes]
    ) -> int: ...  # raises CodeTaken

    async def table(self, table: int) -> Listed | None: ...

    async def table_by_code(self, code: str) -> int | None: ...

    async def note_table(
        self, table: int, state: State, public: bool, wake_at: float | None, summary: bytes
    ) -> None:
        """What lists show. Raises `NoTable`."""

    async def open_tables(self, limit: int, before: int | None = None) -> list[Listed]:
        """The public ones; `before` is the last one of the page before."""

    async def running_tables(self) -> list[int]: ...

    async def due(self, now: float) -> list[int]:
        """The tables to be woken, the longest overdue first."""

    async def tables_of(self, person: int, limit: int, before: int | None = None) -> list[Listed]:
        """Where they sit and the game is not over."""

    async def finished_tables(
        self, limit: int, before: End | None = None, person: int | None = None
    ) -> list[Listed]:
        """The public ones, or all where the person sat; the last to finish comes first."""

    async def all_tables(self, limit: int, before: int | None = None) -> list[Listed]: ...

    async def delete_table(self, table: int) -> None:
        """With its log, seats and talk."""

    async def seat(self, table: int, seat: int, person: int | None) -> None:
        """Who has that seat, for lists and exports. Raises `NoTable`, `NoPerson`."""

    async def seats(self, table: int) -> dict[int, int]: ...

    # People; a key is known by its SHA-256 only

    async def create_person(self, name: str, avatar: str, key_hash: bytes) -> int: ...  # KeyTaken

    async def people(self, ids: Iterable[int]) -> dict[int, Person]: ...

    async def all_people(self, limit: int, before: int | None = None) -> list[Person]: ...

    async def person_by_key(self, key_hash: bytes) -> Person | None: ...

    async def add_key(self, person: int, key_hash: bytes) -> None: ...  # KeyTaken, NoPerson

    async def drop_key(self, key_hash: bytes) -> None: ...

    async def rename(self, person: int, name: str, avatar: str) -> None: ...  # NoPerson

    async def forget_person(self, person: int) -> None:
        """Their name, keys and talk; seats stay, as somebody's. Raises `NoPerson`."""

    async def export_person(self, person: int) -> Export: ...  # NoPerson

    # Talk, numbered by the table in each of its rooms

    async def add_line(self, table: int, room: str, line: Line) -> None: ...  # Conflict, NoTable

    async def lines(self, table: int, room: str, since: int = 0) -> list[Line]: ...

    async def forget_lines(self, before: float) -> int:
        """What was said before that time; how many lines."""

    # Settings

    async def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A value that is made once, such as a secret key."""
