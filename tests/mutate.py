"""Alters the rules of games on purpose, one place at a time, and sees that tests fail.

    ./run mutate                 every game (an hour or more)
    ./run mutate GAME ...        some games
    ./run mutate GAME --sample 50    some of the mutants, chosen by --seed
    ./run mutate GAME --only NAME    those of these names, as docs/mutants.md has them

Each mutant meets the tests in the game's folder and its playthroughs, plain; quick tests come
first, and the first that fails kills it. Survivors are listed in docs/mutants.md, where each has a
reason: that it is equivalent, or why it is tolerated. It is an error if fewer than 95 of 100 die,
or if a survivor has no reason.
"""

import argparse
import importlib
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from mutants import Mutant, mutants

import kwintet

ROOT = Path(__file__).parents[1]
REASONS = ROOT / "docs" / "mutants.md"
RULES = "rules"
WANTED = 0.95  # of the mutants of a game are killed
WORKERS = os.cpu_count() or 1
SLOW = 1.0  # seconds: a test that takes longer is left out
LIMIT = 2.0  # seconds more than ten times its usual time, and a test is taken to hang
MEMORY = 4 << 30
SURVIVED, ERROR = 0, 99
AHEAD = ("hypothesis", "msgspec")  # slow to import, and alike for all mutants

# What is altered ---------------------------------------------------------------------------------


def folder(game: str) -> Path:
    return ROOT / "src" / "kwintet" / "games" / game


def parts(game: str) -> list[str]:
    """The modules that the rules are written in: `rules.py` and what it imports from beside it."""
    found: list[str] = []
    waiting = [RULES]
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            lines = (folder(game) / f"{name}.py").read_text("utf-8").splitlines()
            imports = [line.split() for line in lines if line.startswith("from .")]
            waiting += [words[1].removeprefix(".") for words in imports]
    return found


def all_mutants(game: str) -> list[Mutant]:
    return [
        mutant
        for name in parts(game)
        for mutant in mutants(name, (folder(game) / f"{name}.py").read_text("utf-8"))
    ]


class Altered(SourceFileLoader):
    """Loads a module from another source than its file's."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec")


class Finder:
    """Finds the altered module before anybody finds the real one."""

    def __init__(self, game: str, mutant: Mutant) -> None:
        self.name = f"kwintet.games.{game}.{mutant.module}"
        self.path = str(folder(game) / f"{mutant.module}.py")
        self.source = mutant.source

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        loader = Altered(name, self.path, self.source)
        return spec_from_file_location(name, self.path, loader=loader)


# Running the tests -------------------------------------------------------------------------------


class Plan:
    """Which tests run, in which order, and how long each may take; what they took."""

    def __init__(self, game: str, times: dict[str, float] | None = None) -> None:
        self.game = game
        self.times = times
        self.took: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        mine = [item for item in items if self._is_mine(item)]
        if self.times is not None:
            mine = [i for i in mine if self.times.get(i.nodeid, SLOW) < SLOW]
            mine.sort(key=lambda item: self.times[item.nodeid])  # type: ignore[index]
        items[:] = mine

    def _is_mine(self, item: Any) -> bool:
        own = folder(self.game) in item.path.parents
        return (own or f"[{self.game}" in item.nodeid) and "compiled" not in item.nodeid

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Iterator[None]:
        since = time.process_time()
        if self.times is not None:
            signal.setitimer(signal.ITIMER_PROF, LIMIT + 10 * self.times[item.nodeid])
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self.took[item.nodeid] = time.process_time() - since


def run_tests(plan: Plan) -> int:
    quiet = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]
    quiet += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # AHEAD is imported ahead
    where = [str(folder(plan.game) / "tests"), str(ROOT / "tests" / "test_playthroughs.py")]
    return int(pytest.main([*quiet, "--no-header", "--tb=no", *where], plugins=[plan]))


def _hangs(_signal: int, _frame: FrameType | None) -> None:
    os._exit(int(pytest.ExitCode.TESTS_FAILED))


def attempt(game: str, mutant: Mutant, times: dict[str, float]) -> int:
    """In a process of its own: 0 if no test noticed."""
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGPROF, _hangs)
    signal.setitimer(signal.ITIMER_PROF, 60)  # for what hangs when it is imported
    finder: Any = Finder(game, mutant)
    sys.meta_path.insert(0, finder)
    return run_tests(Plan(game, times))


def usual_times(game: str) -> dict[str, float]:
    """How long each test takes where nothing is altered; all have to pass."""
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "times.json"
        pid = os.fork()
        if not pid:
            plan = Plan(game)
            code = run_tests(plan)
            file.write_text(json.dumps(plan.took))
            os._exit(code)
        if os.waitpid(pid, 0)[1]:
            raise SystemExit(f"{game}: tests fail already without any alteration")
        times: dict[str, float] = json.loads(file.read_text())
        return times


def survivors(game: str, tried: Sequence[Mutant]) -> list[Mutant]:
    """Those that no test kills."""
    times = usual_times(game)
    running: dict[int, Mutant] = {}
    alive: list[Mutant] = []
    done = 0

    def reap() -> None:
        nonlocal done
        pid, status = os.wait()
        mutant = running.pop(pid)
        done += 1
        if status == SURVIVED:
            alive.append(mutant)
            print(f"survives: {mutant.name}", flush=True)
        if done % 25 == 0 or done == len(tried):
            print(f"{game}: {done} of {len(tried)}, {len(alive)} survive", flush=True)

    for mutant in tried:
        while len(running) >= WORKERS:
            reap()
        sys.stdout.flush()
        pid = os.fork()
        if not pid:
            try:
                os._exit(attempt(game, mutant, times))
            finally:
                os._exit(ERROR)
        running[pid] = mutant
    while running:
        reap()
    order = {mutant.name: place for place, mutant in enumerate(tried)}
    return sorted(alive, key=lambda mutant: order[mutant.name])


# Reasons -----------------------------------------------------------------------------------------

HEAD = """# Mutants that survive

