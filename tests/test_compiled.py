"""The compiled build: used when it fits the sources, never when it does not.

All of it happens in throw-away checkouts; the real one is only read.
"""

import importlib.machinery
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tawy import compiled

SOURCES = Path(compiled.__file__).parent
OBSTACLE = compiled.obstacle()
needs_compiler = pytest.mark.skipif(OBSTACLE is not None, reason=str(OBSTACLE))

# What a checkout's engine says of itself: its answer, its file, and is_active().
ASK = (
    "import tawy.kernel.sums as s, tawy.compiled as c;"
    "print(s.answer(), 'source' if s.__file__.endswith('.py') else 'binary', c.is_active())"
)


def make_checkout(root: Path) -> Path:
    package = root / "src" / "tawy"
    package.mkdir(parents=True)
    for name in ("__init__.py", "compiled.py"):
        shutil.copy(SOURCES / name, package)
    for name in compiled.COMPILED:
        (package / name).mkdir()
        (package / name / "__init__.py").write_text("")
    (package / "kernel" / "sums.py").write_text("def answer() -> int:\n    return 42\n")
    (package / "kernel" / "board.txt").write_text("data\n")
    return root


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return make_checkout(tmp_path / "checkout")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with its compiled build, made once; tests copy it before they change it."""
    root = make_checkout(tmp_path_factory.mktemp("built"))
    said: list[str] = []
    assert compiled.build(str(root), said.append), said
    assert said == []
    return root


def ask(root: Path, **environment: str) -> str:
    """Run ASK in a new process on the engine of that checkout."""
    inherited = {name: value for name, value in os.environ.items() if name != "TAWY_COMPILED"}
    return subprocess.run(
        [sys.executable, "-c", ASK],
        env={**inherited, "PYTHONPATH": str(root / "src"), **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def builds(root: Path) -> list[str]:
    home = root / "build" / "compiled"
    return sorted(path.name for path in home.iterdir()) if home.exists() else []


@needs_compiler
def test_a_build_lies_apart_from_the_sources_and_is_whole(built: Path) -> None:
    (name,) = builds(built)
    assert name == compiled.fingerprint(str(built))
    tree = built / "build" / "compiled" / name
    suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
    assert len(list(tree.iterdir())) == len(compiled.GROUPS) + 1  # a library each, and the package:
    assert {path.name for path in (tree / "tawy").iterdir()} == set(compiled.COMPILED)
    kernel = tree / "tawy" / "kernel"
    assert (kernel / f"sums{suffix}").exists()
    assert (kernel / f"__init__{suffix}").exists()
    assert (kernel / "board.txt").read_text() == "data\n"
    assert not list((built / "src").rglob(f"*{suffix}"))


@needs_compiler
def test_a_build_that_fits_is_used(built: Path) -> None:
    assert ask(built) == "42 binary True"


@needs_compiler
def test_it_can_be_turned_off(built: Path) -> None:
    assert ask(built, TAWY_COMPILED="0") == "42 source False"


@needs_compiler
@pytest.mark.parametrize("edited", ["kernel/sums.py", "kernel/board.txt", "compiled.py"])
def test_after_an_edit_the_edited_source_runs(built: Path, tmp_path: Path, edited: str) -> None:
    root = tmp_path / "edited"
    shutil.copytree(built, root)
    assert ask(root) == "42 binary True"
    path = root / "src" / "tawy" / edited
    before = path.read_text()
    after = before.replace("42", "43").replace("data", "DATA").replace("opt_level", "OPT_LEVEL")
    assert len(after) == len(before)
    assert after != before
    path.write_text(after)
    answer = 43 if edited == "kernel/sums.py" else 42
    assert ask(root) == f"{answer} source False"


def test_a_new_build_sweeps_older_ones_away(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = checkout / "build" / "compiled"
    for name in ("0123456789abcdef", "tmp-killed", "tmp-running"):
        (home / name).mkdir(parents=True)
    os.utime(home / "tmp-killed", (0, 0))
    monkeypatch.setattr(compiled, "obstacle", lambda: None)
    monkeypatch.setattr(compiled, "_compile", lambda *_: None)
    assert compiled.build(str(checkout), print)
    assert builds(checkout) == sorted([compiled.fingerprint(str(checkout)), "tmp-running"])


def test_an_interrupted_build_leaves_nothing(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(tree: str, _: str) -> None:
        assert Path(tree, "tawy", "kernel", "sums.py").exists()
        raise KeyboardInterrupt

    monkeypatch.setattr(compiled, "obstacle", lambda: None)
    monkeypatch.setattr(compiled, "_compile", interrupt)
    with pytest.raises(KeyboardInterrupt):
        compiled.build(str(checkout), print)
    assert builds(checkout) == []


def test_sources_that_change_while_they_are_copied_are_not_compiled(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = iter(["before", "after"])
    said: list[str] = []
    monkeypatch.setattr(compiled, "obstacle", lambda: None)
    monkeypatch.setattr(compiled, "fingerprint", lambda _: next(marks))
    assert not compiled.build(str(checkout), said.append)
    assert "changed" in said[0]
    assert builds(checkout) == []


@needs_compiler
@pytest.mark.parametrize("fault", ["return 'many'", "return 42 +"])
def test_a_failed_build_leaves_nothing_and_says_why(checkout: Path, fault: str) -> None:
    (checkout / "src/tawy/kernel/sums.py").write_text(f"def answer() -> int:\n    {fault}\n")
    said: list[str] = []
    assert not compiled.build(str(checkout), said.append)
    assert builds(checkout) == []
    (message,) = said
    assert "running interpreted" in message
    assert "sums.py:2" in message


@needs_compiler
def test_a_compiler_that_fails_is_reported(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    said: list[str] = []
    assert not compiled.build(str(checkout), said.append)
    assert builds(checkout) == []
    assert "'false'" in said[0]
    assert "running interpreted" in said[0]


@needs_compiler
def test_a_killed_build_is_never_taken_for_a_whole_one(checkout: Path) -> None:
    code = f"import tawy.compiled as c; c.build({str(checkout)!r}, print)"
    process = subprocess.Popen([sys.executable, "-c", code], start_new_session=True)
    deadline = time.monotonic() + 30
    while not any((checkout / "build").rglob("sums.py")):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)  # the compiler too: it is of the same group
    process.wait()
    assert [name for name in builds(checkout) if not name.startswith("tmp-")] == []
    assert ask(checkout) == "42 source False"


@pytest.mark.parametrize("path", ["", "missing"])
def test_without_a_compiler_it_says_so(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, path: str
) -> None:
    if path:
        monkeypatch.setenv("CC", str(tmp_path / path))
    else:
        monkeypatch.delenv("CC", raising=False)
        monkeypatch.setenv("PATH", str(tmp_path))
    said: list[str] = []
    assert not compiled.build(str(checkout), said.append)
    assert builds(checkout) == []
    assert said[0].startswith("no C compiler found")
    assert said[0].endswith("running interpreted (slower, same results)")


def test_missing_headers_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", sys.executable)  # any program will do: it is not started
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    assert "python3-dev" in str(compiled.obstacle())


def test_the_fingerprint_knows_names_contents_and_place(checkout: Path, tmp_path: Path) -> None:
    first = compiled.fingerprint(str(checkout))
    assert len(first) == 16
    moved = shutil.copytree(checkout, tmp_path / "moved")
    assert compiled.fingerprint(str(moved)) == first  # the same sources elsewhere are the same
    cache = checkout / "src/tawy/kernel/__pycache__"
    cache.mkdir()
    (cache / "sums.pyc").write_text("")
    assert compiled.fingerprint(str(checkout)) == first
    (checkout / "src/tawy/kernel/sums.py").rename(checkout / "src/tawy/kernel/sum.py")
    assert compiled.fingerprint(str(checkout)) != first


def test_nothing_is_hashed_where_nothing_was_built(checkout: Path) -> None:
    path: list[str] = []
    assert not compiled.activate(path, str(checkout))
    assert path == []


def test_the_real_engine_is_listed_rightly() -> None:
    for name in compiled.COMPILED:
        assert (SOURCES / name / "__init__.py").exists(), name
