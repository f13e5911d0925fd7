"""Runs the tests of a game against mutants, one process each, and says which are not noticed.

All tests are collected once, and it is seen how long each takes and which functions it calls. A
mutant of one function has that function's code exchanged in a fork of the process, and the tests
that call it run, quick ones first. A mutant of anything else, or of what is called already while
modules are imported or tables made, is imported with all tests, in a fork of a process that knows
no game.
"""

import ast
import contextlib
import functools
import os
import pickle
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, TypeVar

import pytest
from mutants import Mutant

from kwintet.errors import BadOption
from kwintet.game import Choice, find

ROOT = Path(__file__).parents[1]
WORKERS = os.cpu_count() or 1
SLOW = 0.5  # seconds: a test that takes longer is left out
BRIEF = 0.15  # seconds: a test that takes longer is not watched, which takes three times as long
MANY = 50  # mutants: for fewer nothing is watched
LIMIT = 2.0  # seconds more than ten times its usual time, and a test is taken to hang
IMPORT = 60.0  # seconds, and a module is taken to hang
MEMORY = 4 << 30
SURVIVED, ERROR = 0, 99

T = TypeVar("T")
Told = Any  # a `Progress`: called with each mutant, and whether it survives
Where = tuple[str, str]  # a module of the game, a function


def folder(game: str) -> Path:
    return ROOT / "src" / "kwintet" / "games" / game


# Mutants in place --------------------------------------------------------------------------------


