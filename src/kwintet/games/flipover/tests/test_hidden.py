"""What a seat of Flip Over cannot know is guessed fairly: every world possible, all as often."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import kwintet
from kwintet.games.flipover import OBSERVATION, OBSERVED, WORK, View, hidden, observe, resample
from kwintet.games.flipover.tests import worlds as trying
from kwintet.games.flipover.tests.worlds import late, worlds
from kwintet.kernel import seeded
from kwintet.position import Position

EACH = 25  # how often a world is expected to come
UNLIKELY = 5.2  # standard deviations: less than 1e-7 of the normal distribution lies beyond
EVERY_GAME: list[tuple[int, dict[str, Any]]] = [
    (3, {"rounds": 3}),
    (4, {"rounds": 3, "trumps": False}),
    (4, {"rounds": 4, "teams": True}),
    (5, {"rounds": 2, "setup": "alternating"}),
]

Key = tuple[int, ...]


def key(state: Any) -> Key:
    return tuple(state.numbers())


def guess(position: Position, seat: int, rng: list[int]) -> Any:
    state = position._s.copy()
    resample(state, position._t, seat, rng, SCRATCH)
    return state


def guesses(position: Position, seat: int, times: int) -> Counter[Key]:
    rng = [seeded(times + seat)]
    return Counter(key(guess(position, seat, rng)) for _ in range(times))


def scratch() -> Any:
    """What was left in it must not matter."""
    work = WORK.plain()
    work.ways = [math.nan] * len(work.ways)
    return work


SCRATCH = scratch()


def most_likely_below(freedom: int) -> float:
    """A bound that chi-square of so many degrees of freedom does not pass (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + UNLIKELY * math.sqrt(part)) ** 3)


def check_fair(position: Position, seat: int) -> int:
    """Guesses reach the worlds and no others, all about equally often; how many there are."""
    keys = {key(world._s) for world in worlds(position, seat)}
    assert key(position._s) in keys
    counts = guesses(position, seat, EACH * len(keys))
    assert set(counts) <= keys
    if len(keys) > 1:
        chi_square = sum((counts[k] - EACH) ** 2 for k in keys) / EACH
        assert chi_square < most_likely_below(len(keys) - 1)
    return len(keys)


def positions(seed: int, players: int, options: dict[str, Any]) -> Iterator[Position]:
    """Every position of a random game."""
    rng = random.Random(seed)
    position = kwintet.new("flipover", players, options)
    yield position
    while position.turn is not None:
        if position.turn == "chance":
            position.draw(rng)
        else:
            position.step(rng.choice(position.legal))
        yield position


def late_with(rng: random.Random, players: int) -> Position:
    """A late position of an odd round."""
    while True:
        position = late(rng)
        if position.players == players and view(position).round % 2:
            return position


def view(position: Position, seat: int | None = None) -> View:
    seen: View = position.view(seat)
    return seen


def choosing(gifts: int) -> Position:
    """An exchange after so many choices."""
    for position in positions(4, 4, {"teams": True}):
        if view(position).exchanged == gifts:
            return position
    raise AssertionError


# Guesses -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(16))
def test_all_worlds_equally_often(seed: int) -> None:
    position = late(random.Random(seed))
    assert max(check_fair(position, seat) for seat in range(position.players)) > 1


@pytest.mark.parametrize(
    ("gifts", "seat", "count"),
    [(3, 1, 10 * 9 * 8), (3, 0, 1), (5, 0, 10 * 9), (1, 3, 10)],
)
def test_gifts_under_way(gifts: int, seat: int, count: int) -> None:
    assert check_fair(choosing(gifts), seat) == count


@pytest.mark.parametrize("players", [3, 4, 5])
def test_counting_deals_equally_often(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden, "TRIES", 0)
    rng = random.Random(players)
    for _ in range(2):
        position = late_with(rng, players)
        assert max(check_fair(position, seat) for seat in range(players)) > 1


