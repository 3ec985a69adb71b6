"""The examples of the documents run."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["README.md", "docs/engine.md", "docs/bots.md"])
def test_what_a_document_shows_is_what_happens(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried
    assert not failed
