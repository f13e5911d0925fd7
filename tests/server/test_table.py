"""A table: what is decided, what events add up to, and that no order brings it down."""

import random
from collections import Counter
from typing import Any

import pytest
from conformance import random_game, random_step

import kwintet
from kwintet import fair
from kwintet.game import find
from kwintet.server import events as ev
from kwintet.server import orders as do
from kwintet.server.clock import AGREEING_SECONDS, deadline, tick
from kwintet.server.deciding import decide, play_bot
from kwintet.server.orders import Refusal
from kwintet.server.table import AGREEING, CLOSED, OVER, PLAYING, WAITING, Table

ELS, BRAM, CLEO, DINA, EVA = range(1, 6)
SECRET_GAME = next(name for name in kwintet.games() if "deal" in find(name).secret)
OPEN_GAME = next(name for name in kwintet.games() if not find(name).secret)


class Played:
    """A table with its log, at which people ask for things one after the other."""

    def __init__(self, agreed: ev.Agreed, host: int = ELS, at: float = 100.0) -> None:
        self.table = Table()
        self.log: list[bytes] = []
        self.at = at
        self.nonces: dict[int, bytes] = {}
        self.take([ev.Opened(at, agreed, host)])

    def take(self, events: list[ev.AnyEvent]) -> list[ev.AnyEvent]:
        for event in events:
            self.log.append(ev.encode(event))
            self.table.apply(ev.decode(self.log[-1]))
        return events

    def ask(self, person: int, order: do.AnyOrder) -> list[ev.AnyEvent]:
        return self.take(decide(self.table, order, person, self.at))

    def refused(self, person: int, order: do.AnyOrder) -> str:
        """The code of a refusal, which has changed nothing."""
        before = state(self.table)
        with pytest.raises(Refusal) as error:
            decide(self.table, order, person, self.at)
        assert state(self.table) == before
        return error.value.code

    def agree(self) -> None:
        """Everybody commits to a nonce, and then shows it."""
        people = [seat.person for seat in self.table.seats if seat.person is not None]
        for person in people:
            self.nonces[person] = fair.new_nonce()
            self.ask(person, do.Commit(fair.commitment(self.nonces[person])))
        for person in people:
            self.ask(person, do.Show(self.nonces[person].hex()))

    def person_at_turn(self) -> int:
        turn = self.table.game.turn
        assert isinstance(turn, int)
        person = self.table.seats[turn].person
        assert person is not None
        return person

    def step(self, step: str | None = None) -> list[ev.AnyEvent]:
        """The person at turn takes a step, the first legal one unless it is said which."""
        position = self.table.game
        chosen = step or next(s for s in position.legal if s not in position.claims)
        return self.ask(self.person_at_turn(), do.Step(len(position.steps), chosen))


def state(table: Table) -> Any:
    """All that a table is, to be compared."""
    found = {name: value for name, value in vars(table).items() if name != "position"}
    record = table.position.record() if table.position else None
    return repr(found), record


def begun(game: str, players: int, **more: Any) -> Played:
    """A game under way between people."""
    played = Played(ev.Agreed(game, players, **more))
    for seat in range(players):
        played.ask(ELS + seat, do.Sit(seat))
    played.ask(ELS, do.Start())
    played.agree()
    assert played.table.phase == PLAYING
    return played


# Before the game ---------------------------------------------------------------------------------


def test_people_sit_and_leave() -> None:
    played = Played(ev.Agreed(SECRET_GAME, 4))
    played.ask(ELS, do.Sit(2))
    assert played.refused(ELS, do.Sit(1)) == "already_seated"
    assert played.refused(BRAM, do.Sit(2)) == "seat_taken"
    assert played.refused(BRAM, do.Sit(4)) == "no_seat"
    assert played.refused(BRAM, do.Sit(-1)) == "no_seat"
    assert played.refused(BRAM, do.Leave()) == "not_seated"
    played.ask(ELS, do.Leave())
    played.ask(BRAM, do.Sit(2))
    assert [seat.person for seat in played.table.seats] == [None, None, BRAM, None]


