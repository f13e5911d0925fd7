"""Block It! in words, as a seat or an onlooker is told it, and drawn for a terminal."""

import msgspec
import pytest
import saying
from saying import asked, drawn, on_button, refusal, said

import kwintet
from kwintet.game import find
from kwintet.games.blockit.tests.deals import (
    NINE_FOURS,
    NINE_TURNS,
    around,
    begin,
    fields,
    fours,
    pass_by,
    play,
    ready,
    view,
)
from kwintet.games.blockit.view import View
from kwintet.position import Position

GAME = find("blockit")


def told(position: Position, step: str, reader: int | None = None) -> list[str]:
    """What a step is told as, written as the helpers write it."""
    written = play(position.copy(), step).steps[-1]
    return saying.told(position, written, reader)


def result(seen: View, winners: list[int], reader: int | None = None) -> list[str]:
    return [said(GAME, line, reader) for line in GAME.telling.result(seen, winners)]


def after_a_lift() -> Position:
    """Els took her own block off b2; the square waits for it."""
    return play(begin(2, ready("b2", "R")), "die 2; turn b2; die 0; turn e5; die 5; lift b2")


# What a step did ---------------------------------------------------------------------------------


def test_the_start_tells_who_plays_what() -> None:
    position = kwintet.new("blockit", 2)
    layout = begin(2).steps[0].removeprefix("!")
    assert told(position, layout, reader=1)[1:] == ["Els plays red.", "You play yellow."]
    assert len(told(kwintet.new("blockit", 1), layout)) == 1


def test_the_die_is_told_with_what_it_says() -> None:
    position = begin(2)
    assert told(position, "die 1") == ["Els rolls: turn left twice."]
    assert told(position, "turn a1 e5") == ["Els turns a1 and e5 to the left."]
    assert told(position, "die 3", reader=1) == ["You roll: turn right twice."]
    assert told(position, "turn a1", reader=1) == ["You turn a1 half round."]
    assert told(position, "die 4") == ["Els rolls: swap."]
    assert told(position, "swap a2 b1") == ["Els swaps a2 and b1."]


def test_a_square_is_told_with_its_block() -> None:
    position = play(begin(3, ready("b2", "R"), ready("d4", "B")), "die 2")
    assert told(position.copy(), "turn b2", reader=0) == [
        "You turn b2 to the right.",
        "You get a red square at b2, and put a block on it.",
    ]
    assert told(position, "turn d4", reader=2)[1:] == [
        "That makes a blue square at d4, for you to put a block on in your turn."
    ]
    assert told(play(position, "die 0"), "turn d5") == [
        "Bram turns d5 to the left.",
        "That breaks the blue square at d4.",
    ]


def test_a_square_of_a_colour_that_nobody_plays() -> None:
    position = play(begin(2, ready("a3", "K")), "die 2")
    assert told(position, "turn a3")[1:] == [
        "That makes a black square at a3, but nobody plays that colour."
    ]


def test_a_square_without_a_block_left_for_it() -> None:
    wishes = (ready("a1", "R"), ready("c1", "R"), ready("a3", "R"), ready("c3", "R"))
    position = begin(1, *wishes)
    for place in ("a1", "c1", "a3"):
        play(position, f"die 2; turn {place}")
    assert told(play(position, "die 2"), "turn c3")[1:] == [
        "That makes a red square at c3, but there is no block left for it."
    ]


def test_a_claim_and_a_square_that_waits_are_told() -> None:
    position = play(begin(2, ready("b2", "R")), "die 0; turn e5; die 2; turn b2")
    assert asked(position) == "You can put a block on b2, or roll the die."
    assert told(position.copy(), "place b2") == ["Els puts a block on the red square at b2."]
    assert told(position, "roll", reader=0) == ["You let the square wait, and roll."]
    assert told(play(position, "die 0"), "turn e5", reader=0)[1:] == [
        "You put a block on the red square at b2."
    ]


