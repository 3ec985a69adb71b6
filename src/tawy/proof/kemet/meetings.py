"""Moments of Kemet that chance seldom makes, each brought about in a crowded position.

A position says all that must meet; then choices are made up to the moment itself, as far as they
can be. What comes of it is played out at random like any other game.
"""

from __future__ import annotations

from collections.abc import Callable

from tawy.kemet import data as d
from tawy.kemet.board import NAMES
from tawy.kemet.flow import numbers as n
from tawy.kemet.game import KEMET
from tawy.kemet.state import Kemet
from tawy.kernel.rng import Stream
from tawy.kernel.sets import BIT, members
from tawy.proof.kemet.positions import (
    KINDS,
    LAST_DAY,
    any_settings,
    clear,
    crowded,
    give_tile,
    grown_settings,
    hold,
    lay_down,
    put,
    resume,
)
from tawy.records.position import dump

Meeting = Callable[[Kemet, Stream], None]
ANSWERS = 60  # at random, at most, on the way to a moment
PLAIN = 3  # made positions in so many have no moment made

PAID_CARDS = [d.WAR_FURY, d.BLOODBATH, d.IRON_WALL]
FREE_CARDS = [d.WAR_RAGE, d.BLOOD_BATTLE, d.BRONZE_WALL]
TURN_CARDS = ["prayer", "mana-theft"]


def made_position(seats: int, stream: Stream) -> dict[str, object]:
    plain = stream.below(PLAIN) == 0
    settings = any_settings(stream) if plain else grown_settings(stream)
    g = crowded(seats, settings, stream)
    if plain:
        resume(g, ["day", "day", "night", "dusk"][stream.below(4)])
    else:
        meetings = MEETINGS + (FOR_THREE if seats > 2 else [])
        new_day(g)
        meetings[stream.below(len(meetings))](g, stream)
    return dump(KEMET, g, KEMET.checked(seats, settings))


# --- on the way to a moment


def new_day(g: Kemet) -> None:
    g.covered, g.left = [0] * g.seats, [d.TOKENS] * g.seats


def say(g: Kemet, *choices: str) -> None:
    """Choose so where it is on offer; what nobody is asked for is left out."""
    for words in choices:
        option = KEMET.option_called(words)
        asked = [s for s in KEMET.engine.pending(g) if option in KEMET.engine.legal(g, s)]
        if asked:
            KEMET.engine.apply(g, asked[0], option)


def answer_until(g: Kemet, rule: int, stream: Stream) -> None:
    for _ in range(ANSWERS):
        if g.stack[-1].rule == rule:
            return
        seat = stream.pick(KEMET.engine.pending(g))
        KEMET.engine.apply(g, seat, stream.pick(KEMET.engine.legal(g, seat)))


def beside(g: Kemet, stream: Stream) -> tuple[int, int]:
    """Two spaces next to each other; the second has an empty one beside it."""
    inland = [s for s in members(g.map.spaces) if g.map.near[s].bit_count() > 1]
    field = stream.pick(inland)
    origin, refuge, *_ = members(g.map.near[field])
    clear(g, refuge)
    return origin, field


def attack(g: Kemet, stream: Stream, units: int, defenders: int, creature: int = -1) -> int:
    """The first in the order goes upon the second; says where."""
    origin, field = beside(g, stream)
    put(g, g.order[1], field, defenders, creature)
    put(g, g.order[0], origin, units)
    resume(g, "day")
    go(g, origin, units, f"to {NAMES[field]}")
    return field


def go(g: Kemet, origin: int, units: int, step: str) -> None:
    say(g, "token move-2", f"from {NAMES[origin]}", f"take {units}", step)


# --- cards out of battle


def veto_on_veto(g: Kemet, stream: Stream) -> None:
    active, first, second = g.order[:3]
    card = stream.below(len(TURN_CARDS))
    hold(g, active, d.INTERVENTION.words.index(TURN_CARDS[card]))
    hold(g, first, d.VETO)
    hold(g, second, d.VETO)
    resume(g, "day")
    say(g, f"play {TURN_CARDS[card]}")
    if stream.below(2):
        say(g, "veto")
        say(g, *["pass"] * len(KEMET.engine.pending(g)))


def escape_vetoed(g: Kemet, stream: Stream) -> None:
    hold(g, g.order[1], d.ESCAPE)
    hold(g, g.order[2], d.VETO)
    field = attack(g, stream, 3, 2)
    say(g, f"escape {NAMES[g.refuges(field)[0]]}")


def escape_before_initiative(g: Kemet, stream: Stream) -> None:
    give_tile(g, g.order[0], d.INITIATIVE)
    hold(g, g.order[1], d.ESCAPE)
    attack(g, stream, 4, 1 + stream.below(4))


