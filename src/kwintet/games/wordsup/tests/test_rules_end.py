"""Words Up: the end phase, the end of a round, scores (W16 to W18, W20 to W22, W27, W33 to W37)."""

from typing import Any

import pytest

import kwintet
from kwintet.errors import BadOption
from kwintet.games.wordsup.tests.deals import (
    begin,
    bonus,
    end_phase,
    faces,
    gone,
    kinds,
    made,
    nearly_over,
    open_squares,
    play,
    refused,
    stock,
    stocks,
    view,
)
from kwintet.position import Position

FRUITLESS = "turn a7 b7 c7, stop"
EIGHT = "turn a1 b1 c1 d1, stop, turn e1, stop, turn f1, stop, turn g1, stop"


def in_the_field(position: Position) -> int:
    return len(view(position).field)


def fruitless(position: Position, turns: int) -> Position:
    for _ in range(turns):
        play(position, FRUITLESS)
    return position


# The end of a round ------------------------------------------------------------------------------


def test_W16_the_round_is_over_as_soon_as_a_stock_is_used_up() -> None:
    cards = {"a1": "o e k b e r m a s", "s0": "k g t"}
    position = play(
        begin(cards, 4), "turn a1 b1 c1, word koek stock, turn d1 e1 f1, word berg stock"
    )
    play(position, "turn g1 h1 a2, word mast stock")
    assert position.turn is None
    assert position.legal == []
    assert view(position).asked == "over"
    assert [word for _, word, _ in made(position)] == ["koek", "berg", "mast"]


def test_W17_it_begins_with_10_cards() -> None:
    position = nearly_over("k a s t b e r g l o")
    assert view(position).phase == "begun"
    assert in_the_field(position) == 10


def test_W17_before_it_cards_go_face_down_again() -> None:
    position = nearly_over("k a s t b e r g l o a", clearing="plus")
    assert in_the_field(position) == 11
    assert view(position).phase == "before"
    play(position, "turn a1 b1 c1, stop")
    assert open_squares(position) == set()


@pytest.mark.parametrize("special", ["plus", "trade"])
def test_W17_open_cards_count_among_the_10(special: str) -> None:
    position = nearly_over(f"k a s t b e r g l o {special}", clearing="plus")
    play(position, "turn a1 b1 c1, turn c2")
    assert view(position).phase == "begun"
    assert position.turn == 0
    assert open_squares(position) == {"a1", "b1", "c1"}


def test_W17_first_three_or_four_cards_as_before() -> None:
    position = end_phase("k a s t b e r g")
    play(position, "turn a1 b1")
    assert kinds(position) == {"turn"}
    play(position, "turn c1")
    assert {"turn", "stop"} <= kinds(position)
    play(position, "turn d1")
    assert "turn" not in kinds(position)


def test_W17_after_a_word_three_or_four_again_while_nothing_was_left_open() -> None:
    position = end_phase("k a s t b e r g")
    play(position, "turn a1 b1 c1 d1, word kast, stop")
    assert view(position).phase == "begun"
    assert open_squares(position) == set()
    play(position, "turn e1")
    refused(position, "stop")
    play(position, "turn f1 g1 h1, word berg")


def test_W17_within_the_first_turn_too_with_cards_left_open() -> None:
    position = end_phase("k a s t b e r g", {"s1": "t"})
    play(position, "turn a1 b1 c1 e1, word kast stock")
    assert open_squares(position) == {"e1"}
    assert {"turn", "stop"} <= kinds(position)
    play(position, "turn f1")
    assert kinds(position) == {"turn"}
    play(position, "turn g1 h1, word berg")
    assert position.turn == 1


def test_W17_cards_not_used_stay_open() -> None:
    position = play(end_phase("k a s t b e r g"), "turn a1 b1 c1, stop")
    assert open_squares(position) == {"a1", "b1", "c1"}
    play(position, "turn d1, stop")
    assert open_squares(position) == {"a1", "b1", "c1", "d1"}


