"""Steps and records of Words Up as text, and its options."""

import random
from typing import Any

import pytest

import kwintet
from kwintet.errors import BadOption, BadRecord, IllegalStep
from kwintet.games.wordsup.tests.deals import LANGUAGES, SQUARES, begin, deal, play, refused, view
from kwintet.games.wordsup.tests.randomly import new_game, random_step


def test_squares_are_a1_to_h8_letters_across() -> None:
    position = begin({"a1": "k", "h1": "o", "a2": "e", "h8": "b"})
    turns = {step for step in position.legal if step.startswith("turn")}
    assert turns == {f"turn {square}" for square in SQUARES}
    for square, letter in (("a1", "k"), ("h1", "o"), ("a2", "e"), ("h8", "b")):
        play(position, f"turn {square}")
        face = view(position).news[0].face
        assert face
        assert face.letter == letter
    assert [square.square for square in view(position).field] == SQUARES


@pytest.mark.parametrize(
    "step", ["!deal", "!deal ", "!deal 1,2", "deal 1", "!shuffle 1", "turn a1"]
)
def test_a_deal_is_awaited(step: str) -> None:
    position = kwintet.new("wordsup", 2)
    assert position.awaiting == "deal"
    with pytest.raises(IllegalStep) as caught:
        position.step(step)
    assert caught.value.code == "bad_outcome"


def test_a_deal_is_shown_to_nobody() -> None:
    position = kwintet.new("wordsup", 2)
    for seat in (None, 0, 1):
        assert position.shown(deal({}), seat) == "!deal ?"


@pytest.mark.parametrize(
    "step",
    ["turn a9", "turn i1", "turn A1", "turn a01", "turn  a1", "turn a1 ", "turn", "a1", "Turn a1",
     "turn a1 b1", "skip ", "SKIP", "pass", "accept", "reject", "claim", "sorry", "trade", "stop",
     "word koek", "word", ""],
)  # fmt: skip
def test_no_steps_at_the_start(step: str) -> None:
    refused(begin({"s0": "a b"}), step)


@pytest.mark.parametrize(
    "step",
    ["word taken bonus1 stock", "word taken stock bonus01", "word taken stock bonus 1",
     "word taken  stock bonus1", "word Taken stock bonus1", "word taken stock bonus0",
     "word taken stock bonus5", "word taken stock bonus2", "word taken stock,bonus1",
     "word taken stock bonus1 ", "word taken", "word taken stock", "word taken bonus1",
     "word takens stock bonus1", "word takentaken stock bonus1"],
)  # fmt: skip
def test_a_word_has_one_spelling(step: str) -> None:
    position = play(begin({"a1": "t a k", "s0": "e b", "bonus": "n"}), "turn a1 b1 c1")
    assert "word taken stock bonus1" in position.legal
    refused(position, step)


def test_of_bonus_cards_alike_only_the_lowest_number_is_legal() -> None:
    position = begin({"a1": "b r g", "bonus": "n e1 e1 e5"})
    play(position, "turn a1 b1 c1")
    assert {"word berg bonus2", "word berg bonus4"} <= set(position.legal)
    refused(position, "word berg bonus3")
    play(position, "word berg bonus2")
    assert [card is None for card in view(position).bonus] == [False, True, False, False]


def test_when_the_lower_is_used_the_other_is_legal() -> None:
    position = begin({"a1": "b r g l n t", "bonus": "x e1 e1 e5"})
    play(position, "turn a1 b1 c1, word berg bonus2, turn d1 e1 f1")
    assert "word lent bonus3" in position.legal
    refused(position, "word lent bonus2")


def test_a_step_shows_the_same_to_all() -> None:
    position = begin({"a1": "k o e k"})
    for step in ("turn a1", "turn b1", "turn c1", "turn d1", "word koek", "stop"):
        assert {position.shown(step, seat) for seat in (None, 0, 1)} == {step}
        position.step(step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_names_its_words(language: str) -> None:
    position = begin({}, language=language)
    record = position.record()
    assert record["words"] == f"{language}-1"
    again = kwintet.load(record)
    assert again._s == position._s
    with pytest.raises(BadRecord):
        kwintet.load(record | {"words": f"{language}-2"})
    del record["words"]
    with pytest.raises(BadRecord):
        kwintet.load(record)


def test_records_of_random_games_lead_to_the_same_position() -> None:
    rng = random.Random(12)
    for _ in range(6):
        position = new_game(rng)
        while position.turn is not None:
            random_step(position, rng)
        again = kwintet.load(position.record())
        assert again._s == position._s
        assert again.legal == []


@pytest.mark.parametrize(
    "options",
    [
        {"language": "it"}, {"language": None}, {"q": 1}, {"judge": "jury"}, {"words": "nl-1"},
        *[{"language": language, "q": True} for language in LANGUAGES[1:]],
    ],
)  # fmt: skip
def test_options_that_there_are_not(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        kwintet.new("wordsup", 2, options)


def test_defaults() -> None:
    position = kwintet.new("wordsup", 2)
    assert position.options == {
        "language": "nl", "q": False, "rounds": 1, "juniors": [], "judge": "list",
    }  # fmt: skip
    assert position.record()["options"] == {}
    assert position.scores == [0, 0]
    assert view(position).asked == "deal"
    assert view(position).clockwise
