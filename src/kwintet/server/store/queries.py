"""What lists, people and talk ask of the database, in SQLAlchemy Core; no move waits for it.

Functions of a connection that somebody else begins and commits.
"""

from collections.abc import Iterable
from typing import Any
from zlib import crc32

from sqlalchemy import (
    Connection,
    RowMapping,
    Select,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)

from kwintet.server.store import (
    CodeTaken,
    Conflict,
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
    StoreDamaged,
)
from kwintet.server.store.schema import events, keys, lines, people, seats, settings, tables

# The log -----------------------------------------------------------------------------------------


def events_of(link: Connection, table: int, since: int) -> list[bytes]:
    here = (events.c.table_id == table) & (events.c.n >= since)
    wanted = select(events.c.n, events.c.data, events.c.crc).where(here).order_by(events.c.n)
    found = []
    for number, (n, data, crc) in enumerate(link.execute(wanted), since):
        if n != number or crc32(data) != crc:
            raise StoreDamaged(f"event {number} of table {table} is damaged")
        found.append(data)
    return found


# Tables ------------------------------------------------------------------------------------------


def create_table(link: Connection, code: str, game: str, edition: str, now: float) -> int:
    if table_by_code(link, code) is not None:
        raise CodeTaken(f"there is a table {code} already")
    row = {"code": code, "game": game, "edition": edition, "made_at": now}
    unknown = {"state": State.OPEN, "public": False, "summary": b""}
    return _key(link.execute(insert(tables).values(**row, **unknown)))


def table_by_code(link: Connection, code: str) -> int | None:
    return link.scalar(select(tables.c.id).where(tables.c.code == code))


def table(link: Connection, number: int) -> Listed | None:
    found = _listed(link, select(tables).where(tables.c.id == number))
    return found[0] if found else None


def note_table(
    link: Connection,
    number: int,
    state: State,
    public: bool,
    wake_at: float | None,
    summary: bytes,
    now: float,
) -> None:
    ended = func.coalesce(tables.c.ended_at, now) if state is State.FINISHED else None
    row = {"state": state, "public": public, "wake_at": wake_at, "summary": summary}
    noted = update(tables).where(tables.c.id == number).values(**row, ended_at=ended)
    if not link.execute(noted).rowcount:
        raise _no_table(number)


def open_tables(link: Connection, limit: int, before: int | None) -> list[Listed]:
    wanted = (tables.c.state == State.OPEN) & tables.c.public
    return _page(link, select(tables).where(wanted), limit, before)


def running_tables(link: Connection) -> list[int]:
    wanted = select(tables.c.id).where(tables.c.state == State.RUNNING)
    return list(link.scalars(wanted.order_by(tables.c.id.desc())))


def due(link: Connection, now: float) -> list[int]:
    wanted = select(tables.c.id).where(tables.c.wake_at <= now)
    return list(link.scalars(wanted.order_by(tables.c.wake_at, tables.c.id)))


def tables_of(link: Connection, person: int, limit: int, before: int | None) -> list[Listed]:
    wanted = tables.c.state.in_([State.OPEN, State.RUNNING]) & _sits(person)
    return _page(link, select(tables).where(wanted), limit, before)


def finished_tables(
    link: Connection, limit: int, before: End | None, person: int | None
) -> list[Listed]:
    mine = tables.c.public if person is None else _sits(person)
    wanted = select(tables).where(tables.c.ended_at.is_not(None), mine)
    if before is not None:
        at, number = before
        wanted = wanted.where(
            tuple_(tables.c.ended_at, tables.c.id) < tuple_(literal(at), literal(number))
        )
    order = (tables.c.ended_at.desc(), tables.c.id.desc())
    return _listed(link, wanted.order_by(*order).limit(limit))


def all_tables(link: Connection, limit: int, before: int | None) -> list[Listed]:
    return _page(link, select(tables), limit, before)


def delete_table(link: Connection, number: int) -> None:
    for part in (events, seats, lines):
        link.execute(delete(part).where(part.c.table_id == number))
    link.execute(delete(tables).where(tables.c.id == number))


def seat(link: Connection, number: int, place: int, person: int | None) -> None:
    _table_must_be(link, number)
    here = (seats.c.table_id == number) & (seats.c.seat == place)
    link.execute(delete(seats).where(here))
    if person is not None:
        _person_must_be(link, person)
        link.execute(insert(seats).values(table_id=number, seat=place, person_id=person))


def seats_of(link: Connection, number: int) -> dict[int, int]:
    wanted = select(seats.c.seat, seats.c.person_id).where(seats.c.table_id == number)
    return {row.seat: row.person_id for row in link.execute(wanted.order_by(seats.c.seat))}


def _sits(person: int) -> Any:
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.person_id == person))


def _page(link: Connection, wanted: Select[Any], limit: int, before: int | None) -> list[Listed]:
    if before is not None:
        wanted = wanted.where(tables.c.id < before)
    return _listed(link, wanted.order_by(tables.c.id.desc()).limit(limit))


def _listed(link: Connection, wanted: Select[Any]) -> list[Listed]:
    rows = link.execute(wanted).mappings()
    return [Listed(**{**row, "state": State(row["state"])}) for row in rows]


