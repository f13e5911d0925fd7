"""Positions: copies and options are one's own, arguments are checked, refusals are whole."""

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import pytest
from conformance import numbers, random_game, random_step

import kwintet
from kwintet import BadRecord, IllegalStep, Position
from kwintet.game import Seats, find

every_game = pytest.mark.parametrize("name", kwintet.games())
WITH_SEATS = [
    (name, option.name)
    for name in kwintet.games()
    for option in find(name).options
    if isinstance(option, Seats)
]

# For a fresh process, where the stack is as empty as can be: no depth may end in a traceback.
NESTED = """
import sys
import kwintet
for depth in range(int(sys.argv[2]), int(sys.argv[3])):
    for opening, closing in (("[", "]"), ('{"a":', "}")):
        value = opening * depth + "1" + closing * depth
        head = f'"format":"kwintet/1","game":"{sys.argv[1]}","players":3'
        text = f'{{{head},"options":{value},"steps":[]}}'
        try:
            kwintet.load(text)
        except kwintet.KwintetError:
            continue
        raise AssertionError(depth)
"""


def somewhere(name: str, seed: int = 5, most: int = 40) -> Position:
    rng = random.Random(seed)
    p = random_game(find(name), rng)
    while p.turn is not None and (len(p.steps) < most or p.turn == "chance"):
        random_step(p, rng, clock=0)
    return p


def through_a_pickle(p: Position) -> Any:
    return pickle.loads(pickle.dumps(p))  # our own


@every_game
def test_a_copy_goes_its_own_way(name: str) -> None:
    p = somewhere(name)
    before, steps = numbers(p), p.steps[:]
    other = p.copy()
    while other.turn is not None:
        random_step(other, random.Random(len(other.steps)))
    assert (numbers(p), p.steps) == (before, steps)


@every_game
@pytest.mark.parametrize("again", [copy.deepcopy, through_a_pickle])
def test_a_position_can_be_pickled(name: str, again: Any) -> None:
    p = somewhere(name)
    other = again(p)
    assert numbers(other) == numbers(p)
    assert other.record() == p.record()


@pytest.mark.parametrize(("name", "option"), WITH_SEATS)
def test_options_are_not_shared(name: str, option: str) -> None:
    given = [0]
    p = kwintet.new(name, 3, {option: given})
    given.append(1)
    p.options[option].append(2)
    p.record()["options"][option].append(2)
    assert p.options[option] == [0]
    assert p.record()["options"] == {option: [0]}
    kwintet.new(name, 3).options[option].append(1)
    assert kwintet.new(name, 3).options[option] == []


@every_game
@pytest.mark.parametrize("seat", [-1, 9, True, "0", 1.0])
def test_a_seat_that_is_not_there(name: str, seat: Any) -> None:
    p = somewhere(name)
    with pytest.raises(kwintet.BadSeat, match="seats are 0 to"):
        p.view(seat)
    with pytest.raises(kwintet.BadSeat, match="seats are 0 to"):
        p.shown(p.legal[0], seat)


@every_game
def test_questions_about_what_is_no_text(name: str) -> None:
    p = somewhere(name)
    asks: list[Any] = [p.step, p.reveals, lambda step: p.shown(step, 0)]
    for ask in asks:
        with pytest.raises(IllegalStep, match="a step is a text"):
            ask(5)


@every_game
def test_a_wrong_record_says_all_that_was_legal(name: str) -> None:
    p = somewhere(name)
    with pytest.raises(BadRecord) as caught:
        kwintet.load(p.record() | {"steps": [*p.steps, "nonsense"]})
    error = caught.value
    assert (error.index, error.step, error.legal) == (len(p.steps), "nonsense", p.legal)
    assert str(error).endswith(", ".join(p.legal))


@every_game
def test_tables_cost_the_collector_nothing(name: str) -> None:
    game = find(name)
    t = game.tables(game.full_options({}, game.players[0]))
    long = [row for row in game.rules.TABLES.fields if game.rules.TABLES.fields[row] > 1]
    assert all(type(getattr(t, row)) is tuple for row in long)


@every_game
@pytest.mark.parametrize(("first", "last"), [(900, 1010)])
def test_nesting_of_any_depth_is_refused(name: str, first: int, last: int) -> None:
    command = [sys.executable, "-c", NESTED, name, str(first), str(last)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
