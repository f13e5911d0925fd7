"""How many ways there are to go on for some steps, and what they score, plain and compiled.

The numbers come from a program of its own, of a hundred lines: cards are pairs of letter and value
or words, hands are tuples of them, a state is a dictionary copied at every step, and each sentence
of the rules is written with loops over pairs of seat and card. It has neither bit sets nor move
numbers, and shares nothing with the package.
"""

import importlib
from typing import Any, NamedTuple

import pytest

import kwintet
from kwintet.kernel.playouts import box, doors, row
from kwintet.position import Position

RISING = list(range(10))


class Case(NamedTuple):
    players: int
    stride: int  # the deck is dealt in this order: card 0, then so many further on, and so on
    options: dict[str, Any]
    before: int  # so many steps are taken first, each the first legal one by code points
    depth: int  # then so many in every way; where the game is over, a way ends
    ways: int
    stars: int  # at the ends of all ways: those of seat 0, twice those of seat 1, and so on


CASES = [
    Case(3, 1, {}, 0, 4, 7704, 49831),
    Case(3, 7, {}, 0, 5, 26024, 107870),
    Case(3, 11, {"doubled": 5}, 4, 5, 16205, 287667),
    Case(3, 7, {"doubled": -1}, 20, 5, 9339, 317867),
    Case(3, 11, {"stars": RISING}, 40, 13, 13824, 1257984),
    Case(3, 7, {"doubled": 3}, 44, 12, 72, 5040),
    Case(4, 1, {}, 0, 4, 14641, 0),
    Case(4, 7, {}, 0, 5, 12208, 86514),
    Case(4, 11, {"doubled": 5}, 3, 4, 7852, 137230),
    Case(4, 7, {"doubled": -1}, 30, 6, 15301, 679327),
    Case(4, 13, {"stars": RISING}, 42, 10, 20736, 4769280),
    Case(4, 11, {"doubled": 0}, 44, 16, 1296, 86832),
    Case(5, 1, {}, 0, 4, 6012, 0),
    Case(5, 7, {}, 0, 5, 16303, 0),
    Case(5, 11, {"doubled": 4}, 4, 4, 8770, 245783),
    Case(5, 7, {"doubled": 1}, 30, 6, 8471, 600570),
    Case(5, 13, {"stars": RISING}, 38, 9, 31104, 2301696),
    Case(5, 11, {}, 40, 12, 31104, 2177280),
]
SHORT = [case for case in CASES if case.ways < 3_000]


def begin(case: Case) -> Position:
    position = kwintet.new("twhist", case.players, case.options)
    order = [card * case.stride % 32 for card in range(32)]
    position.step(f"!deal {','.join(map(str, order))}")
    for _ in range(case.before):
        position.step(position.legal[0])
    return position


def weighed(scores: list[int]) -> int:
    return sum(i * score for i, score in enumerate(scores, 1))


def ways(position: Position, depth: int) -> tuple[int, int]:
    steps = position.legal
    if depth == 0 or not steps:
        return 1, weighed(position.scores)
    found = stars = 0
    for step in steps:
        then = position.copy()
        then.step(step)
        more = ways(then, depth - 1)
        found, stars = found + more[0], stars + more[1]
    return found, stars


@pytest.mark.parametrize("case", SHORT, ids=str)
def test_ways_as_text(case: Case) -> None:
    assert ways(begin(case), case.depth) == (case.ways, case.stars)


@pytest.mark.parametrize("engine", ["games", "compiled"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_ways_in_numbers(case: Case, engine: str) -> None:
    game = importlib.import_module(f"kwintet.{engine}.twhist")
    call = doors(game)
    position = begin(case)
    tables = box(game, game.TABLES, position._t)

    def below(state: Any, depth: int) -> tuple[int, int]:
        moves = row(game, game.WIDTH)
        n = int(call.legal(state, tables, moves)) if depth and call.turn(state) >= 0 else 0
        if not n:
            scores = state[0].scores if engine == "games" else state["scores"][0].tolist()
            return 1, weighed(scores[: case.players])
        found = stars = 0
        for move in moves[:n]:
            then = [state[0].copy()] if engine == "games" else state.copy()
            call.play(then, tables, int(move))
            more = below(then, depth - 1)
            found, stars = found + more[0], stars + more[1]
        return found, stars

    found = below(box(game, game.STATE, position._s), case.depth)
    assert found == (case.ways, case.stars)