def test_the_host_arranges_the_table() -> None:
    played = Played(ev.Agreed(SECRET_GAME, 4))
    played.ask(ELS, do.Sit(0))
    played.ask(BRAM, do.Sit(1))
    played.ask(ELS, do.SeatBot(2, "beginner"))
    for order in (do.SeatBot(3, "x"), do.Swap(0, 1), do.Shuffle(), do.Remove(0), do.Start()):
        assert played.refused(BRAM, order) == "not_host"
    played.ask(ELS, do.Swap(0, 3))
    assert [seat.person for seat in played.table.seats] == [None, BRAM, None, ELS]
    played.ask(ELS, do.Shuffle())
    people = Counter(seat.person or seat.level for seat in played.table.seats)
    assert people == {None: 1, ELS: 1, BRAM: 1, "beginner": 1}
    assert played.refused(ELS, do.Start()) == "seats_free"


def test_who_is_sent_away_stays_away() -> None:
    played = Played(ev.Agreed(SECRET_GAME, 4))
    played.ask(ELS, do.Sit(0))
    played.ask(BRAM, do.Sit(1))
    played.ask(ELS, do.SeatBot(2, "casual"))
    played.ask(ELS, do.Remove(1))
    played.ask(ELS, do.Remove(2))
    assert played.refused(BRAM, do.Sit(1)) == "banned"
    assert played.refused(ELS, do.Remove(0)) == "no_seat"
    assert played.refused(ELS, do.Remove(3)) == "no_seat"
    played.ask(CLEO, do.Sit(1))


def test_a_closed_table_does_nothing_more() -> None:
    played = Played(ev.Agreed(SECRET_GAME, 4))
    assert played.refused(BRAM, do.Close()) == "not_host"
    played.ask(ELS, do.Close())
    assert played.table.phase == CLOSED
    assert played.refused(ELS, do.Sit(0)) == "closed"


# Agreeing on chance ------------------------------------------------------------------------------


def test_nobody_shows_a_nonce_before_all_have_committed() -> None:
    played = Played(ev.Agreed(SECRET_GAME, 4))
    for seat, person in enumerate((ELS, BRAM)):
        played.ask(person, do.Sit(seat))
    played.ask(ELS, do.SeatBot(2, "casual"))
    played.ask(ELS, do.SeatBot(3, "casual"))
    assert played.refused(ELS, do.Commit("00" * 32)) == "not_asked"
    played.ask(ELS, do.Start())
    assert played.table.phase == AGREEING
    mine, yours = fair.new_nonce(), fair.new_nonce()
    played.ask(ELS, do.Commit(fair.commitment(mine)))
    assert played.refused(ELS, do.Show(mine.hex())) == "not_asked"
    assert played.refused(ELS, do.Commit(fair.commitment(yours))) == "not_asked"
    assert played.refused(BRAM, do.Commit("x" * 64)) == "bad_nonce"
    played.ask(BRAM, do.Commit(fair.commitment(yours)))
    assert played.refused(ELS, do.Show(yours.hex())) == "bad_nonce"
    assert played.refused(ELS, do.Show("zz")) == "bad_nonce"
    played.ask(BRAM, do.Show(yours.hex()))
    played.ask(ELS, do.Show(mine.hex()))
    assert played.table.phase == PLAYING
    assert isinstance(played.table.game.turn, int)


def test_a_game_of_bots_needs_nobodys_nonce() -> None:
    played = Played(ev.Agreed(SECRET_GAME, 4))
    for seat in range(4):
        played.ask(ELS, do.SeatBot(seat, "casual"))
    played.ask(ELS, do.Start())
    assert played.table.phase == PLAYING
    assert isinstance(played.table.game.turn, int)


def test_a_nonce_that_does_not_come_is_done_without() -> None:
    played = Played(ev.Agreed(SECRET_GAME, 4))
    for seat, person in enumerate((ELS, BRAM, CLEO, DINA)):
        played.ask(person, do.Sit(seat))
    played.ask(ELS, do.Start())
    played.ask(ELS, do.Commit(fair.commitment(b"x" * 16)))
    assert deadline(played.table) == played.at + AGREEING_SECONDS
    assert tick(played.table, played.at + AGREEING_SECONDS - 0.1) == []
    played.take(tick(played.table, played.at + AGREEING_SECONDS))
    assert played.table.phase == PLAYING
    fair.verify(fair.prove(played.table.game, source(played.table)))


def source(table: Table) -> fair.Source:
    return fair.Source(table.secret, table.nonces)


# The game ----------------------------------------------------------------------------------------


