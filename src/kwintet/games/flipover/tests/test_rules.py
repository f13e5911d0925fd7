"""The rules of Flip Over: one test or more for each numbered sentence of its rules page."""

import random
import re
from itertools import product

import pytest

import kwintet
from kwintet.errors import BadPlayers
from kwintet.games.flipover import rules
from kwintet.games.flipover.tests.deals import (
    GIFTS,
    LED_BY_0,
    LED_BY_0_AND_2,
    LED_BY_0_OF_4,
    MIXED_3,
    MIXED_4,
    MIXED_5,
    RIGHT,
    SUITS_3,
    SUITS_4,
    TRUMPS_3,
    TRUMPS_3_AGAIN,
    TRUMPS_4,
    at_exchange,
    begin,
    deal,
    discs,
    give,
    hand,
    play,
    ranks_for,
    refused,
    row_of,
    takers,
    view,
    visible,
)
from kwintet.games.flipover.tests.random_games import (
    games,
    other_sides,
    play_at_random,
    replay,
    rounds,
    winners_of,
    written_rounds,
)

# Components --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deal_by_hand", "suits", "ranks"),
    [(MIXED_3, "ABC", 8), (MIXED_4, "ABCD", 10), (MIXED_5, "ABCDE", 12)],
)
def test_F1_cards_and_discs(deal_by_hand: tuple[str, ...], suits: str, ranks: int) -> None:
    position = begin(*deal_by_hand)
    held = {card for seat in range(len(suits)) for card in hand(position, seat)}
    assert held == {f"{suit}{n}" for suit in suits for n in range(1, ranks + 1)}
    assert [disc.number for disc in view(position).discs] == list(range(1, ranks + 1))


@pytest.mark.parametrize(("players", "cards"), [(3, 24), (4, 40), (5, 60)])
def test_F1_number_of_cards(players: int, cards: int) -> None:
    numbers = [str(n) for n in range(cards)]
    kwintet.new("flipover", players).step(f"!deal {','.join(numbers)}")
    position = kwintet.new("flipover", players)
    assert refused(position, f"!deal {','.join(numbers[:-1])}").code == "bad_outcome"
    assert refused(position, f"!deal {','.join([*numbers, str(cards)])}").code == "bad_outcome"


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_F1_other_numbers_of_players(players: int) -> None:
    with pytest.raises(BadPlayers):
        kwintet.new("flipover", players)


def test_F1_a_disc_has_two_sides() -> None:
    position = begin(*SUITS_3)
    assert [disc.blue for disc in view(position).discs] == [True, False] * 4


# Set-up of an odd round --------------------------------------------------------------------------


@pytest.mark.parametrize("deal_by_hand", [SUITS_3, MIXED_3, SUITS_4, MIXED_4, MIXED_5])
def test_F2_dealt_as_chance_says(deal_by_hand: tuple[str, ...]) -> None:
    position = begin(*deal_by_hand)
    for seat, cards in enumerate(deal_by_hand):
        assert hand(position, seat) == cards.split()
    assert {seat.cards for seat in view(position).seats} == {ranks_for(len(deal_by_hand))}


def test_F2_no_card_twice_and_none_left_out() -> None:
    position = kwintet.new("flipover", 3)
    twice = deal("A1 A1 A3 A4 A5 A6 A7 A8", *SUITS_3[1:])
    assert refused(position, twice).code == "bad_outcome"
    assert position.awaiting == "deal"


def test_F2_every_card_is_in_a_hand_or_played_until_the_round_ends() -> None:
    for game in games()[::2]:
        players = game.end.players
        all_cards = players * ranks_for(players)
        for position, step in replay(game.end):
            if step.startswith("!"):
                continue
            seats = [view(position, seat) for seat in range(players)]
            cards = [card for seen in seats for card in seen.hand + seen.played]
            chosen = [] if seats[0].received else [g.card for v in seats for g in v.given]
            assert len(set(cards + chosen)) == len(cards + chosen) == all_cards


