"""What a seat of Flip Over cannot know: other hands, and between partners the gifts of others.

A seat with a good memory knows every card played. In an odd round the rest lies in the other
hands, in any way that agrees with the suits they have shown not to hold. In an even round all
hands are known (F22), but for the cards that partners exchange.
"""

from typing import Any

from kwintet.kernel import Real, below, bit, count, fraction, low, nth, rule, shuffle, state

from .rules import (
    CARDS,
    CHOOSE,
    DISCS,
    GIFTS,
    NONE,
    ONE_SUIT,
    SEATS,
    SUIT,
    exchanging,
    gift_from,
    receiver_of,
)

OTHERS = SEATS - 1  # at most
SPLITS = (DISCS + 1) ** 3  # how many cards three hands may still get; the fourth gets the rest
NEVER = -1.0  # no sum of ways: go through all of them
TRIES = 8  # deals at random before the deal is counted out

WORK = state(
    pool=CARDS,
    others=OTHERS,  # the other seats
    sizes=OTHERS,  # how many cards each of them still gets
    cards=SEATS,  # the unknown cards, suit by suit
    split=OTHERS,  # how many cards of a suit go to each
    ways=Real(SPLITS * (SEATS + 1)),  # to deal the suits from one on, at suit * SPLITS + split
)


