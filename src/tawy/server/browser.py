"""What the client needs of a game whose table it can draw, beside that table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from tawy.facts.rulings import Ruling
from tawy.kernel.frames import SPECTATOR, State
from tawy.kernel.game import Game

S = TypeVar("S", bound=State)


class Printed(NamedTuple):
    """Something that is printed on the components: a constant for the client."""

    name: str
    value: object
    note: str = ""


def printed_rulings(rulings: Sequence[Ruling]) -> Printed:
    rows = [{"name": row.name, "id": row.id, "readings": row.readings} for row in rulings]
    return Printed("RULINGS", rows, "Settings by their rule; the first reading is the usual one.")


class BrowserGame(Generic[S]):
    """Enough for a game whose table is made by its settings alone; others have a subclass."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def scenarios(self) -> dict[str, int]:
        """The number of players that each is for."""
        return {}

    def picture(self, seats: int, settings: dict[str, str]) -> dict[str, Any] | None:
        """How the table would begin, always the same; None where nothing can be said of it."""
        return self.game.view(self.game.new(seats, settings, 0), SPECTATOR)

    def printed(self) -> list[Printed]:
        """In the order of the game's own tables."""
        return []
