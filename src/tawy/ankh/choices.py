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
DISMISS: Final = 16
DISCHARGE: Final = 17
CONTROL: Final = 18
CARAVAN: Final = 19
CAMEL: Final = 20
KEEP: Final = 21
SWAP: Final = 22
WITH: Final = 23
ATTUNE: Final = 24
TWO: Final = 25
ONE: Final = 26
CARD: Final = 27
BUILD: Final = 28
BID: Final = 29
TIEBREAKER: Final = 30
SAVE: Final = 31
TRAP: Final = 32
RISE: Final = 33
TILE: Final = 34
RELOCATE: Final = 35
WORSHIP: Final = 36
RETAIN: Final = 37
ADOPT: Final = 38
DONE: Final = 39
PASS: Final = 40
VERBS: Final = [
    Verb("scenario", "scenario", k.SCENARIO),
    Verb("god", "god", d.GODS),
    Verb("guardian", "guardian", d.FIGURE),
    Verb("first", "first", k.SEAT),
    Verb("action", "action", d.ACTION),
    Verb("move", "move", k.SPACE),
    Verb("to", "", k.SPACE, "move summon extra figure underworld attune build tile relocate"),
    Verb("push", "push", k.SPACE, "to"),
    Verb("aim", "aim", k.DIRECTION, "to push rise sun shade"),
    Verb("summon", "summon", d.FIGURE),
    Verb("extra", "extra", k.SPACE),
    Verb("figure", "", d.FIGURE, "extra"),
    Verb("underworld", "underworld", d.FIGURE),
    Verb("sun", "sun", None, "to rise"),
    Verb("shade", "no sun", None, "to rise"),
    Verb("unlock", "unlock", d.POWER),
    Verb("dismiss", "dismiss", k.SPACE),
    Verb("discharge", "discharge", d.FIGURE),
    Verb("control", "control", k.SPACE),
    Verb("caravan", "caravan", k.SIDE),
    Verb("camel", "", k.SIDE, "caravan camel"),
    Verb("keep", "keep", k.SPACE, "caravan camel"),
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
    Verb("retain", "retain", k.SPACE),
    Verb("adopt", "adopt", d.FIGURE),
    Verb("done", "done"),
    Verb("pass", "pass"),
]
