"""What a seat of Block It! cannot know: nothing. Every step is open, and so is all that lies."""

from typing import Any

from kwintet.kernel import rule, state

WORK = state(unused=1)


@rule
def resample(s: Any, t: Any, seat: int, rng: Any, work: Any) -> None:
    """There is one world only: the true one."""
