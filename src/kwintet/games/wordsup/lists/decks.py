"""Shows how often cards of a deck spell a word: what the decks were made by."""

import argparse
import json
import random
from collections.abc import Iterable
from typing import NamedTuple

from ..lexicon import FOLDER, read_words
from ..vocabulary import tiers
from .spelling import LANGUAGES

DRAWS = 100_000
LEFT_OUT = {"nl": "q"}  # as the options have it at first


class Chances(NamedTuple):
    """In how many of a hundred draws there is a word of four letters."""

    with_one: float  # of three turned cards and one of five: the stock's top or a bonus card
    alone: float  # of four turned cards


def letters(language: str) -> list[str]:
    """Those of the deck's cards that are dealt; the special cards are left aside."""
    deck = json.loads((FOLDER / f"deck_{language}.json").read_text(encoding="utf-8"))
    return [card["letter"] for card in deck if card["letter"] != LEFT_OUT.get(language)]


def chances(deck: list[str], words: Iterable[str], seed: int) -> Chances:
    spelt = {"".join(sorted(word)) for word in words if len(word) == 4}
    rng = random.Random(seed)
    with_one = alone = 0
    for _ in range(DRAWS):
        a, b, c, *others = rng.sample(deck, 8)
        made = ["".join(sorted((a, b, c, other))) in spelt for other in others]
        with_one += any(made)
        alone += made[0]
    return Chances(100 * with_one / DRAWS, 100 * alone / DRAWS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", metavar="LANG", help="all of them by default")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print("      three and one of five   four alone")
    print("      common words   all      common words   all")
    for language in arguments.languages or LANGUAGES:
        deck = letters(language)
        common = chances(deck, tiers(language), arguments.seed)
        full = chances(deck, read_words(language), arguments.seed)
        figures = common.with_one, full.with_one, common.alone, full.alone
        print(f"{language:<5}", *(f"{figure:7.1f} %  " for figure in figures))


if __name__ == "__main__":
    main()
