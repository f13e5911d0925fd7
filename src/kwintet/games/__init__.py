"""The games: a folder each, found by looking; nothing about a game lies anywhere else.

Called, the package tells their names: `kwintet.games()`.
"""

import sys
from types import ModuleType

from kwintet import game


class _Games(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return game.games()


sys.modules[__name__].__class__ = _Games
