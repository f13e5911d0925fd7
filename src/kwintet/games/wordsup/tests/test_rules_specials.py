"""Words Up: joker, plus, sorry and trade (W11 to W15, W30 to W32, W39), sentence by sentence."""

import pytest

from kwintet.games.wordsup.tests.deals import (
    begin,
    bonus,
    end_phase,
    gone,
    kinds,
    made,
    open_squares,
    play,
    refused,
    stock,
    stocks,
    view,
)

FIELD = {"a1": "k o e k b e r g"}


def owners(cards: dict[str, str], players: int = 2) -> list[tuple[str, int]]:
    """Who lays the pluses of a deal with their words."""
    position = begin(cards, players)
    return [(plus.card.id, plus.seat) for plus in view(position).pluses]


# Joker -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["koek", "kook", "hoek", "boek", "roek", "moek"])
def test_W11_the_joker_is_any_letter(word: str) -> None:
    position = begin({"a1": "o e k joker"} if word != "kook" else {"a1": "o o k joker"})
    play(position, "turn a1 b1 c1 d1")
    if word == "moek":  # no word of the list
        refused(position, "word moek")
    else:
        play(position, f"word {word}")


@pytest.mark.parametrize(
    ("cards", "step"),
    [
        ({"a1": "o e k", "s0": "joker"}, "word koek stock"),
        ({"a1": "o e k", "bonus": "joker"}, "word koek bonus1"),
    ],
)
def test_W11_as_an_extra_too(cards: dict[str, str], step: str) -> None:
    position = play(begin(cards), "turn a1 b1 c1")
    assert {"word boek", "word hoek"} <= {s.rsplit(" ", 1)[0] for s in position.legal}
    play(position, step)
    assert made(position)[0][1] == "koek"


def test_W11_the_joker_has_to_be_used_like_any_card() -> None:
    position = begin({"a1": "k o e k", "bonus": "joker"})
    play(position, "turn a1 b1 c1 d1")
    refused(position, "word koek bonus1")
    assert "word koeke bonus1" not in position.legal


# Plus --------------------------------------------------------------------------------------------


def test_W12_plus_in_the_field_is_10_points_and_the_turn_goes_on() -> None:
    position = play(begin(FIELD | {"h8": "plus"}), "turn a1 h8")
    assert position.turn == 0
    assert position.scores == [10, 0]
    seen = view(position)
    assert [(plus.seat, plus.card.id) for plus in seen.pluses] == [(0, "h8")]
    assert seen.seats[0].pluses == 10
    assert open_squares(position) == {"a1"}
    assert len(seen.field) == 63
    assert [card.id for card in seen.news] == ["h8"]
    assert seen.gone == []
    play(position, "turn b1")
    refused(position, "stop")
    play(position, "turn c1 d1, word koek")


def test_W12_plus_of_the_field_stays_out_of_the_field() -> None:
    position = play(begin(FIELD | {"h8": "plus"}), "turn a1 h8 b1 c1, stop")
    assert "h8" not in {square.square for square in view(position).field}
    assert position.scores == [10, 0]


def test_W12_plus_on_a_stock_is_cashed_and_the_next_turned_up() -> None:
    position = play(begin({"a1": "o e k", "s0": "k plus a"}), "turn a1 b1 c1")
    before = position.scores[0]
    play(position, "word koek stock")
    assert position.scores[0] == before + made(position)[0][2] + 10
    assert stock(position, 0)[0] == "s0.3"
    assert len(stock(position, 0)) == 4
    assert [card.id for card in view(position).news] == ["s0.2", "s0.3"]


def test_W12_plus_among_the_bonus_cards_is_for_the_player_at_turn() -> None:
    assert owners({"bonus": "a plus b c"}) == [("b1.2", 0)]
    position = begin({"a1": "o e k", "bonus": "k sorry sorry trade", "closed": "plus a b c"})
    assert position.turn == 1
    play(position, "turn a1 b1 c1, word koek bonus1")
    assert [(plus.seat, plus.card.id) for plus in view(position).pluses] == [(1, "b2.1")]
    assert bonus(position) == [None, "b2.2", "b2.3", "b2.4"]


# Sorry -------------------------------------------------------------------------------------------


def test_W13_sorry_in_the_field_ends_the_turn() -> None:
    position = play(begin(FIELD | {"h8": "sorry"}), "turn a1 b1 h8")
    assert position.turn == 1
    assert open_squares(position) == set()
    assert {"a1", "b1"} <= {square.square for square in view(position).field}
    assert len(view(position).field) == 63
    assert gone(position) == ["sorry"]
    assert [card.id for card in view(position).news] == ["h8"]
    play(position, "turn a1 b1 c1")


