"""What every game must do, as checks: each takes a game and how many steps to look at, and asserts.

A check plays random games with random options through the plain rules. Its seed is fixed, so that
it finds tomorrow what it found today.
"""

import functools
import importlib.util
import json
import math
import random
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import kwintet
from kwintet.errors import BadOption, IllegalStep
from kwintet.game import ILLEGAL, Choice, Digits, Flag, Game, Option, Options, Seats, Whole
from kwintet.kernel import CHANCE, OVER, seeded
from kwintet.kernel.playouts import box, doors, playouts, reals, row
from kwintet.position import INTERRUPT, Position
from kwintet.record import MOST_BYTES, MOST_STEPS

PER_SEED = 1000  # games of `playouts` that are compared
CLOCK = 0.02  # how often it runs out before a step, where it may
CERTAIN = 4.75  # standard deviations that happen by chance once in a million times

# Random games ------------------------------------------------------------------------------------


def random_value(option: Option, players: int, rng: random.Random) -> Any:
    """Any value that an option can have."""
    match option:
        case Flag():
            return rng.random() < 0.5
        case Whole():
            high = rng.choice((option.high, min(option.low + 2, option.high)))
            return rng.randint(option.low, high)  # small ones more often: they tend to be quick
        case Choice():
            return rng.choice(option.words)
        case Digits():
            return [rng.randrange(10) for _ in range(option.length)]
        case Seats():
            return sorted(rng.sample(range(players), rng.randint(0, players)))
        case _:
            raise AssertionError(f"an option of a new kind: {option}")


def random_options(game: Game, players: int, rng: random.Random) -> Options:
    """Options other than the defaults, half of them; what they need of one another is kept."""
    given: Options = {}
    for option in rng.sample(game.options, len(game.options)):
        if rng.random() < 0.5:
            more = given | {option.name: random_value(option, players, rng)}
            try:
                game.full_options(more, players)
            except BadOption:
                continue
            given = more
    return given


def random_game(game: Game, rng: random.Random) -> Position:
    """A game before its first outcome."""
    players = rng.choice(game.players)
    return kwintet.new(game.name, players, random_options(game, players, rng))


def numbers(p: Position) -> list[int]:
    """The whole state, hidden things as well."""
    row: list[int] = p._s.numbers()
    return row


def shape(s: Any) -> list[int]:
    """How long each field of a plain state is, 0 for a number."""
    fields = [getattr(s, name) for name in s.__slots__]
    return [len(field) if isinstance(field, list) else 0 for field in fields]


def legal_moves(p: Position) -> list[int]:
    moves = [0] * p._rules.WIDTH
    return moves[: p._rules.legal(p._s, p._t, moves)]


def claims(p: Position) -> set[str]:
    """The first words of the steps that are legal but not listed."""
    if not isinstance(p.turn, int):
        return set()
    return {pattern.partition(" ")[0] for pattern in p._rules.patterns(p._s, p._t)}


def random_claim(p: Position, rng: random.Random) -> int:
    """A claim, or ILLEGAL: they look like other steps, but for their first word and for letters."""
    words = sorted(claims(p))
    texts = [p._rules.text(p._s, p._t, move) for move in legal_moves(p)]
    longer = [text.split(" ") for text in texts if " " in text]
    if not words or not longer:
        return ILLEGAL
    for _ in range(5):
        _, subject, *rest = rng.choice(longer)
        letters = "".join(rng.sample(subject, len(subject)))
        text = " ".join([rng.choice(words), letters, *rest])
        move: int = p._rules.move(p._s, p._t, text)
        if move >= p._rules.MOVES:
            return move
    return ILLEGAL


def varied_move(p: Position, rng: random.Random) -> int:
    """A legal move of the seat at turn: seldom kinds come as often as frequent ones."""
    claim = random_claim(p, rng) if rng.random() < 0.5 else ILLEGAL
    if claim != ILLEGAL:
        return claim
    kinds: dict[str, list[int]] = {}
    for move in legal_moves(p):
        kind, _, rest = p._rules.text(p._s, p._t, move).partition(" ")
        kinds.setdefault(kind if rest else "", []).append(move)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def random_move(p: Position, rng: random.Random) -> int:
    return varied_move(p, rng) if rng.random() < 0.3 else rng.choice(legal_moves(p))