`./run mutate` alters every comparison, constant, operator and branch of the rules, one at a time,
and runs the game's rule tests and playthroughs against each mutant. Those listed here are noticed
by no test, each with the reason why that is so.
"""
NO_REASON = "?"


def reasons(text: str) -> dict[str, dict[str, str]]:
    """By game, and by the name of the mutant: why it may survive."""
    found: dict[str, dict[str, str]] = {}
    game = ""
    for line in text.splitlines():
        if line.startswith("## "):
            game = line.split("`")[1]
            found[game] = {}
        elif line.startswith("- `"):
            name, _, reason = line.removeprefix("- `").partition("`: ")
            found[game][name] = reason
    return found


def written(by_game: dict[str, dict[str, str]], shares: dict[str, str]) -> str:
    text = HEAD
    for game in sorted(by_game):
        text += f"\n## `{game}`: {shares[game]}\n\n"
        text += "".join(f"- `{name}`: {reason}\n" for name, reason in by_game[game].items())
        text += "" if by_game[game] else "None.\n"
    return text


def shares(text: str) -> dict[str, str]:
    """By game, how many were killed of how many, as it is written."""
    heads = [line.split("`") for line in text.splitlines() if line.startswith("## ")]
    return {game: rest.removeprefix(": ") for _, game, rest in heads}


def main(arguments: list[str]) -> int:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("mutate", description=__doc__, formatter_class=raw)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--sample", type=int, help="so many mutants a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", metavar="NAME", help="mutants by their names")
    asked = parser.parse_args(arguments)
    for game in asked.games:
        if game not in kwintet.games():
            parser.error(f"there is no game {game}; there are {', '.join(kwintet.games())}")
    for name in AHEAD:
        importlib.import_module(name)
    missing = False
    for game in asked.games or kwintet.games():
        made = all_mutants(game)
        tried = [mutant for mutant in made if mutant.name in (asked.only or [mutant.name])]
        if asked.sample is not None:
            tried = random.Random(asked.seed).sample(tried, min(asked.sample, len(tried)))
        if not tried:
            parser.error(f"{game} has no such mutants")
        missing |= not _judged(game, tried, whole=len(tried) == len(made))
    return int(missing)


def _judged(game: str, tried: list[Mutant], whole: bool) -> bool:
    """Try mutants of a game; of all of them, write down the survivors. Whether all is well."""
    alive = survivors(game, tried)
    killed = len(tried) - len(alive)
    share = f"{killed:,} of {len(tried):,} die ({killed / len(tried):.1%})"
    print(f"{game}: {share}", flush=True)
    text = REASONS.read_text("utf-8") if REASONS.exists() else ""
    known = reasons(text)
    why = {m.name: known.get(game, {}).get(m.name, NO_REASON) for m in alive}
    if whole:
        now = shares(text) | {game: share}
        REASONS.write_text(written(known | {game: why}, now), "utf-8")
    unexplained = [name for name, reason in why.items() if reason == NO_REASON]
    for name in unexplained:
        print(f"{game}: no reason in docs/mutants.md for {name}")
    return killed >= WANTED * len(tried) and not unexplained


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
