"""The rules of Block It!, sentence by sentence: how a game ends, alone and with others."""

from typing import Any

import pytest

import kwintet
from kwintet.games.blockit import returns
from kwintet.games.blockit.tests.deals import (
    FOUR_TIMES_FOUR,
    HALF,
    SQUARES,
    around,
    begin,
    blocks,
    fours,
    left,
    pass_by,
    play,
    ready,
    refused,
    view,
)
from kwintet.position import Position


def shares(position: Position) -> list[float]:
    """What the end is worth, by seat."""
    out = [0.0] * position.players
    returns(position._s, position._t, out)
    return out


def over(position: Position) -> bool:
    """Whether nobody can do anything any more."""
    if position.turn is None:
        assert (position.legal, position.offers, position.awaiting) == ([], None, None)
        assert refused(position, "!die 0").code == "game_over"
        assert refused(position, "!time").code == "game_over"
        return True
    assert position.winners == []
    return False


# All blocks --------------------------------------------------------------------------------------


def test_V10_all_blocks_after_the_instruction() -> None:
    position = begin(3, ready("a1", "R"), ready("d4", "R"))
    play(position, "die 2; turn a1; die 0; turn e1; die 0; turn e1")
    assert not over(position)
    play(position, "die 2; turn d4")
    assert over(position)
    assert (position.winners, position.scores, shares(position)) == ([0], [2, 0, 0], [1, 0, 0])


def test_V10_all_blocks_before_the_die() -> None:
    position = begin(2, ready("a1", "R"), ready("d1", "R"), blocks=2)
    play(position, "die 2; turn a1; die 2; turn d1")
    assert not over(position)
    play(position, "place d1")
    assert over(position)  # no die is awaited any more
    assert (position.winners, position.scores) == ([0], [2, 0])


def test_V10_at_once() -> None:
    """Seat 1 has won, although seat 0 could claim a four now."""
    position = begin(2, ready("a1", "R"), ready("d1", "Y"), ready("a3", "Y"), blocks=2)
    play(position, "die 0; turn e5; die 2; turn d1; die 0; turn e5; die 3; turn a1 a3")
    assert over(position)
    assert fours(position) == {"a1": "R", "d1": "Y", "a3": "Y"}
    assert blocks(position) == {"d1": "Y1", "a3": "Y2"}
    assert (position.winners, position.scores, shares(position)) == ([1], [0, 2], [0, 1])


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 3), (2, 2)])
def test_V10_as_many_as_are_played_with(players: int, each: int) -> None:
    ready_ones = [ready(at, "R") for at in ("a1", "c1", "a3")]
    position = begin(players, *ready_ones, blocks=each, no_repeat=False)
    for number, square in enumerate(("a1", "c1", "a3")[:each], 1):
        assert not over(position)
        play(position, f"die 2; turn {square}")
        assert position.scores[0] == number
        if number < each:
            play(position, "; ".join(["die 0; turn e5"] * (players - 1)))
    assert over(position)


# Alone -------------------------------------------------------------------------------------------


def alone(solo: str, *wishes: str) -> Position:
    return begin(1, *wishes, solo=solo)


def test_V12_twenty_turns() -> None:
    position = begin(1, ready("a1", "R"), ready("d4", "K"))
    play(position, "die 2; turn a1; die 2; turn d4")
    assert view(position).most_turns == 20
    for turn in range(2, 20):
        assert not over(position)
        assert view(position).seats[0].turns == turn
        play(position, "die 0; turn e1")
    assert over(position)
    assert (position.scores, position.winners, shares(position)) == ([2], [0], [2 / 12])


def test_V12_a_turn_that_an_anti_block_ends_is_one() -> None:
    position = pass_by(alone("turns20"), 19)
    assert not over(position)
    assert over(pass_by(position))
    assert (position.scores, shares(position)) == ([0], [0])


def test_V13_V26_timed() -> None:
    position = pass_by(alone("timed", ready("a1", "B")), 30)
    assert view(position).most_turns == 300
    play(position, "die 2; turn a1")
    assert not over(position)
    play(position, "time")
    assert over(position)
    assert (position.scores, position.winners, shares(position)) == ([1], [0], [1 / 12])


