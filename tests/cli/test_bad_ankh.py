"""Unsound files of Ankh: one clear line with file, place and reason; exit code 2; no traceback."""

from pathlib import Path
from typing import Any

import pytest
from golden.make import texts_in
from shared.bad_files import check_refused, check_taken, check_twice, the_error

GOLDEN = Path(__file__).parent.parent / "golden" / "ankh.records"
SOUND: dict[str, Any] = {
    "game": "ankh",
    "seats": 2,
    "at": "choose action",
    "turn": "isis",
    "facts": {"gods": ["isis", "ra"], "board": {"A4": "isis god", "J5": "ra god"}},
}


def altered(**facts: Any) -> dict[str, Any]:
    board = {**SOUND["facts"]["board"], **facts.pop("board", {})}
    return {**SOUND, "facts": {**SOUND["facts"], "board": board, **facts}}


BAD = {
    "two figures": (altered(board={"B4": "isis warrior, ra warrior"}), "facts.board.B4", "figure"),
    "in the river": (altered(board={"C5": "isis warrior"}), "facts.board.C5", "water"),
    "unknown god": (altered(gods=["isis", "zeus"]), "facts.gods", "'zeus'"),
    "one god twice": (altered(gods=["isis", "isis"]), "facts.gods", "isis"),
    "other scenario": (altered(scenario="old-kingdom-3"), "facts.scenario", "3 players"),
    "no aim": (altered(board={"B4": "isis scorpion"}), "facts.board.B4", "aim"),
    "unknown space": (altered(board={"Z9": "isis warrior"}), "facts.board", "'Z9'"),
    "too many warriors": (altered(sides={"isis": {"warriors": 7}}), "facts.sides.isis", "warriors"),
}


@pytest.mark.parametrize("name", BAD)
def test_an_unsound_position_is_refused(tawy, tmp_path: Path, name: str) -> None:
    check_refused(tawy, tmp_path / "bad.json", *BAD[name])


def test_the_sound_one_is_taken(tawy, tmp_path: Path) -> None:
    check_taken(tawy, tmp_path / "sound.json", SOUND)


def test_a_space_written_twice_is_refused(tawy, tmp_path: Path) -> None:
    check_twice(tawy, tmp_path / "twice.json", SOUND, "A4", "ra god")


def test_an_illegal_line_of_a_record_is_named(tawy, tmp_path: Path) -> None:
    lines = texts_in(GOLDEN)[0].splitlines()
    begun = lines.index("") + 1  # the header ends there
    lines[begun] = f"{lines[begun].split()[0]} move god A1 K8"
    path = tmp_path / "illegal.record"
    path.write_text("\n".join(lines), encoding="utf-8")
    line = the_error(tawy, "replay", path)
    assert line.startswith(f"error: {path}: line {begun + 1}: ")
    assert "move god A1 K8" in line
    assert tawy("verify", path).code == 1  # there it is a check that failed
