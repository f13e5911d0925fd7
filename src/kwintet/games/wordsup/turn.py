"""A turn of Words Up but for words: cards turn up, special cards act, turns and rounds end."""

from typing import Any

from kwintet.kernel import CHANCE, OVER, bit, rule

from .lexicon import JOKER
from .table import (
    BEGUN,
    CLAIMS,
    END_PHASE,
    FRUITLESS,
    NONE,
    ONE_EACH,
    PLUS,
    PLUS_POINTS,
    STACK,
    STACKS,
    STOCK,
    face_down,
    is_plus,
    is_sorry,
    is_trade,
    next_to,
    top,
)  # fmt: skip

# Turning up --------------------------------------------------------------------------------------


@rule
def see(s: Any, card: int) -> None:
    """A card is turned up, for all to see."""
    s.seen[card] = 1
    s.news[s.newly] = card
    s.newly += 1


@rule
def forget_news(s: Any) -> None:
    while s.newly:
        s.newly -= 1
        s.news[s.newly] = NONE


@rule
def turn_up(s: Any, t: Any, square: int) -> None:
    """Turn up a card of the field; special cards act at once (W12 to W14)."""
    card = s.field[square]
    s.turning = 1
    see(s, card)
    if card <= JOKER:
        open_square(s, square)
        s.turned += 1
        return
    s.field[square] = NONE
    s.left -= 1
    if is_plus(card):
        cash(s, s.turn, card)
    else:
        leave_game(s, card)
    if is_trade(card):
        pass_stocks(s)
    if s.left == 0:
        end_round(s, t)
    elif is_sorry(card):
        if not s.ending:
            close_all(s)
        reach_end_phase(s)
        end_turn(s, t)
    else:
        reach_end_phase(s)


@rule
def open_square(s: Any, square: int) -> None:
    place = s.opened
    while place > 0 and s.open[place - 1] > square:
        s.open[place] = s.open[place - 1]
        place -= 1
    s.open[place] = square
    s.opened += 1


@rule
def close_all(s: Any) -> None:
    for place in range(s.opened):
        s.open[place] = NONE
    s.opened = 0


@rule
def reach_end_phase(s: Any) -> None:
    """The end phase begins with ten cards or fewer, in mid-turn too (W17, W33)."""
    if not s.ending and s.left <= END_PHASE:
        s.ending = BEGUN
        s.quiet = 0


@rule
def end_turn(s: Any, t: Any) -> None:
    """Turned cards go face down, or stay open in the end phase; the next player begins."""
    if not s.ending:
        close_all(s)
    elif s.opened:
        s.ending = ONE_EACH
    s.skipped &= ~bit(s.turn)
    if is_round_over(s):
        end_round(s, t)
    else:
        s.turn = next_to(s, s.turn)
        begin_turn(s)


@rule
def is_round_over(s: Any) -> bool:
    """W34 and W35: too many turns in a row have ended without a word."""
    if s.worded:
        s.quiet = 0
    elif not s.ending or face_down(s) == 0:
        s.quiet += 1
    return s.quiet >= (s.players if s.ending else FRUITLESS * s.players)


@rule
def skip(s: Any, t: Any) -> None:
    """Put the top card of the stock under it and turn up the next (W10)."""
    seat = s.turn
    card = top(s, seat)
    drop_top(s, seat)
    s.stock[seat * STOCK + s.stocks[seat]] = card
    s.stocks[seat] += 1
    turn_up_top(s, seat)
    end_turn(s, t)
    s.skipped |= bit(seat)


@rule
def drop_top(s: Any, seat: int) -> None:
    first = seat * STOCK
    s.stocks[seat] -= 1
    for place in range(first, first + s.stocks[seat]):
        s.stock[place] = s.stock[place + 1]
    s.stock[first + s.stocks[seat]] = NONE


