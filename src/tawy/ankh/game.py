"""Ankh: what the engine, records and server need of it."""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh.choices import VERBS
from tawy.ankh.data import (
    FIGURE,
    FIRST_GUARDIAN,
    GODS,
    GUARDIAN_LEVEL,
    GUARDIANS,
    LEVELS,
    TRAPPED,
)
from tawy.ankh.events import EVENTS
from tawy.ankh.explain import explain
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.rules import NESTING, RULES
from tawy.ankh.idle import idle
from tawy.ankh.kinds import SCENARIO
from tawy.ankh.outlook import outlook
from tawy.ankh.pieces import pieces
from tawy.ankh.positions import defaults, position, soundness
from tawy.ankh.rulings import RULINGS
from tawy.ankh.scenarios import SCENARIOS
from tawy.ankh.state import CHOSEN, Ankh
from tawy.ankh.verbs import ENDINGS
from tawy.facts import rulings
from tawy.kernel.engine import Engine
from tawy.kernel.game import Game, Noun, Obstacle
from tawy.kernel.options import BadInput, noun_of, verb_of
from tawy.kernel.rng import Stream

RANDOM = "random"
# What is done with the figure on a space.
BY_SPACE = [c.MOVE, c.ATTUNE, c.SAVE, c.RETAIN, c.DISMISS]


def guardians_of_level(level: int) -> list[str]:
    kinds = [i for i in range(GUARDIANS) if GUARDIAN_LEVEL[i] == level]
    return [FIGURE.words[FIRST_GUARDIAN + kind] for kind in kinds]


SETTINGS = {
    "scenario": [RANDOM, *SCENARIOS],
    "first": [RANDOM, *[str(seat + 1) for seat in range(5)]],
    **{f"god{seat + 1}": [RANDOM, "choose", *GODS.words] for seat in range(5)},
    **{f"guardian{level + 1}": [RANDOM, *guardians_of_level(level)] for level in range(LEVELS)},
    **rulings.settings_of(RULINGS),
}


class AnkhGame(Game[Ankh]):
    scored = "devotion"
    clock = "event"

    def __init__(self) -> None:
        super().__init__("ankh", "2", Engine(RULES))
        self.verbs, self.events, self.endings = VERBS, EVENTS, ENDINGS
        self.settings = SETTINGS
        # Rules 1 asked whether an uncovered guardian is taken. ANKH-Q-86
        self.no_longer_asked = [f"take {kind}" for kind in FIGURE.words[FIRST_GUARDIAN:TRAPPED]]
        self.nesting = {RULES[rule].name(): below[0] for rule, below in NESTING.items()}

    def checked(self, seats: int, settings: dict[str, str]) -> dict[str, str]:
        return rulings.but_usual(RULINGS, super().checked(seats, settings))

    def start(self, seats: int, settings: dict[str, str]) -> Ankh:
        g = Ankh(seats)
        g.rulings = rulings.chosen(RULINGS, settings)
        scenario = settings["scenario"]
        if scenario != RANDOM:
            if SCENARIOS[scenario].players != seats:
                players = SCENARIOS[scenario].players
                raise BadInput("settings.scenario", f"{scenario} is for {players} players")
            g.scenario = SCENARIO.words.index(scenario)
        for seat in range(seats):
            god = settings[f"god{seat + 1}"]
            if god == "choose":
                g.god[seat] = CHOSEN
            elif god != RANDOM:
                if GODS.words.index(god) in g.god:
                    raise BadInput(f"settings.god{seat + 1}", f"two seats have one god: {god}")
                g.god[seat] = GODS.words.index(god)
        for seat in range(seats, self.most):
            if settings[f"god{seat + 1}"] != RANDOM:
                raise BadInput(f"settings.god{seat + 1}", f"there are {seats} seats")
        for level in range(LEVELS):
            guardian = settings[f"guardian{level + 1}"]
            if guardian != RANDOM:
                g.guardian[level] = FIGURE.words.index(guardian)
        if settings["first"] != RANDOM:
            g.first = int(settings["first"]) - 1
            if g.first >= seats:
                raise BadInput("settings.first", f"there are {seats} seats")
        g.push(n.MATCH)
        return g

    def seat_word(self, g: Ankh, seat: int) -> str:
        return position.seat_word(g, seat)

    def view(self, g: Ankh, seat: int) -> dict[str, object]:
        """ANKH-Q-74: all is open but the cards and bids that are being chosen."""
        return position.dump(g)

    def dump(self, g: Ankh) -> dict[str, object]:
        return position.dump(g)

    def name_seats(self, g: Ankh, facts: dict[str, object], place: str) -> None:
        position.Reader(g, facts, place).load_gods()

    def load(self, g: Ankh, facts: dict[str, object], place: str) -> None:
        position.Reader(g, facts, place).load()

    def check(self, g: Ankh) -> None:
        """What was left out follows from what is running; then all must be sound together."""
        defaults.settle(g)
        soundness.check(g)

    def pieces(self, g: Ankh) -> dict[str, int]:
        """ANKH-Q-97: what came out of the box, wherever it is."""
        return pieces(g)

    def score(self, g: Ankh, seat: int) -> int:
        return g.devotion[g.side[seat]] if g.side[seat] >= 0 else 0

    def turns(self, g: Ankh) -> int:
        return g.event

    def redeal(self, g: Ankh, seat: int, stream: Stream) -> None:
        """Nothing is hidden but drafts and the generator."""

    def explain(self, g: Ankh, seat: int, option: int) -> list[Obstacle]:
        return explain(g, seat, option)

    def idle(self, g: Ankh, seat: int, option: int) -> Obstacle | None:
        return idle(g, seat, option)

    def outlook(self, g: Ankh, seat: int) -> dict[str, object]:
        return outlook(g, seat)

    def option_called(self, words: str, place: str = "", g: Ankh | None = None) -> int:
        """A figure may be named by its kind or not: "move warrior C4" is "move C4"."""
        parts = words.split()
        by_space = [VERBS[verb].word for verb in BY_SPACE]
        named = len(parts) == 3 and parts[0] in by_space and parts[1] in FIGURE.words
        return super().option_called(f"{parts[0]} {parts[2]}" if named else words, place, g)

    def subject(self, g: Ankh, option: int) -> Noun | None:
        """Figures are moved and kept by their space."""
        verb, space = verb_of(option), noun_of(option)
        if verb in BY_SPACE and g.has_figure(space):
            return Noun(FIGURE, FIGURE.words[g.kind_at(space)])
        return None


ANKH = AnkhGame()
