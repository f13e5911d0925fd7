"""Steps of 10 as text: `lay 7 up 0`, `open S3 2`, `bid 4`, `add J` …"""

from typing import Any

from kwintet.game import ILLEGAL
from kwintet.kernel import OVER

from .rules import legal, play
from .table import (
    BIDS,
    JOKER,
    MORE,
    MOVES,
    NAME,
    OPENING,
    OVERBID,
    PASS,
    PENALTY,
    REVEAL,
    SECOND,
    SIDES,
    STARTER,
    STOP,
    SWAP,
    UP,
    WAYS,
    WIDTH,
)

NOTATION = (
    ("!rounds r1,…,r10", "the round cards by their points, in the order they are turned up"),
    (
        "!deal n0,n1,…",
        (
            "the cards by number: 0 to 54 plain, value × 5 + copy; 55 to 62 penalty cards of value "
            "1 to 8; from 63 the jokers that nobody was given. Three to seat 0, three to seat 1 …, "
            "the rest is the draw pile, top first"
        ),
    ),
    ("lay 7 up 0", "lay a 7 face up; 0, 1 or 2 tokens guard it"),
    (
        "lay p3 down 2",
        "lay penalty card 3 face down, guarded by two tokens; others see `lay ? down 2`",
    ),
    ("lay J down 1", "the same with a joker and one token"),
    ("open S3 2", "open on the guarded card of seat 3 with a bid of 2 tokens"),
    ("swap S3", "exchange with the unguarded card of seat 3; a token goes into the pot"),
    ("bid 4", "overbid with 4 tokens"),
    ("pass", "do not overbid for now, or open on no card"),
    ("guard 1", "add 0, 1 or 2 tokens to the guard of the card got by an exchange"),
    ("reveal", "turn the first card up"),
    ("keep", "leave it face down: no second card"),
    ("add 3", "add a 3 as second card"),
    ("stop", "add none"),
    ("starter S2", "the winner of the round lets seat 2 start the next"),
)

KIND_TEXTS = [
    *map(str, range(PENALTY)),
    *(f"p{kind - PENALTY + 1}" for kind in range(PENALTY, JOKER)),
    "J",
]
SIDE_TEXTS = ("up", "down")


def _lay_text(move: int, card: str) -> str:
    return f"lay {card} {SIDE_TEXTS[move // WAYS % SIDES]} {move % WAYS}"


def _text(move: int) -> str:
    if move < OPENING:
        return _lay_text(move, KIND_TEXTS[move // (SIDES * WAYS)])
    if move < SWAP:
        seat, bid = divmod(move - OPENING, BIDS)
        return f"open S{seat} {bid}"
    if move < OVERBID:
        return f"swap S{move - SWAP}"
    if move < PASS:
        return f"bid {move - OVERBID}"
    if move < REVEAL:
        return "pass" if move == PASS else f"guard {move - MORE}"
    if move < SECOND:
        return "reveal" if move == REVEAL else "keep"
    if move < STARTER:
        return "stop" if move == STOP else f"add {KIND_TEXTS[move - SECOND]}"
    return f"starter S{move - STARTER}"


TEXTS = [_text(move) for move in range(MOVES)]
_MOVES = {text: move for move, text in enumerate(TEXTS)}


def text(s: Any, t: Any, move: int) -> str:
    return TEXTS[move]


def move(s: Any, t: Any, text: str) -> int:
    found = _MOVES.get(text, ILLEGAL)
    moves = [0] * WIDTH
    return found if found in moves[: legal(s, t, moves)] else ILLEGAL


def shown(s: Any, t: Any, move: int, seat: int | None) -> str:
    """Which card is laid face down its owner alone sees."""
    is_down = move < OPENING and move // WAYS % SIDES != UP
    return _lay_text(move, "?") if is_down and seat != s.turn else TEXTS[move]


def reveals(s: Any, t: Any, move: int) -> bool:
    """Whether a card is turned up, changes hands unseen or comes from a pile or hand into sight."""
    if move < OPENING:
        return move // WAYS % SIDES == UP
    if move >= STARTER or SECOND <= move < STOP:
        return True
    then = s.copy()
    play(then, t, move)
    settled = then.turn == OVER or then.phase == NAME
    return settled or then.known != s.known


def patterns(s: Any, t: Any) -> list[str]:
    return []
