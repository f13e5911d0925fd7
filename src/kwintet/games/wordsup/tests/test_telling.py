"""Words Up in English: what is told, asked, offered and answered, and the table drawn."""

import random
import re
from typing import Any

import pytest
import saying
from saying import asked, on_button, refusal

import kwintet
from kwintet.game import find
from kwintet.games.wordsup.lexicon import spell
from kwintet.games.wordsup.making import choose
from kwintet.games.wordsup.notation import MAKE
from kwintet.games.wordsup.table import WITH_STOCK
from kwintet.games.wordsup.tests.deals import begin, end_phase, nearly_over, play
from kwintet.games.wordsup.tests.randomly import new_game, random_step
from kwintet.position import Position

GAME = find("wordsup")
KOEK = {"a1": "k6 o1 e1 k2!", "s0": "k2 a", "s1": "n2 m", "bonus": "a1 e5 l2 joker"}


def told(position: Position, step: str, reader: int | None = 0) -> list[str]:
    return saying.told(position, step, reader)


def drawn(position: Position, width: int = 80, reader: int | None = 0) -> str:
    return "\n".join(saying.drawn(position, reader, width))


# What was done -----------------------------------------------------------------------------------


def dealt(cards: dict[str, str], reader: int | None = 0, **more: Any) -> list[str]:
    step = begin(cards, **more).steps[0]
    return told(kwintet.new("wordsup", more.pop("players", 2), more), step, reader)


def test_a_deal() -> None:
    assert dealt(KOEK) == [
        "Round 1: the field is laid out, and everybody has 6 stock cards. You begin.",
        "On top of the stocks: K (2) for you and N (2) for Bram.",
        "The first bonus cards are turned up: A (1), E (5), L (2) and the joker.",
    ]
    assert dealt(KOEK | {"s2": "a5!"}, reader=None, players=3)[:2] == [
        "Round 1: the field is laid out, and everybody has 4 stock cards. Els begins.",
        "On top of the stocks: K (2) for Els, N (2) for Bram and a coloured A (5) for Cleo.",
    ]


def test_special_cards_of_a_deal() -> None:
    lines = dealt({"s0": "a1", "s1": "plus m", "bonus": "trade e1 sorry plus"})
    assert lines[1:] == [
        "A plus comes up on Bram’s stock: 10 points.",
        "On top of the stocks: A (1) for you and M (3) for Bram.",
        "The first bonus cards are turned up: a trade, E (1), a sorry and a plus.",
        "Sorry, your turn is over.",
        "The plus brings Bram 10 points.",
        "Trade: everybody passes their stock on to the next player.",
    ]
    lines = dealt({"bonus": "trade sorry sorry plus", "closed": "plus trade e1 n2"}, reader=1)
    assert lines[3:] == [
        "Sorry, Els’s turn is over.",
        "The plus brings you 10 points.",
        "Trade: everybody passes their stock on to the next player.",
        "Els turns up the second bonus stack: a plus, a trade, E (1) and N (2).",
        "The plus brings you 10 points.",
        "Trade: everybody passes their stock on to the next player.",
    ]


def test_a_turn_is_over_once() -> None:
    lines = dealt({"bonus": "trade trade sorry plus", "closed": "sorry e1 n2 s1"})
    assert lines.count("Sorry, your turn is over.") == 1


def test_even_rounds_go_round_the_other_way() -> None:
    position = begin({}, rounds=2)
    for _ in range(20):
        play(position, "turn a7 b7 c7, stop")
    assert told(position, begin(KOEK).steps[0])[:2] == [
        "Round 2: the field is laid out, and everybody has 6 stock cards. Bram begins.",
        "This round goes counter-clockwise.",
    ]
    assert "Round 2 of 2" in drawn(position)
    assert "Counter-clockwise" in drawn(position)


def test_cards_of_the_field() -> None:
    cards = {"a1": "k6 k2! joker", "f8": "plus trade sorry"}
    position = begin(cards)
    assert told(position, "turn a1") == ["You turn up a1: K (6)."]
    assert told(position, "turn b1", reader=1) == ["Els turns up b1: a coloured K (2)."]
    assert told(position, "turn f8", reader=1) == [
        "Els turns up f8: a plus.",
        "The plus brings Els 10 points.",
    ]
    assert told(position, "turn g8") == [
        "You turn up g8: a trade.",
        "Trade: everybody passes their stock on to the next player.",
    ]
    assert told(position, "turn c1") == ["You turn up c1: the joker."]
    assert told(position, "turn h8") == [
        "You turn up h8: a sorry.",
        "Sorry, your turn is over.",
        "The turned cards go face down again.",
    ]
    play(position, "turn a1 b1 c1")
    assert told(position, "stop") == ["Bram stops.", "The turned cards go face down again."]
    assert told(begin(cards), "turn h8") == [
        "You turn up h8: a sorry.",
        "Sorry, your turn is over.",
    ]


