"""What a seat of Flip Over knows, as a row of numbers for learning."""

from typing import Any

from kwintet.kernel import bit, rule

from .hidden import _all_spent
from .rules import CARDS, DISCS, GIFTS, NONE, SEATS, SUIT, exchanging, gift_from

OBSERVATION = (
    ("players", 3, "one of 3, 4 or 5 players is 1"),
    ("rounds", 2, "rounds left after this one; 1 if this round is even"),
    ("trick", DISCS, "1 at the trick being played"),
    ("trumps", 1, "1 with trumps"),
    ("team", 1, "1 when partners play"),
    ("giving", 1, "cards chosen in the exchange under way, plus 1; else 0"),
    ("scores", SEATS, "of finished rounds, you first, then clockwise, as all rows by seat"),
    ("discs", DISCS, "1 blue, -1 red, 0 none"),
    ("taken", SEATS * DISCS, "by seat: 1 at the discs taken this round"),
    ("hand", CARDS, "1 at your cards"),
    ("table", SEATS * CARDS, "by seat: 1 at the card in the trick"),
    ("lead", SEATS, "by seat: 1 at the leader of the trick"),
    ("spent", SEATS * CARDS, "by seat: 1 at the cards played this round"),
    ("voids", SEATS * SEATS, "by seat: 1 at the suits shown not to be held"),
    (
        "known",
        SEATS * CARDS,
        "even rounds, by seat: 1 at the hand taken up, less cards known to be gone",
    ),
    ("given", 3 * CARDS, "1 at your gift to the left, across, to the right"),
    ("got", 3 * CARDS, "after the exchange: 1 at the gift from the left, across, the right"),
)
OBSERVED = sum(size for _, size, _ in OBSERVATION)


@rule
def _write(bits: int, n: int, out: Any, at: int) -> int:
    """A bit set as n zeros and ones; the place behind them."""
    for i in range(n):
        out[at + i] = bits >> i & 1
    return at + n


@rule
def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    at = _write(bit(s.players - 3), 3, out, 0)
    out[at] = s.rounds - s.this_round
    out[at + 1] = s.this_round % 2 == 0
    at = _write(bit(s.trick - 1), DISCS, out, at + 2)
    out[at] = s.trumps
    out[at + 1] = s.teams
    out[at + 2] = s.given + 1 if exchanging(s) else 0
    at += 3
    for i in range(SEATS):
        out[at + i] = s.scores[(seat + i) % s.players] if i < s.players else 0
    at += SEATS
    for disc in range(DISCS):
        out[at + disc] = (2 * (s.blue >> disc & 1) - 1) if disc < s.ranks and s.turn >= 0 else 0
    at = _observe_discs(s, seat, out, at + DISCS)
    at = _write(s.hands[seat], CARDS, out, at)
    at = _observe_trick(s, seat, out, at)
    for i in range(SEATS):
        at = _write(s.spent[(seat + i) % s.players] if i < s.players else 0, CARDS, out, at)
    for i in range(SEATS):
        for suit in range(SEATS):
            void = s.voids[(seat + i) % s.players] >> suit * SUIT & 1 if i < s.players else 0
            out[at + suit] = void
        at += SEATS
    for i in range(SEATS):
        at = _write(_known(s, seat, (seat + i) % s.players) if i < s.players else 0, CARDS, out, at)
    _observe_gifts(s, seat, out, at)


@rule
def _observe_discs(s: Any, seat: int, out: Any, at: int) -> int:
    for i in range(SEATS):
        for disc in range(DISCS):
            out[at] = i < s.players and s.takers[disc] == (seat + i) % s.players
            at += 1
    return at


@rule
def _observe_trick(s: Any, seat: int, out: Any, at: int) -> int:
    for i in range(SEATS):
        card = 0
        if i < s.players:
            place = ((seat + i) % s.players - _trick_leader(s) + s.players) % s.players
            if place < s.played:
                card = bit(s.laid[(s.trick - 1) * s.players + place])
        at = _write(card, CARDS, out, at)
    return _write(bit((_trick_leader(s) - seat + s.players) % s.players), SEATS, out, at)


@rule
def _trick_leader(s: Any) -> int:
    return s.leader if s.trick == 1 else s.takers[s.trick - 2]


@rule
def _known(s: Any, seat: int, owner: int) -> int:
    """The cards that a seat knows to be in a hand of an even round, exchanged ones aside."""
    if s.this_round % 2:
        return 0
    if owner == seat:
        return s.hands[seat]
    cards = s.dealt[owner]
    if s.teams and s.given == GIFTS:
        cards &= ~bit(s.gifts[gift_from(owner, seat)])
        cards |= bit(s.gifts[gift_from(seat, owner)])
        return cards & ~_all_spent(s)
    return cards & ~s.spent[owner]


@rule
def _observe_gifts(s: Any, seat: int, out: Any, at: int) -> None:
    for i in range(3):
        mine = s.gifts[3 * seat + i] if s.teams else NONE
        at = _write(bit(mine) if mine != NONE else 0, CARDS, out, at)
    for i in range(3):
        got = NONE
        if s.teams and s.given == GIFTS:
            got = s.gifts[gift_from((seat + i + 1) % 4, seat)]
        at = _write(bit(got) if got != NONE else 0, CARDS, out, at)
