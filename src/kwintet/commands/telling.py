"""What several commands find out and say."""

import sys
from pathlib import Path

from kwintet.errors import KwintetError, UnknownGame
from kwintet.game import Game, find, games
from kwintet.position import Position


def known_game(name: str) -> Game:
    """The game of that name; an unknown one is answered with the nearest that there is."""
    if name in games():
        return find(name)
    from difflib import get_close_matches

    plain = "".join(filter(str.isalnum, name)).lower()
    titled = [game for game in games() if find(game).title == name]
    nearest = titled or get_close_matches(plain, games(), n=1)
    if not nearest:
        return find(name)  # says which games there are
    raise UnknownGame(f"there is no game {name!r}; did you mean {nearest[0]}?")


def example_game() -> str:
    """A game to name in an example."""
    return next(iter(games()), "GAME")


def standing(position: Position) -> str:
    """Whose turn it is or who has won, in a sentence."""
    if position.turn == "chance":
        return f"chance is at turn: {position.awaiting} is awaited"
    if position.turn is not None:
        return f"seat {position.turn} is at turn"
    winners = position.winners
    if len(winners) == 1:
        return f"over: seat {winners[0]} has won"
    return f"over: seats {', '.join(map(str, winners))} share the win"


def score_line(position: Position) -> str:
    return f"scores by seat: {', '.join(map(str, position.scores))}"


def thing_count(n: int, thing: str) -> str:
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def read_file(file: str, most: int) -> bytes:
    """The bytes of a file, of a large one no more than show that it is too large."""
    if file == "-":
        if sys.stdin is None:
            raise KwintetError("it is closed")
        return sys.stdin.buffer.read(most + 1)
    if not file:
        raise KwintetError("no file is named")
    with Path(file).open("rb") as stream:
        return stream.read(most + 1)
