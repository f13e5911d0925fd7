"""Making words: which the open cards allow, and which cards a word takes.

Open field cards are meant by a mask, place by place as they lie in `s.open`, in rising order of
their squares. With a joker among the cards used, the other cards spell all but one letter.
"""

from typing import Any

from kwintet.kernel import bit, low, rule

from .lexicon import (
    JOKER,
    LETTERS,
    LONGEST,
    NO_SLOT,
    ONE_PLACE,
    length_of,
    next_mask,
    product_of,
    slot_of,
)
from .table import (
    AT_LEAST,
    EXTRAS,
    NONE,
    WITH_STOCK,
    WORD,
    bonus_card,
    top,
)


@rule
def stock_extra(s: Any, extras: int) -> int:
    """The stock card among the extras, NONE without."""
    return top(s, s.turn) if extras >= WITH_STOCK else NONE


@rule
def bonus_extra(s: Any, extras: int) -> int:
    """The bonus card among the extras, NONE without."""
    place = extras % WITH_STOCK
    return bonus_card(s, place) if place else NONE


@rule
def are_there(s: Any, t: Any, extras: int) -> bool:
    """Whether these extras can be used now; of like bonus cards only the first can."""
    if extras >= WITH_STOCK and top(s, s.turn) > JOKER:
        return False
    place = extras % WITH_STOCK
    if place == 0:
        return True
    card = bonus_card(s, place)
    if card == NONE:
        return False
    for before in range(1, place):
        other = bonus_card(s, before)
        if other != NONE and t.alike[other] == t.alike[card]:
            return False
    return True


@rule
def how_many(extras: int) -> int:
    return (extras >= WITH_STOCK) + (extras % WITH_STOCK > 0)


@rule
def fits(s: Any, length: int, extras: int) -> bool:
    """Whether a word may have that many letters now, that many of them extras (W6, W22, W27)."""
    cards = length - extras
    if cards < AT_LEAST or cards > s.opened or length > LONGEST:
        return False
    if not s.ending and cards < s.opened:
        return False
    return bool(length > AT_LEAST or s.juniors >> s.turn & 1)


@rule
def any_fits(s: Any, t: Any) -> bool:
    """Whether a word of some length may be made with the open cards and some extras."""
    for extras in range(EXTRAS):
        if are_there(s, t, extras):
            for length in range(AT_LEAST, LONGEST + 1):
                if fits(s, length, how_many(extras)):
                    return True
    return False


@rule
def open_card(s: Any, place: int) -> int:
    return s.field[s.open[place]]


@rule
def product_of_extras(s: Any, t: Any, extras: int) -> int:
    """The letters of the extras; a joker counts as none."""
    product = 1
    if extras >= WITH_STOCK:
        product *= t.prime[stock_extra(s, extras)]
    if extras % WITH_STOCK:
        product *= t.prime[bonus_extra(s, extras)]
    return product


@rule
def product_of_open(s: Any, t: Any, mask: int) -> int:
    product = 1
    while mask:
        product *= t.prime[open_card(s, low(mask))]
        mask &= mask - 1
    return product


# The cards that a word takes ---------------------------------------------------------------------


@rule
def choose(s: Any, t: Any, spelling: int, extras: int) -> int:
    """The open field cards that the word takes (W26), as a mask; 0 if it cannot be made now."""
    if not are_there(s, t, extras) or not fits(s, length_of(spelling), how_many(extras)):
        return 0
    wanted = product_of(t, spelling)
    of_extras = product_of_extras(s, t, extras)
    best = 0
    mask = bit(length_of(spelling) - how_many(extras)) - 1
    while mask < bit(s.opened):
        if wanted % (of_extras * product_of_open(s, t, mask)) == 0 and (
            best == 0 or is_better(s, t, mask, best, spelling, extras)
        ):
            best = mask
        mask = next_mask(mask)
    return best


@rule
def is_better(s: Any, t: Any, mask: int, other: int, spelling: int, extras: int) -> bool:
    """Worth more; or as much, and first in the order of squares.

    With the joker a choice is never worth as much as the best without it: every letter has a value.
    """
    more = worth(s, t, mask, spelling, extras) - worth(s, t, other, spelling, extras)
    return bool(more > 0 or (more == 0 and mask & bit(low(mask ^ other))))


