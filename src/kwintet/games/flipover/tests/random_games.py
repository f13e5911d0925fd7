"""Random games of Flip Over, taken down round by round in the words of the rules page."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

import kwintet
from kwintet.games.flipover.tests.deals import hand, rank, row_of, view
from kwintet.position import Position


@dataclass
class Card:
    """A card that was played, and what could have been."""

    seat: int
    card: str
    legal: list[str]


@dataclass
class Round:
    number: int
    hands: list[set[str]]  # at the first lead
    row: str  # the discs
    first: int  # who leads
    before: list[int]  # scores at the start
    cards: list[Card] = field(default_factory=list)
    gifts: list[Card] = field(default_factory=list)
    after: list[int] = field(default_factory=list)  # scores at the end

    @property
    def tricks(self) -> list[list[Card]]:
        n = len(self.hands)
        return [self.cards[i : i + n] for i in range(0, len(self.cards), n)]


def play_at_random(rng: random.Random, players: int, options: dict[str, Any]) -> Position:
    position = kwintet.new("flipover", players, options)
    while position.turn is not None:
        if position.turn == "chance":
            position.draw(rng)
        else:
            position.step(rng.choice(position.legal))
    return position


def replay(game: Position) -> Iterator[tuple[Position, str]]:
    """The game step by step: each position, and the step about to be taken there."""
    position = kwintet.new("flipover", game.players, game.options)
    for step in game.steps:
        yield position, step
        position.step(step)


def written_rounds(game: Position) -> list[Round]:
    rounds: list[Round] = []
    for position, step in replay(game):
        if step.startswith("!"):
            continue
        seat = position.turn
        assert isinstance(seat, int)
        if len(rounds) < view(position).round:
            close(rounds, position)
            rounds.append(open_round(position))
        if step.startswith("give "):
            rounds[-1].gifts.append(Card(seat, step.removeprefix("give "), position.legal))
            continue
        if not rounds[-1].cards:
            rounds[-1].first = seat
            rounds[-1].hands = [set(hand(position, i)) for i in range(game.players)]
        rounds[-1].cards.append(Card(seat, step, position.legal))
    close(rounds, game)
    return rounds


def open_round(position: Position) -> Round:
    return Round(view(position).round, [], row_of(position), -1, position.scores)


def close(rounds: list[Round], position: Position) -> None:
    if rounds:
        rounds[-1].after = position.scores


TRUMPS = {"trumps": True}, {"trumps": False}
SETUPS = {"setup": "random"}, {"setup": "alternating"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (players, trumps | setup | {"teams": teams, "rounds": 5})
    for trumps, setup in product(TRUMPS, SETUPS)
    for players, teams in ((3, False), (4, False), (4, True), (5, False))
]


@dataclass
class Game:
    end: Position
    rounds: list[Round]

    @property
    def teams(self) -> bool:
        return bool(self.end.options["teams"])


@cache
def games() -> list[Game]:
    rng = random.Random(23)
    played = [play_at_random(rng, *table) for table in TABLES for _ in range(3)]
    return [Game(end, written_rounds(end)) for end in played]


def rounds() -> list[tuple[Game, Round]]:
    return [(game, played) for game in games() for played in game.rounds]


def winner(trick: list[Card], k: int, trumps: bool) -> int:
    """Who wins trick k, in the words of F7 and F8."""
    trump_cards = [c for c in trick if trumps and rank(c.card) == k]
    if trump_cards:
        return trump_cards[-1].seat
    of_suit_led = [c for c in trick if c.card[0] == trick[0].card[0]]
    return max(of_suit_led, key=lambda c: rank(c.card)).seat


def winners_of(game: Game, played: Round) -> list[int]:
    trumps = game.end.options["trumps"]
    return [winner(trick, k, trumps) for k, trick in enumerate(played.tricks, 1)]


def other_sides(row: str) -> str:
    return row.translate(str.maketrans("+-", "-+"))
