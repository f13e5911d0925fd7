"""10 drawn for a terminal: what a seat sees is there, and what it does not see is not."""

from saying import drawn

import kwintet
from kwintet.games.ten import GAME
from kwintet.games.ten.tests.deals import begin, no_bids, play

THREE = ("7 3 5", "8 2 4", "9 1 p6")


def row(lines: list[str], name: str) -> str:
    return next(line for line in lines if name in line.split()[:2])


def test_the_step_of_the_round_is_marked_without_colour() -> None:
    position = begin(*THREE)
    lines = drawn(position, 0)
    assert lines[0] == "Round 1 of 10: 4 penalty points for the loser"
    assert lines[1].split("  ")[0] == "[Lay]"
    assert row(lines, "You").startswith("▶")
    assert "S0 starts" in row(lines, "You")
    assert lines[-1] == "Your hand:   [3]   [5]   [7]   [J]"
    assert "[Bid]" in drawn(play(position, "lay 7 up 0, lay 8 up 0, lay 9 up 0"))[1]
    assert "[Second card]" in drawn(no_bids(position))[1]


def test_a_card_face_down_shows_its_value_to_who_has_seen_it() -> None:
    position = play(begin(*THREE), "lay 7 down 2, lay 8 up 1, lay 9 down 0")
    assert row(drawn(position, 0), "You").endswith("▒7▒ ●●")
    for reader in (None, 1, 2):
        assert row(drawn(position, reader), "Els").endswith("▒?▒ ●●")
    assert row(drawn(position), "Bram").endswith("[8] ●")


def test_a_card_that_was_swapped_tells_from_whom() -> None:
    position = play(begin(*THREE), "lay 7 down 0, lay 8 up 0, lay 9 down 0, swap S1")
    assert row(drawn(position, 1), "You").endswith("▒7▒ from Els")
    assert row(drawn(position, 1), "Els").endswith("[8] from you")
    assert row(drawn(position, 2), "Bram").endswith("▒?▒ from Els")


def test_an_auction_names_who_has_passed() -> None:
    position = play(begin(*THREE), "lay 7 up 0, lay 8 up 0, lay 9 up 1, open S2 1, bid 2")
    assert "Bram bids 2 for Cleo’s card." in drawn(position)
    four = play(begin(*THREE, "6 6 6"), "lay 7 up 0, lay 8 up 0, lay 9 up 1, lay 6 up 0")
    lines = drawn(play(four, "open S2 1, pass"))
    assert lines[lines.index("Els bids 1 for Cleo’s card.") + 1] == "Passed:   Bram"


def test_a_settled_round_stays_in_sight() -> None:
    position = no_bids(play(begin(*THREE), "lay 7 up 1, lay 8 down 0, lay p6 up 0"))
    position.step("add 3")
    assert row(drawn(position), "Els").endswith("[7] [3] = 10")
    play(position, "keep, stop")
    for lines in (drawn(position), drawn(play(position.copy(), "starter S1"))):
        assert row(lines, "Els").endswith("[7] [3] = 10 wins")
        assert row(lines, "Bram").endswith("[8]")
        assert row(lines, "Cleo").endswith("[p6] loses")
        assert "Els takes 1 token out of the pot." in lines
        assert "Cleo took 15:   3 7 8 p6   round cards 4" in lines
    assert drawn(position)[0] == "Round 1 of 10"
    assert "[Result]" in drawn(position)[1]


def test_hands_are_open_at_the_end() -> None:
    position = begin("7 3 5", "8 2 4")
    while position.turn is not None:
        position.step(position.legal[-1])
    lines = drawn(position, 0)
    assert not any(line.startswith("Your hand") for line in lines)
    assert any(line.startswith("You still hold:") for line in lines)
    assert any(line.startswith("Bram still holds:") for line in lines)


def test_before_the_deal_there_is_the_name_of_the_game() -> None:
    assert drawn(kwintet.new(GAME.name, 3))[0] == "10"


def test_a_full_table_fits_sixty_columns() -> None:
    position = begin(*(f"{n} {n} {n}" for n in range(7)))
    for number in range(7):
        position.step(f"lay {number} down 2")
    lines = drawn(position, 6, width=60)
    assert len([line for line in lines if line.endswith("●●")]) == 7
