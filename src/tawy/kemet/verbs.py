"""The verbs of Kemet: the only code that changes facts, and it tells."""

from __future__ import annotations

from tawy.kemet import events as e
from tawy.kemet.data import (
    ALL_UP,
    COLOURS,
    COLUMNS,
    INTERVENTIONS,
    ORDINARY,
    PAYMENT_OFF,
    POINTS,
    RECALLED,
    SILVER_TOKEN,
    TILES,
    TOKEN,
    TOKENS,
    TOP,
)
from tawy.kemet.rulings import FACE_UP, INTERVENTION_DISCARDS, LONE_CREATURE, TO_A_DISTRICT
from tawy.kemet.state import NOBODY, ON_ITS_TILE, Kemet
from tawy.kernel.events import EVERYBODY
from tawy.kernel.sets import BIT, members

# --- prayer


def gain_prayer(g: Kemet, seat: int, amount: int, why: str) -> None:
    """Each gain is cut off at its own moment. KEMET-PRAYER-02, -06."""
    gained = min(TOP - g.prayer[seat], amount)
    if gained > 0:
        g.prayer[seat] += gained
        g.tell(e.PRAYED, why, seat, gained, g.prayer[seat])


def price_for(g: Kemet, seat: int, sum_due: int) -> int:
    """KEMET-TILE-priest-of-ra, KEMET-PRAYER-07: less by 1 for each payment, at least 0."""
    return max(0, sum_due - g.sum_of(seat, PAYMENT_OFF))


def pay(g: Kemet, seat: int, sum_due: int, why: str) -> None:
    price = price_for(g, seat, sum_due)
    assert price <= g.prayer[seat]
    if price > 0:
        g.prayer[seat] -= price
        g.tell(e.PAID, why, seat, price, g.prayer[seat])


def rob(g: Kemet, seat: int) -> None:
    """A loss is no payment. KEMET-Q-52."""
    if g.prayer[seat] > 0:
        g.prayer[seat] -= 1
        g.tell(e.ROBBED, "", seat, 1, g.prayer[seat])


def score_points(g: Kemet, seat: int, amount: int, why: str) -> None:
    g.points[seat] += amount
    g.tell(e.SCORED, why, seat, amount, g.points[seat])


def score_battle(g: Kemet, seat: int, why: str) -> None:
    """KEMET-BATTLE-39: these count for the tie-break."""
    g.won[seat] += 1
    score_points(g, seat, 1, why)


# --- units


def arrive(g: Kemet, seat: int, space: int, units: int) -> None:
    """Where an enemy stands they are newcomers, who have to fight for it."""
    if g.owner[space] in (seat, NOBODY):
        g.owner[space] = seat
        g.units[space] += units
    else:
        g.attacker = seat
        g.newcomers[space] += units


def leave(g: Kemet, seat: int, space: int, units: int) -> None:
    """Of newcomers, if this seat is not who holds the space."""
    if g.owner[space] == seat:
        g.units[space] -= units
        if not g.units[space]:
            g.owner[space] = NOBODY
    else:
        g.newcomers[space] -= units


def place_units(g: Kemet, seat: int, space: int, units: int, why: str) -> None:
    """From the reserve."""
    if units <= 0:
        return
    g.reserve[seat] -= units
    arrive(g, seat, space, units)
    g.tell(e.PLACED, why, seat, units, space)


def march(g: Kemet, seat: int, space: int, to: int, units: int, why: str) -> None:
    """From one space to another."""
    leave(g, seat, space, units)
    arrive(g, seat, to, units)
    g.tell(e.MARCHED, why, seat, units, space, to)


def withdraw(g: Kemet, seat: int, space: int, to: int, why: str) -> None:
    """A whole troop with its creature, out of a battle. KEMET-BATTLE-45, -55, KEMET-Q-37."""
    creature = g.creature_of(seat, space)
    march(g, seat, space, to, g.troop_of(seat, space), why)
    if creature >= 0:
        g.where[creature] = to


def take_step(g: Kemet, seat: int, to: int, why: str) -> None:
    """The group of the march goes on; a creature left without units waits on its tile, or looks
    for another troop first.

    KEMET-MOVE-08, -10, -13, KEMET-CREATURE-14, KEMET-Q-13, -32.
    """
    m = g.marching()
    space, creature = m.space, g.creature_of(seat, m.space)
    if not m.visited:
        m.guide, m.visited = m.creature, BIT[space]
    elif m.creature != m.guide:
        m.guide = -1  # left behind; should it join again, it was met on the way
    march(g, seat, space, to, m.units, why)
    if m.creature >= 0:
        g.where[creature] = to
    elif creature >= 0 and not g.units[space]:
        if g.rulings[LONE_CREATURE] == TO_A_DISTRICT:
            displace(g, creature)
        else:
            send_home(g, seat, creature, "alone")
    m.steps += 0 if why == "teleport" else 1
    m.visited |= BIT[to]
    m.space, m.units, m.creature = to, 0, -1


