"""The contract of a game: the one page that a game author reads.

A game is a folder `games/NAME/`: a package whose module functions are the game, and no class. Its
`__init__.py` gathers them from the files of the folder and declares `GAME = Game(...)`.

Plain and compiled alike (`rules.py`, `hidden.py`), each decorated with `rule`; `s` is the state,
`t` the tables, both with the fields of their layouts as attributes:

    STATE     layout of the state; has turn, players and scores (a row), and what seats have seen
    TABLES    layout of read-only data
    OPTIONS   layout of the options, a field for each by its name
    WORK      layout of the scratch that `resample` needs
    MOVES     moves are numbered 0..MOVES-1; numbers from MOVES on are claims, which the rules
              play but never list
    WIDTH     most moves legal at once, up to a multiple of four where `members` lists them
    POOL      longest outcome of chance
    OBSERVATION  its parts: name, length, and what the numbers mean
    OBSERVED  length of an observation
    start(s, t, players, options)          set up; `options` has the fields of OPTIONS
    chance(s, pool) -> kind, n, shuffled, faces    what is awaited while s.turn == CHANCE; fills
              pool[:n], rising if it is to be shuffled. An outcome is:
              out[i] = (shuffled) pool[i] * faces + below(faces)
    resolve(s, t, out)                     the outcome happens
    legal(s, t, moves) -> n                fills moves[:n]; none twice, one at least for a seat
    play(s, t, move)                       trusts that the move is legal; never raises
    returns(s, t, out)                     at the end: a fraction a seat, its share of the win
    resample(s, t, seat, rng, work)        deal anew what the seat cannot know; what comes out
              depends on (what the seat knows, rng) alone
    observe(s, t, seat, out)               what the seat knows as numbers, for learning

Two more where a game needs them: `valid(s, t, out)`, may this outcome be (a draw is repeated until
it may); and `may_interrupt(s)` with `interrupt(s, t)`, the step `!time`.

Plain only (`tables` in `rules.py` or beside it, `notation.py`, `view.py`):

    tables(t, options)                     fill TABLES; `options` is a mapping of all options
    text(s, t, move)                       a move as text
    move(s, t, text)                       the number of a legal move or claim, or ILLEGAL
    shown(s, t, move, seat)                the move's text as a seat sees it, or an onlooker (None)
    reveals(s, t, move)                    would it show anybody anything hidden (then no undo)
    patterns(s, t)                         the claims that `Position.legal` lists, in general
    NOTATION                               a row for each kind of step: its form, what it means
    view(s, t, seat)                       all that a seat sees (None: an onlooker), a struct
    offers(s, t)                           what the person at turn is shown: `Offers`
    draw(view)                             a view as lines of text

In words (`telling.py`), each a function of views alone, so that it can say no more than they show;
the sentences are in `text/LANG.ftl`, the rules of the game in our own words in `text/LANG.md`:

    tell(before, step, after)              what a step did, as shown to a seat, between its two
              views: a list of `Line`
    ask(view)                              what is asked of the seat at turn, a `Line`
    button(view, step)                     a step as the button says it that takes it, a `Line`
    why_not(view, step)                    why the seat at turn was refused a step, a `Line`
    result(view, winners)                  what decided the game, a list of `Line`
    HELP                                   the section of the rules to open, by what is asked

Loaded when somebody plays at a terminal, `terminal.py`: `draw(view, pen)`, a view drawn for people.

Rules never draw. A function enters this page when three games need it.
"""

import functools
import gc
import importlib
import pkgutil
import sys
from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import msgspec

from kwintet.errors import BadOption, BadPlayers, UnknownGame, cut

ILLEGAL = -1  # what `move` answers when a text is no step now

