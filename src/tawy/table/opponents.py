"""The computer opponents at a table: what one of them is to think about, and why it chose.

The table hands out a request and takes an answer; who thinks, and where, is not its business.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tawy.bots.bot import seed_of_bot
from tawy.bots.evaluations import evaluation_of
from tawy.bots.levels import RANDOM
from tawy.bots.requests import Explain, Think
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.rng import Stream
from tawy.table import messages as m
from tawy.table.called import choice_of
from tawy.table.table import Change, Table
from tawy.table.trying import shows

LAST_STEPS: Final = 20  # of an opponent that can be explained


@dataclass
class Step:
    """A choice of an opponent, and the state before it; explained once somebody asks why."""

    state: Any
    option: int
    public: bool | None = None  # whether everybody can tell that this was chosen
    terms: dict[str, float] = field(default_factory=dict)
    plan: list[int] = field(default_factory=list)  # that the terms are of: it, and what followed


class Opponents:
    def __init__(self, table: Table, id: str) -> None:
        self.table = table
        self.id = id  # of the table, for those who remember what they found out
        self.steps: dict[int, list[Step]] = {}  # by seat: those since its last turn began

    def any_that_think(self) -> bool:
        return any(who.bot not in ("", RANDOM) for who in self.table.sitting)

    # --- choosing

    def to_choose(self) -> int | None:
        """The opponent that has something to choose, if one has."""
        table = self.table
        if table.stopped is not None:
            return None
        pending = table.game.engine.pending(table.play.state)
        return next((seat for seat in pending if seat >= 0 and table.sitting[seat].bot), None)

    def request(self) -> Think | None:
        """What an opponent is to choose, by all that its seat may know."""
        table, seat = self.table, self.to_choose()
        if seat is None:
            return None
        header = table.play.header
        seed, key = seed_of_bot(header.key, seat), f"{self.id} {seat}"
        # Its own news are counted: entries of the log would tell how many have answered in secret.
        step = table.seat(seat).number
        return Think(table.sitting[seat].bot, key, seed, header.game, table.observe(seat), step)

    def is_still_asked(self, request: Think) -> bool:
        """Whether all is as it was for the one that thinks, when it began to."""
        seat = request.observation["seat"]
        stays = self.table.sitting[seat].bot == request.bot
        return stays and self.table.observe(seat) == request.observation

    def needs_thought(self, request: Think) -> bool:
        return request.bot != RANDOM and len(request.observation["options"]) > 1

    def by_chance(self, request: Think) -> int:
        """For one that chooses at random, or gave no answer: by nothing but what it sees."""
        seen = msgspec.json.encode(request.observation).hex()
        return Stream(f"{request.seed} {seen}").pick(list[int](request.observation["options"]))

    def answered(self, request: Think, option: int, at: int) -> Change | None:
        """The change by an answer; None if it came too late, and has to be thought of again."""
        if not self.is_still_asked(request) or option not in request.observation["options"]:
            return None
        seat = request.observation["seat"]
        return self.table.choice(seat, [option], f"{self.table.entries}", at)

    def remember(self, seat: int, option: int) -> None:
        """Before it counts, for whoever asks why; what is chosen in secret stays one."""
        table = self.table
        if table.sitting[seat].bot == RANDOM or table.play.state.drafts:
            return
        if evaluation_of(table.game.name).quiet(table.play.state):  # its next turn begins
            self.steps[seat] = []
        self.steps.setdefault(seat, []).append(Step(table.play.state, option))
        del self.steps[seat][:-LAST_STEPS]

    # --- why

    def shown_steps(self, seat: int) -> list[Step]:
        """Those that everybody can tell were chosen."""
        game, found = self.table.game, list[Step]()
        for step in self.steps.get(seat, []):
            if step.public is None:
                step.public = shows(game, step.state, seat, step.option)
            if step.public:
                found.append(step)
        return found

    def to_explain(self, seat: int, steps: list[Step]) -> list[tuple[Step, Explain]]:
        """What has to be thought about before these steps can be explained."""
        game, found = self.table.game, list[tuple[Step, Explain]]()
        for number, step in enumerate(steps):
            plan = [later.option for later in steps[number:]]
            if step.plan != plan:
                observation = game.observe(step.state, SPECTATOR)
                found.append((step, Explain(game.name, observation, seat, plan)))
        return found

    def because(self, wish: m.Why, steps: list[Step]) -> m.Because:
        game = self.table.game
        thoughts = [
            m.Thought(choice_of(game, step.state, step.option), step.terms) for step in steps
        ]
        return m.Because(wish.id, wish.seat, thoughts)
