"""Playing in the terminal."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tawy.cli.show import show_result
from tawy.cli.terminal import Terminal
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, walk
from tawy.toy.game import TOY
from tawy.words import LANGUAGES, Words

WORDS = Words("en", TOY)


def test_a_game_can_be_played_to_its_end(tawy) -> None:
    """Number 1 again and again is a game."""
    done = tawy("play", "toy", "--seed", "3", typed="1\n" * 200)
    assert done.code == 0
    assert "The game is over" in done.out


def test_words_and_numbers_choose_the_same(tawy, tmp_path: Path) -> None:
    """`bid 2 bet edfu` is the third choice and then the sixth."""
    saved = []
    for i, typed in enumerate(
        ["3\n6\n", "bid 2 bet edfu\n", "bid 2\nbet edfu\n", "AMBER Bid 2\n6\n"]
    ):
        file = tmp_path / f"{i}.record"
        assert tawy("play", "toy", "--seed", "4", typed=f"{typed}save {file}\n").code == 0
        saved.append(file.read_text())
    assert len(set(saved)) == 1
    assert "amber bid 2 bet edfu" in saved[0]


def test_undo_takes_back_a_step_of_a_draft(tawy) -> None:
    """After `bid 2` and `undo` the bids are offered again."""
    done = tawy("play", "toy", "--seed", "4", typed="bid 2\nundo\n")
    assert done.code == 0
    assert "Undone." in done.out
    assert done.out.rindex("bid 0 grain") > done.out.index("Undone.")


def test_undo_without_anything_to_undo_says_so(tawy) -> None:
    done = tawy("play", "toy", "--seed", "4", typed="undo\n")
    assert "You can't undo now" in done.out


def test_why_names_the_reason_and_the_rule(tawy) -> None:
    """`why` answers for a wish, legal or not, and says when it knows no such choice."""
    done = tawy("play", "toy", "--seed", "4", typed="why bid 90\nwhy bid 1\nwhy fly home\n")
    assert "can't bid more grain than it has. [TOY-BID-02]" in done.out
    assert "You can choose that now." in done.out
    assert "“fly home” isn't possible now." in done.out


def test_a_saved_game_goes_on_where_it_was(tawy, tmp_path: Path) -> None:
    """In the middle of a ballot too; the draws that follow are the same."""
    file = tmp_path / "game.record"
    table = ("play", "toy", "--you", "all", "--seed", "4")
    tawy(*table, typed=f"bid 2\nsave {file}\nquit\n")
    rest = "bet edfu\n\nbid 1 bet edfu\n" + "\n1\n" * 6
    loaded = tawy("play", "--terminal", "--you", "all", "--load", file, typed=rest)
    straight = tawy(*table, typed=f"bid 2\n{rest}")
    assert loaded.code == 0
    assert "Amber bids 2 grain and bets on Edfu." in loaded.out
    since = loaded.out.partition("Chosen so far: bid 2 grain")[2]
    assert since.count("draws a") >= 4
    assert straight.out.endswith(since)


def test_people_around_one_keyboard_hand_over(tawy) -> None:
    """A secret choice is shown only after the hand-over, and never the other's card."""
    done = tawy("play", "toy", "--you", "all", "--seed", "4", typed="bid 1 bet edfu\n\nbid 1\n")
    assert "Pass the screen to Jade" in done.out
    before, after = done.out.split("Pass the screen to Jade")
    assert "Jade draws a card." in before
    assert "bids 1" not in after


@pytest.mark.parametrize("language", ["en", "es", "it", "de", "pt-BR"])
def test_it_speaks_five_languages(tawy, language: str) -> None:
    """No message id and no English shows through."""
    done = tawy("play", "toy", "--seed", "3", "--lang", language, typed="1\n" * 200)
    assert done.code == 0
    assert "toy-" not in done.out
    assert ("The game is over" in done.out) == (language == "en")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "--terminal", "chess"), "no game is called 'chess'; known: ankh, kemet, toy"),
        (("play", "toy", "--seats", "9"), "toy has 2 to 5 seats, not 9"),
        (("play", "toy", "--you", "ruby"), "no seat is called 'ruby'; known: amber, jade"),
        (("play", "toy", "--you", ""), "no seat is called ''; known: amber, jade"),
        (("play", "toy", "--you", "3"), "no seat is called '3'; known: amber, jade"),
        (("play", "toy", "--set", "speed"), "'speed' must be NAME=VALUE"),
        (("play", "toy", "--set", "speed=1"), "no setting 'speed'"),
        (("play", "toy", "--lang", "la"), "not 'la'; known: en, es, it, de, pt-BR"),
        (("play", "--terminal", "--load", "nowhere.record"), "nowhere.record: no such file"),
        (("play", "toy", "--seats", "two"), "'two' is not a valid integer"),
        (("dance",), "No such command 'dance'"),
    ],
)
def test_bad_input_is_one_clear_line(tawy, words: tuple[str, ...], told: str) -> None:
    done = tawy(*words)
    assert done.code == 2
    assert told in done.err


def test_lines_that_are_no_choice_change_nothing(tawy) -> None:
    done = tawy("play", "toy", "--seed", "4", typed="\n77\nfoo\nsave /no/such/place\nbid 2\n")
    assert "There is no choice 77." in done.out
    assert "“foo” isn't possible now." in done.out
    assert "The folder /no/such doesn't exist." in done.out
    assert done.code == 0


