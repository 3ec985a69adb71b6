"""`tawy arena`: what it plays, what it keeps, what it refuses."""

import errno
import json
import os
import re
import sys
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from tawy.arena.match import Job, play
from tawy.arena.results import line_of
from tawy.arena.tune import Kept
from tawy.bots.evaluations import read_weights

MATCH = ("arena", "match", "ankh", "random", "greedy:1", "--jobs", "2", "--games", "4")


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


def test_it_is_said_whose_share_a_match_shows(tawy, tmp_path: Path) -> None:
    """Of three, nobody could tell."""
    words = ("random", "greedy:1", "greedy:2", "--games", "3", "--jobs", "2", "--share", "2")
    done = tawy("arena", "match", "ankh", *words, "--out", tmp_path)
    assert done.code == 0, done.err
    assert re.search(r"random - greedy:1 - greedy:2: share of random / 2 \d\.\d{3} \(", done.err)
    report = tmp_path / "report.html"
    for body in (report.read_text(), again(tawy, tmp_path, report)):
        assert "<th>share of</th>" in body
        assert "<td>random - greedy:1 - greedy:2</td><td>3</td><td>random / 2</td>" in body


def again(tawy, folder: Path, report: Path) -> str:
    """The report, written once more by what is on disk."""
    report.unlink()
    assert tawy("arena", "report", folder).code == 0
    return report.read_text()


def test_other_games_are_not_mixed_in(tawy, tmp_path: Path) -> None:
    assert tawy(*MATCH, "--out", tmp_path).code == 0
    done = tawy(*MATCH, "--seed", "2", "--out", tmp_path)
    assert done.code == 2
    assert "choose another folder" in done.err


def test_no_time_plays_no_game(tawy, tmp_path: Path) -> None:
    done = tawy(*MATCH, "--hours", "1e-12", "--out", tmp_path)
    assert done.code == 0
    assert lines_in(tmp_path) == []


WRONG = {
    ("match", "chess", "random", "random"): "known: ankh, kemet",
    ("match", "toy", "random", "random"): "known: ankh, kemet",
    ("match", "ankh", "bob", "random"): "known: farmer, scribe, priest, vizier, pharaoh, random",
    ("match", "ankh", "greedy:0", "random"): "needs a budget of 1 or more",
    ("match", "ankh", "search:-5", "random"): "needs a budget of 1 or more",
    ("match", "ankh", "greedy:4@nowhere.json", "random"): "nowhere.json: No such file",
    ("match", "ankh", "random"): "has 2 to 5 seats",
    ("match", "ankh", *["random"] * 6): "has 2 to 5 seats",
    ("match", "ankh", "random", "random", "--games", "0"): "--games: must be 1 or more",
    ("match", "ankh", "random", "random", "--jobs", "0"): "--jobs: must be 1 or more",
    ("match", "ankh", "random", "random", "--share", "-1"): "--share: must be 1 or more",
    ("match", "ankh", "random", "random", "--hours", "nan"): "--hours: must be more than 0",
    **{
        ("match", "ankh", "program:false", "random", "--deadline", wrong): (
            f"must be a whole number of milliseconds from 1 to 600000, not '{wrong}'"
        )
        for wrong in ("0", "-5", "600001", "2.5", "soon", "9" * 30)
    },
    ("balance", "kemet", "--deadline", "0"): "from 1 to 600000",
    ("balance", "kemet", "--seats", "9"): "has 2 to 5 seats",
    ("ladder", "toy"): "known: ankh, kemet",
    ("tune", "kemet", "--generations", "0"): "--generations: must be 1 or more",
    ("tune", "kemet", "--matches", "-1"): "--matches: must be 1 or more",
    ("tune", "kemet", "--repeat", "nowhere.json"): "'nowhere.json' does not exist",
    ("report", "nowhere"): "nowhere: no such folder; `tawy arena match`",
    ("report", "."): ".: has no game results; `tawy arena match`",
}


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_what_cannot_be_played_is_refused_with_what_can(tawy, words, monkeypatch, tmp_path) -> None:
    monkeypatch.chdir(tmp_path)
    done = tawy("arena", *words)
    assert done.code == 2
    assert WRONG[words] in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.fixture(scope="module")
def line() -> str:
    """A sound result of a game."""
    return line_of(play(Job("one", "ankh", ["random", "random"], "1")))


SPOILED = {
    "job": 3, "places": None, "plies": "many", "seconds": ["long"], "had": 7, "growth": [[1, 2, 3]],
    "faults": ["seat 3: it has none"],
}  # fmt: skip


