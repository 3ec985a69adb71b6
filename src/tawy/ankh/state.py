"""The facts of a game of Ankh."""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import FERTILE_LAND, LAND, SPACES, Geography, geography
from tawy.ankh.data import (
    ALL_CARDS,
    ANKH_TOKENS,
    CAMELS,
    GUARDIANS,
    MONUMENTS_OF_A_KIND,
    SUNS,
    TILES,
    TOKENS_ON_THE_BOARD,
    WARRIORS,
)
from tawy.ankh.rulings import RULINGS
from tawy.kernel.frames import State
from tawy.kernel.sets import BIT

KINDS: Final = 8  # of figures: a figure is side * KINDS + kind
CHOSEN: Final = -2  # instead of a god: its player chooses one


class Battle:
    """The facts of the battle being fought, and of the killing going on in it; by side."""

    def __init__(self, region: int, fighters: list[int], seats: int) -> None:
        self.region = region
        self.fighters = fighters  # the sides with a figure there when cards are chosen
        self.cards = [0] * seats  # sets of cards, once revealed
        self.two = -1  # the side that announced two cards
        self.passed = 0  # set of sides that have done with Obelisk Attuned
        self.attuned = 0  # set of spaces: figures moved by it
        self.queue: list[int] = []  # the sides that a loop still asks, frozen
        self.bids = [0] * seats
        self.safe = 0  # set of spaces: figures that Flood saves
        self.strength = [0] * seats
        self.present = [0] * seats  # figures at resolution
        self.winner = -1
        self.dying = 0  # set of spaces
        self.fallen = [0] * seats  # figures killed in this battle
        self.warriors = [0] * seats  # killed in this moment
        self.mummies: list[int] = []  # owners of those killed in this moment
        self.cats: list[int] = []
        self.stage = 0  # of what comes after the resolution

    def copy(self) -> Battle:
        b = Battle(self.region, self.fighters, 0)
        b.cards = self.cards[:]
        b.two, b.passed, b.attuned = self.two, self.passed, self.attuned
        b.queue, b.bids, b.safe = self.queue[:], self.bids[:], self.safe
        b.strength, b.present, b.winner = self.strength[:], self.present[:], self.winner
        b.dying, b.fallen, b.warriors = self.dying, self.fallen[:], self.warriors[:]
        b.mummies, b.cats, b.stage = self.mummies[:], self.cats[:], self.stage
        return b


