"""Random games of Block It!, step by step beside the rules told once more."""

import random
from collections import Counter

import pytest

import kwintet
from kwintet.games.blockit.tests.deals import PAIRS, SQUARES, around, view
from kwintet.games.blockit.tests.random_games import TABLES, some_step
from kwintet.games.blockit.tests.reference import LETTERS, Table
from kwintet.position import Position

MOST = 160  # steps


def compare(position: Position, table: Table) -> None:
    seen = view(position)
    assert position.legal == table.legal()
    assert (position.scores, position.winners) == (table.scores(), table.winners())
    assert seen.asked == {"0": "turn", "2": "turn", "1": "turn twice", "3": "turn twice"}.get(
        table.asked, "swap" if table.asked == "4" else table.asked
    )
    assert seen.player == table.seat
    assert [seat.turns for seat in seen.seats] == table.turns
    for card in seen.cards:
        assert card.fields == "".join(table.cards[card.square])
        assert card.id == table.ids[card.square]
        assert card.banned == (card.square in table.banned)
        assert card.held == (card.square not in table.free())
    lying = {block.crossing: block.colour for block in seen.blocks if block.crossing}
    assert lying == table.blocks
    assert {four.crossing: four.colour for four in seen.fours} == table.fours()
    assert {colour.colour: colour.left for colour in seen.colours} == {
        colour: table.left(colour) for colour in LETTERS[: position.players % 4 or 4]
    } | ({colour: table.left(colour) for colour in LETTERS} if position.players == 1 else {})


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_V1_to_V27_beside_the_rules_told_once_more(number: int, seed: int) -> None:
    players, options = TABLES[number]
    rng = random.Random(100 * seed + number)
    position = kwintet.new("blockit", players, options)
    table = Table(players, position.options)
    compare(position, table)
    while position.turn is not None and len(position.steps) < MOST:
        table.step(some_step(position, rng))
        compare(position, table)


def test_V5_V8_V9_V10_come_up_in_random_games() -> None:
    """What the games above are good for: all kinds of steps and of ends."""
    steps: Counter[str] = Counter()
    won = 0
    for number, (players, options) in enumerate(TABLES):
        position = kwintet.new("blockit", players, options)
        rng = random.Random(number)
        while position.turn is not None and len(position.steps) < MOST:
            steps[some_step(position, rng).partition(" ")[0]] += 1
        won += position.turn is None and players > 1
    assert won > 1
    assert min(steps[verb] for verb in ("place", "roll", "turn", "swap", "lift", "leave")) > 1


def test_V7_a_block_lies_on_a_four_of_its_colour() -> None:
    for number, (players, options) in enumerate(TABLES):
        position = kwintet.new("blockit", players, options)
        rng = random.Random(50 + number)
        while position.turn is not None and len(position.steps) < MOST:
            some_step(position, rng)
            seen = view(position)
            fours = {four.crossing: (four.colour, four.block) for four in seen.fours}
            for block in seen.blocks:
                if block.crossing:
                    assert fours[block.crossing] == (block.colour, block.id)


def test_the_helpers() -> None:
    assert len(PAIRS) == 300
    assert around("d4") == ["d4", "e4", "e5", "d5"]
    assert len(set(SQUARES)) == 25
