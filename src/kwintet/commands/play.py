"""Play a game in the terminal: a seat is yours, or several are people's; the others play at random.

You see what your seat sees, what the others do, and the steps you are offered.
"""

import argparse
import json
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any

from kwintet.commands.telling import example_game, known_game, thing_count
from kwintet.errors import BadOption, KwintetError, cut
from kwintet.game import Choice, Digits, Game, Options, Seats, find
from kwintet.position import Position, new
from kwintet.texts import LANGUAGES, Texts, check_language, own_language

TERMINATED = 143


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", help="one that `kwintet games` lists")
    add("--players", type=int, metavar="N", help="how many play; as few as can if you do not say")
    add(
        "--seat",
        type=_seats,
        default=[0],
        metavar="N",
        help="yours, from 0; 0,2: two people, who hide their hands from each other; none: watch",
    )
    add("--names", metavar="NAME,NAME", help="of the people, in the order of their seats")
    add("--lang", metavar="LANG", help=f"{', '.join(LANGUAGES)}; your system's if you do not say")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule agreed on")
    add("--seed", type=int, metavar="N", help="the same number and answers: the same game again")
    add("--record", metavar="FILE", help="write the game there, also when you stop early")


def examples() -> str:
    game = example_game()
    options = find(game).full_options({}, find(game).players[0]) if game != "GAME" else {}
    option = next((f"{name}={_written(value)}" for name, value in options.items()), "NAME=VALUE")
    return f"""\
Examples:
  kwintet play {game}                          you have seat 0
  kwintet play {game} --seat 2 --seed 7        another seat; a game that can be repeated
  kwintet play {game} --option {option}        say it once for each option
  kwintet play {game} --record game.json       then: kwintet replay game.json
  kwintet play {game} --seat none              watch the others
  kwintet play {game} --seat 0,1 --names Els,Bram    two people at one screen
  kwintet play {game} --lang nl                in Dutch

A list is written 0,2. While you play, ? helps and q stops; so does the end of input.
"""


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value).strip("[]")


def _seats(text: str) -> list[int]:
    if text == "none":
        return []
    seats = text.split(",")
    if any(not seat.isdecimal() or len(seat) > 9 for seat in seats):
        raise argparse.ArgumentTypeError(f"a seat is a number from 0, or none, not {cut(text)}")
    return sorted({int(seat) for seat in seats})


def run(given: argparse.Namespace) -> int:
    language = check_language(given.lang or own_language())
    try:
        return _run(given, language)
    except KwintetError as error:
        if language == LANGUAGES[0]:
            raise
        raise KwintetError(f"{Texts(language).problem(error)} ({error})", error.code) from error


def _run(given: argparse.Namespace, language: str) -> int:
    from kwintet.commands.screen import Paper
    from kwintet.commands.session import Session

    game = known_game(given.game)
    several = next((n for n in game.players if n > 1), game.players[0])
    players = several if given.players is None else given.players
    position = new(game.name, players, read_options(game, given.option))
    if wrong := [seat for seat in given.seat if seat not in range(players)]:
        raise KwintetError(f"seats are 0 to {players - 1}, or none, not {wrong[0]}")
    texts = Texts(language, game)
    names = named(players, given.seat, given.names, texts)
    rng = random.Random(given.seed)
    session = Session(position, given.seat, names, texts, rng, Paper(highlight=False))
    if given.record is None:
        session.play()
        return 0
    path = Path(given.record)
    beside = reserve(path)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(TERMINATED))  # not without the record
    try:
        session.play()
    finally:
        write_record(beside, path, position)
    print(texts.say("play-record", file=str(path)))
    return 0


def named(players: int, seats: list[int], given: str | None, texts: Texts) -> list[str]:
    """What all players are called: the people as they say, the others by names of ours."""
    names = [name.strip() for name in texts.say("bots").split(",")][:players]
    people = [cleaned(name) for name in (given or "").split(",")] if given else []
    if given and (len(people) != len(seats) or not all(people)):
        raise KwintetError(f"--names takes {thing_count(len(seats), 'name')}, joined by commas")
    if len(seats) == 1 and not people:
        people = [texts.say("you")]
    for seat, name in zip(seats, people, strict=False):
        names[seat] = name
    if len(set(names)) < players:
        raise KwintetError(f"every player needs a name of their own, not {', '.join(names)}")
    return names


def cleaned(name: str) -> str:
    """A name as it can stand in a line."""
    return " ".join("".join(letter for letter in name if letter.isprintable()).split())


# Options -----------------------------------------------------------------------------------------


def read_options(game: Game, given: list[str]) -> Options:
    known = {option.name: option for option in game.options}
    options: Options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"--option is written NAME=VALUE, not {text!r}")
        if name in options:
            raise BadOption(f"option {name} is given twice")
        options[name] = _value(known.get(name), value)
    return options


def _value(option: Any, text: str) -> Any:
    """A typed value; one that cannot be read stays text, and the game says what it should be."""
    if isinstance(option, Choice):
        return text
    is_list = isinstance(option, Seats | Digits) and text[:1] != "["
    try:
        return json.loads(f"[{text}]" if is_list else text)
    except (ValueError, RecursionError):
        return text


# The record --------------------------------------------------------------------------------------


def reserve(path: Path) -> Path:
    """An empty file beside the record's: it says before the game that nothing can be written."""
    if path.exists() and not path.is_file():
        raise KwintetError(f"{path} is not an ordinary file")
    if not path.resolve().parent.is_dir():
        raise KwintetError(f"there is no folder {path.resolve().parent}")
    beside = path.resolve().with_name(f".kwintet.{os.getpid()}")
    beside.touch(exist_ok=False)
    return beside


def write_record(beside: Path, path: Path, position: Position) -> None:
    """Write all of it or nothing: a file that was there stays until the new one is complete."""
    text = json.dumps(position.record(), indent=2, ensure_ascii=False) + "\n"
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path.resolve())
    finally:
        beside.unlink(missing_ok=True)
