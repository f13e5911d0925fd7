"""Writes the documents that are made from the code: a page a game, and the schema of records.

./run docs             writes them
./run docs --check     says which are not as the code would have them
"""

import argparse
import inspect
import io
import itertools
import json
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

import kwintet
from kwintet.game import (
    About,
    Choice,
    Depends,
    Digits,
    Flag,
    Form,
    Game,
    Option,
    Seats,
    Whole,
    find,
)
from kwintet.record import FORMAT, MOST_STEPS

DOCS = Path(__file__).parent
SCHEMA = "https://json-schema.org/draft/2020-12/schema"
MADE = "<!-- made by ./run docs from the code -->"

# A page a game -----------------------------------------------------------------------------------


def page(game: Game) -> str:
    prose = inspect.cleandoc(game.rules.__doc__ or "")
    parts = [
        f"# {game.title}",
        MADE,
        f"{prose}\n\n{_players(game)}",
        _section("Components", [f"- {line}" for line in game.components]),
        _section("Options", _options(game)),
        _section("Steps", _steps(game)),
        _section("What a seat sees", _seen(game)),
        _section("Observation", _observation(game)),
    ]
    return "\n\n".join(parts) + "\n"


def _section(title: str, lines: Iterable[str]) -> str:
    return "\n".join([f"## {title}", "", *lines])


def _table(head: list[str], rows: Iterable[list[str]]) -> list[str]:
    cells = [head, ["---"] * len(head), *rows]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in cells]


def _players(game: Game) -> str:
    few, many = game.players[0], game.players[-1]
    return f'For {few} to {many} players: `kwintet.new("{game.name}", players={few})`.'


def _options(game: Game) -> list[str]:
    rows = [[f"`{o.name}`", o.values(), _default(o)] for o in game.options]
    return _table(["option", "values", "default"], rows)


def _default(option: Option) -> str:
    if isinstance(option.default, Depends):
        return option.default.words
    return f"`{json.dumps(option.default)}`"


def _steps(game: Game) -> list[str]:
    secret = [f"`!{name} ?`" for name in game.outcomes if name in game.secret]
    rows = [[f"`{form}`", meaning] for form, meaning in game.rules.NOTATION]
    hidden = f"While the game lasts everybody is shown {' and '.join(secret)}." if secret else ""
    return [*_table(["step", "meaning"], rows), *(["", hidden] if hidden else [])]


# What a seat sees --------------------------------------------------------------------------------


def _seen(game: Game) -> list[str]:
    lines = ["`Position.view(seat)` is a `View`; JSON has the same names."]
    for struct in structs(game.rules.View):
        lines += ["", *_struct(struct)]
    for base, title in ((Form, "offered to be filled in"), (About, "told of an offered step")):
        for struct in _own(game, base):
            lines += ["", *_struct(struct, f" ({title})")]
    return lines


def _struct(struct: type[msgspec.Struct], what: str = "") -> list[str]:
    notes = remarks(struct)
    hints = get_type_hints(struct)
    rows = [
        [f"`{name}`", f"`{_type(hints[name])}`", notes.get(name, "")]
        for name in struct.__struct_fields__
    ]
    prose = " ".join((struct.__doc__ or "").split())
    head = [f"### {struct.__name__}{what}", "", *([prose, ""] if prose else [])]
    return head + _table(["field", "type", "meaning"], rows)


def structs(kind: Any) -> list[type[msgspec.Struct]]:
    """A struct and those within it, each once, outermost first."""
    found: list[type[msgspec.Struct]] = []
    waiting = [kind]
    while waiting:
        each = waiting.pop(0)
        waiting += get_args(each)
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each not in found:
            found.append(each)
            waiting += get_type_hints(each).values()
    return found


