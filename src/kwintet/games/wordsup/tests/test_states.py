"""States of Words Up made by hand: one that held nonsense, one with a tie, one coloured."""

import random
from collections import Counter
from typing import Any

import pytest

import kwintet
from kwintet.games.wordsup import making
from kwintet.games.wordsup.table import BEGUN
from kwintet.games.wordsup.tests.deals import begin, play, view, words
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


def in_the_end_phase(cards: str, **more: str) -> Position:
    """The cards lie open from a1 on, and the end phase has begun."""
    position = begin({"a1": cards, **more}, juniors=[0])
    n = len(cards.split())
    position._s.open[:n] = range(n)
    position._s.opened = n
    position._s.turned = 4
    position._s.ending = BEGUN
    return position


def missing(word: str, letters: str) -> int:
    return (Counter(word) - Counter(letters)).total()


@pytest.mark.parametrize("letters", ["koeke", "nnteas", "eensst"])
def test_W13_W26_every_word_with_a_joker_is_listed_once(letters: str) -> None:
    """In the field it stands for any letter; as stock card it does, and has to be used."""
    position = in_the_end_phase(" ".join([*letters, "joker"]), s0="z")
    found = [step for step in position.legal if step[:4] == "word" and len(step.split()) == 2]
    able = [w for w in words("nl") if missing(w, letters) <= 1 and len(w) <= len(letters) + 1]
    assert found == sorted(f"word {w}" for w in able)

    position = in_the_end_phase(" ".join(letters), s0="joker")
    found = [step for step in position.legal if step.endswith(" stock")]
    able = [w for w in words("nl") if missing(w, letters) <= 1 and 4 <= len(w) <= len(letters) + 1]
    assert found == sorted(f"word {w} stock" for w in able)


def test_W26_worth_comes_before_the_order_of_squares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards at places 1 and 2 against those at 0 and 3: as much, less and more."""
    position = begin({"a1": "k o e k"})
    for worth, better in ((5, True), (4, False), (6, True)):
        points = {0b0110: 5, 0b1001: worth}
        monkeypatch.setattr(making, "worth", lambda s, t, mask, *_, p=points: p[mask])
        given = (position._s, position._t, 0b1001, 0b0110, 0, 0)
        assert making.is_better(*given) == better
    monkeypatch.setattr(making, "worth", lambda *_: 5)
    assert not making.is_better(position._s, position._t, 0b0110, 0b1001, 0, 0)
