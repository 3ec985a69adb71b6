"""Sets of small numbers (spaces, cards, seats) as ints: a bit for each."""

from __future__ import annotations

from typing import Final

BIT: Final = [1 << i for i in range(256)]


def set_of(numbers: list[int]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def members(mask: int) -> list[int]:
    """The numbers of a set, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
