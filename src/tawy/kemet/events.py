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
    "new": d.CARD, "colour": d.COLOUR, "card": d.CARD,
}  # fmt: skip


def kind(name: str, fields: str, whys: str = "", secret: str = "") -> EventKind:
    names = fields.split()
    kinds = [FIELDS.get(field) for field in names]
    return EventKind(name, names, kinds, secret, whys=whys.split())


NEXT: Final = kind("next", "seat", "drawn chosen")
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
RETURNED: Final = kind("returned", "seat")  # all battle cards are in hand again
EXCHANGED: Final = kind("exchanged", "seat new card", secret="card")
BOUGHT: Final = kind("bought", "seat tile")
PLACED: Final = kind("placed", "seat units space", "start recruit enlistment reinforcements")
MARCHED: Final = kind("marched", "seat units space to", "land harbour teleport retreat escape")
LOST: Final = kind(
    "lost", "seat units space",
    "battle initiative raining-fire recall delta sanctuary",
)  # fmt: skip
CAME: Final = kind("came", "seat creature space", "bought recruit destroyed")
WAITS: Final = kind("waits", "seat creature", "recall alone nowhere")
HELD: Final = kind("held", "seat space")  # a temple, from now on
FREED: Final = kind("freed", "space")  # a temple that nobody holds any more
EVENTS: Final = [
    NEXT, SETTLED, DREW, SHARED, RESHUFFLED, LOOKED, KEPT, PRAYED, PAID, ROBBED, SCORED, RAISED,
    RETURNED, EXCHANGED, BOUGHT, PLACED, MARCHED, LOST, CAME, WAITS, HELD, FREED,
]  # fmt: skip
