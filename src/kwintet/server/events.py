"""What happens at a table, as events: a table is what the events of its log add up to.

Nothing that is in the log is ever changed: undoing a step is an event as well. The log is the
server's own; what people see of it is told by views.
"""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    at: float  # the server's time, in seconds


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much time there is: for a step, or for all steps of a player and some more for each."""

    step: float = 0.0  # seconds for one step; 0: no such clock
    game: float = 0.0  # seconds for all steps of a player; 0: no such clock
    more: float = 0.0  # seconds that a player gets for a step
    table: float = 0.0  # seconds for the whole game, where the rules know time
    takes_seat: bool = False  # at zero a bot takes the seat; else it makes the step


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was agreed on before the game."""

    game: str
    players: int
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False  # listed for everybody
    onlookers: bool = True
    casual: bool = True  # steps can be taken back if all agree


class Opened(Event, frozen=True, tag="opened"):
    agreed: Agreed
    host: int  # a person
    series: str = ""  # the code of the first table of the evening


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    person: int


class BotSat(Event, frozen=True, tag="bot sat"):
    seat: int
    level: str


class Vacated(Event, frozen=True, tag="vacated"):
    """A seat is free again: somebody left it before the game, or was sent away."""

    seat: int
    banned: bool = False  # the person cannot sit down any more


class Arranged(Event, frozen=True, tag="arranged"):
    """Everybody moves: `seats[i]` is where those sat who now have seat i."""

    seats: list[int]


class Begun(Event, frozen=True, tag="begun"):
    """All seats are taken: the secret is fixed, and every seat commits to a nonce."""

    secret: str


class Committed(Event, frozen=True, tag="committed"):
    seat: int
    commitment: str


class Shown(Event, frozen=True, tag="shown"):
    """A seat's nonce; `absent`: the server's own, because the seat did not give one in time."""

    seat: int
    nonce: str
    absent: bool = False


class Stepped(Event, frozen=True, tag="stepped"):
    step: str
    by: str  # person, bot, clock, chance
    revealed: bool = False  # it showed somebody something, or came from chance


class Chosen(Event, frozen=True, tag="chosen"):
    """Steps that a seat has chosen ahead of its turn, first first."""

    seat: int
    steps: list[str]


class Undone(Event, frozen=True, tag="undone"):
    """The game goes back to so many steps."""

    steps: int


class Wished(Event, frozen=True, tag="wished"):
    """A seat asks the others: undo, pause."""

    seat: int
    wish: str
    steps: int = 0  # undo: to how many


class Answered(Event, frozen=True, tag="answered"):
    seat: int
    yes: bool


class Paused(Event, frozen=True, tag="paused"):
    pass


class Resumed(Event, frozen=True, tag="resumed"):
    pass


class Resigned(Event, frozen=True, tag="resigned"):
    """A bot plays on for the seat until its owner comes back."""

    seat: int
    why: str  # resigned, left, clock


class Returned(Event, frozen=True, tag="returned"):
    seat: int


class Flagged(Event, frozen=True, tag="flagged"):
    """The time of a seat has run out; a bot makes its step."""

    seat: int


class Continued(Event, frozen=True, tag="continued"):
    """The evening goes on at another table."""

    code: str


class Closed(Event, frozen=True, tag="closed"):
    why: str  # host, empty


AnyEvent = (
    Opened | Sat | BotSat | Vacated | Arranged | Begun | Committed | Shown | Stepped | Chosen
    | Undone | Wished | Answered | Paused | Resumed | Resigned | Returned | Flagged | Continued
    | Closed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEvent).decode
