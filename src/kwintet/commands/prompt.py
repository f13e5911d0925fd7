"""What a person types: with completion at a terminal, line by line from anywhere else."""

import sys
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console


class Reader:
    """Reads what is typed behind a prompt."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self._session: Any = None

    def read(self, prompt: str, choices: Mapping[str, str]) -> str | None:
        """A line without needless spaces; None at the end. Choices are steps and their meanings."""
        try:
            line = self._line(prompt, choices)
        except EOFError:
            return None
        return unicodedata.normalize("NFC", " ".join(line.split()))

    def _line(self, prompt: str, choices: Mapping[str, str]) -> str:
        if sys.stdin is not None and sys.stdin.isatty() and self.console.is_terminal:
            return self._prompted(prompt, choices)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        print(" ".join(line.split()))  # so that the lines of a transcript end where they should
        if not line:
            raise EOFError
        return line

    def _prompted(self, prompt: str, choices: Mapping[str, str]) -> str:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer, Completion
        from prompt_toolkit.formatted_text import FormattedText

        class Steps(Completer):
            def get_completions(self, document: Any, event: object) -> Iterator[Completion]:
                typed = document.text_before_cursor
                for step in completions(typed, choices):
                    yield Completion(step, -len(typed), display_meta=choices[step])

        if self._session is None:
            self._session = PromptSession()
        marked = FormattedText([("bold", prompt)])
        typed: str = self._session.prompt(marked, completer=Steps(), complete_while_typing=True)
        return typed


def completions(typed: str, choices: Mapping[str, str]) -> list[str]:
    """The steps that begin as typed; none before anything is."""
    begun = typed.lstrip().casefold()
    return [step for step in choices if begun and step.casefold().startswith(begun)]


def meant(typed: str, steps: list[str]) -> str | None:
    """The step that was meant: by its number, or as it was typed. None: there is no such number."""
    if typed in steps:
        return typed
    if typed.isascii() and typed.isdigit():
        number = int(typed) if len(typed) < 10 else 0
        return steps[number - 1] if 1 <= number <= len(steps) else None
    alike = [step for step in steps if step.casefold() == typed.casefold()]
    return alike[0] if len(alike) == 1 else typed
