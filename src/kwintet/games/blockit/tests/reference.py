"""The rules of Block It! told once more, as plainly as can be: cards are lists of letters.

Nothing is shared with the game: a table of squares by name, steps as text, sentence after sentence
of the rules page. The tests compare the two in random games.
"""

from itertools import combinations
from typing import Any

from kwintet.games.blockit.tests.deals import CROSSINGS, ORDERS, SQUARES, around

LETTERS = "RYBK"
LONGEST = 300  # turns of a player (V27)


class Table:
    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.each = options["blocks"] if players > 1 else 3
        self.no_repeat = options["no_repeat"]
        self.solo = options["solo"] if players == 1 else None
        self.cards: dict[str, list[str]] = {}  # the fields on each square, clockwise
        self.ids: dict[str, int] = {}
        self.blocks: dict[str, str] = {}  # colours by crossing
        self.turns = [0] * players  # whose die has been carried out, or ended them
        self.seat = 0
        self.asked = "layout"
        self.antis = 0  # rolled in this turn
        self.banned: set[str] = set()  # squares

    # What can be seen

    def fours(self) -> dict[str, str]:
        found = {}
        for crossing in CROSSINGS:
            one, two, three, four = around(crossing)
            if not self.cards:
                break
            meeting = {
                self.cards[one][2], self.cards[two][3], self.cards[three][0], self.cards[four][1]
            }  # fmt: skip
            if len(meeting) == 1:
                found[crossing] = meeting.pop()
        return found

    def free(self) -> list[str]:
        held = {place for crossing in self.blocks for place in around(crossing)}
        return [place for place in SQUARES if place not in held]

    def left(self, colour: str) -> int:
        return self.each - list(self.blocks.values()).count(colour)

    def own(self) -> str:
        return LETTERS if self.players == 1 else LETTERS[self.seat]

    def claims(self) -> list[str]:
        return [
            crossing
            for crossing, colour in self.fours().items()
            if colour in self.own() and crossing not in self.blocks and self.left(colour)
        ]

    def scores(self) -> list[int]:
        if self.solo == "race3":
            return self.turns
        if self.players == 1:
            return [len(self.blocks)]
        lying = list(self.blocks.values())
        return [lying.count(LETTERS[seat]) for seat in range(self.players)]

    def winners(self) -> list[int]:
        if self.asked != "over":
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def legal(self) -> list[str]:
        turnable = [place for place in self.free() if place not in self.banned]
        pairs = [" ".join(sorted(pair)) for pair in combinations(turnable, 2)]
        match self.asked:
            case "place":
                steps = [f"place {crossing}" for crossing in self.claims()] + ["roll"]
            case "lift":
                steps = [f"lift {crossing}" for crossing in self.blocks] + ["leave"]
            case "0" | "2":
                steps = [f"turn {place}" for place in turnable]
            case "1" | "3":
                steps = [f"turn {places}" for places in turnable + pairs]
            case "4":
                steps = [f"swap {' '.join(sorted(p))}" for p in combinations(self.free(), 2)]
            case _:
                steps = []
        return sorted(steps)

    # Steps

    def step(self, step: str) -> None:
        verb, _, rest = step.partition(" ")
        places = rest.split()
        match verb:
            case "!layout":
                self._lay([int(number) for number in rest.split(",")])
            case "!die":
                self._roll(int(rest))
            case "!time":
                self.asked = "over"
            case "place":
                self._place(rest)
                if self.asked != "over":
                    self.asked = "place" if self.claims() else "die"
            case "roll":
                self.asked = "die"
            case "lift":
                del self.blocks[rest]
                self.asked = "die"
            case "leave":
                self.asked = "die"
            case "swap":
                one, other = places
                self.cards[one], self.cards[other] = self.cards[other], self.cards[one]
                self.ids[one], self.ids[other] = self.ids[other], self.ids[one]
                self._carried_out(set())
            case "turn":
                half = self.asked in "13" and len(places) == 1
                for place in places:
                    for _ in range(2 if half else 1):
                        self._turn(place)
                self._carried_out(set(places))

    def _lay(self, numbers: list[int]) -> None:
        for place, number in zip(SQUARES, numbers, strict=True):
            order = list(ORDERS[number // 4 % 6])
            for _ in range(number % 4):
                order = [order[3], *order[:3]]
            self.cards[place] = order
            self.ids[place] = number // 4
        self.asked = "die"

    def _turn(self, place: str) -> None:
        a, b, c, d = self.cards[place]
        self.cards[place] = [b, c, d, a] if self.asked in "01" else [d, a, b, c]

    def _roll(self, face: int) -> None:
        self.asked = str(face)
        if face == 5:
            self.antis += 1
            if self.antis == 2:
                self._turn_ends()
            else:
                self.asked = "lift" if self.blocks else "die"
        elif not self.legal():
            self._carried_out(set())

    def _carried_out(self, turned: set[str]) -> None:
        self.banned = turned if self.no_repeat else set()
        self.turns[self.seat] += 1
        while self.claims() and self.asked != "over":
            self._place(self.claims()[0])
        if self.asked != "over":
            self.turns[self.seat] -= 1
            self._turn_ends()

    def _place(self, crossing: str) -> None:
        colour = self.fours()[crossing]
        self.blocks[crossing] = colour
        everything = self.players == 1 and self.solo != "race3"
        if len(self.blocks) == 12 if everything else not self.left(colour):
            self.asked = "over"

    def _turn_ends(self) -> None:
        self.turns[self.seat] += 1
        self.antis = 0
        most = 20 if self.solo == "turns20" else LONGEST
        if self.turns == [most] * self.players:
            self.asked = "over"
            return
        self.seat = (self.seat + 1) % self.players
        self.asked = "place" if self.claims() else "die"
