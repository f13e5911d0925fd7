"""The examples do what they say."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kwintet
from kwintet.game import find

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *arguments: str | Path) -> list[str]:
    command = [sys.executable, "-W", "error", str(EXAMPLES / f"{name}.py"), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def few(game: str) -> str:
    return str(find(game).players[0])


@pytest.fixture(params=kwintet.games())
def recorded(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The record of a game played by the command line."""
    path = tmp_path / "game.json"
    play = [sys.executable, "-m", "kwintet.cli", "play", request.param, "--seat", "none"]
    command = [*play, "--seed", "5", "--record", str(path)]
    subprocess.run(command, capture_output=True, check=True)
    return path


def test_every_example_is_tried() -> None:
    source = Path(__file__).read_text("utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f'run("{path.stem}"' in source


@pytest.mark.parametrize("game", kwintet.games())
def test_play_a_game(game: str) -> None:
    lines = run("play_a_game", game, few(game))
    assert lines[0].startswith("chance: !")
    assert re.fullmatch(r"scores \[.*\] winners \[\d.*\]", lines[-1])


def test_read_a_record(recorded: Path) -> None:
    lines = run("read_a_record", recorded)
    steps = json.loads(recorded.read_text("utf-8"))["steps"]
    assert len(lines) == len(steps)
    assert all(step in line for step, line in zip(steps, lines, strict=True))


def test_who_won(recorded: Path, tmp_path: Path) -> None:
    record = json.loads(recorded.read_text("utf-8"))
    unfinished, wrong = tmp_path / "unfinished.json", tmp_path / "wrong.json"
    unfinished.write_text(json.dumps(record | {"steps": record["steps"][:1]}), "utf-8")
    wrong.write_text("{}", "utf-8")
    lines = run("who_won", recorded, unfinished, wrong)
    assert "won by seat" in lines[0]
    assert "is awaited" in lines[1]
    assert "format" in lines[2]


@pytest.mark.parametrize("game", kwintet.games())
def test_simulate_a_million(game: str) -> None:
    lines = run("simulate_a_million", game, few(game), "200")
    assert len(lines) == int(few(game))
    shares = [float(line.split()[-1].rstrip("%")) for line in lines]
    assert int(few(game)) == 1 or 99 < sum(shares) < 101


@pytest.mark.parametrize("game", kwintet.games())
def test_draw_a_position(game: str) -> None:
    p = kwintet.new(game, int(few(game)))
    lines = run("draw_a_position", game, few(game), "0")
    for seat in (0, None):
        assert p.draw_view(seat) in "\n".join(lines)