def test_words() -> None:
    position = play(begin(KOEK), "turn a1 b1 c1 d1")
    assert told(position, "word koek") == [
        "You make KOEK.",
        "2 + 1 + 1 + 6 = 10, doubled for the coloured first letter: 20 points.",
    ]
    assert told(position, "stop") == ["You stop."]
    position = play(begin(KOEK), "turn a1 b1 c1")
    assert told(position, "word koek stock", reader=1) == [
        "Els makes KOEK with a stock card.",
        "2 + 1 + 1 + 6 = 10 points.",
        "On top of Els’s stock comes A (1).",
    ]
    assert told(play(begin(KOEK), "turn a1 b1 c1"), "word koek bonus4") == [
        "You make KOEK with a bonus card.",
        "6 + 1 + 1 = 8 points.",
    ]


def test_the_second_bonus_stack() -> None:
    cards = {"a1": "o1 k6 e1", "s0": "a1 plus m3", "s1": "n2"}
    cards |= {"bonus": "k2! plus trade trade", "closed": "n2 e1 s1 sorry"}
    position = play(begin(cards), "turn a1 b1 c1")
    assert told(position, "word koek bonus1") == [
        "You make KOEK with a bonus card.",
        "2 + 1 + 1 + 6 = 10, doubled for the coloured first letter: 20 points.",
        "You turn up the second bonus stack: N (2), E (1), S (1) and a sorry.",
        "Sorry, your turn is over.",
    ]
    cards |= {"s0": "a1 m3", "bonus": "k2! trade trade l2", "closed": "plus sorry e1 s1"}
    position = play(begin(cards), "turn a1 b1 c1, word koek bonus1, turn a2 b2 c2, stop")
    assert "1 –   2 –   3 –   4 L₂   4 more face down" in drawn(position)


def test_special_cards_of_the_second_bonus_stack() -> None:
    cards = {"a1": "o1 k6 e1", "bonus": "k2! trade plus sorry", "closed": "plus e1 n2 sorry"}
    position = play(begin(cards), "turn a1 b1 c1")
    assert told(position, "word koek bonus1")[2:] == [
        "Bram turns up the second bonus stack: a plus, E (1), N (2) and a sorry.",
        "Sorry, Bram’s turn is over.",
        "The plus brings you 10 points.",
    ]


def test_stocks() -> None:
    cards = {"s0": "a1 plus joker", "s1": "trade sorry k6"}
    position = begin(cards)
    assert told(position, "skip", reader=1) == [
        "Els skips this turn: A (1) goes under the stock.",
        "A plus comes up on Els’s stock: 10 points.",
        "On top of Els’s stock comes the joker.",
    ]
    assert told(position, "trade", reader=1) == [
        "You play the trade from your stock.",
        "On top of your stock comes a sorry.",
        "Trade: everybody passes their stock on to the next player.",
    ]
    play(position, "skip")
    assert told(position, "sorry") == [
        "You sit out this turn, and your sorry leaves the game.",
        "On top of your stock comes K (6).",
    ]


def test_claims() -> None:
    position = play(begin(KOEK, players=3, judge="table"), "turn a1 b1 c1 d1")
    assert told(position, "claim kkoe") == ["You ask the table: does KKOE count?"]
    assert asked(position) == "Els asks: does KKOE count?"
    assert [on_button(position, step) for step in ("accept", "reject")] == [
        "Accept KKOE",
        "Reject KKOE",
    ]
    assert "Does KKOE count? Accepted by 0, rejected by 0 so far." in drawn(position)
    assert refusal(position, "stop") == "First say whether KKOE counts: “accept” or “reject”."
    rejected = position.copy()
    assert told(position, "accept", reader=1) == ["You accept KKOE."]
    assert told(position, "reject") == [
        "Cleo rejects KKOE.",
        "KKOE counts: accepted by 1, rejected by 1.",
        "You make KKOE.",
        "2 + 6 + 1 + 1 = 10, doubled for the coloured first letter: 20 points.",
    ]
    assert told(rejected, "reject") == ["Bram rejects KKOE."]
    assert told(rejected, "reject", reader=2) == [
        "You reject KKOE.",
        "KKOE does not count: accepted by 0, rejected by 2.",
    ]
    assert "Rejected:   KKOE" in drawn(rejected)


