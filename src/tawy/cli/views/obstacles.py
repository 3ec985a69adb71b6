"""The names of obstacles and the rules that they cite, read off the sources of `why/`.

An obstacle is made by `reason("name", "RULE", ...)`. A rule may be handed down through functions
that have a parameter `rule`, and a table of rules may be spread out there.
"""

from __future__ import annotations

import ast
from importlib.resources import files
from typing import Final

MAKER: Final = "reason"
HANDED_DOWN: Final = "rule"


def obstacles(game: str) -> dict[str, list[str]]:
    """By name, each sorted; the rules with the prefix of the game's ledger."""
    prefix = f"{game.upper()}-"
    found = Sources(game).found
    return {name: sorted(prefix + rule for rule in found[name]) for name in sorted(found)}


class Sources:
    def __init__(self, game: str) -> None:
        home = files(f"tawy.{game}")
        paths = [home / "explain.py", *[p for p in (home / "why").iterdir() if is_source(p.name)]]
        trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
        self.functions = [one for tree in trees for one in functions_in(tree)]
        self.tables = {name: words_in(value) for tree in trees for name, value in tables_of(tree)}
        self.found: dict[str, set[str]] = {}
        for function in self.functions:
            for call in calls_in(function):
                if called(call) == MAKER:
                    self.note(call, function)

    def note(self, call: ast.Call, function: ast.FunctionDef) -> None:
        name, *rules = call.args
        assert isinstance(name, ast.Constant)
        known = self.found.setdefault(str(name.value), set())
        for rule in rules:
            known.update(self.rules(rule, function))

    def rules(self, node: ast.expr, function: ast.FunctionDef) -> set[str]:
        """What an argument may be."""
        if isinstance(node, ast.Constant):
            return {str(node.value)}
        if isinstance(node, ast.IfExp):
            return self.rules(node.body, function) | self.rules(node.orelse, function)
        if isinstance(node, ast.Starred) and isinstance(node.value, ast.Subscript):
            assert isinstance(node.value.value, ast.Name)
            return self.tables[node.value.value.id]
        assert isinstance(node, ast.Name)
        assert node.id == HANDED_DOWN
        return self.handed_to(function)

    def handed_to(self, function: ast.FunctionDef) -> set[str]:
        """What its parameter `rule` is given, wherever it is called."""
        place = [one.arg for one in function.args.args].index(HANDED_DOWN)
        found = set()
        for caller in self.functions:
            for call in calls_in(caller):
                if called(call) == function.name:
                    found |= self.rules(call.args[place], caller)
        return found


def is_source(name: str) -> bool:
    return name.endswith(".py")


def functions_in(tree: ast.Module) -> list[ast.FunctionDef]:
    found = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [one for one in found if one.name != MAKER]


def calls_in(function: ast.FunctionDef) -> list[ast.Call]:
    return [node for node in ast.walk(function) if isinstance(node, ast.Call)]


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def tables_of(tree: ast.Module) -> list[tuple[str, ast.expr]]:
    return [
        (node.target.id, node.value)
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.value is not None
    ]


def words_in(node: ast.expr) -> set[str]:
    constants = [one for one in ast.walk(node) if isinstance(one, ast.Constant)]
    return {one.value for one in constants if isinstance(one.value, str)}
