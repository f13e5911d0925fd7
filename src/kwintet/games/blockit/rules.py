"""The rules of Block It!, in the order of the rule book: set-up, a turn, the end.

A four is a crossing with four fields of one colour. A move is a crossing, a square or a pair of
squares; each kind has numbers of its own.
"""

from typing import Any

from kwintet.kernel import CHANCE, OVER, count, low, members, rule, state

from .blocks import (
    all_blocks,
    blocks_of,
    claims,
    free,
    lift,
    place,
)
from .board import (
    ANTI_BLOCK,
    BLOCKS,
    BLUE_BLACK,
    BOARD,
    COLOURS,
    DIE,
    EACH,
    EXCHANGE,
    FACES,
    FEW_TURNS,
    IN_LOWER,
    IN_ODD,
    LAYOUT,
    LEAVE,
    LEFT_ONCE,
    LIFT,
    MOST_TURNS,
    NONE,
    PAIRS,
    PLACE,
    QUARTERS,
    RACE_3,
    RED_YELLOW,
    RIGHT_ONCE,
    ROLL,
    SQUARES,
    SWAP,
    TIMED,
    TURN,
    TURNS_20,
    TWO,
    corners,
    fours,
    swap,
    turn_half,
    turn_left,
    turn_right,
)

OPTIONS = state(blocks=1, no_repeat=1, solo=1)


# Setting up --------------------------------------------------------------------------------------


@rule
def start(s: Any, t: Any, players: int, options: Any) -> None:
    s.turn = CHANCE
    s.players = players
    s.each = options.blocks
    s.no_repeat = options.no_repeat
    s.solo = options.solo
    s.awaited = LAYOUT
    s.mover = 0
    s.die = NONE
    s.turns = 0
    s.banned = 0
    for colour in range(COLOURS):
        s.scores[colour] = 0
        s.lower[colour] = 0
        s.odd[colour] = 0
    for square in range(SQUARES):
        s.cards[square] = NONE
    for block in range(BLOCKS):
        s.blocks[block] = 0
    clear_news(s)


@rule
def clear_news(s: Any) -> None:
    s.actor = s.mover
    s.did = NONE
    s.moved = 0
    s.placed = 0
    s.lifted = NONE
    s.lifted_from = NONE


@rule
def chance(s: Any, pool: Any) -> tuple[int, int, int, int]:
    if s.awaited == LAYOUT:
        for card in range(SQUARES):
            pool[card] = card
        return LAYOUT, SQUARES, 1, QUARTERS
    pool[0] = 0
    return DIE, 1, 0, FACES


@rule
def valid(s: Any, t: Any, out: Any) -> bool:
    """No four may lie there at the start (V3)."""
    if s.awaited == LAYOUT:
        for two in (RED_YELLOW, BLUE_BLACK):
            lower = corners(t, out, IN_LOWER, two)
            odd = corners(t, out, IN_ODD, two)
            if fours(lower & BOARD, odd & BOARD) | fours(lower >> SQUARES, odd >> SQUARES):
                return False
    return True


@rule
def resolve(s: Any, t: Any, out: Any) -> None:
    if s.awaited == LAYOUT:
        lay(s, t, out)
        s.awaited = DIE
    else:
        clear_news(s)
        roll(s, out[0])


@rule
def lay(s: Any, t: Any, out: Any) -> None:
    for square in range(SQUARES):
        s.cards[square] = out[square] // QUARTERS
    for two in (RED_YELLOW, BLUE_BLACK):
        lower = corners(t, out, IN_LOWER, two)
        odd = corners(t, out, IN_ODD, two)
        s.lower[2 * two] = lower & BOARD
        s.lower[2 * two + 1] = lower >> SQUARES
        s.odd[2 * two] = odd & BOARD
        s.odd[2 * two + 1] = odd >> SQUARES


# A turn ------------------------------------------------------------------------------------------


@rule
def legal(s: Any, t: Any, moves: Any) -> int:
    if s.die == NONE:
        return add(ROLL, moves, members(claims(s), PLACE, moves))
    if s.die == ANTI_BLOCK:
        return add(LEAVE, moves, members(all_blocks(s), LIFT, moves))
    if s.die == EXCHANGE:
        return list_swaps(free(s), t, moves)
    if s.die in (LEFT_ONCE, RIGHT_ONCE):
        return members(turnable(s), TURN, moves)
    return list_turns(turnable(s), t, moves)


@rule
def play(s: Any, t: Any, move: int) -> None:
    clear_news(s)
    if s.die == NONE:
        claim(s, move)
    elif s.die == ANTI_BLOCK:
        take_off(s, move)
    else:
        carry_out(s, t.squares[move - TURN])


@rule
def add(move: int, moves: Any, n: int) -> int:
    moves[n] = move
    return n + 1


# Before the die ----------------------------------------------------------------------------------


@rule
def claim(s: Any, move: int) -> None:
    """Before the die: put a block on a four, or roll (V5, V19)."""
    if move == ROLL:
        s.turn = CHANCE
        return
    place(s, move - PLACE)
    if s.turn != OVER:
        ask(s)


@rule
def ask(s: Any) -> None:
    """With nothing to claim the die is rolled at once (V19)."""
    s.turn = s.mover if claims(s) else CHANCE


# The die -----------------------------------------------------------------------------------------


