"""The rules of Block It!, sentence by sentence: a turn."""

from itertools import combinations

import pytest

import kwintet
from kwintet.games.blockit.tests.deals import (
    HALF,
    LEFT,
    NINE_FOURS,
    NINE_TURNS,
    PAIRS,
    RIGHT,
    SQUARES,
    around,
    begin,
    blocks,
    card,
    fields,
    fours,
    last,
    left,
    pass_by,
    play,
    ready,
    refused,
    view,
)
from kwintet.position import Position

TURNS = [f"turn {square}" for square in SQUARES]
TURN_PAIRS = [f"turn {one} {other}" for one, other in PAIRS]
SWAPS = [f"swap {one} {other}" for one, other in PAIRS]


def waiting(players: int = 2, **options: object) -> Position:
    """Seat 0 has a four at b2 that seat 1 made, and is at turn."""
    position = begin(players, ready("b2", "R"), **options)
    play(position, "die 0; turn e5; die 2; turn b2")
    return pass_by(position, players - 2)


def nine(turns: int) -> Position:
    """Alone, after so many turns that each made a four."""
    position = kwintet.new("blockit", 1, {"solo": "timed"})
    position.step(NINE_FOURS)
    for square in NINE_TURNS[:turns]:
        play(position, f"die 2; turn {square}")
    return position


# Before the die ----------------------------------------------------------------------------------


def test_V5_claim_before_the_die() -> None:
    position = waiting()
    assert (position.turn, position.legal) == (0, ["place b2", "roll"])
    play(position, "place b2")
    assert (blocks(position), position.scores) == ({"b2": "R1"}, [1, 0])
    assert (position.turn, position.awaiting, view(position).player) == ("chance", "die", 0)


def test_V5_may_be_left() -> None:
    position = play(waiting(), "roll")
    assert (blocks(position), position.awaiting, view(position).player) == ({}, "die", 0)


def test_V5_each_square_that_has_none() -> None:
    position = begin(2, ready("a1", "R"), ready("c1", "R"), ready("a3", "R"), ready("d4", "Y"))
    play(position, "die 2; turn a1")  # seat 0 has a block there
    play(position, "die 3; turn a3 c1")  # seat 1 makes two more for seat 0
    assert position.legal == ["place a3", "place c1", "roll"]
    play(position, "place c1")
    assert position.legal == ["place a3", "roll"]
    assert refused(position, "place a1").code == "illegal_step"
    assert refused(position, "place c1").code == "illegal_step"


def test_V5_only_ones_own() -> None:
    position = play(begin(3, ready("a1", "R"), ready("c3", "B")), "die 0; turn e1")
    play(position, "die 3; turn a1 c3")
    assert fours(position) == {"a1": "R", "c3": "B"}
    assert (position.turn, position.legal) == (2, ["place c3", "roll"])
    assert refused(position, "place a1").code == "illegal_step"


def test_V5_as_long_as_there_are_blocks() -> None:
    position = begin(1, *(ready(at, "R") for at in ("a1", "c1", "a3", "c3")), solo="timed")
    play(position, "die 2; turn a1; die 2; turn c1; die 2; turn a3; die 2; turn c3")
    assert left(position)["R"] == 0
    assert fours(position)["c3"] == "R"
    assert (position.turn, blocks(position)) == ("chance", {"a1": "R1", "c1": "R2", "a3": "R3"})


def test_V19_with_nothing_more_to_claim_the_die_is_awaited() -> None:
    assert begin(2).awaiting == "die"  # no `roll` is written
    assert refused(begin(2), "roll").code == "bad_outcome"
    assert play(waiting(), "place b2").awaiting == "die"
    position = begin(2, ready("a1", "R"), ready("c1", "R"))
    play(position, "die 0; turn e5; die 3; turn a1 c1; place a1")
    assert position.turn == 0
    assert play(position, "place c1").awaiting == "die"


# The instruction ---------------------------------------------------------------------------------


@pytest.mark.parametrize("face", [0, 2])
def test_V6_once(face: int) -> None:
    position = play(begin(2), f"die {face}")
    assert (position.turn, position.legal) == (0, sorted(TURNS))


@pytest.mark.parametrize("face", [1, 3])
def test_V6_twice(face: int) -> None:
    position = play(begin(2), f"die {face}")
    assert (position.turn, position.legal) == (0, sorted(TURNS + TURN_PAIRS))
    assert len(position.legal) == 325


def test_V6_swap() -> None:
    position = play(begin(2), "die 4")
    assert (position.turn, position.legal) == (0, sorted(SWAPS))
    assert len(position.legal) == 300


