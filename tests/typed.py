"""Runs the command as somebody who types, and plays games for it."""

import os
import random
import subprocess
import sys
from pathlib import Path

import kwintet
from kwintet import Position
from kwintet.game import find

GAMES = kwintet.games()
ENGLISH = {"PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}
PLENTY = 20_000  # lines of input, more than a game asks for


def run(
    *arguments: str | Path, typed: str | bytes = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "kwintet.cli", *map(str, arguments)],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env=os.environ | ENGLISH | environment,
        timeout=900,  # compiling all games takes long on a busy machine
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode(errors="replace")
    assert "Traceback" not in out + err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """It ended with a message of one line and nothing else."""
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("kwintet: ")
    assert done.stderr.count("\n") == 1
    for word in words:
        assert word in done.stderr


def fewest(game: str) -> int:
    return find(game).players[0]


def played(game: str, seed: int, most: int = PLENTY) -> Position:
    """A game played at random, to the end or for so many steps."""
    rng = random.Random(seed)
    position = kwintet.new(game, fewest(game))
    while position.turn is not None and len(position.steps) < most:
        if position.turn == "chance":
            position.draw(rng)
        else:
            claims = position.claims
            position.step(rng.choice([step for step in position.legal if step not in claims]))
    return position


def numbers(seed: int) -> str:
    rng = random.Random(seed)
    return "".join(f"{rng.randrange(1, 9)}\n" for _ in range(PLENTY))