def test_an_accepted_claim_uses_its_cards() -> None:
    position = play(begin(KOEK, judge="table"), "turn a1 b1 c1, claim kkoe stock")
    assert told(position, "accept")[2:] == [
        "You make KKOE with your stock card.",
        "2 + 6 + 1 + 1 = 10 points.",
        "On top of your stock comes A (1).",
    ]


# Rounds end --------------------------------------------------------------------------------------


def test_the_end_phase() -> None:
    position = nearly_over("k6 o1 e1 k2! b4 e1 r2 g3 t2 m7 n2")
    play(position, "turn a1 b1 c1 d1")
    assert told(position, "word koek")[2] == (
        "Ten cards or fewer are left: the end phase begins. "
        "Turned cards stay open, and words need not use them all."
    )
    assert "End phase" in drawn(position)
    assert told(position, "stop") == ["You stop."]
    play(position, "turn e1 f1 g1")
    assert told(position, "stop") == [
        "Bram stops.",
        "The turned cards stay open.",
        "From now on everybody turns up one card a turn.",
    ]
    play(position, "turn h1")
    assert told(position, "stop") == ["You stop."]


def test_a_stock_is_used_up() -> None:
    cards = {"a1": "k6 o1 e1", "s0": "k2 plus plus", "s1": "n2 m3! a1", "s2": "x8 joker sorry"}
    cards |= {"s3": "trade b8 u7"}
    position = play(begin(cards, players=4), "turn a1 b1 c1")
    assert told(position, "word koek stock") == [
        "You make KOEK with your stock card.",
        "2 + 1 + 1 + 6 = 10 points.",
        "A plus comes up on your stock: 10 points for you.",
        "A plus comes up on your stock: 10 points for you.",
        "Your stock is used up: the round is over.",
        "Left in Bram’s stock: N (2), a coloured M (3) and A (1). That costs 12 points.",
        "Left in Cleo’s stock: X (8), the joker and a sorry. That costs 16 points.",
        "Left in Dina’s stock: a trade, B (8) and U (7). That costs 30 points.",
        "You: 10 for words + 20 for plus cards − 0 for the stock = 30.",
        "Bram: 0 for words + 0 for plus cards − 12 for the stock = −12.",
        "Cleo: 0 for words + 0 for plus cards − 16 for the stock = −16.",
        "Dina: 0 for words + 0 for plus cards − 30 for the stock = −30.",
    ]
    assert re.search(r"Bram +−12 +0 +0 +−12 +N₂ ⚑M₃ A₁", drawn(position))
    assert result(position, 0) == ["You win with 30 points.", "That is 42 more than Bram."]
    assert result(position, 1) == ["Els wins with 30 points.", "That is 42 more than you."]


def test_a_stock_is_used_up_by_a_trade_that_then_does_nothing() -> None:
    position = begin({"s0": "trade plus plus"}, players=4)
    assert told(position, "trade")[:4] == [
        "You play the trade from your stock.",
        "A plus comes up on your stock: 10 points for you.",
        "A plus comes up on your stock: 10 points for you.",
        "Your stock is used up: the round is over.",
    ]


def test_the_field_is_empty() -> None:
    position = play(nearly_over("k6 o1 e1 k2!"), "turn a1 b1 c1 d1")
    assert told(position, "word koek")[2] == "The field is empty: the round is over."
    assert "0 cards in the field" in drawn(position)


def test_nobody_makes_another_word() -> None:
    position = play(end_phase("x8 w8 y6 z5"), "turn a1 b1 c1 d1, stop")
    assert told(position, "stop")[:2] == [
        "You stop.",
        "All cards lie open and nobody makes another word: the round is over.",
    ]


def test_too_many_turns_without_a_word() -> None:
    position = begin({"s0": "a1 b4! joker", "s1": "sorry"})
    for _ in range(19):
        assert ("turns in a row" in drawn(position)) == (position.view(0).quiet >= 10)
        play(position, "turn a7 b7 c7, stop")
    assert "19 of 20 turns in a row without a word" in drawn(position)
    assert told(play(position, "turn a7 b7 c7"), "stop")[2] == (
        "20 turns in a row without a word: the round is over."
    )


def result(position: Position, reader: int | None) -> list[str]:
    return saying.ending(position, position.winners, reader)