def test_F2_a_deal_of_its_own_for_every_odd_round() -> None:
    for game in games():
        names = [step.partition(" ")[0] for step in game.end.steps if step[0] == "!"]
        assert names == ["!deal", "!discs"] * 3  # rounds 1, 3 and 5


def set_right(row: str) -> tuple[str, list[int]]:
    """F3 and F18 word for word, and the discs turned over."""
    turned: list[int] = []
    while True:
        run = re.search(r"(.)\1\1+", row)
        if run:
            disc = run.end() - 1  # the second largest: the one before the last of the run
        elif row.count("+") != row.count("-"):
            disc = max(k + 1 for k in range(1, len(row)) if row[k - 1] == row[k])
        else:
            return row, turned
        row = row[: disc - 1] + other_sides(row[disc - 1]) + row[disc:]
        turned.append(disc)


@pytest.mark.parametrize(
    ("thrown", "right", "turned"),
    [
        ("+-+-+-+-", "+-+-+-+-", []),
        ("++--++--", "++--++--", []),
        ("+++-+---", "+-+-+-+-", [2, 7]),  # two runs of three, the lower first
        ("++++++++", "+--+-+-+", [7, 5, 3, 2]),  # then (b) makes five and three equal
        ("+-++-++-", "+-++-+--", [7]),  # no run: the larger of the pair 6, 7
        ("+-+--+--", "+-+--+-+", [8]),  # the pair may be of either colour …
        ("++-++--+", "++-+--+-", [7, 8, 5]),  # … also of the one that has fewer discs
        ("++-+-++-", "++-+-+--", [7]),  # two pairs: the one with the larger values
        ("++-+-+-+", "+--+-+-+", [2]),  # whatever the other discs are
        ("-+-++++-", "-+-++-+-", [6]),  # of four the third
    ],
)
def test_F3_set_right(thrown: str, right: str, turned: list[int]) -> None:
    position = begin(*MIXED_3, row=thrown)
    assert (row_of(position), view(position).set_up) == (right, turned)


@pytest.mark.parametrize(("players", "most"), [(3, 4), (4, 6), (5, 10)])
def test_F3_F18_all_rows(players: int, most: int) -> None:
    before = kwintet.new("flipover", players)
    before.step(deal(*{3: MIXED_3, 4: MIXED_4, 5: MIXED_5}[players]))
    longest = 0
    for sides in product("+-", repeat=ranks_for(players)):
        position = before.copy()
        position.step(discs("".join(sides)))
        row = row_of(position)
        assert (row, view(position).set_up) == set_right("".join(sides))
        assert row.count("+") == row.count("-")
        assert "+++" not in row
        assert "---" not in row
        longest = max(longest, len(view(position).set_up))
    assert longest == most


def test_F18_the_row_is_searched_from_its_low_end() -> None:
    assert view(begin(*MIXED_3, row="---+-+++")).set_up == [2, 7]
    assert view(begin(*MIXED_4, row="+++---+++-")).set_up[0] == 2


@pytest.mark.parametrize("deal_by_hand", [MIXED_3, MIXED_4, MIXED_5])
@pytest.mark.parametrize(("side", "pair"), [(1, "+-"), (0, "-+")])
def test_F4_F19_alternating(deal_by_hand: tuple[str, ...], side: int, pair: str) -> None:
    position = kwintet.new("flipover", len(deal_by_hand), {"setup": "alternating"})
    position.step(deal(*deal_by_hand))
    position.step(f"!discs {side}")
    assert row_of(position) == pair * (len(deal_by_hand) + 1)
    assert view(position).set_up == []


def test_F4_chance_decides_one_colour_only() -> None:
    position = kwintet.new("flipover", 3, {"setup": "alternating"})
    position.step(deal(*MIXED_3))
    for step in (discs("+-+-+-+-"), "!discs 2", "!discs 1,0"):
        assert refused(position, step).code == "bad_outcome"


