"""What a seat of 10 cannot know is guessed fairly: every world possible, each as often as it is."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import kwintet
from kwintet.games.ten import OBSERVATION, OBSERVED, WORK, View, observe, resample
from kwintet.games.ten.tests.deals import begin, no_bids, one_round, play, view
from kwintet.games.ten.tests.worlds import (
    _counted,
    _late_ones,
    _told,
    _tries,
    _unseen,
    late,
    remembered,
    worlds,
)
from kwintet.kernel import seeded
from kwintet.position import Position

EACH = 25  # how often a way is expected to come
UNLIKELY = 5.2  # standard deviations: less than 1e-7 of the normal distribution lies beyond
EVERY_GAME: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (3, {"spare_jokers": False}), (4, {}), (5, {}), (6, {"spare_jokers": False}), (7, {}),
]  # fmt: skip
KINDS = [*map(str, range(11)), *(f"p{n}" for n in range(1, 9)), "J"]

Key = tuple[int, ...]


def key(state: Any) -> Key:
    return tuple(state.numbers())


def guess(position: Position, seat: int, rng: list[int]) -> Any:
    state = position._s.copy()
    work = WORK.plain()
    work.pool = [-7] * len(work.pool)  # what was left in it must not matter
    resample(state, position._t, seat, rng, work)
    return state


def most_likely_below(freedom: int) -> float:
    """A bound that chi-square of so many degrees of freedom does not pass (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + UNLIKELY * math.sqrt(part)) ** 3)


def check_fair(position: Position, seat: int, most: int = 40_000) -> int:
    """Guesses reach the worlds and no others, in proportion to their ways; how many there are."""
    ways = Counter(key(world._s) for world in worlds(position, seat))
    assert key(position._s) in ways
    times = min(EACH * ways.total(), most)
    rng = [seeded(times + seat)]
    counts = Counter(key(guess(position, seat, rng)) for _ in range(times))
    assert counts.keys() <= ways.keys()
    if len(ways) > 1:
        should = {world: times * n / ways.total() for world, n in ways.items()}
        chi_square = sum((counts[world] - n) ** 2 / n for world, n in should.items())
        assert chi_square < most_likely_below(len(ways) - 1)
    return len(ways)


def positions(seed: int, players: int, options: dict[str, Any]) -> Iterator[Position]:
    """Every position of a random game."""
    rng = random.Random(seed)
    position = kwintet.new("ten", players, options)
    yield position
    while position.turn is not None:
        if position.turn == "chance":
            position.draw(rng)
        else:
            words = sorted({step.split()[0] for step in position.legal})
            word = rng.choice(words)
            position.step(rng.choice([s for s in position.legal if s.split()[0] == word]))
        yield position


# Guesses -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_all_worlds_as_often_as_they_come_about(seed: int) -> None:
    position = late(random.Random(seed))
    assert max(check_fair(position, seat) for seat in range(position.players)) > 1


def with_a_joker_laid_in_secret(rng: random.Random) -> tuple[Position, int]:
    """A position, and a seat for which another has laid a card unseen, its joker or no joker."""
    while True:
        for position in _late_ones(rng):
            for seat in range(position.players):
                if is_in_doubt(position, seat):
                    return position, seat


def is_in_doubt(position: Position, seat: int) -> bool:
    """Whether there are spare jokers unseen as well, and not too many worlds."""
    story = remembered(position, seat)
    told = _told(story)
    hidden = {tale.hidden for tales in told for tale in tales.values()}
    jokers = [(_unseen(story, tales) or Counter())["J"] for tales in told]
    if not {"J", "no joker"} <= hidden or not max(jokers):
        return False
    if max(_tries(story, tales) for tales in told) > 5_000:
        return False
    return sum(len(found) for _, found in _counted(story)) < 800


@pytest.mark.parametrize("seed", range(3))
def test_the_joker_that_was_given_may_lie_face_down(seed: int) -> None:
    position, seat = with_a_joker_laid_in_secret(random.Random(seed))
    assert check_fair(position, seat) > 100


@pytest.mark.parametrize(("players", "options"), EVERY_GAME)
def test_guesses_look_the_same(players: int, options: dict[str, Any]) -> None:
    """From the first step to the last, also where there are too many worlds to be counted."""
    for step, position in enumerate(positions(players, players, options)):
        seat = step % players
        other = position.copy()
        other._s = guess(position, seat, [seeded(step)])
        assert other.view(seat) == position.view(seat)
        assert other.view(None) == position.view(None)
        assert observed(other, seat) == observed(position, seat)
        assert Counter(everything(other)) == Counter(everything(position))


