"""What the terminal says of rulings that are not the usual ones."""

import pytest

from tawy.ankh.game import ANKH
from tawy.cli.games import GAMES
from tawy.cli.rulings import ruling_of
from tawy.cli.show import show_result
from tawy.cli.terminal import Terminal
from tawy.records.play import Header, Play
from tawy.words import LANGUAGES, Words, bundle

MONUMENT = {
    "game": "ankh", "seats": 2, "at": "control", "turn": "isis",
    "settings": {"control": "must"},
    "facts": {
        "gods": ["isis", "amun"],
        "board": {"A8": "isis god", "A7": "temple", "I8": "amun god", "B8": "obelisk"},
    },
}  # fmt: skip
MUST = "At a Control Monument event, you must take control of a monument if you can."


def at_the_monument() -> Play:
    settings = ANKH.checked(2, {"control": "must"})
    names = ["player 1", "player 2"]
    header = Header("ankh", ANKH.version, names, "told", 1, settings, position=MONUMENT)
    return Play(ANKH, header)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_of_every_ruling_has_its_sentence(language: str) -> None:
    needed = [
        f"{name}-setting-{word}"
        for name, game in GAMES.items()
        for row in game.rulings
        for word in [row.name, *[f"{row.name}-{reading}" for reading in row.readings]]
    ]
    assert len(needed) == 34
    assert [word for word in needed if not bundle(language).has_message(word)] == []


def test_a_table_says_which_rulings_are_not_the_usual_ones(tawy) -> None:
    begin = ("play", "kemet", "--terminal", "--seed", "4")
    usual = tawy(*begin, "--set", "enlistment=together", typed="quit\n")
    assert "differ" not in usual.out
    other = tawy(
        *begin, "--set", "enlistment=apart", "--set", "lone-creature=district", typed="quit\n"
    )
    assert "2 rulings differ from the usual ones:" in other.out
    assert "- With Enlistment, each unit can go to any of your troops or districts." in other.out


def test_so_does_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    play = at_the_monument()
    play.state.conclude(0, [1, 2])
    show_result(play, Words("en", ANKH))
    told = capsys.readouterr().out.splitlines()
    assert told[-2:] == ["1 ruling differs from the usual one:", f"- {MUST}"]


def test_why_names_the_ruling_that_stands_in_the_way(capsys: pytest.CaptureFixture[str]) -> None:
    Terminal(at_the_monument(), None, "en").why(0, "pass")
    assert capsys.readouterr().out.splitlines()[-1] == f"Ruling at this table: {MUST}"


def test_the_usual_reading_is_named_too() -> None:
    """It may be what somebody takes for a mistake."""
    words = Words("en", ANKH)
    told = ruling_of(["ANKH-ACT-UNLOCK-01", "ANKH-Q-41"], {}, words)
    assert told is not None
    assert told.startswith("Ruling at this table: If you choose Unlock Ankh Power, you may decide")
    assert ruling_of(["ANKH-ACT-UNLOCK-01"], {}, words) is None
