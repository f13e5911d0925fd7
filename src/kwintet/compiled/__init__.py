"""The games once more, compiled: the same files as `kwintet.games` under other names."""

import kwintet.kernel.jit  # noqa: F401  # before any game is compiled
from kwintet.games import __path__ as _files

__path__ = list(_files)