def random_step(
    p: Position,
    rng: random.Random,
    choose: Callable[[Position, random.Random], int] = random_move,
    clock: float = CLOCK,
) -> str:
    """Take a step that is legal, of a player or of chance, or of the clock."""
    if p._may_interrupt() and rng.random() < clock:
        p.step(INTERRUPT)
        return INTERRUPT
    if p.turn == "chance":
        return p.draw(rng)
    step: str = p._rules.text(p._s, p._t, choose(p, rng))
    p.step(step)
    return step


def random_positions(game: Game, steps: int, rng: random.Random) -> Iterator[Position]:
    """Random games, before and after each of their steps; `steps` of them in all."""
    while steps > 0:
        p = random_game(game, rng)
        yield p
        while p.turn is not None and steps > 0:
            random_step(p, rng)
            steps -= 1
            yield p


# Accepted = legal --------------------------------------------------------------------------------


def check_accepted(game: Game, steps: int, seed: int = 1) -> None:
    """Every step that is listed is accepted, nothing else but claims; a step has one spelling."""
    rng = random.Random(seed)
    forms = {form.partition(" ")[0] for form, meaning in game.rules.NOTATION if meaning}
    assert forms >= {f"!{name}" for name in game.outcomes}, "NOTATION leaves an outcome out"
    other: list[str] = []  # steps of other positions
    for p in random_positions(game, steps, rng):
        if isinstance(p.turn, int):
            _check_listed(p, forms)
            legal = p.legal
            other = rng.sample(other, min(len(other), 200)) + rng.sample(legal, min(len(legal), 5))
        if p.turn != "chance":
            _check_refused(p, rng, other)


def _check_listed(p: Position, forms: set[str]) -> None:
    rules, s, t = p._rules, p._s, p._t
    moves = legal_moves(p)
    texts = [rules.text(s, t, move) for move in moves]
    legal = p.legal
    assert moves, f"seat {p.turn} is at turn and has no legal step"
    assert legal == sorted(legal), f"legal steps are not sorted: {legal}"
    assert len(set(legal)) == len(legal), f"a legal step is listed twice: {legal}"
    assert sorted(texts + rules.patterns(s, t)) == legal, f"not the steps of the rules: {legal}"
    for move, text in zip(moves, texts, strict=True):
        assert rules.move(s, t, text) == move, f"{text!r} is listed and not accepted"
        first, space, _ = text.partition(" ")
        assert first in forms or not (space or first.isalpha()), f"NOTATION leaves {text!r} out"
        assert unicodedata.is_normalized("NFC", text)
        assert text == " ".join(text.split()), f"{text!r} is not parts separated by one space"


def _check_refused(p: Position, rng: random.Random, other: list[str]) -> None:
    """Texts that are no steps are refused with a code, and nothing changes."""
    rules, s, t = p._rules, p._s, p._t
    legal = p.legal
    patterns = rules.patterns(s, t) if legal else []
    listed = set(legal) - set(patterns)
    near = rng.choice(legal) if legal else rng.choice([*other, "?"])
    texts = {*spoiled(near, rng), *rng.sample(other, min(len(other), 8)), *patterns}
    before, steps = numbers(p), p.steps[:]
    for text in sorted(texts - listed):
        if text == INTERRUPT and p._may_interrupt():
            continue
        move = rules.move(s, t, text) if p.turn is not None else ILLEGAL
        if move >= rules.MOVES and unicodedata.is_normalized("NFC", text):
            assert text.partition(" ")[0] in claims(p), f"{text!r} is accepted, not announced"
            assert rules.text(s, t, move) == text, f"{text!r} has another spelling"
            continue
        try:
            p.copy().step(text)
        except IllegalStep as error:
            refused = error.code
        else:
            raise AssertionError(f"{text!r} is accepted and not listed: {legal}")
        nfc = unicodedata.is_normalized("NFC", text)
        assert refused == ("not_nfc" if not nfc else "illegal_step" if legal else "game_over")
        _check_step_refused(p, text)
    assert numbers(p) == before, "a refused step has changed the state"
    assert p.steps == steps, "a refused step has been written down"


def _check_step_refused(p: Position, text: str) -> None:
    try:
        p.step(text)
    except IllegalStep:
        return
    raise AssertionError(f"{text!r} is accepted the second time")