Options = dict[str, Any]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence in no language yet: its key in the texts, and what is filled in.

    `seats` are players: whoever reads it sees their names, and is called "you". A line among `args`
    is a part of the sentence; some lines are parts that are joined by commas and an "and".
    """

    key: str
    args: "Parts" = {}
    seats: dict[str, int] = {}


Parts = dict[str, "str | int | Line | list[Line]"]


def names(seats: Iterable[int]) -> list[Line]:
    """Players, as parts of a sentence that names them all."""
    return [Line("name", {}, {"who": seat}) for seat in seats]


class AbstractStruct(msgspec.StructMeta, ABCMeta):
    """Of structs that cannot be made before their abstract methods are written."""


class Form(msgspec.Struct, metaclass=AbstractStruct, frozen=True, tag_field="form"):
    """A step that a person composes; each game derives its own, with what may be filled in."""

    @abstractmethod
    def line(self) -> Line:
        """How such a step is written, in a sentence with an example."""

    @abstractmethod
    def starts(self) -> list[str]:
        """Steps of this form, or how they begin, to choose from while one writes."""


class About(msgspec.Struct, metaclass=AbstractStruct, frozen=True, tag_field="about"):
    """What a step would do, as the person at turn can see it; each game derives its own."""

    step: str

    @abstractmethod
    def line(self) -> Line:
        """The same in a few words."""


class Offers(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the person at turn can do, telling no more than they see: whole steps, and forms."""

    steps: list[str]
    forms: list[Form] = []
    about: list[About] = []  # some of the steps, in their order


@dataclass(frozen=True)
class Depends:
    """A default that hangs on the number of players and on the options named before it."""

    of: Callable[[Options, int], Any]
    words: str


@dataclass(frozen=True)
class Option(ABC):
    """A rule that people agree on before they play."""

    name: str
    default: Any  # a value, or Depends
    needs: Callable[[Options, int], str | None] = lambda options, players: None
    """Why the option cannot be other than its default here, if so: a phrase behind 'needs'."""

    def default_with(self, options: Options, players: int) -> Any:
        """The default where so many play with these options, of which the earlier ones count."""
        if isinstance(self.default, Depends):
            return self.default.of(options, players)
        return self.default

    @abstractmethod
    def values(self) -> str:
        """The values in words."""

    @abstractmethod
    def complaint(self, value: Any, players: int) -> str | None:
        """The code of what is wrong with a value, if anything is."""

    def encode(self, value: Any) -> int:
        """The value as the rules know it."""
        return int(value)


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    def values(self) -> str:
        return "true or false"

    def complaint(self, value: Any, players: int) -> str | None:
        return None if type(value) is bool else "option_type"


