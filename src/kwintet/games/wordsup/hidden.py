"""What no seat of Words Up can know: the cards that have never lain open in this round.

All see the same. A player of perfect memory knows every card that was open once; the others lie
face down in the field, in the stocks and in the closed bonus stack, in any order.
"""

from typing import Any

from kwintet.kernel import rule, shuffle, state

from .lexicon import CARDS, JOKER, LETTERS, LONGEST, ONE_PLACE, PLACE
from .table import (
    BONUS,
    CLAIMS,
    NONE,
    POOL,
    SEATS,
    SQUARES,
    STACK,
    STOCK,
    WITH_STOCK,
    bonus_card,
    next_to,
)  # fmt: skip

STOCKS = SQUARES  # places are numbered: the field, the stocks seat by seat, both bonus stacks
BONUSES = STOCKS + SEATS * STOCK
PLACES = BONUSES + BONUS

WORK = state(
    cards=POOL,  # never seen
    places=POOL,  # where they lie
    origins=POOL,  # and lay in the deal
)


@rule
def resample(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
    n = 0
    for place in range(PLACES):
        card = card_at(s, place)
        if card != NONE and not s.seen[card]:
            work.places[n] = place
            work.origins[n] = s.origin[card]
            n += 1
    k = 0
    for card in range(CARDS):
        if s.origin[card] != NONE and not s.seen[card]:
            work.cards[k] = card
            k += 1
    shuffle(work.cards, n, rng)
    for i in range(n):
        put_at(s, work.places[i], work.cards[i])
        s.origin[work.cards[i]] = work.origins[i]


@rule
def card_at(s: Any, place: int) -> int:
    if place < STOCKS:
        return s.field[place]
    if place < BONUSES:
        return s.stock[place - STOCKS]
    return s.bonus[place - BONUSES]


@rule
def put_at(s: Any, place: int, card: int) -> None:
    if place < STOCKS:
        s.field[place] = card
    elif place < BONUSES:
        s.stock[place - STOCKS] = card
    else:
        s.bonus[place - BONUSES] = card


# Observation -------------------------------------------------------------------------------------

KINDS = 4  # of cards that are no letters: joker, plus, sorry, trade
FACE = LETTERS + KINDS + 2  # 1 at the letter or kind; value; 1 if coloured

OBSERVATION = (
    ("players", 3, "one of 2, 3 or 4 players is 1"),
    ("rounds", 2, "rounds left after this one; 1 if play is clockwise"),
    ("turn", SEATS, "1 at the seat at turn: you first, then as play goes, like all rows by seat"),
    ("phase", 3, "1 at: before the end phase, its first turn, one card each"),
    ("so_far", 4, "cards turned for a word, 1 if turning for it has begun, 1 after a word, claims"),
    ("quiet", 1, "turns in a row without a word, as the end of a round counts them"),
    ("scores", SEATS, "by seat"),
    ("stocks", SEATS, "by seat: cards in the stock"),
    ("juniors", SEATS, "by seat: 1 for juniors"),
    ("skipped", SEATS, "by seat: 1 if the last turn was a skip"),
    ("field", SQUARES, "1 where a card lies, 2 where it lies open"),
    ("known", SQUARES * FACE, "by square: the card if it was ever open, as FACE says"),
    ("tops", SEATS * FACE, "by seat: the top card of the stock, likewise"),
    ("below", SEATS * (STOCK - 1) * FACE, "by seat: those below it, likewise"),
    ("bonus", STACK * FACE, "the open bonus cards, likewise"),
    ("stack", 1, "the number of the open bonus stack"),
    ("unseen", LETTERS + KINDS, "how many of each letter and kind were never open"),
    ("judge", 1, "1 if the table judges"),
    ("claim", LONGEST * LETTERS, "the letters of the word claimed now"),
    ("extras", 1 + STACK, "its extras: the stock card, one of the bonus cards"),
    ("votes", 2, "accepted and rejected so far"),
    ("rejected", CLAIMS * LONGEST * LETTERS, "the letters of the words rejected in this turn"),
)  # fmt: skip
OBSERVED = sum(size for _, size, _ in OBSERVATION)


@rule
def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    for i in range(OBSERVED):
        out[i] = 0
    out[s.players - 2] = 1
    out[3] = s.rounds - s.this_round
    out[4] = s.way == 1
    at = _observe_seats(s, seat, out, 5)
    for square in range(SQUARES):
        out[at + square] = s.field[square] != NONE
    for i in range(s.opened):
        out[at + s.open[i]] = 2
    at += SQUARES
    for square in range(SQUARES):
        at = _face(s, t, s.field[square], out, at)
    at = _observe_stocks(s, t, seat, out, at)
    for place in range(1, STACK + 1):
        at = _face(s, t, bonus_card(s, place) if s.showing else NONE, out, at)
    out[at] = s.showing
    for card in range(CARDS):
        if s.origin[card] != NONE and not s.seen[card]:
            out[at + 1 + _kind(t, card)] += 1
    _observe_claim(s, out, at + 1 + LETTERS + KINDS)


@rule
def _observe_seats(s: Any, seat: int, out: Any, at: int) -> int:
    phase = at + SEATS
    out[phase + s.ending] = 1
    out[phase + 3] = s.turned
    out[phase + 4] = s.turning
    out[phase + 5] = s.worded
    out[phase + 6] = s.claims
    out[phase + 7] = s.quiet
    by_seat = phase + 8
    other = seat
    for i in range(s.players):
        out[at + i] = s.turn == other
        out[by_seat + i] = s.scores[other]
        out[by_seat + SEATS + i] = s.stocks[other]
        out[by_seat + 2 * SEATS + i] = s.juniors >> other & 1
        out[by_seat + 3 * SEATS + i] = s.skipped >> other & 1
        other = next_to(s, other)
    return by_seat + 4 * SEATS


@rule
def _observe_stocks(s: Any, t: Any, seat: int, out: Any, at: int) -> int:
    below = at + SEATS * FACE
    other = seat
    for i in range(s.players):
        _face(s, t, s.stock[other * STOCK], out, at + i * FACE)
        for place in range(1, STOCK):
            card = s.stock[other * STOCK + place]
            _face(s, t, card, out, below + (i * (STOCK - 1) + place - 1) * FACE)
        other = next_to(s, other)
    return below + SEATS * (STOCK - 1) * FACE


@rule
def _kind(t: Any, card: int) -> int:
    """The letter of a card; behind the letters joker, plus, sorry, trade."""
    if card < JOKER:
        return t.letter[card]
    return LETTERS + (card - JOKER + 1) // 2


@rule
def _face(s: Any, t: Any, card: int, out: Any, at: int) -> int:
    """Write a card that was ever open; the place behind it."""
    if card != NONE and s.seen[card]:
        out[at + _kind(t, card)] = 1
        out[at + LETTERS + KINDS] = t.value[card]
        out[at + LETTERS + KINDS + 1] = t.coloured[card]
    return at + FACE


@rule
def _observe_claim(s: Any, out: Any, at: int) -> None:
    out[at] = s.judge
    at = _spelling(s.claim, out, at + 1)
    if s.claim:
        out[at] = s.claim_extras >= WITH_STOCK
        place = s.claim_extras % WITH_STOCK
        if place:
            out[at + place] = 1
    out[at + 1 + STACK] = s.accepts
    out[at + 2 + STACK] = s.rejects
    at += 3 + STACK
    for i in range(CLAIMS):
        at = _spelling(s.rejected[i], out, at)


@rule
def _spelling(spelling: int, out: Any, at: int) -> int:
    """Write a word letter by letter; the place behind it."""
    place = at
    while spelling:
        out[place + (spelling & ONE_PLACE) - 1] = 1
        spelling >>= PLACE
        place += LETTERS
    return at + LONGEST * LETTERS
