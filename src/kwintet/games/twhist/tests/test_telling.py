"""Twhist in words, as a seat or an onlooker is told it."""

import msgspec

from kwintet.game import find
from kwintet.games.twhist.tests.deals import begin, play
from kwintet.position import Position
from kwintet.texts import Texts

NAMES = ["Els", "Bram", "Cleo", "Dina", "Enzo"]
GAME = find("twhist")
TEXTS = Texts("en", GAME)


def told(position: Position, step: str, seat: int | None = None) -> list[str]:
    """What a step is told as."""
    before = position.copy()
    position.step(step)
    shown = before.shown(step, seat)
    lines = GAME.telling.tell(before.view(seat), shown, position.view(seat))
    return [TEXTS.line(line, NAMES, seat) for line in lines]


def asked(position: Position) -> str:
    assert isinstance(position.turn, int)
    return TEXTS.line(GAME.telling.ask(position.view(position.turn)), NAMES, position.turn)


def why_not(position: Position, step: str) -> str:
    assert isinstance(position.turn, int)
    view = position.view(position.turn)
    return TEXTS.line(GAME.telling.why_not(view, step), NAMES, position.turn)


def button(position: Position, step: str) -> str:
    assert isinstance(position.turn, int)
    view = position.view(position.turn)
    return TEXTS.line(GAME.telling.button(view, step), NAMES, position.turn)


def test_cards_are_led_and_played() -> None:
    position = begin("A5", "A0", "", "B-1", lacks={3: "A"})
    assert told(position, "A5") == ["Els leads: 5 of moons."]
    assert told(position, "A0", seat=1) == ["You play: 0 of moons."]
    assert told(position, "pass", seat=1) == ["Cleo plays: pass."]


def test_the_last_card_tells_who_takes_the_trick() -> None:
    position = play(begin("A5", "A0", ""), "A5, A0")
    assert told(position, "thief", seat=2) == [
        "You play: thief.",
        "You take the trick with the thief.",
    ]


def test_a_choice_is_told_with_all_that_turns() -> None:
    position = play(begin("A5", "A0", "", "B-1", lacks={3: "A"}), "A5, A0, pass, B-1")
    assert told(position, "take A5", seat=1) == [
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
    assert told(position, "take A4+A5", seat=2) == [
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
    assert told(position, "pass", seat=0) == [
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
    assert button(position, "thief") == "Play thief"
    play(position, "thief")
    assert button(position, "take A4") == "Take 4 of moons"
    assert button(position, "take A4+A5") == "Take 4 of moons and 5 of moons"


def test_a_refused_card_is_explained() -> None:
    position = play(begin("A5", "A0 B3", ""), "A5")
    assert why_not(position, "B3").startswith("Moons were led, and you have one")
    assert why_not(position, "A5") == "That card is not in your hand."
    assert why_not(position, "take A5") == why_not(position, "Z9")
    play(position, "A0, thief")
    assert why_not(position, "A0").endswith("in order: take A0+A5.")


def test_the_end_names_what_decided() -> None:
    view = begin("", "", "").view(None)
    first, second, third = (
        type(view.seats[0])(score, turned, [], 0, None)
        for score, turned in ((7, 5), (7, 4), (1, 1))
    )
    end = msgspec.structs.replace(view, seats=[first, second, third])
    lines = [TEXTS.line(line, NAMES, 0) for line in GAME.telling.result(end, [0])]
    assert lines == [
        "You win with 7 stars.",
        "The stars were equal, but the winner has more FLIP cards turned: 5.",
    ]
    lines = [TEXTS.line(line, NAMES, 2) for line in GAME.telling.result(end, [0, 1])]
    assert lines == ["A shared win, with 7 stars each: Els and Bram."]
