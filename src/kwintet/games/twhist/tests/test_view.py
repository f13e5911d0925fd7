"""Who sees what in Twhist."""

import random

import pytest

import kwintet
from kwintet.games.twhist.tests.deals import (
    TWISTS,
    begin,
    hand,
    last,
    play,
    play_at_random,
    replay,
    trick,
    ups,
    view,
    visible,
)
from kwintet.games.twhist.view import Flip, Laid, Settled, Trick, Turned, View


def test_sees_everyone_trick_flip_cards_stars_and_numbers_of_cards() -> None:
    position = play(begin("A5 B5", "A0", "A-1 B0"), "A5, A0, A-1, take A5, B5, win")
    for seat in (None, 0, 1, 2):
        seen = view(position, seat)
        assert (seen.number, seen.tricks, seen.turn, seen.asked) == (2, 14, 2, "play")
        assert [s.score for s in seen.seats] == [1, 2, 2]
        assert [s.turned for s in seen.seats] == [1, 1, 1]
        assert [s.cards for s in seen.seats] == [12, 12, 13]
        assert seen.seats[0].flips[5:8] == [Flip(4, 1, False), Flip(5, 1, True), Flip(6, 3, False)]
        assert seen.trick == Trick(
            number=2,
            leader=0,
            colour="B",
            cards=[Laid(0, "B5", 5, True), Laid(1, "win", None, True)],
            taker=1,
            taker_by="win",
            next_leader=1,
            next_by="win",
            excused=None,
        )
        assert seen.last_trick == view(position).last_trick


def test_sees_everyone_the_last_complete_trick_and_what_it_did() -> None:
    position = play(begin("A5", "A0", "A-1", ""), "A5, A0, A-1, pass, take A-1+A5")
    assert last(position) == Settled(
        trick=Trick(
            number=1,
            leader=0,
            colour="A",
            cards=[
                Laid(0, "A5", 5, True),
                Laid(1, "A0", 0, False),
                Laid(2, "A-1", -1, False),
                Laid(3, "pass", None, True),
            ],
            taker=0,
            taker_by="highest",
            next_leader=0,
            next_by="highest",
            excused=3,
        ),
        taken=[0, 2],
        sum=4,
        left=0,
        turned=[Turned(0, 4, True, 1), Turned(1, 0, True, 2), Turned(2, 0, True, 2)],
    )


def test_sees_the_trick_until_its_taker_has_chosen() -> None:
    position = play(begin("A5", "A0", "A-1"), "A5, A0, A-1")
    assert (view(position).asked, view(position).turn) == ("take", 0)
    assert (trick(position).number, view(position).last_trick) == (1, None)
    position.step("take A5")
    assert (view(position).trick, last(position).trick.number) == (None, 1)


def test_sees_a_seat_its_own_cards() -> None:
    position = begin("A5 A0 A2 A2 B-1 B4 C1 C0 D3 D2", "", "")
    mine = ["A0", "A2", "A2", "A5", "B-1", "B4", "C0", "C1", "D2", "D3"]
    assert view(position, 0).hand == mine + TWISTS
    assert view(position, 0).seat == 0
    onlooker = view(position)
    assert (onlooker.hand, onlooker.seat) == ([], None)


def test_sees_nobody_other_hands_or_earlier_tricks() -> None:
    for players, options in ((3, {}), (4, {"open_twists": True}), (5, {})):
        for position, _ in replay(play_at_random(random.Random(players), players, options)):
            shown = on_table(view(position))
            assert visible(view(position)) - {"win", "thief", "pole"} <= shown | {"pass"}
            for seat in range(players):
                seen = view(position, seat)
                numbers = visible(seen) - set(TWISTS)
                assert numbers == (shown | set(seen.hand)) - set(TWISTS)


def on_table(seen: View) -> set[str]:
    """The cards of the trick under way, of the last one, and those left over."""
    tricks = [seen.trick, seen.last_trick.trick if seen.last_trick else None]
    assert all(len(t.cards) <= len(seen.seats) for t in tricks if t)
    return {laid.card for t in tricks if t for laid in t.cards} | set(seen.left_over)


def test_sees_nobody_how_many_of_the_cards_held_are_twist_cards() -> None:
    """A twist card spent, or a number card: what is left looks alike."""
    position = play(begin("A5", "", "A1"), "A5, pass, A1, take A1+A5")
    _, one, other = view(position).seats
    assert one == other
    assert (one.cards, one.twists) == (13, None)


def test_sees_no_difference_between_deals_of_others() -> None:
    one = play(begin("A3", "A5 B1", "A4 B0"), "A3, A5")
    other = play(begin("A3", "A5 B0", "A4 B1"), "A3, A5")
    assert view(one) == view(other)
    assert view(one, 0) == view(other, 0)
    assert view(one, 1) != view(other, 1)