# Play --------------------------------------------------------------------------------------------


def test_F5_seat_0_leads_round_1() -> None:
    for deal_by_hand in (MIXED_3, MIXED_4, MIXED_5):
        assert begin(*deal_by_hand).turn == 0
    assert all(game.rounds[0].first == 0 for game in games())


def test_F5_one_card_each_clockwise() -> None:
    position = begin(*MIXED_3)
    seats = []
    for step in ["A4", "A2", "A3", "A7"]:  # seat 0 wins, then leads again
        seats.append(position.turn)
        position.step(step)
    assert seats == [0, 1, 2, 0]
    for _, played in rounds():
        for trick in played.tricks:
            n = len(played.hands)
            assert [c.seat for c in trick] == [(trick[0].seat + i) % n for i in range(n)]


def test_F5_face_up() -> None:
    position = play(begin(*MIXED_3), "A4 A2")
    for seat in (None, 0, 1, 2):
        trick = view(position, seat).trick
        assert trick
        assert [(laid.seat, laid.card) for laid in trick.cards] == [(0, "A4"), (1, "A2")]


def test_F6_leader_plays_any_card() -> None:
    assert begin(*MIXED_3).legal == sorted(MIXED_3[0].split())


def test_F6_follow_suit_if_possible() -> None:
    position = play(begin(*MIXED_3), "B5")
    assert position.legal == ["B3", "B6"]
    for step in ("A2", "C4", "C1"):
        error = refused(position, step)
        assert (error.code, error.legal) == ("illegal_step", ["B3", "B6"])
    assert position.turn == 1  # nothing has changed


def test_F6_otherwise_anything() -> None:
    assert play(begin(*SUITS_3), "A3").legal == sorted(SUITS_3[1].split())


def test_F6_the_suit_led_counts_not_the_one_played_last() -> None:
    hands = ("A1 A2 A3 A4 B5 B6 B7 B8", "B1 B2 B3 B4 C5 C6 C7 C8", "A5 A6 A7 A8 C1 C2 C3 C4")
    assert play(begin(*hands), "A1 C5").legal == ["A5", "A6", "A7", "A8"]


def test_F6_in_random_games() -> None:
    for _, played in rounds():
        left = [set(cards) for cards in played.hands]
        for trick in played.tricks:
            for laid in trick:
                mine = left[laid.seat]
                following = {c for c in mine if laid is not trick[0] and c[0] == trick[0].card[0]}
                assert laid.legal == sorted(following or mine)
                mine.remove(laid.card)
        assert not any(left)


def test_F7_discs_from_1_on() -> None:
    position = begin(*SUITS_3)
    for k, cards in enumerate(TRUMPS_3.split("  ")[:-1], 1):
        play(position, cards)
        assert [taker is not None for taker in takers(position)] == [True] * k + [False] * (8 - k)


def test_F7_the_number_of_the_trick_is_trump() -> None:
    position = play(begin(*SUITS_3), "A1 B8 C8")  # rank 1: a trump of the suit led
    assert takers(position)[0] == 0
    play(position, "A8 B2 C1")  # rank 2 is trump now, rank 1 no more
    assert takers(position)[1] == 1


def test_F7_trump_in_every_suit() -> None:
    for played, taker in (("A1 B2 C2", 0), ("A2 B1 C2", 1), ("A2 B2 C1", 2)):
        assert takers(play(begin(*SUITS_3), played))[0] == taker


def test_F7_trumps_are_marked() -> None:
    trick = view(play(begin(*SUITS_3), "A2 B1")).trick
    assert trick
    assert [(laid.trump, laid.ahead) for laid in trick.cards] == [(False, False), (True, True)]


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("A1 B1 C1", 2),  # three trumps
        ("A1 B1 C8", 1),
        ("A8 B1 C1", 2),
        ("A1 B8 C1", 2),
        ("A8 B1 C8", 1),  # one trump beats the suit led
        ("A1 B8 C8", 0),
    ],
)
def test_F8_last_trump_wins(cards: str, taker: int) -> None:
    position = play(begin(*SUITS_3), cards)
    assert takers(position)[0] == taker == position.turn