def _own(game: Game, base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The forms, or remarks on steps, of a game."""
    found: list[type[msgspec.Struct]] = base.__subclasses__()
    return [each for each in found if each.__module__.startswith(game.module + ".")]


def _type(kind: Any) -> str:
    """A type as it is written: without the modules that its parts come from."""
    if isinstance(kind, type) and not get_args(kind):
        return "None" if kind is type(None) else kind.__name__
    inner = [_type(each) for each in get_args(kind)]
    origin = getattr(kind, "__origin__", None)
    return f"{origin.__name__}[{', '.join(inner)}]" if origin else " | ".join(inner)


def remarks(struct: type) -> dict[str, str]:
    """The comments behind the fields of a class, by field; one may go on in the next lines."""
    notes: dict[str, str] = {}
    field = ""
    alone = True
    for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(struct)).readline):
        if token.type == tokenize.NAME and alone:
            field, alone = token.string, False
        elif token.type == tokenize.COMMENT and field:
            said = token.string.removeprefix("#").strip()
            notes[field] = f"{notes[field]} {said}" if field in notes else said
        elif token.type in (tokenize.NEWLINE, tokenize.INDENT):
            alone = True
    return notes


def _observation(game: Game) -> list[str]:
    rows, at = [], 0
    for name, size, meaning in game.rules.OBSERVATION:
        rows.append([f"{at}", f"{size}", f"`{name}`", meaning])
        at += size
    return [
        f"What a seat knows with a perfect memory, as a row of {at:,} whole numbers (`observe`).",
        "",
        *_table(["from", "length", "part", "meaning"], rows),
    ]


# The schema of records ---------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """What a record looks like; whether its steps are legal only the rules can say."""
    return {
        "$schema": SCHEMA,
        "title": "A record of Kwintet",
        "description": "A finished or unfinished game as text, replayed by kwintet.load.",
        "oneOf": [_record(find(name)) for name in kwintet.games()],
    }


def _record(game: Game) -> dict[str, Any]:
    editions = _editions(game)
    fields: dict[str, Any] = {
        "format": {"const": FORMAT},
        "game": {"const": game.name},
        "players": {"enum": list(game.players)},
        "options": {
            "type": "object",
            "properties": {option.name: _value(game, option) for option in game.options},
            "additionalProperties": False,
        },
        **{name: {"enum": values} for name, values in editions.items()},
        "steps": {
            "type": "array",
            "maxItems": MOST_STEPS,
            "items": {"type": "string", "pattern": "^!?[^ !]+( [^ ]+)*$"},
        },
    }
    return {
        "title": game.title,
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }


def _editions(game: Game) -> dict[str, list[str]]:
    """The further fields of the record, each with the values that the options give it."""
    named = [o for o in game.options if o.name in game.tables_by and isinstance(o, Choice)]
    found: dict[str, list[str]] = {}
    for words in itertools.product(*(option.words for option in named)):
        chosen = dict(zip((option.name for option in named), words, strict=True))
        for name, value in game.edition(game.full_options({}, game.players[0]) | chosen).items():
            found.setdefault(name, []).append(value)
    return found


def _value(game: Game, option: Option) -> dict[str, Any]:
    """A value that an option may have in a record, where defaults are not written."""
    kind = _kind(game, option)
    if isinstance(option.default, Depends):
        return kind
    return kind | {"not": {"const": option.default}}


def _kind(game: Game, option: Option) -> dict[str, Any]:
    match option:
        case Flag():
            return {"type": "boolean"}
        case Whole():
            return {"type": "integer", "minimum": option.low, "maximum": option.high}
        case Choice():
            return {"enum": list(option.words)}
        case Digits():
            digit = {"type": "integer", "minimum": 0, "maximum": 9}
            return {
                "type": "array",
                "items": digit,
                "minItems": option.length,
                "maxItems": option.length,
            }
        case Seats():
            seat = {"type": "integer", "minimum": 0, "maximum": game.players[-1] - 1}
            return {"type": "array", "items": seat, "uniqueItems": True}
        case _:
            raise AssertionError(f"an option of a new kind: {option}")


# Writing -----------------------------------------------------------------------------------------


def documents() -> Iterator[tuple[Path, str]]:
    for name in kwintet.games():
        yield DOCS / "games" / f"{name}.md", page(find(name))
    yield DOCS / "record.schema.json", json.dumps(schema(), ensure_ascii=False, indent=2) + "\n"


def stale() -> list[Path]:
    """The documents that are not as the code would have them, and pages of games that are gone."""
    wanted = dict(documents())
    gone = [path for path in (DOCS / "games").glob("*") if path not in wanted]
    return gone + [
        p for p, text in wanted.items() if not p.exists() or p.read_text("utf-8") != text
    ]


def main(arguments: list[str]) -> str | None:
    parser = argparse.ArgumentParser("docs", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    if parser.parse_args(arguments).check:
        found = ", ".join(str(path.relative_to(DOCS)) for path in stale())
        return f"not fresh: {found}; ./run docs writes them" if found else None
    wanted = dict(documents())
    for path in stale():
        if path in wanted:
            path.parent.mkdir(exist_ok=True)
            path.write_text(wanted[path], "utf-8")
        else:
            path.unlink()
        print(path.relative_to(DOCS), "written" if path in wanted else "removed")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
