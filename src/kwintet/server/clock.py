"""When time runs out at a table, and what happens then."""

from kwintet.server import events as ev
from kwintet.server.deciding import do_without, give_up, run_out
from kwintet.server.table import AGREEING, PLAYING, Table

AGREEING_SECONDS = 5.0  # for nonces: a phone that has gone to sleep holds nobody up


def deadline(table: Table) -> float | None:
    """When the next thing happens by itself; None: never."""
    if table.phase == AGREEING:
        return table.since + AGREEING_SECONDS
    if table.phase != PLAYING or table.paused:
        return None
    ends = [time for time in (_of_the_seat(table), _of_the_table(table)) if time is not None]
    return min(ends, default=None)


def _of_the_seat(table: Table) -> float | None:
    """When the seat at turn has no time left; a seat that a bot plays has no clock."""
    clock, turn = table.agreed.clock, table.game.turn
    if not isinstance(turn, int) or table.has_bot_step(turn):
        return None
    if clock.step:
        return table.since + clock.step
    return table.since + table.seats[turn].left if clock.game else None


def _of_the_table(table: Table) -> float | None:
    limit = table.agreed.clock.table
    if not limit or table.game.interrupting is None:
        return None
    return table.began + table.rested + limit


def tick(table: Table, at: float) -> list[ev.AnyEvent]:
    """What happens at a time by itself; nothing before the deadline."""
    due = deadline(table)
    if due is None or at < due:
        return []
    if table.phase == AGREEING:
        return do_without(table, at)
    whole = _of_the_table(table)
    if whole is not None and at >= whole:
        return list(run_out(table, at))
    turn = table.game.turn
    if not isinstance(turn, int):
        return []
    if table.agreed.clock.takes_seat:
        return list(give_up(table, turn, "clock", at))
    return [ev.Flagged(at, turn)]
