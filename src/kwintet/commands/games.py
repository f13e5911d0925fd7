"""List the games there are: what they are about, players and options."""

import argparse
import json
from typing import Any

from kwintet.commands.telling import known_game
from kwintet.game import Depends, Game, Option, games
from kwintet.texts import LANGUAGES, Texts, own_language


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help="some of them; all if you name none"
    )
    parser.add_argument("--lang", help=f"{', '.join(LANGUAGES)}; your system's if you do not say")
    parser.add_argument("--json", action="store_true", help="the same as a JSON list, for programs")


def examples() -> str:
    return """\
Examples:
  kwintet games                 a block for each game
  kwintet games --lang fr       explained in French
  kwintet games --json          the same for programs
"""


def run(given: argparse.Namespace) -> int:
    found = [known_game(name) for name in given.games or games()]
    language = given.lang or own_language()
    if given.json:
        print(json.dumps([as_dict(game) for game in found], indent=2))
    else:
        print("\n\n".join(block(game, Texts(language, game)) for game in found))
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


def block(game: Game, texts: Texts) -> str:
    low, high = game.players[0], game.players[-1]
    lines = [
        f"{game.name}: {game.title}",
        f"  {texts.say('about')}",
        f"  players: {low} to {high}" if low < high else f"  players: {low}",
    ]
    for option in game.options:
        needs = "".join(f"; needs {needs}" for needs in game.conditions(option))
        told = f"{option.values()}; {told_default(option)} unless you say so{needs}"
        lines += [f"  --option {option.name}   {told}"]
        lines += [f"      {texts.say(f'option-{option.name}-help')}"]
    return "\n".join(lines)
