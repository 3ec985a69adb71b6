"""Words and numbers out of positions and data files: each is taken, or refused with its place."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from tawy.kernel.options import BadInput, one_of
from tawy.kernel.sets import BIT
from tawy.records.position import NONE, is_number, take

FEW: Final = 20  # words that an error may list


def known(value: str, words: list[str]) -> str:
    """The words there are; of many, those that look like the wrong one, or some."""
    if len(words) <= FEW:
        return one_of(words)
    near = get_close_matches(value, words, 6, 0.3)
    return f"known, for example: {', '.join(near or words[:6])}"


def number(value: object, words: list[str], place: str) -> int:
    if not isinstance(value, str) or value not in words:
        raise BadInput(place, f"not {value!r}; {known(str(value), words)}")
    return words.index(value)


def maybe(value: object, words: list[str], place: str) -> int:
    """As `number`; -1 for nothing."""
    return -1 if value is None or value == NONE else number(value, words, place)


def numbers(data: dict[str, object], field: str, words: list[str], place: str) -> list[int]:
    """A list of words, as numbers; nothing where the field is left out."""
    return [
        number(value, words, f"{place}{field}[{i}]")
        for i, value in enumerate(take(data, field, list, place, []))
    ]


def word_set(data: dict[str, object], field: str, words: list[str], place: str) -> int:
    """A list of words without doubles, as a set."""
    mask = 0
    for i, one in enumerate(numbers(data, field, words, place)):
        if mask & BIT[one]:
            raise BadInput(f"{place}{field}[{i}]", f"{words[one]} appears twice")
        mask |= BIT[one]
    return mask


def check_fields(told: dict[str, object], always: list[str], others: list[str], place: str) -> None:
    """All that must be there is, and nothing that nobody knows."""
    for field in always:
        if field not in told:
            raise BadInput(place + field, "is missing")
    for field in told:
        if field not in always and field not in others:
            raise BadInput(place + field, f"no such field; {one_of(always + others)}")


def between(value: object, low: int, high: int, place: str) -> int:
    if not is_number(value, low, high):
        raise BadInput(place, f"must be a number from {low} to {high}, not {value!r}")
    return int(str(value))


def ranged(
    data: dict[str, object], field: str, default: int, low: int, high: int, place: str
) -> int:
    value = take(data, field, int, place, default)
    if field in data and not low <= value <= high:
        raise BadInput(place + field, f"{value} is not between {low} and {high}")
    return value


def counts(
    data: dict[str, object], field: str, default: list[int], high: int, place: str
) -> list[int]:
    """A list of numbers from 0 on, as many as there are in *default*."""
    values = take(data, field, list, place, default)
    if len(values) != len(default):
        raise BadInput(place + field, f"must have {len(default)} numbers, not {len(values)}")
    for i, value in enumerate(values if field in data else []):
        between(value, 0, high, f"{place}{field}[{i}]")
    return [int(str(value)) for value in values]


def flag(data: dict[str, object], field: str, default: bool, place: str) -> bool:
    value = data.get(field, default)
    if not isinstance(value, bool):
        raise BadInput(place + field, f"must be true or false, not {value!r}")
    return value
