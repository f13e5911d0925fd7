"""Steps of Block It! as text: `place b2`, `roll`, `turn c3 d1`, `swap a1 e5`, `lift b2` …"""

from itertools import combinations
from typing import Any

from kwintet.game import ILLEGAL

from .blocks import all_blocks, claims, free
from .board import (
    ANTI_BLOCK,
    EXCHANGE,
    LEAVE,
    LEFT_ONCE,
    LIFT,
    NONE,
    PLACE,
    RIGHT_ONCE,
    ROLL,
    SIDE,
    SQUARES,
    SWAP,
    TURN,
    TWO,
)
from .rules import (
    turnable,
)

NOTATION = (
    (
        "!layout v0,v1,…",
        (
            "the cards, square by square in rows from a1: card × 4 + quarters turned clockwise; "
            "cards are 0 to 24, card i is of order i mod 6 of RYBK, RYKB, RBYK, RBKY, RKYB, RKBY, "
            "the colours clockwise from the top left"
        ),
    ),
    (
        "!die f",
        (
            "what is rolled: 0 left once, 1 left twice, 2 right once, 3 right twice, 4 swap, "
            "5 anti-block"
        ),
    ),
    ("!time", "the clock has run out, and the game is over"),
    (
        "place b2",
        (
            "before the die: put a block on the square of your colour whose top left corner is b2; "
            "letters go across, numbers down"
        ),
    ),
    ("roll", "roll the die, and claim no (more) squares"),
    ("turn c3", "turn the card at c3: a quarter; where the die says twice, a half"),
    ("turn c3 d1", "where the die says twice: turn two cards a quarter each, in sorted order"),
    ("swap a1 e5", "let two cards change places, in sorted order"),
    ("lift b2", "anti-block: give the block at b2 back"),
    ("leave", "anti-block: take no block off"),
)


def square_text(square: int) -> str:
    return f"{'abcde'[square % SIDE]}{square // SIDE + 1}"


def _texts() -> list[str]:
    """The text of every move."""
    names = [square_text(square) for square in range(SQUARES)]
    pairs = [" ".join(sorted(pair)) for pair in combinations(names, 2)]
    texts = [f"place {name}" for name in names] + [f"lift {name}" for name in names]
    texts += ["roll", "leave"]
    texts += [f"turn {one}" for one in names + pairs]
    return texts + [f"swap {pair}" for pair in pairs]


_TEXTS = tuple(_texts())
_MOVES = {text: move for move, text in enumerate(_TEXTS)}


def text(s: Any, t: Any, move: int) -> str:
    return _TEXTS[move]


def move(s: Any, t: Any, text: str) -> int:
    found = _MOVES.get(text, ILLEGAL)
    return found if found != ILLEGAL and is_legal(s, t, found) else ILLEGAL


def is_legal(s: Any, t: Any, move: int) -> bool:
    """The same as to be in the list of legal moves, quicker."""
    if s.die == NONE:
        return move == ROLL or (move < LIFT and bool(claims(s) >> move - PLACE & 1))
    if s.die == ANTI_BLOCK:
        lifted = LIFT <= move < ROLL and all_blocks(s) >> move - LIFT & 1
        return move == LEAVE or bool(lifted)
    if s.die == EXCHANGE:
        return move >= SWAP and not t.squares[move - TURN] & ~free(s)
    most = TWO if s.die in (LEFT_ONCE, RIGHT_ONCE) else SWAP
    return TURN <= move < most and not t.squares[move - TURN] & ~turnable(s)


def shown(s: Any, t: Any, move: int, seat: int | None) -> str:
    return text(s, t, move)


def reveals(s: Any, t: Any, move: int) -> bool:
    return False


def patterns(s: Any, t: Any) -> list[str]:
    return []