def test_W17_from_the_next_turn_on_exactly_one_card() -> None:
    position = play(end_phase("k a s t b e r g"), "turn a1 b1 c1, stop")
    assert view(position).phase == "one each"
    refused(position, "stop")
    play(position, "turn d1")
    assert "turn" not in kinds(position)
    play(position, "word kast")
    assert "turn" not in kinds(position)
    play(position, "stop, turn e1")
    assert "turn" not in kinds(position)


def test_W17_any_number_of_words_after_the_one_card() -> None:
    position = play(end_phase("k a s t b e r g"), EIGHT)
    play(position, "turn h1, word berg, word kast")
    assert position.turn is None


def test_W17_one_card_each_also_when_none_lies_open_any_more() -> None:
    position = play(end_phase("k a s t b e r g"), "turn a1 b1 c1, stop, turn d1, word kast, stop")
    assert open_squares(position) == set()
    play(position, "turn e1")
    assert kinds(position) == {"stop"}


def test_W17_not_all_open_cards_have_to_be_used() -> None:
    position = play(end_phase("k a s t b e r g"), "turn a1 b1 c1, stop, turn e1, stop, turn d1")
    assert "word kast" in position.legal
    play(position, "word kast")
    assert open_squares(position) == {"e1"}


def test_W18_no_card_face_down_and_no_more_words() -> None:
    position = play(end_phase("k a s t b e r g"), EIGHT + ", turn h1, stop")
    assert position.turn == 0
    assert kinds(position) >= {"stop", "skip", "word"}
    play(position, "stop")
    assert position.turn is None


# Scoring -----------------------------------------------------------------------------------------


def test_W20_cards_left_in_the_stock_count_double_against_one() -> None:
    cards = {"a1": "o e k b e r m a s", "s0": "k g t", "s1": "a5 a1 z", "s2": "x y6 u3"}
    steps = "turn a1 b1 c1, word koek stock, turn d1 e1 f1, word berg stock, turn g1 h1 a2"
    position = play(begin(cards, 4), steps)
    before = position.scores
    play(position, "word mast stock")
    settled = view(position).settled
    assert settled
    assert settled.penalties[:3] == [0, 2 * (5 + 1 + 5), 2 * (8 + 6 + 3)]
    assert position.scores[1:3] == [-22, -34]
    assert before[1:3] == [0, 0]


def test_W20_those_that_were_put_under_as_well() -> None:
    cards = {"s0": "a1 b8 c d7", "s1": "k g t e", "a1": "o e k b e r m a s t a k"}
    position = play(begin(cards, 3), "skip, turn a1 b1 c1, word koek stock")
    play(position, "turn d1 e1 f1, word berg stock, turn g1 h1 a2, word mast stock")
    play(position, "stop, " + FRUITLESS + ", " + FRUITLESS)
    play(position, "turn b2 c2 d2")
    play(position, "word teak stock")
    settled = view(position).settled
    assert settled
    assert settled.penalties[0] == 2 * (1 + 8 + 5 + 7)


def scored(position: Position) -> tuple[list[int], list[int], list[int]]:
    settled = view(position).settled
    assert settled
    return settled.words, settled.pluses, settled.penalties


QUICK = {"a1": "o e k b e r m a s", "s0": "k g t", "s1": "k g t"}
WON = (
    "turn a1 b1 c1, word koek stock, turn d1 e1 f1, word berg stock, turn g1 h1 a2, word mast stock"
)


def test_W21_scores_of_several_rounds_are_added() -> None:
    position = kwintet.new("wordsup", 4, {"rounds": 2})
    first = begin(QUICK | {"s1": "a b c"}, 4, rounds=2)
    step = first.steps[0]
    position.step(step)
    play(position, WON)
    assert position.awaiting == "deal"
    after_one = position.scores
    words, pluses, penalties = scored(position)
    assert after_one == [w + p - m for w, p, m in zip(words, pluses, penalties, strict=True)]
    position.step(begin({"a1": "o e k b e r m a s", "s1": "k g t"}, 4).steps[0])
    assert position.scores == after_one
    play(position, WON)
    assert position.turn is None
    words, pluses, penalties = scored(position)
    assert position.scores == [
        a + w + p - m for a, w, p, m in zip(after_one, words, pluses, penalties, strict=True)
    ]


