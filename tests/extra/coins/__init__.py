"""A game for tests only: what no shipped game uses of the contract, `valid` and `interrupt`.

Two or three coins are thrown, never all tails. The seats in turn take one or two heads; who takes
the last one wins. The clock may end it before.
"""

from typing import Any

import msgspec

from kwintet.game import ILLEGAL, Game, Offers
from kwintet.kernel import CHANCE, OVER, rule, state

COINS = 3
MOVES = WIDTH = 2
POOL = COINS
STATE = state(turn=1, players=1, heads=1, scores=2)
TABLES = state(most=1)
OPTIONS = state(unused=1)
WORK = state(unused=1)
OBSERVATION = (("heads", 1, "heads left"),)
OBSERVED = 1


def tables(t: Any, options: Any) -> None:
    t.most = COINS


@rule
def start(s: Any, t: Any, players: int, options: Any) -> None:
    s.players = players
    s.turn = CHANCE
    s.heads = 0
    for seat in range(players):
        s.scores[seat] = 0


@rule
def chance(s: Any, pool: Any) -> tuple[int, int, int, int]:
    for coin in range(COINS):
        pool[coin] = 0
    return 0, COINS, 0, 2


@rule
def valid(s: Any, t: Any, out: Any) -> bool:
    return out[0] + out[1] + out[2] > 0


@rule
def resolve(s: Any, t: Any, out: Any) -> None:
    s.heads = out[0] + out[1] + out[2]
    s.turn = 0


@rule
def may_interrupt(s: Any) -> bool:
    return s.turn >= 0


@rule
def interrupt(s: Any, t: Any) -> None:
    s.turn = OVER


@rule
def legal(s: Any, t: Any, moves: Any) -> int:
    n = min(s.heads, 2)
    for i in range(n):
        moves[i] = i
    return n


@rule
def play(s: Any, t: Any, move: int) -> None:
    s.heads -= move + 1
    s.scores[s.turn] += move + 1
    s.turn = 1 - s.turn if s.heads else OVER


@rule
def returns(s: Any, t: Any, out: Any) -> None:
    for seat in range(2):
        ahead = s.scores[seat] - s.scores[1 - seat]
        out[seat] = 0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0


@rule
def resample(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
    pass


@rule
def observe(s: Any, t: Any, seat: int, out: Any) -> None:
    out[0] = s.heads


NOTATION = (
    ("!throw n1,n2,n3", "the coins thrown: 1 head, 0 tail"),
    ("take 2", "take one or two heads"),
)


def text(s: Any, t: Any, move: int) -> str:
    return f"take {move + 1}"


def move(s: Any, t: Any, text: str) -> int:
    moves = {"take 1": 0, "take 2": 1}
    number = moves.get(text, ILLEGAL)
    return number if number < min(s.heads, 2) else ILLEGAL


def shown(s: Any, t: Any, move: int, seat: int | None) -> str:
    return text(s, t, move)


def reveals(s: Any, t: Any, move: int) -> bool:
    return False


def patterns(s: Any, t: Any) -> list[str]:
    return []


class View(msgspec.Struct, frozen=True):
    heads: int
    turn: int | None


def view(s: Any, t: Any, seat: int | None) -> View:
    return View(s.heads, s.turn if s.turn >= 0 else None)


def offers(s: Any, t: Any) -> Offers:
    return Offers([f"take {n + 1}" for n in range(min(s.heads, 2))])


def draw(view: View) -> str:
    return f"{view.heads} heads"


GAME = Game(
    __name__,
    title="Coins",
    players=range(2, 3),
    options=(),
    outcomes=("throw",),
    secret=frozenset(),
    components=("three coins",),
)