@rule
def has_joker(s: Any, mask: int) -> bool:
    while mask:
        if open_card(s, low(mask)) == JOKER:
            return True
        mask &= mask - 1
    return False


@rule
def worth(s: Any, t: Any, mask: int, spelling: int, extras: int) -> int:
    """The points of a word (W19)."""
    points = value_of(t, stock_extra(s, extras)) + value_of(t, bonus_extra(s, extras))
    rest = mask
    while rest:
        points += t.value[open_card(s, low(rest))]
        rest &= rest - 1
    return 2 * points if is_doubled(s, t, mask, spelling, extras) else points


@rule
def value_of(t: Any, card: int) -> int:
    return 0 if card == NONE else t.value[card]


@rule
def is_doubled(s: Any, t: Any, mask: int, spelling: int, extras: int) -> bool:
    """Whether a coloured card can be the first letter (W19)."""
    first = (spelling & ONE_PLACE) - 1
    if is_coloured(t, stock_extra(s, extras), first) or is_coloured(
        t, bonus_extra(s, extras), first
    ):
        return True
    while mask:
        if is_coloured(t, open_card(s, low(mask)), first):
            return True
        mask &= mask - 1
    return False


@rule
def is_coloured(t: Any, card: int, letter: int) -> bool:
    return card != NONE and t.letter[card] == letter and t.coloured[card] == 1


# All words ---------------------------------------------------------------------------------------


@rule
def list_words(s: Any, t: Any, moves: Any, n: int) -> int:
    """Add every word that can be made now to the moves."""
    for extras in range(EXTRAS):
        if are_there(s, t, extras):
            n = list_with(s, t, extras, moves, n)
    return n


@rule
def list_with(s: Any, t: Any, extras: int, moves: Any, n: int) -> int:
    """Add the words that take these extras."""
    used = how_many(extras)
    of_extras = product_of_extras(s, t, extras)
    joker = stock_extra(s, extras) == JOKER or bonus_extra(s, extras) == JOKER
    for length in range(AT_LEAST, LONGEST + 1):
        if fits(s, length, used):
            mask = bit(length - used) - 1
            while mask < bit(s.opened):
                if is_first_of_alike(s, t, mask):
                    product = of_extras * product_of_open(s, t, mask)
                    if joker or has_joker(s, mask):
                        n = list_with_joker(s, t, mask, joker, product, extras, moves, n)
                    else:
                        n = list_class(t, product, extras, moves, n)
                mask = next_mask(mask)
    return n


@rule
def is_first_of_alike(s: Any, t: Any, mask: int) -> bool:
    """Of cards with the same letter a set takes the first ones: other sets spell nothing new."""
    skipped = 0
    for place in range(s.opened):
        letter = bit(t.letter[open_card(s, place)])
        if not mask >> place & 1:
            skipped |= letter
        elif skipped & letter:
            return False
    return True


@rule
def list_with_joker(
    s: Any, t: Any, mask: int, is_extra: bool, product: int, extras: int, moves: Any, n: int
) -> int:
    """Add the words with one more letter than the cards have, each word once.

    A joker of the field steps in only for a letter that no other open card has. An extra has to be
    used: where such a card is there, of all letters that the joker could stand for the last counts.
    """
    left = 0
    last = NONE
    for place in range(s.opened):
        letter = t.letter[open_card(s, place)]
        if not mask >> place & 1:
            left |= bit(letter)
        elif letter != LETTERS:
            last = max(last, letter)
    for letter in range(LETTERS):
        if not left >> letter & 1 or (is_extra and letter >= last):
            n = list_class(t, product * t.primes[letter], extras, moves, n)
    return n


@rule
def list_class(t: Any, product: int, extras: int, moves: Any, n: int) -> int:
    """Add all words of the same letters."""
    slot = slot_of(t, product)
    if slot != NO_SLOT:
        for number in range(t.first[slot], t.first[slot] + t.number[slot]):
            moves[n] = WORD + EXTRAS * number + extras
            n += 1
    return n
