"""What a seat of 10 sees.

A card on the table has a name for the round, wherever it goes: `S3` is the one that seat 3 laid,
`S3+` the one that it added.
"""

from functools import cache
from typing import Any

import msgspec

from kwintet.kernel import CHANCE, OVER, bit

from .notation import KIND_TEXTS
from .settling import sum_of
from .table import (
    BID,
    HAND,
    JOKER,
    KINDS,
    LAY,
    NONE,
    ROUNDS,
    SEATS,
    TEN,
    WORTH,
    seat_at,
    size_of,
)

ASKED = ("rounds", "deal", "lay", "open", "bid", "guard", "turn up", "add", "starter")


class Card(msgspec.Struct, frozen=True):
    """A card on the table; it keeps its name and its side wherever it goes in a round."""

    id: str  # by the seat that laid it: S3, or S3+ if that seat added it
    up: bool
    card: str | None  # as in the steps: 7, p3, J; None where you have not seen it


class Seat(msgspec.Struct, frozen=True):
    """A player, with what is in front of it."""

    score: int
    points: int  # penalty points of cards and round cards taken; at the end of those left as well
    tokens: int  # those that guard aside
    guard: int  # tokens that guard the card in front
    hand: int  # cards in hand
    front: Card | None  # the first card, laid here or got for it
    second: Card | None
    sum: int | None  # of both, as far as you have seen
    taken: list[str]  # penalty cards, by kind
    rounds: list[int]  # round cards taken, by points
    left: list[str] | None  # the cards left in hand at the end


class Auction(msgspec.Struct, frozen=True):
    """A guarded card is bid for."""

    opener: int
    owner: int
    card: str  # its id
    bid: int
    bidder: int
    passed: list[int]  # who could have overbid this bid, and has not


class Exchange(msgspec.Struct, frozen=True):
    """Two players have exchanged their cards."""

    taker: int
    owner: int
    price: int
    to_pot: bool  # a swap; else it was paid to the owner


class Counted(msgspec.Struct, frozen=True):
    """A card of a settled round."""

    id: str
    card: str
    up: bool  # it lay face up before all were turned up
    counts: int  # a joker counts as what makes up 10


class Standing(msgspec.Struct, frozen=True):
    """What a player came to in a settled round."""

    seat: int
    cards: list[Counted]
    sum: int
    highest: int  # what its highest single card counts
    drawn: int  # cards to fill up the hand


