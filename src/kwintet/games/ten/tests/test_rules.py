"""The rules of 10 up to the second card: a test or more for each sentence of its rules page."""

import pytest

import kwintet
from kwintet.errors import BadPlayers
from kwintet.games.ten.tests.deals import (
    PENALTY,
    PLAIN,
    ROUNDS,
    auction,
    begin,
    deal,
    exchange,
    finish_round,
    front,
    fronts,
    guards,
    hand,
    no_bids,
    one_round,
    play,
    refused,
    seat,
    settled,
    tokens,
    view,
)
from kwintet.position import Position

THREE = ("7 3 5", "8 2 4", "9 1 6")
FOUR = (*THREE, "10 0 p1")


def laid(*guard: int, side: str = "up") -> Position:
    """Three or four players have laid 7, 8, 9 and 10 with such guards."""
    hands = FOUR[: len(guard)]
    cards = ("7", "8", "9", "10")
    lays = [f"lay {card} {side} {n}" for card, n in zip(cards, guard, strict=False)]
    return play(begin(*hands), ", ".join(lays))


# Components --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "card"),
    [(n, PLAIN[n // 5]) for n in range(55)] + [(55 + i, card) for i, card in enumerate(PENALTY)],
)
def test_N1_N17_cards_by_number(number: int, card: str) -> None:
    """Five plain cards of each value, one penalty card of each."""
    position = kwintet.new("ten", 2)
    position.step(ROUNDS)
    others = [n for n in range(68) if n != number]
    position.step("!deal " + ",".join(map(str, [number, *others])))
    assert card in hand(position, 0)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("spare_jokers", [True, False])
def test_N1_jokers_and_cards_in_all(players: int, spare_jokers: bool) -> None:
    position = kwintet.new("ten", players, {"spare_jokers": spare_jokers})
    assert view(position).jokers == (7 if spare_jokers else players)
    position.step(ROUNDS)
    cards = 70 - players if spare_jokers else 63
    for wrong in (cards - 1, cards + 1):
        numbers = ",".join(map(str, range(wrong)))
        assert refused(position, f"!deal {numbers}").code == "bad_outcome"
    position.step("!deal " + ",".join(map(str, range(cards))))
    assert view(position).pile == cards - 3 * players


@pytest.mark.parametrize("players", [0, 1, 8])
def test_N1_other_numbers_of_players(players: int) -> None:
    with pytest.raises(BadPlayers):
        kwintet.new("ten", players)


def test_N1_ten_round_cards() -> None:
    position = kwintet.new("ten", 2)
    for wrong in ("1,2,3,4,5,6,7,8,9", "0,1,2,3,4,5,6,7,8,9", "1,1,3,4,5,6,7,8,9,10"):
        assert refused(position, f"!rounds {wrong}").code == "bad_outcome"
    position.step("!rounds 10,9,8,7,6,5,4,3,2,1")


@pytest.mark.parametrize(
    ("loser", "points"),
    [("2", 1), ("0", 1), ("p1", 3), ("p2", 4), ("p3", 5), ("p4", 6)],
)
def test_N1_N17_points_of_cards(loser: str, points: int) -> None:
    """A plain card a point, a penalty card its value and two; the others are plain here."""
    position = one_round(
        begin(f"{loser} 9 9", "7 3 5", "8 2 4"), f"lay {loser} up 0, lay 7 up 0, lay 8 up 0"
    )
    assert settled(position).points == 4 + points + 1 + 1
    assert seat(position, 0).points == 4 + points + 1 + 1


@pytest.mark.parametrize("value", range(5, 9))
def test_N17_points_of_high_penalty_cards(value: int) -> None:
    position = begin(f"p{value} 9 9", "9 3 5", "10 2 4")
    one_round(position, f"lay p{value} up 0, lay 9 up 0, lay 10 up 0")
    assert (settled(position).loser, settled(position).points) == (0, 4 + value + 2 + 1 + 1)


def test_N1_a_joker_is_ten_points() -> None:
    position = one_round(begin("7 3 5", "8 2 4"), "lay 7 up 0, lay J up 0")
    assert seat(position, 0).points == 4 + 1 + 10


# Set-up ------------------------------------------------------------------------------------------


def test_N2_a_joker_and_three_cards() -> None:
    position = begin(*THREE)
    assert [hand(position, i) for i in range(3)] == [
        ["3", "5", "7", "J"],
        ["2", "4", "8", "J"],
        ["1", "6", "9", "J"],
    ]
    assert [seat.hand for seat in view(position).seats] == [4, 4, 4]


def test_N2_spare_jokers_are_in_the_rest() -> None:
    position = begin("7 J 5", "8 2 J", pile="J J J")
    assert hand(position, 0) == ["5", "7", "J", "J"]
    one_round(position, "lay 7 up 0, lay 8 up 0")
    assert hand(position, 0) == ["5", "J", "J", "J"]


def test_N2_four_like_cards_are_a_hand() -> None:
    """All four can be jokers; and four plain cards of a value, once the joker is laid."""
    position = begin("J J J", "7 7 7", pile="8 7")
    assert hand(position, 0) == ["J", "J", "J", "J"]
    assert seat(position, 0).hand == 4
    one_round(position, "lay J up 0, lay J up 0")
    assert hand(position, 1) == ["7", "7", "7", "7"]
    assert [seat(position, i).hand for i in range(2)] == [4, 4]


def test_N2_seven_tokens_each() -> None:
    assert tokens(begin(*THREE)) == [7, 7, 7]
    assert view(begin(*THREE)).pot == 0


@pytest.mark.parametrize("players", range(2, 8))
def test_N2_seat_0_starts(players: int) -> None:
    position = begin(*(f"{i} {i} {i}" for i in range(players)))
    assert (position.turn, view(position).starter) == (0, 0)


def test_N2_the_pile_is_drawn_from_its_top() -> None:
    position = begin(*THREE, pile="p1 p2 p3 p4 p5 p6")
    one_round(position, "lay 7 up 0, lay 8 up 0, lay 9 up 0")
    assert [hand(position, i)[2] for i in range(3)] == ["p1", "p2", "p3"]


# The round card, and laying ----------------------------------------------------------------------


def test_N3_the_top_round_card_is_turned_up() -> None:
    position = kwintet.new("ten", 2)
    position.step(ROUNDS)
    assert (view(position).round, view(position).round_card) == (0, None)
    position.step(deal("7 3 5", "8 2 4", spares=5))
    assert (view(position).round, view(position).round_card) == (1, 4)
    one_round(position, "lay 7 up 0, lay 8 up 0")
    assert (view(position).round, view(position).round_card) == (1, None)
    play(position, "starter S1")
    assert (view(position).round, view(position).round_card) == (2, 9)


def test_N3_extra_points_for_the_loser() -> None:
    for card, rounds in ((4, ROUNDS), (10, "!rounds 10,9,8,7,6,5,4,3,2,1")):
        position = one_round(begin(*THREE, rounds=rounds), "lay 7 up 0, lay 8 up 0, lay 9 up 0")
        assert (settled(position).card, settled(position).points) == (card, card + 3)
        assert seat(position, 0).rounds == [card]
        assert seat(position, 1).rounds == []


def test_N4_from_the_starter_clockwise() -> None:
    position = begin(*THREE)
    order = []
    for step in ("lay 7 up 0", "lay 8 down 1", "lay J down 2"):
        order.append(position.turn)
        play(position, step)
    assert order == [0, 1, 2]
    finish_round(position)
    play(position, "starter S2")
    order = []
    for _ in range(3):
        order.append(position.turn)
        play(position, position.legal[0])
    assert order == [2, 0, 1]


def test_N4_any_card_of_the_hand_any_side_and_up_to_two_tokens() -> None:
    position = begin("7 7 p3", *THREE[1:])
    assert position.legal == sorted(
        f"lay {card} {side} {guard}"
        for card in ("7", "p3", "J")
        for side in ("up", "down")
        for guard in (0, 1, 2)
    )


def test_N4_tokens_come_from_in_front_and_the_card_from_the_hand() -> None:
    position = laid(2, 0, 1)
    assert (tokens(position), guards(position)) == ([5, 7, 6], [2, 0, 1])
    assert hand(position, 0) == ["3", "5", "J"]
    assert (front(position, 0).card, front(position, 0).up) == ("7", True)


@pytest.mark.parametrize(("left", "guard"), [(0, 0), (1, 1), (2, 2)])
def test_N4_no_more_tokens_than_one_has(left: int, guard: int) -> None:
    position = play(laid(0, 1, 0), f"open S1 {7 - left}")
    while position.turn != 0 or view(position).asked != "lay":
        legal = position.legal
        play(position, next((s for s in legal if s in ("pass", "guard 0", "stop")), "starter S0"))
    assert seat(position, 0).tokens == left
    assert {step[-1] for step in position.legal} == {str(n) for n in range(guard + 1)}


# Bidding and swapping ----------------------------------------------------------------------------


def test_N5_from_the_starter_clockwise_once_each() -> None:
    position = laid(0, 0, 0)
    order = []
    while view(position).asked == "open":
        order.append(position.turn)
        play(position, "pass")
    assert order == [0, 1, 2]
    assert view(position).asked == "add"


def test_N5_an_opening_bid_is_at_least_the_guard() -> None:
    position = laid(0, 1, 2)
    assert position.legal == sorted(
        ["pass"] + [f"open S1 {n}" for n in range(1, 8)] + [f"open S2 {n}" for n in range(2, 8)]
    )


def test_N5_an_unguarded_card_is_swapped_only_and_a_guarded_one_bid_for_only() -> None:
    position = laid(0, 0, 1)
    assert "swap S1" in position.legal
    assert "swap S2" not in position.legal
    for step in ("open S1 0", "open S1 1", "open S2 0", "swap S2"):
        assert refused(position, step).code == "illegal_step"


def test_N5_overbidding_with_any_higher_number() -> None:
    position = play(laid(0, 1, 0, 0), "open S1 3")
    assert (position.turn, position.legal) == (
        2,
        sorted(["pass", *(f"bid {n}" for n in (4, 5, 6, 7))]),
    )
    play(position, "bid 6")
    assert (position.turn, position.legal) == (3, ["bid 7", "pass"])
    assert (auction(position).bid, auction(position).bidder) == (6, 2)


def test_N5_the_highest_bidder_pays_the_owner_and_they_exchange() -> None:
    position = play(laid(0, 1, 0, 0), "open S1 1, bid 2, pass, pass")
    assert tokens(position) == [7, 8, 5, 7]
    assert fronts(position) == ["S0", "S2", "S1", "S3"]
    assert view(position).pot == 0
    told = exchange(position)
    assert (told.taker, told.owner, told.price, told.to_pot) == (2, 1, 2, False)


def test_N5_a_swap_costs_a_token_to_the_pot_at_once() -> None:
    position = play(laid(0, 0, 0), "swap S2")
    assert (tokens(position), view(position).pot) == ([6, 7, 7], 1)
    assert fronts(position) == ["S2", "S1", "S0"]
    told = exchange(position)
    assert (told.taker, told.owner, told.price, told.to_pot) == (0, 2, 1, True)
    assert view(position).auction is None
    assert (view(position).asked, position.turn) == ("guard", 0)


def test_N5_the_next_opener_comes_after_the_exchange() -> None:
    position = play(laid(2, 0, 2), "open S2 2, pass")
    assert (view(position).asked, position.turn) == ("open", 1)


def test_N6_guards_stay_with_their_players() -> None:
    position = play(laid(2, 1, 0), "open S1 1, pass, guard 0")
    assert fronts(position) == ["S1", "S0", "S2"]
    assert guards(position) == [2, 1, 0]


def test_N7_guards_grow_to_two_and_never_shrink() -> None:
    position = play(laid(0, 1, 0), "open S1 1, pass")
    assert position.turn == 0
    assert position.legal == ["guard 0", "guard 1", "guard 2"]
    play(position, "guard 2")
    assert (tokens(position), guards(position)) == ([4, 7, 7], [2, 1, 0])
    assert position.turn == 1
    assert position.legal == ["guard 0", "guard 1"]
    play(position, "guard 1")
    assert (tokens(position), guards(position)) == ([4, 6, 7], [2, 2, 0])


def test_N7_only_who_has_got_a_new_card() -> None:
    position = play(laid(0, 1, 0, 0), "open S1 1, bid 2, pass, pass, guard 0")
    assert (position.turn, view(position).asked) == (1, "guard")
    play(position, "guard 0")
    assert (position.turn, view(position).asked) == (1, "open")


def richest(tokens: int, *guards: int) -> Position:
    """Seat 0 of seven is to open and has nearly all tokens; the others guard with some."""
    hands = ("7 3 5", "8 2 4", "9 1 6", "10 0 p1", "7 3 5", "8 2 4", "9 1 6")
    position = begin(*hands)
    play(position, ", ".join(f"lay {cards.split()[0]} up 0" for cards in hands))
    position._s.tokens[:] = [tokens, 0, 0, 0, 0, 0, 0]
    position._s.guards[:] = [0, *guards]
    return position


def test_N5_a_bid_of_nearly_all_tokens_there_are() -> None:
    position = richest(48, 0, 0, 0, 0, 0, 1)
    bids = [f"open S6 {bid}" for bid in range(1, 49)]
    assert position.legal == sorted([*bids, *(f"swap S{i}" for i in range(1, 6)), "pass"])
    position.step("open S6 48")
    assert tokens(position)[6] == 48


def test_N5_as_many_ways_to_open_as_there_can_be() -> None:
    position = richest(43, 1, 1, 1, 1, 1, 1)
    moves = [0] * position._rules.WIDTH
    assert position._rules.legal(position._s, position._t, moves) == 1 + 6 * 43


def test_N8_nobody_bids_on_the_own_card_or_has_to_bid() -> None:
    position = laid(0, 1, 2)
    for own in ("swap S0", "open S0 1", "open S0 2"):
        assert refused(position, own).code == "illegal_step"
    assert "pass" in position.legal
    play(position, "pass")
    assert not any("S1" in step for step in position.legal)
    assert fronts(no_bids(position)) == ["S0", "S1", "S2"]


def test_N8_overbidding_several_times() -> None:
    position = play(laid(0, 0, 1), "open S2 1, bid 2, bid 3, bid 4, bid 5")
    assert (auction(position).bidder, auction(position).bid) == (0, 5)
    play(position, "pass")
    assert tokens(position) == [2, 7, 11]


# The second card ---------------------------------------------------------------------------------


def test_N9_all_guard_tokens_go_into_the_pot() -> None:
    position = laid(2, 0, 1)
    assert view(position).pot == 0
    no_bids(position)
    assert (view(position).pot, guards(position)) == (3, [0, 0, 0])
    assert tokens(position) == [5, 7, 6]
    position = no_bids(play(laid(2, 0, 1), "swap S1"))
    assert view(position).pot == 4


def test_N9_from_the_starter_clockwise() -> None:
    position = no_bids(laid(0, 0, 0))
    order = []
    while view(position).asked == "add":
        order.append(position.turn)
        play(position, "stop")
    assert order == [0, 1, 2]


def test_N9_a_card_face_down_may_be_turned_up_or_left() -> None:
    position = no_bids(laid(0, 0, 0, side="down"))
    assert (view(position).asked, position.legal) == ("turn up", ["keep", "reveal"])
    play(position, "keep")
    assert position.turn == 1
    assert not front(position, 0).up
    play(position, "reveal")
    assert position.turn == 1
    assert (front(position, 1).up, front(position, 1).card) == (True, "8")
    assert position.legal == ["add 2", "add J", "stop"]


def test_N9_face_up_a_card_of_the_hand_may_be_added() -> None:
    position = no_bids(laid(0, 0, 0))
    assert (view(position).asked, position.legal) == ("add", ["add 3", "add J", "stop"])
    play(position, "add 3")
    second = seat(position, 0).second
    assert second
    assert (second.card, second.up, seat(position, 0).sum) == ("3", True, 10)
    assert hand(position, 0) == ["5", "J"]
    assert position.turn == 1


@pytest.mark.parametrize(
    ("first", "others", "fitting"),
    [
        ("7", "3 4", ["add 3", "add J", "stop"]),
        ("p7", "p3 p4", ["add J", "add p3", "stop"]),
        ("10", "0 1", ["add 0", "add J", "stop"]),
        ("0", "10 p8", ["add 10", "add J", "add p8", "stop"]),
        ("2", "8 p8", ["add 8", "add J", "add p8", "stop"]),
        ("1", "9 10", ["add 9", "add J", "stop"]),
        ("J", "10 0 9", ["add 0", "add 10", "add 9", "stop"]),
    ],
)
def test_N9_the_sum_must_not_exceed_10(first: str, others: str, fitting: list[str]) -> None:
    cards = others if first == "J" else f"{first} {others}"
    position = play(begin(cards, "6 6 6"), f"lay {first} up 0, lay 6 up 0, pass, pass")
    assert position.legal == fitting


def test_N9_the_card_in_front_counts_not_the_one_laid() -> None:
    position = play(
        begin("2 8 5", "9 1 1"), "lay 2 up 0, lay 9 up 0, swap S1, guard 0, guard 0, pass"
    )
    assert position.legal == ["add J", "stop"]
    play(position, "stop")
    assert position.legal == ["add 1", "add J", "stop"]


# Rulings -----------------------------------------------------------------------------------------


def test_N19_an_exchanged_card_keeps_its_side() -> None:
    lays = "lay 7 up 0, lay 8 down 0, lay 9 up 0, swap S1, guard 0, guard 0"
    position = play(begin(*THREE), lays)
    assert [front(position, i).up for i in range(3)] == [False, True, True]
    play(position, "swap S2, guard 0, guard 0")
    assert fronts(position) == ["S1", "S2", "S0"]
    play(position, "pass")
    assert (position.turn, view(position).asked) == (0, "turn up")
    play(position, "keep")
    assert (position.turn, view(position).asked) == (1, "add")


def seen_by(position: Position, number: int | None) -> dict[str, str | None]:
    """The first cards by name, as a seat knows them."""
    cards = [seat.front for seat in view(position, number).seats if seat.front]
    return {card.id: card.card for card in cards}


def test_N19_who_has_laid_or_held_a_card_knows_it_wherever_it_lies() -> None:
    position = laid(0, 0, 0, 0, side="down")
    for number, card in enumerate(("7", "8", "9", "10")):
        assert {k: v for k, v in seen_by(position, number).items() if v} == {f"S{number}": card}
    play(position, "swap S1, guard 0, guard 0")
    play(position, "pass")
    play(position, "swap S0, guard 0, guard 0")
    assert fronts(position) == ["S2", "S0", "S1", "S3"]
    assert seen_by(position, 0) == {"S0": "7", "S1": "8", "S2": "9", "S3": None}
    assert seen_by(position, 1) == {"S0": "7", "S1": "8", "S2": None, "S3": None}
    assert seen_by(position, 2) == {"S0": None, "S1": "8", "S2": "9", "S3": None}
    assert seen_by(position, 3) == {"S0": None, "S1": None, "S2": None, "S3": "10"}
    assert seen_by(position, None) == {"S0": None, "S1": None, "S2": None, "S3": None}


def test_N20_bids_use_tokens_in_front_only() -> None:
    position = laid(2, 2, 2)
    assert position.legal == sorted(
        ["pass", *(f"open S{i} {n}" for i in (1, 2) for n in (2, 3, 4, 5))]
    )
    position = play(begin(*THREE), "lay 7 up 2, lay 8 up 0, lay 9 up 1, swap S1, guard 0, pass")
    assert sum(step.startswith("open S0") for step in position.legal) == 5
    assert (position.turn, seat(position, 2).tokens) == (2, 6)


def test_N21_a_pass_is_not_final() -> None:
    position = play(laid(0, 1, 0, 0), "open S1 1, pass, bid 2, pass")
    assert (position.turn, auction(position).passed) == (2, [0])
    play(position, "bid 3")
    assert (position.turn, auction(position).passed) == (3, [])
    play(position, "pass, bid 4, pass")
    assert (position.turn, view(position).asked) == (3, "bid")


def test_N21_an_auction_ends_when_all_have_passed_since_the_last_bid() -> None:
    position = play(laid(0, 1, 0, 0), "open S1 1, bid 2, pass")
    assert (view(position).asked, position.turn) == ("bid", 0)
    play(position, "pass")
    assert fronts(position) == ["S0", "S2", "S1", "S3"]


@pytest.mark.parametrize("owner", [1, 2, 3])
def test_N21_the_owner_does_not_bid(owner: int) -> None:
    position = play(laid(0, 1, 1, 1), f"open S{owner} 1")
    asked = []
    while view(position).asked == "bid":
        asked.append(position.turn)
        play(position, "pass")
    assert asked == [i for i in (1, 2, 3) if i != owner]


def test_N21_who_cannot_pay_is_skipped() -> None:
    position = play(laid(0, 1, 2, 1), "open S1 5")
    assert position.turn == 3  # seat 2 has 5 tokens in front
    assert auction(position).passed == []
    play(position, "bid 6")
    assert position.turn == 0
    play(position, "pass")
    assert fronts(position) == ["S0", "S3", "S2", "S1"]
    position = play(laid(0, 1, 0), "open S1 7")
    assert fronts(position) == ["S1", "S0", "S2"]
    assert auction_is_over(position)


def auction_is_over(position: Position) -> bool:
    return view(position).auction is None and view(position).asked != "bid"


def test_N21_who_can_neither_open_nor_swap_is_skipped() -> None:
    position = play(laid(0, 2, 0, 0), "open S1 2, bid 7")
    assert seat(position, 2).tokens == 0
    assert (position.turn, view(position).asked) == (1, "open")
    play(position, "pass")
    assert (position.turn, view(position).asked) == (3, "open")


@pytest.mark.parametrize(
    ("guard", "may"), [(2, None), (1, ["open S0 1", "pass"]), (0, ["pass", "swap S0"])]
)
def test_N21_with_one_token_a_guard_of_two_cannot_be_bid_for(
    guard: int, may: list[str] | None
) -> None:
    position = play(laid(guard, 1, 0), "open S1 1, bid 6")
    if guard == 0:
        play(position, "pass")
    play(position, "guard 0, guard 1, pass")
    assert seat(position, 2).tokens == 1
    if may:
        assert guards(position) == [guard, 2, 0]
        assert (position.turn, position.legal) == (2, may)
    else:
        assert (position.turn, view(position).asked) == (0, "add")


def test_N21_guards_are_not_asked_for_without_tokens_or_when_full() -> None:
    position = play(laid(0, 2, 0), "open S1 7")
    assert tokens(position)[:2] == [0, 12]
    assert (position.turn, view(position).asked) == (1, "open")
    position = play(laid(2, 1, 0), "open S1 1, pass")
    assert (position.turn, view(position).asked) == (1, "guard")
    position = play(laid(2, 2, 0), "open S1 2, pass")
    assert (position.turn, view(position).asked) == (1, "open")


def test_N22_first_the_taker_then_the_former_owner() -> None:
    position = play(laid(0, 1, 0, 0), "open S1 1, pass, bid 2, pass, pass")
    assert (position.turn, view(position).asked) == (3, "guard")
    play(position, "guard 1")
    assert (position.turn, view(position).asked) == (1, "guard")
    position = play(laid(0, 0, 0), "swap S2")
    assert (position.turn, view(position).asked) == (0, "guard")
    play(position, "guard 2")
    assert (position.turn, view(position).asked) == (2, "guard")
    play(position, "guard 1")
    assert guards(position) == [2, 0, 1]


def test_N22_the_former_owner_may_use_tokens_just_received() -> None:
    position = play(laid(0, 1, 1), "open S2 1, bid 6, pass")
    play(position, "guard 0")  # seat 2; seat 1 has no tokens left
    assert (tokens(position), position.turn) == ([7, 0, 12], 2)
    play(position, "open S1 1, pass, guard 0")
    assert (position.turn, seat(position, 1).tokens) == (1, 1)
    assert position.legal == ["guard 0", "guard 1"]


@pytest.mark.parametrize("first", ["J", "p3"])
def test_N23_jokers_and_penalty_cards_may_be_first_cards(first: str) -> None:
    position = begin("p3 5 5", "8 2 4")
    for side in ("up", "down"):
        assert f"lay {first} {side} 0" in position.legal
    play(position, f"lay {first} up 0, lay 8 up 0, pass, pass")
    assert (view(position).asked, "stop" in position.legal) == ("add", True)


def test_N23_that_nothing_fits_does_not_show() -> None:
    """Another seat sees the same, whatever the hand of the one at turn."""
    nothing = play(begin("10 9 9", "8 2 4"), "lay 10 up 0, lay 8 up 0, pass, pass")
    play(nothing, "add J")
    seen = []
    for hand_of_1 in ("10 3 5", "10 0 5"):
        position = play(begin("8 2 4", hand_of_1), "lay 8 up 0, lay 10 up 0, pass, pass, stop")
        position.step("stop")
        play(position, "starter S0, lay 2 up 0, lay J up 0, pass, pass, stop, stop, starter S0")
        play(position, "lay 4 up 0, lay 5 up 0, pass, pass, stop")
        seen.append((view(position, None), position.turn))
        assert "stop" in position.legal
        assert refused(position, "add 7").for_player == "That cannot be played now."
    assert seen[0] == seen[1]


def test_N23_stop_is_asked_for_even_if_it_is_all_there_is() -> None:
    lays = "lay J up 0, lay 8 up 0, pass, pass, stop, stop"
    position = play(begin("10 9 9", "8 2 4", pile="9 9"), lays)
    play(position, "starter S0, lay 10 up 0, lay 2 up 0, pass, pass")
    assert (view(position).asked, position.turn) == ("add", 0)
    assert position.legal == ["stop"]


def test_N2_at_first_nothing_has_happened_whatever_was_before() -> None:
    position = kwintet.new("ten", 3)
    clean = {name: getattr(position._s, name) for name in position._s.__slots__}
    some = {name: value for name, value in clean.items() if value not in (0, [0] * 7)}
    none = [-1] * 7
    assert some == {
        "turn": -1, "players": 3, "spares": 4, "owner": -1, "bidder": -1, "winner": -1, "loser": -1,
        "scores": [-14, -14, -14, 0, 0, 0, 0], "tokens": [7, 7, 7, 0, 0, 0, 0],
        "cards": none, "seconds": none, "fronts": [0, 1, 2, 3, 4, 5, 6],
        "order": [-1] * 10, "pile": [-1] * 62,
    }  # fmt: skip
    used = play(begin(*FOUR), "lay 7 up 1, lay 8 down 2, lay J up 0, lay 10 up 0, swap S2")
    game = used.game
    game.rules.start(used._s, used._t, 3, game.encoded(used.options))
    assert used._s == position._s
