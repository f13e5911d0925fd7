"""Plays a million random games, compiled, and says how often each seat wins: is the game fair?

./run python examples/simulate_a_million.py
./run python examples/simulate_a_million.py wordsup 2 20000
"""

import sys

from kwintet.game import find
from kwintet.kernel import seeded
from kwintet.kernel.compile import engine
from kwintet.kernel.playouts import box, doors, playouts, reals, row


def main(name: str = "flipover", players: str = "3", games: str = "1000000") -> None:
    game, seats = find(name), int(players)
    rules = engine(game.name)
    options = game.full_options({}, game.check_players(seats))
    state = box(rules, rules.STATE)
    tables = box(rules, rules.TABLES, game.tables(options))
    encoded = box(rules, rules.OPTIONS, game.encoded(options))
    generator = row(rules, 1)
    generator[0] = seeded(1)
    scratch = [row(rules, n) for n in (rules.WIDTH, rules.POOL, rules.POOL)]
    play, shares = playouts(rules).games, doors(rules).returns
    out = reals(rules, seats)
    won = [0.0] * seats
    for _ in range(int(games)):
        play(state, tables, seats, encoded, generator, *scratch, 1)
        shares(state, tables, out)
        for seat in range(seats):
            won[seat] += out[seat]
    for seat, share in enumerate(won):
        print(f"seat {seat} wins {share / int(games):.2%}")


if __name__ == "__main__":
    main(*sys.argv[1:])
