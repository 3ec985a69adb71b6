"""Positions of Ankh: what is sound loads as it was, what is not is refused with its place."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from shared.alterations import Alterations
from shared.positions import Schema, altered, check_refused, filled_in, moments, plain

from tawy.ankh.board import LAND, NAMES, SIDE_NAMES, WATERS
from tawy.ankh.data import FIGURE, GODS, GUARDIANS, SATET, TEMPLE, WARRIOR
from tawy.ankh.game import ANKH
from tawy.ankh.positions.schema import schema
from tawy.ankh.state import Ankh, Battle
from tawy.ankh.verbs import put_figure
from tawy.kernel.rng import Stream
from tawy.kernel.sets import members
from tawy.proof.cases import case_files
from tawy.proof.contract import new_play
from tawy.records.position import load

SCHEMA = Schema(ANKH, schema())
CASES = case_files([Path(__file__).parent / "cases"])
BOARD = {"B7": "isis god", "G8": "amun god", "C0": "ra god"}
THREE: dict[str, Any] = {
    "seats": 3,
    "at": "choose action",
    "turn": "isis",
    "facts": {"gods": ["isis", "amun", "ra"], "board": BOARD},
}
MERGED = ["isis", "amun", "isis"]
CAMELS = ["F6/G6", "G6/G7", "G7/H6", "H6/H7"]  # two parts of the East
BATTLE = {"at": "battle: choose cards", "facts.battle": {"region": "B7"}}
BATTLE["facts.board.A8"] = "amun warrior"


def three(changes: dict[str, Any]) -> dict[str, Any]:
    return altered(THREE, changes)


def facts(**changes: Any) -> dict[str, Any]:
    return {f"facts.{field.replace('__', '.')}": value for field, value in changes.items()}


# --- what is unsound

# fmt: off
UNSOUND: list[tuple[dict[str, Any], str, str]] = [
    # words and fields
    (facts(gods=["isis", "amun", "horus"]), "facts.gods[2]", "not 'horus'; known: amun"),
    (facts(gods=["isis", "amun", "isis"]), "facts.gods[2]", "two seats have one god: isis"),
    (facts(gods=["isis", "amun"]), "facts.gods", "wants 3 entries, not 2"),
    (facts(weather=1), "facts.weather", "no such field"),
    (facts(board={"Z9": "isis god"}), "facts.board.Z9", "not 'Z9'; known"),
    (facts(board__A4=7), "facts.board.A4", "wants a text"),
    (facts(board__A4="isis warriors"), "facts.board.A4", "not 'warriors'; known: god, warrior"),
    (facts(board__A4="isis warrior n-ne"), "facts.board.A4", "wants a god and a figure"),
    (facts(board__A4="isis"), "facts.board.A4", "wants a god and a figure, not 'isis'"),
    (facts(board__A4="none warrior"), "facts.board.A4", "not 'none'; known: isis, amun, ra"),
    (facts(board__A4="temple isis amun"), "facts.board.A4", "who controls it"),
    (facts(board__A4="isis scorpion"), "facts.board.A4", "a scorpion has its aim; known: n-ne"),
    (facts(board__A4="isis scorpion up"), "facts.board.A4", "not 'up'; known: n-ne"),
    (facts(board__A4="tile, tile"), "facts.board.A4", "one tile for a space"),
    (facts(camels=["A4/A5", "A4/A5"]), "facts.camels[1]", "twice"),
    (facts(camels=["none"]), "facts.camels[0]", "not 'none'"),
    (facts(order={"9": "A1"}), "facts.order.9", "no such token; known: 1"),
    (facts(order={"1": "E6"}), "facts.order.1", "E6 is water"),
    (facts(turn="osiris"), "facts.turn", "not 'osiris'; known: isis, amun, ra"),
    (facts(amun="up"), "facts.amun", "must be true or false"),
    (facts(sides__isis={"devotion": -1}), "facts.sides.isis.devotion", "not between 0 and 31"),
    (facts(sides__isis={"devotion": 32}), "facts.sides.isis.devotion", "not between 0 and 31"),
    (facts(sides__isis={"followers": -1}), "facts.sides.isis.followers", "not between 0"),
    (facts(sides__isis={"powers": ["revered"] * 2}), "facts.sides.isis.powers[1]", "twice"),
    (facts(sides__isis={"used": ["ace"]}), "facts.sides.isis.used[0]", "known: flood"),
    (facts(sides__isis={"guardians": {"god": 1}}), "facts.sides.isis.guardians.god", "cat-mummy"),
    (facts(sides__osiris={}), "facts.sides.osiris", "known: isis, amun, ra"),
    (facts(markers={"move": 5}), "facts.markers.move", "5 is not between 0 and 4"),
    (facts(event=19), "facts.event", "not between 0 and 18"),
    (facts(stock=[1, 1]), "facts.stock", "must have 3 numbers, not 2"),
    (facts(stock=[1, "x", 1]), "facts.stock[1]", "must be a number"),
    (facts(guardians=["apep", None, None]), "facts.guardians[0]", "no guardian of level 1"),
    (facts(action={"picked": "cheese"}), "facts.action.picked", "known: a space"),
    # the table
    (facts(scenario="old-kingdom-2"), "facts.scenario", "is for 2 players, not 3"),
    ({"at*": None, "turn*": None}, "facts.board", "the set-up is still to come"),
    (facts(gods=["isis", "amun", None], board={"B7": "isis god"}), "facts.gods[2]", "wants a god"),
    ({"sides": ["isis", "isis", "isis"]}, "sides[2]", "two gods at most are one side"),
    (facts(guardians=["satet", "apep", "scorpion"], board__A4="ra cat-mummy"),
     "facts.guardians[0]", "satet is in use, but somebody has a cat-mummy"),
    (facts(board__A4="ra apep", board__A5="ra mummy"), "facts.guardians[1]", "is in use"),
    (facts(sides__ra={"guardians": {"satet": 3}}), "facts.guardians[0]", "there are 2"),
    (facts(stock=[1, 2, 2]), "facts.stock[0]", "there are 2"),
    (facts(board__A4="ra satet", stock=[2, 2, 2]), "facts.stock[0]", "the sides have 1 of satet"),
    # the board
    (facts(board__E6="isis warrior"), "facts.board.E6", "in the water; only an apep may"),
    (facts(board__E6="temple"), "facts.board.E6", "wants an empty land space"),
    (facts(board__A4="isis warrior, temple"), "facts.board.A4", "wants an empty land space"),
    (facts(board__A4="isis warrior, ra warrior"), "facts.board.A4", "two figures"),
    (facts(board__A4="isis god"), "facts.board", "2 god figures of isis"),
    ({"facts.board.B7*": None}, "facts.board", "0 god figures of isis; write one"),
    (facts(board__A4="sun"), "facts.board.A4", "a sun without a figure"),
    (facts(board__A4="isis warrior, sun"), "facts.board.A4", "not of ra, who has Ra's power"),
    (facts(board__C0="ra god, sun"), "facts.board.C0", "a sun on a god figure"),
    (facts(gods=["isis", "amun", "osiris"], board__C0="osiris god", board__A4="isis warrior, sun"),
     "facts.board.A4", "Ra is not in the game"),
    (facts(**{f"board__A{i}": "ra warrior, sun" for i in (2, 3, 4, 5)}), "facts.board", "4 suns"),
    (facts(board__A4="tile"), "facts.board.A4", "Osiris is not in the game"),
    (facts(gods=["isis", "amun", "osiris"], board__C0="osiris god", board__A4="tile, temple"),
     "facts.board.A4", "under a monument"),
    (facts(gods=["isis", "amun", "osiris"], board__C0="osiris god", board__E6="tile"),
     "facts.board.E6", "in the water"),
    (facts(trapped=["isis"]), "facts.trapped[0]", "Anubis is not in the game"),
    (facts(gods=["isis", "amun", "anubis"], board__C0="anubis god", trapped=["anubis"]),
     "facts.trapped[0]", "he traps enemies"),
    (facts(gods=["isis", "amun", "anubis"], board__C0="anubis god", trapped=["isis"] * 4),
     "facts.trapped", "Anubis has 3 slots"),
    (facts(camels=["A4/A5"]), "facts.camels", "the camel on A4/A5 parts no two regions"),
    (facts(camels=["J2/K2", "J2/K3"]), "facts.camels", "a region of 2 (K2 K3)"),
    (facts(camels=CAMELS, order={"1": "A1", "2": "C0", "3": "I5"}), "facts.order",
     "no token for the region of"),
    (facts(order={"1": "A1", "2": "A2", "3": "C0"}), "facts.order.2", "has token 1 already"),
    # the sides
    (facts(sides__isis={"warriors": 5}), "facts.sides.isis.warriors", "5 on the board"),
    (facts(sides__isis={"ankhs": 10}), "facts.sides.isis.ankhs", "there are 9"),
    (facts(board__A4="isis mummy", sides__isis={"guardians": {"satet": 2}}),
     "facts.sides.isis.guardians", "3 guardians with small bases; a god has 2"),
    (facts(sides__isis={"powers": ["resplendent"]}), "facts.sides.isis.powers",
     "one of level 2 before two of level 1"),
    (facts(sides__isis={"powers": ["revered", "inspiring", "commanding"]}),
     "facts.sides.isis.powers", "3 of level 1"),
    (facts(sides__isis={"devotion": 31}), "facts.sides.isis.devotion", "the game is over"),
    (facts(conflicts=4), "facts.sides.isis.devotion", "in the red"),
    (facts(sides__isis={"used": ["cycle"]}), "facts.sides.isis.used", "come back to the hand"),
    (facts(ranking=["isis", "amun"]), "facts.ranking", "every side in the game once"),
    (facts(ranking=["isis", "amun", "ra"], sides__isis={"devotion": 3}), "facts.ranking",
     "from least to most"),
    ({"sides": MERGED, **facts(sides__ra={"followers": 2})}, "facts.board.C0",
     "ra has no pieces any more"),
    ({"sides": MERGED, "facts.board.C0*": None, **facts(sides__ra={"followers": 2})},
     "facts.sides.ra", "with its partner"),
    # turn and events
    (facts(markers={"move": 4}), "facts.markers.move", "write 3 or less"),
    (facts(event=4, conflicts=0), "facts.event", "these do: [0, 1, 2, 3]"),
    ({"at": "caravan", **facts(event=4)}, "facts.event", "these do: [5, 9, 13]"),
    ({"sides": MERGED, "facts.board.C0*": None, **facts(conflicts=2)}, "facts.conflicts",
     "these do: [3, 4]"),
    (facts(tiebreaker="isis"), "facts.tiebreaker", "none is running"),
    (facts(ready=True), "facts.ready", "nobody holds the tiebreaker"),
    (facts(amun=False), "facts.amun", "only in a conflict"),
    (facts(action={"name": "move"}), "facts.action.name", "none was taken yet"),
    (facts(action={"name": "unlock", "deeds": 1}), "facts.action.name", "no action is chosen"),
    ({"at": "summon", **facts(action={"name": "move", "deeds": 1})}, "facts.action.name",
     "move is not running, but summon"),
    (facts(action={"line": ["A4/A5"]}), "facts.action.line", "no caravan"),
    # battles
    (facts(battle={"region": "B7"}), "facts.battle", "no battle is fought"),
    ({"at": "battle"}, "facts.battle", "say at least in which region"),
    ({"at": "battle", **facts(battle={"region": "E6"})}, "facts.battle.region", "is water"),
    ({"at": "battle", **facts(battle={"region": "B7"})}, "facts.battle.fighters", "two sides"),
    ({**BATTLE, **facts(battle__cards=[["flood"]])}, "facts.battle.cards", "each of 3 seats"),
    ({**BATTLE, **facts(battle__cards=[["ace"], [], []])}, "facts.battle.cards[0]", "known: flood"),
    ({**BATTLE, **facts(battle__cards=[["flood", "build"], [], []])}, "facts.battle.cards[0]",
     "2 cards; 1 at most here"),
    ({**BATTLE, **facts(battle__cards=[["flood"], [], []], sides__isis={"used": []})},
     "facts.sides.isis.used", "flood lies in the battle"),
    ({**BATTLE, **facts(battle__two="isis")}, "facts.battle.two", "for Amun"),
    ({**BATTLE, **facts(battle__winner="ra")}, "facts.battle.winner", "does not fight"),
    ({**BATTLE, **facts(battle__fighters=["isis", "isis"])}, "facts.battle.fighters", "twice"),
    ({**BATTLE, **facts(battle__queue=["isis", "isis"])}, "facts.battle.queue", "twice"),
    ({**BATTLE, **facts(battle__queue=["isis", 3])}, "facts.battle.queue[1]", "not 3"),
    ({**BATTLE, **facts(battle__queue=["B7"])}, "facts.battle.queue[0]", "wants a side"),
    ({**BATTLE, **facts(battle__dying=["B7"])}, "facts.battle.dying", "gods never die"),
    ({**BATTLE, **facts(battle__bids=[1])}, "facts.battle.bids", "must have 3 numbers"),
    ({**BATTLE, **facts(battle__stage=9)}, "facts.battle.stage", "not between 0 and 4"),
    ({**BATTLE, "at": "save", **facts(battle__dying=["A7"], board__A7="isis warrior")},
     "facts.battle.queue", "that may be saved"),
    # caravans
    ({"at": "keep token", **facts(event=5, action={"parts": ["A1"]})}, "facts.action.parts",
     "wants the two regions"),
]
# fmt: on


@pytest.mark.parametrize(("changes", "place", "reason"), UNSOUND)
def test_what_is_unsound_is_refused(changes: dict[str, Any], place: str, reason: str) -> None:
    """ANKH-Q-97, ANKH-Q-98: the error names the place and what is wrong there."""
    check_refused(ANKH, three(changes), place, reason)


STACK: list[dict[str, Any]] = [
    {"rule": "match", "then": "end"}, {"rule": "play", "then": "pass on"},
    {"rule": "turn", "seat": "isis", "then": "act"},
    {"rule": "act", "seat": "isis", "then": "trigger"},
]  # fmt: skip
MOVING = [*STACK, {"rule": "move", "seat": "isis"}]
FIGHTING = [
    *STACK[:3], {"rule": "act", "seat": "isis", "then": "reset"},
    {"rule": "conflict", "seat": "isis", "then": "regions"},
    {"rule": "region", "seat": "isis", "then": "end"}, {"rule": "battle", "then": "reveal"},
    {"rule": "choose cards", "open-to": ["isis", "amun"]},
]  # fmt: skip


@pytest.mark.parametrize(
    ("stack", "more", "place", "reason"),
    [
        (MOVING[4:], {}, "stack[0]", "'move' runs on top of act: trigger"),
        ([*MOVING[:4], {"rule": "move", "seat": "ra"}], {}, "stack[4].seat", "whose turn it is"),
        ([*MOVING, {"rule": "move to", "seat": "isis"}], {}, "facts.action.picked", "'move to'"),
        ([*MOVING, {"rule": "aim", "seat": "isis"}], {}, "facts.action.aiming", "the figure"),
        (FIGHTING, {}, "stack[7].open-to", "must be the seats"),
    ],
)
def test_a_stack_that_cannot_be_is_refused(
    stack: list[dict[str, Any]], more: dict[str, Any], place: str, reason: str
) -> None:
    position = three({"at*": None, "turn*": None, "stack": stack, **more})
    check_refused(ANKH, position, place, reason)


def test_a_picked_figure_is_named_by_its_space() -> None:
    stack = [*MOVING, {"rule": "move to", "seat": "isis"}]
    changes = {"at*": None, "turn*": None, "stack": stack}
    g = load(ANKH, three({**changes, **facts(action={"picked": "B7"})}))
    assert ANKH.dump(g)["action"]["picked"] == "B7"  # type: ignore[index]


JUNK: list[Any] = [
    None, -1, 0, 1, 2, 3, 7, 99, "", "x", "none", "C4", "isis", "ra", "isis god", "ra warrior",
    "temple", "temple isis", "tile", "sun", "apep", "flood", "revered", "A4/A5", "move", [], {},
    True, False, 1.5,
]  # fmt: skip
ALTERATIONS = Alterations(ANKH, JUNK, NAMES + GODS.words + FIGURE.words + SIDE_NAMES)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_altered_is_taken_or_refused_and_breaks_nothing(seats: int) -> None:
    """What is taken is played on under the contract; nothing else than BadInput comes out."""
    originals = [plain(ANKH, g) for g in long_game(seats, f"altered {seats}")]
    ALTERATIONS.check(originals, Stream(f"altered {seats}"))


# --- what is left out


@pytest.mark.parametrize(
    ("changes", "place", "value"),
    [
        ({}, "event", 0),
        (facts(conflicts=2), "event", 8),
        (facts(event=9), "conflicts", 2),
        ({"at": "caravan"}, "event", 5),
        ({"at": "conflict: regions"}, "event", 4),
        ({"sides": MERGED, "facts.board.C0*": None}, "conflicts", 3),
        (facts(board__A4="ra satet"), "guardians", ["satet", "mummy", "scorpion"]),
        (facts(board__A4="ra satet"), "stock", [1, 2, 2]),
        (facts(sides__ra={"devotion": 2}), "ranking", ["amun", "isis", "ra"]),
        ({"at": "summon"}, "action.name", "summon"),
        (facts(board__A4="isis warrior"), "sides.isis.warriors", 5),
        (facts(board__A4="temple isis"), "sides.isis.ankhs", 8),
        ({**BATTLE, **facts(battle__cards=[["flood"], [], []])}, "sides.isis.used", ["flood"]),
    ],
)
def test_what_is_left_out_follows(changes: dict[str, Any], place: str, value: object) -> None:
    assert filled_in(ANKH, three(changes), place) == value


# --- what is sound


def long_game(seats: int, name: str, choosing: bool = False) -> Iterator[Ankh]:
    """Some moments of one that goes on after forgetting."""
    settings = {"god1": "choose", "god2": "choose"} if choosing else {}
    play = new_play(ANKH, seats, settings, name, open_chance=choosing)
    return moments(play, name, 7, raise_devotion)


def raise_devotion(g: Ankh) -> None:
    if g.conflicts == 3 and max(g.devotion) < 14 and g.tiebreaker < 0:
        g.devotion = [devotion + 14 for devotion in g.devotion]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_positions_of_real_games_load_and_fit_the_schema(seats: int) -> None:
    for number in range(3):
        for g in long_game(seats, f"{seats}-{number}", number == 0):
            SCHEMA.check_real(g)


def test_the_example_of_the_page_is_sound() -> None:
    assert SCHEMA.example().conflicts == 1


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
        {"turn": "horus"},
        facts(weather=1),
        facts(gods=["horus", "isis", "ra"]),
        facts(board={"Z9": "isis god"}),
        facts(board__A4="isis scorpion"),
        facts(board__A4="isis"),
        facts(camels=["A4/Z5"]),
        facts(event=19),
        facts(guardians=["apep", None, None]),
        facts(sides__isis={"devotion": 32}),
        facts(sides__isis={"powers": ["flight"]}),
        facts(battle={"fighters": ["isis"]}),
        facts(battle={"region": "B7", "queue": [1]}),
        facts(action={"picked": 3}),
        {"stack": [{"seat": "isis"}]},
        {"result": {"ending": "top"}},
    ],
)
def test_the_schema_refuses_wrong_words(changes: dict[str, Any]) -> None:
    """And so does the reader."""
    SCHEMA.check_wrong_words(THREE, changes)


# --- pieces


def rich() -> Ankh:
    board = {
        "A2": "anubis god", "A4": "anubis satet", "B7": "isis god", "A8": "isis warrior",
        "C0": "ra god", "C1": "ra warrior, sun", "G8": "osiris god", "G5": "tile",
        "B4": "temple isis", "B2": "obelisk",
    }  # fmt: skip
    told = {"gods": ["isis", "anubis", "ra", "osiris"], "board": board, "trapped": ["isis"]}
    told["sides"] = {"ra": {"guardians": {"satet": 1}}}
    return load(ANKH, {"seats": 4, "at": "choose action", "turn": "isis", "facts": told})


def drop_figure(g: Ankh, word: int) -> None:
    space = next(s for s in members(g.all_figures()) if g.kind_at(s) == word)
    g.held[g.side_at(space)] &= ~(1 << space)
    g.figure[space] = -1


FREE = members(LAND)[-1]


def play_without_taking(g: Ankh) -> None:
    g.battle = Battle(0, [0, 1], g.seats)
    g.battle.cards[0] = g.hand[0] & -g.hand[0]


FAULTS: dict[str, Any] = {
    "a warrior is lost from the board": lambda g: drop_figure(g, WARRIOR),
    "a warrior is lost from the pool": lambda g: g.warriors.__setitem__(0, 3),
    "a warrior is doubled": lambda g: put_figure(g, 0, WARRIOR, FREE),
    "a trapped warrior is lost": lambda g: g.trapped.clear(),
    "a god is lost": lambda g: drop_figure(g, 0),
    "a god is doubled": lambda g: put_figure(g, 0, 0, FREE),
    "a guardian is lost from the board": lambda g: drop_figure(g, SATET),
    "a guardian is doubled": lambda g: put_figure(g, 0, SATET, FREE),
    "a guardian is lost from the pool": lambda g: g.beasts.__setitem__(2 * GUARDIANS + 1, 0),
    "a guardian is lost from its card": lambda g: g.stock.__setitem__(1, 0),
    "an ankh token is lost": lambda g: g.ankhs.__setitem__(0, 7),
    "an ankh token is doubled": lambda g: g.ankhs.__setitem__(0, 9),
    "a token lies on no monument": lambda g: g.stones.__setitem__(TEMPLE, 0),
    "a card is doubled": lambda g: g.hand.__setitem__(0, g.hand[0] | 1 << 9),
    "a sun stays where nobody is": lambda g: setattr(g, "sunny", 1 << FREE),
    "a tile lies in the water": lambda g: setattr(g, "tiles", WATERS & -WATERS),
    "an order token is doubled": lambda g: setattr(g, "token", [1, 1, 2]),
    "the tiles stay without Osiris": lambda g: g.divine.__setitem__(3, 0),
    "the slots stay without Anubis": lambda g: g.divine.__setitem__(1, 0),
    "the suns stay without Ra": lambda g: g.divine.__setitem__(2, 0),
    "a played card is in hand too": play_without_taking,
    "a forgotten god keeps its pieces": lambda g: g.leave(0),
    "a merged god keeps its pieces": lambda g: g.join(0, 1),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_lost_or_doubled_piece_is_found(fault: str) -> None:
    """ANKH-Q-97."""
    g = rich()
    before = ANKH.pieces(g)
    FAULTS[fault](g)
    assert ANKH.pieces(g) != before


def test_pieces_are_what_the_box_holds() -> None:
    """ANKH-COMP-03, ANKH-COMP-05, ANKH-COMP-07, ANKH-COMP-09: before the set-up already."""
    for g in [rich(), *long_game(4, "box", choosing=True)]:
        found = ANKH.pieces(g)
        assert [found[kind] for kind in ("obelisk", "camels", "order tokens")] == [10, 30, 8]
        assert [found[kind] for kind in ("suns", "tiles", "satet", "apep")] == [3, 3, 3, 2]
        own = ("god figures", "warriors", "ankh tokens", "cards")
        for seat in range(1, 5):
            assert [found[f"{kind} of player{seat}"] for kind in own] == [1, 6, 15, 7]


def test_the_published_schema_is_the_one_of_the_tables() -> None:
    """`tawy position schema ankh > docs/ankh-position.schema.json` writes it anew."""
    SCHEMA.check_published()