def spoiled(text: str, rng: random.Random) -> list[str]:
    """Texts that look like a step's."""
    at = rng.randrange(len(text))
    letter = rng.choice("ABCDEFabcdefgh0123456789 ,.!?-")
    first, _, rest = text.partition(" ")
    return [
        "", " ", "?", "!", "!deal", "!time", "\0", "null", first, rest, f"{rest} {first}",
        text[:-1], text[1:], text + " ", " " + text, text + "\n", text + "\t", text + "\0",
        text + ",", text + text, f"{text} {text}", f"{text} stock", text * 500,
        text.replace(" ", "  "), text.replace(" ", "\t"), text.replace(" ", ""),
        text.replace(" ", "\xa0"), text.upper(), text.lower(), text.swapcase(), text.title(),
        text[:at] + letter + text[at + 1 :], text[:at] + letter + text[at:],
        text[:at] + text[at + 1 :], text[:at] + "\N{COMBINING DIAERESIS}" + text[at:],
        text[:at] + "\N{SOFT HYPHEN}" + text[at:], text[:at] + "\ud800" + text[at:],
        re.sub(r"([0-9]+)", r"0\1", text), re.sub(r"([0-9]+)", r"+\1", text),
        re.sub(r"([0-9]+)", r"-\1", text), re.sub(r"([0-9]+)", r"\g<1>0", text),
        re.sub(r"[0-9]", lambda digit: chr(ord("０") + int(digit[0])), text),
        re.sub(r"[0-9]", lambda digit: chr(ord("٠") + int(digit[0])), text),
        text + "é", unicodedata.normalize("NFD", text + "é"), unicodedata.normalize("NFD", text),
    ]  # fmt: skip


# Compiled = plain --------------------------------------------------------------------------------


class Side:
    """One of the two ways to run a game, with all that its functions are handed."""

    def __init__(self, game: Game, module: ModuleType) -> None:
        self.game = module
        self.rules: Any = module
        self.doors = doors(module)
        self.state = box(module, self.rules.STATE)
        self.world = box(module, self.rules.STATE)
        self.work = box(module, self.rules.WORK)
        self.rng = row(module, 1)
        self.moves = row(module, self.rules.WIDTH)
        self.pool = row(module, self.rules.POOL)
        self.out = row(module, self.rules.POOL)
        self.row = row(module, self.rules.OBSERVED)

    def begin(self, game: Game, players: int, options: Options, seed: int) -> None:
        full = game.full_options(options, players)
        self.tables = boxed_tables(self.game, game, tuple(full[name] for name in game.tables_by))
        self.options = box(self.game, self.rules.OPTIONS, game.encoded(full))
        self.rng[0] = seeded(seed)
        self.doors.start(self.state, self.tables, players, self.options)

    def numbers(self, of: Any) -> list[int]:
        found: list[int] = of[0].numbers() if isinstance(of, list) else of.view("i8").tolist()
        return found

    def resampled(self, seat: int, seed: int) -> list[int]:
        """What a seat thinks that the state may be."""
        if isinstance(self.state, list):
            self.world[0].become(self.state[0])
        else:
            self.world[0] = self.state[0]
        self.rng[0] = seeded(seed)
        self.doors.resample(self.world, self.tables, seat, self.rng, self.work)
        return [*self.numbers(self.world), int(self.rng[0])]

    def observed(self, seat: int) -> list[int]:
        self.doors.observe(self.state, self.tables, seat, self.row)
        return [int(number) for number in self.row]

    def drawn(self) -> list[int]:
        n = self.doors.draw_outcome(self.state, self.tables, self.rng, self.pool, self.out)
        return [int(number) for number in self.out[:n]]

    def listed(self) -> list[int]:
        n = self.doors.legal(self.state, self.tables, self.moves)
        return [int(number) for number in self.moves[:n]]

    def shares(self, players: int) -> list[float]:
        out = reals(self.game, players)
        self.doors.returns(self.state, self.tables, out)
        return [float(share) for share in out]


@functools.cache
def boxed_tables(module: ModuleType, game: Game, key: tuple[Any, ...]) -> Any:
    """The tables in the form that one of the two ways takes."""
    full = game.full_options({}, game.players[0])
    full |= dict(zip(game.tables_by, key, strict=True))
    return box(module, game.rules.TABLES, game.tables(full))


def compiled(game: Game) -> ModuleType:
    return importlib.import_module(f"kwintet.compiled.{game.name}")


def check_compiled(game: Game, steps: int, seed: int = 2, module: ModuleType | None = None) -> None:
    """Compiled and plain rules go the same way: lists, states, returns, worlds and observations."""
    rng = random.Random(seed)
    plain, fast = Side(game, game.rules), Side(game, module or compiled(game))
    while steps > 0:
        players = rng.choice(game.players)
        options = random_options(game, players, rng)
        first = rng.getrandbits(62)
        for side in (plain, fast):
            side.begin(game, players, options, first)
        steps -= _check_same_game(plain, fast, players, steps, rng)


