"""Shows curators what to look at: words to judge, common words that are missing, odd ones."""

import argparse
import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..lexicon import read_words
from . import curated, dictionaries, frequency
from .build import COMMONEST, VOWELS, opened
from .sources import Opened
from .spelling import LANGUAGES, laid

# Samples: how long the words are (0: any), how many of them.
KINDS = {"all": (0, 300), "three": (3, 100), "four": (4, 100)}


def sample(words: Iterable[str], kind: str, seed: str) -> list[str]:
    """Drawn by a digest, so that a change of the list hardly changes the sample."""
    length, size = KINDS[kind]
    fit = (word for word in words if length in (0, len(word)))

    def ticket(word: str) -> str:
        return hashlib.sha256(f"{kind} {seed} {word}".encode()).hexdigest()

    return sorted(sorted(fit, key=ticket)[:size])


def to_judge(language: str, seed: str) -> Iterator[str]:
    """The samples of a seed, ready for verdicts.txt; judged words with their verdict."""
    words = read_words(language)
    judged = {(x.kind, x.seed): x.verdicts for x in curated.samples(language)}
    for kind in KINDS:
        verdicts = judged.get((kind, seed), {})
        yield f"[{kind} {seed}]"
        for word in sorted({*sample(words, kind, seed), *verdicts}):
            why = verdicts.get(word)
            verdict = "?" if why is None else f"wrong {why}" if why else "ok"
            yield f"{word} {verdict}" + (f" # {words[word]}" if words.get(word) else "")


def odd(language: str) -> Iterator[str]:
    """Words that look like abbreviations, numerals, or nothing."""
    for word, category in read_words(language).items():
        if (
            re.search(r"(.)\1\1", word)
            or not VOWELS & set(word)
            or re.fullmatch("[ivxlcdm]+", word)
        ):
            yield f"{word} {category}"


def missing(source: Opened, language: str) -> Iterator[str]:
    """The commonest words that are not in the list, the commonest first, with what is told why."""
    words, (by_hand, _) = read_words(language), curated.read(language)
    for word in frequency.commonest(frequency.read(source, language), COMMONEST):
        if word not in words:
            yield f"{word} {by_hand.missing.get(word, '?')}"


def names(source: Opened, language: str) -> Iterator[str]:
    """What the dictionary writes with a capital and the list lacks, the commonest first."""
    words, met = read_words(language), frequency.read(source, language)
    found = {laid(name, language): name for name in dictionaries.read(source, language).names}
    left = sorted(
        (-met.get(word, 0), name) for word, name in found.items() if word and word not in words
    )
    return (name for _, name in left)


NEED_SOURCES = {"missing": missing, "names": names}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    judge = what.add_parser("judge", help="samples to judge")
    for one in (judge, what.add_parser("odd", help="words that look odd")):
        one.add_argument("language", choices=LANGUAGES)
    judge.add_argument("seed")
    for name, show in NEED_SOURCES.items():
        one = what.add_parser(name, help=show.__doc__)
        one.add_argument("language", choices=LANGUAGES)
        one.add_argument("--from", dest="folder", type=Path, help="where the sources lie fetched")
    arguments = parser.parse_args()
    match arguments.what:
        case "judge":
            shown = to_judge(arguments.language, arguments.seed)
        case "odd":
            shown = odd(arguments.language)
        case name:
            with opened(arguments.folder) as source:
                shown = iter(list(NEED_SOURCES[name](source, arguments.language)))
    print(*shown, sep="\n")


if __name__ == "__main__":
    main()
