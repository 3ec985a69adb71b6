"""Rounds, days and turns: tokens on the action pyramid. KEMET-ROUND, KEMET-DAY, KEMET-PRAY."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import (
    ACTION_SPACES,
    BUY,
    GOLD,
    GOLDEN,
    GOLDEN_TOKEN,
    MOVE,
    ORDINARY,
    ORDINARY_SPACES,
    PRAY,
    PRAYERS,
    PRAYING,
    RAISE,
    RECRUIT,
    ROW_SPACES,
    SILVER,
    SILVER_TOKEN,
    TOKENS,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.interventions import play, playable
from tawy.kemet.state import NOBODY, Kemet
from tawy.kemet.verbs import cover, gain_prayer, refresh_tokens
from tawy.kernel.frames import Ask, Frame, Sequence
from tawy.kernel.options import noun_of, option, verb_of
from tawy.kernel.sets import BIT


class Play(Sequence[Kemet]):
    """Round after round, till somebody has won. KEMET-ROUND-01, KEMET-Q-92."""

    def __init__(self) -> None:
        super().__init__([self.night, self.dawn, self.day, self.dusk], loops=True)

    def night(self, g: Kemet, f: Frame) -> bool:
        g.push(n.NIGHT)
        return False

    def dawn(self, g: Kemet, f: Frame) -> bool:
        """KEMET-ROUND-06; in the introductory game more tiles come in: KEMET-VARIANT-05."""
        g.day += 1
        g.tell(e.DAWNED, "", g.day)
        if g.day > 1:
            g.on_offer = g.highest
        for seat in g.order:
            refresh_tokens(g, seat)
        return False

    def day(self, g: Kemet, f: Frame) -> bool:
        """KEMET-DAY-02: turn by turn, five of each."""
        if any(g.left):
            g.push(n.TURN, max(g.order, key=lambda seat: g.left[seat]))
        return any(g.left)

    def dusk(self, g: Kemet, f: Frame) -> bool:
        g.turn = NOBODY
        g.push(n.DUSK)
        return False


class Turn(Sequence[Kemet]):
    """An ordinary token and, with it, the extra ones. KEMET-DAY-18, -23, -25, -28."""

    def __init__(self) -> None:
        super().__init__([self.begin, self.act])

    def begin(self, g: Kemet, f: Frame) -> bool:
        """What is bought in this turn is not there yet. KEMET-DAY-26, KEMET-Q-06."""
        g.turn, g.placed, g.over = f.who, False, False
        g.silver = silver_unused(g, f.who)
        g.gold = gold_unused(g, f.who)
        return False

    def act(self, g: Kemet, f: Frame) -> bool:
        if not g.over:
            g.push(n.ACT, f.who)
        return not g.over


def silver_unused(g: Kemet, seat: int) -> bool:
    """Today: there are not more tokens on the ordinary spaces than ordinary ones were placed."""
    ordinary = (g.covered[seat] & ORDINARY_SPACES).bit_count()
    return g.sum_of(seat, SILVER) > 0 and ordinary == TOKENS - g.left[seat]


def gold_unused(g: Kemet, seat: int) -> bool:
    """Today. KEMET-DAY-23."""
    return g.sum_of(seat, GOLD) > 0 and not g.covered[seat] & BIT[GOLDEN]


def suffices(covered: int, tokens: int) -> bool:
    """Whether each empty one of the three rows can still get a token. KEMET-DAY-09, -10."""
    return len([row for row in ROW_SPACES if not row & covered]) <= tokens


def ordinary_spaces(g: Kemet, seat: int) -> list[int]:
    """Where the ordinary token may go. KEMET-DAY-03, -10, -27.

    A silver one that is not to be placed in this turn was not there when it began: by then the
    ordinary one is placed.
    """
    covered, tokens = g.covered[seat], g.left[seat] - 1 + (1 if g.silver else 0)
    return [s for s in free_spaces(covered) if suffices(covered | BIT[s], tokens)]


def silver_spaces(g: Kemet, seat: int) -> list[int]:
    """Where the silver one may go. KEMET-DAY-17, -19."""
    covered = g.covered[seat]
    return [s for s in free_spaces(covered) if suffices(covered | BIT[s], g.left[seat])]


def free_spaces(covered: int) -> list[int]:
    return [s for s in range(len(ACTION_SPACES)) if ORDINARY_SPACES & ~covered & BIT[s]]


def may_end(g: Kemet, seat: int) -> bool:
    """KEMET-DAY-14, -28, -29: after the ordinary token; the fifth turn with no row empty.

    Before that no placement leaves more rows empty than tokens are to come.
    """
    return g.placed and (g.left[seat] > 0 or suffices(g.covered[seat], 0))


class Act(Ask[Kemet]):
    """A token, a card, or the end of the turn. KEMET-DI-gen-07."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        found: list[int] = []
        if not g.placed:
            found += [option(c.TOKEN, space) for space in ordinary_spaces(g, f.who)]
        if g.silver:
            found += [option(c.SILVER, space) for space in silver_spaces(g, f.who)]
        if g.gold:
            found += [option(c.GOLDEN, MOVE), option(c.GOLDEN, RECRUIT)]
        found += [option(c.PLAY, card) for card in playable(g, f.who)]
        if may_end(g, f.who):
            found.append(option(c.DONE))
        return found

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        verb, noun = verb_of(choice), noun_of(choice)
        if verb == c.DONE:
            g.over = True
        elif verb == c.PLAY:
            play(g, f.who, noun)
        elif verb == c.GOLDEN:
            cover(g, f.who, GOLDEN, GOLDEN_TOKEN)
            act(g, f.who, noun, NOBODY)
        else:
            cover(g, f.who, noun, ORDINARY if verb == c.TOKEN else SILVER_TOKEN)
            space = ACTION_SPACES[noun]
            act(g, f.who, space.actions[0], space.colour)

    def silence_tells(self, g: Kemet, f: Frame) -> bool:
        return g.hand_size(f.who) > 0


def act(g: Kemet, seat: int, action: int, colour: int) -> None:
    if action == PRAY:
        before = g.prayer[seat]
        gain_prayer(g, seat, PRAYING + g.sum_of(seat, PRAYERS), "pray")
        if g.prayer[seat] == before:
            g.tell(e.NOTHING, "", seat)
    else:
        g.colour = colour
        g.push(DEEDS[action], seat)


DEEDS = {BUY: n.BUY, RAISE: n.RAISE, MOVE: n.MOVE, RECRUIT: n.RECRUIT}
