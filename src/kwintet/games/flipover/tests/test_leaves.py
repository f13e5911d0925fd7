"""How many ways there are to go on for some steps, plain and compiled.

The numbers come from a program of its own, of eighty lines: cards are pairs of letter and rank,
hands are sets of them, a state is a dictionary copied at every step, and each sentence of the
rules is written with loops and `max` over pairs. It has neither bit sets nor move numbers, and
shares nothing with the package.
"""

import importlib
from typing import Any, NamedTuple

import pytest

import kwintet
from kwintet.kernel.playouts import box, doors, row
from kwintet.position import Position


class Case(NamedTuple):
    players: int
    stride: int  # the deck is dealt in this order: card 0, then so many further on, and so on
    options: dict[str, Any]
    before: int  # so many steps are taken first, each the first legal one by code points
    depth: int  # then so many in every way; where chance is at turn, or nobody, a way ends
    ways: int


CASES = [
    Case(3, 1, {}, 0, 5, 25088),
    Case(3, 7, {}, 0, 9, 44232),
    Case(3, 11, {"trumps": False}, 0, 9, 59544),
    Case(3, 7, {}, 15, 12, 3168),  # on into round 2
    Case(3, 11, {"trumps": False}, 15, 14, 68172),
    Case(4, 1, {}, 0, 4, 10000),
    Case(4, 7, {}, 0, 9, 93312),
    Case(4, 11, {"trumps": False}, 0, 9, 129024),
    Case(4, 7, {}, 27, 18, 186624),
    Case(4, 11, {"teams": True}, 35, 8, 1440),  # on into the exchange
    Case(4, 7, {"teams": True}, 50, 5, 3456),  # from it into the first trick
    Case(4, 11, {"teams": True}, 51, 7, 22086),
    Case(4, 11, {"teams": True}, 80, 16, 616),  # to the end
    Case(5, 1, {}, 0, 4, 20736),
    Case(5, 7, {}, 0, 8, 20090),
    Case(5, 11, {"trumps": False}, 0, 8, 16590),
    Case(5, 7, {}, 44, 18, 43600),
    Case(5, 11, {}, 100, 25, 16704),
]
SHORT = [case for case in CASES if case.ways < 30_000]
RANKS = {3: 8, 4: 10, 5: 12}


def begin(case: Case) -> Position:
    position = kwintet.new("flipover", case.players, case.options)
    deck = case.players * RANKS[case.players]
    order = [card * case.stride % deck for card in range(deck)]
    position.step(f"!deal {','.join(map(str, order))}")
    position.step(f"!discs {','.join('10' * (case.players + 1))}")
    for _ in range(case.before):
        position.step(position.legal[0])
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
    game = importlib.import_module(f"kwintet.{engine}.flipover")
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
