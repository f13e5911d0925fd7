"""What everybody sees of Block It!."""

import kwintet
from kwintet.games.blockit.tests.deals import (
    HALF,
    LEFT,
    begin,
    blocks,
    card,
    last,
    play,
    ready,
    view,
)
from kwintet.games.blockit.view import Block, Four, Seat, Turned
from kwintet.position import Position


def after_two_turns() -> Position:
    position = begin(2, ready("b2", "R"), ready("d4", "Y"))
    return play(position, "die 2; turn b2; die 2; turn d4")


def test_sees_an_empty_board_before_the_layout() -> None:
    seen = view(kwintet.new("blockit", 2))
    assert (seen.turn, seen.asked, seen.player, seen.die) == (None, "layout", 0, None)
    assert (seen.cards, seen.fours, seen.last) == ([], [], None)
    assert [block.crossing for block in seen.blocks] == [None] * 6
    assert seen.seats == [Seat(0, 0, ["R"]), Seat(0, 0, ["Y"])]


def test_sees_who_is_asked_what() -> None:
    position = begin(2, ready("b2", "R"))
    asked = []
    for step in (
        "!die 0", "turn e5", "!die 1", "turn b2 e5", "!die 2", "turn b2", "!die 3", "turn b2",
        "!die 4", "swap a1 a2", "!die 5", "!die 2", "turn b2", "!time",
    ):  # fmt: skip
        seen = view(position)
        asked.append((seen.asked, seen.player, seen.turn))
        position.step(step)
    assert asked == [
        ("die", 0, None), ("turn", 0, 0), ("die", 1, None), ("turn twice", 1, 1),
        ("die", 0, None), ("turn", 0, 0), ("die", 1, None), ("turn twice", 1, 1),
        ("die", 0, None), ("swap", 0, 0), ("die", 1, None), ("die", 1, None), ("turn", 1, 1),
        ("die", 0, None),
    ]  # fmt: skip
    assert (view(position).asked, view(position).turn) == ("over", None)


def test_sees_claims_and_lifts_asked() -> None:
    position = begin(2, ready("b2", "R"))
    play(position, "die 0; turn e5; die 2; turn b2")
    assert (view(position).asked, view(position).die) == ("place", None)
    play(position, "place b2; die 5")
    assert (view(position).asked, view(position).die) == ("lift", "anti-block")
    assert not view(position).again
    assert view(play(position, "leave")).again


def test_sees_blocks_that_keep_their_names() -> None:
    seen = view(after_two_turns())
    assert seen.blocks[0] == Block("R1", "R", 0, "b2")
    assert seen.blocks[3] == Block("Y1", "Y", 1, "d4")
    assert [block.crossing for block in seen.blocks] == ["b2", None, None, "d4", None, None]
    assert [(c.colour, c.seat, c.placed, c.left) for c in seen.colours] == [
        ("R", 0, 1, 2), ("Y", 1, 1, 2)
    ]  # fmt: skip
    assert [seat.score for seat in seen.seats] == [1, 1]


def test_sees_fours_with_and_without_blocks() -> None:
    position = play(after_two_turns(), "die 5; lift d4; die 0; turn e1")
    assert view(position).fours == [Four("b2", "R", 0, "R1"), Four("d4", "Y", 1, None)]
    position = play(begin(2, ready("a3", "K")), "die 2; turn a3")
    assert view(position).fours == [Four("a3", "K", None, None)]  # nobody plays black
    position = play(begin(1, ready("a3", "K")), "die 2; turn a3")
    assert view(position).fours == [Four("a3", "K", 0, "K1")]


def test_sees_fours_of_two_colours_in_the_order_of_crossings() -> None:
    position = begin(4, ready("a1", "Y"), ready("d1", "R"))
    play(position, "die 3; turn a1 d1")
    assert [(four.crossing, four.colour) for four in view(position).fours] == [
        ("a1", "Y"), ("d1", "R")
    ]  # fmt: skip


def test_sees_cards_that_keep_their_numbers() -> None:
    position = play(begin(2, "a1:R1"), "die 4; swap a1 e5")
    assert [(card(position, at).id, card(position, at).turned) for at in ("a1", "e5")] == [
        (24, 0), (0, 1)
    ]  # fmt: skip
    assert card(position, "e5").fields == "KRYB"
    assert card(position, "e5").order == "RYBK"


def test_sees_which_cards_are_held_and_banned() -> None:
    position = play(begin(3, ready("b2", "R"), blocks=3), "die 2; turn b2")
    held = [c.square for c in view(position).cards if c.held]
    assert held == ["b2", "c2", "b3", "c3"]
    assert [c.square for c in view(position).cards if c.banned] == ["b2"]


def test_sees_turns() -> None:
    position = begin(3)
    counts = []
    for _ in range(4):
        play(position, "die 0; turn e5")
        counts.append([seat.turns for seat in view(position).seats])
    assert counts == [[1, 0, 0], [1, 1, 0], [1, 1, 1], [2, 1, 1]]
    assert view(position).most_turns == 300
    assert view(begin(1)).most_turns == 20


# The last step -----------------------------------------------------------------------------------


