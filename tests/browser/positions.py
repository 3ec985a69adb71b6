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

# Five gods before the third conflict: all of them meet in its first region, three in the second.
CROWD: dict[str, Any] = {
    "game": "ankh",
    "seats": 5,
    "at": "conflict",
    "turn": "ra",
    "facts": {
        "gods": ["ra", "isis", "osiris", "amun", "anubis"],
        "event": 12,
        "markers": {},
        "action": {"name": "move", "deeds": 1, "fired": True, "reached": 1},
        "board": {
            "C4": "ra god", "D5": "ra warrior, sun", "B5": "isis god", "C7": "isis warrior",
            "C8": "isis warrior", "B7": "osiris god", "D7": "osiris warrior", "A4": "amun god",
            "D3": "anubis warrior", "B6": "temple ra", "B8": "pyramid isis", "D8": "obelisk osiris",
            "A6": "temple isis", "E8": "temple", "G3": "anubis god", "F2": "isis warrior",
            "G1": "amun warrior", "E3": "ra warrior", "H2": "pyramid amun", "G6": "ra warrior",
            "H6": "osiris warrior", "G8": "temple",
        },
        "sides": {
            "ra": {
                "devotion": 17, "followers": 6, "used": ["flood"],
                "powers": ["commanding", "revered", "resplendent", "temple-attuned"],
            },
            "isis": {"devotion": 20, "followers": 9, "powers": ["commanding", "omnipresent"]},
            "osiris": {"devotion": 14, "followers": 12, "used": ["chariots", "flood"]},
            "amun": {"devotion": 19, "followers": 4, "powers": ["commanding", "revered"]},
            "anubis": {"devotion": 22, "followers": 4, "powers": ["commanding", "revered"]},
        },
    },
}  # fmt: skip

# Five gods in a full land, after two conflicts: a moment of a game that was played at random.
RICH: dict[str, Any] = json.loads(Path(__file__).with_name("rich.json").read_text("utf-8"))