def test_W21_the_most_points_win() -> None:
    position = play(begin(QUICK | {"s1": "a b c"}, 4), WON)
    assert position.winners == [0]


def test_W21_equal_points_share_the_win() -> None:
    cards = {"s0": "a1 a1 d3 b4 c e5", "s1": "e1 e1 g3 h4 e5 i5"}
    position = begin(cards, 2)
    fruitless(position, 20)
    assert position.turn is None
    assert position.scores[0] == position.scores[1] == -2 * 19
    assert position.winners == [0, 1]


@pytest.mark.parametrize("rounds", [0, 10, True, "2"])
def test_W21_one_to_nine_rounds(rounds: Any) -> None:
    with pytest.raises(BadOption):
        kwintet.new("wordsup", 2, {"rounds": rounds})


# Juniors -----------------------------------------------------------------------------------------


def test_W22_juniors_make_words_of_three_turned_cards() -> None:
    position = play(begin({"a1": "e i s"}, juniors=[0]), "turn a1 b1 c1")
    assert view(position).seats[0].junior
    play(position, "word eis")
    assert made(position)[0][:2] == (0, "eis")


def test_W22_others_do_not() -> None:
    position = play(begin({"a1": "e i s"}, juniors=[1]), "turn a1 b1 c1")
    refused(position, "word eis")


def test_W22_of_three_turned_cards_neither_four_nor_extras() -> None:
    position = play(begin({"a1": "e i s x", "s0": "s", "bonus": "e"}, juniors=[0]), "turn a1 b1 c1")
    refused(position, "word eis stock")
    play(position, "turn d1")
    refused(position, "word eis")


def test_W22_juniors_may_make_longer_words_too() -> None:
    position = play(begin({"a1": "k o e k"}, juniors=[0]), "turn a1 b1 c1 d1, word koek")
    assert made(position)[0][1] == "koek"


@pytest.mark.parametrize("juniors", [[2], [1, 0], [0, 0], [-1], "0", [True], None])
def test_W22_juniors_are_seats_ascending_without_repeats(juniors: Any) -> None:
    with pytest.raises(BadOption):
        kwintet.new("wordsup", 2, {"juniors": juniors})


# Words in the end phase --------------------------------------------------------------------------


def all_open(cards: dict[str, str], last: str, **options: Any) -> Position:
    """The start of seat 0's turn with eight cards, all open."""
    return play(end_phase(last, cards, **options), EIGHT + ", turn h1, stop")


@pytest.mark.parametrize(
    ("step", "allowed"),
    [
        ("word kast", True),
        ("word kast stock", False),  # one card too many
        ("word mast stock", True),
        ("word mast bonus1", False),
        ("word mat stock", False),
        ("word staken", False),
        ("word staken bonus1", True),
        ("word maken stock bonus1", True),
        ("word maken bonus1", False),
        ("word man stock bonus1", False),
        ("word mens stock bonus1", False),
        ("word smaken stock bonus1", True),
        ("word taak", False),
        ("word kat", False),
    ],
)
def test_W27_lengths_and_extras(step: str, allowed: bool) -> None:
    position = all_open({"s0": "m", "bonus": "n"}, "k a s t x y e z")
    if allowed:
        assert step in position.legal
    else:
        refused(position, step)


@pytest.mark.parametrize("junior", [True, False])
def test_W27_a_juniors_three_letters_are_open_field_cards(junior: bool) -> None:
    position = all_open(
        {"s0": "m", "bonus": "n"}, "k a s t x y e z", juniors=[0] if junior else [1]
    )
    assert ("word kat" in position.legal) == junior
    refused(position, "word mat stock")
    refused(position, "word nat bonus1")
    refused(position, "word man stock bonus1")


