"""The rules of Twhist, in the order of the rule book.

A number card is colour * COLOUR + value + 1, so hands and colours are bit sets of 32 places. The
last place of a colour is nobody's value: it stands for the second of two like cards in a set that
has the first as well. So sets of the same cards are the same number. Behind the number cards come
the four twist cards. A FLIP card is its number + 1.

A move is a card to play, or TAKE + the set of seats whose number cards the taker chooses.
"""

import math
from typing import Any

from kwintet.kernel import CHANCE, OVER, bit, count, high, low, members, rule, state

COLOUR = 8  # places for the cards of a colour
ONE_COLOUR = (1 << COLOUR) - 1
CARDS = 32  # number cards
NUMBERS = (1 << CARDS) - 1
EACH_COLOUR = 0x01010101  # the first place of every colour
SECOND = 7  # the place within a colour of the second of two like cards
SECONDS = EACH_COLOUR << SECOND

KINDS = 4  # of twist cards
WIN, THIEF, POLE, PASS = range(KINDS)
TWISTS = 0b1111 << CARDS

SEATS = 5  # at most
SETS = 1 << SEATS  # of seats
RANKS = 8  # more than there are seats
FLIPS = 10  # FLIP cards before a seat
NONE = -1

DEAL = 0  # what chance is awaited for
TAKE = CARDS + KINDS
MOVES = TAKE + 0b11000 + 1  # so moves are bit sets as well: up to two seats, at most 3 and 4
WIDTH = 16  # fifteen ways to choose one or two of five; a multiple of four, as `members` wants it
POOL = CARDS

OPTIONS = state(open_twists=1, doubled=1, stars=1)

CHOOSE = COLOUR + 1
TABLES = state(
    choices=SETS,  # the moves that take one or two cards of a set of seats, as a set
    binomial=CHOOSE * CHOOSE,  # how many ways to choose k of n, at n * CHOOSE + k
)

STATE = state(
    turn=1,  # the seat to move, CHANCE or OVER
    players=1,
    open_twists=1,  # whether twist cards lie open (T3)
    doubled=1,  # the place within a colour of the value that is there twice (T23)
    stars=FLIPS,  # on the back of each FLIP card
    scores=SEATS,  # the stars visible now
    sides=SEATS,  # the FLIP cards on their star side
    hands=SEATS,  # cards in hand, twist cards included
    spent=SEATS,  # cards played
    voids=SEATS,  # the colours that a seat has shown not to hold: all their places
    left_over=1,  # number cards that were not dealt (T4)
    leader=1,  # of the trick
    played=1,  # cards in it
    laid=SEATS,  # the card of each seat in it, else NONE
    led=1,  # all places of its leading colour; before there is one, of all colours
    best=1,  # the rank of its highest card; 0 before there is one
    powers=KINDS,  # the seat, as a set, whose twist card of each kind has its power
    numbered=1,  # the seats that have played a number card to it
    again=1,  # those of them whose card has its like before it
    lying=1,  # its number cards, like ones once
    total=1,  # of their values
    choices=1,  # the moves of its taker, as a set, while that is at turn
    last_leader=1,  # of the last complete trick, NONE before the first
    last_laid=SEATS,  # the card of each seat in it
    last_taken=1,  # the seats whose number cards the taker chose
)


def tables(t: Any, options: Any) -> None:
    for seats in range(SETS):
        chosen = [few for few in range(1, SETS) if few & seats == few and count(few) <= 2]
        t.choices[seats] = sum(bit(TAKE + few) for few in chosen)
    for n in range(CHOOSE):
        for k in range(CHOOSE):
            t.binomial[n * CHOOSE + k] = math.comb(n, k)


# Setting up --------------------------------------------------------------------------------------


@rule
def start(s: Any, t: Any, players: int, options: Any) -> None:
    s.turn = CHANCE
    s.players = players
    s.open_twists = options.open_twists
    s.doubled = options.doubled + 1
    digits = options.stars
    for flip in range(FLIPS):
        s.stars[flip] = digits % 10
        digits //= 10
    for seat in range(SEATS):
        s.scores[seat] = 0
        s.sides[seat] = 0
        s.hands[seat] = 0
        s.spent[seat] = 0
        s.voids[seat] = 0
        s.laid[seat] = NONE
    s.left_over = 0
    s.leader = NONE
    s.last_taken = 0
    begin_trick(s, 0)


