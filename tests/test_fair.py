"""Chance that can be checked: draws, proofs, and what is refused as one.

`fair_vectors.json` holds the same examples for programs in other languages; it is written by

    ./run python tests/test_fair.py
"""

import hashlib
import hmac
import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from conformance import random_game, random_step
from typed import refused, run

import kwintet
from kwintet.errors import KwintetError
from kwintet.fair import (
    NONCE_BYTES,
    SECRET_BYTES,
    BadProof,
    Proof,
    Source,
    below,
    commitment,
    draw,
    drawn,
    new_nonce,
    new_secret,
    prove,
    read,
    read_and_verify,
    verify,
)
from kwintet.game import find
from kwintet.position import Pool, Position

VECTORS = Path(__file__).parent / "fair_vectors.json"
POOLS = [
    Pool([0], False, 6),
    Pool([0] * 8, False, 2),
    Pool(list(range(24)), True, 1),
    Pool(list(range(25)), True, 4),
    Pool([3, 5, 8, 13], True, 1),
    Pool(list(range(84)), True, 1),
]


def secret_of(seed: int) -> bytes:
    return hashlib.sha256(b"secret %d" % seed).digest()


def source_of(seed: int, seats: int) -> Source:
    return Source(secret_of(seed), nonces_of(seed, seats))


def nonces_of(seed: int, seats: int) -> list[bytes]:
    return [
        hashlib.sha256(b"nonce %d %d" % (seed, seat)).digest()[:NONCE_BYTES]
        for seat in range(seats)
    ]


def played(position: Position, seed: int, most: int = 1_000_000) -> Proof:
    """A game played at random with the chance of a secret, and its proof."""
    chance = source_of(seed, position.players)
    rng = random.Random(seed)
    while position.turn is not None and len(position.steps) < most:
        if position.turn == "chance":
            position.step(draw(position, chance))
        else:
            random_step(position, rng, clock=0)
    return prove(position, chance)


def some_proof() -> Proof:
    return played(kwintet.new(kwintet.games()[0], 3 if 3 in FIRST.players else 2), seed=1)


FIRST = find(kwintet.games()[0])


# Draws -------------------------------------------------------------------------------------------


def test_words_are_those_that_are_documented() -> None:
    secret, nonces = secret_of(1), nonces_of(1, 3)
    text = b"".join(nonces) + bytes([0, 0, 1, 2]) + bytes([0, 0, 0, 1])
    block = hmac.new(secret, text, hashlib.sha256).digest()
    second = list(islice(Source(secret, nonces).words(258), 8, 16))
    assert second == [int(block[i : i + 4].hex(), 16) for i in range(0, 32, 4)]


def test_a_number_below_another_is_not_biased() -> None:
    """The words beyond the largest multiple are passed over."""
    edge = (1 << 32) - (1 << 32) % 6
    assert below(iter([edge, (1 << 32) - 1, edge - 1]), 6) == 5
    assert below(iter([0]), 1) == 0
    rng = random.Random(1)
    found = Counter(below(iter([rng.getrandbits(32)]), 4) for _ in range(4000))
    assert min(found.values()) > 900


def test_shuffles_are_equally_likely() -> None:
    chance = source_of(2, 2)
    found = Counter(
        tuple(drawn(chance.words(number), Pool([0, 1, 2, 3], True, 1))) for number in range(4800)
    )
    assert set(found) == set(permutations(range(4)))
    assert min(found.values()) > 140
    assert max(found.values()) < 270


def test_everything_that_goes_in_changes_what_comes_out() -> None:
    pool = Pool(list(range(24)), True, 1)
    nonces = nonces_of(1, 3)
    other = [*nonces[:2], bytes(NONCE_BYTES)]
    ways = [
        Source(secret_of(1), nonces).words(0),
        Source(secret_of(2), nonces).words(0),
        Source(secret_of(1), nonces).words(1),
        Source(secret_of(1), other).words(0),
        Source(secret_of(1), nonces[::-1]).words(0),
    ]
    assert len({tuple(drawn(way, pool)) for way in ways}) == len(ways)


def test_secrets_and_nonces_are_new_each_time() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len({new_nonce() for _ in range(100)}) == 100
    assert (len(new_secret()), len(new_nonce())) == (SECRET_BYTES, NONCE_BYTES)


# Proofs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", kwintet.games())
def test_a_fair_game_is_proved(name: str) -> None:
    rng = random.Random(3)
    for seed in range(5):
        proof = played(random_game(find(name), rng), seed)
        text = msgspec.json.encode(proof)
        assert read_and_verify(text).record() == proof.record
        assert [each.step for each in proof.draws] == [
            i for i, step in enumerate(proof.record["steps"]) if step.startswith("!")
        ]


@pytest.mark.parametrize("name", kwintet.games())
def test_a_game_under_way_is_proved_as_far_as_it_went(name: str) -> None:
    proof = played(kwintet.new(name, find(name).players[-1]), seed=4, most=7)
    assert len(verify(proof).steps) == 7


def test_time_running_out_is_no_draw() -> None:
    game = next(find(n) for n in kwintet.games() if hasattr(find(n).rules, "interrupt"))
    rng = random.Random(1)
    while True:
        position = random_game(game, rng)
        proof = played(position, seed=5, most=9)
        then = kwintet.load(proof.record)
        if then.interrupting:
            break
    then.step(then.interrupting)
    verify(prove(then, source_of(5, then.players)))


