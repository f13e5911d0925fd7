"""Alterations of a source file: each a small mistake that somebody could have made.

Every comparison, constant, operator and branch of a module is altered, one at a time. A mutant is
named by the function it is in and the line that it changes, before and after, so that its name
outlives a shift of lines.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from copy import copy
from typing import NamedTuple

INSTEAD: dict[type[ast.AST], list[type[ast.AST]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.Add: [ast.Sub],
    ast.Sub: [ast.Add],
    ast.Mult: [ast.FloorDiv],
    ast.FloorDiv: [ast.Mult],
    ast.Div: [ast.Mult],
    ast.Mod: [ast.Mult],
    ast.Pow: [ast.Mult],
    ast.BitAnd: [ast.BitOr],
    ast.BitOr: [ast.BitAnd],
    ast.BitXor: [ast.BitOr],
    ast.LShift: [ast.RShift],
    ast.RShift: [ast.LShift],
    ast.And: [ast.Or],
    ast.Or: [ast.And],
}


LONG = 90  # letters: of longer lines only what is near the change is shown
NEAR = 25


class Mutant(NamedTuple):
    module: str
    place: str  # the function, or "module"
    before: str
    after: str
    number: int  # among mutants of the same name, from 1
    source: str  # of the whole module, altered

    @property
    def name(self) -> str:
        more = f" ({self.number})" if self.number > 1 else ""
        return f"{self.module} {self.place}: {self.before} → {self.after}{more}"


def mutants(module: str, source: str) -> Iterator[Mutant]:
    """All mutants of a module, in the order of its lines."""
    tree = ast.parse(source)
    seen: Counter[tuple[str, str, str]] = Counter()
    for place, statement in _statements(tree):
        before = _line(statement)
        for holder, field, index, new in _alterations(statement):
            old = _put(holder, field, index, new)
            change, altered = _cut(before, _line(statement)), ast.unparse(tree)
            _put(holder, field, index, old)
            seen[place, *change] += 1
            yield Mutant(module, place, *change, seen[place, *change], altered)


def _put(holder: ast.AST, field: str, index: int | None, new: object) -> object:
    """Put something else in a place of the tree; what was there."""
    if index is None:
        old: object = getattr(holder, field)
        setattr(holder, field, new)
        return old
    row = getattr(holder, field)
    old, row[index] = row[index], new
    return old


def _statements(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    """Every statement with the function that it is in; imports and lone texts aside."""
    waiting: list[tuple[str, ast.stmt]] = [("module", each) for each in tree.body]
    while waiting:
        place, statement = waiting.pop(0)
        if isinstance(statement, ast.FunctionDef):
            place = statement.name
        inner = [(place, each) for each in ast.iter_child_nodes(statement)]
        waiting = [(p, each) for p, each in inner if isinstance(each, ast.stmt)] + waiting
        lone = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        passive = ast.FunctionDef | ast.Import | ast.ImportFrom
        if not lone and not isinstance(statement, passive):
            yield place, statement


def _line(statement: ast.stmt) -> str:
    """A statement as one line, without those below it."""
    alone = copy(statement)
    for field in ("body", "orelse"):
        if hasattr(alone, field):
            setattr(alone, field, [])
    text = ast.unparse(alone).rstrip()
    return " ".join(text.split())


def _cut(before: str, after: str) -> tuple[str, str]:
    """Two lines that are alike but for one place; of long ones what is near it."""
    if max(len(before), len(after)) <= LONG:
        return before, after
    start = _alike(before, after)
    end = _alike(before[:start:-1], after[:start:-1])
    first = max(0, start - NEAR)
    head = "…" if first else ""
    return tuple(  # type: ignore[return-value]
        head + line[first : max(start + 1, len(line) - end + NEAR)] + ("…" if end > NEAR else "")
        for line in (before, after)
    )


def _alike(one: str, other: str) -> int:
    """How many letters two texts begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))


Alteration = tuple[ast.AST, str, int | None, object]


def _alterations(statement: ast.stmt) -> Iterator[Alteration]:
    """Where a statement can be altered, and what to put there."""
    if isinstance(statement, ast.If):
        yield statement, "test", None, ast.Constant(value=True)
        yield statement, "test", None, ast.Constant(value=False)
    if isinstance(statement, ast.While):
        yield statement, "test", None, ast.Constant(value=False)
    if isinstance(statement, ast.AugAssign):
        for other in INSTEAD.get(type(statement.op), []):
            yield statement, "op", None, other()
    for node in _own(statement):
        yield from _alterations_of(node)


def _own(statement: ast.stmt) -> Iterator[ast.AST]:
    """The expressions of a statement, not those of the statements below it, nor of its type."""
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop(0)
        for field, value in ast.iter_fields(node):
            if field != "annotation":
                inner = value if isinstance(value, list) else [value]
                waiting += [
                    each
                    for each in inner
                    if isinstance(each, ast.AST) and not isinstance(each, ast.stmt)
                ]
        yield node


def _alterations_of(node: ast.AST) -> Iterator[Alteration]:
    match node:
        case ast.Compare():
            for index, operator in enumerate(node.ops):
                for other in INSTEAD[type(operator)]:
                    yield node, "ops", index, other()
        case ast.BinOp() | ast.BoolOp():
            for other in INSTEAD[type(node.op)]:
                yield node, "op", None, other()
        case ast.IfExp():
            yield node, "test", None, ast.Constant(value=True)
            yield node, "test", None, ast.Constant(value=False)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
            yield node, "op", None, ast.UAdd()
        case ast.Constant(value=bool()):
            yield node, "value", None, not node.value
        case ast.Constant(value=int() | float()):
            yield node, "value", None, node.value + 1  # type: ignore[operator]
        case _:
            pass