@pytest.mark.parametrize("colour", "RYBK")
def test_V14_three_of_one_colour(colour: str) -> None:
    other = "Y" if colour == "R" else "R"
    position = alone("race3", *(ready(at, colour) for at in ("a1", "d1", "a4")), ready("d4", other))
    play(position, "die 2; turn d4; die 2; turn a1; die 2; turn d1")
    assert not over(position)
    assert (position.scores, left(position)[colour]) == ([3], 1)
    play(position, "die 2; turn a4")
    assert over(position)
    assert (position.scores, position.winners) == ([4], [0])
    assert shares(position) == [1 - 4 / 301]


def test_V24_V25_in_the_race_the_turn_won_in_V8_counts() -> None:
    position = alone("race3", *(ready(at, "R") for at in ("a1", "d1", "a4")))
    assert position.scores == [0]
    play(position, "die 2; turn a1")
    assert position.scores == [1]
    play(position, "die 5; leave")
    assert position.scores == [1]  # the die is not carried out yet
    assert play(position, "die 5").scores == [2]  # it has ended the turn
    assert play(position, "die 3; turn a4 d1").scores == [3]
    assert over(position)


def test_V24_in_the_race_a_block_put_before_the_die_does_not_count() -> None:
    """A race is never won there: a third four would have had its block in the V8 before."""
    position = alone("race3", *(ready(at, "R") for at in ("a1", "d1", "a4")))
    play(position, "die 3; turn a1 d1; die 5; lift a1; die 5")
    assert (position.legal, position.scores) == (["place a1", "roll"], [2])
    assert play(position, "place a1").scores == [2]
    assert play(position, "die 5; lift a1; die 5; roll").scores == [3]
    play(position, "die 2; turn a4")  # V8 puts two
    assert (over(position), position.scores) == (True, [4])


def test_V25_every_colour_is_ones_own() -> None:
    position = alone("timed", ready("a1", "Y"), ready("d4", "K"))
    play(position, "die 3; turn a1 d4")
    assert blocks(position) == {"a1": "Y1", "d4": "K1"}
    play(position, "die 5")
    assert position.legal == ["leave", "lift a1", "lift d4"]
    play(position, "lift d4; die 5")
    assert (position.turn, position.legal, position.scores) == (0, ["place d4", "roll"], [1])
    assert play(position, "place d4").scores == [2]


@pytest.mark.parametrize("solo", ["turns20", "timed"])
def test_V25_all_twelve_blocks(solo: str) -> None:
    position = kwintet.new("blockit", 1, {"solo": solo})
    position.step(FOUR_TIMES_FOUR)
    play(position, "die 2; turn b2; die 2; turn d2")
    assert (position.scores, left(position)) == ([8], dict.fromkeys("RYBK", 1))
    assert not over(position)
    play(position, "die 2; turn b4")
    assert over(position)
    assert (position.scores, position.winners, shares(position)) == ([12], [0], [1])


def test_V25_the_race_ends_with_the_third_block() -> None:
    position = kwintet.new("blockit", 1, {"solo": "race3"})
    position.step(FOUR_TIMES_FOUR)
    play(position, "die 2; turn b2; die 2; turn d2; die 2; turn b4")
    assert over(position)
    assert (position.scores, position.winners) == ([3], [0])
    assert left(position) == {"R": 0, "Y": 1, "B": 1, "K": 1}  # at a3, before b3, a4 and b4


# The clock ---------------------------------------------------------------------------------------


def with_blocks(*colours: str, players: int = 4) -> Position:
    """So many players; the seats of these colours have made a four each."""
    places = ("a1", "d1", "a4", "d4")
    wishes = [ready(place, colour) for place, colour in zip(places, colours, strict=False)]
    position = begin(players, *wishes)
    for colour in "RYBK"[:players]:
        if colour in colours:
            play(position, f"die 2; turn {places[colours.index(colour)]}")
        else:
            play(position, "die 0; turn c3")
    return position