@pytest.mark.parametrize(
    ("face", "step", "turned"),
    [
        (0, "turn b2", {"b2": LEFT}),
        (2, "turn b2", {"b2": RIGHT}),
        (1, "turn b2", {"b2": HALF}),
        (3, "turn b2", {"b2": HALF}),
        (1, "turn b2 e5", {"b2": LEFT, "e5": LEFT}),
        (3, "turn a1 b1", {"a1": RIGHT, "b1": RIGHT}),
    ],
)
def test_V6_turning(face: int, step: str, turned: dict[str, int]) -> None:
    for wishes in ("", "b2:R1 a1:R1", "b2:R2 b1:R2", "b2:R3 e5:R3"):
        position = begin(2, wishes)
        before = fields(position)
        play(position, f"die {face}; {step}")
        for square, shown in before.items():
            by = -turned.get(square, 0) % 4
            assert fields(position)[square] == shown[by:] + shown[:by]
        assert (view(position).player, position.awaiting) == (1, "die")


@pytest.mark.parametrize(("one", "other"), [("a1", "e5"), ("c3", "d2"), ("b1", "b2")])
def test_V6_swapped_cards_are_not_turned(one: str, other: str) -> None:
    position = begin(2, "a1:R1 e5:Y2 c3:R3 b1:B0")
    before = {card.square: (card.id, card.fields) for card in view(position).cards}
    play(position, f"die 4; swap {' '.join(sorted((one, other)))}")
    before[one], before[other] = before[other], before[one]
    assert {card.square: (card.id, card.fields) for card in view(position).cards} == before


@pytest.mark.parametrize("face", range(5))
def test_V7_cards_under_a_block_stay(face: int) -> None:
    position = play(begin(2, ready("b2", "R")), f"die 2; turn b2; die {face}")
    held = set(around("b2"))
    assert {c.square for c in view(position).cards if c.held} == held == {"b2", "c2", "b3", "c3"}
    steps = {0: TURNS, 1: TURNS + TURN_PAIRS, 2: TURNS, 3: TURNS + TURN_PAIRS, 4: SWAPS}[face]
    assert position.legal == sorted(s for s in steps if not held & set(s.split()))


def test_V7_under_any_block_of_any_player() -> None:
    position = play(begin(2, ready("a1", "R"), ready("d4", "Y")), "die 2; turn a1; die 2; turn d4")
    free = set(SQUARES) - set(around("a1")) - set(around("d4"))
    assert play(position, "die 0").legal == sorted(f"turn {square}" for square in free)


def test_V8_fours_get_blocks_after_the_instruction() -> None:
    position = play(begin(2, ready("b2", "R", LEFT)), "die 0; turn b2")
    assert (blocks(position), position.scores, left(position)) == (
        {"b2": "R1"}, [1, 0], {"R": 2, "Y": 3}
    )  # fmt: skip
    assert view(position).player == 1


@pytest.mark.parametrize(
    ("wishes", "steps"),
    [
        ((ready("b2", "R", HALF),), "die 1; turn b2"),
        ((ready("b2", "R", HALF),), "die 3; turn b2"),
        ((ready("b2", "R", LEFT),), "die 1; turn b2 e5"),
        ((ready("b2", "R", RIGHT),), "die 3; turn a5 b2"),
        ((ready("b2", "R", 0), "b2:R0 e5:R2"), "die 4; swap b2 e5"),
    ],
)
def test_V8_whatever_completes_them(wishes: tuple[str, ...], steps: str) -> None:
    assert blocks(play(begin(2, *wishes), steps)) == {"b2": "R1"}


def test_V8_V20_not_to_be_waived() -> None:
    position = play(waiting(), "roll; die 0; turn e1")
    assert (blocks(position), [b.id for b in last(position).placed]) == ({"b2": "R1"}, ["R1"])


def test_V8_not_those_of_others() -> None:
    position = play(begin(3, ready("b2", "B")), "die 2; turn b2")
    assert (fours(position), blocks(position)) == ({"b2": "B"}, {})


def test_V8_two_at_once() -> None:
    position = play(begin(2, ready("c1", "R"), ready("a3", "R")), "die 3; turn a3 c1")
    assert blocks(position) == {"c1": "R1", "a3": "R2"}
    assert position.scores == [2, 0]


