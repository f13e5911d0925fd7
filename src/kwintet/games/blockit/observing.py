"""What a seat of Block It! sees, as a row of numbers for learning."""

from typing import Any

from kwintet.kernel import bit, rule

from .blocks import blocks_left, blocks_of, free
from .board import (
    BOARD,
    COLOURS,
    CROSSINGS,
    FACES,
    SEATS,
    SQUARES,
    fours,
)
from .rules import (
    most_turns,
)

CORNERS = 4
AT = 16  # crossings
SOLOS = 3

OBSERVATION = (
    ("players", SEATS, "one of 1 to 4 players is 1"),
    ("solo", SOLOS, "for one player: 1 at turns20, timed or race3"),
    ("blocks", 1, "blocks of a colour that are played with"),
    ("no_repeat", 1, "1 if a card is not turned twice running"),
    ("mover", SEATS, "1 at the seat whose turn it is, you first, then clockwise, as all rows"),
    ("deciding", 1, "1 if that seat has to decide, 0 if chance has, and at the end"),
    ("die", FACES, "1 at the face rolled last in this turn"),
    ("turns", 1, "turns that are left to all, with this one"),
    ("scores", SEATS, "by seat"),
    (
        "colours",
        COLOURS * (CORNERS * SQUARES + 2 * AT + 1),
        (
            "by colour, yours first, then those of the seats clockwise, then the others: 1 at the "
            "squares that show it at corner 0 (top left), 1, 2, 3; at the crossings a1, b1, … d4 "
            "that are of it; at those where its blocks lie; then how many blocks are left"
        ),
    ),
    ("free", SQUARES, "1 at the squares with no block on them"),
    ("banned", SQUARES, "1 at the squares whose cards the next instruction cannot turn"),
)
OBSERVED = sum(size for _, size, _ in OBSERVATION)


@rule
def _write(bits: int, places: int, out: Any, at: int) -> int:
    """A bit set as zeros and ones, one for each of the places; where the row goes on."""
    for place in range(SQUARES):
        if places >> place & 1:
            out[at] = bits >> place & 1
            at += 1
    return at


@rule
def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    at = _write(bit(s.players - 1), bit(SEATS) - 1, out, 0)
    at = _write(bit(s.solo) if s.players == 1 else 0, bit(SOLOS) - 1, out, at)
    out[at] = s.each
    out[at + 1] = s.no_repeat
    at = _write(bit((s.mover - seat + s.players) % s.players), bit(SEATS) - 1, out, at + 2)
    out[at] = s.turn >= 0
    at = _write(bit(s.die) if s.die >= 0 else 0, bit(FACES) - 1, out, at + 1)
    out[at] = most_turns(s) - s.turns
    at += 1
    for i in range(SEATS):
        out[at + i] = s.scores[(seat + i) % s.players] if i < s.players else 0
    at = _observe_colours(s, seat, out, at + SEATS)
    at = _write(free(s), BOARD, out, at)
    _write(s.banned, BOARD, out, at)


@rule
def _observe_colours(s: Any, seat: int, out: Any, at: int) -> int:
    for i in range(COLOURS):
        colour = _colour(s, seat, i)
        lower = s.lower[colour]
        odd = s.odd[colour]
        laid = BOARD if lower else 0  # before the layout no card shows anything
        at = _write(laid & ~lower & ~odd, BOARD, out, at)
        at = _write(~lower & odd, BOARD, out, at)
        at = _write(lower & ~odd, BOARD, out, at)
        at = _write(lower & odd, BOARD, out, at)
        at = _write(fours(lower, odd), CROSSINGS, out, at)
        at = _write(blocks_of(s, colour), CROSSINGS, out, at)
        out[at] = blocks_left(s, colour)
        at += 1
    return at


@rule
def _colour(s: Any, seat: int, i: int) -> int:
    """The colours as a seat counts them: its own, those of the others, those that nobody plays."""
    return (seat + i) % s.players if i < s.players else i