@pytest.mark.parametrize(
    ("colours", "players", "winners"),
    [
        ("Y", 4, [1]),
        ("YK", 4, [1, 3]),
        ("RYBK", 4, [0, 1, 2, 3]),
        ("", 3, [0, 1, 2]),
        ("B", 3, [2]),
        ("R", 2, [0]),
    ],
)
def test_V24_most_blocks_win(colours: str, players: int, winners: list[int]) -> None:
    position = with_blocks(*colours, players=players)
    play(position, "time")
    assert over(position)
    assert position.winners == winners
    worth = [1 / len(winners) if seat in winners else 0 for seat in range(players)]
    assert shares(position) == worth


def test_V24_the_score_is_the_blocks_on_the_board() -> None:
    position = with_blocks("R", "K")
    assert position.scores == [1, 0, 0, 1]
    assert play(position, "die 5; lift d1").scores == [1, 0, 0, 0]
    assert play(position, "time").winners == [0]


def test_V24_in_mid_turn() -> None:
    for steps in ("", "die 0", "die 1", "die 4", "die 5", "die 5; leave", "die 5; lift a1"):
        position = with_blocks("R", players=2)
        play(position, steps) if steps else None
        assert position.shown("!time", 0) == position.shown("!time", None) == "!time"
        assert over(play(position, "time"))
    position = begin(2, ready("b2", "R"))
    play(position, "die 0; turn e5; die 2; turn b2")
    assert position.legal == ["place b2", "roll"]
    assert over(play(position, "time"))
    assert position.winners == [0, 1]  # what is not claimed does not count


@pytest.mark.parametrize(
    ("players", "options", "may"),
    [
        (1, {}, False),
        (1, {"solo": "race3"}, False),
        (1, {"solo": "timed"}, True),
        (2, {}, True),
        (4, {}, True),
    ],
)
def test_V24_where_there_may_be_a_clock(players: int, options: dict[str, Any], may: bool) -> None:
    position = kwintet.new("blockit", players, options)
    refused(position, "!time")  # not before the layout
    for steps in ("layout " + ",".join(str(4 * i) for i in range(25)), "die 0", "turn a1"):
        play(position, steps)
        if may:
            assert over(play(position.copy(), "time"))
        else:
            refused(position, "!time")


@pytest.mark.parametrize(("players", "solo"), [(1, "timed"), (1, "race3"), (2, None), (3, None)])
def test_V27_300_turns(players: int, solo: str | None) -> None:
    options = {"solo": solo} if solo else {}
    position = begin(players, ready("a1", "R"), **options)
    play(position, "die 2; turn a1")
    for _ in range(300 * players - 2):
        play(position, "die 5; leave; die 5")
    assert not over(position)
    assert view(position).most_turns == 300
    assert [seat.turns for seat in view(position).seats] == [300] * (players - 1) + [299]
    play(position, "die 5; leave; die 5")
    assert over(position)
    assert position.winners == [0]
    assert position.scores[0] == (300 if solo == "race3" else 1)
    worth = {"timed": [1 / 12], "race3": [0]}.get(solo or "", [1] + [0] * (players - 1))
    assert shares(position) == worth


def test_V27_a_race_won_in_the_last_turn() -> None:
    position = alone("race3", *(ready(at, "R") for at in ("a1", "d1", "a4")))
    play(position, "die 2; turn a1; die 2; turn d1")
    for _ in range(297):
        play(position, "die 5; leave; die 5")
    assert not over(position)
    play(position, "die 2; turn a4")
    assert over(position)
    assert (position.scores, shares(position)) == ([300], [1 - 300 / 301])


def test_V27_an_instruction_ends_the_last_turn_with_V8() -> None:
    position = begin(2, ready("a1", "Y"))
    for _ in range(599):
        play(position, "die 5; die 5")
    assert not over(position)
    play(position, "die 2; turn a1")
    assert over(position)
    assert (position.winners, position.scores) == ([1], [0, 1])


def test_V7_V10_what_is_held_at_the_end() -> None:
    position = alone("race3", *(ready(at, "R", HALF) for at in ("a1", "d1", "a4")))
    play(position, "die 1; turn a1; die 3; turn d1; die 1; turn a4")
    assert over(position)
    held = {square for at in ("a1", "d1", "a4") for square in around(at)}
    assert {card.square for card in view(position).cards if card.held} == held
    assert len(held) == 12 < len(SQUARES)
