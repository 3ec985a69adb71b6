"""All rule cases of the toy hold, and no rule of its ledger is left without a test."""

import re
from contextlib import nullcontext
from pathlib import Path

import pytest
from shared.cases import check_every_rule_is_cited

from tawy.games import TOY
from tawy.proof.cases import Failed, case_files, expect, run_case

FOLDER = Path(__file__).parent
DOC = FOLDER.parent.parent / "docs" / "cases.md"


@pytest.mark.parametrize("path", case_files([FOLDER / "cases"]), ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    run_case(path)


def test_every_rule_is_cited() -> None:
    check_every_rule_is_cited(TOY.name, FOLDER.parent, at_least=0)


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The case that docs/cases.md shows, in a file."""
    (block,) = re.findall(r"^```toml\n(.*?)^```", DOC.read_text(encoding="utf-8"), re.S | re.M)
    path = tmp_path / "example.toml"
    path.write_text(block, encoding="utf-8")
    return path


def test_the_documented_case_holds(example: Path) -> None:
    run_case(example)


def test_the_documented_failure_is_real(example: Path) -> None:
    """Spoilt as the page says, its example fails in the words of the page."""
    text = example.read_text(encoding="utf-8")
    assert text.count("lotus = [0, 2, 0]") == 1
    example.write_text(text.replace("lotus = [0, 2, 0]", "lotus = [0, 1, 0]"), encoding="utf-8")
    with pytest.raises(Failed) as caught:
        run_case(example)
    assert str(caught.value) in DOC.read_text(encoding="utf-8")


def test_a_sentence_of_somebody_else_says_who_is_asked(example: Path) -> None:
    text = example.read_text(encoding="utf-8")
    example.write_text(text.replace("jade sail edfu stop", "lapis sail edfu"), encoding="utf-8")
    with pytest.raises(Failed, match=r"asked: jade\. A choice with one option is made without"):
        run_case(example)


@pytest.mark.parametrize(
    ("wanted", "have", "holds"),
    [
        ({}, {}, True),
        ({}, {"satet": 1}, False),
        ({"satet": 1}, {"satet": 1, "mummy": 2}, True),
        ({"satet": "none"}, {"mummy": 2}, True),
        ({"pool": {}}, {"pool": {"satet": 1}}, False),
    ],
)
def test_an_empty_object_holds_for_an_empty_one_alone(
    wanted: dict[str, object], have: dict[str, object], holds: bool
) -> None:
    with nullcontext() if holds else pytest.raises(Failed):
        expect("facts", wanted, have)