def test_W13_words_made_before_the_sorry_count() -> None:
    position = play(begin(FIELD | {"h8": "sorry"}), "turn a1 b1 c1 d1, word koek, turn h8")
    assert position.turn == 1
    assert [word for _, word, _ in made(position)] == ["koek"]
    assert position.scores[0] == made(position)[0][2]


def test_W13_sorry_on_the_stock_costs_a_turn_of_ones_choice() -> None:
    position = begin(FIELD | {"s0": "sorry n a", "s1": "c d"})
    assert kinds(position) == {"turn", "sorry"}
    play(position, "turn a1 b1 c1")
    assert not any("stock" in step for step in position.legal)
    play(position, "stop, skip, sorry")
    assert position.turn == 1
    assert gone(position) == ["sorry"]
    assert stock(position, 0) == ["s0.2", "s0.3", "s0.4", "s0.5", "s0.6"]
    assert [card.id for card in view(position).news] == ["s0.2"]


@pytest.mark.parametrize("place", range(4))
def test_W13_sorry_among_the_bonus_cards_ends_the_turn(place: int) -> None:
    row = ["a", "b", "c"]
    row.insert(place, "sorry")
    position = begin({"bonus": " ".join(row)})
    assert position.turn == 1
    assert gone(position) == ["sorry"]
    assert [card is None for card in bonus(position)] == [i == place for i in range(4)]


def test_W13_also_of_who_opens_the_second_stack() -> None:
    cards = {"a1": "o e k", "bonus": "k plus plus trade", "closed": "a sorry b c"}
    position = play(begin(cards, 3), "turn a1 b1 c1, word koek bonus1")
    assert position.turn == 1
    assert gone(position) == ["trade", "sorry"]
    assert view(position).quiet == 0


# Trade -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W14_trade_in_the_field_passes_all_stocks_on(players: int) -> None:
    position = begin(FIELD | {"h8": "trade"}, players)
    before = stocks(position)
    play(position, "turn a1 h8")
    assert stocks(position) == [before[seat - 1] for seat in range(players)]
    assert position.turn == 0
    assert gone(position) == ["trade"]
    assert open_squares(position) == {"a1"}
    assert len(view(position).field) == 63


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W14_among_the_bonus_cards_the_same(players: int) -> None:
    position = begin({"bonus": "a trade b c"}, players)
    assert [cards[0] for cards in stocks(position)] == [
        f"s{(seat - 1) % players}.1" for seat in range(players)
    ]
    assert position.turn == 0
    assert gone(position) == ["trade"]


def test_W14_on_the_stock_at_the_start_of_one_of_ones_turns() -> None:
    position = begin(FIELD | {"s0": "trade n a", "s1": "c d"})
    assert kinds(position) == {"turn", "trade"}
    play(position, "turn a1 b1 c1, stop, turn a1 b1 c1, stop, trade")
    assert position.turn == 0
    assert gone(position) == ["trade"]


def test_W14_sizes_travel_with_the_stocks() -> None:
    position = begin({"a1": "o e k", "s0": "k a", "h8": "trade"}, 3)
    play(position, "turn a1 b1 c1, word koek stock, turn h8")
    assert [len(cards) for cards in stocks(position)] == [4, 3, 4]


# Several at once ---------------------------------------------------------------------------------


@pytest.mark.parametrize("row", ["sorry plus trade a", "trade plus sorry a", "plus a trade sorry"])
def test_W15_first_sorry_then_plus_for_the_next_then_trade(row: str) -> None:
    position = begin({"bonus": row}, 3)
    assert position.turn == 1
    assert position.scores == [0, 10, 0]
    assert [cards[0] for cards in stocks(position)] == ["s2.1", "s0.1", "s1.1"]
    assert sorted(gone(position)) == ["sorry", "trade"]


def test_W15_plus_and_trade_without_a_sorry() -> None:
    position = begin({"bonus": "trade plus a b"}, 3)
    assert position.turn == 0
    assert position.scores == [10, 0, 0]


# Rulings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W30_plus_on_a_top_at_the_set_up_out_of_turn(players: int) -> None:
    position = begin({f"s{players - 1}": "plus plus a"}, players)
    assert position.scores == [0] * (players - 1) + [20]
    assert stock(position, players - 1)[0] == f"s{players - 1}.3"
    assert position.turn == 0


