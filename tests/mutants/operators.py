"""Small breaks of a source text: each changes one thing that a rule may depend on."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """A break, and where it is: *line* and *was* find it again when lines have moved."""

    path: str
    line: int
    was: str
    becomes: str
    source: str  # of the whole file, broken

    @property
    def name(self) -> str:
        return f"{self.path}:{self.line}: {self.was}  ->  {self.becomes}"


def mutants(path: str, source: str) -> list[Mutant]:
    """All of a file, in the order of its lines; each can be compiled."""
    starts = line_starts(source)
    found = []
    for node, becomes in breaks(ast.parse(source)):
        begin, end = place(node, starts)
        was = source[begin:end]
        broken = source[:begin] + becomes + source[end:]
        if was != becomes and can_be_compiled(broken):
            found.append(Mutant(path, node.lineno, short(was), short(becomes), broken))
    return sorted(found, key=lambda one: (one.line, one.was, one.becomes))


def short(text: str) -> str:
    return " ".join(text.split())


def can_be_compiled(source: str) -> bool:
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def line_starts(source: str) -> list[int]:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def place(node: ast.expr | ast.stmt, starts: list[int]) -> tuple[int, int]:
    """Our sources are ASCII where it matters: columns are counted in bytes."""
    end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
    return starts[node.lineno - 1] + node.col_offset, starts[end_line - 1] + end_column


def breaks(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What can be broken, and what stands there then."""
    for node in told_apart(tree):
        if isinstance(node, ast.expr):
            for broken in broken_expressions(node):
                yield node, f"({ast.unparse(broken)})"
        elif is_deed(node):
            yield node, "pass"
        elif isinstance(node, ast.If):
            yield from [(node.test, answer) for answer in ("True", "False")]


def told_apart(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """All nodes but types, documentation and the parts of formatted texts."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.JoinedStr):
                continue
            if isinstance(child, (ast.expr, ast.stmt)):
                yield child
            yield from told_apart(child)


def is_deed(node: ast.stmt) -> bool:
    """A statement that does something, rather than name it: without it something is left out."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], (ast.Attribute, ast.Subscript))
    return isinstance(node, (ast.AugAssign, ast.Continue, ast.Break, ast.Raise))


def broken_expressions(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare):
        for i, operator in enumerate(node.ops):
            broken = deepcopy(node)
            broken.ops[i] = COMPARED[type(operator)]()
            yield broken
    elif isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
        yield ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(other, node.values)
    elif isinstance(node, ast.UnaryOp):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield node.body
        yield node.orelse
    elif isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp, ast.DictComp)):
        for i, loop in enumerate(node.generators):
            if loop.ifs:
                broken = deepcopy(node)
                broken.generators[i].ifs = []
                yield broken
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLED:
        yield ast.Call(ast.Name(CALLED[node.func.id]), node.args, node.keywords)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
