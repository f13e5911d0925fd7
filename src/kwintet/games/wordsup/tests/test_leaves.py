"""How many ways there are to go on for some steps, plain and compiled.

The numbers come from `reference.py`, a writing of the rules that shares nothing with the game:
there a state is made of sets and lists of cards and of names of squares, and words are looked for
by trying every set of open cards. Its states were copied at every step and counted.
"""

import importlib
from typing import Any, NamedTuple

import pytest

import kwintet
from kwintet.games.wordsup.tests.deals import end_phase, in_game, play
from kwintet.kernel.playouts import box, doors, row
from kwintet.position import Position


class Case(NamedTuple):
    name: str
    depth: int  # so many steps are taken in every way; where a round ends, a way ends
    ways: int


CASES = [
    Case("start", 2, 4099),
    Case("sorry first", 2, 4098),
    Case("word", 3, 23171),
    Case("end phase", 4, 4318),
    Case("one each", 6, 13938),
    Case("junior", 9, 3403),
]


def dealt(players: int, stride: int, **options: Any) -> Position:
    """The cards in the order of their numbers, but so many further on each time."""
    position = kwintet.new("wordsup", players, options)
    cards = in_game(position.options["language"], position.options["q"])
    order = [cards[n * stride % 84] for n in range(84)]
    position.step(f"!deal {','.join(map(str, order))}")
    return position


def begin(name: str) -> Position:
    match name:
        case "start":
            return dealt(2, 5)
        case "sorry first":
            return dealt(4, 11, language="sv")
        case "word":
            return play(dealt(3, 13, language="en", juniors=[0]), "turn a1 b1 c1")
        case "end phase":
            return end_phase("k a s t b sorry joker trade", {"s0": "e a", "s1": "l n r"})
        case "one each":
            position = end_phase("k a s t b e r g", {"s0": "trade a", "s1": "n r"}, clearing="")
            return play(position, "turn a1 b1 c1, stop")
        case _:
            position = end_phase("a l s t plus", {"s2": "n r"}, players=3, juniors=[1, 2])
            return play(position, "turn a1 b1 c1, stop")


def ways(game: Any, position: Position, depth: int) -> int:
    """Count them, with the functions of a game as playouts call them."""
    my, tables = doors(game), box(game, game.TABLES, position._t)
    moves = row(game, game.WIDTH)

    def count(state: Any, steps: int) -> int:
        if steps == 0 or my.turn(state) < 0:
            return 1
        n = my.legal(state, tables, moves)
        found = 0
        for move in [int(move) for move in moves[:n]]:
            then = [state[0].copy()] if isinstance(state, list) else state.copy()
            my.play(then, tables, move)
            found += count(then, steps - 1)
        return found

    return count(box(game, game.STATE, position._s), depth)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("package", ["games", "compiled"])
def test_ways(package: str, case: Case) -> None:
    game = importlib.import_module(f"kwintet.{package}.wordsup")
    assert ways(game, begin(case.name), case.depth) == case.ways
