"""Which rules are compiled: those that are imported under `kwintet.compiled`.

The same source file gives two modules. `kwintet.games.NAME` is plain Python and needs nothing;
`kwintet.compiled.NAME` is the same code through numba. `engine` picks one for the whole process:
compiled where numba is installed, unless the environment variable KWINTET_PLAIN is set.
"""

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar, cast

COMPILED = importlib.util.find_spec("numba") is not None and not os.environ.get("KWINTET_PLAIN")
_PREFIX = "kwintet.compiled."

F = TypeVar("F", bound=Callable[..., Any])


def engine(name: str) -> ModuleType:
    """The module of a game as this process runs it at speed: compiled if it can be, else plain."""
    return importlib.import_module((_PREFIX if COMPILED else "kwintet.games.") + name)


def is_compiled(module: ModuleType) -> bool:
    return module.__name__.startswith(_PREFIX)


def _compile(function: F) -> F:
    from numba import njit

    return cast("F", njit(function, cache=True, nogil=True, error_model="numpy"))


def rule(function: F) -> F:
    """A rule of a game: compiled in a module of `kwintet.compiled`, elsewhere as it is."""
    return _compile(function) if function.__module__.startswith(_PREFIX) else function


def kernels(game: ModuleType, name: str) -> tuple[Any, Callable[[F], F]]:
    """An empty module for functions about one game, and a decorator that fills it.

    Such functions refer to the game and to each other through the two modules. numba's cache
    knows a closure by its pickled cells: a module pickles as its name, the same in every
    process, but a compiled function pickles with a fresh identity and would never be found again.
    """
    module = ModuleType(f"{game.__name__}.{name}")
    sys.modules[module.__name__] = module

    def kernel(function: F) -> F:
        made = _compile(function) if is_compiled(game) else function
        setattr(module, function.__name__, made)
        return made

    return module, kernel
