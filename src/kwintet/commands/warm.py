"""Compile games ahead, so that nothing waits for it later.

Each game is compiled in a process of its own, since compiling leaves much memory behind, and kept
in the user's cache folder or in that of the environment variable KWINTET_CACHE.
"""

import argparse
import os
import random
import signal
import sys
import time
from typing import Any

from kwintet.commands.telling import example_game, known_game, thing_count
from kwintet.errors import KwintetError
from kwintet.game import Game, find, games
from kwintet.kernel import compile as compiling
from kwintet.kernel.layout import CHANCE, OVER

COMPILING, COMPILED, FAILED = "compiling", "compiled", "failed"  # words of a child


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if you name none")


def examples() -> str:
    return f"""\
Examples:
  kwintet warm                                  all games
  kwintet warm {example_game():24}         only that one
  KWINTET_CACHE=/somewhere kwintet warm         kept there; set it for whoever uses it, too

What is kept has a folder for each version of the games; older ones can be removed.
"""


def run(given: argparse.Namespace) -> int:
    chosen = [known_game(name).name for name in dict.fromkeys(given.games or games())]
    if why := why_not():
        print(f"Nothing to compile: {why}, so games run as plain Python.")
        return 0
    made = [warm(name) for name in chosen]
    if not any(made):
        print("Nothing to do: all is warm.")
    return 0


def why_not() -> str:
    """Why nothing is compiled, if so."""
    for variable in ("KWINTET_PLAIN", "NUMBA_DISABLE_JIT"):
        if os.environ.get(variable, "0") not in ("", "0"):
            return f"{variable} is set"
    return "" if compiling.COMPILED else "numba is not installed"


def warm(name: str) -> list[str]:
    """Have a child compile what is not compiled yet, and say so; what that was."""
    import subprocess

    since = time.monotonic()
    program = f"from kwintet.commands.warm import child; child({name!r})"
    # An unlucky end of ours must not leave the child at work.
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True
    ) as made:
        try:
            done, problem = _follow(name, made.stdout)
        except BaseException:
            made.kill()
            raise
    if problem or made.returncode:
        raise KwintetError(f"{name} was not compiled: {problem or f'exit {made.returncode}'}")
    took = f"{time.monotonic() - since:.1f} s"
    functions = f"{thing_count(len(done), 'function')} compiled ({', '.join(done)})"
    _line(f"{name}: {functions if done else 'warm'}, {took}", end="\n")
    return done


def _follow(name: str, said: Any) -> tuple[list[str], str]:
    """What the child compiled, and what went wrong if anything did."""
    done = []
    problem = ""
    for line in said:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == COMPILING and sys.stdout.isatty():
            _line(f"{name}: compiling {rest} …")
        elif word == COMPILED:
            done.append(rest)
        elif word == FAILED:
            problem = rest
    return done, problem


def _line(text: str, end: str = "") -> None:
    """Print over the line of the progress, where there is one."""
    print(f"\r\x1b[K{text}" if sys.stdout.isatty() else text, end=end, flush=True)


# In the child ------------------------------------------------------------------------------------


def child(name: str) -> None:
    """Call whatever has to be warm, telling the parent line by line; only that one ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        _call_all(find(name))
    except OSError as error:
        print(FAILED, f"{error.filename}: {error.strerror}" if error.filename else error)
    except ImportError as error:
        print(FAILED, f"numba cannot be used: {error}")


class _Caller:
    """Calls functions, telling before the first call of each that it is compiling, and after it
    if it was.
    """

    def __init__(self) -> None:
        self.called: set[str] = set()

    def __call__(self, function: Any, *given: Any) -> Any:
        name = function.__name__
        if name in self.called:
            return function(*given)
        self.called.add(name)
        print(COMPILING, name, flush=True)
        answer = function(*given)
        if sum(function.stats.cache_misses.values()):
            print(COMPILED, name, flush=True)
        return answer


def _call_all(game: Game) -> None:
    """Play, so that every function is called with what it is always called with."""
    from kwintet.kernel.playouts import doors, playouts

    module = compiling.engine(game.name)
    call = _Caller()
    _play_once(game, module, doors(module), call)
    _play_out(game, module, playouts(module), call)
    parts = [*vars(doors(module)).values(), *vars(playouts(module)).values()]
    cold = {part.__name__ for part in parts if hasattr(part, "stats")} - call.called
    if cold:
        raise AssertionError(f"warm calls everything but {', '.join(sorted(cold))}")


def _play_once(game: Game, module: Any, do: Any, call: _Caller) -> None:
    import numpy as np

    from kwintet.kernel.playouts import box, row

    state, tables, players, options = _set_up(game, module)
    rng, moves, pool, out = (row(module, n) for n in (1, module.WIDTH, module.POOL, module.POOL))
    rng[0] = 1
    choose = random.Random(1).randrange
    work, observed = box(module, module.WORK), row(module, module.OBSERVED)
    call(do.start, state, tables, players, options)
    while (turn := call(do.turn, state)) != OVER:
        if turn == CHANCE:
            call(do.draw_outcome, state, tables, rng, pool, out)
            call(do.resolve, state, tables, out)
        else:
            call(do.resample, state, tables, turn, rng, work)
            call(do.observe, state, tables, turn, observed)
            n = call(do.legal, state, tables, moves)
            call(do.play, state, tables, int(moves[choose(n)]))
    call(do.returns, state, tables, np.zeros(players))


def _play_out(game: Game, module: Any, do: Any, call: _Caller) -> None:
    from kwintet.kernel.playouts import row

    state, tables, players, options = _set_up(game, module)
    rng, moves, pool, out = (row(module, n) for n in (1, module.WIDTH, module.POOL, module.POOL))
    rng[0] = 1
    call(do.games, state, tables, players, options, rng, moves, pool, out, 1)
    call(do.finish, state[0], tables[0], rng, moves, pool, out)


def _set_up(game: Game, module: Any) -> tuple[Any, Any, int, Any]:
    from kwintet.kernel.playouts import box

    players = game.players[0]
    full = game.full_options({}, players)
    tables = box(module, module.TABLES, game.tables(full))
    options = box(module, module.OPTIONS, game.encoded(full))
    return box(module, module.STATE), tables, players, options
