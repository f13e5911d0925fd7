"""Deals of Words Up by hand: chosen cards in chosen places, the rest filled up; helpers to play.

Places are called as in views: a1 to h8 in the field, s1.2 the second card of seat 1's stock, b2.3
the third of the second bonus stack. A card is a letter (`k`), if need be with its value (`k2`), `!`
for a coloured one (`k2!`), or joker, plus, sorry, trade.
"""

import functools
import json
import random
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import kwintet
from kwintet.errors import IllegalStep
from kwintet.games.wordsup import View
from kwintet.position import Position

LANGUAGES = ("nl", "en", "de", "fr", "sv")
LETTERS = {
    language: "abcdefghijklmnopqrstuvwxyz" + {"de": "äöü", "sv": "åäö"}.get(language, "")
    for language in LANGUAGES
}
SPECIALS = {"joker": [78], "plus": [79, 80], "sorry": [81, 82], "trade": [83, 84]}
SQUARES = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
STOCK = {2: 6, 3: 4, 4: 3}
START = {"bonus": "b1.1", "closed": "b2.1"}  # the bonus stacks, as b1 and b2 are squares
WORDS = Path(kwintet.__file__).parent / "games" / "wordsup" / "words"


@dataclass(frozen=True)
class CardFace:
    kind: str  # letter, joker, plus, sorry, trade
    letter: str = ""
    value: int = 0
    coloured: bool = False


@functools.cache
def faces(language: str) -> list[CardFace]:
    """The 85 cards by number."""
    deck = json.loads((WORDS / f"deck_{language}.json").read_text(encoding="utf-8"))
    letters = [CardFace("letter", c["letter"], c["value"], c["coloured"]) for c in deck]
    return letters + [CardFace(kind) for kind, cards in SPECIALS.items() for _ in cards]


