"""What is asked of the seat at turn of 10, its steps as buttons, and why a step was refused."""

import re
from collections.abc import Callable
from typing import cast

from kwintet.game import Line

from .cards import JOKER, a_card, bare, value, your_card
from .table import GUARD, TEN
from .view import Auction, Card, Seat, View

# What is asked -----------------------------------------------------------------------------------


def ask(view: View) -> Line:
    """Of the seat at turn, whose view it is."""
    match view.asked:
        case "bid":
            auction = _auction(view)
            seats = {"who": auction.bidder, "owner": auction.owner}
            return Line("ask-bid", {"bid": auction.bid}, seats)
        case "guard":
            return Line("ask-guard", {"most": _most_guard(view)})
        case "turn up":
            return Line("ask-turn-up", {"card": your_card(_card(view))})
        case "add":
            return Line("ask-add", {"sum": value(_card(view))})
        case "lay":
            return Line("ask-lay")
        case "open":
            return Line("ask-open")
        case _:
            return Line("ask-starter")


def _me(view: View) -> Seat:
    """Whoever is asked sits at the table."""
    return view.seats[cast("int", view.seat)]


def _card(view: View) -> str:
    """What lies in front of the seat at turn, which knows it, once all have laid."""
    return cast("str", cast("Card", _me(view).front).card)


def _auction(view: View) -> Auction:
    """The one under way, while bids are asked for."""
    return cast("Auction", view.auction)


def _most_guard(view: View) -> int:
    """Tokens that may still be added to one's guard."""
    return min(_me(view).tokens, GUARD - _me(view).guard)


# As a button says it -----------------------------------------------------------------------------


def button(view: View, step: str) -> Line:
    word, *rest = step.split(" ")
    match word, rest:
        case "lay", [card, side, guard]:
            key = "do-lay-up" if side == "up" else "do-lay-down"
            return Line(key, {"card": bare(card), "guard": int(guard)})
        case "open", [seat, bid]:
            return Line("do-bid", {"bid": int(bid)}, {"owner": int(seat[1:])})
        case "bid", [bid]:
            return Line("do-bid", {"bid": int(bid)}, {"owner": _auction(view).owner})
        case "swap", [seat]:
            return Line("do-swap", {}, {"owner": int(seat[1:])})
        case "pass", _:
            return Line("do-pass" if view.auction else "do-not-bid")
        case "guard", [guard]:
            return Line("do-guard", {"guard": int(guard)})
        case "reveal", _:
            return Line("do-reveal", {"card": your_card(_card(view))})
        case "keep", _:
            return Line("do-keep")
        case "add", [card]:
            return Line("do-add", {"card": a_card(card)})
        case "stop", _:
            return Line("do-stop", {"sum": value(_card(view))})
        case _:
            return Line("do-starter", {}, {"who": int(rest[0][1:])})


# Why not -----------------------------------------------------------------------------------------


def why_not(view: View, step: str) -> Line:
    """By what the seat sees: its hand, and the guards and tokens of all."""
    for asked, form, check in _CHECKS:
        found = re.fullmatch(form, step) if asked == view.asked else None
        why = found and check(view, *found.groups())
        if why:
            return why
    return _written(view)


def _written(view: View) -> Line:
    """How the steps are written that one could take now, with an example."""
    match view.asked:
        case "lay":
            return Line("write-lay", {"example": f"lay {view.hand[0]} down 0"})
        case "open":
            return Line("write-open", {"seat": "S0" if view.seat else "S1"})
        case "bid":
            return Line("write-bid", {"example": f"bid {_auction(view).bid + 1}"})
        case "guard":
            return Line("write-guard", {"example": f"guard {_most_guard(view)}"})
        case "turn up":
            return Line("write-turn-up")
        case "add":
            fitting = list(filter(_fits(view), view.hand))
            return Line("write-add", {"card": fitting[0]}) if fitting else Line("write-stop")
        case _:
            return Line("write-starter", {"example": f"starter S{view.seat}"})


def _fits(view: View) -> Callable[[str], bool]:
    """Whether a card may be added to the one in front."""
    front = _card(view)
    return lambda card: JOKER in (card, front) or value(card) + value(front) <= TEN


def _not_in_hand(view: View, card: str) -> Line | None:
    return None if card in view.hand else Line("not-in-hand")


def _too_few(view: View, tokens: int) -> Line | None:
    own = _me(view).tokens
    return Line("too-few-tokens", {"tokens": own}) if tokens > own else None


def _not_lay(view: View, card: str, guard: str) -> Line | None:
    return _not_in_hand(view, card) or _not_guard(view, guard)


def _not_guard(view: View, guard: str) -> Line | None:
    if int(guard) + _me(view).guard > GUARD:
        return Line("guard-at-most", {"most": GUARD})
    return _too_few(view, int(guard))


def _not_on(view: View, owner: int) -> Line | None:
    if owner == view.seat:
        return Line("own-card")
    return None if owner < len(view.seats) else Line("no-such-seat")


def _not_open(view: View, owner: str, bid: str) -> Line | None:
    wrong = _not_on(view, int(owner))
    if wrong:
        return wrong
    least = view.seats[int(owner)].guard
    if least == 0:
        return Line("unguarded", {"step": f"swap S{owner}"}, {"owner": int(owner)})
    if int(bid) < least:
        return Line("bid-at-least", {"least": least}, {"owner": int(owner)})
    return _too_few(view, int(bid))


def _not_swap(view: View, owner: str) -> Line | None:
    wrong = _not_on(view, int(owner))
    if wrong:
        return wrong
    least = view.seats[int(owner)].guard
    seats = {"owner": int(owner)}
    return Line("guarded", {"step": f"open S{owner} {least}"}, seats) if least else None


def _not_bid(view: View, bid: str) -> Line | None:
    standing = _auction(view).bid
    if int(bid) <= standing:
        return Line("bid-more", {"bid": standing})
    return _too_few(view, int(bid))


def _not_add(view: View, card: str) -> Line | None:
    wrong = _not_in_hand(view, card)
    if wrong or _fits(view)(card):
        return wrong
    return Line("above-ten", {"sum": value(card) + value(_card(view))})


_CARD = r"([0-9]|10|p[1-8]|J)"
_SEAT = r"S([0-6])"
_TOKENS = r"(0|[1-9][0-9]{0,3})"

# What may be wrong with a step that is written well, by what is asked.
_CHECKS: tuple[tuple[str, str, Callable[..., Line | None]], ...] = (
    ("lay", rf"lay {_CARD} (?:up|down) {_TOKENS}", _not_lay),
    ("open", rf"open {_SEAT} {_TOKENS}", _not_open),
    ("open", rf"swap {_SEAT}", _not_swap),
    ("bid", rf"bid {_TOKENS}", _not_bid),
    ("guard", rf"guard {_TOKENS}", _not_guard),
    ("add", rf"add {_CARD}", _not_add),
)
