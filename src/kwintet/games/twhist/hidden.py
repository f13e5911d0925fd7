"""What a seat of Twhist cannot know: which number cards the others hold.

A seat with a good memory knows every card played, so also everybody's twist cards. The other number
cards lie in the other hands in any way that agrees with the colours they have shown not to hold.

Every deal of the 32 cards is as likely as any other, and like cards are two cards in it. So where
one of two like cards was played by another seat, it is only half as likely that the second is in
the same hand as that it is in a certain other one: that is one deal, this are two.
"""

from typing import Any

from kwintet.kernel import Real, below, bit, count, fraction, low, nth, rule, shuffle, state

from .rules import (
    CARDS,
    CHOOSE,
    COLOUR,
    EACH_COLOUR,
    NONE,
    NUMBERS,
    ONE_COLOUR,
    SEATS,
    SECOND,
    like_first,
)

OTHERS = SEATS - 1  # at most
COLOURS = 4
ROOM = 11  # a hand can get 0 to 10 cards
SPLITS = ROOM**3  # how many cards three hands may still get; the fourth gets the rest
NEVER = -1.0  # no sum of ways: go through all of them
TRIES = 8  # deals at random before the deal is counted out

WORK = state(
    pool=CARDS,
    others=OTHERS,  # the other seats
    sizes=OTHERS,  # how many number cards each of them still gets
    single=COLOURS,  # the card whose like was played by another seat, NONE if there is none
    player=COLOURS,  # who played that
    cards=COLOURS,  # the unknown cards, colour by colour
    split=OTHERS,  # how many cards of a colour go to each
    ways=Real(SPLITS * (COLOURS + 1)),  # to deal the colours from one on, at colour * SPLITS + …
)


