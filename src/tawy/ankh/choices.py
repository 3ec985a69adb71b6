"""What can be chosen in Ankh: the numbers of the verbs, and their table in the same order."""

from __future__ import annotations

from typing import Final

from tawy.ankh import data as d
from tawy.ankh import kinds as k
from tawy.kernel.options import Verb

SCENARIO: Final = 0
GOD: Final = 1
GUARDIAN: Final = 2
FIRST: Final = 3
ACTION: Final = 4
MOVE: Final = 5
TO: Final = 6
PUSH: Final = 7
AIM: Final = 8
SUMMON: Final = 9
EXTRA: Final = 10
FIGURE: Final = 11
UNDERWORLD: Final = 12
SUN: Final = 13
SHADE: Final = 14
UNLOCK: Final = 15
TAKE: Final = 16
LEAVE: Final = 17
CONTROL: Final = 18
CAMEL: Final = 19
KEEP: Final = 20
SWAP: Final = 21
WITH: Final = 22
ATTUNE: Final = 23
TWO: Final = 24
ONE: Final = 25
CARD: Final = 26
BUILD: Final = 27
BID: Final = 28
TIEBREAKER: Final = 29
SAVE: Final = 30
TRAP: Final = 31
RISE: Final = 32
TILE: Final = 33
RELOCATE: Final = 34
WORSHIP: Final = 35
ADOPT: Final = 36
DONE: Final = 37
PASS: Final = 38
RETAIN: Final = 39
VERBS: Final = [
    Verb("scenario", "scenario", k.SCENARIO),
    Verb("god", "god", d.GODS),
    Verb("guardian", "guardian", d.FIGURE),
    Verb("first", "first", k.SEAT),
    Verb("action", "action", d.ACTION),
    Verb("move", "move", k.SPACE),
    Verb("to", "", k.SPACE, "move summon figure underworld attune build tile relocate"),
    Verb("push", "push", k.SPACE, "to"),
    Verb("aim", "aim", k.DIRECTION, "to push rise sun shade"),
    Verb("summon", "summon", d.FIGURE),
    Verb("extra", "extra", k.SPACE),
    Verb("figure", "", d.FIGURE, "extra"),
    Verb("underworld", "underworld", d.FIGURE),
    Verb("sun", "sun", None, "to rise"),
    Verb("shade", "no sun", None, "to rise"),
    Verb("unlock", "unlock", d.POWER),
    Verb("take", "take", d.FIGURE, "unlock"),
    Verb("leave", "leave", d.FIGURE, "unlock"),
    Verb("control", "control", k.SPACE),
    Verb("camel", "camel", k.SIDE, "camel"),
    Verb("keep", "keep", k.SPACE, "camel"),
    Verb("swap", "swap", k.SPACE, "keep"),
    Verb("with", "with", k.TOKEN, "swap"),
    Verb("attune", "attune", k.SPACE),
    Verb("two", "two cards"),
    Verb("one", "one card"),
    Verb("card", "card", d.CARD, "card"),
    Verb("build", "build", d.MONUMENT),
    Verb("bid", "bid", k.COUNT),
    Verb("tiebreaker", "tiebreaker"),
    Verb("save", "save", k.SPACE),
    Verb("trap", "trap", k.SEAT),
    Verb("rise", "rise", k.SPACE),
    Verb("tile", "tile"),
    Verb("relocate", "relocate", k.SPACE),
    Verb("worship", "worship"),
    Verb("adopt", "adopt", d.FIGURE),
    Verb("done", "done"),
    Verb("pass", "pass"),
    Verb("retain", "retain", k.SPACE),
]