def test_steps_are_taken_in_turn_and_refused_by_name() -> None:
    played = begun(SECRET_GAME, 4)
    position = played.table.game
    first, ply = played.person_at_turn(), len(position.steps)
    second = played.table.seats[(int(position.turn or 0) + 1) % 4].person or 0
    step = position.legal[0]
    assert played.refused(EVA, do.Step(ply, step)) == "not_seated"
    assert played.refused(second, do.Step(ply, step)) == "not_your_turn"
    assert played.refused(first, do.Step(ply - 1, step)) == "stale_ply"
    assert played.refused(first, do.Step(ply, "nonsense")) == "illegal_step"
    assert played.refused(first, do.Step(ply, position.steps[0])) == "illegal_step"
    assert played.refused(first, do.Sit(0)) == "not_waiting"
    assert played.refused(ELS, do.Close()) == "game_under_way"
    played.ask(first, do.Step(ply, step))
    assert played.refused(first, do.Step(ply, step)) == "stale_ply"


@pytest.mark.parametrize("name", kwintet.games())
def test_a_whole_game_is_fair_and_adds_up(name: str) -> None:
    """People and bots play at random; the log alone makes the same table again."""
    rng = random.Random(5)
    start = random_game(find(name), rng)
    options = start.game.written_options(start.options, start.players)
    played = Played(ev.Agreed(name, start.players, options))
    for seat in range(start.players):
        order = do.Sit(seat) if seat % 2 == 0 else None
        played.ask(ELS + seat if order else ELS, order or do.SeatBot(seat, "casual"))
    played.ask(ELS, do.Start())
    played.agree()
    while played.table.phase == PLAYING:
        position = played.table.game
        seat = int(position.turn or 0)
        step = random_step(position.copy(), rng, clock=0)
        if played.table.seats[seat].plays_itself:
            played.take(play_bot(played.table, seat, len(position.steps), step, played.at))
        else:
            played.step(step)
    assert played.table.phase == OVER
    fair.verify(fair.prove(played.table.game, source(played.table)))
    again = Table()
    for event in played.log:
        again.apply(ev.decode(event))
    assert state(again) == state(played.table)


def test_steps_chosen_ahead_are_played_in_turn() -> None:
    played = begun(SECRET_GAME, 4)
    position = played.table.game
    seat = int(position.turn or 0)
    after = (seat + 1) % 4
    then = position.copy()
    first = position.legal[0]
    then.step(first)
    wanted = then.legal[0]
    person = played.table.seats[after].person or 0
    assert played.refused(played.person_at_turn(), do.Ahead([first])) == "your_turn"
    assert played.refused(person, do.Ahead(["x"] * 9)) == "too_many_ahead"
    played.ask(person, do.Ahead([wanted, "nonsense"]))
    played.step(first)
    assert played.table.game.steps[-2:] == [first, wanted]
    assert played.table.seats[after].ahead == ["nonsense"]


def test_a_step_chosen_ahead_that_is_not_legal_is_forgotten() -> None:
    played = begun(SECRET_GAME, 4)
    after = (int(played.table.game.turn or 0) + 1) % 4
    played.ask(played.table.seats[after].person or 0, do.Ahead(["nonsense", "more"]))
    played.step()
    assert played.table.game.turn == after
    assert played.table.seats[after].ahead == []


# Undo --------------------------------------------------------------------------------------------


def test_a_step_that_showed_nothing_is_taken_back_at_once() -> None:
    """In an open game nothing is hidden: only chance stands in the way."""
    played = begun(OPEN_GAME, 2)
    position = played.table.game
    person = played.person_at_turn()
    assert played.refused(person, do.Undo()) == "nothing_to_undo"
    rng = random.Random(3)
    for _ in range(400):
        position = played.table.game
        person, before = played.person_at_turn(), position.record()
        step = rng.choice(position.legal)
        outcome_follows = _brings_chance(position, step)
        events = played.step(step)
        if played.table.phase != PLAYING:
            break
        if outcome_follows:
            assert played.refused(person, do.Undo()) == "across_chance"
        elif len(events) == 1:
            played.ask(person, do.Undo())
            assert played.table.game.record() == before
            played.step(step)


def _brings_chance(position: kwintet.Position, step: str) -> bool:
    then = position.copy()
    then.step(step)
    return then.turn == "chance"