def test_V20_in_the_order_of_the_crossings() -> None:
    """One block is left: it goes to the crossing that comes first in rows."""
    position = begin(3, ready("a1", "R"), ready("d1", "R"), ready("a3", "R"))
    play(position, "die 2; turn a1; die 0; turn e5; die 0; turn e5; die 3; turn a3 d1")
    assert fours(position) == {"a1": "R", "d1": "R", "a3": "R"}
    assert blocks(position) == {"a1": "R1", "d1": "R2"}
    assert position.winners == [0]


# Anti-block --------------------------------------------------------------------------------------


def with_blocks() -> Position:
    """Blocks of both at a1 and d4, a four for seat 0 ready at d1; seat 0 is at turn."""
    position = begin(2, ready("a1", "R"), ready("d4", "Y"), ready("d1", "R"))
    return play(position, "die 2; turn a1; die 2; turn d4")


def test_V9_V22_any_block_or_none() -> None:
    position = play(with_blocks(), "die 5")
    assert (position.turn, position.legal) == (0, ["leave", "lift a1", "lift d4"])
    play(position, "leave")
    assert (position.awaiting, view(position).player, view(position).again) == ("die", 0, True)
    assert blocks(position) == {"a1": "R1", "d4": "Y1"}


def test_V9_the_owner_has_it_back() -> None:
    position = play(with_blocks(), "die 5; lift d4")
    assert (blocks(position), position.scores) == ({"a1": "R1"}, [1, 0])
    assert left(position) == {"R": 2, "Y": 3}
    assert not card(position, "e5").held
    assert (position.awaiting, view(position).player) == ("die", 0)


def test_V9_then_the_die_says_what_to_do() -> None:
    position = play(with_blocks(), "die 5; lift d4; die 2")
    assert position.turn == 0
    assert {"turn e5", "turn d1"} <= set(position.legal)
    play(position, "turn d1")
    assert (blocks(position), position.scores) == ({"a1": "R1", "d1": "R2"}, [2, 0])
    assert (position.turn, position.legal) == (1, ["place d4", "roll"])


def test_V9_no_claims_before_the_second_roll() -> None:
    position = play(waiting(), "roll; die 5")
    assert (position.turn, position.awaiting) == ("chance", "die")  # b2 still waits


def test_V9_a_second_one_ends_the_turn() -> None:
    position = play(with_blocks(), "die 5; lift d4; die 5")
    assert (position.turn, view(position).player) == (1, 1)
    assert blocks(position) == {"a1": "R1"}
    position = play(with_blocks(), "die 5; leave; die 5; die 5")
    assert (position.turn, position.legal) == (1, ["leave", "lift a1", "lift d4"])


def test_V9_without_V8() -> None:
    position = play(waiting(), "roll; die 5; die 5")
    assert (blocks(position), view(position).player) == ({}, 1)
    position = play(with_blocks(), "die 5; lift a1; die 5; die 0; turn e1")
    assert blocks(position) == {"d4": "Y1"}
    assert (position.turn, position.legal) == (0, ["place a1", "roll"])


def test_V22_with_no_block_rolled_again_at_once() -> None:
    position = play(begin(2), "die 5")
    assert (position.awaiting, view(position).player, view(position).again) == ("die", 0, True)
    assert position.legal == []
    assert play(position, "die 2").legal == sorted(TURNS)


def test_V22_the_four_stays_and_is_claimed_in_the_next_turn() -> None:
    position = play(with_blocks(), "die 5; lift d4; die 0; turn e1")
    assert fours(position) == {"a1": "R", "d4": "Y"}
    assert (position.turn, position.legal) == (1, ["place d4", "roll"])
    assert blocks(play(position, "place d4")) == {"a1": "R1", "d4": "Y1"}


def test_V22_ones_own_goes_back_unless_it_is_broken() -> None:
    position = play(with_blocks(), "die 5; lift a1; die 0; turn c3")
    assert (blocks(position), position.scores) == ({"a1": "R1", "d4": "Y1"}, [1, 1])
    position = play(with_blocks(), "die 5; lift a1; die 0; turn b2")
    assert (blocks(position), position.scores, fours(position)) == (
        {"d4": "Y1"}, [0, 1], {"d4": "Y"}
    )  # fmt: skip


def test_V22_a_block_keeps_its_name() -> None:
    position = play(with_blocks(), "die 2; turn d1; die 0; turn c3")
    assert blocks(position) == {"a1": "R1", "d1": "R2", "d4": "Y1"}
    play(position, "die 5; lift a1; die 0; turn b2; die 0; turn c3")
    assert blocks(position) == {"d1": "R2", "d4": "Y1"}
    play(position, "die 2; turn b2")  # the four at a1 again
    assert blocks(position) == {"a1": "R1", "d1": "R2", "d4": "Y1"}


