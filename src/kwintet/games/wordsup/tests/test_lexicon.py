"""How words are kept: spellings as numbers, letters as primes, classes in a hash table."""

import math
from itertools import combinations_with_replacement

import pytest

import kwintet
from kwintet.games.wordsup.lexicon import (
    ALPHABET,
    LONGEST,
    NO_SLOT,
    PRIMES,
    WORDS,
    length_of,
    product_of,
    read_words,
    slot_of,
    spell,
    word_number,
    word_of,
)
from kwintet.games.wordsup.tests.deals import LANGUAGES, SQUARES, begin, made, play


@pytest.mark.parametrize("word", ["a", "b", "ü", "aa", "zz", "abc", "zyxwvu", "üüüüüü"])
def test_a_spelling_is_read_back(word: str) -> None:
    assert word_of(spell(word)) == word
    assert length_of(spell(word)) == len(word)


def test_spellings_place_by_place() -> None:
    assert spell("a") == 1
    assert spell("ba") == 2 + (1 << 5)
    assert spell("ü") == len(ALPHABET) == 30


@pytest.mark.parametrize("text", ["", "a" * (LONGEST + 1), "ab1", "é", "A", "a b"])
def test_what_is_no_word_has_no_spelling(text: str) -> None:
    assert spell(text) == 0


def test_letters_have_primes_of_their_own() -> None:
    assert len(set(PRIMES)) == len(PRIMES) == len(ALPHABET)
    assert all(n > 1 and all(n % k for k in range(2, math.isqrt(n) + 1)) for n in PRIMES)
    assert max(PRIMES) ** LONGEST < 1 << 63


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_found_and_nothing_else(language: str) -> None:
    t = kwintet.new("wordsup", 2, {"language": language})._t
    words = read_words(language)
    assert t.words == len(words) <= WORDS
    for word in [*words][::50]:
        number = word_number(t, spell(word))
        assert t.spelling[number] == spell(word)
    classes = {"".join(sorted(word)) for word in words if len(word) == 4}
    for letters in combinations_with_replacement("abeinst", 4):
        word = "".join(letters)
        assert (word_number(t, spell(word)) == NO_SLOT) == (word not in words)
        assert (slot_of(t, product_of(t, spell(word))) == NO_SLOT) == (word not in classes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_word_by_number_is_made(language: str) -> None:
    word = word_of(kwintet.new("wordsup", 2, {"language": language})._t.spelling[0])
    position = begin({"a1": " ".join(word)}, language=language, juniors=[0])
    play(position, f"turn {' '.join(SQUARES[: len(word)])}, word {word}")
    assert made(position)[0][1] == word
