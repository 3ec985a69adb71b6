"""Games of other rules versions. They are read by their words, as far as these still fit.

A choice that earlier rules asked for and today's carry out without asking is passed over.
"""

from __future__ import annotations

from dataclasses import replace

from tawy.kernel.frames import S
from tawy.kernel.game import Game
from tawy.records.play import Header


def renewed(game: Game[S], header: Header) -> Header:
    """The same beginning, under the rules of today."""
    position = dict(header.position)
    if "rules" in position:
        position["rules"] = game.version
    return replace(header, rules=game.version, position=position)


def passed_over(game: Game[S], rest: list[str]) -> int:
    """How many words *rest* begins with that need not be said any more."""
    for words in game.no_longer_asked:
        parts = words.split()
        if rest[: len(parts)] == parts:
            return len(parts)
    return 0
