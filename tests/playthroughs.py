"""Whole games as text, to be read by people and compared line by line when they are replayed.

A file begins with the record's fields but the steps, as JSON. Then comes every step with its
player; `of 8` says how many steps were legal. Below it stand the lines of an onlooker's view that
the step has changed; `=` stands before a whole view. At the end, the scores and the winners.

    ./run python tests/playthroughs.py --write GAME PLAYERS OPTIONS SEED NAME
    ./run python tests/playthroughs.py --write GAME 3 '{"rounds": 2}' 1 three-players

plays a random game and writes it to the game's folder, as tests/playthroughs/NAME.txt.
"""

import argparse
import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from conformance import folder, random_step, varied_move

import kwintet
from kwintet.errors import IllegalStep, KwintetError
from kwintet.game import find
from kwintet.position import Position
from kwintet.record import MOST_STEPS

_STEP = re.compile(r"(?:chance|time|seat \d+): (.*?)(?:  \(of \d+\))?")


def rendered(record: dict[str, Any]) -> Iterator[str]:
    """A record as lines of text."""
    head = {name: value for name, value in record.items() if name != "steps"}
    yield json.dumps(head, ensure_ascii=False)
    p = kwintet.load(head | {"steps": []})
    seen: list[str] = []
    for step in record["steps"]:
        yield _step_line(p, step)
        whole = p.turn == "chance"
        try:
            p.step(step)
        except IllegalStep as error:
            yield f"refused: {error}"
            return
        view = p.draw_view(None).split("\n")
        marked = "    = " if whole else "    "
        yield from (f"{marked}{line}".rstrip() for line in view if whole or line not in seen)
        seen = view
    yield f"scores: {', '.join(map(str, p.scores))}"
    yield f"winners: {', '.join(map(str, p.winners)) or 'none yet'}"


def _step_line(p: Position, step: str) -> str:
    if p.turn == "chance":
        return f"chance: {step}"
    return f"seat {p.turn}: {step}  (of {len(p.legal)})"


def record_of(lines: list[str]) -> dict[str, Any]:
    """The record that a file was made from: its first line and the lines of its steps."""
    record: dict[str, Any] = json.loads(lines[0])
    found = [_STEP.fullmatch(line) for line in lines[1:]]
    return record | {"steps": [step[1] for step in found if step]}


def difference(lines: list[str], fresh: list[str]) -> str | None:
    """Where two texts part, in words."""
    for number in range(1, max(len(lines), len(fresh)) + 1):
        was, now = ((text[number - 1 : number] or ["(the end)"])[0] for text in (lines, fresh))
        if was != now:
            return f"line {number}\nwas {was}\nnow {now}"
    return None


def replayed(lines: list[str]) -> str | None:
    """What is other than it was when a file's game is played again; None if nothing is."""
    return difference(lines, list(rendered(record_of(lines))))


def random_record(game: str, players: int, options: dict[str, Any], seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    p = kwintet.new(game, players, options)
    while p.turn is not None and len(p.steps) < MOST_STEPS:
        random_step(p, rng, varied_move)
    return p.record()


def place(game: str) -> Path:
    """Where the files of a game lie."""
    return folder(find(game)) / "tests" / "playthroughs"


def main(arguments: list[str]) -> str | None:
    parser = argparse.ArgumentParser(description="Write a random game as text.")
    parser.add_argument("--write", action="store_true", required=True)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("options", type=json.loads, help="a JSON object")
    parser.add_argument("seed", type=int)
    parser.add_argument("name")
    asked = parser.parse_args(arguments)
    try:
        record = random_record(asked.game, asked.players, asked.options, asked.seed)
    except KwintetError as error:
        return str(error)
    lines = list(rendered(record))
    path = place(asked.game) / f"{asked.name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    print(f"{path}: {len(record['steps'])} steps, {len(lines)} lines")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
