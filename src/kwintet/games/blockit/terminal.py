"""Block It! for people at a terminal: a sign in each corner of the cards, squares filled in."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from kwintet.pen import GAP, QUIET_STYLE, Pen
from kwintet.pen import SHAPES as SUIT_SHAPES

from .board import SIDE
from .telling import die_line
from .view import Card, Colour, Four, Turned, View

SHAPES = {colour: SUIT_SHAPES[suit] for colour, suit in zip("RYBK", "BEAD", strict=True)}
STYLES = {"R": "bold #e0563f", "Y": "bold #d8c22e", "B": "bold #4b8be0", "K": "bold"}
FILLED = {  # where four corners make a square
    "R": "bold #ffffff on #aa1f1f",
    "Y": "bold #000000 on #e6cf3c",
    "B": "bold #ffffff on #2f66b0",
    "K": "bold #ffffff on #303030",
}
BLOCK, OPEN = "■", "□"
IN_HAND = "·"
LOCKED, BANNED = "▪", "×"
LEFT, RIGHT, SWAPPED = "↺", "↻", "⇄"
WIDE, HIGH = 8, 3  # a card with the border at its left, and above it
MARGIN = 4  # columns left of the board
BORDERS = (("╭", "┬", "╮"), *[("├", "┼", "┤")] * (SIDE - 1), ("╰", "┴", "╯"))  # by line


def draw(view: View, pen: Pen) -> RenderableType:
    return Group(*_parts(view, pen))


def _parts(view: View, pen: Pen) -> Iterator[RenderableType]:
    yield Text(_caption(view, pen), "bold")
    yield _players(view, pen)
    if view.die and view.asked != "over":
        yield pen.row(pen.say("die-title"), [_die(view.die, view, pen)])
    if view.cards:
        yield Text()
        yield _board(view)
    if signs := list(_signs(view, pen)):
        yield Text(GAP.join(signs), QUIET_STYLE)


def _caption(view: View, pen: Pen) -> str:
    over = sum(seat.turns for seat in view.seats)
    turn = over if view.asked == "over" else over + 1
    if view.solo:
        return pen.say("caption-alone", turn=turn, solo=view.solo, turns=view.most_turns)
    return pen.say("caption", turn=turn, blocks=view.colours[0].placed + view.colours[0].left)


def _players(view: View, pen: Pen) -> RenderableType:
    """Each with the colour they play, or alone with all; and what blocks lie on the board."""
    at_turn = None if view.asked in ("layout", "over") else view.player
    blocks: list[RenderableType] = [
        Text("\n").join(_blocks(colour, pen) for colour in view.colours if colour.seat == seat)
        for seat in range(len(view.seats))
    ]
    return pen.players(at_turn, {pen.say("column-blocks"): blocks})


def _blocks(colour: Colour, pen: Pen) -> Text:
    blocks = " ".join(BLOCK * colour.placed + IN_HAND * colour.left)
    name = pen.say("colour", colour=colour.colour)
    return Text(f"{SHAPES[colour.colour]} {blocks} {name}", STYLES[colour.colour])


def _die(die: str, view: View, pen: Pen) -> str:
    shown = pen.line(die_line(die))
    return pen.say("die-again", die=shown) if view.again else shown


def _signs(view: View, pen: Pen) -> Iterator[str]:
    """What the signs on the board mean, of those that are there."""
    if any(four.block for four in view.fours):
        yield f"{BLOCK} {pen.say('sign-block')}"
    if any(not four.block for four in view.fours):
        yield f"{OPEN} {pen.say('sign-open')}"
    if any(card.held for card in view.cards):
        yield f"{LOCKED} {pen.say('sign-locked')}"
    if any(card.banned for card in view.cards):
        yield f"{BANNED} {pen.say('sign-banned')}"


# The board ---------------------------------------------------------------------------------------


class _Paper:
    """Signs by line and column."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, line: int, column: int, signs: str, style: str) -> None:
        for i, sign in enumerate(signs):
            self._signs[line, column + i] = sign, style

    def text(self) -> Text:
        lines = 1 + max(line for line, _ in self._signs)
        return Text("\n").join(self._line(line) for line in range(lines))

    def _line(self, line: int) -> Text:
        columns = 1 + max(column for at, column in self._signs if at == line)
        signs = (self._signs.get((line, column), (" ", "")) for column in range(columns))
        return Text.assemble(*signs)


def _board(view: View) -> Text:
    paper = _Paper()
    _grid(paper)
    moved = _moved(view)
    for card in view.cards:
        _card(paper, card, moved.get(card.square, ""))
    for four in view.fours:
        _four(paper, four)
    return paper.text()


def _corner(square: str) -> tuple[int, int]:
    """Line and column of the border at the top left of a card; below the names of the columns."""
    return 1 + HIGH * (int(square[1]) - 1), MARGIN + WIDE * "abcde".index(square[0])


def _grid(paper: _Paper) -> None:
    """The border of the cards, with the names of their columns and rows."""
    for row, (left, cross, right) in enumerate(BORDERS):
        border = left + cross.join(["─" * (WIDE - 1)] * SIDE) + right
        paper.write(1 + HIGH * row, MARGIN, border, QUIET_STYLE)
    for i, letter in enumerate("abcde"):
        line, column = _corner(f"{letter}{i + 1}")
        paper.write(0, column + WIDE // 2, letter, "bold")
        paper.write(line + 1, MARGIN - 2, str(i + 1), "bold")


def _card(paper: _Paper, card: Card, moved: str) -> None:
    line, column = _corner(card.square)
    for below in (1, 2):
        paper.write(line + below, column, f"│{'':{WIDE - 1}}│", QUIET_STYLE)
    corners = ((1, 1), (1, WIDE - 1), (2, WIDE - 1), (2, 1))
    for colour, (below, right) in zip(card.fields, corners, strict=True):
        paper.write(line + below, column + right, SHAPES[colour], STYLES[colour])
    sign = LOCKED if card.held else BANNED if card.banned else ""
    signs = moved + sign
    paper.write(line + 1, column + (WIDE - len(signs) + 1) // 2, signs, QUIET_STYLE)


def _four(paper: _Paper, four: Four) -> None:
    """A square is filled, with the block in its middle or a place for one."""
    line, column = _corner(four.crossing)
    sign, middle = SHAPES[four.colour], BLOCK if four.block else OPEN
    for below, signs in enumerate((f" {sign} {sign} ", f"  {middle}  ", f" {sign} {sign} ")):
        paper.write(line + HIGH - 1 + below, column + WIDE - 2, signs, FILLED[four.colour])


def _moved(view: View) -> dict[str, str]:
    """How the cards that moved last did."""
    if view.last is None:
        return {}
    turned = {turn.square: _arrow(turn) for turn in view.last.turned}
    return turned | dict.fromkeys(view.last.swapped, SWAPPED)


def _arrow(turn: Turned) -> str:
    return RIGHT * turn.quarters if turn.quarters > 0 else LEFT * -turn.quarters
