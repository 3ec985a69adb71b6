"""Pictures of positions of Ankh: sound SVG that shows every piece, and all words beside each other.

A text is taken to be as wide as its letters are in a wide font, so that it fits in any.
"""

import math
from typing import Any
from xml.etree import ElementTree

import pytest
from shared.pictures import SVG, check_symbols, check_title, root_of

from tawy.ankh.board import NAMES
from tawy.ankh.data import MONUMENT
from tawy.ankh.game import ANKH
from tawy.ankh.scenarios import SCENARIOS
from tawy.kernel.rng import Stream
from tawy.pictures.ankh import BOARD_HEIGHT, BOARD_WIDTH, GAUGE_WIDTH, board, centre, gauge, picture
from tawy.proof.ankh.positions import made_position
from tawy.records.position import load

SIZES = {"space": 10, "small": 12, "used": 12, "played": 12, "count": 14, "head": 17}
WIDTHS = {"space": 0.72, "head": 0.72, "played": 0.7}  # of a letter, of its height; else 0.6
Box = tuple[float, float, float, float]
Placed = tuple[ElementTree.Element, float, float, float]  # with its offset and scale


def opening(name: str) -> dict[str, Any]:
    return ANKH.view(ANKH.new(SCENARIOS[name].players, {"scenario": name}, 1), -1)


def late(seed: int, seats: int = 5) -> dict[str, Any]:
    return ANKH.view(load(ANKH, made_position(seats, Stream(f"picture {seed}"))), -1)


def crowded() -> dict[str, Any]:
    """A board as no game has it: each seat has all that a panel can hold."""
    view = late(0)
    seats = list(view["sides"])
    for space in range(len(NAMES)):
        words = f"{seats[space % 5]} {'god' if space % 2 else 'apep'}, sun"
        view["board"].setdefault(NAMES[space], words)
    powers = ["omnipresent", "commanding", "pyramid-attuned", "obelisk-attuned"]
    powers += ["magnanimous", "worshipful"]
    for side in view["sides"].values():
        side["guardians"] = {"cat-mummy": 3, "mummy": 3, "androsphinx": 2}
        side |= {"powers": powers, "devotion": 20, "followers": 88, "warriors": 6, "ankhs": 10}
    battle = {"region": "C0", "fighters": seats, "bids": [88] * 5, "strength": [88] * 5}
    battle["cards"] = [["build", "chariots", "miracle"]] * 5
    return view | {"battle": battle, "ranking": seats, "trapped": seats[:3], "tiebreaker": "amun"}


VIEWS = {
    **{name: opening(name) for name in SCENARIOS},
    **{f"late {seed}": late(seed, 2 + seed % 4) for seed in range(8)},
    "crowded": crowded(),
    "before the gods": ANKH.view(ANKH.start(2, ANKH.checked(2, {"god1": "choose"})), -1),
}
every_view = pytest.mark.parametrize("name", VIEWS)


def placed_in(
    root: ElementTree.Element, x: float = 0, y: float = 0, scale: float = 1
) -> list[Placed]:
    """Every element with where it is; not what is defined for use only."""
    found = [(root, x, y, scale)]
    for child in root:
        if child.tag in (f"{SVG}symbol", f"{SVG}defs"):
            continue
        move = child.get("transform", "")
        if move.startswith("translate"):
            right, down, times = (float(n) for n in move[10:-1].replace(") scale(", " ").split())
            found += placed_in(child, x + right * scale, y + down * scale, scale * times)
        else:
            found += placed_in(child, x, y, scale)
    return found


def text_boxes(root: ElementTree.Element) -> list[tuple[str, Box]]:
    boxes = []
    for element, x, y, scale in placed_in(root):
        words = element.text or ""
        kind = element.get("class", "").split()[0] if element.get("class") else ""
        if element.tag != f"{SVG}text" or not words:
            continue
        size = float(element.get("font-size") or SIZES[kind])
        width = len(words) * size * WIDTHS.get(kind, 0.6)
        start = {"start": 0.0, "middle": 0.5, "end": 1.0}[element.get("text-anchor", "start")]
        left = float(element.get("x", 0)) - start * width
        foot = float(element.get("y", 0))
        corners = [left, foot - 0.75 * size, left + width, foot]
        boxes.append((words, tuple(scale * c + (x, y)[i % 2] for i, c in enumerate(corners))))
    return boxes


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


