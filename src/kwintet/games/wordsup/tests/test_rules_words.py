"""Words Up: what words are worth, which there are, claims (W19, W23 to W26, W38, W39)."""

import itertools
import random
import unicodedata
from collections import Counter
from typing import Any

import pytest

import kwintet
from kwintet.errors import BadOption
from kwintet.games.wordsup.tests.deals import (
    LANGUAGES,
    LETTERS,
    SQUARES,
    WORDS,
    begin,
    bonus,
    end_phase,
    faces,
    kinds,
    made,
    open_squares,
    play,
    refused,
    stock,
    view,
    words,
)
from kwintet.games.wordsup.tests.randomly import new_game, random_step
from kwintet.games.wordsup.view import Card, Word
from kwintet.position import Position


def points(cards: dict[str, str], steps: str, **options: Any) -> int:
    return made(play(begin(cards, **options), steps))[-1][2]


# What a word is worth ----------------------------------------------------------------------------

FOUR = "turn a1 b1 c1 d1, word "


def test_W19_the_sum_of_the_values() -> None:
    assert points({"a1": "k2 o1 e1 k6"}, FOUR + "koek") in (10, 20)
    assert points({"a1": "b8 e1 r6 g7"}, FOUR + "berg") == 8 + 1 + 6 + 7


def test_W19_doubled_if_the_first_letter_is_coloured() -> None:
    assert points({"a1": "b4! e1 r6 g7"}, FOUR + "berg") == 2 * (4 + 1 + 6 + 7)


def test_W19_only_the_first_letter_counts_for_that() -> None:
    assert points({"a1": "b8 e1! r2! g3!"}, FOUR + "berg") == 8 + 1 + 2 + 3


def test_W19_the_coloured_one_of_two_equal_letters_comes_first() -> None:
    assert points({"a1": "k6 o1 e1 k2!"}, FOUR + "koek") == 2 * (6 + 1 + 1 + 2)


def test_W19_poes_rather_than_soep() -> None:
    cards = {"a1": "p3! o1 e1 s5"}
    assert points(cards, FOUR + "poes") == 2 * points(cards, FOUR + "soep")


def test_W19_an_extra_may_be_the_coloured_first_letter() -> None:
    cards = {"a1": "e1 r6 g7", "s0": "b4!", "bonus": "b4!"}
    stock_only = {"a1": "e1 r6 g7", "s0": "b4!"}
    assert points(stock_only, "turn a1 b1 c1, word berg stock") == 36
    del cards["s0"]
    assert points(cards, "turn a1 b1 c1, word berg bonus1") == 36


def test_W19_each_plus_counts_10() -> None:
    position = play(begin({"a1": "plus plus"}), "turn a1 b1")
    assert position.scores == [20, 0]
    assert view(position).seats[0].words == 0


def test_W25_the_joker_has_no_value() -> None:
    assert points({"a1": "joker e1 r6 g7"}, FOUR + "berg") == 14
    assert points({"a1": "b4! e1 joker g7"}, FOUR + "berg") == 24


