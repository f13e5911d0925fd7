"""How many ways there are to go on for some steps, plain and compiled.

The numbers come from a program of its own: cards are texts in lists, a state is a dictionary copied
at every step, and what is still to be asked in a round lies on a stack that bids and exchanges are
put on top of. It has neither phases nor move numbers, and shares nothing with the package.
"""

import importlib
from typing import Any, NamedTuple

import pytest

import kwintet
from kwintet.games.ten.tests.deals import ROUNDS
from kwintet.kernel.playouts import box, doors, row
from kwintet.position import Position


class Case(NamedTuple):
    players: int
    stride: int  # the deck is dealt in this order: card 0, then so many further on, and so on
    spare_jokers: bool
    before: int  # so many steps are taken first, each by code points: the first, the second, the
    # fifth, the tenth … (1 + the square of the steps before), counted around
    depth: int  # then so many in every way; where chance is at turn, or nobody, a way ends
    ways: int


CASES = [
    Case(2, 1, True, 0, 3, 1080),
    Case(2, 5, True, 2, 5, 511),
    Case(2, 5, True, 50, 6, 14664),
    Case(2, 5, False, 80, 9, 63588),  # to the end
    Case(3, 5, True, 3, 4, 633),
    Case(3, 5, False, 17, 5, 103232),
    Case(3, 7, True, 95, 6, 13344),
    Case(4, 7, True, 5, 6, 8915),
    Case(4, 5, False, 31, 6, 22389),
    Case(4, 7, True, 120, 5, 8928),
    Case(5, 8, False, 20, 5, 4014),
    Case(5, 7, True, 66, 5, 163),
    Case(6, 5, True, 7, 4, 2339),
    Case(6, 11, True, 40, 4, 31360),
    Case(6, 5, True, 130, 4, 147456),
    Case(7, 11, True, 8, 5, 414),
    Case(7, 5, True, 24, 6, 228),
    Case(7, 11, True, 90, 7, 36232),
]
SHORT = [case for case in CASES if case.ways < 3_000]


def begin(case: Case) -> Position:
    position = kwintet.new("ten", case.players, {"spare_jokers": case.spare_jokers})
    deck = 63 + (7 - case.players) * case.spare_jokers
    position.step(ROUNDS)
    position.step("!deal " + ",".join(str(card * case.stride % deck) for card in range(deck)))
    for n in range(case.before):
        legal = position.legal
        position.step(legal[n * n % len(legal)])
    return position


def ways(position: Position, depth: int) -> int:
    steps = position.legal
    if depth == 1 or not steps:
        return len(steps) or 1
    found = 0
    for step in steps:
        then = position.copy()
        then.step(step)
        found += ways(then, depth - 1)
    return found


@pytest.mark.parametrize("case", SHORT, ids=str)
def test_ways_as_text(case: Case) -> None:
    assert ways(begin(case), case.depth) == case.ways


@pytest.mark.parametrize("engine", ["games", "compiled"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_ways_in_numbers(case: Case, engine: str) -> None:
    game = importlib.import_module(f"kwintet.{engine}.ten")
    call = doors(game)
    position = begin(case)
    tables = box(game, game.TABLES, position._t)

    def below(state: Any, depth: int) -> int:
        moves = row(game, game.WIDTH)
        n = int(call.legal(state, tables, moves)) if call.turn(state) >= 0 else 0
        if depth == 1 or not n:
            return n or 1
        found = 0
        for move in moves[:n]:
            then = [state[0].copy()] if engine == "games" else state.copy()
            call.play(then, tables, int(move))
            found += below(then, depth - 1)
        return found

    assert below(box(game, game.STATE, position._s), case.depth) == case.ways