def test_a_step_that_showed_something_is_taken_back_if_all_agree() -> None:
    played = begun(SECRET_GAME, 4)
    before = played.table.game.record()
    person = played.person_at_turn()
    played.step()
    played.ask(person, do.Undo())
    others = [p for p in (ELS, BRAM, CLEO, DINA) if p != person]
    assert played.refused(others[0], do.Pause()) == "wish_pending"
    assert played.refused(person, do.Answer(yes=True)) == "no_wish"
    for other in others:
        assert played.table.game.record() != before
        played.ask(other, do.Answer(yes=True))
    assert played.table.game.record() == before
    assert played.refused(others[0], do.Answer(yes=True)) == "no_wish"


def test_one_no_is_enough() -> None:
    played = begun(SECRET_GAME, 4)
    person = played.person_at_turn()
    played.step()
    played.ask(person, do.Undo())
    played.ask(next(p for p in (ELS, BRAM) if p != person), do.Answer(yes=False))
    assert played.table.wish is None


def test_in_earnest_nothing_is_taken_back() -> None:
    played = begun(SECRET_GAME, 4, casual=False)
    person = played.person_at_turn()
    played.step()
    assert played.refused(person, do.Undo()) == "not_casual"


def test_a_step_of_another_withdraws_the_wish() -> None:
    played = begun(SECRET_GAME, 4)
    person = played.person_at_turn()
    played.step()
    played.ask(person, do.Undo())
    played.step()
    assert played.table.wish is None


def test_who_leaves_cannot_hold_a_wish_up() -> None:
    played = begun(SECRET_GAME, 3 if 3 in find(SECRET_GAME).players else 2)
    people = [seat.person or 0 for seat in played.table.seats]
    before = played.table.game.record()
    person = played.person_at_turn()
    played.step()
    played.ask(person, do.Undo())
    *most, last = [p for p in people if p != person]
    for other in most:
        played.ask(other, do.Answer(yes=True))
    played.ask(last, do.Resign())
    assert played.table.game.record() == before


# Pause, resign, come back ------------------------------------------------------------------------


def test_a_game_rests_when_all_agree() -> None:
    played = begun(SECRET_GAME, 4, clock=ev.Clock(step=30.0))
    due = deadline(played.table)
    played.at += 10
    played.ask(ELS, do.Pause())
    for other in (BRAM, CLEO, DINA):
        played.ask(other, do.Answer(yes=True))
    assert played.table.paused
    assert deadline(played.table) is None
    assert (
        played.refused(played.person_at_turn(), do.Step(len(played.table.game.steps), ""))
        == "paused"
    )
    played.at += 1000
    played.ask(CLEO, do.Resume())
    assert deadline(played.table) == (due or 0) + 1000
    assert played.refused(CLEO, do.Resume()) == "not_paused"


def test_a_bot_plays_on_until_the_owner_comes_back() -> None:
    played = begun(SECRET_GAME, 4)
    seat = int(played.table.game.turn or 0)
    person = played.person_at_turn()
    ply, step = len(played.table.game.steps), played.table.game.legal[0]
    with pytest.raises(Refusal):
        play_bot(played.table, seat, ply, step, played.at)
    played.ask(person, do.Resign())
    assert played.refused(person, do.Step(ply, step)) == "away"
    assert played.refused(person, do.Resign()) == "away"
    played.take(play_bot(played.table, seat, ply, step, played.at))
    played.ask(person, do.Return())
    assert played.refused(person, do.Return()) == "not_away"
    assert not played.table.seats[seat].plays_itself


def test_a_bots_step_that_comes_too_late_is_stale() -> None:
    played = begun(SECRET_GAME, 4)
    seat = int(played.table.game.turn or 0)
    person, ply = played.person_at_turn(), len(played.table.game.steps)
    step = played.table.game.legal[0]
    played.ask(person, do.Leave())
    played.take(play_bot(played.table, seat, ply, step, played.at))
    with pytest.raises(Refusal) as error:
        play_bot(played.table, seat, ply, step, played.at)
    assert error.value.code == "stale_ply"


# Clocks ------------------------------------------------------------------------------------------


def test_a_clock_for_each_step_has_a_bot_make_it() -> None:
    played = begun(SECRET_GAME, 4, clock=ev.Clock(step=30.0))
    seat, position = int(played.table.game.turn or 0), played.table.game
    assert tick(played.table, played.at + 29) == []
    played.at += 30
    assert played.take(tick(played.table, played.at)) == [ev.Flagged(played.at, seat)]
    assert deadline(played.table) is None
    events = play_bot(played.table, seat, len(position.steps), position.legal[0], played.at)
    assert isinstance(events[0], ev.Stepped)
    assert events[0].by == "clock"
    played.take(events)
    assert deadline(played.table) == played.at + 30


