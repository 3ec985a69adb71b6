"""The browser client as far as it can be checked without Node: its lock file, and web/build.py.

What is inside it is tested by `python web/build.py test`.
"""

import importlib.util
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tawy.words import LANGUAGES

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"

# In place of Node: it writes down what it is asked, and makes what npm would make.
FAKE = """\
import pathlib, sys, time
pathlib.Path("../asked").open("a").write(" ".join(sys.argv[1:3]) + "\\n")
if sys.argv[1] == "ci":
    pathlib.Path("node_modules").mkdir(exist_ok=True)
source = pathlib.Path("src/main.ts").read_text()
if source == "slow":
    time.sleep(60)
if source == "wrong":
    sys.exit("line 1: this is wrong")
if "--outDir" in sys.argv:
    made = pathlib.Path(sys.argv[sys.argv.index("--outDir") + 1])
    made.mkdir(parents=True)
    (made / "index.html").write_text(source)
"""


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_build", WEB / "build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def lock() -> dict[str, Any]:
    packages: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text("utf-8"))[
        "packages"
    ]
    return packages


# --- the lock files


@pytest.mark.parametrize("name", ["web/package-lock.json", "web/.npmrc", "requirements/web.txt"])
def test_there_is_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if "://" in line or "--index" in line]
    assert not lines, "`python web/build.py lock` and `sh requirements/lock.sh` write none"


def test_every_package_has_its_hash(lock: dict[str, Any]) -> None:
    packages = [package for name, package in lock.items() if name]
    assert packages
    for package in packages:
        assert package["integrity"].startswith("sha512-")
        assert "resolved" not in package


def test_native_parts_of_all_platforms_are_locked(lock: dict[str, Any]) -> None:
    """Where one is missing `npm ci` refuses the lock file, or builds on this platform only."""
    parts = [part for package in lock.values() for part in package.get("optionalDependencies", {})]
    assert not [part for part in parts if f"node_modules/{part}" not in lock]
    bindings = {part.split("binding-")[1] for part in parts if part.startswith("@rolldown/")}
    common = {"darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu", "win32-x64-msvc"}
    assert common < bindings


def test_the_lock_file_fits_its_package(lock: dict[str, Any]) -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert lock[""][kind] == package[kind]
    for name, version in package["overrides"].items():
        assert lock[f"node_modules/{name}"]["version"] == version


def test_both_sides_speak_the_same_languages() -> None:
    text = (WEB / "src/lib/words.ts").read_text(encoding="utf-8")
    listed = re.search(r"LANGUAGES = (\[.*?\])", text)
    assert listed
    assert json.loads(listed[1]) == LANGUAGES


# --- build.py


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in ("web/package.json", "web/package-lock.json", "requirements/web.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("{}")
    (tmp_path / "web/src").mkdir()
    (tmp_path / "web/src/main.ts").write_text("one")
    (tmp_path / "src/tawy/locale/de").mkdir(parents=True)
    (tmp_path / "src/tawy/locale/de/ankh.ftl").write_text("yes = Ja")
    (tmp_path / "fake.py").write_text(FAKE)
    return tmp_path


@pytest.fixture
def maker(root: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load()
    monkeypatch.setattr(module, "node_and_npm", lambda: (Path(sys.executable), root / "fake.py"))
    return module


@pytest.fixture
def asked(root: Path, maker: ModuleType) -> Callable[[], list[str]]:
    """Builds, and tells what npm was asked for."""

    def build() -> list[str]:
        (root / "asked").write_text("")
        maker.build(root, lambda _: None)
        assert maker.ready(root)
        return (root / "asked").read_text().splitlines()

    return build


def test_only_what_changed_is_done_again(root: Path, asked: Callable[[], list[str]]) -> None:
    assert asked() == ["ci", "run build"]
    assert asked() == []
    (root / "web/src/main.ts").write_text("two")
    assert asked() == ["run build"]
    assert (root / "src/tawy/server/static/index.html").read_text() == "two"
    (root / "web/src/main.test.ts").write_text("a test changes nothing")
    assert asked() == []
    (root / "src/tawy/locale/de/ankh.ftl").write_text("yes = Ja.")
    assert asked() == ["run build"]
    (root / "src/tawy/locale/de/table.ftl").write_text("no = Nein")
    assert asked() == ["run build"]
    (root / "web/package-lock.json").write_text("{ }")
    assert asked() == ["ci", "run build"]
    assert list((root / "build").iterdir()) == []


def test_all_that_the_client_takes_from_the_package_is_watched() -> None:
    watched = set(load().sources(WEB))
    taken = set()
    for path in [*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.css")]:
        taken |= set(re.findall(r"""["']\.\./[./]*/(src/tawy/[^"'?]+)""", path.read_text("utf-8")))
    assert taken
    for pattern in taken:
        found = set(ROOT.glob(pattern))
        assert found
        assert found <= watched


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("wrong", r"could not build the client\. The last lines .*\n    line 1: this is wrong"),
        ("slow", r"could not build the client within 2 seconds"),
    ],
)
def test_a_failed_build_says_why_and_leaves_the_old_one(
    root: Path,
    maker: ModuleType,
    asked: Callable[[], list[str]],
    monkeypatch: pytest.MonkeyPatch,
    source: str,
    message: str,
) -> None:
    asked()
    monkeypatch.setattr(maker, "RUN_LIMIT", 2)
    (root / "web/src/main.ts").write_text(source)
    with pytest.raises(maker.Trouble, match=message):
        maker.build(root, lambda _: None)
    assert not maker.ready(root)
    assert (root / "src/tawy/server/static/index.html").read_text() == "one"


def test_a_missing_node_names_the_pins(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load()
    monkeypatch.setattr(module.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(module.Trouble, match=r"-r requirements/web\.txt"):
        module.build(root, lambda _: None)
