"""What everybody sees of Block It!: nothing is hidden, so all views are alike."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kwintet.game import Line
from kwintet.kernel import CHANCE, OVER, bit, low

from .blocks import blocks_left, free, owner_of
from .board import (
    ANTI_BLOCK,
    BLOCKS,
    COLOURS,
    EACH,
    EXCHANGE,
    LAYOUT,
    LEFT_ONCE,
    LEFT_TWICE,
    NONE,
    ORDERS,
    RIGHT_ONCE,
    RIGHT_TWICE,
    SIDE,
    SQUARES,
    fours,
)
from .notation import square_text
from .rules import (
    most_turns,
)

LETTERS = "RYBK"
QUESTIONS = {
    NONE: "place",
    LEFT_ONCE: "turn",
    LEFT_TWICE: "turn twice",
    RIGHT_ONCE: "turn",
    RIGHT_TWICE: "turn twice",
    EXCHANGE: "swap",
    ANTI_BLOCK: "lift",
}
FACES = ("left once", "left twice", "right once", "right twice", "swap", "anti-block")
SOLOS = ("turns20", "timed", "race3")


class Card(msgspec.Struct, frozen=True):
    """A card on the board. Its colours are red, yellow, blue and black: R, Y, B, K."""

    square: str
    id: int  # from 0 to 24, wherever the card goes
    order: str  # its colours clockwise, from R
    turned: int  # quarters clockwise, from 0 to 3: with 0 the R is at the top left
    fields: str  # what it shows: top left, top right, bottom right, bottom left
    held: bool  # under a block: it can be neither turned nor moved
    banned: bool  # it was turned last, and the next instruction cannot turn it


class Block(msgspec.Struct, frozen=True):
    """A block that is played with."""

    id: str  # R1, R2 …: the same block, on the board and off it
    colour: str
    seat: int  # its owner
    crossing: str | None  # where it lies: the square at its top left; None: with its owner


class Four(msgspec.Struct, frozen=True):
    """A crossing where four fields of one colour meet."""

    crossing: str
    colour: str
    seat: int | None  # who plays the colour
    block: str | None  # the block that lies there


class Turned(msgspec.Struct, frozen=True):
    """A card that was turned, and how."""

    square: str
    card: int
    quarters: int  # clockwise: 1 or 2; to the left: -1 or -2


class Last(msgspec.Struct, frozen=True):
    """What the last step did."""

    seat: int  # whose turn it was
    die: str | None  # what was carried out, or could not be; or the anti-block that ended the turn
    turned: list[Turned]
    swapped: list[str]  # two squares whose cards changed places
    placed: list[Block]
    lifted: Block | None  # as it lay


class Colour(msgspec.Struct, frozen=True):
    """A colour that is played, and its blocks."""

    colour: str
    seat: int
    placed: int
    left: int


class Seat(msgspec.Struct, frozen=True):
    score: int  # blocks on the board; in race3 turns
    turns: int  # that are over
    colours: list[str]


class View(msgspec.Struct, frozen=True):
    """The table, the same for every seat."""

    turn: int | None  # the seat to decide; None while chance is at turn, and at the end
    asked: str  # layout, die; place (or roll), turn, turn twice, swap, lift (or leave); over
    player: int  # whose turn it is, also while the die is awaited
    die: str | None  # rolled last in this turn
    again: bool  # after an anti-block: the die is rolled again, and another one ends the turn
    most_turns: int  # of each seat: then the game ends
    solo: str | None  # what one player plays for: turns20, timed, race3
    no_repeat: bool  # whether a card that was turned is banned from the next instruction
    seats: list[Seat]
    colours: list[Colour]
    cards: list[Card]  # square by square in rows; none before the layout
    blocks: list[Block]  # by colour and number
    fours: list[Four]  # in the order of the crossings
    last: Last | None  # None if it did nothing to cards and blocks


def listed(bits: int) -> list[int]:
    """The squares or crossings of a bit set."""
    found = []
    while bits:
        found.append(low(bits))
        bits &= bits - 1
    return found


def names(bits: int) -> list[str]:
    return [square_text(place) for place in listed(bits)]


# In words: parts of sentences ---------------------------------------------------------------------


def square_line(key: str, crossing: str, colour: str) -> Line:
    """A four: what people call a square, one that is there or a new one."""
    return Line(key, {"colour": colour, "crossing": crossing})


def places(names: Sequence[str]) -> list[Line]:
    """Cards or crossings in a list."""
    return [Line("place", {"at": name}) for name in names]


# Cards, fours and blocks -------------------------------------------------------------------------


def _cards(s: Any) -> list[Card]:
    if s.cards[0] == NONE:
        return []
    movable = free(s)
    return [_card(s, square, movable) for square in range(SQUARES)]


def _card(s: Any, square: int, movable: int) -> Card:
    order = ORDERS[s.cards[square] % len(ORDERS)]
    turned = 2 * (s.lower[0] >> square & 1) + (s.odd[0] >> square & 1)  # the corner of the R
    return Card(
        square=square_text(square),
        id=s.cards[square],
        order=order,
        turned=turned,
        fields=order[-turned:] + order[:-turned],
        held=not movable >> square & 1,
        banned=bool(s.banned >> square & 1),
    )


def _block(s: Any, block: int, crossing: str | None) -> Block:
    colour = block // EACH
    return Block(block_text(block), LETTERS[colour], owner_of(s, colour), crossing)


def _blocks(s: Any) -> list[Block]:
    played = [b for b in range(BLOCKS) if b // EACH in _played(s) and b % EACH < s.each]
    return [_block(s, b, square_text(low(s.blocks[b])) if s.blocks[b] else None) for b in played]


def block_text(block: int) -> str:
    return f"{LETTERS[block // EACH]}{block % EACH + 1}"


def block_at(s: Any, crossing: int) -> int:
    """The block that lies there, or NONE."""
    return next((b for b in range(BLOCKS) if s.blocks[b] == bit(crossing)), NONE)


def _played(s: Any) -> range:
    """The colours that somebody plays."""
    return range(s.players if s.players > 1 else COLOURS)


def four_at(s: Any, crossing: int, colour: int) -> Four:
    block = block_at(s, crossing)
    return Four(
        crossing=square_text(crossing),
        colour=LETTERS[colour],
        seat=owner_of(s, colour) if colour in _played(s) else None,
        block=None if block == NONE else block_text(block),
    )


def _fours(s: Any) -> list[Four]:
    found = [
        (crossing, colour)
        for colour in range(COLOURS)
        for crossing in listed(fours(s.lower[colour], s.odd[colour]))
    ]
    return [four_at(s, crossing, colour) for crossing, colour in sorted(found)]


def _colour(s: Any, colour: int) -> Colour:
    left = blocks_left(s, colour)
    return Colour(LETTERS[colour], owner_of(s, colour), s.each - left, left)


# The last step -----------------------------------------------------------------------------------


def _last(s: Any) -> Last | None:
    if s.did == s.lifted == NONE and not s.placed:
        return None
    turning = s.did not in (NONE, EXCHANGE)
    lifted = None if s.lifted == NONE else _block(s, s.lifted, square_text(s.lifted_from))
    return Last(
        seat=s.actor,
        die=None if s.did == NONE else FACES[s.did],
        turned=[_turned(s, square) for square in listed(s.moved)] if turning else [],
        swapped=[] if turning else names(s.moved),
        placed=[_block(s, block_at(s, at), square_text(at)) for at in listed(s.placed)],
        lifted=lifted,
    )


def _turned(s: Any, square: int) -> Turned:
    half = s.did in (LEFT_TWICE, RIGHT_TWICE) and s.moved == bit(square)
    quarters = 2 if half else 1
    left = s.did in (LEFT_ONCE, LEFT_TWICE)
    return Turned(square_text(square), s.cards[square], -quarters if left else quarters)


# The view ----------------------------------------------------------------------------------------


def _asked(s: Any) -> str:
    if s.turn == OVER:
        return "over"
    if s.turn == CHANCE:
        return "layout" if s.awaited == LAYOUT else "die"
    return QUESTIONS[s.die]


def _seat(s: Any, seat: int) -> Seat:
    turns = (s.turns + s.players - 1 - seat) // s.players
    colours = [LETTERS[colour] for colour in _played(s) if owner_of(s, colour) == seat]
    return Seat(s.scores[seat], turns, colours)


def view(s: Any, t: Any, seat: int | None) -> View:
    return View(
        turn=s.turn if s.turn >= 0 else None,
        asked=_asked(s),
        player=s.mover,
        die=None if s.die == NONE else FACES[s.die],
        again=s.turn == CHANCE and s.die == ANTI_BLOCK,
        most_turns=most_turns(s) // s.players,
        solo=SOLOS[s.solo] if s.players == 1 else None,
        no_repeat=bool(s.no_repeat),
        seats=[_seat(s, i) for i in range(s.players)],
        colours=[_colour(s, colour) for colour in _played(s)],
        cards=_cards(s),
        blocks=_blocks(s),
        fours=_fours(s),
        last=_last(s),
    )


# As text -----------------------------------------------------------------------------------------


def _board_lines(view: View) -> list[str]:
    """The cards in rows of two lines; # is a block, o a four without one."""
    marks = {four.crossing: "#" if four.block else "o" for four in view.fours}
    lines = ["      " + "  ".join("abcde")]
    for row in range(SIDE):
        cards = view.cards[row * SIDE : (row + 1) * SIDE]
        lines.append(f"{row + 1}.1  " + " ".join(card.fields[:2] for card in cards))
        lines.append(f"{row + 1}.2  " + " ".join(card.fields[3] + card.fields[2] for card in cards))
        if row < SIDE - 1:
            found = (marks.get(card.square, "+") for card in cards[:-1])
            lines.append(f"{row + 1}.3  " + "".join(f"  {mark}" for mark in found))
    return lines