def test_W25_what_the_tips_show() -> None:
    deck = [(face.letter, face.value, face.coloured) for face in faces("nl")]
    assert ("a", 1, False) in deck
    assert ("a", 5, True) in deck
    assert {coloured for letter, _, coloured in deck if letter == "k"} == {True, False}
    assert any(letter == "p" and coloured for letter, _, coloured in deck)
    assert any(letter == "s" and not coloured for letter, _, coloured in deck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_W25_a_turn_succeeds_about_as_often_as_it_fails(language: str) -> None:
    rng = random.Random(5)
    succeeded = 0
    for _ in range(200):
        position = kwintet.new("wordsup", 2, {"language": language})
        position.draw(rng)
        found = False
        while not found and "turn" in kinds(position):
            turns = [step for step in position.legal if step.startswith("turn")]
            seat = position.turn
            position.step(rng.choice(turns))
            found = "word" in kinds(position)
            if position.turn != seat:
                break
        succeeded += found
    assert 0.35 < succeeded / 200 < 0.75


# Which cards a word takes ------------------------------------------------------------------------


def late(last: str, **cards: str) -> Position:
    """Eight cards that all lie open, seat 0 at turn."""
    position = end_phase(last, cards)
    turns = "turn a1 b1 c1 d1, stop, turn e1, stop, turn f1, stop, turn g1, stop, turn h1, stop"
    return play(position, turns)


def taken(position: Position, step: str) -> list[str]:
    """The cards of the word, letter by letter."""
    return [card.id for card in view(play(position, step)).words[-1].cards]


def test_W11_the_joker_as_an_extra_beside_open_cards_that_have_the_letter() -> None:
    position = late("t2 t6 a1 a5 r2 x y z", s0="joker")
    assert {"word taart", "word taart stock"} <= set(position.legal)
    assert taken(position, "word taart stock") == ["a1", "d1", "s0.1", "e1", "b1"]


def test_W26_the_choice_that_is_worth_most() -> None:
    assert taken(late("k2 k6 a1 a5 s t x y"), "word kast") == ["b1", "d1", "e1", "f1"]


def test_W26_a_coloured_first_letter_counts() -> None:
    assert taken(late("k6 k2! a1 s1 t2 x y z"), "word kast") == ["b1", "c1", "d1", "e1"]
    assert taken(late("b8 b4! e1 r2 g3 x y z"), "word berg") == ["b1", "c1", "d1", "e1"]


def test_W26_the_coloured_first_letter_may_be_an_extra() -> None:
    position = late("k6 k2 o1 e1 x y z w", s0="k2!")
    assert taken(position, "word koek stock") == ["s0.1", "c1", "d1", "a1"]
    assert made(position)[-1][2] == 2 * (2 + 1 + 1 + 6)


def test_W26_rather_without_the_joker() -> None:
    """A letter always has a value, so among equals there is never one with and one without it."""
    assert taken(late("joker b8 e1 r2 g3 b4! x y"), "word berg") == ["f1", "c1", "d1", "e1"]
    assert taken(late("k2 joker a1 s1 t2 x y z"), "word kast") == ["a1", "c1", "d1", "e1"]


def test_W26_of_choices_with_the_joker_the_one_worth_most() -> None:
    assert taken(late("k2 joker o1 o5 z s1 e1 x"), "word zoek") == ["e1", "d1", "g1", "a1"]
    assert taken(late("k2 joker o1 o5 z s1 t2 x"), "word zoek") == ["e1", "d1", "b1", "a1"]
    assert taken(late("k2 k6 joker o1 e1 x y z"), "word koek") == ["a1", "d1", "e1", "b1"]


def test_W26_among_equals_the_first_squares_in_rows() -> None:
    assert taken(late("x a1 k2 a1 s1 s1 t2 t2"), "word kast") == ["c1", "b1", "e1", "g1"]


def can_spell(word: str, cards: tuple[Card, ...]) -> bool:
    letters = Counter(card.face.letter for card in cards if card.face and card.face.letter)
    jokers = sum(card.face.kind == "joker" for card in cards if card.face)
    return len(cards) == len(word) and (Counter(word) - letters).total() == jokers


def worth(word: str, cards: tuple[Card, ...]) -> int:
    found = [card.face for card in cards if card.face]
    first = any(face.letter == word[0] and face.coloured for face in found)
    return sum(face.value for face in found) * (2 if first else 1)


def best_choice(position: Position, word: str, extras: list[str]) -> tuple[list[str], int]:
    """W26 by trying all sets of open cards: the ids of the cards, sorted, and their points."""
    now = view(position)
    assert isinstance(position.turn, int)
    named = [now.seats[position.turn].stock[0]] if "stock" in extras else []
    named += [card for card in now.bonus if card and f"bonus{now.bonus.index(card) + 1}" in extras]
    around = [square for square in now.field if square.card.face]
    found = []
    for squares in itertools.combinations(around, len(word) - len(named)):
        cards = (*named, *(square.card for square in squares))
        if can_spell(word, cards):
            joker = any(s.card.face.kind == "joker" for s in squares if s.card.face)
            places = [SQUARES.index(square.square) for square in squares]
            found.append((-worth(word, cards), joker, places, sorted(card.id for card in cards)))
    best = min(found)
    return best[3], -best[0]


def check_word(word: Word) -> None:
    """Its cards lie letter by letter, and it is worth what W19 says."""
    assert len(word.cards) == len(word.word)
    for letter, card in zip(word.word, word.cards, strict=True):
        assert card.face
        assert card.face.letter == letter or card.face.kind == "joker"
    first = word.cards[0].face
    assert first
    assert word.doubled == first.coloured
    assert word.points == worth(word.word, tuple(word.cards))


def test_W19_W26_every_word_of_random_games() -> None:
    rng = random.Random(31)
    checked: Counter[str] = Counter()
    while min(checked[phase] for phase in ("before", "begun", "one each")) < 30:
        position = new_game(rng)
        while position.turn is not None:
            before = position.copy()
            step = random_step(position, rng)
            if not step.startswith("word"):
                continue
            _, spelled, *extras = step.split(" ")
            word = view(position).words[-1]
            assert (word.seat, word.word) == (before.turn, spelled)
            cards, worth_of_it = best_choice(before, spelled, extras)
            assert sorted(card.id for card in word.cards) == cards
            assert word.points == worth_of_it
            check_word(word)
            checked[view(before).phase] += 1


# The lists ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("nl", "fiets"), ("nl", "exit"), ("nl", "belgie"), ("nl", "parijs"), ("nl", "adidas"),
        ("en", "house"), ("en", "france"), ("en", "adidas"), ("de", "haus"), ("de", "wien"),
        ("fr", "maison"), ("fr", "lyon"), ("sv", "katt"), ("sv", "malmö"),
    ],
)  # fmt: skip
def test_W23_words_places_brands_and_common_english(language: str, word: str) -> None:
    assert word in words(language)


