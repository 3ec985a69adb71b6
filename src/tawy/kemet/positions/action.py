"""What a running action remembers in words, and back: tokens, units to come, a march, a card."""

from __future__ import annotations

from typing import Final

from tawy.facts.reading import flag, maybe, number, numbers, ranged, word_set
from tawy.kemet.board import NAMES, SPACES
from tawy.kemet.data import (
    COLOUR,
    CREATURE,
    DECK,
    INTERVENTION,
    TILE,
    UNITS,
)
from tawy.kemet.state import Announced, Kemet, March
from tawy.kernel.options import BadInput
from tawy.kernel.sets import members
from tawy.records.position import only, take

FIELDS: Final = "pyramid colour tile queue nightly due plan displaced attacker several"
TOKEN_FIELDS: Final = "placed silver gold over"
MARCH_FIELDS: Final = "space units creature guide steps visited gates over"
ANNOUNCED_FIELDS: Final = "seat card space last vetoes open"


def word_of(words: list[str], i: int) -> str | None:
    return words[i] if i >= 0 else None


def pyramid_words(seats: list[str]) -> list[str]:
    return [f"{seat} {colour}" for seat in seats for colour in COLOUR.words]


# --- writing


def dump(g: Kemet, seats: list[str]) -> dict[str, object]:
    return {
        "pyramid": word_of(pyramid_words(seats), g.pyramid),
        "colour": word_of(COLOUR.words, g.colour),
        "tile": word_of(TILE.words, g.tile),
        "queue": [NAMES[space] for space in g.queue],
        "nightly": [TILE.words[tile] for tile in g.nightly],
        "due": g.due,
        "plan": {NAMES[space]: units for space, units in enumerate(g.plan) if units},
        "displaced": [CREATURE.words[creature] for creature in g.displaced],
        "attacker": word_of(seats, g.attacker),
        "several": g.several,
    }


def dump_tokens(g: Kemet) -> dict[str, object]:
    return {"placed": g.placed, "silver": g.silver, "gold": g.gold, "over": g.over}


def dump_march(m: March) -> dict[str, object]:
    return {
        "space": word_of(NAMES, m.space),
        "units": m.units,
        "creature": word_of(CREATURE.words, m.creature),
        "guide": word_of(CREATURE.words, m.guide),
        "steps": m.steps,
        "visited": [NAMES[space] for space in members(m.visited)],
        "gates": m.gates,
        "over": m.over,
    }


def dump_announced(a: Announced, seats: list[str]) -> dict[str, object]:
    return {
        "seat": seats[a.seat],
        "card": INTERVENTION.words[a.card],
        "space": word_of(NAMES, a.space),
        "last": seats[a.last],
        "vetoes": a.vetoes,
        "open": a.open,
    }


# --- reading


def load(g: Kemet, written: object, seats: list[str], place: str) -> None:
    data = only(written, FIELDS, place)
    dot = place + "."
    g.pyramid = maybe(data.get("pyramid"), pyramid_words(seats), dot + "pyramid")
    g.colour = maybe(data.get("colour"), COLOUR.words, dot + "colour")
    g.tile = maybe(data.get("tile"), TILE.words, dot + "tile")
    g.queue = numbers(data, "queue", NAMES, dot)
    g.nightly = numbers(data, "nightly", TILE.words, dot)
    g.due = ranged(data, "due", 0, 0, DECK, dot)
    g.plan = [0] * SPACES
    plan = take(data, "plan", dict, dot, {})
    for name in plan:
        space = number(name, NAMES, f"{dot}plan.{name}")
        g.plan[space] = ranged(plan, name, 0, 0, UNITS, dot + "plan.")
    g.displaced = numbers(data, "displaced", CREATURE.words, dot)
    g.several = flag(data, "several", False, dot)
    if "attacker" in data:
        attacker = maybe(data["attacker"], seats, dot + "attacker")
        if any(g.newcomers) and attacker != g.attacker:
            told = f"the newcomers on the board are of {seats[g.attacker]}; write that, or nothing"
            raise BadInput(dot + "attacker", told)
        g.attacker = attacker


def load_tokens(g: Kemet, written: object, place: str) -> None:
    data = only(written, TOKEN_FIELDS, place)
    dot = place + "."
    g.placed = flag(data, "placed", False, dot)
    g.silver = flag(data, "silver", False, dot)
    g.gold = flag(data, "gold", False, dot)
    g.over = flag(data, "over", False, dot)


def load_march(written: object, place: str) -> March:
    data = only(written, MARCH_FIELDS, place)
    dot = place + "."
    m = March()
    m.space = maybe(data.get("space"), NAMES, dot + "space")
    m.units = ranged(data, "units", 0, 0, UNITS, dot)
    m.creature = maybe(data.get("creature"), CREATURE.words, dot + "creature")
    m.guide = maybe(data.get("guide"), CREATURE.words, dot + "guide")
    m.steps = ranged(data, "steps", 0, 0, SPACES, dot)
    m.visited = word_set(data, "visited", NAMES, dot)
    m.gates = flag(data, "gates", False, dot)
    m.over = flag(data, "over", False, dot)
    return m


def load_announced(written: object, seats: list[str], place: str) -> Announced:
    data = only(written, ANNOUNCED_FIELDS, place)
    dot = place + "."
    seat = number(data.get("seat"), seats, dot + "seat")
    a = Announced(seat, number(data.get("card"), INTERVENTION.words, dot + "card"))
    a.space = maybe(data.get("space"), NAMES, dot + "space")
    a.last = number(data.get("last", seats[seat]), seats, dot + "last")
    a.vetoes = ranged(data, "vetoes", 0, 0, DECK, dot)
    a.open = flag(data, "open", True, dot)
    return a
