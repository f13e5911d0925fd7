"""Read a record and tell where the game stands, or trace it step by step.

The whole record is checked first: where a step of it is wrong, nothing of it is printed.
"""

import argparse
import json

from kwintet.commands.telling import read_file, score_line, standing, thing_count
from kwintet.errors import BadRecord, KwintetError
from kwintet.position import Position, load, new
from kwintet.record import MOST_BYTES


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    parser.add_argument("--trace", action="store_true", help="a line of JSON for each step")


def examples() -> str:
    return """\
Examples:
  kwintet replay game.json             who is at turn or has won, and the scores
  kwintet replay game.json --trace     the position after every step, a JSON object a line
  … | kwintet replay -                 a record from another program

A line of the trace has, in this order:
  step       the step as the record writes it
  turn       after it: the seat at turn, "chance", or null when the game is over
  awaiting   the name of the outcome awaited from chance, or null
  legal      all legal steps of the seat at turn, sorted; [] when no seat is at turn
  scores     of every seat
  winners    the winning seats; [] until the end
"""


def run(given: argparse.Namespace) -> int:
    name = {"-": "standard input", "": "FILE"}.get(given.file, given.file)
    try:
        position = load(read_file(given.file, MOST_BYTES))
    except KwintetError as error:
        raise BadRecord(f"{name}: {error}", error.code) from error
    if given.trace:
        trace(position)
    else:
        print(summary(position))
    return 0


def summary(position: Position) -> str:
    game = position.game
    written = game.written_options(position.options, position.players)
    options = [f"{name}={json.dumps(value)}" for name, value in written.items()]
    return "\n".join(
        [
            ", ".join([f"{game.title}: {thing_count(position.players, 'player')}", *options]),
            f"{thing_count(len(position.steps), 'step')} read",
            standing(position),
            score_line(position),
        ]
    )


def trace(position: Position) -> None:
    then = new(position.game.name, position.players, position.options)
    for step in position.steps:
        then.step(step)
        print(trace_line(step, then))


def trace_line(step: str, then: Position) -> str:
    return json.dumps(
        {
            "step": step,
            "turn": then.turn,
            "awaiting": then.awaiting,
            "legal": then.legal,
            "scores": then.scores,
            "winners": then.winners,
        }
    )
