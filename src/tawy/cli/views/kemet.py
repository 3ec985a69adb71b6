"""Kemet on the page: its lists, and what is hidden. What facts mean stands in `kemet.toml`."""

from __future__ import annotations

from typing import Any, Final

from tawy.cli.views.described import Described
from tawy.facts.schema import Schema, fields, number, optional, word
from tawy.kemet.board import NAMES
from tawy.kemet.data import CARD, DECK, DISCARDS, UNITS
from tawy.kemet.game import KEMET
from tawy.kemet.positions import schema
from tawy.kemet.positions.schema import HELD, SEATS

OPEN: Final = (
    "Hidden are cards in hand, face-down cards, and secret choices until they are revealed "
    "(KEMET-Q-65, -80). For other seats, the facts have counts instead; `own` has the cards of the "
    "viewing seat, and is null for a spectator. In a battle, what is hidden from the viewing seat "
    "is null or an empty object. Lists of 2 have the attacker first."
)
LISTS: Final = {"seat": SEATS, "space": NAMES, "discards": DISCARDS.words}
# By event with a secret field: who is told it.
SECRETS: Final = {
    "drew": "`seat` alone",
    "looked": "`seat` alone",
    "kept": "`seat` alone",
    "exchanged": "`seat` alone, or all if `discards` is `all-up`",
    "buried": "`seat` alone, or all if the ruling `interventions` is `face-up`",
    "spent": "`seat` alone, or all if `discards` is `all-up`",
}


def facts() -> Schema:
    """Those of a position, but what is hidden from some: it is counted, or apart as `own`."""
    every, seat = properties(schema.facts()), properties(schema.seat())
    counted = number(0, DECK)
    battle_cards = number(0, len(CARD.words))
    open_seat = {
        **seat,
        "reserve": number(0, UNITS),
        "hand": battle_cards,
        "hidden": battle_cards,
        "interventions": counted,
    }
    cards = ("hand", "discard", "hidden", "removed", "shown", "interventions")
    own = {"seat": word(SEATS), **{name: seat[name] for name in cards}}
    return fields({
        **every,
        "seats": {**every["seats"], "additionalProperties": fields(open_seat)},
        "own": optional(fields({**own, "looked": HELD, "buried": HELD})),
        "deck": counted,
        "buried": counted,
        "looked": counted,
    })  # fmt: skip


def properties(schema: Schema) -> dict[str, Any]:
    found = schema["properties"]
    assert isinstance(found, dict)
    return found


KEMET_DESCRIBED: Final = Described(KEMET, facts(), LISTS, OPEN, SECRETS)
