"""Words Up: components, set-up and turns (W1 to W10, W28, W29), sentence by sentence."""

from itertools import product

import pytest

import kwintet
from kwintet.errors import BadPlayers
from kwintet.games.wordsup.tests.deals import (
    LANGUAGES,
    LETTERS,
    SQUARES,
    STOCK,
    begin,
    bonus,
    deal,
    end_phase,
    faces,
    in_game,
    kinds,
    made,
    open_squares,
    play,
    refused,
    stock,
    stocks,
    view,
)

KOEK = {"a1": "k o e k n", "s0": "n e", "bonus": "j t a x"}

# Components --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_W1_78_letter_cards_one_of_them_a_q(language: str) -> None:
    letters = [face for face in faces(language) if face.kind == "letter"]
    assert len(letters) == 78
    assert [face.letter for face in letters].count("q") == 1
    assert {face.letter for face in letters} == set(LETTERS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_W1_each_letter_has_a_value_and_some_are_coloured(language: str) -> None:
    letters = faces(language)[:78]
    assert all(face.value > 0 for face in letters)
    assert 0 < sum(face.coloured for face in letters) < 78


@pytest.mark.parametrize("language", LANGUAGES)
def test_W1_faces_are_those_of_the_deck_file(language: str) -> None:
    position = kwintet.new("wordsup", 2, {"language": language})
    cards = in_game(language)
    position.step("!deal " + ",".join(map(str, cards)))
    for square in SQUARES[:4]:
        position.step(f"turn {square}")
    shown = [square.card.face for square in view(position).field[:4]]
    assert [(f.kind, f.letter, f.value, f.coloured) for f in shown if f] == [
        (f.kind, f.letter, f.value, f.coloured) for f in (faces(language)[n] for n in cards[:4])
    ]


def test_W1_seven_special_cards() -> None:
    position = begin({"s0": "joker", "s1": "sorry", "bonus": "plus plus trade trade"})
    seen = view(position)
    assert [seat.stock[0].face.kind for seat in seen.seats if seat.stock[0].face] == [
        "joker",
        "sorry",
    ]
    assert [plus.card.id for plus in seen.pluses] == ["b1.1", "b1.2"]
    assert [card.face.kind for card in seen.gone if card.face] == ["trade", "trade"]
    refuse_deal = deal({}).replace("79", "85")
    assert refused(kwintet.new("wordsup", 2), refuse_deal).code == "bad_outcome"


def test_W2_in_dutch_the_q_stays_out() -> None:
    position = kwintet.new("wordsup", 2)
    with_q = deal({"a1": "q"}, q=True)
    assert refused(position, with_q).code == "bad_outcome"
    position.step(deal({}))


def test_W2_who_wants_the_q_takes_out_a_plus() -> None:
    position = kwintet.new("wordsup", 2, {"q": True})
    assert refused(position, deal({})).code == "bad_outcome"
    position.step(deal({"a1": "q", "bonus": "plus"}, q=True))
    play(position, "turn a1")
    face = view(position).field[0].card.face
    assert face
    assert face.letter == "q"
    assert position.scores == [10, 0]


@pytest.mark.parametrize(("language", "q"), [("nl", False), *product(LANGUAGES[1:], [False])])
def test_W2_84_cards_are_in_the_game(language: str, q: bool) -> None:
    position = kwintet.new("wordsup", 2, {"language": language})
    step = deal({}, language=language, q=q)
    assert step.count(",") == 83
    assert refused(position, step + ",80").code == "bad_outcome"
    position.step(step)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_W2_elsewhere_the_q_plays(language: str) -> None:
    position = begin({"a1": "q"}, language=language)
    play(position, "turn a1")
    assert view(position).news[0].face == view(position).field[0].card.face


def test_W39_the_bonus_card_of_W2_is_a_plus() -> None:
    position = kwintet.new("wordsup", 2, {"q": True})
    without_joker = deal({}, q=True).replace("78", "80")
    assert refused(position, without_joker).code == "bad_outcome"
    assert set(range(85)) - {80} == set(in_game("nl", q=True))


# Set-up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 4), (4, 3)])
def test_W3_field_stocks_and_bonus_stacks(players: int, cards: int) -> None:
    position = begin({}, players)
    seen = view(position)
    assert [square.square for square in seen.field] == SQUARES
    assert stocks(position) == [
        [f"s{seat}.{i}" for i in range(1, cards + 1)] for seat in range(players)
    ]
    assert bonus(position) == ["b1.1", "b1.2", "b1.3", "b1.4"]
    assert [card.id for card in seen.closed] == ["b2.1", "b2.2", "b2.3", "b2.4"]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_W3_two_to_four_players(players: int) -> None:
    with pytest.raises(BadPlayers):
        kwintet.new("wordsup", players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W3_the_field_lies_face_down(players: int) -> None:
    position = begin({}, players)
    assert open_squares(position) == set()
    assert view(position).face_down == 64


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W4_seat_0_begins_with_tops_and_first_bonus_stack_open(players: int) -> None:
    position = begin({"bonus": "k o e k"}, players)
    assert position.turn == 0
    for seat in view(position).seats:
        assert [card.face is not None for card in seat.stock] == [True] + [False] * (
            STOCK[players] - 1
        )
    letters = [card.face.letter for card in view(position).bonus if card and card.face]
    assert letters == ["k", "o", "e", "k"]
    assert all(card.face is None for card in view(position).closed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W4_play_is_clockwise(players: int) -> None:
    position = begin({}, players)
    order = []
    for _ in range(players + 1):
        order.append(position.turn)
        play(position, "turn a1 b1 c1, stop")
    assert order == [*range(players), 0]
    assert view(position).clockwise


# A turn ------------------------------------------------------------------------------------------


def test_W5_three_cards_must_be_turned_and_a_fourth_may() -> None:
    position = begin(KOEK)
    for square in ("a1", "b1", "c1"):
        assert kinds(position) <= {"turn", "skip"}
        play(position, f"turn {square}")
    assert {"turn", "stop"} <= kinds(position)
    play(position, "turn d1")
    assert kinds(position) == {"stop", "word"}
    refused(position, "turn e1")


def test_W5_any_face_down_card_may_be_turned() -> None:
    position = begin(KOEK)
    play(position, "turn d4 h8")
    turns = {step.removeprefix("turn ") for step in position.legal}
    assert turns == set(SQUARES) - {"d4"} - ({"h8"} & open_squares(position))


@pytest.mark.parametrize(
    ("turned", "step"),
    [
        ("k o e k", "word koek"),
        ("o e k", "word koek stock"),
        ("o e n", "word noen bonus1"),
        ("t a e", "word taken stock bonus1"),
    ],
)
def test_W5_alone_or_with_stock_or_bonus_or_one_of_each(turned: str, step: str) -> None:
    position = begin({"a1": turned, "s0": "k", "bonus": "n p l m"})
    play(position, f"turn {' '.join(SQUARES[: len(turned.split())])}, {step}")
    assert made(position)[0][1] == step.split(" ")[1]


def test_W5_only_one_bonus_card() -> None:
    position = begin({"a1": "k o e", "bonus": "k n"})
    play(position, "turn a1 b1 c1")
    for step in ("word koeken bonus1 bonus2", "word koek bonus1 bonus1", "word koek bonus5"):
        refused(position, step)


@pytest.mark.parametrize(
    ("field", "cards", "word"),
    [
        ("k a s", 3, "kast stock"),
        ("k a s", 3, "kast bonus1"),
        ("k a s t", 4, "kast"),
        ("t a k", 3, "taken stock bonus1"),
        ("t a k e", 4, "taken stock"),
        ("t a k e", 4, "taken bonus1"),
        ("k a s t", 4, "kasten stock bonus1"),
    ],
)
def test_W6_lengths(field: str, cards: int, word: str) -> None:
    spelled, *extras = word.split(" ")
    named = spelled[cards:] if spelled != "taken" else {3: "en", 4: "n"}[cards]
    on = dict(zip(extras, named, strict=True))
    position = begin({"a1": field, "s0": on.get("stock", "x"), "bonus": on.get("bonus1", "z")})
    play(position, f"turn {' '.join(SQUARES[:cards])}")
    assert f"word {word}" in position.legal
    play(position, f"word {word}")
    assert made(position)[0][:2] == (0, spelled)


@pytest.mark.parametrize("turned", [3, 4])
def test_W6_no_other_lengths(turned: int) -> None:
    """All that is legal has the length that follows from the cards turned and named."""
    position = begin({"a1": "s t a e", "s0": "n", "bonus": "e r k t"})
    play(position, f"turn {' '.join(SQUARES[:turned])}")
    steps = [step.split(" ") for step in position.legal if step.startswith("word")]
    found = {(len(step[1]), len(step) - 2) for step in steps}
    assert found == {(turned + extras, extras) for extras in (0, 1, 2) if turned + extras > 3}


def test_W6_all_turned_cards_are_used() -> None:
    position = begin({"a1": "k o e k", "s0": "k"})
    play(position, "turn a1 b1 c1 d1")
    refused(position, "word koek stock")
    assert "word koek" in position.legal


def test_W6_extras_that_are_named_are_used() -> None:
    position = begin({"a1": "k o e k", "s0": "n", "bonus": "x"})
    play(position, "turn a1 b1 c1 d1")
    refused(position, "word koek stock")
    refused(position, "word koek bonus1")


def test_W6_no_three_letter_words() -> None:
    position = begin({"a1": "e i s"})
    play(position, "turn a1 b1 c1")
    refused(position, "word eis")


def test_W7_a_word_lies_before_its_maker_and_the_stock_is_turned_up() -> None:
    position = begin({"a1": "o e k", "s0": "k a"})
    play(position, "turn a1 b1 c1, word koek stock")
    word = view(position).words[0]
    assert (word.seat, word.word) == (0, "koek")
    assert sorted(card.id for card in word.cards) == ["a1", "b1", "c1", "s0.1"]
    assert stock(position, 0)[0] == "s0.2"
    assert view(position).seats[0].stock[0].face
    assert [card.id for card in view(position).news] == ["s0.2"]
    assert {square.square for square in view(position).field} == set(SQUARES) - {"a1", "b1", "c1"}


def test_W7_the_player_goes_on_turning_three_or_four() -> None:
    position = begin({"a1": "k o e k k a s t b e r g"})
    play(position, "turn a1 b1 c1 d1, word koek")
    assert position.turn == 0
    assert kinds(position) == {"turn", "stop"}
    play(position, "turn e1 f1 g1")
    assert "stop" in position.legal
    play(position, "turn h1, word kast, turn a2 b2 c2 d2, word berg")
    assert [word for _, word, _ in made(position)] == ["koek", "kast", "berg"]
    assert position.turn == 0


def test_W7_without_the_stock_card_the_stock_stays() -> None:
    position = begin(KOEK)
    play(position, "turn a1 b1 c1 d1, word koek")
    assert stock(position, 0)[0] == "s0.1"
    assert view(position).news == []


def test_W8_cards_go_face_down_in_place_and_the_turn_is_over() -> None:
    position = begin(KOEK)
    play(position, "turn a1 b1 c1")
    assert open_squares(position) == {"a1", "b1", "c1"}
    play(position, "stop")
    assert position.turn == 1
    assert open_squares(position) == set()
    assert [s.card.id for s in view(position).field] == SQUARES
    play(position, "turn a1")
    face = view(position).news[0].face
    assert face
    assert face.letter == "k"


FOUR_BONUS = {"a1": "o e k m a s b e r b o e", "bonus": "k t g k", "closed": "c d f j"}
THREE_WORDS = (
    "turn a1 b1 c1, word koek bonus1, turn d1 e1 f1, word mast bonus2, "
    "turn g1 h1 a2, word berg bonus3"
)


def test_W9_the_last_bonus_card_opens_the_second_stack() -> None:
    position = begin(FOUR_BONUS)
    play(position, THREE_WORDS)
    assert bonus(position) == [None, None, None, "b1.4"]
    assert len(view(position).closed) == 4
    play(position, "turn b2 c2 d2, word boek bonus4")
    assert bonus(position) == ["b2.1", "b2.2", "b2.3", "b2.4"]
    assert [card.id for card in view(position).news] == ["b2.1", "b2.2", "b2.3", "b2.4"]
    assert view(position).closed == []
    assert position.turn == 0


def test_W9_it_is_opened_by_whoever_uses_the_last() -> None:
    position = play(begin(FOUR_BONUS), THREE_WORDS)
    play(position, "stop, turn b2 c2 d2, word boek bonus4")
    assert len(bonus(position)) == 4
    assert position.turn == 1
    play(position, "turn e2 f2 g2, stop")


def test_W9_there_is_no_third_stack() -> None:
    cards = {
        "a1": "o e k m a s b e r b o e s p e",
        "bonus": "k t g k",
        "closed": "l plus sorry trade",
    }
    position = play(begin(cards), THREE_WORDS)
    play(position, "turn b2 c2 d2, word boek bonus4")
    assert bonus(position) == ["b2.1", None, None, None]
    assert position.turn == 1  # for the sorry
    play(position, "turn e2 f2 g2, word spel bonus1")
    assert bonus(position) == [None] * 4
    assert position.turn == 1
    play(position, "turn h2 a3 b3")
    assert not any("bonus" in step for step in position.legal)


def test_W10_skip_puts_the_top_card_under_the_stock() -> None:
    position = begin({"s0": "a b c d e f"})
    play(position, "skip")
    assert stock(position, 0) == ["s0.2", "s0.3", "s0.4", "s0.5", "s0.6", "s0.1"]
    seen = [card.face is not None for card in view(position).seats[0].stock]
    assert seen == [True] + [False] * 5
    assert [card.id for card in view(position).news] == ["s0.2"]
    assert position.turn == 1


def test_W10_skip_is_the_whole_turn() -> None:
    position = begin(KOEK)
    play(position, "turn a1")
    refused(position, "skip")
    play(position, "turn b1 c1 d1, word koek")
    refused(position, "skip")


def test_W10_not_with_one_card_left() -> None:
    position = begin({"a1": "o e k a s t", "s0": "k k a"}, players=4)
    play(position, "turn a1 b1 c1, word koek stock, turn d1 e1 f1, word kast stock, stop")
    for _ in range(3):
        play(position, "turn h5 g5 f5, stop")
    assert stock(position, 0) == ["s0.3"]
    refused(position, "skip")


def test_W10_with_two_cards_left_it_is_legal() -> None:
    position = begin({"a1": "o e k", "s0": "k t a"}, players=4)
    play(position, "turn a1 b1 c1, word koek stock, stop")
    for _ in range(3):
        play(position, "turn h5 g5 f5, stop")
    play(position, "skip")
    assert stock(position, 0) == ["s0.3", "s0.2"]


def test_W28_stop_is_not_legal_at_the_start_nor_before_three_are_turned() -> None:
    position = begin(KOEK)
    for square in ("a1", "b1", "c1"):
        refused(position, "stop")
        play(position, f"turn {square}")
    assert "stop" in position.legal


def test_W28_after_a_word_a_player_may_stop() -> None:
    position = begin(KOEK)
    play(position, "turn a1 b1 c1 d1, word koek, stop")
    assert position.turn == 1


def test_W28_having_begun_again_three_have_to_be_turned() -> None:
    position = begin(KOEK)
    play(position, "turn a1 b1 c1 d1, word koek")
    for square in ("e1", "f1", "g1"):
        play(position, f"turn {square}")
        assert ("stop" in position.legal) == (square == "g1")


@pytest.mark.parametrize("special", ["plus", "trade"])
def test_W28_a_special_card_after_a_word_begins_the_turning(special: str) -> None:
    position = begin(KOEK | {"f1": special})
    play(position, "turn a1 b1 c1 d1, word koek, turn f1")
    refused(position, "stop")
    play(position, "turn e1 g1")
    refused(position, "stop")
    play(position, "turn h1, stop")


def test_W28_before_the_end_phase_a_word_needs_cards_turned_anew() -> None:
    position = begin(KOEK)
    play(position, "turn a1 b1 c1 d1, word koek")
    assert kinds(position) == {"turn", "stop"}


def test_W28_fewer_face_down_than_three_are_all_turned() -> None:
    position = end_phase("k a")
    refused(play(position, "turn a1"), "stop")
    assert "stop" in play(position, "turn b1").legal


def test_W28_in_later_turns_exactly_one() -> None:
    position = end_phase("k a s t b e")
    play(position, "turn a1 b1 c1, stop")
    refused(position, "stop")
    play(position, "turn d1")
    assert "turn" not in kinds(position)
    play(position, "stop")


def test_W28_the_one_card_has_to_be_turned_before_a_word() -> None:
    position = end_phase("k a s t b e")
    play(position, "turn a1 b1 c1 d1, stop")
    refused(position, "word kast")
    refused(position, "stop")
    play(position, "turn e1, word kast")


def test_W28_in_the_end_phase_a_further_word_without_turning() -> None:
    position = end_phase("k a s t b e r g")
    play(position, "turn a1 b1 c1 e1, stop, turn d1, stop, turn f1, stop, turn g1, stop")
    play(position, "turn h1, word kast")
    assert kinds(position) == {"word", "stop"}
    play(position, "word berg")
    assert [(seat, word) for seat, word, _ in made(position)][-2:] == [(1, "kast"), (1, "berg")]


def test_W28_at_the_start_stop_needs_the_end_phase_and_no_card_face_down() -> None:
    position = end_phase("x z y w")
    refused(position, "stop")
    play(position, "turn a1 b1 c1 d1, stop")
    assert "stop" in position.legal


@pytest.mark.parametrize("top", ["sorry", "trade"])
def test_W29_a_special_card_on_top_is_played_not_put_under(top: str) -> None:
    position = begin({"s0": top})
    refused(position, "skip")
    assert top in position.legal


@pytest.mark.parametrize("top", ["a", "joker"])
def test_W29_a_letter_or_the_joker_is_put_under(top: str) -> None:
    position = begin({"s0": top})
    assert kinds(position) == {"turn", "skip"}


@pytest.mark.parametrize(("top", "step"), [("a", "skip"), ("sorry", "sorry"), ("trade", "trade")])
def test_W29_only_at_the_start_of_a_turn(top: str, step: str) -> None:
    position = begin({"a1": "k o e k", "s0": top})
    assert step in position.legal
    play(position, "turn a1")
    refused(position, step)
    play(position, "turn b1 c1 d1")
    refused(position, step)
    play(position, "word koek")
    refused(position, step)


@pytest.mark.parametrize(("top", "step"), [("a", "skip"), ("sorry", "sorry"), ("trade", "trade")])
def test_W29_after_a_special_card_of_the_field_it_is_no_start(top: str, step: str) -> None:
    position = begin({"a1": "plus", "s0": top})
    refused(play(position, "turn a1"), step)


@pytest.mark.parametrize(("top", "step"), [("a", "skip"), ("sorry", "sorry"), ("trade", "trade")])
def test_W29_not_after_a_word_without_turning_either(top: str, step: str) -> None:
    position = end_phase("k a s t b e r g", {"s0": top})
    play(
        position,
        "turn a1 b1 c1 d1, stop, turn e1, stop, turn f1, stop, turn g1, stop, turn h1, stop",
    )
    assert position.turn == 0
    assert step in position.legal
    play(position, "word kast")
    assert "word berg" in position.legal
    refused(position, step)


def test_W29_after_trade_the_turn_is_still_at_its_start() -> None:
    position = begin({"s0": "trade a", "s1": "b c"})
    play(position, "trade")
    assert position.turn == 0
    assert stock(position, 0)[0] == "s1.1"
    assert kinds(position) == {"turn", "skip"}
    play(position, "skip")
    assert stock(position, 0)[0] == "s1.2"


def test_W29_one_trade_after_the_other() -> None:
    position = begin({"s0": "trade a", "s1": "trade c"})
    play(position, "trade, trade")
    assert position.turn == 0
    assert [cards[0] for cards in stocks(position)] == ["s0.2", "s1.2"]
    assert [card.face.kind for card in view(position).gone if card.face] == ["trade", "trade"]