@pytest.mark.parametrize(("players", "options"), EVERY_GAME)
@pytest.mark.parametrize("tries", [hidden.TRIES, 0])
def test_guesses_look_the_same(
    players: int, options: dict[str, Any], tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first step to the last, also where there are too many worlds to be counted."""
    monkeypatch.setattr(hidden, "TRIES", tries)
    for step, position in enumerate(positions(players, players, options)):
        if step % 3 and position.turn != "chance":
            continue
        seat = step // 3 % players
        other = position.copy()
        other._s = guess(position, seat, [seeded(step)])
        assert other.view(seat) == position.view(seat)
        assert observed(other, seat) == observed(position, seat)
        assert position.awaiting != "deal" or other._s == position._s
        lacks = trying.suits_lacked(trying.remembered(position, seat), view(position).round)
        held = {(owner, c[0]) for owner in range(players) for c in view(other, owner).hand}
        assert not held & lacks


def test_a_guess_depends_on_what_the_seat_knows_alone() -> None:
    for seed in range(6):
        position = late(random.Random(100 + seed))
        for seat in range(position.players):
            same = {key(guess(w, seat, [seeded(seed)])) for w in worlds(position, seat)}
            assert len(same) == 1


def test_worlds_are_found_without_knowing_voids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving out what cannot be saves trials and loses no world."""
    rng = random.Random(5)
    late_ones = [late_with(rng, 3) for _ in range(3)]
    found = [{key(w._s) for w in worlds(p, seat)} for p in late_ones for seat in range(3)]
    monkeypatch.setattr(trying, "suits_lacked", lambda memory, number: set())
    assert found == [{key(w._s) for w in worlds(p, seat)} for p in late_ones for seat in range(3)]


# Observation -------------------------------------------------------------------------------------


def observed(position: Position, seat: int) -> list[int]:
    row = [0] * OBSERVED
    observe(position._s, position._t, seat, row)
    return row


def parts(position: Position, seat: int) -> dict[str, list[int]]:
    row = observed(position, seat)
    found = {}
    for name, size, _ in OBSERVATION:
        found[name], row = row[:size], row[size:]
    assert row == []
    return found


def cards(row: list[int]) -> list[str]:
    return [f"{'ABCDE'[place // 12]}{place % 12 + 1}" for place, held in enumerate(row) if held]


def rows(part: list[int], n: int, players: int) -> list[list[int]]:
    """A part that has a row for each seat; those of seats that nobody has are empty."""
    size = len(part) // n
    found = [part[i * size : (i + 1) * size] for i in range(n)]
    assert not any(any(row) for row in found[players:])
    return found[:players]


def padded(row: list[int], n: int) -> list[int]:
    return row + [0] * (n - len(row))


@pytest.mark.parametrize(("players", "options"), EVERY_GAME)
def test_observation_agrees_with_the_view(players: int, options: dict[str, Any]) -> None:
    for step, position in enumerate(positions(9, players, options)):
        seat = step % players
        seen, part = view(position, seat), parts(position, seat)
        clockwise = [(seat + i) % players for i in range(players)]
        assert [int(n == players) for n in (3, 4, 5)] == part["players"]
        assert [seen.rounds - seen.round, int(seen.round % 2 == 0)] == part["rounds"]
        assert padded([seen.seats[i].score for i in clockwise], 5) == part["scores"]
        assert cards(part["hand"]) == seen.hand
        assert [int(seen.trumps), int(seen.seats[0].partner is not None)] == [
            *part["trumps"],
            *part["team"],
        ]
        giving = seen.asked.startswith("give")
        assert part["giving"] == [(seen.exchanged or 0) + 1 if giving else 0]
        check_gifts(seen, part)
        check_table(seen, part, clockwise)


def check_gifts(seen: View, part: dict[str, list[int]]) -> None:
    for gifts, name in ((seen.given, "given"), (seen.received, "got")):
        shown = [cards(row) for row in rows(part[name], 3, 3)]
        by_direction = {gift.direction: [gift.card] for gift in gifts}
        assert shown == [by_direction.get(d, []) for d in ("left", "across", "right")]


def check_table(seen: View, part: dict[str, list[int]], clockwise: list[int]) -> None:
    n = len(clockwise)
    discs = [1 if d.blue else -1 for d in seen.discs] if seen.turn is not None else []
    assert padded(discs, 12) == part["discs"]
    laid = {c.seat: [c.card] for c in seen.trick.cards} if seen.trick else {}
    if seen.asked == "play":
        assert [cards(row) for row in rows(part["table"], 5, n)] == [
            laid.get(seat, []) for seat in clockwise
        ]
        assert [rows(part["taken"], 5, n)[clockwise.index(d.taker)][d.number - 1]
                for d in seen.discs if d.taker is not None].count(0) == 0  # fmt: skip
        assert sum(part["taken"]) == sum(d.taker is not None for d in seen.discs)
        number = len([d for d in seen.discs if d.taker is not None])
        assert part["trick"].index(1) == number
        leads = [row[0] for row in rows(part["lead"], 5, n)]
        leader = seen.trick.leader if seen.trick else seen.turn
        assert leader == clockwise[leads.index(1)]
    spent = rows(part["spent"], 5, n)
    assert cards(spent[0]) == seen.played
    assert [sum(row) for row in spent] == [seen.seats[seat].played for seat in clockwise]


def test_observation_voids_and_known_hands() -> None:
    """A seat that did not follow lacks the suit; in an even round all hands are known."""
    for position in positions(2, 3, {"rounds": 2}):
        seen, part = view(position, 1), parts(position, 1)
        voids, known = rows(part["voids"], 5, 3), rows(part["known"], 5, 3)
        for i, seat in enumerate((1, 2, 0)):
            held = view(position, seat).hand
            assert not {suit for suit, void in zip("ABCDE", voids[i], strict=True) if void} & {
                card[0] for card in held
            }
            assert cards(known[i]) == (held if seen.round == 2 else [])


def test_observation_knows_gifts_of_the_own_seat_only() -> None:
    """Of a hand: what was taken up, less the gift to this seat, plus the one from it."""
    position = choosing(0)
    hands = [set(view(position, seat).hand) for seat in range(4)]
    while view(position).asked != "play":
        position.step(position.legal[0])
    mine = view(position, 0)
    known = rows(parts(position, 0)["known"], 5, 4)
    for given, got in zip(mine.given, mine.received, strict=True):
        assert set(cards(known[given.seat])) == hands[given.seat] - {got.card} | {given.card}
    assert cards(known[0]) == mine.hand
