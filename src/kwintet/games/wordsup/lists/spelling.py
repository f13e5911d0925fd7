"""How a spelling of a source becomes letters that can be laid."""

import unicodedata

from ..lexicon import ALPHABET, BEYOND_Z, LONGEST

SHORTEST = 3
APART = {"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th"}
LANGUAGES = ("de", "en", "fr", "nl", "sv")


def letters(language: str) -> str:
    return ALPHABET[:26] + BEYOND_Z.get(language, "")


def fold(spelling: str, language: str) -> str | None:
    """Small letters of the language's alphabet, accents dropped; None if it has anything else."""
    folded = ""
    for sign in unicodedata.normalize("NFC", spelling.lower()):
        if sign in letters(language):
            folded += sign
        elif sign in APART:
            folded += APART[sign]
        else:
            plain = unicodedata.normalize("NFD", sign)[0]
            if plain not in letters(language):
                return None
            folded += plain
    return folded


def laid(spelling: str, language: str) -> str | None:
    """The spelling as it can be laid: folded, of a length that words may have; or None."""
    folded = fold(spelling, language)
    return folded if folded and SHORTEST <= len(folded) <= LONGEST else None