def test_sees_what_was_turned() -> None:
    wishes = (ready("b2", "R", LEFT), ready("d4", "R", HALF))
    position = play(begin(2, *wishes), "die 0; turn b2")
    assert (last(position).seat, last(position).die) == (0, "left once")
    assert last(position).turned == [Turned("b2", 6, -1)]
    assert last(position).placed == [Block("R1", "R", 0, "b2")]
    assert (last(position).swapped, last(position).lifted) == ([], None)
    for steps, turned in (
        ("die 1; turn d4", [Turned("d4", 18, -2)]),
        ("die 3; turn d4", [Turned("d4", 18, 2)]),
        ("die 2; turn d4", [Turned("d4", 18, 1)]),
        ("die 1; turn a1 d4", [Turned("a1", 0, -1), Turned("d4", 18, -1)]),
        ("die 3; turn a1 d4", [Turned("a1", 0, 1), Turned("d4", 18, 1)]),
    ):
        assert last(play(position.copy(), steps)).turned == turned
        assert last(play(position.copy(), steps)).seat == 1


def test_sees_what_was_swapped() -> None:
    position = play(begin(2), "die 4; swap a2 b1")
    assert (last(position).swapped, last(position).turned) == (["b1", "a2"], [])
    assert last(position).die == "swap"


def test_sees_what_was_lifted() -> None:
    position = play(after_two_turns(), "die 5; lift d4")
    seen = last(position)
    assert (seen.seat, seen.die) == (0, None)
    assert seen.lifted == Block("Y1", "Y", 1, "d4")
    assert (seen.placed, seen.turned, seen.swapped) == ([], [], [])
    assert blocks(position) == {"b2": "R1"}


def test_sees_what_was_claimed() -> None:
    position = begin(2, ready("b2", "R"))
    play(position, "die 0; turn e5; die 2; turn b2; place b2")
    assert (last(position).seat, last(position).die) == (0, None)
    assert last(position).placed == [Block("R1", "R", 0, "b2")]


def test_sees_nothing_of_steps_that_do_nothing() -> None:
    position = after_two_turns()
    assert view(play(position, "die 5")).last is None
    assert view(play(position, "leave")).last is None
    play(position, "die 5")
    assert (last(position).seat, last(position).die) == (0, "anti-block")
    assert (last(position).turned, last(position).placed) == ([], [])
    assert view(play(position, "die 0")).last is None
    assert view(play(position, "time")).last is None


# As text -----------------------------------------------------------------------------------------


BOARD = """\
asked: place
seat 0 (R): score 1, 2 turns
seat 1 (Y): score 0, 1 turns <
blocks: R1:b2 R2:- R3:- Y1:- Y2:- Y3:-
fours: b2:R# d4:Y
      a  b  c  d  e
1.1  RY RY RB RB RK
1.2  BK KB KY YK BY
1.3    +  +  +  +
2.1  RK BK YK RB RB
2.2  YB YR RB KY YK
2.3    +  #  +  +
3.1  RK YR RY RY RB
3.2  BY BK KB BK KY
3.3    +  +  +  +
4.1  RB RK RK KR KB
4.2  YK BY YB BY YR
4.3    +  +  +  o
5.1  RB RB RK BY YB
5.2  KY YK BY KR RK
seat 0 swap: swapped a1 b1"""


def test_sees_the_board_as_text() -> None:
    position = play(after_two_turns(), "die 5; lift d4; die 4; swap a1 b1")
    assert position.draw_view(None) == position.draw_view(1) == BOARD


def test_sees_a_turn_as_text() -> None:
    position = begin(3, blocks=3)
    assert position.draw_view(0).splitlines()[:3] == [
        "asked: die",
        "seat 0 (R): score 0, 0 turns <",
        "seat 1 (Y): score 0, 0 turns",
    ]
    lines = play(position, "die 1; turn a2 e5; die 5").draw_view(0).splitlines()
    assert lines[0] == "asked: die, die anti-block, once more"
    assert lines[-1] == "banned: a2 e5"
    lines = play(position, "die 3; turn c3").draw_view(0).splitlines()
    assert lines[0] == "asked: die"
    assert lines[-2:] == ["banned: c3", "seat 1 right twice: turned c3 by +2"]
    lines = play(position, "die 5; die 5").draw_view(0).splitlines()
    assert lines[-1] == "seat 2 anti-block: nothing"
    lines = play(position, "time").draw_view(0).splitlines()
    assert lines[:2] == ["asked: over", "seat 0 (R): score 0, 1 turns"]


def test_sees_blocks_taken_off_and_put_as_text() -> None:
    position = play(after_two_turns(), "die 5; lift b2")
    assert position.draw_view(0).splitlines()[-1] == "seat 0 lifted R1 from b2"
    play(position, "die 0; turn e1")
    assert position.draw_view(0).splitlines()[-1] == (
        "seat 0 left once: turned e1 by -1, placed R1 on b2"
    )
    assert "cards" not in kwintet.new("blockit", 2).draw_view(None)
    assert position.draw_view(0).splitlines()[4] == "fours: b2:R# d4:Y#"
