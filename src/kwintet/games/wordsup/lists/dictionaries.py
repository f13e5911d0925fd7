"""The dictionaries: what each source holds as ordinary words, and what it writes as a name."""

import gzip
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from .hunspell import Dictionary, Entry
from .sources import Opened


class Words(NamedTuple):
    """Spellings as the source has them."""

    ordinary: set[str]
    names: set[str]  # of persons and places alike, unless the source tells them apart


def read(sources: Opened, language: str) -> Words:
    return READERS[language](sources)


def _parted(spellings: Iterable[str]) -> Words:
    """Small letters are ordinary words; one capital at the start is a name; more abbreviate."""
    some = set(spellings)
    return Words({x for x in some if x.islower()}, {x for x in some if x.istitle()})


def _dutch(sources: Opened) -> Words:
    return _parted(sources.files("nl")["usr/share/dict/dutch"].decode().splitlines())


# English: the words that American and British people spell alike or each in their own way, to size
# 70, and variants that are about as usual, to size 60. Names and abbreviations lie in other files.
SIZES = (10, 20, 35, 40, 50, 55, 60, 70)
SPELT = {"english": 70, "american": 70, "british": 70, "british_z": 70}
VARIANTS = {"variant_1": 60, "british_variant_1": 60}


def _english(sources: Opened) -> Words:
    files = sources.files("en")
    words: set[str] = set()
    for kind, limit in (SPELT | VARIANTS).items():
        for size in SIZES:
            name = f"usr/share/dict/scowl/{kind}-words.{size}"
            if size <= limit and name in files:
                words.update(files[name].decode("latin-1").splitlines())
    return _parted(words)


def _german(sources: Opened) -> Words:
    """Lines are capitals (AE for Ä, too), then the spellings that are not those in small letters.

    Nouns begin with a capital, so that names cannot be told apart; the source has none by rule.
    """
    content = gzip.decompress(sources.files("de")["usr/share/tanglet/gamedata/de/words"])
    words: set[str] = set()
    for line in content.decode().splitlines():
        capitals, *spellings = line.split()
        words.update(x.lower() for x in spellings or [capitals])
    return Words(words, set())


PERSONS = {"po:patr", "po:prn"}
NO_WORDS = {"po:pfx", "po:sfx", "po:err", "po:nbro", "po:sign", "po:ponc", "po:div"}


def _french(sources: Opened) -> Words:
    files = sources.files("fr")
    content = (files[f"usr/share/hunspell/fr.{end}"] for end in ("aff", "dic"))

    def kept(entry: Entry) -> bool:
        return not entry.tags & (PERSONS | NO_WORDS) and "||" not in entry.flags

    return _parted(_forms(Dictionary(*content), kept))


def _swedish(sources: Opened) -> Words:
    files = sources.files("sv")
    content = (files[f"usr/share/hunspell/sv_SE.{end}"] for end in ("aff", "dic"))
    dictionary = Dictionary(*content)

    def kept(entry: Entry) -> bool:
        return not any(dictionary.has(entry, x) for x in ("ONLYINCOMPOUND", "FORBIDDENWORD"))

    return _parted(_forms(dictionary, kept))


def _forms(dictionary: Dictionary, kept: Callable[[Entry], bool]) -> Iterator[str]:
    """All forms of the entries that are kept; names stand as they are, without a genitive."""
    for entry in filter(kept, dictionary.entries):
        yield from dictionary.forms(entry) if entry.word.islower() else (entry.word,)


READERS = {"nl": _dutch, "en": _english, "de": _german, "fr": _french, "sv": _swedish}
