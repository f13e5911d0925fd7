"""All positions that a seat of Words Up cannot tell apart, found by trying them out.

A seat remembers every step as it was shown to it, and what it saw before and after each. The cards
of the deal that no view ever showed are put in every other order and the whole game is replayed;
what would have looked different is dropped. Nothing here knows how the game guesses hidden cards.
"""

import itertools
import random
from collections.abc import Iterable
from typing import Any

import msgspec

import kwintet
from kwintet.errors import IllegalStep
from kwintet.games.wordsup import View
from kwintet.games.wordsup.tests.deals import places, view
from kwintet.games.wordsup.tests.randomly import MOST_STEPS, new_game, some_claim
from kwintet.games.wordsup.view import Card
from kwintet.position import Position

MOST = 5  # cards of a late position that nobody has seen: at most 120 worlds
GOALS = ("before", "begun", "one each", "ended", "vote")

# Trying worlds out -------------------------------------------------------------------------------


def worlds(position: Position, seat: int) -> list[Position]:
    """Every position that looks the same to the seat, all along; the true one comes first."""
    deals = [at for at, step in enumerate(position.steps) if step.startswith("!deal")]
    start = kwintet.new(position.game.name, position.players, position.options)
    before = deals[-1] if deals else 0  # what lay hidden in earlier rounds is past
    for step in position.steps[:before]:
        start.step(step)
    steps = position.steps[before:]
    memory = [remembered(start, seat, steps[0])] if steps else []
    now = start.copy()
    shown: set[str] = set()
    for step in steps:
        memory.append(remembered(now, seat, step))
        now.step(step)
        shown |= open_cards(view(now, seat))
    memory = [*memory[1:], (b"", encoded(now, seat))]
    found = []
    for deal in other_deals(steps, shown, position.players):
        world = start.copy()
        if looks_the_same(world, seat, [*deal, *steps[1:]], memory):
            found.append(world)
    return found


Moment = tuple[bytes, bytes]  # the step as it is shown, the view before it


def encoded(position: Position, seat: int) -> bytes:
    return msgspec.json.encode(position.view(seat))


def remembered(position: Position, seat: int, step: str) -> Moment:
    return position.shown(step, seat).encode(), encoded(position, seat)


def looks_the_same(world: Position, seat: int, steps: list[str], memory: list[Moment]) -> bool:
    """Take the steps, while the seat is shown what it remembers."""
    for step, moment in zip(steps, memory, strict=False):
        try:
            if remembered(world, seat, step) != moment:
                return False
            world.step(step)
        except IllegalStep:
            return False
    return encoded(world, seat) == memory[-1][1]


def other_deals(steps: list[str], shown: set[str], players: int) -> Iterable[list[str]]:
    """The deal with all cards that were never shown in every order."""
    if not steps:
        return [[]]
    name, _, numbers = steps[0].partition(" ")
    dealt = numbers.split(",")
    hidden = [at for at, place in enumerate(places(players)) if place not in shown]
    assert len(hidden) <= 7, f"too many hidden cards: {len(hidden)}"
    return (
        [f"{name} {','.join(exchanged(dealt, hidden, cards))}"]
        for cards in itertools.permutations(dealt[at] for at in hidden)
    )


def exchanged(dealt: list[str], at: list[int], cards: Iterable[str]) -> list[str]:
    row = dealt[:]
    for place, card in zip(at, cards, strict=True):
        row[place] = card
    return row


def open_cards(now: View) -> set[str]:
    """The cards of this round, by where they were dealt, whose faces a view shows."""
    cards: list[Card | None] = [square.card for square in now.field]
    cards += [*now.bonus, *now.closed, *now.gone, *now.news]
    cards += [card for seat in now.seats for card in seat.stock]
    cards += [card for word in now.words for card in word.cards]
    cards += [plus.card for plus in now.pluses]
    return {card.id for card in cards if card and card.face}


# Late positions ----------------------------------------------------------------------------------


def late(rng: random.Random) -> Position:
    """A position of one of many kinds in which at most MOST cards have never been seen."""
    while True:
        goal = rng.choice(GOALS)
        most = rng.choice((2, 3, 3, 4, 4, MOST))
        fixed: dict[str, Any] = {"judge": "table"} if goal == "vote" else {}
        position = new_game(rng, rounds=rng.choice((1, 1, 2)), **fixed)
        number = rng.randint(1, position.options["rounds"])
        if play_until(position, goal, number, most, rng):
            return position


def play_until(position: Position, goal: str, number: int, most: int, rng: random.Random) -> bool:
    """Play on to what is wanted; whether it came about."""
    shown: set[str] = set()
    rounds = 0
    while len(position.steps) < MOST_STEPS:
        if position.turn == "chance":
            if rounds == number:
                return goal == "ended" and is_late(shown, most)
            position.draw(rng)
            rounds += 1
            shown = set()
        elif position.turn is None:
            return goal == "ended" and is_late(shown, most)
        else:
            position.step(searching(position, shown, is_late(shown, most), rng))
        now = view(position)
        shown |= open_cards(now)
        there = rounds == number and position.turn in range(position.players)
        if there and is_late(shown, most) and goal == ("vote" if now.claim else now.phase):
            return True
    return False


def is_late(shown: set[str], most: int) -> bool:
    return len(shown) >= 84 - most


def searching(position: Position, shown: set[str], enough: bool, rng: random.Random) -> str:
    """A legal step: turn up what nobody has seen, until that is enough; make words."""
    legal = position.legal
    often = 0.6 if enough else 0.1
    if "claim" in legal and rng.random() < often and (claim := some_claim(position, rng)):
        return claim
    steps = [step for step in legal if step != "claim"]
    made = [step for step in steps if step.startswith("word") and "stock" not in step]
    if made and rng.random() < 0.7:
        return rng.choice([step for step in made if "bonus" in step] or made)
    assert isinstance(position.turn, int)
    below = view(position).seats[position.turn].stock[1:2]
    if "skip" in steps and below and below[0].id not in shown and rng.random() < 0.5:
        return "skip"
    turns = [step for step in steps if step.startswith("turn")]
    fresh = [step for step in turns if (step.removeprefix("turn ") in shown) == enough]
    if turns and ("stop" not in steps or rng.random() < 0.6):
        return rng.choice(fresh or turns)
    rest = [step for step in steps if not step.startswith(("turn", "word"))]
    return rng.choice(rest or steps)
