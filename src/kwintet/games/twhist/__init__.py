"""Twhist: tricks with a twist for 3 to 5 players; the name of its publisher is not known to us.

Whoever takes a trick chooses one or two of its number cards. Their sum turns the taker's FLIP card
of that number to its stars, or back again; the sum of the rest turns everybody else's. Each player
has four twist cards, one of each kind: they take a trick, steal it, lead the next or sit it out.
"""

from kwintet.game import Digits, Flag, Game, Whole

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

GAME = Game(
    __name__,
    title="Twhist",
    players=range(3, 6),
    options=(
        Flag("open_twists", default=False),
        Whole("doubled", default=2, low=-1, high=5),
        Digits("stars", default=[2, 2, 1, 1, 1, 1, 1, 3, 3, 3], length=10),
    ),
    outcomes=("deal",),
    secret=frozenset({"deal"}),
    components=(
        "32 number cards in 4 colours: values −1 to 5, one of them twice in every colour",
        "5 sets of 4 twist cards: win, thief, pole and pass",
        "5 sets of 10 FLIP cards: numbers −1 to 8, stars on the back",
    ),
)
