"""Draws a position as text: as a seat sees it, and as an onlooker does.

./run python examples/draw_a_position.py
./run python examples/draw_a_position.py wordsup 2 40
"""

import random
import sys

import kwintet


def main(name: str = "flipover", players: str = "3", steps: str = "12") -> None:
    rng = random.Random(1)
    p = kwintet.new(name, int(players))
    while len(p.steps) < int(steps) and p.turn is not None:
        if p.turn == "chance":
            p.draw(rng)
        else:
            p.step(rng.choice([step for step in p.legal if step not in p.claims]))
    print(p.draw_view(0))
    print("\nand for an onlooker:\n")
    print(p.draw_view(None))


if __name__ == "__main__":
    main(*sys.argv[1:])