@pytest.mark.parametrize(("cards", "taker"), [("A4 A8 A6", 1), ("A4 A5 A6", 2), ("A4 A2 A3", 0)])
def test_F8_highest_of_the_suit_led_without_trumps(cards: str, taker: int) -> None:
    assert takers(play(begin(*MIXED_3), cards))[0] == taker


def test_F8_a_trump_beats_higher_cards_of_its_suit() -> None:
    assert takers(play(begin(*MIXED_3), "A1 A8 A6"))[0] == 0
    assert takers(play(begin(*MIXED_3), "C3 C1 C8"))[0] == 1


def test_F8_other_suits_do_not_win() -> None:
    assert takers(play(begin(*SUITS_3), "A2 B8 C8"))[0] == 0


def test_F7_F8_in_random_games() -> None:
    for game, played in rounds():
        leaders = [trick[0].seat for trick in played.tricks]
        assert winners_of(game, played)[:-1] == leaders[1:]


def test_F9_a_trump_is_no_way_out_of_following() -> None:
    position = play(begin(*MIXED_3), "B5")
    assert "C1" in hand(position, 1)  # a trump
    assert position.legal == ["B3", "B6"]


def test_F9_a_trump_led_asks_for_its_suit() -> None:
    assert play(begin(*MIXED_3), "A1").legal == ["A2", "A5", "A8"]


def test_F9_a_trump_follows_its_suit() -> None:
    position = play(begin(*MIXED_3), "C3")
    assert position.legal == ["C1", "C4", "C7"]
    assert takers(play(position, "C1 C8"))[0] == 1


def test_F10_without_trumps() -> None:
    position = play(begin(*SUITS_3, trumps=False), "A2 B1")
    trick = view(position).trick
    assert trick
    assert [(laid.trump, laid.ahead) for laid in trick.cards] == [(False, True), (False, False)]
    assert takers(play(position, "C1"))[0] == 0
    assert takers(play(begin(*MIXED_3, trumps=False), "A1 A2 A3"))[0] == 2
    assert takers(play(begin(*MIXED_3), "A1 A2 A3"))[0] == 0  # with trumps


def test_F11_the_winner_takes_the_disc_and_leads() -> None:
    position = play(begin(*MIXED_3), "A4 A8 A6")
    disc = view(position).discs[0]
    assert (disc.number, disc.taker, position.turn) == (1, 1, 1)


def test_F11_its_side_is_unchanged() -> None:
    position = begin(*SUITS_3)
    for cards in TRUMPS_3.split("  ")[:-1]:
        play(position, cards)
        assert row_of(position) == RIGHT[3]
    play(position, "C8 A8 B8")
    settled = view(position).settled
    assert settled
    assert [disc.blue for disc in settled.discs] == [True, False] * 4
    assert [disc.taker for disc in settled.discs] == [2, 1, 0, 2, 1, 0, 2, 1]


def test_F11_played_cards_lie_beside_their_player() -> None:
    position = play(begin(*MIXED_3), "A4 A8 A6  B6 B1 B8")
    assert [seat.played for seat in view(position).seats] == [2, 2, 2]
    assert [view(position, seat).played for seat in range(3)] == [
        ["A4", "B8"],
        ["A8", "B6"],
        ["A6", "B1"],
    ]


# Scoring and further rounds ----------------------------------------------------------------------


def test_F12_blue_less_red() -> None:
    position = play(begin(*SUITS_3, rounds=1), TRUMPS_3)
    assert position.scores == [3 - 6, -2 + 5 - 8, 1 - 4 + 7]
    settled = view(position).settled
    assert settled
    assert settled.points == position.scores


