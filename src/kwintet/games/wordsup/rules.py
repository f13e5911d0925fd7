"""The rules of Words Up: set-up, what may be done, winning.

`turn.py` has what else happens in a turn, `making.py` which words there are, `laying.py` how one
is laid.

A move is a square to turn up, one of the fixed steps, or WORD + EXTRAS * word number + extras; from
MOVES on it is a claim: MOVES + EXTRAS * spelling + extras.
"""

from typing import Any

from kwintet.kernel import CHANCE, rule

from .laying import clear_claim, make, make_claim, vote
from .lexicon import CARDS, JOKER, LONGEST, TABLES, tables, word_number
from .making import (
    any_fits,
    choose,
    list_words,
)
from .table import (
    ACCEPT,
    AT_LEAST,
    AT_MOST,
    BONUS,
    CLAIMS,
    DUTCH,
    EXTRAS,
    LATE_TURN,
    MADE,
    MOVES,
    NEWS,
    NONE,
    NOT_YET,
    ONE_EACH,
    OPEN,
    OPTIONS,
    OTHER_PLUS,
    PASS_ON,
    POOL,
    REJECT,
    SEATS,
    SERVE,
    SKIP,
    SPECIALS,
    SQUARES,
    STATE,
    STOCK,
    STOP,
    TABLE,
    WIDTH,
    WORD,
    at_start,
    face_down,
    is_sorry,
    is_trade,
    stock_size,
    top,
)  # fmt: skip
from .turn import (
    begin_turn,
    end_turn,
    forget_news,
    open_bonus,
    pass_on,
    serve_sorry,
    skip,
    turn_up,
    turn_up_top,
)

__all__ = [
    "MOVES", "OPTIONS", "POOL", "STATE", "TABLES", "WIDTH",
    "chance", "legal", "play", "resolve", "returns", "start", "tables",
]  # fmt: skip


# Setting up --------------------------------------------------------------------------------------


@rule
def start(s: Any, t: Any, players: int, options: Any) -> None:
    s.players = players
    s.rounds = options.rounds
    s.without = t.queen if options.language == DUTCH and not options.q else OTHER_PLUS
    s.juniors = options.juniors
    s.judge = options.judge == TABLE
    s.this_round = 0
    s.way = 1
    s.showing = 0
    s.left = 0
    for seat in range(SEATS):
        s.scores[seat] = 0
        s.stocks[seat] = 0
        s.past_words[seat] = 0
        s.past_pluses[seat] = 0
        s.past_penalty[seat] = 0
    for place in range(SEATS * STOCK):
        s.past_stock[place] = NONE
        s.past_origin[place] = NONE
    for square in range(SQUARES):
        s.field[square] = NONE
    clear_round(s)
    s.turn = CHANCE


@rule
def clear_round(s: Any) -> None:
    s.ending = NOT_YET
    s.quiet = 0
    s.skipped = 0
    clear_claim(s)
    s.made = 0
    s.gones = 0
    s.newly = 0
    s.showing = 0
    for place in range(OPEN):
        s.open[place] = NONE
    s.opened = 0
    for place in range(SEATS * STOCK):
        s.stock[place] = NONE
    for place in range(BONUS):
        s.bonus[place] = NONE
    for seat in range(SEATS):
        s.stocks[seat] = 0
        s.words[seat] = 0
        s.pluses[seat] = 0
    s.plus_owner[0] = NONE
    s.plus_owner[1] = NONE
    for word in range(MADE):
        s.made_by[word] = NONE
        s.made_spelling[word] = 0
        s.made_points[word] = 0
        s.made_doubled[word] = 0
    for place in range(MADE * LONGEST):
        s.made_cards[place] = NONE
    for place in range(SPECIALS):
        s.gone[place] = NONE
    for place in range(NEWS):
        s.news[place] = NONE
    for card in range(CARDS):
        s.origin[card] = NONE
        s.seen[card] = 0
    begin_turn(s)


@rule
def chance(s: Any, pool: Any) -> tuple[int, int, int, int]:
    n = 0
    for card in range(CARDS):
        if card != s.without:
            pool[n] = card
            n += 1
    return 0, n, 1, 1