def _check_same_game(plain: Side, fast: Side, players: int, most: int, rng: random.Random) -> int:
    done = 0
    while True:
        s = plain.state[0]
        assert plain.numbers(plain.state) == fast.numbers(fast.state), "the states differ"
        if done % 16 == 0 or s.turn == OVER:
            _check_same_knowledge(plain, fast, rng.randrange(players), rng)
        if s.turn == OVER:
            assert plain.shares(players) == fast.shares(players), "the returns differ"
        if s.turn == OVER or done == most:
            return done + 1  # a game without steps is no game
        if s.turn == CHANCE:
            assert plain.drawn() == fast.drawn(), "the outcomes differ"
            assert plain.rng[0] == fast.rng[0], "the generators differ"
            for side in (plain, fast):
                side.doors.resolve(side.state, side.tables, side.out)
        else:
            listed = plain.listed()
            assert listed == fast.listed(), "the legal moves differ"
            move = _some_move(plain, listed, rng)
            for side in (plain, fast):
                side.doors.play(side.state, side.tables, move)
        done += 1


def _some_move(plain: Side, listed: list[int], rng: random.Random) -> int:
    """One of the moves listed, now and then a claim."""
    claimed = ILLEGAL
    if rng.random() < 0.2 and plain.rules.patterns(plain.state[0], plain.tables[0]):
        p = object.__new__(Position)
        p._rules, p._s, p._t = plain.rules, plain.state[0], plain.tables[0]
        claimed = random_claim(p, rng)
    return rng.choice(listed) if claimed == ILLEGAL else claimed


def _check_same_knowledge(plain: Side, fast: Side, seat: int, rng: random.Random) -> None:
    assert plain.observed(seat) == fast.observed(seat), f"the observations of seat {seat} differ"
    kept = [int(plain.rng[0]), int(fast.rng[0])]
    first = rng.getrandbits(62)
    same = plain.resampled(seat, first) == fast.resampled(seat, first)
    assert same, f"the resampled worlds of seat {seat} differ"
    plain.rng[0], fast.rng[0] = kept


def check_playouts(game: Game, steps: int, seed: int = 3, module: ModuleType | None = None) -> None:
    """Whole random games inside the kernel end in the same states; `steps` of them."""
    rng = random.Random(seed)
    sides = [Side(game, game.rules), Side(game, module or compiled(game))]
    for _ in range(steps):
        players = rng.choice(game.players)
        options = random_options(game, players, rng)
        first = rng.getrandbits(62)
        ends = []
        for side in sides:
            side.begin(game, players, options, first)
            decisions = playouts(side.game).games(
                side.state, side.tables, players, side.options,
                side.rng, side.moves, side.pool, side.out, 1,
            )  # fmt: skip
            ends.append((side.numbers(side.state), int(side.rng[0]), int(decisions)))
        assert ends[0] == ends[1], f"games of seed {first} end differently"


# Records -----------------------------------------------------------------------------------------


def check_records(game: Game, steps: int, seed: int = 4) -> None:
    """The record of a game, and every beginning of it, leads to the same state."""
    rng = random.Random(seed)
    while steps > 0:
        p = random_game(game, rng)
        states = [numbers(p)]
        stop = rng.choice((MOST_STEPS, rng.randrange(100)))
        while p.turn is not None and len(p.steps) < stop:
            random_step(p, rng)
            states.append(numbers(p))
        steps -= len(p.steps) + 1
        record = p.record()
        text = json.dumps(record)
        assert len(text) <= MOST_BYTES, f"the record has {len(text)} bytes"
        for source in (record, text, text.encode(), msgspec.json.encode(record)):
            _check_same_position(kwintet.load(source), p, states[-1])
        for _ in range(2):
            k = rng.randrange(len(states))
            q = kwintet.load(record | {"steps": p.steps[:k]})
            assert numbers(q) == states[k], f"the first {k} steps lead elsewhere"


def _check_same_position(q: Position, p: Position, state: list[int]) -> None:
    assert numbers(q) == state, "the record leads to another state"
    assert q.record() == p.record(), "the record read is written otherwise"
    assert (q.turn, q.awaiting, q.legal) == (p.turn, p.awaiting, p.legal)
    assert (q.scores, q.winners, q.options) == (p.scores, p.winners, p.options)


# What a seat cannot know -------------------------------------------------------------------------


