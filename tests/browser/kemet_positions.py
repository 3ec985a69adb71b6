"""Moments of Kemet that tests of the pages begin from."""

from typing import Any


def moment(at: str, turn: str | None, facts: dict[str, Any], seats: int = 2) -> dict[str, Any]:
    more = {"turn": turn} if turn else {}
    return {"game": "kemet", "seats": seats, "at": at, **more, "facts": facts}


# Five in a full land, in the middle of a long game.
FULL: dict[str, Any] = {
    "goal": 10,
    "day": 5,
    "order": ["player2", "player5", "player4", "player1", "player3"],
    "board": {
        "city-1a": "player1 1", "city-1b": "player1 1", "front-1": "player1 5 giant-scorpion",
        "west-temple-2": "player1 1", "city-3c": "player1 1",
        "city-2a": "player2 4 ancestral-elephant", "city-2c": "player2 2",
        "obelisk-12": "player2 2", "west-temple-3": "player2 3",
        "city-3a": "player3 2", "front-3": "player3 4 phoenix", "delta-temple": "player3 3",
        "city-4a": "player4 3", "city-4b": "player4 2", "sanctuary": "player4 2",
        "east-temple-2": "player4 3 royal-scarab", "east-bank": "player4 2",
        "city-5a": "player5 1", "city-5c": "player5 5 sphinx", "obelisk-45": "player5 2 mummy",
        "east-temple-3": "player5 2",
    },
    "seats": {
        "player1": {
            "pyramids": {"white": "2 city-1a", "red": "4 city-1b", "blue": "1 city-1c"},
            "prayer": 6, "battles": 3, "covered": ["buy-blue", "pray-2", "recruit"],
            "tiles": ["priest", "priestess", "charge", "giant-scorpion", "carnage", "godspeed",
                      "defense"],
            "discard": ["chariot-raid", "shield-push"], "hidden": ["shield-push"],
            "interventions": {"teleportation": 1, "war-fury": 1, "bronze-wall": 1, "veto": 1},
        },
        "player2": {
            "pyramids": {"white": "3 city-2a", "red": "1 city-2b", "blue": "2 city-2c"},
            "prayer": 4, "battles": 2, "covered": ["buy-white", "raise", "move-3", "recruit"],
            "tiles": ["priest", "slaves", "high-priest", "stargate", "ancestral-elephant",
                      "recruiting-scribe"],
            "interventions": {"escape": 1, "mana-theft": 1, "veto": 1},
        },
        "player3": {
            "pyramids": {"white": "1 city-3a", "red": "4 city-3b", "blue": "2 city-3c"},
            "prayer": 9, "battles": 4, "covered": ["buy-blue", "move-2", "pray-1"],
            "tiles": ["phoenix", "charge", "victory-point", "legion", "defensive-strategy"],
            "discard": ["cavalry-blitz", "mixed-tactics"], "hidden": ["mixed-tactics"],
            "interventions": {"war-rage": 2, "raining-fire": 1, "enlistment": 1},
        },
        "player4": {
            "pyramids": {"white": "1 city-4a", "red": "3 city-4b", "blue": "2 city-4c"},
            "prayer": 2, "battles": 3, "covered": ["buy-red", "raise", "move-2", "move-3"],
            "tiles": ["royal-scarab", "open-gates", "teleport", "shield-of-neith"],
            "interventions": {"open-gates": 1, "iron-wall": 1},
        },
        "player5": {
            "pyramids": {"white": "4 city-5a", "red": "1 city-5b", "blue": "4 city-5c"},
            "prayer": 7, "battles": 2, "covered": ["buy-white", "buy-blue", "raise", "recruit"],
            "tiles": ["mummy", "holy-war", "divine-boon", "sphinx", "defense", "prescience"],
            "interventions": {"bloodbath": 1, "prayer": 1},
        },
    },
    "pile": {"prayer": 1, "war-rage": 1},
}  # fmt: skip

# One can attack another, and whatever there is to choose in a battle is to be chosen there.
NEIGHBOURS: dict[str, Any] = {
    "day": 3,
    "board": {
        "front-1": "player1 5 giant-scorpion", "city-1a": "player1 4",
        "obelisk-12": "player2 4 ancestral-elephant", "city-2a": "player2 3",
        "delta-temple": "player3 4", "city-3b": "player3 2",
    },
    "seats": {
        "player1": {
            "prayer": 1, "tiles": ["giant-scorpion", "charge"],
            "pyramids": {"white": "1 city-1a", "red": "4 city-1b"},
            "interventions": {"war-fury": 1, "bloodbath": 1, "war-rage": 1},
        },
        "player2": {
            "prayer": 2, "tiles": ["ancestral-elephant", "defense", "divine-wound"],
            "pyramids": {"red": "3 city-2a", "blue": "2 city-2b"},
            "interventions": {"iron-wall": 1, "veto": 1, "raining-fire": 1},
        },
        "player3": {
            "prayer": 5, "pyramids": {"white": "2 city-3b", "red": "1 city-3c"},
            "interventions": {"veto": 1, "prayer": 1},
        },
    },
}  # fmt: skip

