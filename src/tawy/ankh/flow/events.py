"""The individual events: Control Monument and Camel Caravan. ANKH-EVENT, ANKH-CARAVAN."""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.board import SIDE_NEAR
from tawy.ankh.data import ORDER_TOKENS
from tawy.ankh.flow import numbers as n
from tawy.ankh.rulings import CONTROL, MUST_CONTROL
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import control, first_space, give_token, lay_caravan
from tawy.kernel.frames import Ask, Frame
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import BIT, members


def to_control(g: Ankh, side: int) -> int:
    """ANKH-EVENT-CONTROL: neutral monuments beside own figures; enemy ones if none is neutral."""
    if not g.ankhs[side]:
        return 0
    wanted = g.neutral() or g.all_stones() & ~g.owned[side]
    return wanted & g.beside(g.held[side])


class Control(Ask[Ankh]):
    """ANKH-Q-28: it may be declined, unless this table plays otherwise."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        found = [option(c.CONTROL, space) for space in members(to_control(g, g.side[f.who]))]
        must = g.rulings[CONTROL] == MUST_CONTROL
        return found if found and must else [*found, option(c.PASS)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice != option(c.PASS):
            control(g, g.side[f.who], noun_of(choice))


def possible_lines(g: Ankh) -> list[int]:
    """The caravans that can still be finished with what is laid of this one."""
    if len(g.token) == ORDER_TOKENS:  # ANKH-Q-30
        return []
    left = g.camels_left()
    return [x for x in g.geo.lines() if x & g.line == g.line and x.bit_count() <= left]


class Caravan(Ask[Ankh]):
    """Side by side; only sides that can become a whole line."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        sides = 0
        for line in possible_lines(g):
            sides |= line
        if not g.line:
            return [*[option(c.CARAVAN, side) for side in members(sides)], option(c.PASS)]
        beside = 0
        for side in members(g.line):
            beside |= SIDE_NEAR[side]
        return [option(c.CAMEL, side) for side in members(sides & beside & ~g.line)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice == option(c.PASS):
            return
        g.line |= BIT[noun_of(choice)]
        if g.line in g.geo.lines():
            lay_caravan(g)
            g.push(n.KEEP_TOKEN, f.who)
        else:
            g.push(n.CARAVAN, f.who)


def part_named(g: Ankh, space: int) -> int:
    """The new region that is called by its first space."""
    return g.geo.region[space]


class KeepToken(Ask[Ankh]):
    """ANKH-CARAVAN-08, -09: which part keeps the token; the other has the lowest of the supply."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        return sorted([option(c.KEEP, first_space(g.geo.lands[part])) for part in g.parts])

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        keeping = part_named(g, noun_of(choice))
        other = g.parts[0] if keeping == g.parts[1] else g.parts[1]
        token = min([t for t in range(1, ORDER_TOKENS + 1) if t not in g.token])
        give_token(g, keeping, g.token[g.parts[0]])
        give_token(g, other, token)
        g.tell(e.SPLIT, "", first_space(g.geo.lands[other]), token)
        g.push(n.SWAP, f.who)


class Swap(Ask[Ankh]):
    """ANKH-CARAVAN-10 to -12: one of the new regions may swap its token, once."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        parts = [option(c.SWAP, first_space(g.geo.lands[part])) for part in g.parts]
        return [*sorted(parts), option(c.PASS)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice != option(c.PASS):
            g.picked = part_named(g, noun_of(choice))
            g.push(n.SWAP_WITH, f.who)


class SwapWith(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        return sorted([option(c.WITH, t) for r, t in enumerate(g.token) if r != g.picked])

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        given, taken = g.token[g.picked], noun_of(choice)
        give_token(g, g.token.index(taken), given)
        give_token(g, g.picked, taken)
        g.tell(e.SWAPPED, "", given, taken)
