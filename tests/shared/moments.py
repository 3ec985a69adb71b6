"""Moments of Ankh and Kemet that tests of tables begin from, with a server and without."""

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

# The first seat may play Prayer; the second could answer with Veto, the third holds no such card.
PRAYING: dict[str, Any] = {
    "game": "kemet",
    "seats": 3,
    "at": "act",
    "turn": "player1",
    "facts": {
        "day": 1,
        "board": {"city-1a": "player1 5", "city-2a": "player2 5", "city-3a": "player3 5"},
        "seats": {
            "player1": {"pyramids": {"white": "1 city-1a"}, "interventions": {"prayer": 1}},
            "player2": {"pyramids": {"white": "1 city-2a"}, "interventions": {"veto": 1}},
            "player3": {"pyramids": {"white": "1 city-3a"}, "interventions": {"war-rage": 1}},
        },
    },
}
