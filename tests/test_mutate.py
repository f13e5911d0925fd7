"""The alterations that `./run mutate` makes, and that the tests of every game notice them."""

import ast
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from mutants import Mutant, mutants
from mutate import NO_REASON, REASONS, all_mutants, parts, reasons, shares, written

import kwintet

MUTATE = Path(__file__).with_name("mutate.py")
DEEP = os.environ.get("KWINTET_DEEP")
SAMPLE = 8  # mutants of a game that are tried every time

SOURCE = '''
"""Prose 1 < 2."""

from .beside import other

LIMIT = 12
_TRUE = True


def compare(a: int, b: int = 3) -> bool:
    """Prose."""
    if a < b:
        return not a
    while a >= LIMIT or b:
        a -= 1
    return -a if a == b else a & b
'''

WANTED = [
    "part module: LIMIT = 12 → LIMIT = 13",
    "part module: _TRUE = True → _TRUE = False",
    "part compare: if a < b: → if True:",
    "part compare: if a < b: → if False:",
    "part compare: if a < b: → if a <= b:",
    "part compare: if a < b: → if a >= b:",
    "part compare: return not a → return +a",
    "part compare: while a >= LIMIT or b: → while False:",
    "part compare: while a >= LIMIT or b: → while a >= LIMIT and b:",
    "part compare: while a >= LIMIT or b: → while a > LIMIT or b:",
    "part compare: while a >= LIMIT or b: → while a < LIMIT or b:",
    "part compare: a -= 1 → a += 1",
    "part compare: a -= 1 → a -= 2",
    "part compare: return -a if a == b else a & b → return -a if True else a & b",
    "part compare: return -a if a == b else a & b → return -a if False else a & b",
    "part compare: return -a if a == b else a & b → return -a if a != b else a & b",
    "part compare: return -a if a == b else a & b → return +a if a == b else a & b",
    "part compare: return -a if a == b else a & b → return -a if a == b else a | b",
]


def test_every_comparison_constant_operator_and_branch_is_altered() -> None:
    made = list(mutants("part", SOURCE))
    assert sorted(mutant.name for mutant in made) == sorted(WANTED)
    whole = ast.unparse(ast.parse(SOURCE))
    for mutant in made:
        assert mutant.source != whole
        changed = set(mutant.source.splitlines()) ^ set(whole.splitlines())
        assert len(changed) == 2, f"not one line is altered: {changed}"


def test_like_mutants_have_names_of_their_own() -> None:
    names = [mutant.name for mutant in mutants("part", "x = 1 + 1\nx = 1 + 1\n")]
    assert len(set(names)) == len(names) == 6


def test_long_lines_are_cut() -> None:
    source = f"f({', '.join(f'name_{i}={i}' for i in range(40))})"
    made = list(mutants("part", source))
    assert len({mutant.name for mutant in made}) == len(made) == 40
    assert max(len(mutant.name) for mutant in made) < 150


@pytest.mark.parametrize("game", kwintet.games())
def test_all_rules_are_altered(game: str) -> None:
    made = all_mutants(game)
    assert {mutant.module for mutant in made} == set(parts(game))
    assert "rules" in parts(game)
    assert len(made) > 100


@pytest.mark.parametrize("game", kwintet.games() if DEEP else kwintet.games()[:1])
def test_some_mutants_die(game: str) -> None:
    """The whole goes by `./run mutate`; those whose survival is explained are not asked for."""
    explained = reasons(REASONS.read_text("utf-8")).get(game, {})
    made = [mutant for mutant in all_mutants(game) if mutant.name not in explained]
    some = random.Random(1).sample(made, SAMPLE)
    assert not _survivors(game, some)


def _survivors(game: str, some: list[Mutant]) -> str:
    """What the program says of those that survive; it runs apart, where no game is loaded yet."""
    command = [sys.executable, str(MUTATE), game, "--only", *(mutant.name for mutant in some)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert f" of {len(some)} die" in done.stdout, done.stdout + done.stderr
    return "\n".join(line for line in done.stdout.splitlines() if line.startswith("survives"))


def test_a_mutant_that_changes_nothing_survives() -> None:
    game = kwintet.games()[0]
    equivalent = next(iter(reasons(REASONS.read_text("utf-8"))[game]))
    assert equivalent in _survivors(game, [m for m in all_mutants(game) if m.name == equivalent])


def test_survivors_are_explained() -> None:
    text = REASONS.read_text("utf-8")
    by_game = reasons(text)
    assert set(by_game) == set(kwintet.games())
    for game, explained in by_game.items():
        names = {mutant.name for mutant in all_mutants(game)}
        assert explained.keys() <= names, f"no longer there: {explained.keys() - names}"
        assert NO_REASON not in explained.values()
        assert len(explained) <= 0.05 * len(names), "more than 5 of 100 survive"
    assert written(by_game, shares(text)) == text
