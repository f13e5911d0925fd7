"""Options, steps as text, and records of Flip Over."""

from typing import Any

import msgspec
import pytest

import kwintet
from kwintet.errors import BadOption, BadRecord
from kwintet.games.flipover.tests.deals import (
    MIXED_3,
    RIGHT,
    SUITS_3,
    SUITS_4,
    TRUMPS_3,
    TRUMPS_3_AGAIN,
    at_exchange,
    begin,
    deal,
    discs,
    hand,
    play,
    ranks_for,
    refused,
    row_of,
    view,
)
from kwintet.games.flipover.tests.random_games import (
    games,
)

# Options -----------------------------------------------------------------------------------------


def test_options_and_their_defaults() -> None:
    assert kwintet.new("flipover", 4).options == {
        "rounds": 2,
        "trumps": True,
        "setup": "random",
        "teams": False,
    }


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (3, {"rounds": 0}, "option_value"),
        (3, {"rounds": 13}, "option_value"),
        (3, {"rounds": True}, "option_type"),
        (3, {"rounds": "2"}, "option_type"),
        (3, {"trumps": 1}, "option_type"),
        (3, {"setup": "sorted"}, "option_value"),
        (3, {"setup": 0}, "option_type"),
        (3, {"teams": True}, "option_value"),
        (5, {"teams": True}, "option_value"),
        (4, {"teams": 1}, "option_type"),
        (3, {"discs": 8}, "unknown_option"),
    ],
)
def test_options_refused(players: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as caught:
        kwintet.new("flipover", players, options)
    assert caught.value.code == code


def test_options_written_only_where_they_differ() -> None:
    written = kwintet.new("flipover", 4, {"rounds": 2, "teams": True}).record()
    assert written["options"] == {"teams": True}
    with pytest.raises(BadOption) as caught:
        kwintet.load(written | {"options": {"rounds": 2}})
    assert caught.value.code == "option_default"


# Notation ----------------------------------------------------------------------------------------


def test_notation_deal_numbers() -> None:
    """Suit times ranks, plus rank less 1; the first hand is seat 0's."""
    position = kwintet.new("flipover", 3)
    numbers = [14, *range(14), *range(15, 24)]  # B7 first
    position.step("!deal " + ",".join(map(str, numbers)))
    assert hand(position, 0) == ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "B7"]
    assert hand(position, 1) == ["A8", "B1", "B2", "B3", "B4", "B5", "B6", "B8"]
    assert hand(position, 2) == SUITS_3[2].split()


@pytest.mark.parametrize(
    ("players", "number", "card"), [(3, 23, "C8"), (4, 13, "B4"), (5, 59, "E12")]
)
def test_notation_number_of_a_card(players: int, number: int, card: str) -> None:
    position = kwintet.new("flipover", players)
    others = [n for n in range(players * ranks_for(players)) if n != number]
    position.step("!deal " + ",".join(map(str, [number, *others])))
    assert card in hand(position, 0)


def test_notation_discs_before_they_are_set_right() -> None:
    position = begin(*MIXED_3, row="+++-+---")
    assert position.steps[-1] == "!discs 1,1,1,0,1,0,0,0"
    assert row_of(position) == "+-+-+-+-"


def test_notation_deal_then_discs_at_the_start_of_every_odd_round() -> None:
    position = kwintet.new("flipover", 3, {"rounds": 3})
    assert (position.turn, position.awaiting, view(position).asked) == ("chance", "deal", "deal")
    assert refused(position, discs(RIGHT[3])).code == "bad_outcome"
    position.step(deal(*SUITS_3))
    assert (position.turn, position.awaiting, view(position).asked) == ("chance", "discs", "discs")
    assert refused(position, deal(*SUITS_3)).code == "bad_outcome"
    play(begun := begin(*SUITS_3, rounds=3), TRUMPS_3)
    assert begun.turn == 1
    play(begun, TRUMPS_3_AGAIN)
    assert (begun.awaiting, begun.legal, begun.offers) == ("deal", [], None)


@pytest.mark.parametrize(
    "step", ["a1", "A01", "A 1", "A1 ", "A", "1", "", "A9", "D1", "B3", "give A1"]
)
def test_notation_one_spelling(step: str) -> None:
    position = begin(*MIXED_3)
    assert refused(position, step).code == "illegal_step"
    assert position.legal == sorted(MIXED_3[0].split())


@pytest.mark.parametrize(
    "step", ["A1", "give  A1", "give A1 ", "Give A1", "give", "give give A1", "give B1"]
)
def test_notation_one_spelling_of_a_gift(step: str) -> None:
    assert refused(at_exchange(), step).code == "illegal_step"


def test_notation_sorted_by_code_points() -> None:
    assert begin(*SUITS_4).legal == ["A1", "A10", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9"]


def test_notation_records_replay() -> None:
    for game in games()[::5]:
        again = kwintet.load(msgspec.json.encode(game.end.record()))
        assert again.scores == game.end.scores
        assert again.record() == game.end.record()
        for seat in (None, *range(game.end.players)):
            assert again.view(seat) == game.end.view(seat)


def test_notation_the_first_wrong_step_is_named() -> None:
    steps = [deal(*MIXED_3), discs(RIGHT[3]), "B5", "C1", "B7"]
    with pytest.raises(BadRecord, match=r"steps\[3\].*C1.*legal: B3, B6") as caught:
        kwintet.load(kwintet.new("flipover", 3).record() | {"steps": steps})
    assert (caught.value.index, caught.value.code) == (3, "bad_step")


def test_notation_offers_are_the_legal_steps() -> None:
    for position in (begin(*MIXED_3), play(begin(*MIXED_3), "B5"), at_exchange()):
        offers = position.offers
        assert offers
        assert sorted(offers.steps) == position.legal
        assert offers.forms == []
