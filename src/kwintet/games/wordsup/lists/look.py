"""Shows curators what to look at: words to judge, common words that are missing, odd ones."""

import argparse
import hashlib
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ..lexicon import read_words
from ..vocabulary import ADULTS, CHILDS, EVERYDAY, tiers, unseemly
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


def figures() -> Iterator[str]:
    """How many words of each kind there are, as a table."""
    for language in LANGUAGES:
        kinds = Counter(read_words(language).values())
        known = Counter(tiers(language).values())
        by_hand, _ = curated.read(language)
        counts = [sum(kinds.values()), kinds["place"], kinds["brand"]]
        counts += [known[tier] for tier in (CHILDS, EVERYDAY, ADULTS)] + [len(unseemly(language))]
        counts += [len(by_hand.add), len(by_hand.block), len(by_hand.noplaces)]
        yield f"| {language} | {' | '.join(f'{count:,}' for count in counts)} |"


def judged() -> Iterator[str]:
    """How many words of each sample were wrong, and which, as a table."""
    for language in LANGUAGES:
        for kind, seed, verdicts in curated.samples(language):
            wrong = {word: why for word, why in verdicts.items() if why}
            told = "; ".join(f"*{word}*: {why}" for word, why in wrong.items())
            yield f"| {language} | {kind} | {seed} | {len(verdicts)} | {len(wrong)} | {told} |"


Show = Callable[..., Iterator[str]]
OF_A_LANGUAGE: dict[str, Show] = {"judge": to_judge, "odd": odd}
OF_SOURCES: dict[str, Show] = {"missing": missing, "names": names}
OF_ALL: dict[str, Show] = {"figures": figures, "judged": judged}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    for name, show in (OF_A_LANGUAGE | OF_SOURCES | OF_ALL).items():
        one = what.add_parser(name, help=show.__doc__)
        if name not in OF_ALL:
            one.add_argument("language", choices=LANGUAGES)
        if name == "judge":
            one.add_argument("seed")
        if name in OF_SOURCES:
            one.add_argument("--from", dest="folder", type=Path, help="where the sources lie")
    arguments = vars(parser.parse_args())
    name = arguments.pop("what")
    if name in OF_SOURCES:
        with opened(arguments.pop("folder")) as source:
            print(*OF_SOURCES[name](source, **arguments), sep="\n")
    else:
        print(*(OF_A_LANGUAGE | OF_ALL)[name](**arguments), sep="\n")


if __name__ == "__main__":
    main()
