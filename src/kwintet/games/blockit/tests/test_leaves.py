"""How many ways there are to go on for some steps, of players and of the die, plain and compiled.

The numbers come from a program of its own, of a hundred lines: the board is a grid of ten by ten
letters, in which a card is a tile of two by two; blocks are a dictionary by row and column, a
position is a dictionary that is copied at every step, and rules are loops over coordinates. It has
neither bit sets nor move numbers, and shares nothing with the package.
"""

import importlib
from typing import Any, NamedTuple

import pytest

import kwintet
from kwintet.games.blockit.tests.deals import FOUR_TIMES_FOUR, NINE_FOURS, NINE_TURNS, play
from kwintet.kernel.playouts import box, doors, row
from kwintet.position import Position


class Case(NamedTuple):
    players: int
    options: dict[str, Any]
    layout: str
    script: str  # steps that are taken first
    before: int  # so many more are taken: the i-th a roll of 7i + 3, or the step 31i of those legal
    depth: int  # then so many in every way; where the game is over, a way ends
    ways: int


def strided(stride: int, more: int) -> str:
    """Card i times a stride on square i, turned by the square of i, and more."""
    laid = (i * stride % 25 * 4 + (i * i + more * i) % 4 for i in range(25))
    return "!layout " + ",".join(map(str, laid))


NINE = [f"die 2; turn {square}" for square in NINE_TURNS]
TWO_TURNS = "die 2; turn b2; die 2; turn d2"
CLAIMS = "die 2; turn b2; roll; die 2; turn d2"
BAN = "die 2; turn b2; place b1; die 2; turn e1; die 5; lift b1; die 5"
CASES = [
    Case(2, {}, strided(2, 2), "", 0, 3, 6978),
    Case(2, {}, strided(2, 2), "", 25, 4, 980388),
    Case(2, {"no_repeat": True}, strided(3, 1), "", 40, 4, 165378),
    Case(3, {}, strided(4, 1), "", 60, 3, 14327),
    Case(3, {}, strided(8, 3), "", 42, 4, 48758),
    Case(4, {"blocks": 3}, strided(7, 1), "", 31, 4, 429018),
    Case(1, {}, FOUR_TIMES_FOUR, "die 2; turn b2", 0, 4, 172310),
    Case(1, {}, FOUR_TIMES_FOUR, TWO_TURNS, 0, 5, 184161),
    Case(1, {"solo": "race3"}, FOUR_TIMES_FOUR, TWO_TURNS, 0, 5, 166559),
    Case(1, {"solo": "timed"}, NINE_FOURS, "; ".join(NINE[:7]), 0, 6, 40689),
    Case(1, {"solo": "timed", "no_repeat": True}, NINE_FOURS, "; ".join(NINE[:8]), 0, 7, 64148),
    Case(1, {"solo": "timed"}, NINE_FOURS, "; ".join(NINE), 0, 6, 47965),
    Case(3, {"blocks": 3}, FOUR_TIMES_FOUR, CLAIMS, 0, 5, 8279),
    Case(4, {}, FOUR_TIMES_FOUR, "die 2; turn b2; roll", 0, 4, 108023),
    Case(2, {"blocks": 2}, FOUR_TIMES_FOUR, "die 2; turn b2; roll", 0, 4, 404759),
    Case(2, {"blocks": 2, "no_repeat": True}, FOUR_TIMES_FOUR, BAN, 0, 5, 626493),
]
SHORT = [case for case in CASES if case.ways < 20_000]
QUICK = [case for case in CASES if case.ways < 200_000]


def steps(position: Position) -> list[str]:
    """All that can come next: steps of the player, or faces of the die."""
    if position.turn == "chance":
        return [f"!die {face}" for face in range(6)]
    return position.legal


def begin(case: Case) -> Position:
    position = kwintet.new("blockit", case.players, case.options)
    position.step(case.layout)
    if case.script:
        play(position, case.script)
    for i in range(case.before):
        found = steps(position)
        rolls = position.turn == "chance"
        position.step(found[((7 * i + 3) if rolls else 31 * i) % len(found)])
    return position


def ways(position: Position, depth: int) -> int:
    found = steps(position)
    if depth == 1 or not found:
        return len(found) or 1
    total = 0
    for step in found:
        then = position.copy()
        then.step(step)
        total += ways(then, depth - 1)
    return total


@pytest.mark.parametrize("case", SHORT, ids=lambda case: f"{case.players}-{case.ways}")
def test_ways_as_text(case: Case) -> None:
    assert ways(begin(case), case.depth) == case.ways


def count(case: Case, engine: str) -> int:
    game = importlib.import_module(f"kwintet.{engine}.blockit")
    call = doors(game)
    position = begin(case)
    tables = box(game, game.TABLES, position._t)
    face = row(game, 1)

    def below(state: Any, depth: int) -> int:
        turn = int(call.turn(state))
        moves = row(game, game.WIDTH)
        n = 6 if turn == -1 else int(call.legal(state, tables, moves)) if turn >= 0 else 0
        if depth == 1 or not n:
            return n or 1
        found = 0
        for i in range(n):
            then = [state[0].copy()] if engine == "games" else state.copy()
            if turn == -1:
                face[0] = i
                call.resolve(then, tables, face)
            else:
                call.play(then, tables, int(moves[i]))
            found += below(then, depth - 1)
        return found

    return below(box(game, game.STATE, position._s), case.depth)


@pytest.mark.parametrize("case", QUICK, ids=lambda case: f"{case.players}-{case.ways}")
def test_ways_in_numbers(case: Case) -> None:
    assert count(case, "games") == case.ways


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.players}-{case.ways}")
def test_ways_compiled(case: Case) -> None:
    assert count(case, "compiled") == case.ways
