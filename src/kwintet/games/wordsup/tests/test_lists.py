"""The word lists and decks as they are: what they hold, how well, and that nothing changes them."""

import functools
import hashlib

import pytest

from kwintet.games.wordsup.lexicon import FOLDER, VERSION, read_words
from kwintet.games.wordsup.lists import curated, decks, look
from kwintet.games.wordsup.lists.build import COMMONEST
from kwintet.games.wordsup.tests.deals import LANGUAGES, LETTERS, faces
from kwintet.games.wordsup.vocabulary import ADULTS, CHILDS, EVERYDAY, RARE, tier, tiers, unseemly

# Of each list and deck, when it was made public; what is public never changes.
PUBLIC = {
    "nl-1": ["912c89861a2bbb30", "1f4467aaff99c6d4"],
    "en-1": ["49fb1b530a608048", "96d1ec744a32d5eb"],
    "de-1": ["c590e17a3e852496", "4e5e7960cd5b2a9f"],
    "fr-1": ["f984bd0ec4b14aae", "dd2fa6c446f442de"],
    "sv-1": ["49500ac0a9dbc934", "7e57844aa174d919"],
}

pytestmark = pytest.mark.parametrize("language", LANGUAGES)
by_hand = functools.cache(curated.read)


def lines(name: str) -> list[str]:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


# Files -------------------------------------------------------------------------------------------


def test_a_public_version_never_changes(language: str) -> None:
    names = (f"{language}.txt", f"deck_{language}.json")
    digests = [hashlib.sha256((FOLDER / name).read_bytes()).hexdigest()[:16] for name in names]
    assert digests == PUBLIC[f"{language}-{VERSION}"]


@pytest.mark.parametrize("name", ["{}", "common_{}", "unseemly_{}"])
def test_a_file_is_sorted_and_has_no_word_twice(language: str, name: str) -> None:
    words = [line.split(" ")[0] for line in lines(name.format(language))]
    assert words == sorted(set(words))


def test_unseemly_words_are_of_the_list(language: str) -> None:
    assert unseemly(language)
    assert unseemly(language) <= read_words(language).keys()


def test_tiers_are_of_words_that_a_computer_may_play(language: str) -> None:
    assert tiers(language).keys() <= read_words(language).keys() - unseemly(language)
    assert set(tiers(language).values()) == {CHILDS, EVERYDAY, ADULTS}


# Words -------------------------------------------------------------------------------------------


def test_curated_files_are_sound(language: str) -> None:
    _, odd = by_hand(language)
    assert not odd
    for name in curated.Curated._fields:
        words = curated.lines(language, name)
        assert words == sorted(set(words)), name


def test_must(language: str) -> None:
    must = by_hand(language)[0].must
    assert len(must) >= 200
    assert not must - read_words(language).keys()


def test_must_not(language: str) -> None:
    must_not = by_hand(language)[0].must_not
    assert len(must_not) >= 200
    assert not must_not & read_words(language).keys()


@pytest.mark.parametrize("kind", look.KINDS)
def test_words_drawn_were_judged_and_hardly_any_was_wrong(language: str, kind: str) -> None:
    """The last sample of a kind counts; the list lacks those that were wrong, and is the same."""
    words = read_words(language)
    *_, last = (sample for sample in curated.samples(language) if sample.kind == kind)
    wrong = {word for word, why in last.verdicts.items() if why}
    assert not wrong & words.keys()
    assert len(last.verdicts) >= look.KINDS[kind][1]
    assert len(wrong) * 100 <= len(last.verdicts)
    assert set(look.sample({*words, *wrong}, kind, last.seed)) <= last.verdicts.keys()


def test_common_words_that_are_missing_have_a_reason(language: str) -> None:
    """That none is forgotten is seen where the frequencies are: when the lists are built."""
    missing = by_hand(language)[0].missing
    assert len(missing) < COMMONEST / 5
    assert all(missing.values())
    assert not missing.keys() & read_words(language).keys()


# Decks -------------------------------------------------------------------------------------------


def test_a_deck_has_every_letter_and_one_q(language: str) -> None:
    letters = [face.letter for face in faces(language) if face.kind == "letter"]
    assert len(letters) == 78
    assert set(letters) == set(LETTERS[language])
    assert letters.count("q") == 1


def test_a_turn_succeeds_about_as_often_as_it_fails(language: str) -> None:
    deck = decks.letters(language)
    assert 40 <= decks.chances(deck, tiers(language), seed=1).with_one <= 50


# Vocabulary --------------------------------------------------------------------------------------


def test_tier_of_a_word(language: str) -> None:
    known, rare = {
        "nl": ("huis", "ebben"), "en": ("house", "zymase"), "de": ("haus", "zyste"),
        "fr": ("maison", "zythum"), "sv": ("huset", "zygot"),
    }[language]  # fmt: skip
    assert {known, rare} <= read_words(language).keys()
    assert (tier(known, language), tier(rare, language)) == (CHILDS, RARE)
