"""What people see of Words Up, and what they are offered: never which words there are."""

import random
from typing import Any

import msgspec
import pytest

import kwintet
from kwintet.errors import IllegalStep
from kwintet.game import Line
from kwintet.games.wordsup.offering import Make, Turn
from kwintet.games.wordsup.tests.deals import (
    begin,
    end_phase,
    nearly_over,
    play,
    view,
)
from kwintet.games.wordsup.tests.randomly import new_game, random_step
from kwintet.games.wordsup.tests.reference import Reference
from kwintet.position import Position

TRIED = (
    "word koek", "word koek stock", "word berg bonus1", "word aa", "word zzzz", "claim koek",
    "claim qxzj", "claim koek stock", "turn a1", "turn h8", "stop", "skip", "sorry", "trade",
    "accept", "reject", "claim", "word",
)  # fmt: skip


def without_words(position: Position) -> Position:
    """The same position in a language that has no words."""
    other = position.copy()
    other._t = position._t.copy()
    other._t.words = 0
    for name in ("spelling", "product", "first", "number"):
        setattr(other._t, name, [0] * len(getattr(other._t, name)))
    return other


def forms(position: Position) -> dict[str, Any]:
    assert position.offers
    return {type(form).__name__: form for form in position.offers.forms}


def lengths(position: Position) -> dict[str, list[int]]:
    make = forms(position)["Make"]
    assert isinstance(make, Make)
    return make.lengths


# Words stay hidden -------------------------------------------------------------------------------


def looked_at(position: Position) -> list[bytes]:
    """All that people are shown."""
    looks = [msgspec.json.encode(position.offers)]
    for seat in (None, *range(position.players)):
        looks += [msgspec.json.encode(position.view(seat)), position.draw_view(seat).encode()]
    return looks


def answer(position: Position, step: str) -> tuple[str, str] | None:
    """What a player hears whose step is refused."""
    try:
        position.copy().step(step)
    except IllegalStep as error:
        return error.code, error.for_player
    return None


@pytest.mark.parametrize("seed", range(8))
def test_offers_views_and_answers_do_not_depend_on_the_list(seed: int) -> None:
    rng = random.Random(seed)
    position = new_game(rng, rounds=1)
    had_words = 0
    while position.turn is not None:
        if rng.random() < 0.3:
            other = without_words(position)
            assert looked_at(other) == looked_at(position)
            if any(step.startswith("word") for step in position.legal):
                had_words += 1
                assert not any(step.startswith("word") for step in other.legal)
            for step in TRIED:
                here, there = answer(position, step), answer(other, step)
                if here is not None and not (step.startswith("claim") and there is None):
                    assert here == there
        random_step(position, rng)
    assert had_words > 0


def test_a_refusal_does_not_say_whether_it_was_the_word_or_the_cards() -> None:
    position = play(begin({"a1": "k o e k"}), "turn a1 b1 c1 d1")
    heard = {answer(position, f"word {word}") for word in ("berg", "kkoe", "qqqq", "kok")}
    assert heard == {("illegal_step", "That cannot be played now.")}


# Offers ------------------------------------------------------------------------------------------


def test_at_the_start_squares_and_skip() -> None:
    position = begin({})
    assert position.offers
    assert position.offers.steps == ["skip"]
    turn = forms(position)["Turn"]
    assert isinstance(turn, Turn)
    assert len(turn.squares) == 64
    assert turn.line() == Line("write-turn", {"square": "a1"})
    assert turn.starts()[:2] == ["turn a1", "turn b1"]
    assert len(turn.starts()) == 64
    assert "Make" not in forms(position)


@pytest.mark.parametrize(("top", "step"), [("sorry", "sorry"), ("trade", "trade")])
def test_special_cards_on_the_stock_are_offered(top: str, step: str) -> None:
    position = begin({"s0": top})
    assert position.offers
    assert position.offers.steps == [step]


def test_lengths_of_three_and_of_four_cards() -> None:
    position = play(begin({"a1": "k o e k", "bonus": "a b c d"}), "turn a1 b1 c1")
    bonuses = [f"bonus{i}" for i in range(1, 5)]
    assert lengths(position) == {extra: [4] for extra in ("stock", *bonuses)} | {
        f"stock {bonus}": [5] for bonus in bonuses
    }
    play(position, "turn d1")
    assert lengths(position) == {"": [4]} | {extra: [5] for extra in ("stock", *bonuses)} | {
        f"stock {bonus}": [6] for bonus in bonuses
    }


def test_lengths_of_a_junior() -> None:
    position = play(begin({"a1": "k o e k"}, juniors=[0]), "turn a1 b1 c1")
    assert lengths(position)[""] == [3]
    assert lengths(position)["stock"] == [4]


def test_lengths_in_the_end_phase() -> None:
    position = play(end_phase("k a s t b e r g", juniors=[0]), "turn a1 b1 c1 d1, stop, turn e1")
    assert lengths(position)[""] == [3, 4, 5]
    assert lengths(position)["stock"] == [4, 5, 6]
    assert lengths(position)["stock bonus1"] == [5, 6]


