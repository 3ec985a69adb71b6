"""Looks through what a seat of Kemet was sent for what others hold, hide or have not shown yet."""

import json
from collections.abc import Iterator
from typing import Any

from leaks import OF_KEMET, Sealed, leaks
from players import Player

ME = "player1"
# By event: the field that only whoever did it may read.
SECRET = {
    "drew": "intervention", "looked": "intervention", "kept": "intervention",
    "buried": "intervention", "exchanged": "card", "spent": "card",
}  # fmt: skip
COUNTED = ("hand", "hidden", "interventions")  # of others: how many, not which
INSIDE = {"generator", "drafts", "key", "seed", "stack"}  # of the server


def kemet_leaks(frames: list[str], ballots: list[Sealed], never: list[str]) -> list[str]:
    """What is wrong with these frames, all sent to the first seat."""
    found = leaks(frames, ballots, never, OF_KEMET)
    for frame in frames:
        message = json.loads(frame)
        parts = list(parts_of(message))
        found += [f"{word} is told" for part in parts for word in INSIDE & part.keys()]
        found += [fault for part in parts if "own" in part for fault in hidden_in(part)]
        found += [f"{part['event']} is told" for part in parts if tells(part)]
    return found


def parts_of(message: Any) -> Iterator[dict[str, Any]]:
    """All that has fields, at any depth: tables and events too."""
    if isinstance(message, dict):
        yield message
    if isinstance(message, dict | list):
        for part in message.values() if isinstance(message, dict) else message:
            yield from parts_of(part)


def hidden_in(table: dict[str, Any]) -> list[str]:
    found = [] if table["own"]["seat"] == ME else ["the hand of another"]
    for seat in table["seats"].values():
        found += [f"{field} in words" for field in COUNTED if not isinstance(seat[field], int)]
        found += ["what left the game"] * bool(seat["removed"])
    found += [f"{field} in words" for field in ("deck", "looked") if type(table[field]) is not int]
    return found + (unrevealed_in(table["battle"]) if table["battle"] else [])


def unrevealed_in(battle: dict[str, Any]) -> list[str]:
    """Of the others: what they play till it is revealed, and for ever what they did not use."""
    others = [i for i, side in enumerate(("attacker", "defender")) if battle[side] != ME]
    found = ["an unused card" for i in others if battle["unused"][i] is not None]
    if battle["revealed"]:
        return found
    return found + ["a hidden card" for i in others if battle["cards"][i]]


def tells(event: dict[str, Any]) -> bool:
    """Whether it says which card of another it was."""
    field = SECRET.get(str(event.get("event")))
    return field is not None and event["seat"] != ME and event[field] is not None


def check_others(players: list[Player]) -> None:
    """What the first seat sees of the others, held against what they see of themselves."""
    seats = players[0].seen["facts"]["seats"]
    for number, player in enumerate(players[1:], 2):
        own, shown = player.seen["facts"]["own"], seats[f"player{number}"]
        assert not {*shown["discard"]} & {*own["hidden"]}
        assert shown["hand"] == len(own["hand"])
        assert shown["interventions"] == sum(own["interventions"].values())