def test_a_shared_win() -> None:
    position = begin({"s0": "a1 e1 i1 o1 n2 l2", "s1": "a1 e1 i1 o1 n2 l2"})
    for _ in range(20):
        play(position, "turn a7 b7 c7, stop")
    assert result(position, 1) == ["A shared win, with −16 points each: Els and you."]


# What is asked -----------------------------------------------------------------------------------


def test_what_is_asked() -> None:
    position = begin(KOEK)
    found = []
    for step in ("turn a1", "turn b1", "turn c1", "turn d1", "word koek"):
        found.append(asked(position))
        play(position, step)
    assert found == [
        "Turn up 3 cards.",
        "Turn up 2 more cards.",
        "Turn up one more card.",
        "Make a word, turn up a fourth card, or stop.",
        "Make a word of all four cards, or stop.",
    ]
    assert asked(position) == "Turn up cards for another word, or stop."


def test_what_is_asked_in_the_end_phase() -> None:
    position = end_phase("k6 o1 e1 k2! s1 o1 e1 p3")
    play(position, "turn a1 b1 c1 d1")
    assert asked(position) == "Make a word of open cards, or stop."
    assert asked(play(position.copy(), "word koek")) == "Turn up cards for another word, or stop."
    play(position, "stop")
    assert asked(position) == "Turn up one card."
    play(position, "turn e1, word koek")
    assert asked(position) == "Too few cards lie open for a word: stop."
    cards = {"s1": "k2 n2", "bonus": "e1 n2 l2 r2"}
    position = play(end_phase("k6 o1 e1 k2! s1 o1 e1 p3", cards), "turn a1 b1 c1 g1")
    assert asked(position) == "Make a word of open cards, or stop."


def test_buttons() -> None:
    position = begin(KOEK)
    steps = {
        "turn a1": "Turn up a1",
        "word koek": "Make KOEK",
        "word koek stock": "Make KOEK + stock",
        "word koek bonus2": "Make KOEK + bonus 2",
        "word koekje stock bonus2": "Make KOEKJE + stock + bonus 2",
        "claim kkoe": "Claim KKOE",
        "claim kkoe stock bonus1": "Claim KKOE + stock + bonus 1",
        "stop": "Stop",
        "skip": "Skip, put card under",
        "sorry": "Sit out this turn",
        "trade": "Play trade",
    }
    assert {step: on_button(position, step) for step in steps} == steps


# Why not -----------------------------------------------------------------------------------------


def test_why_a_card_is_not_turned() -> None:
    position = play(begin(KOEK | {"h8": "plus"}), "turn h8 a1 b1 c1 d1")
    assert refusal(position, "turn h8") == "No card lies on h8 any more."
    assert refusal(position, "turn a1") == "a1 lies open already."
    assert refusal(position, "turn e1") == "You have turned up four cards: that is the most."
    position = play(end_phase("k a s t b e r g"), "turn a1 b1 c1 d1, stop, turn e1")
    assert refusal(position, "turn f1") == "You may turn up only one card a turn now."


def test_why_a_turn_does_not_end() -> None:
    position = begin(KOEK)
    assert refusal(position, "stop") == "First turn up 3 more cards."
    assert refusal(play(position, "turn a1 b1"), "stop") == "First turn up one more card."
    assert refusal(position, "word koek") == "First turn up one more card."
    assert refusal(position, "skip") == "That is only for the start of a turn."
    assert refusal(position, "sorry") == "There is no sorry on top of your stock."
    assert refusal(position, "trade") == "There is no trade on top of your stock."
    assert refusal(position, "accept") == "Nobody has asked about a word."
    assert refusal(position, "fly") == (
        "To turn up a card, write “turn c4”; to make a word, “word train”; "
        "or write “stop”, “skip”, “sorry” or “trade”."
    )


@pytest.mark.parametrize("kind", ["sorry", "trade"])
def test_why_special_cards_are_not_played(kind: str) -> None:
    position = begin({"s0": kind})
    assert refusal(position, "skip").startswith(f"A {kind} is not put under the stock")
    assert refusal(play(position, "turn a1"), kind) == "That is only for the start of a turn."


def test_why_a_turn_is_not_skipped() -> None:
    last = "You have only one stock card left, so you cannot skip."
    assert refusal(begin({"s0": "plus plus a1"}, players=4), "skip") == last
    position = play(end_phase("k a s t b e r g"), "turn a1 b1 c1 d1, stop, skip, turn e1, stop")
    assert refusal(position, "skip") == (
        "You skipped your last turn: in the end phase you cannot skip again."
    )
    assert "skipped" in drawn(position)


