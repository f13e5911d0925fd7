"""What the seat at turn may do: the moves of each phase, listed."""

from typing import Any

from kwintet.kernel import low, rule

from .table import (
    BIDS,
    GUARD,
    MORE,
    OPENING,
    OVERBID,
    PASS,
    SECOND,
    SIDES,
    STOP,
    SWAP,
    WAYS,
    kinds_in,
)


@rule
def list_lays(s: Any, moves: Any) -> int:
    guards = min(s.tokens[s.turn], GUARD) + 1
    kinds = kinds_in(s.hands[s.turn])
    n = 0
    while kinds:
        first = low(kinds) // 3 * SIDES * WAYS
        kinds &= kinds - 1
        for move in range(first, first + SIDES * WAYS, WAYS):
            for guard in range(guards):
                moves[n] = move + guard
                n += 1
    return n


@rule
def list_openings(s: Any, moves: Any) -> int:
    """An opening bid is at least the guard; without one, there is nothing but to swap (N5)."""
    moves[0] = PASS
    n = 1
    for owner in range(s.players):
        if owner != s.turn:
            if s.guards[owner] == 0:
                moves[n] = SWAP + owner
                n += 1
            else:
                for bid in range(s.guards[owner], s.tokens[s.turn] + 1):
                    moves[n] = OPENING + owner * BIDS + bid
                    n += 1
    return n


@rule
def list_bids(s: Any, moves: Any) -> int:
    moves[0] = PASS
    n = 1
    for bid in range(s.bid + 1, s.tokens[s.turn] + 1):
        moves[n] = OVERBID + bid
        n += 1
    return n


@rule
def list_guards(s: Any, moves: Any) -> int:
    """To two tokens at most, and never fewer (N7)."""
    most = min(s.tokens[s.turn], GUARD - s.guards[s.turn])
    for tokens in range(most + 1):
        moves[tokens] = MORE + tokens
    return most + 1


@rule
def list_second_cards(s: Any, t: Any, moves: Any) -> int:
    """A second card must not bring the sum above 10; one may always stop (N9, N23)."""
    kinds = kinds_in(s.hands[s.turn]) & t.fits[s.cards[s.fronts[s.turn]]]
    moves[0] = STOP
    n = 1
    while kinds:
        moves[n] = SECOND + low(kinds) // 3
        kinds &= kinds - 1
        n += 1
    return n