@rule
def resample(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
    if s.this_round % 2:
        _deal_hands(s, t, seat, rng, work)
    elif s.teams and exchanging(s):
        _choose_gifts(s, seat, rng)
    elif s.teams:
        _guess_gifts(s, seat, rng)


# An odd round: the other hands -------------------------------------------------------------------


@rule
def _deal_hands(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
    for _ in range(TRIES):
        if _deal_at_random(s, seat, rng, work):
            return
    _deal_by_count(s, t, seat, rng, work)


@rule
def _hand_over(s: Any, seat: int, hand: int) -> None:
    s.hands[seat] = hand
    s.dealt[seat] = hand | s.spent[seat]


@rule
def _unknown(s: Any, seat: int) -> int:
    cards = 0
    for other in range(s.players):
        if other != seat:
            cards |= s.hands[other]
    return cards


@rule
def _deal_at_random(s: Any, seat: int, rng: Any, work: Any) -> bool:
    """Deal the unknown cards; whether that agrees with the suits that hands are void of."""
    unknown = _unknown(s, seat)
    n = 0
    rest = unknown
    while rest:
        work.pool[n] = low(rest)
        rest &= rest - 1
        n += 1
    shuffle(work.pool, n, rng)
    fits = True
    for other in range(s.players):
        if other != seat:
            hand = 0
            for _ in range(count(s.hands[other])):
                n -= 1
                hand |= bit(work.pool[n])
            _hand_over(s, other, hand)
            fits = fits and not hand & s.voids[other]
    return fits


@rule
def _deal_by_count(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
    """Deal suit by suit, each split as often as there are deals that have it."""
    unknown = _unknown(s, seat)
    for suit in range(SEATS):
        work.cards[suit] = unknown & ONE_SUIT << suit * SUIT
    for i in range(OTHERS):
        work.sizes[i] = 0
        work.others[i] = NONE
    n = 0
    for other in range(s.players):
        if other != seat:
            work.others[n] = other
            work.sizes[n] = count(s.hands[other])
            n += 1
    _count_ways(s, t, work)
    for i in range(n):
        s.hands[work.others[i]] = 0
    for suit in range(SEATS):
        _draw_split(s, t, suit, rng, work)
        _deal_suit(s, suit, rng, work)
    for i in range(n):
        _hand_over(s, work.others[i], s.hands[work.others[i]])


@rule
def _at(suit: int, a: int, b: int, c: int) -> int:
    return ((suit * (DISCS + 1) + a) * (DISCS + 1) + b) * (DISCS + 1) + c


@rule
def _count_ways(s: Any, t: Any, work: Any) -> None:
    """Fill `ways`, as far as it is read: the deals of the suits from one on that fill the hands."""
    work.ways[_at(SEATS, 0, 0, 0)] = 1.0
    left = 0
    for suit in range(SEATS - 1, -1, -1):
        left += count(work.cards[suit])
        for a in range(work.sizes[0] + 1):
            for b in range(work.sizes[1] + 1):
                for c in range(work.sizes[2] + 1):
                    if 0 <= left - a - b - c <= work.sizes[3]:
                        ways = _over_splits(s, t, suit, a, b, c, left - a - b - c, NEVER, work)
                        work.ways[_at(suit, a, b, c)] = ways


@rule
def _over_splits(
    s: Any, t: Any, suit: int, a: int, b: int, c: int, d: int, stop: float, work: Any
) -> float:
    """The deals that go on from a, b, c and d cards to be got, over all splits of the suit.

    With `stop` not negative it ends at the split that brings the sum above it, left in `split`.
    """
    n = count(work.cards[suit])
    total: float = 0.0
    for i in range(_most(s, suit, 0, min(a, n), work) + 1):
        ways_a = float(t.binomial[n * CHOOSE + i])
        for j in range(_most(s, suit, 1, min(b, n - i), work) + 1):
            ways_b = ways_a * float(t.binomial[(n - i) * CHOOSE + j])
            for k in range(_most(s, suit, 2, min(c, n - i - j), work) + 1):
                rest = n - i - j - k
                if rest <= _most(s, suit, 3, d, work):
                    ways_c = ways_b * float(t.binomial[(n - i - j) * CHOOSE + k])
                    total += ways_c * work.ways[_at(suit + 1, a - i, b - j, c - k)]
                    if stop >= 0.0 and total > stop:
                        work.split[0] = i
                        work.split[1] = j
                        work.split[2] = k
                        work.split[3] = rest
                        return total
    return total


@rule
def _most(s: Any, suit: int, hand: int, room: int, work: Any) -> int:
    """How many cards of a suit one of the other hands can have."""
    other = work.others[hand]
    if other == NONE or s.voids[other] >> suit * SUIT & 1:
        return 0
    return room


@rule
def _draw_split(s: Any, t: Any, suit: int, rng: Any, work: Any) -> None:
    a, b, c, d = work.sizes[0], work.sizes[1], work.sizes[2], work.sizes[3]
    stop = fraction(rng) * work.ways[_at(suit, a, b, c)]
    _over_splits(s, t, suit, a, b, c, d, stop, work)


@rule
def _deal_suit(s: Any, suit: int, rng: Any, work: Any) -> None:
    cards = work.cards[suit]
    for i in range(OTHERS):
        for _ in range(work.split[i]):
            card = nth(cards, below(rng, count(cards)))
            cards ^= bit(card)
            s.hands[work.others[i]] |= bit(card)
        work.sizes[i] -= work.split[i]


# An even round between partners: the gifts -------------------------------------------------------


@rule
def _choose_gifts(s: Any, seat: int, rng: Any) -> None:
    """While they choose, a seat knows of the others' gifts only how many are chosen."""
    for giver in range(s.players):
        if giver != seat:
            s.hands[giver] = s.dealt[giver]
    for gift in range(s.given):
        giver = gift // 3
        if giver != seat:
            card = nth(s.hands[giver], below(rng, count(s.hands[giver])))
            s.gifts[gift] = card
            s.hands[giver] ^= bit(card)


@rule
def _guess_gifts(s: Any, seat: int, rng: Any) -> None:
    """Each other giver's two gifts to others: any pair that agrees with the play."""
    for giver in range(s.players):
        if giver != seat:
            first, second = _others_of(giver, seat)
            pairs = _pairs(s, giver, first, second, seat, NONE)
            _pairs(s, giver, first, second, seat, below(rng, pairs))
    for owner in range(s.players):
        if owner != seat:
            s.hands[owner] = s.dealt[owner]
    for gift in range(GIFTS):
        card = bit(s.gifts[gift])
        if gift // 3 != seat:
            s.hands[gift // 3] &= ~card
        if receiver_of(gift) != seat:
            s.hands[receiver_of(gift)] |= card
    for owner in range(s.players):
        if owner != seat:
            s.hands[owner] &= ~s.spent[owner]


@rule
def _others_of(giver: int, seat: int) -> tuple[int, int]:
    """The two partners of an exchange that are neither of these, in rising order."""
    first = NONE
    second = NONE
    for other in range(4):
        if other not in (giver, seat):
            if first == NONE:
                first = other
            else:
                second = other
    return first, second


@rule
def _pairs(s: Any, giver: int, first: int, second: int, seat: int, wanted: int) -> int:
    """How many pairs a giver may have given to two others; the wanted one is put down."""
    known = s.gifts[gift_from(giver, seat)]
    must_be_gone = s.dealt[giver] & s.voids[giver] & ~_all_spent(s) & ~bit(known)
    n = 0
    to_first = _candidates(s, giver, first, known)
    while to_first:
        one = low(to_first)
        to_first &= to_first - 1
        to_second = _candidates(s, giver, second, known) & ~bit(one)
        while to_second:
            other = low(to_second)
            to_second &= to_second - 1
            if not must_be_gone & ~bit(one) & ~bit(other):
                if n == wanted:
                    s.gifts[gift_from(giver, first)] = one
                    s.gifts[gift_from(giver, second)] = other
                n += 1
    return n


@rule
def _candidates(s: Any, giver: int, receiver: int, known: int) -> int:
    """The cards that the giver may have given to the receiver; `known` went elsewhere."""
    given_on: int = s.dealt[giver] & s.spent[receiver]
    if given_on:
        return given_on  # the receiver has played it
    return s.dealt[giver] & ~_all_spent(s) & ~bit(known) & ~s.voids[receiver]


@rule
def _all_spent(s: Any) -> int:
    return s.spent[0] | s.spent[1] | s.spent[2] | s.spent[3]