@rule
def resample(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
    unknown = unknown_to(s, seat)
    _find_singles(s, seat, unknown, work)
    for _ in range(TRIES):
        if _deal_at_random(s, seat, unknown, rng, work):
            return
    _deal_by_count(s, t, seat, unknown, rng, work)


@rule
def unknown_to(s: Any, seat: int) -> int:
    """The number cards in the other hands."""
    cards = 0
    for other in range(s.players):
        if other != seat:
            cards = both(s, cards, s.hands[other] & NUMBERS)
    return cards


@rule
def both(s: Any, cards: int, more: int) -> int:
    """Two sets put together: a like card that is in both becomes the second one."""
    like: int = cards & more & EACH_COLOUR << s.doubled
    return cards | more | like << SECOND - s.doubled


@rule
def _find_singles(s: Any, seat: int, unknown: int, work: Any) -> None:
    for colour in range(COLOURS):
        card = colour * COLOUR + s.doubled
        work.single[colour] = NONE
        for other in range(s.players):
            if other != seat and s.spent[other] & unknown & bit(card):
                work.single[colour] = card
                work.player[colour] = other


@rule
def _agrees(s: Any, rng: Any, colour: int, work: Any) -> bool:
    """Whether a deal stands as far as a like card goes: half of those with both in one hand."""
    card = work.single[colour]
    if card == NONE or not s.hands[work.player[colour]] & bit(card):
        return True
    return below(rng, 2) == 0


# At random ---------------------------------------------------------------------------------------


@rule
def _deal_at_random(s: Any, seat: int, unknown: int, rng: Any, work: Any) -> bool:
    """Deal the unknown cards; whether that agrees with what the others have shown."""
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
            for _ in range(count(s.hands[other] & NUMBERS)):
                n -= 1
                hand |= bit(work.pool[n])
            fits = fits and not hand & s.voids[other]
            s.hands[other] = s.hands[other] & ~NUMBERS | like_first(s, hand)
    for colour in range(COLOURS):
        fits = fits and _agrees(s, rng, colour, work)
    return fits


# By count ----------------------------------------------------------------------------------------


@rule
def _deal_by_count(s: Any, t: Any, seat: int, unknown: int, rng: Any, work: Any) -> None:
    """Deal colour by colour, each split as often as there are deals that have it."""
    for colour in range(COLOURS):
        work.cards[colour] = unknown & ONE_COLOUR << colour * COLOUR
    for i in range(OTHERS):
        work.sizes[i] = 0
        work.others[i] = NONE
    n = 0
    for other in range(s.players):
        if other != seat:
            work.others[n] = other
            work.sizes[n] = count(s.hands[other] & NUMBERS)
            s.hands[other] &= ~NUMBERS
            n += 1
    _count_ways(s, t, work)
    for colour in range(COLOURS):
        _draw_split(s, t, colour, rng, work)
        _deal_colour(s, colour, rng, work)
    for i in range(n):
        s.hands[work.others[i]] = like_first(s, s.hands[work.others[i]])


@rule
def _at(colour: int, a: int, b: int, c: int) -> int:
    return ((colour * ROOM + a) * ROOM + b) * ROOM + c


@rule
def _count_ways(s: Any, t: Any, work: Any) -> None:
    """Fill `ways`, as far as it is read: the deals of the colours from one on that fill the hands.

    A deal that puts both of two like cards into one hand counts half.
    """
    work.ways[_at(COLOURS, 0, 0, 0)] = 1.0
    left = 0
    for colour in range(COLOURS - 1, -1, -1):
        left += count(work.cards[colour])
        for a in range(work.sizes[0] + 1):
            for b in range(work.sizes[1] + 1):
                for c in range(work.sizes[2] + 1):
                    if 0 <= left - a - b - c <= work.sizes[3]:
                        ways = _over_splits(s, t, colour, a, b, c, left - a - b - c, NEVER, work)
                        work.ways[_at(colour, a, b, c)] = ways


@rule
def _over_splits(
    s: Any, t: Any, colour: int, a: int, b: int, c: int, d: int, stop: float, work: Any
) -> float:
    """The deals that go on from a, b, c and d cards to be got, over all splits of the colour.

    With `stop` not negative it ends at the split that brings the sum above it, left in `split`.
    """
    n = count(work.cards[colour])
    total: float = 0.0
    for i in range(_most(s, colour, 0, min(a, n), work) + 1):
        ways_a = float(t.binomial[n * CHOOSE + i])
        for j in range(_most(s, colour, 1, min(b, n - i), work) + 1):
            ways_b = ways_a * float(t.binomial[(n - i) * CHOOSE + j])
            for k in range(_most(s, colour, 2, min(c, n - i - j), work) + 1):
                rest = n - i - j - k
                if rest <= _most(s, colour, 3, d, work):
                    work.split[0] = i
                    work.split[1] = j
                    work.split[2] = k
                    work.split[3] = rest
                    ways_c = ways_b * float(t.binomial[(n - i - j) * CHOOSE + k])
                    ways_c *= _weight(colour, n, work)
                    total += ways_c * work.ways[_at(colour + 1, a - i, b - j, c - k)]
                    if stop >= 0.0 and total > stop:
                        return total
    return total


@rule
def _most(s: Any, colour: int, hand: int, room: int, work: Any) -> int:
    """How many cards of a colour one of the other hands can have."""
    other = work.others[hand]
    if other == NONE or s.voids[other] >> colour * COLOUR & 1:
        return 0
    return room


@rule
def _weight(colour: int, n: int, work: Any) -> float:
    """What a deal of a split counts on average: of n cards one may be a single."""
    if work.single[colour] == NONE:
        return 1.0
    with_its_like = 0
    for i in range(OTHERS):
        if work.others[i] == work.player[colour]:
            with_its_like = work.split[i]
    return 1.0 - float(with_its_like) / float(2 * n)


@rule
def _draw_split(s: Any, t: Any, colour: int, rng: Any, work: Any) -> None:
    a, b, c, d = work.sizes[0], work.sizes[1], work.sizes[2], work.sizes[3]
    stop = fraction(rng) * work.ways[_at(colour, a, b, c)]
    _over_splits(s, t, colour, a, b, c, d, stop, work)


@rule
def _deal_colour(s: Any, colour: int, rng: Any, work: Any) -> None:
    stands = False
    while not stands:
        cards = work.cards[colour]
        for i in range(OTHERS):
            hand = 0
            for _ in range(work.split[i]):
                card = nth(cards, below(rng, count(cards)))
                cards ^= bit(card)
                hand |= bit(card)
            if work.others[i] != NONE:
                s.hands[work.others[i]] &= ~(ONE_COLOUR << colour * COLOUR)
                s.hands[work.others[i]] |= hand
        stands = _agrees(s, rng, colour, work)
    for i in range(OTHERS):
        work.sizes[i] -= work.split[i]
