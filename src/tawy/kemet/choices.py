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
]
