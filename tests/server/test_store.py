"""The store does what the one in memory does, in whatever order; and it commits in groups."""

import asyncio
import hashlib
import os
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server.store_memory import MemoryStore
from sqlalchemy import Connection

from kwintet.errors import KwintetError
from kwintet.server.store import (
    CodeTaken,
    Conflict,
    Line,
    NoTable,
    State,
    Store,
    StoreClosed,
    queries,
)
from kwintet.server.store.prepare import connected, prepare
from kwintet.server.store.sqlite import SqliteStore

EXAMPLES = 2_000 if os.environ.get("KWINTET_DEEP") else 40


def run(
    path: Path, work: Callable[[SqliteStore], Coroutine[Any, Any, None]], clock: Any = None
) -> None:
    async def whole() -> None:
        store = await SqliteStore.open(path, **({"clock": clock} if clock else {}))
        try:
            await asyncio.wait_for(work(store), 60)  # seconds
        finally:
            await store.close()

    asyncio.run(whole())


def key(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


# Against the model -------------------------------------------------------------------------------

few = st.integers(1, 4)  # numbers of tables and people: some are there and some are not
texts = st.sampled_from(["", "Ann", "Åse 🂡", "x" * 200])
CODES = ["BIRD", "FISH", "WOLF", "BEAR"]
KEYS = [key(text) for text in "abcd"]
ROOMS = ["table", "onlookers"]
times = st.sampled_from([0.0, 10.0, 30.0, 60.5])
some_events = st.lists(st.binary(max_size=40), max_size=4)
lines = st.builds(Line, st.integers(0, 4), st.none() | few, times, texts)

CHANGES: dict[str, tuple[st.SearchStrategy[Any], ...]] = {
    "append": (few, st.integers(-1, 1), some_events),  # the second: from what would be right
    "create_table": (st.sampled_from(CODES), texts, texts, some_events),
    "note_table": (few, st.sampled_from(State), st.booleans(), st.none() | times, st.binary()),
    "delete_table": (few,),
    "seat": (few, st.integers(0, 2), st.none() | few),
    "create_person": (texts, texts, st.sampled_from(KEYS)),
    "add_key": (few, st.sampled_from(KEYS)),
    "drop_key": (st.sampled_from(KEYS),),
    "rename": (few, texts, texts),
    "forget_person": (few,),
    "add_line": (few, st.sampled_from(ROOMS), lines),
    "forget_lines": (times,),
    "setting": (texts, st.binary(max_size=4).map(lambda value: lambda: value)),
}
OFTEN = ["append", "note_table", "seat", "add_line"]
changes = st.sampled_from([*CHANGES, *OFTEN, *OFTEN]).flatmap(
    lambda name: st.tuples(st.just(name), st.tuples(*CHANGES[name]))
)
Call = tuple[str, tuple[Any, ...]]
FURNISHED: list[Call] = [
    *(("create_table", (code, "g", "1", [b"0"])) for code in CODES[:3]),
    *(("create_person", (name, "", hashed)) for name, hashed in zip("ABC", KEYS, strict=False)),
    *(("seat", (table, seat, seat + 1)) for table in (1, 2, 3) for seat in (0, 1)),
    *(("add_line", (1, "table", Line(n, n + 1, 10.0 * n, "hi"))) for n in (0, 1, 2)),
    ("note_table", (1, State.RUNNING, True, 30.0, b"")),
    ("note_table", (2, State.FINISHED, True, None, b"")),
]
NUMBERS = range(1, 5)
PAGES = [(limit, before) for limit in (1, 9) for before in (None, 3)]
READS: list[Call] = [
    *((name, (n,)) for name in ("events", "table", "seats", "export_person") for n in NUMBERS),
    *(("events", (n, 2)) for n in NUMBERS),
    *(("table_by_code", (code,)) for code in CODES),
    *((name, page) for name in ("open_tables", "all_tables", "all_people") for page in PAGES),
    *(("tables_of", (n, *page)) for n in NUMBERS for page in PAGES),
    *(("finished_tables", (limit, None, n)) for n in (None, 1, 2) for limit in (1, 9)),
    *(("finished_tables", (9, end, n)) for n in (None, 1) for end in ((8.0, 2), (99.0, 1))),
    *(("due", (now,)) for now in (0.0, 30.0)),
    *(("person_by_key", (hashed,)) for hashed in KEYS),
    *(("lines", (n, room, since)) for n in NUMBERS for room in ROOMS for since in (0, 2)),
    ("people", ([*NUMBERS],)),
    ("running_tables", ()),
]


async def answer(asked: Awaitable[Any]) -> Any:
    try:
        return await asked
    except KwintetError as error:
        return type(error)


async def right_first(model: Store, call: Call) -> Call:
    name, arguments = call
    if name == "append":
        table, off, events = arguments
        arguments = (table, max(0, len(await model.events(table)) + off), events)
    return name, arguments


def ask(store: Store, call: Call) -> Awaitable[Any]:
    name, arguments = call
    asked: Awaitable[Any] = getattr(store, name)(*arguments)
    return asked


@pytest.fixture(scope="module")
def empty() -> Iterator[Path]:
    """A database as it is made: copying is quicker than making."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        prepare(path)
        yield path


@settings(max_examples=EXAMPLES)
@given(st.lists(changes, max_size=25), st.lists(changes, max_size=25))
def test_the_store_is_the_one_in_memory(empty: Path, one: list[Call], two: list[Call]) -> None:
    """Between two parts the store is closed and opened again."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kwintet.db"
        shutil.copy(empty, path)
        now = [0.0]
        model = MemoryStore(lambda: now[0])

        async def same(store: SqliteStore, calls: list[Call]) -> None:
            for call in calls:
                now[0] += 1
                right = await right_first(model, call)
                assert await answer(ask(store, right)) == await answer(ask(model, right)), right
            found = await asyncio.gather(*(answer(ask(store, call)) for call in READS))
            for call, seen in zip(READS, found, strict=True):
                assert seen == await answer(ask(model, call)), call

        for part in [[*FURNISHED, *one], two]:
            run(path, partial(same, calls=part), lambda: now[0])


appended = st.tuples(few, st.integers(0, 6), st.lists(st.binary(max_size=4), max_size=3))


@settings(max_examples=EXAMPLES)
@given(st.lists(appended, max_size=40))
def test_appends_at_once_are_those_one_after_the_other(
    empty: Path, wanted: list[tuple[int, int, list[bytes]]]
) -> None:
    """One that conflicts hurts no other of its group, and is stored in no part."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kwintet.db"
        shutil.copy(empty, path)
        model = MemoryStore()

        async def same(store: SqliteStore) -> None:
            for each in (store, model):
                for code in ("BIRD", "FISH"):
                    await each.create_table(code, "", "", [b"first"])
            found = await asyncio.gather(*(answer(store.append(*one)) for one in wanted))
            assert found == [await answer(model.append(*one)) for one in wanted]
            for table in (1, 2, 3):
                assert await store.events(table) == await model.events(table)

        run(path, same)


# Groups ------------------------------------------------------------------------------------------


def test_a_group_is_one_commit(tmp_path: Path) -> None:
    """A hundred tables at once: as few commits as there are groups, and all is there."""

    async def work(store: SqliteStore) -> None:
        tables = [await store.create_table(f"T{n}", "", "", []) for n in range(100)]
        before = store.counts
        for n in range(20):
            await asyncio.gather(*(store.append(table, n, [b"%d" % n]) for table in tables))
        after = store.counts
        assert after.appends - before.appends == 2_000
        assert 20 <= after.commits - before.commits <= 100
        for table in tables:
            assert await store.events(table) == [b"%d" % n for n in range(20)]

    run(tmp_path / "kwintet.db", work)


def test_appends_that_wait_for_nobody_have_a_commit_each(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        table = await store.create_table("T", "", "", [])
        before = store.counts.commits
        for n in range(10):
            await store.append(table, n, [b""])
        assert store.counts.commits - before == 10

    run(tmp_path / "kwintet.db", work)


def test_what_cannot_be_stored_hurts_nobody_else(tmp_path: Path) -> None:
    """Also where it is found out after a part has been written."""

    async def work(store: SqliteStore) -> None:
        table = await store.create_table("T", "", "", [b"0"])
        other = await store.create_table("U", "", "", [])
        found = await asyncio.gather(
            store.append(other, 0, [b"a"]),
            store.append(table, 1, [b"1", object()]),  # type: ignore[list-item]
            store.append(2**80, 0, [b"?"]),
            store.create_table("V", "", "", [b"0", object()]),  # type: ignore[list-item]
            store.append(other, 1, [b"b"]),
            return_exceptions=True,
        )
        assert [each is None for each in found] == [True, False, False, False, True]
        assert await store.events(table) == [b"0"]
        assert await store.events(other) == [b"a", b"b"]
        assert await store.table_by_code("V") is None
        assert store.ready
        await store.append(table, 1, [b"1"])

    run(tmp_path / "kwintet.db", work)


def test_refusals_say_why(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        table = await store.create_table("T", "", "", [b"0"])
        with pytest.raises(Conflict, match="the next event is 1, not 0") as conflict:
            await store.append(table, 0, [b"again"])
        assert conflict.value.code == "store_conflict"
        with pytest.raises(NoTable, match="no table 7"):
            await store.append(7, 0, [b""])
        with pytest.raises(CodeTaken, match="a table T"):
            await store.create_table("T", "", "", [])

    run(tmp_path / "kwintet.db", work)


def test_whoever_stops_waiting_stops_nobody(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        table = await store.create_table("T", "", "", [])
        gone = asyncio.ensure_future(store.append(table, 0, [b"0"]))
        await asyncio.sleep(0)
        gone.cancel()
        await store.append(table, 1, [b"1"])
        assert await store.events(table) == [b"0", b"1"]

    run(tmp_path / "kwintet.db", work)


# Lists ------------------------------------------------------------------------------------------


def test_pages_show_everything_once(tmp_path: Path) -> None:
    """Also where several games end at the same moment."""
    ended = [3.0, 1.0, 3.0, 2.0, 3.0, 1.0, 2.0]
    now = 0.0

    async def work(store: SqliteStore) -> None:
        nonlocal now
        for n, at in enumerate(ended):
            table = await store.create_table(f"T{n}", "", "", [])
            now = at
            await store.note_table(table, State.FINISHED, True, None, b"")
        seen: list[tuple[float, int]] = []
        while page := await store.finished_tables(2, seen[-1] if seen else None):
            seen += [(table.ended_at or 0.0, table.id) for table in page]
        assert seen == sorted(zip(ended, range(1, 8), strict=True), reverse=True)
        ids: list[int] = []
        while listed := await store.all_tables(2, ids[-1] if ids else None):
            ids += [table.id for table in listed]
        assert ids == [7, 6, 5, 4, 3, 2, 1]

    run(tmp_path / "kwintet.db", work, lambda: now)


def test_a_query_sees_one_moment(tmp_path: Path) -> None:
    """Whatever is stored while it goes from one table to the next."""
    path = tmp_path / "kwintet.db"

    def twice(link: Connection) -> list[int]:
        first = queries.running_tables(link)
        with closing(connected(path)) as other:
            other.execute("UPDATE tables SET state = 'running'")
        return first + queries.running_tables(link)

    async def work(store: SqliteStore) -> None:
        await store.create_table("T", "", "", [])
        assert await store._read(twice) == []
        assert await store.running_tables() == [1]

    run(path, work)


# People, settings, closing -----------------------------------------------------------------------


def test_nothing_of_a_forgotten_person_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "kwintet.db"

    async def fill(store: SqliteStore) -> None:
        table = await store.create_table("T", "", "", [])
        ann = await store.create_person("Annemarie", "a-heron", key("secret"))
        await store.seat(table, 0, ann)
        await store.add_line(table, "table", Line(0, ann, 1.0, "meet me at eight"))
        bob = await store.create_person("Bob", "", key("other"))
        await store.add_line(table, "table", Line(1, bob, 1.0, "hello"))

    traces = [b"Annemarie", b"a-heron", key("secret"), b"meet me at eight"]
    run(path, fill)
    assert all(trace in path.read_bytes() for trace in traces)

    async def forget(store: SqliteStore) -> None:
        await store.forget_person(1)
        assert (await store.people([1]))[1].name == ""
        assert await store.seats(1) == {0: 1}
        assert [line.n for line in await store.lines(1, "table")] == [1]

    run(path, forget)
    assert not [trace for trace in traces if trace in path.read_bytes()]
    assert b"hello" in path.read_bytes()


def test_a_setting_is_made_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        values = iter([b"one", b"two", b"three"])
        first = await asyncio.gather(*(store.setting("key", lambda: next(values)) for _ in "12"))
        assert first == [b"one", b"one"]
        assert await store.setting("key", lambda: b"late") == b"one"

    run(tmp_path / "kwintet.db", work)
    run(tmp_path / "kwintet.db", _still_one)


async def _still_one(store: SqliteStore) -> None:
    assert await store.setting("key", lambda: b"later") == b"one"


def test_closing_stores_what_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "kwintet.db"

    async def whole() -> None:
        store = await SqliteStore.open(path)
        table = await store.create_table("T", "", "", [])
        waiting = [asyncio.ensure_future(store.append(table, n, [b"%d" % n])) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        assert not store.ready
        for asked in (store.append(table, 50, []), store.events(table), store.rename(1, "", "")):
            with pytest.raises(StoreClosed):
                await asked
        await store.close()

    asyncio.run(whole())
    assert [file.name for file in tmp_path.iterdir() if "lock" not in file.name] == ["kwintet.db"]

    async def all_there(store: SqliteStore) -> None:
        assert len(await store.events(1)) == 50

    run(path, all_there)
