"""The command line, as people and programs meet it."""

import io
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kwintet
from kwintet import Position
from kwintet.cli import COMMANDS, main
from kwintet.commands.play import Session, in_columns, meant, read_options
from kwintet.game import Digits, Seats, find
from kwintet.kernel import compile as compiling

GAMES = kwintet.games()
PLENTY = 20_000  # lines of input, more than a game asks for
KEYS = ["step", "turn", "awaiting", "legal", "scores", "winners"]

every_game = pytest.mark.parametrize("game", GAMES)


def run(
    *arguments: str | Path, typed: str | bytes = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "kwintet.cli", *map(str, arguments)],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"} | environment,
        timeout=900,  # compiling all games takes long on a busy machine
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode(errors="replace")
    assert "Traceback" not in out + err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    """It ended with a message of one line and nothing else."""
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("kwintet: ")
    assert done.stderr.count("\n") == 1
    for word in words:
        assert word in done.stderr


def fewest(game: str) -> int:
    return find(game).players[0]


def played(game: str, seed: int, most: int = PLENTY) -> Position:
    """A game played at random, to the end or for so many steps."""
    rng = random.Random(seed)
    position = kwintet.new(game, fewest(game))
    while position.turn is not None and len(position.steps) < most:
        if position.turn == "chance":
            position.draw(rng)
        else:
            claims = position.claims
            position.step(rng.choice([step for step in position.legal if step not in claims]))
    return position


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def numbers(seed: int) -> str:
    rng = random.Random(seed)
    return "".join(f"{rng.randrange(1, 9)}\n" for _ in range(PLENTY))


# The command itself ------------------------------------------------------------------------------


def test_version() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("kwintet ")


