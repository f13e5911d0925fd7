"""Block It! in words: what was done, what is asked, how it ended. Told from views alone."""

from collections.abc import Iterator, Sequence
from typing import cast

from kwintet.game import Line, Parts, names

from .view import FACES, Block, Four, Last, View, places, square_line

HELP = {
    "layout": "setup",
    "die": "turn",
    "place": "blocks",
    "turn": "cards",
    "turn twice": "cards",
    "swap": "cards",
    "lift": "anti-block",
    "over": "end",
}
NAMED = {f"{letter}{number}" for letter in "abcde" for number in range(1, 6)}
WRITTEN = {  # how many cards or crossings a step names, by its first word
    "place": (1,),
    "roll": (0,),
    "turn": (1, 2),
    "swap": (2,),
    "lift": (1,),
    "leave": (0,),
}
WANTED = {  # first words of the steps, by what is asked
    "place": ("place", "roll"),
    "turn": ("turn",),
    "turn twice": ("turn",),
    "swap": ("swap",),
    "lift": ("lift", "leave"),
}


def die_line(face: str) -> Line:
    return Line("die", {"die": face.replace(" ", "-")})


# What a step did ---------------------------------------------------------------------------------


def tell(before: View, step: str, after: View) -> list[Line]:
    word, *names = step.split()
    who = {"who": before.player}
    match word:
        case "!layout":
            return [Line("laid-out"), *_colours(after)]
        case "!die":
            return [*_rolled(FACES[int(names[0])], before, after)]
        case "!time":
            return [Line("time-up")]
        case "roll":
            return [Line("waits", {"squares": len(_waiting(before))}, who)]
        case "leave":
            return [Line("leaves", {}, who)]
        case "lift":
            return [*_lifted(after)]
        case "place":
            return [*_changes(before, after)]
    return [*_moved(after), *_changes(before, after)]


def _colours(view: View) -> Iterator[Line]:
    """Who plays what, where there is a choice."""
    for colour in view.colours:
        if view.solo is None:
            yield Line("plays-colour", {"colour": colour.colour}, {"who": colour.seat})


def _rolled(die: str, before: View, after: View) -> Iterator[Line]:
    who = {"who": before.player}
    yield Line("rolls", {"die": die_line(die)}, who)
    if after.again:
        yield Line("none-to-take", {}, who)
    elif after.last and after.last.die == "anti-block":
        yield Line("anti-block-again", {}, who)
    elif after.last:
        yield Line("nothing-possible", {"die": "swap" if die == "swap" else "turn"})
        yield from _changes(before, after)


def _moved(after: View) -> Iterator[Line]:
    """What was turned or swapped."""
    last = cast("Last", after.last)
    who = {"who": last.seat}
    if last.swapped:
        yield Line("swaps", {"cards": places(sorted(last.swapped))}, who)
    for turn in last.turned[:1]:  # a second one is turned alike
        cards = places(sorted(each.square for each in last.turned))
        yield Line("turns", {"cards": cards, "way": _way(turn.quarters)}, who)


def _way(quarters: int) -> str:
    return "half" if abs(quarters) > 1 else "left" if quarters < 0 else "right"


def _changes(before: View, after: View) -> Iterator[Line]:
    """Squares that came and went, and blocks that were put."""
    had, has = ({(four.crossing, four.colour) for four in view.fours} for view in (before, after))
    for four in before.fours:
        if (four.crossing, four.colour) not in has:
            yield Line("breaks", {"square": square_line("square", four.crossing, four.colour)})
    new = [four for four in after.fours if (four.crossing, four.colour) not in had]
    for four in new:
        yield _made(four, before.player)
    for block in after.last.placed if after.last else []:
        if block.crossing not in {four.crossing for four in new}:
            square = square_line("square", block.crossing or "", block.colour)
            yield Line("puts", {"square": square}, {"who": block.seat})


def _made(four: Four, player: int) -> Line:
    square = square_line("new-square", four.crossing, four.colour)
    if four.seat is None:
        return Line("makes-for-nobody", {"square": square})
    if four.block:
        return Line("makes", {"square": square}, {"who": four.seat})
    if four.seat == player:
        return Line("makes-spare", {"square": square})
    return Line("makes-for", {"square": square}, {"other": four.seat})


def _lifted(after: View) -> Iterator[Line]:
    last = cast("Last", after.last)
    lifted = cast("Block", last.lifted)
    block = Line("block", {"colour": lifted.colour})
    what: Parts = {"block": block, "crossing": lifted.crossing or ""}
    if lifted.seat == last.seat:
        yield Line("takes-own", what, {"who": lifted.seat})
    else:
        yield Line("takes", what, {"who": last.seat, "owner": lifted.seat})


