"""Words of a Hunspell dictionary with all their inflections: entries, their tags, their affixes."""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple


class Affix(NamedTuple):
    strip: str
    add: str
    flags: tuple[str, ...]  # what may come behind it in turn
    fits: re.Pattern[str]


class Entry(NamedTuple):
    word: str
    flags: tuple[str, ...]
    tags: frozenset[str]


class Dictionary:
    """An affix file and a word file, in UTF-8. Prefixes that are elided words (l') are left out."""

    def __init__(self, affixes: bytes, words: bytes) -> None:
        self.long = False  # are flags two characters long
        self.special: dict[str, str] = {}  # flags with a meaning of their own, by that meaning
        self.suffixes: dict[str, list[Affix]] = defaultdict(list)
        self.prefixes: dict[str, list[Affix]] = defaultdict(list)
        for line in affixes.decode().splitlines():
            self._take(line.split())
        self.entries = [self._entry(line) for line in words.decode().splitlines()[1:] if line]

    def _take(self, parts: list[str]) -> None:
        match parts:
            case ["FLAG", kind]:
                self.long = kind == "long"
            case ["NEEDAFFIX" | "FORBIDDENWORD" | "ONLYINCOMPOUND" | "NOSUGGEST" as name, flag]:
                self.special[name] = flag
            case ["SFX", flag, strip, add, condition, *_]:
                fits = re.compile(f"(?:{condition})$")
                self.suffixes[flag].append(Affix(_some(strip), *self._added(add), fits))
            case ["PFX", flag, strip, add, condition, *_] if "'" not in add:
                fits = re.compile(condition)
                self.prefixes[flag].append(Affix(_some(strip), *self._added(add), fits))

    def _added(self, text: str) -> tuple[str, tuple[str, ...]]:
        add, _, flags = text.partition("/")
        return _some(add), self._flags(flags)

    def _flags(self, flags: str) -> tuple[str, ...]:
        return tuple(re.findall("..", flags) if self.long else flags)

    def _entry(self, line: str) -> Entry:
        text, *tags = line.split()
        word, _, flags = text.partition("/")
        return Entry(word, self._flags(flags), frozenset(tags))

    def has(self, entry: Entry, name: str) -> bool:
        return self.special[name] in entry.flags

    def forms(self, entry: Entry) -> Iterator[str]:
        """The entry's word, where it may stand alone, and all its inflections."""
        if not self.has(entry, "NEEDAFFIX"):
            yield entry.word
        yield from self._inflected(entry.word, entry.flags)

    def _inflected(self, word: str, flags: tuple[str, ...]) -> Iterator[str]:
        for form, further in self._affixed(word, flags):
            if self.special["NEEDAFFIX"] not in further:
                yield form
            yield from self._inflected(form, further)

    def _affixed(self, word: str, flags: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
        for flag in flags:
            for strip, add, further, fits in self.suffixes.get(flag, ()):
                if word.endswith(strip) and fits.search(word):
                    yield word.removesuffix(strip) + add, further
            for strip, add, further, fits in self.prefixes.get(flag, ()):
                if word.startswith(strip) and fits.match(word):
                    yield add + word.removeprefix(strip), further


def _some(text: str) -> str:
    return "" if text == "0" else text