@rule
def resolve(s: Any, t: Any, out: Any) -> None:
    """Lay out the field, the stocks and the bonus stacks, and begin the round (W3, W4)."""
    clear_round(s)
    s.this_round += 1
    s.way = 1 if s.this_round % 2 else -1
    s.turn = (s.this_round - 1) % s.players
    for place in range(POOL):
        s.origin[out[place]] = place
    for square in range(SQUARES):
        s.field[square] = out[square]
    s.left = SQUARES
    place = SQUARES
    for seat in range(s.players):
        s.stocks[seat] = stock_size(s.players)
        for i in range(s.stocks[seat]):
            s.stock[seat * STOCK + i] = out[place]
            place += 1
    for i in range(BONUS):
        s.bonus[i] = out[place + i]
    for seat in range(s.players):
        turn_up_top(s, seat)
    if open_bonus(s):
        end_turn(s, t)


# What may be done --------------------------------------------------------------------------------


@rule
def must_turn(s: Any) -> bool:
    """Whether more cards have to be turned before a word or `stop` (W28)."""
    if face_down(s) == 0:
        return False
    if s.ending == ONE_EACH:
        return s.turned < LATE_TURN
    return bool(s.turned < AT_LEAST and (s.turning or not s.worded))


@rule
def may_turn(s: Any) -> bool:
    return bool(face_down(s) > 0 and s.turned < (LATE_TURN if s.ending == ONE_EACH else AT_MOST))


@rule
def may_skip(s: Any) -> bool:
    """W10, W29; W34 for the end phase."""
    if not at_start(s) or s.stocks[s.turn] < 2 or top(s, s.turn) > JOKER:
        return False
    return not (s.ending and s.skipped >> s.turn & 1)


@rule
def may_serve(s: Any) -> bool:
    return at_start(s) and is_sorry(top(s, s.turn))


@rule
def may_pass_on(s: Any) -> bool:
    return at_start(s) and is_trade(top(s, s.turn))


@rule
def may_make(s: Any) -> bool:
    """Whether a word may be made now, if the cards and the list allow one."""
    return not s.claim and not must_turn(s)


@rule
def may_claim(s: Any, t: Any) -> bool:
    """Whether a claim of some length could be made now (W24)."""
    return bool(s.judge and s.claims < CLAIMS and may_make(s) and any_fits(s, t))


@rule
def may_claim_this(s: Any, t: Any, spelling: int, extras: int) -> bool:
    """Whether a spelling can be claimed: not in the list, not rejected, and the cards are there."""
    if not may_claim(s, t):
        return False
    for claim in range(CLAIMS):
        if s.rejected[claim] == spelling:
            return False
    return word_number(t, spelling) == NONE and choose(s, t, spelling, extras) > 0


@rule
def legal(s: Any, t: Any, moves: Any) -> int:
    """Everything but claims, of which there are too many to list."""
    if s.claim:
        moves[0] = ACCEPT
        moves[1] = REJECT
        return 2
    n = list_turns(s, moves) if may_turn(s) else 0
    if not must_turn(s):
        moves[n] = STOP
        n = list_words(s, t, moves, n + 1)
    if may_skip(s):
        moves[n] = SKIP
        n += 1
    if may_serve(s):
        moves[n] = SERVE
        n += 1
    if may_pass_on(s):
        moves[n] = PASS_ON
        n += 1
    return n


@rule
def list_turns(s: Any, moves: Any) -> int:
    """Every card of the field that lies face down."""
    n = 0
    place = 0
    for square in range(SQUARES):
        if s.open[place] == square:
            place += 1
        elif s.field[square] != NONE:
            moves[n] = square
            n += 1
    return n


@rule
def play(s: Any, t: Any, move: int) -> None:
    forget_news(s)
    if move < SQUARES:
        turn_up(s, t, move)
    elif move >= MOVES:
        make_claim(s, (move - MOVES) // EXTRAS, (move - MOVES) % EXTRAS)
    elif move >= WORD:
        make(s, t, t.spelling[(move - WORD) // EXTRAS], (move - WORD) % EXTRAS)
    elif move == STOP:
        end_turn(s, t)
    elif move == SKIP:
        skip(s, t)
    elif move == SERVE:
        serve_sorry(s, t)
    elif move == PASS_ON:
        pass_on(s, t)
    else:
        vote(s, t, move)


# Winning -----------------------------------------------------------------------------------------


@rule
def returns(s: Any, t: Any, out: Any) -> None:
    """The most points win; equal points share the win (W21)."""
    best = s.scores[0]
    for seat in range(1, s.players):
        best = max(best, s.scores[seat])
    winners = 0
    for seat in range(s.players):
        winners += s.scores[seat] == best
    for seat in range(s.players):
        out[seat] = 1.0 / winners if s.scores[seat] == best else 0.0