def test_extras_that_are_not_there_are_not_offered() -> None:
    cards = {"a1": "k o e k", "s1": "sorry", "bonus": "e1 trade e1 e5"}
    position = play(begin(cards), "turn a1 b1 c1 d1")
    assert set(lengths(position)) == {"", "bonus1", "bonus4"}  # a sorry lies on the stock


def made(extras: str, bonus: str, claims: str) -> Line:
    return Line("write-word", {"extras": extras, "bonus": bonus, "claims": claims})


def test_what_may_be_filled_in_is_told() -> None:
    cards = {"a1": "k o e k", "s1": "sorry", "bonus": "e1 trade e1 e5"}
    position = play(begin(cards), "turn a1 b1 c1 d1")  # the stock of seat 0 holds the sorry now
    assert forms(position)["Make"].line() == made("bonus", "bonus1", "no")
    assert forms(position)["Make"].starts() == ["word "]
    position = play(begin({"bonus": "a b c d"}, judge="table"), "turn a1 b1 c1 d1")
    assert forms(position)["Make"].line() == made("both", "bonus1", "yes")
    assert forms(position)["Make"].starts() == ["word ", "claim "]


def test_a_word_without_extras_is_told() -> None:
    assert Make(["word"], {"": [4]}).line() == made("none", "", "no")
    assert Make(["word"], {"": [4], "stock": [5]}).line() == made("stock", "", "no")


def test_claims_are_offered_while_they_are_legal() -> None:
    position = play(begin({"a1": "k o e k"}, judge="table"), "turn a1 b1 c1 d1")
    assert forms(position)["Make"].steps == ["word", "claim"]
    for spelling in ("kkoe", "kkeo", "ekko"):
        play(position, f"claim {spelling}")
        assert position.offers
        assert (position.offers.steps, position.offers.forms) == (["accept", "reject"], [])
        play(position, "reject")
    assert forms(position)["Make"].steps == ["word"]


def test_nothing_is_offered_while_chance_is_at_turn_or_nobody() -> None:
    assert kwintet.new("wordsup", 2).offers is None
    position = begin({})
    for _ in range(20):
        play(position, "turn a7 b7 c7, stop")
    assert position.turn is None
    assert position.offers is None


@pytest.mark.parametrize("seed", range(12))
def test_offers_are_what_the_rules_allow(seed: int) -> None:
    rng = random.Random(seed + 30)
    position = new_game(rng)
    reference = Reference(position.players, position.options)
    while position.turn is not None:
        reference.step(random_step(position, rng))
        if not isinstance(position.turn, int):
            continue
        assert position.offers
        assert set(position.offers.steps) == reference.short_steps()
        assert sorted(position.offers.steps) == sorted(set(position.offers.steps))
        found = forms(position)
        assert set(found["Turn"].squares if "Turn" in found else ()) == (
            set(reference.down) if reference.may_turn and not reference.claim else set()
        )
        assert ("Make" in found) == bool(reference.all_lengths())
        if "Make" in found:
            assert found["Make"].lengths == reference.all_lengths()
            assert ("claim" in found["Make"].steps) == reference.may_claim()


# Views -------------------------------------------------------------------------------------------


def test_all_seats_and_onlookers_see_the_same() -> None:
    rng = random.Random(3)
    position = new_game(rng, players=4)
    while position.turn is not None:
        random_step(position, rng)
        assert len({msgspec.json.encode(position.view(i)) for i in (None, 0, 1, 2, 3)}) == 1


@pytest.mark.parametrize("seed", range(6))
def test_face_down_cards_never_show_a_face(seed: int) -> None:
    rng = random.Random(seed + 60)
    position = new_game(rng)
    reference = Reference(position.players, position.options)
    while position.turn is not None:
        reference.step(random_step(position, rng))
        now = view(position)
        for square in now.field:
            assert square.square == square.card.id
            assert (square.card.face is not None) == (square.square in reference.open)
        ended = position.turn in ("chance", None)
        for seat in now.seats:
            shown = [card.face is not None for card in seat.stock]
            assert shown == [i == 0 or ended for i in range(len(shown))]
        assert all(card.face is None for card in now.closed)
        assert now.face_down == sum(square.card.face is None for square in now.field)


def test_a_card_keeps_its_name_wherever_it_goes() -> None:
    cards = {"a1": "o e k", "s0": "k a b", "s1": "n l m", "h8": "trade"}
    position = play(begin(cards), "skip, turn h8")
    assert [card.id for card in view(position).seats[1].stock] == [
        "s0.2", "s0.3", "s0.4", "s0.5", "s0.6", "s0.1",
    ]  # fmt: skip
    assert [card.id for card in view(position).gone] == ["h8"]
    play(position, "turn a1 b1 c1, stop")
    play(position, "turn a1 b1 c1")
    assert view(position).seats[0].stock[0].id == "s1.1"
    position = play(begin(cards), "turn a1 b1 c1, word koek stock")
    assert [card.id for card in view(position).words[0].cards] == ["s0.1", "a1", "b1", "c1"]


