"""Unsound files of any game: one clear line with file, place and reason; exit code 2."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Tawy = Callable[..., Any]  # the command, as the fixture of that name runs it


def check_taken(tawy: Tawy, path: Path, position: dict[str, Any]) -> None:
    path.write_text(json.dumps(position), encoding="utf-8")
    assert tawy("position", "check", path).code == 0


def check_refused(
    tawy: Tawy, path: Path, position: dict[str, Any], place: str, reason: str
) -> None:
    path.write_text(json.dumps(position), encoding="utf-8")
    for command in ("check", "show"):
        line = the_error(tawy, "position", command, path)
        assert line.startswith(f"error: {path}: {place}")
        assert reason in line.partition(place)[2]


def check_twice(tawy: Tawy, path: Path, position: dict[str, Any], space: str, other: str) -> None:
    """A space of the board that is written once more, with something else."""
    held = json.dumps({space: position["facts"]["board"][space]})[1:-1]
    text = json.dumps(position)
    assert text.count(held) == 1
    path.write_text(text.replace(held, f'{held}, "{space}": "{other}"'), encoding="utf-8")
    assert f"{space}: appears twice" in the_error(tawy, "position", "check", path)


def the_error(tawy: Tawy, *words: object) -> str:
    done = tawy(*words)
    assert done.code == 2
    (line,) = done.err.splitlines()
    return str(line)
