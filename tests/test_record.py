"""Records: what is right is read and written back, what is wrong is refused by name."""

import functools
import json
import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest
from conformance import random_game, random_step
from hypothesis import given
from hypothesis import strategies as st

import kwintet
from kwintet import BadOption, BadPlayers, BadRecord, IllegalStep, KwintetError, UnknownGame
from kwintet.errors import cut
from kwintet.game import Flag, find
from kwintet.record import FORMAT, MOST_BYTES, MOST_STEPS

every_game = pytest.mark.parametrize("name", kwintet.games())

WRONG_TYPES: list[Any] = [
    None,
    True,
    False,
    3.0,
    1e400,
    "",
    "3",
    b"3",
    [],
    [3],
    {},
    {"a": 1},
    10**5000,
]


@functools.cache
def played(name: str, seed: int = 1, most: int = 60) -> Mapping[str, Any]:
    """The record of a random game without a clock, at its end or after so many steps."""
    rng = random.Random(seed)
    p = random_game(find(name), rng)
    while p.turn is not None and len(p.steps) < most:
        random_step(p, rng, clock=0)
    return MappingProxyType(p.record())


@functools.cache
def finished(name: str) -> Mapping[str, Any]:
    return played(name, seed=2, most=MOST_STEPS)


def altered(name: str, **fields: Any) -> dict[str, Any]:
    return {**played(name), **fields}


def refused(source: Any) -> KwintetError:
    """The error that a record meets."""
    with pytest.raises(KwintetError) as caught:
        kwintet.load(source)
    text = str(caught.value)
    assert text
    assert len(text) < 5_000, "the message is as long as a book"
    text.encode()  # a lone surrogate is no text
    return caught.value


# What is right -----------------------------------------------------------------------------------


@every_game
def test_a_record_is_read_from_text_bytes_and_mappings(name: str) -> None:
    record = dict(played(name))
    text = json.dumps(record, indent=1)
    for source in (record, MappingProxyType(record), text, text.encode(), f" \n{text}\t\n"):
        p = kwintet.load(source)
        assert p.record() == record
        assert p.steps == record["steps"]


@every_game
def test_a_record_has_its_fields_in_order(name: str) -> None:
    fields = list(kwintet.load(finished(name)).record())
    assert fields[:4] == ["format", "game", "players", "options"]
    assert fields[-1] == "steps"
    assert played(name)["format"] == FORMAT == "kwintet/1"


@every_game
def test_a_position_does_not_share_its_record(name: str) -> None:
    source = altered(name, steps=list(played(name)["steps"]))
    p = kwintet.load(source)
    source["steps"].append("?")
    record = p.record()
    record["steps"].append("?")
    record["options"]["?"] = 1
    assert p.record() == played(name)


@every_game
def test_defaults_are_not_written(name: str) -> None:
    game = find(name)
    for players in game.players:
        defaults = game.full_options({}, players)
        p = kwintet.new(name, players, defaults)
        assert p.record()["options"] == {}
        assert p.options == defaults


# Fields ------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("field", ["format", "game", "players", "options", "steps"])
def test_a_field_is_missing(name: str, field: str) -> None:
    record = dict(played(name))
    del record[field]
    error = refused(record)
    assert (type(error), error.code) == (BadRecord, "bad_field")
    assert repr(field) in str(error)


@every_game
def test_a_field_of_the_edition_is_missing_or_other(name: str) -> None:
    game = find(name)
    for field, value in game.edition(kwintet.load(played(name)).options).items():
        record = dict(played(name))
        del record[field]
        for wrong in (record, altered(name, **{field: f"{value}x"}), altered(name, **{field: 1})):
            error = refused(wrong)
            assert (type(error), error.code) == (BadRecord, "bad_field")
            assert field in str(error)
            assert value in str(error)


@every_game
@pytest.mark.parametrize("field", ["x", "Steps", "", "\0", "\ud800", "x" * 10_000])
def test_a_field_is_unknown(name: str, field: str) -> None:
    error = refused(altered(name, **{field: 1}))
    assert (type(error), error.code) == (BadRecord, "bad_field")
    assert "unknown field" in str(error)
    assert "format, game, players, options, steps" in str(error)


@every_game
@pytest.mark.parametrize("again", ['"players": 3', '"game": "other"', '"options": {}'])
def test_a_field_stands_twice(name: str, again: str) -> None:
    text = json.dumps(dict(played(name)))
    error = refused(f"{text[:-1]}, {again}}}")
    assert error.code == "bad_field"
    assert "stands twice" in str(error)