@rule
def begin_trick(s: Any, leader: int) -> None:
    """What lies there becomes the last trick (T21)."""
    s.last_leader = s.leader
    s.leader = leader
    for seat in range(SEATS):
        s.last_laid[seat] = s.laid[seat]
        s.laid[seat] = NONE
    s.played = 0
    s.led = NUMBERS
    s.best = 0
    for kind in range(KINDS):
        s.powers[kind] = 0
    s.numbered = s.again = s.lying = 0
    s.total = s.choices = 0


@rule
def chance(s: Any, pool: Any) -> tuple[int, int, int, int]:
    for card in range(CARDS):
        pool[card] = card
    return DEAL, CARDS, 1, 1


@rule
def resolve(s: Any, t: Any, out: Any) -> None:
    """Number cards are dealt evenly, and the rest lies open (T4); seat 0 leads (T5)."""
    each = CARDS // s.players
    for seat in range(s.players):
        s.hands[seat] = TWISTS | set_down(s, out, seat * each, (seat + 1) * each)
    s.left_over = set_down(s, out, s.players * each, CARDS)
    s.turn = s.leader


@rule
def set_down(s: Any, out: Any, first: int, end: int) -> int:
    """The cards of a part of the deal, which numbers the like ones one after the other."""
    dealt = 0
    for i in range(first, end):
        dealt |= bit(out[i])
    up_to_first = EACH_COLOUR * (bit(s.doubled + 1) - 1)
    second = EACH_COLOUR << s.doubled + 1
    above = NUMBERS & ~up_to_first & ~second
    in_place = dealt & up_to_first | (dealt & above) >> 1
    return like_first(s, in_place | (dealt & second) << SECOND - s.doubled - 1)


@rule
def like_first(s: Any, cards: int) -> int:
    """The set as it is written: with the second of two like cards only beside the first."""
    first: int = cards & EACH_COLOUR << s.doubled
    second: int = (cards & SECONDS) >> SECOND - s.doubled
    return cards & ~SECONDS | second | (first & second) << SECOND - s.doubled


# A trick -----------------------------------------------------------------------------------------


@rule
def legal(s: Any, t: Any, moves: Any) -> int:
    return members(s.choices or playable(s), 0, moves)


@rule
def playable(s: Any) -> int:
    """The cards the seat at turn may play: number cards of the leading colour if it can (T6)."""
    hand: int = s.hands[s.turn]
    numbers = s.led if hand & s.led else NUMBERS
    return hand & (numbers | TWISTS) & ~SECONDS


@rule
def play(s: Any, t: Any, move: int) -> None:
    if move >= TAKE:
        take(s, move - TAKE)
    else:
        lay(s, t, move)


@rule
def lay(s: Any, t: Any, card: int) -> None:
    """Play a card to the trick."""
    seat = s.turn
    spend(s, seat, card)
    add_to_trick(s, seat, card)
    s.turn = left_of(s, seat)
    if s.played == s.players:
        end_trick(s, t)


@rule
def second_of(s: Any, card: int) -> int:
    """The place of the second like card, as a set; empty for a card that is there once."""
    doubled: int = bit(card) & EACH_COLOUR << s.doubled
    return doubled << SECOND - s.doubled


@rule
def spend(s: Any, seat: int, card: int) -> None:
    """The second of two like cards goes out of hand first."""
    hand = s.hands[seat]
    spent = s.spent[seat]
    second = second_of(s, card)
    s.hands[seat] = hand ^ (hand & second or bit(card))
    s.spent[seat] = spent | (second if spent & bit(card) else bit(card))


# Which cards come cannot be guessed, and a wrong guess costs more than all the rest: so what a card
# does is told without branches, and fields are read before one of them is chosen.


@rule
def add_to_trick(s: Any, seat: int, card: int) -> None:
    use_power(s, seat, card)
    set_or_follow_colour(s, seat, card)
    is_number = card < CARDS
    s.numbered |= bit(seat) if is_number else 0
    s.again |= (s.lying >> card & 1) << seat
    s.lying |= bit(card) & NUMBERS
    s.total += value_of(card) if is_number else 0
    s.laid[seat] = card
    s.played += 1


@rule
def use_power(s: Any, seat: int, card: int) -> None:
    """Of equal twist cards the first has its power (T14)."""
    kind = card & KINDS - 1
    power = s.powers[kind]
    s.powers[kind] = power if card < CARDS else power or bit(seat)


@rule
def set_or_follow_colour(s: Any, seat: int, card: int) -> None:
    """The first number card sets the colour (T8); who plays another one has none of it (T6).

    A rank is higher for higher cards, and for the earlier of equal ones (T23); it ends in the seat.
    """
    led = s.led
    follows = led & ONE_COLOUR << (card & -COLOUR)
    s.led = follows or led
    s.voids[seat] |= led if (follows == 0) & (card < CARDS) else 0
    rank = ((card + 1) * RANKS - s.played) * RANKS + seat
    s.best = max(s.best, rank if follows else 0)


