"""Flip Over for people at a terminal: discs in brackets, round for blue and square for red."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from kwintet.pen import QUIET_STYLE, Pen

from .view import Disc, Trick, View

BLUE, RED = "bold #4b8be0", "bold #e0563f"


def draw(view: View, pen: Pen) -> RenderableType:
    return Group(*_parts(view, pen))


def _parts(view: View, pen: Pen) -> Iterator[RenderableType]:
    yield Text(_caption(view, pen), "bold")
    yield _players(view, pen)
    if view.discs:
        yield pen.row(pen.say("discs"), [_disc(disc, pen) for disc in view.discs])
    if view.last_trick:
        yield _trick(pen.say("last-trick"), view.last_trick, pen)
    if view.trick:
        yield _trick(_about(view.trick, view, pen), view.trick, pen)
    for key, gifts in (("your-gifts", view.given), ("your-received", view.received)):
        if gifts:
            parts = [
                Text.assemble(_card(gift.card, pen), f" {pen.name(gift.seat)}") for gift in gifts
            ]
            yield pen.row(pen.say(key), parts)
    if view.hand:
        yield pen.row(pen.say("hand"), _hand(view.hand, pen))


def _caption(view: View, pen: Pen) -> str:
    taken = sum(disc.taker is not None for disc in view.discs)
    where = {"round": view.round, "rounds": view.rounds}
    if not view.discs or view.asked != "play":
        return pen.say("caption", **where)
    return pen.say("caption-trick", **where, trick=taken + 1, tricks=len(view.discs))


def _players(view: View, pen: Pen) -> RenderableType:
    columns: dict[str, list[RenderableType]] = {
        pen.say("column-score"): [pen.number(seat.score) for seat in view.seats],
        pen.say("column-cards"): [str(seat.cards) for seat in view.seats],
    }
    if any(seat.partner is not None for seat in view.seats):
        partners = [seat.partner for seat in view.seats]
        columns[pen.say("partner")] = ["" if p is None else pen.name(p) for p in partners]
    return pen.players(view.turn, columns)


def _disc(disc: Disc, pen: Pen) -> Text:
    face = Text(f"(+{disc.number})", BLUE) if disc.blue else Text(f"[−{disc.number}]", RED)
    if disc.taker is None:
        return face
    return Text.assemble(face, (f" {pen.name(disc.taker)}", QUIET_STYLE))


def _about(trick: Trick, view: View, pen: Pen) -> str:
    disc = view.discs[trick.number - 1]
    face = _disc(disc, pen).plain
    if not view.trumps:
        return pen.say("about-disc", disc=face)
    return pen.say("about-trumps", disc=face, number=trick.number)


def _trick(title: str, trick: Trick, pen: Pen) -> Text:
    parts = []
    for laid in trick.cards:
        marks = [pen.say("mark-trump")] * laid.trump + [pen.say("mark-ahead")] * laid.ahead
        told = (f" {' · '.join(marks)}" if marks else "", QUIET_STYLE)
        parts.append(Text.assemble(f"{pen.name(laid.seat)} ", _card(laid.card, pen), told))
    return pen.row(title, parts)


def _card(card: str, pen: Pen) -> Text:
    return pen.card(card[0], card[1:])


def _hand(hand: list[str], pen: Pen) -> list[Text]:
    """The cards, suit by suit."""
    suits = dict.fromkeys(card[0] for card in hand)
    return [Text(" ").join(_card(card, pen) for card in hand if card[0] == suit) for suit in suits]