def test_W30_again_and_again() -> None:
    position = begin({"a1": "o e k", "s0": "k plus plus a"})
    play(position, "turn a1 b1 c1, word koek stock")
    assert view(position).seats[0].pluses == 20
    assert stock(position, 0)[0] == "s0.4"


def test_W30_after_skip() -> None:
    position = play(begin({"s0": "a plus b"}), "skip")
    assert position.scores == [10, 0]
    assert stock(position, 0) == ["s0.3", "s0.4", "s0.5", "s0.6", "s0.1"]


def test_W30_after_a_served_sorry() -> None:
    position = play(begin({"s0": "sorry plus b"}), "sorry")
    assert position.scores == [10, 0]
    assert stock(position, 0)[0] == "s0.3"


def test_W30_the_stock_comes_before_the_bonus_stack() -> None:
    cards = {"a1": "t a e", "s0": "k plus a", "bonus": "n sorry plus trade"}
    position = begin(cards, 3)
    assert position.turn == 1
    play(position, "turn d4 e4 f4, stop, turn d4 e4 f4, stop, turn a1 b1 c1")
    assert position.turn == 0
    # seat 0 holds seat 2's stock, seat 1 holds the stock with the plus
    play(position, "stop, turn a1 b1 c1")
    assert position.turn == 1
    play(position, "word taken stock bonus1")
    assert [card.id for card in view(position).news] == [
        "s0.2",
        "s0.3",
        "b2.1",
        "b2.2",
        "b2.3",
        "b2.4",
    ]
    assert [(plus.card.id, plus.seat) for plus in view(position).pluses] == [
        ("s0.2", 1),
        ("b1.3", 1),
    ]


def last_card(top: str, **more: str) -> dict[str, str]:
    """A deal for four in which seat 0 soon holds the cards in `top` only."""
    return {"a1": "o e k b e r", "s0": f"k g {top}"} | more


SOON = "turn a1 b1 c1, word koek stock, turn d1 e1 f1, word berg stock"
ROUND = ", turn a7 b7 c7, stop, turn a7 b7 c7, stop, turn a7 b7 c7, stop"


def test_W30_a_stock_that_runs_out_by_a_plus_ends_the_round_at_once() -> None:
    position = play(begin(last_card("plus"), 4), SOON)
    assert position.turn is None
    assert view(position).seats[0].stock == []
    assert view(position).seats[0].pluses == 10


@pytest.mark.parametrize("top", ["sorry", "trade"])
def test_W30_a_stock_that_runs_out_by_sorry_or_trade_ends_the_round_at_once(top: str) -> None:
    position = play(begin(last_card(top), 4), SOON + ", stop" + ROUND)
    assert view(position).turn == 0
    play(position, top)
    assert position.turn is None
    assert stocks(position)[0] == []
    assert stocks(position)[1] == ["s1.1", "s1.2", "s1.3"]  # nothing is passed on
    assert gone(position) == [top]


@pytest.mark.parametrize("top", ["sorry", "trade"])
def test_W30_sorry_or_trade_and_a_plus_under_it(top: str) -> None:
    cards = {"a1": "o e k", "s0": f"k {top} plus"}
    position = play(begin(cards, 4), "turn a1 b1 c1, word koek stock, stop" + ROUND)
    before = position.scores[0]
    play(position, top)
    assert position.turn is None
    assert position.scores[0] == before + 10


def test_W30_no_bonus_stack_is_opened_when_the_stock_runs_out() -> None:
    cards = {"a1": "o e k b e r t a e", "s1": "k g k", "bonus": "n plus sorry sorry"}
    position = begin(cards | {"closed": "trade a b c"}, 4)
    assert view(position).turn == 1
    play(position, SOON + ", turn g1 h1 a2, word taken stock bonus1")
    assert position.turn is None
    assert bonus(position) == [None] * 4
    assert len(view(position).closed) == 4
    assert gone(position) == ["sorry", "sorry"]
    assert view(position).news == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W31_the_owner_of_a_trade_turns_up_the_next_card_first(players: int) -> None:
    position = begin({"s0": "trade plus k"}, players)
    play(position, "trade")
    assert position.scores[0] == 10  # the plus is cashed by its owner, before it goes on
    assert stocks(position)[1][0] == "s0.3"
    tops = [seat.stock[0] for seat in view(position).seats]
    assert all(card.face for card in tops)
    assert [card.id for card in view(position).news] == ["s0.2", "s0.3"]
    assert [cards[0] for cards in stocks(position)] == [
        "s0.3" if seat == 1 else f"s{(seat - 1) % players}.1" for seat in range(players)
    ]


