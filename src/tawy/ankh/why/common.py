"""Reasons that several choices share."""

from __future__ import annotations

from tawy.ankh.board import WATERS
from tawy.ankh.data import OSIRIS
from tawy.ankh.state import Ankh
from tawy.kernel.game import Obstacle
from tawy.kernel.sets import BIT


def reason(name: str, *rules: str) -> Obstacle:
    return Obstacle(name, [f"ANKH-{rule}" for rule in rules])


def no_figure(g: Ankh, side: int, space: int, rule: str) -> list[Obstacle]:
    """Why there is no own figure on a space; *rule* says that it is about own ones."""
    if not g.has_figure(space):
        return [reason("no-figure-there", "BOARD-19")]
    return [] if g.side_at(space) == side else [reason("not-your-figure", rule)]


def taken(g: Ankh, space: int) -> list[Obstacle]:
    """Why nothing can be put on a space, whoever comes there."""
    if BIT[space] & WATERS:
        return [reason("water", "BOARD-04")]
    if g.has_stone(space):
        return [reason("monument-there", "BOARD-03")]
    if g.has_figure(space):
        return [reason("figure-there", "BOARD-03")]
    return []


def no_stop(g: Ankh, side: int, space: int) -> list[Obstacle]:
    if g.tiles & BIT[space] and not g.is_divine(side, OSIRIS):
        return [reason("underworld-tile", "ACT-MOVE-11")]
    return []
