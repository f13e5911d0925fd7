"""Random games of Block It!, in which blocks are placed often and lifted seldom."""

import random
from typing import Any

import kwintet
from kwintet.games.blockit.tests.deals import view
from kwintet.position import Position

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (1, {"no_repeat": True}),
    (1, {"solo": "timed"}),
    (1, {"solo": "race3", "no_repeat": True}),
    (2, {}),
    (2, {"blocks": 2, "no_repeat": True}),
    (3, {}),
    (3, {"blocks": 3}),
    (4, {}),
    (4, {"blocks": 3, "no_repeat": False}),
)


def good_step(position: Position, rng: random.Random, tried: int = 12) -> str:
    """The best for the seat at turn of some steps: for its score, then for fours."""
    legal = position.legal
    best, most = "", (-9.0, 0, 0.0)
    for step in rng.sample(legal, min(tried, len(legal))):
        then = position.copy()
        then.step(step)
        worth = sum(then.scores) if then.turn is not None else 99
        fours = len(view(then).fours)
        value = (worth, fours, rng.random())
        if value > most:
            best, most = step, value
    return best


def some_step(position: Position, rng: random.Random) -> str:
    """A step of chance, or of a player: mostly a good one."""
    if position.turn == "chance":
        return position.draw(rng)
    step = good_step(position, rng) if rng.random() < 0.6 else rng.choice(position.legal)
    position.step(step)
    return step


def started(players: int, options: dict[str, Any], rng: random.Random) -> Position:
    position = kwintet.new("blockit", players, options)
    position.draw(rng)
    return position
