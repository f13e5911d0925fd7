"""Who sees what in Flip Over."""

from itertools import islice

import kwintet
from kwintet.games.flipover import View
from kwintet.games.flipover.tests.deals import (
    GIFTS,
    MIXED_3,
    SUITS_3,
    TRUMPS_3,
    TRUMPS_3_AGAIN,
    at_exchange,
    begin,
    deal,
    discs,
    give,
    play,
    view,
    visible,
)
from kwintet.games.flipover.tests.random_games import (
    games,
    replay,
)


def test_sees_everyone_discs_trick_last_trick_scores_and_numbers_of_cards() -> None:
    position = play(begin(*MIXED_3), "A4 A8 A6  B6 B1")
    for seat in (None, 0, 1, 2):
        seen = view(position, seat)
        assert [disc.taker for disc in seen.discs] == [1] + [None] * 7
        assert seen.last_trick
        assert seen.trick
        assert (seen.last_trick.number, seen.last_trick.leader) == (1, 0)
        assert [(c.seat, c.card, c.ahead) for c in seen.last_trick.cards] == [
            (0, "A4", False),
            (1, "A8", True),
            (2, "A6", False),
        ]
        assert (seen.trick.number, seen.trick.leader) == (2, 1)
        assert [(c.seat, c.card) for c in seen.trick.cards] == [(1, "B6"), (2, "B1")]
        assert [s.cards for s in seen.seats] == [7, 6, 6]
        assert [s.score for s in seen.seats] == [0, 0, 0]
        assert (seen.turn, seen.round, seen.rounds, seen.trumps) == (0, 1, 2, True)


def test_sees_own_hand_and_cards_played_this_round() -> None:
    position = play(begin(*MIXED_3), "A4 A8 A6  B6 B1 B8")
    seen = view(position, 1)
    assert seen.hand == ["A2", "A5", "B3", "C1", "C4", "C7"]
    assert seen.played == ["A8", "B6"]
    assert seen.seat == 1
    onlooker = view(position)
    assert (onlooker.hand, onlooker.played, onlooker.seat) == ([], [], None)


def test_sees_nobody_other_hands_or_earlier_tricks() -> None:
    for game in games()[::4]:
        for position, _ in islice(replay(game.end), 0, None, 3):
            shown = on_table(view(position))
            for seat in range(game.end.players):
                seen = view(position, seat)
                mine = {gift.card for gift in seen.given + seen.received}
                assert visible(seen) == shown | mine | set(seen.hand) | set(seen.played)
            assert visible(view(position)) == shown


def on_table(seen: View) -> set[str]:
    """The cards of the trick under way and of the last one; no more than that many."""
    tricks = [trick for trick in (seen.trick, seen.last_trick) if trick]
    assert all(len(trick.cards) <= len(seen.seats) for trick in tricks)
    return {laid.card for trick in tricks for laid in trick.cards}


def test_sees_no_difference_between_deals_of_others() -> None:
    one = play(begin(*MIXED_3), "A4 A8 A6")
    swapped = (MIXED_3[0], MIXED_3[1].replace("B3", "B4"), MIXED_3[2].replace("B4", "B3"))
    other = play(begin(*swapped), "A4 A8 A6")
    assert view(one) == view(other)
    assert view(one, 0) == view(other, 0)
    assert view(one, 1) != view(other, 1)


def test_sees_no_deal_but_the_throw_of_the_discs() -> None:
    position = kwintet.new("flipover", 3)
    assert {position.shown(deal(*MIXED_3), seat) for seat in (None, 0, 1, 2)} == {"!deal ?"}
    position.step(deal(*MIXED_3))
    assert view(position).hand == []
    throw = discs("+++-+---")
    assert {position.shown(throw, seat) for seat in (None, 0, 1, 2)} == {throw}
    position.step(throw)
    assert {position.shown("A1", seat) for seat in (None, 0, 1, 2)} == {"A1"}


def test_sees_the_last_trick_of_this_round_only() -> None:
    position = play(begin(*SUITS_3), TRUMPS_3)
    assert view(position).last_trick is None
    assert view(position).trick is None


def test_sees_the_last_trick_of_the_game_after_its_end() -> None:
    position = play(begin(*SUITS_3, rounds=1), TRUMPS_3)
    last = view(position).last_trick
    assert last
    assert last.number == 8
    assert [laid.card for laid in last.cards] == ["C8", "A8", "B8"]
    assert view(position).trick is None


def test_sees_how_the_round_before_ended() -> None:
    position = begin(*SUITS_3)
    assert view(position).settled is None
    play(position, TRUMPS_3)
    settled = view(position).settled
    assert settled
    assert (settled.round, settled.points) == (1, [-3, -5, 4])
    settled = view(play(position, TRUMPS_3_AGAIN)).settled
    assert settled
    assert (settled.round, settled.points) == (2, [-4, 3, 5])


def test_sees_the_table_as_text() -> None:
    position = play(begin(*MIXED_3), "A4 A8 A6  B6")
    assert position.draw_view(2).splitlines() == [
        "round 1 of 2, play",
        "seat 0: 0 points, 7 cards",
        "seat 1: 0 points, 6 cards",
        "seat 2: 0 points, 7 cards <",
        "discs: +1>1 -2 +3 -4 +5 -6 +7 -8",
        "last trick 1: 0:A4 1:A8* 2:A6",
        "trick 2: 1:B6*",
        "hand: A3 B1 B4 B7 C2 C5 C8",
    ]
    assert "hand" not in position.draw_view(None)


def test_sees_gifts_as_text() -> None:
    lines = give(at_exchange(), GIFTS).draw_view(0).splitlines()
    assert lines[6:] == [
        "given left to 1: A1",
        "given across to 2: A2",
        "given right to 3: A3",
        "received from 1: B3",
        "received from 2: C2",
        "received from 3: D1",
        "hand: A4 A5 A6 A7 A8 A9 A10 B3 C2 D1",
    ]


def test_sees_no_discs_before_they_are_thrown() -> None:
    position = kwintet.new("flipover", 3)
    assert "discs:" not in position.draw_view(0)
    assert (view(position, 0).hand, view(position).discs) == ([], [])