def test_W27_a_named_card_must_be_used() -> None:
    position = all_open({"s0": "k", "bonus": "n"}, "k a s t x y e z")
    assert {"word kast", "word kast stock"} <= set(position.legal)
    before = stock(position, 0)
    play(position, "word kast stock")
    assert stock(position, 0) == before[1:]
    assert open_squares(position) == {"a1", "e1", "f1", "g1", "h1"}


# Rulings -----------------------------------------------------------------------------------------


def test_W33_in_mid_turn_the_turn_goes_on_with_fewer_than_three_turned() -> None:
    position = nearly_over("k a s t b e r g l o plus", clearing="plus")
    play(position, "turn a1 c2")
    assert view(position).phase == "begun"
    for square in ("b1", "c1"):
        refused(position, "stop")
        play(position, f"turn {square}")
    play(position, "stop")
    assert open_squares(position) == {"a1", "b1", "c1"}
    assert view(position).phase == "one each"


def test_W33_after_a_word_it_may_stop() -> None:
    position = nearly_over("k a s t b e r g")
    assert view(position).phase == "begun"
    assert kinds(position) == {"turn", "stop"}


def test_W33_after_a_sorry_the_next_player_begins_the_end_phase() -> None:
    position = nearly_over("k a s t b e r g l o sorry", clearing="plus")
    play(position, "turn a1 b1 c1 c2")
    assert position.turn == 1
    assert open_squares(position) == set()
    assert view(position).phase == "begun"
    play(position, "turn a1")
    refused(position, "stop")
    play(position, "turn b1 c1 d1, stop")
    assert view(position).phase == "one each"


@pytest.mark.parametrize("special", ["plus", "trade"])
def test_W34_specials_do_not_count_among_the_cards_to_be_turned(special: str) -> None:
    position = end_phase(f"k a s t b e {special} g", {})
    play(position, "turn a1 g1 b1")
    refused(position, "stop")
    play(position, "turn c1, stop")
    position = end_phase(f"k a s t b e {special} g", {})
    play(position, "turn a1 b1 c1, stop, turn g1")
    refused(position, "stop")
    play(position, "turn d1, stop")


@pytest.mark.parametrize("special", ["plus", "trade"])
def test_W34_unless_they_were_the_last_face_down(special: str) -> None:
    position = end_phase(f"k a s {special}")
    play(position, "turn a1 b1 c1, stop, turn d1")
    assert position.turn == 0
    assert "stop" in position.legal


def test_W34_specials_act_as_always() -> None:
    position = end_phase("k a s t b e plus trade", {"s0": "n", "s1": "m"})
    before = stocks(position)
    play(position, "turn a1 h1")
    assert stocks(position) == before[::-1]
    scores = position.scores
    play(position, "turn g1")
    assert position.scores == [scores[0], scores[1] + 10]


def test_W34_after_a_sorry_open_cards_stay_open() -> None:
    position = end_phase("k a s t b e r sorry")
    play(position, "turn a1 h1")
    assert position.turn == 0
    assert open_squares(position) == {"a1"}
    assert view(position).phase == "one each"
    assert gone(position)[-1:] == ["sorry"]


def test_W34_a_sorry_with_nothing_open_leaves_the_first_turn_to_the_next() -> None:
    position = play(end_phase("k a s t b e r sorry"), "turn h1")
    assert view(position).phase == "begun"


def test_W34_no_two_skips_in_a_row() -> None:
    position = play(end_phase("k a s t b e r g"), "skip")
    assert view(position).seats[1].skipped
    play(position, "turn a1 b1 c1, stop")
    refused(position, "skip")
    play(position, "turn d1, stop, turn e1, stop")
    assert not view(position).seats[1].skipped
    assert "skip" in position.legal


def test_W34_also_after_one_before_the_end_phase() -> None:
    position = nearly_over("k a s t b e r g l o sorry", clearing="plus")
    play(position, "stop, skip, turn c2")
    assert position.turn == 1
    assert view(position).phase == "begun"
    refused(position, "skip")


