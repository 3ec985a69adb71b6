"""The form of a position of Ankh as a JSON Schema (draft 2020-12), made from the tables.

It says which fields and words there are. That the facts fit together is for `soundness`.
"""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import NAMES, SIDE_NAMES
from tawy.ankh.data import (
    ACTION,
    ANKH_TOKENS,
    CARD,
    CONFLICTS,
    EVENTS,
    FIGURE,
    FIRST_GUARDIAN,
    GODS,
    GUARDIAN_FIGURES,
    GUARDIAN_LEVEL,
    LEVELS,
    MONUMENT,
    ORDER_TOKENS,
    POWER,
    SCORPION,
    SLOTS,
    TOP,
    USES_BEYOND_PLAYERS,
    WARRIORS,
)
from tawy.ankh.game import ANKH
from tawy.ankh.kinds import DIRECTION, SCENARIO, SEAT
from tawy.ankh.moments import AFTER
from tawy.ankh.positions import action, battle, position
from tawy.ankh.rulings import RULINGS
from tawy.ankh.state import KINDS
from tawy.facts import rulings
from tawy.facts.schema import (
    FLAG,
    Schema,
    by_seat,
    distinct,
    each,
    either,
    fields,
    keyed,
    number,
    optional,
    or_nothing,
    whole,
    word,
)

SEATS: Final = [*GODS.words, *SEAT.words]  # a seat is called by its god, once it has one
GUARDIAN_WORDS: Final = FIGURE.words[FIRST_GUARDIAN:KINDS]


# --- the facts


def space() -> Schema:
    """What stands on a space, with commas: "tile", "sun", a monument, a figure."""
    seat, kinds = either(SEATS), FIGURE.words[:KINDS]
    plain = either([kind for kind in kinds if kind != FIGURE.words[SCORPION]])
    aimed = f"{FIGURE.words[SCORPION]} {either(DIRECTION.words)}"
    monument = f"{either(MONUMENT.words)}( {seat})?"
    part = f"({position.TILE}|{position.SUN}|{monument}|{seat} ({plain}|{aimed}))"
    return {"type": "string", "pattern": f"^{part}(, ?{part})*$"}


def side() -> Schema:
    counts = {w: number(0, GUARDIAN_FIGURES[i]) for i, w in enumerate(GUARDIAN_WORDS)}
    return fields({
        "devotion": number(0, TOP),
        "followers": number(0, position.FOLLOWERS),
        "warriors": number(0, WARRIORS),
        "guardians": fields(counts),
        "ankhs": number(0, ANKH_TOKENS),
        "powers": distinct(POWER.words),
        "used": distinct(CARD.words),
    })  # fmt: skip


def action_facts() -> Schema:
    kinds = [NAMES, FIGURE.words, MONUMENT.words, SEATS]
    picked = [w for words in kinds for w in words]
    picked += action.REGIONS
    rights = list(action.RIGHTS.values())
    return fields({
        "name": or_nothing(ACTION.words),
        "deeds": number(0, 2),
        "fired": FLAG,
        "picked": or_nothing(picked),
        "aiming": or_nothing(NAMES),
        "placing": or_nothing(NAMES + rights),
        "done": distinct(NAMES),
        "normal": FLAG,
        "tile": FLAG,
        "line": distinct(SIDE_NAMES),
        "parts": each(word(action.LAND_NAMES)),
        "reached": number(0, ORDER_TOKENS),
    })  # fmt: skip


def battle_facts() -> Schema:
    seats = each(word(SEATS))
    parts: dict[str, Schema] = {
        "region": word(action.LAND_NAMES),
        "fighters": seats,
        "cards": by_seat(ANKH, distinct(CARD.words)),
        "two": or_nothing(SEATS),
        "passed": distinct(SEATS),
        "queue": {"anyOf": [distinct(SEATS), distinct(NAMES)]},
        "winner": or_nothing(SEATS),
        "mummies": seats,
        "cats": seats,
        "stage": number(0, len(AFTER)),
    }
    for field in battle.SETS:
        parts[field] = distinct(NAMES)
    for field in battle.LISTS:
        parts[field] = by_seat(ANKH, number(0, battle.MOST))
    return {**fields(parts), "required": ["region"]}


def guardians() -> Schema:
    levels = [
        or_nothing([w for i, w in enumerate(GUARDIAN_WORDS) if GUARDIAN_LEVEL[i] == level])
        for level in range(LEVELS)
    ]
    size = {"minItems": len(levels), "maxItems": len(levels)}
    return {"type": "array", "prefixItems": levels, **size}


def facts() -> Schema:
    most = [ANKH.most + more for more in USES_BEYOND_PLAYERS]
    return fields({
        "rulings": rulings.schema(RULINGS),
        "scenario": or_nothing(SCENARIO.words),
        "gods": by_seat(ANKH, or_nothing([*GODS.words, position.CHOOSE])),
        "guardians": guardians(),
        "stock": each(number(0, max(GUARDIAN_FIGURES)), LEVELS),
        "first": or_nothing(SEATS),
        "turn": word(SEATS),
        "board": keyed(NAMES, space()),
        "camels": distinct(SIDE_NAMES),
        "order": keyed(position.TOKENS, word(action.LAND_NAMES)),
        "sides": keyed(SEATS, side()),
        "ranking": distinct(SEATS),
        "trapped": {"type": "array", "items": word(SEATS), "maxItems": SLOTS},
        "amun": FLAG,
        "markers": fields({w: number(0, most[i]) for i, w in enumerate(ACTION.words)}),
        "event": number(0, len(EVENTS)),
        "conflicts": number(0, CONFLICTS),
        "tiebreaker": or_nothing(SEATS),
        "ready": FLAG,
        "action": optional(action_facts()),
        "battle": optional(battle_facts()),
    })  # fmt: skip


def schema() -> Schema:
    """The whole of it. A position need not say more than its facts."""
    return whole(ANKH, "A position of Ankh: Gods of Egypt", SEATS, facts())