@dataclass(frozen=True)
class Whole(Option):
    """A whole number within bounds."""

    low: int = 0
    high: int = 0

    def values(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def complaint(self, value: Any, players: int) -> str | None:
        if type(value) is not int:
            return "option_type"
        return None if self.low <= value <= self.high else "option_value"


@dataclass(frozen=True)
class Choice(Option):
    """One of some words; the rules know it by its place among them."""

    words: tuple[str, ...] = ()

    def values(self) -> str:
        return f"one of {', '.join(self.words)}"

    def complaint(self, value: Any, players: int) -> str | None:
        if type(value) is not str:
            return "option_type"
        return None if value in self.words else "option_value"

    def encode(self, value: Any) -> int:
        return self.words.index(value)


@dataclass(frozen=True)
class Seats(Option):
    """Some of the seats, in rising order; the rules know them as a bit set."""

    def values(self) -> str:
        return "a list of seats (from 0), in rising order, none twice"

    def complaint(self, value: Any, players: int) -> str | None:
        if type(value) is not list or any(type(seat) is not int for seat in value):
            return "option_type"
        are_seats = value == sorted(set(value)) and all(0 <= seat < players for seat in value)
        return None if are_seats else "option_value"

    def encode(self, value: Any) -> int:
        return sum(1 << seat for seat in value)


@dataclass(frozen=True)
class Digits(Option):
    """A row of numbers from 0 to 9; the rules know it as one number, its first digit the lowest."""

    length: int = 0

    def values(self) -> str:
        return f"a list of {self.length} whole numbers from 0 to 9"

    def complaint(self, value: Any, players: int) -> str | None:
        if type(value) is not list or any(type(digit) is not int for digit in value):
            return "option_type"
        are_digits = len(value) == self.length and all(0 <= digit <= 9 for digit in value)
        return None if are_digits else "option_value"

    def encode(self, value: Any) -> int:
        return sum(digit * 10**place for place, digit in enumerate(value))


@dataclass(frozen=True, eq=False)
class Game:
    """What a game is, beside its rules."""

    module: str  # __name__ of its package
    title: str
    players: range
    options: tuple[Option, ...]
    outcomes: tuple[str, ...]  # names of what chance is awaited for, by kind
    secret: frozenset[str]  # those of them that nobody is shown: shuffles and deals
    components: tuple[str, ...] = ()  # what is in the box, a line each
    tables_by: tuple[str, ...] = ()  # the options that the tables depend on
    edition: Callable[[Options], dict[str, str]] = lambda options: {}
    """Further fields of the record: versions of data that the game was played with."""

    @property
    def name(self) -> str:
        return self.module.rpartition(".")[2]

    @property
    def rules(self) -> Any:
        """The package with the game's functions."""
        return sys.modules[self.module]

    @property
    def telling(self) -> Any:
        """The game in words, loaded when somebody wants them."""
        return importlib.import_module(f"{self.module}.telling")

    @property
    def terminal(self) -> Any:
        """The game drawn for a terminal, loaded when somebody plays there."""
        return importlib.import_module(f"{self.module}.terminal")

    def check_players(self, players: Any) -> int:
        if type(players) is not int or players not in self.players:
            known = f"{self.players[0]} to {self.players[-1]}"
            raise BadPlayers(f"{self.name} is for {known} players, not {cut(players)}")
        return players

    def full_options(self, given: Any, players: int, written: bool = False) -> Options:
        """All options, from those given; `written`: as a record writes them, without defaults."""
        if not isinstance(given, Mapping):
            raise BadOption(f"options must be names with values, not {cut(given)}", "option_type")
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                has = ", ".join(known)
                raise BadOption(
                    f"{self.name} has no option {cut(name)}; it has {has}", "unknown_option"
                )
        full: Options = {}
        for name, option in known.items():
            if name in given and (code := option.complaint(given[name], players)):
                raise BadOption(f"{name} must be {option.values()}, not {cut(given[name])}", code)
            full[name] = given[name] if name in given else option.default_with(full, players)
        for name, value in given.items():
            option = known[name]
            default = option.default_with(full, players)
            if written and value == default:
                raise BadOption(
                    f"{name} is at its default, {cut(value)}: leave it out", "option_default"
                )
            if value != default and (needs := option.needs(full, players)):
                raise BadOption(f"{name}={cut(value)} needs {needs}")
        return deepcopy(full)  # whoever gave them may change theirs

    def conditions(self, option: Option) -> list[str]:
        """What an option may need to be other than its default: phrases behind 'needs'."""
        found: dict[str, None] = {}
        for players in self.players:
            base = self.full_options({}, players)
            for other in self.options:
                values = other.words if isinstance(other, Choice) else (False, True)
                for value in values if isinstance(other, Flag | Choice) else ():
                    if needs := option.needs(base | {other.name: value}, players):
                        found[needs] = None
        return list(found)

    def written_options(self, full: Options, players: int) -> Options:
        """The options as a record writes them."""
        return {
            o.name: deepcopy(full[o.name])
            for o in self.options
            if full[o.name] != o.default_with(full, players)
        }

    def encoded(self, full: Options) -> Any:
        """The options as `start` reads them."""
        row = self.rules.OPTIONS.plain()
        for option in self.options:
            setattr(row, option.name, option.encode(full[option.name]))
        return row

    def tables(self, full: Options) -> Any:
        """The plain tables for these options, made once for each set that makes a difference."""
        return _tables(self, tuple(full[name] for name in self.tables_by))


@functools.cache
def _tables(game: Game, key: tuple[Any, ...]) -> Any:
    t = game.rules.TABLES.plain()
    game.rules.tables(t, dict(zip(game.tables_by, key, strict=True)))
    for name, size in game.rules.TABLES.fields.items():
        if size > 1:
            setattr(t, name, tuple(getattr(t, name)))
    # The collector looks through a long list again and again, through a tuple of numbers once: now.
    gc.collect(0)
    return t


@functools.cache
def games() -> tuple[str, ...]:
    """The names of all games: the folders of `kwintet.games`."""
    package = importlib.import_module("kwintet.games")
    found = pkgutil.iter_modules(package.__path__)
    return tuple(sorted(module.name for module in found if module.ispkg))


def find(name: Any) -> Game:
    """The game of that name."""
    if name not in games():
        raise UnknownGame(f"there is no game {cut(name)}; there are {', '.join(games())}")
    module: ModuleType = importlib.import_module(f"kwintet.games.{name}")
    game: Game = module.GAME
    return game
