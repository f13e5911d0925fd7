"""What a table does when somebody asks something of it: events, or a refusal by a code.

Deciding changes nothing. The events are stored before they are applied, so nobody is told of
anything that could be lost.
"""

import random
from collections.abc import Iterator, Mapping

from kwintet import fair
from kwintet.errors import IllegalStep
from kwintet.position import Position
from kwintet.server import events as ev
from kwintet.server import orders as do
from kwintet.server.orders import Refusal
from kwintet.server.table import AGREEING, CLOSED, PLAYING, WAITING, Seat, Table

MOST_AHEAD = 8
Events = Iterator[ev.AnyEvent]


def decide(table: Table, order: do.AnyOrder, person: int, at: float) -> list[ev.AnyEvent]:
    """What a person's order brings about."""
    if table.phase == CLOSED:
        raise Refusal("closed")
    match order:
        case do.Sit(seat):
            events = sit(table, seat, person, at)
        case do.Leave():
            events = leave(table, _own(table, person), at)
        case do.SeatBot(seat, level):
            _check_host(table, person)
            events = seat_bot(table, seat, level, at)
        case do.Remove(seat):
            _check_host(table, person)
            events = remove(table, seat, person, at)
        case do.Swap(one, other):
            _check_host(table, person)
            events = swap(table, one, other, at)
        case do.Shuffle():
            _check_host(table, person)
            events = shuffle(table, at)
        case do.Start():
            _check_host(table, person)
            events = start(table, at)
        case do.Commit(commitment):
            events = commit(table, _own(table, person), commitment, at)
        case do.Show(nonce):
            events = show(table, _own(table, person), nonce, at)
        case do.Step(ply, step):
            events = play(table, _playing(table, person), ply, step, "person", at)
        case do.Ahead(steps):
            events = choose(table, _playing(table, person), steps, at)
        case do.Undo():
            events = undo(table, _playing(table, person), at)
        case do.Pause():
            events = pause(table, _playing(table, person), at)
        case do.Answer(yes):
            events = answer(table, _playing(table, person), yes, at)
        case do.Resume():
            events = resume(table, _playing(table, person), at)
        case do.Resign():
            events = give_up(table, _playing(table, person), "resigned", at)
        case do.Return():
            events = come_back(table, _own(table, person), at)
        case do.Close():
            events = close(table, person, at)
    return list(events)


# Before the game ---------------------------------------------------------------------------------


def sit(table: Table, seat: int, person: int, at: float) -> Events:
    _check_waiting(table)
    if person in table.banned:
        raise Refusal("banned")
    if table.seat_of(person) is not None:
        raise Refusal("already_seated")
    _check_free(table, seat)
    yield ev.Sat(at, seat, person)


def leave(table: Table, seat: int, at: float) -> Events:
    """Before the game the seat is free again, in it a bot plays on."""
    if table.phase == WAITING:
        yield ev.Vacated(at, seat)
    else:
        yield from give_up(table, seat, "left", at)


def seat_bot(table: Table, seat: int, level: str, at: float) -> Events:
    _check_free(table, seat)
    yield ev.BotSat(at, seat, level)


def remove(table: Table, seat: int, host: int, at: float) -> Events:
    """Somebody who is sent away cannot sit down again; a bot just goes."""
    removed = _seat(table, seat)
    if removed.is_free or removed.person == host:
        raise Refusal("no_seat")
    yield ev.Vacated(at, seat, banned=removed.person is not None)


def swap(table: Table, one: int, other: int, at: float) -> Events:
    _seat(table, one)
    _seat(table, other)
    arranged = list(range(len(table.seats)))
    arranged[one], arranged[other] = other, one
    yield ev.Arranged(at, arranged)


def shuffle(table: Table, at: float) -> Events:
    arranged = list(range(len(table.seats)))
    random.SystemRandom().shuffle(arranged)
    yield ev.Arranged(at, arranged)


def close(table: Table, person: int, at: float) -> Events:
    if person != table.host:
        raise Refusal("not_host")
    if table.phase in (AGREEING, PLAYING):
        raise Refusal("game_under_way")
    yield ev.Closed(at, "host")


# Agreeing on chance ------------------------------------------------------------------------------