@rule
def value_of(card: int) -> int:
    return (card & COLOUR - 1) - 1


@rule
def left_of(s: Any, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


@rule
def end_trick(s: Any, t: Any) -> None:
    """Without a number card nothing is chosen or turned (T25)."""
    if s.numbered:
        s.turn = low(taker(s))
        s.choices = choices_of(s, t)
    else:
        put_away(s, 0)


@rule
def ahead(s: Any) -> int:
    """Who has the highest card of the leading colour, as a set."""
    best = s.best
    seat = bit(best & RANKS - 1)
    return seat if best else 0


@rule
def win_or_ahead(s: Any) -> int:
    """Who would take the trick but for a thief (T9, T10)."""
    win = s.powers[WIN]
    highest = ahead(s)
    return win or highest


@rule
def taker(s: Any) -> int:
    """Who takes the trick as it lies: a thief, if one was played (T11)."""
    thief = s.powers[THIEF]
    other = win_or_ahead(s)
    return thief or other


@rule
def next_leader(s: Any) -> int:
    """Who leads the next trick: a pole, or who takes this one but for a thief (T11, T12)."""
    pole = s.powers[POLE]
    other = win_or_ahead(s)
    leader = s.leader
    left = left_of(s, leader)
    unnamed = left if s.powers[THIEF] == bit(leader) else leader  # (T15, T26)
    again = bit(unnamed)
    return low(pole or other or again)


@rule
def put_away(s: Any, taken: int) -> None:
    """The trick is over; all hands end together (T22, T28)."""
    s.last_taken = taken
    begin_trick(s, next_leader(s))
    s.turn = s.leader if s.hands[s.leader] else OVER


# Scoring a trick ---------------------------------------------------------------------------------


@rule
def choices_of(s: Any, t: Any) -> int:
    """One or two of the number cards (T17); where two are alike the first stands for both."""
    moves = t.choices[s.numbered & ~s.again]
    again = s.again
    while again:
        seat = low(again)
        again &= again - 1
        for other in range(s.players):
            if other != seat and s.laid[other] == s.laid[seat]:
                moves |= bit(TAKE + (bit(seat) | bit(other)))
    return moves


@rule
def take(s: Any, taken: int) -> None:
    """Everybody turns over a FLIP card, but a pass with power (T13, T17, T18)."""
    sum_taken = sum_of(s, taken)
    turn_over(s, s.turn, flip_of(sum_taken), 1)
    flip = flip_of(s.total - sum_taken)
    turning = others_turning(s, taken)
    for seat in range(SEATS):
        turn_over(s, seat, flip, turning >> seat & 1)
    put_away(s, taken)


@rule
def others_turning(s: Any, taken: int) -> int:
    """The seats that turn over the FLIP card of what is left, if anything is (T18)."""
    others = bit(s.players) - 1 & ~bit(s.turn) & ~s.powers[PASS]
    return others if taken != s.numbered else 0


@rule
def sum_of(s: Any, seats: int) -> int:
    """Of the number cards of one or two seats."""
    two = count(seats) - 1
    return value_of(s.laid[low(seats)]) + two * value_of(s.laid[high(seats)])


@rule
def flip_of(total: int) -> int:
    """The FLIP card of a sum (T19)."""
    return min(max(total + 1, 0), FLIPS - 1)


@rule
def turn_over(s: Any, seat: int, flip: int, times: int) -> None:
    """Once or not at all: to the star side, or back (T20); the score follows (T22)."""
    sides = s.sides[seat] ^ times << flip
    s.sides[seat] = sides
    gain = 2 * (sides >> flip & 1) - 1
    s.scores[seat] += times * gain * s.stars[flip]


# The end -----------------------------------------------------------------------------------------


@rule
def returns(s: Any, t: Any, out: Any) -> None:
    """Most stars win, then most FLIP cards on their star side; then the win is shared (T22)."""
    best = 0
    for seat in range(s.players):
        best = max(best, result_of(s, seat))
    winners = 0
    for seat in range(s.players):
        winners += result_of(s, seat) == best
    for seat in range(s.players):
        out[seat] = 1.0 / winners if result_of(s, seat) == best else 0.0


@rule
def result_of(s: Any, seat: int) -> int:
    """Stars first, then FLIP cards: for fewer stars nobody can have FLIPS more of them turned."""
    return s.scores[seat] * FLIPS + count(s.sides[seat])
