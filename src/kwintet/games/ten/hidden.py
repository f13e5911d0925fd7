"""What a seat of 10 cannot know: other hands, cards face down, the draw pile, round cards to come.

A seat with a good memory knows every card of the rounds before and, of this round, those that lie
face up, that it laid, or that lay in front of it (N19). Each card is a piece of its own here, as if
no two were alike: of two sevens in a hand either may have been the one laid. So what was laid in
sight says nothing about what is left, and each unseen card may be in each unseen place.

The joker that everybody was given is an exception: until a seat has shown a joker, that one is in
its hand or is the card it laid face down. Of several jokers in a hand it is laid before the others.
"""

from typing import Any

from kwintet.kernel import OVER, below, bit, rule, shuffle, state

from .table import DECK, JOKER, KINDS, NONE, ROUNDS, one, size_of

WORK = state(
    pool=DECK,  # unseen cards
)


@rule
def resample(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
    shuffle_round_cards(s, rng, work)
    n = gather(s, seat, work)
    shuffle(work.pool, n, rng)
    while not deal_out(s, seat, rng, work):
        shuffle(work.pool, n, rng)


@rule
def shuffle_round_cards(s: Any, rng: Any, work: Any) -> None:
    to_come = 0
    for i in range(s.this_round, ROUNDS):
        to_come |= bit(s.order[i]) if s.order[i] != NONE else 0
    n = 0
    for points in range(ROUNDS + 1):
        if to_come & bit(points):
            work.pool[n] = points
            n += 1
    shuffle(work.pool, n, rng)
    for i in range(n):
        s.order[s.this_round + i] = work.pool[i]


@rule
def sees_hand(s: Any, seat: int, other: int) -> bool:
    """One's own, and in the end all of them."""
    return seat == other or s.turn == OVER


@rule
def sees_card(s: Any, seat: int, other: int) -> bool:
    """Whether a seat knows the card that another has laid, if it has."""
    return s.cards[other] == NONE or s.known[other] & bit(seat) != 0


@rule
def is_due(s: Any, seat: int, other: int) -> bool:
    """Whether the joker that another was given is in its hand or face down, for all one knows."""
    if s.this_round == 0 or s.shown & bit(other) != 0 or s.seconds[other] == JOKER:
        return False
    return not (sees_card(s, seat, other) and s.cards[other] == JOKER)


@rule
def gather(s: Any, seat: int, work: Any) -> int:
    """The cards that the seat does not see, by kind, but for the jokers that are due."""
    unseen = 0
    for other in range(s.players):
        if not sees_hand(s, seat, other):
            unseen += s.hands[other]
            unseen -= one(JOKER) if is_due(s, seat, other) else 0
        if not sees_card(s, seat, other):
            unseen += one(s.cards[other])
    for i in range(s.left):
        unseen += one(s.pile[i])
    n = 0
    for kind in range(KINDS):
        for _ in range(unseen >> 3 * kind & 7):
            work.pool[n] = kind
            n += 1
    return n


@rule
def deal_out(s: Any, seat: int, rng: Any, work: Any) -> bool:
    """Put the unseen cards down; whether nobody has laid another joker than the one due."""
    at = 0
    for other in range(s.players):
        if not sees_hand(s, seat, other):
            size = size_of(s.hands[other])
            places = size if sees_card(s, seat, other) else size + 1
            due = below(rng, places) if is_due(s, seat, other) else NONE
            s.hands[other] = 0
            for place in range(places):
                kind = JOKER
                if place != due:
                    kind = work.pool[at]
                    at += 1
                if place < size:
                    s.hands[other] += one(kind)
                else:
                    s.cards[other] = kind
            if 0 <= due < size < places and s.cards[other] == JOKER:
                return False
    for i in range(s.left):
        s.pile[i] = work.pool[at + i]
    return True
