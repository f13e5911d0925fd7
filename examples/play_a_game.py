"""Plays a game at random and prints every step as an onlooker is shown it.

./run python examples/play_a_game.py
./run python examples/play_a_game.py wordsup 2
"""

import random
import sys

import kwintet


def main(name: str = "flipover", players: str = "3") -> None:
    rng = random.Random()
    p = kwintet.new(name, int(players))
    while p.turn is not None:
        then = p.copy()
        if p.turn == "chance":
            step = then.draw(rng)
        else:
            step = rng.choice([step for step in p.legal if step not in p.claims])
            then.step(step)
        print(f"{p.turn}: {p.shown(step, None)}")
        p = then
    print("scores", p.scores, "winners", p.winners)


if __name__ == "__main__":
    main(*sys.argv[1:])
