"""What a seat of Twhist knows, as a row of numbers for learning."""

from typing import Any

from kwintet.kernel import bit, count, rule

from .hidden import COLOURS, unknown_to
from .rules import CARDS, COLOUR, FLIPS, KINDS, NONE, NUMBERS, SEATS, TAKE, ahead

PLACES = "by colour: values −1 to 5, then the second of the doubled value"

OBSERVATION = (
    ("players", 3, "one of 3, 4 or 5 players is 1"),
    ("doubled", COLOUR - 1, "1 at the doubled value, from −1"),
    ("stars", FLIPS, "on the back of each FLIP card, from −1"),
    ("choosing", 1, "1 while the taker of a trick is at turn"),
    ("turn", SEATS, "1 at the seat at turn; you first, then clockwise, as all rows by seat"),
    ("scores", SEATS, "by seat: visible stars"),
    ("sides", SEATS * FLIPS, "by seat: 1 at the FLIP cards on their star side, from −1"),
    ("hand", TAKE, f"1 at your cards; {PLACES}; then win, thief, pole, pass"),
    ("unknown", CARDS, f"1 at the number cards in other hands; {PLACES}"),
    ("left", CARDS, f"1 at the cards that were left over; {PLACES}"),
    ("numbers", SEATS, "by seat: number cards in hand"),
    ("twists", SEATS * KINDS, "by seat: 1 at the twist cards in hand"),
    ("spent", SEATS * TAKE, f"by seat: 1 at the cards played; {PLACES}; then twist cards"),
    ("voids", SEATS * COLOURS, "by seat: 1 at the colours shown not to be held"),
    ("lead", SEATS, "by seat: 1 at the leader of the trick"),
    ("ahead", SEATS, "by seat: 1 where the highest card of the leading colour is"),
    ("table", SEATS * TAKE, "by seat: 1 at the card in the trick"),
    ("powers", SEATS * KINDS, "by seat: 1 at the kind of twist card that has its power"),
    ("colour", COLOURS, "1 at the leading colour"),
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
    at = _write(bit(s.doubled), COLOUR - 1, out, at)
    for flip in range(FLIPS):
        out[at + flip] = s.stars[flip]
    at += FLIPS
    out[at] = s.choices != 0
    at += 1
    for i in range(SEATS):
        other = _clockwise(s, seat, i)
        out[at + i] = other == s.turn
        out[at + SEATS + i] = s.scores[other]
        _write(s.sides[other], FLIPS, out, at + 2 * SEATS + i * FLIPS)
    at += (2 + FLIPS) * SEATS
    at = _write(s.hands[seat], TAKE, out, at)
    at = _write(unknown_to(s, seat), CARDS, out, at)
    at = _write(s.left_over, CARDS, out, at)
    at = _observe_cards(s, seat, out, at)
    _observe_trick(s, seat, out, at)


@rule
def _clockwise(s: Any, seat: int, i: int) -> int:
    """The i-th seat from one on; those that nobody has come last, and have nothing."""
    return (seat + i) % s.players if i < s.players else i


@rule
def _observe_cards(s: Any, seat: int, out: Any, at: int) -> int:
    """What all know of the cards that each has and had."""
    for i in range(SEATS):
        other = _clockwise(s, seat, i)
        out[at + i] = count(s.hands[other] & NUMBERS)
        _write(s.hands[other] >> CARDS, KINDS, out, at + SEATS + i * KINDS)
    at += (1 + KINDS) * SEATS
    for i in range(SEATS):
        at = _write(s.spent[_clockwise(s, seat, i)], TAKE, out, at)
    for i in range(SEATS):
        for colour in range(COLOURS):
            out[at + colour] = s.voids[_clockwise(s, seat, i)] >> colour * COLOUR & 1
        at += COLOURS
    return at


@rule
def _observe_trick(s: Any, seat: int, out: Any, at: int) -> None:
    for i in range(SEATS):
        other = _clockwise(s, seat, i)
        card = s.laid[other]
        out[at + i] = other == s.leader
        out[at + SEATS + i] = ahead(s) >> other & 1
        _write(bit(card) if card != NONE else 0, TAKE, out, at + 2 * SEATS + i * TAKE)
    at += (2 + TAKE) * SEATS
    for i in range(SEATS):
        for kind in range(KINDS):
            out[at + kind] = s.powers[kind] >> _clockwise(s, seat, i) & 1
        at += KINDS
    for colour in range(COLOURS):
        out[at + colour] = (s.led >> colour * COLOUR & 1) if s.numbered else 0
