"""How a round of 10 is settled, and the game at its end."""

from typing import Any

from kwintet.kernel import OVER, bit, low, rule

from .table import (
    EVERYONE,
    JOKER,
    NAME,
    NONE,
    ROUNDS,
    TEN,
    earn,
    kinds_in,
    one,
    seat_at,
)

# The fifth phase ---------------------------------------------------------------------------------


@rule
def sum_of(t: Any, first: int, second: int) -> int:
    """The sum of two cards, of which the second may be missing: a joker makes it 10 (N18)."""
    if second == NONE:
        return t.value[first]
    if JOKER in (first, second):
        return TEN
    return t.value[first] + t.value[second]


@rule
def highest_of(t: Any, first: int, second: int) -> int:
    """The highest single card of them: a joker counts as what it makes up for (N10, N18)."""
    if second == NONE:
        return t.value[first]
    if JOKER in (first, second):
        other = t.value[first + second - JOKER]
        return max(other, TEN - other)
    return max(t.value[first], t.value[second])


@rule
def find_winner(s: Any, t: Any) -> int:
    """The highest sum, then the highest single card, then whose turn came first (N10)."""
    winner = NONE
    most = NONE
    for place in range(s.players):
        seat = seat_at(s, place)
        first, second = s.cards[s.fronts[seat]], s.seconds[seat]
        rank = (TEN + 1) * sum_of(t, first, second) + highest_of(t, first, second)
        if rank > most:
            most = rank
            winner = seat
    return winner


@rule
def find_loser(s: Any, t: Any, winner: int) -> int:
    """The lowest sum, then whose turn came last; never the winner (N10, N24)."""
    loser = NONE
    least = TEN
    for place in range(s.players):
        seat = seat_at(s, place)
        its_sum = sum_of(t, s.cards[s.fronts[seat]], s.seconds[seat])
        if seat != winner and its_sum <= least:
            least = its_sum
            loser = seat
    return loser


@rule
def settle(s: Any, t: Any) -> None:
    s.winner = find_winner(s, t)
    s.loser = find_loser(s, t, s.winner)
    for seat in range(s.players):
        s.known[seat] = EVERYONE
        take_card(s, t, seat, s.cards[seat])
        if s.seconds[seat] != NONE:
            take_card(s, t, seat, s.seconds[seat])
    take_round_card(s, s.this_round)
    s.won = s.pot
    earn(s, s.winner, s.pot)
    s.pot = 0
    if s.this_round == ROUNDS:
        end(s, t)
    elif fill_hands(s):
        s.turn = s.winner
        s.phase = NAME
    else:
        for number in range(s.this_round + 1, ROUNDS + 1):  # (N15)
            take_round_card(s, number)
        end(s, t)


@rule
def take_card(s: Any, t: Any, seat: int, kind: int) -> None:
    """The loser takes a card that a seat has laid (N11)."""
    s.taken[s.loser] += one(kind)
    s.scores[s.loser] += t.points[kind]
    s.shown |= bit(seat) if kind == JOKER else 0


@rule
def take_round_card(s: Any, number: int) -> None:
    points = s.order[number - 1]
    s.scores[s.loser] += points
    s.round_cards[s.loser] |= bit(points)


@rule
def fill_hands(s: Any) -> bool:
    """Each in turn fills up to four (N12); whether the pile was enough (N13)."""
    for place in range(s.players):
        seat = seat_at(s, place)
        for _ in range(1 if s.seconds[seat] == NONE else 2):
            if s.left == 0:
                return False
            s.left -= 1
            s.hands[seat] += one(s.pile[s.left])
            s.pile[s.left] = NONE
    return True


# The end -----------------------------------------------------------------------------------------


@rule
def end(s: Any, t: Any) -> None:
    """Cards left in hand count as penalty cards (N14)."""
    s.turn = OVER
    for seat in range(s.players):
        kinds = kinds_in(s.hands[seat])
        while kinds:
            place = low(kinds)
            kinds &= kinds - 1
            s.scores[seat] += (s.hands[seat] >> place & 7) * t.points[place // 3]


@rule
def returns(s: Any, t: Any, out: Any) -> None:
    """The lowest score wins; equal scores share (N16)."""
    best = s.scores[0]
    for seat in range(1, s.players):
        best = min(best, s.scores[seat])
    winners = 0
    for seat in range(s.players):
        winners += s.scores[seat] == best
    for seat in range(s.players):
        out[seat] = 1.0 / winners if s.scores[seat] == best else 0.0
