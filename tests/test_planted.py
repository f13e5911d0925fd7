"""Faults are planted in every game, and the checks of `conformance` must find each of them."""

import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from conformance import (
    Check,
    check_accepted,
    check_chance,
    check_compiled,
    check_ends,
    check_hidden,
    check_playouts,
    check_records,
    check_still,
    check_story,
    check_views,
    check_worlds,
    enumerator,
    is_open,
    numbers,
)

import kwintet
from kwintet import Position, position
from kwintet.game import ILLEGAL, Game, Offers, find
from kwintet.kernel import OVER, Plain

MOST_STEPS = 20_000  # of a game, while faults are planted
STEPS: dict[Callable[..., None], int] = {
    check_worlds: 4,
    check_playouts: 20,
    check_chance: 40,
    check_compiled: 2_000,
}

Wrap = Callable[[Any], Callable[..., Any]]
FAULTS: list[tuple[Check, str, str, Wrap]] = []
NEED_SECRETS: set[Wrap] = set()  # what is no fault where everybody sees everything


def fault(check: Check, words: str, function: str) -> Callable[[Wrap], Wrap]:
    """A fault in a function of a game, the check that finds it, and what the check says then."""

    def note(wrap: Wrap) -> Wrap:
        FAULTS.append((check, words, function, wrap))
        return wrap

    return note


def needs_secrets(wrap: Wrap) -> Wrap:
    NEED_SECRETS.add(wrap)
    return wrap


def faults() -> list[Any]:
    """Each game with each fault that it can have."""
    return [
        pytest.param(name, *fault, id=f"{name}-{fault[0].__name__}-{fault[3].__name__}")
        for name in kwintet.games()
        for fault in FAULTS
        if fault[3] not in NEED_SECRETS or not is_open(find(name))
    ]


def secret(s: Any) -> int:
    """A number that everything hidden goes into."""
    return hash(tuple(s.numbers()))


def number_in(view: Any) -> str:
    """The name of a field that is a number."""
    names: tuple[str, ...] = view.__struct_fields__
    return next(name for name in names if type(getattr(view, name)) is int)


def same_as(view: Any, kind: Any, **more: Any) -> Any:
    """A view made once more, of another type."""
    return kind(**{n: getattr(view, n) for n in view.__struct_fields__} | more)


# Leaks -------------------------------------------------------------------------------------------


@needs_secrets
@fault(check_hidden, "the view of an onlooker tells", "view")
def leaks_to_all(real: Any) -> Callable[..., Any]:
    def view(s: Any, t: Any, seat: int | None) -> Any:
        seen = real(s, t, seat)
        return msgspec.structs.replace(seen, **{number_in(seen): secret(s) % 100})

    return view


@fault(check_hidden, "the view of seat . tells", "view")
def leaks_to_a_seat(real: Any) -> Callable[..., Any]:
    def view(s: Any, t: Any, seat: int | None) -> Any:
        seen = real(s, t, seat)
        if seat is None:
            return seen
        return msgspec.structs.replace(seen, **{number_in(seen): secret(s) % 100})

    return view


@needs_secrets
@fault(check_hidden, "the offers of seat . tell", "offers")
def leaks_by_an_offer(real: Any) -> Callable[..., Any]:
    def offers(s: Any, t: Any) -> Offers:
        made = real(s, t)
        return Offers(["?", *made.steps] if secret(s) % 2 else made.steps, made.forms)

    return offers


@needs_secrets
@fault(check_hidden, "the observation of seat . tells", "observe")
def leaks_to_learners(real: Any) -> Callable[..., Any]:
    def observe(s: Any, t: Any, seat: int, out: Any) -> None:
        real(s, t, seat, out)
        out[-1] = secret(s) % 1000

    return observe


@fault(check_hidden, r"reveals\(.*\) tells", "reveals")
def leaks_by_undo(real: Any) -> Callable[..., Any]:
    return lambda s, t, move: secret(s) % 2 == 0


