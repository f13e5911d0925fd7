"""What a seat of Twhist sees, and what it is offered."""

from typing import Any

import msgspec

from kwintet.game import About, Line, Offers, Parts
from kwintet.kernel import CHANCE, OVER, bit, count, low

from .notation import card_text, takes
from .rules import (
    CARDS,
    COLOUR,
    FLIPS,
    KINDS,
    NONE,
    PASS,
    POLE,
    SECONDS,
    TAKE,
    THIEF,
    TWISTS,
    WIN,
    add_to_trick,
    ahead,
    begin_trick,
    flip_of,
    next_leader,
    others_turning,
    playable,
    second_of,
    sum_of,
    take,
    taker,
    value_of,
)

COLOURS = "ABCD"


class Flip(msgspec.Struct, frozen=True):
    """A FLIP card before a seat; it stays where it is and is turned over."""

    number: int
    stars: int  # on its back
    up: bool  # whether they are visible


class Seat(msgspec.Struct, frozen=True):
    score: int  # visible stars
    turned: int  # FLIP cards on their star side: they decide a tie
    flips: list[Flip]  # from −1 to 8
    cards: int  # in hand, twist cards included
    twists: list[str] | None  # in hand; None where they are held hidden


class Laid(msgspec.Struct, frozen=True):
    """A card played to a trick; each seat plays one, so its seat tells like cards apart."""

    seat: int
    card: str
    value: int | None  # None: a twist card
    power: bool  # a twist card with its power; a number card that is the highest


class Trick(msgspec.Struct, frozen=True):
    """A trick in order of play; who takes it and who leads next is told as the cards lie."""

    number: int
    leader: int
    colour: str | None  # the leading colour, once there is one
    cards: list[Laid]
    taker: int | None  # None: there is neither a number card nor a thief or win
    taker_by: str  # thief, win, highest; none
    next_leader: int | None  # None: it is the last trick
    next_by: str  # pole, win, highest; again: nobody is named; thief: would lead again; none
    excused: int | None  # who has played the pass with power


class Turned(msgspec.Struct, frozen=True):
    """A FLIP card that is turned over."""

    seat: int
    number: int
    up: bool  # whether its stars are visible then
    stars: int  # won; negative: lost


