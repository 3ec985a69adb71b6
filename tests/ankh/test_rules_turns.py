"""Rules of the board, the caravans and the supply that a rule case cannot say."""

from collections import Counter
from typing import Any

import pytest

from tawy.ankh.board import (
    CORNERS,
    ENDS,
    LAND,
    NAMES,
    SIDE_NAMES,
    SIDES,
    WATERS,
    Geography,
    geography,
)
from tawy.ankh.data import (
    CAMELS,
    FIRST_GUARDIAN,
    GOD,
    GUARDIANS,
    MONUMENTS_OF_A_KIND,
    ORDER_TOKENS,
    SCORPION,
)
from tawy.ankh.flow.events import possible_lines
from tawy.ankh.game import ANKH
from tawy.ankh.state import Ankh
from tawy.kernel.frames import CHANCE
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream
from tawy.kernel.sets import BIT, members, set_of
from tawy.proof.cases import opening
from tawy.proof.contract import new_play
from tawy.records.play import Play
from tawy.records.position import load


def sides(text: str) -> int:
    return set_of([SIDE_NAMES.index(side) for side in text.split()])


def position(**facts: Any) -> dict[str, Any]:
    board = {"A8": "isis god", "I8": "amun god", **facts.pop("board", {})}
    told = {"gods": ["isis", "amun"], "board": board, **facts}
    return {"game": "ankh", "seats": 2, "at": "caravan", "turn": "isis", "facts": told}


def placed(**facts: Any) -> Play[Any]:
    return opening({"position": position(**facts)}, lambda _: ANKH)


def ends_of(line: int) -> list[int]:
    found = Counter(corner for side in members(line) for corner in ENDS[side])
    return [corner for corner, times in found.items() if times == 1]


def test_two_to_five_players() -> None:
    """ANKH-COMP-01."""
    for seats in (1, 6):
        with pytest.raises((BadInput, ValueError)):
            new_play(ANKH, seats, {}, "seed")


def test_two_seats_never_have_one_god() -> None:
    """ANKH-COMP-02."""
    with pytest.raises(BadInput, match="one god"):
        new_play(ANKH, 2, {"god1": "ra", "god2": "ra"}, "seed")


def test_a_scenario_is_for_its_number_of_players() -> None:
    """ANKH-SETUP-13."""
    with pytest.raises(BadInput, match="players"):
        new_play(ANKH, 3, {"scenario": "middle-kingdom-2"}, "seed")


def test_camels_stand_between_two_land_spaces_off_the_river() -> None:
    """ANKH-CARAVAN-02 ANKH-CARAVAN-03 ANKH-Q-32: no side of water, no river side."""
    for a, b in SIDES:
        assert BIT[a] & LAND
        assert BIT[b] & LAND
    for name in ("C5/C4", "B4/C5", "C4/C5", "B1/B2", "F5/F6", "E6/E7"):
        assert name not in SIDE_NAMES
    taken = sides("A4/A5 A5/B4 B4/B5")
    assert not any(line & taken for line in geography(taken).lines())


def test_water_does_not_join_land() -> None:
    """ANKH-Q-33 ANKH-BOARD-12 ANKH-BOARD-11: a line that ends at a lake cuts its region."""
    split = geography(sides("A5/A6 A6/B5 B5/B6"))
    assert len(split.lands) == 4
    north, south = split.region[NAMES.index("E5")], split.region[NAMES.index("E7")]
    assert north != south
    for region in (north, south):
        assert split.areas[region] & BIT[NAMES.index("E6")]


def test_both_ends_may_be_of_one_kind() -> None:
    """ANKH-CARAVAN-05 ANKH-CARAVAN-17: from older camels to older camels."""
    older = sides("F8/G9 G8/G9 G8/H8 G8/H7 G7/H7 H6/H7 G5/G6 G5/H5 H4/H5 H4/I5 I4/I5 I4/J4")
    assert sides("G6/H5 G6/H6 G7/H6") in geography(older).lines()


def test_a_line_is_one_simple_path_that_touches_at_both_ends_only() -> None:
    """ANKH-Q-90 ANKH-CARAVAN-01 ANKH-CARAVAN-04 ANKH-CARAVAN-06: also beside older camels."""
    for camels in (0, sides("A4/A5 A5/B4 B4/B5")):
        geo = Geography(camels)
        assert geo.lines()
        for line in geo.lines():
            assert 1 <= line.bit_count() <= 6
            found = Counter(corner for side in members(line) for corner in ENDS[side])
            ends = ends_of(line)
            assert len(ends) == 2
            assert max(found.values()) <= 2
            assert len(found) == line.bit_count() + 1  # in one piece
            for corner in found:
                assert geo.touching(CORNERS[corner]) == (corner in ends)
            assert len(Geography(camels | line).lands) == len(geo.lands) + 1


def spare_camels(count: int) -> int:
    """So many camels in the West and the Delta that split nothing."""
    camels = 0
    for side in range(len(SIDES)):
        more = camels | BIT[side]
        if side % 3 and camels.bit_count() < count and len(Geography(more).lands) == 3:
            camels = more
    return camels


