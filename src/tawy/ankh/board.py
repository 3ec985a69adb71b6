"""The board: hexes, the Nile, and what caravans make of it.

A set of spaces, or of sides between spaces, is an int with a bit for each. What depends on the
camels is a `Geography`: made once for each set of camels and shared by all states that have it.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from tawy.kernel.sets import BIT, members, set_of

FERTILE: Final = 0
DESERT: Final = 1
WATER: Final = 2
SMALLEST_REGION: Final = 6  # ANKH-CARAVAN-07
LONGEST_LINE: Final = 6  # camels, ANKH-CARAVAN-01
REMEMBERED: Final = 400  # geographies, and lists of caravans

# The six neighbours of a flat-topped hex, clockwise from the north, as steps of (q, r).
STEPS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]

MAP: Final = json.loads((files("tawy.ankh") / "maps" / "egypt.json").read_text(encoding="utf-8"))


def read_spaces() -> tuple[list[str], list[int], list[tuple[int, int]]]:
    """The names, terrains and places (q, r) of the spaces; odd columns lie half a hex lower."""
    names, terrains, places = [], [], []
    for q, (letter, column) in enumerate(MAP["columns"].items()):
        for i, terrain in enumerate(column["spaces"]):
            row = column["first"] + i
            names.append(f"{letter}{row}")
            terrains.append("fdw".index(terrain))
            places.append((q, row - q // 2))
    return names, terrains, places


NAMES, TERRAIN, PLACES = read_spaces()
SPACES: Final = len(NAMES)
AT: Final = {place: i for i, place in enumerate(PLACES)}


def neighbours(space: int) -> list[int]:
    """The six hexes around a space, clockwise from the north; -1 is off the map."""
    q, r = PLACES[space]
    return [AT.get((q + dq, r + dr), -1) for dq, dr in STEPS]


AROUND: Final = [neighbours(s) for s in range(SPACES)]
RING: Final = [set_of([n for n in around if n >= 0]) for around in AROUND]
FERTILE_LAND: Final = set_of([s for s in range(SPACES) if TERRAIN[s] == FERTILE])
DESERT_LAND: Final = set_of([s for s in range(SPACES) if TERRAIN[s] == DESERT])
LAND: Final = FERTILE_LAND | DESERT_LAND
WATERS: Final = set_of([s for s in range(SPACES) if TERRAIN[s] == WATER])


def spread(mask: int) -> int:
    """A set of spaces and all hexes around them."""
    wider = mask
    for space in members(mask):
        wider |= RING[space]
    return wider


# Within three steps over anything but the border: ANKH-ACT-MOVE-01, -03 to -06.
REACH: Final = [spread(spread(spread(BIT[s]))) & ~BIT[s] for s in range(SPACES)]


def side_name(a: int, b: int) -> str:
    return "/".join(sorted([NAMES[a], NAMES[b]]))


RIVER: Final = set(MAP["river"])
# The sides that may carry a camel: between two land spaces, no river. ANKH-CARAVAN-02, -03.
SIDES: Final = [
    (a, b)
    for a in range(SPACES)
    for b in members(RING[a] & LAND)
    if a < b and BIT[a] & LAND and side_name(a, b) not in RIVER
]
SIDE_NAMES: Final = [side_name(a, b) for a, b in SIDES]
SIDE_AT: Final = {side: i for i, side in enumerate(SIDES)}


class Corner:
    """Where three hexes meet. It touches by itself at water, the map's edge or a river."""

    def __init__(self, touches: list[str]) -> None:
        self.sides = 0  # a set
        self.touches = touches  # which of those


def read_corners() -> tuple[list[Corner], list[list[int]]]:
    """All corners with a side that may carry a camel; and for each side its two corners."""
    corners: list[Corner] = []
    known: dict[frozenset[tuple[int, int]], int] = {}
    ends: list[list[int]] = []
    for side, (a, b) in enumerate(SIDES):
        ends.append([])
        for q, r in sorted(hexes_around(a) & hexes_around(b)):
            key = frozenset([PLACES[a], PLACES[b], (q, r)])
            if key not in known:
                known[key] = len(corners)
                corners.append(Corner(corner_touches(a, b, AT.get((q, r), -1))))
            ends[side].append(known[key])
            corners[known[key]].sides |= BIT[side]
    return corners, ends


def hexes_around(space: int) -> set[tuple[int, int]]:
    q, r = PLACES[space]
    return {(q + dq, r + dr) for dq, dr in STEPS}


def corner_touches(a: int, b: int, c: int) -> list[str]:
    """ANKH-Q-90: one of the three hexes is water or off the map, or a side carries a river."""
    if c < 0:
        return ["border"]
    if TERRAIN[c] == WATER:
        return ["water"]
    return ["river"] if side_name(a, c) in RIVER or side_name(b, c) in RIVER else []


CORNERS, ENDS = read_corners()
# By side: the sides that share a corner with it.
SIDE_NEAR: Final = [
    (CORNERS[first].sides | CORNERS[second].sides) & ~BIT[side]
    for side, (first, second) in enumerate(ENDS)
]


SIDES_OF: Final = [set_of([i for i, side in enumerate(SIDES) if s in side]) for s in range(SPACES)]


