"""The board of Block It!: cards that turn, fours, blocks, and the layout of the state.

The squares of the board are numbered in rows, and a crossing has the number of the square at its
top left, so that both are members of bit sets of 25 places:

     0  1  2  3  4
     5  6  7  8  9     crossing 6: corner 2 of square 6, 3 of square 7,
    10 11 12 13 14                 1 of square 11, 0 of square 12
    15 16 17 18 19
    20 21 22 23 24     corners: 0 1
                                3 2

A four is a crossing where four fields of one colour meet. A card shows each colour once; so a board
is, for each colour, the squares where it shows in a lower corner, and those where in an odd one.
"""

from typing import Any

from kwintet.kernel import bit, count, high, low, rule, state

SIDE = 5  # squares across, and down
SQUARES = SIDE * SIDE  # and cards
BOARD = (1 << SQUARES) - 1
CROSSINGS = sum(1 << SIDE * y + x for y in range(SIDE - 1) for x in range(SIDE - 1))
PAIRS = SQUARES * (SQUARES - 1) // 2
COLOURS = 4
SEATS = COLOURS  # at most
EACH = 3  # blocks of a colour in the box
BLOCKS = COLOURS * EACH
ORDERS = ("RYBK", "RYKB", "RBYK", "RBKY", "RKYB", "RKBY")  # of colours, clockwise from corner 0
QUARTERS = 4
LAID = SQUARES * QUARTERS  # ways to lay a card: card * QUARTERS + quarters turned clockwise
IN_LOWER = 0  # corners
IN_ODD = 2
RED_YELLOW = 0  # two colours at once, the second SQUARES places higher
BLUE_BLACK = 1
NONE = -1

FACES = 6  # of the die
LEFT_ONCE = 0
LEFT_TWICE = 1
RIGHT_ONCE = 2
RIGHT_TWICE = 3
EXCHANGE = 4
ANTI_BLOCK = 5

TURNS_20 = 0  # what one player plays for
TIMED = 1
RACE_3 = 2
FEW_TURNS = 20
MOST_TURNS = 300  # of a player

LAYOUT = 0  # what chance is awaited for
DIE = 1

PLACE = 0  # moves: + crossing
LIFT = PLACE + SQUARES  # + crossing
ROLL = LIFT + SQUARES
LEAVE = ROLL + 1
TURN = LEAVE + 1  # + square
TWO = TURN + SQUARES  # + pair of squares
SWAP = TWO + PAIRS  # + pair of squares
MOVES = SWAP + PAIRS
WIDTH = SQUARES + PAIRS + 3  # a multiple of four, as `members` wants it
POOL = SQUARES

TABLES = state(
    corners=4 * LAID,  # of a card: see `corners`, at (which + colours) * LAID + as it is laid
    squares=MOVES - TURN,  # the squares that a move turns or swaps, at move - TURN
    pair=SQUARES,  # the number of a pair of that square and a later one, less the later one
)

STATE = state(
    turn=1,  # the seat to move, CHANCE or OVER
    players=1,
    each=1,  # blocks of a colour that are played with
    no_repeat=1,  # whether a card is not turned twice running (V11)
    solo=1,  # what one player plays for
    awaited=1,  # LAYOUT or DIE, while chance is at turn
    mover=1,  # the seat whose turn it is
    die=1,  # the face rolled last in this turn, NONE before
    turns=1,  # of all players, whose die has been carried out or ended them
    banned=1,  # squares whose cards the next instruction cannot turn (V23)
    scores=SEATS,
    lower=COLOURS,  # squares where a colour shows in a lower corner, 2 or 3
    odd=COLOURS,  # squares where it shows in an odd corner, 1 or 3
    cards=SQUARES,  # the card on each square, NONE before they lie
    blocks=BLOCKS,  # where block EACH * colour + i lies: a set of one crossing, or of none
    actor=1,  # the seat whose turn it was at the last step
    did=1,  # the face of the die that the last step carried out, or could not; NONE: none
    moved=1,  # the squares whose cards the last step turned or swapped
    placed=1,  # the crossings where the last step put blocks
    lifted=1,  # the block that it took off, or NONE
    lifted_from=1,  # the crossing where that lay, or NONE
)


def tables(t: Any, options: Any) -> None:
    for laid in range(LAID):
        card, turned = divmod(laid, QUARTERS)
        for colour, letter in enumerate(ORDERS[0]):
            place = ORDERS[card % len(ORDERS)].index(letter)
            corner = (place + turned) % QUARTERS  # V15
            colours, shift = colour // 2, colour % 2 * SQUARES
            t.corners[(IN_LOWER + colours) * LAID + laid] |= (corner >> 1) << shift
            t.corners[(IN_ODD + colours) * LAID + laid] |= (corner & 1) << shift
    for square in range(SQUARES):
        t.squares[square] = bit(square)
    number = 0
    for first in range(SQUARES):
        t.pair[first] = number - (first + 1)
        for second in range(first + 1, SQUARES):
            squares = bit(first) | bit(second)
            t.squares[TWO - TURN + number] = t.squares[SWAP - TURN + number] = squares
            number += 1


# A layout ----------------------------------------------------------------------------------------


@rule
def corners(t: Any, out: Any, which: int, colours: int) -> int:
    """The squares where cards show a colour in a lower or odd corner, for two colours at once."""
    row = (which + colours) * LAID
    squares = 0
    for square in range(SQUARES):
        squares |= t.corners[row + out[square]] << square
    return squares


# Fours -------------------------------------------------------------------------------------------


@rule
def fours(lower: int, odd: int) -> int:
    """The crossings where a colour that shows in such corners meets itself four times."""
    bottom_right = lower & ~odd
    bottom_left = lower & odd
    top_right = odd & ~lower
    top_left = ~(lower | odd)
    upper = bottom_right & bottom_left >> 1
    return upper & top_right >> SIDE & top_left >> SIDE + 1 & CROSSINGS


# Turning and swapping ----------------------------------------------------------------------------


@rule
def turn_left(s: Any, squares: int) -> None:
    """A quarter: corner 1 goes to 0, 0 to 3 …"""
    for colour in range(COLOURS):
        s.lower[colour] ^= squares & ~s.odd[colour]
        s.odd[colour] ^= squares


@rule
def turn_right(s: Any, squares: int) -> None:
    for colour in range(COLOURS):
        s.lower[colour] ^= squares & s.odd[colour]
        s.odd[colour] ^= squares


@rule
def turn_half(s: Any, squares: int) -> None:
    for colour in range(COLOURS):
        s.lower[colour] ^= squares


@rule
def swap(s: Any, squares: int) -> None:
    """Two cards change places, and keep the side that is up (V6)."""
    for colour in range(COLOURS):  # where one of the two is a member, the other becomes it
        s.lower[colour] ^= squares * (count(s.lower[colour] & squares) & 1)
        s.odd[colour] ^= squares * (count(s.odd[colour] & squares) & 1)
    one = low(squares)
    other = high(squares)
    card = s.cards[one]
    s.cards[one] = s.cards[other]
    s.cards[other] = card
