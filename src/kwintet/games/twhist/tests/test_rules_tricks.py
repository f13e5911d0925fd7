"""The rules of Twhist up to who takes a trick: a test or more for each numbered sentence."""

import random
from collections import Counter

import pytest

import kwintet
from kwintet.errors import BadPlayers
from kwintet.games.twhist.tests.deals import (
    TWISTS,
    begin,
    hand,
    last,
    play,
    play_at_random,
    refused,
    replay,
    trick,
    ups,
    view,
    visible,
)

# Components and set-up ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_T1_number_cards(players: int) -> None:
    position = begin(*[""] * players)
    held = [card for seat in range(players) for card in hand(position, seat)]
    cards = [card for card in held if card not in TWISTS] + view(position).left_over
    assert len(cards) == 32
    assert {int(card[1:]) for card in cards} == {-1, 0, 1, 2, 3, 4, 5}
    assert {card[0] for card in cards} == set("ABCD")


def test_T1_flip_cards() -> None:
    for seat in view(begin("", "", "", "", "")).seats:
        assert [flip.number for flip in seat.flips] == [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_T1_sets_for_three_to_five_players(players: int) -> None:
    with pytest.raises(BadPlayers):
        kwintet.new("twhist", players)


def test_T2_flip_cards_lie_number_side_up() -> None:
    position = begin("", "", "", "", "")
    assert ups(position) == [[]] * 5
    assert position.scores == [0] * 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_T2_each_player_takes_one_set_of_twist_cards(players: int) -> None:
    position = begin(*[""] * players)
    for seat in range(players):
        assert hand(position, seat)[-4:] == ["win", "thief", "pole", "pass"]
        assert Counter(hand(position, seat))["win"] == 1


def test_T3_twist_cards_lie_open_as_an_option() -> None:
    position = play(begin("", "", "", open_twists=True), "pole, win")
    for seat in (None, 0, 1, 2):
        assert [s.twists for s in view(position, seat).seats] == [
            ["win", "thief", "pass"],
            ["thief", "pole", "pass"],
            ["win", "thief", "pole", "pass"],
        ]


def test_T3_twist_cards_are_held_hidden() -> None:
    position = play(begin("", "", ""), "pole")
    for seat in (None, 0, 1, 2):
        assert [s.twists for s in view(position, seat).seats] == [None] * 3
    assert hand(position, 0)[-3:] == ["win", "thief", "pass"]


@pytest.mark.parametrize(("players", "each", "left"), [(3, 10, 2), (4, 8, 0), (5, 6, 2)])
def test_T4_number_cards_are_dealt_evenly(players: int, each: int, left: int) -> None:
    position = begin(*[""] * players)
    for seat in range(players):
        numbers = [card for card in hand(position, seat) if card not in TWISTS]
        assert len(numbers) == each
        assert view(position).seats[seat].cards == each + 4
    assert len(view(position).left_over) == left


@pytest.mark.parametrize("players", [3, 5])
def test_T4_the_two_left_over_lie_open_and_are_out_of_the_game(players: int) -> None:
    position = begin(*[""] * players, left="D5 A-1")
    for seat in (None, *range(players)):
        assert view(position, seat).left_over == ["A-1", "D5"]
    held = {card for seat in range(players) for card in hand(position, seat)}
    assert not held & {"A-1", "D5"}


def test_T4_two_like_cards_left_over() -> None:
    position = begin("", "", "", left="B2 B2")
    assert view(position).left_over == ["B2", "B2"]
    assert not any("B2" in hand(position, seat) for seat in range(3))


def test_T4_the_deal_is_shuffled() -> None:
    hands = {tuple(hand(dealt_by(seed), 0)) for seed in range(20)}
    assert len(hands) == 20


def dealt_by(seed: int) -> kwintet.Position:
    position = kwintet.new("twhist", 4)
    position.draw(random.Random(seed))
    return position


# A trick -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_T5_seat_0_leads_and_all_play_clockwise(players: int) -> None:
    position = begin(*[""] * players)
    for seat in range(players):
        assert position.turn == seat
        position.step("pass")
    assert position.turn == 0


def test_T5_each_plays_one_card_face_up() -> None:
    position = play(begin("A3", "A5", "A4"), "A3, thief")
    for seat in (None, 0, 1, 2):
        seen = view(position, seat)
        assert seen.trick
        assert [(laid.seat, laid.card) for laid in seen.trick.cards] == [(0, "A3"), (1, "thief")]
        assert [s.cards for s in seen.seats] == [13, 13, 14]


def test_T6_a_number_card_of_the_leading_colour() -> None:
    given = "A-1 A3 A5 B1 B3 C0 C4 D0 D1 D5"
    position = play(begin("A4", given, ""), "A4")
    assert position.legal == ["A-1", "A3", "A5", "pass", "pole", "thief", "win"]
    assert refused(position, "B1").code == "illegal_step"
    assert set(begin(given, "", "").legal) == {*given.split(), *TWISTS}  # whoever leads


def test_T6_with_none_of_it_any_number_card() -> None:
    given = "B1 B3 B4 C0 C3 C4 D0 D1 D3 D5"
    position = play(begin("A4", given, ""), "A4")
    assert position.legal == sorted([*given.split(), *TWISTS])


def test_T6_another_colour_cannot_win_the_trick() -> None:
    position = play(begin("A-1", "", "A0", lacks={1: "A"}), "A-1, B5")
    assert (trick(position).taker, trick(position).taker_by) == (0, "highest")
    position.step("A0")
    assert trick(position).taker == position.turn == 2


def test_T6_who_does_not_follow_never_plays_that_colour_again() -> None:
    lacking = 0
    for seed in range(10):
        lacks: set[tuple[object, str]] = set()
        for position, step in replay(play_at_random(random.Random(seed), 4, {})):
            if step[0] in "ABCD":
                assert (position.turn, step[0]) not in lacks
                seen = view(position).trick
                if seen and seen.colour not in (None, step[0]):
                    lacks.add((position.turn, str(seen.colour)))
                    lacking += 1
    assert lacking > 50


@pytest.mark.parametrize("twist", TWISTS)
def test_T7_a_twist_card_may_be_played_at_any_time(twist: str) -> None:
    assert twist in begin("", "", "").legal
    position = play(begin("A4", "A3 A5", ""), "A4")
    assert twist in position.legal  # by a player who could follow
    position.step(twist)
    assert twist in play(begin("A4", "", "", lacks={1: "A"}), "A4").legal
    assert "A3" in hand(position, 1)


def test_T8_the_first_number_card_sets_the_colour_whoever_plays_it() -> None:
    position = begin("A4", "B3 A5", "C1 B0 B1", "B4")
    assert view(position).trick is None
    assert trick(play(position, "pass")).colour is None
    assert "B3" in position.legal
    assert "A5" in position.legal
    assert trick(play(position, "B3")).colour == "B"
    assert "C1" not in position.legal
    assert trick(play(position, "B0, B4")).colour == "B"


@pytest.mark.parametrize("colour", "ABCD")
def test_T8_every_colour(colour: str) -> None:
    position = play(begin(f"{colour}0", f"{colour}1", ""), f"{colour}0")
    assert trick(position).colour == colour
    assert {step[0] for step in position.legal if step not in TWISTS} == {colour}


def trick_of(*cards: str) -> kwintet.Position:
    """A first trick of these cards, from seat 0 on; who cannot follow lacks the colour."""
    numbers = [card for card in cards if card not in TWISTS]
    lacks = {
        i: numbers[0][0] for i, c in enumerate(cards) if c in numbers and c[0] != numbers[0][0]
    }
    given = [card if card in numbers else "" for card in cards]
    return play(begin(*given, lacks=lacks), ",".join(cards))


def then(position: kwintet.Position) -> kwintet.Position:
    """After any choice of the taker."""
    return play(position, position.legal[0])


@pytest.mark.parametrize(
    ("cards", "taker"),
    [("A3 A5 A4", 1), ("A3 A0 A4", 2), ("A5 A-1 A4", 0), ("A3 B5 A4", 2), ("C1 D5 B5", 0)],
)
def test_T9_the_highest_card_takes_the_trick_and_leads(cards: str, taker: int) -> None:
    position = trick_of(*cards.split())
    assert position.turn == taker
    assert (trick(position).taker, trick(position).taker_by) == (taker, "highest")
    assert [laid.seat for laid in trick(position).cards if laid.power] == [taker]
    assert then(position).turn == taker
    assert (last(position).trick.next_leader, last(position).trick.next_by) == (taker, "highest")


def test_T9_from_the_lowest_card_on() -> None:
    position = play(begin("", "A-1", "A0"), "pass, A-1")
    assert trick(position).taker == 1
    assert trick(play(position, "A0")).taker == 2


def test_T9_unless_a_pole_is_played() -> None:
    position = trick_of("A3", "A5", "pole")
    assert position.turn == 1
    assert then(position).turn == 2


# Twist cards -------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["win A3 A5", "A3 win A5", "A5 A3 win"])
def test_T10_win_takes_the_trick_and_leads(cards: str) -> None:
    position = trick_of(*cards.split())
    taker = cards.split().index("win")
    assert position.turn == taker
    assert (trick(position).taker, trick(position).taker_by) == (taker, "win")
    assert then(position).turn == taker
    assert last(position).trick.next_by == "win"


def test_T10_unless_a_thief_is_played() -> None:
    position = trick_of("A5", "win", "thief")
    assert (position.turn, trick(position).taker_by) == (2, "thief")


def test_T10_unless_a_pole_is_played() -> None:
    position = trick_of("A5", "win", "A3", "pole")
    assert position.turn == 1
    assert then(position).turn == 3
    assert last(position).trick.next_by == "pole"


@pytest.mark.parametrize("cards", ["thief win A5", "win thief A5", "A5 A3 thief"])
def test_T11_thief_takes_the_trick_even_from_a_win(cards: str) -> None:
    position = trick_of(*cards.split())
    taker = cards.split().index("thief")
    assert position.turn == taker
    assert (trick(position).taker, trick(position).taker_by) == (taker, "thief")
    assert last(then(position)).trick.taker == taker


@pytest.mark.parametrize(
    ("cards", "leader", "by"),
    [
        ("thief win A5 A3", 1, "win"),
        ("thief A5 win win", 2, "win"),
        ("thief A3 A5 B4", 2, "highest"),
        ("A5 thief A3 pass", 0, "highest"),
        ("A5 thief win pole", 3, "pole"),
        ("A5 thief pole A3", 2, "pole"),
    ],
)
def test_T11_who_leads_after_a_thief(cards: str, leader: int, by: str) -> None:
    position = then(trick_of(*cards.split()))
    assert (position.turn, last(position).trick.next_by) == (leader, by)
    assert last(position).trick.next_leader == leader


@pytest.mark.parametrize("cards", ["A5 pole A3", "win pole A3", "thief pole win", "A5 pole pass"])
def test_T12_pole_leads_whoever_takes_the_trick(cards: str) -> None:
    position = trick_of(*cards.split())
    if "A" in cards:
        assert position.turn != 1
        then(position)
    assert (position.turn, last(position).trick.next_by) == (1, "pole")


def test_T12_pole_does_not_take_the_trick() -> None:
    assert trick_of("pole", "A-1", "A0").turn == 2
    assert trick(play(begin("", "", ""), "pole")).taker is None


def test_T13_pass_sits_the_trick_out() -> None:
    position = play(trick_of("pass", "A5", "A3", "A1"), "take A5")
    assert ups(position) == [[], [5], [4], [4]]
    assert last(position).trick.excused == 0
    assert [turned.seat for turned in last(position).turned] == [1, 2, 3]


def test_T14_only_the_first_win_has_its_power() -> None:
    position = trick_of("A5", "win", "win", "A3")
    assert position.turn == 1
    assert [laid.power for laid in trick(position).cards] == [True, True, False, False]
    assert then(position).turn == 1


def test_T14_only_the_first_thief_has_its_power() -> None:
    position = trick_of("A5", "A3", "thief", "thief")
    assert position.turn == 2
    assert then(position).turn == 0


def test_T14_only_the_first_pole_has_its_power() -> None:
    position = trick_of("A5", "pole", "A3", "pole")
    assert then(position).turn == 1


def test_T14_only_the_first_pass_has_its_power() -> None:
    position = play(trick_of("A5", "pass", "A3", "pass"), "take A3+A5")
    assert ups(position) == [[8], [], [], []]
    position = play(trick_of("A5", "pass", "A3", "pass"), "take A5")
    assert ups(position) == [[5], [], [3], [3]]


def test_T14_the_first_in_order_of_play_not_by_seat() -> None:
    position = play(begin("", "", "B5"), "pass, pole, pass")
    assert position.turn == 1
    play(position, "win, thief, win")
    assert (position.turn, last(position).trick.taker) == (1, 2)
    assert [laid.power for laid in last(position).trick.cards] == [True, True, False]


def test_T15_if_everybody_plays_pass_the_same_player_leads_again() -> None:
    position = play(begin("", "", ""), "pass, pass, pass")
    assert (position.turn, view(position).asked) == (0, "play")
    assert [s.cards for s in view(position).seats] == [13, 13, 13]
    assert not any("pass" in hand(position, seat) for seat in range(3))
    assert (last(position).trick.taker, last(position).trick.next_by) == (None, "again")
    assert ups(position) == [[], [], []]
    position = play(begin("", "", ""), "thief, pole, thief")
    assert position.turn == 1
    assert play(position, "pass, pass, pass").turn == 1


@pytest.mark.parametrize("twist", TWISTS)
def test_T16_twist_cards_have_no_value(twist: str) -> None:
    position = trick_of("A3", "A5", twist, "A1")
    assert all(step.startswith("take A") for step in position.legal)
    for laid in trick(position).cards:
        assert (laid.value is None) == (laid.card in TWISTS)
    settled = last(play(position, "take A5"))
    assert (settled.sum, settled.left) == (5, 4)


@pytest.mark.parametrize(
    ("cards", "taker", "leader", "excused"),
    [
        ("win pass A5", 0, 0, 1),
        ("thief pass A5", 0, 2, 1),
        ("pole pass A5", 2, 0, 1),
        ("win pole A5", 0, 1, None),
        ("win thief pole pass A1", 1, 2, 3),
        ("pass pole thief win A1", 2, 1, 0),
    ],
)
def test_T16_other_combinations_do_not_affect_each_other(
    cards: str, taker: int, leader: int, excused: int | None
) -> None:
    position = trick_of(*cards.split())
    assert (position.turn, trick(position).excused) == (taker, excused)
    assert all(laid.power for laid in trick(position).cards)
    assert then(position).turn == leader


def test_T21_the_cards_of_the_trick_are_out_of_the_game() -> None:
    position = play(trick_of("A3", "A5", "thief"), "take A3")
    for seat in range(3):
        assert not {"A3", "A5"} & set(hand(position, seat))
    assert "thief" not in hand(position, 2)
    assert view(position).trick is None
    play(position, "pass, pass, pass")
    assert not {"A3", "A5"} & visible(view(position))


# Rulings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("doubled", range(-1, 6))
def test_T23_four_colours_with_every_value_once_and_one_twice(doubled: int) -> None:
    position = begin("", "", "", "", doubled=doubled)
    held = Counter(card for seat in range(4) for card in hand(position, seat))
    assert view(position).doubled == doubled
    for colour in "ABCD":
        for value in range(-1, 6):
            assert held[f"{colour}{value}"] == (2 if value == doubled else 1)


def test_T23_the_value_2_by_default() -> None:
    held = Counter(c for seat in range(4) for c in hand(begin("", "", "", ""), seat))
    assert {card for card, n in held.items() if n == 2} == {"A2", "B2", "C2", "D2"}


@pytest.mark.parametrize("doubled", range(-1, 6))
def test_T23_of_two_equal_cards_the_one_played_first_is_the_higher(doubled: int) -> None:
    card = f"A{doubled}"
    one, other = begin(card, card, "", doubled=doubled), begin("", card, card, doubled=doubled)
    assert trick(play(one, f"{card}, {card}")).taker == 0
    assert trick(play(other, f"pass, {card}, {card}")).taker == 1


def test_T23_also_when_it_is_not_seat_0_that_leads() -> None:
    position = play(begin("C2", "", "C2", left="D1 D3"), "pass, pass, pole")
    assert position.turn == 2
    play(position, "C2, C2, win")
    assert [laid.power for laid in trick(position).cards] == [True, False, True]
    assert trick(position).taker == 1


@pytest.mark.parametrize("doubled", range(-1, 6))
def test_T23_two_like_cards_in_hand_are_listed_once_and_played_twice(doubled: int) -> None:
    card = f"D{doubled}"
    position = begin(f"{card} {card}", "", "", doubled=doubled)
    assert position.legal.count(card) == 1
    assert hand(position, 0).count(card) == 2
    then(play(position, f"{card}, pass, pass"))
    assert hand(position, 0).count(card) == position.legal.count(card) == 1
    play(position, card)
    assert hand(position, 0).count(card) == 0


def test_T25_no_number_card_no_leading_colour() -> None:
    position = play(begin("", "", ""), "pole, pass")
    assert (trick(position).colour, trick(position).taker) == (None, None)


@pytest.mark.parametrize(
    ("cards", "taker", "by"),
    [
        ("pole, win, pass", 1, "win"),
        ("pass, win, thief", 2, "thief"),
        ("pole, pass, pole", None, "none"),
    ],
)
def test_T25_win_or_thief_decides_but_nothing_is_turned(
    cards: str, taker: int | None, by: str
) -> None:
    position = play(begin("", "", ""), cards)
    settled = last(position)
    assert (settled.trick.taker, settled.trick.taker_by) == (taker, by)
    assert (settled.taken, settled.sum, settled.left, settled.turned) == ([], None, None, [])
    assert view(position).asked == "play"
    assert ups(position) == [[], [], []]


@pytest.mark.parametrize(
    ("cards", "leader", "by"),
    [
        ("pass, thief, pass", 0, "again"),
        ("thief, pass, thief", 1, "thief"),
        ("thief, thief, thief", 1, "thief"),
        ("thief, win, pass", 1, "win"),
        ("thief, pass, pole", 2, "pole"),
        ("pass, pass, thief", 0, "again"),
    ],
)
def test_T26_if_nobody_is_named_the_same_player_leads_but_not_the_thief(
    cards: str, leader: int, by: str
) -> None:
    position = play(begin("", "", ""), cards)
    assert position.turn == leader
    assert (last(position).trick.next_leader, last(position).trick.next_by) == (leader, by)


def test_T26_to_the_left_of_the_last_seat_sits_seat_0() -> None:
    position = play(begin("", "", ""), "pass, pass, pole")
    assert position.turn == 2
    assert play(position, "thief, pole, win").turn == 0
    position = play(begin("", "", ""), "pass, pass, pole, thief, thief, thief")
    assert (position.turn, last(position).trick.next_by) == (0, "thief")


def test_T27_a_pass_without_power_excuses_nobody() -> None:
    position = play(trick_of("pass", "A5", "A3", "pass"), "take A5")
    assert ups(position) == [[], [5], [3], [3]]
    assert last(position).trick.excused == 0


def test_T28_with_no_number_cards_left_twist_cards_are_played_and_the_other_way_round() -> None:
    found = set()
    for seed in range(12):
        position = kwintet.new("twhist", 5)
        rng = random.Random(seed)
        position.draw(rng)
        while position.turn is not None:
            legal = set(position.legal)
            found |= {"twists"} if legal <= set(TWISTS) else set()
            found |= (
                {"numbers"} if not legal & {*TWISTS} and view(position).asked == "play" else set()
            )
            prefer = sorted(legal - set(TWISTS)) if seed % 2 else sorted(legal & set(TWISTS))
            position.step(rng.choice(prefer or position.legal))
        assert [s.cards for s in view(position).seats] == [0] * 5
    assert found == {"twists", "numbers"}


def test_T29_the_choice_is_made_with_the_whole_trick_in_view() -> None:
    position = trick_of("A3", "A5", "thief", "A1")
    assert (position.turn, view(position).asked) == (2, "take")
    assert [laid.card for laid in trick(position).cards] == ["A3", "A5", "thief", "A1"]
    assert refused(position, "pass").code == "illegal_step"
    assert refused(position, "A0").code == "illegal_step"


def test_T29_also_when_only_one_choice_exists() -> None:
    position = trick_of("pass", "A5", "thief")
    assert (position.turn, position.legal) == (2, ["take A5"])
    assert then(position).turn == 1
