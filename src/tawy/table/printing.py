"""The record of a game that cannot go on: what was played, and the rest of its log as words.

The version of the rules that it was begun under can play it again; this one could not.
"""

from __future__ import annotations

from typing import Any

from tawy.kernel.frames import CHANCE
from tawy.records.play import Header, Play
from tawy.records.record import sentences, written
from tawy.table.log import CHOOSE, DRAW, UNDO, Entry
from tawy.table.table import Table

UNKNOWN = "unknown"


def record_of_stopped(table: Table, header: Header) -> str:
    """*header* is that of the game's beginning, with its own rules."""
    play: Play[Any] = table.play
    played = sentences(Play(play.game, play.header, open_chance=True), play.plies())
    lines = [line.partition("  #")[0] for line in played]  # digests are of the rules of today
    rest = [f"{play.game.who(play.state, one.seat)} {one.words}" for one in standing(table.rest)]
    return written(header, [*lines, *rest], "unfinished", UNKNOWN)


def standing(entries: list[Entry]) -> list[Entry]:
    """Choices and draws that were not taken back."""
    found: list[Entry] = []
    for entry in entries:
        if entry.kind == UNDO:
            own = [number for number, one in enumerate(found) if one.seat == entry.seat]
            del found[own[-1] if own else len(found) :]
        elif entry.words and (entry.kind == CHOOSE or (entry.kind, entry.seat) == (DRAW, CHANCE)):
            found.append(entry)
    return found
