"""What the six guardians do, each in its own lines; the flow asks for it at its moment.

What a player chooses with them is a question of its own there: where Satet pushes a figure, where
a Mummy rises, how a scorpion is aimed. Apep's way over the water is in flow/summon.py.
"""

from __future__ import annotations

from tawy.ankh.board import AROUND, LAND, REACH, RING
from tawy.ankh.data import ANDROSPHINX, OSIRIS
from tawy.ankh.state import KINDS, Ankh
from tawy.ankh.verbs import lose_devotion, may_stop
from tawy.kernel.sets import BIT, members

# --- Cat-Mummy


def cat_losses(g: Ankh) -> None:
    """ANKH-GUARD-CATMUMMY, ANKH-Q-27: for each dead cat, all but its owner lose 1 devotion."""
    b = g.fighting()
    for owner in [side for side in g.ranking for _ in range(b.cats.count(side))]:
        for side in [s for s in g.ranking if s != owner]:
            lose_devotion(g, side)
    b.cats = []


# --- Satet


def pushable(g: Ankh, space: int) -> int:
    """The enemy figures that the Satet on *space* may push away. ANKH-GUARD-SATET, ANKH-Q-35."""
    side = g.side_at(space)
    enemies = g.all_figures() & ~g.held[side] & LAND & REACH[space]
    if not g.is_divine(side, OSIRIS):
        enemies &= ~g.tiles
    found = 0
    for enemy in members(enemies):
        if push_spaces(g, space, enemy):
            found |= BIT[enemy]
    return found


def push_spaces(g: Ankh, satet: int, enemy: int) -> int:
    """Where the figure on *enemy* can be pushed; the space that Satet leaves is empty by then."""
    owner = g.side_at(enemy)
    return RING[enemy] & (may_stop(g, owner) | left_behind(g, satet, owner))


def left_behind(g: Ankh, space: int, side: int) -> int:
    return BIT[space] if g.is_divine(side, OSIRIS) or not g.tiles & BIT[space] else 0


# --- Mummy


def beside_god(g: Ankh, side: int) -> int:
    return g.geo.near[g.god_space(side)] & g.empty_land()


# --- Giant Scorpion


def stung(g: Ankh) -> int:
    """The monuments that scorpions point at and are beside. ANKH-GUARD-SCORPION-03, -05, -06."""
    pointed = 0
    for space, direction in g.aim.items():
        for claw in (direction, (direction + 1) % 6):
            target = AROUND[space][claw]
            if target >= 0:
                pointed |= BIT[target] & g.geo.near[space]
    return pointed & g.all_stones()


# --- Androsphinx


def neutralised(g: Ankh, side: int) -> int:
    """The spaces beside enemy androsphinxes. ANKH-GUARD-ANDROSPHINX."""
    mask = 0
    for space, figure in enumerate(g.figure):
        if figure % KINDS == ANDROSPHINX and figure >= 0 and figure // KINDS != side:
            mask |= g.geo.near[space]
    return mask
