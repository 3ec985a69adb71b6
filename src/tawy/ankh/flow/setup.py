"""Set-up: scenario, gods, guardians, first player; then the board is laid out. ANKH-SETUP."""

from __future__ import annotations

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.data import FIRST_GUARDIAN, GODS, GUARDIAN_FIGURES, GUARDIAN_LEVEL, LEVELS, WARRIOR
from tawy.ankh.flow import numbers as n
from tawy.ankh.kinds import SCENARIO
from tawy.ankh.scenarios import SCENARIOS, Scenario
from tawy.ankh.state import CHOSEN, Ankh
from tawy.ankh.verbs import put_figure
from tawy.kernel.frames import Ask, Chance, Frame, Sequence
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import BIT


class Match(Sequence[Ankh]):
    """A whole game."""

    def __init__(self) -> None:
        super().__init__([self.set_up, self.play])

    def set_up(self, g: Ankh, f: Frame) -> bool:
        g.push(n.SETTING_UP)
        return False

    def play(self, g: Ankh, f: Frame) -> bool:
        g.push(n.PLAY)
        return False


class SettingUp(Sequence[Ankh]):
    """What was not fixed beforehand is drawn or chosen."""

    def __init__(self) -> None:
        super().__init__([
            self.draw_scenario, self.choose_gods, self.draw_guardians, self.draw_first,
            self.lay_out,
        ])  # fmt: skip

    def draw_scenario(self, g: Ankh, f: Frame) -> bool:
        if g.scenario < 0:
            g.push(n.DRAW_SCENARIO)
        return False

    def choose_gods(self, g: Ankh, f: Frame) -> bool:
        """Those who choose come first, in seat order; the others draw from what is left."""
        choosing = [seat for seat in range(g.seats) if g.god[seat] == CHOSEN]
        drawing = [seat for seat in range(g.seats) if g.god[seat] == -1]
        if choosing:
            g.push(n.PICK_GOD, choosing[0])
        elif drawing:
            g.push(n.DRAW_GOD, drawing[0])
        return bool(choosing or drawing)

    def draw_guardians(self, g: Ankh, f: Frame) -> bool:
        if -1 in g.guardian:
            g.push(n.DRAW_GUARDIAN)
        return -1 in g.guardian

    def draw_first(self, g: Ankh, f: Frame) -> bool:
        if g.first < 0:
            g.push(n.DRAW_FIRST)
        return False

    def lay_out(self, g: Ankh, f: Frame) -> bool:
        lay_out(g, SCENARIOS[SCENARIO.words[g.scenario]])
        return False


def lay_out(g: Ankh, scenario: Scenario) -> None:
    """The first player is the scenario's player 1, the next clockwise player 2, and so on."""
    seats = [(g.first + player) % g.seats for player in range(g.seats)]
    g.turn = g.first
    g.ranking = seats[::-1]  # ANKH-SETUP-10: the first player's marker is on top
    g.geo, g.token = scenario.geo, scenario.tokens
    for player, seat in enumerate(seats):
        g.divine[seat] = BIT[g.god[seat]]
        g.followers[seat] = scenario.followers[player]
    for space, kind, player in scenario.monuments:
        g.stones[kind] |= BIT[space]
        if player >= 0:
            g.owned[seats[player]] |= BIT[space]
            g.ankhs[seats[player]] -= 1
    for space, kind, player in scenario.figures:
        put_figure(g, seats[player], kind, space)
        if kind == WARRIOR:
            g.warriors[seats[player]] -= 1
    for level in range(LEVELS):
        g.stock[level] = available(g, g.guardian[level] - FIRST_GUARDIAN)


def available(g: Ankh, guardian: int) -> int:
    """How many figures of a kind are in the game, whoever has them. ANKH-SETUP-20 to -22."""
    every = GUARDIAN_FIGURES[guardian]
    return min(every, g.seats - 1) if g.seats < 4 else every


class DrawScenario(Chance[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        names = SCENARIO.words
        return [
            option(c.SCENARIO, i)
            for i in range(len(names))
            if SCENARIOS[names[i]].players == g.seats
        ]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        g.scenario = noun_of(choice)
        g.tell(e.SCENARIO, "", g.scenario)


def free_gods(g: Ankh) -> list[int]:
    return [option(c.GOD, god) for god in range(len(GODS.words)) if god not in g.god]


def become(g: Ankh, seat: int, god: int, why: str) -> None:
    g.god[seat] = god
    g.tell(e.GOD, why, seat, god)


class PickGod(Ask[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        return free_gods(g)

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        become(g, f.who, noun_of(choice), "chosen")


class DrawGod(Chance[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        return free_gods(g)

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        become(g, f.who, noun_of(choice), "drawn")


class DrawGuardian(Chance[Ankh]):
    """For the lowest level that has none."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        level = g.guardian.index(-1)
        kinds = [i for i in range(len(GUARDIAN_LEVEL)) if GUARDIAN_LEVEL[i] == level]
        return [option(c.GUARDIAN, kind + FIRST_GUARDIAN) for kind in kinds]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        g.guardian[g.guardian.index(-1)] = noun_of(choice)
        g.tell(e.GUARDIAN, "", noun_of(choice))


class DrawFirst(Chance[Ankh]):
    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.FIRST, seat) for seat in range(g.seats)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        g.first = noun_of(choice)
        g.tell(e.FIRST, "", g.first)
