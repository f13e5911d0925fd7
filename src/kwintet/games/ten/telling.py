"""10 in words: what was done, what is asked, how it ended. Told from views alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from kwintet.game import Line, names

from .asking import ask, button, why_not
from .cards import JOKER, a_card, points
from .table import WORTH
from .view import Card, Counted, Exchange, Settled, Standing, View

__all__ = ["HELP", "ask", "button", "result", "tell", "why_not"]

HELP = {
    "rounds": "round",
    "deal": "round",
    "lay": "lay",
    "open": "bid",
    "bid": "auction",
    "guard": "guard",
    "turn up": "second",
    "add": "second",
    "starter": "next",
    "over": "end",
}

# What a step did ---------------------------------------------------------------------------------


def tell(before: View, step: str, after: View) -> list[Line]:
    word, *rest = step.split(" ")
    if word.startswith("!"):
        return [*_set_up(word, after)]
    return [
        _done(before, word, rest, after),
        *_exchanged(before, word, after),
        *_followed(before, word, rest, after),
    ]


def _set_up(word: str, after: View) -> Iterator[Line]:
    if word == "!rounds":
        yield Line("shuffled")
        return
    yield Line("dealt")
    if after.hand:
        yield Line("dealt-hand", {"cards": [a_card(card) for card in after.hand]})
    yield Line("starts", {}, {"who": cast("int", after.turn)})
    yield _round(after)


def _round(after: View) -> Line:
    return Line("round-card", {"round": after.round, "points": cast("int", after.round_card)})


def _done(before: View, word: str, rest: list[str], after: View) -> Line:
    """What the player at turn did."""
    seat = cast("int", before.turn)
    who = {"who": seat}
    match word, rest:
        case "lay", [card, side, guard]:
            return _laid(card, side, int(guard), who)
        case "open", [owner, bid]:
            return Line("bids", {"bid": int(bid)}, who | {"owner": _seat(owner)})
        case "bid", [bid]:
            return Line("bids-more", {"bid": int(bid)}, who)
        case "swap", [owner]:
            return Line("swaps", {}, who | {"owner": _seat(owner)})
        case "pass", _:
            return Line("passes" if before.auction else "does-not-bid", {}, who)
        case "guard", [tokens]:
            guarded = before.seats[seat].guard + int(tokens)
            return Line("guards", {"tokens": int(tokens), "guard": guarded}, who)
        case "reveal", _:
            card = cast("str", cast("Card", after.seats[seat].front).card)
            return Line("turns-up", {"card": a_card(card)}, who)
        case "keep", _:
            return Line("keeps-down", {}, who)
        case "add", [card]:
            return Line("adds", {"card": a_card(card), "sum": _sum(after, seat)}, who)
        case "stop", _:
            return Line("stops", {"sum": _sum(after, seat)}, who)
        case _:
            return _names(seat, _seat(rest[0]))


def _seat(text: str) -> int:
    return int(text.removeprefix("S"))


def _laid(card: str, side: str, guard: int, who: dict[str, int]) -> Line:
    if card == "?":
        return Line("lays-unseen", {"guard": guard}, who)
    key = "lays-up" if side == "up" else "lays-down"
    return Line(key, {"card": a_card(card), "guard": guard}, who)


def _sum(after: View, seat: int) -> int:
    """What a player who was at turn last has come to: it is in sight."""
    if after.settled:
        return next(found.sum for found in after.settled.standings if found.seat == seat)
    return cast("int", after.seats[seat].sum)


def _names(seat: int, starter: int) -> Line:
    if seat == starter:
        return Line("starts-again", {}, {"who": seat})
    return Line("lets-start", {}, {"who": seat, "other": starter})


# What came of it ---------------------------------------------------------------------------------


def _exchanged(before: View, word: str, after: View) -> Iterator[Line]:
    """Cards that changed places, by a swap or because nobody can or will bid more."""
    won = word in ("open", "bid", "pass") and (before.auction or word == "open")
    if word != "swap" and (not won or after.auction):
        return
    found = cast("Exchange", after.exchange)
    if won:
        yield Line("pays", {"price": found.price}, {"who": found.taker, "owner": found.owner})
    for seat in (found.taker, found.owner):
        front = after.seats[seat].front
        if front and front.card:
            key = "has-up-now" if front.up else "has-down-now"
            yield Line(key, {"card": a_card(front.card)}, {"who": seat})


def _followed(before: View, word: str, rest: list[str], after: View) -> Iterator[Line]:
    """What begins or ends with the step."""
    seconds = ("turn up", "add")
    if word == "starter":
        yield _round(after)
    elif after.asked in seconds and before.asked not in seconds:
        yield Line("bidding-over", {"pot": after.pot})
    elif after.settled and before.asked in seconds:
        yield from _round_end(after, after.settled)
        yield from _end(after, after.settled) if after.ended else _drawn(before, rest, after)


def _round_end(after: View, settled: Settled) -> Iterator[Line]:
    yield Line("all-turned-up")
    for standing in settled.standings:
        yield _stands(standing)
    sums = {standing.seat: standing for standing in settled.standings}
    best, least = sums[settled.winner], sums[settled.loser]
    yield Line(
        "wins-round",
        {"by": settled.won_by, "sum": best.sum, "highest": best.highest},
        {"who": settled.winner},
    )
    yield pot_taken(settled)
    yield Line("loses-round", {"by": settled.lost_by, "sum": least.sum}, {"who": settled.loser})
    yield cards_taken(settled)


def pot_taken(settled: Settled) -> Line:
    return Line("takes-pot", {"tokens": settled.pot}, {"who": settled.winner})


def cards_taken(settled: Settled) -> Line:
    """The round card as well, but not those that are left at the end."""
    worth = settled.points - sum(settled.round_cards)
    return Line("takes-cards", {"points": worth}, {"who": settled.loser})


def _stands(standing: Standing) -> Line:
    who = {"who": standing.seat}
    first, *second = standing.cards
    if second:
        cards = {"first": _counted(first), "second": _counted(second[0])}
        return Line("has-two", {**cards, "sum": standing.sum}, who)
    return Line(
        "has-joker" if first.card == JOKER else "has-one", {"card": a_card(first.card)}, who
    )


def _counted(counted: Counted) -> Line:
    if counted.card == JOKER:
        return Line("joker-as", {"counts": counted.counts})
    return a_card(counted.card)


def _drawn(before: View, rest: list[str], after: View) -> Iterator[Line]:
    """Hands are filled up; a player is told what came."""
    yield Line("fill-up")
    held = Counter(before.hand)
    if before.turn == after.seat:
        held.subtract(rest)  # the card added, if one was
    cards = sorted((Counter(after.hand) - held).elements(), key=after.hand.index)
    if cards:
        yield Line("you-draw", {"cards": [a_card(card) for card in cards]})


def _end(after: View, settled: Settled) -> Iterator[Line]:
    yield Line("last-round" if after.ended == "rounds" else "pile-out")
    if settled.round_cards:
        cards = [Line("number", {"n": card}) for card in settled.round_cards]
        worth = sum(settled.round_cards)
        yield Line("takes-rounds", {"cards": cards, "points": worth}, {"who": settled.loser})
    for seat, held in enumerate(after.seats):
        left = cast("list[str]", held.left)
        worth = sum(map(points, left))
        yield Line("holds", {"cards": list(map(a_card, left)), "points": worth}, {"who": seat})


# How it ended ------------------------------------------------------------------------------------


def result(view: View, winners: Sequence[int]) -> list[Line]:
    return [_winners(view, winners), *_final(view)]


def _winners(view: View, winners: Sequence[int]) -> Line:
    score = view.seats[winners[0]].score
    if len(winners) == 1:
        return Line("wins", {"points": score}, {"who": winners[0]})
    return Line("share", {"points": score, "names": names(winners)})


def _final(view: View) -> Iterator[Line]:
    """How each score came about, the best first."""
    for number in sorted(range(len(view.seats)), key=lambda number: view.seats[number].score):
        seat = view.seats[number]
        parts = {"points": seat.points, "tokens": seat.tokens, "less": WORTH * seat.tokens}
        yield Line("final", {**parts, "score": seat.score}, {"who": number})
