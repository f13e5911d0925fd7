"""How rounds of 10 and the game are settled: a test or more for each sentence of its rules page."""

import random

import pytest

import kwintet
from kwintet.games.ten.tests.deals import (
    begin,
    contest,
    finish_round,
    hand,
    in_a_hurry,
    no_bids,
    one_round,
    play,
    refused,
    seat,
    settled,
    tokens,
    view,
)
from kwintet.games.ten.view import Settled
from kwintet.position import Position

THREE = ("7 3 5", "8 2 4", "9 1 6")
LAYS = "lay 7 up 0, lay 8 up 0, lay 9 up 0"


def hurried(players: int, stops: int = 0, **options: bool) -> Position:
    """A game that uses up the pile soon, just before its last step; the first stops do not add."""
    position = kwintet.new("ten", players, options)
    position.step("!rounds 4,9,1,8,2,10,3,7,5,6")
    cards = 63 + (7 - players) * options.get("spare_jokers", True)
    position.draw(random.Random(players))
    assert view(position).pile == cards - 3 * players
    while True:
        step = in_a_hurry(position)
        if stops and step.startswith("add"):
            step, stops = "stop", stops - 1
        then = position.copy()
        then.step(step)
        if then.turn is None:
            return position
        position = then


def end(position: Position) -> Position:
    return play(position, in_a_hurry(position))


# Who wins and who loses --------------------------------------------------------------------------


def test_N10_all_cards_are_turned_up() -> None:
    position = play(begin(*THREE), "lay 7 down 0, lay 8 down 0, lay 9 down 0")
    no_bids(position)
    play(position, "keep, reveal, stop")
    assert view(position).settled is None
    play(position, "keep")
    found = settled(position)
    assert [[c.card for c in standing.cards] for standing in found.standings] == [
        ["7"],
        ["8"],
        ["9"],
    ]
    assert [standing.cards[0].up for standing in found.standings] == [False, True, False]


@pytest.mark.parametrize(
    ("rows", "winner", "won_by"),
    [
        (("7", "8", "9"), 2, "sum"),
        (("4 5", "8", "6 2"), 0, "sum"),
        (("2 8", "9", "9 1"), 2, "card"),  # both 10: 9 is higher than 8
        (("6 4", "7 3", "9"), 1, "card"),
        (("7 2", "9", "8 1"), 1, "card"),  # a lone card is the highest of equal sums
        (("8 2", "2 8", "9"), 0, "turn"),
        (("9", "2 8", "8 2"), 1, "turn"),
        (("p8", "8", "7"), 0, "turn"),
        (("p4 4", "8", "5 3"), 1, "card"),
    ],
)
def test_N10_the_winner(rows: tuple[str, ...], winner: int, won_by: str) -> None:
    found = settled(contest(*rows))
    assert (found.winner, found.won_by) == (winner, won_by)


@pytest.mark.parametrize(
    ("starter", "winner", "loser"), [(0, 0, 3), (1, 2, 3), (2, 2, 1), (3, 0, 1)]
)
def test_N10_ties_depend_on_whose_turn_came_first(starter: int, winner: int, loser: int) -> None:
    found = settled(contest("9", "3", "9", "3", starter=starter))
    assert (found.winner, found.loser) == (winner, loser)
    assert (found.won_by, found.lost_by) == ("turn", "turn")
    assert found.standings[0].seat == starter


@pytest.mark.parametrize(
    ("rows", "loser", "lost_by"),
    [
        (("7", "8", "9"), 0, "sum"),
        (("9", "3", "4"), 1, "sum"),
        (("3", "9", "3"), 2, "turn"),
        (("3", "1 2", "9"), 1, "turn"),  # the highest single card does not matter here
        (("2 1", "3", "9"), 1, "turn"),
        (("0", "1", "0"), 2, "turn"),
        (("10", "9 1", "J"), 2, "turn"),  # all equal, and the winner is another
        (("9 1", "8 2", "10"), 1, "spared"),
    ],
)
def test_N10_N24_the_loser(rows: tuple[str, ...], loser: int, lost_by: str) -> None:
    found = settled(contest(*rows))
    assert (found.loser, found.lost_by) == (loser, lost_by)


