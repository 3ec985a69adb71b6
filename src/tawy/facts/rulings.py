"""Rulings that tables differ on: each is a setting of the table and a fact of every position.

A ruling is a row in its game's data. Its place in the table is its number, by which the rules ask
for the reading of this table: `if g.rulings[LONE_CREATURE] == TO_A_DISTRICT`. What is played as
usual is written nowhere, so a game with no other reading looks as if there were no rulings.
"""

from __future__ import annotations

from collections.abc import Sequence

from tawy.facts.reading import number
from tawy.facts.schema import Schema, fields, word
from tawy.records.position import only


class Ruling:
    """A question of the rules with the readings there are, the usual one first."""

    def __init__(self, name: str, id: str, readings: list[str]) -> None:
        self.name = name  # of the setting, and of its words
        self.id = id  # in the list of rules
        self.readings = readings


def settings_of(rulings: Sequence[Ruling]) -> dict[str, list[str]]:
    return {ruling.name: ruling.readings for ruling in rulings}


def but_usual(rulings: Sequence[Ruling], settings: dict[str, str]) -> dict[str, str]:
    """The settings without rulings that are as usual."""
    usual = {ruling.name: ruling.readings[0] for ruling in rulings}
    return {name: value for name, value in settings.items() if usual.get(name) != value}


def chosen(rulings: Sequence[Ruling], settings: dict[str, str]) -> list[int]:
    """By ruling, the number of its reading at this table."""
    return [
        ruling.readings.index(settings.get(ruling.name, ruling.readings[0])) for ruling in rulings
    ]


def dump(rulings: Sequence[Ruling], readings: list[int]) -> dict[str, object]:
    """As a fact: nothing, where all are as usual."""
    told: dict[str, object] = {
        ruling.name: ruling.readings[reading]
        for ruling, reading in zip(rulings, readings, strict=True)
        if reading
    }
    return {"rulings": told} if told else {}


def load(
    rulings: Sequence[Ruling], readings: list[int], facts: dict[str, object], place: str
) -> list[int]:
    """Those that a position names, and for the rest those of its settings."""
    names = [ruling.name for ruling in rulings]
    told = only(facts.get("rulings", {}), " ".join(names), f"{place}rulings")
    read = readings[:]
    for name, value in told.items():
        which = names.index(name)
        read[which] = number(value, rulings[which].readings, f"{place}rulings.{name}")
    return read


def schema(rulings: Sequence[Ruling]) -> Schema:
    return fields({ruling.name: word(ruling.readings) for ruling in rulings})
