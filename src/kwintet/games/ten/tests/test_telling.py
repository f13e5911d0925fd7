"""10 in words: what is told to whom, what is asked, why a step was refused, how it ended."""

import pytest
from saying import NAMES, said, told

import kwintet
from kwintet.games.ten import GAME
from kwintet.games.ten.cards import points
from kwintet.games.ten.telling import HELP, result, tell
from kwintet.games.ten.tests.deals import (
    begin,
    contest,
    in_a_hurry,
    no_bids,
    one_round,
    play,
    tokens,
    view,
)
from kwintet.games.ten.view import ASKED
from kwintet.position import Position
from kwintet.texts import Texts, page

THREE = ("7 3 5", "8 2 4", "9 1 p6")

# Set-up and laying -------------------------------------------------------------------------------


def test_a_shuffle_is_told_and_no_more() -> None:
    position = kwintet.new(GAME.name, 3)
    assert told(position, "!rounds 4,9,1,8,2,10,3,7,5,6") == ["The round cards are shuffled."]


def test_the_deal_is_told_to_each_as_far_as_they_see() -> None:
    after = view(begin(*THREE), 1)
    assert [said(GAME, line, 1) for line in tell(view(begin(*THREE)), "!deal ?", after)] == [
        "Everyone gets a joker, three cards and seven tokens.",
        "You get a 2, a 4, an 8 and a joker.",
        "Els starts.",
        "Round 1: the round card gives the loser 4 penalty points.",
    ]
    onlooker = tell(view(begin(*THREE)), "!deal ?", view(begin(*THREE)))
    assert [line.key for line in onlooker] == ["dealt", "starts", "round-card"]


@pytest.mark.parametrize(
    ("step", "to_others", "to_self"),
    [
        ("lay 7 up 0", "Els lays a 7 face up.", "You lay a 7 face up."),
        (
            "lay J up 1",
            "Els lays a joker face up, guarded by 1 token.",
            "You lay a joker face up, guarded by 1 token.",
        ),
        (
            "lay 5 down 2",
            "Els lays a card face down, guarded by 2 tokens.",
            "You lay a 5 face down, guarded by 2 tokens.",
        ),
        ("lay 3 down 0", "Els lays a card face down.", "You lay a 3 face down."),
    ],
)
def test_a_card_laid_face_down_is_named_to_its_owner_alone(
    step: str, to_others: str, to_self: str
) -> None:
    assert told(begin(*THREE), step, None) == [to_others]
    assert told(begin(*THREE), step, 1) == [to_others]
    assert told(begin(*THREE), step, 0) == [to_self]


# Bidding -----------------------------------------------------------------------------------------

GUARDED = "lay 7 up 0, lay 8 down 1, lay 9 down 2"


def test_an_auction_is_told_bid_by_bid() -> None:
    position = play(begin(*THREE), GUARDED)
    assert told(position.copy(), "open S1 2", 1) == ["Els bids 2 for your card."]
    assert told(position.copy(), "open S1 2", 0) == ["You bid 2 for Bram’s card."]
    assert told(position, "open S1 2") == ["Els bids 2 for Bram’s card."]
    assert told(position, "bid 3", 2) == ["You bid 3."]
    assert told(position.copy(), "pass") == [
        "Els passes.",
        "Cleo pays Bram 3 tokens, and they swap cards.",
    ]
    assert told(position.copy(), "pass", 0)[0] == "You pass."


def test_cards_that_change_hands_are_named_to_those_who_know_them() -> None:
    position = play(begin(*THREE), f"{GUARDED}, open S1 2, bid 3")
    assert told(position.copy(), "pass", 1)[1:] == [
        "Cleo pays you 3 tokens, and you swap cards.",
        "Cleo now has an 8, face down.",
        "You now have a 9, face down.",
    ]
    assert told(position.copy(), "pass", 2)[1:] == [
        "You pay Bram 3 tokens, and you swap cards.",
        "You now have an 8, face down.",
        "Bram now has a 9, face down.",
    ]
    assert told(position.copy(), "pass", 0)[1:] == ["Cleo pays Bram 3 tokens, and they swap cards."]


