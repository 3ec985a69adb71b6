"""What is broken, by area, and who is asked whether he notices: rule cases first, then tests."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Area:
    sources: list[str]
    cases: list[str]
    tests: list[str]


# Where numbers only name things, another number is no other rule.
NAMES_ONLY = {"__init__.py", "choices.py", "events.py", "numbers.py", "rulings.py", "kinds.py"}
# Golden records, signature, what is the same both ways; states made up from what a seat knows.
EVERY_GAME = ["tests/engine", "tests/bots/test_knowledge.py"]

AREAS = {
    "ankh": Area(["src/tawy/ankh"], ["tests/ankh/cases"], ["tests/ankh", *EVERY_GAME]),
    "kemet": Area(["src/tawy/kemet"], ["tests/kemet/cases"], ["tests/kemet", *EVERY_GAME]),
    "kernel": Area(
        ["src/tawy/kernel", "src/tawy/records", "src/tawy/facts"],
        ["tests/toy/cases", "tests/ankh/cases", "tests/kemet/cases"],
        ["tests/kernel", "tests/toy", *EVERY_GAME],
    ),
    "server": Area(
        ["src/tawy/table", "src/tawy/server"], [], ["tests/table", "tests/server", "tests/bots"]
    ),
}


def sources_of(area: Area) -> list[Path]:
    """Migrations are left out: a database of an earlier version is upgraded once, whole."""
    found = [file for folder in area.sources for file in sorted((ROOT / folder).rglob("*.py"))]
    return [
        file for file in found if file.name not in NAMES_ONLY and "migrations" not in file.parts
    ]


def module_of(path: str) -> str:
    """What a report counts by: a file, or a folder of one matter below an area's own."""
    parts = Path(path).with_suffix("").parts[2:]
    return "/".join(parts[:2])
