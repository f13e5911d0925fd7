"""The kernel by itself: bit sets, the generator, layouts; plain and compiled give the same."""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit

import kwintet.compiled  # gives the kernel its compiled forms
from kwintet.kernel import (
    Growing,
    Real,
    assign,
    below,
    bit,
    count,
    draw,
    fraction,
    high,
    low,
    members,
    nth,
    seeded,
    shuffle,
    state,
)

MANY = 20_000
UNLIKELY = 5.5  # standard deviations: a false alarm in some 10^7


@njit  # type: ignore[misc,untyped-decorator,unused-ignore]
def compiled_bits(bits: Any, n: Any, row: Any) -> Any:
    found = members(bits, 100, row)
    return count(bits), low(bits), high(bits), nth(bits, n), bit(n), found


@njit  # type: ignore[misc,untyped-decorator,unused-ignore]
def compiled_chance(rng: Any, n: Any, row: Any, out: Any) -> Any:
    first = below(rng, n)
    shuffle(row, len(row), rng)
    draw(row, len(row), 1, 6, rng, out)
    return first, fraction(rng)


def some_sets() -> list[set[int]]:
    rng = random.Random(1)
    edges = [{0}, {62}, {0, 62}, set(range(63)), {1, 2, 3, 4}, set(range(5))]
    return edges + [set(rng.sample(range(63), rng.randint(1, 63))) for _ in range(500)]


@pytest.mark.parametrize("form", ["plain", "compiled"])
def test_bit_sets_are_sets(form: str) -> None:
    for members_ in some_sets():
        bits = sum(1 << member for member in members_)
        n = random.Random(bits).randrange(len(members_))
        in_order = sorted(members_)
        row = np.zeros(64, np.int64)
        ask = compiled_bits if form == "compiled" else compiled_bits.py_func
        wanted = (len(in_order), in_order[0], in_order[-1], in_order[n], 1 << n, len(in_order))
        assert ask(bits, n, row) == wanted
        assert row[: len(in_order)].tolist() == [100 + member for member in in_order]


def test_nothing_is_listed_of_no_members() -> None:
    assert members(0, 7, []) == 0


def test_chance_is_the_same_plain_and_compiled() -> None:
    for seed in range(200):
        n = random.Random(seed).choice([1, 2, 6, 40, 84, 3 << 29])
        plain: list[Any] = [[seeded(seed)], list(range(30)), [0] * 30]
        boxes = [np.array(row, np.int64) for row in plain]
        said = compiled_chance.py_func(plain[0], n, plain[1], plain[2])
        assert said == compiled_chance(boxes[0], n, boxes[1], boxes[2])
        assert plain == [box.tolist() for box in boxes]


