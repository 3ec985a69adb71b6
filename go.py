#!/usr/bin/env python3
"""One command from a fresh checkout to a game: makes .venv, installs, builds, runs.

Standard library only. The first start needs the network; later ones find everything in place,
do no pip work and go straight on. What is installed is told by stamps inside .venv, each written
after its step, so a set-up that was interrupted is repaired by the next start.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

# This file keeps to a syntax that old Pythons can parse, or they would never get to this line.
if sys.version_info < (3, 11):  # noqa: UP036 - it is here for those who start it with an older one
    sys.stderr.write(
        "go.py: Tawy needs Python 3.11 or newer, but this is %d.%d; run it with a newer python3.\n"  # noqa: UP031 - see above
        % sys.version_info[:2]
    )
    sys.exit(2)

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
USAGE = """\
usage: python3 go.py COMMAND ...

  play [GAME]      play in the browser; with --terminal, in this terminal
                   (GAME is ankh, kemet or toy; play --help lists all options)
  compile          compile the engine for speed; needs a C compiler and takes some minutes, once
  test [ARGS]      run the tests; ARGS go to pytest (--nothing-skipped fails on any skipped test)
  tawy [ARGS]      run a tool; `python3 go.py tawy --help` lists them

The first start sets up .venv and needs a network connection; later ones work offline. `test` and
`tawy` compile the engine first if they can. `play` never waits for that, but uses the compiled
engine if there is one. Set TAWY_COMPILED=0 to run without it.
"""
COMMANDS = ("play", "compile", "test", "tawy")
# What is played, or told, without the client.
WITHOUT_CLIENT = ("--terminal", "toy", "-h", "--help")

NETWORK = (
    "The first start needs a connection to PyPI and the npm registry (or the mirrors you have set "
    "up). Connect, then run go.py again."
)

FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130
LAST_LINES, LONGEST_LINE = 15, 200
PATIENCE, LAST_PATIENCE = 2.0, 10.0  # seconds


class Trouble(Exception):
    """Something a person has to know about: what happened, and the way out."""

    def __init__(self, message: str, code: int = FAILED) -> None:
        super().__init__(message)
        self.code = code


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help"):
        print(USAGE, end="")
        return 0
    command, rest = arguments[0], arguments[1:]
    try:
        if command not in COMMANDS:
            known = ", ".join(COMMANDS)
            raise Trouble(f"unknown command {command!r}; choose one of: {known}", BAD_INPUT)
        prepare(command, rest)
        return hand_over(command, rest)
    except Trouble as trouble:
        say(f"go.py: {trouble}")
        return trouble.code
    except KeyboardInterrupt:
        say("\ngo.py: interrupted; run it again to continue")
        return INTERRUPTED
    except OSError as error:  # a full disk, a folder that may not be written: the error names it
        say(f"go.py: {error}")
        return FAILED


# --- Handing over -----------------------------------------------------------------------------


def hand_over(command: str, arguments: list[str]) -> int:
    """Become the command that was asked for."""
    if command == "compile":
        return 0 if load("src", "tawy", "compiled.py").ready(ROOT) else FAILED
    environment = dict(os.environ)
    if command == "test":
        os.chdir(ROOT)
        environment["TAWY_COMPILED"] = "0"  # failures are read in sources, not in compiled code
        workers = min(4, os.cpu_count() or 1)
        # Whoever is done takes over from the others: the long tests come first, see conftest.
        side_by_side = ["-n", str(workers), "--dist", "worksteal"]
        program = ["-m", "pytest", *(side_by_side if workers > 1 else [])]
    else:
        # -P: files in the folder the player happens to be in are not modules of ours.
        program = ["-P", "-m", "tawy", *(["play"] if command == "play" else [])]
    return become([venv_python(), *program, *arguments], environment)


def become(command: list[str], environment: dict[str, str]) -> int:
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name != "nt":  # Windows has no exec that keeps the terminal
        os.execve(command[0], command, environment)
    return subprocess.run(command, env=environment, check=False).returncode


# --- Setting up -------------------------------------------------------------------------------


def prepare(command: str, arguments: list[str]) -> None:
    """Make what the command needs, and nothing that a player would have to wait for in vain."""
    if command == "play" and not any(word in arguments for word in WITHOUT_CLIENT):
        with client():
            set_up("runtime")
        return
    set_up("dev" if command == "test" else "runtime")
    if command == "compile" or (command != "play" and os.environ.get("TAWY_COMPILED") != "0"):
        compile_engine()
    if command == "test":
        try:
            with client():
                pass
        except Trouble as trouble:  # the tests of all else can do without
            say(f"go.py: {trouble}")


def set_up(pins: str) -> None:
    """Bring .venv up to date: the environment, the pins, the project."""
    if not usable():
        make_venv()
    install_pins(pins)
    install_project()


def usable() -> bool:
    """Tell whether .venv is whole, of this Python and of this place."""
    if not os.path.exists(venv_python()) or os.path.exists(stamp_path("unfinished")):
        return False
    return read_stamp("venv") == this_python()


def make_venv() -> None:
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        raise Trouble(
            "this Python can't make a virtual environment: it has no ensurepip. "
            "On Debian or Ubuntu: apt install python3-venv; then run go.py again.",
            BAD_INPUT,
        )
    if os.path.islink(VENV) or os.path.isfile(VENV):
        os.remove(VENV)
    elif os.path.isdir(VENV):
        say("· .venv is incomplete, damaged or made by another Python: making a new one")
        shutil.rmtree(VENV)
    # Started with .venv's own Python, that one was just removed: ask the one it was made from.
    python = getattr(sys, "_base_executable", None) or sys.executable
    run("make .venv", [python, "-m", "venv", VENV])
    write_stamp("venv", this_python())


def install_pins(pins: str) -> None:
    path = os.path.join(ROOT, "requirements", f"{pins}.txt")
    wanted = digest(path)
    if read_stamp(pins) == wanted:
        return
    try:
        pip(f"install {pins} packages", "--require-hashes", "-r", path)
    except Trouble as trouble:
        raise Trouble(f"{trouble}\n{NETWORK}", trouble.code) from None
    write_stamp(pins, wanted)
    if pins == "dev":  # it holds the other sets, with the same versions
        for part in ("runtime", "compile", "web"):
            write_stamp(part, digest(os.path.join(ROOT, "requirements", f"{part}.txt")))


def install_project() -> None:
    wanted = digest(os.path.join(ROOT, "pyproject.toml"))
    if read_stamp("project") != wanted:
        pip("install tawy", "--no-deps", "--no-build-isolation", "-e", ROOT)
        write_stamp("project", wanted)


@contextlib.contextmanager
def client() -> Iterator[None]:
    """See that the pages are there in the end; they are made while the caller goes on.

    .venv's Python makes them: one of its packages is the Node that they are made with.
    """
    maker = load("web", "build.py")
    try:
        ready = maker.ready(ROOT)
    except maker.Trouble as trouble:
        raise Trouble(str(trouble)) from None
    if ready:
        yield
        return
    if not usable():
        make_venv()
    install_pins("web")
    command = [venv_python(), os.path.join(ROOT, "web", "build.py"), "build"]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)  # it tells its steps itself
    try:
        yield
        if process.poll() is None:
            announce("build the client")
        code = process.wait()
    except BaseException as why:
        stop(process, PATIENCE if isinstance(why, KeyboardInterrupt) else 0)
        raise
    if code:
        raise Trouble(f"the client was not built; see the lines above for why. {NETWORK}")


def stop(process: "subprocess.Popen[bytes]", patience: float) -> None:
    """End it, if it does not end by itself: a terminal tells Ctrl-C to both of us."""
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        if os.name == "nt":
            process.kill()
        else:
            process.send_signal(signal.SIGINT)  # it takes along what it has started
        try:
            process.wait(LAST_PATIENCE)
        except subprocess.TimeoutExpired:  # what runs in the background may be deaf to Ctrl-C
            process.kill()
            process.wait()


def compile_engine() -> None:
    """Compile where a C compiler is found; where not, or if that fails, say so and go on."""
    compiled = load("src", "tawy", "compiled.py")
    if compiled.ready(ROOT):
        return
    reason = compiled.obstacle()
    attempt = f"{compiled.fingerprint(ROOT)} {compiled.compiler()}"
    if reason is None and read_stamp("failed-compile") == attempt:
        stamp = os.path.relpath(stamp_path("failed-compile"), ROOT)
        reason = f"the engine did not compile: {compiled.SLOWER}; delete {stamp} to try again"
    if reason:
        say(f"· {reason}")
    elif not try_to_compile(compiled):
        write_stamp("failed-compile", attempt)


def try_to_compile(compiled: Any) -> bool:
    try:
        install_pins("compile")
    except Trouble as trouble:
        say(f"go.py: {trouble}\n· no tools to compile with: {compiled.SLOWER}")
        return False
    what, begin = "compile the engine", time.monotonic()
    announce(what)
    if not compiled.build(ROOT, lambda line: say(f"· {line}"), venv_python()):
        return False
    done(what, begin)
    return True


def load(*place: str) -> Any:
    """Load one file alone: the package cannot be imported before it is installed."""
    path = os.path.join(ROOT, *place)
    spec = importlib.util.spec_from_file_location("tawy_" + place[-1][:-3], path)
    if spec is None or spec.loader is None:
        raise Trouble(f"can't load {path}: is the checkout complete?")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- Stamps -----------------------------------------------------------------------------------


def this_python() -> str:
    """Name what a .venv is bound to: the Python it was made from, and its own place."""
    return f"{sys.version} {sys.base_prefix} {VENV}".replace("\n", " ")


def digest(path: str) -> str:
    try:
        with open(path, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()
    except FileNotFoundError:
        raise Trouble(f"{path} is missing: is the checkout complete?") from None


def stamp_path(name: str) -> str:
    return os.path.join(VENV, "tawy-stamps", name)


def read_stamp(name: str) -> str:
    try:
        with open(stamp_path(name), encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return ""


def write_stamp(name: str, content: str) -> None:
    os.makedirs(os.path.dirname(stamp_path(name)), exist_ok=True)
    with open(stamp_path(name), "w", encoding="utf-8") as file:
        file.write(content)


# --- Running and telling ----------------------------------------------------------------------


def venv_python() -> str:
    if os.name == "nt":
        return os.path.join(VENV, "Scripts", "python.exe")
    return os.path.join(VENV, "bin", "python")


def pip(what: str, *arguments: str) -> None:
    """Install with pip. If it is killed half-way, a mark stays, and .venv is not trusted again."""
    write_stamp("unfinished", what)
    quiet = ("--disable-pip-version-check", "--no-input", "--progress-bar", "off", "--retries", "2")
    try:
        run(what, [venv_python(), "-m", "pip", "install", *quiet, *arguments])
    except Trouble:  # pip ended by itself, and puts back what it had taken out
        os.remove(stamp_path("unfinished"))
        raise
    os.remove(stamp_path("unfinished"))


def run(what: str, command: list[str]) -> None:
    """Run one step; its output is shown only if it fails."""
    begin = time.monotonic()
    announce(what)
    ended = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if ended.returncode:
        lines = "".join(
            f"\n    {line[:LONGEST_LINE]}" for line in ended.stdout.splitlines()[-LAST_LINES:]
        )
        raise Trouble(f"could not {what}. The last lines of the output:{lines}")
    done(what, begin)


def announce(what: str) -> None:
    if sys.stderr.isatty():  # the line is overwritten when the step is done
        say(f"· {what}...", end="\r")


def done(what: str, begin: float) -> None:
    say(f"✓ {what} ({time.monotonic() - begin:.1f} s)")


def say(line: str, end: str = "\n") -> None:
    """Speak on standard error: standard output belongs to the command that is run."""
    encoding = sys.stderr.encoding or "ascii"
    sys.stderr.write(line.encode(encoding, "replace").decode(encoding) + end)
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
