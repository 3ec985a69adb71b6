"""What somebody can do with a thing that he takes in hand: whole lines of choices.

They are tried on a copy in which all that its seat cannot know was dealt anew, like a look ahead:
so they tell nothing that the seat does not know, and end where it would learn something. What is
legal the rules say; a game's guide only says which of its choices belong to the thing, and which is
the usual one.
"""

from __future__ import annotations

import heapq
from typing import Any, Final, NamedTuple

from tawy.kernel.frames import Log
from tawy.kernel.game import Game
from tawy.kernel.options import noun_of
from tawy.table import messages as m
from tawy.table.called import choice_of, options_with
from tawy.table.games import GAMES
from tawy.table.guide import Guide
from tawy.table.trying import supposed

MOST_TRIED: Final = 2000  # choices for one answer
LONGEST: Final = m.LONGEST_LINE


def what_with(game: Game[Any], g: Any, seat: int, wish: m.WhatWith) -> m.Uses:
    """Nothing where the answer is secret: what is drafted there is chosen step by step."""
    if g.drafts or game.name not in GAMES or not game.engine.legal(g, seat):
        return m.Uses(wish.id, [])
    nouns = {noun_of(one) for one in options_with(game, g, wish.kind, wish.word)}
    if wish.kind and wish.word and not nouns:
        return m.Uses(wish.id, [])
    twin = supposed(game, g, seat)
    guide = GAMES[game.name](seat, wish.kind, nouns.pop() if nouns else -1)
    search = Search(game, guide, seat, set(wish.rather))
    if lines := guide.lines(twin):
        ways = [search.along(twin, line) for line in lines]
        return m.Uses(wish.id, [m.Use([], [], [way for way in ways if way], back=True)])
    found = [search.use(twin, group) for group in guide.begins(twin, game.engine.legal(twin, seat))]
    return m.Uses(wish.id, [use for use in found if use is not None])


class Tried(NamedTuple):
    """The table after a choice."""

    g: Any
    known: bool  # whether its seat goes on without having learnt anything
    led: int | None  # where the rules led it by themselves, because there was one way only


class Reached(NamedTuple):
    """A place that a line can lead to; the cheaper comes first."""

    cost: tuple[int, ...]
    number: int  # of two that cost the same, the one that was found first
    g: Any
    options: list[int]
    trail: list[int]  # with the steps that the rules took by themselves
    choice: m.Choice
    told: dict[str, int]


class Search:
    def __init__(self, game: Game[Any], guide: Guide, seat: int, rather: set[int]) -> None:
        self.game = game
        self.guide = guide
        self.seat = seat
        self.rather = rather
        self.tried = 0

    def use(self, g: Any, group: list[int]) -> m.Use | None:
        """Choices up to the first that says where; then all places that can be reached."""
        steps: list[m.Step] = []
        options: list[int] = []
        fork, known = group, True
        while fork and not self.guide.leads(fork[0]):
            chosen = next((one for one in fork if one in self.rather), fork[0])
            others = [choice_of(self.game, g, one) for one in fork if one != chosen]
            steps.append(m.Step(choice_of(self.game, g, chosen), others))
            options.append(chosen)
            before, after = g, self.after(g, chosen)
            g, known = after.g, after.known
            if after.led is not None:
                line = options[:-1]
                first = self.reached(before, before, after, options, [*line, after.led])
                ways = self.ways(before, line, [first])
                return m.Use(steps, options, ways, back=known)
            fork = self.follows(g) if known else []
        ways = self.ways(g, options, self.steps_to(g, g, options, options, fork))
        if not ways and not self.guide.whole(g, options):
            return None
        return m.Use(steps, options, ways, back=known)

    def along(self, start: Any, line: list[int]) -> m.Way | None:
        """A line that is known as a whole; what is the only choice on it comes by itself."""
        g, before = start, start
        options: list[int] = []
        through = [word for one in line for word in (choice_of(self.game, g, one).noun or [])[1:]]
        for one in line:
            if one in self.game.engine.legal(g, self.seat):
                before, options = g, [*options, one]
                g = self.after(g, one).g
        known = self.is_known(start, g, len(options))
        if not options or not self.guide.came(g, line):
            return None
        told = self.guide.told(start, before, g, line)
        return m.Way(options, choice_of(self.game, before, options[-1]), told, known, through)

    def ways(self, start: Any, line: list[int], waiting: list[Reached]) -> list[m.Way]:
        """The cheapest line to each place."""
        heapq.heapify(waiting)
        found: dict[int, m.Way] = {}
        while waiting:
            here = heapq.heappop(waiting)
            place = noun_of(here.choice.option)
            if place in found:
                continue
            known = self.is_known(start, here.g, len(here.options) - len(line))
            found[place] = m.Way(here.options, here.choice, here.told, back=known)
            if known and self.tried < MOST_TRIED:
                for further in self.go_on(start, here):
                    heapq.heappush(waiting, further)
        return sorted(found.values(), key=lambda way: way.choice.option)

    def go_on(self, start: Any, here: Reached) -> list[Reached]:
        """From a place to the next: whatever is asked between is answered as before."""
        g, options, trail = here.g, here.options, here.trail
        fork = self.follows(g)
        while fork and not self.guide.leads(fork[0]):
            before, after = g, self.after(g, fork[0])
            options = [*options, fork[0]]
            if after.led is not None:
                trail = [*trail, after.led]
                return [self.reached(start, before, after, options, trail)]
            g, trail = after.g, [*trail, fork[0]]
            fork = self.follows(g) if after.known else []
        return self.steps_to(start, g, options, trail, fork) if len(options) < LONGEST else []

    def steps_to(
        self, start: Any, g: Any, options: list[int], trail: list[int], fork: list[int]
    ) -> list[Reached]:
        return [
            self.reached(start, g, self.after(g, one), [*options, one], [*trail, one])
            for one in fork
        ]

    def reached(
        self, start: Any, before: Any, after: Tried, options: list[int], trail: list[int]
    ) -> Reached:
        told = self.guide.told(start, before, after.g, trail)
        cost = (*self.guide.cost(told), len(trail))
        choice = choice_of(self.game, before, trail[-1])
        return Reached(cost, self.tried, after.g, options, trail, choice, told)

    def after(self, g: Any, option: int) -> Tried:
        twin = g.copy()
        twin.log = Log()
        before = self.game.engine.may_take_back(g, self.seat)
        self.game.engine.apply(twin, self.seat, option)
        self.tried += 1
        known = self.game.engine.may_take_back(twin, self.seat) == before + 1
        led = None if self.guide.leads(option) else self.guide.led(twin.log.events)
        return Tried(twin, known, led)

    def is_known(self, start: Any, g: Any, choices: int) -> bool:
        engine = self.game.engine
        return (
            engine.may_take_back(g, self.seat) == engine.may_take_back(start, self.seat) + choices
        )

    def follows(self, g: Any) -> list[int]:
        legal = self.game.engine.legal(g, self.seat)
        return self.guide.follows(g, legal) if legal and not g.drafts else []