def test_why_a_word_is_refused_for_its_cards() -> None:
    cards = KOEK | {"bonus": "a1 e1 e1 joker", "s1": "sorry"}
    position = play(begin(cards), "turn a1 b1 c1")
    heard = {
        step: refusal(position, step)
        for step in (
            "word ko",
            "word koekjes",
            "word koek",
            "word koekje stock",
            "word koek bonus3",
        )
    }
    assert heard == {
        "word ko": "Words have four, five or six letters.",
        "word koekjes": "Words have four, five or six letters.",
        "word koek": (
            "Three cards make no word: add your stock card or a bonus card, or turn up a fourth."
        ),
        "word koekje stock": (
            "All 3 turned cards must be used: with these cards a word has 4 letters."
        ),
        "word koek bonus3": "Bonus cards 2 and 3 are alike: use “bonus2”.",
    }
    assert refusal(position, "word berg stock") == "These cards do not spell BERG."
    assert refusal(position, "word koek bonus1") == "These cards do not spell KOEK."
    assert refusal(position, "word KOEK stock").startswith("A word is written in small letters")
    play(position, "word koek stock")
    assert refusal(position, "word koek") == "No cards lie open: turn some up first."
    play(position, "stop, turn d1 e1 f1")
    assert refusal(position, "word koek stock") == "The card on top of your stock is not a letter."


def test_why_a_bonus_card_is_not_there() -> None:
    position = play(begin(KOEK), "turn a1 b1 c1, word koek bonus4, turn d1 e1 f1")
    assert refusal(position, "word koek bonus4") == "There is no bonus card 4 any more."


def test_why_a_word_is_refused_in_the_end_phase() -> None:
    position = play(end_phase("k6 o1 e1 k2! s1", {"s1": "n2"}), "turn a1 b1 c1")
    assert refusal(position, "word koek stock bonus1").startswith("A word needs at least three")
    assert refusal(position, "word koeken stock") == "These cards do not spell KOEKEN."
    assert refusal(position, "word koke") == "These cards do not spell KOKE."
    assert refusal(play(position, "turn d1"), "word koek stock") == "These cards do not spell KOEK."


def test_why_a_junior_is_refused() -> None:
    position = play(begin(KOEK, juniors=[0]), "turn a1 b1 c1")
    assert refusal(position, "word ko") == "Words have three to six letters for you."
    assert "junior" in drawn(position)


def test_a_word_that_is_not_in_the_list() -> None:
    position = play(begin(KOEK), "turn a1 b1 c1 d1")
    assert refusal(position, "word kkoe") == (
        "KKOE is not in the word list. Nothing is lost: try another word."
    )
    assert refusal(position, "claim kkoe") == (
        "You play with the word list alone: the table is not asked."
    )


def test_why_a_claim_is_refused() -> None:
    position = play(begin(KOEK, judge="table"), "turn a1 b1 c1 d1")
    assert refusal(position, "word kkoe") == (
        "KKOE is not in the word list. To ask the table, write “claim” instead of “word”."
    )
    assert refusal(position, "claim koek").startswith("You cannot ask about KOEK: it is in")
    play(position, "claim kkoe, reject")
    for kind in ("word", "claim"):
        assert refusal(position, f"{kind} kkoe") == "The table has rejected KKOE in this turn."
    play(position, "claim kkeo, reject, claim ekko, reject")
    assert refusal(position, "claim okke") == (
        "You have asked the table three times: that is the most in a turn."
    )


ABOUT_CARDS = {
    "none-open",
    "add-one",
    "use-all",
    "use-three",
    "no-cards",
    "bonus-empty",
    "bonus-alike",
}
ABOUT_CARDS |= {"stock-no-letter", "word-length"}
ABOUT_LIST = {"not-in-list", "in-list", "was-rejected", "no-claims-left", "list-judges"}


def some_word(position: Position, rng: random.Random) -> str:
    """A word or claim of letters that lie there, often of cards that could make it."""
    now = position.view(None)
    place = rng.choice((0, 0, 1, 2, 3, 4))
    use_stock = rng.random() < 0.4
    cards = [each.card for each in now.field] + now.seats[saying.seat_at_turn(position)].stock[
        :use_stock
    ]
    cards += [now.bonus[place - 1]] if place else []
    letters = [card.face.letter or "e" for card in cards if card and card.face] + ["a"]
    if rng.random() < 0.7:
        del letters[-1]
    rng.shuffle(letters)
    word = "".join(letters[: rng.choice((3, 4, 5, 6, 6, 7))]) or "e"
    extras = " stock" * use_stock + (f" bonus{place}" if place else "")
    return f"{rng.choice(['word', 'claim'])} {word}{extras}"


