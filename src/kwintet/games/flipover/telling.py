"""Flip Over in words: what was done, what is asked, how it ended. Told from views alone."""

from collections.abc import Iterator, Sequence
from typing import cast

from kwintet.game import Line, names

from .view import DIRECTIONS, Disc, View

HELP = {
    "deal": "round",
    "discs": "discs",
    "play": "trick",
    "give left": "partners",
    "give across": "partners",
    "give right": "partners",
    "over": "score",
}


def _card(card: str) -> Line:
    return Line("card", {"suit": card[0], "rank": int(card[1:])})


def _disc(disc: Disc) -> Line:
    return Line("disc", {"number": disc.number, "side": "blue" if disc.blue else "red"})


def _opposite(seat: int, way: int, view: View) -> int:
    return (seat + 1 + way) % len(view.seats)


# What a step did ---------------------------------------------------------------------------------


def tell(before: View, step: str, after: View) -> list[Line]:
    word, _, rest = step.partition(" ")
    if word == "!deal":
        return [Line("dealt", {"round": after.round})]
    if word == "!discs":
        return [*_thrown(after)]
    if word == "give":
        return [_given(before, rest), *_received(after)]
    return [_played(before, step), *_taken(before, after), *_round_end(before, after)]


def _thrown(after: View) -> Iterator[Line]:
    yield Line("thrown")
    if after.set_up:
        yield Line("set-right", {"discs": [Line("number", {"n": disc}) for disc in after.set_up]})


def _given(before: View, card: str) -> Line:
    giver = before.turn or 0
    if card == "?":
        return Line("chose", {}, {"who": giver})
    way = DIRECTIONS.index(before.asked.removeprefix("give "))
    seats = {"who": giver, "other": _opposite(giver, way, before)}
    return Line("gave", {"card": _card(card)}, seats)


def _received(after: View) -> Iterator[Line]:
    if after.asked == "play":
        yield Line("exchanged")
        for gift in after.received:
            yield Line("received", {"card": _card(gift.card)}, {"other": gift.seat})


def _played(before: View, card: str) -> Line:
    number = before.trick.number if before.trick else _next_disc(before)
    is_trump = before.trumps and int(card[1:]) == number
    how = "trump" if is_trump else "plain"
    key = "plays" if before.trick else "leads"
    return Line(key, {"card": _card(card), "how": how}, {"who": before.turn or 0})


def _next_disc(view: View) -> int:
    return next(disc.number for disc in view.discs if disc.taker is None)


def _taken(before: View, after: View) -> Iterator[Line]:
    """The disc that changed hands, if the step ended a trick."""
    if before.trick is None or len(before.trick.cards) + 1 < len(before.seats):
        return
    number = before.trick.number
    ended = after.settled if after.settled != before.settled else None
    disc = (ended.discs if ended else after.discs)[number - 1]
    yield Line("takes", {"disc": _disc(disc)}, {"who": cast("int", disc.taker)})


def _round_end(before: View, after: View) -> Iterator[Line]:
    if after.settled is None or after.settled == before.settled:
        return
    yield Line("round-over", {"round": after.settled.round})
    for seat, points in enumerate(after.settled.points):
        yield Line("round-points", {"points": points}, {"who": seat})
    if after.asked != "over" and after.round % 2 == 0:
        yield Line("turned-over", {"round": after.round})


# What is asked -----------------------------------------------------------------------------------


def ask(view: View) -> Line:
    """Of the seat at turn, whose view it is."""
    if view.asked.startswith("give "):
        way = DIRECTIONS.index(view.asked.removeprefix("give "))
        return Line("ask-give", {}, {"other": _opposite(view.seat or 0, way, view)})
    led = _led(view)
    if led is None:
        return Line("ask-lead", {"number": _next_disc(view)})
    return Line("ask-follow" if _follows(view, led) else "ask-any", {"suit": led})


def _led(view: View) -> str | None:
    return view.trick.cards[0].card[0] if view.trick else None


def _follows(view: View, led: str) -> bool:
    return any(card[0] == led for card in view.hand)


def button(view: View, step: str) -> Line:
    word, _, card = step.rpartition(" ")
    if not word:
        return Line("do-play", {"card": _card(card)})
    way = DIRECTIONS.index(view.asked.removeprefix("give "))
    other = _opposite(view.seat or 0, way, view)
    return Line("do-give", {"card": _card(card)}, {"other": other})


def why_not(view: View, step: str) -> Line:
    giving = view.asked.startswith("give ")
    card = step.removeprefix("give ")
    if card in view.hand and giving != step.startswith("give "):
        return Line("not-now-give" if giving else "not-now-play", {"card": card})
    led = _led(view)
    if card in view.hand and led is not None and not giving:
        return Line("must-follow", {"suit": led})
    return Line("not-yours" if card[:1] in "ABCDE" and card[1:].isdigit() else "no-such-step")


# How it ended ------------------------------------------------------------------------------------


def result(view: View, winners: Sequence[int]) -> list[Line]:
    points = view.seats[winners[0]].score
    if len(winners) == 1:
        return [Line("wins", {"points": points}, {"who": winners[0]})]
    partners = len(winners) == 2 and view.seats[winners[0]].partner == winners[1]
    return [Line("team-wins" if partners else "share", {"points": points, "names": names(winners)})]
