"""Who sees what of 10."""

import random

import msgspec
import pytest

import kwintet
from kwintet.games.ten import View
from kwintet.games.ten.tests.deals import (
    begin,
    contest,
    deal,
    exchange,
    finish_round,
    front,
    hand,
    in_a_hurry,
    no_bids,
    one_round,
    play,
    seat,
    settled,
    view,
)
from kwintet.games.ten.view import Auction, Card, Counted, Exchange, Standing
from kwintet.position import Position

THREE = ("7 3 5", "8 2 4", "9 1 p6")


def test_sees_everyone_the_table() -> None:
    position = play(begin(*THREE), "lay 7 up 2, lay 8 down 1, lay p6 up 0")
    for number in (None, 0, 1, 2):
        seen = view(position, number)
        assert (seen.round, seen.round_card, seen.turn, seen.asked) == (1, 4, 0, "open")
        assert (seen.starter, seen.pot, seen.pile, seen.jokers) == (0, 0, 58, 7)
        assert [s.tokens for s in seen.seats] == [5, 6, 7]
        assert [s.guard for s in seen.seats] == [2, 1, 0]
        assert [s.hand for s in seen.seats] == [3, 3, 3]
        assert [s.left for s in seen.seats] == [None] * 3
        assert seen.seats[0].front == Card("S0", up=True, card="7")
        assert seen.seats[2].front == Card("S2", up=True, card="p6")
        assert [s.sum for s in seen.seats] == [7, 8 if number == 1 else None, 6]
        assert seen.ended is None


def test_sees_a_card_face_down_who_laid_it() -> None:
    position = play(begin(*THREE), "lay 7 down 0")
    assert front(position, 0, seen_by=0) == Card("S0", up=False, card="7")
    for number in (1, 2, None):
        assert front(position, 0, seen_by=number) == Card("S0", up=False, card=None)
    assert view(position, 1).seats[1].front is None


def test_sees_the_own_hand() -> None:
    position = begin("7 7 p3", *THREE[1:])
    assert hand(position, 0) == ["7", "7", "p3", "J"]
    assert (view(position, 1).seat, view(position).seat) == (1, None)
    assert view(position).hand == []
    assert b'"hand":["7"' not in msgspec.json.encode(view(position))


def test_sees_a_card_by_its_name_wherever_it_goes() -> None:
    position = play(begin(*THREE), "lay 7 up 0, lay 8 down 1, lay 9 up 0")
    play(position, "open S1 1, bid 2, pass, guard 0, guard 0")
    assert [front(position, i).id for i in range(3)] == ["S0", "S2", "S1"]
    assert front(position, 2, seen_by=1) == Card("S1", up=False, card="8")
    no_bids(position)
    assert [front(position, i).id for i in range(3)] == ["S0", "S2", "S1"]


def test_sees_second_cards() -> None:
    position = no_bids(play(begin(*THREE), "lay 7 up 0, lay 8 up 0, lay 9 up 0"))
    play(position, "add 3")
    for number in (None, 0, 1, 2):
        player = view(position, number).seats[0]
        assert player.second == Card("S0+", up=True, card="3")
        assert (player.sum, player.hand) == (10, 2)


def test_sees_everyone_an_auction() -> None:
    position = play(begin(*THREE, "10 0 p1"), "lay 7 up 0, lay 8 up 1, lay 9 up 0, lay 10 up 0")
    assert view(position).auction is None
    play(position, "open S1 1")
    expected = Auction(opener=0, owner=1, card="S1", bid=1, bidder=0, passed=[])
    assert view(position).auction == expected
    play(position, "pass, bid 3, pass")
    for number in (None, 0, 1, 2, 3):
        assert view(position, number).auction == Auction(0, 1, "S1", 3, 3, [0])
    play(position, "pass")
    assert view(position).auction is None
    assert exchange(position) == Exchange(taker=3, owner=1, price=3, to_pot=False)


def test_sees_the_card_bid_for_by_its_name() -> None:
    position = play(begin(*THREE), "lay 7 up 0, lay 8 up 1, lay 9 up 0")
    play(position, "open S1 1, pass, guard 1, guard 0, open S0 1")
    auction = view(position).auction
    assert auction
    assert (auction.opener, auction.owner, auction.card, auction.bidder) == (1, 0, "S1", 1)