def everything(position: Position) -> list[int]:
    """All cards as kinds, wherever they are."""
    s = position._s
    cards = [kind for kind in [*s.pile, *s.seconds] if kind >= 0]
    cards += [kind for kind in s.cards if kind >= 0]
    for hand in s.hands:
        cards += [kind for kind in range(20) for _ in range(hand >> 3 * kind & 7)]
    return [*cards, *(100 + points for points in s.order)]


def test_a_guess_depends_on_what_the_seat_knows_alone() -> None:
    for seed in range(5):
        position = late(random.Random(100 + seed))
        for seat in range(position.players):
            found = {id(w): w for w in worlds(position, seat)}.values()
            same = {key(guess(w, seat, [seeded(seed)])) for w in found}
            assert len(same) == 1


def jokers_guessed(position: Position, seat: int, other: int) -> set[int]:
    """How many jokers another seat may have, in hand and unseen on the table."""
    found = set()
    for n in range(300):
        s = guess(position, seat, [seeded(n)])
        found.add(
            (s.hands[other] >> 57) + (s.cards[other] == 19 and not s.known[other] & 1 << seat)
        )
    return found


def test_everybody_has_a_joker_until_it_is_seen() -> None:
    position = begin("7 3 5", "8 2 4", "9 1 6", spare_jokers=False)
    assert jokers_guessed(position, 0, 1) == {1}
    play(position, "lay 7 up 0, lay 8 down 0, lay J down 0")
    assert jokers_guessed(position, 0, 1) == {1}
    assert jokers_guessed(position, 0, 2) == {1}
    assert jokers_guessed(position, 1, 2) == {1}
    play(position, "swap S2, guard 0, guard 0")
    assert jokers_guessed(position, 0, 2) == {0}  # it holds it
    assert jokers_guessed(position, 1, 2) == {1}
    no_bids(position)
    play(position, "keep, reveal, add J, stop")
    assert jokers_guessed(position, 0, 1) == {0}
    assert jokers_guessed(position, 2, 1) == {0}


def test_spare_jokers_may_be_anywhere() -> None:
    position = begin("7 3 5", "8 2 4", "9 1 6")
    assert jokers_guessed(position, 0, 1) == {1, 2, 3}
    play(position, "lay J up 0, lay J up 0, lay J up 0, pass, pass, pass, stop, stop, stop")
    assert jokers_guessed(position, 0, 1) >= {0, 1}
    assert 3 not in jokers_guessed(position, 0, 1)


def test_round_cards_to_come_and_the_pile_are_in_any_order() -> None:
    position = one_round(begin("7 3 5", "8 2 4"), "lay 7 up 0, lay 8 up 0")
    orders = set()
    tops = set()
    for n in range(400):
        s = guess(position, 0, [seeded(n)])
        assert s.order[0] == 4
        assert sorted(s.order) == list(range(1, 11))
        orders.add(s.order[1])
        tops.add(s.pile[s.left - 1])
    assert orders == set(range(1, 11)) - {4}
    assert tops == set(range(20))


def test_before_the_deal_only_round_cards_are_hidden() -> None:
    position = kwintet.new("ten", 3)
    assert key(guess(position, 0, [1])) == key(position._s)
    position.step("!rounds 1,2,3,4,5,6,7,8,9,10")
    other = guess(position, 0, [1])
    assert other.order != position._s.order
    other.order = position._s.order
    assert key(other) == key(position._s)


# Observation -------------------------------------------------------------------------------------


def observed(position: Position, seat: int) -> list[int]:
    row = [-9] * OBSERVED
    observe(position._s, position._t, seat, row)
    return row


def parts(position: Position, seat: int) -> dict[str, list[int]]:
    row = observed(position, seat)
    found = {}
    for name, size, _ in OBSERVATION:
        found[name], row = row[:size], row[size:]
    assert row == []
    return found


def rows(part: list[int], players: int) -> list[list[int]]:
    """A part that has a row for each seat; those of seats that nobody has are empty."""
    size = len(part) // 7
    found = [part[i * size : (i + 1) * size] for i in range(7)]
    assert not any(any(row) for row in found[players:])
    return found[:players]


def cards(row: list[int]) -> list[str]:
    return [KINDS[kind] for kind, n in enumerate(row) for _ in range(n)]


def one_of(part: list[int]) -> int | None:
    """The place of the 1 in a row of zeros, if there is one."""
    assert sum(part) in (0, 1)
    return part.index(1) if 1 in part else None


