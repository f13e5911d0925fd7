"""How well known words are: tiers by how often they are met."""

from collections.abc import Iterable, Mapping

# Times among a billion words, at least: what a child of nine knows, everyday words, every adult's.
LIMITS = {1: 30_000, 2: 5_000, 3: 700}


def of(words: Iterable[str], frequency: Mapping[str, float]) -> dict[str, int]:
    """The tiers of the words that are not rare."""
    tiers = {}
    for word in words:
        met = frequency.get(word, 0)
        for tier, limit in LIMITS.items():
            if met >= limit:
                tiers[word] = tier
                break
    return tiers
