"""A table as a seat sees it, or an onlooker: all that ever leaves the server about it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kwintet import fair
from kwintet.game import Line
from kwintet.position import INTERRUPT, Position
from kwintet.server.clock import deadline
from kwintet.server.messages import News, SeatShown, TableShown, WishShown
from kwintet.server.table import AGREEING, OVER, PLAYING, Seat, Table


class Person(NamedTuple):
    name: str
    avatar: str


class Reader(NamedTuple):
    """Who looks: a person, at a seat or from behind the players."""

    person: int
    seat: int | None


def shown(
    table: Table,
    code: str,
    reader: Reader,
    people: Callable[[int], Person],
    here: set[int],
    news: Sequence[News],
    now: float,
) -> TableShown:
    """All of the table that a reader sees; `here` are the people who look at it."""
    over = table.phase == OVER
    wish = table.wish
    seat = reader.seat
    due = deadline(table)
    return TableShown(
        events=table.events,
        code=code,
        game=table.agreed.game,
        options=table.agreed.options,
        phase=table.phase,
        seats=[_seat(table, each, people, here) for each in table.seats],
        promise=fair.commitment(table.secret) if table.secret else "",
        secret=table.secret.hex() if over else "",
        you=seat,
        host=reader.person == table.host,
        paused=bool(table.paused),
        seconds=None if due is None else max(0.0, due - now),
        wish=WishShown(wish.seat, wish.wish, sorted(wish.waiting)) if wish else None,
        ahead=[] if seat is None else table.seats[seat].ahead,
        news=list(news),
        next_table=table.next_table,
        **(_game(table.position, seat, table.phase == PLAYING) if table.position else {}),
    )


def _game(position: Position, seat: int | None, playing: bool) -> dict[str, Any]:
    view = position.view(seat)
    telling = position.game.telling
    at_turn = playing and seat is not None and position.turn == seat
    return {
        "ply": len(position.steps),
        "view": view,
        "offers": position.offers if at_turn else None,
        "ask": telling.ask(view) if at_turn else None,
        "winners": position.winners,
        "result": telling.result(view, position.winners) if position.turn is None else [],
    }


def _seat(table: Table, seat: Seat, people: Callable[[int], Person], here: set[int]) -> SeatShown:
    if seat.is_free:
        return SeatShown()
    person = people(seat.person) if seat.person is not None else Person("", "")
    all_committed = all(each.commitment for each in table.seats)
    return SeatShown(
        name=person.name,
        avatar=person.avatar,
        level=seat.level or "",
        away=seat.away,
        here=seat.person in here,
        commitment=seat.commitment,
        nonce=seat.nonce if all_committed or table.phase != AGREEING else "",
        seconds=seat.left if table.agreed.clock.game else None,
    )


# Steps -------------------------------------------------------------------------------------------


def told(before: Position, step: str, by: str, after: Position, seat: int | None) -> News:
    """A step as a seat is told it."""
    seen = before.shown(step, seat)
    lines: list[Line] = before.game.telling.tell(before.view(seat), seen, after.view(seat))
    actor = before.turn if isinstance(before.turn, int) and step != INTERRUPT else None
    return News(seen, by, lines, actor)


def history(table: Table, seat: int | None) -> list[News]:
    """All steps of the game as a seat was told them."""
    then, news = table.new_position(), []
    for step, made in zip(table.game.steps, table.made, strict=True):
        before = then.copy()
        then.step(step)
        news.append(told(before, step, made.by, then, seat))
    return news


def why_not(table: Table, seat: int, step: str) -> Line | None:
    """Why a step was refused, as far as the seat may know."""
    position = table.game
    if position.turn != seat:
        return None
    line: Line = position.game.telling.why_not(position.view(seat), step)
    return line