@every_game
def test_an_option_stands_twice(name: str) -> None:
    options = '{"rounds": 2, "rounds": 3}'
    text = json.dumps(altered(name, options="HERE")).replace('"HERE"', options)
    assert "'rounds' stands twice" in str(refused(text))


@every_game
def test_a_field_that_is_no_text(name: str) -> None:
    error = refused({**played(name), 1: 2})
    assert (type(error), error.code) == (BadRecord, "bad_field")


@every_game
@pytest.mark.parametrize("field", ["format", "game", "players", "options", "steps"])
@pytest.mark.parametrize("value", WRONG_TYPES, ids=cut)
def test_a_field_is_of_another_type(name: str, field: str, value: Any) -> None:
    kinds = {"format": str, "game": str, "players": int, "options": dict, "steps": list}
    if type(value) is not kinds[field]:
        error = refused(altered(name, **{field: value}))
        assert (type(error), error.code) == (BadRecord, "bad_field")
        assert field in str(error)


@every_game
@pytest.mark.parametrize("value", ["kwintet/2", "kwintet/1 ", "Kwintet/1", "kwintet", "", "1"])
def test_another_format(name: str, value: str) -> None:
    error = refused(altered(name, format=value))
    assert (type(error), error.code) == (BadRecord, "bad_format")
    assert repr(FORMAT) in str(error)
    assert repr(value) in str(error)


@every_game
@pytest.mark.parametrize("value", [None, True, 1, 1.5, [], {}, ["B7"], {"step": 1}], ids=cut)
def test_a_step_that_is_no_text(name: str, value: Any) -> None:
    steps = [*played(name)["steps"][:2], value]
    error = refused(altered(name, steps=steps))
    assert isinstance(error, BadRecord)
    assert (error.code, error.index) == ("bad_field", 2)
    assert "steps[2]" in str(error)


# Game, players, options --------------------------------------------------------------------------

STRANGE: list[Any] = [
    None,
    True,
    1,
    2.5,
    "",
    " ",
    "no such game",
    "../games",
    "__init__",
    "é",
    "\0",
    "\ud800",
    [],
]


@pytest.mark.parametrize("value", STRANGE, ids=cut)
def test_an_unknown_game(value: Any) -> None:
    with pytest.raises(UnknownGame) as caught:
        kwintet.new(value, 3)
    assert caught.value.code == "unknown_game"
    assert all(name in str(caught.value) for name in kwintet.games())
    if isinstance(value, str):
        error = refused(altered(kwintet.games()[0], game=value))
        assert (type(error), error.code) == (UnknownGame, "unknown_game")


@every_game
def test_a_game_has_one_spelling(name: str) -> None:
    for value in (
        name.upper(),
        f"{name} ",
        f" {name}",
        f"{name}\0",
        f"{name}.rules",
        find(name).title,
    ):
        assert refused(altered(name, game=value)).code == "unknown_game"


@every_game
def test_a_wrong_number_of_players(name: str) -> None:
    players = find(name).players
    few, many = players[0], players[-1]
    for number in (few - 1, many + 1, 0, -1, 1 << 70, 10**5000):
        error = refused(altered(name, players=number))
        assert (type(error), error.code) == (BadPlayers, "bad_players")
        assert f"{few} to {many}" in str(error)
    odd: list[Any] = [
        None,
        True,
        float(few),
        str(few),
        f"0{few}",
        [few],
        few - 1,
        few + 0.5,
        10**5000,
    ]
    for value in odd:
        with pytest.raises(BadPlayers, match=f"{few} to {many}") as caught:
            kwintet.new(name, value)
        assert caught.value.code == "bad_players"


@every_game
def test_an_option_is_unknown(name: str) -> None:
    game = find(name)
    for option in ("x", "", " ", "\ud800", "y" * 9_000, *(o.name.upper() for o in game.options)):
        error = refused(altered(name, options={option: 1}))
        assert (type(error), error.code) == (BadOption, "unknown_option")
        assert all(known.name in str(error) for known in game.options)
        with pytest.raises(BadOption):
            kwintet.new(name, game.players[0], {option: 1})


