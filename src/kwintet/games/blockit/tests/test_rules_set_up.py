"""The rules of Block It!, sentence by sentence: what is in the box, and setting up."""

import random
from collections import Counter
from typing import Any

import pytest

import kwintet
from kwintet.errors import BadOption, BadPlayers
from kwintet.games.blockit.tests.deals import (
    CROSSINGS,
    ORDERS,
    SQUARES,
    begin,
    blocks,
    fields,
    fours,
    layout,
    left,
    play,
    ready,
    refused,
    view,
)
from kwintet.games.blockit.tests.reference import Table

# Components --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 5, -1])
def test_V1_for_one_to_four_players(players: int) -> None:
    with pytest.raises(BadPlayers):
        kwintet.new("blockit", players)
    assert [kwintet.new("blockit", n).players for n in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_V1_a_card_on_each_of_25_squares() -> None:
    cards = view(begin(2)).cards
    assert [card.square for card in cards] == SQUARES
    assert sorted(card.id for card in cards) == list(range(25))


def test_V1_a_card_has_four_colours() -> None:
    assert all(sorted(card.fields) == sorted("RYBK") for card in view(begin(2)).cards)


def test_V1_twelve_blocks_three_of_each_colour() -> None:
    found = Counter(block.colour for block in view(begin(1)).blocks)
    assert found == dict.fromkeys("RYBK", 3)
    assert [block.id for block in view(begin(1)).blocks][:4] == ["R1", "R2", "R3", "Y1"]


@pytest.mark.parametrize(
    ("face", "name", "asked"),
    [
        (0, "left once", "turn"),
        (1, "left twice", "turn twice"),
        (2, "right once", "turn"),
        (3, "right twice", "turn twice"),
        (4, "swap", "swap"),
        (5, "anti-block", "die"),  # no block to take off: rolled again
    ],
)
def test_V2_the_die(face: int, name: str, asked: str) -> None:
    position = play(begin(2), f"die {face}")
    assert (view(position).die, view(position).asked) == (name, asked)


def test_V2_six_faces() -> None:
    for step in ("!die 6", "!die 7", "!die", "!die 0,0"):
        assert refused(begin(2), step).code == "bad_outcome"


def test_V2_one_die_whatever_was_drawn_before() -> None:
    position = begin(2)
    pool = [7] * position._rules.POOL
    _, n, shuffled, faces = position._rules.chance(position._s, pool)
    assert (pool[:n], shuffled, faces) == ([0], 0, 6)


# Set-up ------------------------------------------------------------------------------------------


def test_V3_the_layout_comes_first() -> None:
    position = kwintet.new("blockit", 2)
    assert (position.turn, position.awaiting, position.legal) == ("chance", "layout", [])
    assert position.pool == (list(range(25)), True, 4)
    position.step(layout())
    assert (position.turn, position.awaiting) == ("chance", "die")


@pytest.mark.parametrize("colour", "RYBK")
@pytest.mark.parametrize("crossing", CROSSINGS)
def test_V3_no_four_at_any_crossing(crossing: str, colour: str) -> None:
    for by in (0, 1, 2, 3):
        step = layout(ready(crossing, colour, by))  # but for 0 only three of the four lie right
        position = kwintet.new("blockit", 2)
        table = Table(2, position.options)
        table.step(step)
        assert (table.fours().get(crossing) == colour) == (by == 0)
        if table.fours():
            assert refused(position, step).code == "bad_outcome"
            assert position.awaiting == "layout"
        else:
            position.step(step)
            assert position.awaiting == "die"


def test_V3_any_layout_without_fours() -> None:
    rng = random.Random(1)
    places: Counter[int] = Counter()
    for _ in range(100):
        position = kwintet.new("blockit", 2)
        position.draw(rng)
        assert fours(position) == {}
        places[view(position).cards[0].id] += 1
    assert len(places) > 20


@pytest.mark.parametrize(("players", "each"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_V4_blocks(players: int, each: int) -> None:
    position = begin(players)
    assert position.options["blocks"] == each
    colours = "RYBK" if players == 1 else "RYBK"[:players]
    assert left(position) == dict.fromkeys(colours, each)
    assert blocks(position) == {}
    ids = [block.id for block in view(position).blocks]
    assert ids == [f"{colour}{i + 1}" for colour in colours for i in range(each)]


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 3)])
def test_V4_other_numbers_of_blocks(players: int, each: int) -> None:
    position = begin(players, blocks=each)
    assert left(position) == dict.fromkeys("RYBK"[:players], each)
    assert position.record()["options"] == {"blocks": each}


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (1, {"blocks": 2}, "option_value"),
        (2, {"blocks": 1}, "option_value"),
        (2, {"blocks": 4}, "option_value"),
        (2, {"blocks": "3"}, "option_type"),
        (2, {"no_repeat": 1}, "option_type"),
        (2, {"solo": "timed"}, "option_value"),
        (1, {"solo": "race"}, "option_value"),
        (1, {"clock": 15}, "unknown_option"),
    ],
)
def test_V4_options_refused(players: int, options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as caught:
        kwintet.new("blockit", players, options)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("players", "given", "no_repeat"),
    [
        (1, {}, False),
        (2, {}, False),
        (3, {}, False),
        (4, {}, False),
        (2, {"blocks": 3}, False),
        (3, {"blocks": 3}, True),
        (4, {"blocks": 3}, True),
    ],
)
def test_V11_no_repeat_by_default(players: int, given: dict[str, Any], no_repeat: bool) -> None:
    position = kwintet.new("blockit", players, given)
    assert position.options["no_repeat"] == no_repeat
    assert view(position).no_repeat == no_repeat
    other = kwintet.new("blockit", players, given | {"no_repeat": not no_repeat})
    assert other.record()["options"].get("no_repeat") == (not no_repeat)
    with pytest.raises(BadOption) as caught:
        kwintet.load(position.record() | {"options": given | {"no_repeat": no_repeat}})
    assert caught.value.code == "option_default"


