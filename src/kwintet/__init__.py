"""Kwintet: table games, exact to their rule books, to play, study and simulate."""

from typing import TYPE_CHECKING

from kwintet.errors import (
    BadOption,
    BadPlayers,
    BadRecord,
    BadSeat,
    IllegalStep,
    KwintetError,
    UnknownGame,
)
from kwintet.position import Position, load, new

if TYPE_CHECKING:  # a package that can be called: type checkers know no such thing
    from kwintet.game import games
else:
    from kwintet import games

__all__ = [
    "BadOption",
    "BadPlayers",
    "BadRecord",
    "BadSeat",
    "IllegalStep",
    "KwintetError",
    "Position",
    "UnknownGame",
    "games",
    "load",
    "new",
]
