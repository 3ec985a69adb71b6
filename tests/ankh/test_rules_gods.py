"""Merging, with every god as the higher and as the lower one."""

from itertools import permutations
from typing import Any

import pytest

from tawy.ankh import choices as c
from tawy.ankh.board import NAMES
from tawy.ankh.data import AMUN, GODS, ISIS, OSIRIS, RA
from tawy.ankh.flow import numbers as n
from tawy.ankh.game import ANKH
from tawy.ankh.state import Ankh
from tawy.kernel.options import option, verb_of
from tawy.kernel.rng import stretch
from tawy.kernel.sets import BIT
from tawy.records.play import Header, Play
from tawy.records.record import say

PAIRS = list(permutations(GODS.words, 2))
HIGHER, LOWER, OTHER = 0, 1, 2


def start(position: dict[str, object]) -> Play[Ankh]:
    names = [f"player {i}" for i in range(int(str(position["seats"])))]
    header = Header(ANKH.name, ANKH.version, names, "test", stretch("x"))
    header.position = position
    return Play(ANKH, header, open_chance=True)


def three_gods(higher: str, lower: str, at: str, **facts: Any) -> dict[str, object]:
    """Three gods: the higher one, the lower one and another, with pieces of each."""
    other = next(god for god in GODS.words if god not in (higher, lower))
    board = {
        "A5": f"{higher} god", "A6": f"{higher} warrior", "B7": f"temple {higher}",
        "C0": f"{lower} god", "D1": f"{lower} warrior", "D2": f"{lower} warrior",
        "I4": f"{lower} satet", "G2": f"obelisk {lower}", "G8": f"pyramid {lower}",
        "I6": f"{other} god", "I8": f"{other} warrior", "H8": f"temple {other}",
    }  # fmt: skip
    if OSIRIS in (GODS.words.index(higher), GODS.words.index(lower)):
        board["C8"] = "tile"
    if lower == "ra":
        board["D2"] += ", sun"
        board["I4"] += ", sun"
    sides = {
        higher: {"devotion": 9, "followers": 2, "powers": ["revered"], "used": ["flood"]},
        lower: {"devotion": 7, "followers": 3, "powers": ["omnipresent"], "used": ["build"]},
        other: {"devotion": 12},
    }
    return {
        "game": "ankh", "seats": 3, "settings": {}, "at": at, "turn": other,
        "facts": {
            "gods": [higher, lower, other], "board": board, "sides": sides, "conflicts": 3,
            "action": {"name": "move", "deeds": 1, "fired": True}, **facts,
        },
    }  # fmt: skip


def merged(higher: str, lower: str, **facts: Any) -> Play[Ankh]:
    """After the merge; the satet of the lower god was taken over."""
    play = start(three_gods(higher, lower, "merge", **facts))
    say(play, f"{higher} retain satet I4")
    return play


def at(space: str) -> int:
    return BIT[NAMES.index(space)]


@pytest.mark.parametrize(("higher", "lower"), PAIRS)
def test_the_lower_god_leaves(higher: str, lower: str) -> None:
    """ANKH-MERGE-03 ANKH-MERGE-04 ANKH-MERGE-26"""
    g = merged(higher, lower).state
    assert g.held[LOWER] == g.owned[LOWER] == 0
    assert g.warriors[LOWER] == g.ankhs[LOWER] == g.hand[LOWER] == 0
    assert g.all_stones() == at("B7") | at("H8")
    assert g.all_figures() == at("A5") | at("A6") | at("I4") | at("I6") | at("I8")
    assert g.held[OTHER] == at("I6") | at("I8")
    assert (g.warriors[OTHER], g.ankhs[OTHER], g.devotion[OTHER]) == (5, 8, 12)


@pytest.mark.parametrize(("higher", "lower"), PAIRS)
def test_the_higher_god_goes_on_for_both(higher: str, lower: str) -> None:
    """ANKH-MERGE-05 ANKH-MERGE-08 ANKH-MERGE-10 ANKH-MERGE-12"""
    g = merged(higher, lower).state
    assert g.side == [HIGHER, HIGHER, OTHER]
    assert g.followers[HIGHER] == 5
    assert g.devotion[HIGHER] == 7
    assert g.ranking == [HIGHER, OTHER]
    assert g.warriors[HIGHER] == 5
    assert g.ankhs[HIGHER] == 8
    assert g.powers[HIGHER].bit_count() == 1


@pytest.mark.parametrize(("higher", "lower"), PAIRS)
def test_each_has_one_action_of_any_row(higher: str, lower: str) -> None:
    """ANKH-MERGE-13 ANKH-MERGE-15 ANKH-Q-56 ANKH-Q-57"""
    play = merged(higher, lower)
    g, engine = play.state, ANKH.engine
    for seat, god in enumerate([higher, lower]):
        assert engine.awaited(g) == [seat]
        assert engine.legal(g, seat) == [option(c.ACTION, action) for action in range(4)]
        say(play, f"{god} action followers")
    assert engine.awaited(g) == [OTHER]


@pytest.mark.parametrize(("higher", "lower"), PAIRS)
def test_both_god_powers_work(higher: str, lower: str) -> None:
    """ANKH-MERGE-11 ANKH-MERGE-16 ANKH-Q-59 ANKH-Q-104"""
    gods = [GODS.words.index(higher), GODS.words.index(lower)]
    play = merged(higher, lower)
    g = play.state
    for seat in (HIGHER, LOWER):
        word = (higher, lower)[seat]
        say(play, f"{word} action summon")
        if OSIRIS in gods and seat == LOWER:  # the tile is still free
            assert option(c.UNDERWORLD, 1) in ANKH.engine.legal(g, seat)
        say(play, f"{word} summon warrior {('A4', 'B4')[seat]}")
        if RA in gods:
            suns = 3 - g.sunny.bit_count()
            assert ANKH.engine.legal(g, seat) == [option(c.SUN), option(c.SHADE)]
            say(play, f"{word} sun")
            assert g.suns_left() == suns - 1
        if OSIRIS in gods:
            say(play, f"{word} done")
    assert ANKH.engine.awaited(g) == [OTHER]


