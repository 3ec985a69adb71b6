"""Opponents in the terminal: by level, the same by seed, and kept in the record."""

from pathlib import Path

import pytest


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_an_opponent_of_a_level_plays(tawy, tmp_path: Path, game: str) -> None:
    """It chooses by its terms, not by the dice of another opponent."""
    told = []
    for level in ("random", "farmer", "farmer"):
        record = tmp_path / f"{len(told)}.record"
        lines = "1\n" * 12 + f"save {record}\nquit\n"
        done = tawy("play", game, "--terminal", "--seed", "3", "--against", level, typed=lines)
        assert done.code == 0, done.err
        told.append(record.read_text())
        assert f"bot 2: {level}" in told[-1]
    assert told[0].split("\n\n")[1] != told[1].split("\n\n")[1]
    assert told[1] == told[2]


def test_a_record_keeps_its_opponents(tawy, tmp_path: Path) -> None:
    record, again = tmp_path / "one.record", tmp_path / "two.record"
    lines = f"1\nsave {record}\nquit\n"
    tawy("play", "ankh", "--terminal", "--seed", "3", "--against", "farmer", typed=lines)
    done = tawy("play", "--terminal", "--load", record, typed=f"1\nsave {again}\nquit\n")
    assert done.code == 0, done.err
    assert "bot 2: farmer" in again.read_text()


def test_a_record_starts_no_program(tawy, tmp_path: Path) -> None:
    """Whoever sends it could have anything done by it."""
    record, trace = tmp_path / "one.record", tmp_path / "trace"
    lines = f"1\nsave {record}\nquit\n"
    tawy("play", "ankh", "--terminal", "--seed", "3", "--against", "farmer", typed=lines)
    told = record.read_text()
    for bot in (f"program:touch {trace}", "scribe / 8"):
        record.write_text(told.replace("bot 2: farmer", f"bot 2: {bot}"))
        done = tawy("play", "--terminal", "--load", record, typed="1\nquit\n")
        assert done.code == 2
        assert "bot 2" in done.err
        assert "--against" in done.err
    assert not trace.exists()
    done = tawy("play", "--terminal", "--load", record, "--against", "farmer", typed="1\nquit\n")
    assert done.code == 0, done.err


def test_an_opponent_that_there_is_not_is_refused(tawy) -> None:
    done = tawy("play", "ankh", "--terminal", "--against", "bob")
    assert done.code == 2
    assert "farmer, scribe, priest, vizier, pharaoh" in done.err
    done = tawy("play", "toy", "--against", "scribe")
    assert done.code == 2
    assert "random" in done.err