def test_W34_before_the_end_phase_one_may_skip_again_and_again() -> None:
    position = play(begin({"s0": "a b c d", "s1": "e f g h"}), "skip, skip, skip, skip, skip")
    assert position.turn == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W34_as_many_turns_in_a_row_without_a_word_as_players(players: int) -> None:
    position = play(end_phase("k a s t", players=players), "turn a1 b1 c1 d1, stop")
    assert view(position).quiet == 1  # the one that turned the last card counts
    for _ in range(players - 2):
        play(position, "stop")
        assert position.turn is not None
    play(position, "stop")
    assert position.turn is None


def test_W34_a_skip_counts_too() -> None:
    position = play(end_phase("k a s t"), "turn a1 b1 c1 d1, stop, skip")
    assert position.turn is None


def test_W34_a_served_sorry_counts_too() -> None:
    position = play(end_phase("k a s t", {"s0": "sorry n"}), "turn a1 b1 c1 d1, stop, sorry")
    assert position.turn is None


def test_W34_a_sorry_turned_up_last_counts_too() -> None:
    position = end_phase("k a s sorry", players=3)
    play(position, "turn a1 b1 c1, stop, turn d1")
    assert position.turn == 0
    assert view(position).quiet == 1
    play(position, "stop, stop")
    assert position.turn is None


def test_W34_turns_with_cards_face_down_do_not_count() -> None:
    position = play(end_phase("k a s t b e r g"), EIGHT)
    assert view(position).quiet == 0


def test_W34_a_word_begins_the_count_anew() -> None:
    position = all_open({}, "k a s t b e r g")
    assert view(position).quiet == 1
    play(position, "word kast, stop")
    assert view(position).quiet == 0
    play(position, "stop")
    assert position.turn == 0
    play(position, "stop")
    assert position.turn is None


def test_W34_an_empty_field_ends_the_round_at_once() -> None:
    position = play(end_phase("k a s t"), "turn a1 b1 c1 d1, word kast")
    assert position.turn is None
    assert in_the_field(position) == 0


@pytest.mark.parametrize("special", ["plus", "trade", "sorry"])
def test_W34_also_by_a_special_card_which_acts_first(special: str) -> None:
    position = end_phase(
        special, clearing="plus trade sorry" if special != "trade" else "plus plus sorry"
    )
    assert in_the_field(position) == 1
    seat, scores, before = position.turn, position.scores, stocks(position)
    assert isinstance(seat, int)
    play(position, "turn a1")
    assert position.turn is None
    assert stocks(position) == (before[::-1] if special == "trade" else before)
    penalties = scored(position)[2]
    after = [score - penalty for score, penalty in zip(scores, penalties, strict=True)]
    after[seat] += 10 if special == "plus" else 0
    assert position.scores == after


def test_W34_after_the_last_word_the_stock_is_turned_up_but_no_bonus_stack() -> None:
    cards = {"s1": "e plus m", "bonus": "n plus trade trade"}
    position = nearly_over("t a k", cards, clearing="sorry")  # which leaves the turn to seat 1
    play(position, "turn a1 b1 c1, word taken stock bonus1")
    assert position.turn is None
    assert [card.id for card in view(position).news] == ["s1.2", "s1.3"]
    assert bonus(position) == [None] * 4
    assert len(view(position).closed) == 4
    assert view(position).seats[1].pluses >= 10


@pytest.mark.parametrize(("players", "turns"), [(2, 20), (3, 30), (4, 40)])
def test_W35_10_turns_a_player_without_a_word_end_the_round(players: int, turns: int) -> None:
    position = fruitless(begin({}, players), turns - 1)
    assert position.turn is not None
    assert view(position).quiet == turns - 1
    fruitless(position, 1)
    assert position.turn is None


