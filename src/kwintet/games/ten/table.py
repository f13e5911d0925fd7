"""What lies on the table of 10: cards, tokens, and how a move is numbered.

A card is a kind: 0 to 10 are plain, 11 to 18 penalty cards of value 1 to 8, 19 is a joker. Cards of
a kind are alike, so a hand is how many it has of each: three bits a kind, from place 3 * kind on.
A card on the table is called by the seat that laid it, in front of whomever it lies now.
"""

from typing import Any

from kwintet.kernel import count, rule, state

KINDS = 20
PENALTY = 11  # the first penalty card, of value 1
JOKER = 19
ONE_EACH = sum(1 << 3 * kind for kind in range(KINDS))  # in a hand of a card of each kind

TEN = 10  # never to be passed
ROUNDS = 10
SEATS = 7  # at most
JOKERS = 7
HAND = 4  # cards
DEALT = 3  # of them, beside a joker
TOKENS = 7  # a player, at first
GUARD = 2  # tokens on a card, at most
WORTH = 2  # points of a token, at the end
PLAIN = 55  # cards
NAMED = 63  # plain and penalty cards
DECK = NAMED + JOKERS
PILE = DECK - 2 * HAND  # cards at most, with two players
NONE = -1
EVERYONE = (1 << SEATS + 1) - 1  # all seats, and onlookers

ROUND_CARDS = 0  # what chance is awaited for, and what the seat at turn is asked for
DEAL = 1
LAY = 2
OPEN = 3
BID = 4
COVER = 5
TURN_UP = 6
ADD = 7
NAME = 8

# Moves. A lay is kind * SIDES * WAYS + side * WAYS + guard tokens.
UP, DOWN, SIDES = 0, 1, 2
WAYS = GUARD + 1  # to guard a card
BIDS = TOKENS * SEATS + 1  # all tokens there are, and none
OPENING = KINDS * SIDES * WAYS  # + seat * BIDS + bid
SWAP = OPENING + SEATS * BIDS  # + seat
OVERBID = SWAP + SEATS  # + bid
PASS = OVERBID + BIDS
MORE = PASS + 1  # + guard tokens
REVEAL = MORE + WAYS
KEEP = REVEAL + 1
SECOND = KEEP + 1  # + kind
STOP = SECOND + KINDS
STARTER = STOP + 1  # + seat
MOVES = STARTER + SEATS
WIDTH = 1 + (SEATS - 1) * BIDS  # to pass, or to open on any other seat with any bid
POOL = DECK

OPTIONS = state(spare_jokers=1)

TABLES = state(
    kind=DECK,  # of the card of each number in `!deal`
    value=KINDS,
    points=KINDS,
    fits=KINDS,  # the kinds that may be added to each, one of each as in a hand (N9)
)

STATE = state(
    turn=1,  # the seat to move, CHANCE or OVER
    players=1,
    spares=1,  # jokers shuffled in
    phase=1,  # ROUND_CARDS … NAME
    this_round=1,  # from 1; 0 before the deal
    starter=1,  # of the round on the table: from the first lay to that of the next round
    done=1,  # players whose turn in this phase is over
    pot=1,  # tokens
    up=1,  # the cards on the table that lie face up, or did before the round was settled
    owner=1,  # whose card is bid for, or changed hands last in this round; NONE
    bidder=1,  # who bids most for it, or got it
    bid=1,  # how many tokens; 0: swapped for one that went into the pot
    winner=1,  # of the round on the table, once it is settled; NONE
    loser=1,
    won=1,  # tokens that its winner took out of the pot
    shown=1,  # seats that have shown a joker in a settled round: each was given one
    left=1,  # cards in the draw pile
    scores=SEATS,
    tokens=SEATS,  # in front of a player, those that guard aside
    guards=SEATS,  # tokens that guard the card in front of a player
    hands=SEATS,
    taken=SEATS,  # penalty cards, as a hand is written
    round_cards=SEATS,  # taken: place n is the card of n points
    cards=SEATS,  # what kind of card each seat laid first in the round on the table; NONE
    known=SEATS,  # who knows that card, by seat; place SEATS: onlookers
    fronts=SEATS,  # whose card lies in front of a seat
    seconds=SEATS,  # the kind of card that a seat added; NONE
    order=ROUNDS,  # the round cards
    pile=PILE,  # the draw pile, from the bottom; NONE beyond its top
)


def tables(t: Any, options: Any) -> None:
    """Plain cards are worth a point, penalty cards their value and two, jokers ten (N1, N17)."""
    for number in range(DECK):
        t.kind[number] = number // 5 if number < PLAIN else min(number - PLAIN + PENALTY, JOKER)
    for kind in range(KINDS):
        t.value[kind] = kind if kind < PENALTY else kind - PENALTY + 1
        t.points[kind] = 1 if kind < PENALTY else t.value[kind] + 2
    t.value[JOKER] = t.points[JOKER] = TEN
    for kind in range(KINDS):
        for other in range(KINDS):
            if JOKER in (kind, other) or t.value[kind] + t.value[other] <= TEN:
                t.fits[kind] += one(other)


@rule
def one(kind: int) -> int:
    """One card of a kind, as a hand."""
    return 1 << 3 * kind


@rule
def kinds_in(hand: int) -> int:
    """The kinds that a hand has: one of each."""
    return (hand | hand >> 1 | hand >> 2) & ONE_EACH


@rule
def size_of(hand: int) -> int:
    """How many cards a hand has."""
    ones, twos, fours = hand & ONE_EACH, hand >> 1 & ONE_EACH, hand >> 2 & ONE_EACH
    return count(ones) + 2 * count(twos) + 4 * count(fours)


@rule
def seat_at(s: Any, place: int) -> int:
    """The seat whose turn comes after so many others in the round (N4)."""
    seat = s.starter + place
    return seat if seat < s.players else seat - s.players


@rule
def earn(s: Any, seat: int, tokens: int) -> None:
    """Tokens in front of a player lower the score at once (N16, N26)."""
    s.tokens[seat] += tokens
    s.scores[seat] -= WORTH * tokens
