"""The tables of Kemet: what is printed on the components. KEMET-TILE, KEMET-DI, KEMET-CARD."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tawy.kernel.options import BadInput, Kind

# --- players, units, points

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
UNITS: Final = 12  # of each player
UNITS_AT_START: Final = 10
TROOP: Final = 5  # units of one player in one space; Legion adds to it
TOP: Final = 11  # prayer points
PRAYER_AT_START: Final = 5
SHORT_GOAL: Final = 8
LONG_GOAL: Final = 10
FIRST_GOAL: Final = 4  # of the introductory game
GOALS: Final = [FIRST_GOAL, SHORT_GOAL, LONG_GOAL]

# --- pyramids

COLOUR: Final[Kind] = Kind("colour", ["white", "red", "blue"])
WHITE: Final = 0
RED: Final = 1
BLUE: Final = 2
COLOURS: Final = 3
LEVELS: Final = 4  # of pyramids and of tiles; the price of a tile, or of a level, is its number
FIRST_LEVELS: Final = 2  # of the introductory game
DISTRICTS: Final = 3  # of a city; one pyramid each
SPLITS: Final = [[0, 1, 2], [1, 1, 1]]  # the levels at the start, by colour in any order

# --- prayer, moves, day's end

NIGHT_PRAYER: Final = 2
PRAYING: Final = 2
STEPS: Final = 1  # of a move
TELEPORT_PRICE: Final = 2
RECALLED: Final = 1  # prayer for each unit recalled
TEMPLE_INCOMES: Final = [2, 3]
DELTA_INCOME: Final = 5
DELTA_UNITS: Final = 1  # sacrificed for it
SANCTUARY_UNITS: Final = 2  # sacrificed for a point
TEMPLES_FOR_A_POINT: Final = 2

# --- the action pyramid

ACTION: Final[Kind] = Kind("action", ["buy", "pray", "raise", "move", "recruit"])
BUY: Final = 0
PRAY: Final = 1
RAISE: Final = 2
MOVE: Final = 3
RECRUIT: Final = 4

TOKEN: Final[Kind] = Kind("token", ["ordinary", "silver", "golden"])
ORDINARY: Final = 0
SILVER_TOKEN: Final = 1
GOLDEN_TOKEN: Final = 2
TOKENS: Final = 5  # ordinary ones, of each player
ROWS: Final = 3  # each of them must hold a token at day's end; above them is the golden space


@dataclass
class ActionSpace:
    """A space for a token. Its row is 1 (bottom) to 4; the golden one leaves a choice of action."""

    word: str
    row: int
    actions: list[int]
    colour: int = -1  # of the tile to buy


ACTION_SPACES: Final[list[ActionSpace]] = [
    ActionSpace("buy-white", 1, [BUY], WHITE),
    ActionSpace("buy-red", 1, [BUY], RED),
    ActionSpace("buy-blue", 1, [BUY], BLUE),
    ActionSpace("pray-1", 1, [PRAY]),
    ActionSpace("raise", 2, [RAISE]),
    ActionSpace("move-2", 2, [MOVE]),
    ActionSpace("pray-2", 2, [PRAY]),
    ActionSpace("move-3", 3, [MOVE]),
    ActionSpace("recruit", 3, [RECRUIT]),
    ActionSpace("golden", 4, [MOVE, RECRUIT]),
]
ACTION_SPACE: Final[Kind] = Kind("action-space", [space.word for space in ACTION_SPACES])
PRAY_1: Final = 3
RAISE_2: Final = 4
MOVE_2: Final = 5
PRAY_2: Final = 6
MOVE_3: Final = 7
RECRUIT_3: Final = 8
GOLDEN: Final = 9
# The sets of spaces of rows 1, 2 and 3.
ROW_SPACES: Final = [
    sum(1 << i for i, space in enumerate(ACTION_SPACES) if space.row == row + 1)
    for row in range(ROWS)
]
ORDINARY_SPACES: Final = sum(ROW_SPACES)

# --- creatures


@dataclass
class Creature:
    """What a creature adds to the troop it goes with."""

    word: str
    moves: int = 0
    strength: int = 0
    damage: int = 0
    protection: int = 0
    gates: int = 0  # its troop ignores walls
    cancels: int = 0  # in battle the other creature counts as absent


CREATURES: Final[list[Creature]] = [
    Creature("mummy", moves=1, strength=2),
    Creature("royal-scarab", moves=2, strength=2),
    Creature("giant-scorpion", moves=1, strength=2, damage=2),
    Creature("phoenix", moves=1, strength=2, gates=1),
    Creature("ancestral-elephant", moves=1, strength=1, protection=1),
    Creature("deep-desert-snake", moves=1, cancels=1),
    Creature("sphinx", strength=2),
]
CREATURE: Final[Kind] = Kind("creature", [creature.word for creature in CREATURES])
MUMMY: Final = 0
ROYAL_SCARAB: Final = 1
GIANT_SCORPION: Final = 2
PHOENIX: Final = 3
ANCESTRAL_ELEPHANT: Final = 4
DEEP_DESERT_SNAKE: Final = 5
SPHINX: Final = 6

# --- battle cards: six of everybody, and two special ones that a tile brings


@dataclass
class BattleCard:
    word: str
    strength: int
    damage: int
    protection: int


BATTLE_CARDS: Final[list[BattleCard]] = [
    BattleCard("cavalry-blitz", 4, 1, 0),
    BattleCard("chariot-raid", 1, 3, 0),
    BattleCard("fervent-purge", 3, 2, 0),
    BattleCard("mixed-tactics", 2, 2, 1),
    BattleCard("phalanx-defense", 2, 0, 2),
    BattleCard("shield-push", 3, 0, 1),
    BattleCard("offensive-strategy", 3, 3, 0),
    BattleCard("defensive-strategy", 3, 0, 3),
]
CARD: Final[Kind] = Kind("card", [card.word for card in BATTLE_CARDS])
CHARIOT_RAID: Final = 1
OFFENSIVE_STRATEGY_CARD: Final = 6
DEFENSIVE_STRATEGY_CARD: Final = 7
HAND: Final = 6
FIRST_HAND: Final = (1 << HAND) - 1

# Whether discarded battle cards lie open: KEMET-VARIANT-07.
DISCARDS: Final[Kind] = Kind("discards", ["unused-down", "all-down", "all-up"])
UNUSED_DOWN: Final = 0
ALL_UP: Final = 2

# --- power tiles: what a tile adds for its owner is a column, and a side sums its tiles

MOVES: Final = 0  # steps of every troop
STRENGTH: Final = 1  # in every battle,
ATTACKING: Final = 2  # as attacker only,
DEFENDING: Final = 3  # as defender only
DAMAGE: Final = 4
PROTECTION: Final = 5
FIRST_BLOOD: Final = 6  # defenders destroyed before the battle
WOUND: Final = 7  # strength for each DI card discarded after the reveal
FORESIGHT: Final = 8  # the opponent shows his battle card first
SPOILS: Final = 9  # prayer for each enemy unit destroyed in battle
TRIUMPH: Final = 10  # prayer for each battle won
HELD: Final = 11  # permanent points for a battle won as defender
PRAYERS: Final = 12  # more prayer from the action Pray
NIGHT: Final = 13  # more prayer each night
DRAWS: Final = 14  # more DI cards each night
SIGHT: Final = 15  # more cards to choose the nightly one from
NIGHT_LEVELS: Final = 16  # of one own pyramid, free
NIGHT_UNITS: Final = 17  # free
FREE_UNITS: Final = 18  # with the action Recruit
ROOM: Final = 19  # units more in one space
POINTS: Final = 20  # permanent points at purchase
TILE_OFF: Final = 21  # prayer off the price of a tile,
LEVEL_OFF: Final = 22  # of each level raised,
TELEPORT_OFF: Final = 23  # of a teleport,
PAYMENT_OFF: Final = 24  # of anything, once for each payment
GATES: Final = 25  # own troops ignore walls
OBELISKS: Final = 26  # own troops may teleport from an obelisk
SILVER: Final = 27  # action tokens
GOLD: Final = 28
COLUMNS: Final = GOLD + 1


class Tile:
    """A name of power tiles: its level, its copies in each colour, what it adds and brings."""

    def __init__(
        self,
        word: str,
        level: int,
        copies: dict[int, int],
        adds: dict[int, int],
        creature: int = -1,
        card: int = -1,
    ) -> None:
        self.word = word
        self.level = level
        self.copies = [copies.get(colour, 0) for colour in range(COLOURS)]  # by colour
        self.adds = [adds.get(column, 0) for column in range(COLUMNS)]  # by column
        self.creature = creature
        self.card = card  # the special battle card that comes for another one


TILES: Final[list[Tile]] = [
    Tile("priest", 1, {WHITE: 2}, {PRAYERS: 1}),
    Tile("priestess", 1, {WHITE: 2}, {TILE_OFF: 1}),
    Tile("slaves", 2, {WHITE: 1}, {LEVEL_OFF: 1}),
    Tile("high-priest", 2, {WHITE: 1}, {NIGHT: 2}),
    Tile("crusade", 2, {WHITE: 1}, {SPOILS: 2}),
    Tile("divine-boon", 2, {WHITE: 1}, {DRAWS: 1}),
    Tile("hand-of-god", 3, {WHITE: 1}, {NIGHT_LEVELS: 1}),
    Tile("vision", 3, {WHITE: 1}, {SIGHT: 4}),
    Tile("holy-war", 3, {WHITE: 1}, {TRIUMPH: 4}),
    Tile("victory-point", 3, {WHITE: 1, RED: 1, BLUE: 1}, {POINTS: 1}),
    Tile("priest-of-ra", 4, {WHITE: 1}, {PAYMENT_OFF: 1}),
    Tile("priest-of-amon", 4, {WHITE: 1}, {NIGHT: 5}),
    Tile("mummy", 4, {WHITE: 1}, {DRAWS: 1}, creature=MUMMY),
    Tile("act-of-god", 4, {WHITE: 1, RED: 1, BLUE: 1}, {SILVER: 1}),
    Tile("charge", 1, {RED: 2}, {ATTACKING: 1}),
    Tile("godspeed", 1, {RED: 1}, {MOVES: 1}),
    Tile("stargate", 1, {RED: 1}, {TELEPORT_OFF: 1}),
    Tile("carnage", 2, {RED: 1}, {DAMAGE: 1}),
    Tile("offensive-strategy", 2, {RED: 1}, {}, card=OFFENSIVE_STRATEGY_CARD),
    Tile("open-gates", 2, {RED: 1}, {GATES: 1}),
    Tile("teleport", 2, {RED: 1}, {OBELISKS: 1}),
    Tile("royal-scarab", 3, {RED: 1}, {}, creature=ROYAL_SCARAB),
    Tile("blades-of-neith", 3, {RED: 1}, {STRENGTH: 1}),
    Tile("divine-wound", 3, {RED: 1}, {WOUND: 1}),
    Tile("giant-scorpion", 4, {RED: 1}, {}, creature=GIANT_SCORPION),
    Tile("initiative", 4, {RED: 1}, {FIRST_BLOOD: 2}),
    Tile("phoenix", 4, {RED: 1}, {}, creature=PHOENIX),
    Tile("recruiting-scribe", 1, {BLUE: 2}, {FREE_UNITS: 2}),
    Tile("defense", 1, {BLUE: 2}, {DEFENDING: 1}),
    Tile("legion", 2, {BLUE: 1}, {ROOM: 2}),
    Tile("ancestral-elephant", 2, {BLUE: 1}, {}, creature=ANCESTRAL_ELEPHANT),
    Tile("defensive-strategy", 2, {BLUE: 1}, {}, card=DEFENSIVE_STRATEGY_CARD),
    Tile("deep-desert-snake", 2, {BLUE: 1}, {}, creature=DEEP_DESERT_SNAKE),
    Tile("shield-of-neith", 3, {BLUE: 1}, {PROTECTION: 1}),
    Tile("defensive-victory", 3, {BLUE: 1}, {HELD: 1}),
    Tile("prescience", 3, {BLUE: 1}, {FORESIGHT: 1}),
    Tile("reinforcements", 4, {BLUE: 1}, {NIGHT_UNITS: 4}),
    Tile("sphinx", 4, {BLUE: 1}, {POINTS: 1}, creature=SPHINX),
    Tile("divine-will", 4, {BLUE: 1}, {GOLD: 1}),
]
TILE: Final[Kind] = Kind("tile", [tile.word for tile in TILES])
# Those that something asks for by name; the tile of a creature is found by CREATURE_TILE.
SLAVES: Final = TILE.words.index("slaves")
HIGH_PRIEST: Final = TILE.words.index("high-priest")
DIVINE_BOON: Final = TILE.words.index("divine-boon")
HAND_OF_GOD: Final = TILE.words.index("hand-of-god")
VISION: Final = TILE.words.index("vision")
HOLY_WAR: Final = TILE.words.index("holy-war")
VICTORY_POINT: Final = TILE.words.index("victory-point")
PRIEST_OF_RA: Final = TILE.words.index("priest-of-ra")
PRIEST_OF_AMON: Final = TILE.words.index("priest-of-amon")
ACT_OF_GOD: Final = TILE.words.index("act-of-god")
CHARGE: Final = TILE.words.index("charge")
GODSPEED: Final = TILE.words.index("godspeed")
STARGATE: Final = TILE.words.index("stargate")
TELEPORT: Final = TILE.words.index("teleport")
DIVINE_WOUND: Final = TILE.words.index("divine-wound")
INITIATIVE: Final = TILE.words.index("initiative")
LEGION: Final = TILE.words.index("legion")
SHIELD_OF_NEITH: Final = TILE.words.index("shield-of-neith")
PRESCIENCE: Final = TILE.words.index("prescience")
REINFORCEMENTS: Final = TILE.words.index("reinforcements")
DIVINE_WILL: Final = TILE.words.index("divine-will")

# By creature: its tile.
CREATURE_TILE: Final = [TILE.words.index(creature.word) for creature in CREATURES]
TILES_OF_A_LEVEL: Final = 4  # in each colour

# --- divine intervention cards

OWN_TURN: Final = 0  # before and after each own token, before and between own steps
OWN_MOVE: Final = 1  # before and between the steps of an own move
ENTERED: Final = 2  # in another's turn: when he enters a space one holds
ANNOUNCED: Final = 3  # in another's turn: when a card has been announced
IN_BATTLE: Final = 4  # hidden under the battle card


@dataclass
class Intervention:
    """A kind of divine intervention card."""

    word: str
    copies: int
    price: int
    moment: int
    strength: int = 0
    damage: int = 0
    protection: int = 0
    prayer: int = 0  # gained
    theft: int = 0  # prayer lost by each opponent
    units: int = 0  # added free
    kills: int = 0  # enemy units anywhere


INTERVENTIONS: Final[list[Intervention]] = [
    Intervention("war-rage", 3, 0, IN_BATTLE, strength=1),
    Intervention("war-fury", 3, 1, IN_BATTLE, strength=2),
    Intervention("blood-battle", 3, 0, IN_BATTLE, damage=1),
    Intervention("bloodbath", 3, 1, IN_BATTLE, damage=2),
    Intervention("bronze-wall", 3, 0, IN_BATTLE, protection=1),
    Intervention("iron-wall", 3, 1, IN_BATTLE, protection=2),
    Intervention("teleportation", 3, 1, OWN_MOVE),
    Intervention("open-gates", 1, 1, OWN_MOVE),
    Intervention("prayer", 2, 0, OWN_TURN, prayer=2),
    Intervention("mana-theft", 2, 0, OWN_TURN, prayer=1, theft=1),
    Intervention("raining-fire", 3, 1, OWN_TURN, kills=1),
    Intervention("enlistment", 3, 0, OWN_TURN, units=2),
    Intervention("escape", 1, 0, ENTERED),
    Intervention("veto", 2, 0, ANNOUNCED),
]
INTERVENTION: Final[Kind] = Kind("intervention", [card.word for card in INTERVENTIONS])
WAR_RAGE: Final = 0
WAR_FURY: Final = 1
BLOOD_BATTLE: Final = 2
BLOODBATH: Final = 3
BRONZE_WALL: Final = 4
IRON_WALL: Final = 5
TELEPORTATION: Final = 6
OPEN_GATES_CARD: Final = 7
PRAYER_CARD: Final = 8
MANA_THEFT: Final = 9
RAINING_FIRE: Final = 10
ENLISTMENT: Final = 11
ESCAPE: Final = 12
VETO: Final = 13
DECK: Final = 35
NIGHT_CARDS: Final = 1


def check_tiles(tiles: list[Tile]) -> None:
    """KEMET-SETUP-05, -06: four tiles of each colour and level, 48 in all, no name twice."""
    for i, tile in enumerate(tiles):
        if tile.word in [other.word for other in tiles[:i]]:
            raise BadInput(f"tiles.{tile.word}", "stands twice in the table")
        if not 1 <= tile.level <= LEVELS:
            raise BadInput(f"tiles.{tile.word}", f"wants a level from 1 to {LEVELS}")
    for colour, word in enumerate(COLOUR.words):
        for level in range(1, LEVELS + 1):
            count = sum(tile.copies[colour] for tile in tiles if tile.level == level)
            if count != TILES_OF_A_LEVEL:
                raise BadInput(f"tiles.{word}-{level}", f"{count} tiles, not {TILES_OF_A_LEVEL}")


def check_deck(cards: list[Intervention]) -> None:
    """KEMET-SETUP-26, KEMET-DI-gen-09: the copies sum up to 35."""
    for card in cards:
        if card.copies < 0:
            raise BadInput(f"deck.{card.word}", "fewer than no copies")
    count = sum(card.copies for card in cards)
    if count != DECK:
        raise BadInput("deck", f"{count} cards, not {DECK}")


check_tiles(TILES)
check_deck(INTERVENTIONS)
