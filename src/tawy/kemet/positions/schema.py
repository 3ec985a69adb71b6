"""The form of a position of Kemet as a JSON Schema (draft 2020-12), made from the tables.

It says which fields and words there are. That the facts fit together is for `soundness`.
"""

from __future__ import annotations

from typing import Final

from tawy.facts import rulings
from tawy.facts.schema import (
    FLAG,
    Schema,
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
from tawy.kemet.board import NAMES, SPACES
from tawy.kemet.data import (
    ACTION_SPACE,
    CARD,
    COLOUR,
    CREATURE,
    DECK,
    DISCARDS,
    FIRST_LEVELS,
    INTERVENTIONS,
    LEVELS,
    TILE,
    TILES,
    TOKENS,
    TOP,
    UNITS,
)
from tawy.kemet.game import KEMET
from tawy.kemet.kinds import CITY, SEAT
from tawy.kemet.positions import action, battle, position
from tawy.kemet.rulings import RULINGS

SEATS: Final = SEAT.words
HELD: Final[Schema] = fields({card.word: number(0, card.copies) for card in INTERVENTIONS})
COUNTS: Final = either([str(units) for units in range(1, UNITS + 1)])


def troops() -> Schema:
    """Owner, units, perhaps a creature; where a battle is to be fought the attacker's second."""
    one = f" *{either(SEATS)} +{COUNTS}( +{either(CREATURE.words)})? *"
    return {"type": "string", "pattern": f"^{one}(,{one})?$"}


def pyramid() -> Schema:
    levels = either([str(level) for level in range(LEVELS + 1)])
    return {"type": "string", "pattern": f"^ *{levels}( +{either(NAMES)})? *$"}


def supply() -> Schema:
    """By colour: how many of each tile."""
    tiles = [
        {tile.word: number(0, tile.copies[colour]) for tile in TILES}
        for colour in range(len(COLOUR.words))
    ]
    return fields({word: fields(tiles[colour]) for colour, word in enumerate(COLOUR.words)})


def seat() -> Schema:
    return fields({
        "city": or_nothing(CITY.words),
        "pyramids": fields({colour: pyramid() for colour in COLOUR.words}),
        "prayer": number(0, TOP),
        "points": number(0, position.POINTS),
        "battles": number(0, position.POINTS),
        "tiles": distinct(TILE.words),
        "left": number(0, TOKENS),
        "covered": distinct(ACTION_SPACE.words),
        "hand": distinct(CARD.words),
        "discard": distinct(CARD.words),
        "hidden": distinct(CARD.words),
        "removed": distinct(CARD.words),
        "shown": distinct(CARD.words),
        "interventions": HELD,
    })  # fmt: skip


def running_facts() -> Schema:
    return fields({
        "pyramid": or_nothing(action.pyramid_words(SEATS)),
        "colour": or_nothing(COLOUR.words),
        "tile": or_nothing(TILE.words),
        "queue": each(word(NAMES)),
        "nightly": each(word(TILE.words)),
        "due": number(0, DECK),
        "plan": keyed(NAMES, number(0, UNITS)),
        "displaced": each(word(CREATURE.words)),
        "attacker": or_nothing(SEATS),
        "several": FLAG,
    })  # fmt: skip


def march_facts() -> Schema:
    return fields({
        "space": or_nothing(NAMES),
        "units": number(0, UNITS),
        "creature": or_nothing(CREATURE.words),
        "guide": or_nothing(CREATURE.words),
        "steps": number(0, SPACES),
        "visited": distinct(NAMES),
        "gates": FLAG,
        "over": FLAG,
    })  # fmt: skip


def announced_facts() -> Schema:
    parts = fields({
        "seat": word(SEATS),
        "card": word([card.word for card in INTERVENTIONS]),
        "space": or_nothing(NAMES),
        "last": word(SEATS),
        "vetoes": number(0, DECK),
        "open": FLAG,
    })  # fmt: skip
    return {**parts, "required": ["seat", "card"]}


def battle_facts() -> Schema:
    cards = each(or_nothing(CARD.words), 2)
    parts = fields({
        "space": word(NAMES),
        "attacker": word(SEATS),
        "defender": word(SEATS),
        "fought": FLAG,
        "played": cards,
        "unused": cards,
        "cards": each(HELD, 2),
        "paid": each(HELD, 2),
        "revealed": FLAG,
        "wounds": number(0, DECK),
        "wounding": FLAG,
        "units": each(number(0, UNITS), 2),
        "creatures": each(or_nothing(CREATURE.words), 2),
        "strength": each(number(0, battle.MOST), 2),
        "lost": each(number(0, UNITS), 2),
        "winner": or_nothing(SEATS),
    })  # fmt: skip
    return {**parts, "required": ["space", "attacker", "defender"]}


def facts() -> Schema:
    return fields({
        "rulings": rulings.schema(RULINGS),
        "goal": number(1, position.POINTS),
        "highest": number(FIRST_LEVELS, LEVELS),
        "on_offer": number(0, LEVELS),
        "discards": word(DISCARDS.words),
        "max_days": number(0, position.DAYS),
        "day": number(0, position.DAYS),
        "turn": or_nothing(SEATS),
        "order": distinct(SEATS),
        "coming": distinct(SEATS),
        "board": keyed(NAMES, troops()),
        "temples": keyed(NAMES, word(SEATS)),
        "seats": keyed(SEATS, seat()),
        "supply": supply(),
        "pile": HELD,
        "buried": HELD,
        "looked": HELD,
        "tokens": fields(dict.fromkeys(action.TOKEN_FIELDS.split(), FLAG)),
        "running": running_facts(),
        "march": optional(march_facts()),
        "announced": optional(announced_facts()),
        "battle": optional(battle_facts()),
    })  # fmt: skip


def schema() -> Schema:
    """The whole of it. A position need not say more than its facts."""
    return whole(KEMET, "A position of Kemet", SEATS, facts())
