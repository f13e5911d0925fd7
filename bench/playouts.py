"""Random games played to the end: decisions a second of one thread, beside OpenSpiel's.

First it makes sure that the compiled games are the plain ones: final states, seed by seed.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from _measure import Setting, Worker, answers, progress, settings, show
from _peers import peers_python

from kwintet.game import find
from kwintet.kernel import seeded
from kwintet.kernel.compile import COMPILED, engine, is_compiled
from kwintet.kernel.playouts import box, playouts, row

HERE = Path(__file__).parent
PEERS = ("hearts", "spades", "oh_hell", "euchre")
CHUNK = 0.02  # seconds between two looks at the clock
OURS = "--ours"


class Player:
    """Plays a game at random, in one of the two ways of running rules."""

    def __init__(self, setting: Setting, module: Any) -> None:
        game = find(setting.game)
        full = game.full_options(setting.options, setting.players)
        self.players = setting.players
        self.state = box(module, module.STATE)
        self.tables = box(module, module.TABLES, game.tables(full))
        self.options = box(module, module.OPTIONS, game.encoded(full))
        self.rng = row(module, 1)
        sizes = (module.WIDTH, module.POOL, module.POOL)
        self.scratch = [row(module, n) for n in sizes]
        self._games: Callable[..., int] = playouts(module).games
        self._compiled = is_compiled(module)

    def play(self, times: int) -> int:
        """So many games; how many decisions they took."""
        given = (self.state, self.tables, self.players, self.options, self.rng, *self.scratch)
        return self._games(*given, times)

    def final(self, seed: int) -> list[int]:
        """The state at the end of the game of that seed, as numbers."""
        self.rng[0] = seeded(seed)
        self.play(1)
        if self._compiled:
            numbers: list[int] = self.state.view("i8").tolist()
            return numbers
        return self.state[0].numbers()  # type: ignore[no-any-return]


def plain_module(setting: Setting) -> Any:
    return find(setting.game).rules


# In a process of its own -------------------------------------------------------------------------


def ours(setting: Setting) -> None:
    player = Player(setting, engine(setting.game))
    player.rng[0] = seeded(1)
    player.play(1)
    times = 1
    while _timed(player, times)[1] < CHUNK:
        times *= 2

    def measure(seconds: float) -> dict[str, float]:
        decisions, took, games = 0, 0.0, 0
        while took < seconds:
            more, time_taken = _timed(player, times)
            decisions, took, games = decisions + more, took + time_taken, games + times
        return {"rate": decisions / took, "mean": decisions / games}

    answers(measure)


def _timed(player: Player, times: int) -> tuple[int, float]:
    since = time.thread_time()
    decisions = player.play(times)
    return decisions, time.thread_time() - since


def worker(setting: Setting) -> Worker:
    written = json.dumps([setting.game, setting.players, dict(setting.options)])
    return Worker(str(setting), sys.executable, __file__, OURS, written)


# Compiled equals plain ---------------------------------------------------------------------------


def compare(chosen: list[Setting], seeds: int) -> None:
    """Play the same seeds in both ways and compare the final states, number for number."""
    for name in dict.fromkeys(setting.game for setting in chosen):
        own = [setting for setting in chosen if setting.game == name]
        alike = sum(_alike(setting, range(i, seeds, len(own))) for i, setting in enumerate(own))
        print(f"{name}: {alike:,} of {seeds:,} seeded final states, compiled, equal the plain ones")
        if alike != seeds:
            raise SystemExit(f"{name}: compiled and plain games differ")
    print(flush=True)


def _alike(setting: Setting, seeds: range) -> int:
    compiled = Player(setting, engine(setting.game))
    plain = Player(setting, plain_module(setting))
    return sum(compiled.final(seed) == plain.final(seed) for seed in seeds)


# The table ---------------------------------------------------------------------------------------


def median_rates(workers: list[Worker], rounds: int, seconds: float) -> list[dict[str, float]]:
    """Each worker in turn, several times over: noise of the machine falls on all of them."""
    found: list[list[dict[str, float]]] = [[] for _ in workers]
    for i in range(rounds):
        for worker, measured in zip(workers, found, strict=True):
            progress(f"round {i + 1} of {rounds}: {worker.name}")
            measured.append(worker.measure(seconds))
    progress("")
    return [
        {
            "rate": statistics.median(one["rate"] for one in measured),
            "low": min(one["rate"] for one in measured),
            "high": max(one["rate"] for one in measured),
            "mean": statistics.fmean(one["mean"] for one in measured),
        }
        for measured in found
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all games if none is named")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5, help="of one measurement")
    parser.add_argument("--seeds", type=int, default=1000, help="a game, compared with plain")
    given = parser.parse_args()
    if not COMPILED:
        raise SystemExit("numba is missing or KWINTET_PLAIN is set: there is nothing to measure")
    chosen = list(settings(given.games, varied=True))
    python = peers_python()
    compare(chosen, given.seeds)
    peers = [Worker(f"OpenSpiel {name}", python, HERE / "_openspiel.py", name) for name in PEERS]
    workers = [worker(setting) for setting in chosen] + peers
    rates = median_rates(workers, given.rounds, given.seconds)
    for each in workers:
        each.close()
    fastest = max(rate["rate"] for rate in rates[len(chosen) :])
    rows = [
        [
            each.name,
            f"{rate['rate'] / 1e6:.2f}",
            f"{rate['low'] / 1e6:.2f}-{rate['high'] / 1e6:.2f}",
            f"{rate['mean']:.1f}",
            f"{rate['rate'] / fastest:.2f}",
        ]
        for each, rate in zip(workers, rates, strict=True)
    ]
    head = ["game", "million decisions/s", "lowest-highest", "decisions/game", "to fastest peer"]
    show(head, rows)


if __name__ == "__main__":
    if sys.argv[1:2] == [OURS]:
        ours(Setting(*json.loads(sys.argv[2])))
    else:
        main()
