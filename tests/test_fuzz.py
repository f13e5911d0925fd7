"""The fuzzer of records: some of its records every time, and faults planted for it to find."""

import os
from typing import Any

import pytest
from fuzz import fuzz

import kwintet
from kwintet import position, record
from kwintet.game import Game
from kwintet.record import Record

TIMES = 20_000 if os.environ.get("KWINTET_DEEP") else 500
ALL = list(kwintet.games())


@pytest.mark.parametrize("name", ALL)
def test_spoiled_records_are_refused_by_name_or_read_as_they_say(name: str) -> None:
    answers = fuzz([name], 1, lambda done: done < TIMES)
    assert answers["read"] > TIMES / 20
    for code in ("bad_step", "not_json", "bad_field", "unknown_option"):
        assert answers[code], f"nothing was refused as {code}: {answers}"


def _extra_fields_pass(self: Record, wanted: dict[str, str]) -> None:
    """Nothing is wrong with any further field."""


def _defaults_pass(self: Game, given: Any, players: int, written: bool = False) -> Any:
    return REAL_OPTIONS(self, given, players)


REAL_OPTIONS = Game.full_options
REAL_STEP = position.Position.step
PLANTED: list[tuple[Any, str, Any]] = [
    (Record, "check_extra", _extra_fields_pass),
    (Game, "full_options", _defaults_pass),
    (position.Position, "step", lambda p, step: REAL_STEP(p, str(step).strip())),
    (record, "_refuse_twice", dict),
    (position.Position, "_outcome", lambda p, step: [int(n) for n in step.split()[1].split(",")]),
]


@pytest.mark.parametrize(("place", "name", "fault"), PLANTED)
def test_a_lenient_or_careless_reader_is_found(
    place: Any, name: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, name, fault)
    with pytest.raises((AssertionError, LookupError, ValueError)) as caught:
        fuzz(ALL, 1, lambda done: done < 20_000)
    assert "seed " in "".join(caught.value.__notes__), "it is not said how to see it again"
