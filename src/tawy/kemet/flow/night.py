"""The night: prayer, cards, night tiles, the order of the day to come. KEMET-NIGHT, -ORDER."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import (
    COLOURS,
    DRAWS,
    HAND_OF_GOD,
    INTERVENTIONS,
    NIGHT,
    NIGHT_CARDS,
    NIGHT_LEVELS,
    NIGHT_PRAYER,
    NIGHT_UNITS,
    REINFORCEMENTS,
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
        super().__init__([self.pray, self.draw_cards, self.night_tiles, self.set_order, self.dawn])

    def pray(self, g: Kemet, f: Frame) -> bool:
        for seat in g.order:
            gain_prayer(g, seat, NIGHT_PRAYER + g.sum_of(seat, NIGHT), "night")
        return False

    def draw_cards(self, g: Kemet, f: Frame) -> bool:
        return g.ask_each(f, g.order, n.DRAW_CARDS)

    def night_tiles(self, g: Kemet, f: Frame) -> bool:
        """In the same order. KEMET-NIGHT-07."""
        return g.ask_each(f, g.order, n.NIGHT_TILES)

    def set_order(self, g: Kemet, f: Frame) -> bool:
        """From the second round on. KEMET-ORDER-01, -04, -06."""
        if g.day and len(g.coming) < g.seats:
            g.push(n.SET_ORDER, decider(g))
            return True
        return False

    def dawn(self, g: Kemet, f: Frame) -> bool:
        if g.coming:
            g.order, g.coming = g.coming, []
        return False


# --- cards


class DrawCards(Sequence[Kemet]):
    """The ordinary card first, by Vision chosen among several; then the extra ones.

    KEMET-NIGHT-05, KEMET-TILE-vision-b.
    """

    def __init__(self) -> None:
        super().__init__([self.look, self.choose, self.count, self.draw])

    def look(self, g: Kemet, f: Frame) -> bool:
        """KEMET-Q-45: with too few cards in all he looks at those there are."""
        sight = g.sum_of(f.who, SIGHT)
        looking = sight > 0 and sum(g.looked) < NIGHT_CARDS + sight and cards_left(g)
        if looking:
            g.push(n.LOOK, f.who)
        return looking

    def choose(self, g: Kemet, f: Frame) -> bool:
        if any(g.looked):
            g.push(n.KEEP_CARD, f.who)
        return False

    def count(self, g: Kemet, f: Frame) -> bool:
        ordinary = 0 if g.sum_of(f.who, SIGHT) else NIGHT_CARDS
        g.due = ordinary + g.sum_of(f.who, DRAWS)
        return False

    def draw(self, g: Kemet, f: Frame) -> bool:
        """KEMET-NIGHT-13: what cannot be drawn is left out."""
        drawing = g.due > 0 and cards_left(g)
        if drawing:
            g.push(n.DRAW, f.who)
        else:
            g.due = 0
        return drawing


def cards_left(g: Kemet) -> bool:
    return any(g.deck) or any(g.pile)


class Draw(Sequence[Kemet]):
    """One card, from a deck made anew if need be. KEMET-NIGHT-12."""

    def __init__(self) -> None:
        super().__init__([self.fill, self.draw])

    def fill(self, g: Kemet, f: Frame) -> bool:
        fill_deck(g)
        return False

    def draw(self, g: Kemet, f: Frame) -> bool:
        g.push(n.DRAW_CARD, f.who)
        return False


class Look(Draw):
    def draw(self, g: Kemet, f: Frame) -> bool:
        g.push(n.LOOK_AT_CARD, f.who)
        return False


class DrawCard(Chance[Kemet]):
    """Each card of the deck alike."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.DRAW, card) for card in range(len(INTERVENTIONS)) if g.deck[card]]

    def weights(self, g: Kemet, f: Frame) -> list[int]:
        return [count for count in g.deck if count]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        g.due = max(0, g.due - 1)
        draw_card(g, f.who, noun_of(choice))


class LookAtCard(DrawCard):
    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        look_at(g, f.who, noun_of(choice))


class KeepCard(Ask[Kemet]):
    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.KEEP, card) for card in range(len(INTERVENTIONS)) if g.looked[card]]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        keep(g, f.who, noun_of(choice))

    def silence_tells(self, g: Kemet, f: Frame) -> bool:
        return True


# --- night tiles


class NightTiles(Sequence[Kemet]):
    """Hand of God and Reinforcements, in the order that their owner likes. KEMET-Q-46."""

    def __init__(self) -> None:
        super().__init__([self.line_up, self.use])

    def line_up(self, g: Kemet, f: Frame) -> bool:
        g.nightly = []
        if g.sum_of(f.who, NIGHT_LEVELS):
            g.nightly.append(HAND_OF_GOD)
        if g.sum_of(f.who, NIGHT_UNITS):
            g.nightly.append(REINFORCEMENTS)
        return False

    def use(self, g: Kemet, f: Frame) -> bool:
        if g.nightly:
            g.push(n.CHOOSE_TILE, f.who)
        return bool(g.nightly)


class ChooseTile(Ask[Kemet]):
    """The one to come first; nothing is chosen where there is one left."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.USE, tile) for tile in g.nightly]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        tile = noun_of(choice)
        g.nightly = [other for other in g.nightly if other != tile]
        g.push(n.HAND_OF_GOD if tile == HAND_OF_GOD else n.REINFORCE, f.who)


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
        g.tell(e.NEXT, "chosen", noun_of(choice), len(g.coming))