def test_F12_in_random_games() -> None:
    for game, played in rounds():
        gained = [0] * game.end.players
        for k, (side, seat) in enumerate(zip(played.row, winners_of(game, played), strict=True), 1):
            gained[seat] += k if side == "+" else -k
        if game.teams:
            gained = [gained[seat % 2] + gained[seat % 2 + 2] for seat in range(4)]
        assert played.after == [a + b for a, b in zip(played.before, gained, strict=True)]


def test_F13_discs_turned_over() -> None:
    position = play(begin(*SUITS_3, row="++--+-+-"), TRUMPS_3)
    assert row_of(position) == "--++-+-+"
    assert takers(position) == [None] * 8
    assert view(position).set_up == []


def test_F13_the_same_hands_and_no_deal() -> None:
    position = play(begin(*SUITS_3), TRUMPS_3)
    assert position.awaiting is None
    assert [hand(position, seat) for seat in range(3)] == [cards.split() for cards in SUITS_3]
    assert [seat.played for seat in view(position).seats] == [0, 0, 0]


def test_F13_in_random_games() -> None:
    for game, even in rounds():
        if even.number % 2:
            continue
        odd = game.rounds[even.number - 2]
        assert even.row == other_sides(odd.row)
        taken_up = [set(cards) for cards in even.hands]
        for i, gift in enumerate(even.gifts):
            taken_up[gift.seat].add(gift.card)
            taken_up[(gift.seat + i % 3 + 1) % 4].remove(gift.card)
        assert taken_up == odd.hands


def test_F14_leader_of_an_even_round() -> None:
    position = play(begin(*SUITS_3), TRUMPS_3)
    assert position.turn == 1  # took disc 8
    assert takers(play(position, "B1 C1 A1"))[0] == 0


def test_F14_leader_of_an_odd_round() -> None:
    position = play(begin(*SUITS_3, rounds=3), TRUMPS_3)
    play(position, TRUMPS_3_AGAIN)
    assert position.awaiting == "deal"
    position.step(deal(*MIXED_3))
    assert position.awaiting == "discs"
    position.step(discs(RIGHT[3]))
    assert position.turn == 2  # took disc 8
    assert hand(position, 2) == MIXED_3[2].split()


def test_F14_in_random_games() -> None:
    for game in games():
        for before, after in zip(game.rounds, game.rounds[1:], strict=False):
            assert after.first == winners_of(game, before)[-1]


@pytest.mark.parametrize("rounds", range(1, 13))
def test_F15_number_of_rounds(rounds: int) -> None:
    end = play_at_random(random.Random(rounds), 3, {"rounds": rounds})
    assert len(written_rounds(end)) == rounds
    assert (view(end).round, view(end).asked) == (rounds, "over")
    assert refused(end, "A1").code == "game_over"


def test_F15_highest_sum_wins() -> None:
    position = play(begin(*SUITS_3), TRUMPS_3)
    assert position.winners == []
    play(position, TRUMPS_3_AGAIN)
    assert position.scores == [-3 - 1 + 4 - 7, -5 - 3 + 6, 4 + 2 - 5 + 8]
    assert (position.turn, position.winners) == (None, [2])


def test_F15_equal_sums_share() -> None:
    position = play(begin(*SUITS_3, trumps=False, rounds=1), LED_BY_0)
    assert (position.scores, position.winners) == ([-4, 0, 0], [1, 2])
    position = play(begin(*SUITS_3, trumps=False), f"{LED_BY_0} {LED_BY_0}")
    assert (position.scores, position.winners) == ([0, 0, 0], [0, 1, 2])


def test_F15_in_random_games() -> None:
    for game in games():
        best = max(game.end.scores)
        assert game.end.winners == [i for i, score in enumerate(game.end.scores) if score == best]


