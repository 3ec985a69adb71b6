"""Which rules of a ledger are cited by tests and cases, and which are not."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from tawy.kernel.game import REGISTRY
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream
from tawy.proof.cases import MOST_IDS, read_case

MOST_INERT = 40


class Coverage:
    """The rules of one game, who cites them, and what is wrong with that."""

    def __init__(self, game: str, tests: Path) -> None:
        self.rules = ledger(game)
        self.inert = inert(game)
        self.cited: dict[str, list[str]] = {}
        self.faults: list[str] = []
        for name, ids in citations(game, tests):
            if len(ids) > MOST_IDS:
                self.faults.append(f"{name} cites {len(ids)} rules; the limit is {MOST_IDS}")
            for rule in ids:
                self.cited.setdefault(rule, []).append(name)
                if rule not in self.rules:
                    self.faults.append(f"{name} cites {rule}, which is not in the list of rules")
        self.faults += [f"inert.toml names {r}: no such rule" for r in self.inert - self.known()]
        if len(self.inert) > MOST_INERT:
            self.faults.append(f"{len(self.inert)} inert rules; the limit is {MOST_INERT}")

    def known(self) -> set[str]:
        return set(self.rules)

    def missing(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.cited and rule not in self.inert]


def ledger(game: str) -> dict[str, str]:
    """The rules of a game in the order of its ledger: id and text."""
    source = files(f"tawy.{game}") / "rules.md"
    if not source.is_file():
        raise BadInput("game", f"{game!r} has no list of rules")
    line = re.compile(rf"- \**({game.upper()}(?:-\w+)+)\**:?\s*(.*)")
    found = [line.match(row) for row in source.read_text(encoding="utf-8").splitlines()]
    return {row[1]: row[2] for row in found if row}


def inert(game: str) -> set[str]:
    """The rules that no test can fail without, each with its reason in inert.toml."""
    source = files(f"tawy.{game}") / "inert.toml"
    if not source.is_file():
        return set()
    return set(tomllib.loads(source.read_text(encoding="utf-8")))


def citations(game: str, tests: Path) -> list[tuple[str, list[str]]]:
    """Each test and case with the ids it cites: in a test's docstring, in a case's `rules`."""
    found: list[tuple[str, list[str]]] = []
    wanted = re.compile(rf"\b{game.upper()}(?:-\w+)+")
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                ids = wanted.findall(ast.get_docstring(node) or "")
                found += [(f"{path.name}::{node.name}", ids)] if ids else []
    for path in sorted(tests.rglob("cases/**/*.toml")):
        ids = [str(rule) for rule in read_case(path)["rules"]]
        if any(wanted.fullmatch(rule) for rule in ids):
            found.append((path.name, ids))
    return found


def check_citations(case: dict[str, Any]) -> None:
    """A case cites rules that there are, of any game."""
    for i, rule in enumerate(case["rules"]):
        game = str(rule).partition("-")[0].lower()
        if game not in REGISTRY or rule not in ledger(game):
            raise BadInput(f"rules[{i}]", f"no game has a rule {rule!r}")


def sample(game: str, count: int, seed: str) -> list[str]:
    """Rules picked by a seed, each at most once: for breaking them on purpose."""
    left = [rule for rule in ledger(game) if rule not in inert(game)]
    stream = Stream(f"rules {game} {seed}")
    return [left.pop(stream.below(len(left))) for _ in range(min(count, len(left)))]