# What is asked -----------------------------------------------------------------------------------


def _waiting(view: View) -> list[Four]:
    """The squares of the player whose turn it is that a block can go on."""
    left = {colour.colour for colour in view.colours if colour.left}
    own = [four for four in view.fours if four.seat == view.player and not four.block]
    return [four for four in own if four.colour in left]


def _soon(view: View) -> list[str]:
    """The crossings of those that get one at the end of the turn."""
    left = {colour.colour: colour.left for colour in view.colours}
    soon = []
    for four in _waiting(view):
        left[four.colour] -= 1
        if left[four.colour] >= 0:
            soon.append(four.crossing)
    return soon


def ask(view: View) -> Line:
    """Of the seat at turn, whose view it is."""
    if view.asked == "place":
        return Line("ask-place", {"crossings": places([f.crossing for f in _waiting(view)])})
    if view.asked == "lift":
        return Line("ask-lift")
    asked = _ask_cards(view)
    if soon := _soon(view):
        return Line("ask-and-put", {"asked": asked, "crossings": places(soon)})
    return asked


def _ask_cards(view: View) -> Line:
    if view.asked == "swap":
        return Line("ask-swap")
    return Line("ask-twice" if view.asked == "turn twice" else "ask-turn", {"way": _side(view)})


def _side(view: View) -> str:
    return (view.die or "").partition(" ")[0]


def button(view: View, step: str) -> Line:
    word, *names = step.split()
    match word:
        case "place":
            return Line("do-place", {"crossing": names[0]})
        case "roll":
            return Line("do-roll")
        case "lift":
            return Line("do-lift", {"crossing": names[0]})
        case "leave":
            return Line("do-leave")
        case "swap":
            return Line("do-swap", {"cards": places(names)})
    way = "half" if view.asked == "turn twice" and len(names) == 1 else _side(view)
    return Line("do-turn", {"cards": places(names), "way": way})


# Why not -----------------------------------------------------------------------------------------


def why_not(view: View, step: str) -> Line:
    word, *names = step.split(" ")
    if len(names) not in WRITTEN.get(word, ()) or not NAMED.issuperset(names):
        return Line("no-such-step", {"asked": view.asked.replace(" ", "-")})
    if word not in WANTED[view.asked]:
        return Line("not-now", {"asked": ask(view)})
    if word == "place":
        return _why_not_place(view, names[0])
    if word == "lift":
        return Line("no-block", {"crossing": names[0]})
    return _why_not_cards(view, word, names)


def _why_not_place(view: View, crossing: str) -> Line:
    own = [f for f in view.fours if f.crossing == crossing and f.seat == view.player]
    if not own:
        return Line("no-square", {"crossing": crossing})
    return Line("has-block" if own[0].block else "no-blocks-left", {"crossing": crossing})


def _why_not_cards(view: View, word: str, names: list[str]) -> Line:
    if len(names) > 1 and view.asked == "turn":
        return Line("one-card")
    if len(set(names)) < len(names):
        return Line("two-cards")
    cards = [card for card in view.cards if card.square in names]
    for card in cards:
        if card.held:
            return Line("locked", {"card": card.square})
        if card.banned and word == "turn":
            return Line("just-turned", {"card": card.square})
    return Line("in-order", {"example": f"{word} {' '.join(sorted(names))}"})


# How it ended ------------------------------------------------------------------------------------


def result(view: View, winners: Sequence[int]) -> list[Line]:
    if view.solo:
        return [_result_alone(view)]
    first = winners[0]
    if any(colour.left == 0 for colour in view.colours):
        return [Line("wins", {"blocks": view.seats[first].score}, {"who": first})]
    return [*_turns_over(view), _most(view, winners)]


def _result_alone(view: View) -> Line:
    seat = view.seats[0]
    if view.solo != "race3":
        how = "all" if all(colour.left == 0 for colour in view.colours) else "some"
        return Line("placed-alone", {"blocks": seat.score, "turns": seat.turns, "how": how})
    for colour in view.colours:
        if colour.left == 0:
            return Line("race-won", {"colour": colour.colour, "turns": seat.score})
    return Line("race-lost", {"turns": seat.turns})


def _turns_over(view: View) -> Iterator[Line]:
    if all(seat.turns == view.most_turns for seat in view.seats):
        yield Line("turns-over", {"turns": view.most_turns})


def _most(view: View, winners: Sequence[int]) -> Line:
    blocks = view.seats[winners[0]].score
    if len(winners) == 1:
        return Line("wins-most", {"blocks": blocks}, {"who": winners[0]})
    return Line("share", {"blocks": blocks, "names": names(winners)})
