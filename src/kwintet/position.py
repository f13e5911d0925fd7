"""A game in progress, for people and tools: steps as text, views, records.

It runs on the plain rules, whatever else the process has compiled.
"""

import random
import re
import unicodedata
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, NamedTuple

from kwintet.errors import BadRecord, BadSeat, IllegalStep, cut
from kwintet.game import ILLEGAL, Game, Offers, Options, find
from kwintet.kernel import CHANCE, OVER, Growing, draw, seeded
from kwintet.record import Record

INTERRUPT = "!time"
_NUMBERS = re.compile(r"(0|[1-9][0-9]{0,6})(,(0|[1-9][0-9]{0,6}))*", re.ASCII)


class Pool(NamedTuple):
    """What an outcome is drawn from: out[i] = (shuffled) numbers[i] * faces + 0 to faces - 1."""

    numbers: list[int]
    shuffled: bool
    faces: int


class Position:
    """Where a game stands. Made by `kwintet.new` and `kwintet.load`."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self._options = options
        self._steps: list[str] = []
        self._rules = game.rules
        self._t = game.tables(options)
        self._s = self._rules.STATE.plain()
        self._rules.start(self._s, self._t, players, game.encoded(options))

    def copy(self) -> "Position":
        """The same position once more: a step taken there leaves this one alone."""
        new = object.__new__(Position)
        new.__dict__.update(self.__dict__)
        new._steps = self._steps[:]
        new._s = self._s.copy()
        return new

    def __reduce__(self) -> Any:
        """A position is pickled as its record."""
        return load, (self.record(),)

    @property
    def steps(self) -> list[str]:
        """All steps so far, of players and of chance."""
        return self._steps[:]

    @property
    def options(self) -> Options:
        """All options, those at their default too."""
        return deepcopy(self._options)

    # Whose turn it is

    @property
    def turn(self) -> int | str | None:
        """The seat at turn, "chance" while an outcome is awaited, None when the game is over."""
        turn: int = self._s.turn
        return "chance" if turn == CHANCE else None if turn == OVER else turn

    @property
    def awaiting(self) -> str | None:
        """The name of the outcome awaited from chance."""
        return self.game.outcomes[self._awaited()[0]] if self._s.turn == CHANCE else None

    @property
    def legal(self) -> list[str]:
        """All legal steps of the seat at turn, sorted: for tools, not for a player's screen."""
        if self._s.turn < 0:
            return []
        moves = Growing()
        n = self._rules.legal(self._s, self._t, moves)
        texts = [self._rules.text(self._s, self._t, move) for move in moves[:n]]
        return sorted(texts + self._rules.patterns(self._s, self._t))

    @property
    def claims(self) -> list[str]:
        """Those of `legal` that are no steps but stand for many: claims, by their first word."""
        return list(self._rules.patterns(self._s, self._t)) if self._s.turn >= 0 else []

    @property
    def offers(self) -> Offers | None:
        """What the person at turn is shown: no more than they see tells them."""
        offers: Offers | None = self._rules.offers(self._s, self._t) if self._s.turn >= 0 else None
        return offers

    @property
    def scores(self) -> list[int]:
        """The score of every seat, as the rules page of the game says what it is by now."""
        return list(self._s.scores[: self.players])

    @property
    def winners(self) -> list[int]:
        """The seats that have won or share the win; none before the end."""
        if self._s.turn != OVER:
            return []
        if self.players == 1:
            return [0]
        shares = [0.0] * self.players
        self._rules.returns(self._s, self._t, shares)
        return [seat for seat, share in enumerate(shares) if share > 0]

    def view(self, seat: int | None) -> Any:
        """All that a seat sees, or an onlooker (None): a msgspec struct of the game's own."""
        self._check_seat(seat)
        return self._rules.view(self._s, self._t, seat)

    def draw_view(self, seat: int | None) -> str:
        """The same as lines of text."""
        text: str = self._rules.draw(self.view(seat))
        return text

    # Steps

    def step(self, step: str) -> None:
        """Take one step, of a player or of chance; an IllegalStep changes nothing."""
        step = self._text(step)
        if step == INTERRUPT and self._may_interrupt():
            self._rules.interrupt(self._s, self._t)
        elif self._s.turn == CHANCE:
            self._rules.resolve(self._s, self._t, self._outcome(step))
        else:
            self._rules.play(self._s, self._t, self._move(step))
        self._steps.append(step)

    def draw(self, rng: random.Random) -> str:
        """Let a generator supply the awaited outcome: the step is taken, and returned."""
        if self._s.turn != CHANCE:
            raise self._illegal("!", "no outcome is awaited")
        row = [seeded(rng.getrandbits(62))]
        while True:
            pool = self.pool
            out = [0] * len(pool.numbers)
            draw(pool.numbers, len(out), int(pool.shuffled), pool.faces, row, out)
            if self.allows(out):
                break
        step = self.outcome(out)
        self._rules.resolve(self._s, self._t, out)
        self._steps.append(step)
        return step

    # What others draw

    @property
    def pool(self) -> Pool:
        """What the awaited outcome is drawn from."""
        numbers = [0] * self._rules.POOL
        _, n, shuffled, faces = self._rules.chance(self._s, numbers)
        return Pool(numbers[:n], bool(shuffled), faces)

    def allows(self, out: list[int]) -> bool:
        """Whether the rules allow an outcome that was drawn from the pool."""
        return not hasattr(self._rules, "valid") or bool(self._rules.valid(self._s, self._t, out))

    def outcome(self, out: list[int]) -> str:
        """The awaited outcome as a step."""
        return f"!{self.awaiting} {','.join(map(str, out))}"

    @property
    def interrupting(self) -> str | None:
        """The step that may come now at any time, also between outcomes."""
        return INTERRUPT if self._may_interrupt() else None

    def shown(self, step: str, seat: int | None) -> str:
        """A step that could be taken now, as a seat or an onlooker (None) would be shown it."""
        self._check_seat(seat)
        step = self._text(step)
        if step == INTERRUPT and self._may_interrupt():
            return step
        if self._s.turn == CHANCE:
            self._outcome(step)
            awaited = self.awaiting
            return f"!{awaited} ?" if awaited in self.game.secret else step
        text: str = self._rules.shown(self._s, self._t, self._move(step), seat)
        return text

    def reveals(self, step: str) -> bool:
        """Whether a player's step would show anybody anything that was hidden."""
        step = self._text(step)
        return bool(self._rules.reveals(self._s, self._t, self._move(step)))

    # Records

    def record(self) -> dict[str, Any]:
        """The game so far, to be written as JSON and read by `kwintet.load` anywhere."""
        options = self.game.written_options(self._options, self.players)
        extra = self.game.edition(self._options)
        return Record(self.game.name, self.players, options, self.steps, extra).as_dict()

    # The parts of a step

    def _awaited(self) -> tuple[int, int, int, int]:
        awaited: tuple[int, int, int, int] = self._rules.chance(self._s, [0] * self._rules.POOL)
        return awaited

    def _text(self, step: Any) -> str:
        """A step as plain text, whatever kind of text it comes as."""
        if not isinstance(step, str):
            raise self._illegal(step, "a step is a text")
        if not unicodedata.is_normalized("NFC", step):
            raise self._illegal(step, "the text is not in Unicode's normal form NFC", "not_nfc")
        return str.__str__(step)

    def _check_seat(self, seat: Any) -> None:
        if seat is not None and (type(seat) is not int or seat not in range(self.players)):
            seats = f"0 to {self.players - 1}"
            raise BadSeat(f"seats are {seats}, or None for an onlooker, not {cut(seat)}")

    def _may_interrupt(self) -> bool:
        return hasattr(self._rules, "may_interrupt") and self._rules.may_interrupt(self._s)

    def _outcome(self, step: str) -> list[int]:
        """The numbers of an outcome, if it is one that may come now."""
        name, _, numbers = step.partition(" ")
        wanted = f"!{self.awaiting}"
        pool, shuffled, faces = self.pool
        n = len(pool)
        if name != wanted:
            raise self._bad_outcome(step, f"{wanted} with {n} numbers is awaited")
        if not _NUMBERS.fullmatch(numbers):
            raise self._bad_outcome(
                step, f"behind '{wanted} ' come {n} numbers joined by commas, without leading zeros"
            )
        out = [int(number) for number in numbers.split(",")]
        if len(out) != n:
            raise self._bad_outcome(step, f"{wanted} has {n} numbers, not {len(out)}")
        places = [number // faces for number in out]
        if (sorted(places) if shuffled else places) != pool:
            raise self._bad_outcome(step, f"{wanted} is {_describe(pool, shuffled, faces)}")
        if not self.allows(out):
            raise self._bad_outcome(step, "the rules do not allow this outcome")
        return out

    def _move(self, step: str) -> int:
        if self._s.turn == OVER:
            raise self._illegal(step, "the game is over", "game_over")
        if self._s.turn == CHANCE:
            raise self._illegal(step, f"!{self.awaiting} is awaited, not a player")
        move: int = self._rules.move(self._s, self._t, step)
        if move == ILLEGAL:
            raise self._illegal(step, f"not a legal step of seat {self._s.turn}")
        return move

    def _illegal(self, step: Any, why: str, code: str | None = None) -> IllegalStep:
        then = self.copy()
        return IllegalStep(step, why, lambda: then.legal, code)

    def _bad_outcome(self, step: str, why: str) -> IllegalStep:
        return IllegalStep(step, why, list, "bad_outcome")


def _describe(pool: list[int], shuffled: bool, faces: int) -> str:
    """An outcome in words, for a message."""
    if not shuffled:
        return (
            f"{len(pool)} numbers, each from 0 to {faces - 1}"
            if len(pool) > 1
            else f"0 to {faces - 1}"
        )
    whole = pool == list(range(len(pool)))
    which = f"0 to {pool[-1]}" if whole else ", ".join(map(str, pool))
    each = f" times {faces} plus 0 to {faces - 1}" if faces > 1 else ""
    return f"a permutation of {which}{each}, none missing and none twice"


def new(game: str, players: int, options: Mapping[str, Any] | None = None) -> Position:
    """A new game, before its first outcome."""
    found = find(game)
    players = found.check_players(players)
    given = {} if options is None else options
    return Position(found, players, found.full_options(given, players))


def load(record: str | bytes | Mapping[str, Any]) -> Position:
    """The position that a record leads to; BadRecord says which step of it is wrong."""
    read = Record.read(record)
    game = find(read.game)
    players = game.check_players(read.players)
    position = Position(game, players, game.full_options(read.options, players, written=True))
    read.check_extra(game.edition(position.options))
    for index, step in enumerate(read.steps):
        try:
            position.step(step)
        except IllegalStep as error:
            raise BadRecord(f"steps[{index}]: {error}", "bad_step", index, error) from error
    return position
