"""States of Words Up made by hand: one that held nonsense, one with a tie, one coloured."""

import random
from typing import Any

import kwintet
from kwintet.games.wordsup.tests.deals import begin, play, view
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


def test_W19_a_coloured_card_leads_the_word_wherever_it_lay() -> None:
    """Of two cards of the first letter the coloured one lies first, so that one sees the double."""
    for cards in ("o e k o!", "o! e k o"):
        position = begin({"a1": cards}, judge="table")
        play(position, "turn a1 b1 c1 d1, claim oeko, accept")
        word = view(position).words[0]
        faces = [card.face for card in word.cards if card.face]
        assert [(face.letter, face.coloured) for face in faces] == [
            ("o", True), ("e", False), ("k", False), ("o", False)
        ]  # fmt: skip
        assert word.doubled
