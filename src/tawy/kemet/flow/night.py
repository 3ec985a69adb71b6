"""The night: prayer, cards, night tiles, the order of the day to come. KEMET-NIGHT, -ORDER."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.board import BIT
from tawy.kemet.data import (
    COLOURS,
    DRAWS,
    INTERVENTIONS,
    NIGHT,
    NIGHT_CARDS,
    NIGHT_LEVELS,
    NIGHT_PRAYER,
    SIGHT,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.state import Kemet
from tawy.kemet.verbs import draw_card, fill_deck, gain_prayer, keep, look_at, raise_pyramid
from tawy.kernel.frames import Ask, Chance, Frame, Sequence
from tawy.kernel.options import noun_of, option


class Night(Sequence[Kemet]):
    """In the order of the day before. KEMET-NIGHT-01, -09."""

    def __init__(self) -> None:
        super().__init__([self.pray, self.draw_cards, self.hand_of_god, self.set_order])

    def pray(self, g: Kemet, f: Frame) -> bool:
        for seat in g.order:
            gain_prayer(g, seat, NIGHT_PRAYER + g.sum_of(seat, NIGHT), "night")
        return False

    def draw_cards(self, g: Kemet, f: Frame) -> bool:
        return g.ask_each(f, g.order, n.DRAW_CARDS)

    def hand_of_god(self, g: Kemet, f: Frame) -> bool:
        blessed = [seat for seat in g.order if g.sum_of(seat, NIGHT_LEVELS)]
        return g.ask_each(f, blessed, n.HAND_OF_GOD)

    def set_order(self, g: Kemet, f: Frame) -> bool:
        """From the second round on. KEMET-ORDER-01, -04, -06."""
        if g.day and len(g.coming) < g.seats:
            g.push(n.SET_ORDER, decider(g))
            return True
        if g.coming:
            g.order, g.coming = g.coming, []
        return False


# --- cards


class DrawCards(Sequence[Kemet]):
    """The ordinary card first, by Vision chosen among several; then the extra ones.

    KEMET-NIGHT-05, KEMET-TILE-vision-b.
    """

    def __init__(self) -> None:
        super().__init__([self.look, self.choose, self.draw])

    def look(self, g: Kemet, f: Frame) -> bool:
        """KEMET-Q-45: with too few cards in all he looks at those there are."""
        sight = g.sum_of(f.who, SIGHT)
        if sight and sum(g.looked) < NIGHT_CARDS + sight and fill_deck(g):
            g.push(n.LOOK_AT_CARD, f.who)
            return True
        return False

    def choose(self, g: Kemet, f: Frame) -> bool:
        if any(g.looked):
            g.push(n.KEEP_CARD, f.who)
        return False

    def draw(self, g: Kemet, f: Frame) -> bool:
        """One at a time: a deck that is used up is made anew between two of them."""
        ordinary = 0 if g.sum_of(f.who, SIGHT) else NIGHT_CARDS
        for number in range(ordinary + g.sum_of(f.who, DRAWS)):
            if not f.done & BIT[number] and fill_deck(g):
                f.done |= BIT[number]
                g.push(n.DRAW_CARD, f.who)
                return True
        return False


class DrawCard(Chance[Kemet]):
    """Each card of the deck alike."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.DRAW, card) for card in range(len(INTERVENTIONS)) if g.deck[card]]

    def weights(self, g: Kemet, f: Frame) -> list[int]:
        return [count for count in g.deck if count]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        draw_card(g, f.who, noun_of(choice))


class LookAtCard(DrawCard):
    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        look_at(g, f.who, noun_of(choice))


class KeepCard(Ask[Kemet]):
    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.KEEP, card) for card in range(len(INTERVENTIONS)) if g.looked[card]]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        keep(g, f.who, noun_of(choice))


# --- night tiles


class HandOfGod(Ask[Kemet]):
    """One own pyramid by one level, free; a new one goes to the free district. KEMET-Q-48."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        levels = g.level[f.who * COLOURS : (f.who + 1) * COLOURS]
        raised = [option(c.RAISE, i) for i, level in enumerate(levels) if level < g.highest]
        return [*raised, option(c.PASS)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice != option(c.PASS):
            pyramid = f.who * COLOURS + noun_of(choice)
            site = g.free_district(f.who)
            raise_pyramid(g, pyramid, g.level[pyramid] + 1, site, "night")


# --- the order of turns


def decider(g: Kemet) -> int:
    """The fewest points; of several the one who was earliest. KEMET-ORDER-01, -03."""
    return min(g.order, key=lambda seat: (g.score(seat), g.order.index(seat)))


class SetOrder(Ask[Kemet]):
    """The next place in it; the last one fills itself. KEMET-ORDER-06, KEMET-Q-81."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.NEXT, seat) for seat in range(g.seats) if seat not in g.coming]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        g.coming.append(noun_of(choice))
        g.tell(e.NEXT, "chosen", noun_of(choice))
