"""What lies where: each game in its own folder, and imports in one direction."""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
from conformance import folder

import kwintet
from kwintet.game import find

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "kwintet"
TESTS = ROOT / "tests"
FAST = {"numba", "numpy", "llvmlite"}
PLAIN = {"errors", "game", "games", "kernel", "position", "record"}  # these do without
NOT_OURS = {"node_modules", "__pycache__", "dist", "build"}  # and hidden folders
SOURCES = {".py", ".ts", ".js", ".svelte", ".ftl", ".css", ".html"}


def files(place: Path) -> Iterator[Path]:
    """The files below a place that are ours."""
    for path in sorted(place.iterdir()):
        if path.is_dir():
            if path.name == ".ci" or not (path.name in NOT_OURS or path.name.startswith(".")):
                yield from files(path)
        elif path.is_file() and path.name != ".git":  # in a worktree it is a file
            yield path


# Names of games ----------------------------------------------------------------------------------


def mentions(text: str, name: str, title: str, python: bool) -> list[str]:
    """Where a source speaks of a game: by its title, its name quoted, or an identifier.

    A name can be an everyday word: in prose it counts for nothing.
    """
    camel = re.escape("".join(title.split()))
    patterns = [rf"""["'`./\\]{name}["'`./\\:]""", rf"\b{camel}(?=[A-Z_]|\b)"]
    if not title.isdigit():
        patterns.append(rf"\b{re.escape(title)}\b")
    else:
        patterns.remove(patterns[1])
    found = [match[0] for pattern in patterns for match in re.finditer(pattern, text)]
    if python:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            parts = token.string.lower().split("_") if token.type == tokenize.NAME else []
            found += [token.string] if name in parts else []
    return found


@pytest.mark.parametrize("name", kwintet.games())
def test_a_game_is_named_in_its_own_folder_only(name: str) -> None:
    game = find(name)
    own = folder(game)
    for path in [*files(PACKAGE), *files(TESTS)]:
        if path.suffix in SOURCES and own not in path.parents:
            text = path.read_text("utf-8")
            found = mentions(text, name, game.title, path.suffix == ".py")
            assert not found, f"{path.relative_to(ROOT)} speaks of {name}: {found}"


@pytest.mark.parametrize(
    "text",
    [
        'x = "ludo"',
        "import games.ludo",
        "ludo = 1",
        "def play_ludo(): 0",
        "# Ludo King",
        "LudoKing()",
    ],
)
def test_a_mention_is_found(text: str) -> None:
    assert mentions(text, "ludo", "Ludo King", python=True)


def test_an_everyday_word_is_no_mention() -> None:
    assert not mentions("# ludo\nx = 'often ludo', attends", "ludo", "10", python=True)


@pytest.mark.parametrize("name", kwintet.games())
def test_a_game_is_imported_as_any_module(name: str) -> None:
    program = "import kwintet.games.{0} as game; import kwintet.games.{0}; kwintet.games.{0}.View"
    told = f"{program.format(name)}; assert {name!r} in kwintet.games(); print(game.GAME.name)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == name


# Imports -----------------------------------------------------------------------------------------

# What a part may import of kwintet. Games take their own files from beside them: they are loaded
# under two names, once plain and once compiled.
MAY_IMPORT = {
    "__init__": {"errors", "game", "games", "position", "record"},
    "errors": set(),
    "record": {"errors"},
    "game": {"errors"},
    "position": {"errors", "game", "kernel", "record"},
    "kernel": {"kernel"},
    "compiled": {"games", "kernel"},
    "games": {"game", "kernel"},
    "fair": {"errors", "position", "record"},
    "texts": {"errors", "game"},
    "pen": {"game", "texts"},
    "bots": {"bots", "errors", "game", "kernel"},
    "server": {"errors", "fair", "game", "position", "record", "server"},
    "lab": {"bots", "errors", "game", "kernel", "lab"},
    "envs": {"bots", "envs", "errors", "game", "kernel"},
}
DOOR = {"kwintet.bots.Known", "kwintet.bots.known"}  # to the bots; what they do is theirs
DRAWS = "terminal.py"  # of a game: with the pen
COMMANDS = {"cli", "commands"}
NOWHERE_BUT = {"server": {"server", *COMMANDS}, "cli": {"cli", "__main__"}, "commands": COMMANDS}


def imports(place: Path, text: str) -> Iterator[tuple[str, int, bool]]:
    """The modules that a file imports, how relative, and whether it does so when it is loaded."""
    tree = ast.parse(text)
    inner = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for node in ast.walk(function)
    }
    here = ["kwintet", *place.with_suffix("").parts]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, 0, id(node) not in inner) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(here[: -node.level]) if node.level else ""
            module = ".".join(part for part in (start, node.module) if part)
            for alias in node.names:
                yield f"{module}.{alias.name}", node.level, id(node) not in inner


def wrong_imports(place: Path, text: str) -> list[str]:
    """What a file imports and should not; its place is told from the package."""
    part = place.with_suffix("").parts[0]
    wrong = []
    for name, level, at_start in imports(place, text):
        library, target = [*name.split("."), "__init__"][:2]
        if library == "kwintet":
            own = part == "games" and name.split(".")[1:3] == list(place.parts[:2])
            allowed = target in MAY_IMPORT.get(part, {target}) or (own and level > 0)
            allowed |= place.name == DRAWS and target == "pen"
            allowed |= part == "server" and name in DOOR
            fine = allowed and part in NOWHERE_BUT.get(target, {part})
        elif library in FAST:
            fine = (
                place.name == "jit.py" or part not in PLAIN or (part == "kernel" and not at_start)
            )
        else:
            fine = part != "kernel" or library in sys.stdlib_module_names
        wrong += [] if fine else [name]
    return wrong


