"""Positions of Kemet: what is sound loads as it was, what is not is refused with its place."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from kemet_unfitting import RUNNING
from kemet_unsound import (
    CHOSEN,
    FACTS,
    TWO,
    chosen,
    decided,
    facts,
    fight,
    march,
    moment,
    tiles,
    two,
)
from shared import positions
from shared.alterations import Alterations, play_on
from shared.positions import Schema, check_refused, filled_in

from tawy.facts.schema import moments as moments_of
from tawy.kemet.board import NAMES
from tawy.kemet.data import INTERVENTION, TILE
from tawy.kemet.game import KEMET
from tawy.kemet.positions.schema import schema
from tawy.kemet.state import Kemet
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream
from tawy.proof.cases import case_files
from tawy.proof.contract import new_play
from tawy.records.position import load

SCHEMA = Schema(KEMET, schema())
MOMENTS = moments_of(KEMET)
CASES = case_files([Path(__file__).parent / "cases"])


@pytest.mark.parametrize(("changes", "place", "reason"), FACTS + RUNNING)
def test_what_is_unsound_is_refused(changes: dict[str, Any], place: str, reason: str) -> None:
    """KEMET-Q-59: the error names the place and what is wrong there."""
    check_refused(KEMET, two(changes), place, reason)


# --- stacks

PLAY: list[dict[str, Any]] = [{"rule": "match", "then": "end"}, {"rule": "play", "then": "day"}]
DAY = [*PLAY, {"rule": "turn", "seat": "player1", "then": "act"}]
MOVING = [*DAY, {"rule": "move", "seat": "player1", "then": "march"}]
FIGHTING = [
    *MOVING, {"rule": "battles", "seat": "player1", "then": "fight"},
    {"rule": "fight", "seat": "player1", "then": "strike first"},
]  # fmt: skip
NIGHT = [PLAY[0], {"rule": "play", "then": "dawn"}, {"rule": "night", "then": "draw cards"}]
VETOED = {"rule": "veto", "open-to": ["player2"]}
FIRED = {"rule": "intervention", "seat": "player1", "then": "veto"}
ASKED = {"facts.board.obelisk-12": "player2 4, player1 3"}


@pytest.mark.parametrize(
    ("stack", "more", "place", "reason"),
    [
        (DAY[2:], {}, "stack[0]", "'turn' runs on top of play: day; write that before it"),
        ([*DAY, {"rule": "march on", "seat": "player1"}], {}, "stack[3]", "on top of move: march"),
        ([*MOVING, {"rule": "march on", "seat": "player2"}], {}, "stack[4].seat", "below it"),
        ([*NIGHT, {"rule": "draw cards"}], {}, "stack[3].seat", "wants the seat"),
        ([*DAY[:2], {**DAY[2], "done": ["player1"]}], {}, "stack[2].done", "one after the other"),
        ([*NIGHT[:2], {**NIGHT[2], "done": ["player2"]}], {}, "stack[2].done", "the first ones"),
        (
            [*NIGHT[:2], {**NIGHT[2], "done": ["player1", "player2"]},
             {"rule": "draw cards", "seat": "player1"}],
            {}, "stack[2].done", "up to the one who is asked now, who is player1",
        ),
        (
            [*FIGHTING, {"rule": "intervention", "seat": "player2", "then": "end"},
             {"rule": "battles", "seat": "player2", "then": "fight"}],
            ASKED, "stack[7]", "an Escape waits for Vetoes",
        ),
        (
            [*FIGHTING, {"rule": "intervention", "seat": "player2", "then": "end"},
             {"rule": "rehoming"}],
            ASKED, "stack[7]", "an Escape waits for Vetoes",
        ),
        ([*DAY, FIRED, VETOED], {}, "stack[4]", "missing or wrong"),
        ([*FIGHTING, {"rule": "escape", "open-to": ["player2"]}], {}, "stack[6]", "are missing"),
        ([*FIGHTING, {"rule": "escape"}], ASKED, "stack[6]", "missing or wrong"),
    ],
)  # fmt: skip
def test_a_stack_that_cannot_be_is_refused(
    stack: list[dict[str, Any]], more: dict[str, Any], place: str, reason: str
) -> None:
    position = two({"at*": None, "turn*": None, "stack": stack, **more})
    check_refused(KEMET, position, place, reason)


# --- what is left out


@pytest.mark.parametrize(
    ("changes", "place", "value"),
    [
        ({}, "order", ["player1", "player2"]),
        ({}, "day", 1),
        ({}, "seats.player2.city", "city-2"),
        ({}, "seats.player1.left", 5),
        (facts(p1__covered=["raise", "pray-1"]), "seats.player1.left", 3),
        (facts(p2__left=0), "seats.player2.covered",
         ["pray-1", "raise", "pray-2", "move-3", "recruit"]),
        (facts(tokens={"placed": True}), "seats.player1.left", 4),
        (tiles("act-of-god", "divine-will"), "tokens.silver", True),
        (tiles("act-of-god", "divine-will"), "tokens.gold", True),
        (tiles("sphinx"), "seats.player1.points", 1),
        (tiles("sphinx"), "supply.blue.sphinx", None),
        (facts(p1__battles=2), "seats.player1.points", 2),
        (tiles("defensive-strategy"), "seats.player1.removed", ["cavalry-blitz"]),
        (facts(p1__discard=["chariot-raid", "shield-push"], p1__hidden=["shield-push"]),
         "seats.player1.shown", ["chariot-raid"]),
        (facts(board={"west-temple-2": "player2 1"}), "temples.west-temple-2", "player2"),
        (moment("buy", p1__covered=["buy-red"], p1__prayer=5), "running.colour", "red"),
        (moment("set order", p2__points=1), "day", 1),
        (moment("set order", p2__points=1), "seats.player1.left", 0),
        (fight("fight: choose cards"), "battle.fought", True),
        (fight("fight: choose cards"), "march.over", True),
        (fight("battles"), "running.attacker", "player1"),
        (fight("escape", "player2", p2__interventions={"veto": 1}), "turn", "player1"),
        (decided("lose", "player2", winner=None), "battle.winner", "player1"),
        (decided("drive", units=[0, 0]), "battle.units", [3, 4]),
        (chosen("pay for", cards=[{"war-fury": 2}, {}], pile__war_fury=2, p1__prayer=1),
         "battle.revealed", True),
        (chosen("fight: wound"), "seats.player1.shown", ["chariot-raid"]),
    ],
)  # fmt: skip
def test_what_is_left_out_follows(changes: dict[str, Any], place: str, value: object) -> None:
    assert filled_in(KEMET, two(changes), place) == value


def test_a_token_that_was_just_bought_waits_for_the_next_turn() -> None:
    """KEMET-DAY-26: bought with the silver token, before the ordinary one."""
    told = {"placed": False, "silver": False, "gold": False, "over": False}
    bought = facts(p1__covered=["buy-blue"], p1__left=5, tokens=told)
    g = load(KEMET, two({**tiles("act-of-god", "divine-will"), **bought}))
    assert KEMET.dump(g)["tokens"] == told


def test_a_move_that_came_upon_enemies_is_over_with_its_battle() -> None:
    """KEMET-MOVE-16: so a case need not say more than the second troop."""
    g = load(KEMET, two(fight("fight: choose cards")))
    assert g.march is not None
    assert g.march.visited == 1 << NAMES.index("obelisk-12")


# --- what is sound


def moments(seats: int, name: str, every: int = 9, **settings: str) -> Iterator[Kemet]:
    """Some moments of a random game, and its end."""
    play = new_play(KEMET, seats, {"max_days": "6", **settings}, name, open_chance=seats == 3)
    return positions.moments(play, name, every)


def plain(g: Kemet) -> dict[str, Any]:
    return positions.plain(KEMET, g)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("discards", ["unused-down", "all-up"])
def test_positions_of_real_games_load_and_fit_the_schema(seats: int, discards: str) -> None:
    for g in moments(seats, f"{seats}-{discards}", discards=discards):
        SCHEMA.check_real(g)


# --- what is altered

JUNK: list[Any] = [
    None, -1, 0, 1, 2, 3, 7, 99, "", "x", "none", "player1", "player2", "city-1", "city-1a",
    "front-2", "player1 3", "player2 5 phoenix", "player1 2, player2 3", "2 city-2b", "0", "veto",
    "escape", "chariot-raid", "vision", "mummy", "white", "player1 white", [], {}, True, False, 1.5,
]  # fmt: skip


ALTERATIONS = Alterations(KEMET, JUNK, NAMES + INTERVENTION.words + TILE.words)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_altered_is_taken_or_refused_and_breaks_nothing(seats: int) -> None:
    """What is taken is played on under the contract; nothing else than BadInput comes out."""
    originals = [plain(g) for g in moments(seats, f"altered {seats}", every=3 * seats)]
    ALTERATIONS.check(originals, Stream(f"altered {seats}"))


@pytest.mark.parametrize("seats", [2, 4])
def test_any_moment_may_be_asked_for(seats: int) -> None:
    """As authors of cases do: facts of one moment, `at` another, without what steps remember."""
    stream, taken = Stream(f"at {seats}"), 0
    forgotten = ["turn", "tokens", "running", "march", "announced", "battle", "day", "coming"]
    for g in moments(seats, f"at {seats}", every=5 * seats):
        for _ in range(10):
            position = plain(g)
            position = {"seats": seats, "facts": position["facts"], "at": stream.pick(MOMENTS)}
            position["turn"] = f"player{stream.below(seats) + 1}"
            for field in forgotten:
                if stream.below(12):
                    del position["facts"][field]
            for told in position["facts"]["seats"].values():
                del told["left"], told["covered"]
            try:
                loaded = load(KEMET, position)
            except BadInput:
                continue
            taken += 1
            play_on(KEMET, loaded, stream, whole=taken % 8 == 0)
    assert taken > 15


# --- the schema


def test_the_schema_is_one() -> None:
    SCHEMA.check()


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_positions_of_cases_fit_the_schema(path: Path) -> None:
    SCHEMA.check_case(path)


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"at": "lunch"},
        {"turn": "player9"},
        facts(weather=1),
        facts(board={"front-9": "player1 1"}),
        facts(board__front_1="player1"),
        facts(board__front_1="player1 0"),
        facts(board__front_1="player1 13"),
        facts(board__front_1="player1 2 hippo"),
        facts(board__front_1="player1 2, player2 2, player3 2"),
        facts(highest=1),
        facts(day=-1),
        facts(order=["player1", "player1"]),
        facts(p1__pyramids={"green": "1"}),
        facts(p1__pyramids={"white": "5 city-1a"}),
        facts(p1__prayer=12),
        facts(p1__tiles=["priest", "priest"]),
        facts(p1__covered=["chess"]),
        facts(p1__interventions={"veto": 3}),
        facts(supply={"red": {"priest": 1}}),
        facts(tokens={"placed": 1}),
        facts(running={"queue": [1]}),
        facts(march={"steps": "far"}),
        facts(announced={"seat": "player1"}),
        facts(battle={"space": "front-1"}),
        facts(battle={**CHOSEN, "played": ["chariot-raid"]}),
        {"stack": [{"seat": "player1"}]},
        {"result": {"ending": "goal"}},
    ],
)
def test_the_schema_refuses_wrong_words(changes: dict[str, Any]) -> None:
    """And so does the reader."""
    SCHEMA.check_wrong_words(TWO, changes)


def test_whatever_loads_fits_the_schema() -> None:
    """The reader takes nothing of a form that the schema does not know."""
    stream = Stream("form")
    others = [plain(g) for g in moments(3, "form", every=40)]
    for _ in range(150):
        position = deepcopy(stream.pick(others))
        ALTERATIONS.alter(position, others, stream)
        try:
            load(KEMET, position)
        except BadInput:
            continue
        assert SCHEMA.fits(position), position


def test_the_published_schema_is_the_one_of_the_tables() -> None:
    """`tawy position schema kemet > docs/kemet-position.schema.json` writes it anew."""
    SCHEMA.check_published()


def test_the_example_of_the_page_is_sound() -> None:
    assert SCHEMA.example().day == 3


def test_a_move_may_be_written_in_the_middle() -> None:
    g = load(KEMET, two(march("step to", space="front-1", units=2)))
    assert [KEMET.words(g, o) for o in KEMET.engine.legal(g, 0)][:1] == ["to city-1a"]
