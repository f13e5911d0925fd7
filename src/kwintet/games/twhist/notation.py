"""Steps of Twhist as text: `B3` plays a number card, `win` a twist card, `take B3+C0` chooses."""

from typing import Any

from kwintet.game import ILLEGAL
from kwintet.kernel import bit, high, low

from .rules import CARDS, COLOUR, SECONDS, TAKE, WIDTH, legal, playable, value_of

_TAKE = "take "
_TWISTS = ("win", "thief", "pole", "pass")

NOTATION = (
    (
        "!deal n0,n1,…",
        (
            "all cards in the order of the seats, a whole hand each, then those left over; "
            "a card is colour × 8 + its place among the values of its colour in rising order, "
            "where the doubled value has two places"
        ),
    ),
    ("B3", "play the 3 of colour B; colours are A to D, values −1 to 5: `A-1`"),
    ("win", "play the win, a twist card"),
    ("thief", "play the thief"),
    ("pole", "play the pole"),
    ("pass", "play the pass"),
    ("take B3", "choose that number card of the trick"),
    ("take A-1+B3", "choose two of them, in the order of their texts by code points"),
)


def card_text(card: int) -> str:
    if card >= CARDS:
        return _TWISTS[card - CARDS]
    return f"{'ABCD'[card // COLOUR]}{value_of(card)}"


_CARDS = {card_text(card): card for card in range(TAKE) if not bit(card) & SECONDS}


def text(s: Any, t: Any, move: int) -> str:
    if move < TAKE:
        return card_text(move)
    taken = move - TAKE
    chosen = sorted({low(taken), high(taken)}, key=lambda seat: s.laid[seat])
    return _TAKE + "+".join(card_text(s.laid[seat]) for seat in chosen)


def move(s: Any, t: Any, text_of_move: str) -> int:
    if s.choices:
        return takes(s, t).get(text_of_move, ILLEGAL)
    card = _CARDS.get(text_of_move, ILLEGAL)
    return card if card != ILLEGAL and playable(s) & bit(card) else ILLEGAL


def takes(s: Any, t: Any) -> dict[str, int]:
    """What the taker can choose."""
    moves = [0] * WIDTH
    return {text(s, t, move): move for move in moves[: legal(s, t, moves)]}


def shown(s: Any, t: Any, move: int, seat: int | None) -> str:
    """Nothing is hidden of a step."""
    return text(s, t, move)


def reveals(s: Any, t: Any, move: int) -> bool:
    """A card out of a hand is; twist cards that lie open and cards to be taken were seen before."""
    return move < CARDS or (move < TAKE and not s.open_twists)


def patterns(s: Any, t: Any) -> list[str]:
    return []
