"""Rulings in games that are played to find faults: drawn at random, and each reading is seen."""

from __future__ import annotations

from collections.abc import Sequence

from tawy.facts.rulings import Ruling
from tawy.kernel.rng import Stream


def any_rulings(rulings: Sequence[Ruling], stream: Stream) -> dict[str, str]:
    """As settings of a table."""
    return {ruling.name: stream.pick(ruling.readings) for ruling in rulings}


def all_readings(rulings: Sequence[Ruling]) -> list[str]:
    return [called(ruling, reading) for ruling in rulings for reading in ruling.readings]


def readings_of(rulings: Sequence[Ruling], played: list[int]) -> list[str]:
    """Those of one table."""
    return [called(row, row.readings[i]) for row, i in zip(rulings, played, strict=True)]


def called(ruling: Ruling, reading: str) -> str:
    return f"ruling {ruling.name} {reading}"
