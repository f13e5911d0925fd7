"""Words Up in words: what was done, what is asked, how it ended. Told from views alone."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from kwintet.game import Line, names

from .asking import ask, button, faces, open_cards, spelled, which, why_not
from .table import FRUITLESS, PLUS_POINTS, stock_size
from .view import Card, Claim, Face, Settled, View

__all__ = ["HELP", "ask", "button", "result", "tell", "why_not"]

Args = dict[str, Any]  # of a line
HELP = {
    "deal": "setup",
    "turn": "turn",
    "turn or word": "words",
    "word": "words",
    "vote": "claim",
    "over": "score",
}


def _face(face: Face) -> Line:
    kind = "coloured" if face.coloured else face.kind
    return Line("face", {"kind": kind, "letter": spelled(face.letter), "value": face.value})


# What a step did ---------------------------------------------------------------------------------


def tell(before: View, step: str, after: View) -> list[Line]:
    word = step.partition(" ")[0]
    if word == "!deal":
        return list(_dealt(after))
    lines = list(_TOLD[word](before, step, after))
    if after.settled and after.settled != before.settled:
        return [*lines, _why_over(before, after), *_counted(after.settled)]
    if after.phase != before.phase:
        lines.append(Line("end-phase" if after.phase == "begun" else "one-each"))
    return lines


def _dealt(after: View) -> Iterator[Line]:
    """The field, the tops of the stocks, and the first bonus stack (W3, W4)."""
    first = (after.round - 1) % len(after.seats)
    args: Args = {"round": after.round, "stock": stock_size(len(after.seats))}
    yield Line("dealt", args, {"who": first})
    if not after.clockwise:
        yield Line("counter-clockwise")
    tops = []
    for card, face in _turned_up(after, "s"):
        seat = int(card.id[1])
        if face.kind == "plus":
            yield _stock_plus(seat)
        else:
            tops.append(Line("top-of", {"card": _face(face)}, {"who": seat}))
    yield Line("tops", {"tops": tops})
    yield from _bonus(after, first)


def _turned_up(after: View, place: str) -> Iterator[tuple[Card, Face]]:
    """What the step turned up of the stocks (s) or the bonus stacks (b1, b2)."""
    for card in after.news:
        if card.face and card.id.startswith(place) and "." in card.id:
            yield card, card.face


def _stock_plus(seat: int) -> Line:
    return Line("stock-plus", {"points": PLUS_POINTS}, {"who": seat})


def _turned(before: View, step: str, after: View) -> Iterator[Line]:
    seats = {"who": before.turn or 0}
    for face in faces(after.news):
        yield Line("turns", {"square": step.removeprefix("turn "), "card": _face(face)}, seats)
        if face.kind == "plus":
            yield Line("plus", {"points": PLUS_POINTS}, seats)
        elif face.kind == "trade":
            yield Line("stocks-move")
        elif face.kind == "sorry":
            yield Line("sorry-ends", {}, seats)
            yield from _left_open(before)


def _left_open(before: View) -> Iterator[Line]:
    """What becomes of the open cards when a turn ends."""
    if open_cards(before) and before.phase in _LEFT:
        yield Line(_LEFT[before.phase])


_LEFT = {"before": "face-down-again", "begun": "stay-open"}  # from then on they always stay


def _stopped(before: View, step: str, after: View) -> Iterator[Line]:
    yield Line("stops", {}, {"who": before.turn or 0})
    yield from _left_open(before)


def _skipped(before: View, step: str, after: View) -> Iterator[Line]:
    who = before.turn or 0
    for face in faces(before.seats[who].stock[:1]):
        yield Line("skips", {"card": _face(face)}, {"who": who})
    yield from _replaced(after, who)


def _served(before: View, step: str, after: View) -> Iterator[Line]:
    yield Line("sits-out", {}, {"who": before.turn or 0})
    yield from _replaced(after, before.turn or 0)


def _traded(before: View, step: str, after: View) -> Iterator[Line]:
    """The next card is turned up, then stocks are passed; not if none is left (W31, W30)."""
    yield Line("plays-trade", {}, {"who": before.turn or 0})
    yield from _replaced(after, before.turn or 0)
    if after.turn is not None:
        yield Line("stocks-move")


def _replaced(after: View, who: int) -> Iterator[Line]:
    """What came up on the stock of whoever took a step."""
    for _, face in _turned_up(after, "s"):
        if face.kind == "plus":
            yield _stock_plus(who)
        else:
            yield Line("next-top", {"card": _face(face)}, {"who": who})


# Words -------------------------------------------------------------------------------------------


def _made(before: View, step: str, after: View) -> Iterator[Line]:
    return _laid(step.split(" ")[2:], before.turn or 0, after)


def _laid(extras: list[str], who: int, after: View) -> Iterator[Line]:
    word = after.words[-1]
    yield Line("makes", {"word": spelled(word.word), "extras": which(extras)}, {"who": who})
    values = [face.value for face in faces(word.cards) if face.value]
    args: Args = {"values": " + ".join(map(str, values)), "sum": sum(values), "points": word.points}
    yield Line("worth-double" if word.doubled else "worth", args)
    yield from _replaced(after, who)
    yield from _bonus(after, who)


def _claimed(before: View, step: str, after: View) -> Iterator[Line]:
    yield Line("claims", {"word": spelled(step.split(" ")[1])}, {"who": before.turn or 0})


def _answered(before: View, step: str, after: View) -> Iterator[Line]:
    claim = cast(Claim, before.claim)
    word: Args = {"word": spelled(claim.word)}
    yield Line("accepts" if step == "accept" else "rejects", word, {"who": before.turn or 0})
    if after.claim:
        return
    accepts = claim.accepts + (step == "accept")
    rejects = claim.rejects + (step == "reject")
    votes = {"accepts": accepts, "rejects": rejects}
    yield Line("claim-counts" if accepts >= rejects else "claim-fails", {**word, **votes})
    if accepts >= rejects:
        yield from _laid(claim.extras.split(), claim.seat, after)


# Bonus cards -------------------------------------------------------------------------------------


def _bonus(after: View, who: int) -> Iterator[Line]:
    """The bonus stacks that were turned up, and what the special cards in them did (W15, W32)."""
    over = False
    for stack, key in (("b1.", "bonus-first"), ("b2.", "bonus-second")):
        cards = list(_turned_up(after, stack))
        if not cards:
            continue
        yield Line(key, {"cards": [_face(face) for _, face in cards]}, {"who": who})
        if not over and any(face.kind == "sorry" for _, face in cards):
            over = True
            yield Line("sorry-ends", {}, {"who": who})
        yield from _gifts(after, cards)


def _gifts(after: View, cards: list[tuple[Card, Face]]) -> Iterator[Line]:
    owners = {plus.card.id: plus.seat for plus in after.pluses}
    for card, face in cards:
        if face.kind == "plus":
            yield Line("plus", {"points": PLUS_POINTS}, {"who": owners[card.id]})
    for _, face in cards:
        if face.kind == "trade":
            yield Line("stocks-move")


# The end of a round ------------------------------------------------------------------------------


def _counted(settled: Settled) -> Iterator[Line]:
    for seat, stock in enumerate(settled.stocks):
        if left := [_face(face) for face in faces(stock)]:
            args: Args = {"cards": left, "penalty": settled.penalties[seat]}
            yield Line("left-over", args, {"who": seat})
    for seat, words in enumerate(settled.words):
        pluses, penalty = settled.pluses[seat], settled.penalties[seat]
        counted: Args = {"words": words, "pluses": pluses, "penalty": penalty}
        counted["points"] = words + pluses - penalty
        yield Line("round-points", counted, {"who": seat})


def _why_over(before: View, after: View) -> Line:
    for seat, each in enumerate(after.seats):
        if not each.stock:
            return Line("over-stock", {}, {"who": seat})
    if not after.field:
        return Line("over-field")
    if before.phase != "before":
        return Line("over-end-phase")
    return Line("over-quiet", {"turns": FRUITLESS * len(after.seats)})


_TOLD: dict[str, Callable[[View, str, View], Iterator[Line]]] = {
    "turn": _turned,
    "word": _made,
    "claim": _claimed,
    "accept": _answered,
    "reject": _answered,
    "stop": _stopped,
    "skip": _skipped,
    "sorry": _served,
    "trade": _traded,
}


# How it ended ------------------------------------------------------------------------------------


def result(view: View, winners: Sequence[int]) -> list[Line]:
    """Who has won, and how far the next are behind."""
    points = view.seats[winners[0]].score
    if len(winners) > 1:
        return [Line("share", {"points": points, "names": names(winners)})]
    rest = [seat for seat in range(len(view.seats)) if seat != winners[0]]
    best = max(view.seats[seat].score for seat in rest)
    next_best = [seat for seat in rest if view.seats[seat].score == best]
    return [
        Line("wins", {"points": points}, {"who": winners[0]}),
        Line("margin", {"points": points - best, "names": names(next_best)}),
    ]
