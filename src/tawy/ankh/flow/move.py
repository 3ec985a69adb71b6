"""The Move Figures action. ANKH-ACT-MOVE, ANKH-GUARD-SATET, ANKH-GUARD-SCORPION-01."""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.board import REACH
from tawy.ankh.data import MOVE, SATET, SCORPION
from tawy.ankh.flow import numbers as n
from tawy.ankh.guardians import push_spaces, pushable
from tawy.ankh.kinds import DIRECTION
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import may_stop, move_figure, push_figure
from tawy.kernel.frames import Ask, Frame
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import BIT, members


def targets(g: Ankh, space: int, free: int) -> int:
    """Where the figure on *space* may go in a Move action; *free* is where its side may stop."""
    reach = REACH[space] & free
    return reach | pushable(g, space) if g.kind_at(space) == SATET else reach


class Move(Ask[Ankh]):
    """Pick a figure that has not moved, or be done. ANKH-Q-34."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        side = g.side[f.who]
        free = may_stop(g, side)
        movable = members(g.held[side] & ~g.done_with)
        return [*[option(c.MOVE, s) for s in movable if targets(g, s, free)], option(c.DONE)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice != option(c.DONE):
            g.picked = noun_of(choice)
            g.push(n.MOVE, f.who)
            g.push(n.MOVE_TO, f.who)
        elif not g.done_with:
            g.tell(e.NOTHING, "", f.who, MOVE)


class MoveTo(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        free = may_stop(g, g.side[f.who])
        return [option(c.TO, s) for s in members(targets(g, g.picked, free))]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        g.aiming = noun_of(choice)
        if g.has_figure(g.aiming):
            g.push(n.PUSH_TO, f.who)
        else:
            walk(g, f.who, g.picked, g.aiming)


def walk(g: Ankh, seat: int, space: int, to: int) -> None:
    kind = g.kind_at(space)
    move_figure(g, space, to)
    g.done_with |= BIT[to]
    g.tell(e.MOVED, "", g.side[seat], kind, space, to)
    if kind == SCORPION:
        g.push(n.AIM, seat)


class PushTo(Ask[Ankh]):
    """Satet's player says where the enemy goes."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.PUSH, s) for s in members(push_spaces(g, g.picked, g.aiming))]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        satet, enemy, to = g.picked, g.aiming, noun_of(choice)
        side, pushed = g.side_at(enemy), g.kind_at(enemy)
        push_figure(g, satet, enemy, to)
        g.done_with |= BIT[enemy]
        if pushed == SCORPION:
            g.aiming = to
            g.push(n.AIM, side)


class Aim(Ask[Ankh]):
    """The claws of the scorpion on g.aiming. ANKH-Q-36, -37, -98."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.AIM, direction) for direction in range(len(DIRECTION.words))]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        g.aim[g.aiming] = noun_of(choice)
        g.tell(e.AIMED, "", g.side_at(g.aiming), g.aiming, noun_of(choice))
