"""The curated files of a language: what people add to the sources and take away from them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from .spelling import laid

FOLDER = Path(__file__).parent


class Curated(NamedTuple):
    """By file; words as they can be laid."""

    add: set[str]
    block: set[str]
    places: set[str]
    noplaces: set[str]
    brands: set[str]
    unseemly: set[str]
    rare: set[str]  # commoner in the frequencies than as words: names, words of other languages
    must: set[str]
    must_not: set[str]
    missing: dict[str, str]  # with the reason


class Sample(NamedTuple):
    """Words that somebody judged one by one, drawn from a list by a seed."""

    kind: str
    seed: str
    verdicts: dict[str, str]  # a word: "" if it is right, or what is wrong with it


def lines(language: str, name: str) -> list[str]:
    """The lines of a curated file without comments; none if there is no such file."""
    path = FOLDER / language / f"{name}.txt"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in found if line]


def read(language: str) -> tuple[Curated, list[str]]:
    """All of them, and what is odd about them."""
    odd: list[str] = []
    sets: dict[str, set[str]] = {}
    for name in Curated._fields[:-1]:
        sets[name] = set(_folded(language, name, lines(language, name), odd))
    reasons = (line.partition(" ") for line in lines(language, "missing"))
    missing = {word: reason.strip() for word, _, reason in reasons}
    odd += [f"missing.txt: {word} has no reason" for word, reason in missing.items() if not reason]
    for one, other in (("add", "block"), ("places", "noplaces"), ("must", "must_not")):
        odd += [f"{x} is in {one}.txt and {other}.txt" for x in sorted(sets[one] & sets[other])]
    return Curated(**sets, missing=missing), odd


def _folded(language: str, name: str, words: Iterable[str], odd: list[str]) -> Iterator[str]:
    for word in words:
        if folded := laid(word, language):
            yield folded
        else:
            odd.append(f"{name}.txt: {word} cannot be laid")


def samples(language: str) -> list[Sample]:
    """What verdicts.txt tells: [KIND SEED] begins a sample; then "word ok" or "word wrong WHY"."""
    found: list[Sample] = []
    for line in lines(language, "verdicts"):
        match line.split(maxsplit=2):
            case [kind, seed] if line[0] == "[" and line[-1] == "]":
                found.append(Sample(kind[1:], seed[:-1], {}))
            case [word, "ok"] if found:
                found[-1].verdicts[word] = ""
            case [word, "wrong", why] if found:
                found[-1].verdicts[word] = why
            case _:
                raise SystemExit(f"verdicts.txt of {language}: {line!r} is no verdict")
    return found
