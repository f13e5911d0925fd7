"""What Words Up asks of the player at turn, its buttons, and why a step is refused."""

import re
from collections import Counter
from collections.abc import Callable, Sequence

from kwintet.game import Line

from .lexicon import LONGEST
from .notation import MAKE
from .table import AT_LEAST, LATE_TURN
from .view import Card, Face, View

SHORTEST = AT_LEAST + 1  # letters of a word, but for juniors
_SQUARE = re.compile(r"turn ([a-h][1-8])")


def spelled(word: str) -> str:
    """A word as it lies on the table."""
    return word.upper()


def faces(cards: Sequence[Card | None]) -> list[Face]:
    """Of the cards that lie open."""
    return [card.face for card in cards if card and card.face]


def open_cards(view: View) -> list[Face]:
    """The cards of the field that lie open."""
    return faces([square.card for square in view.field])


def _late(view: View) -> bool:
    """Whether a player turns up one card only (W17)."""
    return view.phase == "one each"


def _to_turn(view: View) -> int:
    """How many cards have to be turned up before a word or a stop."""
    wanted = LATE_TURN if _late(view) else AT_LEAST
    return min(wanted - view.turned, view.face_down)


# What is asked -----------------------------------------------------------------------------------


def ask(view: View) -> Line:
    """Of the seat at turn, whose view it is."""
    if view.claim:
        return Line("ask-vote", {"word": spelled(view.claim.word)}, {"who": view.claim.seat})
    if view.must_turn:
        return Line("ask-more" if view.turned else "ask-turn", {"number": _to_turn(view)})
    if view.asked == "turn or word":
        return Line("ask-fourth" if view.turned else "ask-again")
    if len(open_cards(view)) < AT_LEAST:
        return Line("ask-stop")
    return Line("ask-word" if view.phase == "before" else "ask-late-word")


_BUTTONS = {
    "stop": "do-stop",
    "skip": "do-skip",
    "sorry": "do-sorry",
    "trade": "do-trade",
}


def button(view: View, step: str) -> Line:
    if step in _BUTTONS:
        return Line(_BUTTONS[step])
    word, _, rest = step.partition(" ")
    if word == "turn":
        return Line("do-turn", {"square": rest})
    if view.claim:
        key = "do-accept" if word == "accept" else "do-reject"
        return Line(key, {"word": spelled(view.claim.word)})
    spelling, *extras = rest.split(" ")
    key = "do-claim" if word == "claim" else "do-word"
    number = extras[-1].removeprefix("bonus") if extras and extras[-1] != "stock" else ""
    return Line(key, {"word": spelled(spelling), "extras": which(extras), "bonus": number})


def which(extras: Sequence[str]) -> str:
    """Which extras a step names, as the texts choose by it."""
    if len(extras) > 1:
        return "both"
    return "none" if not extras else "stock" if extras[0] == "stock" else "bonus"


# Why not -----------------------------------------------------------------------------------------


def why_not(view: View, step: str) -> Line:
    """The rule that forbids a step, as the table shows it; the word list comes last, if at all."""
    if view.claim:
        return Line("answer-first", {"word": spelled(view.claim.word)})
    if square := _SQUARE.fullmatch(step):
        return _no_turn(view, square[1])
    if made := MAKE.fullmatch(step):
        return _no_word(view, made)
    if step.partition(" ")[0] in ("word", "claim"):
        return Line("word-written")
    return _NO.get(step, _no_step)(view)


def _no_turn(view: View, square: str) -> Line:
    card = next((each.card for each in view.field if each.square == square), None)
    if card is None:
        return Line("square-empty", {"square": square})
    if card.face:
        return Line("square-open", {"square": square})
    return Line("turned-one" if _late(view) else "turned-four")


def _turn_first(view: View) -> Line:
    """Of a stop: nothing else stands in its way."""
    return Line("turn-first", {"number": _to_turn(view)})


def _top(view: View) -> Face:
    """What lies on the stock of the seat at turn."""
    return faces(view.seats[view.turn or 0].stock[:1])[0]


