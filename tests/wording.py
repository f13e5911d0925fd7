"""What the texts of a language are checked for: keys and variables, and whether all are used."""

import ast
import io
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from conformance import folder, random_game, random_step, spoiled
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.console import Console

import kwintet
from kwintet import errors
from kwintet.errors import IllegalStep
from kwintet.game import Choice, Game, Line
from kwintet.pen import Pen
from kwintet.position import Position
from kwintet.texts import Texts, page, source

PACKAGE = Path(kwintet.__file__).parent
NAMES = ("Els", "Bram", "you", "Dina", "Enzo", "Fay", "Gus")  # one is called as readers are
DRAWN = 3  # every so many steps the table is drawn
MET = {"kwintet.errors", "kwintet.texts"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}

# What the files hold -----------------------------------------------------------------------------


class _Uses(Visitor):
    """The variables and messages that a pattern uses, and the words it chooses by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        words = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference) and not words <= PLURALS:
            self.chosen.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


@cache
def messages(package: str, language: str) -> dict[str, _Uses]:
    """The messages of a package's texts in a language, and what each uses."""
    found: dict[str, _Uses] = {}
    for entry in FluentParser().parse(source(package, language, "ftl")).body:
        assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            uses = _Uses()
            uses.visit(entry)
            found[entry.id.name] = uses
    return found


# What the code asks for --------------------------------------------------------------------------


def sources(place: Path) -> Iterator[Path]:
    """The Python files that ask for the texts of a game, or for the shared ones: any file."""
    for path in sorted(place.rglob("*.py")):
        if "tests" not in path.parts:
            yield path


def literals(path: Path) -> set[str]:
    """The strings in a file, docstrings left out."""
    tree = ast.parse(path.read_text("utf-8"))
    prose = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose
    }


def option_keys(game: Game) -> set[str]:
    """The keys of what a game is called and of its options."""
    keys = {"title", "about"}
    for option in game.options:
        keys |= {f"option-{option.name}", f"option-{option.name}-help"}
        if isinstance(option, Choice):
            keys |= {f"option-{option.name}-{word}" for word in option.words}
    return keys


def error_codes() -> set[str]:
    """The codes of the errors that a person at a terminal may meet, by classes and docstrings."""
    codes = set()
    kinds = [errors.KwintetError]
    while kinds:
        kind = kinds.pop()
        kinds += [each for each in kind.__subclasses__() if each.__module__ in MET]
        codes.add(kind.code)
        if listed := re.search(r"Codes: (.*?)\.", kind.__doc__ or "", re.DOTALL):
            codes |= set(re.findall(r"[a-z_]*_[a-z_]+", listed[1]))
    return codes


def is_prose(literal: str) -> bool:
    """Whether a string of the code is something that people would read."""
    words = re.findall(r"(?<!#)\b[^\W\d_]{2,}", literal)
    ends = literal.rstrip().endswith((".", "!", "?"))
    return len(words) >= 2 and (literal[:1].isupper() or ends or len(words) >= 4)


# What is said in games ---------------------------------------------------------------------------


class Listener:
    """Somebody who is told a game in a language, and is shown it: a seat, or an onlooker (None)."""

    def __init__(self, game: Game, language: str, seat: int | None) -> None:
        self.telling = game.telling
        self.terminal = game.terminal
        self.seat = seat
        self.texts = Texts(language, game)
        self.page = page(game.module, language)
        self.pen = Pen(self.texts, NAMES, seat)
        self.console = Console(width=60, file=io.StringIO())
        self.keys: set[str] = set()

    def hear(self, line: Line) -> None:
        assert self.pen.line(line).strip()
        self._note(line)

    def _note(self, part: Any) -> None:
        if isinstance(part, Line):
            self.keys.add(part.key)
            for each in part.args.values():
                self._note(each)
        elif isinstance(part, list):
            for each in part:
                self._note(each)

    def see(self, before: Position, step: str, after: Position) -> None:
        """A step, what it did, and what is asked then."""
        was, now = before.view(self.seat), after.view(self.seat)
        told = self.telling.tell(was, before.shown(step, self.seat), now)
        assert all(isinstance(line, Line) for line in told)
        for line in told:
            self.hear(line)
        if len(after.steps) % DRAWN == 0 or after.turn is None:
            self.console.print(self.terminal.draw(now, self.pen))
        assert now.asked in self.telling.HELP, f"no help with {now.asked}"
        assert self.page.section(self.telling.HELP[now.asked]).title
        if after.turn is None:
            for line in self.telling.result(now, after.winners):
                self.hear(line)
        elif after.turn == self.seat:
            self.be_asked(after)

    def be_asked(self, p: Position) -> None:
        view, offers = p.view(self.seat), p.offers
        assert offers is not None
        self.hear(self.telling.ask(view))
        for step in offers.steps:
            self.hear(self.telling.button(view, step))
        for about in offers.about:
            self.hear(about.line())
        for form in offers.forms:
            self.hear(form.line())
            assert all(form.starts())

    def be_refused(self, p: Position, step: str) -> None:
        try:
            p.copy().step(step)
        except IllegalStep:
            self.hear(self.telling.why_not(p.view(self.seat), step))


def listen(game: Game, language: str, steps: int, seed: int = 20) -> set[str]:
    """Tell random games of so many steps; the keys that were used."""
    rng = random.Random(seed)
    keys: set[str] = set()
    while steps > 0:
        p = random_game(game, rng)
        seat = rng.choice((None, *range(p.players), *range(p.players)))
        listener = Listener(game, language, seat)
        while p.turn is not None:
            before = p.copy()
            step = random_step(p, rng)
            listener.see(before, step, p)
            if seat is not None and before.turn == seat:
                for wrong in rng.sample(spoiled(step, rng), 2):
                    listener.be_refused(before, wrong)
                other = p.legal if isinstance(p.turn, int) else []
                listener.be_refused(before, rng.choice(other or [step]))
            steps -= 1
        keys |= listener.keys
    return keys


def place(package: str) -> Path:
    return (
        PACKAGE if package == "kwintet" else folder(kwintet.game.find(package.rpartition(".")[2]))
    )