def modules() -> list[Path]:
    python = (path.relative_to(PACKAGE) for path in files(PACKAGE) if path.suffix == ".py")
    return [path for path in python if "tests" not in path.parts]


@pytest.mark.parametrize("place", modules(), ids=str)
def test_imports_go_one_way(place: Path) -> None:
    assert not wrong_imports(place, (PACKAGE / place).read_text("utf-8"))


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("kernel/bits.py", "import numpy"),
        ("kernel/bits.py", "import msgspec"),
        ("kernel/bits.py", "from kwintet.game import Game"),
        ("kernel/bits.py", "from ..game import Game"),
        ("games/ludo/rules.py", "import numpy as np"),
        ("games/ludo/rules.py", "def play():\n    import numba"),
        ("games/ludo/rules.py", "from kwintet.games.ludo.view import view"),
        ("games/ludo/rules.py", "from kwintet.games.chess.rules import play"),
        ("games/ludo/rules.py", "from ..chess.rules import play"),
        ("games/ludo/rules.py", "from kwintet.position import Position"),
        ("games/ludo/rules.py", "import kwintet"),
        ("games/ludo/view.py", "from kwintet.pen import Pen"),
        ("position.py", "from kwintet.bots import search"),
        ("position.py", "def bot():\n    from kwintet import bots"),
        ("record.py", "import kwintet.server.app"),
        ("bots/search.py", "from kwintet.server import table"),
        ("bots/search.py", "from kwintet.position import Position"),
        ("game.py", "from kwintet.cli import main"),
        ("server/table.py", "from kwintet.bots import search"),
    ],
)
def test_a_wrong_import_is_found(place: str, line: str) -> None:
    assert wrong_imports(Path(place), line)


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("kernel/jit.py", "import numpy"),
        ("kernel/layout.py", "def box():\n    import numpy"),
        ("games/ludo/rules.py", "from .view import view"),
        ("games/ludo/terminal.py", "from kwintet.pen import Pen"),
        ("games/ludo/rules.py", "from kwintet.kernel import rule"),
        ("bots/search.py", "import numpy"),
        ("cli.py", "from kwintet.server import app"),
    ],
)
def test_a_right_import_is_none(place: str, line: str) -> None:
    assert not wrong_imports(Path(place), line)


def test_importing_kwintet_imports_nothing_slow() -> None:
    code = f"""
import sys, kwintet
from kwintet.game import find
for name in kwintet.games():
    p = kwintet.new(name, find(name).players[0])
    p.draw(__import__("random").Random(1))
    p.view(None), p.legal
print(sorted(set(sys.modules) & {FAST}))
"""
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")


# Files -------------------------------------------------------------------------------------------

A_GAME_HAS = [
    "__init__",
    "rules",
    "hidden",
    "notation",
    "view",
    "telling",
    "terminal",
    "tests/test_rules*",
    "tests/worlds",
]


@pytest.mark.parametrize("name", kwintet.games())
def test_a_game_has_its_files(name: str) -> None:
    own = folder(find(name))
    missing = [f"{file}.py" for file in A_GAME_HAS if not list(own.glob(f"{file}.py"))]
    assert not missing, f"{name} lacks {missing}"
    assert len(list((own / "tests" / "playthroughs").glob("*.txt"))) >= 2


SENTENCE = re.compile(r"(?<=_)[A-Z]+[0-9]+(?=_|$)")


def sentences(names: list[str]) -> list[int]:
    """The numbers of the rule sentences that tests are named after: `test_F8_F9_…`."""
    named = {sentence for name in names for sentence in SENTENCE.findall(name)}
    assert len({sentence.rstrip("0123456789") for sentence in named}) == 1, f"of two games: {named}"
    return sorted(int(sentence.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")) for sentence in named)


@pytest.mark.parametrize("name", kwintet.games())
def test_no_rule_sentence_goes_without_a_test(name: str) -> None:
    tests = [path.read_text("utf-8") for path in folder(find(name)).glob("tests/test_*.py")]
    named = sentences(re.findall(r"^def (test_\w+)", "\n".join(tests), re.MULTILINE))
    assert named == list(range(1, len(named) + 1))


def test_a_gap_between_rule_sentences_is_found() -> None:
    assert sentences(["test_F1_F2_x", "test_2_F4", "test_F10"]) == [1, 2, 4, 10]


def test_games_are_found_by_looking() -> None:
    packages = [path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")]
    assert list(kwintet.games()) == sorted(packages)
    for name in kwintet.games():
        assert find(name).name == name


A_MACHINE = re.compile(r"(?<![\w.])/(work|root|home/\w|Users/\w)[\w./-]*|\b[A-Z]:\\\w+")


def test_no_file_knows_a_machine() -> None:
    for path in files(ROOT):
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found = [match[0] for match in A_MACHINE.finditer(text)]
        assert not found, f"{path.relative_to(ROOT)} has {found}"


@pytest.mark.parametrize("path", ["home/ann/x", "root/.cache", "work/main", "Users/ann"])
def test_a_path_of_a_machine_is_found(path: str) -> None:
    assert A_MACHINE.search(f"see /{path}")
    assert not A_MACHINE.search(f"see docs/{path}")
