"""The table of Ankh in the terminal: every fact of a view has its place, in 80 columns."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.color import ColorSystem
from rich.style import Style
from shared import tables
from shared.tables import lines_of

from tawy.ankh.board import AROUND, NAMES, RIVER, SPACES, TERRAIN, WATER, side_name
from tawy.ankh.data import GODS
from tawy.ankh.game import ANKH
from tawy.cli.ankh.board import ARROWS, LINES, WIDTH, Board, palette_for
from tawy.cli.ankh.question import question
from tawy.cli.ankh.table import AnkhTable
from tawy.cli.terminal import Terminal
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, walk
from tawy.records.play import Play
from tawy.records.record import write
from tawy.words import Words

WORDS = Words("en", ANKH)
PIECES = {
    "pyramid isis": "PYR Is",
    "temple": "TEM --",
    "isis god": " ISIS ",
    "ra warrior": "Ra war",
    "isis scorpion ne-se": "Is sc→",
    "isis scorpion nw-n": "Is sc↖",
}
BROAD = 300  # columns: room for board and tracks beside each other, with nothing wrapped
GODS_OF_TWO = {"god1": "isis", "god2": "ra", "first": "1"}


def shown(g: Any, width: int = 80, encoding: str = "utf-8", **facts: object) -> list[str]:
    """The lines of the table without colours; *facts* stand instead of those of the view."""
    table = AnkhTable(ANKH.view(g, 0) | facts, g.side, WORDS)
    return lines_of(table, width, encoding)


def shown_with(encoding: str = "utf-8", **facts: object) -> list[str]:
    """The table of Isis and Ra, with these facts."""
    return shown(ANKH.new(2, GODS_OF_TWO, 1), encoding=encoding, **facts)


def places(lines: list[str]) -> dict[str, tuple[int, int]]:
    """Where the names of the spaces stand: line, and the column where the space begins."""
    return {
        found.group(): (y, found.start() - 1)
        for y, line in enumerate(lines[:LINES])
        for found in re.finditer(r"[A-K]\d", line)
    }


def below(lines: list[str], name: str) -> str:
    y, x = places(lines)[name]
    return lines[y + 1][x : x + 6]


def until(seats: int, wanted: Callable[[Any], bool]) -> Play[Any]:
    return tables.until(ANKH, seats, {}, wanted)


def asks(g: Any, rule: str) -> bool:
    return tables.asks(ANKH, g, rule)


def in_words(pieces: str) -> list[str]:
    """What a space must show: the letters of each of its pieces."""
    found = []
    for part in [part.split() for part in pieces.split(", ")]:
        if part[0] in ("tile", "sun"):
            found.append({"tile": "U", "sun": "*"}[part[0]])
        elif part[0] in GODS.words:
            kind = part[1] if part[1] != "god" else part[0]
            found.append(part[0][:2].capitalize() if kind != part[0] else part[0].upper())
        else:
            owner = part[1][:2].capitalize() if len(part) > 1 else "--"
            found.append(f"{part[0][:3].upper()} {owner}")
    return found


def check(g: Any) -> None:
    lines, view = shown(g), ANKH.view(g, 0)
    assert max(len(line) for line in lines) <= 80
    assert "ankh-" not in "\n".join(lines)
    where = places(lines)
    for name, pieces in view["board"].items():
        y, x = where[name]
        cell = lines[y][x : x + 6] + lines[y + 1][x : x + 6]
        for letters in in_words(pieces):
            assert letters in cell, name
    for token in view["order"]:
        assert f"#{token}" in "\n".join(lines[:LINES])
    broad = "\n".join(shown(g, BROAD))
    for word, side in view["sides"].items():
        assert WORDS.say(f"ankh-seat-{word}") in broad
        for power in side["powers"]:
            assert WORDS.say(f"ankh-power-{power}") in broad
        for card in side["used"] if word in view["ranking"] else []:
            assert WORDS.say(f"ankh-card-{card}") in broad


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_can_be_looked_at(seats: int) -> None:
    tables.check_whole_game(ANKH, seats, {}, check)


def test_every_space_is_there_once() -> None:
    board = "\n".join(shown(ANKH.new(2, {}, 1))[:LINES])
    assert sorted(re.findall(r"[A-K]\d", board)) == sorted(NAMES)


def test_rivers_and_camels_stand_between_their_spaces() -> None:
    """And nothing stands between others."""
    view = ANKH.view(until(3, lambda g: len(ANKH.view(g, 0)["camels"]) > 6).state, 0)
    text = Board(view, WORDS).text().plain.split("\n")
    where = places(text)
    camels = set(view["camels"])
    for space in range(SPACES):
        for other in [n for n in AROUND[space][:3] if n >= 0]:
            name = side_name(space, other)
            (y, x), (above, right) = where[NAMES[space]], where[NAMES[other]]
            sign = text[y][x] if x == right else text[y if above < y else y + 1][x + 6]
            wanted = "%" if name in camels else "=" if name in RIVER else " "
            if x == right and TERRAIN[space] == WATER:
                wanted = "~"
            assert sign == wanted, name


@pytest.mark.parametrize("pieces", PIECES)
def test_a_piece_in_letters(pieces: str) -> None:
    assert below(shown_with(board={"D4": pieces}), "D4") == PIECES[pieces]


def test_suns_and_tiles_stand_behind_the_name() -> None:
    lines = shown_with(board={"G8": "tile, ra god, sun", "D4": "tile"})
    for name, wanted in (("G8", " G8*U."), ("D4", " D4 U."), ("D5", " D5  .")):
        y, x = places(lines)[name]
        assert lines[y][x : x + 6] == wanted


def test_a_caravan_being_laid_has_a_sign_of_its_own() -> None:
    g = until(2, lambda g: g.line != 0).state
    first = ANKH.view(g, 0)["action"]["line"]
    lines = shown(g)
    assert "\n".join(lines[:LINES]).count("+") >= len(first)
    assert "camel just placed" in "\n".join(lines)


def test_a_scorpion_says_where_it_points() -> None:
    told = "\n".join(shown_with(board={"D4": "isis scorpion n-ne"}))
    assert "points north and north-east: D3, E4" in told


def test_without_arrows_where_the_terminal_has_none() -> None:
    lines = shown_with(board={"D4": "isis scorpion ne-se"}, encoding="ascii")
    assert below(lines, "D4") == "Is sc>"
    assert not set(ARROWS) & set("".join(lines))


def test_before_the_gods_are_known() -> None:
    lines = shown(ANKH.new(3, {"god1": "choose", "god2": "choose"}, 1))
    assert "Player 1" in "\n".join(lines)
    assert sorted(places(lines)) == sorted(NAMES)


def test_a_battle_shows_region_cards_and_strengths() -> None:
    g = until(3, lambda g: g.battle is not None and any(g.battle.present)).state
    view = ANKH.view(g, 0)
    told = shown(g)
    start = next(i for i, line in enumerate(told) if line.startswith("Battle: in region "))
    token = told[start].split()[-1]
    assert f">#{token}<" in "\n".join(told[:LINES])
    for i, word in enumerate(view["battle"]["fighters"]):
        seat = list(view["sides"]).index(word)
        row = told[start + 2 + i]
        assert WORDS.say(f"ankh-seat-{word}") in row
        assert row.split()[-1] in (str(view["battle"]["strength"][seat]), "won")
        for card in view["battle"]["cards"][seat]:
            assert WORDS.say(f"ankh-card-{card}") in row


def test_merged_and_forgotten_gods() -> None:
    g = until(4, lambda g: any(side != i and side >= 0 for i, side in enumerate(g.side))).state
    told = "\n".join(shown(g))
    assert "merged" in told
    assert re.search(r"^ +\+ [A-Z]\w+", told, re.MULTILINE)
    assert "forgotten" in "\n".join(shown(until(4, lambda g: -1 in g.side).state))


def test_tracks_say_what_is_left() -> None:
    g = ANKH.new(2, GODS_OF_TWO, 1)
    view = ANKH.view(g, 0)
    view["sides"]["isis"]["devotion"] = 23
    view["markers"]["move"] = 2
    told = shown(
        g,
        event=4,
        conflicts=1,
        tiebreaker="ra",
        ready=True,
        **{name: view[name] for name in ("sides", "markers")},
    )
    assert "[K]" in next(line for line in told if line.startswith("Events:"))
    assert "C Control Monument  K Camel Caravan  X Conflict" in "\n".join(told)
    assert any(line.startswith("[ ] Next: Camel Caravan, ") for line in told)
    assert "Conflicts: 1 of 5" in "\n".join(told)
    assert "Tiebreaker: Ra, face up" in "\n".join(told)
    assert any(re.match(r"Move Figures +##\. +1 ", line) for line in told)
    assert any("#" * 20 + "|" + "###........" in line for line in told)


def test_a_broad_terminal_has_the_tracks_beside_the_board() -> None:
    lines = shown(ANKH.new(5, {}, 1), BROAD)
    assert any("C0" in line and ":" in line for line in lines)
    assert len(lines) < len(shown(ANKH.new(5, {}, 1)))


def test_the_event_that_runs_has_brackets_of_its_own() -> None:
    g = until(3, lambda g: ANKH.view(g, 0)["action"]["fired"]).state
    told = shown(g)
    track = next(line for line in told if line.startswith("Events:"))
    assert re.search(r"<[CKX]>\[[CKX]\]", track)
    assert "< > Now: " in "\n".join(told)
    assert "[ ] Next: " in "\n".join(told)


def test_the_legend_tells_how_to_read_the_board() -> None:
    told = "\n".join(shown_with())
    assert "Each space takes 2 lines" in told
    assert "~ water  = river" in told


def test_own_seats_and_the_turn_have_different_signs() -> None:
    g = ANKH.new(2, GODS_OF_TWO, 1)
    table = AnkhTable(ANKH.view(g, 0), g.side, WORDS, own=[1])
    signs = [table.named(i, word).plain[:2] for i, word in enumerate(("isis", "ra"))]
    assert signs == ["> ", " @"]
    assert table.sides_key().plain == "> whose turn it is  @ you"
    assert "@" not in "\n".join(shown(g)), "who only looks on has no seat"


def test_a_narrow_terminal_is_told_so() -> None:
    told = shown(ANKH.new(2, {}, 1), WIDTH - 1)
    assert told[0].strip() == (
        "The board needs 77 columns, but this terminal has 76. Make the window wider."
    )
    assert not places(told)
    assert sorted(places(shown(ANKH.new(2, {}, 1), WIDTH))) == sorted(NAMES)


def test_each_ground_has_its_colour_of_sixteen() -> None:
    """Those of many colours would all be the same grey."""
    for system in (ColorSystem.STANDARD, ColorSystem.TRUECOLOR):
        ground = palette_for(system.name.lower()).ground.values()
        drawn = {Style.parse(upper).render("x", color_system=system) for upper, _ in ground}
        assert len(drawn) == len(ground)


def test_every_question_is_asked_in_words() -> None:
    tables.check_headings(ANKH, WORDS)


@pytest.mark.parametrize(
    ("rule", "thing"),
    [
        ("move to", True), ("push to", True), ("aim", True), ("summon to", True),
        ("summon figure", False), ("save", True), ("build at", True), ("attune to", True),
    ],
)  # fmt: skip
def test_a_question_names_what_it_is_about(rule: str, thing: bool) -> None:
    """The figure or monument, the space it is on, the region of the battle."""
    g = until(4, lambda g: asks(g, rule)).state
    values = question(ANKH.view(g, 0), rule, WORDS)
    assert bool(values["thing"]) == thing
    assert (values["space"] in NAMES) == (rule not in ("summon to", "build at"))
    assert bool(values["token"]) == (rule in ("save", "build at", "attune to"))


# --- playing


def test_words_numbers_and_whole_lines_choose_the_same(tawy, tmp_path: Path) -> None:
    """In small letters or capitals, with the own seat before them or not."""
    lines = [
        "1\n2\nH5\n",
        "action move\nmove warrior G8\nh5\n",
        "action move move warrior g8 h5\n",
        "ra action move\nRA MOVE WARRIOR G8 H5\n",
    ]
    records = tables.saved(tawy, tmp_path, "ankh", lines)
    assert len(set(records)) == 1
    assert "ra move warrior G8 H5" in records[0]


def test_many_choices_stand_in_columns(tawy) -> None:
    """Under a heading that says what is asked."""
    done = tawy(
        "play", "--terminal", "ankh", "--seats", "3", "--seed", "3", typed="1\nmove warrior G8\n"
    )
    asked = done.out[done.out.index("Ra: choose where to move the warrior from G8") :].splitlines()
    offered = [line for line in asked if re.match(r" +\d+ +choose ", line)]
    assert 1 <= len(offered) <= 15
    assert len(re.findall(r"\d+ +choose [A-K]\d", "\n".join(offered))) > 15
    assert max(len(line) for line in offered) <= 80
    assert "(" not in "".join(offered), "a bracket would only repeat the space"


def test_a_choice_goes_before_a_command_of_the_same_word(tmp_path: Path) -> None:
    """Isis saves a figure; a game is saved into a file with any other name."""
    play = until(4, lambda g: asks(g, "save"))
    (seat,) = ANKH.engine.pending(play.state)
    offers = ANKH.engine.legal(play.state, seat)
    words = next(w for o in offers if (w := ANKH.words(play.state, o)).startswith("save "))
    terminal = Terminal(play, "all", "en")
    assert not terminal.command(seat, f"save {tmp_path / 'game.record'}", offers)
    assert terminal.command(seat, words, offers)
    assert ANKH.engine.legal(play.state, seat) != offers


def test_very_many_choices_are_shown_by_their_nouns(capsys: pytest.CaptureFixture[str]) -> None:
    """A caravan may begin at most sides of the board: they fit on a screen."""
    play = until(4, lambda g: asks(g, "caravan") and not g.line)
    (seat,) = ANKH.engine.pending(play.state)
    offers = ANKH.engine.legal(play.state, seat)
    Terminal(play, "all", "en").show_question(seat, offers)
    told = capsys.readouterr().out
    assert len(offers) > 60
    assert len(told.splitlines()) < 24
    for number, option in enumerate(offers, 1):
        assert f"{number} {ANKH.words(play.state, option).split()[-1]}" in told


def test_what_happened_is_told_once_and_the_story_on_demand(tawy) -> None:
    gods = ("--set", "god1=ra", "--set", "god2=isis", "--set", "god3=amun")
    words = ("play", "--terminal", "ankh", "--seats", "3", "--seed", "3", *gods)
    done = tawy(*words, typed="1\nstory\n")
    assert done.out.count("What happened:") == 2
    news = done.out.rindex("What happened:")
    assert "Isis goes first." not in done.out[news : done.out.index("Ra: move a figure")]
    assert done.out.count("Isis goes first.") == 2


def test_the_table_is_shown_again_only_if_it_changed_or_is_asked_for(tawy) -> None:
    """To pick a figure changes nothing that can be seen."""
    words = ("play", "--terminal", "ankh", "--seats", "3", "--seed", "3")
    before = tawy(*words, typed="1\n").out.count("Events:")
    assert tawy(*words, typed="1\nmove warrior G8\n").out.count("Events:") == before
    assert tawy(*words, typed="1\nmove warrior G8\ntable\n").out.count("Events:") == before + 1


def test_a_game_can_be_played_to_its_end(tawy, tmp_path: Path) -> None:
    """From a saved game, near the end: the first choice again and again."""
    steps = len(list(walk(new_play(ANKH, 2, {}, "end"), Stream("end"))))
    play = new_play(ANKH, 2, {}, "end")
    for step, _ in enumerate(walk(play, Stream("end"))):
        if step == steps - 4:
            break
    file = tmp_path / "game.record"
    file.write_text(write(play))
    done = tawy("play", "--terminal", "--load", file, typed="1\n" * 200)
    assert done.code == 0
    assert "more before that\n" in done.out, "of all that happened only the latest is told"
    assert "The game is over" in done.out
    assert "ankh-" not in done.out
