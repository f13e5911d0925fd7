"""The rules of Twhist told once more, with lists of texts, to compare random games with."""

from itertools import combinations
from typing import Any

TWISTS = ["win", "thief", "pole", "pass"]


class Reference:
    """A game after its deal: cards are their texts, a trick is a list of pairs."""

    def __init__(self, players: int, options: dict[str, Any], deal: list[int]) -> None:
        values = sorted([*range(-1, 6), options["doubled"]])
        cards = [f"{'ABCD'[number // 8]}{values[number % 8]}" for number in deal]
        size = 32 // players
        self.players = players
        self.hands = [cards[i * size : (i + 1) * size] + TWISTS for i in range(players)]
        self.left_over = cards[players * size :]
        self.stars = dict(zip(range(-1, 9), options["stars"], strict=True))
        self.up: list[set[int]] = [set() for _ in range(players)]
        self.trick: list[tuple[int, str]] = []
        self.leader = 0
        self.turn: int | None = 0
        self.choosing = False

    # Asked of the trick

    def numbers(self) -> list[str]:
        return [card for _, card in self.trick if card not in TWISTS]

    def first(self, twist: str) -> int | None:
        return next((seat for seat, card in self.trick if card == twist), None)

    def highest(self) -> int | None:
        """Who has played the highest card of the leading colour, the first of equal ones."""
        numbers = [(seat, card) for seat, card in self.trick if card not in TWISTS]
        if not numbers:
            return None
        colour = numbers[0][1][0]
        of_colour = [(seat, int(card[1:])) for seat, card in numbers if card[0] == colour]
        return max(of_colour, key=lambda pair: pair[1])[0]

    def taker(self) -> int | None:
        for seat in (self.first("thief"), self.first("win"), self.highest()):
            if seat is not None:
                return seat
        return None

    def next_leader(self) -> int:
        for seat in (self.first("pole"), self.first("win"), self.highest()):
            if seat is not None:
                return seat
        if self.first("thief") == self.leader:
            return (self.leader + 1) % self.players
        return self.leader

    # What happens

    def legal(self) -> list[str]:
        if self.turn is None:
            return []
        if self.choosing:
            pairs = [sorted(pair) for pair in combinations(self.numbers(), 2)]
            chosen = [[card] for card in self.numbers()] + pairs
            return sorted({"take " + "+".join(cards) for cards in chosen})
        mine = self.hands[self.turn]
        numbers = [card for card in mine if card not in TWISTS]
        leading = [card[0] for card in self.numbers()][:1]
        following = [card for card in numbers if card[0] in leading]
        return sorted({*(following or numbers), *(card for card in mine if card in TWISTS)})

    def step(self, step: str) -> None:
        assert self.turn is not None
        if self.choosing:
            self.take(step.removeprefix("take ").split("+"))
            return
        self.hands[self.turn].remove(step)
        self.trick.append((self.turn, step))
        self.turn = (self.turn + 1) % self.players
        if len(self.trick) == self.players:
            self.choosing = bool(self.numbers())
            self.turn = self.taker()
            if not self.choosing:
                self.next_trick()

    def take(self, chosen: list[str]) -> None:
        left = self.numbers()
        for card in chosen:
            left.remove(card)
        for seat in range(self.players):
            cards = chosen if seat == self.turn else left
            if cards and (seat == self.turn or seat != self.first("pass")):
                total = sum(int(card[1:]) for card in cards)
                self.up[seat] ^= {min(8, max(-1, total))}
        self.next_trick()

    def next_trick(self) -> None:
        self.leader = self.next_leader()
        self.turn = self.leader if any(self.hands) else None
        self.trick = []
        self.choosing = False

    # The result

    def scores(self) -> list[int]:
        return [sum(self.stars[number] for number in up) for up in self.up]

    def winners(self) -> list[int]:
        results = [(score, len(up)) for score, up in zip(self.scores(), self.up, strict=True)]
        return [seat for seat, result in enumerate(results) if result == max(results)]