@pytest.mark.parametrize("n", [2, 3, 7, 84, 3 << 29])  # the last rejects a quarter of its numbers
def test_below_is_even(n: int) -> None:
    rng = [seeded(n)]
    drawn = [below(rng, n) for _ in range(MANY)]
    assert min(drawn) >= 0
    assert max(drawn) < n
    parts = min(n, 6)
    found = [sum(x * parts // n == part for x in drawn) for part in range(parts)]
    for part in range(parts):
        share = (-(-(part + 1) * n // parts) - -(-part * n // parts)) / n
        spread = (MANY * share * (1 - share)) ** 0.5
        assert abs(found[part] - MANY * share) < UNLIKELY * spread + 1


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [below([seeded(seed)], 6) for seed in range(MANY)]
    for face in range(6):
        assert abs(first.count(face) - MANY / 6) < UNLIKELY * (MANY * 5 / 36) ** 0.5
    assert len({seeded(seed) for seed in range(MANY)}) == MANY


def test_the_generator_has_the_full_period() -> None:
    """Its step is a matrix over GF(2): to the power 2^63 it is itself, to no proper divisor one."""
    factors = (7, 73, 127, 337, 92737, 649657)
    whole = (1 << 63) - 1

    def step(x: int) -> int:
        rng = [x]
        below(rng, 1)
        return rng[0]

    def apply(matrix: list[int], x: int) -> int:
        y = 0
        for i, column in enumerate(matrix):
            y ^= column if x >> i & 1 else 0
        return y

    def power(exponent: int) -> list[int]:
        result, square = one, [step(column) for column in one]
        while exponent:
            if exponent & 1:
                result = [apply(square, column) for column in result]
            square = [apply(square, column) for column in square]
            exponent >>= 1
        return result

    one = [1 << i for i in range(63)]
    assert step(0b1011) == step(0b1000) ^ step(0b0011)
    assert power(whole) == one
    assert all(power(whole // factor) != one for factor in factors)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    found: dict[tuple[int, ...], int] = {}
    rng = [seeded(3)]
    for _ in range(MANY):
        row = [0, 1, 2, 3]
        shuffle(row, 4, rng)
        found[tuple(row)] = found.get(tuple(row), 0) + 1
    assert len(found) == 24
    spread = (MANY * 23 / 24 / 24) ** 0.5
    assert all(abs(n - MANY / 24) < UNLIKELY * spread for n in found.values())


def test_a_draw_is_what_its_description_says() -> None:
    rng = [seeded(4)]
    out = [0] * 5
    draw([10, 20, 30, 40, 50], 5, 1, 1, rng, out)
    assert sorted(out) == [10, 20, 30, 40, 50]
    draw([3, 4], 2, 0, 6, rng, out)
    assert 18 <= out[0] < 24
    assert 24 <= out[1] < 30


# Layouts -----------------------------------------------------------------------------------------


def test_a_plain_state_is_copied_whole() -> None:
    layout = state(number=1, row=3)
    a = layout.plain()
    a.number, a.row[1] = 5, 7
    b = a.copy()
    assert b == a
    assert b.numbers() == [5, 0, 7, 0]
    b.row[1] = 8
    assert a.row == [0, 7, 0]
    assert a != b
    assert a != layout.box()


def test_a_box_shows_its_numbers_in_the_same_order() -> None:
    layout = state(number=1, row=3)
    box = layout.box()
    box["row"][0] = [1, 2, 3]
    box["number"][0] = 9
    assert box.view(np.int64).tolist() == [9, 1, 2, 3]


@pytest.mark.parametrize("name", ["choose", "round", "max", "size", "data", "copy"])
def test_a_field_cannot_be_called_like_something_of_numpy(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        state(turn=1, **{name: 1}).box()


def test_rows_of_fractions() -> None:
    layout = state(ways=Real(4))
    assert layout.plain().ways == [0.0] * 4
    assert layout.box()["ways"].dtype == np.float64


def test_assign_copies_by_content() -> None:
    layout = state(number=1, row=2)
    a, b = layout.plain(), layout.plain()
    b.row[0] = 4
    assign([a], 0, b)
    b.row[0] = 5
    assert a.row == [4, 0]

    @njit  # type: ignore[misc,untyped-decorator,unused-ignore]
    def put(boxes: Any, source: Any) -> None:
        assign(boxes, 1, source[0])

    source, boxes = layout.box(), layout.box(2)
    source["row"][0] = [6, 7]
    put(boxes, source)
    source["row"][0] = [0, 0]
    assert boxes["row"].tolist() == [[0, 0], [6, 7]]


def test_a_growing_row_is_written_from_its_start() -> None:
    row = Growing()
    row[0] = 3
    row[1] = 4
    row[0] = 5
    assert row == [5, 4]
    with pytest.raises(IndexError):
        row[7] = 1


# The cache ---------------------------------------------------------------------------------------


def digest_in(place: Path) -> str:
    """The digest of the sources of a copy of the package."""
    program = "from kwintet.kernel.jit import sources; print(sources())"
    environment = os.environ | {"PYTHONPATH": str(place), "KWINTET_CACHE": str(place / "cache")}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_cache_knows_its_sources(tmp_path: Path) -> None:
    """Also in a folder that happens to be called tests."""
    place = tmp_path / "tests"
    shutil.copytree(Path(kwintet.__file__).parent, place / "kwintet")
    first = digest_in(place)
    rules = place / "kwintet" / "games" / kwintet.games()[0] / "rules.py"
    rules.write_text(f"{rules.read_text('utf-8')}\n# altered\n", "utf-8")
    second = digest_in(place)
    assert second != first
    folder = rules.parent / "tests"
    folder.mkdir(exist_ok=True)
    (folder / "test_more.py").write_text("", "utf-8")
    assert digest_in(place) == second