@pytest.mark.parametrize("left", [0, 3, 4])
def test_a_line_wants_camels_of_the_supply(left: int) -> None:
    """ANKH-COMP-10 ANKH-Q-31 ANKH-CARAVAN-15 ANKH-CARAVAN-16: at most as many as are left."""
    laid = spare_camels(30 - left)
    assert laid.bit_count() == 30 - left
    play = placed()
    play.state.geo = geography(laid)  # no position says camels that part nothing
    longest = max([x.bit_count() for x in possible_lines(play.state)], default=0)
    assert longest == left if left else not possible_lines(play.state)
    assert any(x.bit_count() > left for x in play.state.geo.lines())


def test_a_scorpion_on_the_board_has_its_aim() -> None:
    """ANKH-Q-98: a position without it is refused; a caravan does not change it."""
    with pytest.raises(BadInput, match="aim"):
        load(ANKH, position(board={"C0": "isis scorpion"}))
    play = placed(board={"C0": "isis scorpion se-s"})
    for words in ("caravan D0/E1", "D0/D1"):
        play.apply(0, ANKH.option_called(words))
    assert ANKH.dump(play.state)["board"]["C0"] == "isis scorpion se-s"  # type: ignore[index]


def test_two_pieces_never_share_a_space() -> None:
    """ANKH-BOARD-03 ANKH-BOARD-04: a position that has it so is refused."""
    for board in ({"A7": "isis warrior, temple"}, {"C5": "isis warrior"}, {"C5": "temple"}):
        with pytest.raises(BadInput):
            load(ANKH, position(board=board))


def missing(g: Ankh) -> list[str]:
    """Which pieces of a position are not as many as there are."""
    amiss = []
    for side in g.sides():
        kinds = [g.kind_at(space) for space in members(g.held[side])]
        gods = [s for s in members(g.held[side]) if g.kind_at(s) == GOD]
        if len(gods) != 1 or not BIT[gods[0]] & LAND:
            amiss.append("god")
        if kinds.count(1) + g.warriors[side] + g.trapped.count(side) != 6:
            amiss.append("warriors")
        if g.ankhs[side] + g.owned[side].bit_count() != 9 or g.ankhs[side] < 0:
            amiss.append("ankhs")
        if g.followers[side] < 0:
            amiss.append("followers")
    if any(stones.bit_count() > MONUMENTS_OF_A_KIND for stones in g.stones):
        amiss.append("monuments")
    if g.geo.camels.bit_count() > CAMELS or len(g.token) > ORDER_TOKENS:
        amiss.append("camels")
    if len(set(g.token)) != len(g.token):
        amiss.append("tokens")
    if g.sunny.bit_count() > 3 or g.tiles.bit_count() > 3 or g.sunny & ~g.all_figures():
        amiss.append("suns")
    stones = g.stones[0].bit_count() + g.stones[1].bit_count() + g.stones[2].bit_count()
    if g.all_stones().bit_count() != stones or g.all_stones() & (g.all_figures() | WATERS):
        amiss.append("shared space")
    if set(g.aim) != {s for s, f in enumerate(g.figure) if f >= 0 and f % 8 == SCORPION}:
        amiss.append("aims")
    return amiss


def guardians(g: Ankh) -> list[int]:
    """Of each level: on the card, in pools, on the board."""
    found = []
    for level, kind in enumerate(g.guardian):
        pools = sum(g.beasts[s * GUARDIANS + kind - FIRST_GUARDIAN] for s in range(g.seats))
        board = len([f for f in g.figure if f >= 0 and f % 8 == kind])
        found.append(g.stock[level] + pools + board)
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_pieces_are_conserved_and_the_game_ends(seats: int) -> None:
    """ANKH-Q-97 ANKH-Q-105 ANKH-MONUMENT-15 ANKH-CARAVAN-13: in random play."""
    for number in range(3):
        play = new_play(ANKH, seats, {}, f"conserve {seats} {number}")
        stream = Stream(f"conserve {seats} {number}")
        neutral, camels, acts, total = 30, 0, 0, [3, 3, 3]
        while play.state.ending < 0:
            g = play.state
            if g.ranking and g.all_figures():
                if 0 not in g.token:
                    assert missing(g) == []
                assert g.neutral().bit_count() <= neutral
                assert g.geo.camels & camels == camels
                assert all(a <= b for a, b in zip(guardians(g), total, strict=True))
                if g.conflicts < 3 and neutral < 30:
                    assert guardians(g) == total
                neutral, camels, total = g.neutral().bit_count(), g.geo.camels, guardians(g)
            seat = ANKH.engine.pending(g)[0]
            options = ANKH.engine.legal(g, seat)
            play.apply(seat, options[stream.below(len(options))])
            acts += 1
            assert acts < 20000
        assert play.state.event <= 18
        assert seat != CHANCE
