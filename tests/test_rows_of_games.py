"""Where a game is named outside its own folder: in one table of each package, and nowhere else."""

import ast
import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tawy import compiled
from tawy.bots.evaluations import read_weights
from tawy.bots.games import GAMES as PLAYED_BY_BOTS
from tawy.bots.levels import LEVELS
from tawy.bots.making import check_bot
from tawy.games import ANKH, KEMET, TOY
from tawy.kernel.game import REGISTRY
from tawy.server.games import GAMES as IN_BROWSER
from tawy.words import LANGUAGES, bundle

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "tawy"
CLIENT = ROOT / "web" / "src" / "lib" / "game.ts"
PLAYABLE = [name for name in REGISTRY if name != TOY.name]
# Each has a `games.py`, and in it a table `GAMES`.
PACKAGES = ["arena", "bots", "cli", "pictures", "proof", "server", "table"]

Table = Mapping[str, Any]


def table_of(package: str) -> Table:
    table: Table = import_module(f"tawy.{package}.games").GAMES
    return table


def in_client(source: str) -> dict[str, list[str]]:
    """By game: the parts that its row of `GAMES` brings from its own folder."""
    return {
        name: re.findall(rf'import\("\./{name}/([\w/]+)"\)', row)
        for name, row in re.findall(r"^  (\w+): \{\n(.*?)^  \},$", source, re.DOTALL | re.MULTILINE)
    }


def missing(tables: Mapping[str, Table], games: Iterable[str]) -> list[str]:
    """Which rows are not there, or are those of a game that there is not."""
    games = list(games)
    lacking = [
        f"{where}: no {game}" for where in tables for game in games if game not in tables[where]
    ]
    return lacking + [
        f"{where}: {row}" for where in tables for row in tables[where] if row not in games
    ]


def keyed_by_game(source: str) -> list[int]:
    """The lines of dictionaries that have a game among their keys."""
    keyed = [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant) and key.value in PLAYABLE
    ]
    return sorted(set(keyed))


def test_every_game_has_its_row_in_every_table() -> None:
    tables = {package: table_of(package) for package in PACKAGES}
    tables["client"] = in_client(CLIENT.read_text(encoding="utf-8"))
    assert missing(tables, PLAYABLE) == []


def test_a_row_that_is_missing_is_noticed() -> None:
    whole = dict.fromkeys(PLAYABLE)
    assert missing({"here": whole, "there": {}}, PLAYABLE) == ["there: no ankh", "there: no kemet"]
    assert missing({"here": {**whole, "senet": None}}, PLAYABLE) == ["here: senet"]
    assert missing({"here": whole}, [*PLAYABLE, "senet"]) == ["here: no senet"]


def test_every_table_is_looked_at() -> None:
    """A package with a new table joins the list above."""
    assert sorted(path.parent.name for path in SOURCES.glob("*/games.py")) == PACKAGES


@pytest.mark.parametrize("package", PACKAGES)
def test_the_rows_of_a_table_have_one_shape(package: str) -> None:
    """Of one class, or of classes that share all but `object`; no column is left empty."""
    rows = list(table_of(package).values())
    classes = [row if isinstance(row, type) else type(row) for row in rows]
    bases = [{base for base in one.mro() if base.__module__.startswith("tawy.")} for one in classes]
    assert set.intersection(*bases)
    for row in rows:
        if is_dataclass(row):
            assert all(getattr(row, column.name) for column in fields(row))


def test_no_other_dictionary_is_keyed_by_game() -> None:
    paths = [path for path in SOURCES.rglob("*.py") if path.name != "games.py"]
    found = [f"{path.name}: {keyed_by_game(path.read_text(encoding='utf-8'))}" for path in paths]
    assert [one for one in found if not one.endswith("[]")] == []


def test_a_dictionary_that_is_keyed_by_game_is_noticed() -> None:
    assert keyed_by_game('A = {"a": 1}\nB = {"ankh": 1, "kemet": 2}\nC = f({"kemet": 1})') == [2, 3]


def test_the_client_takes_things_of_a_game_from_its_row_alone() -> None:
    named = re.compile(rf"""from ["'][./\w]*/({"|".join(PLAYABLE)})/""")
    folder = CLIENT.parent.parent
    paths = [path for path in folder.rglob("*.*") if path.suffix in (".ts", ".svelte")]
    common = [path for path in paths if not set(path.relative_to(folder).parts) & set(PLAYABLE)]
    tests = [path for path in common if path.name.endswith(".test.ts")]
    assert any(named.search(path.read_text(encoding="utf-8")) for path in tests)
    for path in [path for path in common if path not in tests]:
        assert not named.search(path.read_text(encoding="utf-8")), path


# --- what a row stands for


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_game_has_all_that_stands_in_files_of_its_name(name: str) -> None:
    assert (SOURCES / name / "rules.md").is_file()
    assert read_weights(name)
    assert name in compiled.COMPILED
    assert in_client(CLIENT.read_text(encoding="utf-8"))[name] == ["client", "start/start"]
    assert IN_BROWSER[name].game is REGISTRY[name]
    assert [one for one in LANGUAGES if not bundle(one).has_message(name)] == []


@pytest.mark.parametrize("name", PLAYABLE)
def test_every_level_is_a_bot_that_there_is(name: str) -> None:
    assert list(PLAYED_BY_BOTS[name].levels) == LEVELS
    for bot in PLAYED_BY_BOTS[name].levels.values():
        check_bot(bot, name)


# --- score and turns


def test_what_is_counted_has_a_name() -> None:
    counted = {name: (game.scored, game.clock) for name, game in REGISTRY.items()}
    assert counted == {
        "toy": ("lotus", "round"),
        "ankh": ("devotion", "event"),
        "kemet": ("points", "day"),
    }


def test_a_seat_has_the_score_of_its_side() -> None:
    g = ANKH.new(4, {}, 1)
    g.devotion = [5, 6, 7, 8]
    g.join(0, 1)
    g.leave(3)
    assert [ANKH.score(g, seat) for seat in range(4)] == [6, 6, 7, 0]


def test_points_that_can_be_lost_again_count() -> None:
    g = KEMET.new(2, {}, 1)
    g.points, g.temple[0] = [3, 1], 1
    assert [KEMET.score(g, seat) for seat in range(2)] == [3, 2]
