"""The tables of Ankh: what is printed on the components. ANKH-DATA, ANKH-COMP."""

from __future__ import annotations

from typing import Final

from tawy.kernel.options import Kind

# --- gods, figures, monuments

GODS: Final[Kind] = Kind("god", ["amun", "anubis", "isis", "osiris", "ra"])
AMUN: Final = 0
ANUBIS: Final = 1
ISIS: Final = 2
OSIRIS: Final = 3
RA: Final = 4

FIGURE: Final[Kind] = Kind(
    "figure",
    ["god", "warrior", "cat-mummy", "satet", "mummy", "apep", "scorpion", "androsphinx", "trapped"],
)
GOD: Final = 0
WARRIOR: Final = 1
CAT_MUMMY: Final = 2
SATET: Final = 3
MUMMY: Final = 4
APEP: Final = 5
SCORPION: Final = 6
ANDROSPHINX: Final = 7
TRAPPED: Final = 8  # an own warrior in Anubis' slots: only as something to summon

WARRIORS: Final = 6  # of each god
FIRST_GUARDIAN: Final = CAT_MUMMY
GUARDIANS: Final = TRAPPED - FIRST_GUARDIAN  # kinds
#                          cat-mummy satet mummy apep scorpion androsphinx
GUARDIAN_FIGURES: Final = [3, 3, 3, 2, 2, 2]
GUARDIAN_LEVEL: Final = [0, 0, 1, 1, 2, 2]
LEVELS: Final = 3  # of guardians and of powers
SMALL: Final = 0
LARGE: Final = 1
GUARDIAN_BASE: Final = [SMALL, SMALL, SMALL, LARGE, LARGE, LARGE]
BASES: Final = 2  # of each size, for each god

MONUMENT: Final[Kind] = Kind("monument", ["obelisk", "pyramid", "temple"])
OBELISK: Final = 0
PYRAMID: Final = 1
TEMPLE: Final = 2
MONUMENTS_OF_A_KIND: Final = 10
CAMELS: Final = 30
ORDER_TOKENS: Final = 8
ANKH_TOKENS: Final = 15
SUNS: Final = 3
TILES: Final = 3
SLOTS: Final = 3  # of Anubis

# --- actions and events

ACTION: Final[Kind] = Kind("action", ["move", "summon", "followers", "unlock"])
MOVE: Final = 0
SUMMON: Final = 1
FOLLOWERS: Final = 2
UNLOCK: Final = 3
# An event fires with so many uses of an action more than there are players (at the start).
USES_BEYOND_PLAYERS: Final = [1, 1, 1, 0]

CONTROL: Final = 0
CARAVAN: Final = 1
CONFLICT: Final = 2
EVENT: Final[Kind] = Kind("event-name", ["control", "caravan", "conflict"])
EVENTS: Final = ["CKX".index(letter) for letter in "CCCXKCCXKCCXKCCXCX"]
CONFLICTS: Final = EVENTS.count(CONFLICT)
MERGING: Final = 3  # the conflict after which gods merge
FORGETTING: Final = 4  # the conflict after which gods in the red are forgotten

# --- devotion

TOP: Final = 31
LAST_RED: Final = 20

# --- battle cards

CARD: Final[Kind] = Kind(
    "card", ["flood", "build", "plague", "chariots", "cycle", "drought", "miracle"]
)
BUILD: Final = 1
PLAGUE: Final = 2
CYCLE: Final = 4
MIRACLE: Final = 6
ALL_CARDS: Final = (1 << len(CARD.words)) - 1
CARD_STRENGTH: Final = [0, 0, 1, 3, 0, 1, 0]
BUILD_COST: Final = 3

# --- ankh powers: four of each level; the cost is the level

POWER: Final[Kind] = Kind(
    "power",
    [
        "commanding", "inspiring", "omnipresent", "revered",
        "resplendent", "obelisk-attuned", "temple-attuned", "pyramid-attuned",
        "glorious", "magnanimous", "bountiful", "worshipful",
    ],
)  # fmt: skip
# Those that something asks for by name.
INSPIRING: Final = POWER.words.index("inspiring")
RESPLENDENT: Final = POWER.words.index("resplendent")
OBELISK_ATTUNED: Final = POWER.words.index("obelisk-attuned")
TEMPLE_ATTUNED: Final = POWER.words.index("temple-attuned")
PYRAMID_ATTUNED: Final = POWER.words.index("pyramid-attuned")
WORSHIPFUL: Final = POWER.words.index("worshipful")
POWERS_OF_A_LEVEL: Final = len(POWER.words) // LEVELS
UNLOCKS_OF_A_LEVEL: Final = 2
UNLOCKS: Final = UNLOCKS_OF_A_LEVEL * LEVELS
TOKENS_ON_THE_BOARD: Final = UNLOCKS  # of the god: one for each power that it may have
WORSHIP_COST: Final = 2  # followers, for so much devotion:
WORSHIP_GAIN: Final = 1
GUARDIAN_UNLOCKS: Final = [1, 3, 4]  # the 2nd, 4th and 5th token uncovers a guardian symbol
