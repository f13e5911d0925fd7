"""The blocks of Block It!: where they lie, what they hold, and who may put one where."""

from typing import Any

from kwintet.kernel import OVER, bit, count, rule

from .board import (
    BLOCKS,
    BOARD,
    COLOURS,
    EACH,
    RACE_3,
    SIDE,
    fours,
)


@rule
def blocks_of(s: Any, colour: int) -> int:
    """The crossings where blocks of a colour lie."""
    first = EACH * colour
    crossings: int = s.blocks[first] | s.blocks[first + 1] | s.blocks[first + 2]
    return crossings


@rule
def all_blocks(s: Any) -> int:
    crossings = 0
    for block in range(BLOCKS):
        crossings |= s.blocks[block]
    return crossings


@rule
def blocks_left(s: Any, colour: int) -> int:
    """Those that do not lie on the board (V4)."""
    played = s.players == 1 or colour < s.players
    return s.each - count(blocks_of(s, colour)) if played else 0


@rule
def owner_of(s: Any, colour: int) -> int:
    """The seat that plays a colour (V17)."""
    return colour if s.players > 1 else 0


@rule
def free(s: Any) -> int:
    """The squares whose cards lie under no block (V7)."""
    held = all_blocks(s)
    return BOARD & ~(held | held << 1 | held << SIDE | held << SIDE + 1)


@rule
def claims(s: Any) -> int:
    """The fours of the seat whose turn it is that wait for a block it has."""
    if s.players > 1:
        return open_fours(s, s.mover)
    crossings = 0
    for colour in range(COLOURS):  # all are one's own (V25)
        crossings |= open_fours(s, colour)
    return crossings


@rule
def open_fours(s: Any, colour: int) -> int:
    if blocks_left(s, colour) == 0:
        return 0
    return fours(s.lower[colour], s.odd[colour]) & ~blocks_of(s, colour)


@rule
def place(s: Any, crossing: int) -> None:
    """Put a block on a four: the game may be won with it (V10)."""
    colour = colour_at(s, crossing)
    block = EACH * colour
    while s.blocks[block]:
        block += 1
    s.blocks[block] = bit(crossing)
    s.placed |= bit(crossing)
    if s.solo != RACE_3:
        s.scores[s.mover] += 1
    if is_complete(s, colour):
        s.turn = OVER


@rule
def colour_at(s: Any, crossing: int) -> int:
    """The colour of a four."""
    colour = 0
    while (s.lower[colour] & ~s.odd[colour]) >> crossing & 1 == 0:
        colour += 1
    return colour


@rule
def is_complete(s: Any, colour: int) -> bool:
    """Whether enough blocks lie there, now that one of this colour does (V10, V25)."""
    if s.players == 1 and s.solo != RACE_3:
        return count(all_blocks(s)) == BLOCKS
    return blocks_left(s, colour) == 0


@rule
def lift(s: Any, crossing: int) -> None:
    block = 0
    while s.blocks[block] != bit(crossing):
        block += 1
    s.blocks[block] = 0
    s.lifted = block
    s.lifted_from = crossing
    if s.solo != RACE_3:
        s.scores[owner_of(s, block // EACH)] -= 1
