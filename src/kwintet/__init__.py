"""Kwintet: table games, exact to their rule books, to play, study and simulate."""

import kwintet.games  # noqa: F401  # the package first: from then on `kwintet.games` is the function
from kwintet.errors import (
    BadOption,
    BadPlayers,
    BadRecord,
    BadSeat,
    IllegalStep,
    KwintetError,
    UnknownGame,
)
from kwintet.game import games
from kwintet.position import Position, load, new

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
