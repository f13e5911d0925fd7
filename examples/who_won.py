"""Says how a recorded game ended, or whose turn it is.

./run python examples/who_won.py game.json ...
"""

import sys
from pathlib import Path

import kwintet


def main(*paths: str) -> None:
    for path in paths:
        try:
            p = kwintet.load(Path(path).read_bytes())
        except kwintet.KwintetError as error:
            print(f"{path}: {error}")
            continue
        name = f"{path}: {p.game.title} of {p.players}, scores {p.scores}"
        if p.winners:
            print(f"{name}, won by {' and '.join(f'seat {seat}' for seat in p.winners)}")
        else:
            print(f"{name}, not over: {p.awaiting or f'seat {p.turn}'} is awaited")


if __name__ == "__main__":
    main(*sys.argv[1:])