@every_game
def test_an_option_of_another_type(name: str) -> None:
    game = find(name)
    defaults = game.full_options({}, game.players[0])
    for option in game.options:
        kind = type(defaults[option.name])
        for value in WRONG_TYPES:
            if type(value) is kind and value not in ("", "3", [], [3]):
                continue
            error = refused(altered(name, options={option.name: value}))
            assert isinstance(error, BadOption)
            assert error.code in ("option_type", "option_value", "option_default")
            if type(value) is not kind:
                assert error.code == "option_type"
                assert f"{option.name} must be {option.values()}" in str(error)


@every_game
def test_an_option_out_of_its_values(name: str) -> None:
    game = find(name)
    tried = 0
    players = game.players[0]
    for option in game.options:
        default = game.full_options({}, players)[option.name]
        wrong: dict[type, list[Any]] = {
            int: [getattr(option, "low", 0) - 1, 1 << 70, 10**5000, -(10**5000)],
            str: ["no such word", " ", "\0", "\ud800", f"{default} "],
            list: [[-1], [game.players[-1]], [1, 0], [0, 0], [10**5000]],
        }
        for value in wrong.get(type(default), []):
            error = refused(altered(name, players=players, options={option.name: value}))
            assert (type(error), error.code) == (BadOption, "option_value")
            assert f"{option.name} must be {option.values()}" in str(error)
            tried += 1
    assert tried or all(isinstance(option, Flag) for option in game.options)


@every_game
def test_a_default_is_written_out(name: str) -> None:
    players = played(name)["players"]
    for option, value in find(name).full_options({}, players).items():
        error = refused(altered(name, options={option: value}))
        assert (type(error), error.code) == (BadOption, "option_default")
        assert "leave it out" in str(error)


@every_game
@pytest.mark.parametrize("options", [[], [("a", 1)], 0, "", "rounds", 1, ()], ids=cut)
def test_options_that_are_no_names_with_values(name: str, options: Any) -> None:
    with pytest.raises(BadOption) as caught:
        kwintet.new(name, find(name).players[0], options)
    assert caught.value.code == "option_type"


# Steps -------------------------------------------------------------------------------------------


def at_step(name: str, index: int, *steps: str) -> BadRecord:
    """The error of a record that goes wrong at a step."""
    error = refused(altered(name, steps=[*played(name)["steps"][:index], *steps]))
    assert isinstance(error, BadRecord)
    assert (error.code, error.index) == ("bad_step", index)
    assert f"steps[{index}]" in str(error)
    assert isinstance(error.__cause__, IllegalStep)
    return error


def first_of_a_player(name: str) -> int:
    steps = played(name)["steps"]
    return next(i for i, step in enumerate(steps) if not step.startswith("!"))


@every_game
def test_a_step_is_refused_by_name(name: str) -> None:
    index = first_of_a_player(name)
    legal = kwintet.load(altered(name, steps=played(name)["steps"][:index])).legal
    for step in ("?", "", "!deal", "\0", "\ud800", "x" * 100_000, "９", "null", "[]"):
        error = at_step(name, index, step, "what comes behind is not read")
        assert f"legal: {', '.join(legal[:40])}" in str(error)
        assert "what comes behind" not in str(error)


@every_game
def test_a_step_of_no_normal_form(name: str) -> None:
    index = first_of_a_player(name)
    for i in (0, index):
        cause = at_step(name, i, "e\N{COMBINING ACUTE ACCENT}").__cause__
        assert isinstance(cause, IllegalStep)
        assert cause.code == "not_nfc"


@every_game
def test_steps_out_of_turn(name: str) -> None:
    steps = played(name)["steps"]
    index = first_of_a_player(name)
    for i in range(index):
        assert "awaited" in str(at_step(name, i, steps[index]))
        assert "awaited" in str(at_step(name, i, steps[index], *steps[i:]))
    at_step(name, index, steps[0])


@every_game
def test_a_step_after_the_end(name: str) -> None:
    record = finished(name)
    for step in (record["steps"][-1], record["steps"][0], "", "?", "!time"):
        error = refused({**record, "steps": [*record["steps"], step]})
        assert isinstance(error, BadRecord)
        assert (error.code, error.index) == ("bad_step", len(record["steps"]))
        assert "the game is over" in str(error)


