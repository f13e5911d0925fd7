"""Words Up, by Karacter Games: memory and words for 2 to 4 players.

Turn up three or four letters of a field of 64 and make a word of them all, with the top card of
your stock and an open bonus card if they help. Who empties a stock ends the round.
"""

from kwintet.game import Choice, Flag, Game, Options, Seats, Whole

from .hidden import OBSERVATION, OBSERVED, WORK, observe, resample
from .lexicon import VERSION
from .notation import NOTATION, move, patterns, shown, text
from .offering import offers
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
from .view import View, draw, reveals, view

__all__ = [
    "GAME", "MOVES", "NOTATION", "OBSERVATION", "OBSERVED", "OPTIONS", "POOL", "STATE", "TABLES",
    "WIDTH", "WORK", "View", "chance", "draw", "legal", "move", "observe", "offers", "patterns",
    "play", "resample", "resolve", "returns", "reveals", "shown", "start", "tables", "text", "view",
]  # fmt: skip


def _dutch(options: Options, players: int) -> str | None:
    return None if options["language"] == "nl" else "the language nl"


def _edition(options: Options) -> dict[str, str]:
    return {"words": f"{options['language']}-{VERSION}"}


GAME = Game(
    __name__,
    title="Words Up",
    players=range(2, 5),
    options=(
        Choice("language", default="nl", words=("nl", "en", "de", "fr", "sv")),
        Flag("q", default=False, needs=_dutch),
        Whole("rounds", default=1, low=1, high=9),
        Seats("juniors", default=[]),
        Choice("judge", default="list", words=("list", "table")),
    ),
    outcomes=("deal",),
    secret=frozenset({"deal"}),
    components=(
        "78 letter cards with values, some with a coloured letter; in Dutch the Q may stay out",
        "a joker",
        "2 cards of ten points: plus; one where the Q plays",
        "2 cards that end a turn: sorry",
        "2 cards that move all stocks on: trade",
    ),
    tables_by=("language",),
    edition=_edition,
)
