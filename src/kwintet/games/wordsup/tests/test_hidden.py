"""What no seat of Words Up can know is guessed fairly: every world possible, all as often."""

import math
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import kwintet
from kwintet.games.wordsup import OBSERVATION, OBSERVED, WORK, observe, resample
from kwintet.games.wordsup.tests.deals import CardFace, begin, end_phase, faces, play, view
from kwintet.games.wordsup.tests.randomly import new_game, random_step
from kwintet.games.wordsup.tests.worlds import MOST, encoded, late, open_cards, worlds
from kwintet.kernel import seeded
from kwintet.position import Position

EACH = 40  # how often a world is expected to come
UNLIKELY = 5.2  # standard deviations: less than 1e-6 of what chance does lies beyond

Key = tuple[int, ...]


def key(state: Any) -> Key:
    return tuple(state.numbers())


def guesses(position: Position, seat: int, times: int) -> Counter[Key]:
    found: Counter[Key] = Counter()
    rng, work, state = [seeded(times + seat)], WORK.plain(), position._s.copy()
    for _ in range(times):
        state.become(position._s)
        resample(state, position._t, seat, rng, work)
        found[key(state)] += 1
    return found


def is_even(found: Counter[Key], kinds: int) -> bool:
    """Chi-square, as standard deviations (Wilson and Hilferty)."""
    expected = found.total() / kinds
    square = sum((n - expected) ** 2 / expected for n in found.values())
    square += expected * (kinds - len(found))
    spread = 2 / (9 * (kinds - 1))
    deviation = ((square / (kinds - 1)) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return deviation < UNLIKELY


@pytest.mark.parametrize("seed", range(16))
def test_guesses_are_all_the_worlds_there_are_and_each_comes_as_often(seed: int) -> None:
    rng = random.Random(seed)
    position = late(rng)
    seat = rng.randrange(position.players)
    possible = {key(world._s) for world in worlds(position, seat)}
    found = guesses(position, seat, EACH * len(possible))
    assert found.keys() == possible
    if len(possible) > 1:
        assert is_even(found, len(possible))


def test_late_positions_are_of_all_kinds() -> None:
    rng = random.Random(1)
    kinds: Counter[str] = Counter()
    for _ in range(28):
        position = late(rng)
        now = view(position)
        kinds[now.asked if now.asked in ("vote", "deal", "over") else now.phase] += 1
        kinds[f"{position.players} players"] += 1
        kinds[f"deal {sum(step.startswith('!') for step in position.steps)}"] += 1
    assert set(kinds) == {
        "before", "begun", "one each", "vote", "deal", "over",
        "2 players", "3 players", "4 players", "deal 1", "deal 2",
    }  # fmt: skip


def test_the_true_world_is_among_them_and_all_differ() -> None:
    rng = random.Random(2)
    sizes = set()
    for _ in range(5):
        position = late(rng)
        found = worlds(position, rng.randrange(position.players))
        assert found[0]._s == position._s
        assert len({key(world._s) for world in found}) == len(found) <= math.factorial(MOST)
        sizes.add(len(found))
    assert max(sizes) >= 24


def test_before_the_first_deal_nothing_is_hidden() -> None:
    position = kwintet.new("wordsup", 3)
    assert [world._s for world in worlds(position, 0)] == [position._s]
    assert guesses(position, 0, 3).keys() == {key(position._s)}


def test_a_card_that_was_seen_once_is_known() -> None:
    """Also face down again, under a stock, and in another's stock."""
    cards = {"a1": "k o e", "s0": "a b", "s1": "c d", "h8": "trade"}
    position = play(begin(cards), "turn a1 b1 c1, stop, skip, turn h8 d1 e1 f1, stop")
    state = position._s.copy()
    rng = [seeded(5)]
    for _ in range(20):
        resample(state, position._t, 0, rng, WORK.plain())
        assert state.field[:3] == position._s.field[:3]
        assert state.stock[0] == position._s.stock[0]
        assert state.stock[5] == position._s.stock[5]
        assert sorted(state.field + state.stock + state.bonus) == sorted(
            position._s.field + position._s.stock + position._s.bonus
        )
    assert state.field != position._s.field
    assert state.stock != position._s.stock
    assert state.bonus[:4] == position._s.bonus[:4]


def test_a_guess_keeps_views_and_names() -> None:
    rng = random.Random(6)
    for _ in range(12):
        position = new_game(rng)
        for _ in range(rng.randrange(150)):
            if position.turn is not None:
                random_step(position, rng)
        guess = position.copy()
        resample(guess._s, guess._t, 0, [seeded(rng.getrandbits(60))], WORK.plain())
        for seat in range(position.players):
            assert encoded(guess, seat) == encoded(position, seat)


# Cards that are alike ----------------------------------------------------------------------------


def renumbered(deal: str, language: str, rng: random.Random) -> str:
    """A deal in which cards that are alike in every way have changed their numbers."""
    numbers = [int(number) for number in deal.removeprefix("!deal ").split(",")]
    alike: dict[CardFace, list[int]] = {}
    for card in numbers:
        alike.setdefault(faces(language)[card], []).append(card)
    others: dict[int, int] = {}
    for cards in alike.values():
        others |= dict(zip(cards, rng.sample(cards, len(cards)), strict=True))
    return f"!deal {','.join(str(others[card]) for card in numbers)}"


def told(position: Position, seat: int) -> tuple[Any, ...]:
    """All that a seat is told, and what it imagines is hidden, by faces."""
    offers = msgspec.json.encode(position.offers)
    guess = position.copy()
    resample(guess._s, guess._t, seat, [seeded(len(position.steps))], WORK.plain())
    cards = [*faces(position.options["language"]), None]
    imagined = [cards[card] for card in guess._s.field + guess._s.stock + guess._s.bonus]
    return encoded(position, seat), offers, position.legal, observed(position, seat), imagined


@pytest.mark.parametrize("seed", range(6))
def test_which_of_two_cards_that_are_alike_is_which_never_shows(seed: int) -> None:
    rng = random.Random(seed)
    position = new_game(rng, **{"language": "nl", "q": False} if seed % 2 else {})
    other = kwintet.new("wordsup", position.players, position.options)
    while position.turn is not None:
        step = random_step(position, rng)
        if step.startswith("!"):
            step = renumbered(step, position.options["language"], rng)
        other.step(step)
        seat = rng.randrange(position.players)
        assert told(other, seat) == told(position, seat)


# Observations ------------------------------------------------------------------------------------


def observed(position: Position, seat: int) -> dict[str, list[int]]:
    """An observation by the names of its parts."""
    row = [99] * OBSERVED
    observe(position._s, position._t, seat, row)
    parts, at = {}, 0
    for name, size, _ in OBSERVATION:
        parts[name] = [int(number) for number in row[at : at + size]]
        at += size
    assert at == OBSERVED
    return parts


@pytest.mark.parametrize("seed", range(4))
def test_observations_are_the_same_in_all_worlds(seed: int) -> None:
    rng = random.Random(seed + 50)
    position = late(rng)
    for seat in range(position.players):
        assert len({str(observed(world, seat)) for world in worlds(position, seat)}) == 1


def test_an_observation_of_the_start() -> None:
    seen = observed(begin({"s1": "k2!", "bonus": "a joker"}, 3, juniors=[1]), 1)
    assert seen["players"] == [0, 1, 0]
    assert seen["turn"] == [0, 0, 1, 0]  # seat 0 comes two after seat 1
    assert seen["phase"] == [1, 0, 0]
    assert seen["rounds"] == [0, 1]
    assert seen["stocks"] == [4, 4, 4, 0]
    assert seen["juniors"] == [1, 0, 0, 0]
    assert seen["field"] == [1] * 64
    assert not any(seen["known"])
    face = len(seen["tops"]) // 4
    assert seen["tops"][10] == 1  # k
    assert seen["tops"][face - 2 : face] == [2, 1]  # worth 2, coloured
    assert seen["bonus"][face + 30] == 1  # a joker
    assert seen["stack"] == [1]
    assert sum(seen["unseen"]) == 84 - 3 - 4


def test_an_observation_remembers_cards_that_were_open() -> None:
    position = play(begin({"a1": "k o e"}), "turn a1 b1 c1")
    seen = observed(position, 0)
    assert seen["field"][:4] == [2, 2, 2, 1]
    assert seen["so_far"] == [3, 1, 0, 0]
    known = seen["known"]
    play(position, "stop")
    seen = observed(position, 0)
    assert seen["known"] == known
    assert sum(known) > 0
    assert seen["field"] == [1] * 64
    assert seen["quiet"] == [1]
    assert seen["turn"] == [0, 1, 0, 0]


def test_an_observation_knows_cards_under_a_stock() -> None:
    position = play(begin({"s0": "k2! a"}), "skip")
    seen = observed(position, 1)
    face = len(seen["tops"]) // 4
    below = seen["below"]
    assert seen["skipped"] == [0, 1, 0, 0]
    assert below[5 * face + 4 * face + 10] == 1  # the last of seat 0's stock


def test_an_observation_knows_the_second_card_of_a_stock() -> None:
    position = begin({"s0": "k2! a b c d e", "s1": "f g h i j l"})
    play(position, ", ".join(["skip"] * 9))  # five of them seat 0's
    seen = observed(position, 0)
    face = len(seen["tops"]) // 4
    assert seen["below"][10] == 1  # k
    assert seen["below"][face - 2 : face] == [2, 1]


def test_an_observation_counts_rounds_left() -> None:
    assert observed(begin({}, rounds=4), 0)["rounds"] == [3, 1]


def test_an_observation_of_a_claim() -> None:
    position = play(begin({"a1": "k o e k"}, 3, judge="table"), "turn a1 b1 c1 d1")
    play(position, "claim oekk, reject, reject, claim keko, accept")
    seen = observed(position, 2)
    assert letters_of(seen["claim"]) == "keko"
    assert seen["votes"] == [1, 0]
    assert letters_of(seen["rejected"]) == "oekk"
    assert seen["so_far"][3] == 2


def letters_of(row: list[int]) -> str:
    """The letters written in a part of an observation, thirty places each."""
    ones = [row[i : i + 30] for i in range(0, len(row), 30)]
    return "".join("abcdefghijklmnopqrstuvwxyz"[one.index(1)] for one in ones if any(one))


def test_an_observation_of_the_end_phase() -> None:
    position = end_phase("k a s t")
    assert observed(position, 0)["phase"] == [0, 1, 0]
    play(position, "turn a1 b1 c1, stop")
    assert observed(position, 0)["phase"] == [0, 0, 1]
    assert sum(observed(position, 0)["field"]) == 7


def test_what_seats_have_seen_is_what_views_have_shown() -> None:
    rng = random.Random(8)
    for _ in range(4):
        position = new_game(rng)
        shown: set[str] = set()
        while position.turn is not None:
            if random_step(position, rng).startswith("!"):
                shown = set()
            shown |= open_cards(view(position))
            names = observed(position, 0)["unseen"]
            assert sum(names) == 84 - len(shown)
