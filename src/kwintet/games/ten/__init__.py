"""10, by Hans van Tol: bluff, bid and swap for 2 to 7 players.

Every round each player lays a card, face up or down, and tries to come nearest to 10 without going
over, with one card or two. In between, cards can be bid for or swapped. Who has the least takes all
cards as penalty, and the most earns the tokens in the pot.
"""

from kwintet.game import Flag, Game

from .hidden import WORK, resample
from .notation import NOTATION, move, patterns, reveals, shown, text
from .observing import OBSERVATION, OBSERVED, observe
from .offering import offers
from .rules import chance, legal, play, resolve, start
from .settling import returns
from .table import MOVES, OPTIONS, POOL, STATE, TABLES, WIDTH, tables
from .view import View, draw, view

__all__ = [
    "GAME", "MOVES", "NOTATION", "OBSERVATION", "OBSERVED", "OPTIONS", "POOL", "STATE", "TABLES",
    "WIDTH", "WORK", "View", "chance", "draw", "legal", "move", "observe", "offers", "patterns",
    "play", "resample", "resolve", "returns", "reveals", "shown", "start", "tables", "text", "view",
]  # fmt: skip


GAME = Game(
    __name__,
    title="10",
    players=range(2, 8),
    options=(Flag("spare_jokers", default=True),),
    outcomes=("rounds", "deal"),
    secret=frozenset({"rounds", "deal"}),
    components=(
        "10 round cards of 1 to 10 penalty points",
        "55 plain cards: five of each value from 0 to 10, a penalty point each",
        "8 penalty cards of the values 1 to 8, worth two points more than their value",
        "7 jokers, which count as what makes up 10, worth ten penalty points",
        "49 tokens",
    ),
)
