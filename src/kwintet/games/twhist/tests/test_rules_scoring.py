"""The rules of Twhist about FLIP cards and the end: a test or more for each numbered sentence."""

import random
from typing import Any

import pytest

import kwintet
from kwintet.errors import BadOption
from kwintet.games.twhist.tests.deals import (
    after_take,
    begin,
    last,
    play,
    play_at_random,
    refused,
    trick,
    ups,
    view,
)
from kwintet.position import Position

STARS = [2, 2, 1, 1, 1, 1, 1, 3, 3, 3]


def four(cards: str, **options: Any) -> Position:
    """A trick of these cards, from seat 0 on; who cannot follow has no A."""
    given = cards.split()
    lacks = {i: "A" for i, card in enumerate(given) if card[0] in "BCD"}
    numbers = [card if card[0] in "ABCD" else "" for card in given]
    return play(begin(*numbers, lacks=lacks, **options), ",".join(given))


# Scoring a trick ---------------------------------------------------------------------------------


def test_T17_one_or_two_number_cards_of_the_trick() -> None:
    assert four("A3 A5 A0 B4").legal == [
        "take A0", "take A0+A3", "take A0+A5", "take A0+B4", "take A3", "take A3+A5",
        "take A3+B4", "take A5", "take A5+B4", "take B4",
    ]  # fmt: skip
    assert four("A3 win A5").legal == ["take A3", "take A3+A5", "take A5"]
    assert len(four("A3 A5 A0 B4 A1").legal) == 15
    for step in ("take", "take A0+A3+A5", "take A4", "take A3+A0", "take A3+A3", "A3"):
        assert refused(four("A3 A5 A0 B4"), step).code == "illegal_step"


def test_T17_two_like_cards_are_one_choice_each() -> None:
    assert four("A2 A5 A2").legal == ["take A2", "take A2+A2", "take A2+A5", "take A5"]
    assert four("A2 B2 A2 B2 A3").legal == [
        "take A2", "take A2+A2", "take A2+A3", "take A2+B2", "take A3", "take A3+B2", "take B2",
        "take B2+B2",
    ]  # fmt: skip
    assert four("A3 B4 A2 A2").legal == [
        "take A2", "take A2+A2", "take A2+A3", "take A2+B4", "take A3", "take A3+B4", "take B4",
    ]  # fmt: skip


def test_T17_of_two_like_cards_the_first_is_taken() -> None:
    position = play(begin("A2", "", "A2"), "pass, pass, pole")
    play(position, "A2, A2, win, take A2")
    assert last(position).taken == [2]
    position = play(four("A3 A2 A2"), "take A2+A2")
    assert last(position).taken == [1, 2]
    assert (last(position).sum, last(position).left) == (4, 3)


def test_T17_like_twist_cards_are_no_choice() -> None:
    assert four("A3 win win A2").legal == ["take A2", "take A2+A3", "take A3"]


@pytest.mark.parametrize(
    ("step", "turned"), [("take A5", 5), ("take A0+A3", 3), ("take B-1", -1), ("take A5+B-1", 4)]
)
def test_T17_the_taker_turns_over_the_flip_card_with_the_sum(step: str, turned: int) -> None:
    position = four("A3 A5 A0 B-1")
    assert position.turn == 1
    assert after_take(position, step)[1] == [turned]


@pytest.mark.parametrize(
    ("step", "turned"), [("take A5", 2), ("take A0+A3", 4), ("take B-1", 8), ("take A5+B-1", 3)]
)
def test_T18_everybody_else_turns_over_the_sum_of_the_rest(step: str, turned: int) -> None:
    up = after_take(four("A3 A5 A0 B-1"), step)
    assert up[0] == up[2] == up[3] == [turned]


def test_T18_a_pass_with_power_excuses() -> None:
    assert after_take(four("A3 A5 A0 pass"), "take A5") == [[3], [5], [3], []]
    assert after_take(four("A3 pass pass A5"), "take A5") == [[3], [], [3], [5]]


