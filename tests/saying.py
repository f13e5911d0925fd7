"""A game in English, as a test hears it: what is told, asked and answered, and the table drawn."""

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

from kwintet.errors import IllegalStep
from kwintet.game import Game, Line
from kwintet.pen import Pen
from kwintet.position import Position
from kwintet.texts import Texts

NAMES = ("Els", "Bram", "Cleo", "Dina", "Enzo", "Fay", "Gus")


def said(game: Game, line: Line, reader: int | None = None) -> str:
    return Texts("en", game).line(line, NAMES, reader)


def told(position: Position, step: str, reader: int | None = None) -> list[str]:
    """Take a step, and what a reader is told of it."""
    game, before, shown = position.game, position.view(reader), position.shown(step, reader)
    position.step(step)
    lines = game.telling.tell(before, shown, position.view(reader))
    return [said(game, line, reader) for line in lines]


def seat_at_turn(position: Position) -> int:
    assert isinstance(position.turn, int)
    return position.turn


def asked(position: Position) -> str:
    seat = seat_at_turn(position)
    return said(position.game, position.game.telling.ask(position.view(seat)), seat)


def on_button(position: Position, step: str) -> str:
    seat = seat_at_turn(position)
    return said(position.game, position.game.telling.button(position.view(seat), step), seat)


def refusal(position: Position, step: str) -> str:
    """What the seat at turn hears whose step is refused."""
    with pytest.raises(IllegalStep):
        position.copy().step(step)
    seat = seat_at_turn(position)
    return said(position.game, position.game.telling.why_not(position.view(seat), step), seat)


def ending(position: Position, winners: Sequence[int], reader: int | None = None) -> list[str]:
    """How it ended, if these have won."""
    lines = position.game.telling.result(position.view(reader), winners)
    return [said(position.game, line, reader) for line in lines]


def drawn(position: Position, reader: int | None = None, width: int = 80) -> list[str]:
    """The lines of the table at a terminal."""
    paper = StringIO()
    pen = Pen(Texts("en", position.game), NAMES, reader)
    drawing = position.game.terminal.draw(position.view(reader), pen)
    Console(file=paper, width=width).print(drawing)
    return [line.rstrip() for line in paper.getvalue().splitlines()]
