"""Steps of Twhist as text, records, and what a step shows."""

import random

import msgspec
import pytest

import kwintet
from kwintet.errors import BadRecord
from kwintet.games.twhist.tests.deals import (
    TWISTS,
    begin,
    deck,
    hand,
    play,
    play_at_random,
    refused,
    view,
)


def dealt(numbers: list[int], players: int = 4, doubled: int = 2) -> kwintet.Position:
    position = kwintet.new("twhist", players, {"doubled": doubled})
    position.step("!deal " + ",".join(map(str, numbers)))
    return position


def test_notation_deal_numbers() -> None:
    """Colour times 8, plus the place among the values of the colour in rising order."""
    position = dealt(list(range(32)))
    cards = ["-1", "0", "1", "2", "2", "3", "4", "5"]
    for seat, colour in enumerate("ABCD"):
        assert hand(position, seat) == [colour + value for value in cards] + TWISTS


@pytest.mark.parametrize("doubled", range(-1, 6))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_notation_every_number_is_its_card(players: int, doubled: int) -> None:
    cards, size = deck(doubled), 32 // players
    for seed in range(3):
        numbers = random.Random(seed).sample(range(32), 32)
        position = dealt(numbers, players, doubled)
        for seat in range(players):
            given = [cards[number] for number in numbers[seat * size : (seat + 1) * size]]
            assert hand(position, seat) == sorted(given) + TWISTS
        assert view(position).left_over == sorted(cards[n] for n in numbers[players * size :])


def test_notation_like_cards_are_alike() -> None:
    """Either of two like cards may be in either hand: that is the same position."""
    numbers = list(range(32))
    one = dealt(numbers, 5)
    swapped = [{3: 4, 4: 3, 19: 20, 20: 19}.get(number, number) for number in numbers]
    other = dealt(swapped, 5)
    assert one._s == other._s
    apart = [*range(3), 11, *range(4, 11), 3, *range(12, 32)]
    again = [{3: 4, 4: 3, 11: 12, 12: 11}.get(number, number) for number in apart]
    assert dealt(apart)._s == dealt(again)._s
    assert dealt(apart)._s != dealt(numbers)._s


def test_notation_like_cards_are_alike_when_they_are_played() -> None:
    """With one of them gone it makes no difference which of the two it was."""
    for first in (3, 4):
        numbers = [first, 0, 1, 2, 7 - first, *range(5, 32)]
        position = play(dealt(numbers), "A2, pass, pass, pass, take A2")
        assert hand(position, 0) == ["A-1", "A0", "A1", "A2", "A3", "A4", "A5", *TWISTS]
        position.step("A2")
        assert hand(position, 0) == ["A-1", "A0", "A1", "A3", "A4", "A5", *TWISTS]


def test_notation_the_deal_once_at_the_start() -> None:
    position = kwintet.new("twhist", 3)
    assert (position.turn, position.awaiting, view(position).asked) == ("chance", "deal", "deal")
    assert (position.legal, position.offers) == ([], None)
    short = ",".join(map(str, range(31)))
    for wrong in (f"!deal {short}", f"!deal {short},30", f"!deal {short},32", "!deal"):
        assert refused(position, wrong).code == "bad_outcome"
    position.step(f"!deal {short},31")
    assert position.awaiting is None


@pytest.mark.parametrize(
    "step",
    ["a3", "A6", "A-2", "A+3", "A03", "A 3", "E3", "3", "Win", "win ", "", "take A3", "A7", "B6"],
)
def test_notation_one_spelling(step: str) -> None:
    position = begin("A3 A-1", "", "")
    assert refused(position, step).code == "illegal_step"
    assert position.turn == 0


@pytest.mark.parametrize(
    "step",
    [
        "take A3+A-1", "take A0+A-1", "take A-1 + A0", "take  A0", "take A0 ", "Take A0", "take",
        "take win", "take A0+win", "take A5", "A0", "take A-1+A-1", "take A-1+A0+A3", "take +A0",
    ],
)  # fmt: skip
def test_notation_one_spelling_of_a_choice(step: str) -> None:
    position = play(begin("A3", "A-1", "A0", ""), "A3, A-1, A0, win")
    assert refused(position, step).code == "illegal_step"
    assert position.legal == [
        "take A-1", "take A-1+A0", "take A-1+A3", "take A0", "take A0+A3", "take A3",
    ]  # fmt: skip


def test_notation_two_cards_in_code_point_order() -> None:
    position = play(begin("B0", "B-1", "D5", "C4", "A1", lacks={2: "B", 3: "B", 4: "B"}), "B0, B-1")
    play(position, "D5, C4, A1")
    for step in ("take B-1+B0", "take C4+D5", "take A1+B-1", "take A1+D5", "take B0+C4"):
        assert step in position.legal
    for step in ("take B0+B-1", "take D5+C4", "take B-1+A1", "take D5+A1", "take C4+B0"):
        assert step not in position.legal


def test_notation_nothing_of_a_step_is_hidden_but_the_deal() -> None:
    position = kwintet.new("twhist", 3)
    step = "!deal " + ",".join(map(str, range(32)))
    assert {position.shown(step, seat) for seat in (None, 0, 1, 2)} == {"!deal ?"}
    position.step(step)
    for taken in ("A3", "win", "pole", "take A3"):
        assert {position.shown(taken, seat) for seat in (None, 0, 1, 2)} == {taken}
        position.step(taken)


@pytest.mark.parametrize("open_twists", [True, False])
def test_notation_a_card_out_of_a_hand_reveals(open_twists: bool) -> None:
    position = begin("A3", "A5", "A4", open_twists=open_twists)
    for twist in TWISTS:
        assert position.reveals(twist) != open_twists
    for card in ("A3", "A5", "A4"):
        assert position.reveals(card)
        position.step(card)
    assert not any(position.reveals(step) for step in position.legal)


def test_notation_records_replay() -> None:
    for players, options in ((3, {}), (4, {"doubled": -1}), (5, {"open_twists": True})):
        end = play_at_random(random.Random(players), players, options)
        again = kwintet.load(msgspec.json.encode(end.record()))
        assert (again.scores, again.winners) == (end.scores, end.winners)
        assert again._s == end._s


def test_notation_options_written_only_where_they_differ() -> None:
    written = kwintet.new("twhist", 3, {"doubled": 2, "stars": [0] * 10}).record()
    assert written["options"] == {"stars": [0] * 10}


def test_notation_the_first_wrong_step_is_named() -> None:
    record = begin("A3", "A5", "").record()
    with pytest.raises(BadRecord, match=r"steps\[2\].*'A3'.*legal: A5, ") as caught:
        kwintet.load(record | {"steps": [*record["steps"], "A3", "A3"]})
    assert (caught.value.index, caught.value.code) == (2, "bad_step")
