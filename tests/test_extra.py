"""A game in a folder of its own is found and held to the contract, with all that is optional."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conformance import COMPILED, PLAIN

import kwintet
import kwintet.compiled
from kwintet.game import find, games

NAME = "coins"
NEEDS_WORLDS = "worlds"


@pytest.fixture(autouse=True)
def found() -> Iterator[None]:
    """The folder of the extra game, looked through like that of the shipped ones."""
    folder = str(Path(__file__).parent / "extra")
    paths = [sys.modules[name].__path__ for name in ("kwintet.games", "kwintet.compiled")]
    for path in paths:
        path.append(folder)
    games.cache_clear()
    yield
    for path in paths:
        path.remove(folder)
    games.cache_clear()


def test_a_folder_is_all_it_takes() -> None:
    assert NAME in kwintet.games()
    assert kwintet.new(NAME, 2).awaiting == "throw"


@pytest.mark.parametrize("check", [*PLAIN, *COMPILED])
def test_conforms(check: str) -> None:
    if check != NEEDS_WORLDS:
        (PLAIN | COMPILED)[check][0](find(NAME), 300)


def test_no_outcome_that_the_rules_forbid() -> None:
    drawn = set()
    for seed in range(200):
        drawn.add(kwintet.new(NAME, 2).draw(random.Random(seed)))
    assert len(drawn) == 7
    with pytest.raises(kwintet.IllegalStep, match="do not allow"):
        kwintet.new(NAME, 2).step("!throw 0,0,0")


def test_the_clock_ends_the_game() -> None:
    position = kwintet.new(NAME, 2)
    with pytest.raises(kwintet.IllegalStep):
        position.step("!time")
    position.step("!throw 1,1,1")
    position.step("take 1")
    assert position.shown("!time", None) == "!time"
    position.step("!time")
    assert (position.turn, position.scores, position.winners) == (None, [1, 0], [0])
    assert kwintet.load(position.record()).winners == [0]
    with pytest.raises(kwintet.IllegalStep):
        position.step("!time")