@pytest.mark.parametrize(
    ("rows", "winner", "loser"),
    [
        (("4 3", "4 3", "7"), 2, 1),  # all equal; the last is the winner, so the one before
        (("4 3", "7", "4 3"), 1, 2),
        (("7", "4 3", "4 3"), 0, 2),
        (("7 1", "8"), 1, 0),
        (("8", "8"), 0, 1),
    ],
)
def test_N24_the_loser_is_never_the_winner(rows: tuple[str, ...], winner: int, loser: int) -> None:
    found = settled(contest(*rows))
    assert (found.winner, found.loser) == (winner, loser)


def test_N24_the_one_before_depends_on_the_turns_too() -> None:
    found = settled(contest("4 3", "7", "4 3", starter=2))  # turns: 2, 0, 1
    assert (found.winner, found.loser, found.lost_by) == (1, 0, "spared")


@pytest.mark.parametrize(
    ("row", "counts", "total", "highest"),
    [
        ("J", [10], 10, 10),
        ("J 3", [7, 3], 10, 7),
        ("3 J", [3, 7], 10, 7),
        ("8 J", [8, 2], 10, 8),
        ("J 10", [0, 10], 10, 10),
        ("J 0", [10, 0], 10, 10),
        ("0 J", [0, 10], 10, 10),
        ("p4 J", [4, 6], 10, 6),
        ("J J", [10, 0], 10, 10),
        ("p3 2", [3, 2], 5, 3),
    ],
)
def test_N18_what_jokers_count_as(row: str, counts: list[int], total: int, highest: int) -> None:
    standing = settled(contest(row, "2")).standings[0]
    assert [card.counts for card in standing.cards] == counts
    assert (standing.sum, standing.highest) == (total, highest)


@pytest.mark.parametrize(
    ("rows", "winner"),
    [
        (("9 1", "J"), 1),  # alone it counts 10
        (("10", "J"), 0),
        (("J", "10"), 0),
        (("6 4", "J 3"), 1),  # 7 and 3
        (("6 4", "3 J"), 1),
        (("8 2", "J 3"), 0),
        (("J 5", "6 4"), 1),
        (("J 4", "6 4"), 0),
        (("9 1", "J 0"), 1),
        (("9 1", "0 J"), 1),
        (("9 1", "J J"), 1),
        (("J J", "10"), 0),
        (("J J", "J"), 0),
        (("9 1", "10 J"), 1),
    ],
)
def test_N18_a_joker_is_a_single_card_of_that_value(rows: tuple[str, ...], winner: int) -> None:
    assert settled(contest(*rows)).winner == winner


# What they get -----------------------------------------------------------------------------------


def test_N11_the_loser_takes_all_cards_and_the_round_card() -> None:
    position = contest("4 5", "6 1", "J p3")
    found = settled(position)
    assert (found.loser, found.points) == (1, 4 + 1 + 1 + 1 + 1 + 10 + 5)
    assert seat(position, 1).taken == ["1", "4", "5", "6", "p3", "J"]
    assert seat(position, 1).rounds == [4]
    assert position.scores == [-14, 23 - 14, -14]
    assert [seat(position, i).taken for i in (0, 2)] == [[], []]


def test_N11_the_winner_takes_the_pot() -> None:
    position = play(begin(*THREE), "lay 7 up 2, lay 8 up 0, lay 9 up 1, swap S1, guard 0")
    finish_round(position)
    assert settled(position).pot == 4
    assert (tokens(position), view(position).pot) == ([4, 7, 10], 0)
    assert position.scores[2] == -20


def test_N11_the_table_is_empty_for_the_next_round() -> None:
    position = one_round(begin(*THREE), LAYS)
    assert all(seat.front is None for seat in view(position).seats)
    play(position, "starter S1, lay J up 0")
    assert view(position).settled is None
    assert [seat.front is not None for seat in view(position).seats] == [False, True, False]


def test_N12_all_fill_up_from_the_starter_clockwise_completely() -> None:
    position = begin(*THREE, pile="p1 p2 p3 p4 p5 p6")
    no_bids(play(position, LAYS))
    play(position, "add 3, stop, add 1")
    assert [seat.hand for seat in view(position).seats] == [4, 4, 4]
    drawn = [{c for c in hand(position, i) if c[0] == "p"} for i in range(3)]
    assert drawn == [{"p1", "p2"}, {"p3"}, {"p4", "p5"}]
    assert [standing.drawn for standing in settled(position).standings] == [2, 1, 2]
    assert view(position).pile == 62 - 4 - 5


