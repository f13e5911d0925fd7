"""The pen that games draw their tables with, for people at a terminal."""

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kwintet.game import Line
from kwintet.texts import Texts

# Suits differ in shape and colour, as on the cards: moon, triangle, diamond, clover, hexagon.
SHAPES = {"A": "☾", "B": "▲", "C": "◆", "D": "♣", "E": "⬢"}
SUIT_STYLES = {"A": "#4b8be0", "B": "#e0703f", "C": "#1fa37f", "D": "#c460b0", "E": "#c8941a"}
TURN_STYLE = "bold #d99a2b"  # whose turn it is, and nothing else
QUIET_STYLE = "dim"
GAP = "   "


class Pen:
    """What a drawing is made with: words and names for its reader, and the shapes of the pieces."""

    def __init__(self, texts: Texts, names: Sequence[str], reader: int | None = None) -> None:
        self.texts = texts
        self.names = names
        self.reader = reader  # the seat that looks; None: an onlooker

    def say(self, key: str, **args: str | int) -> str:
        return self.texts.say(key, **args)

    def number(self, number: int) -> str:
        return self.say("number", n=number)

    def line(self, line: Line) -> str:
        """A line as the reader is told it."""
        return self.texts.line(line, self.names, self.reader)

    def name(self, seat: int) -> str:
        """What a player is called where the name stands alone."""
        return self.say("you") if seat == self.reader else self.names[seat]

    def suit(self, suit: str) -> Text:
        return Text(SHAPES[suit], SUIT_STYLES[suit])

    def card(self, suit: str, rank: object) -> Text:
        """A card by its suit and what is written on it: ☾7."""
        return Text(f"{SHAPES[suit]}{rank}", f"bold {SUIT_STYLES[suit]}")

    def title(self, title: str) -> Text:
        """What stands before the things in a row."""
        return Text.assemble((self.say("row-title", title=title), QUIET_STYLE))

    def row(self, title: str, parts: Sequence[Text | str]) -> Text:
        """Things beside each other, with what they are before them."""
        line = self.title(title) if title else Text()
        for part in parts:
            line.append(GAP if line else "")
            line.append_text(part if isinstance(part, Text) else Text(part))
        return line

    def players(self, turn: int | None, columns: Mapping[str, Sequence[RenderableType]]) -> Table:
        """A row a player, clockwise from seat 0, with a mark for whose turn it is."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET_STYLE)
        table.add_column("")
        table.add_column(self.say("column-name"))
        for title in columns:
            table.add_column(title)
        for seat, cells in enumerate(zip(*columns.values(), strict=True)):
            at_turn = seat == turn
            name = Text(self.name(seat), TURN_STYLE if at_turn else "bold")
            table.add_row(Text("▶" if at_turn else " ", TURN_STYLE), name, *cells)
        return table