class Settled(msgspec.Struct, frozen=True):
    """How the last complete trick ended."""

    trick: Trick
    taken: list[int]  # the seats whose number cards the taker chose, in order of play
    sum: int | None  # of those; None: there was nothing to choose
    left: int | None  # the sum of the others; None: no number card was left
    turned: list[Turned]  # by the taker, then by the others


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it, or an onlooker."""

    number: int  # of the trick, from 1
    tricks: int  # in the game
    turn: int | None  # the seat at turn; None while chance is, and at the end
    asked: str  # deal, play, take; over
    doubled: int  # the value that is there twice in every colour
    seats: list[Seat]
    left_over: list[str]  # number cards that lie open, out of the game
    trick: Trick | None  # under way, until its taker has chosen
    last_trick: Settled | None  # the last complete one; the last step's doing if none is under way
    seat: int | None = None  # whose view it is; None: an onlooker's
    hand: list[str] = []  # by colour and value, like cards side by side; then twist cards


class Take(About, frozen=True, tag="take"):
    """What a choice of the taker does to everybody."""

    cards: list[str]
    sum: int
    left: int | None  # the sum of the other number cards; None: there is none
    turned: list[Turned]  # your own first

    def line(self) -> Line:
        turned = [turned_line("turn", turned) for turned in self.turned]
        return Line("choice", {"sum": self.sum, "turned": turned})


def turned_line(key: str, turned: Turned) -> Line:
    """A FLIP card that is turned over, as part of a sentence or as one of its own."""
    args: Parts = {"number": turned.number, "way": "up" if turned.up else "back"}
    return Line(key, {**args, "stars": abs(turned.stars)}, {"who": turned.seat})


# Cards -------------------------------------------------------------------------------------------


def _members(cards: int) -> list[int]:
    return [card for card in range(TAKE) if cards >> card & 1]


def _cards(s: Any, cards: int) -> list[str]:
    found: list[str] = []
    for card in _members(cards & ~SECONDS):
        found += [card_text(card)] * (2 if cards & second_of(s, card) else 1)
    return found


def _seat(s: Any, seat: int) -> Seat:
    sides = s.sides[seat]
    return Seat(
        score=s.scores[seat],
        turned=count(sides),
        flips=[Flip(i - 1, s.stars[i], bool(sides >> i & 1)) for i in range(FLIPS)],
        cards=count(s.hands[seat]),
        twists=_cards(s, s.hands[seat] & TWISTS) if s.open_twists else None,
    )


# Tricks ------------------------------------------------------------------------------------------


def _order(s: Any) -> list[int]:
    """The seats that have played to the trick, in order."""
    return [(s.leader + i) % s.players for i in range(s.played)]


def _laid(s: Any, seat: int) -> Laid:
    card = s.laid[seat]
    if card >= CARDS:
        return Laid(seat, card_text(card), None, bool(s.powers[card - CARDS] >> seat & 1))
    return Laid(seat, card_text(card), value_of(card), ahead(s) == bit(seat))


def _reason(s: Any, seats: int, kinds: tuple[int, ...]) -> str:
    """The card for which a seat takes a trick or leads."""
    for kind in kinds:
        if s.powers[kind] == seats:
            return card_text(CARDS + kind)
    return "highest"


def _tricks(s: Any) -> int:
    """How many there are in the game: as many as a seat has cards at first."""
    return CARDS // s.players + KINDS


def _next_reason(s: Any) -> str:
    named = s.powers[POLE] or s.powers[WIN] or ahead(s)
    if named:
        return _reason(s, named, (POLE, WIN))
    return "again" if next_leader(s) == s.leader else "thief"


def _trick(s: Any, number: int) -> Trick:
    """The trick as it lies in a state."""
    takes_it = taker(s)
    goes_on = number < _tricks(s)
    return Trick(
        number=number,
        leader=s.leader,
        colour=COLOURS[low(s.led) // COLOUR] if s.numbered else None,
        cards=[_laid(s, seat) for seat in _order(s)],
        taker=low(takes_it) if takes_it else None,
        taker_by=_reason(s, takes_it, (THIEF, WIN)) if takes_it else "none",
        next_leader=next_leader(s) if goes_on else None,
        next_by=_next_reason(s) if goes_on else "none",
        excused=low(s.powers[PASS]) if s.powers[PASS] else None,
    )


def _last(s: Any) -> Any:
    """The state with the last trick laid once more."""
    then = s.copy()
    begin_trick(then, s.last_leader)
    for i in range(s.players):
        seat = (s.last_leader + i) % s.players
        add_to_trick(then, seat, s.last_laid[seat])
    then.turn = low(taker(then)) if taker(then) else NONE
    return then


def _turned(s: Any, after: Any, taken: int) -> list[Turned]:
    """What a choice of the seat at turn turns over, from a trick and the state after it."""
    turned = [_turn(after, s.turn, flip_of(sum_of(s, taken)))]
    flip = flip_of(s.total - sum_of(s, taken))
    turning = others_turning(s, taken)
    return turned + [_turn(after, i, flip) for i in range(s.players) if turning >> i & 1]


def _turn(after: Any, seat: int, flip: int) -> Turned:
    up = bool(after.sides[seat] >> flip & 1)
    return Turned(seat, flip - 1, up, after.stars[flip] if up else -after.stars[flip])


def _left(s: Any, taken: int) -> int | None:
    """The sum of the number cards that a choice leaves."""
    return None if taken == s.numbered else s.total - sum_of(s, taken)


def _settled(s: Any, number: int) -> Settled | None:
    if s.last_leader == NONE:
        return None
    then, taken = _last(s), s.last_taken
    trick = _trick(then, number)
    if not taken:
        return Settled(trick, [], None, None, [])
    seats = [seat for seat in _order(then) if taken >> seat & 1]
    return Settled(trick, seats, sum_of(then, taken), _left(then, taken), _turned(then, s, taken))


# The view ----------------------------------------------------------------------------------------


def _asked(s: Any) -> str:
    if s.turn == OVER:
        return "over"
    if s.turn == CHANCE:
        return "deal"
    return "take" if s.choices else "play"


def view(s: Any, t: Any, seat: int | None) -> View:
    tricks = _tricks(s)
    in_hand = count(s.hands[s.leader]) + (s.laid[s.leader] != NONE)
    before = 0 if s.turn == CHANCE else tricks - in_hand
    return View(
        number=min(before + 1, tricks),
        tricks=tricks,
        turn=s.turn if s.turn >= 0 else None,
        asked=_asked(s),
        doubled=s.doubled - 1,
        seats=[_seat(s, i) for i in range(s.players)],
        left_over=_cards(s, s.left_over),
        trick=_trick(s, before + 1) if s.played else None,
        last_trick=_settled(s, before),
        seat=seat,
        hand=[] if seat is None else _cards(s, s.hands[seat]),
    )


def offers(s: Any, t: Any) -> Offers:
    if not s.choices:
        return Offers([card_text(card) for card in _members(playable(s))])
    choices = takes(s, t)
    return Offers(list(choices), about=[_about(s, step, choices[step] - TAKE) for step in choices])


def _about(s: Any, step: str, taken: int) -> Take:
    after = s.copy()
    take(after, taken)
    cards = step.partition(" ")[2].split("+")
    return Take(step, cards, sum_of(s, taken), _left(s, taken), _turned(s, after, taken))


# As text -----------------------------------------------------------------------------------------


def _seat_text(view: View, i: int) -> str:
    seat = view.seats[i]
    flips = " ".join(f"{flip.number}*" if flip.up else str(flip.number) for flip in seat.flips)
    twists = "" if seat.twists is None else f", {' '.join(seat.twists) or 'no twist cards'}"
    at_turn = " <" if i == view.turn else ""
    return f"seat {i}: {seat.score} stars [{flips}], {seat.cards} cards{twists}{at_turn}"


def _trick_text(name: str, trick: Trick) -> str:
    cards = [f"{laid.seat}:{laid.card}{'*' if laid.power else ''}" for laid in trick.cards]
    who = "nobody" if trick.taker is None else f"seat {trick.taker} ({trick.taker_by})"
    leads = f", seat {trick.next_leader} leads next ({trick.next_by})"
    there_is_one = trick.next_leader is not None
    return (
        f"{name} {trick.number}: {' '.join(cards)}; {who} takes it{leads if there_is_one else ''}"
    )


def _settled_text(settled: Settled) -> list[str]:
    if not settled.taken:
        return []
    laid = {laid.seat: laid.card for laid in settled.trick.cards}
    cards = "+".join(sorted(laid[seat] for seat in settled.taken))
    left = "nothing left" if settled.left is None else f"left {settled.left}"
    turned = [f"{turn.seat}:{turn.number} ({turn.stars:+})" for turn in settled.turned]
    return [f"taken {cards}, sum {settled.sum}, {left}; turned {' '.join(turned)}"]


def draw(view: View) -> str:
    lines = [f"trick {view.number} of {view.tricks}, {view.asked}"]
    lines += [_seat_text(view, i) for i in range(len(view.seats))]
    if view.left_over:
        lines.append("left over: " + " ".join(view.left_over))
    if view.last_trick:
        lines.append(_trick_text("last trick", view.last_trick.trick))
        lines += _settled_text(view.last_trick)
    if view.trick:
        lines.append(_trick_text("trick", view.trick))
    if view.seat is not None:
        lines.append("hand: " + " ".join(view.hand))
    return "\n".join(lines)
