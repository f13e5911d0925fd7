"""Random games of Words Up that get everywhere: into the end phase, claims, second rounds."""

import random
from typing import Any

import kwintet
from kwintet.games.wordsup.tests.deals import LANGUAGES, LETTERS, view
from kwintet.position import Position

MOST_STEPS = 4000  # more than any random game takes
LIKED = {"word": 6.0, "turn": 2.0, "stop": 0.7, "skip": 0.4, "sorry": 1.0, "trade": 1.0}


def new_game(rng: random.Random, **fixed: Any) -> Position:
    """A game with random options, before its first deal."""
    players = fixed.pop("players", rng.choice((2, 3, 4)))
    language = rng.choice(LANGUAGES)
    options = {
        "language": language,
        "q": language == "nl" and rng.random() < 0.5,
        "rounds": rng.choice((1, 1, 2, 3)),
        "juniors": sorted(rng.sample(range(players), rng.randint(0, players))),
        "judge": rng.choice(("list", "table")),
    } | fixed
    if options["language"] != "nl":
        options["q"] = False
    return kwintet.new("wordsup", players, options)


def some_step(position: Position, rng: random.Random, stock: float = 0.2) -> str:
    """A step of the seat at turn: first of what kind, then which; seldom with the stock card."""
    legal = position.legal
    by_kind: dict[str, list[str]] = {}
    for step in legal:
        by_kind.setdefault(step.split(" ")[0], []).append(step)
    if "claim" in by_kind and rng.random() < 0.25 and (claim := some_claim(position, rng)):
        return claim
    by_kind.pop("claim", None)
    if "word" in by_kind and rng.random() > stock:
        without = [step for step in by_kind["word"] if "stock" not in step]
        by_kind["word"] = without or by_kind["word"]
    names = sorted(by_kind)
    kind = rng.choices(names, [LIKED.get(name, 1.0) for name in names])[0]
    return rng.choice(by_kind[kind])


def some_claim(position: Position, rng: random.Random) -> str | None:
    """A claim that is legal, of letters that are there."""
    now = view(position)
    assert isinstance(position.turn, int)
    top = now.seats[position.turn].stock[0].face
    for _ in range(8):
        cards = [square.card.face for square in now.field if square.card.face]
        place = rng.choice((0, 0, 1, 2, 3, 4))
        card = now.bonus[place - 1] if place else None
        extras = ""
        if top and top.kind in ("letter", "joker") and rng.random() < 0.4:
            cards.append(top)
            extras += " stock"
        if card and card.face:
            cards.append(card.face)
            extras += f" bonus{place}"
        alphabet = LETTERS[position.options["language"]]
        letters = [face.letter or rng.choice(alphabet) for face in cards]
        rng.shuffle(letters)
        step = f"claim {''.join(letters[: rng.choice((3, 4, 5, 6))])}{extras}"
        if position._rules.move(position._s, position._t, step) >= 0:
            return step
    return None


def random_step(position: Position, rng: random.Random, stock: float = 0.2) -> str:
    assert len(position.steps) < MOST_STEPS, "the game does not end"
    if position.turn == "chance":
        return position.draw(rng)
    step = some_step(position, rng, stock)
    position.step(step)
    return step
