"""Nothing is hidden in Block It!, and a learner is told all that counts."""

import random
from typing import Any

import msgspec
import pytest

import kwintet
from kwintet.games.blockit import OBSERVATION, OBSERVED, WORK, observe, resample
from kwintet.games.blockit.tests.deals import (
    CROSSINGS,
    SQUARES,
    begin,
    fields,
    play,
    ready,
    view,
)
from kwintet.games.blockit.tests.random_games import TABLES, some_step
from kwintet.games.blockit.tests.worlds import late, worlds
from kwintet.kernel import seeded
from kwintet.position import Position

AT = {"a": 0, "b": 1, "c": 2, "d": 3}


def test_everyone_sees_everything() -> None:
    for number, (players, options) in enumerate(TABLES):
        rng = random.Random(number)
        position = kwintet.new("blockit", players, options)
        for _ in range(40):
            if position.turn is None:
                break
            views = {msgspec.json.encode(position.view(seat)) for seat in (None, *range(players))}
            assert len(views) == 1
            before = position.copy()
            step = some_step(position, rng)
            assert {before.shown(step, seat) for seat in (None, *range(players))} == {step}
            if isinstance(before.turn, int):
                assert not before.reveals(step)


@pytest.mark.parametrize("seed", range(6))
def test_there_is_one_world(seed: int) -> None:
    position = late(random.Random(seed))
    for seat in range(position.players):
        (world,) = worlds(position, seat)
        state = position._s.copy()
        resample(state, position._t, seat, [seeded(seed)], WORK.plain())
        assert state == position._s == world._s


# Observation -------------------------------------------------------------------------------------


def seen(position: Position, seat: int = 0) -> dict[str, list[int]]:
    """An observation by the names of its parts."""
    row = [-99] * OBSERVED
    observe(position._s, position._t, seat, row)
    parts, at = {}, 0
    for name, size, _ in OBSERVATION:
        parts[name] = [int(number) for number in row[at : at + size]]
        at += size
    return parts


def colours(position: Position, seat: int = 0) -> list[dict[str, Any]]:
    """The part about colours, taken apart."""
    row = seen(position, seat)["colours"]
    size = len(row) // 4
    parts = []
    for i in range(4):
        part = row[i * size : (i + 1) * size]
        corners = [part[25 * corner : 25 * (corner + 1)] for corner in range(4)]
        parts.append(
            {
                "corners": [{SQUARES[n] for n in range(25) if row[n]} for row in corners],
                "fours": {CROSSINGS[n] for n in range(16) if part[100 + n]},
                "blocks": {CROSSINGS[n] for n in range(16) if part[116 + n]},
                "left": part[132],
            }
        )
    return parts


def test_observation_of_the_agreement() -> None:
    start = kwintet.new("blockit", 3)
    parts = seen(start)
    assert (parts["players"], parts["solo"]) == ([0, 0, 1, 0], [0, 0, 0])
    assert (parts["blocks"], parts["no_repeat"], parts["turns"]) == ([2], [0], [900])
    assert parts["free"] == [1] * 25
    assert all(corner == set() for part in colours(start) for corner in part["corners"])
    assert [part["left"] for part in colours(start)] == [2, 2, 2, 0]
    race = seen(kwintet.new("blockit", 1, {"solo": "race3", "no_repeat": True}))
    assert (race["players"], race["solo"]) == ([1, 0, 0, 0], [0, 0, 1])
    assert (race["blocks"], race["no_repeat"], race["turns"]) == ([3], [1], [300])


def test_observation_of_a_turn() -> None:
    position = play(begin(4, ready("b2", "R"), blocks=3), "die 2; turn b2; die 5; leave; die 3")
    parts = seen(position, 3)
    assert parts["mover"] == [0, 0, 1, 0]  # seat 1, two to the left of seat 3
    assert (parts["deciding"], parts["die"]) == ([1], [0, 0, 0, 1, 0, 0])
    assert (parts["scores"], parts["turns"]) == ([0, 1, 0, 0], [1199])
    held = {SQUARES[n] for n in range(25) if not parts["free"][n]}
    assert held == {"b2", "c2", "b3", "c3"}
    assert [SQUARES[n] for n in range(25) if parts["banned"][n]] == ["b2"]
    play(position, "turn e5")
    parts = seen(position, 1)
    assert (parts["mover"], parts["deciding"], parts["die"]) == ([0, 1, 0, 0], [0], [0] * 6)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_observation_of_colours(players: int) -> None:
    """One's own first, then those of the others clockwise, then those that nobody plays."""
    position = begin(players, ready("b2", "R"), "d4:B3 e1:K2")
    play(position, "die 2; turn b2")
    shown = fields(position)
    for seat in range(players):
        own = [(seat + i) % players for i in range(players)]
        order = own + [i for i in range(4) if i not in own] if players > 1 else [0, 1, 2, 3]
        for part, colour in zip(colours(position, seat), order, strict=True):
            letter = "RYBK"[colour]
            for corner in range(4):
                assert part["corners"][corner] == {q for q in SQUARES if shown[q][corner] == letter}
            assert part["fours"] == part["blocks"] == ({"b2"} if letter == "R" else set())
            left = {c.colour: c.left for c in view(position).colours}
            assert part["left"] == left.get(letter, 0)


def test_observation_tells_a_four_without_a_block() -> None:
    position = play(begin(3, ready("d4", "B")), "die 2; turn d4")
    (own, _, _, _) = colours(position, 2)
    assert (own["fours"], own["blocks"]) == ({"d4"}, set())
    assert seen(position, 2)["turns"] == [899]
