"""The verbs of Ankh: the only code that changes facts, and it tells."""

from __future__ import annotations

from typing import Final

from tawy.ankh import events as e
from tawy.ankh.board import LAND, geography, path_of
from tawy.ankh.data import (
    ALL_CARDS,
    FIRST_GUARDIAN,
    GUARDIAN_BASE,
    GUARDIANS,
    OSIRIS,
    RA,
    SATET,
    SCORPION,
    TOP,
    WARRIOR,
)
from tawy.ankh.effects import touching
from tawy.ankh.state import KINDS, Ankh
from tawy.kernel.sets import BIT

TOP_REACHED: Final = 0  # the endings
LAST_GOD: Final = 1
ALL_FORGOTTEN: Final = 2
MOST_DEVOTION: Final = 3
ENDINGS: Final = ["top", "last-god", "all-forgotten", "most-devotion"]


# --- devotion


def gain_devotion(g: Ankh, side: int, amount: int, why: str) -> None:
    """One gain, whatever it is made of. ANKH-DEVOTION."""
    if amount <= 0:
        return
    amount = whole_gain(g, side, amount)
    place_marker(g, side, min(TOP, g.devotion[side] + amount))
    g.tell(e.DEVOTED, why, side, amount, g.devotion[side])
    if g.devotion[side] == TOP:
        win(g, TOP_REACHED, side)


def whole_gain(g: Ankh, side: int, amount: int) -> int:
    """With what effects add to a gain."""
    for effect in touching(g, side, "gaining"):
        amount = effect.gaining(g, side, amount)
    return amount


def lose_devotion(g: Ankh, side: int) -> None:
    """ANKH-DEVOTION-09: on the lowest space the marker stays as it is."""
    if g.devotion[side] > 0:
        place_marker(g, side, g.devotion[side] - 1)
        g.tell(e.LOST, "", side, 1, g.devotion[side])


def place_marker(g: Ankh, side: int, devotion: int) -> None:
    """ANKH-DEVOTION-04, -12: onto the top of the stack there; the others keep their order."""
    g.devotion[side] = devotion
    below = [s for s in g.ranking if s != side and g.devotion[s] <= devotion]
    above = [s for s in g.ranking if s != side and g.devotion[s] > devotion]
    g.ranking = [*below, side, *above]


def win(g: Ankh, ending: int, winner: int) -> None:
    """All of the winner's seats are first, the others by devotion, those forgotten last."""
    order = [winner, *[s for s in reversed(g.ranking) if s != winner]]
    places = [order.index(side) + 1 if side >= 0 else g.seats for side in g.side]
    g.end(ending, places)


# --- followers and cards


def gain_followers(g: Ankh, side: int, amount: int, why: str) -> None:
    if amount > 0:
        g.followers[side] += amount
        g.tell(e.FOLLOWED, why, side, amount)


def sacrifice(g: Ankh, side: int, amount: int, why: str) -> None:
    if amount > 0:
        g.followers[side] -= amount
        g.tell(e.SACRIFICED, why, side, amount)


def play_cards(g: Ankh, side: int, cards: list[int]) -> None:
    for card in cards:
        g.hand[side] &= ~BIT[card]
        g.fighting().cards[side] |= BIT[card]
        g.tell(e.PLAYED, "", side, card)


def take_cards_back(g: Ankh, side: int) -> None:
    g.hand[side] = ALL_CARDS
    g.tell(e.RETURNED, "", side)


# --- figures


def put_figure(g: Ankh, side: int, kind: int, space: int) -> None:
    g.figure[space] = side * KINDS + kind
    g.held[side] |= BIT[space]


def lift_figure(g: Ankh, space: int) -> None:
    g.held[g.side_at(space)] &= ~BIT[space]
    g.figure[space] = -1


def move_figure(g: Ankh, space: int, to: int) -> None:
    """With its sun; a scorpion is aimed anew by whoever moves it."""
    side, kind = g.side_at(space), g.kind_at(space)
    lift_figure(g, space)
    put_figure(g, side, kind, to)
    if g.sunny & BIT[space]:
        g.sunny ^= BIT[space] | BIT[to]
    if kind == SCORPION:
        g.aim[to] = g.aim.pop(space)


def push_figure(g: Ankh, satet: int, enemy: int, to: int) -> None:
    """Satet takes the enemy's space, with her sun; he may come to the one that she leaves."""
    pusher, side, pushed = g.side_at(satet), g.side_at(enemy), g.kind_at(enemy)
    shining = g.sunny & BIT[satet] != 0
    remove_figure(g, satet)
    move_figure(g, enemy, to)
    g.tell(e.PUSHED, "", side, pushed, enemy, to)
    put_figure(g, pusher, SATET, enemy)
    g.sunny |= BIT[enemy] if shining else 0
    g.tell(e.MOVED, "", pusher, SATET, satet, enemy)


