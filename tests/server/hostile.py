"""What somebody sends who means no good: messages to a seat, made by dice. None may change a game.

Each comes with the answer that it has to get: a type, or a type and a code.
"""

import json
import random
from dataclasses import dataclass, field
from typing import Any

Sent = str | bytes

FAR = 2**53
ODD_NUMBERS: list[Any] = [
    FAR + 1,
    -FAR - 1,
    2**63,
    2**64,
    10**400,
    0.5,
    1e300,
    None,
    True,
    "1",
    [],
    {},
]
ODD_TEXTS = [
    "", "\0", "null", "\x1b[2J", "'; DROP TABLE log; --", "../..", "%2e%2e", "\u202egnp", "\ufeff",
    "\u2028", "{}", "-1", "constructor", "__proto__", "\U0001f42b" * 16, "a" * 64, "a" * 65,
]  # fmt: skip
DEEP = 7_000


@dataclass
class Victim:
    """A seat as the foe knows it, who may even hold its link."""

    link: str
    seen: dict[str, Any]
    others: list[int]  # options that other seats have or had
    done: list[str] = field(default_factory=list)  # its commands
    foreign: list[str] = field(default_factory=list)  # ids of commands of other seats

    def idle(self) -> bool:
        """It may do nothing now, so nothing that it says can be right."""
        return not self.seen["options"] and not self.seen["undo"]


