"""List the games there are: players and options."""

import argparse
import json
from typing import Any

from kwintet.game import Depends, Game, Option, find, games


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="the same as a JSON list, for programs")


def examples() -> str:
    return """\
Examples:
  kwintet games            a block for each game
  kwintet games --json     the same for programs
"""


def run(given: argparse.Namespace) -> int:
    found = [find(name) for name in games()]
    if given.json:
        print(json.dumps([as_dict(game) for game in found], indent=2))
    else:
        print("\n\n".join(map(block, found)))
    return 0


KEPT = ("low", "high", "words", "length")


def as_dict(game: Game) -> dict[str, Any]:
    options = [
        {
            "kind": type(option).__name__.lower(),
            "name": option.name,
            "default": default(game, option),
            "needs": game.conditions(option),
        }
        | {field: getattr(option, field) for field in KEPT if hasattr(option, field)}
        for option in game.options
    ]
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.players),
        "options": options,
    }


def default(game: Game, option: Option) -> Any:
    """The default; where it depends on the number of players, one for each."""
    if not isinstance(option.default, Depends):
        return option.default
    return {str(n): game.full_options({}, n)[option.name] for n in game.players}


def told_default(option: Option) -> str:
    told = option.default
    return told.words if isinstance(told, Depends) else json.dumps(told)


def block(game: Game) -> str:
    wide = max((len(option.name) for option in game.options), default=0)
    low, high = game.players[0], game.players[-1]
    lines = [
        f"{game.name}: {game.title}",
        f"  players: {low} to {high}" if low < high else f"  players: {low}",
        *[
            f"  --option {o.name:{wide}}  {o.values()}; {told_default(o)} unless you say so"
            + "".join(f"; needs {needs}" for needs in game.conditions(o))
            for o in game.options
        ],
    ]
    return "\n".join(lines)
