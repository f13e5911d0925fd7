"""Twhist for people at a terminal: a row of FLIP cards a player, stars where they are turned."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from kwintet.game import Line
from kwintet.pen import QUIET_STYLE, Pen

from .telling import is_number
from .view import Flip, Laid, Settled, Trick, View

STAR, STAR_STYLE = "★", "bold #d0a020"
NOT_TURNED = "·"
TWIST_STYLE = "bold"


def draw(view: View, pen: Pen) -> RenderableType:
    return Group(*_parts(view, pen))


def _parts(view: View, pen: Pen) -> Iterator[RenderableType]:
    yield Text(pen.say("caption", trick=view.number, tricks=view.tricks), "bold")
    yield pen.players(view.turn, _columns(view, pen))
    if view.left_over:
        yield pen.row(pen.say("out"), _cards(view.left_over, pen))
    if view.last_trick:
        yield _settled(view.last_trick, pen)
    if view.trick:
        yield _trick(pen.say("trick", trick=view.trick.number), view.trick, pen)
        yield Text(_as_it_lies(view.trick, pen), QUIET_STYLE)
    if view.hand:
        yield pen.row(pen.say("hand"), _cards(view.hand, pen))


def _columns(view: View, pen: Pen) -> dict[str, list[RenderableType]]:
    """A player's cards and stars, then the FLIP cards by number; stars show on those turned."""
    columns: dict[str, list[RenderableType]] = {
        pen.say("column-cards"): [str(seat.cards) for seat in view.seats],
        STAR: [Text(pen.number(seat.score), STAR_STYLE) for seat in view.seats],
    }
    for i, flip in enumerate(view.seats[0].flips):
        title = pen.number(flip.number)
        columns[title] = [_flip(seat.flips[i]) for seat in view.seats]
    if any(seat.twists is not None for seat in view.seats):
        twists = [" ".join(_twist(card, pen) for card in seat.twists or []) for seat in view.seats]
        columns[pen.say("column-twists")] = [*twists]
    return columns


def _flip(flip: Flip) -> Text:
    return Text(f"{STAR}{flip.stars}", STAR_STYLE) if flip.up else Text(NOT_TURNED, QUIET_STYLE)


def _twist(card: str, pen: Pen) -> str:
    return pen.say("twist-name", twist=card)


def _card(card: str, pen: Pen) -> Text:
    if not is_number(card):
        return Text(_twist(card, pen), TWIST_STYLE)
    return pen.card(card[0], pen.number(int(card[1:])))


def _cards(cards: list[str], pen: Pen) -> list[Text]:
    """Cards side by side: suit by suit, then twist cards."""
    groups: dict[str, list[Text]] = {}
    for card in cards:
        groups.setdefault(card[0] if is_number(card) else "", []).append(_card(card, pen))
    return [Text(" ").join(group) for group in groups.values()]


def _trick(title: str, trick: Trick, pen: Pen) -> Text:
    return pen.row(title, [_laid(laid, pen) for laid in trick.cards])


def _laid(laid: Laid, pen: Pen) -> Text:
    mark = ""
    if laid.value is not None and laid.power:
        mark = pen.say("mark-highest")
    elif laid.value is None and not laid.power:
        mark = pen.say("mark-powerless")
    told = (f" {mark}" if mark else "", QUIET_STYLE)
    return Text.assemble(f"{pen.name(laid.seat)} ", _card(laid.card, pen), told)


def _as_it_lies(trick: Trick, pen: Pen) -> str:
    """Who would take the trick and lead the next."""
    seats = {"would-take": trick.taker, "would-lead": trick.next_leader}
    told = [Line(key, {}, {"who": seat}) for key, seat in seats.items() if seat is not None]
    return " · ".join(pen.line(line) for line in told)


def _settled(settled: Settled, pen: Pen) -> Text:
    """The last trick, its taker's cards in brackets."""
    parts = []
    for laid in settled.trick.cards:
        card = _card(laid.card, pen)
        chosen = laid.seat in settled.taken
        shown = Text.assemble("(", card, ")") if chosen else card
        parts.append(Text.assemble(f"{pen.name(laid.seat)} ", shown))
    return pen.row(pen.say("last-trick"), parts)
