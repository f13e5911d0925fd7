"""Words Up for people at a terminal: the field with its open cards, stocks, bonus cards, words."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from kwintet.game import Line
from kwintet.pen import QUIET_STYLE, Pen

from .asking import faces, spelled
from .table import FRUITLESS
from .view import Card, Face, Seat, View, Word

PAPER, WARM = "bold #23201b on #efe7d6", "bold #23201b on #f2b84b"  # plain and coloured letters
SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")  # values, as on the cards
FLAG, BACK, GONE, JOKER_SIGN, PLUS_SIGN = "⚑", "░░░", "–", "★", "+10"
SPECIAL = {"plus": "", "sorry": "mark-sorry", "trade": "mark-trade"}
WIDE = 5  # of a card in the field
COLUMNS, ROWS = "abcdefgh", "12345678"


def draw(view: View, pen: Pen) -> RenderableType:
    return Group(*_parts(view, pen))


def _parts(view: View, pen: Pen) -> Iterator[RenderableType]:
    yield Text(" · ".join(_caption(view, pen)), "bold")
    yield _players(view, pen)
    if view.field:
        yield Text()
        yield _field(view, pen)
        yield Text()
    if view.bonus:
        yield _bonus(view, pen)
    if lying := [square for square in view.field if square.card.face]:
        parts = [Text.assemble(f"{each.square} ", _tiles([each.card], pen)) for each in lying]
        yield pen.row(pen.say("open"), parts)
    if gone := [face for face in faces(view.news) if face.kind in SPECIAL]:
        yield pen.row(pen.say("news"), [_tile(face, pen) for face in gone])
    yield from _words(view, pen)
    if view.claim:
        votes = {"accepts": view.claim.accepts, "rejects": view.claim.rejects}
        yield Text(pen.say("asked-about", word=spelled(view.claim.word), **votes))
    if view.rejected:
        yield pen.row(pen.say("rejected"), [spelled(word) for word in view.rejected])
    most = len(view.seats) * (FRUITLESS if view.phase == "before" else 1)
    if view.turn is not None and 2 * view.quiet >= most:
        yield Text(pen.say("quiet", number=view.quiet, most=most), QUIET_STYLE)


def _caption(view: View, pen: Pen) -> Iterator[str]:
    if view.rounds > 1:
        yield pen.say("caption-round", round=view.round, rounds=view.rounds)
    yield pen.say("caption", left=len(view.field), down=view.face_down)
    if view.phase != "before":
        yield pen.say("caption-end")
    if not view.clockwise:
        yield pen.say("caption-counter")


# Players -----------------------------------------------------------------------------------------


def _players(view: View, pen: Pen) -> RenderableType:
    columns: dict[str, list[RenderableType]] = {
        pen.say("column-score"): [pen.number(seat.score) for seat in view.seats],
        pen.say("column-words"): [str(seat.words) for seat in view.seats],
        pen.say("column-pluses"): [str(seat.pluses) for seat in view.seats],
    }
    tiles = [_tiles(seat.stock, pen) for seat in view.seats]
    if view.turn is None and view.settled:
        columns[pen.say("column-stock")] = [pen.number(-each) for each in view.settled.penalties]
        columns[pen.say("column-left")] = [*tiles]
        return pen.players(view.turn, columns)
    columns[pen.say("column-stock")] = [str(len(seat.stock)) for seat in view.seats]
    columns[pen.say("column-top")] = [*tiles]
    notes = [" ".join(_notes(seat, view, pen)) for seat in view.seats]
    if any(notes):
        columns[""] = [Text(note, QUIET_STYLE) for note in notes]
    return pen.players(view.turn, columns)


def _notes(seat: Seat, view: View, pen: Pen) -> Iterator[str]:
    if seat.junior:
        yield pen.say("junior")
    if seat.skipped and view.phase != "before":  # then it counts
        yield pen.say("skipped")


# Cards -------------------------------------------------------------------------------------------


def _card(face: Face, pen: Pen) -> str:
    """What a card shows: a letter with its value, a flag where it is coloured."""
    if face.kind == "letter":
        flag = FLAG if face.coloured else ""
        return flag + spelled(face.letter) + str(face.value).translate(SMALL)
    signs = {"joker": JOKER_SIGN, "plus": PLUS_SIGN}
    return signs.get(face.kind) or pen.say(SPECIAL[face.kind])


def _tile(face: Face, pen: Pen, wide: int = 0) -> Text:
    return Text(_card(face, pen).center(wide), WARM if face.coloured else PAPER)


def _tiles(cards: list[Card], pen: Pen) -> Text:
    return Text(" ").join([_tile(face, pen) for face in faces(cards)])


def _field(view: View, pen: Pen) -> Text:
    """The squares, a to h across and 1 to 8 down."""
    on = {each.square: _cell(each.card, pen) for each in view.field}
    rows = [Text(f"   {' '.join(column.center(WIDE) for column in COLUMNS)}", QUIET_STYLE)]
    for row in ROWS:
        cells = [on.get(column + row, Text(" " * WIDE)) for column in COLUMNS]
        rows.append(Text.assemble((row, QUIET_STYLE), "  ", Text(" ").join(cells)))
    return Text("\n").join(rows)


def _cell(card: Card, pen: Pen) -> Text:
    if card.face is None:
        return Text(BACK.center(WIDE), QUIET_STYLE)
    return _tile(card.face, pen, WIDE)


def _bonus(view: View, pen: Pen) -> Text:
    """The open bonus cards with their numbers, and how many more there are."""
    parts = []
    for number, card in enumerate(view.bonus, 1):
        tiles = _tiles([card], pen) if card else Text(GONE, QUIET_STYLE)
        parts.append(Text.assemble((f"{number} ", QUIET_STYLE), tiles))
    if view.closed:
        parts.append(Text(pen.say("closed", number=len(view.closed)), QUIET_STYLE))
    return pen.row(pen.say("bonus"), parts)


def _words(view: View, pen: Pen) -> Iterator[Text]:
    for seat in range(len(view.seats)):
        mine = [word for word in view.words if word.seat == seat]
        if mine:
            title = pen.line(Line("words", {}, {"who": seat}))
            yield pen.row(title, [_word(word) for word in mine])


def _word(word: Word) -> Text:
    flag = FLAG if word.doubled else ""
    return Text(flag + spelled(word.word) + str(word.points).translate(SMALL))
