"""10 in English, as a test hears it: what is told, asked and answered."""

from kwintet.game import Line
from kwintet.games.ten import GAME
from kwintet.games.ten.asking import ask, button, why_not
from kwintet.games.ten.telling import tell
from kwintet.games.ten.tests.deals import refused, view
from kwintet.position import Position
from kwintet.texts import Texts

NAMES = ("Els", "Bram", "Cleo", "Dina", "Enzo", "Fay", "Gus")
TEXTS = Texts("en", GAME)


def said(line: Line, reader: int | None) -> str:
    return TEXTS.line(line, NAMES, reader)


def told(position: Position, step: str, reader: int | None = None) -> list[str]:
    """Take a step, and what a reader is told of it."""
    before, shown = view(position, reader), position.shown(step, reader)
    position.step(step)
    return [said(line, reader) for line in tell(before, shown, view(position, reader))]


def turn(position: Position) -> int:
    assert isinstance(position.turn, int)
    return position.turn


def asked(position: Position) -> str:
    return said(ask(view(position, turn(position))), turn(position))


def on_button(position: Position, step: str) -> str:
    assert step in position.legal
    return said(button(view(position, turn(position)), step), turn(position))


def why(position: Position, step: str) -> str:
    refused(position, step)
    return said(why_not(view(position, turn(position)), step), turn(position))
