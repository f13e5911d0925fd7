"""What a person at turn of 10 is offered, and what they are told of each step."""

import random

import kwintet
from kwintet.game import About, Line, Offers
from kwintet.games.ten import GAME
from kwintet.games.ten.offering import Cover, First, Lay, Leave, Stand, Take
from kwintet.games.ten.tests.deals import begin, no_bids, one_round, play, view
from kwintet.position import Position
from kwintet.texts import Texts

THREE = ("7 3 5", "8 2 4", "9 1 6")


def offers(position: Position) -> Offers:
    found = position.offers
    assert found
    return found


def about(position: Position) -> dict[str, About]:
    return {each.step: each for each in offers(position).about}


def note(position: Position, step: str) -> str:
    return said(about(position)[step].line())


def said(line: Line) -> str:
    return Texts("en", GAME).line(line, ("Els", "Bram", "Cleo"))


def test_laying_is_a_form_as_well() -> None:
    position = begin("7 7 p3", "8 2 4")
    assert offers(position).about == []
    (form,) = offers(position).forms
    assert form == Lay(["7", "p3", "J"], ["up", "down"], [0, 1, 2])
    assert said(form.line()) == (
        "Write “lay”, the card, “up” or “down”, and how many tokens guard it: “lay 7 down 2”. "
        "A penalty 3 is p3, a joker J."
    )


def test_the_form_has_all_ways_to_lay() -> None:
    rng = random.Random(8)
    position = kwintet.new("ten", 4)
    position.draw(rng)
    position.draw(rng)
    guards = set()
    while position.turn is not None:
        assert sorted(offers(position).steps) == position.legal
        if view(position).asked == "lay":
            (form,) = offers(position).forms
            assert isinstance(form, Lay)
            assert sorted(form.starts()) == position.legal
            guards.add(len(form.guards))
        else:
            assert offers(position).forms == []
        play(
            position, max(position.legal, key=lambda step: (step.startswith("open"), rng.random()))
        )
    assert guards == {1, 2, 3}


def test_openings_tell_costs_and_what_one_gets() -> None:
    position = play(begin(*THREE), "lay 7 up 2, lay 8 up 1, lay 9 down 0")
    assert about(position)["open S1 3"] == Take(
        "open S1 3", tokens=3, to=1, left=2, card="8", up=True, sum=8, guard=2, gives="7"
    )
    assert about(position)["swap S2"] == Take(
        "swap S2", tokens=1, to=None, left=4, card=None, up=False, sum=None, guard=2, gives="7"
    )
    assert note(position, "open S1 3") == (
        "You give your 7 and 3 tokens, and get an 8. 2 tokens left."
    )
    assert note(position, "swap S2") == (
        "You give your 7, put 1 token into the pot, and get a card you have not seen. "
        "4 tokens left."
    )
    assert "pass" not in about(position)


def test_cards_seen_before_are_told_to_who_has_seen_them() -> None:
    down = "lay 7 down 0, lay J down 0, lay 9 down 0, swap S1, guard 0, guard 0"
    position = play(begin(*THREE), down)
    told = about(position)
    back, other = told["swap S0"], told["swap S2"]
    assert isinstance(back, Take)
    assert isinstance(other, Take)
    assert (back.card, back.sum, back.up, back.gives) == ("J", 10, False, "7")
    assert (other.card, other.sum) == (None, None)


def test_overbids_tell_the_same_and_passing_who_gets_it() -> None:
    position = play(begin(*THREE), "lay 7 up 0, lay 8 up 1, lay 9 down 2, open S1 2")
    assert about(position)["bid 4"] == Take(
        "bid 4", tokens=4, to=1, left=1, card="8", up=True, sum=8, guard=2, gives="9"
    )
    assert about(position)["pass"] == Leave("pass", bidder=0, bid=2)
    assert note(position, "pass") == "Els has bid 2."


def test_guards_tell_what_then_protects_the_card() -> None:
    position = play(begin(*THREE), "lay 7 up 1, lay 8 up 0, lay 9 up 0, swap S1")
    assert about(position) == {
        "guard 0": Cover("guard 0", guard=1, left=5),
        "guard 1": Cover("guard 1", guard=2, left=4),
    }
    assert note(position, "guard 1") == "Guarded by 2 tokens. 4 tokens left."


def test_second_cards_tell_the_sum() -> None:
    position = no_bids(play(begin(*THREE), "lay 7 down 0, lay 8 up 0, lay 9 up 0"))
    assert about(position) == {
        "reveal": Stand("reveal", sum=7, more=True),
        "keep": Stand("keep", sum=7, more=False),
    }
    assert note(position, "reveal") == "You have 7 and may add a card."
    assert note(position, "keep") == "You have 7."
    play(position, "keep")
    assert {
        step: each.sum for step, each in about(position).items() if isinstance(each, Stand)
    } == {
        "stop": 8,
        "add 2": 10,
        "add J": 10,
    }


def test_starters_tell_who_comes_last() -> None:
    position = one_round(begin(*THREE), "lay 7 up 0, lay 8 up 0, lay 9 up 0")
    assert about(position) == {
        "starter S0": First("starter S0", last=2),
        "starter S1": First("starter S1", last=0),
        "starter S2": First("starter S2", last=1),
    }
    assert note(position, "starter S1") == "Els comes last."


def test_offers_tell_no_more_than_the_seat_sees() -> None:
    """The same, whatever the card is that lies face down."""
    seen = []
    for other in ("8 2 4", "2 8 4"):
        card = other[0]
        position = play(begin("7 3 5", other), f"lay 7 up 1, lay {card} down 1")
        seen.append(position.offers)
    assert seen[0] == seen[1]
