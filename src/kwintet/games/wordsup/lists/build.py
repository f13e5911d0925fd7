"""Builds the word lists from their sources and the curated files, or checks that they are so."""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from . import curated, dictionaries, frequency, places, sources, tiers
from .curated import Curated
from .sources import Opened
from .spelling import LANGUAGES, laid

WORDS = Path(__file__).parents[1] / "words"
COMMONEST = 3_000  # of these, every word that is not in the list has its reason in missing.txt
VOWELS = set("aeiouyåäöü")


class Raw(NamedTuple):
    """What the sources hold of a language, as it can be laid."""

    ordinary: set[str]
    places: set[str]
    frequency: dict[str, float]


class Lists(NamedTuple):
    words: dict[str, str]  # with the category: "" for ordinary words, place, brand
    unseemly: set[str]
    tiers: dict[str, int]


def read(opened: Opened, language: str) -> Raw:
    found = dictionaries.read(opened, language)
    ordinary = {x for word in found.ordinary if (x := laid(word, language))}
    names = places.read(opened, language, found.names)
    return Raw(ordinary, names, frequency.read(opened, language))


def make(raw: Raw, by_hand: Curated) -> Lists:
    """One spelling is in one category: ordinary before place before brand."""
    words = dict.fromkeys(by_hand.brands, "brand")
    words |= dict.fromkeys(raw.places - by_hand.noplaces | by_hand.places, "place")
    spoken = {word for word in raw.ordinary if VOWELS & set(word)}  # the others abbreviate
    words |= dict.fromkeys(spoken - by_hand.block | by_hand.add, "")
    unseemly = by_hand.unseemly & words.keys()
    return Lists(words, unseemly, tiers.of(words.keys() - unseemly - by_hand.rare, raw.frequency))


def wrong(raw: Raw, by_hand: Curated, made: Lists) -> Iterator[str]:
    """What does not fit together: a file that says nothing, or is not obeyed."""
    words = made.words.keys()
    for word in sorted(by_hand.block - raw.ordinary):
        yield f"block.txt: {word} is in no source"
    for word in sorted(by_hand.noplaces - raw.places):
        yield f"noplaces.txt: {word} is in no source"
    for name in ("unseemly", "rare", "must"):
        for word in sorted(getattr(by_hand, name) - words):
            yield f"{name}.txt: {word} is not in the list"
    for word in sorted(by_hand.must_not & words):
        yield f"must_not.txt: {word} is in the list ({made.words[word] or 'ordinary'})"
    for word in sorted(by_hand.missing.keys() & words):
        yield f"missing.txt: {word} is in the list"
    for word in frequency.commonest(raw.frequency, COMMONEST):
        if word not in words and word not in by_hand.missing:
            yield f"missing.txt: {word} is common, not in the list, and has no reason here"


def texts(language: str, made: Lists) -> dict[str, str]:
    """The files of a language, by name."""
    words = (f"{word} {made.words[word]}".rstrip() for word in sorted(made.words))
    common = (f"{word} {made.tiers[word]}" for word in sorted(made.tiers))
    return {
        f"{language}.txt": "\n".join(words) + "\n",
        f"unseemly_{language}.txt": "".join(f"{word}\n" for word in sorted(made.unseemly)),
        f"common_{language}.txt": "\n".join(common) + "\n",
    }


@contextmanager
def opened(folder: Path | None) -> Iterator[Opened]:
    """The sources in a folder, or fetched for now."""
    if folder:
        yield Opened(folder)
    else:
        with tempfile.TemporaryDirectory() as fetched:
            sources.fetch(Path(fetched))
            yield Opened(Path(fetched))


def build(source: Opened, language: str) -> tuple[dict[str, str], list[str]]:
    """The files of a language, and what is wrong."""
    by_hand, odd = curated.read(language)
    raw = read(source, language)
    made = make(raw, by_hand)
    return texts(language, made), [*odd, *wrong(raw, by_hand, made)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANG", help="all of them by default")
    parser.add_argument("--from", dest="folder", type=Path, help="where the sources lie fetched")
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    arguments = parser.parse_args()
    failed = False
    with opened(arguments.folder) as source:
        for language in arguments.languages or LANGUAGES:
            made, problems = build(source, language)
            if not arguments.check:
                for name, text in made.items():
                    (WORDS / name).write_text(text, encoding="utf-8", newline="\n")
            else:
                problems += [f"{name} is not what the sources give" for name in differing(made)]
            for problem in problems:
                print(f"{language}: {problem}")
            failed |= bool(problems)
    return int(failed)


def differing(made: dict[str, str]) -> list[str]:
    return [x for x, text in made.items() if (WORDS / x).read_text(encoding="utf-8") != text]


if __name__ == "__main__":
    raise SystemExit(main())
