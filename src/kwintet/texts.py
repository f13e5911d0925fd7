"""Sentences in the language of whoever reads them, from the Fluent files beside the code."""

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from kwintet.errors import KwintetError, cut
from kwintet.game import Game, Line

LANGUAGES = ("en", "nl", "de", "fr", "sv", "ja")
YOU = "you"  # what a player is called in their own sentences; texts choose the verb by it
NOT_YOU = "you\u2060"  # somebody of that very name, with a word joiner that nobody sees
_BELOW_ZERO = re.compile(r"(?<![A-Za-z0-9_-])-(?=[0-9])")  # not in a step, such as A-1
_HEADING = re.compile(r"^## (?P<title>.+) \{#(?P<id>[a-z-]+)\}$", re.MULTILINE)


class UnknownLanguage(KwintetError):
    code = "unknown_language"


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"there is no language {cut(language)}; there are {known}")
    return language


def own_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, English if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def source(package: str, language: str, ending: str) -> str:
    """A file of texts of a package."""
    return (files(package) / "text" / f"{language}.{ending}").read_text("utf-8")


@cache
def _bundle(language: str, game: str | None) -> Any:
    """The shared texts, with those of a game."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in ("kwintet", game):
        if package:
            bundle.add_resource(FluentResource(source(package, language, "ftl")))
    return bundle


class Texts:
    """All sentences of a language: those shared by the games, and those of one game."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = check_language(language)
        self._bundle = _bundle(language, game.module if game else None)

    def say(self, key: str, **args: Any) -> str:
        """A sentence by its key; a missing one or a missing part of it is a fault of ours."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise KeyError(f"no text {key} in {self.language}")
        said, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise KeyError(f"text {key} in {self.language}: {problems[0]}")
        return _BELOW_ZERO.sub("\N{MINUS SIGN}", str(said))

    def line(self, line: Line, names: Sequence[str] = (), reader: int | None = None) -> str:
        """A line for a reader, who is a seat or an onlooker (None)."""
        args = {name: self._part(part, names, reader) for name, part in line.args.items()}
        for name, seat in line.seats.items():
            args[name] = called(names[seat], seat == reader)
        return self.say(line.key, **args)

    def problem(self, error: KwintetError) -> str:
        """What was wrong, as a person is told it."""
        return self.say(f"error-{error.code}")

    def _part(self, part: Any, names: Sequence[str], reader: int | None) -> Any:
        if isinstance(part, Line):
            return self.line(part, names, reader)
        if isinstance(part, list):
            return self.joined([self.line(each, names, reader) for each in part])
        return part

    def joined(self, parts: Sequence[str]) -> str:
        """Parts of a sentence in a row: by commas, the last by "and"."""
        if len(parts) < 2:
            return "".join(parts)
        most = parts[0]
        for part in parts[1:-1]:
            most = self.say("list-more", most=most, next=part)
        return self.say("list-last", most=most, last=parts[-1])


def called(name: str, is_reader: bool) -> str:
    """What a sentence calls a player."""
    return YOU if is_reader else NOT_YOU if name == YOU else name


# The rules in our own words ----------------------------------------------------------------------


@dataclass(frozen=True)
class Section:
    """A part of the rules page that can be opened by itself; `body` is Markdown."""

    id: str
    title: str
    body: str


@dataclass(frozen=True)
class Page:
    """The rules of a game, told afresh."""

    title: str
    intro: str
    sections: tuple[Section, ...]

    def section(self, section_id: str) -> Section:
        return next(section for section in self.sections if section.id == section_id)


@cache
def page(module: str, language: str) -> Page:
    """The rules page of a game's package."""
    head, *rest = _HEADING.split(source(module, language, "md"))
    title, _, intro = head.strip().partition("\n")
    parts = zip(rest[::3], rest[1::3], rest[2::3], strict=True)
    sections = tuple(Section(name, heading, body.strip()) for heading, name, body in parts)
    return Page(title.removeprefix("# "), intro.strip(), sections)