def _no_skip(view: View) -> Line:
    seat = view.seats[view.turn or 0]
    if _top(view).kind in ("sorry", "trade"):
        return Line("skip-special", {"kind": _top(view).kind})
    if len(seat.stock) == 1:
        return Line("skip-last")
    if view.phase != "before" and seat.skipped:
        return Line("skip-twice")
    return Line("at-start")


def _no_sorry(view: View) -> Line:
    return Line("at-start" if _top(view).kind == "sorry" else "no-sorry")


def _no_trade(view: View) -> Line:
    return Line("at-start" if _top(view).kind == "trade" else "no-trade")


def _no_vote(view: View) -> Line:
    return Line("no-claim")


def _no_step(view: View) -> Line:
    return Line("no-such-step")


_NO: dict[str, Callable[[View], Line]] = {
    "stop": _turn_first,
    "skip": _no_skip,
    "sorry": _no_sorry,
    "trade": _no_trade,
    "accept": _no_vote,
    "reject": _no_vote,
}


def _no_word(view: View, made: re.Match[str]) -> Line:
    if view.must_turn:
        return _turn_first(view)
    word = made[2]
    junior = view.seats[view.turn or 0].junior
    if not SHORTEST - junior <= len(word) <= LONGEST:
        return Line("word-length", {"junior": "yes" if junior else "no"})
    return (
        _no_extras(view, made)
        or _no_cards(view, word, _extras(view, made))
        or _no_list(view, word, made[1])
    )


def _no_extras(view: View, made: re.Match[str]) -> Line | None:
    """What is wrong with the cards that are named, if anything is."""
    if made[3] and _top(view).kind not in ("letter", "joker"):
        return Line("stock-no-letter")
    if made[4]:
        number = int(made[4])
        found = [card.face if card else None for card in view.bonus]
        if found[number - 1] is None:
            return Line("bonus-empty", {"number": number})
        first = found.index(found[number - 1]) + 1
        if first < number:
            return Line("bonus-alike", {"number": number, "first": first})
    return None


def _extras(view: View, made: re.Match[str]) -> list[Face]:
    stock = [_top(view)] if made[3] else []
    return stock + (faces([view.bonus[int(made[4]) - 1]]) if made[4] else [])


def _no_cards(view: View, word: str, extras: list[Face]) -> Line | None:
    """What is wrong with the cards, if anything is (W6, W27)."""
    field = open_cards(view)
    cards = len(word) - len(extras)
    if not field:
        return Line("none-open")
    if view.phase == "before" and cards != len(field):
        letters = len(field) + len(extras)
        if letters < SHORTEST - view.seats[view.turn or 0].junior:
            return Line("add-one")
        return Line("use-all", {"turned": len(field), "letters": letters})
    if cards < AT_LEAST:
        return Line("use-three")
    if cards > len(field) or not _spells(word, extras, field):
        return Line("no-cards", {"word": spelled(word)})
    return None


def _spells(word: str, extras: list[Face], field: list[Face]) -> bool:
    """Whether all extras and some cards of the field make the word; the joker is any letter."""
    wanted = Counter(word)
    if not _letters(extras) <= wanted:
        return False
    jokers = sum(face.kind == "joker" for face in extras + field)
    return (wanted - _letters(extras + field)).total() <= jokers


def _letters(cards: list[Face]) -> Counter[str]:
    return Counter(face.letter for face in cards if face.kind == "letter")


def _no_list(view: View, word: str, kind: str) -> Line:
    """The cards are there: what else forbids a word, or a claim (W24)."""
    if word in view.rejected:
        return Line("was-rejected", {"word": spelled(word)})
    if kind == "word":
        may_claim = "yes" if view.claims_left else "no"
        return Line("not-in-list", {"word": spelled(word), "claims": may_claim, "step": word})
    if view.claims_left is None:
        return Line("list-judges")
    return Line("in-list" if view.claims_left else "no-claims-left", {"word": spelled(word)})