def _table_must_be(link: Connection, number: int) -> None:
    if link.scalar(select(tables.c.id).where(tables.c.id == number)) is None:
        raise _no_table(number)


def _no_table(number: int) -> NoTable:
    return NoTable(f"there is no table {number}")


# People ------------------------------------------------------------------------------------------


def create_person(link: Connection, name: str, avatar: str, key_hash: bytes, now: float) -> int:
    person = _key(link.execute(insert(people).values(name=name, avatar=avatar, made_at=now)))
    add_key(link, person, key_hash, now)
    return person


def people_by_id(link: Connection, ids: Iterable[int]) -> dict[int, Person]:
    rows = link.execute(select(people).where(people.c.id.in_(set(ids)))).mappings()
    return {row["id"]: _person(row) for row in rows}


def all_people(link: Connection, limit: int, before: int | None) -> list[Person]:
    wanted = select(people).where(people.c.forgotten_at.is_(None))
    if before is not None:
        wanted = wanted.where(people.c.id < before)
    rows = link.execute(wanted.order_by(people.c.id.desc()).limit(limit)).mappings()
    return [_person(row) for row in rows]


def person_by_key(link: Connection, key_hash: bytes) -> Person | None:
    wanted = select(people).join(keys).where(keys.c.hash == key_hash)
    row = link.execute(wanted).mappings().one_or_none()
    return None if row is None else _person(row)


def add_key(link: Connection, person: int, key_hash: bytes, now: float) -> None:
    _person_must_be(link, person)
    if link.scalar(select(keys.c.person_id).where(keys.c.hash == key_hash)) is not None:
        raise KeyTaken("that key is somebody's already")
    link.execute(insert(keys).values(hash=key_hash, person_id=person, made_at=now))


def drop_key(link: Connection, key_hash: bytes) -> None:
    link.execute(delete(keys).where(keys.c.hash == key_hash))


def rename(link: Connection, person: int, name: str, avatar: str) -> None:
    _person_must_be(link, person)
    link.execute(update(people).where(people.c.id == person).values(name=name, avatar=avatar))


def forget_person(link: Connection, person: int, now: float) -> None:
    rename(link, person, "", "")
    link.execute(update(people).where(people.c.id == person).values(forgotten_at=now))
    for part in (keys, lines):
        link.execute(delete(part).where(part.c.person_id == person))


def export_person(link: Connection, person: int) -> Export:
    _person_must_be(link, person)
    made = select(keys.c.made_at).where(keys.c.person_id == person).order_by(keys.c.made_at)
    columns = (tables.c[name] for name in Sitting.__struct_fields__ if name != "seat")
    sat = select(*columns, seats.c.seat).join(seats).where(seats.c.person_id == person)
    said = select(tables.c.code, lines.c.room, lines.c.at, lines.c.text).join(lines)
    said = said.where(lines.c.person_id == person).order_by(
        lines.c.at, tables.c.id, lines.c.n, lines.c.room
    )
    return Export(
        people_by_id(link, [person])[person],
        list(link.scalars(made)),
        [
            Sitting(**{**row, "state": State(row["state"])})
            for row in link.execute(sat.order_by(tables.c.id, seats.c.seat)).mappings()
        ],
        [Said(**row) for row in link.execute(said).mappings()],
    )


def _person(row: RowMapping) -> Person:
    return Person(**{name: row[name] for name in Person.__struct_fields__})


def _person_must_be(link: Connection, person: int) -> None:
    here = (people.c.id == person) & people.c.forgotten_at.is_(None)
    if link.scalar(select(people.c.id).where(here)) is None:
        raise NoPerson(f"there is no person {person}")


# Talk and settings -------------------------------------------------------------------------------


def add_line(link: Connection, number: int, room: str, line: Line) -> None:
    _table_must_be(link, number)
    if line.person is not None:
        _person_must_be(link, line.person)
    here = (lines.c.table_id == number) & (lines.c.room == room) & (lines.c.n == line.n)
    if link.scalar(select(lines.c.n).where(here)) is not None:
        raise Conflict(f"table {number}: there is a line {line.n} already")
    row = {"person_id": line.person, "n": line.n, "at": line.at, "text": line.text}
    link.execute(insert(lines).values(table_id=number, room=room, **row))


def lines_of(link: Connection, number: int, room: str, since: int) -> list[Line]:
    wanted = select(lines.c.n, lines.c.person_id, lines.c.at, lines.c.text).order_by(lines.c.n)
    here = (lines.c.table_id == number) & (lines.c.room == room) & (lines.c.n >= since)
    return [Line(*row) for row in link.execute(wanted.where(here))]


def forget_lines(link: Connection, before: float) -> int:
    return link.execute(delete(lines).where(lines.c.at < before)).rowcount


def setting(link: Connection, name: str) -> bytes | None:
    return link.scalar(select(settings.c.value).where(settings.c.name == name))


def make_setting(link: Connection, name: str, value: bytes) -> bytes:
    """The value that there is, or else this one."""
    found = setting(link, name)
    if found is None:
        link.execute(insert(settings).values(name=name, value=value))
    return value if found is None else found


def _key(result: Any) -> int:
    return int(result.inserted_primary_key[0])
