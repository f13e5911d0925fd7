"""What a seat of Twhist cannot know is guessed fairly: every deal possible, all as often."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import kwintet
from kwintet.games.twhist import OBSERVATION, OBSERVED, WORK, hidden, observe, resample
from kwintet.games.twhist.tests import worlds as trying
from kwintet.games.twhist.tests.deals import TWISTS, begin, deck, hand, play, view
from kwintet.games.twhist.tests.worlds import late, worlds
from kwintet.kernel import seeded
from kwintet.position import Position

EACH = 25  # how often a deal is expected to come
UNLIKELY = 5.2  # standard deviations: less than 1e-7 of the normal distribution lies beyond
EVERY_GAME: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (3, {"doubled": -1, "open_twists": True}),
    (4, {"doubled": 5}),
    (5, {"stars": [9] * 10}),
]

Key = tuple[int, ...]


def key(position: Position) -> Key:
    return tuple(position._s.numbers())


def scratch() -> Any:
    """What was left in it must not matter."""
    work = WORK.plain()
    work.ways = [math.nan] * len(work.ways)
    return work


SCRATCH = scratch()


def guess(position: Position, seat: int, rng: list[int]) -> Position:
    other = position.copy()
    resample(other._s, other._t, seat, rng, SCRATCH)
    return other


def most_likely_below(freedom: int) -> float:
    """A bound that chi-square of so many degrees of freedom does not pass (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + UNLIKELY * math.sqrt(part)) ** 3)


def check_fair(position: Position, seat: int) -> int:
    """Guesses reach the worlds and no others, each as often as it should; how many there are."""
    ways = Counter(key(world) for world in worlds(position, seat))
    assert key(position) in ways
    rng = [seeded(seat)]
    counts = Counter(key(guess(position, seat, rng)) for _ in range(EACH * ways.total()))
    assert set(counts) <= set(ways)
    if len(ways) > 1:
        square = sum((counts[k] - EACH * n) ** 2 / (EACH * n) for k, n in ways.items())
        assert square < most_likely_below(len(ways) - 1)
    return len(ways)


def positions(seed: int, players: int, options: dict[str, Any]) -> Iterator[Position]:
    """Every position of a random game."""
    rng = random.Random(seed)
    position = kwintet.new("twhist", players, options)
    yield position
    while position.turn is not None:
        if position.turn == "chance":
            position.draw(rng)
        else:
            position.step(rng.choice(position.legal))
        yield position


# Guesses -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("tries", [hidden.TRIES, 0])
@pytest.mark.parametrize("seed", range(5))
def test_all_deals_equally_often(seed: int, tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden, "TRIES", tries)
    position = late(random.Random(seed))
    assert max(check_fair(position, seat) for seat in range(position.players)) > 1


