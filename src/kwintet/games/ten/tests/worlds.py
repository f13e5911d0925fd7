"""All positions that a seat of 10 cannot tell apart, found by telling its story anew.

A seat remembers every step as it was shown to it, and what it saw before and after each. Every card
is a piece that came to a hand at a certain time, and of the others' pieces the seat knows only
what was laid. So each way is counted in which the pieces that were seen may have come, one may have
been laid unseen, and the rest may lie in hands and pile. What comes out is dealt and replayed.
Nothing here knows how the game guesses hidden cards.
"""

import math
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce
from itertools import permutations, product

import kwintet
from kwintet.games.ten import View
from kwintet.position import Position

MOST = 300  # worlds of a late position, for each seat
MOST_WAYS = 2_500  # that they come about in, for each seat
MOST_TRIED = 30_000  # ways to put the unseen cards down, before like ones are put together

Cards = tuple[str, ...]
VALUES = {**{str(n): n for n in range(11)}, **{f"p{n}": n for n in range(1, 9)}, "J": 10}


@dataclass
class Moment:
    """A step as a seat remembers it."""

    before: View
    shown: str
    after: View


@dataclass(frozen=True)
class Tale:
    """What may have become of another seat's cards."""

    ways: int = 1  # to choose the pieces that it laid
    given: bool = True  # whether it still has the joker it was given
    unseen: int = 3  # other pieces in its hand that nobody has seen
    seen: Cards = ()  # pieces that it was not given and has laid, in that order
    hidden: str | None = None  # what it laid unseen in this round: J, or a piece: any, no joker


@dataclass(frozen=True)
class World:
    """What a seat cannot see: cards laid unseen, hands, the pile."""

    laid: tuple[str | None, ...]
    hands: tuple[Cards, ...]
    pile: Cards


@dataclass
class Story:
    """All that a seat has seen of a game."""

    seat: int
    memory: list[Moment]
    spare_jokers: bool
    laid: dict[tuple[int, str], str] = field(default_factory=dict)  # by round and id, once seen
    own: list[str] = field(default_factory=list)  # pieces that came to the seat itself

    @property
    def now(self) -> View:
        return self.memory[-1].after

    @property
    def players(self) -> int:
        return len(self.now.seats)

    @property
    def jokers(self) -> int:
        return 7 if self.spare_jokers else self.players


def remembered(position: Position, seat: int) -> Story:
    memory = []
    now = kwintet.new(position.game.name, position.players, position.options)
    for step in position.steps:
        before, shown = now.view(seat), now.shown(step, seat)
        now.step(step)
        memory.append(Moment(before, shown, now.view(seat)))
    story = Story(seat, memory, position.options["spare_jokers"])
    for moment in memory:
        _learn(story, moment)
    return story


def _learn(story: Story, moment: Moment) -> None:
    """Which cards it was that lay on the table, and which came to the hand."""
    after = moment.after
    for seat in after.seats:
        for card in (seat.front, seat.second):
            if card and card.card:
                story.laid[after.round, card.id] = card.card
    if after.settled:
        for standing in after.settled.standings:
            for counted in standing.cards:
                story.laid[after.settled.round, counted.id] = counted.card
    had = Counter(moment.before.hand)
    if moment.before.turn == story.seat and moment.shown.startswith("add "):
        had[moment.shown.split()[1]] -= 1  # it may be drawn again at once
    if moment.shown == "!deal ?":
        had["J"] += 1
    story.own += (Counter(after.hand) - had).elements()


# What may have become of the others' cards -------------------------------------------------------


def _drawn(moment: Moment) -> list[tuple[int, int]]:
    """Who fills up after a step, in that order, and by how many cards."""
    settled = moment.after.settled
    if settled is None or moment.before.settled is not None:
        return []
    return [(standing.seat, standing.drawn) for standing in settled.standings]


def _tales(story: Story, seat: int) -> list[Tale]:
    tales = [Tale()]
    for moment in story.memory:
        if moment.before.turn == seat and moment.shown.startswith(("lay ", "add ")):
            second = "+" if moment.shown.startswith("add ") else ""
            card = story.laid.get((moment.before.round, f"S{seat}{second}"))
            tales = [then for tale in tales for then in _go_on(tale, card)]
        for filling, cards in _drawn(moment):
            if filling == seat:
                tales = [replace(tale, unseen=tale.unseen + cards) for tale in tales]
    left = story.now.seats[seat].left
    return tales if left is None else [_laid_open(tale, left) for tale in tales]


def _go_on(tale: Tale, card: str | None) -> Iterator[Tale]:
    """A card leaves the hand; of several jokers the one that was given goes first."""
    if card in ("J", None) and tale.given:
        yield replace(tale, given=False, hidden="J" if card is None else tale.hidden)
    if card != "J" or not tale.given:
        unseen = tale.unseen - 1
        ways = tale.ways * tale.unseen
        if card is None:
            hidden = "no joker" if tale.given else "any"
            yield replace(tale, ways=ways, unseen=unseen, hidden=hidden)
        else:
            yield replace(tale, ways=ways, unseen=unseen, seen=(*tale.seen, card))