def resampled(p: Position, seat: int, first: int) -> Position:
    """A world that a seat cannot tell from this one."""
    q = p.copy()
    p._rules.resample(q._s, q._t, seat, [first], p._rules.WORK.plain())
    return q


def encoded(p: Position, seat: int | None) -> bytes:
    return msgspec.json.encode(p.view(seat))


def observed(p: Position, seat: int) -> list[int]:
    out = [0] * p._rules.OBSERVED
    p._rules.observe(p._s, p._t, seat, out)
    return out


def check_hidden(game: Game, steps: int, seed: int = 5) -> None:
    """In two worlds that a seat cannot tell apart it gets the same of everything."""
    rng = random.Random(seed)
    for p in random_positions(game, steps, rng):
        seat = rng.randrange(p.players)
        before = numbers(p)
        q = resampled(p, seat, seeded(rng.getrandbits(62)))
        assert numbers(p) == before
        _check_public(p, q)
        _check_private(p, q, seat)
        if is_open(game):
            _check_open(p, q, seat, rng)
        first = seeded(rng.getrandbits(62))
        same = numbers(resampled(p, seat, first)) == numbers(resampled(q, seat, first))
        assert same, f"the worlds that seat {seat} imagines tell what is hidden"
        if p.turn == seat:
            _check_at_turn(p, q, seat, rng)
        if rng.random() < 0.004:
            _finish(q, rng)


def is_open(game: Game) -> bool:
    """Whether everybody sees all that chance does; then nothing else may be hidden either."""
    return not game.secret


def _check_open(p: Position, q: Position, seat: int, rng: random.Random) -> None:
    """Where nothing is hidden there is one world, and one view of it."""
    assert numbers(q) == numbers(p), "resampling changed what everybody sees"
    assert _seen(p, seat) == _seen(p, None), f"the view of seat {seat} tells more than others see"
    for step in rng.sample(p.legal, min(3, len(p.legal))):
        same = p.shown(step, seat) == p.shown(step, None) == step
        assert same, f"seat {seat} was shown something else"
        assert not p.reveals(step), f"reveals({step}) tells of something hidden"


def _seen(p: Position, seat: int | None) -> Any:
    """A view, without the seat that it may name."""
    view = msgspec.to_builtins(p.view(seat))
    return {name: value for name, value in view.items() if name != "seat"}


def _check_public(p: Position, q: Position) -> None:
    assert (q.turn, q.awaiting) == (p.turn, p.awaiting), "resampling changed the turn"
    assert (q.scores, q.winners) == (p.scores, p.winners), "resampling changed the scores"
    assert encoded(q, None) == encoded(p, None), "the view of an onlooker tells what is hidden"
    assert q.draw_view(None) == p.draw_view(None)


def _check_private(p: Position, q: Position, seat: int) -> None:
    assert encoded(q, seat) == encoded(p, seat), f"the view of seat {seat} tells what is hidden"
    assert q.draw_view(seat) == p.draw_view(seat), f"the drawing of seat {seat} tells"
    assert observed(q, seat) == observed(p, seat), f"the observation of seat {seat} tells"


def _check_at_turn(p: Position, q: Position, seat: int, rng: random.Random) -> None:
    assert q.legal == p.legal, "resampling changed the legal steps of the seat itself"
    assert legal_moves(q) == legal_moves(p)
    offers = msgspec.json.encode(p.offers)
    assert msgspec.json.encode(q.offers) == offers, f"the offers of seat {seat} tell what is hidden"
    for step in rng.sample(p.legal, min(3, len(p.legal))):
        if step not in claims(p):
            assert q.shown(step, seat) == p.shown(step, seat)
            assert q.reveals(step) == p.reveals(step), f"reveals({step}) tells what is hidden"
    for text in rng.sample(spoiled(rng.choice(p.legal), rng), 3):
        assert answer(q, text) == answer(p, text), f"the answer to {text!r} tells what is hidden"


def answer(p: Position, text: str) -> tuple[str, str]:
    """What a player hears who tries a step."""
    try:
        p.copy().step(text)
    except IllegalStep as error:
        return error.code, error.for_player
    return "", ""


def _finish(p: Position, rng: random.Random) -> None:
    """A resampled world is a position like any other: its game goes on to the end."""
    while p.turn is not None:
        random_step(p, rng)
        assert len(p.steps) < MOST_STEPS


# Worlds ------------------------------------------------------------------------------------------


