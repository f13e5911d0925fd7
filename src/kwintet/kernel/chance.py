"""The seeded generator, and the draw that turns a description of an outcome into one.

The generator is a row of one number. It computes in 63 bits, so that plain Python integers and
int64 give the same numbers; the three shifts have the full period of 2^63 - 1.
"""

from collections.abc import MutableSequence
from typing import Any

Row = MutableSequence[int]

_MASK = (1 << 63) - 1
_HALF = (1 << 32) - 1
_MIX = 0x2545F4914F6CDD1D


def seeded(seed: int) -> int:
    """A first state of the generator, well mixed: neighbouring seeds have nothing in common."""
    x = (seed + 0x1E3779B97F4A7C15) & _MASK
    for _ in range(2):
        x = ((x ^ (x >> 30)) * 0x3F58476D1CE4E5B9) & _MASK
        x = ((x ^ (x >> 27)) * 0x14D049BB133111EB) & _MASK
    return (x ^ (x >> 31)) or 1


def below(rng: Row, n: int) -> int:
    """A number from 0 to n - 1, each as likely as the others, for n up to 2^31."""
    x = rng[0]
    x ^= (x << 10) & _MASK
    x ^= x >> 11
    x ^= (x << 26) & _MASK
    scaled = (((x * _MIX) & _MASK) >> 31) * n
    if scaled & _HALF < n:  # seldom: among these some numbers would come too often
        excess = (1 << 32) % n
        while scaled & _HALF < excess:
            x ^= (x << 10) & _MASK
            x ^= x >> 11
            x ^= (x << 26) & _MASK
            scaled = (((x * _MIX) & _MASK) >> 31) * n
    rng[0] = x
    return scaled >> 32


def fraction(rng: Row) -> float:
    """A number from 0 up to, not including, 1."""
    return (below(rng, 1 << 26) * (1 << 26) + below(rng, 1 << 26)) / (1 << 52)


def shuffle(row: Row, n: int, rng: Row) -> None:
    """Put the first n numbers of a row in random order."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        kept = row[i]
        row[i] = row[j]
        row[j] = kept


def draw(pool: Row, n: int, shuffled: int, faces: int, rng: Any, out: Row) -> None:
    """Draw an outcome: out[i] = (shuffled) pool[i] * faces + below(faces)."""
    if shuffled:
        shuffle(pool, n, rng)
    for i in range(n):
        out[i] = pool[i]
        if faces > 1:
            out[i] = pool[i] * faces + below(rng, faces)