def occupy(g: Kemet, space: int) -> None:
    """The space is empty of enemies: the newcomers hold it."""
    assert g.owner[space] == NOBODY
    if g.newcomers[space]:
        g.owner[space], g.units[space] = g.attacker, g.newcomers[space]
        g.newcomers[space] = 0


def lose_units(g: Kemet, seat: int, space: int, units: int, why: str) -> None:
    """Back to the reserve."""
    if units <= 0:
        return
    leave(g, seat, space, units)
    g.reserve[seat] += units
    g.tell(e.LOST, why, seat, units, space)


def destroy(g: Kemet, seat: int, space: int, units: int, why: str) -> None:
    """A creature whose last companion falls has to look for another troop. KEMET-Q-30."""
    creature = g.creature_of(seat, space)
    lose_units(g, seat, space, units, why)
    if creature >= 0 and not g.troop_of(seat, space):
        displace(g, creature)


def sacrifice(g: Kemet, seat: int, space: int, units: int, why: str) -> None:
    """The creature of the last ones goes to its tile. KEMET-CREATURE-10, KEMET-ENDDAY-15."""
    creature = g.creature_of(seat, space)
    lose_units(g, seat, space, units, why)
    if creature >= 0 and not g.troop_of(seat, space):
        send_home(g, seat, creature, why)


def recall(g: Kemet, seat: int, space: int) -> None:
    """All survivors of a troop, for a prayer each; its creature goes to its tile.

    KEMET-BATTLE-46, -47, KEMET-CREATURE-10.
    """
    units = g.troop_of(seat, space)
    creature = g.creature_of(seat, space)
    lose_units(g, seat, space, units, "recall")
    if creature >= 0:
        send_home(g, seat, creature, "recall")
    gain_prayer(g, seat, RECALLED * units, "recall")


# --- creatures


def displace(g: Kemet, creature: int) -> None:
    """Its player is asked for another troop, if there is one."""
    g.where[creature] = ON_ITS_TILE
    g.displaced.append(creature)


def bring(g: Kemet, seat: int, creature: int, space: int, why: str) -> None:
    g.where[creature] = space
    g.tell(e.CAME, why, seat, creature, space)


def send_home(g: Kemet, seat: int, creature: int, why: str) -> None:
    g.where[creature] = ON_ITS_TILE
    g.tell(e.WAITS, why, seat, creature)


# --- interventions


def draw_card(g: Kemet, seat: int, card: int) -> None:
    """Told to whoever draws it; the others know that he did."""
    g.deck[card] -= 1
    g.held[seat * len(INTERVENTIONS) + card] += 1
    g.tell(e.DREW, "", seat, card, seen=1 << seat)


def fill_deck(g: Kemet) -> None:
    """An empty deck is made anew when a card is to be drawn. KEMET-NIGHT-12, KEMET-Q-84."""
    if not any(g.deck) and any(g.pile):
        g.deck, g.pile = g.pile, [0] * len(INTERVENTIONS)
        g.buried = [0] * len(INTERVENTIONS)
        g.tell(e.RESHUFFLED, "", sum(g.deck))


def look_at(g: Kemet, seat: int, card: int) -> None:
    g.deck[card] -= 1
    g.looked[card] += 1
    g.tell(e.LOOKED, "", seat, card, seen=1 << seat)


def keep(g: Kemet, seat: int, card: int) -> None:
    """One of the cards looked at; the others go back into the deck. KEMET-TILE-vision."""
    g.looked[card] -= 1
    g.held[seat * len(INTERVENTIONS) + card] += 1
    g.deck = [left + looked for left, looked in zip(g.deck, g.looked, strict=True)]
    g.looked = [0] * len(INTERVENTIONS)
    g.tell(e.KEPT, "", seat, card, seen=1 << seat)


def discard_card(g: Kemet, seat: int, card: int) -> None:
    g.held[seat * len(INTERVENTIONS) + card] -= 1
    g.pile[card] += 1


def announce(g: Kemet, seat: int, card: int) -> None:
    """Seen by all, and paid for, before it works. KEMET-Q-94."""
    discard_card(g, seat, card)
    g.tell(e.ANNOUNCED, "", seat, card)
    pay(g, seat, INTERVENTIONS[card].price, "intervention")


