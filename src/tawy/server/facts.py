"""What the client has to know of the game Ankh, as TypeScript: its events, and what is printed.

`python -m tawy.server.facts > web/src/lib/ankh/facts.ts` writes it anew; a test compares.
"""

from __future__ import annotations

import json
from typing import Any, Final

from tawy.ankh import data as d
from tawy.games import ANKH
from tawy.kernel.options import Kind

WIDTH: Final = 100  # of a line, as prettier has it
HEAD: Final = "// Made from the game's tables by `python -m tawy.server.facts`: not to be edited.\n"


def source() -> str:
    return "\n".join([HEAD, *telling(), *printed()])


def telling() -> list[str]:
    """All that is needed to put an event into words."""
    fields = {
        event.name: {
            field: None if kind is None else kind.name
            for field, kind in zip(event.fields, event.kinds, strict=True)
        }
        for event in ANKH.events
    }
    secret = {event.name: event.secret for event in ANKH.events if event.secret}
    kinds: list[Kind | None] = [verb.kind for verb in ANKH.verbs]
    kinds += [kind for event in ANKH.events for kind in event.kinds]
    plain = {kind.name for kind in kinds if kind is not None and kind.plain}
    return [
        constant("TOLD", fields, "By event: its fields, with the kind of noun in each."),
        constant("SECRET", secret, "By event: the field that is told to some only."),
        constant("PLAIN", sorted(plain), "Kinds whose words read the same in every language."),
    ]


def printed() -> list[str]:
    """What is printed on the components, in the order of the game's own tables."""
    actions = dict(zip(d.ACTION.words, d.USES_BEYOND_PLAYERS, strict=True))
    cards = dict(zip(d.CARD.words, d.CARD_STRENGTH, strict=True))
    powers = {word: i // d.POWERS_OF_A_LEVEL + 1 for i, word in enumerate(d.POWER.words)}
    return [
        constant("ACTIONS", d.ACTION.words),
        constant("USES_BEYOND_PLAYERS", actions, "An event comes with so many uses more."),
        constant("EVENTS", [d.EVENT.words[event] for event in d.EVENTS], "The track."),
        constant("CONFLICTS", d.CONFLICTS),
        constant("MERGING", d.MERGING, "The conflict, counted from 1, after which gods merge."),
        constant("FORGETTING", d.FORGETTING, "The one after which gods in the red are forgotten."),
        constant("CAMELS", d.CAMELS, "On the board and beside it."),
        constant("TOP", d.TOP, "Of the devotion track."),
        constant("LAST_RED", d.LAST_RED),
        constant("CARDS", [{"word": w, "strength": s} for w, s in cards.items()]),
        constant(
            "POWERS",
            [{"word": word, "level": level, "cost": level} for word, level in powers.items()],
            "Levels count from 1; the cost is in followers.",
        ),
        constant("UNLOCKS_OF_A_LEVEL", d.UNLOCKS_OF_A_LEVEL, "So many powers may a god unlock."),
    ]


# --- TypeScript, broken into lines as prettier does it


def constant(name: str, value: object, note: str = "") -> str:
    above = [f"/** {note} */"] if note else []
    end = ";" if isinstance(value, int) else " as const;"
    line = f"export const {name} = {literal(value)}{end}"
    if len(line) <= WIDTH and not table(value):
        return "\n".join([*above, line, ""])
    if isinstance(value, dict):
        brackets, parts = "{}", [f"{key(name)}: {literal(one)}" for name, one in value.items()]
    else:
        assert isinstance(value, list)
        brackets, parts = "[]", [literal(one) for one in value]
    begin = f"export const {name} = {brackets[0]}"
    return "\n".join([*above, begin, *[f"  {part}," for part in parts], f"{brackets[1]}{end}", ""])


def table(value: object) -> bool:
    """Rows of columns are broken even where there is room."""
    rows = list(value.values()) if isinstance(value, dict) else value
    return isinstance(rows, list) and len(rows) > 1 and isinstance(rows[0], dict)


def literal(value: object) -> str:
    if isinstance(value, dict):
        inner = ", ".join([f"{key(name)}: {literal(one)}" for name, one in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    return json.dumps(value)


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def main(say: Any = print) -> None:
    say(source(), end="")


if __name__ == "__main__":
    main()
