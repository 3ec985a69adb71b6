"""Gods merge, gods are forgotten. ANKH-MERGE, ANKH-FORGET."""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.data import (
    ANUBIS,
    BASES,
    FIRST_GUARDIAN,
    GUARDIAN_BASE,
    GUARDIANS,
    LARGE,
    LAST_RED,
    OSIRIS,
    SMALL,
    WARRIOR,
)
from tawy.ankh.flow import numbers as n
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import (
    ALL_FORGOTTEN,
    LAST_GOD,
    destroy,
    guardians_of,
    lift_figure,
    put_figure,
    remove_figure,
    win,
)
from tawy.kernel.frames import Ask, Frame, Sequence
from tawy.kernel.options import noun_of, option, verb_of
from tawy.kernel.sets import members


class Merge(Sequence[Ankh]):
    """The two gods with the least devotion become one; the upper of them is the higher."""

    def __init__(self) -> None:
        super().__init__([self.join, self.adopt, self.let_go])

    def join(self, g: Ankh, f: Frame) -> bool:
        lower, higher = g.ranking[0], g.ranking[1]
        g.picked = lower
        g.tell(e.MERGED, "", lower, higher)
        for space in members(g.owned[lower]):
            destroy(g, space, "merge")
        for space in members(g.held[lower]):
            if g.kind_at(space) <= WARRIOR:
                remove_figure(g, space)
        if g.is_divine(lower, ANUBIS):
            release(g, higher)
        g.trapped = [owner for owner in g.trapped if owner != lower]
        g.followers[higher] += g.followers[lower]
        g.divine[higher] |= g.divine[lower]
        g.devotion[higher] = g.devotion[lower]
        g.ranking = g.ranking[1:]
        g.join(lower, higher)
        strip(g, lower)
        return False

    def adopt(self, g: Ankh, f: Frame) -> bool:
        """ANKH-MERGE-06, -07: one guardian after the other, while any are left to take over."""
        if guardians_of(g, g.picked, SMALL) + guardians_of(g, g.picked, LARGE):
            g.push(n.ADOPT, g.side[g.picked])
            return True
        return False

    def let_go(self, g: Ankh, f: Frame) -> bool:
        dismiss(g, g.picked)
        return False


def strip(g: Ankh, side: int) -> None:
    """What a god leaves behind when it is no more, but for guardians."""
    g.followers[side] = g.ankhs[side] = g.warriors[side] = 0
    g.powers[side] = g.hand[side] = g.divine[side] = 0


def dismiss(g: Ankh, side: int) -> None:
    """All figures of a side that are still there leave the game."""
    for space in members(g.held[side]):
        remove_figure(g, space)
    for kind in range(GUARDIANS):
        g.beasts[side * GUARDIANS + kind] = 0


def release(g: Ankh, owner: int) -> None:
    """The trapped warriors of this side go back to its pool."""
    g.warriors[owner] += g.trapped.count(owner)
    g.trapped = [side for side in g.trapped if side != owner]


def adoptable(g: Ankh, lower: int, higher: int) -> list[int]:
    """The guardians of the lower god that a base is left for: on the board, then in the pool."""
    found = []
    for space in members(g.held[lower]):
        if has_base(g, higher, g.kind_at(space)):
            found.append(option(c.RETAIN, space))
    for i in range(GUARDIANS):
        if g.beasts[lower * GUARDIANS + i] and has_base(g, higher, i + FIRST_GUARDIAN):
            found.append(option(c.ADOPT, i + FIRST_GUARDIAN))
    return found


def replaceable(g: Ankh, lower: int, higher: int) -> list[int]:
    """ANKH-MERGE-07: where no base is free, own guardians that could give theirs up."""
    wanted = [size for size in (SMALL, LARGE) if guardians_of(g, lower, size)]
    short = [size for size in wanted if guardians_of(g, higher, size) == BASES]
    found = []
    for space in members(g.held[higher]):
        kind = g.kind_at(space) - FIRST_GUARDIAN
        if kind >= 0 and GUARDIAN_BASE[kind] in short:
            found.append(option(c.DISMISS, space))
    for i in range(GUARDIANS):
        if g.beasts[higher * GUARDIANS + i] and GUARDIAN_BASE[i] in short:
            found.append(option(c.DISCHARGE, i + FIRST_GUARDIAN))
    return found


def has_base(g: Ankh, side: int, kind: int) -> bool:
    size = GUARDIAN_BASE[kind - FIRST_GUARDIAN]
    return guardians_of(g, side, size) < BASES


class Adopt(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        lower = g.picked
        return [*replaceable(g, lower, f.who), *adoptable(g, lower, f.who), option(c.DONE)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        lower, noun = g.picked, noun_of(choice)
        if choice == option(c.DONE):
            dismiss(g, lower)
        elif verb_of(choice) == c.ADOPT:
            g.beasts[lower * GUARDIANS + noun - FIRST_GUARDIAN] -= 1
            g.beasts[f.who * GUARDIANS + noun - FIRST_GUARDIAN] += 1
            g.tell(e.ADOPTED, "pool", f.who, noun)
        elif verb_of(choice) == c.DISMISS:
            kind = g.kind_at(noun)
            remove_figure(g, noun)
            g.tell(e.DISMISSED, "board", f.who, kind)
        elif verb_of(choice) == c.DISCHARGE:
            g.beasts[f.who * GUARDIANS + noun - FIRST_GUARDIAN] -= 1
            g.tell(e.DISMISSED, "pool", f.who, noun)
        else:
            kind = g.kind_at(noun)
            lift_figure(g, noun)
            put_figure(g, f.who, kind, noun)
            g.tell(e.ADOPTED, "board", f.who, kind)


def forget(g: Ankh) -> None:
    """ANKH-FORGET: all gods in the red at once."""
    forgotten = [side for side in g.ranking if g.devotion[side] <= LAST_RED]
    for side in forgotten:
        g.tell(e.FORGOTTEN, "", side)
        for space in members(g.owned[side]):
            destroy(g, space, "forgotten")
        g.trapped = [owner for owner in g.trapped if owner != side]
        if g.is_divine(side, OSIRIS):
            g.tiles = 0
        dismiss(g, side)
    for side in forgotten:
        if g.is_divine(side, ANUBIS):
            for owner in set(g.trapped):
                release(g, owner)
        strip(g, side)
        g.leave(side)
    g.ranking = [side for side in g.ranking if side not in forgotten]
    if len(g.ranking) == 1:
        win(g, LAST_GOD, g.ranking[0])
    elif not g.ranking:
        g.end(ALL_FORGOTTEN, [g.seats] * g.seats)
