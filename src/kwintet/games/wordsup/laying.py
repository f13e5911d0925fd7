"""Laying a word: the cards it takes, what replaces them, and claims that the table judges."""

from typing import Any

from kwintet.kernel import rule

from .lexicon import JOKER, LONGEST, ONE_PLACE, PLACE, length_of
from .making import bonus_extra, choose, has_joker, is_doubled, open_card, stock_extra, worth
from .table import ACCEPT, NONE, ONE_EACH, STACK, WITH_STOCK, bonus_card, next_to
from .turn import drop_top, end_round, end_turn, open_bonus, reach_end_phase, turn_up_top


@rule
def make(s: Any, t: Any, spelling: int, extras: int) -> None:
    """Lay a word before the player (W7); what it takes away is replaced (W9, W30)."""
    seat = s.turn
    mask = choose(s, t, spelling, extras)
    write_down(s, t, mask, spelling, extras)
    take_away(s, mask)
    s.worded = 1
    s.turning = 0
    if s.ending != ONE_EACH:
        s.turned = 0
    if extras >= WITH_STOCK:
        drop_top(s, seat)
        turn_up_top(s, seat)
    if extras % WITH_STOCK:
        s.bonus[(s.showing - 1) * STACK + extras % WITH_STOCK - 1] = NONE
    if s.stocks[seat] == 0 or s.left == 0:
        end_round(s, t)
        return
    reach_end_phase(s)
    if extras % WITH_STOCK and not bonus_left(s) and open_bonus(s):
        end_turn(s, t)


@rule
def write_down(s: Any, t: Any, mask: int, spelling: int, extras: int) -> None:
    points = worth(s, t, mask, spelling, extras)
    s.words[s.turn] += points
    s.scores[s.turn] += points
    s.made_by[s.made] = s.turn
    s.made_spelling[s.made] = spelling
    s.made_points[s.made] = points
    s.made_doubled[s.made] = is_doubled(s, t, mask, spelling, extras)
    put_in_order(s, t, mask, spelling, extras)
    s.made += 1


@rule
def put_in_order(s: Any, t: Any, mask: int, spelling: int, extras: int) -> None:
    """Note the cards of the word letter by letter; the joker goes where none is left."""
    first = s.made * LONGEST
    lay_in_order(s, t, first, stock_extra(s, extras), spelling)
    lay_in_order(s, t, first, bonus_extra(s, extras), spelling)
    for place in range(s.opened):
        if mask >> place & 1:
            lay_in_order(s, t, first, open_card(s, place), spelling)
    if has_joker(s, mask) or stock_extra(s, extras) == JOKER or bonus_extra(s, extras) == JOKER:
        for i in range(length_of(spelling)):
            if s.made_cards[first + i] == NONE:
                s.made_cards[first + i] = JOKER


@rule
def lay_in_order(s: Any, t: Any, first: int, card: int, spelling: int) -> None:
    """Put a letter card at the first free place of its letter; a coloured one takes the lead."""
    for i in range(length_of(spelling)):
        letter = (spelling >> PLACE * i & ONE_PLACE) - 1
        if card != NONE and t.letter[card] == letter:
            there = s.made_cards[first + i]
            if there == NONE:
                s.made_cards[first + i] = card
                return
            if i == 0 and t.coloured[card] > t.coloured[there]:
                s.made_cards[first] = card
                card = there


@rule
def take_away(s: Any, mask: int) -> None:
    """Take the cards of a word out of the field."""
    kept = 0
    for place in range(s.opened):
        if mask >> place & 1:
            s.field[s.open[place]] = NONE
            s.left -= 1
        else:
            s.open[kept] = s.open[place]
            kept += 1
    for place in range(kept, s.opened):
        s.open[place] = NONE
    s.opened = kept


@rule
def bonus_left(s: Any) -> bool:
    for place in range(1, STACK + 1):
        if bonus_card(s, place) != NONE:
            return True
    return False


# Claims ------------------------------------------------------------------------------------------


@rule
def make_claim(s: Any, spelling: int, extras: int) -> None:
    """Ask the others for a word that is not in the list (W24)."""
    s.claims += 1
    s.claim = spelling
    s.claim_extras = extras
    s.claimer = s.turn
    s.turn = next_to(s, s.turn)


@rule
def vote(s: Any, t: Any, move: int) -> None:
    """Answer a claim; it counts if as many accept as reject, or more."""
    if move == ACCEPT:
        s.accepts += 1
    else:
        s.rejects += 1
    s.turn = next_to(s, s.turn)
    if s.turn == s.claimer:
        judge_claim(s, t)


@rule
def judge_claim(s: Any, t: Any) -> None:
    spelling = s.claim
    extras = s.claim_extras
    accepted = s.accepts >= s.rejects
    clear_claim(s)
    if accepted:
        make(s, t, spelling, extras)
    else:
        place = 0
        while s.rejected[place]:
            place += 1
        s.rejected[place] = spelling


@rule
def clear_claim(s: Any) -> None:
    s.claim = 0
    s.claim_extras = 0
    s.claimer = 0
    s.accepts = 0
    s.rejects = 0
