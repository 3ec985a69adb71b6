"""The facts of a game of Kemet."""

from __future__ import annotations

from typing import Final

from tawy.kemet.board import MAPS, SPACES, Map
from tawy.kemet.data import (
    COLOURS,
    COLUMNS,
    CREATURE_TILE,
    CREATURES,
    DIVINE_WOUND,
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
from tawy.kemet.rulings import RULINGS
from tawy.kernel.frames import State
from tawy.kernel.sets import members

NOBODY: Final = -1
ON_ITS_TILE: Final = -1  # instead of the space of a creature
NOT_BUILT: Final = -1  # instead of the space of a pyramid


class March:
    """The facts of a move that is going on."""

    def __init__(self) -> None:
        self.space = -1  # where the group is; before its first step, where it begins
        self.units = 0  # that take the next step,
        self.creature = -1  # and the creature that goes with them
        self.guide = -1  # the creature of all steps so far: only that one adds to them
        self.steps = 0  # by land and harbour
        self.visited = 0  # set of spaces that the group has been in
        self.gates = False  # Open Gates was played: walls count for nothing
        self.over = False

    def copy(self) -> March:
        m = March()
        m.space, m.units, m.creature, m.guide = self.space, self.units, self.creature, self.guide
        m.steps, m.visited, m.gates, m.over = self.steps, self.visited, self.gates, self.over
        return m


class Announced:
    """The facts of a card that is played outside battle. KEMET-Q-94."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.space = -1  # its target
        self.last = seat  # who has played the last card: this one, or a Veto
        self.vetoes = 0
        self.open = True  # to a further Veto

    def copy(self) -> Announced:
        a = Announced(self.seat, self.card)
        a.space, a.last = self.space, self.last
        a.vetoes, a.open = self.vetoes, self.open
        return a


class Battle:
    """The facts of a battle, by side: the attacker is 0, the defender 1."""

    def __init__(self, space: int, attacker: int, defender: int) -> None:
        self.space = space
        self.seats = [attacker, defender]
        self.fought = False  # neither Escape nor Initiative has prevented it
        self.played = [-1, -1]  # battle cards,
        self.unused = [-1, -1]
        self.cards = [0] * (2 * len(INTERVENTIONS))  # interventions: side * kinds + kind,
        self.paid = [0] * (2 * len(INTERVENTIONS))  # and those of them that count
        self.revealed = False
        self.wounds = 0  # cards discarded by Divine Wound,
        self.wounding = True  # and whether more may follow
        self.units = [0, 0]  # as they were when it was decided,
        self.creatures = [-1, -1]  # and those that took part
        self.strength = [0, 0]
        self.lost = [0, 0]  # units
        self.winner = -1  # side

    def copy(self) -> Battle:
        b = Battle(self.space, 0, 0)
        b.seats, b.fought, b.revealed = self.seats, self.fought, self.revealed
        b.played, b.unused = self.played[:], self.unused[:]
        b.cards, b.paid = self.cards[:], self.paid[:]
        b.wounds, b.wounding = self.wounds, self.wounding
        b.units, b.creatures = self.units[:], self.creatures[:]
        b.strength, b.lost, b.winner = self.strength[:], self.lost[:], self.winner
        return b


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
            self.rulings = [0] * len(RULINGS)  # the reading that is played, by ruling
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
            self.removed = [0] * seats  # set: exchanged, out of the game,
            self.shown = [0] * seats  # and those seen since: they are still in it
            self.held = [0] * (seats * len(INTERVENTIONS))  # cards in hand, by kind
            # the table
            self.supply = [copies for tile in TILES for copies in tile.copies]
            self.deck = [card.copies for card in INTERVENTIONS]  # in no order: chance draws by kind
            self.pile = [0] * len(INTERVENTIONS)  # discarded,
            self.buried = [0] * len(INTERVENTIONS)  # and those of them that were not shown
            self.order: list[int] = []  # of this day,
            self.coming: list[int] = []  # and of the next one, as far as it is set
            self.looked = [0] * len(INTERVENTIONS)  # cards taken up by Vision, by kind
            self.day = 0
            # the day
            self.turn = NOBODY  # whose it is; nobody's in the night
            self.covered = [0] * seats  # set of action spaces with a token
            self.left = [0] * seats  # ordinary tokens
            self.placed = False  # the ordinary token of this turn
            self.silver = False  # can be placed in this turn,
            self.gold = False  # likewise
            self.over = False  # this turn
            # what is going on
            self.pyramid = -1  # that is being raised
            self.colour = -1  # of the tile that is being bought
            self.tile = -1  # whose creature or card is being asked about
            self.queue: list[int] = []  # the districts that a loop still asks about
            self.nightly: list[int] = []  # tiles that are still to be used in this night
            self.due = 0  # cards still to be drawn, units still to be enlisted
            self.plan = [0] * SPACES  # units about to be placed
            self.displaced: list[int] = []  # creatures that look for another troop
            self.several = False  # battles were to be fought when the first one began
            self.march: March | None = None
            self.announced: Announced | None = None
            self.battle: Battle | None = None
        else:
            self.map = parent.map
            self.goal, self.highest = parent.goal, parent.highest
            self.on_offer = parent.on_offer
            self.discards, self.last_day = parent.discards, parent.last_day
            self.rulings = parent.rulings
            self.owner, self.units = parent.owner[:], parent.units[:]
            self.newcomers, self.attacker = parent.newcomers[:], parent.attacker
            self.where, self.temple = parent.where[:], parent.temple[:]
            self.city, self.level, self.site = parent.city[:], parent.level[:], parent.site[:]
            self.reserve, self.prayer = parent.reserve[:], parent.prayer[:]
            self.points, self.won = parent.points[:], parent.won[:]
            self.tiles, self.sums = parent.tiles[:], parent.sums[:]
            self.hand, self.discard = parent.hand[:], parent.discard[:]
            self.hidden, self.held = parent.hidden[:], parent.held[:]
            self.removed, self.shown = parent.removed[:], parent.shown[:]
            self.supply, self.deck, self.pile = parent.supply[:], parent.deck[:], parent.pile[:]
            self.order, self.day = parent.order[:], parent.day
            self.coming, self.looked = parent.coming[:], parent.looked[:]
            self.buried, self.turn, self.over = parent.buried[:], parent.turn, parent.over
            self.covered, self.left = parent.covered[:], parent.left[:]
            self.placed, self.silver, self.gold = parent.placed, parent.silver, parent.gold
            self.pyramid, self.colour, self.tile = parent.pyramid, parent.colour, parent.tile
            self.queue, self.due = parent.queue[:], parent.due
            self.nightly = parent.nightly[:]
            self.plan, self.displaced = parent.plan[:], parent.displaced[:]
            self.several = parent.several
            self.march = None if parent.march is None else parent.march.copy()
            self.announced = None if parent.announced is None else parent.announced.copy()
            self.battle = None if parent.battle is None else parent.battle.copy()

    def copy(self) -> Kemet:
        return Kemet(self.seats, self)

    # --- what follows from the facts

    def marching(self) -> March:
        assert self.march is not None
        return self.march

    def playing(self) -> Announced:
        assert self.announced is not None
        return self.announced

    def fighting(self) -> Battle:
        assert self.battle is not None
        return self.battle

    def sum_of(self, seat: int, column: int) -> int:
        """What the tiles of a seat add up to."""
        return self.sums[seat * COLUMNS + column]

    def burier(self) -> int:
        """Who knows the cards that were not shown: Divine Wound alone discards so, and is one."""
        owners = [seat for seat in range(self.seats) if self.has(seat, DIVINE_WOUND)]
        return owners[0] if owners else NOBODY

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
        free = [space for space in members(self.districts(seat)) if space not in self.site]
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

    def troop_of(self, seat: int, space: int) -> int:
        """Units of a seat in a space, newcomers too."""
        held = self.units[space] if self.owner[space] == seat else 0
        return held + (self.newcomers[space] if self.attacker == seat else 0)

    def fields(self) -> list[int]:
        """The spaces where battles are to be fought: newcomers have come upon enemies there."""
        return [space for space in members(self.map.spaces) if self.newcomers[space]]

    def is_empty(self, space: int) -> bool:
        """Without units of anybody. KEMET-BATTLE-43."""
        return self.owner[space] == NOBODY and not self.newcomers[space]

    def refuges(self, space: int) -> list[int]:
        """Where a troop can be driven or escape to: harbours do not count. KEMET-Q-20, -37."""
        return [other for other in members(self.map.near[space]) if self.is_empty(other)]

    def lairs(self, seat: int) -> list[int]:
        """Own districts with an own unit and no own creature. KEMET-CREATURE-02, -04."""
        held = [space for space in members(self.districts(seat)) if self.troop_of(seat, space)]
        return [space for space in held if self.creature_of(seat, space) < 0]

    def waiting(self, seat: int) -> list[int]:
        """The creatures of a seat that wait on their tiles."""
        on_tiles = [i for i, where in enumerate(self.where) if where == ON_ITS_TILE]
        return [creature for creature in on_tiles if self.has(seat, CREATURE_TILE[creature])]

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

    def holds(self, seat: int, card: int) -> int:
        """How many interventions of a kind a seat has in hand."""
        return self.held[seat * len(INTERVENTIONS) + card]

    def hand_size(self, seat: int) -> int:
        """Of interventions: everybody knows it. KEMET-DI-gen-06."""
        return sum(self.cards_of(seat))

    def cards_of(self, seat: int) -> list[int]:
        """How many interventions of each kind a seat has in hand."""
        return self.held[seat * len(INTERVENTIONS) : (seat + 1) * len(INTERVENTIONS)]
