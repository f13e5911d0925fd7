"""Whole random games of Words Up beside the second, slow writing of the rules in `reference.py`."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from kwintet.games.wordsup.tests.deals import (
    LETTERS,
    end_phase,
    faces,
    open_squares,
    places,
    play,
    stocks,
    view,
)
from kwintet.games.wordsup.tests.randomly import new_game, random_step
from kwintet.games.wordsup.tests.reference import Reference
from kwintet.games.wordsup.view import Card
from kwintet.position import Position

GAMES = range(24)
SAMPLED = 0.2  # of the positions before the end phase


def both(seed: int) -> Iterator[tuple[Position, Reference, random.Random]]:
    """A random game in both writings, before and after every step."""
    rng = random.Random(seed)
    position = new_game(rng)
    reference = Reference(position.players, position.options)
    stock = rng.choice((0, 0.05, 0.3))
    yield position, reference, rng
    while position.turn is not None:
        reference.step(random_step(position, rng, stock))
        yield position, reference, rng


def is_worth_a_look(position: Position, rng: random.Random) -> bool:
    if position.turn in ("chance", None):
        return False
    return view(position).phase != "before" or rng.random() < SAMPLED


@pytest.mark.parametrize("seed", GAMES)
def test_legal_steps(seed: int) -> None:
    for position, reference, rng in both(seed):
        if is_worth_a_look(position, rng):
            claim = {"claim"} if reference.may_claim() else set()
            assert position.legal == sorted(reference.legal() | claim)


@pytest.mark.parametrize("joker", ["a1", "s0", "s1", "bonus"])
@pytest.mark.parametrize("seed", range(3))
def test_legal_steps_with_the_joker_in_the_end_phase(seed: int, joker: str) -> None:
    """Eight cards of few letters: many are there twice, and the joker may stand for either."""
    rng = random.Random(seed)
    last = rng.sample([*"eeeennntttsssaaaoorrrllkk"], 8)
    where = {} if joker == "a1" else {joker: "joker"}
    last[0] = "joker" if joker == "a1" else last[0]
    position = end_phase(" ".join(last), where, juniors=[0])
    play(position, "turn a1 b1 c1 d1, stop, turn e1, stop, turn f1, stop, turn g1, stop, turn h1")
    reference = Reference(position.players, position.options)
    for step in position.steps:
        reference.step(step)
    assert position.legal == sorted(reference.legal())


@pytest.mark.parametrize("seed", GAMES)
def test_what_steps_do(seed: int) -> None:
    for position, reference, _ in both(seed + 100):
        assert position.turn == reference.turn
        assert position.scores == reference.scores
        if position.steps:
            check_table(position, reference)


def check_table(position: Position, reference: Reference) -> None:
    now = view(position)
    name = reference.dealt
    assert {square.square for square in now.field} == set(reference.field)
    assert open_squares(position) == reference.open
    assert stocks(position) == [[name[card] for card in row] for row in reference.stocks]
    assert [card.id for card in now.news] == [name[card] for card in reference.news]
    assert {card.id for card in now.gone} == {name[card] for card in reference.gone}
    pluses = {name[card]: seat for card, seat in reference.pluses.items()}
    assert {plus.card.id: plus.seat for plus in now.pluses} == pluses
    assert now.quiet == reference.quiet
    assert [seat.skipped for seat in now.seats] == reference.skipped
    assert (now.phase != "before", now.phase == "one each") == (reference.ending, reference.late)
    assert [(w.seat, w.word, w.points, {card.id for card in w.cards}) for w in now.words] == [
        (seat, word, points, {name[card] for card in cards})
        for seat, word, points, cards in reference.made
    ]
    row = [card.id if card else None for card in now.bonus]
    assert row == [None if card is None else name[card] for card in reference.row]
    if position.turn in ("chance", None):
        assert now.settled
        assert now.settled.penalties == reference.penalties


@pytest.mark.parametrize("seed", range(6))
def test_which_claims_are_legal(seed: int) -> None:
    rng = random.Random(seed)
    position = new_game(rng, judge="table", rounds=1)
    reference = Reference(position.players, position.options)
    legal: Counter[bool] = Counter()
    while position.turn is not None:
        if "claim" in position.legal and rng.random() < 0.3:
            for _ in range(10):
                spelling, extras = random_claim(reference, rng)
                step = f"claim {spelling}{reference.extras_text(extras)}"
                accepted = position._rules.move(position._s, position._t, step) >= 0
                assert accepted == reference.may_claim_this(spelling, extras), step
                legal[accepted] += 1
        reference.step(random_step(position, rng))
    assert min(legal[True], legal[False]) > 10


def random_claim(reference: Reference, rng: random.Random) -> tuple[str, tuple[bool, int]]:
    """A spelling of letters that lie open, or nearly; and extras that are there, or nearly."""
    extras = rng.choice([*reference.extras(), (rng.random() < 0.5, rng.randint(0, 4))])
    cards = reference.extra_cards(extras) + [reference.field[s] for s in sorted(reference.open)]
    alphabet = LETTERS[reference.language] + "äå"
    letters = [reference.face[card].letter or rng.choice(alphabet) for card in cards]
    if rng.random() < 0.2:
        letters[0] = rng.choice(alphabet)
    rng.shuffle(letters)
    return "".join(letters[: rng.randint(3, 6)]), extras


# What is always so -------------------------------------------------------------------------------


def all_cards(position: Position) -> list[Card]:
    """Every card that lies anywhere."""
    now = view(position)
    cards = [square.card for square in now.field] + now.closed + now.gone
    cards += [card for card in now.bonus if card]
    cards += [card for seat in now.seats for card in seat.stock]
    cards += [card for word in now.words for card in word.cards]
    return cards + [plus.card for plus in now.pluses]


@pytest.mark.parametrize("seed", range(12))
def test_no_card_is_lost_and_each_keeps_its_name_and_face(seed: int) -> None:
    rng = random.Random(seed + 300)
    position = new_game(rng)
    dealt: dict[str, int] = {}
    face = faces(position.options["language"])
    while position.turn is not None:
        step = random_step(position, rng)
        if step.startswith("!deal"):
            names = places(position.players)
            dealt = dict(zip(names, map(int, step.partition(" ")[2].split(",")), strict=True))
        cards = all_cards(position)
        assert len(cards) == 84
        assert {card.id for card in cards} == dealt.keys()
        for card in [*cards, *view(position).news]:
            if card.face:
                own = face[dealt[card.id]]
                shown = (card.face.kind, card.face.letter, card.face.value, card.face.coloured)
                assert shown == (own.kind, own.letter, own.value, own.coloured)


@pytest.mark.parametrize("seed", range(12))
def test_scores_are_earlier_rounds_words_and_pluses(seed: int) -> None:
    """W37 at every step, W21 at the end."""
    rng = random.Random(seed + 400)
    position = new_game(rng)
    earlier = [0] * position.players
    while position.turn is not None:
        random_step(position, rng)
        now = view(position)
        ended = position.turn in ("chance", None)
        for seat in range(position.players):
            words = sum(word.points for word in now.words if word.seat == seat)
            pluses = 10 * sum(plus.seat == seat for plus in now.pluses)
            assert (now.seats[seat].words, now.seats[seat].pluses) == (words, pluses)
            values = [card.face.value for card in now.seats[seat].stock if card.face]
            penalty = 2 * sum(values) if ended else 0
            assert position.scores[seat] == earlier[seat] + words + pluses - penalty
        if ended:
            earlier = position.scores
    best = max(position.scores)
    assert position.winners == [i for i, score in enumerate(position.scores) if score == best]


@pytest.mark.parametrize("seed", range(8))
def test_the_turn_passes_in_the_direction_of_play(seed: int) -> None:
    rng = random.Random(seed + 500)
    position = new_game(rng)
    while position.turn is not None:
        before, number = position.turn, view(position).round
        step = random_step(position, rng)
        after = position.turn
        if isinstance(before, int) and isinstance(after, int) and before != after:
            way = 1 if number % 2 else -1
            assert after == (before + way) % position.players
        if step.startswith("!deal") and not any(
            card.face and card.face.kind == "sorry" for card in view(position).gone
        ):
            assert after == (view(position).round - 1) % position.players
