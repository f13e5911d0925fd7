"""Options, steps as text, and records of 10."""

import random
from typing import Any

import msgspec
import pytest

import kwintet
from kwintet.errors import BadOption, BadRecord
from kwintet.games.ten.tests.deals import (
    ROUNDS,
    begin,
    deal,
    finish_round,
    hand,
    in_a_hurry,
    no_bids,
    one_round,
    play,
    refused,
    view,
)
from kwintet.position import Position

THREE = ("7 3 5", "8 2 4", "9 1 p6")
LAYS = "lay 7 up 0, lay 8 up 0, lay 9 up 0"

# Options -----------------------------------------------------------------------------------------


def test_options_and_their_defaults() -> None:
    assert kwintet.new("ten", 4).options == {"spare_jokers": True}
    assert kwintet.new("ten", 4, {"spare_jokers": False}).record()["options"] == {
        "spare_jokers": False
    }


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"spare_jokers": 1}, "option_type"),
        ({"spare_jokers": "true"}, "option_type"),
        ({"jokers": True}, "unknown_option"),
    ],
)
def test_options_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as caught:
        kwintet.new("ten", 3, options)
    assert caught.value.code == code


def test_without_spare_jokers_nobody_draws_one() -> None:
    position = begin("7 3 5", "8 2 4", spare_jokers=False)
    assert position.steps[1].count(",") == 62
    one_round(position, "lay J up 0, lay J up 0")
    while position.turn is not None:
        assert "J" not in hand(position, 0) + hand(position, 1)
        play(position, in_a_hurry(position))


# Steps -------------------------------------------------------------------------------------------


def test_notation_rounds_then_deal_once() -> None:
    position = kwintet.new("ten", 3)
    assert (position.turn, position.awaiting, view(position).asked) == (
        "chance",
        "rounds",
        "rounds",
    )
    assert refused(position, deal(*THREE, spares=4)).code == "bad_outcome"
    position.step(ROUNDS)
    assert (position.turn, position.awaiting, view(position).asked) == ("chance", "deal", "deal")
    assert refused(position, ROUNDS).code == "bad_outcome"
    position.step(deal(*THREE, spares=4))
    assert (position.turn, position.awaiting) == (0, None)
    while position.turn is not None:
        assert position.awaiting is None
        play(position, in_a_hurry(position))


def test_notation_deal_numbers() -> None:
    """Value times five plus the copy, then penalty cards, then spare jokers."""
    position = kwintet.new("ten", 2)
    position.step(ROUNDS)
    first = [0, 54, 55, 62, 63, 67, 4, 5, 9, 10]
    rest = [number for number in range(68) if number not in first]
    position.step("!deal " + ",".join(map(str, first + rest)))
    assert hand(position, 0) == ["0", "10", "p1", "J"]
    assert hand(position, 1) == ["p8", "J", "J", "J"]
    one_round(position, "lay 10 up 0, lay J up 0")
    assert hand(position, 0) == ["0", "0", "p1", "J"]
    assert hand(position, 1) == ["1", "p8", "J", "J"]


@pytest.mark.parametrize(
    "step",
    [
        "lay 7 up", "lay 7 up 3", "lay 07 up 0", "lay 7 Up 0", "lay 7 sideways 0", "lay p7 up 0",
        "lay j up 0", "lay ? down 0", "lay 8 up 0", "lay  7 up 0", "lay 7 up 0 ", "lay 7 up -1",
        "7 up 0", "lay", "", "open S1 1", "pass", "stop", "starter S0", "guard 0", "keep",
    ],
)  # fmt: skip
def test_notation_one_spelling(step: str) -> None:
    assert refused(begin(*THREE), step).code == "illegal_step"


@pytest.mark.parametrize(
    "step",
    [
        "open S1", "open S1 0", "open S1 08", "open S1 8", "open 1 1", "open s1 1", "open S0 1",
        "open S3 1", "swap S1", "swap S0", "swap S3", "swap 2", "bid 1", "bid 2", "Pass", "pass 1",
    ],
)  # fmt: skip
def test_notation_one_spelling_of_bids(step: str) -> None:
    position = play(begin(*THREE), "lay 7 up 0, lay 8 up 1, lay 9 up 0")
    assert refused(position, step).code == "illegal_step"


def test_notation_of_every_kind_of_step() -> None:
    words = set()
    rng = random.Random(4)
    for players in (2, 7):
        position = kwintet.new("ten", players)
        position.draw(rng)
        position.draw(rng)
        while position.turn is not None:
            words |= {step.split()[0] for step in position.legal}
            play(position, rng.choice(position.legal))
    told = {form.split()[0] for form, _ in position._rules.NOTATION}
    assert told - {"!rounds", "!deal"} == words
    assert position._rules.patterns(position._s, position._t) == []


def test_notation_like_cards_share_a_text() -> None:
    position = begin("7 7 J", "8 2 4")
    assert len(position.legal) == 2 * 2 * 3
    play(position, "lay 7 up 0")
    assert hand(position, 0) == ["7", "J", "J"]


def test_notation_sorted_by_code_points() -> None:
    legal = begin("10 p2 9", "8 2 4").legal
    assert legal == sorted(legal)
    assert [step.split()[1] for step in legal[::6]] == ["10", "9", "J", "p2"]