@rule
def roll(s: Any, face: int) -> None:
    again = s.die == ANTI_BLOCK
    s.die = face
    if face != ANTI_BLOCK:
        if can_carry_out(s):
            s.turn = s.mover
        else:
            end_instruction(s, 0)  # V18
    elif again:
        s.did = face
        count_turn(s)
        next_turn(s)  # without V8 (V9)
    elif all_blocks(s):
        s.turn = s.mover


@rule
def can_carry_out(s: Any) -> bool:
    if s.die == EXCHANGE:
        return count(free(s)) > 1
    return turnable(s) != 0


@rule
def take_off(s: Any, move: int) -> None:
    """Anti-block: give a block back, or leave all where they are, and roll again (V9, V22)."""
    if move != LEAVE:
        lift(s, move - LIFT)
    s.turn = CHANCE


# Turning and swapping ----------------------------------------------------------------------------


@rule
def turnable(s: Any) -> int:
    """The squares whose cards can be turned (V7, V11)."""
    return free(s) & ~s.banned


@rule
def list_turns(squares: int, t: Any, moves: Any) -> int:
    """A half turn of one card, or a quarter each of two (V6)."""
    if squares == BOARD:
        return list_all(TURN, SQUARES + PAIRS, moves)
    return list_pairs(squares, TWO, t, moves, members(squares, TURN, moves))


@rule
def list_swaps(squares: int, t: Any, moves: Any) -> int:
    if squares == BOARD:
        return list_all(SWAP, PAIRS, moves)
    return list_pairs(squares, SWAP, t, moves, 0)


@rule
def list_all(first: int, n: int, moves: Any) -> int:
    """Moves whose numbers follow each other: with no block on the board, in a third of the time."""
    for i in range(n):
        moves[i] = first + i
    return n


@rule
def list_pairs(squares: int, kind: int, t: Any, moves: Any, n: int) -> int:
    """Add a move of a kind for each pair of squares, four at a time, as `members` does."""
    while squares:
        first = kind + t.pair[low(squares)]
        squares &= squares - 1
        rest = squares
        at = n
        while rest:
            moves[at] = first + low(rest)
            rest &= rest - 1
            moves[at + 1] = first + low(rest)
            rest &= rest - 1
            moves[at + 2] = first + low(rest)
            rest &= rest - 1
            moves[at + 3] = first + low(rest)
            rest &= rest - 1
            at += 4
        n += count(squares)
    return n


@rule
def carry_out(s: Any, squares: int) -> None:
    move_cards(s, squares)
    end_instruction(s, squares)


@rule
def move_cards(s: Any, squares: int) -> None:
    """Do what the die says with the cards of one square or two (V6)."""
    once = s.die in (LEFT_ONCE, RIGHT_ONCE)
    if s.die == EXCHANGE:
        swap(s, squares)
    elif not once and count(squares) == 1:
        turn_half(s, squares)
    elif s.die < RIGHT_ONCE:
        turn_left(s, squares)
    else:
        turn_right(s, squares)


# The end of a turn -------------------------------------------------------------------------------


@rule
def end_instruction(s: Any, squares: int) -> None:
    """The cards of these squares were turned or swapped; with none, nothing could be done."""
    s.did = s.die
    s.moved = squares
    s.banned = squares if s.no_repeat and s.die != EXCHANGE else 0  # V23
    count_turn(s)
    claim_all(s)
    if s.turn != OVER:
        next_turn(s)


@rule
def claim_all(s: Any) -> None:
    """Every four of one's own gets a block (V8), in the order of the crossings (V20)."""
    waiting = claims(s)
    while waiting and s.turn != OVER:
        place(s, low(waiting))
        waiting = claims(s)


@rule
def count_turn(s: Any) -> None:
    s.turns += 1
    if s.solo == RACE_3:
        s.scores[0] = s.turns  # V24


@rule
def next_turn(s: Any) -> None:
    if s.turns == most_turns(s):
        s.turn = OVER
        return
    s.mover = s.mover + 1 if s.mover + 1 < s.players else 0
    s.die = NONE
    ask(s)


@rule
def most_turns(s: Any) -> int:
    """Of all players (V12, V27)."""
    if s.players == 1 and s.solo == TURNS_20:
        return FEW_TURNS
    return MOST_TURNS * s.players


# The end of the game -----------------------------------------------------------------------------


@rule
def may_interrupt(s: Any) -> bool:
    """Whether the clock may run out now (V24)."""
    timed = s.players > 1 or s.solo == TIMED
    return timed and s.awaited == DIE and s.turn != OVER


@rule
def interrupt(s: Any, t: Any) -> None:
    clear_news(s)
    s.turn = OVER


@rule
def returns(s: Any, t: Any, out: Any) -> None:
    """Most blocks win, equal numbers share the win (V10, V24)."""
    if s.players == 1:
        out[0] = returns_alone(s)
        return
    best = 0
    for seat in range(s.players):
        best = max(best, s.scores[seat])
    winners = 0
    for seat in range(s.players):
        winners += s.scores[seat] == best
    for seat in range(s.players):
        out[seat] = 1.0 / winners if s.scores[seat] == best else 0.0


@rule
def returns_alone(s: Any) -> float:
    """The share of the blocks that lie there; in a race of the turns that are left, with one more.

    A race that is never won is worth nothing, one won in the very last turn a little.
    """
    if s.solo != RACE_3:
        return s.scores[0] / BLOCKS
    for colour in range(COLOURS):
        if count(blocks_of(s, colour)) == EACH:
            return 1.0 - s.turns / (MOST_TURNS + 1)
    return 0.0