@rule
def turn_up_top(s: Any, seat: int) -> None:
    """Turn up the top card of a stock; a plus is cashed and the next turned up (W30)."""
    while s.stocks[seat]:
        card = top(s, seat)
        see(s, card)
        if not is_plus(card):
            return
        cash(s, seat, card)
        drop_top(s, seat)


# Special cards -----------------------------------------------------------------------------------


@rule
def cash(s: Any, seat: int, card: int) -> None:
    s.plus_owner[card - PLUS] = seat
    s.pluses[seat] += PLUS_POINTS
    s.scores[seat] += PLUS_POINTS


@rule
def leave_game(s: Any, card: int) -> None:
    s.gone[s.gones] = card
    s.gones += 1


@rule
def pass_stocks(s: Any) -> None:
    """All players pass their stock on in the direction of play (W14)."""
    for place in range(STOCK):
        seat = 0
        carried = s.stock[place]
        for _ in range(s.players):
            seat = next_to(s, seat)
            kept = s.stock[seat * STOCK + place]
            s.stock[seat * STOCK + place] = carried
            carried = kept
    seat = 0
    carried = s.stocks[0]
    for _ in range(s.players):
        seat = next_to(s, seat)
        kept = s.stocks[seat]
        s.stocks[seat] = carried
        carried = kept


@rule
def play_from_stock(s: Any, t: Any) -> bool:
    """A sorry or trade leaves the stock for the next card; whether the round goes on."""
    leave_game(s, top(s, s.turn))
    drop_top(s, s.turn)
    turn_up_top(s, s.turn)
    if s.stocks[s.turn]:
        return True
    end_round(s, t)
    return False


@rule
def serve_sorry(s: Any, t: Any) -> None:
    """Sit out this turn (W13)."""
    if play_from_stock(s, t):
        end_turn(s, t)


@rule
def pass_on(s: Any, t: Any) -> None:
    """Play a trade; the turn is still at its start (W14, W31)."""
    if play_from_stock(s, t):
        pass_stocks(s)


@rule
def open_bonus(s: Any) -> bool:
    """Turn up the next bonus stack, and the second if no letter is left of the first (W32).

    A sorry acts first (W15): it decides who gets a plus. Plus and trade do not touch each other, so
    they act as they lie. Whether a sorry ends the turn.
    """
    sorry = False
    while s.showing < STACKS:
        s.showing += 1
        first = (s.showing - 1) * STACK
        for place in range(first, first + STACK):
            see(s, s.bonus[place])
            sorry = sorry or is_sorry(s.bonus[place])
        letters = False
        for place in range(first, first + STACK):
            card = s.bonus[place]
            if card <= JOKER:
                letters = True
            else:
                s.bonus[place] = NONE
                act_from_bonus(s, card, sorry)
        if letters:
            return sorry
    return sorry


@rule
def act_from_bonus(s: Any, card: int, sorry: bool) -> None:
    if is_plus(card):
        cash(s, next_to(s, s.turn) if sorry else s.turn, card)
        return
    leave_game(s, card)
    if is_trade(card):
        pass_stocks(s)


# The end of a round ------------------------------------------------------------------------------


@rule
def end_round(s: Any, t: Any) -> None:
    """Cards left in a stock are shown and count double against its owner (W20)."""
    for seat in range(s.players):
        penalty = 0
        for place in range(seat * STOCK, (seat + 1) * STOCK):
            card = s.stock[place]
            s.past_stock[place] = card
            s.past_origin[place] = NONE
            if card != NONE:
                s.past_origin[place] = s.origin[card]
                s.seen[card] = 1
                penalty += 2 * t.value[card]
        s.scores[seat] -= penalty
        s.past_words[seat] = s.words[seat]
        s.past_pluses[seat] = s.pluses[seat]
        s.past_penalty[seat] = penalty
    s.turn = OVER if s.this_round == s.rounds else CHANCE


@rule
def begin_turn(s: Any) -> None:
    s.turned = 0
    s.turning = 0
    s.worded = 0
    s.claims = 0
    for claim in range(CLAIMS):
        s.rejected[claim] = 0
