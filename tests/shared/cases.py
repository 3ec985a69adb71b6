"""Rule cases of any game: they and its tests cite every rule, and rulings can be read in them."""

import re
from pathlib import Path

from tawy.proof.cases import read_case
from tawy.proof.coverage import Coverage, ledger


def check_every_rule_is_cited(game: str, tests: Path, at_least: int) -> None:
    coverage = Coverage(game, tests)
    assert len(coverage.rules) > at_least
    assert coverage.missing() == []
    assert coverage.faults == []


def check_rulings(game: str, rulings: str, cases: list[Path]) -> None:
    """Of the examples and these rulings, such as `5-8 11`, each is cited by a case."""
    known = set(ledger(game))
    cited = {rule for path in cases for rule in read_case(path)["rules"]}
    wanted = {rule for rule in known if rule.startswith(f"{game.upper()}-EX-")}
    assert wanted
    for part in rulings.split():
        first, _, last = part.partition("-")
        numbers = range(int(first), int(last or first) + 1)
        wanted |= {f"{game.upper()}-Q-{number:02}" for number in numbers}
    assert wanted <= known
    assert wanted - cited == set()


def check_names(cases: list[Path]) -> None:
    """Coverage and reports call a case by the name of its file."""
    names = [path.name for path in cases]
    assert sorted(set(names)) == sorted(names)
    assert all(re.fullmatch(r"[a-z0-9-]+\.toml", name) for name in names)
