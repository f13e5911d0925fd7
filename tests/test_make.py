"""The documents that are made from the code are fresh, and say what the code does."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from conformance import random_positions
from fuzz import validator
from jsonschema import Draft202012Validator

import kwintet
from kwintet.game import Depends, find

MAKE = Path(__file__).parents[1] / "docs" / "make.py"


def made(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(MAKE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_documents_are_fresh() -> None:
    done = made("--check")
    assert done.returncode == 0, done.stderr


def test_stale_documents_are_found(tmp_path: Path) -> None:
    copy = tmp_path / "make.py"
    copy.write_text(MAKE.read_text("utf-8"), "utf-8")
    run = [sys.executable, str(copy)]
    subprocess.run(run, check=True, capture_output=True)
    page = tmp_path / "games" / f"{kwintet.games()[0]}.md"
    for path in (page, tmp_path / "games" / "gone.md"):
        path.write_text("stale\n", "utf-8")
        done = subprocess.run([*run, "--check"], capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert path.name in done.stderr
        subprocess.run(run, check=True, capture_output=True)
        assert not path.exists() or "stale" not in path.read_text("utf-8")


@pytest.mark.parametrize("name", kwintet.games())
def test_a_page_names_all_options_steps_and_fields(name: str) -> None:
    game = find(name)
    text = (MAKE.parent / "games" / f"{name}.md").read_text("utf-8")
    forms = [form for form, _ in game.rules.NOTATION]
    fields = game.rules.View.__struct_fields__
    parts = [part for part, _, _ in game.rules.OBSERVATION]
    for each in (*(option.name for option in game.options), *forms, *fields, *parts):
        assert f"`{each}`" in text, f"{name}.md does not speak of {each}"
    for line in game.components:
        assert line in text
    assert game.components


# The schema of records ---------------------------------------------------------------------------


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(validator().schema)


@pytest.mark.parametrize("name", kwintet.games())
def test_records_are_as_the_schema_says(name: str) -> None:
    for p in random_positions(find(name), 600, random.Random(3)):
        record = json.loads(json.dumps(p.record()))
        assert validator().is_valid(record), record


@pytest.mark.parametrize("name", kwintet.games())
def test_other_things_are_not(name: str) -> None:
    record = kwintet.new(name, find(name).players[0]).record()
    assert validator().is_valid(record)
    for field in record:
        assert not validator().is_valid({k: v for k, v in record.items() if k != field}), field
    wrong: list[dict[str, object]] = [
        {"format": "kwintet/2"}, {"game": "chess"}, {"players": 9}, {"players": "3"},
        {"options": {"x": 1}}, {"options": []}, {"steps": [1]}, {"steps": "B7"},
        {"steps": [" B7"]}, {"steps": ["a  b"]}, {"steps": [""]}, {"more": 1},
    ]  # fmt: skip
    for change in wrong:
        assert not validator().is_valid(record | change), change
    for option in find(name).options:
        value = "?" if isinstance(option.default, Depends) else option.default
        assert not validator().is_valid(record | {"options": {option.name: value}}), option.name
