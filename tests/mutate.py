"""Alters the rules of games on purpose, one place at a time, and sees that tests fail.

    ./run mutate                 every game (half an hour)
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
import random
import sys

from attempts import ROOT, folder, try_all
from mutants import Mutant, mutants

import kwintet

REASONS = ROOT / "docs" / "mutants.md"
RULES = "rules"
WANTED = 0.95  # of the mutants of a game are killed
AHEAD = ("hypothesis", "msgspec")  # slow to import, and alike for all mutants

# What is altered ---------------------------------------------------------------------------------


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


# Trying -----------------------------------------------------------------------------------------


class Progress:
    """Says how far it has come, and keeps the names of those that survive."""

    def __init__(self, game: str, most: int) -> None:
        self.game = game
        self.most = most
        self.done = 0
        self.alive: set[str] = set()

    def __call__(self, mutant: Mutant, survives: bool) -> None:
        self.done += 1
        if survives:
            self.alive.add(mutant.name)
            print(f"survives: {mutant.name}", flush=True)
        if self.done % 25 == 0:
            alive = len(self.alive)
            print(f"{self.game}: {self.done} of {self.most}, {alive} survive", flush=True)


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
    told = try_all(game, tried, Progress(game, len(tried)))
    alive = [mutant for mutant in tried if mutant.name in told.alive]
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
