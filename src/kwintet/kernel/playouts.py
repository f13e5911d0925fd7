"""Games played to the end at random, and single calls of a game's functions, for any game module.

`doors` gives a game's functions in the form that Python can call at speed whether the game is
compiled or plain: states and tables come in boxes (`Layout.box()`, or lists of plain states).
"""

import functools
from types import ModuleType
from typing import Any

from kwintet.kernel.chance import below, draw
from kwintet.kernel.compile import is_compiled, kernels
from kwintet.kernel.layout import CHANCE, OVER, Layout


@functools.cache
def outcomes(game: Any) -> Any:
    """What chance does: `drawn` fills out with an awaited outcome; how many numbers that are."""
    my, kernel = kernels(game, "outcomes")

    if hasattr(game, "valid"):

        @kernel
        def drawn(s: Any, t: Any, rng: Any, pool: Any, out: Any) -> int:
            while True:
                _, n, shuffled, faces = game.chance(s, pool)
                draw(pool, n, shuffled, faces, rng, out)
                if game.valid(s, t, out):
                    return n

    else:

        @kernel
        def drawn(s: Any, t: Any, rng: Any, pool: Any, out: Any) -> int:
            _, n, shuffled, faces = game.chance(s, pool)
            draw(pool, n, shuffled, faces, rng, out)
            return n

    return my


@functools.cache
def doors(game: Any) -> Any:
    """The functions of a game, called with boxes: start, awaited, legal, play …"""
    chance = outcomes(game)
    my, kernel = kernels(game, "doors")

    @kernel
    def start(box: Any, tables: Any, players: int, options: Any) -> None:
        game.start(box[0], tables[0], players, options[0])

    @kernel
    def turn(box: Any) -> int:
        return box[0].turn

    @kernel
    def draw_outcome(box: Any, tables: Any, rng: Any, pool: Any, out: Any) -> int:
        return chance.drawn(box[0], tables[0], rng, pool, out)

    @kernel
    def resolve(box: Any, tables: Any, out: Any) -> None:
        game.resolve(box[0], tables[0], out)

    @kernel
    def legal(box: Any, tables: Any, moves: Any) -> int:
        return game.legal(box[0], tables[0], moves)

    @kernel
    def play(box: Any, tables: Any, move: int) -> None:
        game.play(box[0], tables[0], move)

    @kernel
    def returns(box: Any, tables: Any, out: Any) -> None:
        game.returns(box[0], tables[0], out)

    @kernel
    def resample(box: Any, tables: Any, seat: int, rng: Any, work: Any) -> None:
        game.resample(box[0], tables[0], seat, rng, work[0])

    @kernel
    def observe(box: Any, tables: Any, seat: int, out: Any) -> None:
        game.observe(box[0], tables[0], seat, out)

    return my


@functools.cache
def playouts(game: Any) -> Any:
    """Random play: `finish` one game, `games` many from the start."""
    chance = outcomes(game)
    my, kernel = kernels(game, "playouts")

    @kernel
    def finish(s: Any, t: Any, rng: Any, moves: Any, pool: Any, out: Any) -> int:
        """Play at random to the end; how many decisions that took."""
        decisions = 0
        while s.turn != OVER:
            if s.turn == CHANCE:
                chance.drawn(s, t, rng, pool, out)
                game.resolve(s, t, out)
            else:
                n = game.legal(s, t, moves)
                game.play(s, t, moves[below(rng, n)])
                decisions += 1
        return decisions

    @kernel
    def games(
        box: Any,
        tables: Any,
        players: int,
        options: Any,
        rng: Any,
        moves: Any,
        pool: Any,
        out: Any,
        times: int,
    ) -> int:
        """Whole games, each from its first deal; how many decisions they took in all."""
        decisions = 0
        for _ in range(times):
            game.start(box[0], tables[0], players, options[0])
            decisions += my.finish(box[0], tables[0], rng, moves, pool, out)
        return decisions

    return my


def box(game: ModuleType, layout: Layout, like: Any = None) -> Any:
    """A box for one state as a game's functions take it, filled from a plain one if given."""
    if not is_compiled(game):
        return [layout.plain() if like is None else like.copy()]
    new = layout.box()
    if like is not None:
        fill(new, layout, like)
    return new


def fill(box: Any, layout: Layout, like: Any) -> None:
    """Copy a plain state into a record, field by field."""
    for name in layout.fields:
        box[name][0] = getattr(like, name)


def row(game: ModuleType, n: int) -> Any:
    """A row of n numbers as a game's functions take it."""
    if not is_compiled(game):
        return [0] * n
    import numpy as np

    return np.zeros(n, np.int64)


def reals(game: ModuleType, n: int) -> Any:
    """A row of n fractions as a game's `returns` fills it."""
    if not is_compiled(game):
        return [0.0] * n
    import numpy as np

    return np.zeros(n)