@pytest.mark.parametrize("field", SPOILED)
def test_results_that_are_none_are_named(tawy, tmp_path: Path, line: str, field: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(line)
    assert tawy("arena", "report", tmp_path).code == 0
    path.write_text(line + json.dumps({**json.loads(line), field: SPOILED[field]}) + "\n")
    done = tawy("arena", "report", tmp_path)
    assert done.code == 2
    assert "games.jsonl, line 2" in done.err
    assert sorted(tmp_path.iterdir()) == [path, tmp_path / "report.html"]


@pytest.mark.parametrize("told", ["[3]", '[{"question": "?", "bounds": 3}]', "{"])
def test_verdicts_that_are_none_are_named(tawy, tmp_path: Path, line: str, told: str) -> None:
    (tmp_path / "games.jsonl").write_text(line)
    (tmp_path / "verdicts.json").write_text(told)
    done = tawy("arena", "report", tmp_path)
    assert done.code == 2
    assert "verdicts.json: has no verdicts of a run" in done.err


def test_a_bot_that_failed_in_every_game_is_an_error(tawy, tmp_path: Path) -> None:
    """What was measured is random; the results stay all the same."""
    words = ("program:false", "--games", "2", "--jobs", "1", "--out", tmp_path)
    done = tawy(*MATCH[:4], *words)
    told = "program:false failed in 2 of 2 games, and random went on for it; first: ended by itself"
    assert done.code == 1
    assert f"error: {told}, with code 1" in done.err
    assert f"<p>{told}, with code 1.</p>" in (tmp_path / "report.html").read_text()
    assert len(lines_in(tmp_path)) == 2
    assert tawy(*MATCH[:4], *words).code == 1, "nothing is left to be played"


def test_a_bot_that_failed_in_some_games_is_named(tawy, tmp_path: Path) -> None:
    """It fails in its first game, and leaves a note for the next."""
    bot, note = tmp_path / "bot.py", tmp_path / "note"
    bot.write_text(
        f"import json, pathlib, sys\nnote = pathlib.Path({str(note)!r})\n"
        "if not note.exists():\n    note.touch()\n    sys.exit(7)\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'choice': json.loads(line)['options'][0]['option']}), flush=True)\n"
    )
    program = f"program:{sys.executable} {bot}"
    words = (program, "--games", "3", "--jobs", "1", "--out", tmp_path / "out")
    done = tawy(*MATCH[:4], *words)
    assert done.code == 0, done.err
    told = f"{program} failed in 1 of 3 games, and random went on for it; first: ended by itself"
    assert f"{told}, with code 7\n" in done.err


def test_a_program_has_the_deadline_that_was_asked_for(tawy, tmp_path: Path) -> None:
    """It is told of it, what is kept names it, and games of another one are not mixed in."""
    bot, note = tmp_path / "bot.py", tmp_path / "note"
    bot.write_text(
        "import json, pathlib, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
        f"    pathlib.Path({str(note)!r}).write_text(str(asked['deadline']))\n"
        "    print(json.dumps({'choice': asked['options'][0]['option']}), flush=True)\n"
    )
    words = ("arena", "match", "ankh", "random", f"program:{sys.executable} {bot}")
    one = (*words, "--games", "1", "--jobs", "1", "--out", tmp_path / "out")
    done = tawy(*one, "--deadline", "45678")
    assert done.code == 0, done.err
    assert note.read_text() == "45678"
    [line] = lines_in(tmp_path / "out")
    assert json.loads(line)["job"]["deadline"] == 45678
    assert f"{bot}, 45678 ms" in (tmp_path / "out" / "report.html").read_text()
    assert tawy(*one, "--deadline", "45678").code == 0, "it goes on with what is there"
    for other in ((), ("--deadline", "45679")):
        done = tawy(*one, *other)
        assert done.code == 2
        assert "deadline: choose another folder" in done.err


def test_without_a_program_a_deadline_is_nothing(tawy, tmp_path: Path) -> None:
    assert tawy(*MATCH, "--out", tmp_path).code == 0
    before = lines_in(tmp_path)
    assert tawy(*MATCH, "--deadline", "9", "--out", tmp_path).code == 0
    assert lines_in(tmp_path) == before


def test_the_deadline_is_told_by_help(tawy) -> None:
    for command in ("match", "balance"):
        told = " ".join(tawy("arena", command, "--help").out.split())
        assert (
            "--deadline MS Milliseconds a program may take for each answer. [default: 5000]" in told
        )


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
    again = ("--repeat", tmp_path / "one" / "weights.json", "--out", tmp_path / "again")
    assert tawy("arena", "tune", "ankh", *again, "--jobs", "1").code == 0
    assert json.loads((tmp_path / "again" / "weights.json").read_text()) == found[0]


def test_a_run_that_is_none_is_not_repeated(tawy, tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps({"weights": read_weights("ankh")}))
    done = tawy("arena", "tune", "ankh", "--repeat", path)
    assert done.code == 2
    assert "is not a weights file" in done.err


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_the_run_that_found_the_weights_is_kept_with_them(game: str) -> None:
    """So that anybody can play it again."""
    file = files("tawy.bots") / "weights" / f"{game}.json"
    kept = msgspec.json.decode(file.read_bytes(), type=Kept)
    won = [one["weights"] for one in kept.run if one["kept"]]
    assert won[-1] == read_weights(game)
    assert set(kept.began) == set(read_weights(game))


def test_nothing_is_learned_where_nobody_won(tawy, tmp_path: Path) -> None:
    small = ("--generations", "1", "--games", "1", "--matches", "1", "--plans", "1")
    done = tawy("arena", "tune", "ankh", *small, "--jobs", "1", "--out", tmp_path)
    assert done.code == 2
    assert "nobody won any of the 1 games: play more" in done.err
