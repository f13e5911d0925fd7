"""Steps of Words Up as text: `turn c4`, `word koek stock bonus2`, `stop`, `claim quux` …"""

import re
from typing import Any

from kwintet.game import ILLEGAL
from kwintet.kernel import bit

from .lexicon import ALPHABET, spell, word_number, word_of
from .making import choose
from .rules import (
    may_claim,
    may_claim_this,
    may_make,
    may_pass_on,
    may_serve,
    may_skip,
    may_turn,
)
from .table import (
    ACCEPT,
    EXTRAS,
    MOVES,
    NONE,
    PASS_ON,
    REJECT,
    SERVE,
    SKIP,
    SQUARES,
    STOP,
    WITH_STOCK,
    WORD,
)

_NAMED = {
    "stop": STOP,
    "skip": SKIP,
    "sorry": SERVE,
    "trade": PASS_ON,
    "accept": ACCEPT,
    "reject": REJECT,
}
NOTATION = (
    (
        "!deal n0,n1,…",
        (
            "the 84 cards: 64 for the field in rows from a1, each seat's stock from the top, both "
            "bonus stacks; 0 to 77 letters in the order of the deck, 78 joker, 79 and 80 plus, "
            "81 and 82 sorry, 83 and 84 trade; the one that stays in the box is left out"
        ),
    ),
    ("turn c4", "turn up the card at c4: letters go across, numbers down"),
    ("word koek", "make a word of open cards of the field"),
    ("word koek stock", "… with the top card of your stock"),
    ("word koek bonus2", "… with the second open bonus card; of like ones the lowest number"),
    ("word koekje stock bonus2", "… with both"),
    ("stop", "make no word, or no more words: the turn is over"),
    ("skip", "pass up the turn: the top card of your stock goes under it"),
    ("sorry", "sit out the turn that the sorry on top of your stock costs"),
    ("trade", "play the trade on top of your stock: all stocks move on"),
    ("claim quux stock", "ask the table for a word that is not in the list; extras as for `word`"),
    ("accept", "let a claimed word count"),
    ("reject", "do not let a claimed word count"),
)
_NAMES = {move: name for name, move in _NAMED.items()}
MAKE = re.compile(rf"(word|claim) ([{ALPHABET}]+)( stock)?(?: bonus([1-4]))?")


def square_text(square: int) -> str:
    return f"{'abcdefgh'[square % 8]}{square // 8 + 1}"


_TURNS = {f"turn {square_text(square)}": square for square in range(SQUARES)}


def extras_text(extras: int) -> str:
    stock = " stock" if extras >= WITH_STOCK else ""
    return stock + (f" bonus{extras % WITH_STOCK}" if extras % WITH_STOCK else "")


def text(s: Any, t: Any, move: int) -> str:
    if move < SQUARES:
        return f"turn {square_text(move)}"
    if move < WORD:
        return _NAMES[move]
    if move < MOVES:
        number, extras = divmod(move - WORD, EXTRAS)
        return f"word {word_of(t.spelling[number])}{extras_text(extras)}"
    spelling, extras = divmod(move - MOVES, EXTRAS)
    return f"claim {word_of(spelling)}{extras_text(extras)}"


def move(s: Any, t: Any, text: str) -> int:
    if text in _TURNS:
        return _turn(s, _TURNS[text])
    if text in _NAMED:
        return _NAMED[text] if _may(s, _NAMED[text]) else ILLEGAL
    made = MAKE.fullmatch(text)
    spelling = spell(made[2]) if made else 0
    if not made or not spelling:
        return ILLEGAL
    extras = (WITH_STOCK if made[3] else 0) + int(made[4] or 0)
    if made[1] == "word":
        return _word(s, t, spelling, extras)
    return _claim(s, t, spelling, extras)


def _turn(s: Any, square: int) -> int:
    lies_face_down = s.field[square] != NONE and square not in s.open
    return square if lies_face_down and may_turn(s) and not s.claim else ILLEGAL


def _may(s: Any, move: int) -> bool:
    if s.claim:
        return move in (ACCEPT, REJECT)
    if move == STOP:
        return may_make(s)
    checks = {SKIP: may_skip, SERVE: may_serve, PASS_ON: may_pass_on}
    return move in checks and checks[move](s)


def _word(s: Any, t: Any, spelling: int, extras: int) -> int:
    number = word_number(t, spelling)
    if number == NONE or not may_make(s) or not choose(s, t, spelling, extras):
        return ILLEGAL
    return WORD + EXTRAS * number + extras


def _claim(s: Any, t: Any, spelling: int, extras: int) -> int:
    letters = spelling_letters(spelling)
    if letters & ~t.alphabet or not may_claim_this(s, t, spelling, extras):
        return ILLEGAL
    return MOVES + EXTRAS * spelling + extras


def spelling_letters(spelling: int) -> int:
    """The letters of a spelling as a bit set."""
    return sum({bit(ALPHABET.index(letter)) for letter in word_of(spelling)})


def shown(s: Any, t: Any, move: int, seat: int | None) -> str:
    """Nobody hides anything."""
    return text(s, t, move)


def patterns(s: Any, t: Any) -> list[str]:
    """`claim` stands for all the claims there may be (W24)."""
    return ["claim"] if may_claim(s, t) else []
