"""The record of a game: a JSON object that replays to the same position everywhere."""

import json
from codecs import BOM_UTF8
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kwintet.errors import BadRecord, cut

FORMAT = "kwintet/1"
# More than any game needs: the longest take some 200,000 steps of a dozen bytes.
MOST_BYTES = 4 << 20
MOST_STEPS = 400_000
_FIELDS = {"format": str, "game": str, "players": int, "options": Mapping, "steps": list}
_KINDS = {str: "a text", int: "a whole number", Mapping: "an object", list: "a list of texts"}


@dataclass
class Record:
    """A record as it was read: its form is checked, what it says is not."""

    game: str
    players: int
    options: Mapping[str, Any]
    steps: list[str]
    extra: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def read(cls, source: str | bytes | Mapping[str, Any]) -> "Record":
        found = dict(source) if isinstance(source, Mapping) else _decode(source)
        for name, kind in _FIELDS.items():
            if name not in found:
                raise BadRecord(f"the record has no field {name!r}", "bad_field")
            if not isinstance(found[name], kind) or isinstance(found[name], bool):
                raise BadRecord(
                    f"{name} must be {_KINDS[kind]}, not {cut(found[name])}", "bad_field"
                )
            if name == "format" and found[name] != FORMAT:
                raise BadRecord(f"format must be {FORMAT!r}, not {cut(found[name])}", "bad_format")
        steps = found["steps"]
        if len(steps) > MOST_STEPS:
            raise BadRecord(f"{len(steps)} steps are too many: at most {MOST_STEPS}", "too_large")
        for index, step in enumerate(steps):
            if type(step) is not str:
                why = f"steps[{index}] must be a text, not {cut(step)}"
                raise BadRecord(why, "bad_field", index)
        extra = {name: value for name, value in found.items() if name not in _FIELDS}
        return cls(found["game"], found["players"], found["options"], list(steps), extra)

    def check_extra(self, wanted: dict[str, str]) -> None:
        """Compare the fields that only some games have with what this game plays with."""
        for name, value in self.extra.items():
            if name not in wanted:
                known = ", ".join([*_FIELDS, *wanted])
                raise BadRecord(f"unknown field {cut(name)}; {self.game} has {known}", "bad_field")
            if value != wanted[name]:
                right = wanted[name]
                raise BadRecord(f"{name} must be {right!r} here, not {cut(value)}", "bad_field")
        for name, value in wanted.items():
            if name not in self.extra:
                raise BadRecord(f"the record has no field {name!r}: {value!r} here", "bad_field")

    def as_dict(self) -> dict[str, Any]:
        head = {"format": FORMAT, "game": self.game, "players": self.players}
        return head | {"options": dict(self.options)} | self.extra | {"steps": self.steps}


def _decode(source: Any) -> dict[str, Any]:
    if not isinstance(source, str | bytes):
        raise BadRecord(f"a record is JSON text or a mapping, not {cut(source)}", "not_json")
    if _size(source) > MOST_BYTES:
        raise BadRecord(f"a record has {MOST_BYTES:,} bytes at most; this has more", "too_large")
    if not source:
        raise BadRecord("this is empty: a record is a JSON object", "not_json")
    if source[:1] == "\ufeff" or source[:3] == BOM_UTF8:
        raise BadRecord("this begins with a byte order mark; a record goes without", "not_json")
    try:
        found = msgspec.json.decode(source)
        json.loads(source, object_pairs_hook=_refuse_twice, parse_int=str, parse_float=str)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadRecord(f"this is no JSON that can be read: {error}", "not_json") from error
    if not isinstance(found, dict):
        raise BadRecord(f"a record is a JSON object, not {cut(found)}", "bad_field")
    return found


def _size(source: str | bytes) -> int:
    """Its bytes, at least as far as the limit."""
    if isinstance(source, str) and len(source) <= MOST_BYTES:
        return len(source.encode("utf-8", "surrogatepass"))
    return len(source)


def _refuse_twice(pairs: list[tuple[str, Any]]) -> None:
    """A field that stands twice would silently be its last one."""
    names = set()
    for name, _ in pairs:
        if name in names:
            raise BadRecord(f"the field {cut(name)} stands twice", "bad_field")
        names.add(name)
