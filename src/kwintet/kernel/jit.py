"""The numba side of the kernel: imported by `kwintet.compiled` alone, before any game is.

Here the cache gets its place, and the plain functions of the kernel their compiled forms.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from llvmlite import ir
from numba.core import config, types
from numba.extending import intrinsic, overload, register_jitable

from kwintet.kernel import bits, chance, layout

_config: Any = config  # its names are made at run time


def sources() -> str:
    """A digest of all that compiled code depends on: our sources, numba's version, its switches."""
    root = Path(__file__).parents[1]
    made = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        inside = path.relative_to(root)
        if "tests" not in inside.parts:
            made.update(inside.as_posix().encode() + b"\0" + path.read_bytes())
    switches = f"{_config.BOUNDSCHECK} {_config.OPT}"
    made.update(f"{numba.__version__} {np.__version__} {llvmlite.__version__} {switches}".encode())
    return made.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled rules are kept: KWINTET_CACHE, or the user's cache folder.

    It has to be writable: numba would quietly choose a place that our digest does not guard.
    """
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(os.environ.get("KWINTET_CACHE") or Path(home) / "kwintet") / sources()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        return folder


# numba looks for stale code in the compiled function's own file only, not in those it calls, so
# a changed rule would leave old searches in the cache: hence a folder for each state of sources.
os.environ["NUMBA_CACHE_DIR"] = _config.CACHE_DIR = str(cache_folder())


def _instruction(emit: Callable[[Any, Any], Any]) -> Any:
    """An int64 -> int64 function made of a single instruction."""

    @intrinsic
    def operation(typing: Any, number: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return emit(builder, args[0])

        return types.int64(types.int64), generate

    return operation


_DEFINED_AT_ZERO = ir.Constant(ir.IntType(1), 0)
_ctpop = _instruction(lambda builder, x: builder.ctpop(x))
_cttz = _instruction(lambda builder, x: builder.cttz(x, _DEFINED_AT_ZERO))
_ctlz = _instruction(lambda builder, x: builder.ctlz(x, _DEFINED_AT_ZERO))


# Unannotated, all of them: numba compares an overload's signature with its implementation's.
overload(bits.count)(lambda bits: lambda bits: _ctpop(bits))  # noqa: PLW0108
overload(bits.low)(lambda bits: lambda bits: _cttz(bits))  # noqa: PLW0108
overload(bits.high)(lambda bits: lambda bits: 63 - _ctlz(bits))


def _put(box, index, source):  # type: ignore[no-untyped-def]
    box[index] = source


overload(layout.assign)(lambda box, index, source: _put)

for _function in (
    bits.bit,
    bits.members,
    bits.nth,
    chance.below,
    chance.fraction,
    chance.shuffle,
    chance.draw,
):
    register_jitable(_function)