class Settled(msgspec.Struct, frozen=True):
    """How the round before ended; in sight until the next card is laid."""

    round: int
    card: int  # the round card
    standings: list[Standing]  # in order of turns
    winner: int
    won_by: str  # sum; card: the highest single one of equal sums; turn: the earliest of the rest
    pot: int  # tokens for the winner
    loser: int
    lost_by: str  # sum; turn: the latest of equal sums; spared: so, but the latest is the winner
    points: int  # penalty points for the loser
    round_cards: list[int]  # that were left when the pile ran out: for the loser too


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it, or an onlooker."""

    round: int  # from 1; 0 before the deal
    round_card: int | None  # its points
    turn: int | None  # the seat at turn; None while chance is, and at the end
    asked: str  # rounds, deal, lay, open, bid, guard, turn up, add, starter; over
    starter: int | None  # of the round on the table
    pot: int
    pile: int  # cards to draw
    jokers: int  # in the game
    seats: list[Seat]
    auction: Auction | None  # under way
    exchange: Exchange | None  # the last of the round
    settled: Settled | None
    ended: str | None  # rounds: all ten were played; pile: it ran out
    seat: int | None = None
    hand: list[str] = []  # by kind


@cache
def card_texts(hand: int) -> tuple[str, ...]:
    """The cards of a hand or of a pile of penalty cards, by kind."""
    return tuple(KIND_TEXTS[kind] for kind in range(KINDS) for _ in range(hand >> 3 * kind & 7))


def _numbers(bits: int) -> list[int]:
    return [n for n in range(ROUNDS + 1) if bits >> n & 1]


# What lies in front of the seats -----------------------------------------------------------------


def _seat(s: Any, t: Any, i: int, bits: int) -> Seat:
    """A seat as those see it who have one of these bits."""
    front = second = its_sum = None
    card = s.cards[s.fronts[i]]
    if card != NONE and s.winner == NONE:
        owner = s.fronts[i]
        known = s.known[owner] & bits
        text = KIND_TEXTS[card] if known else None
        front = Card(f"S{owner}", bool(s.up >> owner & 1), text)
        if s.seconds[i] != NONE:
            second = Card(f"S{i}+", True, KIND_TEXTS[s.seconds[i]])
        if known:
            its_sum = sum_of(t, card, s.seconds[i])
    return Seat(
        s.scores[i],
        s.scores[i] + WORTH * s.tokens[i],
        s.tokens[i],
        s.guards[i],
        size_of(s.hands[i]),
        front,
        second,
        its_sum,
        list(card_texts(s.taken[i])),
        _numbers(s.round_cards[i]),
        list(card_texts(s.hands[i])) if s.turn == OVER else None,
    )


def passed(s: Any) -> list[int]:
    """Who has let the last bid stand, though it could have overbid."""
    seats = []
    seat = (s.bidder + 1) % s.players
    while seat != s.turn:
        if seat != s.owner and s.tokens[seat] > s.bid:
            seats.append(seat)
        seat = (seat + 1) % s.players
    return seats


def _auction(s: Any) -> Auction | None:
    if s.phase != BID:
        return None
    opener = seat_at(s, s.done)
    return Auction(opener, s.owner, f"S{s.fronts[s.owner]}", s.bid, s.bidder, passed(s))


def _exchange(s: Any) -> Exchange | None:
    if s.owner == NONE or s.phase == BID:
        return None
    return Exchange(s.bidder, s.owner, s.bid or 1, s.bid == 0)


# A settled round ---------------------------------------------------------------------------------


def counts(t: Any, first: int, second: int) -> list[int]:
    """What each card counts: a joker makes up 10, and of two the first is the 10 (N18)."""
    if second == NONE:
        return [t.value[first]]
    if second == JOKER:
        return [t.value[first], TEN - t.value[first]]
    return [TEN - t.value[second] if first == JOKER else t.value[first], t.value[second]]


def _standing(s: Any, t: Any, seat: int) -> Standing:
    owner = s.fronts[seat]
    first, second = s.cards[owner], s.seconds[seat]
    each = counts(t, first, second)
    cards = [Counted(f"S{owner}", KIND_TEXTS[first], bool(s.up >> owner & 1), each[0])]
    if second != NONE:
        cards.append(Counted(f"S{seat}+", KIND_TEXTS[second], True, each[1]))
    drawn = size_of(s.hands[seat]) - HAND + len(cards)
    return Standing(seat, cards, sum(each), max(each), drawn)


def _won_by(standings: list[Standing]) -> str:
    best = max(standing.sum for standing in standings)
    tied = [standing.highest for standing in standings if standing.sum == best]
    if len(tied) == 1:
        return "sum"
    return "card" if tied.count(max(tied)) == 1 else "turn"


def _lost_by(standings: list[Standing], winner: int) -> str:
    least = min(standing.sum for standing in standings)
    tied = [standing.seat for standing in standings if standing.sum == least]
    if len(tied) == 1:
        return "sum"
    return "spared" if tied[-1] == winner else "turn"


def _settled(s: Any, t: Any) -> Settled | None:
    if s.winner == NONE:
        return None
    standings = [_standing(s, t, seat_at(s, place)) for place in range(s.players)]
    number = s.this_round - (s.turn != OVER and s.phase == LAY)
    left = sorted(s.order[number:]) if s.turn == OVER else []
    laid = [kind for kind in s.cards + s.seconds if kind != NONE]
    card = s.order[number - 1]
    return Settled(
        number,
        card,
        standings,
        s.winner,
        _won_by(standings),
        s.won,
        s.loser,
        _lost_by(standings, s.winner),
        card + sum(left) + sum(t.points[kind] for kind in laid),
        left,
    )


# The view ----------------------------------------------------------------------------------------


def _asked(s: Any) -> str:
    return "over" if s.turn == OVER else ASKED[s.phase]


def _ended(s: Any) -> str | None:
    if s.turn != OVER:
        return None
    return "rounds" if s.this_round == ROUNDS else "pile"


def _starter(s: Any) -> int | None:
    if s.turn == CHANCE:
        return None
    return s.turn if s.phase == LAY and s.done == 0 else s.starter


def _round_card(s: Any) -> int | None:
    """It lies open from the start of the round until its loser takes it."""
    taken = s.winner != NONE and (s.turn == OVER or s.phase != LAY)
    return s.order[s.this_round - 1] if s.this_round and not taken else None


def view(s: Any, t: Any, seat: int | None) -> View:
    bits = bit(SEATS if seat is None else seat)
    return View(
        s.this_round,
        _round_card(s),
        s.turn if s.turn >= 0 else None,
        _asked(s),
        _starter(s),
        s.pot,
        s.left,
        s.players + s.spares,
        [_seat(s, t, i, bits) for i in range(s.players)],
        _auction(s),
        _exchange(s),
        _settled(s, t),
        _ended(s),
        seat,
        [] if seat is None else list(card_texts(s.hands[seat])),
    )


# As text -----------------------------------------------------------------------------------------

_WON = {"sum": "sum", "card": "the highest card", "turn": "coming first"}
_LOST = {"sum": "sum", "turn": "coming last", "spared": "coming last but for the winner"}


def _card_text(card: Card) -> str:
    """A card that came from another seat is told by where it came from; one face down in ()."""
    text = card.card or "?"
    return f"{card.id}:{text}" if card.up else f"{card.id}:({text})"


def _seat_text(i: int, seat: Seat, at_turn: bool) -> str:
    words = [f"seat {i}: score {seat.score}, {seat.points} points, {seat.tokens} tokens"]
    if seat.left is None:
        words.append(f"{seat.hand} cards")
    else:
        words.append(f"left {' '.join(seat.left)}")
    if seat.front:
        words.append("".join([_card_text(seat.front), "*" * seat.guard]))
    if seat.second:
        words.append(_card_text(seat.second))
    return ", ".join(words) + (" <" if at_turn else "")


def _standing_text(standing: Standing) -> str:
    cards = " ".join(
        f"{card.id}:{card.card}" + ("" if card.card != "J" else f"={card.counts}")
        for card in standing.cards
    )
    return f"  seat {standing.seat}: {cards} makes {standing.sum}, draws {standing.drawn}"


def _settled_text(settled: Settled) -> list[str]:
    left = " ".join(map(str, settled.round_cards))
    more = f", with round cards {left}" if left else ""
    return [
        f"round {settled.round} is settled:",
        *map(_standing_text, settled.standings),
        f"  seat {settled.winner} wins by {_WON[settled.won_by]}: {settled.pot} tokens",
        f"  seat {settled.loser} loses by {_LOST[settled.lost_by]}: {settled.points} points{more}",
    ]


def draw(view: View) -> str:
    card = "none" if view.round_card is None else view.round_card
    lines = [f"round {view.round}, round card {card}, {view.asked}"]
    lines.append(f"pot {view.pot}, pile {view.pile}")
    lines += [_seat_text(i, seat, i == view.turn) for i, seat in enumerate(view.seats)]
    if view.auction:
        a = view.auction
        lines.append(f"seat {a.bidder} bids {a.bid} for {a.card} of seat {a.owner}")
    if view.exchange:
        e = view.exchange
        to = "the pot" if e.to_pot else f"seat {e.owner}"
        lines.append(f"seat {e.taker} has exchanged with seat {e.owner} for {e.price} to {to}")
    if view.settled:
        lines += _settled_text(view.settled)
    if view.ended:
        lines.append(f"over: {'the pile ran out' if view.ended == 'pile' else 'ten rounds'}")
    if view.seat is not None:
        lines.append("hand: " + " ".join(view.hand))
    return "\n".join(lines)