def test_an_auction_that_nobody_can_go_on_with_ends_at_once() -> None:
    position = play(begin("7 3 5", "8 2 4"), "lay 7 up 0, lay 8 up 1")
    assert told(position, "open S1 1") == [
        "Els bids 1 for Bram’s card.",
        "Els pays Bram 1 token, and they swap cards.",
        "Els now has an 8, face up.",
        "Bram now has a 7, face up.",
    ]


def test_an_auction_may_end_with_an_overbid() -> None:
    position = play(begin(*THREE), f"{GUARDED}, open S1 2, bid 5")
    assert told(position, "bid 7") == [
        "Els bids 7.",
        "Els pays Bram 7 tokens, and they swap cards.",
        "Bram now has a 7, face up.",
    ]


def test_swaps_and_guards_are_told() -> None:
    position = play(begin(*THREE), "lay 7 up 1, lay 8 up 0, lay 9 down 0")
    assert told(position.copy(), "swap S1", 1)[0] == (
        "Els puts 1 token into the pot and swaps cards with you."
    )
    assert told(position.copy(), "swap S1", 0)[0] == (
        "You put 1 token into the pot and swap cards with Bram."
    )
    assert told(position, "swap S1")[1:] == [
        "Els now has an 8, face up.",
        "Bram now has a 7, face up.",
    ]
    assert told(position.copy(), "guard 0") == ["Els adds no guard."]
    assert told(position, "guard 1") == ["Els adds 1 guard: 2 in all."]
    assert told(position, "guard 2", 1) == ["You add 2 guards: 2 in all."]
    assert told(position.copy(), "pass") == ["Bram does not bid."]
    position.step("pass")
    assert told(position, "pass") == [
        "Cleo does not bid.",
        "The bidding is over, and all guards go into the pot, which now holds 5 tokens.",
    ]


def test_a_pot_may_be_empty_when_the_bidding_is_over() -> None:
    position = play(begin("7 3 5", "8 2 4"), "lay 7 up 0, lay 8 up 0, pass")
    assert told(position, "pass")[1:] == ["The bidding is over. There is nothing in the pot."]


# Second cards, and the end of a round ------------------------------------------------------------


def test_second_cards_are_told_with_the_sum() -> None:
    position = no_bids(play(begin(*THREE), "lay 7 down 0, lay 8 down 0, lay 9 up 0"))
    assert told(position.copy(), "reveal", 0) == ["You turn up a 7."]
    assert told(position, "reveal") == ["Els turns up a 7."]
    assert told(position.copy(), "stop") == ["Els stops at 7."]
    assert told(position, "add 3") == ["Els adds a 3 and has 10."]
    assert told(position.copy(), "keep", 1) == ["You leave your card face down."]
    assert told(position, "keep") == ["Bram leaves the card face down."]
    assert told(position, "add J")[0] == "Cleo adds a joker and has 10."


def last_step(*rows: str, starter: int = 0, reader: int | None = None) -> list[str]:
    """What is told of the step that settles a round of these cards, but for who has what."""
    record = contest(*rows, starter=starter).record()
    *steps, last = record["steps"]
    lines = told(kwintet.load(record | {"steps": steps}), last, reader)
    return lines[lines.index("All cards are turned up.") + 1 + len(rows) :]


def test_the_end_of_a_round_is_told_in_order() -> None:
    begun = begin(*THREE, pile="5 6 p7 J 0")
    position = no_bids(play(begun, "lay 7 down 2, lay 8 up 1, lay 9 up 0"))
    play(position, "reveal, add J, add 2")
    assert told(position, "stop", 1) == [
        "Cleo stops at 9.",
        "All cards are turned up.",
        "Els has a 7 and a joker for 3: 10.",
        "You have an 8 and a 2: 10.",
        "Cleo has a 9.",
        "Of those with 10, you have the highest card, 8: you win the round.",
        "You take 3 tokens out of the pot.",
        "Cleo loses the round with 9.",
        "Cleo takes all cards and the round card: 18 penalty points.",
        "Everyone fills up to four cards.",
        "You draw a penalty 7 and a joker.",
    ]


def test_who_adds_a_card_and_draws_its_like_is_told_so() -> None:
    begun = begin("7 3 5", "8 2 4", pile="9 2 6")
    position = no_bids(play(begun, "lay 7 up 0, lay 8 up 0"))
    play(position, "stop")
    assert told(position.copy(), "add 2", 1)[-2:] == [
        "Everyone fills up to four cards.",
        "You draw a 2 and a 6.",
    ]
    assert told(position.copy(), "add 2", 0)[-1] == "You draw a 9."
    assert told(position, "add 2")[-1] == "Everyone fills up to four cards."


