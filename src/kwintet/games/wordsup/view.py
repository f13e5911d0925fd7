"""What all see of Words Up.

A card is called by the place where it lay in the deal, wherever it goes: `c4` in the field, `s1.2`
the second card of seat 1's stock, `b2.3` the third of the second bonus stack.
"""

from typing import Any

import msgspec

from kwintet.kernel import CHANCE, OVER

from .lexicon import ALPHABET, JOKER, LONGEST, word_of
from .notation import extras_text, square_text
from .rules import may_turn, must_turn, play
from .table import (
    CLAIMS,
    NONE,
    PLUS,
    SQUARES,
    STACK,
    STOCK,
    bonus_card,
    face_down,
    is_plus,
    is_sorry,
    stock_size,
)

_PHASES = ("before", "begun", "one each")


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """The face of a card: a letter, joker, plus, sorry or trade."""

    kind: str
    letter: str = ""
    value: int = 0
    coloured: bool = False


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that lies somewhere; without a face it lies face down."""

    id: str
    face: Face | None = None


class Square(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square of the field with a card on it."""

    square: str
    card: Card


class Seat(msgspec.Struct, frozen=True):
    score: int
    words: int  # points of this round
    pluses: int
    stock: list[Card]  # top first; the others face down
    junior: bool
    skipped: bool  # its last turn was a skip


class Word(msgspec.Struct, frozen=True):
    """A word that lies before its maker."""

    seat: int
    word: str
    cards: list[Card]
    points: int
    doubled: bool


class Plus(msgspec.Struct, frozen=True):
    """A plus that lies with a player's words."""

    seat: int
    card: Card


class Claim(msgspec.Struct, frozen=True):
    """A word that the table is asked about."""

    seat: int
    word: str
    extras: str  # as in the step: "stock bonus2"
    accepts: int
    rejects: int


class Settled(msgspec.Struct, frozen=True):
    """How the last round that ended was counted, by seat."""

    round: int
    words: list[int]
    pluses: list[int]
    penalties: list[int]
    stocks: list[list[Card]]  # that were left


class View(msgspec.Struct, frozen=True):
    """The table, the same for every seat."""

    round: int  # being played, or the next while its deal is awaited
    rounds: int
    turn: int | None  # None while chance is at turn, and at the end
    asked: str  # deal; turn, turn or word, word, vote; over
    clockwise: bool
    phase: str  # before, begun, one each: the end phase
    turned: int  # cards turned up since the turn began or the last word
    must_turn: bool
    field: list[Square]
    face_down: int
    bonus: list[Card | None]  # the open stack, place by place
    closed: list[Card]  # the bonus stack that is still closed
    seats: list[Seat]
    words: list[Word]
    pluses: list[Plus]
    gone: list[Card]  # special cards that have left the game
    news: list[Card]  # what the last step turned up
    claim: Claim | None
    claims_left: int | None  # that may be made in this turn; None where the list alone judges
    rejected: list[str]  # words that were rejected in this turn
    quiet: int  # turns in a row without a word, as the end of the round counts them
    settled: Settled | None


# Cards -------------------------------------------------------------------------------------------


def _id(s: Any, place: int) -> str:
    """What a card is called that lay there in the deal."""
    if place < SQUARES:
        return square_text(place)
    size = stock_size(s.players)
    seat, i = divmod(place - SQUARES, size)
    if seat < s.players:
        return f"s{seat}.{i + 1}"
    stack, i = divmod(place - SQUARES - s.players * size, STACK)
    return f"b{stack + 1}.{i + 1}"


def _face(t: Any, card: int) -> Face:
    if card < JOKER:
        letter = ALPHABET[t.letter[card]]
        return Face("letter", letter, t.value[card], bool(t.coloured[card]))
    if card == JOKER:
        return Face("joker")
    return Face("plus" if is_plus(card) else "sorry" if is_sorry(card) else "trade")


def _card(s: Any, t: Any, card: int, is_open: bool = True) -> Card:
    return Card(_id(s, s.origin[card]), _face(t, card) if is_open else None)


def _field(s: Any, t: Any) -> list[Square]:
    return [
        Square(square_text(square), _card(s, t, card, square in s.open))
        for square, card in enumerate(s.field)
        if card != NONE
    ]


def _stock(s: Any, t: Any, seat: int) -> list[Card]:
    cards = s.stock[seat * STOCK : seat * STOCK + s.stocks[seat]]
    ended = s.turn in (CHANCE, OVER)
    return [_card(s, t, card, i == 0 or ended) for i, card in enumerate(cards)]


def _seat(s: Any, t: Any, seat: int) -> Seat:
    return Seat(
        score=s.scores[seat],
        words=s.words[seat],
        pluses=s.pluses[seat],
        stock=_stock(s, t, seat),
        junior=bool(s.juniors >> seat & 1),
        skipped=bool(s.skipped >> seat & 1),
    )


def _words(s: Any, t: Any) -> list[Word]:
    words = []
    for i in range(s.made):
        cards = s.made_cards[i * LONGEST : (i + 1) * LONGEST]
        words.append(
            Word(
                seat=s.made_by[i],
                word=word_of(s.made_spelling[i]),
                cards=[_card(s, t, card) for card in cards if card != NONE],
                points=s.made_points[i],
                doubled=bool(s.made_doubled[i]),
            )
        )
    return words


