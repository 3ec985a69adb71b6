"""All rule cases of Kemet hold, and no rule of its ledger is left without a test."""

from pathlib import Path

import pytest
from shared.cases import check_every_rule_is_cited, check_names, check_rulings

from tawy.games import KEMET
from tawy.proof.cases import case_files, run_case

CASES = case_files([Path(__file__).parent / "cases"])
# Rulings that players argue about: each is a case that anybody can read.
RULINGS = "6 10-13 16 18-24 29-32 34-37 39-41 43-47 50 53 56 57 65 76 80-94"


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    run_case(path)


def test_every_rule_of_kemet_is_cited() -> None:
    check_every_rule_is_cited(KEMET.name, Path(__file__).parent, at_least=600)


def test_examples_and_disputed_rulings_are_case_files() -> None:
    check_rulings(KEMET.name, RULINGS, CASES)


def test_no_case_is_named_like_another() -> None:
    check_names(CASES)
