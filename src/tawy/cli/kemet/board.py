"""The board of Kemet in letters, from a view: cities as a table, below it all other spaces.

A space goes by the first letters of its name in the notation ("west-temple-2" is wt2); the list
says where each leads to. Colours only repeat what a letter says.
"""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tawy.cli.drawing import Palette
from tawy.kemet.board import MAPS, NAMES, Map
from tawy.kemet.data import COLOUR, CREATURE
from tawy.kemet.kinds import CITY, SEAT, SPACE
from tawy.kernel.sets import BIT, members
from tawy.words import Words

Facts = dict[str, Any]
OBELISK: Final = "^"
HARBOUR: Final = "~"
ATTACKED: Final = "<"  # between a troop and the one that has come upon it
POINT: Final = "*"  # before who has the victory point of a temple
FOUGHT: Final = "!"  # where a battle is fought now
NOTHING: Final = "-"


def short_name(name: str) -> str:
    """The first letters of its words, and its numbers: f1, o12, wt2."""
    return "".join([part if part[0].isdigit() else part[0] for part in name.split("-")])


def short_seat(words: Words, word: str) -> str:
    return words.say("kemet-label-short-seat", number=SEAT.words.index(word) + 1)


def short_colour(words: Words, word: str) -> str:
    return words.say(f"kemet-label-short-{word}")


class Board:
    """What stands where."""

    def __init__(self, view: Facts, words: Words, palette: Palette) -> None:
        self.view = view
        self.words = words
        self.palette = palette
        self.map: Map = MAPS[len(view["seats"])]
        self.pyramids = {
            told.split()[1]: (colour, told.split()[0])
            for seat in view["seats"].values()
            for colour, told in seat["pyramids"].items()
            if len(told.split()) == 2
        }

    def parts(self) -> Group:
        return Group(self.cities(), self.others(), self.key())

    def say(self, label: str, **values: object) -> str:
        return self.words.say(f"kemet-label-{label}", **values)

    # --- pieces

    def seat(self, word: str) -> Text:
        style = self.palette.seats[SEAT.words.index(word)]
        return Text(short_seat(self.words, word), style)

    def troops(self, name: str) -> Text:
        """Owner, units, creature; and the troop that has come upon it."""
        told = self.view["board"].get(name, "")
        shown = [self.troop(troop.split()) for troop in told.split(", ") if troop]
        return Text(f" {ATTACKED} ").join(shown)

    def troop(self, parts: list[str]) -> Text:
        named = [self.words.noun(CREATURE, word) for word in parts[2:]]
        return Text.assemble(self.seat(parts[0]), " ", (" ".join([parts[1], *named]), "bold"))

    def pyramid(self, name: str) -> Text:
        if name not in self.pyramids:
            return Text()
        colour, level = self.pyramids[name]
        return Text(f"{short_colour(self.words, colour)}{level}", "bold reverse")

    def fought(self, name: str) -> str:
        battle = self.view["battle"]
        return FOUGHT if battle is not None and battle["space"] == name else " "

    # --- cities

    def cities(self) -> Table:
        """A row for each, with whose it is; a cell for each district: pyramid and troop."""
        table = plain_table()
        table.add_column("", no_wrap=True)
        table.add_column(self.say("cities"), no_wrap=True)
        for letter in "ABC":
            table.add_column(self.say("district", letter=letter), ratio=1)
        owners = {seat["city"]: word for word, seat in self.view["seats"].items()}
        for city, districts in enumerate(self.map.cities):
            word = CITY.words[city]
            name = Text(self.words.noun(CITY, word))
            if word in owners:
                name = Text.assemble(self.seat(owners[word]), " ", name)
            cells = [self.district(NAMES[space]) for space in members(districts)]
            table.add_row(f"{short_name(word)}", name, *cells)
        return table

    def district(self, name: str) -> Text:
        there = [part for part in (self.pyramid(name), self.troops(name)) if part]
        cell = Text(" ").join(there) if there else Text(NOTHING)
        return Text.assemble(self.fought(name).strip(), cell)

    # --- all other spaces

    def others(self) -> Table:
        table = plain_table()
        table.add_column("", no_wrap=True)
        table.add_column(self.say("space"))
        table.add_column(self.say("there"), ratio=1)
        table.add_column(self.say("ways"), ratio=1)
        for space in members(self.map.spaces & ~self.map.districts):
            name = NAMES[space]
            sign = OBELISK if self.map.obelisks & BIT[space] else " "
            there = Text(" ").join([t for t in (self.troops(name), self.point(name)) if t])
            called = Text(f"{self.words.noun(SPACE, name)}")
            marked = Text.assemble((f"{self.fought(name)}{sign}", "bold"), called)
            table.add_row(short_name(name), marked, there or Text(NOTHING), self.ways(space))
        return table

    def point(self, name: str) -> Text:
        """Who has the victory point of a temple."""
        holder = self.view["temples"].get(name)
        return Text.assemble(POINT, self.seat(holder)) if holder else Text()

    def ways(self, space: int) -> str:
        """By land and by harbour; the districts of a city as one."""
        near, across = self.map.near[space], self.map.across[space]
        cities = [
            short_name(CITY.words[city])
            for city, districts in enumerate(self.map.cities)
            if near & districts
        ]
        land = [short_name(NAMES[s]) for s in members(near & ~self.map.districts)]
        water = [f"{HARBOUR}{short_name(NAMES[s])}" for s in members(across)]
        return " ".join([*cities, *land, *water]) or NOTHING

    def key(self) -> Text:
        """Only of the signs that are there."""
        board = self.view["board"].values()
        signs = [(OBELISK, "key-obelisk", True), (HARBOUR, "key-harbour", any(self.map.across))]
        signs += [(ATTACKED, "key-battle", any(", " in troops for troops in board))]
        signs += [(POINT, "key-point", bool(self.view["temples"]))]
        signs += [(FOUGHT, "fought", self.view["battle"] is not None)]
        told = [f"{sign} {self.say(label)}" for sign, label, there in signs if there]
        for word in COLOUR.words:
            told.append(f"{short_colour(self.words, word)} {self.words.noun(COLOUR, word)}")
        return Text("  ".join(told), "dim")


def plain_table() -> Table:
    return Table(
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, expand=True
    )
