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
TOKEN: Final = 14
SILVER: Final = 15
GOLDEN: Final = 16
PLAY: Final = 17
DONE: Final = 18
RECRUIT: Final = 19
RETURN: Final = 20
FROM: Final = 21
TAKE: Final = 22
WITH: Final = 23
WITHOUT: Final = 24
TO: Final = 25
TELEPORT: Final = 26
AT: Final = 27
VETO: Final = 28
ESCAPE: Final = 29
FIGHT: Final = 30
CARD: Final = 31
UNUSED: Final = 32
INVOKE: Final = 33
PAY: Final = 34
WOUND: Final = 35
RECALL: Final = 36
RETREAT: Final = 37
STAY: Final = 38
DRIVE: Final = 39
REHOME: Final = 40
USE: Final = 41
SACRIFICE: Final = 42
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
    Verb("token", "token", d.ACTION_SPACE),
    Verb("silver", "silver", d.ACTION_SPACE),
    Verb("golden", "golden", d.ACTION),
    Verb("play", "play", d.INTERVENTION),
    Verb("done", "done"),
    Verb("recruit", "recruit", k.COUNT, "token silver golden recruit use"),
    Verb("return", "return", d.CREATURE, "recruit"),
    Verb("from", "from", k.SPACE, "token silver golden play to teleport"),
    Verb("take", "take", k.COUNT, "from to teleport play"),
    Verb("with", "with", d.CREATURE, "take from"),
    Verb("without", "without", d.CREATURE, "take from"),
    Verb("to", "to", k.SPACE, "take with without from"),
    Verb("teleport", "teleport", k.SPACE, "take with without from"),
    Verb("at", "at", k.SPACE, "play at"),
    Verb("veto", "veto"),
    Verb("escape", "escape", k.SPACE),
    Verb("fight", "fight", k.SPACE),
    Verb("card", "card", d.CARD),
    Verb("unused", "unused", d.CARD, "card"),
    Verb("invoke", "invoke", d.INTERVENTION, "unused invoke"),
    Verb("pay", "pay", d.INTERVENTION),
    Verb("wound", "wound", d.INTERVENTION, "wound"),
    Verb("recall", "recall"),
    Verb("retreat", "retreat"),
    Verb("stay", "stay"),
    Verb("drive", "drive", k.SPACE),
    Verb("rehome", "rehome", k.SPACE),
    Verb("use", "use", d.TILE),
    Verb("sacrifice", "sacrifice"),
]
