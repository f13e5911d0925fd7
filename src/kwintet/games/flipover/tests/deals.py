"""Hands and whole rounds of Flip Over by hand, and helpers to play and to look at them."""

import re
from typing import Any

import msgspec
import pytest

import kwintet
from kwintet.errors import IllegalStep
from kwintet.games.flipover import View
from kwintet.position import Position

SUITS_3 = ("A1 A2 A3 A4 A5 A6 A7 A8", "B1 B2 B3 B4 B5 B6 B7 B8", "C1 C2 C3 C4 C5 C6 C7 C8")
SUITS_4 = (
    "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10",
    "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10",
    "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10",
    "D1 D2 D3 D4 D5 D6 D7 D8 D9 D10",
)
MIXED_3 = ("A1 A4 A7 B2 B5 B8 C3 C6", "A2 A5 A8 B3 B6 C1 C4 C7", "A3 A6 B1 B4 B7 C2 C5 C8")
MIXED_4 = (
    "A1 A5 A9 B4 B8 C3 C7 D2 D6 D10",
    "A2 A6 A10 B1 B5 B9 C4 C8 D3 D7",
    "A3 A7 B2 B6 B10 C1 C5 C9 D4 D8",
    "A4 A8 B3 B7 C2 C6 C10 D1 D5 D9",
)
MIXED_5 = (
    "A1 A6 A11 B5 B10 C4 C9 D3 D8 E2 E7 E12",
    "A2 A7 A12 B1 B6 B11 C5 C10 D4 D9 E3 E8",
    "A3 A8 B2 B7 B12 C1 C6 C11 D5 D10 E4 E9",
    "A4 A9 B3 B8 C2 C7 C12 D1 D6 D11 E5 E10",
    "A5 A10 B4 B9 C3 C8 D2 D7 D12 E1 E6 E11",
)

# With a suit a seat: all play the trump of every trick, so the last to play takes the disc.
TRUMPS_3 = "A1 B1 C1  C2 A2 B2  B3 C3 A3  A4 B4 C4  C5 A5 B5  B6 C6 A6  A7 B7 C7  C8 A8 B8"
TRUMPS_3_AGAIN = "B1 C1 A1  A2 B2 C2  C3 A3 B3  B4 C4 A4  A5 B5 C5  C6 A6 B6  B7 C7 A7  A8 B8 C8"
TRUMPS_4 = (
    "A1 B1 C1 D1  D2 A2 B2 C2  C3 D3 A3 B3  B4 C4 D4 A4  A5 B5 C5 D5  "
    "D6 A6 B6 C6  C7 D7 A7 B7  B8 C8 D8 A8  A9 B9 C9 D9  D10 A10 B10 C10"
)
# Without trumps nobody else can win a trick that is led in one's own suit.
LED_BY_0 = "A1 B1 C1  A2 B2 C2  A3 B3 C3  A4 B4 C4  A5 B5 C5  A6 B6 C6  A7 B7 C7  A8 B8 C8"

RIGHT = {3: "+-+-+-+-", 4: "+-+-+-+-+-", 5: "+-+-+-+-+-+-"}  # + blue, - red


def ranks_for(players: int) -> int:
    return {3: 8, 4: 10, 5: 12}[players]


def rank(card: str) -> int:
    return int(card[1:])


def deal(*hands: str) -> str:
    """The step that deals these hands, written as cards: "A1 A5 B7 …"."""
    ranks = ranks_for(len(hands))
    cards = " ".join(hands).split()
    return "!deal " + ",".join(str("ABCDE".index(c[0]) * ranks + rank(c) - 1) for c in cards)


def discs(row: str) -> str:
    """The step that throws the discs so: + blue, - red, from disc 1 on."""
    return "!discs " + ",".join("1" if side == "+" else "0" for side in row)


def begin(*hands: str, row: str = "", **options: Any) -> Position:
    position = kwintet.new("flipover", len(hands), options)
    position.step(deal(*hands))
    position.step(discs(row or RIGHT[len(hands)]))
    return position


def play(position: Position, steps: str) -> Position:
    """Take one-word steps."""
    for step in steps.split():
        position.step(step)
    return position


def give(position: Position, cards: str) -> Position:
    for card in cards.split():
        position.step(f"give {card}")
    return position


def view(position: Position, seat: int | None = None) -> View:
    found: View = position.view(seat)
    return found


def row_of(position: Position) -> str:
    return "".join("+" if disc.blue else "-" for disc in view(position).discs)


def takers(position: Position) -> list[int | None]:
    return [disc.taker for disc in view(position).discs]


def hand(position: Position, seat: int) -> list[str]:
    return view(position, seat).hand


def in_order(cards: set[str]) -> list[str]:
    return sorted(cards, key=lambda card: (card[0], rank(card)))


def refused(position: Position, step: str) -> IllegalStep:
    with pytest.raises(IllegalStep) as caught:
        position.step(step)
    return caught.value


# The gifts of seat 0 to the left, across and to the right, then those of seat 1, 2 and 3.
GIFTS = "A1 A2 A3  B1 B2 B3  C1 C2 C3  D1 D2 D3"
LED_BY_0_OF_4 = " ".join(f"A{k} B{k} C{k} D{k}" for k in range(1, 11))
LED_BY_0_AND_2 = (
    "A10 A1 A2 A3  A9 B4 C4 D4  A8 B5 C5 D5  A7 B6 C6 D6  A6 B7 C7 D7  "
    "A5 B8 B1 D8  A4 B9 D3 D9  C2 C3 C10 C1  C9 D10 B3 B10  C8 B2 D1 D2"
)


def at_exchange(**options: Any) -> Position:
    return play(begin(*SUITS_4, teams=True, **options), TRUMPS_4)


def visible(seen: View) -> set[str]:
    """All cards named anywhere in a view."""
    return set(re.findall(r'"([A-E]\d+)"', msgspec.json.encode(seen).decode()))
