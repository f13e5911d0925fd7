"""What the benchmarks share: which games are measured, children that measure, tables."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import kwintet
from kwintet import Position
from kwintet.game import Choice, find

VARIED = {"wordsup": "language"}  # options whose every value is a game of its own


@dataclass(frozen=True)
class Setting:
    """A game as it is measured: so many players, with some options, else by default."""

    game: str
    players: int
    options: Mapping[str, Any]

    def __str__(self) -> str:
        return " ".join([self.game, f"{self.players}p", *map(str, self.options.values())])


def chosen_games(names: Sequence[str]) -> Sequence[str]:
    """The games that were named, or all."""
    for name in names:
        if name not in kwintet.games():
            raise SystemExit(f"there is no game {name}; there are {', '.join(kwintet.games())}")
    return names or kwintet.games()


def settings(names: Sequence[str], varied: bool = False) -> Iterator[Setting]:
    """All player counts of the games, and where `varied` all values of the options in VARIED."""
    for name in chosen_games(names):
        game = find(name)
        option = next((o for o in game.options if varied and o.name == VARIED.get(name)), None)
        values = option.words if isinstance(option, Choice) else (None,)
        for value in values:
            for players in game.players:
                yield Setting(name, players, {option.name: value} if option else {})


# Playing -----------------------------------------------------------------------------------------


def random_step(position: Position, rng: random.Random) -> str:
    """One of the steps of the seat at turn, each as likely as the others."""
    claims = position.claims
    return rng.choice([step for step in position.legal if step not in claims])


# Children ----------------------------------------------------------------------------------------


class Worker:
    """A process that measures whenever it is asked to, so that several can take turns."""

    def __init__(self, name: str, *command: str | Path) -> None:
        self.name = name
        self._process = subprocess.Popen(
            list(map(str, command)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def measure(self, seconds: float) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(seconds, file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name}: the process that measures it has ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        self._process.communicate()


def answers(measure: Any) -> None:
    """The other side of a worker: `measure(seconds)` for each line, its answer as JSON."""
    for line in sys.stdin:
        print(json.dumps(measure(float(line))), flush=True)


def in_child(program: str, **environment: str) -> dict[str, Any]:
    """Run a program in a Python of its own; what its last line says, as JSON."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        env=os.environ | environment,
        encoding="utf-8",
        check=True,
    )
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def progress(text: str) -> None:
    """Say what is going on, on a line of a terminal that the next one takes over."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


# Tables ------------------------------------------------------------------------------------------


def show(head: list[str], rows: list[list[str]]) -> None:
    """Print a table in Markdown; all columns but the first are figures."""
    wide = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    rule = ["-" * wide[0], *("-" * (n - 1) + ":" for n in wide[1:])]
    for row in [head, rule, *rows]:
        first = f"{row[0]:{wide[0]}}"
        others = [f"{cell:>{n}}" for cell, n in zip(row[1:], wide[1:], strict=True)]
        print("|", " | ".join([first, *others]), "|")
    print(flush=True)
