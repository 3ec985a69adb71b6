"""`tawy arena`: what it plays, what it keeps, what it refuses."""

import errno
import json
import os
from pathlib import Path

import pytest

from tawy.bots.minds import read_weights

MATCH = ("arena", "match", "ankh", "random", "random", "--jobs", "2", "--games", "4")


def lines_in(folder: Path) -> list[str]:
    return [line for path in folder.rglob("games.jsonl") for line in path.read_text().splitlines()]


def test_a_match_goes_on_where_it_stopped(tawy, tmp_path: Path, monkeypatch) -> None:
    """The disk is full for a moment: what is finished stays, and is not played again."""
    fsync, left = os.fsync, [2]

    def full(file: int) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        fsync(file)

    monkeypatch.setattr(os, "fsync", full)
    done = tawy(*MATCH, "--out", tmp_path)
    assert done.code == 2
    assert "No space left on device" in done.err
    kept = lines_in(tmp_path)[:2]
    monkeypatch.setattr(os, "fsync", fsync)
    done = tawy(*MATCH, "--out", tmp_path)
    assert done.code == 0, done.err
    assert "4 games" in done.out
    assert set(kept) <= set(lines_in(tmp_path))
    assert len(lines_in(tmp_path)) == 4
    assert len(list(tmp_path.rglob("*.tawy"))) == 4
    report = tmp_path / "report.html"
    body = report.read_text().partition("</h1>")[2]
    assert "<h2>Questions</h2>" in body
    report.unlink()
    assert tawy("arena", "report", tmp_path).code == 0
    assert report.read_text().partition("</h1>")[2] == body


def test_other_games_are_not_mixed_in(tawy, tmp_path: Path) -> None:
    assert tawy(*MATCH, "--out", tmp_path).code == 0
    done = tawy(*MATCH, "--seed", "2", "--out", tmp_path)
    assert done.code == 2
    assert "take a new folder" in done.err


def test_no_time_plays_no_game(tawy, tmp_path: Path) -> None:
    done = tawy(*MATCH, "--hours", "0.0000001", "--out", tmp_path)
    assert done.code == 0
    assert lines_in(tmp_path) == []


WRONG = {
    ("match", "chess", "random", "random"): "known: ankh, kemet",
    ("match", "toy", "random", "random"): "known: ankh, kemet",
    ("match", "ankh", "bob", "random"): "known: farmer, scribe, priest, vizier, pharaoh, random",
    ("match", "ankh", "greedy:0", "random"): "wants a budget from 1 on",
    ("match", "ankh", "search:-5", "random"): "wants a budget from 1 on",
    ("match", "ankh", "greedy:4@nowhere.json", "random"): "nowhere.json: No such file",
    ("match", "ankh", "random"): "for 2 to 5",
    ("match", "ankh", *["random"] * 6): "for 2 to 5",
    ("match", "ankh", "random", "random", "--games", "0"): "--games: wants 1 or more",
    ("match", "ankh", "random", "random", "--jobs", "0"): "--jobs: wants 1 or more",
    ("match", "ankh", "random", "random", "--share", "-1"): "--share: wants 1 or more",
    ("match", "ankh", "random", "random", "--hours", "nan"): "--hours: wants more than 0",
    ("balance", "kemet", "--seats", "9"): "for 2 to 5",
    ("ladder", "toy"): "known: ankh, kemet",
    ("tune", "kemet", "--generations", "0"): "wants 1 or more",
    ("report", "nowhere"): "there are no results",
}


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_what_cannot_be_played_is_refused_with_what_can(tawy, words, monkeypatch, tmp_path) -> None:
    monkeypatch.chdir(tmp_path)
    done = tawy("arena", *words)
    assert done.code == 2
    assert WRONG[words] in done.err
    assert list(tmp_path.iterdir()) == []


def test_results_that_are_none_are_named(tawy, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text('{"job": 3}\n')
    done = tawy("arena", "report", tmp_path)
    assert done.code == 2
    assert "games.jsonl, line 1" in done.err


def test_verdicts_that_are_none_are_named(tawy, tmp_path: Path) -> None:
    assert tawy(*MATCH, "--out", tmp_path).code == 0
    (tmp_path / "verdicts.json").write_text("[3]")
    done = tawy("arena", "report", tmp_path)
    assert done.code == 2
    assert "verdicts.json: no verdicts of a run" in done.err


def test_weights_are_found_the_same_by_seed(tawy, tmp_path: Path) -> None:
    found = []
    for name in ("one", "two"):
        small = ("--generations", "1", "--games", "4", "--matches", "1", "--plans", "6")
        done = tawy("arena", "tune", "ankh", *small, "--jobs", "1", "--out", tmp_path / name)
        assert done.code == 0, done.err
        found.append(json.loads((tmp_path / name / "weights.json").read_text()))
    [run] = found[0]["run"]
    assert run["likelihood_after"] > run["likelihood_before"]
    assert set(found[0]["weights"]) == set(read_weights("ankh"))
    assert found[0] == found[1]


def test_nothing_is_learned_where_nobody_won(tawy, tmp_path: Path) -> None:
    small = ("--generations", "1", "--games", "1", "--matches", "1", "--plans", "1")
    done = tawy("arena", "tune", "ankh", *small, "--jobs", "1", "--out", tmp_path)
    assert done.code == 2
    assert "nobody won any of 1: play more" in done.err
