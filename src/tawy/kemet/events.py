"""What can happen in Kemet: the kinds of events."""

from __future__ import annotations

from typing import Final

from tawy.kemet import data as d
from tawy.kemet import kinds as k
from tawy.kernel.events import EventKind
from tawy.kernel.options import Kind

FIELDS: Final[dict[str, Kind]] = {
    "space": k.SPACE, "to": k.SPACE, "seat": k.SEAT, "owner": k.SEAT, "tile": d.TILE,
    "city": k.CITY, "intervention": d.INTERVENTION, "split": k.SPLIT, "creature": d.CREATURE,
    "new": d.CARD, "colour": d.COLOUR, "card": d.CARD, "action": d.ACTION_SPACE,
}  # fmt: skip


def kind(
    name: str, fields: str, causes: str = "", secret: str = "", reveals: bool = False
) -> EventKind:
    names = fields.split()
    kinds = [FIELDS.get(field) for field in names]
    return EventKind(name, names, kinds, secret, reveals, causes.split())


NEXT: Final = kind("next", "seat place", "drawn chosen")
SETTLED: Final = kind("settled", "seat city")
DREW: Final = kind("drew", "seat intervention", secret="intervention")
RESHUFFLED: Final = kind("reshuffled", "cards")
LOOKED: Final = kind("looked", "seat intervention", secret="intervention")
KEPT: Final = kind("kept", "seat intervention", secret="intervention")
SHARED: Final = kind("shared", "seat split")
PRAYED: Final = kind(
    "prayed", "seat prayer now",
    "night pray temple delta crusade holy-war recall prayer mana-theft",
)  # fmt: skip
PAID: Final = kind("paid", "seat prayer now", "tile raise recruit teleport intervention")
ROBBED: Final = kind("robbed", "seat prayer now")
SCORED: Final = kind("scored", "seat points now", "attack defence tile temples sanctuary")
RAISED: Final = kind("raised", "seat colour level space", "action night start")
ENLARGED: Final = kind("enlarged", "seat owner colour level space")  # an enemy's pyramid
RETURNED: Final = kind("returned", "seat")  # all battle cards are in hand again
EXCHANGED: Final = kind("exchanged", "seat new card", secret="card")
BOUGHT: Final = kind("bought", "seat tile")
PLACED: Final = kind("placed", "seat units space", "start recruit enlistment reinforcements")
MARCHED: Final = kind("marched", "seat units space to", "land harbour teleport retreat escape")
LOST: Final = kind(
    "lost", "seat units space",
    "battle initiative raining-fire recall delta sanctuary",
)  # fmt: skip
CAME: Final = kind("came", "seat creature space", "bought recruit destroyed alone")
WAITS: Final = kind("waits", "seat creature", "recall alone nowhere delta sanctuary")
HELD: Final = kind("held", "seat space")  # a temple, from now on
FREED: Final = kind("freed", "space")  # a temple that nobody holds any more
DAWNED: Final = kind("dawned", "day")
COVERED: Final = kind("covered", "seat action", "ordinary silver golden")
NOTHING: Final = kind("nothing", "seat")
ANNOUNCED: Final = kind("announced", "seat intervention", reveals=True)
AIMED: Final = kind("aimed", "seat intervention space")
VETOED: Final = kind("vetoed", "seat intervention", reveals=True)
CAME_TO_NOTHING: Final = kind("came-to-nothing", "seat intervention")
OPENED: Final = kind("opened", "seat")  # all gates, for this move
ATTACKED: Final = kind("attacked", "seat owner space")
SHOWED: Final = kind("showed", "seat card", reveals=True)  # to the owner of Prescience, and to all
REVEALED: Final = kind("revealed", "seat card", reveals=True)
INVOKED: Final = kind("invoked", "seat intervention", "counts unpaid", reveals=True)
BURIED: Final = kind("buried", "seat intervention", secret="intervention")
MEASURED: Final = kind("measured", "seat strength damage protection")
WON: Final = kind("won", "seat owner space", "stronger tie")  # against whom, and where
SPENT: Final = kind("spent", "seat card", secret="card")
STOOD: Final = kind("stood", "seat points")  # the standing when a limit ends the game
EVENTS: Final = [
    NEXT, SETTLED, DREW, SHARED, RESHUFFLED, LOOKED, KEPT, PRAYED, PAID, ROBBED, SCORED, RAISED,
    ENLARGED, RETURNED, EXCHANGED, BOUGHT, PLACED, MARCHED, LOST, CAME, WAITS, HELD, FREED, DAWNED,
    COVERED, NOTHING, ANNOUNCED, AIMED, VETOED, CAME_TO_NOTHING, OPENED, ATTACKED, SHOWED, REVEALED,
    INVOKED, BURIED, MEASURED, WON, SPENT, STOOD,
]  # fmt: skip
