"""Block It!, by Hans van Tol for The Game Master: turning cards for 1 to 4 players.

On a board of 25 cards, each of four fields in four colours, the die says whether you turn cards,
swap two, or take a block off. Where four fields of your colour meet at a crossing you put a block,
and nobody can move the cards below. Who first has all blocks on the board wins. Alone you play all
four colours, against the number of turns or the clock.

A crossing with four fields of one colour is called a four here: squares are those of the board.
Alone, `returns` is the share of the twelve blocks that lie there; in `race3` 1 - turns / 301, or 0
for a race that was not won.
"""

from kwintet.game import Choice, Depends, Flag, Game, Options, Whole

from .board import EACH, MOVES, POOL, STATE, TABLES, WIDTH, tables
from .hidden import WORK, resample
from .notation import NOTATION, move, patterns, reveals, shown, text
from .observing import OBSERVATION, OBSERVED, observe
from .offers import offers
from .rules import (
    OPTIONS,
    chance,
    interrupt,
    legal,
    may_interrupt,
    play,
    resolve,
    returns,
    start,
    valid,
)
from .view import View, draw, view

__all__ = [
    "GAME", "MOVES", "NOTATION", "OBSERVATION", "OBSERVED", "OPTIONS", "POOL", "STATE", "TABLES",
    "WIDTH", "WORK", "View", "chance", "draw", "interrupt", "legal", "may_interrupt", "move",
    "observe", "offers", "patterns", "play", "resample", "resolve", "returns", "reveals", "shown",
    "start", "tables", "text", "valid", "view",
]  # fmt: skip


def _fewer_for_many(options: Options, players: int) -> int:
    return 2 if players > 2 else EACH


def _in_the_longer_game(options: Options, players: int) -> bool:
    return players > 2 and options["blocks"] == EACH


def _company(options: Options, players: int) -> str | None:
    return None if players > 1 else "two players or more"


def _one_player(options: Options, players: int) -> str | None:
    return None if players == 1 else "one player"


GAME = Game(
    __name__,
    title="Block It!",
    players=range(1, 5),
    options=(
        Whole(
            "blocks",
            default=Depends(_fewer_for_many, "`2` for three or four players, else `3`"),
            needs=_company,
            low=2,
            high=EACH,
        ),
        Flag(
            "no_repeat",
            default=Depends(
                _in_the_longer_game, "`true` for three or four players with 3 blocks, else `false`"
            ),
        ),
        Choice("solo", default="turns20", needs=_one_player, words=("turns20", "timed", "race3")),
    ),
    outcomes=("layout", "die"),
    secret=frozenset(),
    components=(
        "a board of 5 × 5 squares",
        "25 cards of four fields: red (R), yellow (Y), blue (B) and black (K), in six orders",
        "12 blocks, 3 of each colour",
        "a die: left once, left twice, right once, right twice, swap, anti-block",
    ),
)
