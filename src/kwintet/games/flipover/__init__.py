"""Flip Over, by sirou: tricks for 3 to 5 players.

Each trick is about the smallest disc left. Its number is trump in every suit; on its blue side it
counts for the taker, on its red side against. Every second round the discs are turned over and
all play the same hands again.
"""

from kwintet.game import Choice, Flag, Game, Options, Whole

from .hidden import WORK, resample
from .notation import NOTATION, move, patterns, reveals, shown, text
from .observing import OBSERVATION, OBSERVED, observe
from .rules import (
    MOVES,
    OPTIONS,
    POOL,
    STATE,
    TABLES,
    WIDTH,
    chance,
    legal,
    play,
    resolve,
    returns,
    start,
    tables,
)
from .view import View, draw, offers, view

__all__ = [
    "GAME", "MOVES", "NOTATION", "OBSERVATION", "OBSERVED", "OPTIONS", "POOL", "STATE", "TABLES",
    "WIDTH", "WORK", "View", "chance", "draw", "legal", "move", "observe", "offers", "patterns",
    "play", "resample", "resolve", "returns", "reveals", "shown", "start", "tables", "text", "view",
]  # fmt: skip


def _four_players(options: Options, players: int) -> str | None:
    return None if players == 4 else "four players"


GAME = Game(
    __name__,
    title="Flip Over",
    players=range(3, 6),
    options=(
        Whole("rounds", default=2, low=1, high=12),
        Flag("trumps", default=True),
        Choice("setup", default="random", words=("random", "alternating")),
        Flag("teams", default=False, needs=_four_players),
    ),
    outcomes=("deal", "discs"),
    secret=frozenset({"deal"}),
    components=(
        "24 cards for three players: ranks 1 to 8 in 3 suits",
        "40 cards for four players: ranks 1 to 10 in 4 suits",
        "60 cards for five players: ranks 1 to 12 in 5 suits",
        "a disc for each rank, blue on one side and red on the other",
    ),
)
