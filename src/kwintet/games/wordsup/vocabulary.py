"""How well known a word is, and which words a computer keeps to itself: for bots and hints."""

import functools
from collections.abc import Mapping

from .lexicon import FOLDER

CHILDS, EVERYDAY, ADULTS, RARE = range(1, 5)  # tiers: a child of nine knows it, …, few people do


@functools.cache
def tiers(language: str) -> Mapping[str, int]:
    """The tier of every word of the list that is not rare."""
    lines = (line.split(" ") for line in _lines(f"common_{language}"))
    return {word: int(tier) for word, tier in lines}


def tier(word: str, language: str) -> int:
    """The tier of a word of the list."""
    return tiers(language).get(word, RARE)


@functools.cache
def unseemly(language: str) -> frozenset[str]:
    """Words of the list that people may play, and a computer never plays or hints."""
    return frozenset(_lines(f"unseemly_{language}"))


def _lines(name: str) -> list[str]:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
