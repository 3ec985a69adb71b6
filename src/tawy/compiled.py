"""The compiled build of the engine: when it is used, and how it is made.

A compiled module beside its source would win over the source silently, even after an edit.
So compiled modules live apart, in `build/compiled/<fingerprint>`, where the fingerprint is taken
of the sources they were made from: edit a source and the interpreted code runs, until the next
build. The results are the same either way; only the speed differs.

Standard library only, and it imports nothing of this package: `go.py` loads this file by its path
before anything is installed.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable, Iterator, MutableSequence
from importlib.machinery import EXTENSION_SUFFIXES

# Packages under src/tawy, in groups of about equal size: each group is one file of C, and the files
# are compiled side by side.
GROUPS = (("kernel", "records", "facts", "toy", "ankh"), ("kemet", "thinking"))
COMPILED = tuple(name for group in GROUPS for name in group)

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SLOWER = "running interpreted (slower, same results)"

_LAST_LINES, _LONGEST_LINE = 12, 200
_STALE_SECONDS = 3600.0

# Runs in the tree to compile. The empty --config-file keeps the reader's own mypy settings out.
_RECIPE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
groups = [group.split(",") for group in sys.argv[1:]]
options = ["--config-file=", "--cache-dir=../cache", *[name for group in groups for name in group]]
apart = ["--build-temp", "../o", "--build-lib", "../lib"]
setup(
    name="tawy-compiled",
    packages=[],
    ext_modules=mypycify(
        options,
        # Level 3 takes twice as long and brings nothing that could be measured.
        opt_level="2",
        debug_level="0",
        # No group may be called as a module is: mypyc would take the group for it.
        separate=[(group, f"tawy_{number}") for number, group in enumerate(groups)],
        target_dir="../c",
    ),
    script_args=["--quiet", "build_ext", f"--parallel={len(groups)}", "--inplace", *apart],
)
"""


def fingerprint(root: str = ROOT) -> str:
    """Name what the compiled build of this checkout is made of: sources, recipe, Python."""
    package = os.path.join(root, "src", "tawy")
    # The recipe counts as a source: other flags or another mypyc make another build.
    paths = [os.path.join(package, "compiled.py"), os.path.join(root, "requirements/compile.txt")]
    for name in COMPILED:
        paths += sorted(_files(os.path.join(package, name)))
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {EXTENSION_SUFFIXES[0]}".encode())
    for path in paths:
        if os.path.exists(path):
            with open(path, "rb") as file:
                content = file.read()
            name = os.path.relpath(path, root).replace(os.sep, "/")
            digest.update(f"\0{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:16]


def ready(root: str = ROOT) -> str | None:
    """Return the directory of the compiled build that fits the sources, if there is one."""
    home = _home(root)
    if not os.path.isdir(home):  # nothing was ever built, or this is an installed wheel
        return None
    built = os.path.join(home, fingerprint(root))
    return built if os.path.isdir(built) else None


def activate(package_path: MutableSequence[str], root: str = ROOT) -> bool:
    """Let `tawy`, whose `__path__` is given, find its compiled modules before its sources."""
    if os.environ.get("TAWY_COMPILED") == "0":
        return False
    built = ready(root)
    if built is None:
        return False
    package_path.insert(0, os.path.join(built, "tawy"))
    # The library that the compiled modules of a group share is a module of its own, at the top.
    # Appended, so that it can hide nothing.
    sys.path.append(built)
    return True


def is_active() -> bool:
    """Tell whether the engine of this process is the compiled one."""
    from importlib.util import find_spec

    spec = find_spec(f"tawy.{COMPILED[0]}")
    return bool(spec and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)))


def compiler() -> str | None:
    """Return the C compiler to use: what CC says, else the first that is found."""
    from shlex import split
    from shutil import which

    chosen = os.environ.get("CC")
    if chosen:
        return chosen if which((split(chosen) or [""])[0]) else None
    names = ("cl",) if os.name == "nt" else ("cc", "gcc", "clang")
    return next((name for name in names if which(name)), None)


def obstacle() -> str | None:
    """Say why nothing can be compiled here, and the way out; None where it can."""
    from sysconfig import get_path

    if compiler() is None:
        chosen = os.environ.get("CC")
        why = f" (CC is {chosen}, which is not a program)" if chosen else ""
        return f"no C compiler found{why}: {SLOWER}"
    if not os.path.exists(os.path.join(get_path("include"), "Python.h")):
        hint = "on Debian or Ubuntu: apt install python3-dev"
        return f"no Python.h found, which the C compiler needs ({hint}): {SLOWER}"
    return None


def build(root: str, say: Callable[[str], None], python: str = sys.executable) -> bool:
    """Compile the engine with `python`, which has mypy and setuptools; tell whether it worked.

    All work is done in a temporary directory that is renamed at the end, so a build that fails
    or is interrupted is never taken for a whole one.
    """
    import shutil
    import tempfile

    reason = obstacle()
    if reason:
        say(reason)
        return False
    home, mark = _home(root), fingerprint(root)
    os.makedirs(home, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tmp-", dir=home) as workshop:
        tree = os.path.join(workshop, "tree")
        for name in COMPILED:
            source = os.path.join(root, "src", "tawy", name)
            hidden = shutil.ignore_patterns("__pycache__")
            shutil.copytree(source, os.path.join(tree, "tawy", name), ignore=hidden)
        if fingerprint(root) != mark:
            say(f"the sources changed while they were being copied: {SLOWER}")
            return False
        output = _compile(tree, python)
        if output is not None:
            lines = "".join(
                f"\n    {line[:_LONGEST_LINE]}" for line in output.splitlines()[-_LAST_LINES:]
            )
            say(f"compiling the engine failed: {SLOWER}. The last lines of the output:{lines}")
            return False
        final = os.path.join(home, mark)
        if not os.path.isdir(final):  # else another process was faster with the same build
            os.replace(tree, final)
    _sweep(home, keep=mark)
    return True


def _compile(tree: str, python: str) -> str | None:
    """Compile the tree in place; return the output if that failed."""
    import subprocess

    package = os.path.join(tree, "tawy")
    groups = [_modules(tree, group) for group in GROUPS]
    # mypy needs a package to see `tawy.kernel`; a second `tawy` on the path must not stay.
    marker = os.path.join(package, "__init__.py")
    with open(marker, "x"):
        pass
    command = [python, "-c", _RECIPE, *[",".join(group) for group in groups]]
    environment = {**os.environ, "CC": compiler() or ""}
    done = subprocess.run(
        command,
        cwd=tree,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    os.remove(marker)
    return done.stdout if done.returncode else None


def _modules(tree: str, packages: Iterable[str]) -> list[str]:
    """Return the paths of all sources of these packages, from the tree on."""
    paths = [path for name in packages for path in _files(os.path.join(tree, "tawy", name))]
    return sorted(os.path.relpath(path, tree) for path in paths if path.endswith(".py"))


def _sweep(home: str, keep: str) -> None:
    """Remove older builds, and what builds that were killed left behind."""
    import shutil
    import time

    for entry in os.scandir(home):
        # A fresh temporary directory may belong to a build that runs at this moment.
        running = entry.name.startswith("tmp-") and (
            time.time() - entry.stat().st_mtime < _STALE_SECONDS
        )
        if entry.name != keep and not running:
            shutil.rmtree(entry.path, ignore_errors=True)


def _home(root: str) -> str:
    return os.path.join(root, "build", "compiled")


def _files(folder: str) -> Iterator[str]:
    """Yield all files of a package, data too: the compiled build carries its own copy of them."""
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        for name in names:
            yield os.path.join(place, name)
