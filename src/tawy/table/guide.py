"""How the choices of a game hang together for somebody who takes a thing in hand.

A guide knows no rules: it picks from what is legal. It is made for one seat and one thing, or for
no thing, where somebody wants to finish.
"""

from __future__ import annotations

from typing import Any, Protocol

from tawy.kernel.events import Event


class Guide(Protocol):
    def begins(self, g: Any, legal: list[int]) -> list[list[int]]:
        """What can be begun with the thing, the usual choice of each first."""

    def follows(self, g: Any, legal: list[int]) -> list[int]:
        """What comes next, the usual first; nothing, where the line is at its end."""

    def leads(self, option: int) -> bool:
        """Whether a choice says where, so that the thing can be led there."""

    def led(self, events: list[Event]) -> int | None:
        """The choice that would have led there, where the rules saw one way only and took it."""

    def whole(self, g: Any, options: list[int]) -> bool:
        """Whether these choices mean something without leading anywhere."""

    def lines(self, g: Any) -> list[list[int]]:
        """Whole lines of the thing, where a search would find only the shortest to each place."""

    def came(self, g: Any, line: list[int]) -> bool:
        """Whether all of such a line has come about."""

    def told(self, start: Any, before: Any, after: Any, options: list[int]) -> dict[str, int]:
        """What a line takes; *before* and *after* are the tables around its last choice."""

    def cost(self, told: dict[str, int]) -> tuple[int, ...]:
        """Of two lines to the same place the one that costs less is taken."""
