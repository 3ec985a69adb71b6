"""The action Buy: one tile of a colour, and what comes with it at once. KEMET-BUY."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import COLOURS, TILE_OFF, TILES
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.turn import gold_unused, silver_unused
from tawy.kemet.rulings import AT_ONCE, SILVER_TOKEN
from tawy.kemet.state import Kemet
from tawy.kemet.verbs import bring, exchange_card, give_tile, pay, price_for, take_cards_back
from tawy.kernel.frames import Ask, Frame
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import members


def sum_due(g: Kemet, seat: int, tile: int) -> int:
    """Its level, less with Priestess. KEMET-BUY-05, KEMET-TILE-priestess."""
    return max(0, TILES[tile].level - g.sum_of(seat, TILE_OFF))


def reach(g: Kemet, seat: int, colour: int) -> int:
    """KEMET-BUY-03, -17: up to the level of a pyramid that the seat controls, and on offer."""
    return min(g.masters_level(seat, colour), g.on_offer)


def for_sale(g: Kemet, seat: int, colour: int) -> list[int]:
    """KEMET-BUY-03, -06, -09: in the supply, within reach of a pyramid and of the purse."""
    highest = reach(g, seat, colour)
    return [
        tile
        for tile in range(len(TILES))
        if in_supply(g, tile, colour)
        and TILES[tile].level <= highest
        and not g.has(seat, tile)
        and can_pay(g, seat, tile)
    ]


def in_supply(g: Kemet, tile: int, colour: int) -> bool:
    return g.supply[tile * COLOURS + colour] > 0


def can_pay(g: Kemet, seat: int, tile: int) -> bool:
    return price_for(g, seat, sum_due(g, seat, tile)) <= g.prayer[seat]


class Buy(Ask[Kemet]):
    """Of the colour that was picked with the token, or none. KEMET-BUY-01, KEMET-DAY-15."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        tiles = [option(c.BUY, tile) for tile in for_sale(g, f.who, g.colour)]
        return [option(c.PASS), *tiles]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        colour, g.colour = g.colour, -1
        if choice == option(c.PASS):
            g.tell(e.NOTHING, "", f.who)
            return
        tile = noun_of(choice)
        pay(g, f.who, sum_due(g, f.who, tile), "tile")
        give_tile(g, f.who, tile, colour)
        if g.rulings[SILVER_TOKEN] == AT_ONCE:  # the golden one likewise: KEMET-Q-06, -83
            g.silver, g.gold = silver_unused(g, f.who), gold_unused(g, f.who)
        if TILES[tile].creature >= 0 and g.lairs(f.who):
            g.tile = tile
            g.push(n.BRING_CREATURE, f.who)
        if TILES[tile].card >= 0:
            take_cards_back(g, f.who)
            g.tile = tile
            g.push(n.EXCHANGE_CARD, f.who)


class BringCreature(Ask[Kemet]):
    """Or let it wait on its tile. KEMET-CREATURE-02, -03."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.PASS), *[option(c.BRING, space) for space in g.lairs(f.who)]]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice != option(c.PASS):
            bring(g, f.who, TILES[g.tile].creature, noun_of(choice), "bought")
        g.tile = -1


class ExchangeCard(Ask[Kemet]):
    """One of the six, for the special one. KEMET-TILE-offensive-strategy, KEMET-Q-28."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.EXCHANGE, card) for card in members(g.hand[f.who])]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        exchange_card(g, f.who, noun_of(choice), TILES[g.tile].card)
        g.tile = -1