def test_blocks_taken_off_are_told_with_their_owner() -> None:
    position = begin(3, ready("b2", "R"), ready("d4", "Y"))
    play(position, "die 2; turn b2; die 2; turn d4; die 5")
    mine, theirs = position.copy(), position
    assert told(mine.copy(), "lift d4", reader=2) == [
        "You take the yellow block off d4, and Bram gets it back."
    ]
    assert told(mine.copy(), "lift d4", reader=1) == [
        "Cleo takes the yellow block off d4, and you get it back."
    ]
    assert told(mine, "lift d4") == ["Cleo takes the yellow block off d4, and Bram gets it back."]
    assert told(theirs, "leave") == ["Cleo leaves all blocks where they are."]
    own = play(begin(2, ready("b2", "R")), "die 2; turn b2; die 0; turn e5; die 5")
    assert told(own, "lift b2", reader=0) == ["You take the red block off b2, and get it back."]


def test_an_anti_block_with_nothing_to_take_off_and_a_second_one() -> None:
    position = begin(2)
    assert told(position, "die 5", reader=0) == [
        "You roll: anti-block.",
        "There is no block on the board, so you just roll again.",
    ]
    assert told(position, "die 5", reader=1) == [
        "Els rolls: anti-block.",
        "The second anti-block ends Els’s turn.",
    ]


def test_a_die_that_cannot_be_carried_out_still_lets_blocks_be_put() -> None:
    position = kwintet.new("blockit", 1)
    play(position, NINE_FOURS.removeprefix("!"))
    for place in NINE_TURNS:
        play(position, f"die 2; turn {place}")
    assert told(position, "die 0", reader=0) == [
        "You roll: turn left once.",
        "There is no card that can be turned, so nothing is done.",
    ]
    play(position, "die 5; lift d4")
    assert told(position, "die 4", reader=0) == [
        "You roll: swap.",
        "There are no two cards left to swap, so nothing is done.",
        "You put a block on the blue square at d4.",
    ]


def test_time_is_up() -> None:
    assert told(begin(2), "time") == ["Time is up."]


# What is asked -----------------------------------------------------------------------------------


def test_the_die_says_what_is_asked() -> None:
    position = begin(2)
    assert asked(play(position.copy(), "die 0")) == "Turn one card a quarter to the left."
    assert asked(play(position.copy(), "die 3")) == (
        "Turn two cards a quarter to the right, or one card half round."
    )
    assert asked(play(position.copy(), "die 4")) == "Swap two cards. They are not turned."


def test_a_square_that_waits_is_told_of_while_cards_are_asked() -> None:
    assert asked(play(after_a_lift(), "die 2")) == (
        "Turn one card a quarter to the right. "
        "After that, a block goes on b2, unless you break the square."
    )


def test_of_two_squares_that_wait_for_the_last_block_the_first_is_named() -> None:
    position = begin(2, *(ready(place, "R") for place in ("a1", "d1", "d4")), blocks=2)
    play(position, "die 2; turn a1; die 3; turn d1 d4")
    assert asked(position) == "You can put a block on d1 and d4, or roll the die."
    assert "a block goes on d1, unless" in asked(play(position, "roll; die 0"))


def test_buttons_say_the_move() -> None:
    position = begin(2, ready("b2", "R"))
    assert on_button(play(position.copy(), "die 0"), "turn c3") == "Turn c3 left"
    twice = play(position.copy(), "die 3")
    assert on_button(twice, "turn c3") == "Turn c3 half round"
    assert on_button(twice, "turn c3 d1") == "Turn c3 and d1 right"
    assert on_button(play(position.copy(), "die 4"), "swap a1 e5") == "Swap a1 and e5"
    play(position, "die 0; turn e5; die 2; turn b2")
    assert (on_button(position, "place b2"), on_button(position, "roll")) == (
        "Put a block on b2", "Roll"
    )  # fmt: skip
    play(position, "place b2; die 5")
    assert on_button(position, "lift b2") == "Take the block off b2"
    assert on_button(position, "leave") == "Leave all blocks"


# Why not -----------------------------------------------------------------------------------------


def test_refused_steps_name_the_rule() -> None:
    position = begin(3, ready("b2", "R"), blocks=3)
    play(position, "die 2; turn b2; die 0; turn a1; die 2")
    assert refusal(position, "turn b2") == "b2 is locked under a block."
    assert refusal(position, "turn a1") == "a1 was turned just now: choose another card."
    assert refusal(position, "turn d1 e1") == "The die lets you turn one card only."
    assert refusal(position, "roll").startswith("That is not what is asked now. Turn one card")
    for wrong in ("turn f1", "turn", "turn a1 ", "dance", "!die 3", "swap a1 a2 a3", ""):
        assert refusal(position, wrong).startswith("Write “turn c3”")