def near_without_camels() -> list[int]:
    """By space: the spaces adjacent to it while no camels are laid. ANKH-BOARD-06, -08."""
    near = []
    for space in range(SPACES):
        near.append(RING[space] & WATERS if BIT[space] & LAND else RING[space])
    for a, b in SIDES:
        near[a] |= BIT[b]
        near[b] |= BIT[a]
    return near


NEAR: Final = near_without_camels()


def parted(near: list[int], sides: int) -> list[int]:
    """The adjacency, but for what these sides part. ANKH-BOARD-09."""
    near = near[:]
    for side in members(sides):
        a, b = SIDES[side]
        near[a] &= ~BIT[b]
        near[b] &= ~BIT[a]
    return near


class Geography:
    """What a set of camels makes of the board."""

    def __init__(self, camels: int) -> None:
        self.camels = camels
        self.near = parted(NEAR, camels)
        self.lands = self.flood()  # by region: its land spaces, ANKH-BOARD-11, -12
        self.region = [-1] * SPACES  # of a land space
        for region, land in enumerate(self.lands):
            for space in members(land):
                self.region[space] = region
        # ANKH-BOARD-05: a water space belongs to every region that touches it.
        self.areas = [land | (spread(land) & WATERS) for land in self.lands]
        self.whole_lines: list[int] | None = None

    def flood(self) -> list[int]:
        lands, left = [], LAND
        while left:
            land = part_from(left & -left, self.near)
            lands.append(land)
            left &= ~land
        return lands

    def regions_of(self, space: int) -> list[int]:
        """The regions a space belongs to: one for land, any number for water."""
        return [r for r, area in enumerate(self.areas) if area >> space & 1]

    # --- caravans, region by region: a line begins and ends where it touches something

    def lines(self) -> list[int]:
        """All legal caravans, as sets of sides. ANKH-Q-90."""
        if self.whole_lines is None:
            found: list[int] = []
            for land in self.lands:
                if land.bit_count() >= 2 * SMALLEST_REGION:
                    found += self.parting(land)
            self.whole_lines = sorted(found)
        return self.whole_lines

    def parting(self, land: int) -> list[int]:
        """The legal caravans through one region. Camels elsewhere do not matter: remembered."""
        about = 0
        for space in members(land):
            about |= ABOUT[space]
        key = (land, self.camels & about)
        known = PARTING.get(key)
        if known is None:
            if len(PARTING) >= REMEMBERED:
                PARTING.clear()
            known = [line for line in self.lines_in(land) if self.splits(line, land)]
            PARTING[key] = known
        return known

    def lines_in(self, land: int) -> list[int]:
        """The lines through one region, also those that would leave too small a part."""
        free = 0
        for side, (a, b) in enumerate(SIDES):
            if land >> a & land >> b & 1 and not self.camels >> side & 1:
                free |= BIT[side]
        found: set[int] = set()
        for corner in {corner for side in members(free) for corner in ENDS[side]}:
            if self.touching(CORNERS[corner]):
                self.grow(corner, 0, 0, free, found)
        return list(found)

    def touching(self, corner: Corner) -> bool:
        return len(corner.touches) > 0 or corner.sides & self.camels != 0

    def grow(self, corner: int, line: int, length: int, free: int, found: set[int]) -> None:
        """Go on from a corner along every free side, till the line touches something again."""
        if length == LONGEST_LINE:
            return
        for side in members(CORNERS[corner].sides & free & ~line):
            first, second = ENDS[side]
            end = second if first == corner else first
            if self.touching(CORNERS[end]):
                found.add(line | BIT[side])
            elif not CORNERS[end].sides & line:  # no corner is used twice: no loop, no branch
                self.grow(end, line | BIT[side], length + 1, free, found)

    def splits(self, line: int, land: int) -> bool:
        """ANKH-CARAVAN-06, -07: one region becomes two, both large enough."""
        part = part_from(land & -land, parted(self.near, line))
        return min(part.bit_count(), (land & ~part).bit_count()) >= SMALLEST_REGION


def path_of(line: int) -> list[int]:
    """The sides of a caravan from one end to the other, the end with the lower side first."""
    sides = members(line)
    at_end = [s for s in sides if any((CORNERS[c].sides & line).bit_count() == 1 for c in ENDS[s])]
    path = at_end[:1]
    while len(path) < len(sides):
        left = line & ~set_of(path)
        path += members(SIDE_NEAR[path[-1]] & left)[:1]
    return path


# By space: the sides whose camels a line past it could touch.
ABOUT: Final = [
    set_of([j for i in members(SIDES_OF[s]) for j in members(SIDE_NEAR[i] | BIT[i])])
    for s in range(SPACES)
]
PARTING: Final[dict[tuple[int, int], list[int]]] = {}


def part_from(start: int, near: list[int]) -> int:
    """The land that hangs together with *start*; water does not join it. ANKH-Q-33."""
    part, edge = start, start
    while edge:
        wider = 0
        for space in members(edge):
            wider |= near[space] & LAND
        edge = wider & ~part
        part |= edge
    return part


MEMORY: Final[dict[int, Geography]] = {}


def geography(camels: int) -> Geography:
    """The geography of these camels, remembered: states share it."""
    known = MEMORY.get(camels)
    if known is None:
        if len(MEMORY) >= REMEMBERED:
            MEMORY.clear()
        known = MEMORY[camels] = Geography(camels)
    return known
