"""go.py: what it says and how it ends. Nothing here needs the network or the real .venv."""

import ast
import importlib.util
import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

GO = Path(__file__).parent.parent / "go.py"


@pytest.fixture
def go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """go.py as a module, at work in an empty checkout."""
    spec = importlib.util.spec_from_file_location("go", GO)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (tmp_path / "requirements").mkdir()
    for name in ("runtime", "compile", "dev", "web"):
        (tmp_path / "requirements" / f"{name}.txt").write_text(f"# {name}\n")
    (tmp_path / "pyproject.toml").write_text("")
    monkeypatch.setattr(module, "ROOT", str(tmp_path))
    monkeypatch.setattr(module, "VENV", str(tmp_path / ".venv"))
    return module


@pytest.fixture
def steps(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps that go.py takes; none is carried out but making an (empty) .venv.

    Of the engine and the client only that they would be made.
    """
    taken: list[str] = []

    def run(what: str, command: list[str]) -> None:
        taken.append(what)
        if "venv" in command:
            python = Path(go.venv_python())
            python.parent.mkdir(parents=True)
            python.touch()

    @contextmanager
    def client() -> Iterator[None]:
        yield
        taken.append("client")

    monkeypatch.setattr(go, "run", run)
    monkeypatch.setattr(go, "compile_engine", lambda: taken.append("engine"))
    monkeypatch.setattr(go, "client", client)
    monkeypatch.delenv("TAWY_COMPILED", raising=False)
    monkeypatch.setattr(go, "become", lambda command, _: taken.append(" ".join(command[1:])) or 0)
    return taken


def set_up_steps(pins: str) -> list[str]:
    return ["make .venv", f"install {pins} packages", "install tawy"]


@pytest.mark.parametrize("arguments", [[], ["-h"], ["--help"]])
def test_usage(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, GO, *arguments], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: python3 go.py")


def test_an_unknown_command_is_named_with_the_known_ones() -> None:
    done = subprocess.run([sys.executable, GO, "paly"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr == "go.py: unknown command 'paly'; choose one of: play, compile, test, tawy\n"
    )


def test_an_older_python_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ast.parse(GO.read_text(encoding="utf-8"), feature_version=(3, 7))
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(GO))
    assert ended.value.code == 2
    assert "needs Python 3.11 or newer, but this is 3.9" in capsys.readouterr().err


def test_a_missing_ensurepip_names_the_package(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(go.importlib.util, "find_spec", lambda name: name != "ensurepip" or None)
    assert go.main(["tawy"]) == 2
    assert "apt install python3-venv" in capsys.readouterr().err
    assert not Path(go.VENV).exists()


@pytest.mark.parametrize("words", [["--no-browser"], ["kemet"], ["ankh"]])
def test_play_is_handed_over_after_the_steps(
    go: ModuleType, steps: list[str], words: list[str]
) -> None:
    """It has its pages, and waits for no compiler."""
    assert go.main(["play", *words]) == 0
    assert steps == [*set_up_steps("runtime"), "client", f"-P -m tawy play {' '.join(words)}"]


@pytest.mark.parametrize("words", [["--terminal", "--seats", "3"], ["toy"], ["--help"]])
def test_the_terminal_waits_for_no_pages(
    go: ModuleType, steps: list[str], words: list[str]
) -> None:
    assert go.main(["play", *words]) == 0
    assert steps == [*set_up_steps("runtime"), f"-P -m tawy play {' '.join(words)}"]


def test_a_second_start_takes_no_step(go: ModuleType, steps: list[str]) -> None:
    go.main(["tawy", "games"])
    steps.clear()
    go.main(["tawy", "games"])
    assert steps == ["engine", "-P -m tawy games"]


def test_who_wants_it_interpreted_waits_for_no_compiler(
    go: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAWY_COMPILED", "0")
    go.main(["tawy", "games"])
    assert steps == [*set_up_steps("runtime"), "-P -m tawy games"]


@pytest.mark.parametrize(("ready", "code"), [(True, 0), (False, 1)])
def test_compile_only_compiles(
    go: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch, ready: bool, code: int
) -> None:
    monkeypatch.setattr(go, "load", lambda *_: SimpleNamespace(ready=lambda _: ready))
    assert go.main(["compile"]) == code
    assert steps == [*set_up_steps("runtime"), "engine"]


def test_tests_run_interpreted_on_the_dev_pins(
    go: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, str] = {}
    monkeypatch.setattr(go.os, "chdir", lambda _: None)
    monkeypatch.setattr(go, "become", lambda command, environment: seen.update(environment) or 5)
    monkeypatch.setenv("SSL_CERT_FILE", "mine.pem")
    assert go.main(["test"]) == 5
    assert steps == [*set_up_steps("dev"), "engine", "client"]
    assert seen["TAWY_COMPILED"] == "0"
    assert seen["SSL_CERT_FILE"] == "mine.pem"
    steps.clear()
    go.set_up("runtime")  # dev holds it
    go.install_pins("web")
    assert steps == []


def spoil_python(go: ModuleType) -> None:
    os.remove(go.venv_python())


def move_away(go: ModuleType) -> None:
    go.write_stamp("venv", "another Python, or another place")


def kill_pip(go: ModuleType) -> None:
    go.write_stamp("unfinished", "install dev packages")


@pytest.mark.parametrize("spoil", [spoil_python, move_away, kill_pip])
def test_a_spoilt_venv_is_made_anew(
    go: ModuleType, steps: list[str], spoil: Callable[[ModuleType], None]
) -> None:
    go.set_up("runtime")
    steps.clear()
    spoil(go)
    go.set_up("runtime")
    assert steps == set_up_steps("runtime")


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ("requirements/runtime.txt", "install runtime packages"),
        ("pyproject.toml", "install tawy"),
    ],
)
def test_only_what_changed_is_done_again(
    go: ModuleType, steps: list[str], changed: str, again: str
) -> None:
    go.set_up("runtime")
    steps.clear()
    Path(go.ROOT, changed).write_text("# changed\n")
    go.set_up("runtime")
    assert steps == [again]


def test_a_failed_install_is_told_and_tried_again(
    go: ModuleType,
    steps: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> None:
        raise go.Trouble("no route to host")

    go.make_venv()
    steps.clear()
    with monkeypatch.context() as offline:
        offline.setattr(go, "run", fail)
        assert go.main(["play"]) == 1
    told = capsys.readouterr().err
    assert "no route to host" in told
    assert "needs a connection to PyPI" in told
    go.set_up("runtime")
    assert steps == set_up_steps("runtime")[1:]


def test_a_failed_step_shows_the_end_of_its_output(go: ModuleType) -> None:
    code = "import sys; [print('line', n) for n in range(100)]; sys.exit(3)"
    with pytest.raises(go.Trouble) as caught:
        go.run("count", [sys.executable, "-c", code])
    assert caught.value.code == 1
    assert "could not count" in str(caught.value)
    assert "line 99" in str(caught.value)
    assert "line 9\n" not in str(caught.value)


def test_a_step_that_went_well_shows_one_line(
    go: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    go.run("count", [sys.executable, "-c", "print(1)"])
    told = capsys.readouterr()
    assert told.out == ""
    assert re.fullmatch(r"✓ count \(\d+\.\d s\)\n", told.err)


@pytest.fixture
def engine(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of the engine's sources, with the switch in it and nothing to compile."""
    package = Path(go.ROOT, "src", "tawy")
    package.mkdir(parents=True)
    shutil.copy(GO.parent / "src" / "tawy" / "compiled.py", package)
    monkeypatch.delenv("TAWY_COMPILED", raising=False)
    return package


def test_without_a_compiler_it_goes_on_and_says_so(
    go: ModuleType,
    engine: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CC", str(engine / "missing"))
    go.compile_engine()
    told = capsys.readouterr().err
    assert "no C compiler found" in told
    assert "running interpreted (slower, same results)" in told


def test_a_compile_that_failed_is_not_tried_at_every_start(
    go: ModuleType,
    engine: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    tried: list[str] = []
    switch = go.load("src", "tawy", "compiled.py")
    monkeypatch.setattr(switch, "obstacle", lambda: None)
    monkeypatch.setattr(switch, "build", lambda root, *_: tried.append(root))
    monkeypatch.setattr(go, "load", lambda *_: switch)
    monkeypatch.setattr(go, "install_pins", lambda _: None)
    go.compile_engine()
    go.compile_engine()
    assert tried == [go.ROOT]
    assert "delete .venv" in capsys.readouterr().err
    (engine / "kernel").mkdir()
    (engine / "kernel" / "new.py").touch()
    go.compile_engine()
    assert tried == [go.ROOT] * 2


def test_missing_tools_to_compile_with_stop_nobody(
    go: ModuleType,
    engine: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(_: str) -> None:
        raise go.Trouble("no route to host")

    assert engine.exists()
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(go, "install_pins", fail)
    go.compile_engine()
    assert "no route to host" in capsys.readouterr().err


MAKER = """\
import pathlib, sys, time
class Trouble(Exception): pass
def ready(root):
    return pathlib.Path(root, "made").exists()
if __name__ == "__main__":
    if pathlib.Path("broken").exists():
        sys.exit("this is wrong")
    while pathlib.Path("slow").exists():
        time.sleep(0.01)
    pathlib.Path("made").write_text(" ".join(sys.argv[1:]))
"""


@pytest.fixture
def maker(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """In place of web/build.py; the pins that were installed for it."""
    installed: list[str] = []
    Path(go.ROOT, "web").mkdir()
    Path(go.ROOT, "web", "build.py").write_text(MAKER)
    monkeypatch.chdir(go.ROOT)
    monkeypatch.setattr(go, "venv_python", lambda: sys.executable)
    monkeypatch.setattr(go, "usable", lambda: True)
    monkeypatch.setattr(go, "install_pins", installed.append)
    return installed


def test_pages_are_built_once_while_all_else_goes_on(go: ModuleType, maker: list[str]) -> None:
    Path("slow").touch()
    with go.client():
        assert not Path("made").exists()
        Path("slow").unlink()
    assert Path("made").read_text() == "build"
    with go.client():
        assert maker == ["web"]


@pytest.mark.parametrize("trouble", [KeyboardInterrupt, OSError])
def test_no_build_is_left_behind(
    go: ModuleType, maker: list[str], trouble: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("slow").touch()
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def start(*arguments: object, **options: object) -> object:
        started.append(popen(*arguments, **options))
        return started[0]

    monkeypatch.setattr(go.subprocess, "Popen", start)
    monkeypatch.setattr(go, "PATIENCE", 0.1)
    with pytest.raises(trouble), go.client():
        raise trouble
    assert started[0].poll() is not None
    assert maker == ["web"]


def test_pages_that_cannot_be_built_stop_play_but_not_the_tests(
    go: ModuleType,
    maker: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    handed: list[str] = []
    Path("broken").touch()
    monkeypatch.setattr(go, "compile_engine", lambda: None)
    monkeypatch.setattr(go, "set_up", lambda _: None)
    monkeypatch.setattr(go, "hand_over", lambda command, _: handed.append(command) or 0)
    assert go.main(["play"]) == 1
    told = capfd.readouterr().err
    assert told.startswith("this is wrong\n")
    assert "the client was not built; see the lines above for why" in told
    assert go.main(["test"]) == 0
    assert handed == ["test"]
    assert maker == ["web", "web"]


def test_an_interrupt_ends_without_a_traceback(
    go: ModuleType,
    steps: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    go.make_venv()
    with monkeypatch.context() as impatient:
        impatient.setattr(go, "run", interrupt)
        assert go.main(["play"]) == 130
    assert "interrupted" in capsys.readouterr().err
    steps.clear()
    go.set_up("runtime")  # half of a package may be there: .venv is not trusted
    assert steps == set_up_steps("runtime")


def test_a_folder_that_cannot_be_written_is_named(
    go: ModuleType, steps: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    go.make_venv()
    stamps = Path(go.stamp_path("venv")).parent
    (stamps / "unfinished").mkdir()  # stands in the way of a stamp, for root too
    go.usable = lambda: True
    assert go.main(["play"]) == 1
    assert str(stamps / "unfinished") in capsys.readouterr().err
    assert steps == ["make .venv"]
