"""Twhist in words: what was done, what is asked, how it ended. Told from views alone."""

from collections.abc import Iterator, Sequence
from typing import cast

from kwintet.game import Line, Parts, names

from .view import Settled, Trick, View, turned_line

HELP = {"deal": "setup", "play": "trick", "take": "choice", "over": "end"}
COLOURS = "ABCD"
TWISTS = ("win", "thief", "pole", "pass")
HIGHEST_FLIP = 8
LOWEST_FLIP = -1


def card_line(card: str) -> Line:
    """A card by its text: a number card of a suit, or a twist card."""
    if card in TWISTS:
        return Line("twist", {"twist": card})
    return Line("card", {"suit": card[0], "rank": int(card[1:])})


def flip_of(total: int) -> int:
    """The FLIP card of a sum."""
    return max(LOWEST_FLIP, min(total, HIGHEST_FLIP))


def is_number(card: str) -> bool:
    return card not in TWISTS


# What a step did ---------------------------------------------------------------------------------


def tell(before: View, step: str, after: View) -> list[Line]:
    word, _, rest = step.partition(" ")
    if word == "!deal":
        return [*_dealt(after)]
    if word == "take":
        return [*_taken(before.turn or 0, rest.split("+"), after), *_next(after)]
    return [*_played(before, step, after)]


def _dealt(after: View) -> Iterator[Line]:
    yield Line("dealt")
    if after.left_over:
        yield Line("left-out", {"cards": [card_line(card) for card in after.left_over]})


def _played(before: View, card: str, after: View) -> Iterator[Line]:
    who = {"who": before.turn or 0}
    trick = after.trick or cast("Settled", after.last_trick).trick
    is_first = trick.cards[0].seat == before.turn
    yield Line("leads" if is_first else "plays", {"card": card_line(card)}, who)
    laid = next(laid for laid in trick.cards if laid.seat == before.turn)
    if laid.value is None and not laid.power:
        yield Line("powerless", {"twist": card})
    if len(trick.cards) == len(before.seats):
        yield from _complete(trick)
        if after.trick is None:  # there was nothing to choose
            yield Line("nothing-to-turn")
            yield from _next(after)


def _complete(trick: Trick) -> Iterator[Line]:
    if trick.taker is None:
        yield Line("nobody-takes")
    else:
        yield Line("takes-trick", {"how": trick.taker_by}, {"who": trick.taker})


def _taken(taker: int, cards: list[str], after: View) -> Iterator[Line]:
    settled = cast("Settled", after.last_trick)
    total = cast("int", settled.sum)
    chosen: Parts = {"cards": [card_line(card) for card in cards], "sum": total}
    yield Line("chooses", chosen | _rounded(total), {"who": taker})
    yield turned_line("turns", settled.turned[0])
    if settled.left is None:
        yield Line("nothing-left")
        return
    yield Line("is-left", {"sum": settled.left} | _rounded(settled.left))
    for turned in settled.turned[1:]:
        yield turned_line("turns", turned)
    yield from _excused(settled)


def _rounded(total: int) -> Parts:
    """Whether a sum counts as another: `counts` is the number of the FLIP card."""
    flip = flip_of(total)
    return {"counts": flip, "how": "as-is" if flip == total else "rounded"}


def _excused(settled: Settled) -> Iterator[Line]:
    if settled.trick.excused not in (None, settled.trick.taker):
        yield Line("sits-out", {}, {"who": settled.trick.excused or 0})


def _next(after: View) -> Iterator[Line]:
    trick = after.last_trick.trick if after.last_trick else None
    if trick is not None and trick.next_leader is not None:
        yield Line("leads-next", {"how": trick.next_by}, {"who": trick.next_leader})


# What is asked -----------------------------------------------------------------------------------


def ask(view: View) -> Line:
    """Of the seat at turn, whose view it is."""
    if view.asked == "take":
        return Line("ask-take")
    numbers = [card for card in view.hand if is_number(card)]
    if not numbers:
        return Line("ask-twist")
    colour = view.trick.colour if view.trick else None
    if colour is None:
        return Line("ask-any" if view.trick else "ask-lead")
    follows = any(card[0] == colour for card in numbers)
    return Line("ask-follow" if follows else "ask-other", {"suit": colour})


def button(view: View, step: str) -> Line:
    if step.startswith("take "):
        cards = [card_line(card) for card in step.removeprefix("take ").split("+")]
        return Line("do-take", {"cards": cards})
    return Line("do-play", {"card": card_line(step)})


def why_not(view: View, step: str) -> Line:
    if view.asked == "take":
        return Line("take-now", {"example": _example(view)})
    if step not in view.hand:
        known = step in TWISTS or (step[:1] in COLOURS and step[1:].lstrip("-").isdigit())
        return Line("not-yours" if known else "no-such-step")
    colour = view.trick.colour if view.trick else None
    return Line("must-follow", {"suit": colour or "A"})


def _example(view: View) -> str:
    """How a choice of the trick is written."""
    laid = view.trick.cards if view.trick else []
    cards = sorted(card.card for card in laid if card.value is not None)
    return f"take {'+'.join(cards[:2])}"


# How it ended ------------------------------------------------------------------------------------


def result(view: View, winners: Sequence[int]) -> list[Line]:
    stars = view.seats[winners[0]].score
    if len(winners) > 1:
        return [Line("share", {"stars": stars, "names": names(winners)})]
    equal = [seat for seat in view.seats if seat.score == stars]
    lines = [Line("wins", {"stars": stars}, {"who": winners[0]})]
    if len(equal) > 1:
        lines.append(Line("by-cards", {"cards": view.seats[winners[0]].turned}))
    return lines