def bury_card(g: Kemet, seat: int, card: int) -> None:
    """For Divine Wound, without effect: face down, or seen by all. KEMET-TILE-divine-wound-b."""
    discard_card(g, seat, card)
    if g.rulings[INTERVENTION_DISCARDS] == FACE_UP:  # KEMET-Q-65
        g.back = 0  # what others have seen is not taken back
        g.tell(e.BURIED, "", seat, card)
    else:
        g.buried[card] += 1
        g.tell(e.BURIED, "", seat, card, seen=1 << seat)


# --- pyramids and tiles


def raise_pyramid(g: Kemet, pyramid: int, level: int, site: int, why: str) -> None:
    """To this level; *site* is where it is built, if it was not yet. KEMET-PYRAMID-07, -08."""
    seat, colour = divmod(pyramid, COLOURS)
    if not g.level[pyramid]:
        g.site[pyramid] = site
    g.level[pyramid] = level
    g.tell(e.RAISED, why, seat, colour, level, g.site[pyramid])


def enlarge_pyramid(g: Kemet, seat: int, pyramid: int, level: int) -> None:
    """That of an enemy, whose it stays. KEMET-PYRAMID-15."""
    owner, colour = divmod(pyramid, COLOURS)
    g.level[pyramid] = level
    g.tell(e.ENLARGED, "", seat, owner, colour, level, g.site[pyramid])


def give_tile(g: Kemet, seat: int, tile: int, colour: int) -> None:
    """Its columns count at once. KEMET-BUY-13."""
    g.supply[tile * COLOURS + colour] -= 1
    g.tiles[seat] |= 1 << tile
    add_columns(g, seat, tile)
    g.tell(e.BOUGHT, "", seat, tile)
    if TILES[tile].adds[POINTS]:
        score_points(g, seat, TILES[tile].adds[POINTS], "tile")


def add_columns(g: Kemet, seat: int, tile: int) -> None:
    for column, amount in enumerate(TILES[tile].adds):
        g.sums[seat * COLUMNS + column] += amount


# --- battle cards


def spend_cards(g: Kemet, seat: int, played: int, unused: int) -> None:
    """After a battle; the hand is whole again once all are spent. KEMET-BATTLE-56 to -58."""
    g.hand[seat] &= ~(1 << played | 1 << unused)
    g.discard[seat] |= 1 << played | 1 << unused
    if g.discards != ALL_UP:
        g.hidden[seat] |= 1 << unused
    g.tell(e.SPENT, "", seat, unused, seen=EVERYBODY if g.discards == ALL_UP else 1 << seat)
    if not g.hand[seat]:
        take_cards_back(g, seat)


def take_cards_back(g: Kemet, seat: int) -> None:
    """KEMET-BATTLE-57."""
    if g.discard[seat]:
        g.hand[seat] |= g.discard[seat]
        g.discard[seat] = g.hidden[seat] = 0
        g.tell(e.RETURNED, "", seat)


def exchange_card(g: Kemet, seat: int, card: int, new: int) -> None:
    """The old one leaves the game; which it was is a secret, as discards are. KEMET-Q-28."""
    g.hand[seat] = g.hand[seat] & ~(1 << card) | 1 << new
    g.removed[seat] |= 1 << card
    g.shown[seat] = 1 << new
    seen = EVERYBODY if g.discards == ALL_UP else 1 << seat
    g.tell(e.EXCHANGED, "", seat, new, card, seen=seen)


# --- the day


def refresh_tokens(g: Kemet, seat: int) -> None:
    """KEMET-ROUND-06: all of them come back for a new day."""
    g.covered[seat], g.left[seat] = 0, TOKENS


def cover(g: Kemet, seat: int, space: int, token: int) -> None:
    """One of the tokens onto an action space."""
    g.covered[seat] |= 1 << space
    if token == ORDINARY:
        g.placed = True
        g.left[seat] -= 1
    elif token == SILVER_TOKEN:
        g.silver = False
    else:
        g.gold = False
    g.tell(e.COVERED, TOKEN.words[token], seat, space)


# --- temples


def settle(g: Kemet) -> None:
    """Whoever stands in a temple has its point, once a change is complete. KEMET-Q-57.

    What a move has touched is settled when it ends.
    """
    touched = 0 if g.march is None or g.march.over else g.march.visited
    for space in members(g.map.temples & ~touched):
        if g.temple[space] != g.owner[space]:
            g.temple[space] = g.owner[space]
            if g.owner[space] == NOBODY:
                g.tell(e.FREED, "", space)
            else:
                g.tell(e.HELD, "", g.owner[space], space)