@pytest.mark.parametrize(("higher", "lower"), PAIRS)
def test_a_battle_of_the_merged(higher: str, lower: str) -> None:
    """ANKH-MERGE-18 ANKH-MERGE-20 ANKH-MERGE-23 ANKH-Q-104

    One card (or two, with Amun) from the higher god's hand; Isis saves any of its figures; after
    the loss there is the tile of Osiris.
    """
    gods = [GODS.words.index(higher), GODS.words.index(lower)]
    other = next(god for god in GODS.words if god not in (higher, lower))
    position = three_gods(higher, lower, "battle")
    facts: Any = position["facts"]
    facts["battle"] = {"region": "I6"}
    facts["action"]["reached"] = 8
    facts["conflicts"] = 4
    facts["board"] = {
        "A5": f"{higher} god", "J5": f"{higher} warrior", "I6": f"{other} god",
        "G8": f"{higher} warrior",
    }  # fmt: skip
    facts["sides"][lower] = {}
    facts["sides"][higher]["devotion"], facts["sides"][other]["devotion"] = (
        21,
        23,
    )  # none in the red
    position["sides"] = [higher, higher, other]
    play = start(position)
    g = play.state
    if AMUN in gods:
        assert ANKH.engine.awaited(g) == [HIGHER]
        say(play, f"{higher} two cards")
        say(play, f"{higher} card cycle card miracle")
    else:
        if other == "amun":
            say(play, "amun one card")
        assert ANKH.engine.awaited(g) == [HIGHER, OTHER]
        assert option(c.CARD, 0) not in ANKH.engine.legal(g, HIGHER)  # used
        assert option(c.CARD, 1) in ANKH.engine.legal(g, HIGHER)  # only used by the lower god
        say(play, f"{higher} card cycle")
    say(play, f"{other} card chariots")
    if ISIS in gods:
        assert ANKH.engine.legal(g, HIGHER)[0] == option(c.SAVE, NAMES.index("J5"))
        say(play, f"{higher} save warrior J5")
    if other == "anubis":
        say(play, "anubis pass")
    if OSIRIS in gods:
        assert [verb_of(o) for o in ANKH.engine.legal(g, HIGHER)] == [c.TILE, c.PASS]
        say(play, f"{higher} pass")
    assert (g.held[HIGHER] & at("J5") != 0) == (ISIS in gods)
    assert g.battle is None
    assert g.stack[-1].rule == n.CHOOSE_ACTION


@pytest.mark.parametrize("god", [god for god in GODS.words if god != "anubis"])
@pytest.mark.parametrize("lower", [True, False])
def test_slots_of_a_merging_anubis(god: str, lower: bool) -> None:
    """ANKH-GOD-ANUBIS-12 ANKH-GOD-ANUBIS-13 ANKH-Q-60 ANKH-Q-85"""
    pair = (god, "anubis") if lower else ("anubis", god)
    other = next(g for g in GODS.words if g not in pair)
    g = merged(*pair, trapped=[god, other, god]).state
    assert g.trapped == [OTHER]
    assert g.warriors[HIGHER] == 5
    assert g.warriors[OTHER] == 4


@pytest.mark.parametrize("higher", [god for god in GODS.words if god != "ra"])
def test_the_suns_of_a_lower_ra(higher: str) -> None:
    """ANKH-Q-58 ANKH-Q-59: the satet keeps its sun, that of the warrior returns."""
    g = merged(higher, "ra").state
    assert g.sunny == at("I4")
    assert g.suns_left() == 2


@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_a_merged_god_is_forgotten_whole(one: str, two: str) -> None:
    """ANKH-FORGET-02 ANKH-FORGET-08 ANKH-Q-63 ANKH-Q-64"""
    gods = [god for god in GODS.words if god not in (one, two)][-2:]
    anubis, osiris = "anubis" in [one, two, *gods], "osiris" in [one, two, *gods]
    owner = 3 if gods[0] == "anubis" else 2
    position = {
        "game": "ankh", "seats": 4, "settings": {}, "at": "conflict: aftermath", "turn": two,
        "sides": [one, one, *gods],
        "facts": {
            "gods": [one, two, *gods], "conflicts": 4,
            "trapped": [gods[owner - 2]] if anubis else [],
            "action": {"name": "move", "deeds": 1, "fired": True},
            "sides": {gods[0]: {"devotion": 21}, gods[1]: {"devotion": 22}, one: {"devotion": 20}},
            "board": {
                "A5": f"{one} god", "A6": f"{one} satet", "B7": f"temple {one}",
                "C0": f"{gods[0]} god", "I5": f"{gods[1]} god",
                **({"E4": "tile"} if osiris else {}),
            },
        },
    }  # fmt: skip
    g = start(position).state
    assert g.side == [-1, -1, 2, 3]
    assert g.ranking == [2, 3]
    assert g.all_figures() == at("C0") | at("I5")
    assert g.all_stones() == 0
    assert g.tiles == (at("E4") if "osiris" in gods else 0)
    assert g.trapped == ([owner] if "anubis" in gods else [])
    assert g.warriors[owner] == (5 if "anubis" in gods else 6)
    assert g.hand[0] == g.ankhs[0] == g.warriors[0] == g.followers[0] == g.powers[0] == 0
    assert ANKH.engine.awaited(g) == [2]