@pytest.mark.parametrize(
    ("rows", "won", "lost"),
    [
        (("9", "8", "7"), "Els wins the round with 9.", "Cleo loses the round with 7."),
        (
            ("6 4", "7 3", "8"),
            "Of those with 10, Bram has the highest card, 7, and wins the round.",
            "Cleo loses the round with 8.",
        ),
        (
            ("9", "9", "3", "3"),
            "Of those with 9 and a highest card of 9, Els came first, and wins the round.",
            "Of those with 3, Dina came last, and loses the round.",
        ),
        (
            ("9 1", "8 2", "10"),
            "Of those with 10, Cleo has the highest card, 10, and wins the round.",
            "Of those with 10, Bram came last, the winner aside, and loses the round.",
        ),
    ],
)
def test_what_decides_a_round_is_told(rows: tuple[str, ...], won: str, lost: str) -> None:
    lines = last_step(*rows)
    assert (lines[0], lines[2]) == (won, lost)


def test_what_decides_a_round_is_told_to_those_whom_it_befalls() -> None:
    assert last_step("9", "3", reader=0)[:2] == [
        "You win the round with 9.",
        "There is nothing in the pot.",
    ]
    assert last_step("9", "9", "3", "3", reader=0)[0] == (
        "Of those with 9 and a highest card of 9, your turn came first: you win the round."
    )
    assert last_step("9", "3", reader=1)[2:4] == [
        "You lose the round with 3.",
        "You take all cards and the round card: 6 penalty points.",
    ]
    assert last_step("9", "9", "3", "3", reader=3)[2] == (
        "Of those with 3, your turn came last: you lose the round."
    )
    assert last_step("9 1", "8 2", "10", reader=1)[2] == (
        "Of those with 10, your turn came last, the winner aside: you lose the round."
    )


def test_jokers_are_told_with_what_they_count() -> None:
    record = contest("J", "3 J", "9").record()
    *steps, last = record["steps"]
    lines = told(kwintet.load(record | {"steps": steps}), last)
    assert "Els has a joker: 10." in lines
    assert "Bram has a 3 and a joker for 7: 10." in lines


def test_two_jokers_are_a_ten_and_a_nought() -> None:
    position = no_bids(play(begin("7 J 5", "8 2 4"), "lay J up 0, lay 8 up 0"))
    play(position, "add J")
    assert "Els has a joker for 10 and a joker for 0: 10." in told(position, "stop")


def test_the_next_starter_is_told_with_the_round_card() -> None:
    position = one_round(begin(*THREE), "lay 7 up 0, lay 8 up 0, lay 9 up 0")
    card = "Round 2: the round card gives the loser 9 penalty points."
    assert told(position.copy(), "starter S1") == ["Cleo lets Bram start.", card]
    assert told(position.copy(), "starter S1", 1) == ["Cleo lets you start.", card]
    assert told(position.copy(), "starter S1", 2) == ["You let Bram start.", card]
    assert told(position.copy(), "starter S2") == ["Cleo chooses to start.", card]
    assert told(position, "starter S2", 2) == ["You choose to start yourself.", card]


# The end of the game -----------------------------------------------------------------------------


def to_the_end(position: Position) -> Position:
    """The position before the last step of a game that is played in a hurry."""
    while True:
        then = position.copy()
        then.step(in_a_hurry(position))
        if then.turn is None:
            return position
        position = then


def test_a_game_that_ends_with_the_tenth_round_is_told() -> None:
    position = to_the_end(begin("7 3 5", "8 2 4"))
    assert view(position).round == 10
    lines = told(position, in_a_hurry(position), 0)
    assert "That was the tenth round, the last." in lines
    assert "Everyone fills up to four cards." not in lines
    assert lines[-2].startswith("You still hold ")
    assert lines[-1].startswith("Bram still holds ")


