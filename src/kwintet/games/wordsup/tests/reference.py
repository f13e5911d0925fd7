"""The rules of Words Up once more, slowly and by themselves: what tests compare the game with.

Written from the rules page alone, with sets and lists of names: cards are numbers, places are
called as in views, steps are texts. It shares no code with the game.
"""

import functools
from collections import Counter
from itertools import combinations, pairwise, product
from typing import Any

from kwintet.games.wordsup.tests.deals import (
    LETTERS,
    SQUARES,
    STOCK,
    CardFace,
    faces,
    in_game,
    places,
    words,
)

LENGTHS = {(3, 1): 4, (4, 0): 4, (3, 2): 5, (4, 1): 5, (4, 2): 6}  # W6, by field cards and extras


def letter_bits(word: str) -> int:
    return sum({1 << (ord(letter) - ord("a")) for letter in word})


@functools.cache
def by_length(language: str) -> dict[int, list[tuple[str, int]]]:
    """Words, and which letters they have, as a bit set: to pass over most words quickly."""
    found: dict[int, list[tuple[str, int]]] = {3: [], 4: [], 5: [], 6: []}
    for word in words(language):
        found[len(word)].append((word, letter_bits(word)))
    return found


class Reference:
    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options
        self.language: str = options["language"]
        self.face = faces(self.language)
        self.list = set(words(self.language))
        self.names = places(players)
        self.scores = [0] * players
        self.round = 0
        self.turn: int | str | None = "chance"

    # Reading the table

    def kind(self, card: int) -> str:
        return self.face[card].kind

    def is_playable(self, card: int | None) -> bool:
        return card is not None and self.kind(card) in ("letter", "joker")

    def next(self, seat: int, by: int = 1) -> int:
        return (seat + by * (1 if self.round % 2 else -1)) % self.players

    @property
    def down(self) -> list[str]:
        return [square for square in self.field if square not in self.open]

    @property
    def me(self) -> int:
        assert isinstance(self.turn, int)
        return self.turn

    @property
    def row(self) -> list[int | None]:
        return self.bonus[self.stack]

    # What is legal

    @property
    def at_start(self) -> bool:
        return not self.touched and not self.worded

    @property
    def must_turn(self) -> bool:
        if not self.down:
            return False
        if self.late:
            return self.this_turn < 1
        return self.this_word < 3 and (self.touched or not self.worded)

    @property
    def may_turn(self) -> bool:
        return bool(self.down) and (self.this_turn < 1 if self.late else self.this_word < 4)

    def legal(self) -> set[str]:
        """All but claims."""
        steps = self.short_steps()
        if not self.claim and self.may_turn:
            steps |= {f"turn {square}" for square in self.down}
        if not self.claim and not self.must_turn:
            steps |= {f"word {word}{self.extras_text(e)}" for word, e in self.words()}
        return steps

    def short_steps(self) -> set[str]:
        """Those of one word."""
        if self.claim:
            return {"accept", "reject"}
        steps = set() if self.must_turn else {"stop"}
        stock = self.stocks[self.me]
        may_skip = len(stock) > 1 and not (self.ending and self.skipped[self.me])
        if self.at_start and self.is_playable(stock[0]) and may_skip:
            steps.add("skip")
        if self.at_start and self.kind(stock[0]) in ("sorry", "trade"):
            steps.add(self.kind(stock[0]))
        return steps

    def extras(self) -> list[tuple[bool, int]]:
        """Whether with the stock card, and the place of the bonus card, 0 for none."""
        first_alike: dict[CardFace, int] = {}
        for place, card in enumerate(self.row, 1):
            if card is not None:
                first_alike.setdefault(self.face[card], place)
        with_stock = [False, True] if self.is_playable(self.stocks[self.me][0]) else [False]
        return list(product(with_stock, [0, *first_alike.values()]))

    def extras_text(self, extras: tuple[bool, int]) -> str:
        return (" stock" if extras[0] else "") + (f" bonus{extras[1]}" if extras[1] else "")

    def extra_cards(self, extras: tuple[bool, int]) -> list[int]:
        cards = [self.stocks[self.me][0]] if extras[0] else []
        named = self.row[extras[1] - 1] if extras[1] else None
        return cards + ([named] if named is not None else [])

    def lengths(self, n: int) -> set[int]:
        """How long words with n extras may be now (W6, W22, W27)."""
        junior = self.me in self.options["juniors"]
        if not self.ending:
            found = {LENGTHS.get((len(self.open), n), 0)}
            if junior and (len(self.open), n) == (3, 0):
                found.add(3)
            return found - {0}
        allowed = {length for length in (4, 5, 6) if n <= 1 or length > 4}
        if junior and n == 0:
            allowed.add(3)
        return {length for length in allowed if 1 <= length - n <= len(self.open)}

    def all_lengths(self) -> dict[str, list[int]]:
        """The same by extras, where any is allowed now."""
        if self.claim or self.must_turn:
            return {}
        found = {
            self.extras_text(extras).strip(): sorted(self.lengths(len(self.extra_cards(extras))))
            for extras in self.extras()
        }
        return {extras: allowed for extras, allowed in found.items() if allowed}

    def spells(self, word: str, cards: list[int]) -> bool:
        if len(cards) != len(word):
            return False
        missing = Counter(word) - Counter(self.face[c].letter for c in cards)
        return missing.total() == sum(self.kind(c) == "joker" for c in cards)

    def choices(self, word: str, extras: tuple[bool, int]) -> list[list[str]]:
        """Open squares whose cards spell the word together with the extras."""
        named = self.extra_cards(extras)
        n = len(word) - len(named)
        if len(word) not in self.lengths(len(named)):
            return []
        around = [self.field[square] for square in self.open]
        letters = Counter(self.face[card].letter for card in [*around, *named])
        if (Counter(word) - letters).total() > letters[""]:
            return []
        in_order = [square for square in SQUARES if square in self.open]
        return [
            list(squares)
            for squares in combinations(in_order, n)
            if self.spells(word, [*named, *(self.field[square] for square in squares)])
        ]

    def words(self) -> list[tuple[str, tuple[bool, int]]]:
        found = []
        around = [self.field[square] for square in self.open]
        for extras in self.extras():
            named = self.extra_cards(extras)
            lengths = self.lengths(len(named))
            letters = Counter(self.face[card].letter for card in [*around, *named])
            jokers = letters.pop("", 0)
            there = letter_bits("".join(letters))
            for length in lengths:
                for word, bits in by_length(self.language)[length]:
                    if (bits & ~there).bit_count() <= jokers and self.choices(word, extras):
                        found.append((word, extras))
        return found

    def may_claim(self) -> bool:
        if self.options["judge"] != "table" or self.claim or self.claims == 3 or self.must_turn:
            return False
        return any(self.lengths(len(self.extra_cards(extras))) for extras in self.extras())

    def may_claim_this(self, spelling: str, extras: tuple[bool, int]) -> bool:
        return (
            self.may_claim()
            and set(spelling) <= set(LETTERS[self.language])
            and spelling not in self.list | self.rejected
            and extras in self.extras()
            and bool(self.choices(spelling, extras))
        )

    # Steps

    def step(self, step: str) -> None:
        first, *rest = step.split(" ")
        self.news: list[int] = []
        if first == "!deal":
            self.deal([int(number) for number in rest[0].split(",")])
        elif first == "turn":
            self.turn_up(rest[0])
        elif first in ("word", "claim"):
            extras = ("stock" in rest, int(rest[-1][-1]) if "bonus" in rest[-1] else 0)
            self.make(rest[0], extras) if first == "word" else self.ask(rest[0], extras)
        elif first in ("accept", "reject"):
            self.vote(first)
        else:
            {"stop": self.end_turn, "skip": self.skip, "sorry": self.sorry, "trade": self.trade}[
                first
            ]()

    def deal(self, cards: list[int]) -> None:
        assert sorted(cards) == in_game(self.language, self.options["q"])
        self.round += 1
        self.dealt = dict(zip(cards, self.names, strict=True))
        self.field = dict(zip(SQUARES, cards, strict=False))
        n = STOCK[self.players]
        ends = [64 + n * seat for seat in range(self.players + 1)]
        self.stocks = [cards[a:b] for a, b in pairwise(ends)]
        self.bonus: list[list[int | None]] = [[], list(cards[-8:-4]), list(cards[-4:])]
        self.stack = 0
        self.open: set[str] = set()
        self.ending = self.late = False
        self.quiet = 0
        self.skipped = [False] * self.players
        self.made: list[tuple[int, str, int, list[int]]] = []
        self.pluses: dict[int, int] = {}
        self.gone: list[int] = []
        self.claim: tuple[str, tuple[bool, int]] | None = None
        self.turn = (self.round - 1) % self.players
        self.begin_turn()
        for seat in range(self.players):
            self.turn_up_top(seat)
        if self.open_stacks():
            self.end_turn()

    def begin_turn(self) -> None:
        self.touched = self.worded = False
        self.this_turn = self.this_word = self.claims = 0
        self.rejected: set[str] = set()

    def turn_up(self, square: str) -> None:
        card = self.field[square]
        kind = self.kind(card)
        self.touched = True
        self.news.append(card)
        if kind in ("letter", "joker"):
            self.open.add(square)
            self.this_turn += 1
            self.this_word += 1
            return
        del self.field[square]
        if kind == "plus":
            self.cash(self.me, card)
        else:
            self.gone.append(card)
        if kind == "trade":
            self.pass_stocks()
        if not self.field:
            self.end_round()
        elif kind == "sorry":
            self.end_turn()
        else:
            self.look_for_the_end()

    def look_for_the_end(self) -> None:
        if not self.ending and len(self.field) <= 10:
            self.ending = True
            self.quiet = 0

    def cash(self, seat: int, card: int) -> None:
        self.scores[seat] += 10
        self.pluses[card] = seat

    def pass_stocks(self) -> None:
        before = self.stocks[:]
        for seat in range(self.players):
            self.stocks[self.next(seat)] = before[seat]

    def turn_up_top(self, seat: int) -> None:
        while self.stocks[seat]:
            self.news.append(self.stocks[seat][0])
            if self.kind(self.stocks[seat][0]) != "plus":
                break
            self.cash(seat, self.stocks[seat].pop(0))

    def open_stacks(self) -> bool:
        """Open the next stack or stacks; whether that ends the turn."""
        sorry = False
        while self.stack < 2:
            self.stack += 1
            cards = [card for card in self.row if card is not None]
            self.news += cards
            sorry = sorry or any(self.kind(card) == "sorry" for card in cards)
            for card in cards:
                if self.kind(card) == "plus":
                    self.cash(self.next(self.me) if sorry else self.me, card)
                elif self.kind(card) in ("sorry", "trade"):
                    self.gone.append(card)
                if self.kind(card) == "trade":
                    self.pass_stocks()
            self.bonus[self.stack] = [c if self.is_playable(c) else None for c in self.row]
            if any(card is not None for card in self.row):
                break
        return sorry

    def make(self, word: str, extras: tuple[bool, int]) -> None:
        named = self.extra_cards(extras)

        def rank(squares: list[str]) -> tuple[int, bool, list[int]]:
            cards = [*named, *(self.field[square] for square in squares)]
            joker = any(self.kind(self.field[square]) == "joker" for square in squares)
            return -self.worth(word, cards), joker, [SQUARES.index(square) for square in squares]

        squares = min(self.choices(word, extras), key=rank)
        cards = [*named, *(self.field.pop(square) for square in squares)]
        points = self.worth(word, cards)
        self.made.append((self.me, word, points, sorted(cards)))
        self.scores[self.me] += points
        self.open -= set(squares)
        self.worded, self.touched, self.this_word = True, False, 0
        if extras[0]:
            self.stocks[self.me].pop(0)
            self.turn_up_top(self.me)
        if extras[1]:
            self.row[extras[1] - 1] = None
        if not self.stocks[self.me] or not self.field:
            self.end_round()
            return
        self.look_for_the_end()
        if extras[1] and self.row == [None] * 4 and self.open_stacks():
            self.end_turn()

    def worth(self, word: str, cards: list[int]) -> int:
        coloured = any(
            self.face[card].letter == word[0] and self.face[card].coloured for card in cards
        )
        return sum(self.face[card].value for card in cards) * (2 if coloured else 1)

    def end_turn(self) -> None:
        if not self.ending:
            self.open = set()
        sorry_begins_it = not self.ending and len(self.field) <= 10
        self.look_for_the_end()
        if self.ending and self.open:
            self.late = True
        if self.worded:
            self.quiet = 0
        elif not sorry_begins_it and (not self.ending or not self.down):
            self.quiet += 1
        self.skipped[self.me] = False
        if self.quiet >= (1 if self.ending else 10) * self.players:
            self.end_round()
            return
        self.turn = self.next(self.me)
        self.begin_turn()

    def skip(self) -> None:
        seat = self.me
        self.stocks[seat].append(self.stocks[seat].pop(0))
        self.turn_up_top(seat)
        self.end_turn()
        self.skipped[seat] = True

    def leave_stock(self) -> bool:
        self.gone.append(self.stocks[self.me].pop(0))
        self.turn_up_top(self.me)
        if self.stocks[self.me]:
            return True
        self.end_round()
        return False

    def sorry(self) -> None:
        if self.leave_stock():
            self.end_turn()

    def trade(self) -> None:
        if self.leave_stock():
            self.pass_stocks()

    def ask(self, spelling: str, extras: tuple[bool, int]) -> None:
        self.claims += 1
        self.claim = spelling, extras
        self.votes: list[str] = []
        self.turn = self.next(self.me)

    def vote(self, answer: str) -> None:
        assert self.claim
        self.votes.append(answer)
        self.turn = self.next(self.me)
        if len(self.votes) == self.players - 1:
            (spelling, extras), self.claim = self.claim, None
            if self.votes.count("accept") >= self.votes.count("reject"):
                self.make(spelling, extras)
            else:
                self.rejected.add(spelling)

    def end_round(self) -> None:
        self.penalties = [2 * sum(self.face[c].value for c in left) for left in self.stocks]
        self.scores = [a - b for a, b in zip(self.scores, self.penalties, strict=True)]
        self.turn = None if self.round == self.options["rounds"] else "chance"
