"""The words of a game of Words Up: reading the lists, spelling, and finding what cards can spell.

A letter is a number from 0 (a), a spelling six places of five bits, first letter lowest, each the
letter + 1. The letters' primes multiplied name a set of letters in any order, so all words of the
same letters make one class; the classes lie in a hash table by that product. Word numbers go
class by class.
"""

import json
from pathlib import Path
from typing import Any

from kwintet.kernel import bit, rule, state

ALPHABET = "abcdefghijklmnopqrstuvwxyzåäöü"
PRIMES = (
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47,
    53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109, 113,
)  # fmt: skip
LETTERS = len(ALPHABET)
BEYOND_Z = {"de": "äöü", "sv": "åäö"}  # the other languages end with z

DECK = 78  # letter cards
JOKER = 78
CARDS = 85  # in the box
LONGEST = 6
PLACE = 5  # bits of a letter in a spelling
ONE_PLACE = (1 << PLACE) - 1

WORDS = 1 << 16  # more than any list has
SLOTS = 1 << 17
_SPREAD = 0x1D8AF0664B6EDCC7
_TOP = 63 - 17
_MASK = (1 << 63) - 1
NO_SLOT = -1

TABLES = state(
    letter=CARDS,  # of each card; LETTERS for the joker and the special cards
    value=CARDS,
    coloured=CARDS,
    prime=CARDS,  # of its letter; 1 for the joker
    alike=CARDS,  # the lowest card that is like this one in every way
    queen=1,  # the Q card
    alphabet=1,  # the language's letters
    primes=LETTERS,
    words=1,  # how many there are
    spelling=WORDS,  # of each word
    product=SLOTS,  # of a class; 0 in an empty slot
    first=SLOTS,  # its first word
    number=SLOTS,  # how many words it has
)

FOLDER = Path(__file__).parent / "words"
VERSION = 1  # of lists and decks; a published version never changes


# Reading -----------------------------------------------------------------------------------------


def spell(word: str) -> int:
    """The spelling of a word of the alphabet, up to the longest; 0 if it is not such a word."""
    if not 0 < len(word) <= LONGEST or any(letter not in ALPHABET for letter in word):
        return 0
    return sum(ALPHABET.index(letter) + 1 << PLACE * i for i, letter in enumerate(word))


def word_of(spelling: int) -> str:
    word = ""
    while spelling:
        word += ALPHABET[(spelling & ONE_PLACE) - 1]
        spelling >>= PLACE
    return word


def read_words(language: str) -> dict[str, str]:
    """The words of a language with their category: "" for ordinary words, place, brand."""
    lines = (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return {word: category for word, _, category in (line.partition(" ") for line in lines)}


def tables(t: Any, options: Any) -> None:
    language = options["language"]
    t.primes = list(PRIMES)
    _read_deck(t, json.loads((FOLDER / f"deck_{language}.json").read_text(encoding="utf-8")))
    t.alphabet = sum(bit(ALPHABET.index(x)) for x in ALPHABET[:26] + BEYOND_Z.get(language, ""))
    prime_of = dict(zip(ALPHABET, PRIMES, strict=True))
    by_product = []
    for word in read_words(language):
        product = 1
        for letter in word:
            product *= prime_of[letter]
        by_product.append((product, word))
    _fill_slots(t, sorted(by_product))


def _read_deck(t: Any, deck: list[dict[str, Any]]) -> None:
    faces: dict[tuple[Any, ...], int] = {}
    for card in range(CARDS):
        t.letter[card], t.prime[card], t.alike[card] = LETTERS, 1, card
        if card < DECK:
            face = deck[card]
            t.letter[card] = ALPHABET.index(face["letter"])
            t.prime[card] = PRIMES[t.letter[card]]
            t.value[card] = face["value"]
            t.coloured[card] = int(face["coloured"])
            t.alike[card] = faces.setdefault(tuple(face.values()), card)
            if face["letter"] == "q":
                t.queen = card


def _fill_slots(t: Any, by_product: list[tuple[int, str]]) -> None:
    t.words = len(by_product)
    for number, (product, word) in enumerate(by_product):
        t.spelling[number] = spell(word)
        slot = _home(product)
        while t.product[slot] not in (0, product):
            slot = (slot + 1) % SLOTS
        if t.product[slot] == 0:
            t.product[slot] = product
            t.first[slot] = number
        t.number[slot] += 1


# Looking up --------------------------------------------------------------------------------------


@rule
def _home(product: int) -> int:
    """The slot where a class lies, if none was there before it."""
    return (product * _SPREAD & _MASK) >> _TOP


@rule
def slot_of(t: Any, product: int) -> int:
    """The slot of the class with that product; NO_SLOT if no word has these letters."""
    slot = _home(product)
    while t.product[slot] != product:
        if t.product[slot] == 0:
            return NO_SLOT
        slot = (slot + 1) % SLOTS
    return slot


@rule
def product_of(t: Any, spelling: int) -> int:
    product = 1
    while spelling:
        product *= t.primes[(spelling & ONE_PLACE) - 1]
        spelling >>= PLACE
    return product


@rule
def length_of(spelling: int) -> int:
    n = 0
    while spelling:
        n += 1
        spelling >>= PLACE
    return n


@rule
def word_number(t: Any, spelling: int) -> int:
    """The number of a word of the list, or NO_SLOT."""
    slot = slot_of(t, product_of(t, spelling))
    if slot != NO_SLOT:
        for number in range(t.first[slot], t.first[slot] + t.number[slot]):
            if t.spelling[number] == spelling:
                return number
    return NO_SLOT


@rule
def next_mask(mask: int) -> int:
    """The next larger set with as many members."""
    lowest = mask & -mask
    ripple = mask + lowest
    return ((mask ^ ripple) >> 2) // lowest | ripple
