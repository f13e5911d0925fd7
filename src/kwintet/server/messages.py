"""What goes over the wire, both ways; version 1 of the protocol.

A client sends an order with an id of its own and gets one answer with that id: done, or refused by
a code. Whatever changes is sent as a whole, never as a difference: who missed something only needs
the next message.
"""

from typing import Any

import msgspec

from kwintet.game import Line
from kwintet.server.orders import AnyOrder

PROTOCOL = 1
MOST_BYTES = 16 * 1024  # of a message from a client


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order; the same id again gets the same answer, and nothing is done twice."""

    id: str
    order: AnyOrder


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something that the server tells."""


class Done(Message, frozen=True, tag="done"):
    id: str


class Refused(Message, frozen=True, tag="refused"):
    """Nothing has changed. `why` says in the game's words what a step lacked, if that is known."""

    id: str
    code: str
    why: Line | None = None


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at the table; free if it has neither a name nor a bot's level."""

    name: str = ""
    avatar: str = ""
    level: str = ""  # of a bot
    away: str = ""  # why a bot plays for the person: resigned, left, clock
    here: bool = False  # whether somebody looks at the table from it
    commitment: str = ""  # to its nonce, while chance is agreed on
    nonce: str = ""  # once all have committed
    seconds: float | None = None  # on its clock, when its turn began


class WishShown(msgspec.Struct, frozen=True):
    seat: int
    wish: str  # undo, pause
    waiting: list[int]  # seats that have not answered


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step as this reader sees it, and what it did, in lines to be said in any language."""

    step: str
    by: str  # person, bot, clock, chance
    lines: list[Line]
    seat: int | None = None  # None: chance, or the clock of the table


class TableShown(Message, frozen=True, tag="table"):
    """The table as one seat sees it, or an onlooker."""

    events: int  # that have happened: a greater number is newer
    code: str
    game: str
    options: dict[str, Any]
    phase: str  # waiting, agreeing, playing, over, closed
    seats: list[SeatShown]
    promise: str = ""  # the commitment to the secret of chance
    secret: str = ""  # itself, when the game is over
    you: int | None = None  # your seat
    host: bool = False  # whether you arrange the table
    ply: int = 0  # steps so far
    view: Any = None
    offers: Any = None  # if you are at turn
    ask: Line | None = None  # what is asked of you then
    winners: list[int] = []
    result: list[Line] = []
    news: list[News] = []  # steps since the message before
    ahead: list[str] = []  # steps that you have chosen for your next turns
    wish: WishShown | None = None
    paused: bool = False
    seconds: float | None = None  # until the clock runs out
    next_table: str = ""


class Log(Message, frozen=True, tag="log"):
    """All steps so far, as this reader sees them: sent to whoever comes in."""

    news: list[News]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Ask).decode
