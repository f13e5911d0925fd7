"""Chance that everybody can check afterwards, drawn from a secret and a nonce of every seat.

Before a game the table publishes the SHA-256 of its secret, then every seat the SHA-256 of its
nonce, and only then the nonces: nobody can choose theirs to suit the others'. At the end the secret
is published, and anybody can draw every outcome once more.

The numbers of draw `d` (counted from 0 over the whole game) are the 32-bit words, high byte first,
of HMAC-SHA256(secret, nonces in the order of the seats ‖ d ‖ b) for the blocks b = 0, 1, 2 …, where
d and b are four bytes each, high byte first. A number below n is the next word that is less than
the largest multiple of n up to 2^32, modulo n. A shuffle swaps place i with place below(i + 1), for
i from the last down to 1; then each place in turn gets pool × faces + below(faces). An outcome that
the rules do not allow is drawn anew, from the words that follow.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from kwintet.errors import BadRecord, KwintetError, cut
from kwintet.position import INTERRUPT, Pool, Position, load, new
from kwintet.record import MOST_BYTES

FORMAT = "kwintet-fair/1"
SECRET_BYTES = 32
NONCE_BYTES = 16
MOST_PROOF_BYTES = 2 * MOST_BYTES
_WORD_BYTES = 4
_WORDS = 1 << 32
_MOST_TRIES = 10_000


class BadProof(KwintetError):
    """Codes: bad_proof, proof_differs."""

    code = "bad_proof"


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat gave: first the commitment, and its nonce when all had given theirs."""

    commitment: str
    nonce: str


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An outcome of the record, and how it was drawn."""

    step: int  # its place in the record
    pool: list[int]
    shuffled: bool
    faces: int
    tries: int  # how many outcomes were drawn until the rules allowed one


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with all that is needed to check its chance; texts of bytes are hexadecimal."""

    format: str
    commitment: str  # to the secret
    seats: list[Share]
    secret: str
    draws: list[Draw]
    record: dict[str, Any]


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def new_nonce() -> bytes:
    return secrets.token_bytes(NONCE_BYTES)


def commitment(hidden: bytes) -> str:
    """What is published of a secret or a nonce before it is shown."""
    return hashlib.sha256(hidden).hexdigest()


# Drawing -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Source:
    """What chance comes from at a table."""

    secret: bytes
    nonces: Sequence[bytes]  # seat by seat

    def words(self, number: int) -> Iterator[int]:
        """The words of a draw, without end."""
        start = b"".join(self.nonces) + number.to_bytes(4, "big")
        block = 0
        while True:
            found = hmac.digest(self.secret, start + block.to_bytes(4, "big"), "sha256")
            for i in range(0, len(found), _WORD_BYTES):
                yield int.from_bytes(found[i : i + _WORD_BYTES], "big")
            block += 1


def below(source: Iterator[int], n: int) -> int:
    """A number from 0 to n - 1, each as likely as the others."""
    most = _WORDS - _WORDS % n
    return next(word for word in source if word < most) % n


def drawn(source: Iterator[int], pool: Pool) -> list[int]:
    """An outcome of a pool, as the words say."""
    out = list(pool.numbers)
    if pool.shuffled:
        for i in range(len(out) - 1, 0, -1):
            j = below(source, i + 1)
            out[i], out[j] = out[j], out[i]
    if pool.faces == 1:
        return out
    return [number * pool.faces + below(source, pool.faces) for number in out]


def draw(position: Position, chance: Source) -> str:
    """The awaited outcome as a step; it is not taken."""
    return _draw(position, chance.words(outcomes(position)))[0]


def outcomes(position: Position) -> int:
    """How many there have been."""
    return sum(step.startswith("!") and step != INTERRUPT for step in position.steps)


def _draw(position: Position, source: Iterator[int]) -> tuple[str, int]:
    """The awaited outcome as a step, and how many were drawn until it."""
    for tries in range(1, _MOST_TRIES + 1):
        out = drawn(source, position.pool)
        if position.allows(out):
            return position.outcome(out), tries
    raise KwintetError(f"no outcome of {_MOST_TRIES} was one that the rules allow")


# Proving -----------------------------------------------------------------------------------------


def prove(position: Position, chance: Source) -> Proof:
    """The proof of a game whose chance came from this source."""
    shares = [Share(commitment(nonce), nonce.hex()) for nonce in chance.nonces]
    draws = [draw for draw, _ in _draws(position, chance)]
    promised = commitment(chance.secret)
    return Proof(FORMAT, promised, shares, chance.secret.hex(), draws, position.record())


def _draws(position: Position, chance: Source) -> Iterator[tuple[Draw, str]]:
    """How each outcome of a game is drawn, and what comes out."""
    then = new(position.game.name, position.players, position.options)
    number = 0
    for index, step in enumerate(position.steps):
        if then.turn == "chance" and step != INTERRUPT:
            pool = then.pool
            fair, tries = _draw(then, chance.words(number))
            yield Draw(index, pool.numbers, pool.shuffled, pool.faces, tries), fair
            number += 1
        then.step(step)


def read(source: str | bytes) -> Proof:
    """A proof from a file; BadProof says what is wrong with it."""
    if len(source) > MOST_PROOF_BYTES:
        raise BadProof(f"a proof has {MOST_PROOF_BYTES:,} bytes at most; this has more")
    try:
        proof = msgspec.json.decode(source, type=Proof)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadProof(f"this is no proof of a game: {error}") from error
    if proof.format != FORMAT:
        raise BadProof(f"format must be {FORMAT!r}, not {cut(proof.format)}")
    return proof


def verify(proof: Proof) -> Position:
    """The game, if its chance came from the secret and the nonces; else BadProof."""
    secret = opened("the secret", proof.secret, proof.commitment, SECRET_BYTES)
    nonces = [
        opened(f"the nonce of seat {seat}", share.nonce, share.commitment, NONCE_BYTES)
        for seat, share in enumerate(proof.seats)
    ]
    position = load(proof.record)
    if len(nonces) != position.players:
        raise BadProof(f"{len(nonces)} seats gave a nonce, and {position.players} play")
    found = list(_draws(position, Source(secret, nonces)))
    for draw, fair in found:
        step = position.steps[draw.step]
        if step != fair:
            raise BadProof(f"steps[{draw.step}] is {cut(step)}, not {cut(fair)}", "proof_differs")
    if [draw for draw, _ in found] != proof.draws:
        raise BadProof("draws do not tell how the outcomes of the record are drawn")
    return position


def opened(what: str, text: str, committed: str, length: int) -> bytes:
    """Bytes that were committed to, from their text."""
    try:
        opened = bytes.fromhex(text)
    except ValueError:
        raise BadProof(f"{what} is not hexadecimal") from None
    if len(opened) != length or opened.hex() != text:
        raise BadProof(f"{what} must be {2 * length} hexadecimal digits in small letters")
    if not hmac.compare_digest(commitment(opened), committed):
        raise BadProof(f"{what} is not the one that was committed to", "proof_differs")
    return opened


def read_and_verify(source: str | bytes) -> Position:
    """Both, with what is wrong in the record told as part of the proof."""
    try:
        return verify(read(source))
    except BadRecord as error:
        raise BadProof(f"record: {error}", error.code) from error
