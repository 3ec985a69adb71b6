"""Contract, golden records and signature once more, with the compiled engine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tawy import compiled

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(
    compiled.ready() is None, reason="no compiled engine: no C compiler, or sources edited since"
)
def test_the_compiled_engine_passes_what_the_interpreted_one_passes() -> None:
    """The tests of tests/engine, with TAWY_COMPILED unset."""
    environment = {k: v for k, v in os.environ.items() if k != "TAWY_COMPILED"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/engine"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]