def test_a_clock_for_the_game_counts_down_and_gains() -> None:
    played = begun(SECRET_GAME, 4, clock=ev.Clock(game=60.0, more=5.0, takes_seat=True))
    seat = int(played.table.game.turn or 0)
    played.at += 20
    played.step()
    assert played.table.seats[seat].left == pytest.approx(45.0)
    other = int(played.table.game.turn or 0)
    assert deadline(played.table) == played.at + 60
    played.at += 60
    assert played.take(tick(played.table, played.at)) == [ev.Resigned(played.at, other, "clock")]
    assert played.table.seats[other].plays_itself


def test_a_limit_for_the_table_ends_a_game_that_knows_time() -> None:
    name = next(n for n in kwintet.games() if hasattr(find(n).rules, "interrupt"))
    played = begun(name, 2, clock=ev.Clock(table=600.0))
    assert deadline(played.table) == played.at + 600
    played.take(tick(played.table, played.at + 600))
    assert played.table.phase == OVER


# Anything at all ---------------------------------------------------------------------------------


def any_order(played: Played, rng: random.Random) -> do.AnyOrder:
    table = played.table
    position = table.position
    ply = len(position.steps) if position else 0
    legal = position.legal if position and isinstance(position.turn, int) else []
    step = rng.choice([*legal, "nonsense"]) if rng.random() < 0.9 else ""
    seat, other = rng.randrange(-1, 5), rng.randrange(-1, 5)
    orders: list[do.AnyOrder] = [
        do.Sit(seat), do.Sit(other), do.Leave(), do.SeatBot(seat, "casual"), do.Remove(seat),
        do.Swap(seat, other), do.Shuffle(), do.Start(), do.Undo(), do.Pause(), do.Answer(yes=True),
        do.Answer(yes=rng.random() < 0.7), do.Resume(), do.Resign(), do.Return(), do.Return(),
        do.Commit("ab" * 32), do.Show("cd" * 16), do.Ahead([step] * rng.randrange(4)),
        do.Close() if rng.random() < 0.02 else do.Undo(),
    ]  # fmt: skip
    return do.Step(ply - (rng.random() < 0.1), step) if rng.random() < 0.6 else rng.choice(orders)


@pytest.mark.parametrize("seed", range(40))
def test_no_order_brings_a_table_down(seed: int) -> None:
    """Whatever is asked of it, a table answers by events that fold the same again, or refuses."""
    rng = random.Random(seed)
    start = random_game(find(rng.choice(kwintet.games())), rng)
    options = start.game.written_options(start.options, start.players)
    clock = rng.choice([ev.Clock(), ev.Clock(step=9.0), ev.Clock(game=20.0, takes_seat=True)])
    agreed = ev.Agreed(start.game.name, start.players, options, clock, casual=rng.random() < 0.7)
    played = Played(agreed)
    done: Counter[str] = Counter()
    for _ in range(300):
        played.at += rng.random() * 3
        before = state(played.table)
        try:
            if played.table.phase == AGREEING and rng.random() < 0.3:
                played.agree()
            elif rng.random() < 0.2:
                _by_itself(played, rng)
            else:
                played.ask(rng.randrange(1, 6), any_order(played, rng))
            done["events"] += 1
        except Refusal as refusal:
            done[refusal.code] += 1
            assert state(played.table) == before or played.table.phase in (AGREEING, PLAYING)
    assert done["events"] > 5
    again = Table()
    for event in played.log:
        again.apply(ev.decode(event))
    assert state(again) == state(played.table)
    if played.table.position is not None:
        fair.verify(fair.prove(played.table.game, source(played.table)))
        assert played.table.phase in (PLAYING, OVER, CLOSED)
    else:
        assert played.table.phase in (WAITING, AGREEING, CLOSED)


def _by_itself(played: Played, rng: random.Random) -> None:
    """The clock, or a bot."""
    table = played.table
    played.take(tick(table, played.at))
    if table.phase == PLAYING and isinstance(table.game.turn, int):
        seat = table.game.turn
        if table.seats[seat].plays_itself or table.flagged == seat:
            step = random_step(table.game.copy(), rng, clock=0)
            played.take(play_bot(table, seat, len(table.game.steps), step, played.at))
