"""One step of a game in plain mode, with what is sent to everybody after it."""

import argparse
import random
import statistics
import time

import msgspec
from _measure import Setting, progress, random_step, settings, show

import kwintet
from kwintet.game import Choice, find


def load_all_tables() -> None:
    """As in a server that has been up for a while: they must not make the collector slow."""
    for name in kwintet.games():
        game = find(name)
        for option in game.options:
            if option.name in game.tables_by and isinstance(option, Choice):
                for word in option.words:
                    kwintet.new(name, game.players[0], {option.name: word})


def measure(setting: Setting, games: int, seconds: float) -> list[tuple[float, str]]:
    """The CPU time of every step of some random games, and its kind."""
    encoder = msgspec.json.Encoder()
    measured = []
    begun = time.thread_time()
    for seed in range(games):
        rng = random.Random(seed)
        position = kwintet.new(setting.game, setting.players, setting.options)
        seats = [*range(setting.players), None]
        while position.turn is not None:
            step = None if position.turn == "chance" else random_step(position, rng)
            since = time.thread_time()
            if step is None:
                step = position.draw(rng)
            else:
                position.step(step)
            for seat in seats:
                encoder.encode(position.view(seat))
            measured.append((time.thread_time() - since, step))
        if time.thread_time() - begun > seconds:
            break
    return measured


def kind(step: str) -> str:
    """Its first word, without the number of the card."""
    word = step.partition(" ")[0]
    return word if word[-1].isalpha() else "a card"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all games if none is named")
    parser.add_argument("--times", type=int, default=200, help="games of each kind, at most")
    parser.add_argument("--seconds", type=float, default=10, help="for each kind, about")
    given = parser.parse_args()
    rows = []
    load_all_tables()
    for setting in settings(given.games):
        progress(str(setting))
        measured = sorted(measure(setting, given.times, given.seconds))
        times = [took for took, _ in measured]
        figures = [statistics.fmean(times), *(times[int(len(times) * p)] for p in (0.5, 0.99))]
        micros = [f"{figure * 1e6:,.0f}" for figure in [*figures, times[-1]]]
        rows.append([str(setting), f"{len(times):,}", *micros, kind(measured[-1][1])])
    progress("")
    head = ["game", "steps", "mean µs", "p50 µs", "p99 µs", "max µs", "slowest"]
    show(head, rows)


if __name__ == "__main__":
    main()
