"""States of Words Up made by hand: one that held nonsense, one that ends in a tie."""

import random
from typing import Any

import kwintet
from kwintet.kernel import CHANCE
from kwintet.position import Position

NOTHING_THERE = {  # these name a card, a place or a seat; all else is counted
    "field", "open", "stock", "bonus", "plus_owner", "made_by", "made_cards", "gone", "news",
    "origin", "past_stock", "past_origin",
}  # fmt: skip
SETTLED = {"turn": CHANCE, "players": 3, "rounds": 1, "without": 77, "way": 1}


def fields(position: Position) -> dict[str, Any]:
    return {name: getattr(position._s, name) for name in position._s.__slots__}


def test_W2_before_the_deal_all_is_empty() -> None:
    for name, value in fields(kwintet.new("wordsup", 3)).items():
        row = value if isinstance(value, list) else [value]
        wanted = SETTLED.get(name, -1 if name in NOTHING_THERE else 0)
        assert set(row) == {wanted}, name


def spoil(position: Position, but: set[str]) -> Position:
    """Nonsense in every field of the state that is not named."""
    for name, value in fields(position).items():
        if name not in but:
            setattr(position._s, name, [77] * len(value) if isinstance(value, list) else 77)
    return position


def test_W2_whatever_was_before() -> None:
    position = spoil(kwintet.new("wordsup", 3), but=set())
    options = position.game.encoded(position.options)
    position._rules.start(position._s, position._t, 3, options)
    assert fields(position) == fields(kwintet.new("wordsup", 3))


def test_W3_a_round_begins_with_nothing_of_the_one_before() -> None:
    lasting = {name for name in fields(kwintet.new("wordsup", 3)) if name.startswith("past_")}
    lasting |= {*SETTLED, "this_round", "scores", "juniors", "judge"}
    for seed in range(5):
        first = kwintet.new("wordsup", 3)
        spoilt = spoil(first.copy(), but=lasting)
        spoilt.step(first.draw(random.Random(seed)))
        assert fields(spoilt) == fields(first)


def test_W21_equal_points_share_the_win_equally() -> None:
    position = kwintet.new("wordsup", 3)
    for scores, shares in (
        ([5, 9, 9], [0, 0.5, 0.5]),
        ([2, 1, 0], [1, 0, 0]),
        ([4] * 3, [1 / 3] * 3),
    ):
        position._s.scores[:3] = scores
        out = [0.0] * 3
        position._rules.returns(position._s, position._t, out)
        assert out == shares
