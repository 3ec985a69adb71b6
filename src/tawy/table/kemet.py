"""What a troop, a district or a tile of Kemet is good for."""

from __future__ import annotations

from typing import Final

from tawy.kemet import choices as c
from tawy.kemet.data import ACTION_SPACES, BUY, GOLDEN, MOVE, RECRUIT, TILE
from tawy.kemet.events import MARCHED
from tawy.kemet.kinds import SPACE
from tawy.kemet.state import NOBODY, Kemet
from tawy.kernel.events import Event
from tawy.kernel.options import noun_of, option, verb_of
from tawy.table.guide import Guide

TOKENS: Final = (c.TOKEN, c.SILVER, c.GOLDEN)
LEADING: Final = (c.TO, c.TELEPORT, c.BRING)
# How a step is told, and what it would have been chosen with.
STEPS: Final = {"land": c.TO, "harbour": c.TO, "teleport": c.TELEPORT}
# What these do is done when they are chosen.
WHOLE: Final = (c.BUY, c.DONE)


class KemetGuide(Guide):
    def __init__(self, seat: int, kind: str, noun: int) -> None:
        self.seat = seat
        self.space = noun if kind == SPACE.name else -1
        self.tile = noun if kind == TILE.name else -1
        self.finishing = not kind

    def begins(self, g: Kemet, legal: list[int]) -> list[list[int]]:
        if self.finishing:
            return grouped([one for one in legal if verb_of(one) == c.DONE])
        if self.tile >= 0:
            return [[one] for one in legal if self.buys(one)]
        if self.space < 0 or g.owner[self.space] not in (self.seat, NOBODY):
            return []
        going = [one for one in legal if verb_of(one) == c.FROM and noun_of(one) == self.space]
        if g.march is not None and g.march.space == self.space:
            going = self.sizes(g, legal)
        return [*grouped(going), *self.placed(g, legal)]

    def placed(self, g: Kemet, legal: list[int]) -> list[list[int]]:
        """Tokens on spaces whose action could use what is here."""
        found = []
        if g.owner[self.space] == self.seat:
            found.append(self.tokens(g, legal, MOVE))
        if g.districts(self.seat) >> self.space & 1:
            found.append(self.tokens(g, legal, RECRUIT))
        return [group for group in found if group]

    def tokens(self, g: Kemet, legal: list[int], action: int) -> list[int]:
        """The ordinary one first, and the row that has none yet."""
        fitting = [one for one in legal if verb_of(one) in TOKENS and action in actions_of(one)]
        covered = g.covered[self.seat]
        rows = {ACTION_SPACES[space].row for space in range(GOLDEN) if covered >> space & 1}
        return sorted(fitting, key=lambda one: (verb_of(one), row_of(one) in rows, one))

    def follows(self, g: Kemet, legal: list[int]) -> list[int]:
        verbs = {verb_of(one) for one in legal}
        if self.finishing:
            return [one for one in legal if verb_of(one) == c.DONE]
        if self.tile >= 0:
            return [one for one in legal if verb_of(one) == c.BRING or self.buys(one)]
        if c.FROM in verbs:
            return [one for one in legal if verb_of(one) == c.FROM and noun_of(one) == self.space]
        if c.TAKE in verbs:
            return self.sizes(g, legal)
        if verbs & {c.WITH, c.WITHOUT}:
            return sorted(legal, key=lambda one: verb_of(one) != self.with_or_without(g))
        if c.RECRUIT in verbs:
            return self.recruits(g, legal)
        going = [one for one in legal if verb_of(one) in (c.TO, c.TELEPORT)]
        return [one for one in going if noun_of(one) != self.space]

    def sizes(self, g: Kemet, legal: list[int]) -> list[int]:
        """The whole troop; of a group that is on its way those who came."""
        march = g.marching()
        came = march.units if march.visited else g.units[march.space]
        found = [one for one in legal if verb_of(one) == c.TAKE]
        return sorted(found, key=lambda one: (noun_of(one) != came, -one))

    def with_or_without(self, g: Kemet) -> int:
        """A creature goes along; one that was left behind, or is met on the way, does not."""
        march = g.marching()
        return c.WITHOUT if march.visited and march.guide < 0 else c.WITH

    def recruits(self, g: Kemet, legal: list[int]) -> list[int]:
        """As many as can be here, none elsewhere."""
        if g.queue[0] == self.space:
            return sorted([one for one in legal if noun_of(one)], reverse=True)
        return legal[:1]

    def buys(self, option: int) -> bool:
        """The tile in hand, or a token on the space where it can be bought."""
        verb, noun = verb_of(option), noun_of(option)
        if verb == c.BUY:
            return noun == self.tile
        return verb in (c.TOKEN, c.SILVER) and BUY in ACTION_SPACES[noun].actions

    def leads(self, option: int) -> bool:
        return verb_of(option) in LEADING

    def led(self, events: list[Event]) -> int | None:
        for event in events:
            if event.kind is MARCHED and event.why in STEPS and event.values[0] == self.seat:
                return option(STEPS[event.why], event.values[-1])
        return None

    def whole(self, g: Kemet, options: list[int]) -> bool:
        if verb_of(options[-1]) == c.RECRUIT:
            return any(verb_of(one) == c.RECRUIT and noun_of(one) for one in options)
        return verb_of(options[-1]) in WHOLE

    def lines(self, g: Kemet) -> list[list[int]]:
        return []

    def came(self, g: Kemet, line: list[int]) -> bool:
        return True

    def told(self, start: Kemet, before: Kemet, after: Kemet, options: list[int]) -> dict[str, int]:
        verb, to = verb_of(options[-1]), noun_of(options[-1])
        if verb == c.BRING:
            return {}
        steps = [one for one in options if verb_of(one) in (c.TO, c.TELEPORT)]
        return {
            "steps": len(steps),
            "price": start.prayer[self.seat] - after.prayer[self.seat],
            "battle": int(before.owner[to] not in (self.seat, NOBODY)),
        }

    def cost(self, told: dict[str, int]) -> tuple[int, ...]:
        return told.get("price", 0), told.get("steps", 0)


def grouped(options: list[int]) -> list[list[int]]:
    return [options] if options else []


def actions_of(option: int) -> list[int]:
    noun = noun_of(option)
    return [noun] if verb_of(option) == c.GOLDEN else ACTION_SPACES[noun].actions


def row_of(option: int) -> int:
    space = GOLDEN if verb_of(option) == c.GOLDEN else noun_of(option)
    return ACTION_SPACES[space].row
