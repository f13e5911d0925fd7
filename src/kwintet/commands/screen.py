"""What somebody sees of a game at the terminal: a person at their seat, or an onlooker."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, JustifyMethod
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kwintet.commands.prompt import Reader
from kwintet.commands.rulebook import Rulebook
from kwintet.game import Choice, Flag, Line, Offers, Option, Seats
from kwintet.pen import QUIET_STYLE, TURN_STYLE, Pen
from kwintet.position import Position
from kwintet.texts import Texts

HELP, RULES, TABLE, OPTIONS = "?", "r", "t", "o"
MOST_LISTED = 30  # steps; where more are offered, those of which something is told
BULLET = "•"


class Paper(Console):
    """Where everything is shown; if nobody reads any more, the command line says how that ends."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Knows a seat's views, shown steps and offers, and nothing else."""

    def __init__(
        self,
        position: Position,
        seat: int | None,
        names: Sequence[str],
        texts: Texts,
        console: Console,
    ) -> None:
        self.game = position.game
        self.options = position.options
        self.seat = seat
        self.texts = texts
        self.console = console
        self.pen = Pen(texts, names, seat)
        self.news: list[Line] = []
        self.reader = Reader(console)  # one's own: it remembers what was typed

    # What happens

    def open(self, can_type: bool) -> None:
        self.console.print(Text(self.texts.say("title"), "bold"))
        self.say("about")
        if can_type:
            self.say("play-keys", style=QUIET_STYLE)

    def follow(self, before: Any, step: str, after: Any) -> None:
        """Note a step, to be told when this screen is looked at."""
        self.news += self.game.telling.tell(before, step, after)

    def tell(self) -> None:
        grid = _grid()
        for line in self.news:
            grid.add_row(BULLET, Text(self.pen.line(line)))
        self.console.print(grid)
        self.news.clear()

    def curtain(self) -> bool:
        """Hide what another has seen until the right person is there; False if nobody comes."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")  # what has been scrolled away as well
        if self.seat is None:
            return True
        self.say("play-curtain", who=self.pen.names[self.seat])
        return self.reader.read("", {}) is not None

    def result(self, view: Any, winners: Sequence[int]) -> None:
        for line in self.game.telling.result(view, winners):
            self._show_line(line, TURN_STYLE)

    def refuse(self, view: Any, step: str) -> None:
        self._show_line(self.game.telling.why_not(view, step))

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        self.console.print(Text(self.texts.say(key, **args), style))

    def _show_line(self, line: Line, style: str = "") -> None:
        self.console.print(Text(self.pen.line(line), style))

    # A turn

    def table(self, view: Any) -> None:
        self.console.print(Padding(self.game.terminal.draw(view, self.pen), (1, 0)))

    def ask(self, view: Any, offers: Offers) -> None:
        """What is asked, and what can be done: steps by number, and how others are written."""
        self._show_line(self.game.telling.ask(view), TURN_STYLE)
        about = {about.step: self.pen.line(about.line()) for about in offers.about}
        listed = offers.steps if len(offers.steps) <= MOST_LISTED else _different(about)
        grid = _grid(2, justify="right")
        for step in listed:
            number = str(offers.steps.index(step) + 1)
            told = Text(self._button(view, step))
            told.append(f"  {about[step]}" if step in about else "", QUIET_STYLE)
            grid.add_row(number, Text(step, QUIET_STYLE), told)
        self.console.print(grid)
        if len(listed) < len(offers.steps):
            self.say("play-more", n=len(offers.steps), example=offers.steps[0])
        for form in offers.forms:
            self._show_line(form.line())

    def read(self, view: Any, offers: Offers) -> str | None:
        """What the person types, None at the end."""
        choices = {step: self._button(view, step) for step in offers.steps}
        starts = {start: "" for form in offers.forms for start in form.starts()}
        name = self.pen.names[self.seat or 0]
        return self.reader.read(f"{name} > ", starts | choices)

    def serve(self, typed: str, view: Any, offers: Offers) -> bool:
        """Answer what is no step but a wish, or nothing at all; False if it may be a step."""
        wish, _, rest = typed.partition(" ")
        if wish == HELP:
            self.say("play-help")
            self.ask(view, offers)
        elif wish == RULES:
            here = self.game.telling.HELP[view.asked]
            Rulebook(self.game, self.texts, self.console).show(here, rest)
        elif wish == TABLE:
            self.table(view)
            self.ask(view, offers)
        elif wish == OPTIONS:
            self._options()
        return wish in ("", HELP, RULES, TABLE, OPTIONS)

    def _button(self, view: Any, step: str) -> str:
        return self.pen.line(self.game.telling.button(view, step))

    def _options(self) -> None:
        for option in self.game.options:
            value = self._value(option, self.options[option.name])
            self.say("play-option", option=self.texts.say(f"option-{option.name}"), value=value)
            self.say(f"option-{option.name}-help", style=QUIET_STYLE)

    def _value(self, option: Option, value: Any) -> str:
        match option:
            case Flag():
                return self.texts.say("yes" if value else "no")
            case Choice():
                return self.texts.say(f"option-{option.name}-{value}")
            case Seats():
                names = [self.pen.names[seat] for seat in value]
                return self.texts.joined(names) or self.texts.say("no")
        return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _grid(columns: int = 1, justify: JustifyMethod = "left") -> Table:
    """Narrow columns and a wide one, whose lines go on below each other, also without spaces."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify=justify)
    for _ in range(columns):
        grid.add_column(overflow="fold")
    return grid


def _different(about: dict[str, str]) -> list[str]:
    """Steps that are told differently, the first of each."""
    first = {told: step for step, told in reversed(about.items())}
    return [step for step, told in about.items() if first[told] == step][:MOST_LISTED]