def fire_upon_a_creature(g: Kemet, stream: Stream) -> None:
    """The last of its troop falls; there may be several districts for it."""
    active, other = g.order[:2]
    hold(g, active, d.RAINING_FIRE)
    g.prayer[active] = d.TOP
    open_country = members(g.map.spaces & ~g.districts(other))
    target = stream.pick(open_country)
    homes(g, other, 1 + stream.below(3))
    put(g, other, target, 1, stream.below(len(d.CREATURES)))
    resume(g, "day")
    say(g, "play raining-fire", f"at {NAMES[target]}")


def creature_left_alone(g: Kemet, stream: Stream) -> None:
    """Its troop goes without it; there may be several districts for it. KEMET-Q-32."""
    active = g.order[0]
    start, way = beside(g, stream)
    homes(g, active, 1 + stream.below(3))
    clear(g, way)
    creature = stream.below(len(d.CREATURES))
    put(g, active, start, 2, creature)
    resume(g, "day")
    say(g, "token move-2", f"from {NAMES[start]}", "take 2")
    say(g, f"without {d.CREATURE.words[creature]}", f"to {NAMES[way]}")


def homes(g: Kemet, seat: int, count: int) -> None:
    for district in members(g.districts(seat))[:count]:
        put(g, seat, district, 2)


def enlistment_on_the_march(g: Kemet, stream: Stream) -> None:
    """Between two steps, into an own district that an enemy holds. KEMET-Q-89."""
    active, other = g.order[:2]
    give_tile(g, active, d.GODSPEED)
    hold(g, active, d.ENLISTMENT)
    front = g.map.front[g.city[active]]
    lost, *_ = members(g.districts(active))
    way = [s for s in members(g.map.near[front]) if not BIT[s] & g.map.districts]
    put(g, active, front, 3)
    put(g, other, lost, 1 + stream.below(3))
    clear(g, way[0])
    resume(g, "day")
    go(g, front, 2 + stream.below(2), f"to {NAMES[way[0]]}")
    say(g, "play enlistment", f"at {NAMES[lost]}", f"at {NAMES[lost]}")


def free_teleports(g: Kemet, stream: Stream) -> None:
    active = g.order[0]
    for tile in (d.TELEPORT, d.STARGATE, d.PRIEST_OF_RA):
        give_tile(g, active, tile)
    start = stream.pick(members(g.map.obelisks))
    put(g, active, start, 5)
    resume(g, "day")
    say(g, "token move-2", f"from {NAMES[start]}")


# --- battles


def hidden_from_prescience(g: Kemet, stream: Stream) -> None:
    seer = stream.below(2)
    give_tile(g, g.order[seer], d.PRESCIENCE)
    hold(g, g.order[1 - seer], *FREE_CARDS, *PAID_CARDS)
    attack(g, stream, 4, 4)


def wounds(g: Kemet, stream: Stream) -> None:
    side = stream.below(2)
    give_tile(g, g.order[side], d.DIVINE_WOUND)
    hold(g, g.order[side], *FREE_CARDS, d.PRAYER_CARD, d.VETO)
    attack(g, stream, 3, 3)


def too_little_prayer(g: Kemet, stream: Stream) -> None:
    """Interventions that cannot all be paid for, under the card of the attacker."""
    for seat in g.order[:2]:
        lay_down(g, seat)
        g.prayer[seat] = stream.below(2)
        g.hand[seat], g.discard[seat], g.hidden[seat] = g.hand[seat] | g.discard[seat], 0, 0
    hold(g, g.order[0], *PAID_CARDS, *PAID_CARDS)
    attack(g, stream, 4, 4)
    say(g, "pass")
    seat = g.order[0]
    played, unused, *_ = [d.CARD.words[card] for card in members(g.hand[seat])]
    hidden = [d.INTERVENTION.words[card] for card in PAID_CARDS[: 1 + stream.below(3)]]
    say(g, f"card {played}", f"unused {unused}", *[f"invoke {card}" for card in hidden])


def few_against_few(g: Kemet, stream: Stream) -> None:
    """Troops so small that winners, or both, may be wiped out."""
    attack(g, stream, 1 + stream.below(2), 1 + stream.below(2), stream.below(len(d.CREATURES)))


def creature_struck_first(g: Kemet, stream: Stream) -> None:
    """Initiative destroys its troop; its player may have a choice of districts."""
    give_tile(g, g.order[0], d.INITIATIVE)
    homes(g, g.order[1], 2)
    attack(g, stream, 4, 1 + stream.below(2), stream.below(len(d.CREATURES)))


def battle_at_the_delta(g: Kemet, stream: Stream) -> None:
    """The loser cannot retreat from there. KEMET-Q-91."""
    active, other = g.order[:2]
    pyramids = range(active * d.COLOURS, (active + 1) * d.COLOURS)
    start = next(g.site[p] for p in pyramids if g.site[p] >= 0)
    g.prayer[active] = d.TOP
    put(g, other, g.map.delta, 5)
    put(g, active, start, 5)
    resume(g, "day")
    go(g, start, 5, f"teleport {NAMES[g.map.delta]}")


