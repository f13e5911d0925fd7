"""All positions that a seat of Block It! cannot tell apart: there is one, the story played again.

A seat remembers every step as it was shown to it. Nothing in it stands for something hidden, so the
steps as shown lead to one position only.
"""

import random
from typing import Any

import kwintet
from kwintet.position import Position

LATE = 60  # steps
GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (1, {"solo": "race3"}),
    (2, {}),
    (3, {"blocks": 3}),
    (4, {"no_repeat": True}),
)


def worlds(position: Position, seat: int) -> list[Position]:
    """Every position that looks the same to the seat, all along: the true one."""
    now = kwintet.new(position.game.name, position.players, position.options)
    again = kwintet.new(position.game.name, position.players, position.options)
    for step in position.steps:
        again.step(now.shown(step, seat))
        now.step(step)
    return [again]


def late(rng: random.Random) -> Position:
    """A position late in a game, or at its end."""
    players, options = rng.choice(GAMES)
    position = kwintet.new("blockit", players, options)
    while position.turn is not None and len(position.steps) < LATE:
        if position.turn == "chance":
            position.draw(rng)
        else:
            position.step(rng.choice(position.legal))
    return position