def test_N12_the_rounds_starter_draws_first() -> None:
    position = begin(*THREE, pile="9 9 9 p1 p2 p3")
    play(one_round(position, LAYS), "starter S1")
    one_round(position, "lay 2 up 0, lay 9 up 0, lay 3 up 0")
    drawn = [[c for c in hand(position, i) if c[0] == "p"] for i in range(3)]
    assert drawn == [["p3"], ["p1"], ["p2"]]


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_N12_the_winner_names_the_next_starter(starter: int) -> None:
    position = one_round(begin(*THREE), LAYS)
    assert (position.turn, view(position).asked) == (2, "starter")
    assert position.legal == ["starter S0", "starter S1", "starter S2"]
    assert refused(position, "starter S3").code == "illegal_step"
    play(position, f"starter S{starter}")
    assert (position.turn, view(position).asked, view(position).starter) == (
        starter,
        "lay",
        starter,
    )


# The end -----------------------------------------------------------------------------------------


def ten_rounds() -> Position:
    """A game of ten rounds without bids and second cards, just before its last step."""
    position = kwintet.new("ten", 2)
    position.step("!rounds 4,9,1,8,2,10,3,7,5,6")
    position.draw(random.Random(2))
    while True:
        legal = position.legal
        then = play(position.copy(), "pass" if "pass" in legal else legal[0])
        if then.turn is None:
            return position
        position = then


def test_N13_the_tenth_round_is_the_last() -> None:
    position = ten_rounds()
    assert view(position).ended is None
    play(position, "keep")
    assert (view(position).ended, view(position).asked, view(position).round) == (
        "rounds",
        "over",
        10,
    )
    assert sorted(n for seat in view(position).seats for n in seat.rounds) == list(range(1, 11))


def test_N25_after_the_tenth_round_nobody_draws_or_names_a_starter() -> None:
    position = ten_rounds()
    before = view(position).pile
    play(position, "keep")
    assert (position.turn, view(position).pile) == (None, before)
    assert [seat.hand for seat in view(position).seats] == [3, 3]
    assert [standing.drawn for standing in settled(position).standings] == [0, 0]
    assert position.legal == []


@pytest.mark.parametrize(
    ("players", "stops", "spare_jokers"),
    [
        (4, 0, True),
        (4, 1, True),
        (4, 2, False),
        (5, 0, True),
        (5, 3, False),
        (6, 0, True),
        (7, 1, True),
    ],
)
def test_N13_N17_N25_it_ends_when_somebody_cannot_fill_up(
    players: int, stops: int, spare_jokers: bool
) -> None:
    """Each fills up completely before the next; cards drawn before the pile ran out stay."""
    position = hurried(players, stops, spare_jokers=spare_jokers)
    pile = view(position).pile
    end(position)
    assert (view(position).ended, view(position).pile, position.turn) == ("pile", 0, None)
    found = settled(position)
    for standing in found.standings:
        need = len(standing.cards)
        assert standing.drawn == min(need, pile)
        assert seat(position, standing.seat).hand == 4 - need + standing.drawn
        pile -= standing.drawn
    assert sum(4 - seat.hand for seat in view(position).seats) > 0
    assert found.round < 10


def used_up(rng: random.Random) -> Position:
    """A settled round of seven, after which all could fill up, and the pile is empty."""
    while True:
        position = kwintet.new("ten", 7)
        position.draw(rng)
        position.draw(rng)
        while (seen := view(position)).asked != "over":
            if seen.asked == "starter" and seen.pile == 0:
                return position
            play(position, in_a_hurry(position))


def test_N13_a_pile_that_is_just_enough_is_not_the_end() -> None:
    """Once more all lay; then nobody can draw."""
    position = used_up(random.Random(13))
    assert [seat.hand for seat in view(position).seats] == [4] * 7
    number = view(position).round
    while position.turn is not None:
        play(position, in_a_hurry(position))
    assert (view(position).round, view(position).ended) == (number + 1, "pile")
    assert [standing.drawn for standing in settled(position).standings] == [0] * 7


