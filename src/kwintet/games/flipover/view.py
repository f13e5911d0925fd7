"""What a seat of Flip Over sees, and what it is offered."""

from typing import Any

import msgspec

from kwintet.game import Offers
from kwintet.kernel import CHANCE, OVER, bit, count, low

from .notation import card_text, text
from .rules import (
    DEAL,
    GIFTS,
    NONE,
    SUIT,
    WIDTH,
    exchanging,
    gift_from,
    legal,
    next_turned,
    partner_of,
)

DIRECTIONS = ("left", "across", "right")


class Disc(msgspec.Struct, frozen=True):
    """A disc: it lies in the row, or before the seat that took it."""

    number: int
    blue: bool
    taker: int | None


class Laid(msgspec.Struct, frozen=True):
    """A card played to a trick; `ahead` marks the one that wins it so far, or won it."""

    seat: int
    card: str
    trump: bool
    ahead: bool


class Trick(msgspec.Struct, frozen=True):
    """A trick in order of play: it is about the disc of its number, also the rank of trumps."""

    number: int
    leader: int
    cards: list[Laid]


class Seat(msgspec.Struct, frozen=True):
    score: int
    cards: int  # in hand
    played: int  # cards face down beside it
    partner: int | None


class Gift(msgspec.Struct, frozen=True):
    """A card exchanged with one other seat."""

    direction: str  # of that seat: left, across or right
    seat: int
    card: str