class Foe:
    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.count = 0

    def fresh(self) -> str:
        self.count += 1
        return f"foe {self.count}"

    def illegal(self, victim: Victim, numbers: list[int]) -> int:
        return self.dice.choice([n for n in numbers if n not in victim.seen["options"]])

    def choose(self, victim: Victim, choice: int, **changed: Any) -> str:
        expect = victim.seen["mark"]
        sound = {"type": "choose", "id": self.fresh(), "expect": expect, "options": [choice]}
        return json.dumps({**sound, **changed})

    def line(self, victim: Victim, sound: list[int]) -> list[int]:
        """Several choices at once, of which not all are legal."""
        wrong = self.illegal(victim, [*victim.others, -1, FAR])
        line = [*sound[: self.dice.randrange(3)], wrong]
        return line + [self.dice.choice(victim.others)] * self.dice.randrange(3)

    # --- sound messages that may not be obeyed

    def wrong_seat(self, victim: Victim) -> tuple[Sent, str]:
        return self.choose(victim, self.illegal(victim, victim.others)), "refused illegal"

    def wrong_line(self, victim: Victim) -> tuple[Sent, str]:
        line = self.line(victim, victim.seen["options"])
        return self.choose(victim, 0, options=line), "refused illegal"

    def no_option(self, victim: Victim) -> tuple[Sent, str]:
        dice = self.dice
        numbers = [dice.randrange(-5, 60_000), dice.randrange(-FAR, FAR), -1, -2, -3, FAR, -FAR]
        return self.choose(victim, self.illegal(victim, numbers)), "refused illegal"

    def wrong_time(self, victim: Victim) -> tuple[Sent, str]:
        """Right but for its *expect*: stale, or of a future that may never come."""
        mark = victim.seen["mark"]
        expect = {
            "epoch": self.dice.choice([mark["epoch"], "", "x" * 40]),
            "number": self.dice.choice([0, -1, FAR, -FAR, 7000, 8000]),
            "stamp": self.dice.choice(["", "0" * 16, mark["stamp"][::-1]]),
        }
        option = self.dice.choice([*victim.seen["options"], *victim.others])
        undo = json.dumps({"type": "undo", "id": self.fresh(), "expect": expect})
        said = [self.choose(victim, option, expect=expect), undo]
        return self.dice.choice(said), "refused stale"

    def undo_of_nothing(self, victim: Victim) -> tuple[Sent, str]:
        if victim.seen["undo"]:
            return self.wrong_time(victim)
        undo = {"type": "undo", "id": self.fresh(), "expect": victim.seen["mark"]}
        return json.dumps(undo), "refused nothing-to-undo"

    def replayed(self, victim: Victim) -> tuple[Sent, str]:
        """An id that was used, with other content: answered as it was, and not done again."""
        if not victim.done:
            return self.borrowed(victim)
        name = self.dice.choice(victim.done)
        expect = self.dice.choice([victim.seen["mark"], {}, {"number": FAR}])
        option = self.dice.choice([*victim.seen["options"], *victim.others, FAR])
        undo = json.dumps({"type": "undo", "id": name, "expect": expect})
        stand = json.dumps({"type": "stand", "id": name, "on": self.dice.random() < 0.5})
        said = [self.choose(victim, option, id=name, expect=expect), undo, stand]
        return self.dice.choice(said), "done"

    def borrowed(self, victim: Victim) -> tuple[Sent, str]:
        """The id of another seat's command is none of its own."""
        if not victim.foreign:
            return self.wrong_seat(victim)
        name = self.dice.choice(victim.foreign)
        return self.choose(victim, self.illegal(victim, victim.others), id=name), "refused illegal"

    def hello(self, victim: Victim) -> tuple[Sent, str]:
        mark = victim.seen["mark"]
        number = self.dice.choice([FAR, -FAR, -1, 0, 10**9, mark["number"] + 1])
        since = {"epoch": self.dice.choice([mark["epoch"], "", "x"]), "number": number}
        return json.dumps({"type": "hello", "since": since}), "update"

    def look_ahead(self, victim: Victim) -> tuple[Sent, str]:
        wish = {"type": "look-ahead", "id": self.fresh()}
        options = victim.seen["options"]
        if options and self.dice.random() < 0.3:  # it may ask that, and nothing is done
            return json.dumps({**wish, "options": [self.dice.choice(options)]}), "ahead"
        numbers = [*victim.others, -1, -2, -3, FAR, self.dice.randrange(60_000)]
        option = self.illegal(victim, numbers)
        return json.dumps({**wish, "options": [option]}), "refused illegal"

    def why_not(self, victim: Victim) -> tuple[Sent, str]:
        kinds = ["space", "card", "seat", "figure", "count", *ODD_TEXTS[1:-1]]
        words = ["A1", "flood", "isis", "player1", "99", *ODD_TEXTS[1:-1]]
        wish = {"kind": self.dice.choice(kinds), "word": self.dice.choice(words)}
        return json.dumps({"type": "why-not", "id": self.fresh(), **wish}), "obstacles"

    # --- no messages of ours

    def odd_value(self, victim: Victim) -> tuple[Sent, str]:
        name = self.dice.choice(["id", "expect", "options"])
        odd = [value for value in ODD_NUMBERS if value != {}]
        value = self.dice.choice(["", "a" * 65, 5, None, []] if name == "id" else odd)
        return self.choose(victim, 0, **{name: value}), "trouble malformed"

    def odd_field(self, victim: Victim) -> tuple[Sent, str]:
        name = self.dice.choice(["seat", "side", "option", "", "\0", "__class__", "Type"])
        return self.choose(
            victim, 0, **{name: self.dice.choice([0, "", None])}
        ), "trouble malformed"

    def odd_order(self, victim: Victim) -> tuple[Sent, str]:
        """A standing order is for the one who gives it, and is on or off."""
        sound = {"type": "stand", "id": self.fresh(), "on": True}
        values = [value for value in ODD_NUMBERS if value is not True]
        name = self.dice.choice(["seat", "side", "expect", "option", "On", ""])
        odd: list[dict[str, Any]] = [
            {**sound, "on": self.dice.choice([*values, "true", 0, 1])},
            {**sound, "id": self.dice.choice(["", "a" * 65, 5, None])},
            {**sound, name: 0},
            {"type": "stand", "id": self.fresh()},
        ]
        return json.dumps(self.dice.choice(odd)), "trouble malformed"

    def odd_type(self, victim: Victim) -> tuple[Sent, str]:
        kind = self.dice.choice(["update", "done", "rob", "HELLO", 5, None, *ODD_TEXTS])
        return self.choose(victim, 0, type=kind), "trouble malformed"

    def cut_short(self, victim: Victim) -> tuple[Sent, str]:
        whole = self.choose(victim, 0)
        return whole[: self.dice.randrange(len(whole))], "trouble malformed"

    def deep(self, victim: Victim) -> tuple[Sent, str]:
        nest = self.dice.choice(["[", '{"a":']) * self.dice.randrange(900, DEEP // 3)
        said = [nest, '{"a":' + nest, '{"type":' + nest, '{"type":"hello","since":' + nest]
        return self.dice.choice(said), "trouble malformed"

    def binary(self, victim: Victim) -> tuple[Sent, str]:
        sound = self.choose(victim, self.dice.choice([*victim.seen["options"], 0])).encode()
        return self.dice.choice([sound, self.dice.randbytes(50), b""]), "trouble malformed"

    def no_text(self, victim: Victim) -> tuple[Sent, str]:
        escapes = ["\\ud800", "\\udfff\\ud800", "\\u12", "\\x00", "\0"]
        told = '{"type":"undo","id":"' + self.dice.choice(escapes) + '","expect":{}}'
        return self.dice.choice([told, "\0", "\ufeff{}", "NaN", "Infinity"]), "trouble malformed"

    def mangled(self, victim: Victim) -> tuple[Sent, str]:
        """Some letters of a sound message changed: only from one who may do nothing anyway."""
        if not victim.idle():
            return self.cut_short(victim)
        letters = list(self.choose(victim, self.dice.choice(victim.others)))
        for _ in range(self.dice.randrange(1, 4)):
            letters[self.dice.randrange(len(letters))] = chr(self.dice.randrange(32, 127))
        return "".join(letters), ""

    KINDS = (
        wrong_seat, wrong_line, no_option, wrong_time, undo_of_nothing, replayed, borrowed, hello,
        look_ahead, why_not, odd_value, odd_field, odd_order, odd_type, cut_short, deep, binary,
        no_text, mangled,
    )  # fmt: skip


# --- bodies for a new table


def mutated(dice: random.Random, sound: dict[str, Any]) -> dict[str, Any]:
    """A copy in which one or two things, somewhere, are something else."""
    copy: dict[str, Any] = json.loads(json.dumps(sound))
    for _ in range(dice.randrange(1, 3)):
        inside, key = dice.choice(list(places(copy)))
        how = dice.randrange(4)
        if how == 0:
            del inside[key]
        elif how == 1:
            inside[key] = dice.choice([-1, 0, 1, 99, 10**6, FAR, 10**300, 0.5, True, None])
        elif how == 2:
            inside[key] = dice.choice([*ODD_TEXTS, [], {}, [[]], {"a": {}}, [None], "ra god"])
        else:  # what stands elsewhere
            other, place = dice.choice(list(places(copy)))
            inside[key] = json.loads(json.dumps(other[place]))
        if not any(True for _ in places(copy)):
            break
    return copy


def places(value: Any) -> Any:
    """Every entry of every dict and list in it: what holds it, and its key."""
    if isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else range(len(value))
        for key in keys:
            yield value, key
            yield from places(value[key])
