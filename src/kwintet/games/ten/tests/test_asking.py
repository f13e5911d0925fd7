"""What the seat at turn of 10 is asked, its steps on buttons, and why a step was refused."""

import pytest
from saying import asked, on_button, refusal

from kwintet.games.ten.tests.deals import begin, finish_round, no_bids, one_round, play
from kwintet.position import Position

THREE = ("7 3 5", "8 2 4", "9 1 p6")
OPENING = "lay 7 down 2, lay 8 up 1, lay 9 up 0"


def opening() -> Position:
    return play(begin(*THREE), OPENING)


def seconds() -> Position:
    return no_bids(play(begin(*THREE), "lay 7 down 0, lay 8 up 0, lay 9 up 0"))


def naming() -> Position:
    return one_round(begin(*THREE), "lay 7 up 0, lay 8 up 0, lay 9 up 0")


def test_laying() -> None:
    position = begin(*THREE)
    assert asked(position) == "Lay a card, face up or face down. You may guard it."
    assert on_button(position, "lay 7 up 0") == "7 face up"
    assert on_button(position, "lay J down 1") == "Joker face down, 1 guard"
    assert on_button(begin("p3 5 6", "8 2 4"), "lay p3 up 2") == "Penalty 3 face up, 2 guards"


def test_opening() -> None:
    position = opening()
    assert asked(position) == "Do you want somebody else’s card? Bid, swap, or leave it."
    assert on_button(position, "open S1 3") == "Bid 3 for Bram’s card"
    assert on_button(position, "swap S2") == "Swap with Cleo for 1"
    assert on_button(position, "pass") == "Do not bid"


def test_bidding() -> None:
    position = play(opening(), "open S1 3")
    assert asked(position) == "Els bids 3 for Bram’s card. Bid more, or pass."
    assert on_button(position, "bid 4") == "Bid 4 for Bram’s card"
    assert on_button(position, "pass") == "Pass"


def test_guarding() -> None:
    position = play(opening(), "pass, swap S2")
    assert asked(position) == "Do you want to add a guard to your new card?"
    assert on_button(position, "guard 0") == "Add no guard"
    assert on_button(position, "guard 1") == "Add 1 guard"
    position.step("guard 0")
    assert asked(position) == "Do you want to add guards to your new card, up to 2?"
    assert on_button(position, "guard 2") == "Add 2 guards"


def test_second_cards() -> None:
    position = seconds()
    assert asked(position) == "Turn up your 7, so that you may add a card? Or leave it face down?"
    assert on_button(position, "reveal") == "Turn up your 7"
    assert on_button(position, "keep") == "Leave it face down"
    position.step("reveal")
    assert asked(position) == "You have 7. Add a card, or stop."
    assert on_button(position, "add 3") == "Add a 3"
    assert on_button(position, "stop") == "Stop at 7"


def test_naming_a_starter() -> None:
    position = naming()
    assert asked(position) == "You won. Who starts the next round?"
    assert on_button(position, "starter S0") == "Els starts"
    assert on_button(position, "starter S2") == "You start"


# Why not -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("lay 8 up 0", "That card is not in your hand."),
        ("lay 7 up 3", "A card is guarded by 2 tokens at most."),
    ],
)
def test_why_not_lay(step: str, answer: str) -> None:
    assert refusal(begin(*THREE), step) == answer


@pytest.mark.parametrize("step", ["", "lay", "lay 7", "lay 7 up", "lay 11 up 0", "7", "pass"])
def test_how_to_lay(step: str) -> None:
    assert refusal(begin(*THREE), step) == (
        "Write “lay”, the card, “up” or “down”, and how many tokens guard it: “lay 3 down 0”. "
        "A penalty 3 is p3, a joker J."
    )


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("open S0 2", "That is your own card."),
        ("swap S0", "That is your own card."),
        ("open S3 2", "Nobody has that seat."),
        ("swap S6", "Nobody has that seat."),
        ("open S2 2", "Cleo’s card is not guarded: write “swap S2” to swap for 1 token."),
        ("swap S1", "Bram’s card is guarded: bid for it with “open S1 1” or more."),
        ("open S1 0", "Bram’s card is guarded by 1: bid at least as many."),
        ("open S1 6", "You have only 5 tokens."),
        (
            "bid 2",
            (
                "Write “open S1 2” to bid 2 for the guarded card of that seat, “swap S1” if it is "
                "not guarded, or “pass”."
            ),
        ),
    ],
)
def test_why_not_open(step: str, answer: str) -> None:
    assert refusal(opening(), step) == answer


def test_how_to_open_names_another_seat() -> None:
    assert refusal(play(opening(), "pass"), "open") == (
        "Write “open S0 2” to bid 2 for the guarded card of that seat, “swap S0” if it is not "
        "guarded, or “pass”."
    )


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("bid 3", "The bid is 3: bid more, or pass."),
        ("bid 8", "You have only 7 tokens."),
        ("open S1 4", "Write “bid 4” or more, or “pass”."),
    ],
)
def test_why_not_bid(step: str, answer: str) -> None:
    assert refusal(play(opening(), "open S1 3"), step) == answer


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("guard 2", "A card is guarded by 2 tokens at most."),
        ("pass", "Write “guard” and how many tokens you add: “guard 1”, or “guard 0” for none."),
    ],
)
def test_why_not_guard(step: str, answer: str) -> None:
    assert refusal(play(opening(), "pass, swap S2"), step) == answer


def test_who_has_no_tokens_left_is_told_so() -> None:
    position = play(begin(*THREE), "lay 7 up 0, lay 8 up 2, lay 9 up 0, open S1 7")
    play(finish_round(position), "starter S0")
    assert refusal(position, "lay 3 up 1") == "You have no tokens."


def test_why_not_turn_up() -> None:
    assert refusal(seconds(), "add 3") == (
        "Write “reveal” to turn your card up, or “keep” to leave it face down."
    )


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("add 2", "That card is not in your hand."),
        ("add 5", "Together that is 12, and the sum must not pass 10."),
        ("3", "Write “add” and a card of your hand: “add 3”. Or write “stop”."),
    ],
)
def test_why_not_add(step: str, answer: str) -> None:
    assert refusal(play(seconds(), "reveal"), step) == answer


def test_that_no_card_fits_is_told_to_who_holds_them() -> None:
    position = one_round(begin("9 8 7", "1 2 4", pile="8"), "lay J up 0, lay 1 up 0")
    play(position, "starter S0, lay 9 up 0, lay 2 up 0, pass, pass")
    assert refusal(position, "pass") == "None of your cards fits: write “stop”."


def test_why_not_a_starter() -> None:
    assert refusal(naming(), "starter S3") == (
        "Write “starter” and the seat that is to start: “starter S2”."
    )


def test_an_answer_is_the_same_whatever_lies_face_down() -> None:
    answers = []
    for other in ("8 2 4", "2 8 4"):
        position = play(begin("7 3 5", other), f"lay 7 up 1, lay {other[0]} down 1")
        answers.append(
            [refusal(position, step) for step in ("open S1 0", "swap S1", "open S1 9", "x")]
        )
    assert answers[0] == answers[1]
