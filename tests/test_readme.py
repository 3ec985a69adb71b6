"""The example in the README runs."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_example_of_the_readme() -> None:
    """What the README shows is what happens."""
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried
    assert not failed
