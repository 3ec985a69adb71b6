"""All rule cases of Kemet hold, and no rule of its ledger is left without a test."""

import re
from pathlib import Path

import pytest

from tawy.games import KEMET
from tawy.proof.cases import case_files, read_case, run_case
from tawy.proof.coverage import MOST_INERT, Coverage, ledger

CASES = case_files([Path(__file__).parent / "cases"])
# Rulings that players argue about: each is a case that anybody can read.
RULINGS = "6 10-13 16 18-24 29-32 34-37 39-41 43-47 50 53 56 57 65 76 80-94"


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    run_case(path)


def test_every_rule_of_kemet_is_cited() -> None:
    coverage = Coverage(KEMET.name, Path(__file__).parent)
    assert len(coverage.rules) > 600
    assert coverage.missing() == []
    assert coverage.faults == []
    assert len(coverage.inert) <= MOST_INERT


def test_examples_and_disputed_rulings_are_case_files() -> None:
    cited = {rule for path in CASES for rule in read_case(path)["rules"]}
    wanted = {rule for rule in ledger(KEMET.name) if rule.startswith("KEMET-EX-")}
    assert wanted
    for part in RULINGS.split():
        first, _, last = part.partition("-")
        wanted |= {f"KEMET-Q-{n:02}" for n in range(int(first), int(last or first) + 1)}
    assert wanted <= set(ledger(KEMET.name))
    assert wanted - cited == set()


def test_no_case_is_named_like_another() -> None:
    """Coverage and reports call a case by the name of its file."""
    names = [path.name for path in CASES]
    assert sorted(set(names)) == sorted(names)
    assert all(re.fullmatch(r"[a-z0-9-]+\.toml", name) for name in names)
