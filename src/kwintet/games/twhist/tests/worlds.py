"""All positions that a seat of Twhist cannot tell apart, found by trying them out.

A seat remembers every step, and what it saw before and after each. From that alone come the deals
that may have been; each is replayed, and what would have looked different is dropped. Nothing here
knows how the game guesses hidden cards.
"""

import math
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import kwintet
from kwintet.errors import IllegalStep
from kwintet.games.twhist import View
from kwintet.position import Position

MOST = 300  # deals of a late position that are tried for a seat
TWISTS = {"win", "thief", "pole", "pass"}

Hands = list[list[str]]  # of number cards as they were dealt, and what was left over


@dataclass
class Moment:
    """A step as a seat remembers it."""

    before: View
    shown: str
    after: View


def worlds(position: Position, seat: int) -> list[Position]:
    """Every position that looks the same to the seat, all along; the true one is among them.

    Each comes as often as there are deals that lead to it, or an equal part of that: the order
    within a hand makes no difference, but like cards are two cards.
    """
    found = [(world, _deals(hands)) for world, hands in _worlds(position, seat)]
    part = math.gcd(*(deals for _, deals in found))
    return [world for world, deals in found for _ in range(deals // part)]


def late(rng: random.Random) -> Position:
    """A position with few cards in hand: one to MOST worlds a seat, for one seat several."""
    while True:
        position = _somewhere(rng)
        seats = range(position.players)
        tried = [len(list(islice(_possible(position, seat), MOST + 1))) for seat in seats]
        if max(tried) <= MOST and any(_in_doubt(position, seat) for seat in seats):
            return position


def _in_doubt(position: Position, seat: int) -> bool:
    return len(list(islice(_worlds(position, seat), 2))) > 1


def _deals(hands: Hands) -> int:
    """How many deals give these hands: of a like pair in two of them either card can be in one."""
    split = 0
    for card, there in Counter(card for hand in hands for card in set(hand)).items():
        split += there == 2
        assert there <= 2, card
    return 1 << split


# Trying worlds out -------------------------------------------------------------------------------


def _worlds(position: Position, seat: int) -> Iterator[tuple[Position, Hands]]:
    memory = remembered(position, seat)
    for hands in _possible(position, seat):
        world = kwintet.new(position.game.name, position.players, position.options)
        if all(_looks_the_same(world, moment, seat, hands) for moment in memory):
            yield world, hands


def remembered(position: Position, seat: int) -> list[Moment]:
    memory = []
    now = kwintet.new(position.game.name, position.players, position.options)
    for step in position.steps:
        before, shown = now.view(seat), now.shown(step, seat)
        now.step(step)
        memory.append(Moment(before, shown, now.view(seat)))
    return memory


def _looks_the_same(world: Position, moment: Moment, seat: int, hands: Hands) -> bool:
    """Take the step, if it is legal; whether the seat would see what it remembers."""
    step = deal(hands, world.options["doubled"]) if moment.shown == "!deal ?" else moment.shown
    try:
        same: bool = world.shown(step, seat) == moment.shown
        world.step(step)
    except IllegalStep:
        return False
    return same and bool(world.view(seat) == moment.after)


def deal(hands: Hands, doubled: int) -> str:
    """The step that deals these cards, of like ones the first number first."""
    left = _numbered(doubled)
    numbers = []
    for card in [card for hand in hands for card in hand]:
        numbers.append(left.index(card))
        left[numbers[-1]] = ""
    return "!deal " + ",".join(map(str, numbers))


def _numbered(doubled: int) -> list[str]:
    """The cards in the order of their numbers."""
    values = sorted([*range(-1, 6), doubled])
    return [f"{colour}{value}" for colour in "ABCD" for value in values]


# What may have been dealt ------------------------------------------------------------------------


def _possible(position: Position, seat: int) -> Iterator[Hands]:
    """Own hand and cards played lie where they were seen; the rest anywhere there is room."""
    memory = remembered(position, seat)
    if not memory:
        return iter([[]])
    after = memory[0].after
    players, size = len(after.seats), 32 // len(after.seats)
    hands: Hands = [[] for _ in range(players)] + [list(after.left_over)]
    for moment in memory[1:]:
        turn = moment.before.turn
        if moment.before.asked == "play" and moment.shown not in TWISTS and turn is not None:
            hands[turn].append(moment.shown)
    hands[seat] = [card for card in after.hand if card not in TWISTS]
    unseen = Counter(_numbered(after.doubled)) - Counter(card for hand in hands for card in hand)
    rooms = [size - len(hand) for hand in hands[:players]]
    return _shared_out(sorted(unseen.items()), hands, rooms, colours_lacked(memory))


def colours_lacked(memory: list[Moment]) -> set[tuple[int, str]]:
    """Seats, and colours that they did not follow: they have no such card left."""
    lacks = set()
    for moment in memory:
        trick, turn = moment.before.trick, moment.before.turn
        is_number = moment.before.asked == "play" and moment.shown not in TWISTS
        if is_number and trick and trick.colour and moment.shown[0] != trick.colour:
            assert turn is not None
            lacks.add((turn, trick.colour))
    return lacks


def _shared_out(
    cards: list[tuple[str, int]], hands: Hands, rooms: list[int], lacks: set[tuple[int, str]]
) -> Iterator[Hands]:
    """The hands filled up with so many of each of these cards, in every different way."""
    if not cards:
        yield hands
        return
    (card, n), *others = cards
    for split in _splits(n, rooms, [(seat, card[0]) in lacks for seat in range(len(rooms))]):
        more = [[*hand, *[card] * k] for hand, k in zip(hands, [*split, 0], strict=True)]
        left = [room - k for room, k in zip(rooms, split, strict=True)]
        yield from _shared_out(others, more, left, lacks)


def _splits(n: int, rooms: list[int], lacking: list[bool]) -> Iterator[list[int]]:
    """The ways to hand out so many like cards."""
    if not rooms:
        if n == 0:
            yield []
        return
    for k in range(min(n, 0 if lacking[0] else rooms[0]) + 1):
        for rest in _splits(n - k, rooms[1:], lacking[1:]):
            yield [k, *rest]


# Late positions ----------------------------------------------------------------------------------


def _somewhere(rng: random.Random) -> Position:
    """A position with a few cards in hand, reached at random."""
    options: dict[str, Any] = {"doubled": rng.randint(-1, 5), "open_twists": rng.random() < 0.5}
    position = kwintet.new("twhist", rng.choice((3, 4, 5)), options)
    in_hand = rng.randint(2, 14)
    while _cards_in_hand(position) != in_hand:
        if position.turn == "chance":
            position.draw(rng)
        else:
            position.step(rng.choice(position.legal))
    return position


def _cards_in_hand(position: Position) -> int:
    seen: View = position.view(None)
    return sum(seat.cards for seat in seen.seats)
