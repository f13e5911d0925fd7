"""What people and the server itself ask of a table."""

import msgspec

from kwintet.errors import KwintetError


class Refusal(KwintetError):
    """The table does not do it; the code says why, and nothing has changed.

    Codes: closed, not_waiting, not_playing, not_host, not_seated, no_seat, seat_taken,
    already_seated, banned, seats_free, bad_nonce, not_asked, not_your_turn, your_turn, stale_ply,
    illegal_step, too_many_ahead, nothing_to_undo, across_chance, not_casual, wish_pending,
    no_wish, paused, not_paused, away, not_away, game_under_way.
    """

    code = "refused"

    def __init__(self, code: str) -> None:
        super().__init__(code, code)


class Order(msgspec.Struct, frozen=True, tag_field="order", forbid_unknown_fields=True):
    """What a person asks for."""


class Sit(Order, frozen=True, tag="sit"):
    seat: int


class Leave(Order, frozen=True, tag="leave"):
    """Before the game the seat is free again; during it a bot plays on."""


class SeatBot(Order, frozen=True, tag="bot"):
    seat: int
    level: str


class Remove(Order, frozen=True, tag="remove"):
    """The host sends somebody away, or takes a bot off its seat, before the game."""

    seat: int


class Swap(Order, frozen=True, tag="swap"):
    one: int
    other: int


class Shuffle(Order, frozen=True, tag="shuffle"):
    pass


class Start(Order, frozen=True, tag="start"):
    pass


class Commit(Order, frozen=True, tag="commit"):
    commitment: str


class Show(Order, frozen=True, tag="show"):
    nonce: str


class Step(Order, frozen=True, tag="step"):
    ply: int  # how many steps there were when it was chosen
    step: str


class Ahead(Order, frozen=True, tag="ahead"):
    """Steps for the next turns, in place of those chosen before."""

    steps: list[str]


class Undo(Order, frozen=True, tag="undo"):
    pass


class Pause(Order, frozen=True, tag="pause"):
    pass


class Answer(Order, frozen=True, tag="answer"):
    yes: bool


class Resume(Order, frozen=True, tag="resume"):
    pass


class Resign(Order, frozen=True, tag="resign"):
    pass


class Return(Order, frozen=True, tag="return"):
    pass


class Close(Order, frozen=True, tag="close"):
    pass


AnyOrder = (
    Sit | Leave | SeatBot | Remove | Swap | Shuffle | Start | Commit | Show | Step | Ahead | Undo
    | Pause | Answer | Resume | Resign | Return | Close
)  # fmt: skip
