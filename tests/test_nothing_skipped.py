"""`--nothing-skipped`: a green run in which a test was left out is not green."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).with_name("conftest.py")

LEFT_OUT = {
    "test_skip.py": "def test_it(): pytest.skip('no board')",
    "test_mark.py": "@pytest.mark.skip(reason='no board')\ndef test_it(): pass",
    "test_xfail.py": "@pytest.mark.xfail(reason='no board')\ndef test_it(): assert False",
    "test_file.py": "pytest.skip('no board', allow_module_level=True)",
}


def run(folder: Path, *options: str) -> tuple[int, str]:
    pytest_ = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*pytest_, *options], cwd=folder, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("workers", ["0", "1"])
def test_what_is_left_out_fails_and_is_named(tmp_path: Path, workers: str) -> None:
    shutil.copy(CONFTEST, tmp_path)
    (tmp_path / "test_plain.py").write_text("def test_it(): pass\n")
    code, told = run(tmp_path, "-n", workers, "--nothing-skipped")
    assert (code, "left out" in told) == (0, False)

    for name, text in LEFT_OUT.items():
        (tmp_path / name).write_text(f"import pytest\n\n{text}\n")
    code, told = run(tmp_path, "-n", workers, "--nothing-skipped")
    assert code == 1
    _, _, summary = told.partition("these were left out")
    for name in LEFT_OUT:
        (line,) = [line for line in summary.splitlines() if line.startswith(name)]
        assert "no board" in line
    assert "test_plain.py" not in summary
