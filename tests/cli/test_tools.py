"""replay, verify, position, case, fuzz, rules, games: what they say and their exit codes."""

import json
import re
from pathlib import Path

import pytest

from tawy.kernel.rng import Stream
from tawy.proof import fuzz as fuzzing
from tawy.proof.contract import Broken, as_drawn, new_play, walk
from tawy.records.position import dump
from tawy.records.record import write
from tawy.toy.game import TOY

TESTS = Path(__file__).parent.parent
CASES = TESTS / "toy" / "cases"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    play = new_play(TOY, 3, {}, "cli")
    for _ in walk(play, Stream("cli")):
        pass
    path = tmp_path / "game.record"
    path.write_text(write(play))
    return path


def changed(path: Path, old: str, new: str) -> Path:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return path


def test_games_are_listed(tawy) -> None:
    done = tawy("games")
    assert done.code == 0
    assert f"toy  Lotus Boat, 2 to 5 seats, rules {TOY.version}" in done.out


def test_the_version_says_how_it_runs(tawy) -> None:
    assert "interpreted" in tawy("--version").out


def test_replay_tells_what_happened(tawy, record: Path) -> None:
    """As a spectator sees it: no card drawn is named."""
    done = tawy("replay", record)
    assert done.code == 0
    assert "draws a card" in done.out
    assert "draws a crocodile" not in done.out
    assert "The game is over" in done.out


def test_verify_proves_a_record(tawy, record: Path) -> None:
    done = tawy("verify", record)
    assert done.code == 0
    assert "lines checked" in done.out


def test_verify_rejects_an_altered_record_with_1(tawy, record: Path) -> None:
    """And names the line."""
    number = record.read_text().splitlines().index("seat 3: player 3") + 1
    lines = record.read_text().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("amber bid "))
    assert first > number
    words = lines[first].split()
    words[2] = "0" if words[2] != "0" else "1"
    lines[first] = " ".join(words[:-1]) + "  " + words[-1]
    record.write_text("\n".join(lines))
    done = tawy("verify", record)
    assert done.code == 1
    assert f"line {first + 1}: the game differs here" in done.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_truncated_record_is_bad_input(tawy, record: Path, command: str) -> None:
    record.write_text(record.read_text()[:600])
    done = tawy(command, record)
    assert done.code == 2
    assert "the record is cut off" in done.err


def test_replay_refuses_an_altered_record_with_2(tawy, record: Path) -> None:
    done = tawy("replay", changed(record, "result: ", "result: no "))
    assert done.code == 2
    assert "game.record: line" in done.err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("game: toy", "game: chess", "no game is called 'chess'"),
        ("seat 2: player 2", "seat 2: player 1", "two seats have the same name"),
        ("seat 2: ", "colour: ", "field 'colour' is unknown"),
        ("tawy record 1", "tawy record 7", "a record must begin with 'tawy record 1'"),
    ],
)
def test_a_record_with_a_bad_header(tawy, record: Path, old: str, new: str, told: str) -> None:
    done = tawy("replay", changed(record, old, new))
    assert done.code == 2
    assert told in done.err


def test_a_sound_position_is_shown_and_checked(tawy, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(dump(TOY, TOY.new(3, {}, 5), {})))
    assert tawy("position", "check", path).code == 0
    shown = tawy("position", "show", path)
    assert shown.code == 0
    assert "Abydos" in shown.out
    assert "amber: bid 0, bid 1" in shown.out


def test_a_position_that_is_no_text_is_refused(tawy, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_bytes('{"game": "é"}'.encode("latin-1"))
    done = tawy("position", "check", path)
    assert done.code == 2
    assert "not a text file in UTF-8" in done.err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "line 1: not JSON"),
        ("[]", "game: a position is an object that names its game"),
        ('{"game": "chess"}', "game: no game is called 'chess'"),
        ('{"game": "toy", "facts": {"boat": "rome"}}', "facts.boat: no space is called 'rome'"),
        ('{"game": "toy", "weather": 1}', "weather: no such field"),
        (
            '{"game": "toy", "facts": {"hand": [0, 0], "crocodiles": [1, 0]}}',
            "facts.crocodiles: more crocodiles than cards",
        ),
    ],
)
def test_a_bad_position_is_refused(tawy, tmp_path: Path, text: str, told: str) -> None:
    """With file, place and reason."""
    path = tmp_path / "position.json"
    path.write_text(text)
    for command in ("check", "show"):
        done = tawy("position", command, path)
        assert done.code == 2
        assert f"position.json: {told}" in done.err


def test_cases_run_and_fail(tawy, tmp_path: Path) -> None:
    """0 when they hold, 1 when one does not, 2 when a file is no case."""
    assert tawy("case", "run", CASES).code == 0
    wrong = tmp_path / "wrong.toml"
    source = (CASES / "highest-bid-steers.toml").read_text()
    wrong.write_text(source.replace('steerer = "jade"', 'steerer = "lapis"'))
    done = tawy("case", "run", wrong)
    assert done.code == 1
    assert "step 1.facts.steerer: expected 'lapis', got 'jade'" in done.out
    wrong.write_text("title = 3")
    assert tawy("case", "run", wrong).code == 2
    assert tawy("case", "run", tmp_path / "none").code == 2


def test_fuzz_counts_what_it_saw(tawy) -> None:
    done = tawy("fuzz", "toy", "--games", "8", "--at-least", "0", "--jobs", "2")
    assert done.code == 0
    assert "8 games, 0 failed" in done.out


def test_fuzz_fails_when_something_is_not_seen(tawy) -> None:
    done = tawy("fuzz", "toy", "--games", "1", "--jobs", "1")
    assert done.code == 1
    assert "seen fewer than 20 times" in done.err