def test_T18_if_none_is_left_they_turn_nothing() -> None:
    assert after_take(four("A3 A5 thief"), "take A3+A5") == [[], [], [8]]
    assert after_take(four("A3 win pole"), "take A3") == [[], [3], []]
    position = play(four("A3 A5 thief"), "take A3+A5")
    assert last(position).left is None


def test_T18_a_sum_of_nothing_is_not_a_sum_of_0() -> None:
    assert after_take(four("A0 A5 thief"), "take A5") == [[0], [0], [5]]
    assert after_take(four("A0 thief pole"), "take A0") == [[], [0], []]


def test_T19_sums_below_minus_1_count_as_minus_1() -> None:
    position = four("A-1 B-1 C-1 A5")
    assert after_take(position, "take A-1+B-1") == [[4], [4], [4], [-1]]
    position = four("A-1 B-1 C-1 win")
    assert after_take(position, "take A-1") == [[-1], [-1], [-1], [-1]]
    assert after_take(four("A-1 B-1 C-1 D-1"), "take A-1") == [[-1], [-1], [-1], [-1]]


def test_T19_sums_above_8_count_as_8() -> None:
    position = four("A5 B5 C5 A0")
    assert after_take(position, "take A5+B5") == [[8], [5], [5], [5]]
    assert after_take(position, "take A0") == [[0], [8], [8], [8]]
    assert after_take(four("A5 A4 A0"), "take A4+A5") == [[8], [0], [0]]
    assert after_take(four("A5 A3 A0"), "take A3+A5") == [[8], [0], [0]]


def test_T20_a_card_on_its_star_side_turns_back() -> None:
    position = play(begin("A5 B5", "A0 B0", "A1 B1"), "A5, A0, A1, take A5")
    assert (ups(position), position.scores) == ([[5], [1], [1]], [1, 1, 1])
    play(position, "B5, B0, B1, take B5")
    assert (ups(position), position.scores) == ([[], [], []], [0, 0, 0])
    assert [turned.stars for turned in last(position).turned] == [-1, -1, -1]
    assert not any(turned.up for turned in last(position).turned)


def test_T20_only_the_card_of_the_sum_is_turned() -> None:
    position = play(begin("A5 B4", "A0 B0", "A1 B1"), "A5, A0, A1, take A5")
    play(position, "B4, B0, B1, take B4")
    assert (ups(position), position.scores) == ([[4, 5], [], []], [2, 0, 0])


# The end -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "tricks"), [(3, 14), (4, 12), (5, 10)])
def test_T22_after_the_last_card_of_every_player(players: int, tricks: int) -> None:
    end = play_at_random(random.Random(players), players, {})
    cards = [step for step in end.steps[1:] if not step.startswith("take")]
    assert len(cards) == players * tricks
    assert (view(end).tricks, view(end).asked, end.turn) == (tricks, "over", None)
    assert refused(end, "pass").code == "game_over"


def test_T22_twist_cards_included() -> None:
    """A game whose last cards are twist cards, and one whose last are number cards."""
    ends = set()
    for seed in range(12):
        position, rng = kwintet.new("twhist", 4), random.Random(seed)
        position.draw(rng)
        while position.turn is not None:
            wanted = [step for step in position.legal if step.islower() == bool(seed % 2)]
            position.step(rng.choice(wanted or position.legal))
        ends.add(last(position).trick.colour is None)
    assert ends == {True, False}


def test_T22_the_visible_stars_are_counted() -> None:
    position = play(begin("A5", "A0", "A1"), "A5, A0, A1")
    assert position.scores == [0, 0, 0]
    position.step("take A0+A5")
    assert (ups(position), position.scores) == ([[5], [1], [1]], [1, 1, 1])
    position = play(begin("A5", "A0", "A-1"), "A5, A0, A-1, take A5")
    assert (ups(position), position.scores) == ([[5], [-1], [-1]], [1, 2, 2])
    for seed in range(8):
        end = play_at_random(random.Random(seed), 5, {"stars": list(range(10))})
        assert end.scores == [sum(number + 1 for number in up) for up in ups(end)]