def news(position: Position) -> list[str]:
    return [card.id for card in view(position).news]


def test_news_is_what_the_last_step_turned_up() -> None:
    position = begin({"a1": "k o e k b e r g"})
    assert news(position) == ["s0.1", "s1.1", "b1.1", "b1.2", "b1.3", "b1.4"]
    play(position, "turn a1")
    assert news(position) == ["a1"]
    play(position, "turn b1")
    assert news(position) == ["b1"]
    play(position, "turn c1 d1, word koek")
    assert news(position) == []
    play(position, "turn e1 f1 g1, stop")
    assert news(position) == []
    play(position, "skip")
    assert news(position) == ["s1.2"]


def test_news_of_a_sorry_stays_until_the_next_players_step() -> None:
    position = play(begin({"h8": "sorry"}), "turn a1 h8")
    assert position.turn == 1
    assert news(position) == ["h8"]
    assert all(card.face for card in view(position).news)
    play(position, "turn a1")
    assert news(position) == ["a1"]


def test_news_of_a_word_that_turns_up_stock_and_bonus_cards() -> None:
    cards = {"a1": "t a e", "s0": "k m", "bonus": "n plus plus joker"}
    position = play(begin(cards | {"d1": "k o e"}), "turn a1 b1 c1, word taken stock bonus1")
    assert news(position) == ["s0.2"]
    play(position, "turn d1 e1 f1, word koek bonus4")
    assert news(position) == ["b2.1", "b2.2", "b2.3", "b2.4"]


def test_what_is_asked() -> None:
    position = begin({"a1": "k o e k"}, judge="table")
    asked = []
    for step in ("turn a1", "turn b1", "turn c1", "turn d1", "claim kkoe", "reject", "word koek"):
        asked.append(view(position).asked)
        play(position, step)
    assert asked == ["turn", "turn", "turn", "turn or word", "word", "vote", "word"]
    assert view(position).asked == "turn or word"


def test_settled_tells_how_the_last_round_was_counted() -> None:
    position = kwintet.new("wordsup", 2, {"rounds": 2})
    position.step(begin({"s0": "a1 a1 b8 c d3 d7", "bonus": "plus h j l"}).steps[0])
    assert view(position).settled is None
    for _ in range(20):
        play(position, "turn a7 b7 c7, stop")
    first = view(position).settled
    assert first
    assert (first.round, first.pluses, first.words) == (1, [10, 0], [0, 0])
    assert first.penalties[0] == 2 * (1 + 1 + 8 + 5 + 3 + 7)
    assert [card.id for card in first.stocks[0]] == [f"s0.{i}" for i in range(1, 7)]
    assert all(card.face for row in first.stocks for card in row)
    position.step(begin({}).steps[0])
    assert view(position).settled == first


@pytest.mark.parametrize(
    ("cards", "before", "step", "reveals"),
    [
        ({}, "", "turn a1", True),
        ({}, "turn a1 b1 c1, stop", "turn a1", True),  # known, but face down
        ({}, "", "skip", True),
        ({}, "turn a1 b1 c1", "stop", False),
        ({"a1": "k o e k"}, "turn a1 b1 c1 d1", "word koek", False),
        ({"a1": "o e k", "s0": "k"}, "turn a1 b1 c1", "word koek stock", True),
        ({"s0": "sorry"}, "", "sorry", True),
    ],
)
def test_steps_that_reveal_something(
    cards: dict[str, str], before: str, step: str, reveals: bool
) -> None:
    position = begin(cards)
    if before:
        play(position, before)
    assert position.reveals(step) == reveals


def test_the_end_of_a_round_reveals_the_stocks() -> None:
    position = begin({})
    for _ in range(19):
        play(position, "turn a7 b7 c7, stop")
    play(position, "turn a7 b7 c7")
    assert position.reveals("stop")


def test_votes_reveal_what_the_word_would() -> None:
    cards = {"a1": "o e k", "s0": "k"}
    position = play(begin(cards, judge="table"), "turn a1 b1 c1")
    assert not position.reveals("claim kkoe stock")
    play(position, "claim kkoe stock")
    assert position.reveals("accept")
    assert not position.reveals("reject")


def test_drawn_views() -> None:
    position = play(
        begin({"a1": "k2! o1", "h8": "plus", "s0": "joker"}, judge="table"), "turn a1 h8"
    )
    drawn = position.draw_view(None)
    for text in ("round 1 of 1", "K2!", "+10", "stock 6: *", "seat 0: 10 points", "a   b"):
        assert text in drawn
    assert "O1" not in drawn
    play(position, f"turn b1 c1 d1, claim {spelled(play(position.copy(), 'turn b1 c1 d1'))}")
    assert f"seat 0 claims {spelled(position)}" in position.draw_view(0)
    assert "begun" in nearly_over("k a s t").draw_view(None)


def spelled(position: Position) -> str:
    """A claim of the four cards that lie open, in an order that is no word."""
    letters = [s.card.face.letter for s in view(position).field if s.card.face]
    return "".join(sorted(letters, reverse=True))
