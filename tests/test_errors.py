"""Errors: each has a code, tools are told what is right, players nothing that they cannot know."""

import copy
import pickle
import random
from typing import Any

import pytest
from conformance import answer, encoded, numbers, random_game, random_positions, resampled, spoiled

import kwintet
from kwintet import IllegalStep, KwintetError, Position
from kwintet.errors import cut
from kwintet.game import find

every_game = pytest.mark.parametrize("name", kwintet.games())


def refused(p: Position, step: Any) -> IllegalStep:
    before = numbers(p), p.steps[:]
    with pytest.raises(IllegalStep) as caught:
        p.step(step)
    assert (numbers(p), p.steps) == before
    return caught.value


def started(name: str, seed: int = 1) -> Position:
    """A game with a seat at turn."""
    rng = random.Random(seed)
    p = random_game(find(name), rng)
    while p.turn == "chance":
        p.draw(rng)
    return p


def test_all_errors_are_of_one_family() -> None:
    for name in ("BadOption", "BadPlayers", "BadRecord", "BadSeat", "IllegalStep", "UnknownGame"):
        error = getattr(kwintet, name)
        assert issubclass(error, KwintetError)
        assert error.code not in ("", "error")
    assert not issubclass(KwintetError, ValueError | KeyError)


@every_game
def test_tools_are_told_what_was_legal(name: str) -> None:
    p = started(name)
    legal = p.legal
    error = refused(p, "??")
    assert (error.code, error.step, error.legal) == ("illegal_step", "??", legal)
    assert str(error).startswith(f"'??': not a legal step of seat {p.turn}; legal: ")
    assert str(error).endswith(f"legal: {', '.join(legal)}")


@every_game
def test_what_was_legal_is_told_of_then(name: str) -> None:
    p = started(name)
    error, legal = refused(p, "??"), p.legal
    rng = random.Random(1)
    while p.turn is not None and p.legal == legal:
        if p.turn == "chance":
            p.draw(rng)
        else:
            p.step(p._rules.text(p._s, p._t, p._rules.move(p._s, p._t, rng.choice(p.legal))))
    assert error.legal == legal


@every_game
@pytest.mark.parametrize("step", [None, 1, b"x", ["B7"], 1.5, True, {}], ids=cut)
def test_a_step_is_a_text(name: str, step: Any) -> None:
    assert refused(started(name), step).code == "illegal_step"
    assert refused(random_game(find(name), random.Random(1)), step).code == "illegal_step"


@every_game
@pytest.mark.parametrize(
    "step", ["\0", "\ud800", "\N{SOFT HYPHEN}", "٣", "３", "x" * 1_000_000], ids=cut
)
def test_strange_texts(name: str, step: str) -> None:
    error = refused(started(name), step)
    assert error.code == "illegal_step"
    assert len(str(error).partition("; legal")[0]) < 120
    str(error).encode()


@every_game
def test_no_outcome_is_drawn_for_a_player(name: str) -> None:
    p = started(name)
    with pytest.raises(IllegalStep, match="no outcome is awaited"):
        p.draw(random.Random(1))


@every_game
def test_what_cannot_be_taken_cannot_be_shown(name: str) -> None:
    p = kwintet.new(name, find(name).players[0])
    with pytest.raises(IllegalStep, match=f"!{p.awaiting}"):
        p.shown("??", None)
    with pytest.raises(IllegalStep, match=f"!{p.awaiting} is awaited"):
        p.reveals("??")
    p = started(name)
    with pytest.raises(IllegalStep, match="legal: "):
        p.shown("??", None)
    rng = random.Random(1)
    for p in random_positions(find(name), 2_000, rng):
        if p.turn is None:
            with pytest.raises(IllegalStep, match="the game is over") as caught:
                p.shown("??", None)
            assert caught.value.code == "game_over"


@every_game
@pytest.mark.parametrize("seat", [-1, 99, "0", 0.5])
def test_there_is_no_such_seat(name: str, seat: Any) -> None:
    p = started(name)
    with pytest.raises(kwintet.BadSeat, match=f"seats are 0 to {p.players - 1}"):
        p.view(seat)


@every_game
def test_an_error_can_be_sent_to_another_process(name: str) -> None:
    p = started(name)
    for step in ("??", "e\u0301", 7):
        error = refused(p, step)
        for again in (copy.copy(error), pickle.loads(pickle.dumps(error))):
            assert (str(again), again.code) == (str(error), error.code)
            assert (again.step, again.legal, again.for_player) == (step, p.legal, error.for_player)
    with pytest.raises(kwintet.BadRecord) as caught:
        kwintet.load(p.record() | {"steps": [*p.steps, "??"]})
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.index, again.legal) == (str(caught.value), len(p.steps), p.legal)


@every_game
def test_a_text_of_another_class_is_a_text(name: str) -> None:
    class Text(str):
        __slots__ = ()

        def __str__(self) -> str:
            return "?"

    p = started(name)
    step = next(step for step in p.legal if step not in p.claims)
    p.step(Text(step))
    assert p.steps[-1] == step
    assert type(p.steps[-1]) is str


@every_game
def test_steps_are_ones_own(name: str) -> None:
    p = started(name)
    p.steps.append("??")
    assert kwintet.load(p.record()).steps == p.steps


@every_game
def test_players_are_told_nothing_that_is_hidden(name: str) -> None:
    """The same words in all worlds that a seat cannot tell apart; no step that it has not typed."""
    rng = random.Random(3)
    said = set()
    for p in random_positions(find(name), 300, rng):
        if isinstance(p.turn, int):
            q = resampled(p, p.turn, rng.getrandbits(62) | 1)
            assert encoded(p, p.turn) == encoded(q, p.turn)
            for step in rng.sample(spoiled(rng.choice(p.legal), rng), 5):
                true, other = answer(p, step), answer(q, step)
                assert true == other
                assert not [text for text in p.legal if text in true[1]]
                said.add(true[1])
    assert len(said - {""}) == 1


# Values in messages ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value", ["x" * 10**6, 10**5000, [1] * 10**6, {"a": "b" * 10**6}, b"x" * 999], ids=cut
)
def test_a_value_in_a_message_is_short(value: Any) -> None:
    assert 5 < len(cut(value)) <= 60


def test_a_value_in_a_message_is_quoted() -> None:
    assert cut("B7") == "'B7'"
    assert cut("\ud800\0\n") == r"'\ud800\x00\n'"
    assert cut(True) == "True"
    assert cut("y" * 80) == f"'{'y' * 58}…"


def test_a_value_without_end() -> None:
    loop: list[Any] = []
    loop.append(loop)
    deep: Any = 1
    for _ in range(100_000):
        deep = (deep,)
    assert len(cut(loop)) <= 60
    assert len(cut(deep)) <= 60
