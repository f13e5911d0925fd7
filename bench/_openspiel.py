"""Random rollouts of OpenSpiel, in C++, from dealt states; runs in the peers' environment.

Usage: _openspiel.py GAME; then a number of seconds on each line of the input.

Its rollouts are reached through one simulation of its MCTS bot, whose evaluator plays the given
state to the end at random as often as it is told to.
"""

import json
import random
import sys
import time
from typing import Any

import pyspiel

ROLLOUTS = 400  # in each call
DEALS = 20
SAMPLES = 400  # games that tell how many decisions a rollout has


def dealt(game: Any, seed: int) -> Any:
    """A state after all chance that comes before the first decision."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        _draw(state, rng)
    return state


def _draw(state: Any, rng: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def decisions_left(state: Any, rng: random.Random) -> int:
    """The decisions of one random game from here on."""
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _draw(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def main() -> None:
    game = pyspiel.load_game(sys.argv[1])
    states = [dealt(game, seed) for seed in range(DEALS)]
    rng = random.Random(1)
    sample = [decisions_left(states[i % DEALS], rng) for i in range(SAMPLES)]
    mean = sum(sample) / len(sample)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 3, False)
    bot.mcts_search(states[0])
    for line in sys.stdin:
        searches = 0
        since = time.thread_time()
        while (took := time.thread_time() - since) < float(line):
            bot.mcts_search(states[searches % DEALS])
            searches += 1
        decisions = searches * ROLLOUTS * mean
        print(json.dumps({"rate": decisions / took, "mean": mean}), flush=True)


if __name__ == "__main__":
    main()