def ended(ups: list[list[int]], **options: Any) -> Position:
    """A game that is over, with these FLIP cards on their star side."""
    position = play_at_random(random.Random(1), len(ups), options)
    state = position._s
    for seat, up in enumerate(ups):
        state.sides[seat] = sum(1 << number + 1 for number in up)
        state.scores[seat] = sum(state.stars[number + 1] for number in up)
    return position


def shares(position: Position) -> list[float]:
    out = [0.0] * position.players
    position._rules.returns(position._s, position._t, out)
    return out


@pytest.mark.parametrize(
    ("ups", "winners"),
    [
        ([[-1], [8], [1]], [1]),  # 2, 3 and 1 stars
        ([[8, 1], [7], [1, 2]], [0]),
        ([[7], [6], [1, 2, 3, 4]], [2]),
        ([[7], [1, 2, 3], [-1]], [1]),  # 3 stars each, on more cards
        ([[7], [-1, 1], [1, 2, 3]], [2]),
        ([[7], [8], [-1]], [0, 1]),
        ([[1, 2], [3, 4], [1, 5]], [0, 1, 2]),
        ([[-1, 0, 1, 2, 3, 4, 5, 6, 7, 8], [], [7]], [0]),
        ([[8], [], [1, 2]], [0]),
        ([[], [], []], [0, 1, 2]),
        ([[], [], [5]], [2]),
    ],
)
def test_T22_most_stars_then_most_flip_cards_then_shared(
    ups: list[list[int]], winners: list[int]
) -> None:
    position = ended(ups)
    assert position.winners == winners
    share = 1 / len(winners)
    assert shares(position) == [share if seat in winners else 0 for seat in range(3)]


def test_T22_one_star_is_more_than_10_cards() -> None:
    stars = [0] * 9 + [1]
    assert ended([list(range(-1, 8)), [8], []], stars=stars).winners == [1]
    assert ended([[8], list(range(-1, 8)), []], stars=stars).winners == [0]
    assert ended([list(range(-1, 9)), [8], []], stars=stars).winners == [0]


# Options -----------------------------------------------------------------------------------------


def test_T24_the_stars_by_default() -> None:
    for seat in view(begin("", "", "")).seats:
        assert [flip.stars for flip in seat.flips] == STARS
    assert kwintet.new("twhist", 3).options == {
        "open_twists": False,
        "doubled": 2,
        "stars": STARS,
    }


def test_T24_owners_set_what_is_printed() -> None:
    stars = [9, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    position = four("A5 A0 A-1", stars=stars)
    for seat in view(position).seats:
        assert [flip.stars for flip in seat.flips] == stars
    position.step("take A5")
    assert (ups(position), position.scores) == ([[5], [-1], [-1]], [5, 9, 9])


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"doubled": -2}, "option_value"),
        ({"doubled": 6}, "option_value"),
        ({"doubled": "2"}, "option_type"),
        ({"open_twists": 1}, "option_type"),
        ({"stars": [1] * 9}, "option_value"),
        ({"stars": [10] * 10}, "option_value"),
        ({"stars": "2211111333"}, "option_type"),
        ({"rounds": 2}, "unknown_option"),
    ],
)
def test_options_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as caught:
        kwintet.new("twhist", 3, options)
    assert caught.value.code == code


def test_T25_the_taker_of_a_trick_without_number_cards_chooses_nothing() -> None:
    position = play(begin("", "", "", ""), "win, thief, pole, pass")
    assert (position.turn, view(position).asked) == (2, "play")
    assert last(position).trick.taker == 1
    assert position.scores == [0, 0, 0, 0]


def test_T17_the_taker_is_asked_until_it_has_chosen() -> None:
    position = four("A3 A5 A0")
    assert [view(position).asked, trick(position).number] == ["take", 1]
    position.step("take A0")
    assert (view(position).asked, view(position).number) == ("play", 2)
