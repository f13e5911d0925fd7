"""What the person at turn is offered in Words Up: never which words there are."""

from typing import Any

from kwintet.game import Form, Line, Offers

from .lexicon import LONGEST
from .making import are_there, fits, how_many
from .notation import extras_text, square_text
from .rules import (
    list_turns,
    may_claim,
    may_make,
    may_pass_on,
    may_serve,
    may_skip,
    may_turn,
)
from .table import AT_LEAST, EXTRAS, SQUARES


class Turn(Form, frozen=True, tag="turn"):
    """`turn` and one of the squares where a card lies face down."""

    squares: list[str]

    def line(self) -> Line:
        return Line("write-turn", {"square": self.squares[0]})

    def starts(self) -> list[str]:
        return [f"turn {square}" for square in self.squares]


class Make(Form, frozen=True, tag="word"):
    """`word` or `claim`, a spelling, and the extras to use."""

    steps: list[str]  # word; claim as well, while the table would judge one
    lengths: dict[str, list[int]]  # by extras ("", "stock", "stock bonus2" …): how many letters

    def line(self) -> Line:
        extras = sorted({extra for extras in self.lengths for extra in extras.split()})
        stock = "stock" if "stock" in extras else ""
        bonus = next((extra for extra in extras if extra != "stock"), "")
        which = "both" if stock and bonus else stock or ("bonus" if bonus else "none")
        claims = "yes" if "claim" in self.steps else "no"
        return Line("write-word", {"extras": which, "bonus": bonus, "claims": claims})

    def starts(self) -> list[str]:
        return [f"{step} " for step in self.steps]


def offers(s: Any, t: Any) -> Offers:
    """Steps, and forms for squares and words: whether the list has a word is not to be seen."""
    if s.claim:
        return Offers(["accept", "reject"])
    allowed = {
        "stop": may_make(s),
        "skip": may_skip(s),
        "sorry": may_serve(s),
        "trade": may_pass_on(s),
    }
    forms: list[Form] = []
    if may_turn(s):
        squares = [0] * SQUARES
        forms.append(Turn([square_text(square) for square in squares[: list_turns(s, squares)]]))
    if may_make(s) and (lengths := _lengths(s, t)):
        forms.append(Make(["word", "claim"] if may_claim(s, t) else ["word"], lengths))
    return Offers([step for step, may in allowed.items() if may], forms)


def _lengths(s: Any, t: Any) -> dict[str, list[int]]:
    lengths = {}
    for extras in range(EXTRAS):
        if are_there(s, t, extras):
            allowed = [n for n in range(AT_LEAST, LONGEST + 1) if fits(s, n, how_many(extras))]
            if allowed:
                lengths[extras_text(extras).strip()] = allowed
    return lengths
