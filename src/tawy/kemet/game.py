"""Kemet: what the engine, records and server need of it."""

from __future__ import annotations

from typing import Final

from tawy.facts import rulings
from tawy.kemet.choices import VERBS
from tawy.kemet.data import DISCARDS, FIRST_GOAL, FIRST_LEVELS, LONG_GOAL, SHORT_GOAL
from tawy.kemet.events import EVENTS
from tawy.kemet.explain import explain
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.finale import ENDINGS
from tawy.kemet.flow.rules import NESTING, RULES
from tawy.kemet.idle import idle
from tawy.kemet.outlook import outlook
from tawy.kemet.pieces import pieces
from tawy.kemet.positions import defaults, position, soundness
from tawy.kemet.redeal import redeal
from tawy.kemet.rulings import RULINGS
from tawy.kemet.state import Kemet
from tawy.kemet.suppose import suppose
from tawy.kernel.engine import Engine
from tawy.kernel.game import Game, Obstacle
from tawy.kernel.rng import Stream

BEGINNER: Final = "beginner"
GOALS: Final = {"short": SHORT_GOAL, "long": LONG_GOAL, BEGINNER: FIRST_GOAL}
NO_LIMIT: Final = "none"
SETTINGS: Final = {
    "game": list(GOALS),
    "discards": DISCARDS.words,
    "max_days": [NO_LIMIT, *[str(days) for days in range(1, 101)]],
    **rulings.settings_of(RULINGS),
}


class KemetGame(Game[Kemet]):
    ply_limit = 40_000  # thirty days of five players at random stay far below
    scored = "points"
    clock = "day"

    def __init__(self) -> None:
        super().__init__("kemet", "3", Engine(RULES))
        self.verbs, self.events, self.endings = VERBS, EVENTS, ENDINGS
        self.settings = SETTINGS
        self.nesting = {RULES[rule].name(): below[0] for rule, below in NESTING.items()}

    def checked(self, seats: int, settings: dict[str, str]) -> dict[str, str]:
        return rulings.but_usual(RULINGS, super().checked(seats, settings))

    def start(self, seats: int, settings: dict[str, str]) -> Kemet:
        g = Kemet(seats)
        g.rulings = rulings.chosen(RULINGS, settings)
        g.goal = GOALS[settings["game"]]
        if settings["game"] == BEGINNER:  # KEMET-VARIANT-03 to -05
            g.highest, g.on_offer = FIRST_LEVELS, 1
        g.discards = DISCARDS.words.index(settings["discards"])
        if settings["max_days"] != NO_LIMIT:
            g.last_day = int(settings["max_days"])
        g.push(n.MATCH)
        return g

    def seat_word(self, g: Kemet, seat: int) -> str:
        return position.seat_word(seat)

    def view(self, g: Kemet, seat: int) -> dict[str, object]:
        return position.view(g, seat)

    def dump(self, g: Kemet) -> dict[str, object]:
        return position.dump(g)

    def load(self, g: Kemet, facts: dict[str, object], place: str) -> None:
        position.Reader(g, facts, place).load()

    def check(self, g: Kemet) -> None:
        """What was left out follows from what is running; then all must be sound together."""
        defaults.settle(g)
        soundness.check(g)

    def pieces(self, g: Kemet) -> dict[str, int]:
        return pieces(g)

    def score(self, g: Kemet, seat: int) -> int:
        return g.score(seat)

    def turns(self, g: Kemet) -> int:
        return g.day

    def redeal(self, g: Kemet, seat: int, stream: Stream) -> None:
        redeal(g, seat, stream)

    def suppose(self, view: dict[str, object], side: int) -> dict[str, object]:
        return suppose(view, side)

    def explain(self, g: Kemet, seat: int, option: int) -> list[Obstacle]:
        return explain(g, seat, option)

    def idle(self, g: Kemet, seat: int, option: int) -> Obstacle | None:
        return idle(g, seat, option)

    def outlook(self, g: Kemet, seat: int) -> dict[str, object]:
        return outlook(g, seat)


KEMET = KemetGame()
