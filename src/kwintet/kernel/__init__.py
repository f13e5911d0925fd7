"""What every game is made of: state layouts, bit sets, chance, and rules that compile."""

from kwintet.kernel.bits import bit, count, high, low, members, nth
from kwintet.kernel.chance import below, draw, fraction, seeded, shuffle
from kwintet.kernel.compile import kernels, rule
from kwintet.kernel.layout import CHANCE, OVER, Growing, Layout, Plain, Real, assign, state

__all__ = [
    "CHANCE",
    "OVER",
    "Growing",
    "Layout",
    "Plain",
    "Real",
    "assign",
    "below",
    "bit",
    "count",
    "draw",
    "fraction",
    "high",
    "kernels",
    "low",
    "members",
    "nth",
    "rule",
    "seeded",
    "shuffle",
    "state",
]
