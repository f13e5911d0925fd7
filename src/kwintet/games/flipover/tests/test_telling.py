"""Flip Over in words, as a seat or an onlooker is told it, and drawn for a terminal."""

from saying import asked, drawn, ending, on_button, refusal, told

import kwintet
from kwintet.games.flipover.tests.deals import (
    GIFTS,
    LED_BY_0,
    MIXED_3,
    SUITS_3,
    SUITS_4,
    TRUMPS_3,
    at_exchange,
    begin,
    deal,
    discs,
    give,
    play,
)


def test_a_round_begins() -> None:
    position = kwintet.new("flipover", 3)
    assert told(position, deal(*SUITS_3), 0) == ["Round 1: the cards are dealt."]
    assert told(position.copy(), discs("+-+-+-+-")) == ["The discs are laid out."]
    lines = told(position, discs("+++-+-+-"))
    assert lines[0] == "The discs are laid out."
    assert "2" in lines[1]


def test_tricks_are_told_with_trumps_and_takers() -> None:
    position = begin(*SUITS_3)
    assert told(position, "A1", 1) == ["Els leads the 1 of moons, a trump."]
    assert told(position, "B2", 1) == ["You play the 2 of triangles."]
    assert told(position, "C1", 2) == [
        "You play the 1 of diamonds, a trump.",
        "You take the trick and the blue 1.",
    ]


def test_the_end_of_a_round_turns_the_discs_over() -> None:
    *before, last = LED_BY_0.split()
    position = play(begin(*SUITS_3, trumps=False), " ".join(before))
    assert told(position, last, 0)[2:] == [
        "Round 1 is over.",
        "You: −4 in this round.",
        "Bram: 0 in this round.",
        "Cleo: 0 in this round.",
        "Round 2: all discs are turned over, and everyone plays their old hand again.",
    ]


def test_the_last_round_ends_the_game() -> None:
    *before, last = TRUMPS_3.split()
    position = play(begin(*SUITS_3, rounds=1), " ".join(before))
    assert "Round 1 is over." in told(position, last)
    assert not any("turned over" in line for line in told(begin(*SUITS_3), "A1"))


def test_gifts_are_told_to_two_and_chosen_for_the_others() -> None:
    position = at_exchange()
    assert told(position.copy(), "give A1", 0) == ["You give Bram the 1 of moons."]
    assert told(position.copy(), "give A1", 1) == ["Els chooses a card to give."]
    first, last = GIFTS.split()[:-1], GIFTS.split()[-1]
    give(position, " ".join(first))
    lines = told(position, f"give {last}", 0)
    assert lines[:2] == [
        "Dina chooses a card to give.",
        "Everyone has chosen. The cards change hands.",
    ]
    assert len(lines) == 5
    assert all(line.startswith("You get the ") for line in lines[2:])


def test_what_is_asked() -> None:
    position = begin(*MIXED_3)
    assert asked(position).startswith("Lead any card")
    assert asked(play(position, "A1")) == "Follow with a moon."
    assert asked(play(begin(*SUITS_3), "A1")) == "You have no moons: play any card."
    assert asked(at_exchange()) == "Choose a card to give to Bram."


def test_buttons_say_the_move() -> None:
    assert on_button(begin(*SUITS_3), "A4") == "Play the 4 of moons"
    assert on_button(at_exchange(), "give A4") == "Give the 4 of moons to Bram"


def test_refused_steps_name_the_rule() -> None:
    position = play(begin(*MIXED_3), "A1")
    assert refusal(position, "B3").startswith("Moons were led, and you have one")
    assert refusal(position, "A1") == "That card is not in your hand."
    assert refusal(position, "give A2").startswith("Nothing is given now: write “A2”")
    assert refusal(position, "fly").startswith("A card is written by its suit and number")
    assert refusal(at_exchange(), "A4").startswith("You are giving a card: write “give A4”")


def test_how_it_ended() -> None:
    position = begin(*SUITS_3)
    assert ending(position, [0], 0) == ["You win with 0 points."]
    assert ending(position, [0], 1) == ["Els wins with 0 points."]
    assert ending(position, [0, 2], 2) == ["A shared win, with 0 points each: Els and you."]
    partners = begin(*SUITS_4, teams=True)
    assert ending(partners, [0, 2], 0) == ["Won together, with 0 points: you and Cleo."]


def test_the_table_shows_what_is_seen() -> None:
    position = at_exchange()
    assert "Partner" in drawn(position, 0)[1]
    after = drawn(give(position, GIFTS), 0)
    assert any(line.startswith("You gave:") and "☾1 Bram" in line for line in after)
    assert any(line.startswith("You got:") for line in after)
    watched = drawn(play(begin(*SUITS_3, trumps=False), "A1 B1"))
    assert "For (+1):   Els ☾1 ahead   Bram ▲1" in watched
    assert not any(line.startswith("Your hand") for line in watched)
