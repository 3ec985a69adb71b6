"""The board: a map for each number of players, read from `maps/` and checked when it is loaded.

A set of spaces is an int with a bit for each. A space has the same number on every map; what a map
leaves out is out of play. Walls are no data: each district has one all around it. KEMET-BOARD-04.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from tawy.facts.reading import between, check_fields, number
from tawy.kemet.data import (
    DELTA_INCOME,
    DISTRICTS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    TEMPLE_INCOMES,
)
from tawy.kernel.options import BadInput, Kind
from tawy.kernel.sets import BIT, members, set_of

KIND: Final[Kind] = Kind("kind-of-space", ["district", "desert", "temple", "sanctuary"])
DISTRICT: Final = 0
DESERT: Final = 1
TEMPLE: Final = 2
SANCTUARY: Final = 3
OUT: Final = -1  # of play

BANK: Final[Kind] = Kind("bank", ["west", "east", "delta"])
WEST: Final = 0
EAST: Final = 1
DELTA: Final = 2

CITIES: Final = MOST_PLAYERS
NAMES: Final = [
    *[f"city-{city + 1}{district}" for city in range(CITIES) for district in "abc"],
    *[f"front-{city + 1}" for city in range(CITIES)],
    "obelisk-12", "obelisk-23", "obelisk-34", "obelisk-45",
    "west-bank", "east-bank",
    "west-temple-2", "west-temple-3", "east-temple-2", "east-temple-3",
    "marsh", "sanctuary", "delta-temple",
]  # fmt: skip
SPACES: Final = len(NAMES)

# By number of players.
SIZES: Final = {2: 13, 3: 20, 4: 27, 5: 32}  # spaces, KEMET-BOARD-30
TARGETS: Final = {2: 4, 3: 6, 4: 8, 5: 9}  # obelisks, KEMET-BOARD-24
TEMPLES: Final = {2: 3, 3: 3, 4: 5, 5: 5}  # KEMET-BOARD-19, -20, -23
SANCTUARIES: Final = {2: 0, 3: 1, 4: 1, 5: 1}  # likewise
EAST_FROM: Final = 4  # players: with fewer the east bank is out of play, KEMET-SETUP-04

FIELDS: Final = ["players", "source", "spaces"]
ALWAYS: Final = ["kind", "bank", "land", "at"]  # fields of a space
SOMETIMES: Final = ["city", "income", "obelisk", "harbours"]


class Map:
    """The board for one number of players. Nothing of it changes in play: states share it."""

    def __init__(self, data: dict[str, object]) -> None:
        check_fields(data, FIELDS, [], "")
        self.players = between(data["players"], FEWEST_PLAYERS, MOST_PLAYERS, "players")
        # By space; what is out of play is OUT, -1 or 0.
        self.kind = [OUT] * SPACES
        self.bank = [-1] * SPACES
        self.city = [-1] * SPACES  # of a district
        self.income = [0] * SPACES  # of a temple
        self.near = [0] * SPACES  # the set of spaces adjacent by land
        self.across = [0] * SPACES  # the set of spaces across linked harbours
        self.x = [0] * SPACES  # for drawing: 0 to 1000, from the north-west
        self.y = [0] * SPACES
        # Sets of spaces.
        self.spaces = 0  # in play
        self.obelisks = 0  # where a teleport may end
        self.read_spaces(data["spaces"])
        self.districts = self.all_of(DISTRICT)
        self.temples = self.all_of(TEMPLE)
        # Single spaces, and what belongs to a city.
        self.delta = -1  # the Delta temple
        self.sanctuary = -1
        self.cities: list[int] = []  # by city: the set of its districts
        self.front: list[int] = []  # by city: the desert before it
        self.check()
        self.step = [self.near[s] | self.across[s] for s in range(SPACES)]  # by land or harbour

    def all_of(self, kind: int) -> int:
        return set_of([s for s in range(SPACES) if self.kind[s] == kind])

    # --- reading

    def read_spaces(self, value: object) -> None:
        if not isinstance(value, dict):
            raise BadInput("spaces", "wants an object: name and space")
        for name in value:
            space = number(name, NAMES, f"spaces.{name}")
            self.spaces |= BIT[space]
        for name, told in value.items():
            self.read_space(number(name, NAMES, ""), told, f"spaces.{name}")

    def read_space(self, space: int, told: object, place: str) -> None:
        if not isinstance(told, dict):
            raise BadInput(place, "wants an object")
        check_fields(told, ALWAYS, SOMETIMES, f"{place}.")
        self.kind[space] = KIND.number(told["kind"], f"{place}.kind")
        self.bank[space] = BANK.number(told["bank"], f"{place}.bank")
        if "city" in told:
            self.city[space] = between(told["city"], 1, CITIES, f"{place}.city") - 1
        if "income" in told:
            self.income[space] = between(told["income"], 1, DELTA_INCOME, f"{place}.income")
        if "obelisk" in told:
            if told["obelisk"] is not True:
                raise BadInput(f"{place}.obelisk", "is true, or not there")
            self.obelisks |= BIT[space]
        self.near[space] = self.read_links(space, told["land"], f"{place}.land")
        self.across[space] = self.read_links(space, told.get("harbours", []), f"{place}.harbours")
        at = told["at"]
        if not isinstance(at, list) or len(at) != 2:
            raise BadInput(f"{place}.at", "wants two numbers")
        self.x[space] = between(at[0], 0, 1000, f"{place}.at")
        self.y[space] = between(at[1], 0, 1000, f"{place}.at")

    def read_links(self, space: int, names: object, place: str) -> int:
        if not isinstance(names, list):
            raise BadInput(place, "wants a list of spaces")
        links = 0
        for name in names:
            other = number(name, NAMES, place)
            if not BIT[other] & self.spaces:
                raise BadInput(place, f"{name} is not on this map")
            if other == space or BIT[other] & links:
                raise BadInput(place, f"{name} is the space itself, or stands there twice")
            links |= BIT[other]
        return links

    # --- checking, KEMET-Q-59

    def check(self) -> None:
        for space in members(self.spaces):
            place = f"spaces.{NAMES[space]}"
            self.check_links(space, place)
            self.check_space(space, place)
            if self.bank[space] == EAST and self.players < EAST_FROM:
                raise BadInput(place, f"the east bank is out of play with {self.players} players")
        for city in range(CITIES):
            self.check_city(city)
        self.check_counts()

    def check_links(self, space: int, place: str) -> None:
        """KEMET-BOARD-25: every way can be gone back."""
        for other in members(self.near[space]):
            if not BIT[space] & self.near[other]:
                raise BadInput(f"{place}.land", f"{NAMES[other]} does not link back")
        for other in members(self.across[space]):
            if not BIT[space] & self.across[other]:
                raise BadInput(f"{place}.harbours", f"{NAMES[other]} does not link back")

    def check_space(self, space: int, place: str) -> None:
        kind, bit = self.kind[space], BIT[space]
        if kind in (TEMPLE, SANCTUARY) and not self.obelisks & bit:  # KEMET-BOARD-10
            raise BadInput(f"{place}.obelisk", f"a {KIND.words[kind]} has one")
        if kind == DISTRICT and self.obelisks & bit:  # KEMET-BOARD-11
            raise BadInput(f"{place}.obelisk", "a district has none")
        if (kind == DISTRICT) != (self.city[space] >= 0):
            raise BadInput(f"{place}.city", "a district has one, and nothing else")
        if kind == SANCTUARY:
            self.sanctuary = space
        if kind != TEMPLE and self.income[space]:
            raise BadInput(f"{place}.income", "only a temple has one")
        if kind == TEMPLE and self.bank[space] == DELTA:  # KEMET-BOARD-08
            if self.income[space] != DELTA_INCOME or self.delta >= 0:
                raise BadInput(place, f"the delta has one temple, its income is {DELTA_INCOME}")
            self.delta = space
        elif kind == TEMPLE and self.income[space] not in TEMPLE_INCOMES:  # KEMET-BOARD-07
            raise BadInput(f"{place}.income", f"is none of {TEMPLE_INCOMES}")

    def check_city(self, city: int) -> None:
        """KEMET-BOARD-05: three districts beside each other and one desert, the same for all."""
        districts = [s for s in range(SPACES) if self.city[s] == city]
        place = f"city {city + 1}"
        if not districts and city >= self.players:
            return
        if city >= self.players:  # KEMET-SETUP-11
            raise BadInput(place, f"more cities than {self.players} players")
        if len(districts) != DISTRICTS:  # KEMET-SETUP-10
            raise BadInput(place, f"{len(districts)} districts, not {DISTRICTS}")
        whole, deserts = set_of(districts), self.all_of(DESERT)
        front = self.near[districts[0]] & ~whole
        if front.bit_count() != 1 or not front & deserts:
            raise BadInput(f"{place}: {NAMES[districts[0]]}", "does not touch exactly one desert")
        for space in districts:
            if self.near[space] & whole != whole & ~BIT[space]:
                raise BadInput(f"{place}: {NAMES[space]}", "is not beside the other districts")
            if self.near[space] & ~whole != front:
                raise BadInput(f"{place}: {NAMES[space]}", "does not touch the desert of its city")
            if self.across[space]:
                raise BadInput(f"{place}: {NAMES[space]}", "a district has no harbour")
        if members(front)[0] in self.front:
            raise BadInput(place, "shares its desert with another city")
        self.cities.append(whole)
        self.front.append(members(front)[0])

    def check_counts(self) -> None:
        n = self.players
        for what, found, wanted in [
            ("spaces", self.spaces, SIZES[n]),
            ("obelisks", self.obelisks, TARGETS[n]),
            ("temples", self.temples, TEMPLES[n]),
            ("sanctuaries", self.all_of(SANCTUARY), SANCTUARIES[n]),
        ]:
            if found.bit_count() != wanted:
                raise BadInput(
                    what, f"{found.bit_count()}, not {wanted} as the map for {n} players has"
                )
        if self.delta < 0:
            raise BadInput("temples", "none is in the delta")

    # --- ways

    def distances(self, start: int) -> list[int]:
        """By space: the steps by land and harbour from *start*, walls left aside; -1 is no way."""
        far = [-1] * SPACES
        edge, reached, steps = BIT[start], BIT[start], 0
        while edge:
            wider = 0
            for space in members(edge):
                far[space] = steps
                wider |= self.step[space]
            edge = wider & ~reached
            reached |= edge
            steps += 1
        return far


def read_map(text: str) -> dict[str, object]:
    try:
        told = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput(f"line {error.lineno}", f"not JSON: {error.msg}") from None
    if not isinstance(told, dict):
        raise BadInput("map", f"wants an object with {', '.join(FIELDS)}")
    return told


def load(players: int) -> Map:
    """The map that comes with the game for a number of players."""
    source = files("tawy.kemet") / "maps" / f"{players}.json"
    try:
        found = Map(read_map(source.read_text(encoding="utf-8")))
        if found.players != players:
            raise BadInput("players", f"{found.players}, not {players}")
    except BadInput as bad:
        raise BadInput(f"maps/{players}.json", str(bad)) from None
    return found


# By number of players.
MAPS: Final = {players: load(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