def test_F15_F16_returns_are_shares_of_the_win() -> None:
    for game in games():
        shares = [0.0] * game.end.players
        rules.returns(game.end._s, game.end._t, shares)
        winners = game.end.winners
        wanted = [1 / len(winners) if i in winners else 0 for i in range(game.end.players)]
        assert shares == pytest.approx(wanted)


# Partners ----------------------------------------------------------------------------------------


def test_F16_F20_partners_sit_opposite() -> None:
    seats = view(begin(*SUITS_4, teams=True)).seats
    assert [seat.partner for seat in seats] == [2, 3, 0, 1]
    assert all(seat.partner is None for seat in view(begin(*SUITS_4)).seats)


def test_F16_discs_are_summed_per_team() -> None:
    position = at_exchange(rounds=1)  # takers 3 2 1 0 3 2 1 0 3 2
    assert position.scores == [-30, 25, -30, 25]
    assert position.winners == [1, 3]
    settled = view(position).settled
    assert settled
    assert settled.points == [-30, 25, -30, 25]
    alone = play(begin(*SUITS_4, rounds=1), TRUMPS_4)
    assert alone.scores == [-4 - 8, 3 + 7, -2 - 6 - 10, 1 + 5 + 9]
    assert alone.winners == [3]


def test_F16_equal_teams_share() -> None:
    for game in games():
        if game.teams:
            assert game.end.scores[:2] == game.end.scores[2:]
            equal = game.end.scores[0] == game.end.scores[1]
            assert equal == (game.end.winners == [0, 1, 2, 3])
            assert equal or game.end.winners in ([0, 2], [1, 3])


def test_F16_a_tie_of_teams() -> None:
    """Without trumps 0 takes all discs, then 0 and 2 take all other sides between them."""
    position = play(begin(*SUITS_4, teams=True, trumps=False), LED_BY_0_OF_4)
    assert position.scores == [-5, 0, -5, 0]
    play(give(position, GIFTS), LED_BY_0_AND_2)
    assert position.scores == [0, 0, 0, 0]
    assert position.winners == [0, 1, 2, 3]


def test_F17_exchange_before_the_first_lead_of_an_even_round() -> None:
    position = at_exchange()
    assert view(position).asked == "give left"
    assert all(step.startswith("give ") for step in position.legal)
    assert refused(position, "A1").code == "illegal_step"
    give(position, GIFTS)
    assert view(position).asked == "play"
    assert position.turn == 2  # took disc 10 (F14)
    assert refused(position, "give C4").code == "illegal_step"


def test_F17_one_card_with_every_other_player() -> None:
    position = give(at_exchange(), GIFTS)
    assert [hand(position, seat) for seat in range(4)] == [
        ["A4", "A5", "A6", "A7", "A8", "A9", "A10", "B3", "C2", "D1"],
        ["A1", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "C3", "D2"],
        ["A2", "B1", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "D3"],
        ["A3", "B2", "C1", "D4", "D5", "D6", "D7", "D8", "D9", "D10"],
    ]


def test_F17_in_even_rounds_of_partners_only() -> None:
    for game, played in rounds():
        exchanges = game.teams and played.number % 2 == 0
        assert len(played.gifts) == (12 if exchanges else 0)


def test_F20_the_seats_choose_in_order() -> None:
    position = at_exchange()
    chosen = []
    for card in GIFTS.split():
        chosen.append((position.turn, view(position).asked))
        position.step(f"give {card}")
    asked = ["give left", "give across", "give right"]
    assert chosen == list(product(range(4), asked))


def test_F20_any_card_in_hand_may_be_given_and_none_twice() -> None:
    position = at_exchange()
    assert position.legal == sorted(f"give {card}" for card in SUITS_4[0].split())
    position.step("give A7")
    assert position.legal == sorted(f"give {c}" for c in SUITS_4[0].split() if c != "A7")
    refused(position, "give A7")
    for _, played in rounds():
        for i, gift in enumerate(played.gifts):
            assert len(gift.legal) == 10 - i % 3