def test_W35_a_word_begins_the_count_anew() -> None:
    position = fruitless(begin({"a1": "k o e k"}), 19)
    play(position, "turn a1 b1 c1 d1, word koek")
    play(position, "stop")
    assert view(position).quiet == 0
    fruitless(position, 19)
    assert position.turn is not None


def test_W35_skips_and_sorries_are_turns_too() -> None:
    position = play(begin({"s0": "sorry a b", "h8": "sorry"}), "sorry, turn h8, skip")
    assert view(position).quiet == 3
    fruitless(position, 17)
    assert position.turn is None


def test_W35_only_before_the_end_phase() -> None:
    position = nearly_over("k a s t b e r g l o sorry", clearing="plus")
    play(position, "stop, turn a1 b1 c1, stop, turn c2")
    assert view(position).phase == "begun"
    assert view(position).quiet == 0


# Several rounds ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W36_who_begins_and_in_which_direction(players: int) -> None:
    position = kwintet.new("wordsup", players, {"rounds": 5})
    deal = begin({}, players).steps[0]
    for number in range(1, 6):
        position.step(deal)
        first = (number - 1) % players
        way = 1 if number % 2 else -1
        order = []
        for _ in range(players + 1):
            order.append(position.turn)
            play(position, FRUITLESS)
        assert order == [(first + way * i) % players for i in range(players + 1)]
        assert view(position).clockwise == (way == 1)
        fruitless(position, 9 * players - 1)
    assert position.turn is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W36_in_even_rounds_stocks_go_round_the_other_way(players: int) -> None:
    position = kwintet.new("wordsup", players, {"rounds": 2})
    position.step(begin({}, players).steps[0])
    fruitless(position, 10 * players)
    position.step(begin({"bonus": "trade a b c"}, players).steps[0])
    assert position.turn == 1
    assert [cards[0] for cards in stocks(position)] == [
        f"s{(seat + 1) % players}.1" for seat in range(players)
    ]


def test_W36_the_next_player_of_a_bonus_sorry_is_the_one_before() -> None:
    position = kwintet.new("wordsup", 3, {"rounds": 2})
    position.step(begin({}, 3).steps[0])
    fruitless(position, 30)
    before = position.scores
    position.step(begin({"bonus": "sorry plus a b"}, 3).steps[0])
    assert position.turn == 0
    assert position.scores == [before[0] + 10, *before[1:]]


def test_W37_special_cards_left_in_a_stock_count_nothing() -> None:
    cards = {"s0": "sorry trade plus joker a1 a1", "s1": "b4 b8 c d3 d7 e5"}
    position = fruitless(begin(cards), 20)
    assert scored(position)[2] == [4, 2 * (4 + 8 + 5 + 3 + 7 + 5)]


def test_W37_in_mid_round_earlier_rounds_words_and_pluses() -> None:
    position = kwintet.new("wordsup", 2, {"rounds": 2})
    assert position.scores == [0, 0]
    position.step(begin({"a1": "k2! o1 e1 k6", "b2": "plus"}).steps[0])
    play(position, "turn a1 b1 c1 d1, word koek")
    assert position.scores == [20, 0]
    play(position, "turn b2")
    assert position.scores == [30, 0]
    assert (view(position).seats[0].words, view(position).seats[0].pluses) == (20, 10)
    play(position, "turn a7 b7 c7, stop")
    fruitless(position, 20)
    penalties = scored(position)[2]
    assert min(penalties) > 0
    assert position.scores == [30 - penalties[0], -penalties[1]]
    before = position.scores
    position.step(begin({}).steps[0])
    assert position.scores == before
    assert view(position).seats[0].words == 0


def test_W37_penalties_are_counted_by_value() -> None:
    position = fruitless(begin({}), 20)
    face = faces("nl")
    numbers = [int(n) for n in position.steps[0].removeprefix("!deal ").split(",")]
    for seat, cards in enumerate((numbers[64:70], numbers[70:76])):
        assert scored(position)[2][seat] == 2 * sum(face[card].value for card in cards)
