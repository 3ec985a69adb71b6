"""Every rule case of Ankh."""

from pathlib import Path

import pytest

from tawy.ankh.game import ANKH
from tawy.proof.cases import case_files, run_case

CASES = case_files([Path(__file__).parent / "cases"])


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    run_case(path, lambda _: ANKH)
