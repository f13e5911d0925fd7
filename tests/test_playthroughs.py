"""The games kept as text are played again, and go as they went."""

import random
from pathlib import Path

import pytest
from conformance import check_bounds
from playthroughs import difference, main, place, random_record, record_of, rendered, replayed

import kwintet
from kwintet.game import find

FILES = [path for name in kwintet.games() for path in sorted(place(name).glob("*"))]
MOST_LINES = 1_500  # more than that nobody reads


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_a_game_goes_as_it_went(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    changed = replayed(lines)
    assert changed is None, f"{path.name}, {changed}"
    record = record_of(lines)
    assert record["game"] == path.parents[2].name
    end = kwintet.load(record)
    assert end.winners, "the game has no end"
    assert len(lines) <= MOST_LINES


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_rules_keep_to_their_bounds(path: Path) -> None:
    record = record_of(path.read_text("utf-8").splitlines())
    p = kwintet.load(record | {"steps": []})
    for step in record["steps"]:
        check_bounds(p, random.Random(1))
        p.step(step)
    check_bounds(p, random.Random(1))


@pytest.mark.parametrize("name", kwintet.games())
def test_what_has_changed_is_found(name: str) -> None:
    record = random_record(name, find(name).players[0], {}, seed=1)
    lines = list(rendered(record))
    assert record_of(lines) == record
    assert replayed(lines) is None
    for i in range(1, len(lines), 1 + len(lines) // 40):
        if not lines[i].startswith(("chance:", "seat ")):
            changed = [*lines[:i], f"{lines[i]}!", *lines[i + 1 :]]
            assert str(replayed(changed)).startswith(f"line {i + 1}\n")
    assert f"line {len(lines)}\n" in str(replayed(lines[:-1]))
    assert f"line {len(lines) + 1}\n" in str(replayed([*lines, "more"]))
    steps = [i for i, line in enumerate(lines) if line.startswith("seat ")]
    refused = replayed([*lines[: steps[0]], "seat 0: ??", *lines[steps[0] + 1 :]])
    assert str(refused).startswith(f"line {steps[0] + 1}\n")
    assert len(steps) > 5
    assert replayed([*lines[: steps[-1]], *lines[steps[-1] + 1 :]])


def test_the_first_difference_is_told() -> None:
    assert difference(["a", "b"], ["a", "b"]) is None
    assert difference(["a", "b"], ["a", "c"]) == "line 2\nwas b\nnow c"
    assert difference(["a"], ["a", "c"]) == "line 2\nwas (the end)\nnow c"


@pytest.mark.parametrize("name", kwintet.games())
def test_a_wrong_request_is_told(name: str) -> None:
    assert "players" in str(main(["--write", name, "99", "{}", "1", "never"]))
    assert not (place(name) / "never.txt").exists()
