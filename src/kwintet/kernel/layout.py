"""Layouts: the named int64 fields of a state, as plain Python objects or as NumPy records.

A layout is written once and serves both ways of running. `plain()` makes an object of Python
integers and lists, quickest where rules are interpreted; `box()` makes a NumPy array of one
record, which compiled rules read and write in place.
"""

from functools import cached_property
from typing import Any

CHANCE = -1  # s.turn while an outcome is awaited
OVER = -2  # s.turn when the game has ended


class Real(int):
    """The size of a row of fractions instead of whole numbers: for scratch rows only."""


class Growing(list[int]):
    """A row that grows as it is written, for plain rules that may have much to write."""

    def __setitem__(self, index: Any, value: Any) -> None:
        if index == len(self):
            self.append(value)
        else:
            super().__setitem__(index, value)


class Plain:
    """A state of Python integers and lists; each layout has a class of its own."""

    __slots__: tuple[str, ...] = ()

    def become(self, other: "Plain") -> None:
        """Take over everything from another state of the same layout."""
        for name in self.__slots__:
            value = getattr(other, name)
            setattr(self, name, value[:] if isinstance(value, list) else value)

    def copy(self) -> "Plain":
        new = type(self).__new__(type(self))
        new.become(self)
        return new

    def numbers(self) -> list[int]:
        """All fields in a row, in the order of the layout: as `box().view("i8")` shows them."""
        row: list[int] = []
        for name in self.__slots__:
            value = getattr(self, name)
            if isinstance(value, list):
                row += value
            else:
                row.append(value)
        return row

    def read(self, numbers: list[int]) -> None:
        """Take over everything from a row that `numbers` made."""
        at = 0
        for name in self.__slots__:
            value = getattr(self, name)
            size = len(value) if isinstance(value, list) else 1
            part = numbers[at : at + size]
            setattr(self, name, part if isinstance(value, list) else part[0])
            at += size

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.numbers() == other.numbers()

    __hash__ = None  # type: ignore[assignment]


class Layout:
    """Named fields, each a number (size 1) or a row of numbers (a larger size)."""

    def __init__(self, fields: dict[str, int]) -> None:
        self.fields = fields
        self._class = type("State", (Plain,), {"__slots__": tuple(fields)})

    def plain(self) -> Any:
        """A new plain state, all zeros."""
        new = self._class()
        for name, size in self.fields.items():
            zero = 0.0 if isinstance(size, Real) else 0
            setattr(new, name, [zero] * size if size > 1 else zero)
        return new

    @cached_property
    def dtype(self) -> Any:
        """The same layout as a NumPy record of int64 fields (float64 for `Real` rows)."""
        import numpy as np  # only where something is compiled

        for name in self.fields:
            if hasattr(np.record, name):
                raise ValueError(f"a field cannot be called {name!r}: NumPy records have that name")
        row = [
            (name, "f8" if isinstance(size, Real) else "i8", (size,) if size > 1 else ())
            for name, size in self.fields.items()
        ]
        return np.dtype((np.record, row))

    def box(self, records: int = 1) -> Any:
        """New records, all zeros, in a NumPy array."""
        import numpy as np

        return np.zeros(records, self.dtype)


def state(**fields: int) -> Layout:
    """A layout: name=1 for a number, name=n for a row of n numbers."""
    return Layout(fields)


def assign(box: Any, index: int, source: Any) -> None:
    """box[index] = source, by content: for lists of plain states and, compiled, for records."""
    box[index].become(source)