def test_a_game_that_ends_with_the_draw_pile_is_told() -> None:
    position = to_the_end(begin(*("0 0 0", "1 1 1", "2 2 2", "3 3 3", "4 4 4", "5 5 5", "6 6 6")))
    before = position.copy()
    lines = told(position, in_a_hurry(position))
    at = lines.index("The draw pile is used up before everyone has four cards. That ends the game.")
    settled = view(position).settled
    assert settled
    assert settled.round_cards
    loser = NAMES[settled.loser]
    worth = settled.points - sum(settled.round_cards)
    assert lines[at - 1] == (f"{loser} takes all cards and the round card: {worth} penalty points.")
    left = Texts("en", GAME).joined([str(card) for card in settled.round_cards])
    assert lines[at + 1] == (
        f"{loser} also takes the round cards that are left, {left}: "
        f"{sum(settled.round_cards)} penalty points."
    )
    gained = view(position).seats[settled.loser].points - view(before).seats[settled.loser].points
    held = next(line for line in lines[at + 2 :] if line.startswith(loser))
    assert gained == settled.points + int(held.rpartition(": ")[2].split()[0])


def test_cards_left_in_hand_are_told_with_their_points() -> None:
    """By hand: nobody wins or loses them but who holds them."""
    position = to_the_end(begin("7 3 5", "8 2 4"))
    before = view(position)
    lines = told(position, in_a_hurry(position))
    after = view(position)
    assert after.settled
    for seat in (0, 1):
        held = next(line for line in lines if line.startswith(f"{NAMES[seat]} still holds"))
        taken = after.settled.points if seat == after.settled.loser else 0
        grown = after.seats[seat].points - before.seats[seat].points - taken
        assert int(held.rpartition(": ")[2].split()[0]) == grown


def test_the_result_tells_how_each_score_came_about() -> None:
    position = to_the_end(begin("7 3 5", "8 2 4"))
    position.step(in_a_hurry(position))
    final = view(position)
    (winner,) = position.winners
    first, *scores = [said(GAME, line, winner) for line in result(final, position.winners)]
    assert first == f"You win: {final.seats[winner].score} points is the lowest score."
    seat = final.seats[winner]
    assert scores[0] == (
        f"You: {seat.points} penalty points − {2 * seat.tokens} for {seat.tokens} tokens "
        f"= {seat.score}"
    )
    assert scores[1].startswith(f"{NAMES[1 - winner]}: ")
    other = [said(GAME, line, None) for line in result(final, position.winners)]
    assert other[0].startswith(f"{NAMES[winner]} wins: ")


def test_a_shared_win_names_all_winners() -> None:
    position = begin("7 3 5", "8 2 4")
    lines = [said(GAME, line, 0) for line in result(view(position), [0, 1])]
    assert lines[0] == "A shared win, with the lowest score of −14 points: you and Bram."


# The rules page ----------------------------------------------------------------------------------


def test_help_opens_a_section_of_the_rules() -> None:
    assert set(HELP) == {*ASKED, "over"}
    for section in HELP.values():
        assert page(GAME.module, "en").section(section).body


def body(section: str) -> str:
    return " ".join(page(GAME.module, "en").section(section).body.split())


def test_the_example_of_an_auction_is_right() -> None:
    assert "Bram bids 2 for it, Cleo bids 3, Bram bids 4, and Cleo passes." in body("auction")
    position = play(begin(*THREE), "lay 7 up 1, lay 8 up 0, lay 9 up 0, pass")
    play(position, "open S0 2, bid 3, bid 4")
    assert told(position, "pass")[1:] == [
        "Bram pays Els 4 tokens, and they swap cards.",
        "Bram now has a 7, face up.",
        "Els now has an 8, face up.",
    ]
    assert tokens(position) == [10, 3, 7]
    assert [seat.guard for seat in view(position).seats] == [1, 0, 0]


def test_the_example_of_the_end_of_a_round_is_right() -> None:
    assert "1 + 1 + 10 + 1 + 1 + 4 = 18 penalty points" in body("settle")
    assert last_step("9", "6 J", "10", "9")[:4] == [
        "Of those with 10, Cleo has the highest card, 10, and wins the round.",
        "There is nothing in the pot.",
        "Of those with 9, Dina came last, and loses the round.",
        "Dina takes all cards and the round card: 18 penalty points.",
    ]


def test_the_examples_of_points_are_right() -> None:
    assert "A penalty 3, for instance, counts as 3, and gives 5 penalty points" in body("cards")
    assert points("p3") == 5
    assert "25 penalty points and 9 tokens: 25 − 18 = 7" in body("end")
    assert "everyone starts at −14" in body("end")
    assert begin(*THREE).scores == [-14] * 3