@pytest.mark.parametrize("name", kwintet.games())
def test_an_outcome_of_another_source_is_found(name: str) -> None:
    """Each outcome in turn is drawn by somebody else."""
    game = find(name)
    position = kwintet.new(name, game.players[0])
    proof = played(position, seed=6, most=30)
    for one in proof.draws[:4]:
        forged = msgspec.structs.replace(proof, record=_drawn_otherwise(proof.record, one.step))
        with pytest.raises(BadProof, match=r"steps\[\d+\] is .* not ") as error:
            verify(forged)
        assert error.value.code == "proof_differs"


def _drawn_otherwise(record: dict[str, Any], wrong: int) -> dict[str, Any]:
    """The record up to an outcome, and another one there."""
    before = record | {"steps": record["steps"][:wrong]}
    rng = random.Random(wrong)
    while True:
        then = kwintet.load(before)
        if then.draw(rng) != record["steps"][wrong]:
            return then.record()


def forgeries() -> Iterator[Any]:
    """What is changed of a proof, and what is said of it."""
    other = commitment(b"another")
    first = {"nonce": "00" * NONCE_BYTES}
    yield pytest.param({"commitment": other}, "the secret is not the one", id="commitment")
    yield pytest.param({"secret": "00" * 32}, "the secret is not the one", id="secret")
    yield pytest.param({"secret": "xyz"}, "the secret is not hexadecimal", id="no hexadecimal")
    yield pytest.param({"secret": "00"}, "must be 64 hexadecimal digits", id="short secret")
    yield pytest.param({"first": first}, "the nonce of seat 0 is not the one", id="nonce")
    yield pytest.param({"first": {"commitment": other}}, "nonce of seat 0 is not", id="share")
    yield pytest.param({"format": "kwintet-fair/9"}, "format must be", id="format")
    yield pytest.param({"seats": []}, "0 seats gave a nonce", id="no seats")
    yield pytest.param({"draws": []}, "draws do not tell how", id="no draws")
    yield pytest.param({"extra": 1}, "no proof of a game.*extra", id="unknown field")
    yield pytest.param({"record": {}}, "record: the record has no field", id="no record")
    yield pytest.param({"record": 7}, "no proof of a game.*record", id="another type")


@pytest.mark.parametrize(("change", "words_said"), [*forgeries()])
def test_a_forged_proof_is_refused(change: dict[str, Any], words_said: str) -> None:
    proof = msgspec.to_builtins(some_proof())
    proof["seats"][0] |= change.pop("first", {})
    with pytest.raises(BadProof, match=words_said):
        read_and_verify(json.dumps(proof | change))


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", "[" * 100_000, "x" * (9 << 20)])
def test_what_is_no_proof_is_refused(text: str) -> None:
    with pytest.raises(BadProof):
        read(text)


def test_capitals_are_not_another_spelling() -> None:
    proof = some_proof()
    with pytest.raises(BadProof, match="small letters"):
        verify(msgspec.structs.replace(proof, secret=proof.secret.upper()))


# The command -------------------------------------------------------------------------------------


def test_verify_tells_that_a_game_was_fair(tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    proof = some_proof()
    file.write_bytes(msgspec.json.encode(proof))
    done = run("verify", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Fair: {len(proof.draws)} outcome")
    assert run("verify", "-", typed=file.read_bytes()).stdout == done.stdout


def test_verify_refuses_with_one_line(tmp_path: Path) -> None:
    file = tmp_path / "proof.json"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(some_proof(), secret="00" * 32)))
    refused(run("verify", file), "proof.json", "the secret is not the one")
    refused(run("verify", "-"), "standard input")
    refused(run("verify", tmp_path / "missing"), "missing: No such file")


# Vectors -----------------------------------------------------------------------------------------


def vectors() -> dict[str, Any]:
    """Draws, proofs and forgeries, for other programs to check themselves by."""
    draws = []
    for seed, pool in enumerate(POOLS):
        chance = source_of(seed, 2 + seed % 3)
        for number in (0, 1, 70_000):
            source = chance.words(number)
            outs = [drawn(source, pool), drawn(source, pool)]
            draws.append(
                {
                    "secret": chance.secret.hex(),
                    "nonces": [nonce.hex() for nonce in chance.nonces],
                    "draw": number,
                    **pool._asdict(),
                    "outcomes": outs,  # the second one if the first is not allowed
                }
            )
    games = [played(kwintet.new(name, find(name).players[-1]), 8, 12) for name in kwintet.games()]
    fair = [msgspec.to_builtins(proof) for proof in games]
    forged = [
        fair[0] | {"secret": "00" * SECRET_BYTES},
        fair[0] | {"commitment": commitment(b"another")},
        fair[0] | {"seats": fair[0]["seats"][::-1]},
        fair[0] | {"draws": []},
        fair[1] | {"record": fair[1]["record"] | {"steps": fair[0]["record"]["steps"]}},
    ]
    return {"draws": draws, "fair": fair, "forged": forged}


def test_the_vectors_are_as_they_were() -> None:
    assert json.loads(VECTORS.read_text("utf-8")) == vectors()


def test_the_vectors_say_what_is_fair() -> None:
    found = json.loads(VECTORS.read_text("utf-8"))
    for proof in found["fair"]:
        read_and_verify(json.dumps(proof))
    for proof in found["forged"]:
        with pytest.raises(KwintetError):
            read_and_verify(json.dumps(proof))


if __name__ == "__main__":
    parts = [
        f"{json.dumps(name)}: [\n" + ",\n".join(json.dumps(each) for each in found) + "\n]"
        for name, found in vectors().items()
    ]
    VECTORS.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