def test_V21_fours_of_others_wait_and_can_be_broken() -> None:
    position = play(begin(3, ready("b2", "B")), "die 2; turn b2")
    assert (fours(position), position.turn, view(position).player) == ({"b2": "B"}, "chance", 1)
    kept = play(position.copy(), "die 0; turn e5")
    assert (kept.turn, kept.legal) == (2, ["place b2", "roll"])
    broken = play(position.copy(), "die 0; turn c3")
    assert (fours(broken), broken.turn, view(broken).player) == ({}, "chance", 2)


# What cannot be done -----------------------------------------------------------------------------


@pytest.mark.parametrize("face", range(5))
def test_V18_nothing_can_be_done(face: int) -> None:
    position = nine(9)
    assert all(card.held for card in view(position).cards)
    before = view(position).seats[0].turns
    play(position, f"die {face}")
    assert (position.turn, position.awaiting) == ("chance", "die")
    assert (view(position).seats[0].turns, view(position).die) == (before + 1, None)
    assert len(blocks(position)) == 9


@pytest.mark.parametrize("face", range(5))
def test_V18_one_card_can_be_turned_not_swapped(face: int) -> None:
    position = play(nine(8), f"die {face}")
    assert [card.square for card in view(position).cards if not card.held] == ["e5"]
    assert position.legal == ([] if face == 4 else ["turn e5"])
    assert view(position).seats[0].turns == (9 if face == 4 else 8)


def test_V18_what_can_be_done_must_be() -> None:
    position = play(begin(2), "die 0")
    for step in ("roll", "leave", "!die 0"):
        assert refused(position, step).code == "illegal_step"


def test_V18_V8_follows() -> None:
    """With all cards held but those of d4, seat 0 lifts its block there and rolls a swap."""
    position = nine(9)
    play(position, "die 5; lift d4; die 4")
    assert position.turn == "chance"  # one card can be moved, and V8 has put the block back
    assert (len(blocks(position)), view(position).asked) == (9, "die")
    assert [block.crossing for block in last(position).placed] == ["d4"]
    assert last(position).die == "swap"


# The longer game ---------------------------------------------------------------------------------


def banned(position: Position) -> list[str]:
    return [card.square for card in view(position).cards if card.banned]


def test_V11_not_turned_twice_running() -> None:
    position = play(begin(2, no_repeat=True), "die 0; turn c3; die 0")
    assert position.legal == sorted(set(TURNS) - {"turn c3"})
    assert banned(position) == ["c3"]
    position = play(begin(2), "die 0; turn c3; die 0")
    assert (position.legal, banned(position)) == (sorted(TURNS), [])


def test_V11_V23_both_cards_of_a_pair() -> None:
    position = play(begin(3, blocks=3), "die 1; turn a1 c3; die 3")
    rest = [square for square in SQUARES if square not in ("a1", "c3")]
    pairs = [f"turn {' '.join(sorted(pair))}" for pair in combinations(rest, 2)]
    assert position.legal == sorted([f"turn {square}" for square in rest] + pairs)


def test_V23_banned_cards_may_be_swapped() -> None:
    position = play(begin(2, no_repeat=True), "die 0; turn c3; die 4")
    assert position.legal == sorted(SWAPS)


def test_V23_only_the_last_instruction_counts() -> None:
    position = play(begin(2, no_repeat=True), "die 0; turn c3; die 0; turn a1")
    assert banned(position) == ["a1"]
    assert "turn c3" in play(position, "die 0").legal


def test_V23_a_swap_lifts_the_ban() -> None:
    position = play(begin(2, no_repeat=True), "die 0; turn c3; die 4; swap a1 c3")
    assert banned(position) == []
    assert play(position, "die 0").legal == sorted(TURNS)


def test_V23_an_anti_block_does_not() -> None:
    position = play(begin(2, no_repeat=True), "die 0; turn c3; die 5; die 5")
    assert (banned(position), view(position).player) == (["c3"], 0)
    assert "turn c3" not in play(position, "die 5; die 2").legal


def test_V23_what_could_not_be_carried_out_does() -> None:
    position = kwintet.new("blockit", 1, {"solo": "timed", "no_repeat": True})
    position.step(NINE_FOURS)
    for square in NINE_TURNS:
        play(position, f"die 2; turn {square}")
    play(position, "die 5; lift d4")
    assert banned(position) == ["e5"]  # and no other card is free
    play(position, "die 2")
    assert (position.turn, banned(position), view(position).seats[0].turns) == ("chance", [], 10)
    assert play(position, "die 5; lift d4; die 2").legal == ["turn e5"]