def test_N14_cards_left_in_hand_count() -> None:
    position = hurried(4)
    before = [seat(position, i).points for i in range(4)]
    held = [hand(position, i) for i in range(4)]
    end(position)
    worth = dict.fromkeys(map(str, range(11)), 1)
    worth |= {f"p{n}": n + 2 for n in range(1, 9)} | {"J": 10}
    for i in range(4):
        left = seat(position, i).left
        assert left is not None
        assert len(left) == seat(position, i).hand
        taken = settled(position).points if i == settled(position).loser else 0
        assert seat(position, i).points == before[i] + taken + sum(worth[card] for card in left)
        assert held[i]


def test_N15_the_last_loser_takes_the_remaining_round_cards() -> None:
    position = end(hurried(6))
    found = settled(position)
    order = [4, 9, 1, 8, 2, 10, 3, 7, 5, 6]
    assert found.round_cards == sorted(order[found.round :])
    assert found.card == order[found.round - 1]
    assert set(found.round_cards) <= set(seat(position, found.loser).rounds)
    assert found.points >= found.card + sum(found.round_cards)
    assert sorted(n for seat in view(position).seats for n in seat.rounds) == list(range(1, 11))
    for seed in range(4):
        rng = random.Random(seed)
        game = kwintet.new("ten", 2)
        while game.turn is not None:
            game.draw(rng) if game.turn == "chance" else game.step(rng.choice(game.legal))
        assert settled(game).round_cards == []  # ten rounds were played


def test_N16_penalty_points_less_two_for_each_token() -> None:
    position = end(hurried(5))
    for number, score in enumerate(position.scores):
        player = seat(position, number)
        assert score == player.points - 2 * player.tokens
    assert sum(tokens(position)) == 35
    assert position.winners == [position.scores.index(min(position.scores))]
    assert min(position.scores) < 0 < max(position.scores)


def test_N16_equal_scores_share_the_win() -> None:
    rng = random.Random(1)
    shared = 0
    for _ in range(60):
        game = kwintet.new("ten", 7)
        while game.turn is not None:
            game.draw(rng) if game.turn == "chance" else game.step(in_a_hurry(game))
        best = min(game.scores)
        assert game.winners == [i for i, score in enumerate(game.scores) if score == best]
        shares = [0.0] * 7
        game._rules.returns(game._s, game._t, shares)
        assert shares == [(score == best) / len(game.winners) for score in game.scores]
        shared += len(game.winners) > 1
    assert shared


def test_N26_a_score_before_the_end() -> None:
    position = kwintet.new("ten", 3)
    assert position.scores == [-14, -14, -14]
    position.step("!rounds 4,9,1,8,2,10,3,7,5,6")
    assert position.scores == [-14, -14, -14]
    position = begin(*THREE)
    assert position.scores == [-14, -14, -14]
    play(position, "lay 7 up 2, lay 8 up 0, lay 9 up 1")
    assert position.scores == [-10, -14, -12]  # neither guards …
    play(position, "swap S1, guard 0")
    assert position.scores == [-8, -14, -12]  # … nor the pot …
    play(position, "open S2 1")
    play(position, "pass, guard 0")
    assert position.scores == [-8, -12, -14]
    finish_round(position)
    assert position.scores == [-8, -12 - 2 * 4, 4 + 3 - 14]  # … nor hands count


def test_N26_scores_of_random_positions() -> None:
    rng = random.Random(26)
    game = kwintet.new("ten", 6)
    while game.turn is not None:
        game.draw(rng) if game.turn == "chance" else game.step(rng.choice(game.legal))
        for number, score in enumerate(game.scores):
            player = seat(game, number)
            assert score == player.points - 2 * player.tokens


def told(found: Settled) -> list[int]:
    return [standing.sum for standing in found.standings]


def test_N9_N10_sums_of_what_lies_in_front_after_exchanges() -> None:
    position = play(begin(*THREE), LAYS)
    play(position, "swap S2, guard 0, guard 0, pass, pass, stop, add 2, stop")
    assert told(settled(position)) == [9, 10, 7]
    assert (settled(position).winner, settled(position).loser) == (1, 2)
    assert [c.id for c in settled(position).standings[0].cards] == ["S2"]
    assert [c.id for c in settled(position).standings[1].cards] == ["S1", "S1+"]