def test_sees_no_cards_before_the_deal() -> None:
    position = kwintet.new("twhist", 3, {"open_twists": True})
    seen = view(position, 0)
    assert (seen.number, seen.turn, seen.hand, seen.left_over) == (1, None, [], [])
    assert [(s.cards, s.twists) for s in seen.seats] == [(0, [])] * 3
    assert (seen.trick, seen.last_trick) == (None, None)


@pytest.mark.parametrize(("players", "tricks"), [(3, 14), (4, 12), (5, 10)])
def test_sees_the_number_of_the_trick(players: int, tricks: int) -> None:
    numbers = []
    game = play_at_random(random.Random(players), players, {})
    for position, _ in replay(game):
        seen = view(position)
        assert seen.tricks == tricks
        if seen.asked == "play" and not seen.trick:
            numbers.append(seen.number)
        assert seen.trick is None or seen.trick.number == seen.number
        assert seen.last_trick is None or seen.last_trick.trick.number == seen.number - 1
    assert numbers == list(range(1, tricks + 1))
    assert (view(game).number, last(game).trick.number) == (tricks, tricks)


def test_sees_that_nobody_leads_after_the_last_trick() -> None:
    for players in (3, 4, 5):
        game = play_at_random(random.Random(players), players, {})
        settled = last(game)
        assert (settled.trick.next_leader, settled.trick.next_by) == (None, "none")
        assert view(game).trick is None
        assert (view(game).turn, view(game).asked) == (None, "over")
        for position, _ in replay(game):
            seen = view(position).trick
            assert seen is None or (seen.next_leader is None) == (seen.number == 32 // players + 4)


def test_sees_the_table_as_text() -> None:
    position = play(begin("A5 B5", "A0", "A-1", left="D2 D2"), "A5, A0, A-1, take A-1+A5, B5, win")
    assert position.draw_view(2).splitlines() == [
        "trick 2 of 14, play",
        "seat 0: 1 stars [-1 0 1 2 3 4* 5 6 7 8], 12 cards",
        "seat 1: 2 stars [-1 0* 1 2 3 4 5 6 7 8], 12 cards",
        "seat 2: 2 stars [-1 0* 1 2 3 4 5 6 7 8], 13 cards <",
        "left over: D2 D2",
        "last trick 1: 0:A5* 1:A0 2:A-1; seat 0 (highest) takes it, seat 0 leads next (highest)",
        "taken A-1+A5, sum 4, left 0; turned 0:4 (+1) 1:0 (+2) 2:0 (+2)",
        "trick 2: 0:B5* 1:win*; seat 1 (win) takes it, seat 1 leads next (win)",
        "hand: " + " ".join(hand(position, 2)),
    ]
    assert "hand" not in position.draw_view(None)


def test_sees_as_text_twist_cards_that_lie_open_and_tricks_of_them() -> None:
    position = begin("", "", "", "", open_twists=True)
    assert "left over" not in position.draw_view(None)
    lines = play(position, "pass, pole, pass, thief, win").draw_view(None).splitlines()
    assert lines[1:] == [
        "seat 0: 0 stars [-1 0 1 2 3 4 5 6 7 8], 11 cards, win thief pole",
        "seat 1: 0 stars [-1 0 1 2 3 4 5 6 7 8], 10 cards, thief pass",
        "seat 2: 0 stars [-1 0 1 2 3 4 5 6 7 8], 11 cards, win thief pole <",
        "seat 3: 0 stars [-1 0 1 2 3 4 5 6 7 8], 11 cards, win pole pass",
        (
            "last trick 1: 0:pass* 1:pole* 2:pass 3:thief*; seat 3 (thief) takes it, "
            "seat 1 leads next (pole)"
        ),
        "trick 2: 1:win*; seat 1 (win) takes it, seat 1 leads next (win)",
    ]
    end = play_at_random(random.Random(1), 4, {"open_twists": True})
    assert end.draw_view(None).count("0 cards, no twist cards") == 4
    assert "leads next" not in end.draw_view(None)


def test_sees_as_text_that_nothing_is_left_or_nobody_takes_it() -> None:
    position = play(begin("A5", "", ""), "A5, win, pole, take A5")
    assert "taken A5, sum 5, nothing left; turned 1:5 (+1)" in position.draw_view(None)
    position = play(begin("", "", ""), "pass, pass, pass")
    assert "nobody takes it, seat 0 leads next (again)" in position.draw_view(None)
    assert ups(position) == [[], [], []]
