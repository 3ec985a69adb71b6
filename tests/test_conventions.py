"""The conventions that a program can check."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BENCH = ["bench"] if (ROOT / "bench").is_dir() else []

LONGEST_FILE = 500
KERNEL_LINES = 1200

# Written so that this file does not match itself.
FOREIGN = {
    "the address of a package index": r"https?://[p]ypi|[f]iles\.pythonhosted|[i]ndex-url",
    "a download address of a lock file": r'"[r]esolved"\s*:',
    "a path of somebody's machine": r"(?<![\w.])/(?:home|root|work|Users)/\w",
}


def run(*command: str) -> None:
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(f"{' '.join(command)}:\n{done.stdout}{done.stderr}", pytrace=False)


@pytest.fixture(scope="module")
def own_files() -> list[Path]:
    """All files of the repository, those not committed yet too, but nothing that git ignores."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("needs git and a checkout")
    paths = [ROOT / name for name in done.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


def test_ruff_finds_nothing() -> None:
    run("-m", "ruff", "check")


def test_code_is_formatted() -> None:
    run("-m", "ruff", "format", "--check")


def test_types_hold() -> None:
    run("-m", "mypy", "src/tawy", "go.py", *BENCH)


def test_imports_point_one_way() -> None:
    entry = "from importlinter.cli import lint_imports_command as main; main()"
    run("-c", entry, "--no-cache", "--no-logo")


def test_no_long_files(own_files: list[Path]) -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in own_files
        if path.suffix in (".py", ".ts", ".svelte")
    }
    assert lengths
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE}


def test_the_kernel_stays_small() -> None:
    files = list((ROOT / "src/tawy/kernel").rglob("*.py"))
    total = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert 0 < total < KERNEL_LINES


@pytest.mark.parametrize("what", FOREIGN)
def test_no_file_holds(what: str, own_files: list[Path]) -> None:
    found = []
    for path in own_files:
        text = path.read_bytes().decode("utf-8", "replace")
        for number, line in enumerate(text.splitlines(), start=1):
            if re.search(FOREIGN[what], line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert not found


def test_no_compiled_file_beside_its_source() -> None:
    beside = [path for ending in ("so", "pyd") for path in (ROOT / "src").rglob(f"*.{ending}")]
    assert not beside, "it would win over its source, even an edited one: delete it"


def test_the_pins_agree() -> None:
    """A start for play and a start for test may share one .venv only if their pins agree."""
    everything = pins("dev")
    for part in ("runtime", "compile"):
        own = pins(part)
        assert own
        assert own.items() <= everything.items()


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, flags=re.MULTILINE))