def _pluses(s: Any, t: Any) -> list[Plus]:
    """In the order of the deal: the two are alike, and nobody sees which has the lower number."""
    laid = [PLUS + i for i, owner in enumerate(s.plus_owner) if owner != NONE]
    laid.sort(key=lambda card: s.origin[card])
    return [Plus(s.plus_owner[card - PLUS], _card(s, t, card)) for card in laid]


def _settled(s: Any, t: Any) -> Settled | None:
    ended = s.turn in (CHANCE, OVER)
    last = s.this_round if ended else s.this_round - 1
    if last == 0:
        return None
    n = s.players
    return Settled(
        round=last,
        words=s.past_words[:n],
        pluses=s.past_pluses[:n],
        penalties=s.past_penalty[:n],
        stocks=[_past_stock(s, t, seat) for seat in range(n)],
    )


def _past_stock(s: Any, t: Any, seat: int) -> list[Card]:
    places = range(seat * STOCK, (seat + 1) * STOCK)
    left = [(s.past_origin[i], s.past_stock[i]) for i in places if s.past_stock[i] != NONE]
    return [Card(_id(s, origin), _face(t, card)) for origin, card in left]


# The view ----------------------------------------------------------------------------------------


def _asked(s: Any) -> str:
    if s.turn == OVER:
        return "over"
    if s.turn == CHANCE:
        return "deal"
    if s.claim:
        return "vote"
    if must_turn(s):
        return "turn"
    return "turn or word" if may_turn(s) else "word"


def _claim(s: Any) -> Claim | None:
    if not s.claim:
        return None
    extras = extras_text(s.claim_extras).strip()
    return Claim(s.claimer, word_of(s.claim), extras, s.accepts, s.rejects)


def view(s: Any, t: Any, seat: int | None) -> View:
    playing = s.turn >= 0
    open_stack = range(1, STACK + 1) if s.showing else range(0)
    bonus = [bonus_card(s, place) for place in open_stack]
    closed = s.bonus[s.showing * STACK :] if s.showing else []
    return View(
        round=s.this_round + (s.turn == CHANCE),
        rounds=s.rounds,
        turn=s.turn if playing else None,
        asked=_asked(s),
        clockwise=s.way == 1,
        phase=_PHASES[s.ending],
        turned=s.turned,
        must_turn=playing and must_turn(s),
        field=_field(s, t),
        face_down=face_down(s),
        bonus=[None if card == NONE else _card(s, t, card) for card in bonus],
        closed=[_card(s, t, card, is_open=False) for card in closed],
        seats=[_seat(s, t, i) for i in range(s.players)],
        words=_words(s, t),
        pluses=_pluses(s, t),
        gone=[_card(s, t, card) for card in s.gone[: s.gones]],
        news=[_card(s, t, card) for card in s.news[: s.newly]],
        claim=_claim(s),
        claims_left=CLAIMS - s.claims if s.judge else None,
        rejected=[word_of(spelling) for spelling in s.rejected if spelling],
        quiet=s.quiet,
        settled=_settled(s, t),
    )


def reveals(s: Any, t: Any, move: int) -> bool:
    """Whether a card would be turned up, known or not, or stocks be shown that a round leaves."""
    then = s.copy()
    play(then, t, move)
    return then.newly > 0 or (then.turn < 0 and max(then.stocks) > 1)


# As text -----------------------------------------------------------------------------------------


def _face_text(face: Face | None) -> str:
    if face is None:
        return "#"
    if face.kind != "letter":
        return {"joker": "*", "plus": "+10", "sorry": "sorry", "trade": "trade"}[face.kind]
    return f"{face.letter.upper()}{face.value}{'!' if face.coloured else ''}"


def _row_text(view: View, row: int) -> str:
    on = {square.square: square.card for square in view.field}
    cells = []
    for column in "abcdefgh":
        card = on.get(f"{column}{row}")
        cells.append("." if card is None else _face_text(card.face))
    return f"{row} " + "".join(f"{cell:>4}" for cell in cells)


def draw(view: View) -> str:
    lines = [f"round {view.round} of {view.rounds}, {view.asked}, end phase: {view.phase}"]
    for i, seat in enumerate(view.seats):
        top = _face_text(seat.stock[0].face) if seat.stock else "none"
        at_turn = " <" if i == view.turn else ""
        lines.append(f"seat {i}: {seat.score} points, stock {len(seat.stock)}: {top}{at_turn}")
    lines.append(
        "bonus: " + " ".join(_face_text(card.face) if card else "." for card in view.bonus)
    )
    if view.field:
        lines.append("  " + "".join(f"{column:>4}" for column in "abcdefgh"))
        lines += [_row_text(view, row) for row in range(1, 9)]
    lines += [
        f"{word.word} {word.points}{' doubled' if word.doubled else ''} (seat {word.seat})"
        for word in view.words
    ]
    if view.news:
        lines.append("turned up: " + " ".join(f"{c.id} {_face_text(c.face)}" for c in view.news))
    if view.claim:
        extras = f" with {view.claim.extras}" if view.claim.extras else ""
        lines.append(f"seat {view.claim.seat} claims {view.claim.word}{extras}")
    return "\n".join(lines)
