"""Records spoiled at random, by the thousand: each is refused by name, or read as what it says.

./run fuzz                          all games, for a minute
./run fuzz GAME --seconds 600       one game, for ten
./run fuzz --seed 12345 --times 1   one record again, with the number that a failure names
"""

import argparse
import functools
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from conformance import random_game, random_step, spoiled, wrong_outcomes
from jsonschema import Draft202012Validator

import kwintet
from kwintet.errors import KwintetError
from kwintet.game import find
from kwintet.position import Position

SCHEMA = Path(__file__).parents[1] / "docs" / "record.schema.json"
LONGEST = 5_000  # characters of a message
SOURCES = 40  # records of a game that are spoiled
MOST_STEPS = 150  # of such a record, mostly
ODD: list[Any] = [
    None, True, 0, -1, 1.5, 1 << 70, "", " ", "kwintet/2", "\0", "\ud800", "é", "e\u0301", [], {},
    [[]], {"a": 1}, [1, "a"], "0", [0], [0, 0], [1, 0],
]  # fmt: skip

Record = dict[str, Any]


@functools.cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(json.loads(SCHEMA.read_text("utf-8")))


@functools.cache
def played(name: str, seed: int) -> str:
    """The record of a random game as JSON; some go on to the end."""
    rng = random.Random(seed)
    p = random_game(find(name), rng)
    most = MOST_STEPS * (20 if seed % 8 == 0 else 1)
    while p.turn is not None and len(p.steps) < most:
        random_step(p, rng)
    return json.dumps(p.record(), ensure_ascii=False)


def source(rng: random.Random, names: list[str]) -> str:
    return played(rng.choice(names), rng.randrange(SOURCES))


# Spoiling ----------------------------------------------------------------------------------------


def odd(rng: random.Random, *more: Any) -> Any:
    return deepcopy(rng.choice([*ODD, *more]))


def spoil_field(record: Record, rng: random.Random) -> None:
    """Drop, rename or alter a field, or an option."""
    where = record
    if isinstance(record.get("options"), dict) and rng.random() < 0.5:
        where = record["options"]
        game = find(record["game"]) if record.get("game") in kwintet.games() else None
        if game and rng.random() < 0.7:
            where[rng.choice(game.options).name] = odd(rng, 1, 2, 3, False, [1], [1, 2])
            return
    name = rng.choice([*where, "x"])
    value = where.pop(name, None)
    match rng.randrange(3):
        case 0:
            where[name] = odd(rng, *range(8), *kwintet.games())
        case 1:
            where[rng.choice([f"{name} ", name.upper(), "", "y"])] = value


def spoil_steps(record: Record, rng: random.Random) -> None:
    steps = record.get("steps")
    if not isinstance(steps, list) or not steps:
        return
    at, other = rng.randrange(len(steps)), rng.randrange(len(steps))
    match rng.randrange(8):
        case 0:
            del steps[at]
        case 1:
            steps.insert(other, steps[at])
        case 2:
            steps[at], steps[other] = steps[other], steps[at]
        case 3:
            del steps[at:]
        case 4:
            steps.insert(at, odd(rng))
        case 5:
            steps.insert(at, json.loads(source(rng, list(kwintet.games())))["steps"][0])
        case 6:
            steps[at] = rng.choice(spoiled(str(steps[at]) or "?", rng))
        case 7:
            steps[at] = rng.choice(like(record, at, rng))


def like(record: Record, at: int, rng: random.Random) -> list[Any]:
    """Steps that could almost stand there: other legal ones, or outcomes gone wrong."""
    try:
        p = kwintet.load({**record, "steps": record["steps"][:at]})
    except KwintetError:
        return ODD
    if p.turn == "chance":
        return wrong_outcomes(p, p.copy().draw(rng), rng)
    return p.legal or ODD


def spoil_text(text: str, rng: random.Random) -> str | bytes:
    """Alter the JSON itself: cut, copy, splice, write a field twice; or the bytes it is made of."""
    at, to = sorted((rng.randrange(len(text)), rng.randrange(len(text))))
    to = min(to, at + 30)
    match rng.randrange(7):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + text[to:]
        case 2:
            return text[:to] + text[at:]
        case 3:
            return text[:at] + rng.choice('{}[]",:0159eE+-.\\ \n\0é\ud800') + text[at + 1 :]
        case 4:
            return text.replace("{", '{"players": 3, ', rng.randrange(1, 3))
        case 5:
            return text + rng.choice((" ", "\n", "x", "{}", ",", "\0", text))
        case _:
            raw = bytearray(text.encode("utf-8", "surrogatepass"))
            raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
            return bytes(raw)


def spoiled_record(rng: random.Random, names: list[str]) -> str | bytes | Record:
    """A record with a few faults, or none; as text, bytes or a mapping."""
    text = source(rng, names)
    record: Record = json.loads(text)
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        rng.choice((spoil_field, spoil_steps, spoil_steps))(record, rng)
    if rng.random() < 0.3:
        return record
    text = json.dumps(record, ensure_ascii=rng.random() < 0.5)
    return spoil_text(text, rng) if rng.random() < 0.4 else text


# Checking ----------------------------------------------------------------------------------------


def check(given: str | bytes | Record) -> str:
    """Load it; the code of the error, or "read"."""
    try:
        p = kwintet.load(given)
    except KwintetError as error:
        told = str(error)
        code = error.code
        told.encode()
    else:
        told, code = "read", "read"
        check_read(p, given)
    assert told, "an error without a text"
    assert code, "an error without a code"
    assert len(told) < LONGEST, f"a message of {len(told)} characters"
    return code


def once(pairs: list[tuple[str, Any]]) -> Record:
    assert len(dict(pairs)) == len(pairs), "it was read, and a field stands twice"
    return dict(pairs)


def check_read(p: Position, given: str | bytes | Record) -> None:
    """It says what the source says, and the schema agrees."""
    said = given if isinstance(given, dict) else json.loads(given, object_pairs_hook=once)
    assert p.record() == said, "it was read as another record"
    as_read, as_said = (json.dumps(record, sort_keys=True) for record in (p.record(), said))
    assert as_read == as_said, "a value was read as another one that is equal to it"
    problem = next(validator().iter_errors(said), None)
    assert problem is None, f"it was read, and is not what the schema says: {problem}"


def fuzz(names: list[str], seed: int, go_on: Callable[[int], bool]) -> Counter[str]:
    """Spoil and check, each record by a seed of its own; how often each answer came."""
    answers: Counter[str] = Counter()
    while go_on(answers.total()):
        own = seed + answers.total()
        given = spoiled_record(random.Random(own), names)
        try:
            answers[check(given)] += 1
        except Exception as error:
            error.add_note(f"seed {own}: {str(given)[:2_000]}")
            raise
    return answers


def main(arguments: list[str]) -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("fuzz", description=__doc__, formatter_class=raw)
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*kwintet.games(), []])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--times", type=int, help="so many records, however long it takes")
    parser.add_argument("--seed", type=int, help="the first record's; others count on from it")
    asked = parser.parse_args(arguments)
    seed = random.randrange(1 << 32) if asked.seed is None else asked.seed
    end = time.monotonic() + asked.seconds
    print(f"seeds from {seed}", flush=True)
    answers = fuzz(
        asked.games or list(kwintet.games()),
        seed,
        lambda done: done < asked.times if asked.times else time.monotonic() < end,
    )
    for answer, times in answers.most_common():
        print(f"{times:8,} {answer}")


if __name__ == "__main__":
    main(sys.argv[1:])