def test_F20_nothing_comes_in_before_all_have_chosen() -> None:
    position = at_exchange()
    for card in GIFTS.split()[:-1]:
        position.step(f"give {card}")
        for seat in range(4):
            assert set(hand(position, seat)) <= set(SUITS_4[seat].split())
            assert view(position, seat).received == []
    assert position.legal == sorted(f"give {card}" for card in SUITS_4[3].split()[2:])


def test_F21_a_choice_is_shown_to_its_giver_alone() -> None:
    position = at_exchange()
    for card in GIFTS.split():
        step = f"give {card}"
        for seat in (None, 0, 1, 2, 3):
            assert position.shown(step, seat) == (step if seat == position.turn else "give ?")
        position.step(step)


def test_F21_before_the_twelfth_choice_only_the_own_gifts() -> None:
    position = at_exchange()
    for n, card in enumerate(GIFTS.split()):
        assert view(position).exchanged == n
        for seat in range(4):
            mine = GIFTS.split()[3 * seat : 3 * seat + 3][: max(0, n - 3 * seat)]
            assert [gift.card for gift in view(position, seat).given] == mine
            assert view(position, seat).received == []
        assert view(position).given == []
        position.step(f"give {card}")


def test_F21_after_it_each_sees_what_came_from_whom() -> None:
    position = give(at_exchange(), GIFTS)
    expected = {
        0: [("left", 1, "B3"), ("across", 2, "C2"), ("right", 3, "D1")],
        1: [("left", 2, "C3"), ("across", 3, "D2"), ("right", 0, "A1")],
        2: [("left", 3, "D3"), ("across", 0, "A2"), ("right", 1, "B1")],
        3: [("left", 0, "A3"), ("across", 1, "B2"), ("right", 2, "C1")],
    }
    for seat, gifts in expected.items():
        seen = view(position, seat)
        assert [(g.direction, g.seat, g.card) for g in seen.received] == gifts
        assert [(g.direction, g.seat) for g in seen.given] == [g[:2] for g in gifts]
        assert [g.card for g in seen.given] == GIFTS.split()[3 * seat : 3 * seat + 3]
    assert view(position).received == view(position).given == []


def test_F21_what_is_given_stays_between_two() -> None:
    """Seat 0 sees no difference when 1 and 2 exchange other cards with 2, 3 and 1."""
    one = give(at_exchange(), GIFTS)
    other = give(at_exchange(), "A1 A2 A3  B4 B5 B3  C4 C2 C5  D1 D2 D3")
    assert view(one, 0) == view(other, 0)
    assert view(one) == view(other)
    assert view(one, 1) != view(other, 1)


def test_F21_only_the_last_choice_reveals() -> None:
    position = at_exchange()
    for n, card in enumerate(GIFTS.split(), 1):
        assert position.reveals(f"give {card}") == (n == 12)
        position.step(f"give {card}")
    assert position.reveals("C4")


def test_F22_an_even_round_shows_no_more_than_an_odd_one() -> None:
    position = play(begin(*SUITS_3), TRUMPS_3)
    for seat in range(3):
        assert visible(view(position, seat)) == set(hand(position, seat))
    assert visible(view(position)) == set()


def test_F23_scores_are_those_of_the_finished_rounds() -> None:
    position = begin(*SUITS_3)
    cards = TRUMPS_3.split()
    for step in cards[:-1]:
        assert position.scores == [0, 0, 0]
        position.step(step)
    assert position.scores == [0, 0, 0]
    position.step(cards[-1])
    assert position.scores == [-3, -5, 4]
    for step in TRUMPS_3_AGAIN.split():
        assert position.scores == [-3, -5, 4]
        position.step(step)
    assert position.scores == [-7, -2, 9]


def test_F23_before_the_first_deal() -> None:
    assert kwintet.new("flipover", 5).scores == [0] * 5