class Ankh(State):
    """Facts by side; a side has the number of the seat that speaks for it."""

    def __init__(self, seats: int, parent: Ankh | None = None) -> None:
        super().__init__(seats, parent)
        if parent is None:
            self.rulings = [0] * len(RULINGS)  # the reading that this table plays, by ruling
            # the board
            self.geo: Geography = geography(0)
            self.token = [1, 2, 3]  # conflict order token, by region
            self.figure = [-1] * SPACES  # side * KINDS + kind
            self.held = [0] * seats  # set of spaces with figures of a side
            self.stones = [0, 0, 0]  # set of spaces with monuments of a kind
            self.owned = [0] * seats  # set of spaces with monuments of a side
            self.sunny = 0  # set of spaces with radiant figures
            self.tiles = 0  # set of spaces with underworld tiles
            self.aim: dict[int, int] = {}  # direction of the scorpion on a space
            # the sides
            self.god = [-1] * seats  # by seat
            self.divine = [0] * seats  # set of gods whose power a side has
            self.devotion = [0] * seats
            self.ranking: list[int] = []  # sides from least to most devotion
            self.followers = [1] * seats
            self.warriors = [WARRIORS] * seats  # in the pool
            self.beasts = [0] * (seats * GUARDIANS)  # guardians in the pool
            self.ankhs = [ANKH_TOKENS - TOKENS_ON_THE_BOARD] * seats  # in the reserve
            self.powers = [0] * seats  # set
            self.hand = [ALL_CARDS] * seats  # set
            self.trapped: list[int] = []  # owners of the warriors in Anubis' slots
            self.amun_ready = True
            # the table
            self.guardian = [-1, -1, -1]  # kind in use, by level
            self.stock = [0, 0, 0]  # figures left on its card
            self.used = [0, 0, 0, 0]  # steps of the action markers from their start
            self.event = 0  # events resolved
            self.conflicts = 0
            self.tiebreaker = -1  # the side that holds it,
            self.tie_ready = False  # and whether it is face up
            self.scenario = -1
            self.first = -1
            self.turn = 0
            # the turn and its action
            self.action = -1
            self.deeds = 0  # actions taken this turn
            self.fired = False  # an event was triggered this turn
            self.picked = -1  # the space or kind chosen in the step before
            self.aiming = -1  # the space of a figure just placed: a scorpion to aim, one to shine
            self.placing = -1  # the right by which a figure is being summoned
            self.done_with = 0  # set of spaces: figures moved; pyramids used for summoning
            self.normal = False  # the normal summon is still to be had
            self.tile_extra = False  # and the one onto a tile
            self.line = 0  # set of sides: the caravan so far
            self.parts: list[int] = []  # the two regions that it made
            self.resolved = 0  # order token of the region that the conflict has got to
            self.battle: Battle | None = None
        else:
            self.rulings = parent.rulings
            self.geo, self.token = parent.geo, parent.token
            self.figure, self.held = parent.figure[:], parent.held[:]
            self.stones, self.owned = parent.stones[:], parent.owned[:]
            self.sunny, self.tiles = parent.sunny, parent.tiles
            self.aim = parent.aim.copy()
            self.god, self.divine = parent.god[:], parent.divine[:]
            self.devotion, self.ranking = parent.devotion[:], parent.ranking[:]
            self.followers, self.warriors = parent.followers[:], parent.warriors[:]
            self.beasts, self.ankhs = parent.beasts[:], parent.ankhs[:]
            self.powers, self.hand = parent.powers[:], parent.hand[:]
            self.trapped, self.amun_ready = parent.trapped[:], parent.amun_ready
            self.guardian, self.stock = parent.guardian[:], parent.stock[:]
            self.used, self.event, self.conflicts = parent.used[:], parent.event, parent.conflicts
            self.tiebreaker, self.tie_ready = parent.tiebreaker, parent.tie_ready
            self.scenario, self.first, self.turn = parent.scenario, parent.first, parent.turn
            self.action, self.deeds, self.fired = parent.action, parent.deeds, parent.fired
            self.picked, self.aiming, self.placing = parent.picked, parent.aiming, parent.placing
            self.done_with, self.normal = parent.done_with, parent.normal
            self.tile_extra, self.line, self.parts = parent.tile_extra, parent.line, parent.parts
            self.resolved = parent.resolved
            self.battle = None if parent.battle is None else parent.battle.copy()

    def copy(self) -> Ankh:
        return Ankh(self.seats, self)

    # --- what follows from the facts

    def kind_at(self, space: int) -> int:
        return self.figure[space] % KINDS

    def side_at(self, space: int) -> int:
        return self.figure[space] // KINDS

    def has(self, side: int, power: int) -> bool:
        return self.powers[side] >> power & 1 == 1

    def is_divine(self, side: int, god: int) -> bool:
        """Whether this side has the power of that god."""
        return self.divine[side] >> god & 1 == 1

    def side_of_god(self, god: int) -> int:
        """The side in the game that has the power of that god, or -1."""
        for side in self.sides():
            if self.is_divine(side, god):
                return side
        return -1

    def merged(self, side: int) -> bool:
        """Two seats are one side."""
        return self.side.count(side) > 1

    def all_figures(self) -> int:
        mask = 0
        for held in self.held:
            mask |= held
        return mask

    def all_stones(self) -> int:
        return self.stones[0] | self.stones[1] | self.stones[2]

    def neutral(self) -> int:
        """The monuments that nobody controls."""
        mask = self.all_stones()
        for owned in self.owned:
            mask &= ~owned
        return mask

    def empty_land(self) -> int:
        """Land without figure and monument; tiles do not occupy a space. ANKH-BOARD-03, -14."""
        return LAND & ~self.all_figures() & ~self.all_stones()

    def beside(self, mask: int) -> int:
        """All spaces adjacent to any of these."""
        near, around = self.geo.near, 0
        while mask:
            low = mask & -mask
            around |= near[low.bit_length() - 1]
            mask ^= low
        return around

    def god_space(self, side: int) -> int:
        figure = side * KINDS
        for space in range(SPACES):
            if self.figure[space] == figure:
                return space
        return -1

    def in_region(self, side: int, region: int) -> int:
        """The figures of a side in a region, those on its water too."""
        return self.held[side] & self.geo.areas[region]

    def present_in(self, region: int) -> list[int]:
        """The sides with figures in a region, by ascending devotion."""
        return [side for side in self.ranking if self.in_region(side, region)]

    def ascending(self, sides: list[int]) -> list[int]:
        """From least to most devotion. ANKH-DEVOTION-07."""
        return [side for side in self.ranking if side in sides]

    def fertile(self) -> int:
        return FERTILE_LAND & ~self.tiles

    def desert(self) -> int:
        return LAND & ~FERTILE_LAND & ~self.tiles

    def camels_left(self) -> int:
        return CAMELS - self.geo.camels.bit_count()

    def stones_left(self, kind: int) -> int:
        return MONUMENTS_OF_A_KIND - self.stones[kind].bit_count()

    def suns_left(self) -> int:
        return SUNS - self.sunny.bit_count()

    def tiles_left(self) -> int:
        return TILES - self.tiles.bit_count()

    def unlocked(self, side: int) -> int:
        return self.powers[side].bit_count()

    def fighting(self) -> Battle:
        assert self.battle is not None
        return self.battle

    def has_figure(self, space: int) -> bool:
        return self.figure[space] >= 0

    def has_stone(self, space: int) -> bool:
        return self.all_stones() & BIT[space] != 0
