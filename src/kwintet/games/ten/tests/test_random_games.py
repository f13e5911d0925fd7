"""Random games of 10 go as an independent telling of its rules has them go."""

import random
from collections import Counter
from typing import Any

import pytest

import kwintet
from kwintet.games.ten import View
from kwintet.games.ten.tests.reference import Reference
from kwintet.position import Position

TABLES: list[tuple[int, dict[str, Any]]] = [
    (players, {"spare_jokers": spare}) for players in range(2, 8) for spare in (True, False)
]


def some_step(position: Position, rng: random.Random) -> str:
    """One of the legal steps: seldom kinds as often as others; low bids, or nobody has tokens."""
    legal = position.legal
    word = rng.choice(sorted({step.split()[0] for step in legal}))
    steps = [step for step in legal if step.split()[0] == word]
    if word in ("open", "bid") and rng.random() < 0.6:
        return min(steps, key=lambda step: int(step.split()[-1]))
    return rng.choice(steps)


def check_same(position: Position, reference: Reference) -> None:
    assert position.turn == reference.turn
    assert position.legal == sorted(reference.legal)
    assert position.scores == reference.scores
    assert position.winners == reference.winners
    seen: View = position.view(None)
    assert seen.pot == reference.pot
    assert seen.pile == len(reference.left)
    assert seen.round == reference.round
    for number, seat in enumerate(seen.seats):
        assert seat.tokens == reference.tokens[number]
        assert seat.guard == reference.guards[number]
        own: View = position.view(number)
        assert sorted(own.hand) == sorted(reference.hands[number])
        assert Counter(seat.taken + (seat.left or [])) == Counter(reference.taken[number])
        assert sorted(seat.rounds) == sorted(reference.round_cards[number])
        if seat.front:
            mine = own.seats[number].front
            assert mine
            row = [mine.card, *([seat.second.card] if seat.second else [])]
            assert row == reference.fronts[number]
            assert seat.front.up == reference.up[number]
    if seen.settled:
        assert (seen.settled.winner, seen.settled.loser) == (reference.winner, reference.loser)


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_games_go_as_the_rules_tell(players: int, options: dict[str, Any], seed: int) -> None:
    rng = random.Random(100 * players + seed)
    position = kwintet.new("ten", players, options)
    reference = Reference(players, options)
    check_same(position, reference)
    while position.turn is not None:
        if position.turn == "chance":
            step = position.draw(rng)
        else:
            position.step(step := some_step(position, rng))
        reference.step(step)
        check_same(position, reference)


@pytest.mark.parametrize("players", range(2, 8))
def test_nothing_gets_lost(players: int) -> None:
    """All cards, round cards and tokens are somewhere, whatever happens (N1)."""
    rng = random.Random(players)
    position = kwintet.new("ten", players)
    position.draw(rng)
    position.draw(rng)
    while position.turn is not None:
        seen: View = position.view(None)
        assert sum(seat.tokens + seat.guard for seat in seen.seats) + seen.pot == 7 * players
        cards = sum(seat.hand + len(seat.taken) for seat in seen.seats) + seen.pile
        on_table = [card for seat in seen.seats for card in (seat.front, seat.second) if card]
        assert cards + len(on_table) == 70
        ids = [card.id for card in on_table]
        assert len(set(ids)) == len(ids)
        position.step(some_step(position, rng))
    end: View = position.view(None)
    assert sum(len(seat.rounds) for seat in end.seats) == 10
    all_points = sum(seat.points for seat in end.seats)
    drawn = sum(len(seat.taken) + seat.hand for seat in end.seats)
    assert drawn + end.pile == 70
    assert all_points >= 55 + drawn