@every_game
def test_wrong_outcomes(name: str) -> None:
    step = played(name)["steps"][0]
    head, _, numbers = step.partition(" ")
    row = numbers.split(",")
    wrong = [
        head, numbers, f"{head} ", f"{head} {numbers},", f"{head}  {numbers}", f"{head} {numbers} ",
        f"{head} {','.join(row[1:])}", f"{head} {','.join([*row, '0'])}", f"{head} +{numbers}",
        f"{head} {','.join([row[1], *row[1:]])}", f"{head} {','.join(['-1', *row[1:]])}",
        f"{head} 0{numbers}", f"{head} {','.join(['999999', *row[1:]])}", f"!x {numbers}",
        f"{head} {','.join(['9' * 5000, *row[1:]])}", f"{head} {','.join(['٣', *row[1:]])}",
        f"{head} {','.join(['３', *row[1:]])}", f"{head} {','.join(['1.0', *row[1:]])}",
        f"{head} {','.join(['', *row[1:]])}", f"{head} {numbers}\0", f"{head} {numbers}\ud800",
    ]  # fmt: skip
    for text in wrong:
        cause = at_step(name, 0, text).__cause__
        assert isinstance(cause, IllegalStep)
        assert cause.code == "bad_outcome"
        assert head in str(cause).removeprefix(repr(text)), "what would be right is not said"


# Texts that are no records -----------------------------------------------------------------------

DEEP = 100_000
NO_JSON = [
    "", " ", "x", "{", "}", "[1", '{"a":}', "{'a': 1}", '{"a": 1,}', "{}{}", "{} x", "nul", "NaN",
    '{"format": "kwintet/1"', "\ufeff{}", "\0", "{}\0", '"\ud800"', "[" * DEEP, '{"a":' * DEEP,
    "[" * DEEP + "]" * DEEP, '{"a":' * DEEP + "1" + "}" * DEEP,
    b"\xff", b'{"format": "\xff"}', b"\xed\xa0\x80", b'"\xc3', b"\xfe\xff\0{\0}",
]  # fmt: skip


@pytest.mark.parametrize("source", NO_JSON, ids=lambda source: ascii(source)[:20])
def test_no_json(source: str | bytes) -> None:
    error = refused(source)
    assert (type(error), error.code) == (BadRecord, "not_json")


@pytest.mark.parametrize("source", ["[]", "1", '"kwintet/1"', "null", "true", "1.5", "[{}]", b"[]"])
def test_json_of_another_kind(source: str | bytes) -> None:
    error = refused(source)
    assert (type(error), error.code) == (BadRecord, "bad_field")
    assert "JSON object" in str(error)


@pytest.mark.parametrize("source", [None, 1, True, [], ["{}"], (), 1.5], ids=cut)
def test_neither_text_nor_mapping(source: Any) -> None:
    error = refused(source)
    assert (type(error), error.code) == (BadRecord, "not_json")


@every_game
@pytest.mark.parametrize("more", ["x", "{}", "\0", "]", ",", '"', "// the end"])
def test_text_behind_the_record(name: str, more: str) -> None:
    text = json.dumps(dict(played(name)))
    assert refused(text + more).code == "not_json"
    assert refused((text + more).encode()).code == "not_json"