@pytest.mark.parametrize("line", ["²", "٣", "7" * 5000, "amber", "jade bid 1", "bid", "bid 2 fly"])
def test_what_only_looks_like_a_choice_is_none(tawy, line: str) -> None:
    """Digits of other scripts, numbers without end, nobody's or half a sentence."""
    done = tawy("play", "toy", "--seed", "4", typed=f"{line}\n")
    echoed = line[:60] + "..." * (len(line) > 60)
    assert f"“{echoed}” isn't possible now." in done.out
    assert done.code == 0


def test_wrong_lines_are_answered_in_the_own_language(tawy) -> None:
    done = tawy("play", "toy", "--seed", "4", "--lang", "de", typed="foo\nwhy foo\nwhy\n")
    assert done.out.count("„foo“ steht gerade nicht zur Wahl.") == 2
    assert "Gib why und die Wörter" in done.out
    assert "choice" not in done.out


def test_a_terminal_that_lacks_a_sign_is_no_trouble() -> None:
    """It shows another one in its place."""
    done = subprocess.run(
        [sys.executable, "-m", "tawy", "play", "toy", "--seed", "4"],
        input=b"fly away\nquit\n",
        env={**os.environ, "PYTHONIOENCODING": "cp437"},
        capture_output=True,
        check=True,
    )
    assert b"?fly away? isn't possible now." in done.stdout


@pytest.mark.parametrize("word", ["quit", "QUIT", "q", "exit"])
def test_there_are_several_ways_to_quit(tawy, word: str) -> None:
    """When asked, and when the keyboard should be handed over."""
    for before in ("", "bid 1 bet edfu\n"):
        done = tawy("play", "toy", "--you", "all", "--seed", "4", typed=f"{before}{word}\n1\n")
        assert done.out.endswith("\nGoodbye.\n")
        assert done.out.count("> \n") + done.out.count("Enter. \n") == 1 + bool(before)


@pytest.mark.parametrize("you", ["jade", "JADE", "2", "player2", "2, jade"])
def test_a_seat_goes_by_name_or_number(tawy, you: str) -> None:
    """It is told once who one is; not to those who are everybody."""
    done = tawy("play", "toy", "--seed", "4", "--you", you)
    assert done.out.count("You are ") == done.out.count("You are Jade.") == 1
    for everybody in ("1,2", "ALL"):
        assert "You are" not in tawy("play", "toy", "--you", everybody).out


def test_help_is_broken_between_words(tawy) -> None:
    lines = tawy("play", "toy", "--seed", "4").out.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("Type a number"))
    assert max(len(line) for line in lines[start : start + 2]) <= 80
    assert " ".join([line.strip() for line in lines[start : start + 2]]) == WORDS.say("help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_what_each_command_does(tawy, language: str) -> None:
    """The commands are English in every language; `help` itself is named where a game begins."""
    words = Words(language, TOY)
    assert "help" in words.say("help")
    told = tawy("play", "toy", "--seed", "4", "--lang", language, typed="help\nquit\n").out
    said = " ".join(told[told.rindex(words.say("help")[:30]) :].split())
    for command in ("undo", "why", "story", "table", "save", "quit"):
        typed, colon, meaning = words.say(f"help-{command}").partition(": ")
        assert (typed.split()[0], colon) == (command, ": ")
        assert f"{typed} {meaning}" in said


def test_where_all_have_lost_there_are_no_places(capsys: pytest.CaptureFixture[str]) -> None:
    play = new_play(TOY, 3, {}, "lost")
    for _ in walk(play, Stream("lost")):
        pass
    show_result(play, WORDS)
    assert "1. " in capsys.readouterr().out
    play.state.places = [3, 1, 3]
    show_result(play, WORDS)
    assert "2. " in capsys.readouterr().out  # places that are shared leave no gap
    play.state.places = [3, 3, 3]
    show_result(play, WORDS)
    told = capsys.readouterr().out
    assert "The game is over" in told
    assert not re.search(r"^\d\. ", told, re.M)


# --- saving


def test_a_file_of_others_is_not_overwritten(tawy, tmp_path: Path) -> None:
    """One that this table has saved is."""
    own, foreign = tmp_path / "own.record", tmp_path / "foreign.record"
    foreign.write_text("something else")
    typed = f"save {foreign}\nsave {own}\nbid 2\nsave {own}\n"
    done = tawy("play", "toy", "--seed", "4", typed=typed)
    assert f"{foreign} already exists" in done.out
    assert foreign.read_text() == "something else"
    assert done.out.count(f"Saved as {own}.") == 2
    assert "bid 2" in own.read_text()


def test_the_file_that_was_loaded_may_be_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text("as it was loaded")
    Terminal(new_play(TOY, 2, {}, "load"), None, "en", loaded=file).save(str(file))
    assert "game: toy" in file.read_text()


def test_the_home_folder_may_be_written_short(
    tawy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    tawy("play", "toy", "--seed", "4", typed="SAVE ~/Mine.record\n")
    assert (tmp_path / "Mine.record").exists()


@pytest.mark.parametrize("name", ["a\0b", "~nobody-of-this-name/a"])
def test_names_that_no_file_can_have(tawy, name: str) -> None:
    done = tawy("play", "toy", "--seed", "4", typed=f"save {name}\n")
    assert f"{name.replace(chr(0), '?')} isn't a valid file name." in done.out


def test_a_saved_game_gives_its_draws_away(tawy, tmp_path: Path) -> None:
    """That is said as long as there are draws to come."""
    done = tawy("play", "toy", "--seed", "4", typed=f"save {tmp_path / 'game.record'}\n")
    assert "This file contains the game's seed" in done.out


def test_an_interrupt_ends_with_130(tawy, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tawy.cli.terminal.Terminal.ask", interrupted)
    done = tawy("play", "toy")
    assert done.code == 130
    assert "interrupted" in done.err
