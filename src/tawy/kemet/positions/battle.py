"""The facts of a battle in words, and back; by side: the attacker's first."""

from __future__ import annotations

from typing import Final

from tawy.facts.reading import counts, flag, maybe, number, ranged
from tawy.kemet.board import NAMES
from tawy.kemet.data import ALL_UP, CARD, CREATURE, DECK, INTERVENTION, INTERVENTIONS, UNITS
from tawy.kemet.positions.action import word_of
from tawy.kemet.state import Battle, Kemet
from tawy.kernel.options import BadInput
from tawy.records.position import only, take

FIELDS: Final = (
    "space attacker defender fought played unused cards paid revealed wounds wounding units "
    "creatures strength lost winner"
)
MOST: Final = 999  # strength


def counted(counts: list[int]) -> dict[str, object]:
    """Cards by kind, those that there are."""
    return {INTERVENTION.words[card]: count for card, count in enumerate(counts) if count}


def by_side(counts: list[int]) -> list[dict[str, object]]:
    half = len(INTERVENTIONS)
    return [counted(counts[:half]), counted(counts[half:])]


def dump(b: Battle, seats: list[str]) -> dict[str, object]:
    return {
        "space": NAMES[b.space],
        "attacker": seats[b.seats[0]],
        "defender": seats[b.seats[1]],
        "fought": b.fought,
        "played": [word_of(CARD.words, card) for card in b.played],
        "unused": [word_of(CARD.words, card) for card in b.unused],
        "cards": by_side(b.cards),
        "paid": by_side(b.paid),
        "revealed": b.revealed,
        "wounds": b.wounds,
        "wounding": b.wounding,
        "units": b.units[:],
        "creatures": [word_of(CREATURE.words, creature) for creature in b.creatures],
        "strength": b.strength[:],
        "lost": b.lost[:],
        "winner": word_of(seats, b.seats[b.winner]) if b.winner >= 0 else None,
    }


def view(g: Kemet, b: Battle, seats: list[str], seat: int) -> dict[str, object]:
    """What a seat may know: what is not revealed is known to whoever chose it.

    KEMET-BATTLE-07, -16, -70: but the card that Prescience shows, which everybody sees.
    """
    told = dump(b, seats)
    shown = [b.revealed or card >= 0 for card in b.played]
    own = [seat == fighter for fighter in b.seats]
    for field in ("played", "unused", "cards"):
        values = told[field]
        assert isinstance(values, list)
        nothing: object = {} if field == "cards" else None
        for side in (0, 1):
            seen = own[side] or (field == "played" and shown[side])
            seen = seen or (field == "cards" and b.revealed)
            seen = seen or (b.revealed and g.discards == ALL_UP)
            values[side] = values[side] if seen else nothing
    return told


def load(written: object, seats: list[str], place: str) -> Battle:
    data = only(written, FIELDS, place)
    dot = place + "."
    space = number(data.get("space"), NAMES, dot + "space")
    attacker = number(data.get("attacker"), seats, dot + "attacker")
    b = Battle(space, attacker, number(data.get("defender"), seats, dot + "defender"))
    b.played = load_words(data, "played", CARD.words, dot)
    b.fought = flag(data, "fought", max(b.played) >= 0, dot)
    b.unused = load_words(data, "unused", CARD.words, dot)
    b.cards = load_counts(data, "cards", dot)
    b.paid = load_counts(data, "paid", dot)
    b.revealed = flag(data, "revealed", min(b.played) >= 0, dot)
    b.wounds = ranged(data, "wounds", 0, 0, DECK, dot)
    b.wounding = flag(data, "wounding", True, dot)
    b.units = counts(data, "units", [0, 0], UNITS, dot)
    b.creatures = load_words(data, "creatures", CREATURE.words, dot)
    b.strength = counts(data, "strength", [0, 0], MOST, dot)
    b.lost = counts(data, "lost", [0, 0], UNITS, dot)
    winner = maybe(data.get("winner"), seats, dot + "winner")
    if winner >= 0 and winner not in b.seats:
        raise BadInput(dot + "winner", f"{seats[winner]} does not fight in it")
    b.winner = b.seats.index(winner) if winner >= 0 else -1
    return b


def two(data: dict[str, object], field: str, nothing: object, place: str) -> list[object]:
    values = take(data, field, list, place, [nothing, nothing])
    if len(values) != 2:
        raise BadInput(place + field, f"wants the attacker's and the defender's, not {values!r}")
    return values


def load_words(data: dict[str, object], field: str, words: list[str], place: str) -> list[int]:
    values = two(data, field, None, place)
    return [maybe(v, words, f"{place}{field}[{i}]") for i, v in enumerate(values)]


def load_counts(data: dict[str, object], field: str, place: str) -> list[int]:
    sides = two(data, field, {}, place)
    return [n for i, side in enumerate(sides) for n in load_held(side, f"{place}{field}[{i}]")]


def load_held(written: object, place: str) -> list[int]:
    """How many cards of each kind."""
    if not isinstance(written, dict):
        raise BadInput(place, f"wants an object: card and how many, not {written!r}")
    found = [0] * len(INTERVENTIONS)
    for word in written:
        card = number(word, INTERVENTION.words, f"{place}.{word}")
        found[card] = ranged(written, word, 0, 0, INTERVENTIONS[card].copies, f"{place}.")
    return found