@every_game
def test_bytes_that_are_no_utf8(name: str) -> None:
    text = json.dumps(altered(name, steps=["@"]))
    for wrong in (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xc0\x80", b"\xf5\x80\x80\x80"):
        assert refused(text.encode().replace(b"@", wrong)).code == "not_json"
    assert refused(text.replace("@", "\ud800")).code == "not_json"
    assert refused(text.encode("utf-16")).code == "not_json"


@every_game
def test_a_huge_record(name: str) -> None:
    record = altered(name, steps=["x" * 10_000_000])
    for source in (
        json.dumps(record),
        json.dumps(record).encode(),
        " " * 10_000_000,
        b"[" * 10_000_000,
    ):
        error = refused(source)
        assert (type(error), error.code) == (BadRecord, "too_large")
        assert f"{MOST_BYTES:,}" in str(error)
    assert refused(record).code in ("bad_step", "too_large")
    error = refused(altered(name, steps=["?"] * 1_000_000))
    assert (type(error), error.code) == (BadRecord, "too_large")
    assert str(MOST_STEPS) in str(error)


@every_game
@pytest.mark.parametrize("field", ["format", "game", "players", "options", "steps", "x"])
@pytest.mark.parametrize("depth", [100, 900, 985, 995, 1_000, 5_000])
def test_deeply_nested_values(name: str, field: str, depth: int) -> None:
    """Deep enough to read and too deep to write is as good as wrong."""
    nested: Any = []
    for _ in range(depth):
        nested = [nested]
    text = json.dumps(altered(name, **{field: "@"})).replace('"@"', "[" * depth + "]" * depth)
    options = {find(name).options[0].name: nested}
    for source in (altered(name, **{field: nested}), text, altered(name, options=options)):
        assert refused(source).code in ("bad_field", "not_json", "option_type", "option_value")


@every_game
@pytest.mark.parametrize(
    "number", ["03", "+3", "-3", "3.0", "3e0", "1e400", "9" * 5000, "٣", "0x3"]
)
def test_numbers_written_otherwise(name: str, number: str) -> None:
    text = json.dumps(altered(name, players="@")).replace('"@"', number)
    assert refused(text).code in ("not_json", "bad_field", "bad_players")


# What nobody thought of --------------------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def check_load(source: Any, record: Any) -> None:
    """A source is refused by name, or read as what it says."""
    try:
        p = kwintet.load(source)
    except KwintetError as error:
        told = error.code and str(error)
    else:
        told = "read"
        assert p.record() == record
        assert json.dumps(p.record()) == json.dumps({name: record[name] for name in p.record()})
    assert told


@given(json_values)
def test_any_json(value: Any) -> None:
    check_load(json.dumps(value), value)
    if isinstance(value, dict):
        check_load(value, value)


@given(st.binary() | st.text(st.characters(exclude_categories=[])))
def test_any_text(source: str | bytes) -> None:
    with pytest.raises(KwintetError):
        kwintet.load(source)


@every_game
@given(data=st.data())
def test_records_spoiled(name: str, data: st.DataObject) -> None:
    record = dict(played(name, seed=data.draw(st.integers(1, 20))))
    for _ in range(data.draw(st.integers(1, 2))):
        if data.draw(st.booleans()):
            record["steps"] = spoiled_steps(record["steps"], data)
        else:
            field = data.draw(st.sampled_from(sorted(record)))
            spoil = data.draw(st.sampled_from(("drop", "alter", "move")))
            if spoil != "alter":
                value = record.pop(field)
            if spoil == "move":
                record[data.draw(st.text(max_size=4))] = value
            if spoil == "alter":
                record[field] = data.draw(json_values)
        if not isinstance(record.get("steps"), list):
            break
    check_load(record, record)
    check_load(json.dumps(record), record)


def spoiled_steps(steps: list[Any], data: st.DataObject) -> list[Any]:
    steps = steps[:]
    at = data.draw(st.integers(0, max(0, len(steps) - 1)))
    other = data.draw(st.integers(0, max(0, len(steps) - 1)))
    spoil = data.draw(st.sampled_from(("drop", "twice", "swap", "cut", "letter", "any")))
    match spoil if steps else "any":
        case "drop":
            del steps[at]
        case "twice":
            steps.insert(other, steps[at])
        case "swap":
            steps[at], steps[other] = steps[other], steps[at]
        case "cut":
            del steps[at:]
        case "letter":
            text = str(steps[at])
            place = data.draw(st.integers(0, len(text)))
            steps[at] = text[:place] + data.draw(st.characters()) + text[place + 1 :]
        case _:
            steps.insert(at, data.draw(json_values))
    return steps


@every_game
@given(data=st.data())
def test_any_step(name: str, data: st.DataObject) -> None:
    steps = played(name)["steps"]
    p = kwintet.load(altered(name, steps=steps[: data.draw(st.integers(0, len(steps)))]))
    step = data.draw(st.text() | st.sampled_from(steps) | st.from_regex(r"![a-z]+ [0-9,]+"))
    before = p.record()
    try:
        p.step(step)
    except IllegalStep as error:
        refused_step, after = error.step, before
    else:
        refused_step, after = step, before | {"steps": [*before["steps"], step]}
    assert refused_step == step
    assert p.record() == after
    assert kwintet.load(after).record() == after


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        (b"", "empty"),
        ("\ufeff{}", "byte order mark"),
        (b"\xef\xbb\xbf{}", "byte order"),
    ],
)
def test_what_is_wrong_with_a_text_is_said(text: str | bytes, words: str) -> None:
    error = refused(text)
    assert error.code == "not_json"
    assert words in str(error)


def test_letters_are_counted_as_bytes() -> None:
    assert refused(" " + "é" * (MOST_BYTES // 2)).code == "too_large"
