"""The rules of 10 once more, slowly and by themselves: what tests compare the game with.

Written from the rules page alone, as one long story that waits wherever somebody has to say
something: cards are texts, hands are lists of them. It shares no code with the game.
"""

from collections.abc import Generator
from typing import Any

Ask = tuple[int | str | None, list[str]]  # who, and what they may do
Story = Generator[Ask, str, None]
JOKER = "J"


def card_of(number: int) -> str:
    if number < 55:
        return str(number // 5)
    return f"p{number - 54}" if number < 63 else JOKER


def value(card: str) -> int:
    return int(card.removeprefix("p"))


def points(card: str) -> int:
    if card == JOKER:
        return 10
    return value(card) + 2 if card[0] == "p" else 1


def counted(cards: list[str]) -> list[int]:
    """What each card counts: a joker as what is missing to 10 (N18)."""
    if cards == [JOKER, JOKER]:
        return [10, 0]
    others = sum(value(card) for card in cards if card != JOKER)
    return [10 - others if card == JOKER else value(card) for card in cards]


class Reference:
    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.spares = 7 - players if options["spare_jokers"] else 0
        self.tokens = [7] * players
        self.guards = [0] * players
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.taken: list[list[str]] = [[] for _ in range(players)]
        self.round_cards: list[list[int]] = [[] for _ in range(players)]
        self.fronts: list[list[str]] = [[] for _ in range(players)]  # cards in front, or none
        self.up = [False] * players
        self.pot = 0
        self.round = 0
        self.left: list[str] = []
        self.winner = self.loser = -1
        self._story = self._game()
        self.turn, self.legal = next(self._story)

    def step(self, step: str) -> None:
        self.turn, self.legal = self._story.send(step)

    @property
    def scores(self) -> list[int]:
        return [
            sum(map(points, self.taken[i])) + sum(self.round_cards[i]) - 2 * self.tokens[i]
            for i in range(self.players)
        ]

    @property
    def winners(self) -> list[int]:
        best = min(self.scores)
        return [i for i in range(self.players) if self.scores[i] == best and self.turn is None]

    def clockwise(self, starter: int) -> list[int]:
        return [(starter + i) % self.players for i in range(self.players)]

    # The game

    def _game(self) -> Story:
        rounds = numbers((yield "chance", []))
        self._deal(numbers((yield "chance", [])))
        starter = 0
        for number, card in enumerate(rounds, 1):
            self.round = number
            order = self.clockwise(starter)
            self.up = [False] * self.players
            self.fronts = [[] for _ in order]
            yield from self._lay(order)
            yield from self._bid_and_swap(order)
            yield from self._second_cards(order)
            self._settle(order, card)
            if number == 10:
                break
            if not self._fill(order):
                self.round_cards[self.loser] += rounds[number:]
                break
            named = yield self.winner, [f"starter S{i}" for i in range(self.players)]
            starter = int(named[-1])
        for i in range(self.players):
            self.taken[i] += self.hands[i]
        yield None, []

    def _deal(self, order: list[int]) -> None:
        cards = [card_of(number) for number in order]
        for i in range(self.players):
            self.hands[i] = [JOKER, *cards[:3]]
            del cards[:3]
        self.left = cards

    def _lay(self, order: list[int]) -> Story:
        for i in order:
            legal = [
                f"lay {card} {side} {guard}"
                for card in set(self.hands[i])
                for side in ("up", "down")
                for guard in range(3)
                if guard <= self.tokens[i]
            ]
            _, card, side, guard = (yield i, legal).split()
            self.hands[i].remove(card)
            self.fronts[i] = [card]
            self.up[i] = side == "up"
            self._guard(i, int(guard))

    def _guard(self, seat: int, tokens: int) -> None:
        self.tokens[seat] -= tokens
        self.guards[seat] += tokens

    def _bid_and_swap(self, order: list[int]) -> Story:
        for i in order:
            others = [j for j in range(self.players) if j != i]
            legal = [f"swap S{j}" for j in others if not self.guards[j] and self.tokens[i]]
            legal += [
                f"open S{j} {bid}"
                for j in others
                for bid in range(1, self.tokens[i] + 1)
                if 1 <= self.guards[j] <= bid
            ]
            if not legal:
                continue
            word, *rest = (yield i, ["pass", *legal]).split()
            if word == "swap":
                self.tokens[i] -= 1
                self.pot += 1
                yield from self._exchange(i, int(rest[0][1:]))
            elif word == "open":
                yield from self._auction(i, int(rest[0][1:]), int(rest[1]))

    def _auction(self, bidder: int, owner: int, bid: int) -> Story:
        silent = 0
        at = bidder
        while silent < self.players - 1:
            at = (at + 1) % self.players
            silent += 1
            if at == owner or self.tokens[at] <= bid:
                continue
            legal = ["pass", *(f"bid {n}" for n in range(bid + 1, self.tokens[at] + 1))]
            step = yield at, legal
            if step != "pass":
                bidder, bid, silent = at, int(step.split()[1]), 0
        self.tokens[bidder] -= bid
        self.tokens[owner] += bid
        yield from self._exchange(bidder, owner)

    def _exchange(self, taker: int, owner: int) -> Story:
        self.fronts[taker], self.fronts[owner] = self.fronts[owner], self.fronts[taker]
        self.up[taker], self.up[owner] = self.up[owner], self.up[taker]
        for i in (taker, owner):
            most = min(2 - self.guards[i], self.tokens[i])
            if most > 0:
                step = yield i, [f"guard {n}" for n in range(most + 1)]
                self._guard(i, int(step.split()[1]))

    def _second_cards(self, order: list[int]) -> Story:
        self.pot += sum(self.guards)
        self.guards = [0] * self.players
        for i in order:
            if not self.up[i]:
                if (yield i, ["reveal", "keep"]) == "keep":
                    continue
                self.up[i] = True
            fitting = [c for c in set(self.hands[i]) if sum(counted([*self.fronts[i], c])) <= 10]
            step = yield i, ["stop", *(f"add {card}" for card in fitting)]
            if step != "stop":
                card = step.split()[1]
                self.hands[i].remove(card)
                self.fronts[i].append(card)

    def _settle(self, order: list[int], card: int) -> None:
        made = {i: counted(self.fronts[i]) for i in order}
        best = max((sum(made[i]), max(made[i])) for i in order)
        self.winner = next(i for i in order if (sum(made[i]), max(made[i])) == best)
        losers = [i for i in order if sum(made[i]) == min(sum(made[j]) for j in order)]
        if losers[-1] == self.winner:
            others = [i for i in order if i != self.winner]
            losers = [i for i in others if sum(made[i]) == min(sum(made[j]) for j in others)]
        self.loser = losers[-1]
        for cards in self.fronts:
            self.taken[self.loser] += cards
        self.round_cards[self.loser].append(card)
        self.tokens[self.winner] += self.pot
        self.pot = 0

    def _fill(self, order: list[int]) -> bool:
        for i in order:
            while len(self.hands[i]) < 4:
                if not self.left:
                    return False
                self.hands[i].append(self.left.pop(0))
        return True


def numbers(step: str) -> list[int]:
    return [int(number) for number in step.split()[1].split(",")]