@pytest.mark.parametrize(("language", "word"), [("nl", "maria"), ("nl", "enz"), ("nl", "bijv")])
def test_W23_neither_persons_nor_abbreviations(language: str, word: str) -> None:
    assert word not in words(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_W23_categories_are_places_and_brands(language: str) -> None:
    lines = (WORDS / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert {line.partition(" ")[2] for line in lines} == {"", "place", "brand"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_W24_inflected_forms_are_included(language: str) -> None:
    both = {
        "nl": ("boek", "boeken"), "en": ("house", "houses"), "de": ("hund", "hunde"),
        "fr": ("table", "tables"), "sv": ("bok", "böcker"),
    }[language]  # fmt: skip
    assert set(both) <= set(words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_W38_lower_case_letters_of_the_language_only(language: str) -> None:
    text = (WORDS / f"{language}.txt").read_text(encoding="utf-8")
    assert unicodedata.is_normalized("NFC", text)
    assert {letter for word in words(language) for letter in word} <= set(LETTERS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_W38_three_to_six_letters_none_twice(language: str) -> None:
    assert {len(word) for word in words(language)} == {3, 4, 5, 6}
    assert len(set(words(language))) == len(words(language))


@pytest.mark.parametrize(
    ("language", "there", "not_there"),
    [
        ("nl", ["ijs", "wijn", "belgie"], ["belgië"]),  # ij is two letters
        ("fr", ["ecole", "garcon", "coeur", "foret"], ["école", "cœur"]),
        ("de", ["schön", "weiss", "müde"], ["weiß"]),
        ("sv", ["växt", "öppen", "ålder"], ["vaxt"]),
    ],
)
def test_W38_accents_and_ligatures(language: str, there: list[str], not_there: list[str]) -> None:
    assert set(there) <= set(words(language))
    assert not set(not_there) & set(words(language))


def test_W38_ij_is_two_letters() -> None:
    position = play(begin({"a1": "w i j n"}), "turn a1 b1 c1 d1")
    play(position, "word wijn")


# Claims ------------------------------------------------------------------------------------------

QUUX = {"a1": "k o e k b e r g", "s0": "z a", "bonus": "x y w c"}


def at_table(cards: dict[str, str] | None = None, players: int = 3, **options: Any) -> Position:
    return begin(cards or QUUX, players, judge="table", **options)


def claim(answers: str, players: int = 3, spelling: str = "oekk") -> Position:
    position = play(at_table(players=players), f"turn a1 b1 c1 d1, claim {spelling}")
    for answer in answers:
        position.step("accept" if answer == "+" else "reject")
    return position


def test_W24_with_judge_list_nothing_is_claimed() -> None:
    position = play(begin(QUUX), "turn a1 b1 c1 d1")
    assert "claim" not in position.legal
    refused(position, "claim oekk")


def test_W24_a_spelling_that_is_not_in_the_list_can_be_claimed() -> None:
    position = play(at_table(), "turn a1 b1 c1 d1")
    assert "claim" in position.legal
    assert position.claims == ["claim"]
    play(position, "claim oekk")
    assert position.legal == ["accept", "reject"]
    now = view(position).claim
    assert now
    assert (now.seat, now.word, now.extras, now.accepts, now.rejects) == (0, "oekk", "", 0, 0)


def test_W24_a_word_of_the_list_cannot() -> None:
    position = play(at_table(), "turn a1 b1 c1 d1")
    refused(position, "claim koek")
    refused(position, "word oekk")


@pytest.mark.parametrize(
    "step",
    ["oek", "oekkz", "ekkx stock", "zoek", "oekkx", "oekk stock", "oekk bonus1", "oekkxz stock"],
)
def test_W24_the_cards_have_to_be_there(step: str) -> None:
    position = play(at_table(), "turn a1 b1 c1 d1")
    refused(position, f"claim {step}")


@pytest.mark.parametrize(
    "step", ["oekkz stock", "zkkoe stock", "oekkx bonus1", "xzkkoe stock bonus1"]
)
def test_W24_with_the_same_extras_as_a_word(step: str) -> None:
    play(at_table(), f"turn a1 b1 c1 d1, claim {step}, accept, accept")


def test_W24_all_others_answer_in_the_direction_of_play() -> None:
    position = play(at_table(players=4), "turn a1 b1 c1, stop, turn a1 b1 c1 d1, claim oekk")
    order = []
    while view(position).claim:
        order.append(position.turn)
        play(position, "accept")
    assert order == [2, 3, 0]
    assert position.turn == 1


def test_W24_also_counter_clockwise() -> None:
    position = kwintet.new("wordsup", 4, {"rounds": 2, "judge": "table"})
    position.step(at_table(players=4).steps[0])
    for _ in range(40):
        play(position, "turn a7 b7 c7, stop")
    position.step(at_table(players=4).steps[0])
    play(position, "turn a1 b1 c1 d1, claim oekk")
    order = []
    while view(position).claim:
        order.append(position.turn)
        play(position, "reject")
    assert order == [0, 3, 2]
    assert position.turn == 1


@pytest.mark.parametrize(
    ("players", "answers"),
    [(n, "".join(row)) for n in (2, 3, 4) for row in itertools.product("+-", repeat=n - 1)],
)
def test_W24_it_counts_if_at_least_as_many_accept_as_reject(players: int, answers: str) -> None:
    position = claim(answers, players)
    assert view(position).claim is None
    assert position.turn == 0
    counts = answers.count("+") >= answers.count("-")
    assert [word for _, word, _ in made(position)] == (["oekk"] if counts else [])
    assert view(position).rejected == ([] if counts else ["oekk"])


def test_W24_everybody_answers_also_when_the_result_is_certain() -> None:
    position = play(at_table(players=4), "turn a1 b1 c1 d1, claim oekk, accept, accept")
    assert position.legal == ["accept", "reject"]
    now = view(position).claim
    assert now
    assert (now.accepts, now.rejects) == (2, 0)
    play(position, "reject")
    assert made(position)[0][1] == "oekk"


def test_W24_an_accepted_claim_acts_like_a_word() -> None:
    cards = {"a1": "o! e k k", "s0": "z plus a", "bonus": "x y"}
    position = play(at_table(cards), "turn a1 b1 c1, claim okez stock, accept, accept")
    word = view(position).words[0]
    check_word(word)
    assert word.doubled
    assert position.scores[0] == word.points + 10
    assert stock(position, 0)[0] == "s0.3"
    assert kinds(position) == {"turn", "stop"}
    play(position, "stop")
    assert view(position).quiet == 0


def test_W24_it_opens_bonus_stacks_as_well() -> None:
    cards = {"a1": "o e k", "bonus": "v plus plus trade", "closed": "a b c d"}
    position = play(at_table(cards), "turn a1 b1 c1, claim voek bonus1, accept, reject")
    assert bonus(position) == ["b2.1", "b2.2", "b2.3", "b2.4"]


def test_W24_an_accepted_claim_is_not_added_to_the_list() -> None:
    cards = {"a1": "k o e k", "e1": "o e"}
    position = play(
        at_table(cards | {"g1": "k joker"}), "turn a1 b1 c1 d1, claim oekk, accept, accept"
    )
    play(position, "turn e1 f1 g1 h1")
    refused(position, "word oekk")
    play(position, "claim oekk")


def test_W24_a_rejected_claim_costs_nothing() -> None:
    position = claim("--")
    assert position.turn == 0
    assert position.scores == [0, 0, 0]
    assert open_squares(position) == {"a1", "b1", "c1", "d1"}
    play(position, "word koek")


def test_W24_its_spelling_may_not_be_claimed_again_in_that_turn_with_any_extras() -> None:
    cards = {"a1": "o e k d e", "s0": "v a", "bonus": "v y"}
    position = play(at_table(cards), "turn a1 b1 c1, claim voek stock, reject, reject")
    refused(position, "claim voek stock")
    refused(position, "claim voek bonus1")
    assert "claim" in position.legal
    play(position, "claim veok bonus1, reject, reject")
    refused(position, "claim voek stock")
    assert view(position).rejected == ["voek", "veok"]


def test_W24_in_the_next_turn_it_may() -> None:
    position = play(claim("--"), "stop")
    assert view(position).rejected == []
    play(position, "turn a1 b1 c1 d1, claim oekk")


def test_W24_three_claims_a_turn() -> None:
    position = play(claim("--"), "claim ekko, reject, reject, claim keko, reject, reject")
    assert "claim" not in position.legal
    refused(position, "claim kkoe")
    play(position, "stop, turn a1 b1 c1 d1")
    assert "claim" in position.legal


def test_W24_accepted_ones_included() -> None:
    cards = {"a1": "k o e k b e r g m a s t l o d e"}
    position = play(at_table(cards), "turn a1 b1 c1 d1, claim oekk, accept, accept")
    play(position, "turn e1 f1 g1 h1, claim rgeb, accept, accept")
    play(position, "turn a2 b2 c2 d2, claim tsma, accept, accept, turn e2 f2 g2 h2")
    assert "claim" not in position.legal
    refused(position, "claim dlea")
    assert len(made(position)) == 3


def test_W24_claim_is_legal_exactly_when_a_length_is_allowed() -> None:
    position = at_table()
    for square in ("a1", "b1", "c1"):
        assert "claim" not in position.legal
        play(position, f"turn {square}")
    assert "claim" in position.legal  # three with an extra
    play(position, "turn d1")
    assert "claim" in position.legal
    play(position, "word koek")
    assert "claim" not in position.legal


def test_W24_a_junior_claims_three_letters() -> None:
    for juniors in ([], [0]):
        position = play(at_table({"a1": "o e k"}, juniors=juniors), "turn a1 b1 c1")
        if juniors:
            play(position, "claim keo, accept, reject")
            assert made(position)[0][:2] == (0, "keo")
        else:
            refused(position, "claim keo")


@pytest.mark.parametrize("juniors", [[], [0]])
def test_W24_without_extras_three_cards_are_for_juniors_only(juniors: list[int]) -> None:
    cards = {"a1": "o e k m a s b e r o e d l", "s0": "sorry a"}
    cards |= {"bonus": "k plus plus trade", "closed": "t g trade sorry"}
    position = play(at_table(cards, 2, juniors=juniors), "turn a1 b1 c1, word koek bonus1")
    assert position.turn == 1
    play(position, "turn d1 e1 f1, word mast bonus1, turn g1 h1 a2, word berg bonus2, stop")
    assert bonus(position) == [None] * 4
    play(position, "turn b2 c2 d2")
    assert ("claim" in position.legal) == bool(juniors)
    play(position, "turn e2")
    assert "claim" in position.legal


def test_W24_in_the_end_phase_open_cards_are_enough() -> None:
    position = end_phase("k a s t b e r g", judge="table")
    play(position, "turn a1 b1 c1 d1, stop")
    assert "claim" not in position.legal
    play(position, "turn e1")
    assert "claim" in position.legal
    play(position, "claim tska, accept")
    assert "claim" not in position.legal
    play(position, "stop, turn f1, stop, turn g1, stop, turn h1, claim gber, reject, stop")
    assert position.turn == 0
    assert kinds(position) >= {"claim", "word", "stop", "skip"}
    play(position, "claim gber, reject")
    assert "skip" in position.legal  # it has cost nothing: the turn is still at its start


@pytest.mark.parametrize(
    ("language", "letters", "spelling", "legal"),
    [
        ("sv", "å ä ö k", "åäök", True),
        ("de", "ä ö ü k", "äöük", True),
        ("sv", "joker ä ö k", "üäök", False),
        ("sv", "joker ä ö k", "qäök", True),
        ("de", "joker ä ö k", "åäök", False),
        ("nl", "joker k o e", "äkoe", False),
        ("nl", "joker k o e", "qkoe", True),
        ("en", "joker k o e", "ökoe", False),
        ("fr", "joker k o e", "ékoe", False),
        ("fr", "joker k o e", "zkoe", True),
    ],
)
def test_W24_letters_of_the_language(
    language: str, letters: str, spelling: str, legal: bool
) -> None:
    position = play(at_table({"a1": letters}, language=language), "turn a1 b1 c1 d1")
    if legal:
        play(position, f"claim {spelling}")
    else:
        refused(position, f"claim {spelling}")


@pytest.mark.parametrize(
    "step",
    [
        "claim", "claim ", "claim OEKK", "claim oekk ", "claim  oekk", "claim oekk  stock",
        "claim oékk", "claim oekk stock stock", "claim oekk bonus0", "claim oekk bonus1 stock",
        "claim oekkkkk",
    ],
)  # fmt: skip
def test_W24_no_other_spelling_of_the_step(step: str) -> None:
    position = play(at_table(), "turn a1 b1 c1 d1")
    if step == "claim":  # stands for all claims in the list of legal steps, but is none
        with pytest.raises(kwintet.errors.IllegalStep):
            position.step(step)
    else:
        refused(position, step)


def test_W24_nothing_else_can_be_done_while_a_claim_is_judged() -> None:
    position = claim("")
    for step in ("turn e1", "stop", "skip", "word koek", "claim keko"):
        refused(position, step)


@pytest.mark.parametrize("judge", [True, "nobody", 1])
def test_W24_who_judges(judge: Any) -> None:
    with pytest.raises(BadOption):
        kwintet.new("wordsup", 2, {"judge": judge})
