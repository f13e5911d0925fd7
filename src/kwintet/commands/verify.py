"""Check that chance was fair: draw every outcome of a game once more.

A proof is a game's record with the secret and the nonces that its chance was drawn from, and what
was published of them before. A table gives it to everybody when the game is over.
"""

import argparse

from kwintet.commands.telling import read_file, thing_count
from kwintet.errors import KwintetError


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a proof; - reads standard input")


def examples() -> str:
    return """\
Examples:
  kwintet verify proof.json            was everything drawn as was promised?
  … | kwintet verify -                 a proof from another program

It was if the secret and every nonce are those committed to, and if each outcome follows from them;
how, the module kwintet.fair says in a few lines, so that you can check it with a program of yours.
"""


def run(given: argparse.Namespace) -> int:
    from kwintet.fair import MOST_PROOF_BYTES, BadProof, outcomes, read_and_verify

    name = "standard input" if given.file == "-" else given.file
    try:
        position = read_and_verify(read_file(given.file, MOST_PROOF_BYTES))
    except KwintetError as error:
        raise BadProof(f"{name}: {error}", error.code) from error
    seats = thing_count(position.players, "seat")
    drawn = thing_count(outcomes(position), "outcome")
    print(f"Fair: {drawn} of {position.game.title} came from the secret and the nonces of {seats}.")
    return 0
