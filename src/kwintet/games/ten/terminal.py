"""10 for people at a terminal: cards in brackets face up, shaded face down, guards as discs."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from kwintet.game import Line
from kwintet.pen import QUIET_STYLE, Pen

from .cards import kind, points
from .telling import cards_taken, pot_taken
from .view import Card, Seat, Settled, View

CARD_STYLES = {"plain": "bold", "penalty": "bold #e0563f", "joker": "bold #c460b0"}
TOKEN, TOKEN_STYLE = "●", "#1fa37f"
WON, LOST = "bold #1fa37f", "bold #e0563f"
STEPS = {  # of a round, by what is asked
    "lay": "step-lay",
    "open": "step-bid",
    "bid": "step-bid",
    "guard": "step-bid",
    "turn up": "step-second",
    "add": "step-second",
    "starter": "step-settle",
}


def draw(view: View, pen: Pen) -> RenderableType:
    return Group(*_parts(view, pen))


def _parts(view: View, pen: Pen) -> Iterator[RenderableType]:
    yield Text(_caption(view, pen), "bold")
    if view.asked in STEPS:
        yield _steps(view, pen)
    yield pen.players(view.turn, _columns(view, pen))
    yield from _middle(view, pen)
    yield from _auction(view, pen)
    yield from _taken(view, pen)
    if view.hand and not view.ended:
        yield pen.row(pen.say("hand"), [_up(card) for card in view.hand])


def _caption(view: View, pen: Pen) -> str:
    if view.round == 0:
        return pen.say("title")
    if view.round_card is None:
        return pen.say("caption", round=view.round)
    return pen.say("caption-card", round=view.round, points=view.round_card)


def _steps(view: View, pen: Pen) -> Text:
    """The steps of a round, and at which it is."""
    parts = []
    for key in dict.fromkeys(STEPS.values()):
        is_now = key == STEPS[view.asked]
        name = pen.say(key)
        parts.append(Text(f"[{name}]", "bold") if is_now else Text(f" {name} ", QUIET_STYLE))
    return Text(" ").join(parts)


# The players -------------------------------------------------------------------------------------


def _columns(view: View, pen: Pen) -> dict[str, Sequence[RenderableType]]:
    seats = range(len(view.seats))
    settled = view.settled
    shown = [_settled(settled, i, pen) if settled else _laid(view.seats[i], i, pen) for i in seats]
    return {
        pen.say("column-seat"): [_seat(view, seat, pen) for seat in seats],
        pen.say("column-score"): [pen.number(seat.score) for seat in view.seats],
        pen.say("tokens"): [str(seat.tokens) for seat in view.seats],
        pen.say("column-cards"): [str(seat.hand) for seat in view.seats],
        pen.say("column-table"): shown,
    }


def _seat(view: View, seat: int, pen: Pen) -> Text:
    """By what steps call it; and who starts."""
    text = Text(f"S{seat}")
    return text + _quiet(pen.say("mark-first")) if seat == view.starter else text


def _quiet(mark: str) -> Text:
    return Text(f" {mark}", QUIET_STYLE)


def _up(card: str) -> Text:
    return Text(f"[{card}]", CARD_STYLES[kind(card)])


def _card(card: Card) -> Text:
    if card.up and card.card:
        return _up(card.card)
    return Text(f"▒{card.card or '?'}▒", "bold" if card.card else QUIET_STYLE)


def _owner(card_id: str, seat: int, pen: Pen) -> Text:
    """Who laid a card that lies in front of somebody else."""
    owner = int(card_id.removeprefix("S").removesuffix("+"))
    return Text() if owner == seat else _quiet(pen.line(Line("mark-from", {}, {"who": owner})))


def _laid(seat: Seat, number: int, pen: Pen) -> Text:
    """What lies in front of a player, with guards, and the sum of two."""
    if seat.front is None:
        return Text()
    text = _card(seat.front)
    if seat.guard:
        text += Text(f" {TOKEN * seat.guard}", TOKEN_STYLE)
    if seat.second:
        text += Text(" ") + _card(seat.second) + Text(f" = {seat.sum}", "bold")
    return text + _owner(seat.front.id, number, pen)


def _settled(settled: Settled, number: int, pen: Pen) -> Text:
    """What a player had in the round before, and whether that won or lost."""
    standing = next(found for found in settled.standings if found.seat == number)
    text = Text(" ").join(_up(counted.card) for counted in standing.cards)
    if len(standing.cards) > 1:
        text += Text(f" = {standing.sum}", "bold")
    if number == settled.winner:
        text += Text(f" {pen.say('mark-won')}", WON)
    if number == settled.loser:
        text += Text(f" {pen.say('mark-lost')}", LOST)
    return text + _owner(standing.cards[0].id, number, pen)


# Beside them -------------------------------------------------------------------------------------


def _middle(view: View, pen: Pen) -> Iterator[Text]:
    """What lies in the middle of the table, and who took it last."""
    parts: list[Text] = []
    for key, number in (("pot", view.pot), ("pile", view.pile), ("jokers", view.jokers)):
        parts.append(Text.assemble(pen.title(pen.say(key)), (f" {number}", "bold")))
    yield pen.row("", parts)
    if view.settled:
        yield Text(pen.line(pot_taken(view.settled)))
        yield Text(pen.line(cards_taken(view.settled)))


def _auction(view: View, pen: Pen) -> Iterator[Text]:
    auction = view.auction
    if auction is None:
        return
    seats = {"who": auction.bidder, "owner": auction.owner}
    yield Text(pen.line(Line("bids", {"bid": auction.bid}, seats)), "bold")
    if auction.passed:
        yield pen.row(pen.say("passed"), [pen.name(seat) for seat in auction.passed])


def _taken(view: View, pen: Pen) -> Iterator[Text]:
    """Penalty cards and round cards, and what is left in hand at the end."""
    for number, seat in enumerate(view.seats):
        name = {"who": number}
        if seat.taken:
            worth = sum(map(points, seat.taken)) + sum(seat.rounds)
            rounds = pen.say("round-cards", cards=" ".join(map(str, seat.rounds)))
            yield pen.row(
                pen.line(Line("taken", {"points": worth}, name)), [_few(seat.taken), rounds]
            )
        if seat.left:
            yield pen.row(pen.line(Line("left", {}, name)), [_few(seat.left)])


def _few(cards: list[str]) -> Text:
    """Cards in little room."""
    counted = Counter(cards).items()
    return Text(" ").join(
        Text(f"{count}×" if count > 1 else "") + Text(card, CARD_STYLES[kind(card)])
        for card, count in counted
    )