def _last_text(last: Last) -> str:
    told = [f"turned {turn.square} by {turn.quarters:+}" for turn in last.turned]
    told += [f"swapped {' '.join(last.swapped)}"] if last.swapped else []
    told += [f"lifted {last.lifted.id} from {last.lifted.crossing}"] if last.lifted else []
    told += [f"placed {block.id} on {block.crossing}" for block in last.placed]
    face = f"{last.die}: " if last.die else ""
    return f"seat {last.seat} {face}{', '.join(told) or 'nothing'}"


def draw(view: View) -> str:
    seats = [
        f"seat {i} ({' '.join(seat.colours)}): score {seat.score}, {seat.turns} turns"
        f"{' <' if i == view.player and view.asked != 'over' else ''}"
        for i, seat in enumerate(view.seats)
    ]
    die = f", die {view.die}{', once more' if view.again else ''}" if view.die else ""
    lines = [f"asked: {view.asked}{die}", *seats]
    lines.append("blocks: " + " ".join(f"{b.id}:{b.crossing or '-'}" for b in view.blocks))
    if view.fours:
        fours = (f"{four.crossing}:{four.colour}{'#' if four.block else ''}" for four in view.fours)
        lines.append("fours: " + " ".join(fours))
    if view.cards:
        lines += _board_lines(view)
        if banned := [card.square for card in view.cards if card.banned]:
            lines.append("banned: " + " ".join(banned))
    if view.last:
        lines.append(_last_text(view.last))
    return "\n".join(lines)
