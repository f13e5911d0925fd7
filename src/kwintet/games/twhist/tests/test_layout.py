"""The state of Twhist as compiled rules need it: every field as long as its layout says."""

import random
from typing import Any

import pytest

import kwintet
from kwintet.games.twhist import MOVES, OPTIONS, STATE, TABLES, WIDTH, WORK
from kwintet.games.twhist.tests.deals import play_at_random, replay
from kwintet.kernel import seeded
from kwintet.position import Position


def lengths(row: Any) -> dict[str, int]:
    values = {name: getattr(row, name) for name in row.__slots__}
    return {
        name: len(value) if isinstance(value, list | tuple) else 1 for name, value in values.items()
    }


def finished(players: int) -> Position:
    return play_at_random(random.Random(players), players, {"stars": list(range(10))})


def test_every_field_has_the_length_of_its_layout() -> None:
    game = finished(5)
    assert lengths(game._s) == STATE.fields
    assert lengths(game._t) == TABLES.fields
    assert lengths(game.game.encoded(game.options)) == OPTIONS.fields
    work = WORK.plain()
    game._rules.resample(game._s, game._t, 0, [seeded(1)], work)
    assert lengths(work) == WORK.fields


def test_every_field_is_used() -> None:
    """Somewhere in a game of five each field, and each place of a row, is other than at first."""
    changed: set[tuple[str, int]] = set()
    for seed in range(3):
        game = play_at_random(random.Random(seed), 5, {})
        first = kwintet.new("twhist", 5, game.options)._s
        for position, _ in replay(game):
            for name in STATE.fields:
                now, then = getattr(position._s, name), getattr(first, name)
                rows = (now, then) if isinstance(now, list) else ([now], [then])
                pairs = enumerate(zip(*rows, strict=True))
                changed |= {(name, i) for i, (a, b) in pairs if a != b}
    fixed = {"players", "open_twists", "doubled", "stars"}
    fields = {name: size for name, size in STATE.fields.items() if name not in fixed}
    assert changed == {(name, i) for name, size in fields.items() for i in range(size)}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_moves_keep_to_their_bounds(players: int) -> None:
    assert WIDTH % 4 == 0  # as `members` wants it
    most = 0
    for position, _ in replay(finished(players)):
        if position.turn != "chance":
            row = [-1] * (WIDTH + 4)
            n = position._rules.legal(position._s, position._t, row)
            most = max(most, n, *row[:n])
            assert row[WIDTH:] == [-1] * 4
    assert most < MOVES <= 63
    assert players < 5 or most > MOVES - 8


def test_a_game_starts_the_same_in_a_state_that_was_used() -> None:
    game = finished(5)
    fresh = kwintet.new("twhist", 3)
    used = game._s
    game._rules.start(used, game._t, 3, fresh.game.encoded(fresh.options))
    assert used == fresh._s