@every_view
@pytest.mark.parametrize("phone", [False, True])
def test_no_text_covers_another_or_leaves_the_picture(name: str, phone: bool) -> None:
    root = ElementTree.fromstring(picture(VIEWS[name], name, phone))
    width, height = map(float, root.get("viewBox", "").split()[2:])
    boxes = text_boxes(root)
    assert len(boxes) > 20
    for i, (words, box) in enumerate(boxes):
        assert min(box) >= 0, words
        assert box[2] <= width, words
        assert box[3] <= height, words
        assert [other for other, place in boxes[:i] if overlap(box, place)] == [], words


@every_view
def test_every_piece_is_drawn_on_its_space_with_the_letter_of_its_owner(name: str) -> None:
    view = VIEWS[name]
    seats = list(view["sides"])
    root = root_of(board(view, seats, True))
    drawn = {}
    for group in root.iter(f"{SVG}g"):
        used = [use for use in group.iter(f"{SVG}use") if use.get("href") != "#claw"]
        if group.get("class") and used:
            x, y, size = (float(used[0].get(key, 0)) for key in ("x", "y", "width"))
            letter = next((text.text for text in group.iter(f"{SVG}text")), None)
            space = min(
                range(len(NAMES)),
                key=lambda s: math.dist(centre(s), (x + size / 2, y + size / 2)),
            )
            assert math.dist(centre(space), (x + size / 2, y + size / 2)) < 10
            drawn[NAMES[space], used[0].get("href")] = letter
    wanted: dict[tuple[str, str | None], str | None] = {}
    for space, words in view["board"].items():
        for part in [part.split() for part in words.split(", ")]:
            if part[0] in MONUMENT.words:
                owner = "ABCDE"[seats.index(part[1])] if len(part) > 1 else None
                wanted[space, f"#mon-{part[0]}"] = owner
            elif part[0] in seats:
                kind = part[1].replace("-", "")
                symbol = {"warrior": "warrior", "god": f"god-{part[0]}"}.get(
                    kind, f"guardian-{kind}"
                )
                wanted[space, f"#{symbol}"] = "ABCDE"[seats.index(part[0])]
    assert drawn == wanted


@every_view
def test_no_piece_covers_the_name_of_its_space(name: str) -> None:
    """A figure is as large as its symbol, a disc; the name is a text above it."""
    view = VIEWS[name]
    root = root_of(board(view, list(view["sides"]), True))
    names = {words: box for words, box in text_boxes(root) if words in NAMES}
    assert sorted(names) == sorted(NAMES)
    for use in root.iter(f"{SVG}use"):
        if use.get("href", "").startswith(("#god", "#warrior", "#guardian", "#sun")):
            x, y, size = (float(use.get(key, 0)) for key in ("x", "y", "width"))
            middle = (x + size / 2, y + size / 2)
            for box in names.values():
                nearest = [min(max(m, box[i]), box[i + 2]) for i, m in enumerate(middle)]
                assert math.dist(nearest, middle) > size * 0.48


@every_view
def test_camels_order_tiles_and_suns_are_all_there(name: str) -> None:
    view = VIEWS[name]
    root = ElementTree.fromstring(picture(view, name))
    used = [use.get("href", "") for use in root.iter(f"{SVG}use")]
    things = ", ".join(view["board"].values()).split(", ")
    assert used.count("#camel-d") == len(view["camels"])
    assert used.count("#sun-token") == things.count("sun")
    assert used.count("#underworld") == things.count("tile")
    numbers = [t.text for t in root.iter(f"{SVG}text") if t.get("class") == "number"]
    assert sorted(numbers) == sorted(view["order"])
    check_symbols(root)


def test_equal_devotion_stands_side_by_side() -> None:
    view = VIEWS["crowded"]
    discs = [
        [float(disc.get(key, 0)) for key in ("cx", "cy", "r")]
        for disc in root_of(gauge(view, list(view["sides"]))).iter(f"{SVG}circle")
        if disc.get("fill") == "var(--seat)"
    ]
    assert len(discs) == 5
    for i, (x, y, r) in enumerate(discs):
        assert r < x < GAUGE_WIDTH - r
        assert all(math.dist((x, y), other[:2]) > 2 * r for other in discs[:i])


def test_the_same_view_gives_the_same_bytes() -> None:
    view = late(3)
    assert picture(view, "a") == picture(late(3), "a")


def test_a_title_is_told_as_it_is_written() -> None:
    check_title(picture(VIEWS["crowded"], "<Isis & Ra>"), "<Isis & Ra>")


def test_the_whole_board_is_in_its_place() -> None:
    spaces = [centre(space) for space in range(len(NAMES))]
    assert all(55 < x < BOARD_WIDTH - 55 and 48 < y < BOARD_HEIGHT - 48 for x, y in spaces)