class Altered(SourceFileLoader):
    """Loads a module from another source than its file's."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec")


class Finder:
    """Finds the altered module before anybody finds the real one."""

    def __init__(self, game: str, mutant: Mutant) -> None:
        self.name = f"kwintet.games.{game}.{mutant.module}"
        self.path = str(folder(game) / f"{mutant.module}.py")
        self.source = mutant.source

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        loader = Altered(name, self.path, self.source)
        return spec_from_file_location(name, self.path, loader=loader)


def _functions(source: str, path: str) -> tuple[dict[str, CodeType], list[Any]]:
    """The code of the functions of a module, and all else it has, less what is inside of them."""
    whole = compile(source, path, "exec")
    inner = [each for each in whole.co_consts if isinstance(each, CodeType)]
    rest = [each for each in whole.co_consts if not isinstance(each, CodeType)]
    return {code.co_name: code for code in inner}, [whole.co_code, whole.co_names, rest]


def altered_function(game: str, mutant: Mutant) -> tuple[FunctionType, CodeType] | None:
    """The one function of a loaded module that a mutant alters, with its new code."""
    path = str(folder(game) / f"{mutant.module}.py")
    plain = ast.unparse(ast.parse(Path(path).read_text("utf-8")))
    old, old_rest = _functions(plain, path)
    new, new_rest = _functions(mutant.source, path)
    changed = [name for name in old if old[name] != new[name]]
    if old_rest != new_rest or len(changed) != 1:
        return None
    module = sys.modules.get(f"kwintet.games.{game}.{mutant.module}")
    function = getattr(module, changed[0], None)
    return (function, new[changed[0]]) if isinstance(function, FunctionType) else None


# Who calls whom ----------------------------------------------------------------------------------


class Watch:
    """Notes which functions of a game are called while it is open."""

    def __init__(self, game: str) -> None:
        self.folder = str(folder(game)) + os.sep
        self.codes: dict[int, CodeType] = {}

    def __enter__(self) -> "Watch":
        self.codes.clear()
        sys.settrace(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _note(self, frame: FrameType, _event: str, _: object) -> None:
        """Answering nothing, it hears of calls alone: that is what makes it quick."""
        self.codes[id(frame.f_code)] = frame.f_code

    def called(self) -> set[Where]:
        return {
            (Path(code.co_filename).stem, code.co_name)
            for code in self.codes.values()
            if code.co_filename.startswith(self.folder)
        }


# Running tests -----------------------------------------------------------------------------------


class Known:
    """What is known of the tests when nothing is altered: what each takes, and calls."""

    def __init__(self) -> None:
        self.times: dict[str, float] = {}
        self.calls: dict[str, set[Where]] = {}

    def chosen(self, items: Sequence[Any], where: Where | None) -> list[Any]:
        """The tests that are quick, quickest first; with `where`, those that call that."""
        quick = [item for item in items if self.times.get(item.nodeid, SLOW) < SLOW]
        if where:
            quick = [item for item in quick if where in self.calls.get(item.nodeid, [where])]
        return sorted(quick, key=lambda item: self.times[item.nodeid])


class Mine:
    """Collects the tests of a game alone, and ends the process with the first that fails."""

    def __init__(self, game: str) -> None:
        self.game = game

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if self._is_mine(item)]

    def _is_mine(self, item: Any) -> bool:
        own = folder(self.game) in item.path.parents
        return (own or f"[{self.game}" in item.nodeid) and "compiled" not in item.nodeid

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            print(f"fails: {report.nodeid}\n{report.longreprtext}", file=sys.stderr, flush=True)
            os._exit(int(pytest.ExitCode.TESTS_FAILED))


class Anew(Mine):
    """Runs all tests on modules that were imported anew."""

    def __init__(self, game: str, known: Known) -> None:
        super().__init__(game)
        self.known = known

    def pytest_runtestloop(self, session: Any) -> bool:
        run(self.known.chosen(session.items, None), self.known)
        return True


def run(items: Sequence[Any], known: Known | None = None) -> None:
    for item in items:
        if known:
            signal.setitimer(signal.ITIMER_PROF, LIMIT + 10 * known.times[item.nodeid])
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        signal.setitimer(signal.ITIMER_PROF, 0)


def collect(game: str, plugin: Any) -> int:
    quiet = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]
    quiet += ["--no-header", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    where = [str(folder(game) / "tests"), str(ROOT / "tests" / "test_playthroughs.py")]
    return int(pytest.main([*quiet, "--tb=no", *where], plugins=[plugin]))


# Processes ---------------------------------------------------------------------------------------


def _hangs(_signal: int, _frame: FrameType | None) -> None:
    os._exit(int(pytest.ExitCode.TESTS_FAILED))


def fork(work: Callable[[], int]) -> int:
    """Do something in a process of its own, whose name it answers."""
    sys.stdout.flush()
    pid = os.fork()
    if not pid:
        try:
            os._exit(work())
        finally:
            os._exit(ERROR)
    return pid


def piped(work: Callable[[], T]) -> T:
    """What comes out of something that is done in a process of its own."""
    reader, writer = os.pipe()

    def tell() -> int:
        os.close(reader)
        made = work()
        with os.fdopen(writer, "wb") as pipe:
            pickle.dump(made, pipe)
        return 0

    pid = fork(tell)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        made = pipe.read()
    if os.waitpid(pid, 0)[1]:
        raise SystemExit("a process has failed: tests fail already where nothing is altered")
    found: T = pickle.loads(made)
    return found


def _silence(*outputs: int) -> None:
    with Path(os.devnull).open("w") as nowhere:
        for output in outputs:
            os.dup2(nowhere.fileno(), output)


def _bound() -> None:
    """No output, and an end to what hangs or grows."""
    _silence(1, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGPROF, _hangs)
    signal.setitimer(signal.ITIMER_PROF, IMPORT)


def _anew(game: str, mutant: Mutant, known: Known) -> int:
    _bound()
    finder: Any = Finder(game, mutant)
    sys.meta_path.insert(0, finder)
    return collect(game, Anew(game, known))


def each(work: Iterable[tuple[Mutant, Callable[[], int]]], told: Told) -> None:
    """Try mutants, as many at once as there are processors."""
    running: dict[int, Mutant] = {}
    for mutant, attempt in work:
        while len(running) >= WORKERS:
            _reap(running, told)
        running[fork(attempt)] = mutant
    while running:
        _reap(running, told)


def _reap(running: dict[int, Mutant], told: Told) -> None:
    pid, status = os.wait()
    told(running.pop(pid), status == SURVIVED)


# A game ------------------------------------------------------------------------------------------


def make_tables(name: str) -> None:
    """All that a game has: they are kept, so that no test would call for them."""
    game = find(name)
    choices = [{o.name: word} for o in game.options if isinstance(o, Choice) for word in o.words]
    for players in game.players:
        for options in ({}, *choices):
            with contextlib.suppress(BadOption):
                game.tables(game.full_options(options, players))


class Session(Mine):
    """Holds all tests of a game, and tries those mutants on them that are in a function."""

    def __init__(self, game: str, tried: Sequence[Mutant], told: Told) -> None:
        super().__init__(game)
        self.tried = tried
        self.told = told
        self.known = Known()
        self.watch = Watch(game)
        self.imported: set[Where] = set()
        self.anew: list[int] = []  # numbers of the mutants that have to be imported

    def pytest_collection(self) -> None:
        self.watch.__enter__()

    def pytest_collection_finish(self) -> None:
        self.watch.__exit__()
        self.imported = self.watch.called()

    def pytest_runtestloop(self, session: Any) -> bool:
        with self.watch:
            make_tables(self.game)
        self.imported |= self.watch.called()
        self.known = piped(lambda: self._learned(session.items))
        each(self._in_functions(session.items), self.told)
        return True

    def _learned(self, items: list[Any]) -> Known:
        """All have to pass."""
        _silence(1)
        known = Known()
        for item in items:
            since = time.process_time()
            run([item])
            known.times[item.nodeid] = time.process_time() - since
            if known.times[item.nodeid] < BRIEF and len(self.tried) >= MANY:
                with self.watch:
                    run([item])
                known.calls[item.nodeid] = self.watch.called()
        return known

    def _in_functions(self, items: list[Any]) -> Iterator[tuple[Mutant, Callable[[], int]]]:
        for number, mutant in enumerate(self.tried):
            found = altered_function(self.game, mutant)
            if found and (mutant.module, found[0].__name__) not in self.imported:
                yield mutant, functools.partial(self._attempt, items, mutant, *found)
            else:
                self.anew.append(number)

    def _attempt(
        self, items: list[Any], mutant: Mutant, function: FunctionType, code: CodeType
    ) -> int:
        _bound()
        function.__code__ = code
        where = (mutant.module, function.__name__)
        run(self.known.chosen(items, where), self.known)
        return SURVIVED


def _in_functions(game: str, tried: Sequence[Mutant], told: Told) -> tuple[Known, list[int], Told]:
    """What is known of the tests, the numbers of the mutants still to be tried, what was told."""
    session = Session(game, tried, told)
    if collect(game, session):
        raise SystemExit(f"{game}: its tests cannot be collected")
    return session.known, session.anew, told


def try_all(game: str, tried: Sequence[Mutant], told: Told) -> Told:
    """Tell of each mutant whether no test notices it."""
    known, left, told = piped(lambda: _in_functions(game, tried, told))
    attempts = ((tried[n], functools.partial(_anew, game, tried[n], known)) for n in left)
    each(attempts, told)
    return told