def test_V12_turns20_by_default() -> None:
    assert kwintet.new("blockit", 1).options == {
        "blocks": 3, "no_repeat": False, "solo": "turns20"
    }  # fmt: skip
    assert view(kwintet.new("blockit", 1)).solo == "turns20"
    assert view(kwintet.new("blockit", 1, {"solo": "timed"})).solo == "timed"
    assert view(kwintet.new("blockit", 1, {"solo": "race3"})).solo == "race3"
    assert view(kwintet.new("blockit", 2)).solo is None


# Cards and colours -------------------------------------------------------------------------------


def test_V15_orders() -> None:
    """Card i is of order i mod 6; up to turning there are no others."""
    found = [card.fields for card in view(begin(2)).cards]
    assert found == [ORDERS[i % 6] for i in range(25)]
    assert Counter(found) == {"RYBK": 5} | dict.fromkeys(ORDERS[1:], 4)
    turned = {order[i:] + order[:i] for order in ORDERS for i in range(4)}
    assert len(turned) == 24


def test_V15_clockwise_from_the_top_left() -> None:
    numbers = [i * 4 for i in range(25)]
    numbers[0], numbers[1], numbers[2], numbers[5] = 24 + 1, 4 + 2, 8 + 3, 20
    numbers[6] = 0
    position = kwintet.new("blockit", 2)
    position.step("!layout " + ",".join(map(str, numbers)))
    shown = fields(position)
    assert shown["a1"] == "KRYB"  # card 6: RYBK, a quarter to the right
    assert shown["b1"] == "KBRY"  # card 1: RYKB, a half
    assert shown["c1"] == "BYKR"  # card 2: RBYK, three quarters
    assert (shown["a2"], shown["b2"]) == ("RKBY", "RYBK")
    cards = {card.square: (card.id, card.order, card.turned) for card in view(position).cards}
    assert cards["a1"] == (6, "RYBK", 1)
    assert cards["b1"] == (1, "RYKB", 2)
    assert cards["c1"] == (2, "RBYK", 3)
    assert cards["b2"] == (0, "RYBK", 0)


def test_V16_faces_are_equally_likely() -> None:
    position = begin(2)
    assert position.pool == ([0], False, 6)
    rng = random.Random(2)
    rolled = Counter(position.copy().draw(rng) for _ in range(600))
    assert set(rolled) == {f"!die {face}" for face in range(6)}
    assert min(rolled.values()) > 60


def test_V16_left_is_counter_clockwise() -> None:
    before = fields(begin(2))["c3"]
    assert before == "RYBK"
    assert fields(play(begin(2), "die 0; turn c3"))["c3"] == "YBKR"
    assert fields(play(begin(2), "die 2; turn c3"))["c3"] == "KRYB"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_V17_colours_of_seats(players: int) -> None:
    seats = view(begin(players)).seats
    assert [seat.colours for seat in seats] == [["R"], ["Y"], ["B"], ["K"]][:players]
    for seat, colour in enumerate("RYBK"[:players]):
        position = begin(players, ready("b2", colour))
        for _ in range(seat):
            play(position, "die 5; die 5")
        assert position.turn == "chance"
        play(position, "die 2; turn b2")
        assert blocks(position) == {"b2": f"{colour}1"}
        assert position.scores == [int(i == seat) for i in range(players)]


def test_V17_alone_all_four() -> None:
    assert [seat.colours for seat in view(begin(1)).seats] == [["R", "Y", "B", "K"]]