def from_pool(g: Ankh, side: int, kind: int) -> None:
    if kind == WARRIOR:
        g.warriors[side] -= 1
    else:
        g.beasts[side * GUARDIANS + kind - FIRST_GUARDIAN] -= 1


def to_pool(g: Ankh, side: int, kind: int) -> None:
    if kind == WARRIOR:
        g.warriors[side] += 1
    else:
        g.beasts[side * GUARDIANS + kind - FIRST_GUARDIAN] += 1


def remove_figure(g: Ankh, space: int) -> None:
    """Off the board, wherever it goes then; its sun returns. ANKH-GOD-RA-08."""
    if g.kind_at(space) == SCORPION:
        del g.aim[space]
    g.sunny &= ~BIT[space]
    lift_figure(g, space)


def summon(g: Ankh, side: int, kind: int, space: int, why: str) -> None:
    put_figure(g, side, kind, space)
    if kind == SCORPION:
        g.aim[space] = 0
    g.tell(e.SUMMONED, why, side, kind, space)


def may_shine(g: Ankh, side: int) -> bool:
    return g.is_divine(side, RA) and g.suns_left() > 0


def free_warrior(g: Ankh, side: int, jailer: int) -> None:
    """ANKH-GOD-ANUBIS-08, -09: one follower to Anubis for a trapped warrior."""
    g.trapped.remove(side)
    g.followers[side] -= 1
    g.followers[jailer] += 1
    g.tell(e.FREED, "", side)


def guardians_of(g: Ankh, side: int, size: int) -> int:
    """How many guardians with bases of this size a side has, on the board and in the pool."""
    total = 0
    for kind in range(GUARDIANS):
        if GUARDIAN_BASE[kind] == size:
            total += g.beasts[side * GUARDIANS + kind]
            total += g.figure.count(side * KINDS + kind + FIRST_GUARDIAN)
    return total


# --- monuments


def control(g: Ankh, side: int, space: int) -> None:
    """An ankh token on a monument; that of its owner, if it has one, goes back."""
    for other in range(g.seats):
        if g.owned[other] & BIT[space]:
            g.owned[other] &= ~BIT[space]
            g.ankhs[other] += 1
    g.owned[side] |= BIT[space]
    g.ankhs[side] -= 1
    g.tell(e.CONTROLLED, "", side, monument_at(g, space), space)


def monument_at(g: Ankh, space: int) -> int:
    for kind in range(3):
        if g.stones[kind] & BIT[space]:
            return kind
    return -1


def build(g: Ankh, side: int, kind: int, space: int) -> None:
    g.stones[kind] |= BIT[space]
    g.owned[side] |= BIT[space]
    g.ankhs[side] -= 1
    g.tell(e.BUILT, "", side, kind, space)


def destroy(g: Ankh, space: int, why: str) -> None:
    """ANKH-MONUMENT-07: to the supply, its token to its owner's reserve."""
    kind = monument_at(g, space)
    g.stones[kind] &= ~BIT[space]
    for side in range(g.seats):
        if g.owned[side] & BIT[space]:
            g.owned[side] &= ~BIT[space]
            g.ankhs[side] += 1
    g.tell(e.DESTROYED, why, kind, space)


# --- the board


def lay_caravan(g: Ankh) -> None:
    """The line is laid; of the two new regions one has no token (0) till that is settled."""
    old, tokens = g.geo, g.token
    g.geo = geography(old.camels | g.line)
    g.token = [tokens[old.region[first_space(land)]] for land in g.geo.lands]
    g.parts = [r for r, token in enumerate(g.token) if g.token.count(token) > 1]
    g.token[g.parts[1]] = 0
    path = path_of(g.line)
    g.tell(e.CARAVAN, "", len(path), path[0], path[-1])
    g.line = 0


def first_space(land: int) -> int:
    return (land & -land).bit_length() - 1


def give_token(g: Ankh, region: int, token: int) -> None:
    g.token = [token if r == region else t for r, t in enumerate(g.token)]


def place_tile(g: Ankh, side: int, space: int) -> None:
    g.tiles |= BIT[space]
    g.tell(e.TILED, "", side, space)


def open_land(g: Ankh) -> int:
    """Empty land without a tile."""
    return g.empty_land() & ~g.tiles & LAND


def may_stop(g: Ankh, side: int) -> int:
    """The spaces where a move of this side may end. ANKH-ACT-MOVE-07, -08, -11."""
    return g.empty_land() if g.is_divine(side, OSIRIS) else g.empty_land() & ~g.tiles