@functools.cache
def words(language: str) -> list[str]:
    lines = (WORDS / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return [line.split(" ")[0] for line in lines]


def places(players: int) -> list[str]:
    """What the places of a deal are called, in the order of its numbers."""
    stocks = [f"s{seat}.{i + 1}" for seat in range(players) for i in range(STOCK[players])]
    return SQUARES + stocks + [f"b{stack}.{i + 1}" for stack in (1, 2) for i in range(4)]


def in_game(language: str = "nl", q: bool = False) -> list[int]:
    queens = [n for n, face in enumerate(faces(language)) if face.letter == "q"]
    out = queens[0] if language == "nl" and not q else 80
    return [card for card in range(85) if card != out]


def is_card(token: str, face: CardFace) -> bool:
    if token in SPECIALS:
        return face.kind == token
    wanted = re.fullmatch(r"(\D)(\d*)(!?)", token)
    assert wanted, f"{token!r} is no card"
    letter, value, coloured = wanted.groups()
    return (
        face.letter == letter
        and (not value or face.value == int(value))
        and (not coloured or face.coloured)
    )


def chosen(cards: Mapping[str, str], players: int, language: str, q: bool) -> dict[str, int]:
    """The numbers of the cards that were asked for, by place; plain cards before coloured ones."""
    names = places(players)
    asked: dict[str, str] = {}
    for start, tokens in cards.items():
        first = names.index(START.get(start, start if start in names else f"{start}.1"))
        asked.update(zip(names[first:], tokens.split(), strict=False))
    face = faces(language)
    left = sorted(in_game(language, q), key=lambda n: (face[n].coloured, face[n].value, n))
    found = {}
    for place, token in sorted(asked.items(), key=lambda item: -len(item[1])):
        card = next((n for n in left if is_card(token, face[n])), None)
        assert card is not None, f"no card is left for {token} on {place}"
        left.remove(card)
        found[place] = card
    return found


def deal(cards: Mapping[str, str], players: int = 2, language: str = "nl", q: bool = False) -> str:
    """The step that deals these cards, like {"a1": "k o e k", "s0": "a sorry", "bonus": "e"}.

    Other special cards lie where they disturb least: at the end of the field, of the second bonus
    stack, of the stocks.
    """
    found = chosen(cards, players, language, q)
    names = places(players)
    rest = [card for card in in_game(language, q) if card not in found.values()]
    far = SQUARES[::-1] + names[:-5:-1] + names[64:-8][::-1]
    free = [place for place in far if place not in found]
    for card in [card for card in rest if card >= 78]:
        found[free.pop(0)] = card
        rest.remove(card)
    for place in names:
        if place not in found:
            found[place] = rest.pop(0)
    return "!deal " + ",".join(str(found[place]) for place in names)


def begin(cards: Mapping[str, str], players: int = 2, **options: Any) -> Position:
    position = kwintet.new("wordsup", players, options)
    position.step(deal(cards, players, position.options["language"], position.options["q"]))
    return position


def play(position: Position, steps: str) -> Position:
    """Take steps, joined by commas; "turn a1 b1 c1" is three."""
    for step in steps.split(", "):
        first, _, rest = step.partition(" ")
        for each in [f"turn {square}" for square in rest.split()] if first == "turn" else [step]:
            position.step(each)
    return position


def view(position: Position, seat: int | None = None) -> View:
    found: View = position.view(seat)
    return found


def refused(position: Position, step: str) -> IllegalStep:
    """The step is not legal, and trying it changes nothing."""
    before, steps = position._s.copy(), position.steps[:]
    assert step not in position.legal
    with pytest.raises(IllegalStep) as caught:
        position.step(step)
    assert position._s == before
    assert position.steps == steps
    return caught.value


def kinds(position: Position) -> set[str]:
    """The first words of the legal steps."""
    return {step.split(" ")[0] for step in position.legal}


def open_squares(position: Position) -> set[str]:
    return {square.square for square in view(position).field if square.card.face}


def stock(position: Position, seat: int) -> list[str]:
    """The cards of a stock, by where they were dealt."""
    return [card.id for card in view(position).seats[seat].stock]


def stocks(position: Position) -> list[list[str]]:
    return [stock(position, seat) for seat in range(position.players)]


def bonus(position: Position) -> list[str | None]:
    return [card.id if card else None for card in view(position).bonus]


def gone(position: Position) -> list[str]:
    return [card.face.kind for card in view(position).gone if card.face]


def made(position: Position) -> list[tuple[int, str, int]]:
    """The words of the round: who made them, what, and what they are worth."""
    return [(word.seat, word.word, word.points) for word in view(position).words]


# Getting to the end phase ------------------------------------------------------------------------


@functools.cache
def four_letters(language: str) -> list[str]:
    """Words of four letters, those with few vowels first."""
    found = [word for word in words(language) if len(word) == 4]
    return sorted(found, key=lambda word: sum(letter in "aeiouyåäöü" for letter in word))


def disjoint(language: str, letters: Counter[str], n: int) -> list[str]:
    """That many words of four letters for which the letters suffice."""
    rng = random.Random(n)
    for _ in range(1000):
        left = letters.copy()
        found: list[str] = []
        for word in sorted(four_letters(language), key=lambda _: rng.random())[:3000]:
            if len(found) < n and Counter(word) <= left:
                left -= Counter(word)
                found.append(word)
        if len(found) == n:
            return found
    raise AssertionError("no such words found")


CLEARING = ("", "plus", "trade trade", "plus trade trade")  # two trades: the stocks pass twice


def nearly_over(
    last: str,
    cards: Mapping[str, str] | None = None,
    players: int = 2,
    clearing: str | None = None,
    **options: Any,
) -> Position:
    """Seat 0 has cleared the field but for the last cards, laid from a1 on, in one long turn.

    They lie face down, the player has just made a word. What is left over when the field is cleared
    by fours are special cards, turned up first.
    """
    n = len(last.split())
    special = CLEARING[(64 - n) % 4] if clearing is None else clearing
    at = SQUARES[n:][: len(special.split())]
    language = options.get("language", "nl")
    asked = {"a1": last, SQUARES[n]: special} | dict(cards or {})
    taken = chosen(asked, players, language, options.get("q", False))
    face = faces(language)
    rest = set(in_game(language, options.get("q", False))) - set(taken.values())
    letters = Counter(face[card].letter for card in rest if card < 78)
    rows = SQUARES[n + len(at) :]
    plan = disjoint(language, letters, len(rows) // 4)
    position = begin(asked | {rows[0]: " ".join("".join(plan))}, players, **options)
    for square in at:
        position.step(f"turn {square}")
    for i, word in enumerate(plan):
        play(position, f"turn {' '.join(rows[4 * i : 4 * i + 4])}, word {word}")
    assert len(view(position).field) == n
    return position


def end_phase(last: str, cards: Mapping[str, str] | None = None, **more: Any) -> Position:
    """The same with seat 1 at turn: nothing lies open yet, the end phase has begun."""
    return play(nearly_over(last, cards, **more), "stop")
