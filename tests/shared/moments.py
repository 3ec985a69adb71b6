"""Moments of Ankh that tests of tables begin from, with a server and without."""

from typing import Any

MOVING: dict[str, Any] = {
    "game": "ankh",
    "seats": 2,
    "at": "move",
    "turn": "isis",
    "facts": {
        "gods": ["isis", "ra"],
        "action": {"name": "move"},
        "board": {"I5": "isis warrior", "H5": "isis god", "C2": "ra god"},
    },
}
BATTLE: dict[str, Any] = {
    "game": "ankh",
    "seats": 3,
    "at": "battle: choose cards",
    "facts": {
        "gods": ["isis", "ra", "osiris"],
        "battle": {"region": "I5"},
        "action": {"name": "move", "deeds": 1, "fired": True, "reached": 8},
        "board": {"I5": "isis god", "I4": "ra god", "H5": "osiris god"},
    },
}
