"""What the person at turn of Block It! is offered, and told about it."""

import random

import msgspec
import pytest

import kwintet
from kwintet.game import find
from kwintet.games.blockit.offers import Effect
from kwintet.games.blockit.tests.deals import (
    SQUARES,
    begin,
    effect,
    fours,
    left,
    play,
    ready,
    view,
)
from kwintet.games.blockit.tests.random_games import TABLES, some_step
from kwintet.games.blockit.view import Four
from kwintet.position import Position
from kwintet.texts import Texts


def told(position: Position, step: str) -> Effect:
    found = effect(position, step)
    assert found
    return found


def said(about: Effect, reader: int | None = None) -> str:
    names = ("Els", "Bram", "Cleo", "Dina")
    return Texts("en", find("blockit")).line(about.line(), names, reader)


def test_offers_are_the_legal_steps() -> None:
    position = play(begin(2), "die 1")
    assert position.offers
    assert sorted(position.offers.steps) == position.legal
    assert position.offers.forms == []
    assert begin(2).offers is None


def test_offers_tell_of_a_four_that_is_made() -> None:
    position = play(begin(2, ready("b2", "R"), ready("d4", "Y")), "die 2")
    one = told(position, "turn b2")
    assert one.makes == [Four("b2", "R", 0, "R1")]
    assert (one.breaks, one.places, one.lifts, one.ends) == ([], ["b2"], None, False)
    assert (one.holds, one.frees) == (["b2", "c2", "b3", "c3"], [])
    assert said(one) == "makes a red square at b2 with a block"
    other = told(position, "turn d4")
    assert other.makes == [Four("d4", "Y", 1, None)]
    assert (other.places, other.holds) == ([], [])
    assert said(other) == "makes a yellow square at d4 for Bram"
    assert effect(position, "turn a5") is None


def test_offers_tell_of_a_four_that_is_broken() -> None:
    position = play(begin(3, ready("b2", "B")), "die 2; turn b2; die 0")
    one = told(position, "turn c3")
    assert (one.makes, one.breaks) == ([], [Four("b2", "B", 2, None)])
    assert said(one) == "breaks the blue square at b2"


def test_offers_tell_of_fours_by_a_swap_or_a_pair() -> None:
    position = play(begin(2, ready("a1", "R"), ready("d4", "Y")), "die 3")
    one = told(position, "turn a1 d4")
    assert one.makes == [Four("a1", "R", 0, "R1"), Four("d4", "Y", 1, None)]
    assert said(one, reader=1) == (
        "makes a red square at a1 with a block and makes a yellow square at d4 for you"
    )
    position = play(begin(2, ready("b2", "R", 0), "b2:R0 e5:R2"), "die 4")
    assert told(position, "swap b2 e5").makes == [Four("b2", "R", 0, "R1")]


def test_offers_tell_what_a_four_that_waits_gets() -> None:
    """Whatever is turned, V8 puts the block that was lifted back; unless the four is broken."""
    position = play(begin(2, ready("b2", "R"), ready("d4", "Y")), "die 2; turn b2; die 0; turn a5")
    play(position, "die 5; lift b2; die 2")
    assert effect(position, "turn a5") is None  # it does no more than any other
    one = told(position, "turn d4")
    assert (one.makes, one.places) == ([Four("d4", "Y", 1, None)], ["b2"])
    assert said(one) == "makes a yellow square at d4 for Bram and puts a block on b2"
    assert said(told(position, "turn b3")) == "breaks the red square at b2"


def test_offers_tell_of_claims() -> None:
    position = begin(2, ready("b2", "R"))
    play(position, "die 0; turn e5; die 2; turn b2")
    assert said(told(position, "place b2")) == "puts a block on b2"
    assert told(position, "place b2").holds == ["b2", "c2", "b3", "c3"]
    assert effect(position, "roll") is None


def test_offers_tell_of_blocks_taken_off() -> None:
    position = begin(2, ready("b2", "R"), ready("d4", "Y"))
    play(position, "die 2; turn b2; die 2; turn d4; die 5")
    one = told(position, "lift d4")
    assert (one.lifts, one.frees, one.places) == ("Y1", ["d4", "e4", "d5", "e5"], [])
    assert said(one) == "gives the yellow block back and frees d4, e4, d5 and e5"
    assert effect(position, "leave") is None


def test_offers_tell_what_ends_the_game() -> None:
    position = begin(3, ready("a1", "R"), ready("d4", "R"))
    play(position, "die 2; turn a1; die 0; turn e1; die 0; turn e1; die 2")
    one = told(position, "turn d4")
    assert one.ends
    assert said(one) == "makes a red square at d4 with a block and ends the game"
    position = begin(2, ready("a1", "R"), ready("d1", "R"), blocks=2)
    play(position, "die 2; turn a1; die 2; turn d1")
    assert said(told(position, "place d1")) == "puts a block on d1 and ends the game"


def test_offers_tell_the_end_of_the_last_turn() -> None:
    position = begin(1)
    for _ in range(19):
        play(position, "die 5; die 5")
    play(position, "die 0")
    assert effect(position, "turn a1") is None  # nothing happens to fours and blocks


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_offers_tell_what_steps_do(number: int) -> None:
    players, options = TABLES[number]
    rng = random.Random(number)
    position = kwintet.new("blockit", players, options)
    while position.turn is not None and len(position.steps) < 60:
        if isinstance(position.turn, int):
            compare(position, rng)
        some_step(position, rng)


def compare(position: Position, rng: random.Random) -> None:
    """What is told of some steps, and what they do."""
    assert position.offers
    about = {each.step: each for each in position.offers.about}
    for step in rng.sample(position.legal, min(15, len(position.legal))):
        then = position.copy()
        then.step(step)
        had, has = set(fours(position).items()), set(fours(then).items())
        free = [{c.square for c in view(p).cards if not c.held} for p in (position, then)]
        last = view(then).last
        placed = [block.crossing for block in last.placed] if last else []
        is_claim_or_lift = step.startswith(("place ", "lift "))
        assert (step in about) == (had != has or is_claim_or_lift)
        if step not in about:
            continue
        told = about[step]
        assert isinstance(told, Effect)
        assert {(four.crossing, four.colour) for four in told.makes} == has - had
        assert {(four.crossing, four.colour) for four in told.breaks} == had - has
        assert told.places == placed
        assert set(told.holds) == free[0] - free[1] <= set(SQUARES)
        assert set(told.frees) == free[1] - free[0]
        assert told.ends == (then.turn is None)
        if told.lifts:
            assert left(then)[told.lifts[0]] == left(position)[told.lifts[0]] + 1


def test_offers_are_small() -> None:
    """Also where most of the 325 steps are told of, since they break fours that nobody plays."""
    places = ("a1", "c1", "a3", "c3")
    position = begin(2, *(ready(place, "K") for place in places))
    play(position, "; ".join(f"die 2; turn {place}" for place in places))
    play(position, "die 1")
    offers = position.offers
    assert offers
    assert len(offers.steps) == 325
    assert len(offers.about) == 280  # all but those with other cards alone
    assert len(msgspec.json.encode(offers)) < 100_000