def recruits_against_two(g: Kemet, stream: Stream) -> None:
    active, other = g.order[:2]
    lost, taken, _ = members(g.districts(active))
    for space in range(len(g.owner)):
        if g.owner[space] == active:
            clear(g, space)
    put(g, other, lost, 1 + stream.below(3))
    put(g, g.order[-1], taken, 1 + stream.below(3))
    g.prayer[active] = d.TOP
    resume(g, "day")
    units = 2 + stream.below(3)
    say(g, "token recruit", *[f"recruit {units}"] * 2, "recruit 0")


# --- night, tokens, dusk


def battle_by_night(g: Kemet, stream: Stream) -> None:
    active, other = g.order[:2]
    give_tile(g, active, d.REINFORCEMENTS)
    for space in members(g.districts(active)):
        put(g, other, space, 1)
    own = [s for s in range(len(g.owner)) if g.owner[s] == active]
    for space in own[1:]:
        clear(g, space)
    resume(g, "night")
    answer_until(g, n.RECRUIT_IN, stream)
    say(g, f"recruit {1 + stream.below(2)}")


def both_night_tiles(g: Kemet, stream: Stream) -> None:
    give_tile(g, g.order[0], d.HAND_OF_GOD)
    give_tile(g, g.order[0], d.REINFORCEMENTS)
    resume(g, "night")
    answer_until(g, n.CHOOSE_TILE, stream)  # whoever has Vision is asked before


def deck_ends_at_vision(g: Kemet, stream: Stream) -> None:
    give_tile(g, g.order[0], d.VISION)
    few = 1 + stream.below(4)
    for card in range(KINDS):
        moved = min(g.deck[card], max(0, sum(g.deck) - few))
        g.deck[card] -= moved
        g.pile[card] += moved
    resume(g, "night")


def all_tokens(g: Kemet, stream: Stream) -> None:
    give_tile(g, g.order[0], d.ACT_OF_GOD)
    give_tile(g, g.order[0], d.DIVINE_WILL)
    resume(g, "day")
    say(g, *[["golden move", "silver recruit", "silver move-3"][stream.below(3)]])


def sacrifices(g: Kemet, stream: Stream) -> None:
    """One or two units with a creature, so that it may be left alone."""
    first, second = shuffled_pair(len(d.CREATURES), stream)
    put(g, g.order[0], g.map.delta, 1 + stream.below(2), first)
    if g.map.sanctuary >= 0:
        put(g, g.order[1], g.map.sanctuary, 2 + stream.below(2), second)
    resume(g, "dusk")


def shuffled_pair(count: int, stream: Stream) -> tuple[int, int]:
    first = stream.below(count)
    return first, (first + 1 + stream.below(count - 1)) % count


def even_at_the_goal(g: Kemet, stream: Stream) -> None:
    """The same score for two; what they won in battle is the same too, or not."""
    for space in members(g.map.temples | g.map.districts):
        clear(g, space)
    first, second = g.order[:2]
    ask_at_the_delta(g, second)
    most = max(g.temporary(seat) for seat in range(g.seats)) + g.goal
    for seat in (first, second):
        g.points[seat] = most - g.temporary(seat)
        g.won[seat] = stream.below(2)
    resume(g, "dusk")


def ask_at_the_delta(g: Kemet, seat: int) -> None:
    """A question before the game ends, whose answer changes no score."""
    put(g, seat, g.map.delta, 3)
    for space in members(g.map.temples):
        g.temple[space] = g.owner[space]


def last_day(g: Kemet, stream: Stream) -> None:
    """Nobody is near the goal."""
    g.day = LAST_DAY
    ask_at_the_delta(g, g.order[0])
    for seat in range(g.seats):
        bought = [d.TILES[tile].adds[d.POINTS] for tile in members(g.tiles[seat])]
        g.points[seat], g.won[seat] = sum(bought), 0
    resume(g, "day" if stream.below(3) == 0 else "dusk")


MEETINGS: list[Meeting] = [
    escape_before_initiative, fire_upon_a_creature, creature_left_alone, enlistment_on_the_march,
    free_teleports,
    hidden_from_prescience, wounds, too_little_prayer, few_against_few, creature_struck_first,
    battle_at_the_delta, recruits_against_two, battle_by_night, both_night_tiles,
    deck_ends_at_vision, all_tokens, sacrifices, even_at_the_goal, last_day,
]  # fmt: skip
FOR_THREE: list[Meeting] = [veto_on_veto, veto_on_veto, escape_vetoed, escape_vetoed]
