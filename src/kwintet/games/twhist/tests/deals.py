"""Deals of Twhist by hand, and helpers to play and to look at them."""

import random
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import pytest

import kwintet
from kwintet.errors import IllegalStep
from kwintet.games.twhist import View
from kwintet.games.twhist.view import Settled, Trick
from kwintet.position import Position

TWISTS = ["win", "thief", "pole", "pass"]


def deck(doubled: int = 2) -> list[str]:
    """The number cards in the order of their numbers."""
    values = sorted([*range(-1, 6), doubled])
    return [f"{colour}{value}" for colour in "ABCD" for value in values]


def hands(
    given: Iterable[str], doubled: int = 2, lacks: dict[int, str] | None = None
) -> list[list[str]]:
    """Whole hands from some of their cards, those left over last; `lacks` are colours, by seat."""
    dealt = [cards.split() for cards in given]
    players = len(dealt) - 1
    lacking = lacks or {}
    rooms = [32 // players] * players + [32 % players]
    rest = deck(doubled)
    for card in [card for cards in dealt for card in cards]:
        rest.remove(card)
    rest.sort(key=lambda card: -sum(card[0] in colours for colours in lacking.values()))
    for card in rest:
        fits = [
            seat
            for seat in range(players + 1)
            if len(dealt[seat]) < rooms[seat] and card[0] not in lacking.get(seat, "")
        ]
        dealt[max(fits, key=lambda seat: (len(lacking.get(seat, "")), -seat))].append(card)
    return dealt


def deal(dealt: list[list[str]], doubled: int = 2) -> str:
    """The step that deals these hands and what is left over."""
    left: list[str | None] = [*deck(doubled)]
    numbers = []
    for card in [card for cards in dealt for card in cards]:
        numbers.append(left.index(card))
        left[numbers[-1]] = None
    return "!deal " + ",".join(map(str, numbers))


def begin(
    *given: str, left: str = "", lacks: dict[int, str] | None = None, **options: Any
) -> Position:
    """A game for as many players as hands are given; other cards are filled in."""
    position = kwintet.new("twhist", len(given), options)
    doubled = position.options["doubled"]
    position.step(deal(hands([*given, left], doubled, lacks), doubled))
    return position


def play(position: Position, steps: str) -> Position:
    """Take steps with commas between them."""
    for step in steps.split(","):
        position.step(step.strip())
    return position


def view(position: Position, seat: int | None = None) -> View:
    found: View = position.view(seat)
    return found


def hand(position: Position, seat: int) -> list[str]:
    return view(position, seat).hand


def trick(position: Position) -> Trick:
    """The trick under way."""
    found = view(position).trick
    assert found
    return found


def last(position: Position) -> Settled:
    """The last complete trick."""
    found = view(position).last_trick
    assert found
    return found


def ups(position: Position) -> list[list[int]]:
    """The FLIP cards on their star side, by seat."""
    return [[flip.number for flip in seat.flips if flip.up] for seat in view(position).seats]


def after_take(position: Position, step: str) -> list[list[int]]:
    """Those after a choice, which is not kept."""
    then = position.copy()
    then.step(step)
    return ups(then)


def refused(position: Position, step: str) -> IllegalStep:
    with pytest.raises(IllegalStep) as caught:
        position.step(step)
    return caught.value


def visible(seen: View) -> set[str]:
    """All cards named anywhere in a view."""
    found = re.findall(r'"([A-D]-?\d|win|thief|pole|pass)"', msgspec.json.encode(seen).decode())
    return set(found)


def play_at_random(rng: random.Random, players: int, options: dict[str, Any]) -> Position:
    position = kwintet.new("twhist", players, options)
    while position.turn is not None:
        if position.turn == "chance":
            position.draw(rng)
        else:
            position.step(rng.choice(position.legal))
    return position


def replay(game: Position) -> Iterator[tuple[Position, str]]:
    """The game step by step: each position, and the step about to be taken there."""
    position = kwintet.new("twhist", game.players, game.options)
    for step in game.steps:
        yield position, step
        position.step(step)
