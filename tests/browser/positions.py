"""Moments of a game that tests of the pages begin from."""

import json
from pathlib import Path
from typing import Any

# Three gods before the third conflict, none far from the top: soon over, with secret cards first.
LATE: dict[str, Any] = {
    "game": "ankh",
    "seats": 3,
    "at": "turn",
    "turn": "ra",
    "facts": {
        "gods": ["ra", "isis", "osiris"],
        "event": 11,
        "markers": {"move": 3, "summon": 3, "followers": 3, "unlock": 2},
        "board": {
            "C4": "ra god", "D5": "ra warrior", "B5": "isis god", "C7": "isis warrior",
            "B7": "osiris god", "D7": "osiris warrior", "G3": "ra warrior", "F2": "isis warrior",
            "B6": "temple ra", "C8": "pyramid isis", "D8": "obelisk osiris", "G8": "temple",
        },
        "sides": {
            "ra": {"devotion": 27, "followers": 4},
            "isis": {"devotion": 28, "followers": 4},
            "osiris": {"devotion": 28, "followers": 4},
        },
    },
}  # fmt: skip
# In the middle of that conflict, all three before their cards.
BATTLE: dict[str, Any] = {
    **LATE,
    "at": "battle: choose cards",
    "facts": {
        **LATE["facts"],
        "event": 12,
        "markers": {},
        "battle": {"region": "C4"},
        "action": {"name": "move", "deeds": 1, "fired": True, "reached": 1},
    },
}

# Five gods in a full land, after two conflicts: a moment of a game that was played at random.
RICH: dict[str, Any] = json.loads(Path(__file__).with_name("rich.json").read_text("utf-8"))
