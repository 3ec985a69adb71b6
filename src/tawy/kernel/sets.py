"""Sets of small numbers (spaces, cards, seats) as ints: a bit for each."""

from __future__ import annotations

from typing import Final

BIT: Final = [1 << i for i in range(256)]
WORD: Final = 60  # bits that certainly stay in one machine word
LOWEST: Final = (1 << WORD) - 1


def set_of(numbers: list[int]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def members(mask: int) -> list[int]:
    """The numbers of a set, ascending.

    Word by word: what fits into a machine word is a number of C where the engine is compiled.
    """
    found = []
    first = 0
    while mask:
        word = mask & LOWEST
        while word:
            low = word & -word
            found.append(first + low.bit_length() - 1)
            word ^= low
        mask >>= WORD
        first += WORD
    return found