def _laid_open(tale: Tale, left: list[str]) -> Tale:
    """At the end everybody sees what is left in hand."""
    pieces = list((Counter(left) - Counter("J" if tale.given else "")).elements())
    assert len(pieces) == tale.unseen
    return replace(tale, unseen=0, seen=(*tale.seen, *pieces))


# Worlds ------------------------------------------------------------------------------------------


def _box(story: Story) -> Counter[str]:
    """All cards that were shuffled, as pieces."""
    cards = Counter({str(n): 5 for n in range(11)}) + Counter(f"p{n}" for n in range(1, 9))
    return cards + Counter({"J": story.jokers - story.players})


def _told(story: Story) -> list[dict[int, Tale]]:
    """Tales of all the others, in every combination."""
    others = [seat for seat in range(story.players) if seat != story.seat]
    each = (_tales(story, seat) for seat in others)
    return [dict(zip(others, tales, strict=True)) for tales in product(*each)]


def _unseen(story: Story, tales: dict[int, Tale]) -> Counter[str] | None:
    """The pieces nobody has seen; None if there are not as many of a kind as were seen."""
    seen = Counter(story.own)
    for tale in tales.values():
        seen.update(tale.seen)
    box = _box(story)
    return box - seen if seen <= box else None


def _worlds_of(story: Story, tales: dict[int, Tale]) -> Counter[World]:
    """Where the unseen pieces may lie, and in how many ways."""
    unseen = _unseen(story, tales)
    found: Counter[World] = Counter()
    if unseen is None:
        return found
    ways = math.prod(tale.ways for tale in tales.values())
    for row in _rows(tuple(sorted(unseen.items()))):
        world = _put(story, tales, row)
        if world is not None:
            found[world] += ways
    return found


@lru_cache(maxsize=32)
def _rows(cards: tuple[tuple[str, int], ...]) -> list[Cards]:
    """The cards in every order."""
    if not cards:
        return [()]
    rows = []
    for card, n in cards:
        rest = tuple((c, m - (c == card)) for c, m in cards if m > (c == card))
        assert n > 0
        rows += [(card, *row) for row in _rows(rest)]
    return rows


def _put(story: Story, tales: dict[int, Tale], row: Cards) -> World | None:
    """A row of cards put down place by place; None if somebody laid what it could not."""
    laid: list[str | None] = [None] * story.players
    hands: list[Cards] = [()] * story.players
    at = 0
    for seat, tale in tales.items():
        laid[seat] = tale.hidden
        if tale.hidden in ("any", "no joker"):
            if tale.hidden == "no joker" and row[at] == "J":
                return None
            laid[seat] = row[at]
            at += 1
        hands[seat] = tuple(sorted(row[at : at + tale.unseen]))
        at += tale.unseen
    assert len(row) - at == story.now.pile
    return World(tuple(laid), tuple(hands), row[at:])