def test_fuzz_saves_the_record_of_a_failure(
    tawy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record replays to where it broke."""

    def broken(play: object, stream: Stream, *_: object) -> dict[str, int]:
        for step, _ in enumerate(walk(play, stream, as_drawn)):
            if step == 12:
                raise Broken("pieces", "planted")
        return {}

    monkeypatch.setattr(fuzzing, "play_checked", broken)
    found = fuzzing.fuzz_one("toy", 0, "1", wholly=True)
    assert found.fault == "pieces: planted"
    path = tmp_path / "found.record"
    path.write_text(found.record)
    assert tawy("verify", path).code == 0


@pytest.mark.parametrize(
    "words",
    [("fuzz", "toy", "--games", "0"), ("fuzz", "chess"), ("rules", "sample", "toy", "0")],
)
def test_bad_numbers_and_names(tawy, words: tuple[str, ...]) -> None:
    assert tawy(*words).code == 2


def test_rules_are_listed_and_sampled(tawy) -> None:
    """A sample is repeatable and has no doubles."""
    assert "TOY-BID-03" in tawy("rules", "list", "toy").out
    first = tawy("rules", "sample", "toy", "10", "--seed", "abc").out
    assert first == tawy("rules", "sample", "toy", "10", "--seed", "abc").out
    assert first != tawy("rules", "sample", "toy", "10", "--seed", "abd").out
    assert len({line.split()[0] for line in first.splitlines()}) == 10


def test_coverage_finds_what_nobody_cites(tawy, tmp_path: Path) -> None:
    """1 with the list; 0 when all are cited."""
    assert tawy("rules", "coverage", "toy", "--tests", TESTS).code == 0
    done = tawy("rules", "coverage", "toy", "--tests", tmp_path)
    assert done.code == 1
    assert "not cited: TOY-BID-03" in done.out
    test = tmp_path / "test_x.py"
    cited = "TOY-BID-01 TOY-BID-02 TOY-BID-03 TOY-BID-04 TOY-BID-05 TOY-NONE-01"
    test.write_text(f'def test_x():\n    """{cited}"""\n')
    done = tawy("rules", "coverage", "toy", "--tests", tmp_path)
    assert "test_x cites 6 rules" in done.out
    assert "cites TOY-NONE-01, which is not in the list of rules" in done.out


def test_a_position_is_written_from_a_record(tawy, record: Path, tmp_path: Path) -> None:
    """The last one, or the one after a line; it is sound, and the seed is not in it."""
    last = json.loads(tawy("position", "write", record).out)
    assert last["result"]["ending"] in TOY.endings
    early = json.loads(tawy("position", "write", record, "--line", "14").out)
    assert "result" not in early
    assert "generator" not in early
    for line in ("0", "-5", "4000"):
        refused = tawy("position", "write", record, "--line", line)
        assert (refused.code, refused.out) == (2, "")
        assert "--line" in refused.err
        assert "the choices are on lines 11 to" in refused.err
    path = tmp_path / "early.json"
    path.write_text(json.dumps(early), encoding="utf-8")
    assert tawy("position", "check", path).code == 0


def test_a_folder_without_cases_and_an_unknown_rule_are_said(tawy, tmp_path: Path) -> None:
    done = tawy("case", "run", tmp_path)
    assert (done.code, "contains no cases" in done.err) == (2, True)
    text = next(iter(sorted(CASES.glob("*.toml")))).read_text(encoding="utf-8")
    (tmp_path / "a.toml").write_text(
        re.sub(r"rules = \[.*?\]", 'rules = ["TOY-X-04"]', text, flags=re.S), encoding="utf-8"
    )
    done = tawy("case", "run", tmp_path)
    assert (done.code, "no game has a rule 'TOY-X-04'" in done.out) == (2, True)


def test_a_record_goes_on_by_itself(tawy, record: Path) -> None:
    """What the record says cannot be said again, and differently."""
    for words in (("toy",), ("--seats", "3"), ("--seed", "1"), ("--set", "a=b")):
        done = tawy("play", "--terminal", *words, "--load", record)
        assert (done.code, "leave those options out" in done.err) == (2, True)


def test_a_record_of_other_rules_is_replayed_by_its_words(tawy, record: Path) -> None:
    """Only its own rules can prove it."""
    here = tawy("replay", record).out
    changed(record, f"rules: {TOY.version}", "rules: 0")
    done = tawy("replay", record)
    assert (done.code, done.out) == (0, here)
    done = tawy("verify", record)
    assert (done.code, "only those can prove it" in done.err) == (2, True)


def test_a_record_of_other_rules_says_where_it_stops(tawy, record: Path) -> None:
    changed(record, f"rules: {TOY.version}", "rules: 0")
    changed(record, "amber bid", "amber wager")
    done = tawy("replay", record)
    assert done.code == 2
    assert re.search(r"line \d+: these are rules '1', not '0', and 'amber wager", done.err)


def test_a_god_for_a_seat_that_is_not_there_is_refused(tawy) -> None:
    done = tawy("play", "--terminal", "ankh", "--set", "god5=ra")
    assert (done.code, "settings.god5: there are 2 seats" in done.err) == (2, True)


def test_a_number_without_end_is_no_traceback(tawy, tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    path.write_text('{"game": "ankh", "seats": ' + "9" * 5000 + "}", encoding="utf-8")
    done = tawy("position", "check", path)
    assert (done.code, "too long" in done.err) == (2, True)


def test_a_mark_of_an_editor_is_passed_over(tawy, tmp_path: Path) -> None:
    path = tmp_path / "marked.json"
    path.write_text('\ufeff{"game": "ankh", "seats": 2}', encoding="utf-8")
    assert tawy("position", "check", path).code == 0
