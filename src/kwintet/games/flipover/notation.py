"""Steps of Flip Over as text: `B7` plays the 7 of suit B, `give B7` chooses it for a partner."""

from typing import Any

from kwintet.game import ILLEGAL
from kwintet.kernel import bit

from .rules import GIFTS, GIVE, SUIT, exchanging, playable

_GIVE = "give "

NOTATION = (
    (
        "!deal c0,c1,…",
        (
            "the cards in the order of the seats, a whole hand each; "
            "a card is suit × ranks + rank − 1, with suits from A and ranks from 1"
        ),
    ),
    (
        "!discs d1,d2,…",
        (
            "the sides thrown for the discs, before the row is set right: 1 blue, 0 red; "
            "with alternating colours one number, the side of disc 1"
        ),
    ),
    ("B7", "play the 7 of suit B"),
    ("give B7", "choose the 7 of suit B for the exchange; others see `give ?`"),
)


def card_text(card: int) -> str:
    return f"{'ABCDE'[card // SUIT]}{card % SUIT + 1}"


_CARDS = {card_text(card): card for card in range(GIVE)}


def text(s: Any, t: Any, move: int) -> str:
    return _GIVE + card_text(move - GIVE) if move >= GIVE else card_text(move)


def move(s: Any, t: Any, text: str) -> int:
    giving = text.startswith(_GIVE)
    card = _CARDS.get(text.removeprefix(_GIVE), ILLEGAL)
    if card == ILLEGAL or giving != exchanging(s):
        return ILLEGAL
    if giving:
        return GIVE + card if s.hands[s.turn] & bit(card) else ILLEGAL
    return card if playable(s) & bit(card) else ILLEGAL


def shown(s: Any, t: Any, move: int, seat: int | None) -> str:
    """A gift is shown to its giver alone (F21)."""
    return "give ?" if move >= GIVE and seat != s.turn else text(s, t, move)


def reveals(s: Any, t: Any, move: int) -> bool:
    """A card played is seen; a gift chosen is not, but with the last one all come in."""
    return move < GIVE or s.given == GIFTS - 1


def patterns(s: Any, t: Any) -> list[str]:
    return []
