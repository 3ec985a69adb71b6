"""Pictures of positions of Kemet: sound SVG that shows every troop, pyramid and seat."""

from typing import Any
from xml.etree import ElementTree

import pytest
from shared.pictures import SVG, check_symbols, check_title, root_of

from tawy.games import KEMET
from tawy.kemet.board import MAPS, NAMES
from tawy.kernel.rng import Stream
from tawy.kernel.sets import members
from tawy.pictures.kemet import board, lands, panel, picture
from tawy.proof.fuzz import material_of
from tawy.records.position import load

every_map = pytest.mark.parametrize("seats", MAPS)


def late(seats: int) -> dict[str, Any]:
    made = material_of(KEMET).made(KEMET, seats, Stream(f"picture {seats}"))
    return KEMET.view(load(KEMET, made), -1)


def words_in(drawn: str) -> list[str]:
    return [element.text or "" for element in root_of(drawn).iter(f"{SVG}text")]


@every_map
def test_the_land_has_a_place_for_every_space(seats: int) -> None:
    land = lands()[str(seats)]
    assert sorted(land["areas"]) == sorted(NAMES[space] for space in members(MAPS[seats].spaces))
    for area in land["areas"].values():
        room = area["stand"]
        assert 0 <= room["x"] <= room["x"] + room["w"] <= land["width"]
        assert 0 <= room["y"] <= room["y"] + room["h"] <= land["height"]


@every_map
@pytest.mark.parametrize("phone", [False, True])
def test_a_picture_is_whole(seats: int, phone: bool) -> None:
    for view in [late(seats), KEMET.view(KEMET.new(seats, {}, 1), -1)]:
        whole = picture(view, "a <late> game", phone)
        check_title(whole, "a <late> game")
        check_symbols(ElementTree.fromstring(whole))


@every_map
def test_all_that_stands_in_the_land_is_shown(seats: int) -> None:
    view = late(seats)
    shown = words_in(board(view, list(view["seats"]), lands()[str(seats)]))
    troops = [part.split() for here in view["board"].values() for part in here.split(",")]
    pyramids = [w for told in view["seats"].values() for w in told["pyramids"].values()]
    built = [words.split()[0] for words in pyramids if " " in words]
    for number in {units for _, units, *_ in troops} | set(built):
        wanted = [units for _, units, *_ in troops].count(number) + built.count(number)
        assert shown.count(number) == wanted


def test_the_panel_of_a_seat_tells_its_tiles_and_numbers() -> None:
    view = late(3)
    for seat, (word, told) in enumerate(view["seats"].items()):
        shown = words_in(panel(view, seat, word))
        assert str(told["prayer"]) in shown
        assert ", ".join(told["tiles"])[:20] in " ".join(shown)