ACT = moment("act", "player1", FULL, 5)
MARCH = moment("move", "player1", FULL, 5)
RECRUIT = moment("recruit", "player1", FULL, 5)
ANOTHER = moment("act", "player5", FULL, 5)  # it is another's turn
ATTACK = moment("move", "player1", NEIGHBOURS, 3)
ATTACKED = moment("move", "player2", NEIGHBOURS, 3)

# The set-up, step by step.
CITIES = moment("choose city", "player1", {"order": ["player1", "player2", "player3"]}, 3)
LEVELS = moment("share levels", "player1", {"order": ["player1", "player2", "player3"]}, 3)
DEPLOY = moment("setting up: deploy", None, {"order": ["player1", "player2", "player3"]}, 3)

# The night: cards to choose from, tiles that work by night, and the order of the day to come.
NIGHT: dict[str, Any] = {
    "day": 2,
    "order": ["player1", "player2", "player3"],
    "board": {
        "city-1a": "player1 4", "front-1": "player1 3", "city-2a": "player2 5",
        "city-3a": "player3 5",
    },
    "seats": {
        "player1": {
            "prayer": 6, "tiles": ["vision", "hand-of-god", "reinforcements", "divine-boon"],
            "pyramids": {"white": "3 city-1a", "red": "1 city-1b", "blue": "4 city-1c"},
        },
        "player2": {"battles": 1},
        "player3": {"battles": 2},
    },
}  # fmt: skip
KEEP = moment("night: draw cards", None, NIGHT, 3)
TILES = moment("night: night tiles", None, NIGHT, 3)
ORDER = moment("set order", "player1", NIGHT, 3)
# The end of a day: what the Delta and the sanctuary ask for, and somebody has enough points.
DUSK_FACTS: dict[str, Any] = {
    "day": 6,
    "order": ["player1", "player2", "player3"],
    "board": {
        "delta-temple": "player1 3", "sanctuary": "player1 4", "west-temple-2": "player2 2",
        "city-3a": "player3 5", "city-2a": "player2 3",
    },
    "seats": {
        "player1": {"prayer": 3, "battles": 6, "pyramids": {"red": "4 city-1b"}},
        "player2": {"prayer": 8, "battles": 3, "pyramids": {"blue": "2 city-2b"}},
        "player3": {"prayer": 5, "battles": 4, "pyramids": {"white": "1 city-3a"}},
    },
}  # fmt: skip
DUSK = moment("dusk", None, DUSK_FACTS, 3)

# Late in a game to 8 points, both near the goal.
LATE = moment(
    "act",
    "player1",
    {
        "day": 6,
        "board": {
            "city-1a": "player1 4", "city-1b": "player1 3", "front-1": "player1 3 phoenix",
            "city-2a": "player2 4", "city-2c": "player2 2", "west-temple-2": "player2 3 sphinx",
        },
        "seats": {
            "player1": {
                "prayer": 8, "battles": 6, "tiles": ["phoenix", "priest", "charge", "legion"],
                "pyramids": {"white": "1 city-1a", "red": "4 city-1b", "blue": "2 city-1c"},
                "interventions": {"war-fury": 1, "escape": 1, "prayer": 1},
            },
            "player2": {
                "prayer": 7, "battles": 5, "tiles": ["sphinx", "priestess", "defense", "slaves"],
                "pyramids": {"white": "2 city-2a", "red": "1 city-2b", "blue": "4 city-2c"},
                "interventions": {"veto": 1, "bronze-wall": 1},
            },
        },
    },
)  # fmt: skip

# As they can attack each other, one of them with a card for his own turn; it is the last day.
LAST_DAY = moment(
    "move",
    "player1",
    {
        **NEIGHBOURS,
        "max_days": NEIGHBOURS["day"],
        "board": {**NEIGHBOURS["board"], "obelisk-12": "player2 4"},
        "seats": {
            **NEIGHBOURS["seats"],
            "player1": {**NEIGHBOURS["seats"]["player1"], "interventions": {"prayer": 1}},
            "player2": {
                "prayer": 2,
                "pyramids": {"red": "3 city-2a"},
                "interventions": {"veto": 1},
            },
        },
    },
    3,
)

# A battle and two days of three with cards of all kinds; tiles look at some and bury others.
TWO_DAYS = moment(
    "choose cards",
    None,
    {
        **NEIGHBOURS,
        "max_days": NEIGHBOURS["day"] + 1,
        "board": {
            **{name: NEIGHBOURS["board"][name] for name in ("city-1a", "city-2a", "delta-temple")},
            "obelisk-12": "player2 4 ancestral-elephant, player1 5 giant-scorpion",
        },
        "seats": {
            **NEIGHBOURS["seats"],
            "player1": {**NEIGHBOURS["seats"]["player1"], "prayer": 8},
            "player3": {
                **NEIGHBOURS["seats"]["player3"],
                "tiles": ["vision", "defensive-strategy"],
            },
        },
    },
    3,
)