ASKED = ["lay", "open", "bid", "guard", "turn up", "add", "starter"]


@pytest.mark.parametrize(("players", "options"), EVERY_GAME)
def test_observation_agrees_with_the_view(players: int, options: dict[str, Any]) -> None:
    for step, position in enumerate(positions(9, players, options)):
        seat = step % players
        seen, part = view(position, seat), parts(position, seat)
        clockwise = [(seat + i) % players for i in range(players)]
        assert one_of(part["players"]) == players - 2
        assert part["jokers"] == [seen.jokers]
        assert part["round"][0] == seen.round
        assert seen.round_card is None or part["round"][1] == seen.round_card
        assert part["round"][2] == seen.pile
        phase = one_of(part["phase"])
        assert seen.asked == ("over" if seen.turn is None else ASKED[phase or 0]) or not seen.round
        turn = one_of(part["turn"])
        assert seen.turn == (None if turn is None else clockwise[turn])
        assert part["pot"][0] == seen.pot
        assert cards(part["hand"]) == seen.hand
        check_result(seen, part, clockwise)
        check_bids(seen, part, clockwise)
        check_seats(seen, part, clockwise)


def check_result(seen: View, part: dict[str, list[int]], clockwise: list[int]) -> None:
    won, lost = one_of(part["won"]), one_of(part["lost"])
    if seen.settled is None:
        assert (won, lost, part["pot"][1]) == (None, None, 0)
        starter = one_of(part["starter"])
        assert (
            seen.starter is None or seen.asked == "lay" or clockwise[starter or 0] == seen.starter
        )
    else:
        assert won is not None
        assert lost is not None
        assert (clockwise[won], clockwise[lost]) == (seen.settled.winner, seen.settled.loser)
        assert part["pot"][1] == seen.settled.pot
        assert clockwise[one_of(part["starter"]) or 0] == seen.settled.standings[0].seat


def check_bids(seen: View, part: dict[str, list[int]], clockwise: list[int]) -> None:
    owner, bidder = one_of(part["owner"]), one_of(part["bidder"])
    assert part["auction"] == [seen.auction.bid if seen.auction else 0]
    if seen.auction:
        pair = seen.auction.owner, seen.auction.bidder
    elif seen.exchange:
        pair = seen.exchange.owner, seen.exchange.taker
    else:
        assert (owner, bidder) == (None, None)
        return
    assert owner is not None
    assert bidder is not None
    assert (clockwise[owner], clockwise[bidder]) == pair


def check_seats(seen: View, part: dict[str, list[int]], clockwise: list[int]) -> None:
    n = len(clockwise)
    names = ("seats", "taken", "rounds", "up", "from", "front", "second", "due")
    table = {name: rows(part[name], n) for name in names}
    for i, number in enumerate(clockwise):
        seat = seen.seats[number]
        assert table["seats"][i] == [seat.score, seat.tokens, seat.guard, seat.hand]
        assert cards(table["taken"][i]) == seat.taken
        assert [k + 1 for k, has in enumerate(table["rounds"][i]) if has] == seat.rounds
        if seat.front:
            assert table["up"][i] == [int(seat.front.up)]
            assert f"S{clockwise[one_of(table['from'][i]) or 0]}" == seat.front.id
            assert cards(table["front"][i]) == ([seat.front.card] if seat.front.card else [])
            second = [seat.second.card] if seat.second else []
            assert cards(table["second"][i]) == second


def test_observation_of_jokers_that_are_due() -> None:
    position = begin("7 3 5", "8 2 4", "9 1 6")
    assert parts(kwintet.new("ten", 3), 0)["due"] == [0] * 7
    assert parts(position, 1)["due"] == [1, 1, 1, 0, 0, 0, 0]
    play(position, "lay 7 up 0, lay J down 0, lay 9 up 0")
    assert parts(position, 1)["due"][:3] == [0, 1, 1]  # its own, which it has laid
    assert parts(position, 0)["due"][:3] == [1, 1, 1]
    play(position, "swap S1, guard 0, guard 0")
    assert parts(position, 0)["due"][:3] == [1, 0, 1]
    assert parts(position, 2)["due"][:3] == [1, 1, 1]
    no_bids(position)
    play(position, "keep, stop")
    assert parts(position, 1)["due"][:3] == [0, 1, 1]
    play(position, "add 1")
    assert parts(position, 2)["due"][:3] == [1, 1, 0]  # all cards were turned up