class Settled(msgspec.Struct, frozen=True):
    """How the round before ended."""

    round: int
    discs: list[Disc]
    points: list[int]  # a seat


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it, or an onlooker."""

    round: int
    rounds: int
    turn: int | None  # the seat at turn; None while chance is, and at the end
    asked: str  # deal, discs, play, give left, give across, give right; over
    trumps: bool
    seats: list[Seat]
    discs: list[Disc]  # of this round, in a row
    set_up: list[int]  # the discs that were turned to set the row right, in that order
    trick: Trick | None  # under way
    last_trick: Trick | None  # the last complete one of the round
    settled: Settled | None
    exchanged: int | None  # gifts chosen so far, in a round with an exchange
    seat: int | None = None
    hand: list[str] = []  # by suit and rank
    played: list[str] = []  # this round, by suit and rank
    given: list[Gift] = []
    received: list[Gift] = []  # after the whole exchange


def _cards(bits: int) -> list[str]:
    cards = []
    while bits:
        cards.append(card_text(low(bits)))
        bits &= bits - 1
    return cards


def _asked(s: Any) -> str:
    if s.turn == OVER:
        return "over"
    if s.turn == CHANCE:
        return "deal" if s.awaited == DEAL else "discs"
    return f"give {DIRECTIONS[s.given % 3]}" if exchanging(s) else "play"


def _discs(blue: int, takers: list[int], n: int) -> list[Disc]:
    return [
        Disc(disc + 1, bool(blue >> disc & 1), None if taker == NONE else taker)
        for disc, taker in enumerate(takers[:n])
    ]


def _set_up(s: Any) -> list[int]:
    turned: list[int] = []
    blue = s.thrown
    while blue != s.blue:
        disc = next_turned(blue, s.ranks)
        blue ^= bit(disc)
        turned.append(disc + 1)
    return turned


def _trick(s: Any, number: int, played: int, ahead: int) -> Trick | None:
    """The first cards of a trick of this round, and who is ahead with them."""
    if played == 0:
        return None
    leader = s.leader if number == 1 else s.takers[number - 2]
    first = (number - 1) * s.players
    laid = []
    for i, card in enumerate(s.laid[first : first + played]):
        seat = (leader + i) % s.players
        is_trump = bool(s.trumps) and card % SUIT + 1 == number
        laid.append(Laid(seat, card_text(card), is_trump, seat == ahead))
    return Trick(number, leader, laid)


def _tricks(s: Any) -> tuple[Trick | None, Trick | None]:
    """The trick under way, and the last complete one of the round."""
    if s.turn == OVER:
        return None, _trick(s, s.trick, s.players, s.winner)
    before = None
    if s.trick > 1:
        before = _trick(s, s.trick - 1, s.players, s.takers[s.trick - 2])
    return _trick(s, s.trick, s.played, s.winner), before


def _settled(s: Any) -> Settled | None:
    if s.last_takers[0] == NONE:
        return None
    points = [0] * s.players
    discs = _discs(s.last_blue, s.last_takers, s.ranks)
    for disc in discs:
        value = disc.number if disc.blue else -disc.number
        taker = s.last_takers[disc.number - 1]
        points[taker] += value
        if s.teams:
            points[partner_of(taker)] += value
    return Settled(s.this_round if s.turn == OVER else s.this_round - 1, discs, points)


def _gifts(s: Any, seat: int, incoming: bool) -> list[Gift]:
    gifts = []
    for i, direction in enumerate(DIRECTIONS):
        other = (seat + i + 1) % s.players
        card = s.gifts[gift_from(other, seat) if incoming else gift_from(seat, other)]
        if card != NONE:
            gifts.append(Gift(direction, other, card_text(card)))
    return gifts


def view(s: Any, t: Any, seat: int | None) -> View:
    trick, last_trick = _tricks(s)
    common = {
        "round": s.this_round,
        "rounds": s.rounds,
        "turn": s.turn if s.turn >= 0 else None,
        "asked": _asked(s),
        "trumps": bool(s.trumps),
        "seats": [
            Seat(
                s.scores[i],
                count(s.hands[i]),
                count(s.spent[i]),
                partner_of(i) if s.teams else None,
            )
            for i in range(s.players)
        ],
        "discs": _discs(s.blue, s.takers, s.ranks) if s.turn != CHANCE else [],
        "set_up": _set_up(s) if s.turn != CHANCE else [],
        "trick": trick,
        "last_trick": last_trick,
        "settled": _settled(s),
        "exchanged": s.given if s.teams and s.this_round % 2 == 0 else None,
    }
    if seat is None:
        return View(**common, seat=seat)
    return View(
        **common,
        seat=seat,
        hand=_cards(s.hands[seat]),
        played=_cards(s.spent[seat]),
        given=_gifts(s, seat, incoming=False) if s.teams else [],
        received=_gifts(s, seat, incoming=True) if s.teams and s.given == GIFTS else [],
    )


def offers(s: Any, t: Any) -> Offers:
    moves = [0] * WIDTH
    return Offers([text(s, t, move) for move in moves[: legal(s, t, moves)]])


# As text -----------------------------------------------------------------------------------------


def _disc_text(disc: Disc) -> str:
    sign = "+" if disc.blue else "-"
    return f"{sign}{disc.number}" + ("" if disc.taker is None else f">{disc.taker}")


def _trick_text(name: str, trick: Trick) -> str:
    cards = [f"{laid.seat}:{laid.card}{'*' if laid.ahead else ''}" for laid in trick.cards]
    return f"{name} {trick.number}: {' '.join(cards)}"


def draw(view: View) -> str:
    lines = [f"round {view.round} of {view.rounds}, {view.asked}"]
    lines += [
        f"seat {i}: {seat.score} points, {seat.cards} cards{' <' if i == view.turn else ''}"
        for i, seat in enumerate(view.seats)
    ]
    if view.discs:
        lines.append("discs: " + " ".join(map(_disc_text, view.discs)))
    if view.last_trick:
        lines.append(_trick_text("last trick", view.last_trick))
    if view.trick:
        lines.append(_trick_text("trick", view.trick))
    lines += [f"given {gift.direction} to {gift.seat}: {gift.card}" for gift in view.given]
    lines += [f"received from {gift.seat}: {gift.card}" for gift in view.received]
    if view.seat is not None:
        lines.append("hand: " + " ".join(view.hand))
    return "\n".join(lines)