def start(table: Table, at: float) -> Events:
    """Bots' seats get nonces of the server's; people are asked for theirs."""
    if any(seat.is_free for seat in table.seats):
        raise Refusal("seats_free")
    secret = fair.new_secret()
    yield ev.Begun(at, secret.hex())
    found: dict[int, str] = {}
    for number, seat in enumerate(table.seats):
        if seat.level is not None:
            nonce = fair.new_nonce()
            found[number] = nonce.hex()
            yield ev.Committed(at, number, fair.commitment(nonce))
            yield ev.Shown(at, number, nonce.hex())
    yield from _first_outcomes(table, found, secret, at)


def commit(table: Table, seat: int, commitment: str, at: float) -> Events:
    if table.phase != AGREEING or table.seats[seat].commitment:
        raise Refusal("not_asked")
    if len(commitment) != 64 or not _is_hexadecimal(commitment):
        raise Refusal("bad_nonce")
    yield ev.Committed(at, seat, commitment)


def show(table: Table, seat: int, nonce: str, at: float) -> Events:
    """A nonce counts when all have committed to theirs; the last one begins the game."""
    asked = table.phase == AGREEING and all(each.commitment for each in table.seats)
    if not asked or table.seats[seat].nonce:
        raise Refusal("not_asked")
    try:
        fair.opened("the nonce", nonce, table.seats[seat].commitment, fair.NONCE_BYTES)
    except fair.BadProof as error:
        raise Refusal("bad_nonce") from error
    yield ev.Shown(at, seat, nonce)
    yield from _first_outcomes(table, {seat: nonce}, table.secret, at)


def do_without(table: Table, at: float) -> list[ev.AnyEvent]:
    """When the time to agree is over: nonces of the server's for the seats that gave none."""
    found: dict[int, str] = {}
    events: list[ev.AnyEvent] = []
    for number, seat in enumerate(table.seats if table.phase == AGREEING else ()):
        if not seat.nonce:
            nonce = fair.new_nonce()
            found[number] = nonce.hex()
            events.append(ev.Committed(at, number, fair.commitment(nonce)))
            events.append(ev.Shown(at, number, nonce.hex(), absent=True))
    return [*events, *_first_outcomes(table, found, table.secret, at)] if found else []


def _first_outcomes(table: Table, new: Mapping[int, str], secret: bytes, at: float) -> Events:
    """The game's first outcomes, if with these the nonces are complete."""
    nonces = [new.get(number, seat.nonce) for number, seat in enumerate(table.seats)]
    if all(nonces):
        chance = fair.Source(secret, [bytes.fromhex(nonce) for nonce in nonces])
        yield from _goes_on(table, table.new_position(), chance, at)


# The game ----------------------------------------------------------------------------------------


def play(table: Table, seat: int, ply: int, step: str, by: str, at: float) -> Events:
    """A step, and what follows from it without anybody: outcomes, and steps chosen ahead."""
    position = _in_play(table)
    if table.paused:
        raise Refusal("paused")
    if ply != len(position.steps):
        raise Refusal("stale_ply")
    if position.turn != seat:
        raise Refusal("not_your_turn")
    then = position.copy()
    yield _taken(then, step, by, at)
    yield from _goes_on(table, then, fair.Source(table.secret, table.nonces), at)


def play_bot(table: Table, seat: int, ply: int, step: str, at: float) -> list[ev.AnyEvent]:
    """A step of a bot, where one plays; if it comes too late it is refused as stale."""
    if not table.has_bot_step(seat):
        raise Refusal("not_your_turn")
    by = "bot" if table.seats[seat].plays_itself else "clock"
    return list(play(table, seat, ply, step, by, at))


def _taken(then: Position, step: str, by: str, at: float) -> ev.Stepped:
    try:
        revealed = then.reveals(step)
        then.step(step)
    except IllegalStep as error:
        raise Refusal("illegal_step") from error
    return ev.Stepped(at, step, by, revealed)


def _goes_on(table: Table, then: Position, chance: fair.Source, at: float) -> Events:
    ahead = [seat.ahead[:] for seat in table.seats]
    while True:
        if then.turn == "chance":
            step = fair.draw(then, chance)
            then.step(step)
            yield ev.Stepped(at, step, "chance", revealed=True)
        elif isinstance(then.turn, int) and ahead[then.turn]:
            yield from _chosen(then, then.turn, ahead[then.turn], at)
        else:
            return


