"""What can be wrong with what people and tools hand in: one class for each kind, each with a code.

`code` is for programs, the text for whoever calls the library: it says what was wrong, where, and
what would be right. Players see none of it but `for_player`, which knows no more than their seat.
"""

import reprlib
from collections.abc import Callable

SHOWN = 40  # legal steps that a message lists at most


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


class BadOption(KwintetError):
    """Codes: unknown_option, option_type, option_value; option_default in a record."""

    code = "option_value"


class BadRecord(KwintetError):
    """Codes: not_json, too_large, bad_format, bad_field, bad_step; `index` is that of the step."""

    code = "bad_record"

    def __init__(self, message: str, code: str | None = None, index: int | None = None) -> None:
        super().__init__(message, code)
        self.index = index


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
        index: int | None = None,
    ) -> None:
        super().__init__(why, code)
        self.step = step
        self.index = index
        self.for_player = "That cannot be played now."
        self._why = why
        self._legal = legal

    @property
    def legal(self) -> list[str]:
        return self._legal()

    def __str__(self) -> str:
        text = f"{cut(self.step)}: {self._why}"
        legal = self.legal
        if not legal:
            return text
        more = f" … and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
        return f"{text}; legal: {', '.join(legal[:SHOWN])}{more}"


_brief = reprlib.Repr()  # looks only a few levels deep and at a few members
_brief.maxstring = _brief.maxother = 200


def cut(value: object, most: int = 60) -> str:
    """A value as it stands in a message: quoted, and not longer than a line."""
    try:
        shown = _brief.repr(value)
    except ValueError:  # Python refuses to write out an integer of thousands of digits
        shown = f"a huge {type(value).__name__}"
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"