def test_refused_pairs_are_explained() -> None:
    position = play(begin(2), "die 1")
    assert refusal(position, "turn a1 a1") == "Choose two different cards."
    assert refusal(position, "turn d1 c3") == "Write the two in order: turn c3 d1."
    assert "half a turn" in refusal(position, "turn c9")


def test_refused_claims_and_lifts_are_explained() -> None:
    position = begin(2, ready("b2", "R"), ready("d4", "Y"))
    play(position, "die 2; turn d4; place d4; die 2; turn b2")
    assert refusal(position, "place d4").startswith("You have no square at d4.")
    play(position, "place b2; die 5")
    assert refusal(position, "lift c3").startswith("There is no block on c3.")
    assert refusal(position, "lift e9").startswith("Write “lift b2”")


def test_refused_claims_where_a_block_is_or_none_is_left() -> None:
    position = begin(1, *(ready(place, "R") for place in ("a1", "c1", "a3", "c3")))
    for place in ("a1", "c1", "a3", "c3"):
        play(position, f"die 2; turn {place}")
    play(position, "die 5; lift a1; die 5")  # no block goes back: it waits for the next turn
    assert refusal(position, "place c1") == "There is a block on c1 already."
    seen = msgspec.structs.replace(
        view(position),
        colours=[msgspec.structs.replace(colour, left=0) for colour in view(position).colours],
    )
    line = GAME.telling.why_not(seen, "place c3")
    assert said(GAME, line, 0) == "All blocks of that colour are on the board."


# How it ended ------------------------------------------------------------------------------------


def test_the_first_with_all_blocks_wins() -> None:
    position = begin(3, ready("a1", "R"), ready("d4", "R"))
    play(position, "die 2; turn a1; die 0; turn e1; die 0; turn e1; die 2; turn d4")
    assert result(view(position), position.winners, 0) == [
        "You win: both your blocks are on the board."
    ]
    assert result(view(position), position.winners, 1) == [
        "Els wins: both blocks are on the board."
    ]


def test_the_most_blocks_win_when_time_is_up() -> None:
    position = play(begin(2, ready("b2", "Y")), "die 2; turn b2")
    shared = play(position.copy(), "time")
    assert result(view(shared), shared.winners, 1) == [
        "A shared win, with 0 blocks each on the board: Els and you."
    ]
    play(position, "place b2; time")
    assert result(view(position), position.winners) == [
        "Bram wins, with the most blocks on the board: 1."
    ]


def test_the_last_turns_are_told() -> None:
    position = pass_by(begin(2), turns=600)
    assert result(view(position), position.winners)[0] == "Everybody has had 300 turns."


@pytest.mark.parametrize(
    ("solo", "placed", "said"),
    [
        ("turns20", 1, "You have one block on the board, after 20 turns."),
        ("race3", 3, "Three red blocks in 3 turns."),
        ("race3", 1, "No colour has three blocks on the board, after 300 turns."),
    ],
)
def test_what_one_player_reached(solo: str, placed: int, said: str) -> None:
    position = begin(1, *(ready(place, "R") for place in ("a1", "c1", "a3")), solo=solo)
    for place in ("a1", "c1", "a3")[:placed]:
        play(position, f"die 2; turn {place}")
    while position.turn is not None:
        play(position, "leave" if position.turn == 0 else "die 5")
    assert result(view(position), position.winners, 0) == [said]


def test_all_blocks_of_one_player() -> None:
    seen = view(play(begin(1, solo="timed"), "die 0; turn a1; time"))
    assert result(seen, [0]) == ["You have 0 blocks on the board, after one turn."]
    end = msgspec.structs.replace(
        seen,
        colours=[msgspec.structs.replace(colour, left=0) for colour in seen.colours],
        seats=[msgspec.structs.replace(seen.seats[0], score=12, turns=17)],
    )
    assert result(end, [0]) == ["All 12 blocks are on the board, after 17 turns!"]


