"""Reads the record of a game and tells of every step what was possible instead.

./run kwintet play flipover --seat none --record game.json
./run python examples/read_a_record.py game.json
"""

import sys
from pathlib import Path

import kwintet


def main(path: str) -> None:
    record = kwintet.load(Path(path).read_bytes()).record()  # every step is checked
    p = kwintet.load(record | {"steps": []})
    for number, step in enumerate(record["steps"]):
        if p.turn == "chance":
            print(f"{number:4} chance: {step}")
        else:
            print(f"{number:4} seat {p.turn}: {step}, one of {len(p.legal)}")
        p.step(step)


if __name__ == "__main__":
    main(*sys.argv[1:])
