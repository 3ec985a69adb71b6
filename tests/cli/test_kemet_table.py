"""The table of Kemet in the terminal: every fact of a view has its place, in 80 columns."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from shared import tables
from shared.tables import lines_of

from tawy.cli.kemet import table as kemet_table
from tawy.cli.kemet.board import short_name, short_seat
from tawy.cli.kemet.question import question
from tawy.cli.kemet.table import KemetTable
from tawy.cli.show import heading
from tawy.cli.terminal import Terminal
from tawy.kemet.board import MAPS, NAMES
from tawy.kemet.data import ACTION_SPACE, ACTION_SPACES, TILES
from tawy.kemet.game import KEMET
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.rng import Stream
from tawy.kernel.sets import members
from tawy.proof.contract import new_play, walk
from tawy.records.play import Play
from tawy.records.position import load
from tawy.records.record import write
from tawy.words import LANGUAGES, Words

WORDS = Words("en", KEMET)
BROAD = 300  # columns: as broad as the table likes to be
DAYS = {"max_days": "7"}


@pytest.fixture(autouse=True)
def no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that in a broad table nothing is wrapped."""
    monkeypatch.setattr(kemet_table, "BROADEST", BROAD)


def shown(
    g: Any, width: int = 80, seat: int = 0, words: Words = WORDS, own: list[int] | None = None
) -> list[str]:
    """The lines of the table without colours."""
    view = {**KEMET.view(g, seat), "outlook": KEMET.outlook(g, SPECTATOR)}
    table = KemetTable(view, g.side, words, own or [])
    return [line.rstrip() for line in lines_of(table, width)]


def told(g: Any, width: int = 80, seat: int = 0) -> str:
    """All in one line, so that no break stands in the way."""
    return re.sub(r"\s+", " ", " ".join(shown(g, width, seat)))


def table(at: str = "act", **facts: Any) -> Any:
    """In the turn of the first player; at an act the position says so, not the facts."""
    position: Any = {"game": "kemet", "seats": 2, "at": at, "facts": {"day": 2, **facts}}
    if at == "act":
        position["turn"] = "player1"
    else:
        position["facts"]["turn"] = "player1"
    return load(KEMET, position)


def until(seats: int, wanted: Callable[[Any], bool]) -> Play[Any]:
    return tables.until(KEMET, seats, DAYS, wanted)


def asks(g: Any, rule: str) -> bool:
    return tables.asks(KEMET, g, rule)


def check(g: Any) -> None:
    assert max(len(line) for line in shown(g)) <= 80
    view: Any = KEMET.view(g, 0)
    everything = told(g, BROAD)
    assert "kemet-" not in everything
    for word, seat in view["seats"].items():
        assert WORDS.say(f"kemet-seat-{word}") in everything
        for tile in seat["tiles"]:
            assert WORDS.say(f"kemet-tile-{tile}") in everything
        for card in seat["discard"]:
            assert WORDS.say(f"kemet-card-{card}") in everything
    for troops in view["board"].values():
        for troop in troops.split(", "):
            owner, units, *creature = troop.split()
            named = [WORDS.say(f"kemet-creature-{word}") for word in creature]
            assert " ".join([f"P{owner[-1]}", units, *named]) in everything
    for card in view["own"]["hand"]:
        assert WORDS.say(f"kemet-card-{card}") in everything


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_can_be_looked_at(seats: int) -> None:
    tables.check_whole_game(KEMET, seats, DAYS, check)