@needs_secrets
@fault(check_hidden, "the worlds that seat . imagines tell", "resample")
def imagines_by_the_truth(real: Any) -> Callable[..., Any]:
    def resample(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
        rng[0] ^= secret(s) & (1 << 60) - 1
        real(s, t, seat, rng, work)

    return resample


@needs_secrets
@fault(check_hidden, "the answer to .* tells", "move")
def answers_by_the_truth(real: Any) -> Callable[..., Any]:
    """It takes a wrong text for the last legal move, sometimes."""

    def move(s: Any, t: Any, text: str) -> int:
        found: int = real(s, t, text)
        return 0 if found == ILLEGAL and secret(s) % 2 else found

    return move


# Imagined worlds ---------------------------------------------------------------------------------


@needs_secrets
@fault(check_worlds, "are not equally likely", "resample")
def imagines_the_truth(real: Any) -> Callable[..., Any]:
    return lambda s, t, seat, rng, work: None


@needs_secrets
@fault(check_worlds, "are not equally likely", "resample")
def imagines_always_the_same(real: Any) -> Callable[..., Any]:
    return lambda s, t, seat, rng, work: real(s, t, seat, [1], work)


@needs_secrets
@fault(check_worlds, "are not equally likely", "resample")
def imagines_the_smaller(real: Any) -> Callable[..., Any]:
    """Of two worlds always the one whose numbers come first."""

    def resample(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
        other = s.copy()
        real(s, t, seat, rng, work)
        real(other, t, seat, rng, work)
        if other.numbers() < s.numbers():
            s.become(other)

    return resample


@fault(check_worlds, "imagines a world that cannot be", "resample")
@fault(check_hidden, "resampling changed the scores", "resample")
def imagines_points(real: Any) -> Callable[..., Any]:
    def resample(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
        real(s, t, seat, rng, work)
        s.scores[0] += 1

    return resample


# Rules -------------------------------------------------------------------------------------------


@fault(check_compiled, "the legal moves differ", "legal")
def drops_a_move(real: Any) -> Callable[..., Any]:
    def legal(s: Any, t: Any, moves: Any) -> int:
        n: int = real(s, t, moves)
        return n - 1 if n > 1 else n

    return legal


@fault(check_compiled, "the legal moves differ", "legal")
def lists_in_another_order(real: Any) -> Callable[..., Any]:
    def legal(s: Any, t: Any, moves: Any) -> int:
        n: int = real(s, t, moves)
        moves[0], moves[n - 1] = moves[n - 1], moves[0]
        return n

    return legal


@fault(check_accepted, "is listed twice", "legal")
def lists_twice(real: Any) -> Callable[..., Any]:
    def legal(s: Any, t: Any, moves: Any) -> int:
        n: int = real(s, t, moves)
        if n > 8:  # there may be no room for more
            return n
        moves[n] = moves[0]
        return n + 1

    return legal


@fault(check_accepted, "is listed and not accepted", "move")
def refuses_a_move(real: Any) -> Callable[..., Any]:
    return lambda s, t, text: ILLEGAL if len(text) % 2 else real(s, t, text)


@fault(check_accepted, "is accepted and not listed", "move")
def accepts_blanks(real: Any) -> Callable[..., Any]:
    return lambda s, t, text: real(s, t, text.strip())


@fault(check_accepted, "is accepted and not listed", "legal")
def accepts_more_than_it_lists(real: Any) -> Callable[..., Any]:
    return drops_a_move(real)


@fault(check_accepted, "is accepted, not announced", "move")
def accepts_unannounced_claims(real: Any) -> Callable[..., Any]:
    return lambda s, t, text: 1 << 40 if text == "?" else real(s, t, text)


@fault(check_accepted, "a refused step has changed the state", "move")
def changes_when_it_refuses(real: Any) -> Callable[..., Any]:
    def move(s: Any, t: Any, text: str) -> int:
        found: int = real(s, t, text)
        if found == ILLEGAL:
            s.scores[0] += 1
        return found

    return move


@fault(check_compiled, "the states differ", "play")
@fault(check_playouts, "end differently", "play")
def gives_a_point_too_many(real: Any) -> Callable[..., Any]:
    def play(s: Any, t: Any, move: int) -> None:
        real(s, t, move)
        if s.turn == OVER:
            s.scores[0] += 1

    return play


@fault(check_compiled, "the states differ", "resolve")
def resolves_otherwise(real: Any) -> Callable[..., Any]:
    return lambda s, t, out: real(s, t, [*out[1:], out[0]])


@fault(check_compiled, "the outcomes differ", "chance")
def awaits_otherwise(real: Any) -> Callable[..., Any]:
    def chance(s: Any, pool: Any) -> tuple[int, int, int, int]:
        kind, n, shuffled, faces = real(s, pool)
        return kind, n, 1 - shuffled, faces  # the numbers stay such as the rules may look up

    return chance


@fault(check_compiled, "the returns differ", "returns")
@fault(check_ends, "the returns are", "returns")
def shares_more_than_there_is(real: Any) -> Callable[..., Any]:
    def returns(s: Any, t: Any, out: Any) -> None:
        real(s, t, out)
        best = max(range(len(out)), key=lambda seat: out[seat])
        out[best] += 0.5

    return returns


@fault(check_ends, "nobody has won", "returns")
def gives_nobody_the_win(real: Any) -> Callable[..., Any]:
    return lambda s, t, out: None


@fault(check_ends, "the game does not end", "play")
def never_ends(real: Any) -> Callable[..., Any]:
    return lambda s, t, move: None


@fault(check_ends, "scores", "play")
def scores_by_halves(real: Any) -> Callable[..., Any]:
    def play(s: Any, t: Any, move: int) -> None:
        real(s, t, move)
        s.scores[0] /= 1

    return play


@fault(check_compiled, "the observations of seat . differ", "observe")
def observes_otherwise(real: Any) -> Callable[..., Any]:
    def observe(s: Any, t: Any, seat: int, out: Any) -> None:
        real(s, t, seat, out)
        out[-1] += 1

    return observe


@fault(check_compiled, "the resampled worlds of seat . differ", "resample")
def imagines_otherwise(real: Any) -> Callable[..., Any]:
    def resample(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
        rng[0] ^= 1
        real(s, t, seat, rng, work)

    return resample


@fault(check_records, "the record leads to another state|steps lead elsewhere", "play")
@fault(check_chance, "leads elsewhere when it is read", "resolve")
def remembers_other_games(real: Any) -> Callable[..., Any]:
    calls = [0]

    def change(s: Any, t: Any, what: Any) -> None:
        real(s, t, what)
        calls[0] += 1
        s.scores[0] = calls[0]

    return change


# Views -------------------------------------------------------------------------------------------


@fault(check_views, "1.5 in a view", "view")
def sees_a_fraction(real: Any) -> Callable[..., Any]:
    def view(s: Any, t: Any, seat: int | None) -> Any:
        seen = real(s, t, seat)
        return msgspec.structs.replace(seen, **{number_in(seen): 1.5})

    return view


@fault(check_views, "a view belies its type", "view")
def sees_a_text_for_a_number(real: Any) -> Callable[..., Any]:
    def view(s: Any, t: Any, seat: int | None) -> Any:
        seen = real(s, t, seat)
        return msgspec.structs.replace(seen, **{number_in(seen): "1"})

    return view


@fault(check_views, "views of several types", "view")
def sees_in_two_ways(real: Any) -> Callable[..., Any]:
    def view(s: Any, t: Any, seat: int | None) -> Any:
        seen = real(s, t, seat)
        if seat is None:
            return seen
        return same_as(seen, msgspec.defstruct("Other", [], bases=(type(seen),), frozen=True))

    return view


@fault(check_views, "seat 0", "view")
def gives_an_onlooker_a_seat(real: Any) -> Callable[..., Any]:
    def view(s: Any, t: Any, seat: int | None) -> Any:
        seen = real(s, t, seat)
        other = msgspec.defstruct(
            "Other", [("seat", int)], bases=(type(seen),), frozen=True, kw_only=True
        )
        return same_as(seen, other, seat=0)

    return view


@fault(check_views, "offered, not legal", "offers")
def offers_what_is_not_legal(real: Any) -> Callable[..., Any]:
    return lambda s, t: Offers([*real(s, t).steps, "?"], real(s, t).forms)


@fault(check_views, "nothing is offered", "offers")
def offers_nothing(real: Any) -> Callable[..., Any]:
    return lambda s, t: Offers([])


# Looking -----------------------------------------------------------------------------------------


@fault(check_still, "changed the state", "legal")
def changes_when_asked_for_moves(real: Any) -> Callable[..., Any]:
    def legal(s: Any, t: Any, moves: Any) -> int:
        s.scores[0] += 1
        return int(real(s, t, moves))

    return legal


@fault(check_still, "changed the state", "view")
def changes_when_it_is_seen(real: Any) -> Callable[..., Any]:
    def view(s: Any, t: Any, seat: int | None) -> Any:
        s.scores[0] += 1
        return real(s, t, seat)

    return view


@fault(check_still, "an observation is longer", "observe")
def observes_too_much(real: Any) -> Callable[..., Any]:
    def observe(s: Any, t: Any, seat: int, out: Any) -> None:
        before = out[-1]
        real(s, t, seat, out)
        if before:  # there is room behind it
            out[-1] = 0

    return observe


@fault(check_still, "not in int32", "observe")
def observes_large_numbers(real: Any) -> Callable[..., Any]:
    def observe(s: Any, t: Any, seat: int, out: Any) -> None:
        real(s, t, seat, out)
        out[0] = 1 << 31

    return observe


@pytest.mark.parametrize(("name", "check", "words", "function", "wrap"), faults())
def test_a_fault_is_found(
    name: str,
    check: Check,
    words: str,
    function: str,
    wrap: Wrap,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find(name)
    monkeypatch.setattr("conformance.MOST_STEPS", MOST_STEPS)
    monkeypatch.setattr(game.rules, function, wrap(getattr(game.rules, function)))
    with pytest.raises(AssertionError, match=words):
        check(game, STEPS.get(check, 600))


@pytest.mark.parametrize("name", kwintet.games())
def test_a_step_that_shows_what_is_hidden_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = find(name), random.Random(1)
    real = game.rules.shown
    leaky = lambda s, t, move, seat: f"{real(s, t, move, seat)} {secret(s) % 7}"  # noqa: E731
    if is_open(game):
        monkeypatch.setattr(game.rules, "shown", leaky)
        with pytest.raises(AssertionError, match=r"seat . was shown something else"):
            check_hidden(game, 600)
        return
    p, seat, worlds = in_doubt(game, rng)
    check_story(p, worlds[0], seat)
    monkeypatch.setattr(game.rules, "shown", leaky)
    with pytest.raises(AssertionError, match=f"seat {seat} was shown something else"):
        check_stories(p, worlds, seat)


def check_stories(p: Position, worlds: list[Position], seat: int) -> None:
    for world in worlds:
        check_story(p, world, seat)


def in_doubt(game: Game, rng: random.Random) -> tuple[Position, int, list[Position]]:
    """A position, a seat, and the other worlds that the seat cannot rule out."""
    while True:
        p = enumerator(game).late(rng)
        for seat in range(p.players):
            worlds = [w for w in enumerator(game).worlds(p, seat) if numbers(w) != numbers(p)]
            if worlds:
                return p, seat, worlds


# Outside the games -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", kwintet.games())
def test_a_copy_that_shares_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def become(self: Any, other: Any) -> None:
        for field in self.__slots__:
            setattr(self, field, getattr(other, field))

    monkeypatch.setattr(Plain, "become", become)
    with pytest.raises(AssertionError, match="a step on a copy changed the original"):
        check_still(find(name), 600)


@pytest.mark.parametrize("name", kwintet.games())
def test_a_lenient_reader_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "_NUMBERS", re.compile("[0-9]+(,[0-9]+)*"))
    with pytest.raises(AssertionError, match="is accepted"):
        check_chance(find(name), 40)


@pytest.mark.parametrize("name", kwintet.games())
@pytest.mark.parametrize("bound", ["MOVES", "OBSERVED"])
def test_a_bound_that_is_too_low_is_found(
    name: str, bound: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find(name)
    monkeypatch.setattr(game.rules, bound, 1)
    with pytest.raises((AssertionError, IndexError)):
        check_still(game, 100)


@pytest.mark.parametrize("name", kwintet.games())
def test_a_secret_that_is_shown_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "shown", lambda p, step, seat: f"{step}!")
    with pytest.raises(AssertionError):
        check_chance(find(name), 40)