def test_sees_the_last_exchange_until_the_next() -> None:
    position = play(begin(*THREE), "lay 7 up 0, lay 8 up 1, lay 9 up 0")
    assert view(position).exchange is None
    play(position, "swap S2")
    assert exchange(position) == Exchange(taker=0, owner=2, price=1, to_pot=True)
    play(position, "guard 0, guard 0, pass, open S1 1")
    assert view(position).exchange is None
    play(position, "pass")
    assert exchange(position) == Exchange(taker=2, owner=1, price=1, to_pot=False)
    finish_round(position)
    play(position, "starter S0")
    assert exchange(position).taker == 2
    play(position, "lay J up 0")
    assert view(position).exchange is None


def test_sees_everyone_how_the_round_was_settled() -> None:
    position = play(begin(*THREE), "lay J down 2, lay 8 up 0, lay 9 down 0, swap S1, guard 1, pass")
    no_bids(position)
    finish_round(position)
    for number in (None, 0, 1, 2):
        told = view(position, number).settled
        assert told
        assert (told.round, told.card, told.winner, told.won_by) == (1, 4, 1, "sum")
        assert (told.loser, told.lost_by, told.pot, told.points) == (0, "sum", 4, 4 + 10 + 1 + 1)
        assert told.standings == [
            Standing(0, [Counted("S1", "8", up=True, counts=8)], 8, 8, 1),
            Standing(1, [Counted("S0", "J", up=False, counts=10)], 10, 10, 1),
            Standing(2, [Counted("S2", "9", up=False, counts=9)], 9, 9, 1),
        ]
        assert told.round_cards == []


def test_sees_the_settled_round_until_the_next_card_is_laid() -> None:
    position = one_round(begin(*THREE), "lay 7 down 0, lay 8 up 0, lay 9 up 0")
    before = settled(position)
    play(position, "starter S1")
    assert settled(position) == before
    assert (view(position).round, before.round) == (2, 1)
    play(position, "lay 2 down 0")
    for number in (None, 0, 1, 2):
        assert view(position, number).settled is None
    assert seat(position, 0).taken == ["7", "8", "9"]


def test_sees_at_the_end_for_good_the_last_round_and_hands() -> None:
    position = kwintet.new("ten", 6)
    rng = random.Random(5)
    position.draw(rng)
    position.draw(rng)
    while position.turn is not None:
        play(position, in_a_hurry(position))
    hands = [hand(position, number) for number in range(6)]
    for number in (None, *range(6)):
        seen = view(position, number)
        assert (seen.asked, seen.turn, seen.ended, seen.round_card) == ("over", None, "pile", None)
        assert seen.settled == settled(position)
        assert [s.left for s in seen.seats] == hands
        assert all(s.front is None for s in seen.seats)


@pytest.mark.parametrize(
    ("rows", "won_by", "lost_by"),
    [
        (("7", "8", "9"), "sum", "sum"),
        (("2 8", "9 1", "9"), "card", "sum"),
        (("9", "9", "3"), "turn", "sum"),
        (("9", "3", "3"), "sum", "turn"),
        (("4 3", "4 3", "7"), "card", "spared"),
        (("7", "7", "7"), "turn", "turn"),
    ],
)
def test_sees_what_decided_a_round(rows: tuple[str, ...], won_by: str, lost_by: str) -> None:
    told = settled(contest(*rows))
    assert (told.won_by, told.lost_by) == (won_by, lost_by)


def test_sees_the_starter() -> None:
    position = kwintet.new("ten", 3)
    assert view(position).starter is None
    position = one_round(begin(*THREE), "lay 7 up 0, lay 8 up 0, lay 9 up 0")
    assert view(position).starter == 0
    play(position, "starter S2")
    assert view(position).starter == 2
    play(position, "lay 1 up 0")
    assert (view(position).starter, position.turn) == (2, 0)


def cards_in(seen: View) -> list[str | None]:
    return [s.front.card for s in seen.seats if s.front]


