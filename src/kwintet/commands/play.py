"""Play a game in the terminal: one seat is yours, the others play at random.

You see what your seat sees, what the others do, and the steps you are offered.
"""

import argparse
import json
import os
import random
import shutil
import signal
import sys
import unicodedata
from pathlib import Path
from typing import Any

from kwintet.commands.telling import example_game, known_game, score_line, standing, thing_count
from kwintet.errors import BadOption, IllegalStep, KwintetError, cut
from kwintet.game import Choice, Digits, Game, Offers, Options, Seats, find
from kwintet.position import Position, new

HELP = """\
Type the number of a step, or the step itself as it is written.
?  shows the table and this once more
q  stops the game"""

QUIT = "q"
TERMINATED = 143
MORE = "?"


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", help="one that `kwintet games` lists")
    add("--players", type=int, metavar="N", help="how many play; as few as can if you do not say")
    add("--seat", type=_seat, default=0, metavar="N", help="yours, from 0; none: watch only")
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

A list is written 0,2. While you play, ? helps and q stops; so does the end of input.
"""


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value).strip("[]")


def _seat(text: str) -> int | None:
    if text == "none":
        return None
    if not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"a seat is a number from 0, or none, not {cut(text)}")
    return int(text)


def run(given: argparse.Namespace) -> int:
    game = known_game(given.game)
    several = next((n for n in game.players if n > 1), game.players[0])
    players = several if given.players is None else given.players
    position = new(game.name, players, read_options(game, given.option))
    if given.seat is not None and given.seat not in range(players):
        raise KwintetError(f"seats are 0 to {players - 1}, or none, not {given.seat}")
    session = Session(position, given.seat, random.Random(given.seed))
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
    print(f"The record is in {path}.")
    return 0


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


# The game ----------------------------------------------------------------------------------------


class Session:
    """A game at the terminal. All that it shows comes from the view, the shown steps and the offers
    of its one seat; None only watches.
    """

    def __init__(self, position: Position, seat: int | None, rng: random.Random) -> None:
        self.position = position
        self.seat = seat
        self.rng = rng
        self._seen: list[str] = []  # the lines of the view that were shown last

    def play(self) -> None:
        """To the end, or until the person stops."""
        self._show_table()
        going_on = False  # with the turn whose table is on the screen
        while self.position.turn is not None:
            mine = self.position.turn == self.seat
            if self.position.turn == "chance":
                self._draw()
            elif not mine:
                self._play_at_random()
            else:
                if not going_on:
                    self._show_table()
                if not self._ask():
                    print(f"Stopped after {thing_count(len(self.position.steps), 'step')}.")
                    return
            going_on = mine
        self._show_table()
        print(f"\n{standing(self.position)}\n{score_line(self.position)}")

    def _draw(self) -> None:
        before = self.position.copy()
        step = self.position.draw(self.rng)
        self._tell("chance", before.shown(step, self.seat))

    def _play_at_random(self) -> None:
        seat = self.position.turn
        claims = self.position.claims
        step = self.rng.choice([step for step in self.position.legal if step not in claims])
        shown = self.position.shown(step, self.seat)
        self.position.step(step)
        self._tell(f"seat {seat}", shown)

    # The person

    def _ask(self) -> bool:
        """Take one step of the person; False when there will be none."""
        offers = self.position.offers or Offers([])
        self._show_offers(offers)
        while True:
            typed = self._read()
            if typed is None or (typed == QUIT and QUIT not in offers.steps):
                return False
            if typed == MORE:
                self._show_table()
                print(f"\n{HELP}")
                self._show_offers(offers)
            elif typed and self._take(meant(typed, offers.steps)):
                return True

    def _take(self, step: str | None) -> bool:
        if step is None:
            print("No step has that number.")
            return False
        seat = self.position.turn
        try:
            self.position.step(step)
        except IllegalStep as error:
            print(error.for_player)
            return False
        self._tell(f"seat {seat} (you)", step)
        return True

    def _read(self) -> str | None:
        """What is typed, None at the end of input."""
        print(f"seat {self.seat}> ", end="", flush=True)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line or not sys.stdin.isatty():
            print(" ".join(line.split()))  # so that the lines of a transcript end where they should
        return unicodedata.normalize("NFC", " ".join(line.split())) if line else None

    # The screen

    def _tell(self, who: str, shown: str) -> None:
        """A step, and the lines of the view that it changed."""
        print(f"{who}: {shown}")
        before = set(self._seen)
        self._seen = self._view()
        for line in self._seen:
            if line not in before:
                print(f"    {line}")

    def _show_table(self) -> None:
        self._seen = self._view()
        print("", *self._seen, sep="\n")

    def _view(self) -> list[str]:
        return self.position.draw_view(self.seat).splitlines()

    def _show_offers(self, offers: Offers) -> None:
        print()
        notes = {about.step: f": {about.note()}" for about in offers.about}
        items = [f"{i} {step}{notes.get(step, '')}" for i, step in enumerate(offers.steps, 1)]
        for line in in_columns(items):
            print(line)
        for form in offers.forms:
            print(f"or type: {form.usage()}")


def meant(typed: str, steps: list[str]) -> str | None:
    """The step that was meant: by its number, or as it was typed. None: there is no such number."""
    if typed in steps:
        return typed
    if typed.isascii() and typed.isdigit():
        number = int(typed) if len(typed) < 10 else 0
        return steps[number - 1] if 1 <= number <= len(steps) else None
    alike = [step for step in steps if step.casefold() == typed.casefold()]
    return alike[0] if len(alike) == 1 else typed


def in_columns(items: list[str]) -> list[str]:
    """Lines of a terminal's width, the items below each other."""
    wide = max(map(len, items), default=0) + 3
    across = max(1, (shutil.get_terminal_size().columns + 2) // wide)
    rows = [items[i : i + across] for i in range(0, len(items), across)]
    return ["".join(f"{item:{wide}}" for item in row).rstrip() for row in rows]
