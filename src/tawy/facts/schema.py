"""The form of a position as a JSON Schema (draft 2020-12): small parts, and what is around it."""

from __future__ import annotations

from typing import Any, Final

from tawy.kernel.frames import Sequence
from tawy.kernel.game import Game
from tawy.records import position as outer

Schema = dict[str, object]

FLAG: Final[Schema] = {"type": "boolean"}


# --- small parts


def word(words: list[str]) -> Schema:
    return {"enum": words}


def or_nothing(words: list[str]) -> Schema:
    """TOML has no null: there it is the word none."""
    return {"enum": [*words, outer.NONE, None]}


def number(low: int, high: int) -> Schema:
    return {"type": "integer", "minimum": low, "maximum": high}


def each(items: Schema, size: int | None = None) -> Schema:
    """A list: of any length, or of this one."""
    if size is None:
        return {"type": "array", "items": items}
    return {"type": "array", "items": items, "minItems": size, "maxItems": size}


def by_seat(game: Game[Any], items: Schema) -> Schema:
    return {"type": "array", "items": items, "minItems": game.fewest, "maxItems": game.most}


def distinct(words: list[str]) -> Schema:
    return {"type": "array", "items": word(words), "uniqueItems": True}


def fields(fields: dict[str, Schema]) -> Schema:
    return {"type": "object", "properties": fields, "additionalProperties": False}


def optional(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def keyed(words: list[str], values: Schema) -> Schema:
    return {"type": "object", "propertyNames": word(words), "additionalProperties": values}


def either(words: list[str]) -> str:
    return f"({'|'.join(words)})"


# --- the position around them


def moments(game: Game[Any]) -> list[str]:
    """What `at` may say: a rule, or a rule and the step that comes next."""
    found = []
    for rule in game.engine.rules:
        if rule.name() in game.nesting or rule is game.engine.rules[0]:
            steps = rule.step_names() if isinstance(rule, Sequence) else []
            found += [rule.name(), *[f"{rule.name()}: {step}" for step in steps]]
    return found


def frame(game: Game[Any], seats: list[str]) -> Schema:
    rules = [rule.name() for rule in game.engine.rules]
    steps = [r.step_names() for r in game.engine.rules if isinstance(r, Sequence)]
    parts: dict[str, Schema] = {
        "rule": word(rules),
        "seat": word(seats),
        "then": word(sorted({step for names in steps for step in names})),
        "done": distinct(seats),
        "open-to": distinct(seats),
    }
    return {**fields(parts), "required": ["rule"]}


def whole(game: Game[Any], title: str, seats: list[str], facts: Schema) -> Schema:
    """The whole of it. A position need not say more than its facts."""
    result = fields({"ending": word(game.endings), "places": by_seat(game, number(1, game.most))})
    generator = fields({
        "key": {"type": "string", "pattern": "^[0-9a-f]{1,64}$"},
        "draws": number(0, (1 << 64) - 1),
    })  # fmt: skip
    parts: dict[str, Schema] = {
        "game": {"const": game.name},
        "rules": {"const": game.version},
        "seats": number(game.fewest, game.most),
        "settings": fields({name: word(values) for name, values in game.settings.items()}),
        "sides": by_seat(game, or_nothing(seats)),
        "facts": facts,
        "stack": each(frame(game, seats)),
        "at": word(moments(game)),
        "turn": word(seats),
        "drafts": keyed(seats, each({"type": "string"})),
        "generator": generator,
        "result": {**result, "required": ["ending", "places"]},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **fields(parts),
    }
