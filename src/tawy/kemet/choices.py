"""What can be chosen in Kemet: the numbers of the verbs, and their table in the same order."""

from __future__ import annotations

from typing import Final

from tawy.kemet import data as d
from tawy.kemet import kinds as k
from tawy.kernel.options import Verb

NEXT: Final = 0
CITY: Final = 1
DRAW: Final = 2
SPLIT: Final = 3
BUILD: Final = 4
DEPLOY: Final = 5
KEEP: Final = 6
RAISE: Final = 7
PASS: Final = 8
ENLARGE: Final = 9
TO_LEVEL: Final = 10
BUY: Final = 11
BRING: Final = 12
EXCHANGE: Final = 13
VERBS: Final = [
    Verb("next", "next", k.SEAT),
    Verb("city", "city", k.CITY),
    Verb("draw", "draw", d.INTERVENTION),
    Verb("split", "pyramids", k.SPLIT),
    Verb("build", "in", k.SPACE, "split build"),
    Verb("deploy", "deploy", k.COUNT, "deploy"),
    Verb("keep", "keep", d.INTERVENTION),
    Verb("raise", "raise", d.COLOUR),
    Verb("pass", "pass"),
    Verb("enlarge", "enlarge", k.SPACE),
    Verb("to-level", "to", k.LEVEL, "raise enlarge"),
    Verb("buy", "buy", d.TILE),
    Verb("bring", "creature in", k.SPACE, "buy"),
    Verb("exchange", "exchange", d.CARD, "buy"),
]