@functools.cache
def enumerator(game: Game) -> ModuleType:
    """`tests/worlds.py` of a game: `late(rng)`, a late position, and `worlds(position, seat)`."""
    path = folder(game) / "tests" / "worlds.py"
    spec = importlib.util.spec_from_file_location(f"worlds_of_{game.name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def folder(game: Game) -> Path:
    return Path(game.rules.__file__).parent


def check_worlds(game: Game, steps: int, seed: int = 6) -> None:
    """A seat imagines every world that it cannot rule out, all equally often; `steps` positions.

    Which worlds those are is enumerated by replay, apart from the rules for resampling. Where
    nothing is hidden it is the true one alone.
    """
    rng = random.Random(seed)
    most = 0
    for _ in range(steps):
        p = enumerator(game).late(rng)
        for seat in range(p.players):
            worlds: list[Position] = enumerator(game).worlds(p, seat)
            most = max(most, len(worlds))
            ways = Counter(tuple(numbers(world)) for world in worlds)
            assert tuple(numbers(p)) in ways, "the true world is not among the possible ones"
            for world in rng.sample(worlds, min(4, len(worlds))):
                check_story(p, world, seat)
            _check_even(p, seat, ways, rng)
    assert (most == 1) == is_open(game), "no seat was ever in doubt, or one where all is open"


def check_story(p: Position, world: Position, seat: int) -> None:
    """From the first step on a seat has seen the same in both worlds."""
    assert len(world.steps) == len(p.steps)
    a, b = (kwintet.load(x.record() | {"steps": []}) for x in (p, world))
    for true, other in zip(p.steps, world.steps, strict=True):
        assert a.shown(true, seat) == b.shown(other, seat), f"seat {seat} was shown something else"
        a.step(true)
        b.step(other)
        assert encoded(a, seat) == encoded(b, seat), f"seat {seat} saw something else"
    assert numbers(b) == numbers(world)


def _check_even(p: Position, seat: int, ways: Counter[tuple[int, ...]], rng: random.Random) -> None:
    """Compare how often each world comes with how often it should (chi-square)."""
    total = ways.total()
    times = max(500, 20 * total)
    found: Counter[tuple[int, ...]] = Counter()
    generator = [seeded(rng.getrandbits(62))]
    work = p._rules.WORK.plain()
    world = p._s.copy()
    for _ in range(times):
        world.become(p._s)
        p._rules.resample(world, p._t, seat, generator, work)
        found[tuple(world.numbers())] += 1
    assert found.keys() <= ways.keys(), f"seat {seat} imagines a world that cannot be"
    should = {world: times * n / total for world, n in ways.items()}
    square = sum((found[world] - n) ** 2 / n for world, n in should.items())
    uneven = deviations(square, len(ways) - 1) >= CERTAIN
    assert not uneven, f"the worlds of seat {seat} are not equally likely"


def deviations(square: float, freedom: int) -> float:
    """A chi-square as a number of standard deviations, after Wilson and Hilferty."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


# Views -------------------------------------------------------------------------------------------


def check_views(game: Game, steps: int, seed: int = 7) -> None:
    """Views are structs of plain things, of one type for all, with a seat if they are a seat's."""
    rng = random.Random(seed)
    kinds = set()
    for p in random_positions(game, steps, rng):
        for seat in (None, rng.randrange(p.players)):
            view = p.view(seat)
            kinds.add(type(view))
            _check_plain(view)
            assert _read_back(view) == view, "a view belies its type"
            named = json.loads(encoded(p, seat)).get(
                "seat", "none"
            )  # a game of no secrets need not name it
            assert named in ({"none"} if seat is None else {"none", seat}), f"seat {named}"
            drawn = p.draw_view(seat)
            assert type(drawn) is str
            assert drawn.strip()
        _check_offers(p)
    assert len(kinds) == 1, f"views of several types: {kinds}"
    assert issubclass(kinds.pop(), msgspec.Struct)


def _check_plain(value: Any) -> None:
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            _check_plain(getattr(value, name))
    elif type(value) is list:
        for each in value:
            _check_plain(each)
    elif type(value) is dict:
        assert all(type(name) is str for name in value), f"{value} in a view"
        _check_plain(list(value.values()))
    else:
        assert type(value) in (int, str, bool, type(None)), f"{value!r} in a view"


def _read_back(view: Any) -> Any:
    """A view as a reader gets it that knows its type."""
    try:
        return msgspec.json.decode(msgspec.json.encode(view), type=type(view))
    except msgspec.ValidationError as error:
        return error


def _check_offers(p: Position) -> None:
    """A seat at turn is offered something, and every whole step that is offered is legal."""
    offers = p.offers
    assert (offers is not None) == isinstance(p.turn, int), "offers are for a seat at turn"
    if offers is not None:
        _check_plain(offers)
        assert set(offers.steps) <= set(p.legal), f"offered, not legal: {offers.steps}"
        assert offers.steps or offers.forms, "nothing is offered"
        assert len(set(offers.steps)) == len(offers.steps)
        told = [about.step for about in offers.about]
        assert told == [step for step in offers.steps if step in told], "told of other steps"


# The end -----------------------------------------------------------------------------------------


def check_ends(game: Game, steps: int, seed: int = 8) -> None:
    """Every game ends, and then it is clear who has won."""
    rng = random.Random(seed)
    while steps > 0:
        p = random_game(game, rng)
        while p.turn is not None:
            assert p.winners == [], "somebody has won before the end"
            assert len(p.steps) < MOST_STEPS, "the game does not end"
            _check_scores(p)
            random_step(p, rng)
        _check_scores(p)
        steps -= len(p.steps)
        assert p.legal == []
        assert p.offers is None
        assert p.awaiting is None
        shares = [0.0] * p.players
        p._rules.returns(p._s, p._t, shares)
        assert p.winners, "nobody has won"
        if p.players > 1:
            assert math.isclose(sum(shares), 1), f"the returns are {shares}"
            assert p.winners == [i for i, share in enumerate(shares) if share == max(shares)]
        assert all(0 <= share <= 1 for share in shares), f"the returns are {shares}"


def _check_scores(p: Position) -> None:
    assert len(p.scores) == p.players
    assert all(type(score) is int for score in p.scores), f"scores {p.scores}"


# What only looks ---------------------------------------------------------------------------------


def check_still(game: Game, steps: int, seed: int = 9) -> None:
    """Looking changes nothing, a copy is on its own, and the rules keep to their bounds."""
    rng = random.Random(seed)
    rules = game.rules
    assert sum(size for _, size, _ in rules.OBSERVATION) == rules.OBSERVED
    for p in random_positions(game, steps, rng):
        before, steps_before = numbers(p), p.steps[:]
        for look in looks(p, rng):
            look()
            assert numbers(p) == before, f"{look} changed the state"
        check_bounds(p, rng)
        if p.turn is not None:
            q = p.copy()
            random_step(q, rng)
            assert len(q.steps) == len(steps_before) + 1
        assert numbers(p) == before, "a step on a copy changed the original"
        assert p.steps == steps_before, "a step on a copy was written into the original"


def looks(p: Position, rng: random.Random) -> list[Callable[[], object]]:
    """Everything that must leave a position as it is."""
    rules, s, t = p._rules, p._s, p._t
    seat = rng.choice([None, *range(p.players)])
    looks: list[Callable[[], object]] = [
        lambda: (p.turn, p.awaiting, p.scores, p.winners),
        lambda: (p.legal, p.offers),
        lambda: p.draw_view(seat),
        p.record,
        lambda: observed(p, rng.randrange(p.players)),
    ]
    if isinstance(p.turn, int):
        step = rules.text(s, t, rng.choice(legal_moves(p)))
        looks += [lambda: rules.move(s, t, step), lambda: (p.shown(step, seat), p.reveals(step))]
    elif p.turn == "chance":
        looks.append(lambda: p.pool)
    return looks


def check_bounds(p: Position, rng: random.Random) -> None:
    """The fields are as long as the layouts say, and no row is longer than its size."""
    rules = p._rules
    assert shape(p._s) == shape(rules.STATE.plain()), "fields are not as in the layout"
    assert shape(p.game.encoded(p.options)) == shape(rules.OPTIONS.plain())
    outside = -(1 << 40)
    if isinstance(p.turn, int):
        assert p.turn < p.players
        row = [outside] * (rules.WIDTH + 8)
        n = rules.legal(p._s, p._t, row)
        assert 1 <= n <= rules.WIDTH, f"{n} moves are legal"
        assert all(0 <= move < rules.MOVES for move in row[:n]), f"moves {row[:n]}"
        assert row[rules.WIDTH :] == [outside] * 8
    if p.turn == "chance":
        row = [outside] * (rules.POOL + 8)
        kind, n, _, faces = rules.chance(p._s, row)
        assert kind in range(len(game_outcomes(p)))
        assert 1 <= n <= rules.POOL
        assert faces >= 1
        assert row[rules.POOL :] == [outside] * 8
    row = [outside] * (rules.OBSERVED + 8)
    rules.observe(p._s, p._t, rng.randrange(p.players), row)
    assert row[rules.OBSERVED :] == [outside] * 8, "an observation is longer than OBSERVED"
    assert all(-(1 << 31) <= number < 1 << 31 for number in row[: rules.OBSERVED]), "not in int32"


def game_outcomes(p: Position) -> tuple[str, ...]:
    assert p.game.secret <= set(p.game.outcomes)
    return p.game.outcomes


# Chance ------------------------------------------------------------------------------------------


def check_chance(game: Game, steps: int, seed: int = 10) -> None:
    """What is drawn is accepted again, anything else than an outcome refused; `steps` outcomes."""
    rng = random.Random(seed)
    while steps > 0:
        p = random_game(game, rng)
        stop = rng.choice((10, 10, 10, MOST_STEPS))  # most games have their outcomes at the start
        while p.turn is not None and steps > 0 and len(p.steps) < stop:
            if p.turn == "chance":
                _check_outcome(p, rng)
                steps -= 1
            random_step(p, rng)


def _check_outcome(p: Position, rng: random.Random) -> None:
    q, again = p.copy(), p.copy()
    step = q.draw(rng)
    name = step.partition(" ")[0]
    assert name == f"!{p.awaiting}", f"{step} is drawn, {p.awaiting} awaited"
    shown = p.shown(step, rng.choice([None, *range(p.players)]))
    assert shown == (f"{name} ?" if p.awaiting in p.game.secret else step)
    again.step(step)
    assert numbers(again) == numbers(q), f"{step} leads elsewhere when it is read"
    assert again.steps == q.steps
    before = numbers(p)
    for wrong in wrong_outcomes(p, step, rng):
        assert refusal(p, wrong) == "bad_outcome", f"{wrong!r} is accepted"
    assert numbers(p) == before, "a refused outcome has changed the state"
    assert p.steps == q.steps[:-1]


def refusal(p: Position, step: str) -> str:
    """The code of the error that a step meets; empty if it is taken."""
    try:
        p.step(step)
    except IllegalStep as error:
        return error.code if str(error) else "an error without a text"
    return ""


def wrong_outcomes(p: Position, step: str, rng: random.Random) -> list[str]:
    """Texts that look like an outcome and are none."""
    pool, shuffled, faces = p.pool
    n = len(pool)
    name, _, text = step.partition(" ")
    row = text.split(",")
    at = rng.randrange(n)

    def put(number: str) -> str:
        return f"{name} {','.join([*row[:at], number, *row[at + 1 :]])}"

    others = [other for other in p.game.outcomes if other != p.awaiting]
    wrong = [
        "", "?", "!", name, f"{name} ", f"{name[1:]} {text}", f"!{text}", text, f"!x {text}",
        f"{name}  {text}", f"{name} {text},", f"{name} ,{text}", f"{name} {text} ", f" {step}",
        f"{step}\n", f"{name}\t{text}", f"{name.upper()} {text}", f"{name} [{text}]",
        f"{name} {text},0", f"{name} {text},{row[-1]}", *[f"!{other} {text}" for other in others],
        put(""), put("-1"), put("+0"), put("0" + row[at]), put("00"), put(f" {row[at]}"),
        put(f"{row[at]} "), put(row[at] + ".0"), put("1e0"), put("x"), put("9999999"),
        put(str((max(pool) + 1) * faces)), put("9" * 30), put("9" * 5000), put("1_0"),
        put("٣"), put("３"), put("²"), put("\0"), put("\ud800"),
    ]  # fmt: skip
    if n > 1:
        wrong += [f"{name} {','.join(row[:-1])}", f"{name} {','.join(row[1:])}"]
        wrong += [f"{name} {mark.join(row)}" for mark in (", ", " ", ",,", ";", "")]
    if shuffled and n > 1:
        wrong.append(put(row[at - 1]))
    return wrong


# All of them -------------------------------------------------------------------------------------

Check = Callable[[Game, int], None]

PLAIN: dict[str, tuple[Check, int]] = {  # with the steps that they look at by default
    "accepted": (check_accepted, 8_000),
    "records": (check_records, 40_000),
    "hidden": (check_hidden, 6_000),
    "worlds": (check_worlds, 25),
    "views": (check_views, 6_000),
    "ends": (check_ends, 25_000),
    "still": (check_still, 6_000),
    "chance": (check_chance, 200),
}
COMPILED: dict[str, tuple[Check, int]] = {
    "compiled": (check_compiled, 120_000),
    "playouts": (check_playouts, PER_SEED),
}
