"""Players that the computer plays. Behind one door, `choose`, anything may think.

A bot is given one world that its seat cannot tell from the real one, and its seat: never the real
state, and never the record.
"""

import random
from typing import Any

import msgspec

from kwintet.game import Game, Options, find
from kwintet.kernel import seeded

LEVELS = ("beginner", "casual", "strong", "expert")


class Known(msgspec.Struct, frozen=True):
    """What a seat knows, as a world that it could be in."""

    game: str
    players: int
    options: Options
    numbers: list[int]  # of the state
    seat: int
    seed: int


def known(game: Game, options: Options, state: Any, seat: int, rng: random.Random) -> Known:
    """A world for a seat, drawn from all that it cannot tell apart."""
    seed = rng.getrandbits(62)
    world = state.copy()
    tables = game.tables(options)
    game.rules.resample(world, tables, seat, [seeded(seed)], game.rules.WORK.plain())
    return Known(game.name, world.players, options, world.numbers(), seat, seed)


def choose(known: Known, level: str) -> str:
    """A step for the seat, which is at turn."""
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
    game = find(known.game)
    rules, tables = game.rules, game.tables(known.options)
    world = rules.STATE.plain()
    world.read(known.numbers)
    moves = [0] * rules.WIDTH
    n = rules.legal(world, tables, moves)
    text: str = rules.text(world, tables, random.Random(known.seed).choice(moves[:n]))
    return text