@cache
def moments_of_five() -> list[Any]:
    """Some of a game, one for all languages."""
    play = new_play(KEMET, 5, DAYS, "language")
    steps = enumerate(walk(play, Stream("language")))
    return [play.state.copy() for step, _ in steps if step % 200 == 50]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_in_every_language(language: str) -> None:
    words = Words(language, KEMET)
    assert len(moments_of_five()) > 2
    for g in moments_of_five():
        lines = shown(g, words=words)
        assert max(len(line) for line in lines) <= 80
        assert not re.search(r"kemet-|\{", "\n".join(lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_of_the_action_pyramid_has_a_line(language: str) -> None:
    """None is broken at 80 columns, and had five seats a token on each of them."""
    words, g = Words(language, KEMET), KEMET.new(5, {}, 1)
    view: Any = {**KEMET.view(g, 0), "outlook": KEMET.outlook(g, SPECTATOR)}
    for seat in view["seats"].values():
        seat["covered"] = ACTION_SPACE.words
    title, *lines = lines_of(KemetTable(view, g.side, words).actions(), 80)
    marks = " ".join([short_seat(words, seat) for seat in view["seats"]])
    downwards = sorted(ACTION_SPACES, key=lambda space: -space.row)
    assert title.rstrip() == words.say("kemet-label-actions")
    assert len(lines) == len(downwards)
    for line, space in zip(lines, downwards, strict=True):
        name = words.noun(ACTION_SPACE, space.word)
        first = space is next(one for one in downwards if one.row == space.row)
        row = f"{words.say('kemet-label-row', row=space.row)}: " if first else ""
        assert " ".join(line.split()) == f"{row}{name} [{marks}]"
        assert len(line) <= 80


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_space_is_there_with_where_it_leads(seats: int) -> None:
    lines = shown(KEMET.new(seats, {}, 1), BROAD)
    land = MAPS[seats]
    for space in members(land.spaces & ~land.districts):
        (line,) = [line for line in lines if line.startswith(f"{short_name(NAMES[space])} ")]
        assert WORDS.say(f"kemet-space-{NAMES[space]}") in line
        for other in members(land.near[space] & ~land.districts):
            assert f" {short_name(NAMES[other])}" in line
        for other in members(land.across[space]):
            assert f" ~{short_name(NAMES[other])}" in line
        assert ("^" in line) == bool(land.obelisks >> space & 1)
    for city in range(seats):
        assert len([line for line in lines if line.startswith(f"c{city + 1} ")]) == 1


def test_short_names_differ() -> None:
    assert len({short_name(name) for name in NAMES}) == len(NAMES)


def test_a_district_shows_pyramid_and_troop() -> None:
    facts: dict[str, Any] = {
        "board": {"city-1a": "player1 5", "west-temple-2": "player2 3 phoenix"},
        "seats": {
            "player1": {"pyramids": {"white": "2 city-1a", "blue": "1 city-1c"}},
            "player2": {"tiles": ["phoenix"]},
        },
    }
    lines = shown(table(**facts))
    city = next(line for line in lines if line.startswith("c1 "))
    assert re.search(r"P1 Thinis +Wh2 P1 5 +- +Bl1$", city)
    temple = next(line for line in lines if line.startswith("wt2 "))
    assert re.search(r"\^West temple \(2\) +P2 3 Phoenix \*P2 ", temple)
    assert "* has the victory point" in told(table(**facts))


def test_seats_show_their_points_and_means() -> None:
    facts: dict[str, Any] = {
        "board": {"west-temple-2": "player1 3"},
        "seats": {
            "player1": {
                "points": 3,
                "battles": 2,
                "prayer": 7,
                "pyramids": {"white": "2 city-1a", "red": "1 city-1b"},
                "covered": ["pray-1", "move-2"],
                "interventions": {"veto": 1, "prayer": 2},
            }
        },
    }
    row = next(line for line in shown(table(**facts)) if "P1 Player 1" in line)
    assert " ".join(row.split()) == "> P1 Player 1 4 (3+1) 2 7 2/1/0 9 3 6+3"
    assert "Pray (row 1) [P1]" in told(table(**facts))
    assert "Divine intervention cards: Prayer x2, Veto" in told(table(**facts))


def test_the_market_is_told_by_level() -> None:
    everything = told(KEMET.new(2, {}, 1))
    assert "White: [1] Priest x2, Priestess x2; [2] Slaves," in everything
    for tile in TILES:
        assert WORDS.say(f"kemet-tile-{tile.word}") in everything


def test_a_battle_shows_what_everybody_sees() -> None:
    facts: dict[str, Any] = {"board": {"front-1": "player2 3, player1 5"}}
    g = table("fight: choose cards", **facts)
    lines = shown(g)
    assert any("!" in line and "P2 3 < P1 5" in line for line in lines)
    assert "Battle: Desert outside Thinis" in lines
    assert any(re.match(r"Strength +5 \(6 to 9\) +3 \(4 to 7\)", line) for line in lines)
    assert any(re.match(r"Battle card +- +-", line) for line in lines)
    ended = until(3, lambda g: g.battle is not None and g.battle.winner >= 0).state
    assert "(won)" in told(ended)


def test_a_card_that_is_played_and_a_move_are_told() -> None:
    g = until(3, lambda g: g.announced is not None and g.announced.vetoes > 0).state
    assert "Vetoes: 1" in told(g)
    g = until(2, lambda g: g.march is not None and g.march.steps == 1).state
    assert re.search(r"Move: .*, steps left: \d", told(g))


def test_own_seats_and_the_turn_have_different_signs() -> None:
    lines = shown(table(), own=[1])
    assert any(line.startswith(">  P1 Player 1") for line in lines)
    assert any(line.startswith(" @ P2 Player 2") for line in lines)
    assert "> whose turn it is  @ you" in lines
    assert "@ you" not in "\n".join(shown(table())), "who only looks on has no seat"


def test_a_spectator_sees_no_hand() -> None:
    assert "Battle cards in hand" in told(table())
    assert "Battle cards in hand" not in told(table(), seat=SPECTATOR)


# --- questions


def test_every_question_is_asked_in_words() -> None:
    tables.check_headings(KEMET, WORDS)


def test_questions_of_whole_games_say_all_that_they_name() -> None:
    """No value is missing or empty, whatever is asked."""
    found = set()
    for seats in (2, 3, 4, 5):
        play = new_play(KEMET, seats, DAYS, f"ask {seats}")
        for seat, _ in walk(play, Stream(f"ask {seats}")):
            g = play.state
            asked = heading(KEMET, g, KEMET.view(g, seat), "Anna", WORDS)
            assert not re.search(r"\{|kemet-|  |: :|\(\)| [?.]", asked), asked
            found.add(KEMET.engine.rules[g.stack[-1].rule].name())
    assert len(found) > 25


@pytest.mark.parametrize(
    ("rule", "named"),
    [
        ("build", "colour"), ("raise to", "colour"), ("buy", "colour"), ("deploy in", "space"),
        ("recruit in", "space"), ("take units", "space"), ("step to", "space"),
        ("escape", "seat"), ("veto", "card"), ("drive", "seat"), ("win", "space"),
        ("choose cards", "space"), ("delta", "space"), ("aim", "card"),
        ("exchange card", "card"), ("take creature", "creature"), ("bring creature", "creature"),
    ],
)  # fmt: skip
def test_a_question_names_what_it_is_about(rule: str, named: str) -> None:
    g = until(4, lambda g: asks(g, rule)).state
    (seat, *_) = KEMET.engine.pending(g)
    assert question(KEMET.view(g, seat), rule, WORDS)[named]


def test_the_steps_of_a_secret_choice_have_their_own_words() -> None:
    g = until(2, lambda g: asks(g, "choose cards")).state
    view = KEMET.view(g, KEMET.engine.pending(g)[0])
    asked = [heading(KEMET, g, view, "Anna", WORDS, chosen) for chosen in (0, 1, 2, 3)]
    assert "choose a card to play" in asked[0]
    assert "discard unused" in asked[1]
    assert asked[2] == asked[3] == "Anna: add divine intervention cards, or seal your choice."


# --- playing


def test_words_numbers_and_whole_lines_choose_the_same(tawy, tmp_path: Path) -> None:
    lines = ["1\n", "city city-1\n", "player1 CITY City-1\n"]
    records = tables.saved(tawy, tmp_path, "kemet", lines)
    assert len(set(records)) == 1
    assert records[0].count("player1 city") == 1


def test_a_position_can_be_shown(tawy, tmp_path: Path) -> None:
    """All its facts, hands included: there nothing is counted for the viewer."""
    play = until(3, lambda g: g.battle is not None and g.battle.revealed)
    record, file = tmp_path / "game.record", tmp_path / "game.json"
    record.write_text(write(play))
    file.write_text(tawy("position", "write", record).out)
    done = tawy("position", "show", file)
    assert done.code == 0, done.err
    assert "Action pyramid" in done.out
    assert "kemet-" not in done.out


def test_a_game_can_be_played_to_its_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At random, all seats at one terminal."""
    play = new_play(KEMET, 2, {"max_days": "2"}, "end")
    terminal = Terminal(play, "all", "en")
    stream = Stream("end")

    def typed(prompt: str) -> str:
        if prompt != "> ":
            return ""
        offers = KEMET.engine.legal(play.state, terminal.viewer)
        return str(1 + stream.below(len(offers)))

    monkeypatch.setattr("builtins.input", typed)
    terminal.run()
    out = capsys.readouterr().out
    assert "The game is over" in out
    assert "kemet-" not in out