@pytest.mark.parametrize("rounds", range(6))
def test_cards_are_blamed_exactly_when_they_forbid_a_word(rounds: int) -> None:
    """Whatever the list has: who is told of the cards could see it, who is not could not."""
    rng = random.Random(rounds)
    found: set[str] = set()
    position = new_game(rng, rounds=1)
    while position.turn is not None:
        random_step(position, rng)
        view = position.view(None)
        if view.turn is None or view.claim or view.must_turn:
            continue
        for _ in range(4):
            made = MAKE.fullmatch(step := some_word(position, rng))
            assert made
            extras = (WITH_STOCK if made[3] else 0) + int(made[4] or 0)
            spelling = spell(made[2])
            may = spelling > 0 and choose(position._s, position._t, spelling, extras) > 0
            key = GAME.telling.why_not(view, step).key
            assert key in (ABOUT_LIST if may else ABOUT_CARDS), step
            found.add(key)
    assert len(found & ABOUT_CARDS) >= 3
    assert found & ABOUT_LIST


# The table ---------------------------------------------------------------------------------------


def test_a_drawing() -> None:
    position = play(begin(KOEK | {"h8": "plus", "e1": "q"}, q=True), "turn h8 a1 d1")
    text = drawn(position)
    assert "63 cards in the field, 61 face down" in text
    assert re.search(r"▶ +You +10 +0 +10 +6 +K₂", text)
    assert re.search(r"1 +K₆ +░░░ +░░░ +⚑K₂ +░░░", text)
    assert "Bonus:   1 A₁   2 E₅   3 L₂   4 ★   4 more face down" in text
    assert "Open:   a1 K₆   d1 ⚑K₂" in text
    assert "Turned up" not in text
    text = drawn(play(position, "turn b1 c1, word koek, turn e1"), reader=1)
    assert "Els’s words:   ⚑KOEK₂₀" in text
    assert "Q₁₀" in text


def test_special_cards_are_drawn_while_they_are_news() -> None:
    position = play(begin({"h8": "sorry", "s0": "trade", "s1": "sorry"}), "turn h8")
    assert "Turned up:   sorry" in drawn(position)
    assert re.search("Els .* trade", drawn(position, reader=None))
    position = play(begin({"f8": "plus trade"}), "turn f8")
    assert "Turned up:   +10" in drawn(position)


def test_nothing_lies_on_the_table_before_the_deal() -> None:
    assert "0 cards in the field" in drawn(kwintet.new("wordsup", 2))


@pytest.mark.parametrize("width", [60, 80])
def test_the_field_fits(width: int) -> None:
    rows = drawn(play(begin(KOEK), "turn a1 b1 c1"), width).splitlines()
    assert all(len(row.rstrip()) <= width for row in rows)
    assert [row[0] for row in rows if re.match("[1-8]  ", row)] == list("12345678")


# The rules page ----------------------------------------------------------------------------------


def test_the_examples_of_the_rules_page() -> None:
    cards = {"a1": "r i n g", "s0": "a e g h", "bonus": "t a e o"}
    position = play(begin(cards, language="en"), "turn a1 b1 c1")
    for word in ("rain stock", "train stock bonus1"):
        position.copy().step(f"word {word}")
    play(position, "turn d1, word ring")


def test_the_example_of_the_end_phase() -> None:
    position = end_phase("s o k x a", language="en")
    play(position, "turn a1 b1 c1 d1, stop, turn e1, word soak")
    assert [each.square for each in position.view(None).field] == ["d1"]


def test_the_example_of_points() -> None:
    cards = {"a1": "r2 i2 n2", "s0": "a1 e1 g4 h7", "bonus": "t1 a1 e1 o1"}
    position = play(begin(cards, 3, language="en"), "turn a1 b1 c1")
    assert told(position, "word train stock bonus1")[1] == "1 + 2 + 1 + 2 + 2 = 8 points."
    cards |= {"bonus": "t1! a1 e1 o1"}
    position = play(begin(cards, 3, language="en"), "turn a1 b1 c1")
    assert told(position, "word train stock bonus1")[1].endswith("16 points.")
