"""The facts of a game of Kemet."""

from __future__ import annotations

from typing import Final

from tawy.kemet.board import MAPS, SPACES, Map, spaces_in
from tawy.kemet.data import (
    COLOURS,
    COLUMNS,
    CREATURE_TILE,
    CREATURES,
    FIRST_HAND,
    INTERVENTIONS,
    LEVELS,
    PRAYER_AT_START,
    ROOM,
    SHORT_GOAL,
    TILES,
    TROOP,
    UNITS,
    UNUSED_DOWN,
)
from tawy.kernel.frames import State

NOBODY: Final = -1
ON_ITS_TILE: Final = -1  # instead of the space of a creature
NOT_BUILT: Final = -1  # instead of the space of a pyramid


class Kemet(State):
    """Facts by seat: sides never join here. A set of spaces, tiles or cards is an int."""

    def __init__(self, seats: int, parent: Kemet | None = None) -> None:
        super().__init__(seats, parent)
        if parent is None:
            self.map: Map = MAPS[seats]
            # how the table plays
            self.goal = SHORT_GOAL
            self.highest = LEVELS  # that a pyramid can be raised to
            self.on_offer = LEVELS  # the highest level of tiles that can be bought
            self.discards = UNUSED_DOWN
            self.last_day = 0  # a guard outside the rules; 0: none
            # the board
            self.owner = [NOBODY] * SPACES  # who has units there
            self.units = [0] * SPACES
            self.newcomers = [0] * SPACES  # units of the attacker, where he has still to fight
            self.attacker = NOBODY  # whose they are
            self.where = [ON_ITS_TILE] * len(CREATURES)  # by creature
            self.temple = [NOBODY] * SPACES  # who has its point: settled when a change is complete
            # cities and pyramids
            self.city = [-1] * seats
            self.level = [0] * (seats * COLOURS)  # of a pyramid: seat * COLOURS + colour
            self.site = [NOT_BUILT] * (seats * COLOURS)
            # the seats
            self.reserve = [UNITS] * seats
            self.prayer = [PRAYER_AT_START] * seats
            self.points = [0] * seats  # permanent ones,
            self.won = [0] * seats  # and how many of them come from battles
            self.tiles = [0] * seats  # set
            self.sums = [0] * (seats * COLUMNS)  # of what the tiles add: seat * COLUMNS + column
            self.hand = [FIRST_HAND] * seats  # set of battle cards
            self.discard = [0] * seats  # set: since the hand was last full
            self.hidden = [0] * seats  # set: those of the discard that others have not seen
            self.held = [0] * (seats * len(INTERVENTIONS))  # cards in hand, by kind
            # the table
            self.supply = [copies for tile in TILES for copies in tile.copies]
            self.deck = [card.copies for card in INTERVENTIONS]  # in no order: chance draws by kind
            self.pile = [0] * len(INTERVENTIONS)  # discarded
            self.order: list[int] = []  # of this day,
            self.coming: list[int] = []  # and of the next one, as far as it is set
            self.looked = [0] * len(INTERVENTIONS)  # cards taken up by Vision, by kind
            self.day = 0
            # the day
            self.covered = [0] * seats  # set of action spaces with a token
            self.left = [0] * seats  # ordinary tokens
            self.silver = [False] * seats  # can be placed today,
            self.gold = [False] * seats  # likewise
            # what the steps of a choice remember
            self.picked = -1  # the space, pyramid, tile or colour that is asked about
        else:
            self.map = parent.map
            self.goal, self.highest = parent.goal, parent.highest
            self.on_offer = parent.on_offer
            self.discards, self.last_day = parent.discards, parent.last_day
            self.owner, self.units = parent.owner[:], parent.units[:]
            self.newcomers, self.attacker = parent.newcomers[:], parent.attacker
            self.where, self.temple = parent.where[:], parent.temple[:]
            self.city, self.level, self.site = parent.city[:], parent.level[:], parent.site[:]
            self.reserve, self.prayer = parent.reserve[:], parent.prayer[:]
            self.points, self.won = parent.points[:], parent.won[:]
            self.tiles, self.sums = parent.tiles[:], parent.sums[:]
            self.hand, self.discard = parent.hand[:], parent.discard[:]
            self.hidden, self.held = parent.hidden[:], parent.held[:]
            self.supply, self.deck, self.pile = parent.supply[:], parent.deck[:], parent.pile[:]
            self.order, self.day = parent.order[:], parent.day
            self.coming, self.looked = parent.coming[:], parent.looked[:]
            self.covered, self.left = parent.covered[:], parent.left[:]
            self.silver, self.gold = parent.silver[:], parent.gold[:]
            self.picked = parent.picked

    def copy(self) -> Kemet:
        return Kemet(self.seats, self)

    # --- what follows from the facts

    def sum_of(self, seat: int, column: int) -> int:
        """What the tiles of a seat add up to."""
        return self.sums[seat * COLUMNS + column]

    def has(self, seat: int, tile: int) -> bool:
        return self.tiles[seat] >> tile & 1 == 1

    def room(self, seat: int) -> int:
        """Units that a seat may have in one space. KEMET-BOARD-16."""
        return TROOP + self.sum_of(seat, ROOM)

    def districts(self, seat: int) -> int:
        """The set of the districts of a seat's own city."""
        return self.map.cities[self.city[seat]]

    def free_district(self, seat: int) -> int:
        """The first district of a seat's city without a pyramid, or -1."""
        free = [space for space in spaces_in(self.districts(seat)) if space not in self.site]
        return free[0] if free else -1

    def creature_of(self, seat: int, space: int) -> int:
        """The creature of a seat in a space, or -1."""
        for creature, where in enumerate(self.where):
            if where == space and self.keeper(creature) == seat:
                return creature
        return -1

    def keeper(self, creature: int) -> int:
        """The seat that has bought a creature, or nobody."""
        tile = CREATURE_TILE[creature]
        for seat in range(self.seats):
            if self.has(seat, tile):
                return seat
        return NOBODY

    def master(self, pyramid: int) -> int:
        """Who controls a pyramid that is built: whoever stands there, else its owner.

        KEMET-PYRAMID-10 to -13.
        """
        owner = self.owner[self.site[pyramid]]
        return owner if owner != NOBODY else pyramid // COLOURS

    def masters_level(self, seat: int, colour: int) -> int:
        """The highest pyramid of a colour that a seat controls; 0: none. KEMET-BUY-03, -04."""
        every = [owner * COLOURS + colour for owner in range(self.seats)]
        held = [p for p in every if self.site[p] != NOT_BUILT and self.master(p) == seat]
        return max([self.level[p] for p in held], default=0)

    def temporary(self, seat: int) -> int:
        """Points of temples and of pyramids at their top. KEMET-VP-05, -07."""
        tops = [p for p, level in enumerate(self.level) if level == LEVELS]
        return self.temple.count(seat) + len([p for p in tops if self.master(p) == seat])

    def score(self, seat: int) -> int:
        return self.points[seat] + self.temporary(seat)

    def cards_of(self, seat: int) -> list[int]:
        """How many interventions of each kind a seat has in hand."""
        return self.held[seat * len(INTERVENTIONS) : (seat + 1) * len(INTERVENTIONS)]
