"""What a seat of 10 knows, as a row of numbers for learning."""

from typing import Any

from kwintet.kernel import rule

from .hidden import is_due, sees_card
from .table import (
    BID,
    KINDS,
    LAY,
    NAME,
    NONE,
    ROUNDS,
    SEATS,
    size_of,
)

PHASES = NAME + 1 - LAY

OBSERVATION = (
    ("players", SEATS - 1, "one of 2 to 7 players is 1"),
    ("jokers", 1, "in the game"),
    ("round", 3, "its number, the points of its card (0: not seen), cards in the draw pile"),
    ("phase", PHASES, "1 at lay, open, bid, guard, turn up, add or starter"),
    ("turn", SEATS, "by seat, you first, then clockwise, as all rows by seat: 1 at the turn"),
    ("starter", SEATS, "by seat: 1 at the starter of the round on the table"),
    ("won", SEATS, "by seat: 1 at the winner of the round on the table, once it is settled"),
    ("lost", SEATS, "by seat: 1 at its loser"),
    ("pot", 2, "tokens in the pot; that the winner took"),
    ("auction", 1, "tokens bid; 0 outside auctions"),
    ("owner", SEATS, "by seat: 1 at whose card is bid for, or changed hands last"),
    ("bidder", SEATS, "by seat: 1 at who bids most, or got that card"),
    ("seats", SEATS * 4, "by seat: score, tokens, guard tokens, cards in hand"),
    ("due", SEATS, "by seat: 1 if its joker from the set-up is in its hand or lies unseen"),
    ("up", SEATS, "by seat: 1 if the first card in front lies face up"),
    ("from", SEATS * SEATS, "by seat: 1 at the seat that laid the card in front"),
    ("front", SEATS * KINDS, "by seat: 1 at the first card in front, if you have seen it"),
    ("second", SEATS * KINDS, "by seat: 1 at the card added"),
    ("taken", SEATS * KINDS, "by seat: penalty cards, how many of each kind"),
    ("rounds", SEATS * ROUNDS, "by seat: 1 at the round cards taken, by points"),
    ("hand", KINDS, "your cards, how many of each kind"),
)
OBSERVED = sum(length for _, length, _ in OBSERVATION)


@rule
def mark(out: Any, at: int, length: int, place: int) -> int:
    """Write zeros, and 1 at a place unless it is NONE; where the next part begins."""
    for i in range(length):
        out[at + i] = i == place
    return at + length


@rule
def mark_seat(s: Any, seat: int, other: int, out: Any, at: int) -> int:
    """1 at another seat, told from this one."""
    place = NONE if other < 0 else (other - seat + s.players) % s.players
    return mark(out, at, SEATS, place)


@rule
def write_kinds(cards: int, out: Any, at: int) -> int:
    for kind in range(KINDS):
        out[at + kind] = cards >> 3 * kind & 7
    return at + KINDS


@rule
def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    at = mark(out, 0, SEATS - 1, s.players - 2)
    out[at] = s.players + s.spares
    out[at + 1] = s.this_round
    out[at + 2] = s.order[s.this_round - 1] if s.this_round > 0 else 0
    out[at + 3] = s.left
    at = mark(out, at + 4, PHASES, s.phase - LAY if s.turn >= 0 else NONE)
    at = mark_seat(s, seat, s.turn, out, at)
    at = mark_seat(s, seat, s.starter, out, at)
    at = mark_seat(s, seat, s.winner, out, at)
    at = mark_seat(s, seat, s.loser, out, at)
    out[at] = s.pot
    out[at + 1] = s.won
    out[at + 2] = s.bid if s.phase == BID else 0
    at = mark_seat(s, seat, s.owner, out, at + 3)
    at = mark_seat(s, seat, s.bidder, out, at)
    for i in range(at, OBSERVED):
        out[i] = 0
    observe_seats(s, seat, out, at)
    write_kinds(s.hands[seat], out, OBSERVED - KINDS)


@rule
def observe_seats(s: Any, seat: int, out: Any, at: int) -> None:
    """The parts by seat; those of seats that nobody has are zeros already."""
    due = at + 4 * SEATS
    up = due + SEATS
    came_from = up + SEATS
    front = came_from + SEATS * SEATS
    second = front + SEATS * KINDS
    taken = second + SEATS * KINDS
    rounds = taken + SEATS * KINDS
    for i in range(s.players):
        other = (seat + i) % s.players
        owner = s.fronts[other]
        out[at + 4 * i] = s.scores[other]
        out[at + 4 * i + 1] = s.tokens[other]
        out[at + 4 * i + 2] = s.guards[other]
        out[at + 4 * i + 3] = size_of(s.hands[other])
        out[due + i] = is_due(s, seat, other)
        if s.cards[owner] != NONE:
            out[up + i] = s.up >> owner & 1
            mark_seat(s, seat, owner, out, came_from + SEATS * i)
            if sees_card(s, seat, owner):
                out[front + KINDS * i + s.cards[owner]] = 1
        if s.seconds[other] != NONE:
            out[second + KINDS * i + s.seconds[other]] = 1
        write_kinds(s.taken[other], out, taken + KINDS * i)
        for points in range(ROUNDS):
            out[rounds + ROUNDS * i + points] = s.round_cards[other] >> points + 1 & 1