def test_nothing_typed_shows_the_commands() -> None:
    done = run()
    assert (done.returncode, done.stdout) == (2, "")
    assert all(command in done.stderr for command in COMMANDS)


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_teaches_by_example(command: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help"] if command else ["--help"])
    assert end.value.code == 0
    text = capsys.readouterr().out
    assert "Examples:" in text
    assert "Exit codes:" in text
    assert f"kwintet {command or 'games'}" in text


@pytest.mark.parametrize(
    "typed", ["wrm", "games x", "replay", "play", "--nothing", "replay --tr -", "warm --all"]
)
def test_usage_is_2(typed: str) -> None:
    done = run(*typed.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert "usage:" in done.stderr


def test_a_reader_that_leaves_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "kwintet.cli", "play", GAMES[0], "--seat", "none"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as working:
        assert working.stdout is not None
        assert working.stderr is not None
        working.stdout.close()
        assert working.stderr.read() == b""
        assert working.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk_is_told() -> None:
    with open("/dev/full", "w") as full:  # noqa: PTH123
        done = subprocess.run(
            [sys.executable, "-m", "kwintet.cli", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, b"kwintet: output: No space left on device\n")


def test_a_narrow_character_set_is_no_error() -> None:
    done = run("replay", "--help", PYTHONIOENCODING="ascii")
    assert done.returncode == 0


@pytest.mark.parametrize("arguments", [["games"], ["play", GAMES[0], "--seat", "none"]])
def test_only_warm_imports_numba(arguments: list[str]) -> None:
    program = (
        "import sys; from kwintet.cli import main; main(sys.argv[1:]);"
        "assert not {'numba', 'numpy'} & set(sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


# games -------------------------------------------------------------------------------------------


@every_game
def test_games_lists_each(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    blocks = capsys.readouterr().out.split("\n\n")
    known = find(game)
    block = next(block for block in blocks if block.startswith(f"{game}: {known.title}\n"))
    assert f"players: {known.players[0]}" in block
    for option in known.options:
        assert f"--option {option.name} " in block
        assert option.values() in block


def test_games_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [game["name"] for game in listed] == list(GAMES)
    for game in listed:
        assert list(game) == ["name", "title", "players", "options"]
        assert game["players"] == list(find(game["name"]).players)
        for option in game["options"]:
            known = next(o for o in find(game["name"]).options if o.name == option["name"])
            assert option["kind"] == type(known).__name__.lower()
            defaults = [find(game["name"]).full_options({}, n)[known.name] for n in game["players"]]
            default = option["default"]
            told = default.values() if isinstance(default, dict) else [default] * len(defaults)
            assert list(told) == defaults
            assert all(option[field] for field in ("words", "high") if field in option)


# replay ------------------------------------------------------------------------------------------


@every_game
def test_replay_tells_where_the_game_stands(game: str, file: Path) -> None:
    position = played(game, seed=1)
    file.write_bytes(msgspec.json.encode(position.record()))
    done = run("replay", file)
    assert done.returncode == 0
    assert f"{len(position.steps)} steps read" in done.stdout
    assert all(str(seat) in done.stdout.splitlines()[2] for seat in position.winners)
    assert ", ".join(map(str, position.scores)) in done.stdout


@every_game
def test_a_trace_has_the_position_after_each_step(game: str) -> None:
    position = played(game, seed=2)
    done = run("replay", "-", "--trace", typed=msgspec.json.encode(position.record()))
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert len(lines) == len(position.steps)
    then = kwintet.new(game, position.players)
    for line, step in zip(lines, position.steps, strict=True):
        then.step(step)
        shown = json.loads(line)
        assert list(shown) == KEYS
        assert shown["step"] == step
        assert [shown[key] for key in KEYS[1:]] == [getattr(then, key) for key in KEYS[1:]]
        assert shown["legal"] == sorted(shown["legal"])


def test_a_trace_of_no_steps_is_empty() -> None:
    record = kwintet.new(GAMES[0], fewest(GAMES[0])).record()
    done = run("replay", "-", "--trace", typed=json.dumps(record))
    assert (done.returncode, done.stdout) == (0, "")


@every_game
def test_nothing_of_a_bad_record_is_printed(game: str, file: Path) -> None:
    record = played(game, seed=3, most=20).record()
    record["steps"][12] = "no\nsuch step"
    file.write_text(json.dumps(record), "utf-8")
    refused(run("replay", file, "--trace"), str(file), "steps[12]", "no\\nsuch step", "legal:")
    refused(run("replay", file), "steps[12]")


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b"\xff\xfe\x00\x01", b"null", b"{}", b'{"format": "kwintet/1"}']
)
def test_what_is_no_record_is_refused(text: bytes, file: Path) -> None:
    file.write_bytes(text)
    refused(run("replay", file), str(file))
    refused(run("replay", "-", typed=text), "standard input")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    refused(run("replay", tmp_path / "missing"), "missing: No such file or directory")
    refused(run("replay", tmp_path), "Is a directory")
    refused(run("replay", ""), "FILE: no file is named")
    large = tmp_path / "large"
    with large.open("wb") as file:
        file.truncate(1 << 33)
    refused(run("replay", large), "bytes at most")


# warm --------------------------------------------------------------------------------------------


@pytest.mark.skipif(not compiling.COMPILED, reason="nothing is compiled here")
def test_warm_compiles_once() -> None:
    first = run("warm")
    assert (first.returncode, first.stderr) == (0, "")
    named = [line.partition(":")[0] for line in first.stdout.splitlines()]
    assert named[: len(GAMES)] == list(GAMES)
    second = run("warm", GAMES[0])
    assert second.returncode == 0
    assert second.stdout.endswith("Nothing to do: all is warm.\n")


def test_warm_says_when_nothing_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "KWINTET_PLAIN is set" in run("warm", KWINTET_PLAIN="1").stdout
    monkeypatch.setattr(compiling, "COMPILED", False)
    monkeypatch.delenv("KWINTET_PLAIN", raising=False)
    assert main(["warm"]) == 0
    assert "numba is not installed" in capsys.readouterr().out


@pytest.mark.skipif(not compiling.COMPILED, reason="nothing is compiled here")
def test_warm_refuses_a_place_it_cannot_write(file: Path) -> None:
    file.write_text("no folder", "utf-8")
    refused(run("warm", KWINTET_CACHE=str(file)), GAMES[0], "Not a directory")


def test_warm_says_when_numba_compiles_nothing() -> None:
    assert "NUMBA_DISABLE_JIT is set" in run("warm", NUMBA_DISABLE_JIT="1").stdout


def test_warm_says_that_numba_is_broken(tmp_path: Path) -> None:
    broken = tmp_path / "numba" / "__init__.py"
    broken.parent.mkdir()
    broken.write_text("raise ImportError('no such library')", "utf-8")
    done = run("warm", GAMES[0], PYTHONPATH=str(tmp_path))
    refused(done, "numba cannot be used: no such library")


def test_warm_refuses_an_unknown_game_before_it_compiles() -> None:
    refused(run("warm", GAMES[0], "nonsense"), "there is no game 'nonsense'", *GAMES)


# play: what is handed in -------------------------------------------------------------------------


@every_game
def test_an_unknown_game_is_answered_with_the_nearest(game: str) -> None:
    refused(run("play", game[:-1]), f"did you mean {game}?")
    refused(run("play", find(game).title), f"did you mean {game}?")


@every_game
def test_options_are_read_by_their_kind(game: str) -> None:
    known = find(game)
    for name, value in known.full_options({}, known.players[0]).items():
        text = value if isinstance(value, str) else json.dumps(value).strip("[]")
        assert read_options(known, [f"{name}={text}"]) == {name: value}


@every_game
def test_only_a_list_is_a_list(game: str) -> None:
    known = find(game)
    for option in known.options:
        if isinstance(option, Seats | Digits):
            value = list(range(option.length)) if isinstance(option, Digits) else [0, 1]
            row = ",".join(map(str, value))
            for text in (row, f"[{row}]"):
                assert read_options(known, [f"{option.name}={text}"]) == {option.name: value}
            for text in (f"[[{row}]]", f"[{row}", f"[[[{row}", f"{row}]"):
                wrong = read_options(known, [f"{option.name}={text}"])
                assert option.complaint(wrong[option.name], known.players[-1])


@every_game
def test_what_does_not_fit_is_refused(game: str, tmp_path: Path) -> None:
    option = find(game).options[0].name
    most = find(game).players[-1]
    refused(run("play", game, "--players", str(most + 1)), "players")
    refused(run("play", game, "--seat", str(most)), "seats are 0 to")
    refused(run("play", game, "--option", "nonsense=1"), "no option 'nonsense'", option)
    refused(run("play", game, "--option", f"{option}=?!"), option)
    refused(run("play", game, "--option", option), "NAME=VALUE")
    refused(run("play", game, "--option", f"{option}=1", "--option", f"{option}=1"), "twice")
    refused(run("play", game, "--record", tmp_path), "not an ordinary file")
    refused(run("play", game, "--record", tmp_path / "no" / "file"), "no folder")
    refused(run("play", game, "--record", ""), "not an ordinary file")
    refused(run("play", game, "--record", tmp_path / ("x" * 300)), "name too long")
    if Path("/dev/stdout").exists():
        refused(run("play", game, "--record", "/dev/stdout"), "not an ordinary file")
    assert run("play", game, "--seat", "9" * 5000).returncode == 2
    assert run("play", game, "--seat", "-1").returncode == 2
    assert run("play", game, "--seat", "me").returncode == 2


# play: the game ----------------------------------------------------------------------------------


@every_game
def test_a_whole_game_typed_by_number(game: str, file: Path) -> None:
    done = run("play", game, "--seed", "5", "--record", file, typed=numbers(5))
    assert (done.returncode, done.stderr) == (0, "")
    position = kwintet.load(file.read_bytes())
    assert position.turn is None
    assert position.draw_view(0) in done.stdout
    assert ", ".join(map(str, position.scores)) in done.stdout.splitlines()[-2]
    assert run("replay", file).returncode == 0
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@every_game
def test_a_seed_repeats_the_game(game: str) -> None:
    given = ["play", game, "--seed", "6", "--players", str(find(game).players[-1]), "--seat", "1"]
    typed = numbers(6)[:60]
    assert run(*given, typed=typed).stdout == run(*given, typed=typed).stdout
    assert run(*given, typed=typed).stdout != run(*given[:3], "7", *given[4:], typed=typed).stdout


@every_game
def test_nobody_but_random_players(game: str, file: Path) -> None:
    done = run("play", game, "--seat", "none", "--seed", "8", "--record", file)
    assert done.returncode == 0
    position = kwintet.load(file.read_bytes())
    assert position.turn is None
    assert position.draw_view(None) in done.stdout
    assert "> " not in done.stdout
    assert "(you)" not in done.stdout


@every_game
@pytest.mark.parametrize("ending", ["q\n", "", "1\nq\n", "1\n"])
def test_stopping_early_keeps_the_record(game: str, ending: str, file: Path) -> None:
    file.write_text("what was there", "utf-8")
    done = run("play", game, "--seed", "9", "--record", file, typed=ending)
    assert (done.returncode, done.stderr) == (0, "")
    position = kwintet.load(file.read_bytes())
    assert position.turn == 0
    assert f"Stopped after {len(position.steps)} step" in done.stdout


@every_game
def test_a_refused_step_tells_nothing(game: str, file: Path) -> None:
    wrong = "nonsense\n\n999\n0\n!deal 1\n\x00\n１\n" + "x" * 9999 + "\n"
    done = run(
        "play", game, "--seed", "10", "--record", file, typed=wrong.encode() + b"\xff\xfe\nq\n"
    )
    assert done.returncode == 0
    position = kwintet.load(file.read_bytes())
    prompts = done.stdout.split("seat 0> ")[1:]
    answers = ["".join(prompt.splitlines(keepends=True)[1:]) for prompt in prompts]
    numbered = "No step has that number.\n"
    with pytest.raises(kwintet.IllegalStep) as error:
        position.step("nonsense")
    plain = f"{error.value.for_player}\n"
    assert answers[:-1] == [plain, "", numbered, numbered, plain, plain, plain, plain, plain]


@every_game
def test_help_shows_the_table_again(game: str, file: Path) -> None:
    done = run("play", game, "--seed", "11", "--record", file, typed="?\n")
    position = kwintet.load(file.read_bytes())
    assert done.stdout.count(f"\n{position.draw_view(0)}\n") == 2
    assert "q  stops the game" in done.stdout


@every_game
def test_interrupted_by_the_keyboard(game: str, file: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "kwintet.cli", "play", game, "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as working:
        assert working.stdout is not None
        assert working.stderr is not None
        text = b""
        while not text.endswith(b"seat 0> "):
            text += os.read(working.stdout.fileno(), 1 << 16)
        working.send_signal(signal.SIGINT)
        assert working.wait(timeout=60) == 130
        assert working.stderr.read() == b""
    assert kwintet.load(file.read_bytes()).turn == 0


@every_game
def test_ended_by_the_system(game: str, file: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "kwintet.cli", "play", game, "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as working:
        assert working.stdout is not None
        text = b""
        while not text.endswith(b"seat 0> "):
            text += os.read(working.stdout.fileno(), 1 << 16)
        assert len(list(file.parent.iterdir())) == 1
        working.send_signal(signal.SIGTERM)
        assert working.wait(timeout=60) == 143
    assert kwintet.load(file.read_bytes()).turn == 0
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
@every_game
def test_played_at_a_terminal(game: str, file: Path) -> None:
    keyboard, screen = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "kwintet.cli", "play", game, "--record", str(file)],
        stdin=screen,
        stdout=screen,
        stderr=screen,
        env=os.environ | {"COLUMNS": "60"},
    ) as working:
        os.close(screen)
        text = ""
        for typed in ("1", "?", "q"):
            text += _until(keyboard, "seat 0> ")
            os.write(keyboard, f"{typed}\n".encode())
        assert working.wait(timeout=60) == 0
        text += "".join(_rest(keyboard))
        os.close(keyboard)
    position = kwintet.load(file.read_bytes())
    assert f"Stopped after {len(position.steps)} step" in text
    assert "Traceback" not in text


def _until(keyboard: int, end: str) -> str:
    text = b""
    deadline = time.monotonic() + 60
    while not text.endswith(end.encode()):
        assert time.monotonic() < deadline, text
        text += os.read(keyboard, 1 << 16)
    return text.decode()


def _rest(keyboard: int) -> Iterator[str]:
    """What else was shown; the system ends it with an error when nobody is left to write."""
    while True:
        try:
            text = os.read(keyboard, 1 << 16)
        except OSError:
            return
        if not text:
            return
        yield text.decode()


# play: what is never shown -----------------------------------------------------------------------


class Marked(Session):
    """Notes how much had been shown before each step."""

    def __init__(self, position: Position, seat: int, seed: int, screen: io.StringIO) -> None:
        super().__init__(position, seat, random.Random(seed))
        self.screen = screen
        self.marks: list[int] = []

    def _tell(self, who: str, shown: str) -> None:
        self.marks.append(len(self.screen.getvalue()))
        super()._tell(who, shown)


def _screen(position: Position, first: str, seat: int, monkeypatch: Any) -> tuple[str, list[int]]:
    """The whole screen of a game whose first outcome is given, and where its steps begin."""
    draw = position.draw

    def draw_first(rng: random.Random) -> str:
        if position.steps:
            return draw(rng)
        position.step(first)
        return first

    monkeypatch.setattr(position, "draw", draw_first)
    monkeypatch.setattr(sys, "stdin", io.StringIO(numbers(12)[:200]))
    screen = io.StringIO()
    session = Marked(position, seat, seed=12, screen=screen)
    with redirect_stdout(screen):
        session.play()
    return screen.getvalue(), session.marks


def _twins(game: str, seat: int, rng: random.Random) -> tuple[str, str]:
    """Two first outcomes that look the same to the seat."""
    start = kwintet.new(game, fewest(game))
    first = start.copy()
    step = first.draw(rng)
    name, _, text = step.partition(" ")
    outcome = text.split(",")
    while True:
        other = outcome[:]
        i, j = rng.sample(range(len(other)), 2)
        other[i], other[j] = other[j], other[i]
        second = start.copy()
        twin = f"{name} {','.join(other)}"
        second.step(twin)
        if second.view(seat) == first.view(seat):
            return step, twin


def _knowledge(position: Position, steps: list[str], seat: int) -> list[Any]:
    """What the seat is shown of each step and after it."""
    then = kwintet.new(position.game.name, position.players)
    known = []
    for step in steps:
        shown = then.shown(step, seat)
        then.step(step)
        offers = then.offers if then.turn == seat else None
        known.append((shown, msgspec.json.encode(then.view(seat)), offers))
    return known


@pytest.mark.parametrize("game", [name for name in GAMES if find(name).secret])
def test_the_screen_knows_no_more_than_the_seat(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    alike = 0
    for seed in range(12):
        seat = seed % fewest(game)
        one, other = (kwintet.new(game, fewest(game)) for _ in range(2))
        twins = _twins(game, seat, random.Random(seed))
        screen, marks = _screen(one, twins[0], seat, monkeypatch)
        other_screen, other_marks = _screen(other, twins[1], seat, monkeypatch)
        known = _knowledge(one, one.steps, seat)
        other_known = _knowledge(other, other.steps, seat)
        pairs = enumerate(zip(known, other_known, strict=False))
        differs = next((n for n, (a, b) in pairs if a != b), None)
        end = None if differs is None else marks[differs]
        other_end = None if differs is None else other_marks[differs]
        assert screen[:end] == other_screen[:other_end]
        assert twins[0].partition(" ")[2] not in screen
        alike += len(marks) if differs is None else differs
    assert alike > 24  # more than the first outcome of each


# play: parts -------------------------------------------------------------------------------------


def test_what_is_meant() -> None:
    steps = ["B7", "give A1", "b7x", "x", "X"]
    assert meant("1", steps) == "B7"
    assert meant("5", steps) == "X"
    assert meant("give a1", steps) == "give A1"
    assert meant("b7", steps) == "B7"
    assert meant("x", steps) == "x"
    assert meant("y", steps) == "y"
    assert meant("0", steps) is meant("6", steps) is meant("9" * 5000, steps) is None


def test_columns_fit_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    items = [f"{i} step" for i in range(12)]
    lines = in_columns(items)
    assert max(map(len, lines)) <= 20
    assert " ".join(lines).split() == " ".join(items).split()
    assert in_columns(["long" * 10]) == ["long" * 10]
    assert in_columns([]) == []
