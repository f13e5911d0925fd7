"""What can be wrong with what people and tools hand in: one class for each kind, each with a code.

`code` is for programs, the text for whoever calls the library: it says what was wrong, where, and
what would be right. Players see none of it but `for_player`, which knows no more than their seat.
"""

import reprlib
from collections.abc import Callable
from functools import partial
from typing import Any


class KwintetError(Exception):
    """Something handed in was wrong; nothing has changed."""

    code = "error"

    def __init__(self, message: str, code: str | None = None) -> None:
        super().__init__(message)
        if code:
            self.code = code


class UnknownGame(KwintetError):
    code = "unknown_game"


class BadPlayers(KwintetError):
    code = "bad_players"


class BadSeat(KwintetError):
    code = "bad_seat"


class BadOption(KwintetError):
    """Codes: unknown_option, option_type, option_value; option_default in a record."""

    code = "option_value"


class BadRecord(KwintetError):
    """Codes: not_json, too_large, bad_format, bad_field, bad_step.

    For a step that is not legal `index`, `step` and `legal` say where it stands, how it is written
    and what would have been legal there.
    """

    code = "bad_record"

    def __init__(
        self,
        message: str,
        code: str | None = None,
        index: int | None = None,
        illegal: "IllegalStep | None" = None,
    ) -> None:
        super().__init__(message, code)
        self.index = index
        self.step = illegal.step if illegal else None
        self.legal = illegal.legal if illegal else []


class IllegalStep(KwintetError):
    """Codes: illegal_step, bad_outcome, not_nfc, game_over.

    The text names what was legal, and works it out only when somebody reads it: refusing a player
    takes no longer when much is legal than when little is.
    """

    code = "illegal_step"

    def __init__(
        self,
        step: str,
        why: str,
        legal: Callable[[], list[str]],
        code: str | None = None,
    ) -> None:
        super().__init__(why, code)
        self.step = step
        self.for_player = "That cannot be played now."
        self._why = why
        self._legal = legal

    @property
    def legal(self) -> list[str]:
        return self._legal()

    def __reduce__(self) -> Any:
        """An error is copied and pickled with what was legal, worked out."""
        return type(self), (self.step, self._why, partial(list, self.legal), self.code)

    def __str__(self) -> str:
        legal = self.legal
        return f"{cut(self.step)}: {self._why}" + (f"; legal: {', '.join(legal)}" if legal else "")


_brief = reprlib.Repr()  # looks only a few levels deep and at a few members
_brief.maxstring = _brief.maxother = 200


def cut(value: object, most: int = 60) -> str:
    """A value as it stands in a message: quoted, and not longer than a line."""
    try:
        shown = _brief.repr(value)
    except ValueError:  # Python refuses to write out an integer of thousands of digits
        shown = f"a huge {type(value).__name__}"
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"
