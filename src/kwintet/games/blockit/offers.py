"""What the person at turn of Block It! is offered, and what each step would do."""

from typing import Any

from kwintet.game import About, Line, Offers
from kwintet.kernel import OVER

from .blocks import free
from .board import (
    ANTI_BLOCK,
    COLOURS,
    LEAVE,
    NONE,
    ROLL,
    TURN,
    WIDTH,
    fours,
)
from .notation import text
from .rules import (
    legal,
    move_cards,
    play,
)
from .view import Four, block_text, four_at, listed, names, places, square_line


class Effect(About, frozen=True, tag="effect"):
    """What a step would do to fours and blocks.

    Steps that do nothing to them are not told of, nor those where only a four that waits gets its
    block, as it would with any other.
    """

    makes: list[Four]  # with the block that it gets at once
    breaks: list[Four]
    places: list[str]  # the crossings that get a block
    lifts: str | None  # the block that goes back to its owner
    holds: list[str]  # squares whose cards come under a block
    frees: list[str]  # squares whose cards come out from under one
    ends: bool  # the game is over with it

    def line(self) -> Line:
        made = {four.crossing for four in self.makes}
        parts = [_made_line(four) for four in self.makes]
        parts += [
            Line("part-breaks", {"square": square_line("square", four.crossing, four.colour)})
            for four in self.breaks
        ]
        parts += [Line("part-puts", {"crossing": at}) for at in self.places if at not in made]
        if self.lifts:
            parts.append(Line("part-gives", {"block": Line("block", {"colour": self.lifts[0]})}))
        if self.frees:
            parts.append(Line("part-frees", {"cards": places(self.frees)}))
        if self.ends:
            parts.append(Line("part-ends"))
        return Line("effect", {"effects": parts})


def _made_line(four: Four) -> Line:
    square = square_line("new-square", four.crossing, four.colour)
    if four.block:
        return Line("part-makes-block", {"square": square})
    if four.seat is None:
        return Line("part-makes", {"square": square})
    return Line("part-makes-for", {"square": square}, {"other": four.seat})


def offers(s: Any, t: Any) -> Offers:
    moves = [0] * WIDTH
    moves = moves[: legal(s, t, moves)]
    had, movable = _all_fours(s), free(s)
    about: list[About] = [_effect(s, t, m, had, movable) for m in _telling(s, t, moves, had)]
    return Offers([text(s, t, move) for move in moves], about=about)


def _telling(s: Any, t: Any, moves: list[int], had: list[int]) -> list[int]:
    """The moves that do something to fours or blocks, found without playing them all."""
    if s.die in (NONE, ANTI_BLOCK):
        return [move for move in moves if move not in (ROLL, LEAVE)]
    then = s.copy()
    telling = []
    for move in moves:
        then.lower[:], then.odd[:] = s.lower, s.odd
        move_cards(then, t.squares[move - TURN])
        if _all_fours(then) != had:
            telling.append(move)
    return telling


def _all_fours(s: Any) -> list[int]:
    """The crossings of fours, colour by colour."""
    return [fours(s.lower[colour], s.odd[colour]) for colour in range(COLOURS)]


def _effect(s: Any, t: Any, move: int, had: list[int], movable: int) -> Effect:
    """What a move does, where fours and free squares are those."""
    then = s.copy()
    play(then, t, move)
    has, free_then = _all_fours(then), free(then)
    return Effect(
        text(s, t, move),
        makes=_more_fours(then, has, had),
        breaks=_more_fours(s, had, has),
        places=names(then.placed),
        lifts=None if then.lifted == NONE else block_text(then.lifted),
        holds=names(movable & ~free_then),
        frees=names(free_then & ~movable),
        ends=then.turn == OVER,
    )


def _more_fours(s: Any, here: list[int], there: list[int]) -> list[Four]:
    """The fours that are here, and not there."""
    found = [
        (crossing, colour)
        for colour in range(COLOURS)
        for crossing in listed(here[colour] & ~there[colour])
    ]
    return [four_at(s, crossing, colour) for crossing, colour in sorted(found)]
