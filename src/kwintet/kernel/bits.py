"""Bit sets in one int64: at most 63 members, numbered 0 to 62.

Never mix them with unsigned numbers: numba would compute in floating point.
`kernel/jit.py` gives `count`, `low` and `high` single instructions where rules are compiled.
"""

from typing import Any


def bit(member: int) -> int:
    """The set of one member."""
    return 1 << member


def count(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()


def low(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def high(bits: int) -> int:
    """The largest member of a set that is not empty."""
    return bits.bit_length() - 1


def members(bits: int, first: int, row: Any) -> int:
    """Write first + each member into a row, smallest first; how many they are.

    Four at a time, so up to three places more are written, and the row must be as long as the next
    multiple of four. Guessing wrong when a set is empty is most of the cost of listing a small one:
    this way the processor guesses once, not once a member, and random play gains a sixth.
    """
    n = count(bits)
    at = 0
    while bits:
        row[at] = first + low(bits)
        bits &= bits - 1
        row[at + 1] = first + low(bits)
        bits &= bits - 1
        row[at + 2] = first + low(bits)
        bits &= bits - 1
        row[at + 3] = first + low(bits)
        bits &= bits - 1
        at += 4
    return n


def nth(bits: int, n: int) -> int:
    """The n-th member of a set, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return low(bits)
