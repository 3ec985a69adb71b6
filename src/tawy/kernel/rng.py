"""The generator: a 256-bit key and the number of draws made, both part of the game state.

Draw number n is a hash of the key and n. So nobody can foretell a draw from earlier ones, a
copied state goes on by itself, and anybody can check a game's draws with any SHA-256.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TypeVar

from tawy.kernel.options import BadInput

T = TypeVar("T")


def draw(key: int, count: int, below: int) -> int:
    """Draw number *count* of generator *key*: a number from 0 up to, not including, *below*."""
    block = sha256(key.to_bytes(32, "big") + count.to_bytes(8, "big")).digest()
    return int.from_bytes(block, "big") % below  # of 256 bits: the bias is beyond measuring


def stretch(text: str) -> int:
    """A key from a short seed, for games that anybody may repeat; it keeps no secret."""
    return int.from_bytes(sha256(f"tawy seed {text}".encode()).digest(), "big")


def key_in(text: str, place: str) -> int:
    """The key that is written in hex: 256 bits at the most."""
    if not text or len(text) > 64 or not all(c in "0123456789abcdef" for c in text):
        raise BadInput(place, "must be a key in hex, at most 64 digits")
    return int(text, 16)


def commitment(key: int, game_id: str) -> str:
    """What is published when a game starts: it binds the key and tells nothing of it."""
    return sha256(f"tawy commitment {key:064x} {game_id}".encode()).hexdigest()


class Stream:
    """Numbers in a row from one key: for choosers outside the game (fuzz, random opponents)."""

    def __init__(self, seed: str) -> None:
        self.key = stretch(seed)
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return draw(self.key, self.count, n)

    def pick(self, things: list[T]) -> T:
        return things[self.below(len(things))]
