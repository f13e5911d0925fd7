"""Deals of 10 by hand, and helpers to play on from them and to look at what comes out."""

from collections import Counter
from typing import Any

import pytest

import kwintet
from kwintet.errors import IllegalStep
from kwintet.games.ten import View
from kwintet.games.ten.view import Auction, Card, Exchange, Seat, Settled
from kwintet.position import Position

ROUNDS = "!rounds 4,9,1,8,2,10,3,7,5,6"
PLAIN = [str(value) for value in range(11)]
PENALTY = [f"p{value}" for value in range(1, 9)]
FIRST = {card: 5 * i for i, card in enumerate(PLAIN)} | {
    card: 55 + i for i, card in enumerate(PENALTY)
}
FIRST["J"] = 63


def deal(*hands: str, pile: str = "", spares: int = 0) -> str:
    """The step that deals these hands, less the jokers given, and a pile that begins like this.

    The rest of the pile is in order of numbers, from the last to the first.
    """
    copies: Counter[str] = Counter()
    numbers = []
    for card in " ".join([*hands, pile]).split():
        numbers.append(FIRST[card] + copies[card])
        copies[card] += 1
    rest = [number for number in range(63 + spares) if number not in numbers]
    return "!deal " + ",".join(map(str, [*numbers, *reversed(rest)]))


def begin(*hands: str, pile: str = "", rounds: str = ROUNDS, **options: Any) -> Position:
    """A game in which the hands are dealt and seat 0 is to lay."""
    position = kwintet.new("ten", len(hands), options)
    position.step(rounds)
    spares = 7 - len(hands) if position.options["spare_jokers"] else 0
    position.step(deal(*hands, pile=pile, spares=spares))
    return position


def play(position: Position, steps: str) -> Position:
    """Take steps written with commas between them."""
    for step in steps.split(","):
        position.step(step.strip())
    return position


def no_bids(position: Position) -> Position:
    """Nobody bids, or bids more, or guards."""
    while view(position).asked in ("open", "bid", "guard"):
        position.step("guard 0" if view(position).asked == "guard" else "pass")
    return position


def finish_round(position: Position) -> Position:
    """From wherever the round is after laying: no bids, no second cards."""
    no_bids(position)
    while view(position).asked in ("turn up", "add"):
        position.step("keep" if view(position).asked == "turn up" else "stop")
    return position


def one_round(position: Position, lays: str) -> Position:
    """All lay; then nothing more happens in the round."""
    return finish_round(play(position, lays))


def view(position: Position, seat: int | None = None) -> View:
    found: View = position.view(seat)
    return found


def seat(position: Position, number: int) -> Seat:
    return view(position).seats[number]


def tokens(position: Position) -> list[int]:
    return [seat.tokens for seat in view(position).seats]


def guards(position: Position) -> list[int]:
    return [seat.guard for seat in view(position).seats]


def hand(position: Position, number: int) -> list[str]:
    return view(position, number).hand


def front(position: Position, number: int, seen_by: int | None = None) -> Card:
    card = view(position, seen_by).seats[number].front
    assert card
    return card


def fronts(position: Position) -> list[str]:
    """The cards in front of the seats, by the seats that laid them."""
    return [front(position, number).id for number in range(position.players)]


def settled(position: Position) -> Settled:
    found = view(position).settled
    assert found
    return found


def auction(position: Position) -> Auction:
    found = view(position).auction
    assert found
    return found


def exchange(position: Position) -> Exchange:
    found = view(position).exchange
    assert found
    return found


def refused(position: Position, step: str) -> IllegalStep:
    with pytest.raises(IllegalStep) as caught:
        position.step(step)
    return caught.value


def contest(*rows: str, starter: int = 0) -> Position:
    """A settled round: the cards of each seat, face up, as they are laid from the starter on.

    Another starter than seat 0 has been named by the winner of a round before.
    """
    seats = [row.split() for row in rows]
    pool = [card for card in PLAIN for _ in range(5)]
    hands = []
    for row in seats:
        cards = row[:]
        if "J" in cards:
            cards.remove("J")  # everybody is given one
        hands.append(cards)
        for card in cards:
            if card in pool:
                pool.remove(card)
    for cards in hands:
        while len(cards) < 3:
            cards.append(pool.pop(0))
    position = begin(*(" ".join(cards) for cards in hands))
    if starter:
        lays = (f"lay {cards[-1]} up 0" for cards in hands)
        play(one_round(position, ", ".join(lays)), f"starter S{starter}")
    order = [(starter + i) % len(rows) for i in range(len(rows))]
    for number in order:
        position.step(f"lay {seats[number][0]} up 0")
    no_bids(position)
    for number in order:
        position.step(f"add {seats[number][1]}" if len(seats[number]) > 1 else "stop")
    return position


def in_a_hurry(position: Position) -> str:
    """A step by which hands are emptied soon."""
    legal = position.legal
    if legal[0].startswith("lay"):
        up = [step for step in legal if step.endswith("up 0") and step != "lay J up 0"]
        return min(up, key=lambda step: int(step.split()[1].removeprefix("p")), default=legal[0])
    return next((step for step in legal if step != "stop" and not step.startswith("o")), legal[0])