def test_sees_nobody_what_others_laid_face_down_or_hold() -> None:
    one = play(begin("7 3 5", "8 2 4", "9 1 6"), "lay 7 down 0, lay 8 down 1")
    other = play(begin("7 3 5", "2 8 6", "9 1 4"), "lay 7 down 0, lay 2 down 1")
    for number in (None, 0):
        assert view(one, number) == view(other, number)
        assert one.draw_view(number) == other.draw_view(number)
    assert view(one, 1) != view(other, 1)
    assert cards_in(view(one, 1)) == [None, "8"]


def test_sees_nobody_piles_to_come() -> None:
    one = begin(*THREE, pile="p1 p2", rounds="!rounds 4,9,1,8,2,10,3,7,5,6")
    other = begin(*THREE, pile="p2 p1", rounds="!rounds 4,1,9,8,2,10,3,7,5,6")
    for number in (None, 0, 1, 2):
        assert view(one, number) == view(other, number)


def test_sees_no_shuffle() -> None:
    position = kwintet.new("ten", 3)
    before = view(position, 1)
    position.step("!rounds 4,9,1,8,2,10,3,7,5,6")
    assert view(position, 1) == msgspec.structs.replace(before, asked="deal")
    assert (before.asked, before.pile, before.round) == ("rounds", 0, 0)
    position.step(deal(*THREE, spares=4))
    assert view(position).asked == "lay"


def test_sees_what_is_asked() -> None:
    position = play(begin(*THREE), "lay 7 down 0, lay 8 up 1, lay 9 down 0")
    asked = []
    for step in ("open S1 1", "pass", "guard 0", "guard 0", "pass", "pass", "stop", "reveal"):
        asked.append(view(position).asked)
        play(position, step)
    assert asked == ["open", "bid", "guard", "guard", "open", "open", "add", "turn up"]


# As text -----------------------------------------------------------------------------------------


def test_sees_the_table_as_text() -> None:
    position = play(begin(*THREE), "lay 7 up 2, lay 8 down 1, lay 9 up 0, open S1 1")
    assert position.draw_view(1).splitlines() == [
        "round 1, round card 4, bid",
        "pot 0, pile 58",
        "seat 0: score -10, 0 points, 5 tokens, 3 cards, S0:7**",
        "seat 1: score -12, 0 points, 6 tokens, 3 cards, S1:(8)*",
        "seat 2: score -14, 0 points, 7 tokens, 3 cards, S2:9 <",
        "seat 0 bids 1 for S1 of seat 1",
        "hand: 2 4 J",
    ]
    assert position.draw_view(None).splitlines()[3].endswith("S1:(?)*")
    play(position, "pass")
    lines = no_bids(position).draw_view(None).splitlines()
    assert "seat 0 has exchanged with seat 1 for 1 to seat 1" in lines
    assert lines[2].endswith("3 cards, S1:(?) <")


def test_sees_a_settled_round_as_text() -> None:
    position = play(begin(*THREE), "lay J up 0, lay 8 up 0, lay 9 up 0, swap S1, guard 0, guard 0")
    no_bids(position)
    play(position, "stop, add 2, stop")
    lines = position.draw_view(None).splitlines()
    assert "seat 0 has exchanged with seat 1 for 1 to the pot" in lines
    at = lines.index("round 1 is settled:")
    assert lines[at + 1 :] == [
        "  seat 0: S1:8 makes 8, draws 1",
        "  seat 1: S0:J=8 S1+:2 makes 10, draws 2",
        "  seat 2: S2:9 makes 9, draws 1",
        "  seat 1 wins by sum: 1 tokens",
        "  seat 0 loses by sum: 17 points",
    ]
    assert lines[0] == "round 1, round card none, starter"


def test_sees_the_end_as_text() -> None:
    position = kwintet.new("ten", 7)
    rng = random.Random(3)
    position.draw(rng)
    position.draw(rng)
    while position.turn is not None:
        play(position, in_a_hurry(position))
    text = position.draw_view(None)
    assert "over: the pile ran out" in text
    assert " points, with round cards " in text
    assert ", left " in text
    game = two_to_the_end()
    assert "over: ten rounds" in game.draw_view(0)
    assert game.draw_view(1).splitlines()[-1].startswith("hand: ")


def two_to_the_end() -> Position:
    position = begin("7 3 5", "8 2 4")
    while position.turn is not None:
        play(position, in_a_hurry(position))
    return position