def _chosen(then: Position, seat: int, ahead: list[str], at: float) -> Events:
    """The next step that was chosen ahead; one that is not legal now ends the choice."""
    try:
        yield _taken(then, ahead.pop(0), "person", at)
    except Refusal:
        ahead.clear()
    yield ev.Chosen(at, seat, ahead[:])


def choose(table: Table, seat: int, steps: list[str], at: float) -> Events:
    position = _in_play(table)
    if position.turn == seat:
        raise Refusal("your_turn")
    if len(steps) > MOST_AHEAD:
        raise Refusal("too_many_ahead")
    yield ev.Chosen(at, seat, steps)


def run_out(table: Table, at: float) -> Events:
    """The time of the whole game is up, where the rules know that."""
    position = _in_play(table)
    if position.interrupting is None:
        raise Refusal("not_asked")
    yield ev.Stepped(at, position.interrupting, "clock", revealed=True)


# Wishes ------------------------------------------------------------------------------------------


def undo(table: Table, seat: int, at: float) -> Events:
    """At once if one's own step was the last and showed nobody anything; else all must agree."""
    _in_play(table)
    steps = max((i for i, made in enumerate(table.made) if made.seat == seat), default=None)
    if steps is None:
        raise Refusal("nothing_to_undo")
    back = table.made[steps:]
    if any(made.seat is None for made in back):
        raise Refusal("across_chance")
    if len(back) == 1 and not back[0].revealed:
        yield ev.Undone(at, steps)
        return
    if not table.agreed.casual:
        raise Refusal("not_casual")
    yield from _wished(table, seat, "undo", steps, at)


def pause(table: Table, seat: int, at: float) -> Events:
    _in_play(table)
    if table.paused:
        raise Refusal("paused")
    yield from _wished(table, seat, "pause", 0, at)


def resume(table: Table, seat: int, at: float) -> Events:
    if not table.paused:
        raise Refusal("not_paused")
    yield ev.Resumed(at)


def _wished(table: Table, seat: int, wish: str, steps: int, at: float) -> Events:
    """The others are asked; where nobody is there to ask, it is granted."""
    if table.wish is not None:
        raise Refusal("wish_pending")
    if table.others(seat):
        yield ev.Wished(at, seat, wish, steps)
    else:
        yield _granted(wish, steps, at)


def answer(table: Table, seat: int, yes: bool, at: float) -> Events:
    wish = table.wish
    if wish is None or seat not in wish.waiting:
        raise Refusal("no_wish")
    yield ev.Answered(at, seat, yes)
    if yes and wish.waiting == {seat}:
        yield _granted(wish.wish, wish.steps, at)


def give_up(table: Table, seat: int, why: str, at: float) -> Events:
    """A bot plays on; if the others only waited for this seat's answer, they have it."""
    _in_play(table)
    yield ev.Resigned(at, seat, why)
    wish = table.wish
    if wish is not None and wish.waiting == {seat}:
        yield _granted(wish.wish, wish.steps, at)


def come_back(table: Table, seat: int, at: float) -> Events:
    if not table.seats[seat].away:
        raise Refusal("not_away")
    yield ev.Returned(at, seat)


def _granted(wish: str, steps: int, at: float) -> ev.AnyEvent:
    return ev.Undone(at, steps) if wish == "undo" else ev.Paused(at)


# Checks ------------------------------------------------------------------------------------------


def _own(table: Table, person: int) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal("not_seated")
    return seat


def _playing(table: Table, person: int) -> int:
    """The seat of somebody who is in the game and not away from it."""
    seat = _own(table, person)
    _in_play(table)
    if table.seats[seat].away:
        raise Refusal("away")
    return seat


def _seat(table: Table, number: int) -> Seat:
    if number not in range(len(table.seats)):
        raise Refusal("no_seat")
    return table.seats[number]


def _check_free(table: Table, seat: int) -> None:
    if not _seat(table, seat).is_free:
        raise Refusal("seat_taken")


def _check_waiting(table: Table) -> None:
    if table.phase != WAITING:
        raise Refusal("not_waiting")


def _check_host(table: Table, person: int) -> None:
    _check_waiting(table)
    if person != table.host:
        raise Refusal("not_host")


def _in_play(table: Table) -> Position:
    if table.phase != PLAYING:
        raise Refusal("not_playing")
    return table.game


def _is_hexadecimal(text: str) -> bool:
    try:
        return bytes.fromhex(text).hex() == text
    except ValueError:
        return False
