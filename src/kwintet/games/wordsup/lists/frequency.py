"""How common words are: the frequencies of wordfreq, by the letters that can be laid."""

import gzip
from collections import defaultdict

import msgspec

from .sources import Opened
from .spelling import laid


def read(sources: Opened, language: str) -> dict[str, float]:
    """How often what can be laid is met among a billion words, all its spellings together.

    The file is a list of lists of words: those at n were met once in 10 ** (n / 100) words.
    """
    content = gzip.decompress(
        sources.files("frequency")[f"wordfreq/data/large_{language}.msgpack.gz"]
    )
    _header, *bins = msgspec.msgpack.decode(content)
    found: defaultdict[str, float] = defaultdict(float)
    for centibels, words in enumerate(bins):
        for word in words:
            if letters := laid(word, language):
                found[letters] += 10 ** (9 - centibels / 100)
    return dict(found)


def commonest(frequency: dict[str, float], n: int) -> list[str]:
    """The n commonest, the most common first."""
    return sorted(frequency, key=lambda word: (-frequency[word], word))[:n]