@pytest.mark.parametrize("tries", [hidden.TRIES, 0])
@pytest.mark.parametrize(
    ("steps", "share"),
    [
        ("A3, A2, A1", 1 / 3),  # seat 1 has played the first A2: one deal against two
        ("A3, A0, A2", 2 / 3),
        ("A3, A0, A1", 1 / 2),  # nobody has
    ],
)
def test_the_second_like_card_is_half_as_likely_where_the_first_was(
    steps: str, share: float, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal with both in one hand is one deal; with one in each of two hands it is two."""
    monkeypatch.setattr(hidden, "TRIES", tries)
    mine = "A3 B5 C5 D5 D4 D3 D2 D2 D1 D0"
    position = play(begin(mine, "A2 A0", "A2 A1", left="B4 C4"), steps)
    times = {hidden.TRIES: 2000, 0: 400}[tries]
    rng = [seeded(7)]
    second = 0
    for _ in range(times):
        other = guess(position, 0, rng)
        held = [hand(other, seat).count("A2") for seat in (1, 2)]
        second += held[0]
        assert sum(held) == (2 if share == 1 / 2 else 1)
    mean = times * share * (2 if share == 1 / 2 else 1)
    assert abs(second - mean) < 5 * math.sqrt(times * share)


@pytest.mark.parametrize(("players", "options"), EVERY_GAME)
@pytest.mark.parametrize("tries", [hidden.TRIES, 0])
def test_guesses_look_the_same(
    players: int, options: dict[str, Any], tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first step to the last, also where there are too many worlds to be counted."""
    monkeypatch.setattr(hidden, "TRIES", tries)
    for step, position in enumerate(positions(players, players, options)):
        seat = step % players
        other = guess(position, seat, [seeded(step)])
        assert other.view(seat) == position.view(seat)
        assert observed(other, seat) == observed(position, seat)
        assert position.awaiting != "deal" or other._s == position._s
        lacks = trying.colours_lacked(trying.remembered(position, seat))
        for owner in range(players):
            cards = hand(other, owner)
            assert not {(owner, card[0]) for card in cards} & lacks
            assert cards.count("pass") == hand(position, owner).count("pass")
        everywhere = [hand(p, i) for p in (position, other) for i in range(players)]
        held = [Counter(c for cards in half for c in cards) for half in halves(everywhere)]
        assert held[0] == held[1]


def halves(row: list[list[str]]) -> tuple[list[list[str]], list[list[str]]]:
    return row[: len(row) // 2], row[len(row) // 2 :]


def test_a_guess_depends_on_what_the_seat_knows_alone() -> None:
    for seed in range(4):
        position = late(random.Random(100 + seed))
        for seat in range(position.players):
            same = {key(guess(w, seat, [seeded(seed)])) for w in worlds(position, seat)}
            assert len(same) == 1


def test_worlds_are_found_without_knowing_voids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving out what cannot be saves trials and loses no world."""
    rng = random.Random(5)
    late_ones = [late(rng) for _ in range(3)]
    found = [Counter(map(key, worlds(p, seat))) for p in late_ones for seat in range(p.players)]
    monkeypatch.setattr(trying, "colours_lacked", lambda memory: set())
    again = [Counter(map(key, worlds(p, seat))) for p in late_ones for seat in range(p.players)]
    assert found == again


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


def cards(row: list[int], doubled: int) -> list[str]:
    """The cards of a part, by colour and value."""
    found = []
    for place, there in enumerate(row):
        if there and place >= 32:
            found.append(TWISTS[place - 32])
        elif there:
            value = doubled if place % 8 == 7 else place % 8 - 1
            found.append(f"{'ABCD'[place // 8]}{value}")
    return sorted(found)


def rows(part: list[int], players: int) -> list[list[int]]:
    """A part that has a row for each seat; those of seats that nobody has are empty."""
    size = len(part) // 5
    found = [part[i * size : (i + 1) * size] for i in range(5)]
    assert not any(any(row) for row in found[players:])
    return found[:players]


@pytest.mark.parametrize(("players", "options"), EVERY_GAME)
def test_observation_agrees_with_the_view(players: int, options: dict[str, Any]) -> None:
    spent: list[list[str]] = [[] for _ in range(players)]
    turn: int | None = None
    for step, position in enumerate(positions(9, players, options)):
        if turn is not None and not position.steps[-1].startswith("take"):
            spent[turn].append(position.steps[-1])
        turn = position.turn if isinstance(position.turn, int) else None
        check_observation(position, step % players, spent)


def check_observation(position: Position, seat: int, spent: list[list[str]]) -> None:
    n, seen, part = position.players, view(position, seat), parts(position, seat)
    clockwise = [(seat + i) % n for i in range(n)]
    assert part["players"] == [int(n == players) for players in (3, 4, 5)]
    assert part["doubled"] == [int(seen.doubled == value) for value in range(-1, 6)]
    assert part["stars"] == [flip.stars for flip in seen.seats[0].flips]
    assert part["choosing"] == [int(seen.asked == "take")]
    assert rows(part["turn"], n) == [[int(i == seen.turn)] for i in clockwise]
    assert rows(part["scores"], n) == [[seen.seats[i].score] for i in clockwise]
    assert rows(part["sides"], n) == [[int(f.up) for f in seen.seats[i].flips] for i in clockwise]
    assert cards(part["hand"], seen.doubled) == sorted(seen.hand)
    assert cards(part["left"], seen.doubled) == sorted(seen.left_over)
    others = [card for i in clockwise[1:] for card in hand(position, i) if card not in TWISTS]
    assert cards(part["unknown"], seen.doubled) == sorted(others)
    hands = [hand(position, i) for i in clockwise]
    assert rows(part["numbers"], n) == [[sum(c not in TWISTS for c in held)] for held in hands]
    assert rows(part["twists"], n) == [[int(t in held) for t in TWISTS] for held in hands]
    played = [cards(row, seen.doubled) for row in rows(part["spent"], n)]
    assert played == [sorted(spent[i]) for i in clockwise]
    check_trick(position, part, clockwise)
    check_voids(position, seat, part, clockwise)


def check_trick(position: Position, part: dict[str, list[int]], clockwise: list[int]) -> None:
    n, seen = position.players, view(position)
    trick = seen.trick
    laid = {c.seat: [c.card] for c in trick.cards} if trick else {}
    table = [cards(row, seen.doubled) for row in rows(part["table"], n)]
    assert table == [laid.get(i, []) for i in clockwise]
    powers = [[t in laid.get(i, []) and power(position, i) for t in TWISTS] for i in clockwise]
    assert rows(part["powers"], n) == [[int(has) for has in row] for row in powers]
    highest = [c.seat for c in trick.cards if c.power and c.value is not None] if trick else []
    assert rows(part["ahead"], n) == [[int(i in highest)] for i in clockwise]
    assert part["colour"] == [int(trick is not None and trick.colour == c) for c in "ABCD"]
    if position.turn is not None and (trick or seen.asked == "play"):
        leader = trick.leader if trick else seen.turn
        assert rows(part["lead"], n) == [[int(i == leader)] for i in clockwise]


def power(position: Position, seat: int) -> bool:
    trick = view(position).trick
    return trick is not None and any(c.power for c in trick.cards if c.seat == seat)


def check_voids(
    position: Position, seat: int, part: dict[str, list[int]], clockwise: list[int]
) -> None:
    lacks = trying.colours_lacked(trying.remembered(position, seat))
    for i, row in zip(clockwise, rows(part["voids"], position.players), strict=True):
        assert row == [int((i, colour) in lacks) for colour in "ABCD"]


def test_observation_names_every_number_card() -> None:
    """Own, unknown, left over and spent cards are the whole deck."""
    for position in positions(3, 5, {"doubled": 0}):
        if position.turn != "chance":
            part = parts(position, 2)
            there = [cards(part[name], 0) for name in ("hand", "unknown", "left")]
            there += [cards(row, 0) for row in rows(part["spent"], 5)]
            numbers = sorted(card for cards_ in there for card in cards_ if card not in TWISTS)
            assert numbers == sorted(deck(0))
