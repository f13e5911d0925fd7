"""What the person at turn of Twhist is offered, and told of each choice."""

import random

from saying import said

from kwintet.game import find
from kwintet.games.twhist.tests.deals import begin, play, play_at_random, replay, ups
from kwintet.games.twhist.view import Take, Turned
from kwintet.position import Position


def abouts(position: Position) -> dict[str, Take]:
    assert position.offers
    found = {}
    for about in position.offers.about:
        assert isinstance(about, Take)
        found[about.step] = about
    return found


def test_cards_to_play_are_offered_as_they_are_legal() -> None:
    for position in (begin("A3", "", ""), play(begin("A3", "A5 B4", ""), "A3")):
        assert position.offers
        assert sorted(position.offers.steps) == position.legal
        assert (position.offers.forms, position.offers.about) == ([], [])


def test_cards_are_offered_as_they_stand_in_hand() -> None:
    position = begin("A3 A-1 A0 B2 B2 B5 C1 C4 D0 D5", "", "")
    assert position.offers
    assert position.offers.steps == [
        "A-1", "A0", "A3", "B2", "B5", "C1", "C4", "D0", "D5", "win", "thief", "pole", "pass",
    ]  # fmt: skip


def test_every_choice_is_told_with_what_it_does_to_everybody() -> None:
    position = play(begin("A5", "A0", "", "B-1", lacks={3: "A"}), "A5, A0, pass, B-1")
    assert position.offers
    assert position.offers.steps == [about.step for about in position.offers.about]
    told = abouts(position)
    assert sorted(told) == position.legal
    assert told["take B-1"] == Take(
        step="take B-1",
        cards=["B-1"],
        sum=-1,
        left=5,
        turned=[Turned(0, -1, True, 2), Turned(1, 5, True, 1), Turned(3, 5, True, 1)],
    )
    assert told["take A0+A5"].cards == ["A0", "A5"]
    assert (told["take A0+A5"].sum, told["take A0+A5"].left) == (5, -1)


def test_a_choice_that_leaves_nothing() -> None:
    told = abouts(play(begin("A5", "A4", ""), "A5, A4, thief"))
    assert told["take A4+A5"] == Take("take A4+A5", ["A4", "A5"], 9, None, [Turned(2, 8, True, 3)])
    assert said(find("twhist"), told["take A4+A5"].line()) == "9: Cleo turns 8 (+3)"


def test_a_choice_in_a_few_words() -> None:
    position = play(begin("A5", "A0", "", "B-1", lacks={3: "A"}), "A5, A0, pass, B-1")
    assert [said(find("twhist"), about.line(), 0) for about in abouts(position).values()] == [
        "5: you turn 5 (+1), Bram turns −1 (+2) and Dina turns −1 (+2)",
        "0: you turn 0 (+2), Bram turns 4 (+1) and Dina turns 4 (+1)",
        "5: you turn 5 (+1), Bram turns −1 (+2) and Dina turns −1 (+2)",
        "−1: you turn −1 (+2), Bram turns 5 (+1) and Dina turns 5 (+1)",
        "4: you turn 4 (+1), Bram turns 0 (+2) and Dina turns 0 (+2)",
        "−1: you turn −1 (+2), Bram turns 5 (+1) and Dina turns 5 (+1)",
    ]


def test_what_is_told_turns_out_so() -> None:
    for players in (3, 4, 5):
        for position, step in replay(play_at_random(random.Random(players), players, {})):
            if step.startswith("take"):
                told = abouts(position)
                assert sorted(told) == position.legal
                for choice, about in told.items():
                    check_told(position, choice, about)


def check_told(position: Position, choice: str, about: Take) -> None:
    after = position.copy()
    after.step(choice)
    gained = [0] * position.players
    for turned in about.turned:
        gained[turned.seat] += turned.stars
        assert turned.up == (turned.number in ups(after)[turned.seat])
        assert turned.up != (turned.number in ups(position)[turned.seat])
    assert [a + b for a, b in zip(position.scores, gained, strict=True)] == after.scores
    assert about.turned[0].seat == position.turn
    assert about.cards == choice.removeprefix("take ").split("+")
    assert about.sum == sum(int(card[1:]) for card in about.cards)
    changed = sum(len(set(a) ^ set(b)) for a, b in zip(ups(position), ups(after), strict=True))
    assert changed == len(about.turned)
