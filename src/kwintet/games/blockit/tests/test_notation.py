"""Steps as text, and records of Block It!."""

import random

import msgspec
import pytest

import kwintet
from kwintet.errors import BadRecord
from kwintet.games.blockit import MOVES, WIDTH, legal, move, text
from kwintet.games.blockit.notation import NOTATION
from kwintet.games.blockit.tests.deals import begin, layout, play, ready, refused
from kwintet.games.blockit.tests.random_games import TABLES, some_step
from kwintet.position import Position


def with_a_block() -> Position:
    return play(begin(2, ready("b2", "R"), ready("d4", "R")), "die 2; turn b2")


def test_notation_every_move_has_a_text_of_its_own() -> None:
    position = begin(2)
    texts = [text(position._s, position._t, number) for number in range(MOVES)]
    assert len(set(texts)) == MOVES == 25 + 25 + 2 + 25 + 300 + 300
    with pytest.raises(IndexError):
        text(position._s, position._t, MOVES)


def test_notation_names_of_squares_and_crossings() -> None:
    texts = play(begin(2), "die 0").legal
    assert texts == sorted(f"turn {column}{row}" for column in "abcde" for row in range(1, 6))
    assert play(with_a_block(), "die 5").legal == ["leave", "lift b2"]


def test_notation_squares_of_a_pair_in_code_point_order() -> None:
    position = play(begin(2), "die 3")
    assert {"turn a5 b1", "turn d1 e5", "turn a1 a2"} <= set(position.legal)
    assert refused(position, "turn b1 a5").code == "illegal_step"
    position = play(begin(2), "die 4")
    assert {"swap a5 b1", "swap c1 c2"} <= set(position.legal)
    assert refused(position, "swap b1 a5").code == "illegal_step"


@pytest.mark.parametrize(
    "step",
    [
        "turn", "turn ", "turn  c3", "turn c3 ", " turn c3", "Turn c3", "turn C3", "turn c03",
        "turn f1", "turn a6", "turn a0", "turn 3c", "turn c3 c3", "turn c3 d3", "swap a1 b1",
        "place a1", "roll", "lift a1", "leave", "c3", "", "!turn c3",
    ],
)  # fmt: skip
def test_notation_one_spelling(step: str) -> None:
    position = play(begin(2), "die 0")
    assert refused(position, step).code == "illegal_step"
    assert len(position.legal) == 25


def test_notation_only_what_is_asked() -> None:
    """Each kind of step where others are asked for."""
    asked = {
        "place": play(begin(2, ready("b2", "R")), "die 0; turn e5; die 2; turn b2"),
        "lift": play(with_a_block(), "die 5"),
        "once": play(with_a_block(), "die 0"),
        "twice": play(with_a_block(), "die 1"),
        "swap": play(with_a_block(), "die 4"),
    }
    fits = {
        "place b2": {"place"},
        "place d4": set(),
        "place a1": set(),
        "roll": {"place"},
        "lift b2": {"lift"},
        "lift d4": set(),
        "leave": {"lift"},
        "turn a1": {"once", "twice"},
        "turn b2": set(),
        "turn c3": set(),
        "turn a1 e5": {"twice"},
        "turn a1 b2": set(),
        "swap a1 e5": {"swap"},
        "swap a1 b3": set(),
    }
    for name, position in asked.items():
        for step, where in fits.items():
            assert (step in position.legal) == (name in where)
            if name not in where:
                assert refused(position, step).code == "illegal_step"


def test_notation_accepted_is_what_is_listed() -> None:
    for number, (players, options) in enumerate(TABLES):
        rng = random.Random(number)
        position = kwintet.new("blockit", players, options)
        while position.turn is not None and len(position.steps) < 30:
            if isinstance(position.turn, int):
                moves = [0] * WIDTH
                moves = moves[: legal(position._s, position._t, moves)]
                for any_move in range(MOVES):
                    said = text(position._s, position._t, any_move)
                    found = move(position._s, position._t, said)
                    assert found == (any_move if any_move in moves else -1)
            some_step(position, rng)


def test_notation_layout() -> None:
    position = kwintet.new("blockit", 2)
    numbers = [str(4 * i) for i in range(25)]
    for wrong in (numbers[:-1], [*numbers, "0"], [*numbers[:-1], "0"], [*numbers[:-1], "100"]):
        assert refused(position, f"!layout {','.join(wrong)}").code == "bad_outcome"
    assert refused(position, "!die 0").code == "bad_outcome"
    position.step(f"!layout {','.join(reversed(numbers))}")
    assert position.awaiting == "die"
    assert refused(position, f"!layout {','.join(numbers)}").code == "bad_outcome"


def test_notation_die_is_awaited_at_every_roll() -> None:
    position = begin(2)
    for step in ("!die 5", "!die 0"):
        assert (position.awaiting, position.turn) == ("die", "chance")
        position.step(step)
    position.step("turn a1")
    assert position.awaiting == "die"


def test_notation_has_a_row_for_each_kind() -> None:
    forms = [form.split(" ")[0] for form, _ in NOTATION]
    assert forms == [
        "!layout", "!die", "!time", "place", "roll", "turn", "turn", "swap", "lift", "leave"
    ]  # fmt: skip


def test_notation_records_replay() -> None:
    for number, (players, options) in enumerate(TABLES):
        rng = random.Random(number)
        position = kwintet.new("blockit", players, options)
        while position.turn is not None and len(position.steps) < 80:
            some_step(position, rng)
        again = kwintet.load(msgspec.json.encode(position.record()))
        assert (again.scores, again.record()) == (position.scores, position.record())
        assert again.view(None) == position.view(None)


def test_notation_the_first_wrong_step_is_named() -> None:
    steps = [layout(), "!die 0", "turn a1 b1"]
    with pytest.raises(BadRecord, match=r"steps\[2\].*turn a1 b1") as caught:
        kwintet.load(kwintet.new("blockit", 2).record() | {"steps": steps})
    assert (caught.value.index, caught.value.code) == (2, "bad_step")


def test_notation_time_is_a_step() -> None:
    position = play(begin(2), "die 0; time")
    assert position.steps[-1] == "!time"
    assert kwintet.load(position.record()).winners == [0, 1]
