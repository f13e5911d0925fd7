"""Random games of Twhist agree, step by step, with the rules told once more."""

import random
from functools import cache
from itertools import product
from typing import Any

import pytest

import kwintet
from kwintet.games.twhist.tests.deals import last, play_at_random, replay, trick, ups, view
from kwintet.games.twhist.tests.reference import Reference
from kwintet.position import Position

STARS: list[dict[str, Any]] = [{}, {"stars": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]}, {"stars": [0] * 10}]
GAMES = [
    (players, {"doubled": doubled} | STARS[doubled % 3])
    for players, doubled in product((3, 4, 5), range(-1, 6))
]


@cache
def games() -> list[Position]:
    rng = random.Random(29)
    return [play_at_random(rng, *game) for game in GAMES for _ in range(2)]


def reference_of(position: Position, deal: str) -> Reference:
    numbers = [int(number) for number in deal.removeprefix("!deal ").split(",")]
    return Reference(position.players, position.options, numbers)


def test_T5_to_T29_in_random_games() -> None:
    for game in games():
        told = reference_of(game, game.steps[0])
        for position, step in replay(game):
            if position.turn == "chance":
                continue
            assert (position.turn, position.legal) == (told.turn, told.legal())
            assert (position.scores, position.winners) == (told.scores(), [])
            assert ups(position) == [sorted(up) for up in told.up]
            assert view(position).left_over == sorted(told.left_over)
            if told.trick:
                seen = trick(position)
                assert [(laid.seat, laid.card) for laid in seen.cards] == told.trick
                assert seen.taker == told.taker()
                is_last = seen.number == view(position).tricks
                assert seen.next_leader == (None if is_last else told.next_leader())
                assert seen.excused == told.first("pass")
            told.step(step)
        assert (game.turn, told.turn) == (None, None)
        assert (game.scores, game.winners) == (told.scores(), told.winners())


def test_T22_ties_of_both_kinds_came_about() -> None:
    ties = [game for game in games() if game.scores.count(max(game.scores)) > 1]
    shared = [game for game in ties if len(game.winners) > 1]
    assert shared
    assert len(shared) < len(ties)
    for game in ties:
        best = [seat for seat, score in enumerate(game.scores) if score == max(game.scores)]
        turned = [view(game).seats[seat].turned for seat in best]
        assert game.winners == [s for s, n in zip(best, turned, strict=True) if n == max(turned)]


def test_T28_all_hands_end_together() -> None:
    for game in games():
        for position, step in replay(game):
            cards = [seat.cards for seat in view(position).seats]
            assert max(cards) - min(cards) <= 1
            only_twists = isinstance(position.turn, int) and set(position.legal) <= {
                "win", "thief", "pole", "pass",
            }  # fmt: skip
            if only_twists:
                assert step in position.legal
        assert [seat.cards for seat in view(game).seats] == [0] * game.players


def test_a_settled_trick_is_what_the_step_did() -> None:
    """What the view tells of the last trick, against the FLIP cards before and after."""
    for game in games()[::3]:
        before, told = None, reference_of(game, game.steps[0])
        for position, step in replay(game):
            if before is not None and view(before).trick and not view(position).trick:
                check_settled(before, position, told)
            if position.turn != "chance":
                before = position.copy()
                if step.startswith("take") or len(told.trick) == told.players - 1:
                    told = as_it_lay(before, step)


def as_it_lay(position: Position, step: str) -> Reference:
    """The rules told up to a step, this included if it is a card."""
    told = reference_of(position, position.steps[0])
    for earlier in position.steps[1:]:
        told.step(earlier)
    if not step.startswith("take"):
        told.trick.append((told.turn or 0, step))
    return told


def check_settled(before: Position, after: Position, told: Reference) -> None:
    settled = last(after)
    seen = settled.trick
    assert seen.number == view(before).number
    assert [(laid.seat, laid.card) for laid in seen.cards] == told.trick
    assert (seen.leader, seen.taker) == (told.leader, told.taker())
    assert after.turn == seen.next_leader
    assert after.turn in (None, told.next_leader())
    changes = {(turned.seat, turned.number): turned for turned in settled.turned}
    assert len(changes) == len(settled.turned)
    for seat, (old, new) in enumerate(zip(ups(before), ups(after), strict=True)):
        assert {number for s, number in changes if s == seat} == set(old) ^ set(new)
        gained = sum(turned.stars for (s, _), turned in changes.items() if s == seat)
        assert after.scores[seat] - before.scores[seat] == gained
    assert all(turned.up == (n in ups(after)[s]) for (s, n), turned in changes.items())
    chosen = [laid for laid in seen.cards if laid.seat in settled.taken]
    others = [laid for laid in seen.cards if laid.value is not None and laid not in chosen]
    assert [laid.seat for laid in chosen] == settled.taken
    assert settled.sum == (sum(laid.value or 0 for laid in chosen) if chosen else None)
    assert settled.left == (sum(laid.value or 0 for laid in others) if others else None)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_kind_of_trick_came_about(players: int) -> None:
    """The games above are enough: each way to take a trick and to lead the next is in them."""
    taken, led, excused = set(), set(), set()
    for game in games():
        if game.players == players:
            for position, _ in replay(game):
                settled = view(position).last_trick
                if settled:
                    taken.add(settled.trick.taker_by)
                    led.add(settled.trick.next_by)
                    excused.add(settled.trick.excused is not None)
    assert taken >= {"thief", "win", "highest"}
    assert led >= {"pole", "win", "highest"}
    assert excused == {True, False}


def test_the_same_game_again() -> None:
    for game in games()[::5]:
        assert kwintet.load(game.record()).scores == game.scores
