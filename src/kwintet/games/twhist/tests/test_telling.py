"""Twhist in words, as a seat or an onlooker is told it."""

import msgspec
from saying import asked, on_button, refusal, said, told

from kwintet.game import find
from kwintet.games.twhist.tests.deals import begin, play


def test_cards_are_led_and_played() -> None:
    position = begin("A5", "A0", "", "B-1", lacks={3: "A"})
    assert told(position, "A5") == ["Els leads: 5 of moons."]
    assert told(position, "A0", reader=1) == ["You play: 0 of moons."]
    assert told(position, "pass", reader=1) == ["Cleo plays: pass."]


def test_the_last_card_tells_who_takes_the_trick() -> None:
    position = play(begin("A5", "A0", ""), "A5, A0")
    assert told(position, "thief", reader=2) == [
        "You play: thief.",
        "You take the trick with the thief.",
    ]


def test_a_choice_is_told_with_all_that_turns() -> None:
    position = play(begin("A5", "A0", "", "B-1", lacks={3: "A"}), "A5, A0, pass, B-1")
    assert told(position, "take A5", reader=1) == [
        "Els chooses 5 of moons: 5.",
        "Els turns the 5: one star more.",
        "The others get what is left: −1.",
        "You turn your −1: 2 stars more.",
        "Dina turns the −1: 2 stars more.",
        "Cleo passed and turns nothing.",
        "Els leads next.",
    ]


def test_sums_are_rounded_and_nothing_may_be_left() -> None:
    position = play(begin("A5", "A4", ""), "A5, A4, thief")
    assert told(position, "take A4+A5", reader=2) == [
        "You choose 4 of moons and 5 of moons: 9, which counts as 8.",
        "You turn your 8: 3 stars more.",
        "Nothing is left, so nobody else turns a card.",
        "Els leads next.",
    ]


def test_cards_turn_back() -> None:
    position = play(begin("A5 B5", "A0 B0", "A1 B1"), "A5, A0, A1, take A5, B5, B0, B1")
    assert "Els turns the 5 back: one star less." in told(position, "take B5")


def test_a_trick_without_number_cards() -> None:
    position = begin("", "", "")
    play(position, "pass, pole")
    assert told(position, "pass", reader=0) == [
        "Cleo plays: pass.",
        "A pass was played before it, so it has no power.",
        "Nobody takes the trick.",
        "There is no number card in it, so nothing is turned.",
        "Bram leads next, thanks to the pole.",
    ]


def test_what_is_asked_names_the_suit() -> None:
    position = begin("A5", "A0", "A1", "B-1", lacks={3: "A"})
    assert asked(position) == "You lead: play any card."
    assert asked(play(position, "pass")) == "No suit is set yet: play any card."
    assert asked(play(position, "A0")) == "Follow with a moon, or play a twist card."
    assert asked(play(position, "pole")) == "You have no moons: play any card."
    play(position, "B-1")
    assert asked(position).startswith("Choose one or two number cards")


def test_buttons_say_the_move() -> None:
    position = play(begin("A5", "A4", ""), "A5, A4")
    assert on_button(position, "thief") == "Play thief"
    play(position, "thief")
    assert on_button(position, "take A4") == "Take 4 of moons"
    assert on_button(position, "take A4+A5") == "Take 4 of moons and 5 of moons"


def test_a_refused_card_is_explained() -> None:
    position = play(begin("A5", "A0 B3", ""), "A5")
    assert refusal(position, "B3").startswith("Moons were led, and you have one")
    assert refusal(position, "A5") == "That card is not in your hand."
    assert refusal(position, "take A5") == refusal(position, "Z9")
    play(position, "A0, thief")
    assert refusal(position, "A0").endswith("in order: take A0+A5.")


def test_the_end_names_what_decided() -> None:
    game, view = find("twhist"), begin("", "", "").view(None)
    first, second, third = (
        type(view.seats[0])(score, turned, [], 0, None)
        for score, turned in ((7, 5), (7, 4), (1, 1))
    )
    end = msgspec.structs.replace(view, seats=[first, second, third])
    lines = [said(game, line, 0) for line in game.telling.result(end, [0])]
    assert lines == [
        "You win with 7 stars.",
        "The stars were equal, but the winner has more FLIP cards turned: 5.",
    ]
    lines = [said(game, line, 2) for line in game.telling.result(end, [0, 1])]
    assert lines == ["A shared win, with 7 stars each: Els and Bram."]
