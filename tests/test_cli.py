"""The command line, as people and programs meet it."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from typed import GAMES, fewest, played, refused, run

import kwintet
from kwintet.cli import COMMANDS, main
from kwintet.game import find
from kwintet.kernel import compile as compiling
from kwintet.texts import Texts

KEYS = ["step", "turn", "awaiting", "legal", "scores", "winners"]

every_game = pytest.mark.parametrize("game", GAMES)


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
    "typed", ["wrm", "games --x", "replay", "play", "--nothing", "replay --tr -", "warm --all"]
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


@every_game
def test_games_are_explained_in_a_language(game: str) -> None:
    texts = Texts("nl", find(game))
    done = run("games", game, "--lang", "nl")
    assert done.returncode == 0
    assert texts.say("about") in done.stdout
    for option in find(game).options:
        assert texts.say(f"option-{option.name}-help") in done.stdout
    assert done.stdout.count("players:") == 1
    refused(run("games", game[:-1]), f"did you mean {game}?")


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
