"""All positions that a seat of Flip Over cannot tell apart, found by trying them out.

A seat remembers every step as it was shown to it, and what it saw before and after each. From
that alone come the steps that may stand for the hidden ones; every choice of them is replayed, and
what would have looked different is dropped. Nothing here knows how the game guesses hidden cards.
"""

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import kwintet
from kwintet.errors import IllegalStep
from kwintet.games.flipover import View
from kwintet.position import Position

MOST = 500  # worlds of a late position, for each seat
PHASES = ("hands", "choosing", "gifts")  # what is hidden: hands dealt, gifts under way, gifts made


@dataclass
class Moment:
    """A step as a seat remembers it."""

    before: View
    shown: str
    after: View


def worlds(position: Position, seat: int) -> list[Position]:
    """Every position that looks the same to the seat, all along; the true one is among them.

    Deals that differ in the order within a hand count as one.
    """
    return list(_worlds(position, seat))


def late(rng: random.Random) -> Position:
    """A position near the end of a round: one to MOST worlds a seat, for one seat several."""
    while True:
        position = _somewhere(rng)
        seats = range(position.players)
        if all(_at_most(MOST, position, seat) for seat in seats) and any(
            len(list(islice(_worlds(position, seat), 2))) > 1 for seat in seats
        ):
            return position


# Trying worlds out -------------------------------------------------------------------------------


def _worlds(position: Position, seat: int) -> Iterator[Position]:
    memory = remembered(position, seat)
    start = kwintet.new(position.game.name, position.players, position.options)
    return _grow(start, seat, memory)


def remembered(position: Position, seat: int) -> list[Moment]:
    memory = []
    now = kwintet.new(position.game.name, position.players, position.options)
    for step in position.steps:
        before, shown = now.view(seat), now.shown(step, seat)
        now.step(step)
        memory.append(Moment(before, shown, now.view(seat)))
    return memory


def _grow(position: Position, seat: int, memory: list[Moment]) -> Iterator[Position]:
    """Go on in every way that shows the seat what it remembers."""
    for index in range(len(position.steps), len(memory)):
        moment = memory[index]
        if moment.shown.endswith("?"):
            for step in _instead(memory, index, seat):
                then = position.copy()
                if _looks_the_same(then, step, seat, moment):
                    yield from _grow(then, seat, memory)
            return
        if not _looks_the_same(position, moment.shown, seat, moment):
            return
    yield position


def _looks_the_same(position: Position, step: str, seat: int, moment: Moment) -> bool:
    """Take the step, if it is legal; whether the seat would see what it remembers."""
    try:
        same: bool = position.shown(step, seat) == moment.shown
        position.step(step)
    except IllegalStep:
        return False
    return same and bool(position.view(seat) == moment.after)


# What may have been hidden -----------------------------------------------------------------------


def _instead(memory: list[Moment], index: int, seat: int) -> Iterator[str]:
    """Steps that may stand for a hidden one; those left out cannot be."""
    if memory[index].shown.startswith("!"):
        return _deals(memory, index, seat)
    return (f"give {card}" for card in _gifts(memory, index, seat))


def _laid(memory: list[Moment], number: int) -> dict[str, int]:
    """The cards played in a round, and by whom."""
    laid = {}
    for moment in memory:
        if moment.before.round == number and moment.before.asked == "play":
            assert moment.before.turn is not None
            laid[moment.shown] = moment.before.turn
    return laid


def suits_lacked(memory: list[Moment], number: int) -> set[tuple[int, str]]:
    """Seats, and suits that they did not follow in a round: they have no such card left."""
    lacks = set()
    for moment in memory:
        trick = moment.before.trick
        if moment.before.round == number and trick and moment.shown[0] != trick.cards[0].card[0]:
            assert moment.before.turn is not None
            lacks.add((moment.before.turn, trick.cards[0].card[0]))
    return lacks


def _deals(memory: list[Moment], index: int, seat: int) -> Iterator[str]:
    """Own hand and cards played lie where they were seen; the rest anywhere there is room."""
    after = memory[index].after
    players, ranks = len(after.seats), len(after.hand)
    laid = _laid(memory, after.round)
    hands = [[card for card, by in laid.items() if by == other] for other in range(players)]
    hands[seat] = list(after.hand)
    cards = [f"{suit}{rank}" for suit in "ABCDE"[:players] for rank in range(1, ranks + 1)]
    hidden = [card for card in cards if card not in laid and card not in after.hand]
    for dealt in _shared_out(hidden, hands, ranks, suits_lacked(memory, after.round)):
        yield "!deal " + ",".join(str(cards.index(card)) for held in dealt for card in held)


def _shared_out(
    cards: list[str], hands: list[list[str]], size: int, lacks: set[tuple[int, str]]
) -> Iterator[list[list[str]]]:
    """The hands, filled up with these cards in every possible way."""
    if not cards:
        yield hands
        return
    for seat, held in enumerate(hands):
        if len(held) < size and (seat, cards[0][0]) not in lacks:
            more = [*hands[:seat], [*held, cards[0]], *hands[seat + 1 :]]
            yield from _shared_out(cards[1:], more, size, lacks)


def _gifts(memory: list[Moment], index: int, seat: int) -> list[str]:
    """Cards that one seat may have given to another, from what came of them."""
    before = memory[index].before
    assert before.turn is not None
    assert before.exchanged is not None
    giver, receiver = before.turn, (before.turn + before.exchanged % 3 + 1) % 4
    held = [card for card, by in _laid(memory, before.round - 1).items() if by == giver]
    laid = _laid(memory, before.round)
    came = [card for card in held if laid.get(card) == receiver] or [
        gift.card
        for moment in memory
        if receiver == seat and moment.after.round == before.round
        for gift in moment.after.received
        if gift.seat == giver
    ][:1]
    lacks = suits_lacked(memory, before.round)
    return came or [c for c in held if c not in laid and (receiver, c[0]) not in lacks]


# Late positions ----------------------------------------------------------------------------------


def _somewhere(rng: random.Random) -> Position:
    """A position reached at random, in which something may be hidden."""
    phase = rng.choice(PHASES)
    players = rng.choice((3, 4, 5)) if phase == "hands" else 4
    teams = players == 4 and (phase != "hands" or rng.random() < 0.5)
    options: dict[str, Any] = {"rounds": 4, "trumps": rng.random() < 0.8, "teams": teams}
    options["setup"] = rng.choice(("random", "alternating"))
    number = rng.choice((1, 3) if phase == "hands" else (2, 4))
    to_come = 40 - rng.randint(1, 2) if phase == "choosing" else rng.randint(2, 4 * players - 1)
    asked = "give" if phase == "choosing" else "play"
    position = kwintet.new("flipover", players, options)
    while not _is_there(position, number, asked, to_come):
        if position.turn == "chance":
            position.draw(rng)
        else:
            position.step(rng.choice(position.legal))
    return position


def _is_there(position: Position, number: int, asked: str, to_come: int) -> bool:
    seen: View = position.view(None)
    in_hand = sum(seat.cards for seat in seen.seats)
    return (seen.round, seen.asked.split()[0], in_hand) == (number, asked, to_come)


def _at_most(most: int, position: Position, seat: int) -> bool:
    """Whether that many worlds are to be tried at most."""
    memory = remembered(position, seat)
    hidden = (i for i, moment in enumerate(memory) if moment.shown.endswith("?"))
    tried = (len(list(islice(_instead(memory, i, seat), most + 1))) for i in hidden)
    return math.prod(tried) <= most
