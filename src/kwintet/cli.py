"""The command line: what is typed, which command it is, and how its end is told."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import TextIO

from kwintet.commands import games, play, replay, verify, warm
from kwintet.errors import KwintetError

FINE, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130

CODES = """\
Exit codes: 0 fine; 1 what was handed in is wrong (a record, a game, an option, a file);
2 the command was not understood; 130 interrupted.
"""

COMMANDS: dict[str, ModuleType] = {
    "games": games,
    "play": play,
    "replay": replay,
    "verify": verify,
    "warm": warm,
}

OVERVIEW = """\
Examples:
  kwintet games                 which games there are, and their options
  kwintet play GAME             play one against random opponents
  kwintet replay game.json      where a recorded game stands
  kwintet verify proof.json     whether chance was fair in a game
  kwintet warm                  compile the games ahead, so that nothing waits for it later
  kwintet play --help           more about one command
"""


def main(argv: Sequence[str] | None = None) -> int:
    _tolerate(sys.stdin, "replace")
    _tolerate(sys.stdout, "backslashreplace")
    try:
        try:
            return _run(argv)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except KwintetError as error:
        return _complain(str(error))
    except BrokenPipeError:  # whoever read along has seen enough
        _hush()
        return FINE
    except OSError as error:
        _hush()
        return _complain(f"{error.filename or 'output'}: {error.strerror}")
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(argv: Sequence[str] | None) -> int:
    parser = _parser()
    arguments = parser.parse_args(argv)
    if arguments.version:
        print(f"kwintet {_version()}")
        return FINE
    if arguments.command is None:
        parser.print_help(sys.stderr)
        return USAGE
    code: int = COMMANDS[arguments.command].run(arguments)
    return code


class _Parser(argparse.ArgumentParser):
    examples: Callable[[], str] = staticmethod(lambda: OVERVIEW)  # asked for only where it is shown

    def format_help(self) -> str:
        self.epilog = f"{self.examples()}\n{CODES}"
        return super().format_help()


def _parser() -> _Parser:
    raw = argparse.RawDescriptionHelpFormatter
    about = "Table games, exact to their rule books."
    parser = _Parser("kwintet", description=about, formatter_class=raw, allow_abbrev=False)
    parser.add_argument("--version", action="store_true", help="say which version this is")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    for name, module in COMMANDS.items():
        about = module.__doc__ or ""
        command = commands.add_parser(
            name,
            help=about[0].lower() + about[1:].splitlines()[0].rstrip("."),
            description=about,
            formatter_class=raw,
            allow_abbrev=False,
        )
        command.examples = module.examples
        module.arguments(command)
    return parser


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("kwintet")
    except PackageNotFoundError:
        return "(not installed: its version is unknown)"


def _complain(message: str) -> int:
    if sys.stderr is not None:
        print("kwintet:", " ".join(message.splitlines()), file=sys.stderr)
    return WRONG


def _tolerate(stream: TextIO | None, errors: str) -> None:
    """Characters that a stream cannot carry are no reason to fail."""
    if stream is not None and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=errors)


def _hush() -> None:
    """Send what is still to be written nowhere: the interpreter's exit must not fail on it."""
    try:
        number = sys.stdout.fileno()
    except (OSError, AttributeError):  # none of the system's streams
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)


if __name__ == "__main__":
    raise SystemExit(main())
