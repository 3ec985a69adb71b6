"""What can happen in Ankh: the kinds of events. A side is told by the seat that speaks for it."""

from __future__ import annotations

from typing import Final

from tawy.ankh import data as d
from tawy.ankh import kinds as k
from tawy.kernel.events import EventKind
from tawy.kernel.options import Kind

FIELDS: Final[dict[str, Kind]] = {
    "space": k.SPACE, "to": k.SPACE, "figure": d.FIGURE, "monument": d.MONUMENT, "card": d.CARD,
    "power": d.POWER, "action": d.ACTION, "what": d.EVENT, "camel": k.SIDE, "end": k.SIDE,
    "god": d.GODS, "scenario": k.SCENARIO, "direction": k.DIRECTION, "side": k.SEAT, "seat": k.SEAT,
    "owner": k.SEAT, "lower": k.SEAT, "higher": k.SEAT,
}  # fmt: skip


def kind(name: str, fields: str, causes: str = "", reveals: bool = False) -> EventKind:
    names = fields.split()
    kinds = [FIELDS.get(field) for field in names]
    return EventKind(name, names, kinds, reveals=reveals, causes=causes.split())


SCENARIO: Final = kind("scenario", "scenario")
GOD: Final = kind("god", "side god", "chosen drawn")
GUARDIAN: Final = kind("guardian", "figure")
FIRST: Final = kind("first", "side")
ACTED: Final = kind("acted", "seat action", "chosen left")
NOTHING: Final = kind("nothing", "seat action")
FIRED: Final = kind("fired", "seat what")
MOVED: Final = kind("moved", "side figure space to")
PUSHED: Final = kind("pushed", "side figure space to")
AIMED: Final = kind("aimed", "side space direction")
SUMMONED: Final = kind("summoned", "side figure space", "action mummy")
SHONE: Final = kind("shone", "side space")
FREED: Final = kind("freed", "side")
FOLLOWED: Final = kind("followed", "side followers", "action commanding omnipresent flood")
SACRIFICED: Final = kind("sacrificed", "side followers", "unlock build plague worshipful")
UNLOCKED: Final = kind("unlocked", "side power")
GUARDED: Final = kind("guarded", "side figure")
CONTROLLED: Final = kind("controlled", "side monument space")
CARAVAN: Final = kind("caravan", "camels camel end")
SPLIT: Final = kind("split", "space token")
SWAPPED: Final = kind("swapped", "token with")
CONFLICT: Final = kind("conflict", "side number")
DESTROYED: Final = kind("destroyed", "monument space", "scorpion merge forgotten")
SKIPPED: Final = kind("skipped", "token")
DOMINATED: Final = kind("dominated", "side token")
BATTLE: Final = kind("battle", "token")
ATTUNED: Final = kind("attuned", "side figure space to")
ANNOUNCED: Final = kind("announced", "side")
PLAYED: Final = kind("played", "side card", reveals=True)
BUILT: Final = kind("built", "side monument space")
BADE: Final = kind("bade", "side followers", reveals=True)
SPARED: Final = kind("spared", "side")
STRENGTH: Final = kind("strength", "side strength figures")
TIEBROKEN: Final = kind("tiebroken", "side")
WON: Final = kind("won", "side")
DRAWN: Final = kind("drawn", "token")
SAVED: Final = kind("saved", "side figure space")
DIED: Final = kind("died", "side figure space")
TRAPPED: Final = kind("trapped", "side owner")
DEVOTED: Final = kind(
    "devoted", "side devotion now", "majority victory dominion miracle magnanimous worshipful"
)
LOST: Final = kind("lost", "side devotion now")
RETURNED: Final = kind("returned", "side")
TILED: Final = kind("tiled", "side space")
MERGED: Final = kind("merged", "lower higher")
ADOPTED: Final = kind("adopted", "side figure", "board pool")
DISMISSED: Final = kind("dismissed", "side figure", "board pool")
FORGOTTEN: Final = kind("forgotten", "side")

EVENTS: Final = [
    SCENARIO, GOD, GUARDIAN, FIRST, ACTED, NOTHING, FIRED, MOVED, PUSHED, AIMED, SUMMONED, SHONE,
    FREED, FOLLOWED, SACRIFICED, UNLOCKED, GUARDED, CONTROLLED, CARAVAN, SPLIT, SWAPPED, CONFLICT,
    DESTROYED, SKIPPED, DOMINATED, BATTLE, ATTUNED, ANNOUNCED, PLAYED, BUILT, BADE, SPARED,
    STRENGTH, TIEBROKEN, WON, DRAWN, SAVED, DIED, TRAPPED, DEVOTED, LOST, RETURNED, TILED,
    MERGED, ADOPTED, DISMISSED, FORGOTTEN,
]  # fmt: skip
