"""What a figure, a monument or a border of Ankh is good for."""

from __future__ import annotations

from typing import Final

from tawy.ankh import choices as c
from tawy.ankh.board import path_of
from tawy.ankh.data import FOLLOWERS, MOVE, SUMMON
from tawy.ankh.events import MOVED, SUMMONED
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.events import possible_lines
from tawy.ankh.kinds import SIDE, SPACE
from tawy.ankh.state import Ankh
from tawy.kernel.events import Event
from tawy.kernel.options import noun_of, option, verb_of
from tawy.kernel.sets import BIT
from tawy.table.guide import Guide

LEADING: Final = (c.TO,)
# Actions that could use a figure: it moves, others come beside it, monuments there bring followers.
OF_A_FIGURE: Final = (MOVE, SUMMON, FOLLOWERS)


class AnkhGuide(Guide):
    def __init__(self, seat: int, kind: str, noun: int) -> None:
        self.seat = seat
        self.space = noun if kind == SPACE.name else -1
        self.border = noun if kind == SIDE.name else -1
        self.caravan = kind == SIDE.name  # one side of it, or the whole of it
        self.finishing = not kind

    def begins(self, g: Ankh, legal: list[int]) -> list[list[int]]:
        if self.finishing:
            return [[one] for one in legal if verb_of(one) == c.DONE]
        own = self.space >= 0 and g.held[g.side[self.seat]] & BIT[self.space]
        found = [[one] for one in legal if verb_of(one) == c.CONTROL and self.is_here(one)]
        if own:
            picked = [one for one in legal if verb_of(one) in (c.MOVE, c.ATTUNE)]
            found += [[one] for one in picked if self.is_here(one)]
            actions = [one for one in legal if verb_of(one) == c.ACTION]
            found += [[one] for one in actions if noun_of(one) in OF_A_FIGURE]
            summons = [one for one in legal if verb_of(one) == c.SUMMON]
            found += [summons] if summons else []
        return found

    def is_here(self, option: int) -> bool:
        return noun_of(option) == self.space

    def follows(self, g: Ankh, legal: list[int]) -> list[int]:
        verbs = {verb_of(one) for one in legal}
        if self.finishing:
            return [one for one in legal if verb_of(one) == c.DONE]
        if c.MOVE in verbs:
            return [one for one in legal if verb_of(one) == c.MOVE and self.is_here(one)]
        if c.SUMMON in verbs:
            return [one for one in legal if verb_of(one) == c.SUMMON]
        if c.TO in verbs:
            return self.targets(g, legal)
        return []

    def targets(self, g: Ankh, legal: list[int]) -> list[int]:
        """Of a figure that comes those beside the one in hand; of one that goes, all."""
        if g.stack[-1].rule != n.SUMMON_TO:
            return legal
        return [one for one in legal if g.geo.near[self.space] & BIT[noun_of(one)]]

    def leads(self, option: int) -> bool:
        return verb_of(option) in LEADING

    def led(self, events: list[Event]) -> int | None:
        for event in events:
            if event.kind in (MOVED, SUMMONED):
                return option(c.TO, event.values[-1])
        return None

    def whole(self, g: Ankh, options: list[int]) -> bool:
        verb, noun = verb_of(options[-1]), noun_of(options[-1])
        return verb in (c.CONTROL, c.DONE) or (verb == c.ACTION and noun == FOLLOWERS)

    def lines(self, g: Ankh) -> list[list[int]]:
        """All caravans, or those over one side, camel by camel."""
        if not self.caravan or g.stack[-1].rule != n.CARAVAN:
            return []
        here = BIT[self.border] if self.border >= 0 else 0
        return [camels(g, line) for line in possible_lines(g) if line & here == here]

    def came(self, g: Ankh, line: list[int]) -> bool:
        return all(g.geo.camels & BIT[noun_of(one)] for one in line)

    def told(self, start: Ankh, before: Ankh, after: Ankh, options: list[int]) -> dict[str, int]:
        """Of a caravan: how long it is, and how large it makes the two parts."""
        if not self.caravan:
            return {}
        first, second = [after.geo.lands[part].bit_count() for part in after.parts]
        return {"camels": len(options), "first": first, "second": second}

    def cost(self, told: dict[str, int]) -> tuple[int, ...]:
        return ()


def camels(g: Ankh, line: int) -> list[int]:
    """The choices that are left of a caravan: along it, then back to what lies before."""
    path = path_of(line)
    if not g.line:
        return [option(c.CARAVAN, path[0]), *[option(c.CAMEL, side) for side in path[1:]]]
    laid = [place for place, side in enumerate(path) if g.line >> side & 1]
    left = [*path[laid[-1] + 1 :], *reversed(path[: laid[0]])]
    return [option(c.CAMEL, side) for side in left]