def test_W31_a_special_card_on_top_is_passed_on_as_it_lies() -> None:
    position = begin({"s0": "sorry a", "s1": "b c", "h8": "trade"}, 3)
    play(position, "turn h8 a1 b1 c1, stop")
    assert position.turn == 1
    assert "sorry" in position.legal


def test_W31_at_the_start_pluses_are_cashed_by_the_seat_dealt_them() -> None:
    position = begin({"s1": "plus a", "bonus": "trade b c d"}, 3)
    assert position.scores == [0, 10, 0]
    assert [cards[0] for cards in stocks(position)] == ["s2.1", "s0.1", "s1.2"]
    assert [card.id for card in view(position).news] == [
        "s0.1", "s1.1", "s1.2", "s2.1", "b1.1", "b1.2", "b1.3", "b1.4",
    ]  # fmt: skip


def test_W32_specials_leave_the_game_and_positions_do_not_shift() -> None:
    position = begin({"a1": "o e k", "bonus": "trade k plus a"})
    assert bonus(position) == [None, "b1.2", None, "b1.4"]
    assert gone(position) == ["trade"]
    play(position, "turn a1 b1 c1, word koek bonus2")
    assert bonus(position) == [None, None, None, "b1.4"]


def test_W32_a_joker_left_open_keeps_the_second_stack_closed() -> None:
    position = begin({"bonus": "trade plus plus joker"})
    assert len(view(position).closed) == 4


def test_W32_without_a_letter_the_second_stack_is_opened_at_once() -> None:
    position = begin({"bonus": "plus plus trade trade", "closed": "a b c d"})
    assert view(position).closed == []
    assert bonus(position) == ["b2.1", "b2.2", "b2.3", "b2.4"]
    assert position.scores == [20, 0]
    assert position.turn == 0


def test_W32_a_sorry_in_the_first_stack_of_the_same_go_sends_all_on() -> None:
    position = begin({"bonus": "plus sorry trade trade", "closed": "a plus b c"}, 3)
    assert position.turn == 1
    assert position.scores == [0, 20, 0]
    assert stocks(position)[2][0] == "s0.1"


def test_W32_a_sorry_in_the_second_stack_comes_too_late_for_the_first() -> None:
    position = begin({"bonus": "plus trade trade sorry", "closed": "a b c d"}, 3)
    assert position.scores == [0, 10, 0]
    position = begin({"bonus": "plus plus trade trade", "closed": "sorry a b c"}, 3)
    assert position.scores == [20, 0, 0]
    assert position.turn == 1


def test_W32_sorry_and_plus_both_in_the_second_stack() -> None:
    cards = {"a1": "o e k", "bonus": "k trade trade sorry", "closed": "plus sorry plus a"}
    position = begin(cards, 3)
    assert position.turn == 1
    play(position, "turn a1 b1 c1, word koek bonus1")
    assert position.turn == 2
    assert view(position).seats[2].pluses == 20


def test_W32_two_sorries_end_the_turn_once() -> None:
    position = begin({"bonus": "sorry a sorry b"}, 3)
    assert position.turn == 1
    assert gone(position) == ["sorry", "sorry"]
    position = begin({"bonus": "sorry trade plus trade", "closed": "a b sorry c"}, 3)
    assert position.turn == 1


def test_W32_two_trades_pass_the_stocks_twice() -> None:
    position = begin({"bonus": "trade a trade b"}, 3)
    assert [cards[0] for cards in stocks(position)] == ["s1.1", "s2.1", "s0.1"]


def test_W32_plus_of_the_second_stack_goes_to_the_next_player_after_its_sorry() -> None:
    position = begin({"bonus": "trade trade sorry plus", "closed": "sorry a plus b"}, 4)
    assert position.scores == [0, 20, 0, 0]
    assert position.turn == 1


def test_W32_in_the_end_phase_open_cards_stay_open_after_a_bonus_sorry() -> None:
    position = end_phase(
        "o e k b e r",
        {"bonus": "k plus trade plus", "closed": "sorry a b c"},
        clearing="trade sorry",
    )
    seat = position.turn
    play(position, "turn a1 b1 c1 d1, word koek bonus1")
    assert position.turn != seat
    assert open_squares(position) == {"d1"}
    assert view(position).phase == "one each"
