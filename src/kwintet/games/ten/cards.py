"""A card of 10 in words: what it is called where it stands in a sentence, and what it is worth."""

from kwintet.game import Line

from .table import TEN

JOKER = "J"


def kind(card: str) -> str:
    """Of a card as in the steps: 7, p3, J."""
    if card == JOKER:
        return "joker"
    return "penalty" if card.startswith("p") else "plain"


def value(card: str) -> int:
    """What is written on it; a joker alone counts as ten."""
    return TEN if card == JOKER else int(card.removeprefix("p"))


def points(card: str) -> int:
    """Its penalty points."""
    if kind(card) == "plain":
        return 1
    return TEN if card == JOKER else value(card) + 2


def _line(key: str, card: str) -> Line:
    return Line(key, {"kind": kind(card), "value": value(card)})


def a_card(card: str) -> Line:
    return _line("a-card", card)


def your_card(card: str) -> Line:
    return _line("your-card", card)


def bare(card: str) -> Line:
    return _line("card-name", card)
