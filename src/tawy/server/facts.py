"""What the client has to know of a game, as TypeScript: its events, and what is printed.

`python -m tawy.server.facts GAME > web/src/lib/GAME/facts.ts` writes it anew; a test compares.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from tawy.kernel.game import Game
from tawy.kernel.options import Kind
from tawy.server.games import GAMES

WIDTH: Final = 100  # of a line, as prettier has it
HEAD: Final = (
    "// Made from the game's tables by `python -m tawy.server.facts {}`: not to be edited.\n"
)


def source(name: str) -> str:
    one = GAMES[name]
    printed = [constant(*row) for row in one.printed()]
    return "\n".join([HEAD.format(name), *telling(one.game), *printed])


def telling(game: Game[Any]) -> list[str]:
    """All that is needed to put an event into words."""
    fields = {
        event.name: {
            field: None if kind is None else kind.name
            for field, kind in zip(event.fields, event.kinds, strict=True)
        }
        for event in game.events
    }
    secret = {event.name: event.secret for event in game.events if event.secret}
    kinds: list[Kind | None] = [verb.kind for verb in game.verbs]
    kinds += [kind for event in game.events for kind in event.kinds]
    plain = {kind.name for kind in kinds if kind is not None and kind.plain}
    return [
        constant("TOLD", fields, "By event: its fields, with the kind of noun in each."),
        constant("SECRET", secret, "By event: the field that is told to some only."),
        constant("PLAIN", sorted(plain), "Kinds whose words read the same in every language."),
    ]


# --- TypeScript, broken into lines as prettier does it


def constant(name: str, value: object, note: str = "") -> str:
    above = [f"/** {note} */"] if note else []
    end = ";" if isinstance(value, int) else " as const;"
    begin = f"export const {name} = "
    written = broken(value, 0) if table(value) else fitted(value, 0, len(begin), len(end))
    return "\n".join([*above, f"{begin}{written}{end}", ""])


def table(value: object) -> bool:
    """Rows of columns are broken even where there is room."""
    rows = list(value.values()) if isinstance(value, dict) else value
    return isinstance(rows, list) and len(rows) > 1 and isinstance(rows[0], dict)


def fitted(value: object, indent: int, before: int, after: int) -> str:
    """On one line where it fits between what stands *before* and *after* it."""
    line = literal(value)
    fits = indent + before + len(line) + after <= WIDTH
    return line if fits or not isinstance(value, dict | list) else broken(value, indent)


def broken(value: object, indent: int) -> str:
    if isinstance(value, dict):
        brackets, rows = "{}", [(f"{key(name)}: ", one) for name, one in value.items()]
    else:
        assert isinstance(value, list)
        brackets, rows = "[]", [("", one) for one in value]
    pad = " " * (indent + 2)
    lines = [f"{pad}{name}{fitted(one, indent + 2, len(name), 1)}," for name, one in rows]
    return "\n".join([brackets[0], *lines, " " * indent + brackets[1]])


def literal(value: object) -> str:
    if isinstance(value, dict):
        inner = ", ".join([f"{key(name)}: {literal(one)}" for name, one in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join([literal(one) for one in value])}]"
    return json.dumps(value)


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def main(name: str, say: Any = print) -> None:
    say(source(name), end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