# The rules page ----------------------------------------------------------------------------------


def test_a_crossing_is_named_after_the_card_at_its_top_left() -> None:
    assert around("b2") == ["b2", "c2", "c3", "b3"]
    position = play(begin(2, ready("b2", "R")), "die 2; turn b2")
    shown = fields(position)
    assert shown["b2"][2] == shown["c2"][3] == shown["c3"][0] == shown["b3"][1] == "R"
    assert fours(position) == {"b2": "R"}


def test_the_card_of_the_rules_turns_as_they_say() -> None:
    position = begin(2, "a1:R0")
    assert fields(position)["a1"] == "RYBK"
    assert fields(play(position, "die 2; turn a1"))["a1"] == "KRYB"


def test_a_block_of_the_rules_is_taken_off_and_its_square_broken() -> None:
    position = begin(2, ready("d4", "Y"))
    play(position, "die 2; turn d4; place d4; die 0; turn a1; die 5; lift d4; die 0")
    assert told(position, "turn e5", reader=0) == [
        "You turn e5 to the left.",
        "That breaks the yellow square at d4.",
    ]


# At a terminal -----------------------------------------------------------------------------------

TABLE = """\
Turn 4, first to 3 blocks
   Player  Blocks
   You     ▲ ■ · · red
▶  Bram    ⬢ · · · yellow

        a       b       c       d       e
    ╭───────┬───────┬───────┬───────┬───────╮
  1 │▲     ⬢│▲     ⬢│▲     ☾│▲     ☾│♣     ⬢│
    │♣     ☾│☾     ♣│♣     ⬢│⬢     ♣│▲     ☾│
    ├───────┼───────┼───────┼───────┼───────┤
  2 │▲     ♣│☾  ▪  ♣│⬢  ▪  ♣│▲     ☾│▲     ☾│
    │⬢     ☾│⬢     ▲ ▲     ☾│♣     ⬢│⬢     ♣│
    ├───────┼─────  ■  ─────┼───────┼───────┤
  3 │▲     ♣│⬢  ▪  ▲ ▲  ▪  ⬢│▲     ⬢│▲     ☾│
    │☾     ⬢│☾     ♣│♣     ☾│☾     ♣│♣     ⬢│
    ├───────┼───────┼───────┼───────┼───────┤
  4 │▲     ☾│▲     ♣│▲     ♣│♣  ↻  ▲│♣     ☾│
    │⬢     ♣│☾     ⬢│⬢     ☾│☾     ⬢ ⬢     ▲│
    ├───────┼───────┼───────┼─────  □  ─────┤
  5 │▲     ☾│▲     ☾│▲     ♣│☾     ⬢ ⬢     ☾│
    │♣     ⬢│⬢     ♣│☾     ⬢│♣     ▲│▲     ♣│
    ╰───────┴───────┴───────┴───────┴───────╯
■ block   □ square without a block   ▪ locked"""


def test_the_board_shows_squares_blocks_and_what_moved() -> None:
    wishes = (ready("b2", "R"), ready("d4", "Y"))
    position = play(begin(2, *wishes), "die 2; turn b2; die 0; turn e1; die 2; turn d4")
    assert drawn(position, reader=0) == TABLE.splitlines()


def test_the_table_shows_the_die_and_cards_that_were_just_turned() -> None:
    position = play(begin(3, blocks=3), "die 1; turn c3; die 5")
    lines = drawn(position)
    assert "Die:   anti-block, now roll again" in lines
    assert lines[-1] == "× just turned, not now"
    assert "  3 │" in next(line for line in lines if "×" in line)


def test_one_player_sees_all_colours_and_what_they_play_for() -> None:
    for solo, caption in (
        ("turns20", "Turn 1 of 20, as many blocks as you can"),
        ("timed", "Turn 1, as many blocks as you can before time is up"),
        ("race3", "Turn 1, three blocks of one colour"),
    ):
        lines = drawn(begin(1, solo=solo), reader=0)
        assert lines[0] == caption
        assert "♣ · · · black" in lines[5]


def test_before_the_layout_there_is_no_board() -> None:
    lines = drawn(kwintet.new("blockit", 2))
    assert "Turn 1" in lines[0]
    assert not any("╭" in line for line in lines)