def _counted(story: Story) -> list[tuple[dict[int, Tale], Counter[World]]]:
    """All worlds, with the tales that lead there; ways have no common factor."""
    counted = [(tales, _worlds_of(story, tales)) for tales in _told(story)]
    common = reduce(math.gcd, (n for _, found in counted for n in found.values()), 0)
    return [
        (tales, Counter({w: n // common for w, n in found.items()})) for tales, found in counted
    ]


def _to_come(story: Story) -> list[tuple[int, ...]]:
    """The round cards in every order that they may have."""
    shown = [m.after.round_card or 0 for m in story.memory if m.after.round > m.before.round]
    rest = [points for points in range(1, 11) if points not in shown]
    return [(*shown, *order) for order in permutations(rest)]


def worlds(position: Position, seat: int) -> list[Position]:
    """Every position that looks the same to the seat, all along, as often as it may come about."""
    story = remembered(position, seat)
    return [
        world
        for tales, found in _counted(story)
        for laid_out, ways in found.items()
        for order in _to_come(story)
        for world in [_replayed(position, story, tales, laid_out, order)] * ways
    ]


# Replaying ---------------------------------------------------------------------------------------


def _deal(story: Story, tales: dict[int, Tale], world: World) -> str:
    """A deal by which the pieces come to the hands in time, in the order they were laid."""
    pieces: list[list[str]] = [[] for _ in range(story.players)]
    pieces[story.seat] = story.own[:]
    for seat, tale in tales.items():
        hidden = world.laid[seat] if tale.hidden in ("any", "no joker") else None
        pieces[seat] = [*tale.seen, *([hidden] if hidden else []), *world.hands[seat]]
    cards = [piece for row in pieces for piece in row[:3]]
    for row in pieces:
        del row[:3]
    for moment in story.memory:
        for seat, n in _drawn(moment):
            cards += pieces[seat][:n]
            del pieces[seat][:n]
    assert not any(pieces)
    return "!deal " + ",".join(map(str, _numbers([*cards, *world.pile])))


def _numbers(cards: list[str]) -> Iterator[int]:
    """The cards by number, those of a kind in rising order."""
    first = {
        **{str(n): 5 * n for n in range(11)},
        **{f"p{n}": 54 + n for n in range(1, 9)},
        "J": 63,
    }
    for card in cards:
        yield first[card]
        first[card] += 1


def _replayed(
    position: Position, story: Story, tales: dict[int, Tale], world: World, order: tuple[int, ...]
) -> Position:
    """The world as a position; the seat has seen in it what it remembers, step by step."""
    p = kwintet.new(position.game.name, position.players, position.options)
    for moment in story.memory:
        step = moment.shown
        if step == "!rounds ?":
            step = "!rounds " + ",".join(map(str, order))
        elif step == "!deal ?":
            step = _deal(story, tales, world)
        elif step.startswith("lay ?"):
            turn = moment.before.turn
            assert turn is not None
            card = story.laid.get((moment.before.round, f"S{turn}"), world.laid[turn])
            step = step.replace("?", str(card))
        assert p.shown(step, story.seat) == moment.shown
        p.step(step)
        assert moment.after.round < story.now.round or p.view(story.seat) == moment.after
    return p


# Late positions ----------------------------------------------------------------------------------

VALUE = [*(number // 5 for number in range(55)), *range(1, 9)]  # of the cards by number


def late(rng: random.Random) -> Position:
    """A position near the end of the pile: few worlds for each seat, for one seat several."""
    while True:
        for position in _late_ones(rng):
            if _is_small(position):
                return position


def _is_small(position: Position) -> bool:
    several = False
    for seat in range(position.players):
        story = remembered(position, seat)
        if any(_tries(story, tales) > MOST_TRIED for tales in _told(story)):
            return False
        found = [counted for _, counted in _counted(story)]
        orders = len(_to_come(story))
        distinct, ways = (
            orders * n for n in (sum(map(len, found)), sum(map(Counter.total, found)))
        )
        if distinct > MOST or ways > MOST_WAYS:
            return False
        several = several or distinct > 1
    return several


def _tries(story: Story, tales: dict[int, Tale]) -> int:
    unseen = _unseen(story, tales) or Counter()
    return math.factorial(unseen.total()) // math.prod(map(math.factorial, unseen.values()))


def _late_ones(rng: random.Random) -> Iterator[Position]:
    """Positions of the last round of three players; now and then the end of more."""
    players = rng.choice((3, 3, 3, 3, 3, 4, 5))
    position = kwintet.new("ten", players, {"spare_jokers": rng.random() < 0.6})
    position.draw(rng)
    if players == 3:
        position.step(_pairs_first(rng, position.options["spare_jokers"]))
    else:
        position.draw(rng)
    found = []
    while position.turn is not None:
        number: int = position.view(None).round
        if number < 10:
            position.step(_in_a_hurry(position, rng))
        else:
            position.step(_some_step(position, rng))
            found.append(position.copy())
    if players > 3 and number > 5:
        found = [position]
    rng.shuffle(found)
    yield from found[:5]


def _pairs_first(rng: random.Random, spare_jokers: bool) -> str:
    """A deal for three by which all can lay pairs for nine rounds; few kinds are left then."""
    high = rng.randrange(6, 11)
    end = [*range(25, 30), *range(5 * high, 5 * high + 4), *range(63, 67 if spare_jokers else 63)]
    rest = {number: VALUE[number] for number in range(63) if number not in end}
    pairs = []
    while rest:
        first = max(rest, key=lambda number: (rest[number], number))
        second = max(
            (n for n in rest if n != first and rest[n] + rest[first] <= 10),
            key=lambda number: (rest[number], number),
        )
        pairs.append([first, second])
        del rest[first], rest[second]
    rng.shuffle(pairs)
    rng.shuffle(end)
    hands = [[*pairs.pop(), end.pop()] for _ in range(3)]
    numbers = [number for row in (*hands, *pairs, end) for number in row]
    return "!deal " + ",".join(map(str, numbers))


def own_view(position: Position) -> View:
    """The view of the seat at turn."""
    assert isinstance(position.turn, int)
    seen: View = position.view(position.turn)
    return seen


def _in_a_hurry(position: Position, rng: random.Random) -> str:
    """A step that uses up cards, high ones first, jokers last."""
    legal = position.legal
    if legal[0].startswith("lay"):
        seen = own_view(position)
        hand = [card for card in seen.hand if card != "J"]
        fits = [a for a, b in permutations(hand, 2) if VALUES[a] + VALUES[b] <= 10]
        return f"lay {max(fits, key=VALUES.__getitem__)} up 0" if fits else rng.choice(legal)
    if "pass" in legal:
        return "pass"
    seconds = [step for step in legal if step.startswith("add ") and step != "add J"]
    if seconds:
        return max(seconds, key=lambda step: VALUES[step.removeprefix("add ")])
    return rng.choice(legal)


def _some_step(position: Position, rng: random.Random) -> str:
    """A step of any kind, few bids."""
    legal = position.legal
    seldom = {"open", "bid"} if rng.random() < 0.7 else set()
    words = sorted({step.split()[0] for step in legal} - seldom)
    word = rng.choice(words)
    return rng.choice([step for step in legal if step.split()[0] == word])
