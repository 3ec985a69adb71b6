"""Playing in the terminal."""

from pathlib import Path

import pytest


def test_a_game_can_be_played_to_its_end(tawy) -> None:
    """Number 1 again and again is a game."""
    done = tawy("play", "toy", "--seed", "3", typed="1\n" * 200)
    assert done.code == 0
    assert "The game is over" in done.out


def test_words_and_numbers_choose_the_same(tawy, tmp_path: Path) -> None:
    """`bid 2 bet edfu` is the third choice and then the sixth."""
    saved = []
    for typed in ("3\n6\n", "bid 2 bet edfu\n", "bid 2\nbet edfu\n"):
        file = tmp_path / "game.record"
        assert tawy("play", "toy", "--seed", "4", typed=f"{typed}save {file}\n").code == 0
        saved.append(file.read_text())
    assert saved[0] == saved[1] == saved[2]
    assert "amber bid 2 bet edfu" in saved[0]


def test_undo_takes_back_a_step_of_a_draft(tawy) -> None:
    """After `bid 2` and `undo` the bids are offered again."""
    done = tawy("play", "toy", "--seed", "4", typed="bid 2\nundo\n")
    assert done.code == 0
    assert "Taken back." in done.out
    assert done.out.rindex("bid 0 grain") > done.out.index("Taken back.")


def test_undo_without_anything_to_undo_says_so(tawy) -> None:
    done = tawy("play", "toy", "--seed", "4", typed="undo\n")
    assert "There is nothing to take back" in done.out


def test_why_names_the_reason_and_the_rule(tawy) -> None:
    """`why` answers for a wish, legal or not, and says when it knows no such choice."""
    done = tawy("play", "toy", "--seed", "4", typed="why bid 90\nwhy bid 1\nwhy fly home\n")
    assert "cannot bid more grain than it has. [TOY-BID-02]" in done.out
    assert "That can be chosen." in done.out
    assert "toy has no choice 'fly home'" in done.out


def test_a_saved_game_goes_on_where_it_was(tawy, tmp_path: Path) -> None:
    """In the middle of a ballot too; the draws that follow are the same."""
    file = tmp_path / "game.record"
    tawy("play", "toy", "--seed", "4", typed=f"bid 2\nsave {file}\nquit\n")
    loaded = tawy("play", "--load", file, typed="bet edfu\n")
    straight = tawy("play", "toy", "--seed", "4", typed="bid 2\nbet edfu\n")
    assert loaded.code == 0
    assert "Amber bids 2 grain and bets on Edfu." in loaded.out
    assert loaded.out.splitlines()[-12:] == straight.out.splitlines()[-12:]


def test_people_around_one_keyboard_hand_over(tawy) -> None:
    """A secret choice is shown only after the hand-over, and never the other's card."""
    done = tawy("play", "toy", "--you", "all", "--seed", "4", typed="bid 1 bet edfu\n\nbid 1\n")
    assert "Hand over to Jade" in done.out
    before, after = done.out.split("Hand over to Jade")
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
        (("play", "chess"), "no game is called 'chess'; known: ankh, toy"),
        (("play", "toy", "--seats", "9"), "toy is for 2 to 5 seats, not 9"),
        (("play", "toy", "--you", "ruby"), "no seat is called 'ruby'; known: amber, jade"),
        (("play", "toy", "--set", "speed"), "'speed' is not NAME=VALUE"),
        (("play", "toy", "--set", "speed=1"), "no setting 'speed'"),
        (("play", "toy", "--lang", "la"), "not 'la'; known: en, es, it, de, pt-BR"),
        (("play", "--load", "nowhere.record"), "nowhere.record: no such file"),
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
    assert "no choice begins 'foo'; known: bid 0, bid 1" in done.out
    assert "no such file" in done.out
    assert done.code == 0


def test_an_interrupt_ends_with_130(tawy, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tawy.cli.terminal.Terminal.ask", interrupted)
    done = tawy("play", "toy")
    assert done.code == 130
    assert "interrupted" in done.err
