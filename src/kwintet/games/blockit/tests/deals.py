"""Boards of Block It! by hand, and helpers to play on them and to look at them."""

from typing import Any

import pytest

import kwintet
from kwintet.errors import IllegalStep
from kwintet.games.blockit import View
from kwintet.games.blockit.offers import Effect
from kwintet.games.blockit.view import Card, Last
from kwintet.position import Position

ORDERS = ("RYBK", "RYKB", "RBYK", "RBKY", "RKYB", "RKBY")  # of card i: number i mod 6
SQUARES = [f"{letter}{number}" for number in "12345" for letter in "abcde"]
CROSSINGS = [f"{letter}{number}" for number in "1234" for letter in "abcd"]
PAIRS = [sorted((one, other)) for i, one in enumerate(SQUARES) for other in SQUARES[i + 1 :]]

# A quarter to the right of b2, d2, b4 or d4 makes the four fours around it, one of each colour.
FOUR_TIMES_FOUR = "!layout 78,15,6,39,81,17,3,21,27,10,34,47,50,71,41,65,75,93,99,58,87,30,63,54,89"
# A quarter to the right of each of these cards makes a four; the nine of them hold all cards.
NINE_FOURS = "!layout 48,74,96,2,54,76,82,38,13,60,85,43,64,5,88,9,28,26,19,34,22,46,68,56,93"
NINE_TURNS = ("a1", "c1", "e1", "a3", "c3", "e3", "a5", "c5", "e5")

RIGHT, LEFT, HALF = 1, -1, 2


def square(crossing: str, right: int, down: int) -> str:
    """The square so far from the one at the top left of a crossing."""
    return "abcde"["abcde".index(crossing[0]) + right] + str(int(crossing[1]) + down)


def around(crossing: str) -> list[str]:
    """The squares of a crossing: top left, top right, bottom right, bottom left."""
    return [square(crossing, *way) for way in ((0, 0), (1, 0), (1, 1), (0, 1))]


def ready(crossing: str, colour: str, by: int = RIGHT) -> str:
    """Wishes for a board where the top left card, turned so, completes a four."""
    one, two, three, four = around(crossing)
    return f"{one}:{colour}{(2 - by) % 4} {two}:{colour}3 {three}:{colour}0 {four}:{colour}1"


def layout(*wishes: str) -> str:
    """Card i on square i, turned so that it shows a colour at a corner: a1:R2. Else R at 0."""
    turned = [0] * 25
    for wish in " ".join(wishes).split():
        place, _, shown = wish.partition(":")
        card = SQUARES.index(place)
        turned[card] = (int(shown[1]) - ORDERS[card % 6].index(shown[0])) % 4
    return "!layout " + ",".join(str(card * 4 + turned[card]) for card in range(25))


def begin(players: int, *wishes: str, **options: Any) -> Position:
    position = kwintet.new("blockit", players, options)
    position.step(layout(*wishes))
    return position


def play(position: Position, steps: str) -> Position:
    """Take steps: "die 2; turn a1; roll"."""
    for step in steps.split("; "):
        position.step(f"!{step}" if step.startswith(("die", "time", "layout")) else step)
    return position


def pass_by(position: Position, turns: int = 1) -> Position:
    """Turns that end with a second anti-block: while no block lies on the board, nobody decides."""
    for _ in range(turns):
        play(position, "die 5; die 5")
    return position


def view(position: Position, seat: int | None = None) -> View:
    found: View = position.view(seat)
    return found


def last(position: Position) -> Last:
    found = view(position).last
    assert found
    return found


def card(position: Position, place: str) -> Card:
    return next(card for card in view(position).cards if card.square == place)


def fields(position: Position) -> dict[str, str]:
    return {card.square: card.fields for card in view(position).cards}


def blocks(position: Position) -> dict[str, str]:
    """The blocks on the board, by crossing."""
    return {block.crossing: block.id for block in view(position).blocks if block.crossing}


def fours(position: Position) -> dict[str, str]:
    """Colours by crossing."""
    return {four.crossing: four.colour for four in view(position).fours}


def left(position: Position) -> dict[str, int]:
    """How many blocks of each colour are not on the board."""
    return {colour.colour: colour.left for colour in view(position).colours}


def effect(position: Position, step: str) -> Effect | None:
    """What is told about an offered step."""
    assert position.offers
    told = [about for about in position.offers.about if about.step == step]
    assert all(isinstance(about, Effect) for about in told)
    return told[0] if told else None  # type: ignore[return-value]


def refused(position: Position, step: str) -> IllegalStep:
    with pytest.raises(IllegalStep) as caught:
        position.step(step)
    return caught.value
