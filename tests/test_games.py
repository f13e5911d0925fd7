"""Every game that is found meets every check of `conformance`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conformance import COMPILED, PLAIN, Check

import kwintet
from kwintet.game import find

ALL = PLAIN | COMPILED
DEEPER = 10 if os.environ.get("KWINTET_DEEP") else 1

# For a process of its own: all checks of one way to run the rules, at a fraction of their steps.
CHECKS = """
import sys
from conformance import {which}
from kwintet.game import find
for check, steps in {which}.values():
    check(find(sys.argv[1]), max(3, steps // {part}))
"""

WITHOUT = """
import sys
for name in ("numba", "numpy", "llvmlite"):
    sys.modules[name] = None  # whoever imports it fails
import kwintet
from kwintet.kernel.compile import COMPILED, engine
from kwintet.kernel.playouts import box, playouts, row
from kwintet.game import find
assert not COMPILED
game = find(sys.argv[1])
rules = engine(game.name)
assert rules is game.rules
full = game.full_options({}, game.players[0])
state, tables = box(rules, rules.STATE), [game.tables(full)]
rows = row(rules, rules.WIDTH), row(rules, rules.POOL), row(rules, rules.POOL)
played = playouts(rules).games(state, tables, game.players[0], [game.encoded(full)], [1], *rows, 3)
assert played > 3, played
"""

BOUNDS = """
from conformance import Side, compiled, row
from numba.core import config
assert config.BOUNDSCHECK == 1
game = find(sys.argv[1])
side = Side(game, compiled(game))
side.begin(game, game.players[0], {}, 1)
while side.state[0].turn < 0:
    side.drawn()
    side.doors.resolve(side.state, side.tables, side.out)
try:
    side.doors.legal(side.state, side.tables, row(side.game, 0))
except IndexError:
    pass
else:
    raise AssertionError("bounds are not checked")
"""


def test_there_are_games() -> None:
    assert kwintet.games()


@pytest.mark.parametrize("name", kwintet.games())
@pytest.mark.parametrize(("check", "steps"), ALL.values(), ids=ALL)
def test_game(name: str, check: Check, steps: int) -> None:
    check(find(name), steps * DEEPER)


def in_a_process(code: str, name: str, **variables: str) -> None:
    """Run code that knows where the tests are."""
    here = str(Path(__file__).parent)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([here, *sys.path])} | variables
    command = [sys.executable, "-W", "error", "-c", code, name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", kwintet.games())
def test_compiled_rules_keep_within_bounds(name: str) -> None:
    in_a_process(CHECKS.format(which="COMPILED", part=20) + BOUNDS, name, NUMBA_BOUNDSCHECK="1")


@pytest.mark.parametrize("name", kwintet.games())
def test_plain_rules_need_neither_numba_nor_numpy(name: str) -> None:
    in_a_process(WITHOUT + CHECKS.format(which="PLAIN", part=50), name)
