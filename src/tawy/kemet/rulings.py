"""What tables of Kemet differ on: one row a ruling, in the order of its numbers."""

from __future__ import annotations

from typing import Final

from tawy.facts.rulings import Ruling

OCCUPIED_PYRAMID: Final = 0
NOT_RAISED: Final = 1
LONE_CREATURE: Final = 1
TO_A_DISTRICT: Final = 1
ENLISTMENT: Final = 2
APART: Final = 1
INITIATIVE: Final = 3
MOVE_ENDS: Final = 1
SILVER_TOKEN: Final = 4
AT_ONCE: Final = 1
WAITING_CREATURE: Final = 5
MAY_COME_BACK: Final = 1
LAST_IN_DELTA: Final = 6
POINT_LOST: Final = 0
POINT_KEPT: Final = 1
STILL_A_TEMPLE: Final = 2
INTERVENTION_DISCARDS: Final = 7
FACE_UP: Final = 1
RULINGS: Final = [
    Ruling("occupied-pyramid", "KEMET-Q-76", ["raised", "not-raised"]),
    Ruling("lone-creature", "KEMET-Q-32", ["tile", "district"]),
    Ruling("enlistment", "KEMET-Q-50", ["together", "apart"]),
    Ruling("initiative", "KEMET-Q-40", ["move-goes-on", "move-ends"]),
    Ruling("silver-token", "KEMET-Q-06", ["next-turn", "at-once"]),
    Ruling("waiting-creature", "KEMET-Q-29", ["must", "may"]),
    Ruling("last-in-delta", "KEMET-Q-53", ["point-lost", "point-kept", "still-a-temple"]),
    Ruling("interventions", "KEMET-Q-65", ["face-down", "face-up"]),
]
