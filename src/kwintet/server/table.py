"""A table: what its events add up to.

Time and chance come from outside: the same events make the same table anywhere.
"""

from dataclasses import dataclass, field

from kwintet.position import INTERRUPT, Position, new
from kwintet.server import events as ev

WAITING, AGREEING, PLAYING, OVER, CLOSED = "waiting", "agreeing", "playing", "over", "closed"


@dataclass
class Seat:
    """A place at the table, and who has it."""

    person: int | None = None
    level: str | None = None  # of the bot that has it
    away: str = ""  # why a bot plays for the person: resigned, left, clock
    commitment: str = ""
    nonce: str = ""
    ahead: list[str] = field(default_factory=list)
    left: float = 0.0  # seconds on its clock when its turn began

    @property
    def is_free(self) -> bool:
        return self.person is None and self.level is None

    @property
    def plays_itself(self) -> bool:
        """Whether a bot makes its steps."""
        return self.level is not None or bool(self.away)


@dataclass
class Made:
    """A step of the game: whose it was, and whether it can be taken back freely."""

    seat: int | None  # None: chance or the clock of the table
    by: str  # person, bot, clock, chance
    revealed: bool


@dataclass
class Wish:
    """Something that all other people at the table have to agree to."""

    seat: int
    wish: str  # undo, pause
    steps: int
    waiting: set[int]  # seats that have not answered


class Table:
    def __init__(self) -> None:
        self.events = 0  # in its log
        self.agreed = ev.Agreed("", 0)
        self.host = 0
        self.series = ""
        self.phase = WAITING
        self.seats: list[Seat] = []
        self.banned: set[int] = set()
        self.secret = b""
        self.position: Position | None = None
        self.made: list[Made] = []
        self.since = 0.0  # when the turn began, or went on after a pause
        self.began = 0.0  # when the game did
        self.rested = 0.0  # seconds of the game that were pauses
        self.paused = 0.0  # when; 0: it is not
        self.flagged: int | None = None  # the seat whose time has run out
        self.wish: Wish | None = None
        self.next_table = ""

    @property
    def game(self) -> Position:
        """The game, which has begun."""
        if self.position is None:
            raise LookupError("no game has begun at this table")
        return self.position

    @property
    def nonces(self) -> list[bytes]:
        return [bytes.fromhex(seat.nonce) for seat in self.seats]

    def seat_of(self, person: int) -> int | None:
        return next((i for i, seat in enumerate(self.seats) if seat.person == person), None)

    def has_bot_step(self, seat: int) -> bool:
        """Whether a bot makes the seat's next step: it plays there, or the time has run out."""
        return self.seats[seat].plays_itself or self.flagged == seat

    def others(self, seat: int) -> set[int]:
        """The other people who are there."""
        return {
            i
            for i, other in enumerate(self.seats)
            if i != seat and other.person is not None and not other.away
        }

    def new_position(self) -> Position:
        return new(self.agreed.game, self.agreed.players, self.agreed.options)

    def apply(self, event: ev.AnyEvent) -> None:
        self.events += 1
        match event:
            case ev.Opened(_, agreed, host, series):
                self.agreed, self.host, self.series = agreed, host, series
                self.seats = [Seat() for _ in range(agreed.players)]
            case ev.Sat(_, seat, person):
                self.seats[seat].person = person
            case ev.BotSat(_, seat, level):
                self.seats[seat].level = level
            case ev.Vacated(_, seat, banned):
                if banned and (sitter := self.seats[seat].person) is not None:
                    self.banned.add(sitter)
                self.seats[seat] = Seat()
            case ev.Arranged(_, seats):
                self.seats = [self.seats[i] for i in seats]
            case ev.Begun(at, secret):
                self.phase, self.secret, self.since = AGREEING, bytes.fromhex(secret), at
            case ev.Committed(_, seat, commitment):
                self.seats[seat].commitment = commitment
            case ev.Shown(at, seat, nonce):
                self.seats[seat].nonce = nonce
                if all(s.nonce for s in self.seats):
                    self._begin(at)
            case ev.Stepped():
                self._take(event)
            case ev.Chosen(_, seat, steps):
                self.seats[seat].ahead = steps[:]
            case ev.Undone(at, steps):
                self._go_back(steps, at)
            case ev.Wished(_, seat, wish, steps):
                self.wish = Wish(seat, wish, steps, self.others(seat))
            case ev.Answered(_, seat, yes):
                self._answered(seat, yes)
            case ev.Paused(at):
                self.paused, self.wish = at, None
            case ev.Resumed(at):
                self.since += at - self.paused
                self.rested += at - self.paused
                self.paused = 0.0
            case ev.Resigned(_, seat, why):
                self.seats[seat].away = why
                self.seats[seat].ahead = []
                self._leave_wish(seat)
            case ev.Returned(_, seat):
                self.seats[seat].away = ""
            case ev.Flagged(_, seat):
                self.flagged = seat
            case ev.Continued(_, code):
                self.next_table = code
            case ev.Closed():
                self.phase = CLOSED

    def _begin(self, at: float) -> None:
        self.phase, self.position = PLAYING, self.new_position()
        self.began = self.since = at
        for seat in self.seats:
            seat.left = self.agreed.clock.game

    def _take(self, event: ev.Stepped) -> None:
        position = self.game
        seat = position.turn if isinstance(position.turn, int) else None
        position.step(event.step)
        if seat is not None and event.step != INTERRUPT:
            self._spend(seat, event.at)
            self.made.append(Made(seat, event.by, event.revealed))
        else:
            self.made.append(Made(None, event.by, revealed=True))
        self.since, self.flagged, self.wish = event.at, None, None
        if position.turn is None:
            self.phase = OVER

    def _spend(self, seat: int, at: float) -> None:
        """Take the time of a turn off a player's clock, and give what a step gains."""
        clock = self.agreed.clock
        if clock.game:
            spent = at - self.since
            self.seats[seat].left = max(0.0, self.seats[seat].left - spent) + clock.more

    def _go_back(self, steps: int, at: float) -> None:
        position = self.game
        before = self.new_position()
        for step in position.steps[:steps]:
            before.step(step)
        self.position, self.made = before, self.made[:steps]
        self.since, self.flagged, self.wish = at, None, None

    def _answered(self, seat: int, yes: bool) -> None:
        if self.wish and yes:
            self.wish.waiting.discard(seat)
        else:
            self.wish = None

    def _leave_wish(self, seat: int) -> None:
        if self.wish and self.wish.seat == seat:
            self.wish = None
        elif self.wish:
            self.wish.waiting.discard(seat)