def test_notation_a_hand_has_no_order() -> None:
    one, other = begin("7 3 5", "8 2 4"), begin("5 7 3", "4 8 2")
    assert one._s == other._s


def test_notation_records_replay() -> None:
    for players in (2, 5, 7):
        rng = random.Random(players)
        position = kwintet.new("ten", players)
        while position.turn is not None:
            if position.turn == "chance":
                position.draw(rng)
            else:
                play(position, rng.choice(position.legal))
        again = kwintet.load(msgspec.json.encode(position.record()))
        assert (again.scores, again.winners) == (position.scores, position.winners)
        assert again._s == position._s


def test_notation_the_first_wrong_step_is_named() -> None:
    steps = [ROUNDS, deal("7 3 5", "8 2 4", spares=5), "lay 7 up 0", "lay 7 up 0"]
    with pytest.raises(BadRecord, match=r"steps\[3\].*lay 7 up 0.*legal: lay 2 down 0") as caught:
        kwintet.load(kwintet.new("ten", 2).record() | {"steps": steps})
    assert caught.value.index == 3


# What others are shown ---------------------------------------------------------------------------


def test_shown_a_card_face_down_its_owner_alone_sees() -> None:
    position = begin(*THREE)
    assert position.shown("lay J down 2", 0) == "lay J down 2"
    for other in (1, 2, None):
        assert position.shown("lay J down 2", other) == "lay ? down 2"
        assert position.shown("lay 7 down 0", other) == "lay ? down 0"
        assert position.shown("lay J up 2", other) == "lay J up 2"


def test_shown_all_other_steps_are() -> None:
    rng = random.Random(3)
    position = kwintet.new("ten", 3)
    position.draw(rng)
    position.draw(rng)
    while position.turn is not None:
        for step in position.legal[::3]:
            shown = {position.shown(step, seat) for seat in (None, 0, 1, 2)}
            assert shown == {step} or (" down " in step and len(shown) == 2)
        play(position, rng.choice(position.legal))


def test_shown_no_shuffle() -> None:
    position = kwintet.new("ten", 3)
    assert {position.shown(ROUNDS, seat) for seat in (None, 0, 1, 2)} == {"!rounds ?"}
    position.step(ROUNDS)
    dealt = deal(*THREE, spares=4)
    assert {position.shown(dealt, seat) for seat in (None, 0, 1, 2)} == {"!deal ?"}


# What shows anything new -------------------------------------------------------------------------


def reveals(position: Position, steps: str) -> list[bool]:
    """Whether each of these steps does, taken one after another."""
    found = []
    for step in steps.split(", "):
        found.append(position.reveals(step))
        position.step(step)
    return found


def test_reveals_laying_face_up_and_not_face_down() -> None:
    steps = "lay 7 up 1, lay 8 down 0, lay 9 down 2"
    assert reveals(begin(*THREE), steps) == [True, False, False]


def test_reveals_an_exchange_of_cards_not_seen_before() -> None:
    down = "lay 7 down 0, lay 8 down 0, lay 9 down 0"
    assert play(begin(*THREE), down).reveals("swap S1")
    assert not play(begin(*THREE), LAYS).reveals("swap S1")
    one_down = "lay 7 up 0, lay 8 down 0, lay 9 up 0"
    assert play(begin(*THREE), one_down).reveals("swap S1")
    assert not play(begin(*THREE), one_down).reveals("swap S2")
    back = play(begin(*THREE), f"{down}, swap S1, guard 0, guard 0")
    assert not back.reveals("swap S0")
    assert back.reveals("swap S2")


def test_reveals_an_auction_by_its_last_step() -> None:
    down = "lay 7 down 0, lay 8 down 1, lay 9 down 0"
    assert reveals(play(begin(*THREE), down), "open S1 1, bid 2, pass") == [False, False, True]
    assert play(begin(*THREE), down).reveals("open S1 7")
    assert not play(begin(*THREE), down).reveals("pass")
    up = "lay 7 up 0, lay 8 up 1, lay 9 up 0"
    assert reveals(play(begin(*THREE), up), "open S1 1, pass, guard 1") == [False, False, False]


def test_reveals_second_cards_and_the_end_of_a_round() -> None:
    position = no_bids(play(begin(*THREE), "lay 7 down 0, lay 8 up 0, lay 9 down 0"))
    assert not position.reveals("keep")
    assert position.reveals("reveal")
    assert reveals(position, "keep, stop") == [False, False]
    assert position.reveals("keep")  # all cards are turned up
    play(position, "keep")
    assert position.reveals("starter S0")  # a round card is
    position = no_bids(play(begin(*THREE), LAYS))
    assert reveals(position, "add 3, add 2, stop") == [True, True, True]


def test_reveals_the_end_of_the_game() -> None:
    position = kwintet.new("ten", 7)
    rng = random.Random(1)
    position.draw(rng)
    position.draw(rng)
    last = None
    while position.turn is not None:
        step = in_a_hurry(position)
        last = position.reveals(step)
        play(position, step)
    assert last
    finish_round(position)
