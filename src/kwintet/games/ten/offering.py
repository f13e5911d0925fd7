"""What the person at turn of 10 is offered, with what each step costs and gives as far as they see.

Laying a card is a form as well: which card, which side, how many tokens.
"""

from typing import Any

from kwintet.game import About, Form, Line, Offers
from kwintet.kernel import bit

from .cards import a_card, your_card
from .notation import KIND_TEXTS, SIDE_TEXTS, TEXTS
from .rules import legal
from .settling import sum_of
from .table import (
    BID,
    BIDS,
    GUARD,
    LAY,
    MORE,
    NONE,
    OPENING,
    OVERBID,
    PASS,
    REVEAL,
    SECOND,
    STARTER,
    STOP,
    SWAP,
    WIDTH,
)
from .view import card_texts


class Lay(Form, frozen=True, tag="lay"):
    """`lay`, a card of your hand, its side, and how many tokens guard it."""

    cards: list[str]  # by kind, each once
    sides: list[str]
    guards: list[int]

    def line(self) -> Line:
        example = f"lay {self.cards[0]} down {self.guards[-1]}"
        return Line("write-lay", {"example": example})

    def starts(self) -> list[str]:
        return [
            f"lay {card} {side} {guard}"
            for card in self.cards
            for side in self.sides
            for guard in self.guards
        ]


class Take(About, frozen=True, tag="take"):
    """A bid or a swap: what it costs, and what you get if nobody bids more."""

    tokens: int  # to be paid
    to: int | None  # the seat that gets them; None: the pot
    left: int  # tokens in front of you after that
    card: str | None  # that you would get; None where you have not seen it
    up: bool  # whether it lies face up
    sum: int | None  # that you would stand at with it
    guard: int  # your tokens that would guard it
    gives: str  # your card that goes for it

    def line(self) -> Line:
        return Line(
            "about-swap" if self.to is None else "about-bid",
            {
                "card": a_card(self.card) if self.card else Line("unseen-card"),
                "gives": your_card(self.gives),
                "tokens": self.tokens,
                "left": self.left,
            },
        )


class Leave(About, frozen=True, tag="pass"):
    """Passing in an auction: who gets the card as it stands, and for how much."""

    bidder: int
    bid: int

    def line(self) -> Line:
        return Line("about-pass", {"bid": self.bid}, {"who": self.bidder})


class Cover(About, frozen=True, tag="guard"):
    """More guard tokens: how many then protect your card, and how many you have left."""

    guard: int
    left: int

    def line(self) -> Line:
        return Line("about-guard", {"guard": self.guard, "left": self.left})


class Stand(About, frozen=True, tag="stand"):
    """The sum that you would stand at; whether you could still add a card."""

    sum: int
    more: bool

    def line(self) -> Line:
        return Line("about-sum-more" if self.more else "about-sum", {"sum": self.sum})


class First(About, frozen=True, tag="starter"):
    """The next starter: who would lay last, and lose ties of the lowest sum."""

    last: int

    def line(self) -> Line:
        return Line("about-starter", {}, {"who": self.last})


def _take(s: Any, t: Any, step: str, owner: int, tokens: int) -> Take:
    """A bid of so many tokens for the card in front of a seat; none: a swap."""
    seat = s.turn
    theirs, mine = s.fronts[owner], s.fronts[seat]
    seen = s.known[theirs] & bit(seat)
    price = tokens or 1
    return Take(
        step,
        price,
        owner if tokens else None,
        s.tokens[seat] - price,
        KIND_TEXTS[s.cards[theirs]] if seen else None,
        bool(s.up & bit(theirs)),
        sum_of(t, s.cards[theirs], NONE) if seen else None,
        s.guards[seat],
        KIND_TEXTS[s.cards[mine]],
    )


def _about(s: Any, t: Any, move: int) -> About | None:
    step, seat = TEXTS[move], s.turn
    if move < SWAP:
        return _take(s, t, step, (move - OPENING) // BIDS, (move - OPENING) % BIDS)
    if move < OVERBID:
        return _take(s, t, step, move - SWAP, 0)
    if move < PASS:
        return _take(s, t, step, s.owner, move - OVERBID)
    if move == PASS:
        return Leave(step, s.bidder, s.bid) if s.phase == BID else None
    if move < REVEAL:
        more = move - MORE
        return Cover(step, s.guards[seat] + more, s.tokens[seat] - more)
    if move < STARTER:
        second = move - SECOND if SECOND <= move < STOP else NONE
        return Stand(step, sum_of(t, s.cards[s.fronts[seat]], second), move == REVEAL)
    return First(step, (move - STARTER + s.players - 1) % s.players)


def _lay(s: Any) -> Lay:
    guards = range(min(s.tokens[s.turn], GUARD) + 1)
    cards = list(dict.fromkeys(card_texts(s.hands[s.turn])))
    return Lay(cards, list(SIDE_TEXTS), list(guards))


def offers(s: Any, t: Any) -> Offers:
    moves = [0] * WIDTH
    listed = moves[: legal(s, t, moves)]
    steps = [TEXTS[move] for move in listed]
    if s.phase == LAY:
        return Offers(steps, [_lay(s)])
    return Offers(steps, [], [found for move in listed if (found := _about(s, t, move))])
