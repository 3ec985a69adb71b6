"""Whether what is running can be: the rules on each other, whom they run for, what they remember.

The battle has a file of its own: `fighting`.
"""

from __future__ import annotations

from typing import Final, NoReturn

from tawy.kemet.board import NAMES, SPACES
from tawy.kemet.data import (
    CARD,
    DRAWS,
    HAND_OF_GOD,
    NIGHT_CARDS,
    NIGHT_LEVELS,
    NIGHT_UNITS,
    REINFORCEMENTS,
    SANCTUARY_UNITS,
    SIGHT,
    TILE,
    TILES,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.interventions import room_left
from tawy.kemet.flow.night import DrawCards, decider
from tawy.kemet.flow.raising import may_raise
from tawy.kemet.flow.recruit import Recruit, Reinforce, allowance
from tawy.kemet.flow.rules import NESTING, RULES
from tawy.kemet.flow.setup import Deploy
from tawy.kemet.kinds import SEAT
from tawy.kemet.positions.defaults import FOR_NOBODY, LOOPS, follows, running, runs
from tawy.kemet.rulings import APART, ENLISTMENT
from tawy.kemet.state import NOBODY, ON_ITS_TILE, Kemet
from tawy.kernel.frames import Ask, Ballot, Chance, Frame, Sequence
from tawy.kernel.options import BadInput
from tawy.kernel.sets import BIT, members, set_of

# Steps, by their rules: from here on there is a plan, and up to there.
RECRUITING: Final = Recruit().step_names()
REINFORCING: Final = Reinforce().step_names()
DEPLOYING: Final = Deploy().step_names()
DRAWING: Final = DrawCards().step_names()


def refuse(field: str, reason: str) -> NoReturn:
    raise BadInput(f"facts.{field}", reason)


# --- the stack


def check_stack(g: Kemet) -> None:
    """Every rule runs on top of one that has called it, for a seat of the table."""
    for i, f in enumerate(g.stack):
        here, name = f"stack[{i}]", RULES[f.rule].name()
        below = NESTING.get(f.rule, [""])
        if (step_of(g.stack[i - 1]) if i else "") not in below:
            told = f"{name!r} runs on top of {' or '.join(below) or 'nothing'}"
            raise BadInput(here, f"{told}; write that before it")
        if f.rule not in FOR_NOBODY and f.who < 0:
            raise BadInput(f"{here}.seat", f"{name!r} wants the seat that it runs for")
        if i and follows(g, i) and f.who != g.stack[i - 1].who:
            told = f"{name!r} runs for whom the rule below it runs for"
            raise BadInput(f"{here}.seat", f"{told}: {SEAT.words[g.stack[i - 1].who]}")
        check_escape(g, i)
    for i in range(len(g.stack)):
        check_done(g, i, f"stack[{i}]")


def step_of(f: Frame) -> str:
    """A running rule, and the step it goes on with, as `at` has it."""
    rule = RULES[f.rule]
    if isinstance(rule, Sequence):
        return f"{rule.name()}: {rule.step_name(f.step)}"
    return rule.name()


def check_escape(g: Kemet, i: int) -> None:
    """KEMET-Q-37: it is played in a battle, and brings about nothing else."""
    played = g.stack[i].rule == n.INTERVENTION and g.stack[i - 1].rule == n.BATTLE
    if played and i + 1 < len(g.stack) and g.stack[i + 1].rule != n.VETO:
        raise BadInput(f"stack[{i + 1}]", "an Escape waits for Vetoes, and for nothing else")


def check_done(g: Kemet, i: int, here: str) -> None:
    """Seats are asked in the order of turns: all up to the one who is asked now are done."""
    f = g.stack[i]
    if isinstance(RULES[f.rule], Ballot):
        return
    if f.step not in LOOPS.get(f.rule, set()):
        if f.done:
            raise BadInput(f"{here}.done", "nobody is asked here one after the other")
        return
    firsts = [set_of(g.order[:count]) for count in range(g.seats + 1)]
    if f.done not in firsts:
        raise BadInput(f"{here}.done", "wants the first ones in `order`, and nobody else")
    if i + 1 < len(g.stack):
        asked = g.order.index(g.stack[i + 1].who)
        if f.done != firsts[asked + 1]:
            told = "wants all in `order` up to the one who is asked now, who is"
            raise BadInput(f"{here}.done", f"{told} {SEAT.words[g.order[asked]]}")


# --- whom a rule asks, by the facts


def check_asked(g: Kemet) -> None:
    """Those whom the facts name. Battles have theirs in `fighting`."""
    for i, f in enumerate(g.stack):
        here = f"stack[{i}].seat"
        if f.rule == n.SET_ORDER:
            if not g.day:
                refuse("day", "the order of the first day is drawn; a later one is set")
            wanted(here, f.who, decider(g), "the one with the fewest points sets the order")
        elif f.rule == n.DELTA:
            wanted(here, f.who, g.owner[g.map.delta], "asks whoever is in the Delta temple")
        elif f.rule == n.SANCTUARY:
            owner = NOBODY if g.map.sanctuary < 0 else g.owner[g.map.sanctuary]
            wanted(here, f.who, owner, "asks whoever is in the Sanctuary")
            if g.units[g.map.sanctuary] < SANCTUARY_UNITS:
                place = f"board.{NAMES[g.map.sanctuary]}"
                refuse(place, f"{SANCTUARY_UNITS} units are asked for; write as many, or more")
        elif f.rule == n.RETURN_CREATURE and not g.lairs(f.who):
            refuse("board", "no own district with units and without a creature: none can return")


def wanted(place: str, found: int, seat: int, told: str) -> None:
    if found != seat:
        who = "nobody" if seat == NOBODY else SEAT.words[seat]
        raise BadInput(place, f"{told}: {who}, not {SEAT.words[found]}")


# --- what steps remember


def check_memory(g: Kemet) -> None:
    """Each fact of `running` is there while its step is, and fits it."""
    check_pyramid(g)
    check_tile(g)
    check_queue(g)
    check_nightly(g)
    check_plan(g)
    check_due(g)
    check_looked(g)
    check_coming(g)


def asks(g: Kemet, *rules: int) -> bool:
    return bool(g.stack) and g.stack[-1].rule in rules


def only_while(there: bool, g: Kemet, field: str, *rules: int) -> bool:
    """Whether one of these rules asks now; what they want must be there then, and else not."""
    asked = asks(g, *rules)
    names = " or ".join([repr(RULES[rule].name()) for rule in rules])
    if there and not asked:
        refuse(f"running.{field}", f"is there while {names} asks; leave it out")
    if asked and not there:
        refuse(f"running.{field}", f"{names} asks: write what it is about")
    return asked


def check_pyramid(g: Kemet) -> None:
    """KEMET-PYRAMID-14, -15, KEMET-BUY-01."""
    if only_while(g.pyramid >= 0, g, "pyramid", n.RAISE_TO):
        who = g.stack[-1].who
        if not may_raise(g, who, g.pyramid):
            refuse("running.pyramid", f"is none that {SEAT.words[who]} can raise")
    only_while(g.colour >= 0, g, "colour", n.BUY)


def check_tile(g: Kemet) -> None:
    """KEMET-CREATURE-02, -12, KEMET-Q-28."""
    if not only_while(g.tile >= 0, g, "tile", n.BRING_CREATURE, n.RETURN_TO, n.EXCHANGE_CARD):
        return
    who, tile, word = g.stack[-1].who, TILES[g.tile], TILE.words[g.tile]
    if not g.has(who, g.tile):
        refuse("running.tile", f"{SEAT.words[who]} does not have {word}")
    if asks(g, n.EXCHANGE_CARD):
        if tile.card < 0:
            refuse("running.tile", f"{word} brings no battle card")
        if g.discard[who] or (g.hand[who] | g.removed[who]) & BIT[tile.card]:
            told = f"before {CARD.words[tile.card]} comes, the six others are in hand"
            refuse(f"seats.{SEAT.words[who]}.hand", told)
    elif tile.creature < 0 or g.where[tile.creature] != ON_ITS_TILE:
        refuse("running.tile", f"{word} has no creature that waits on it")


def lineup(g: Kemet, f: Frame) -> list[int]:
    """The districts that a rule asks about one after the other."""
    own = members(g.districts(f.who))
    return [space for space in own if space in g.site] if f.rule == n.DEPLOY else own


def lining(g: Kemet) -> Frame | None:
    """The rule that goes through districts, if one does now."""
    for rule, names in [
        (n.DEPLOY, DEPLOYING),
        (n.RECRUIT, RECRUITING),
        (n.REINFORCE, REINFORCING),
    ]:
        f = running(g, rule)
        if f is not None and f.step == names.index("districts"):
            return f
    return None


def check_queue(g: Kemet) -> None:
    """KEMET-RECRUIT-10, KEMET-Q-47: the districts that are left, or the troop outside."""
    f, troop = lining(g), running(g, n.REINFORCE)
    if f is not None:
        last = lineup(g, f)
        if g.queue != last[len(last) - len(g.queue) :]:
            told = f"wants the last ones of {' '.join(NAMES[s] for s in last)}, in this order"
            refuse("running.queue", told)
    elif troop is not None and troop.step == REINFORCING.index("troop"):
        outside = g.map.spaces & ~g.districts(troop.who)
        for space in g.queue:
            if not outside & BIT[space] or g.owner[space] != troop.who or len(g.queue) > 1:
                refuse("running.queue", "wants one own troop outside the city, or nothing")
    elif g.queue:
        refuse("running.queue", "no rule goes through districts now; leave it out")
    if asks(g, n.DEPLOY_IN, n.RECRUIT_IN) and not g.queue:
        refuse("running.queue", "wants the district that is asked about, and those after it")


def check_nightly(g: Kemet) -> None:
    """KEMET-Q-46: the tiles of the seat whose night it is that were not used yet."""
    f = running(g, n.NIGHT_TILES)
    if f is None or not f.step:
        if g.nightly:
            refuse("running.nightly", "is there while night tiles are used; leave it out")
        return
    hand, units = g.sum_of(f.who, NIGHT_LEVELS) > 0, g.sum_of(f.who, NIGHT_UNITS) > 0
    owned = [t for t, has in [(HAND_OF_GOD, hand), (REINFORCEMENTS, units)] if has]
    used = [HAND_OF_GOD] if runs(g, n.HAND_OF_GOD) else []
    used += [REINFORCEMENTS] if runs(g, n.REINFORCE) else []
    for tile in used:
        if tile not in owned:
            refuse(f"seats.{SEAT.words[f.who]}.tiles", f"{TILE.words[tile]} is used; write it")
    if g.nightly != [tile for tile in owned if tile in g.nightly and tile not in used]:
        left = [TILE.words[tile] for tile in owned if tile not in used]
        refuse("running.nightly", f"wants some of {', '.join(left) or 'no tiles'}, each once")


def check_plan(g: Kemet) -> None:
    """KEMET-Q-11, -50: units are about to be placed where they have room, and were asked for."""
    if not any(g.plan):
        return
    recruit, reinforce = running(g, n.RECRUIT), running(g, n.REINFORCE)
    calling = recruit or reinforce
    names = RECRUITING if recruit is not None else REINFORCING
    inside = -1  # the seat in whose city they are
    if calling is not None and calling.step <= names.index("place") and calling.step:
        inside = calling.who
        if sum(g.plan) > allowance(g, inside):
            told = f"{sum(g.plan)} units; {SEAT.words[inside]} can call"
            refuse("running.plan", f"{told} {allowance(g, inside)}")
    elif g.announced is not None:
        inside = g.announced.seat
    else:
        refuse("running.plan", "nobody calls units now; leave it out")
    for space in [s for s in range(SPACES) if g.plan[s]]:
        here = f"running.plan.{NAMES[space]}"
        own = g.owner[space] == inside and g.map.spaces & BIT[space]
        if not (g.districts(inside) & BIT[space] or (own and recruit is None)):
            refuse(here, f"{SEAT.words[inside]} can place no units there")
        if space in g.queue:
            refuse(here, "is in the queue: it is still asked about")
        if room_left(g, inside, space) < 0:
            told = f"too many: {g.room(inside)} units is the most in one space"
            refuse(here, told)
    outside = [s for s in range(SPACES) if g.plan[s] and not g.districts(inside) & BIT[s]]
    together = g.announced is not None and g.rulings[ENLISTMENT] != APART
    several = len(outside) > 1 and (together or calling is not None)
    if several or (outside and together and g.plan.count(0) < SPACES - 1):
        refuse("running.plan", "names more than one troop outside the city")
    if outside and calling is not None and calling.step < names.index("troop"):
        refuse("running.plan", "the troop outside the city is asked about last")


def check_due(g: Kemet) -> None:
    """KEMET-NIGHT-05, KEMET-TILE-vision-b: cards of this night; of Enlistment, see there."""
    f = running(g, n.DRAW_CARDS)
    if f is not None and f.step == DRAWING.index("draw"):
        most = (0 if g.sum_of(f.who, SIGHT) else NIGHT_CARDS) + g.sum_of(f.who, DRAWS)
        if g.due > most:
            refuse("running.due", f"{g.due} cards; {SEAT.words[f.who]} draws {most}")
        if runs(g, n.DRAW) and not g.due:
            refuse("running.due", "a card is drawn: wants 1 or more")
    elif g.due and not asks(g, n.ENLIST):
        refuse("running.due", "nothing is drawn or enlisted now; leave it out")


def check_looked(g: Kemet) -> None:
    """KEMET-TILE-vision, KEMET-Q-45."""
    f = running(g, n.DRAW_CARDS)
    looking = f is not None and f.step <= DRAWING.index("choose")
    if f is not None and (runs(g, n.LOOK) or asks(g, n.KEEP_CARD)) and not g.sum_of(f.who, SIGHT):
        refuse(f"seats.{SEAT.words[f.who]}.tiles", "vision is used; write it")
    if not any(g.looked):
        return
    if f is None or not (looking or asks(g, n.KEEP_CARD)) or not g.sum_of(f.who, SIGHT):
        refuse("looked", "only Vision looks at cards, and only while they are drawn")
    most = NIGHT_CARDS + g.sum_of(f.who, SIGHT) - (1 if runs(g, n.LOOK) else 0)
    if sum(g.looked) > most:
        refuse("looked", f"{sum(g.looked)} cards; {most} at most here")


def check_coming(g: Kemet) -> None:
    """KEMET-ORDER-06."""
    f = running(g, n.NIGHT)
    names = [] if f is None else step_names(f)
    if g.coming and (f is None or f.step < names.index("set order")):
        refuse("coming", "the order of the next day is not being set; leave it out")
    if len(set(g.coming)) < len(g.coming):
        refuse("coming", "names a seat twice")
    setting = f is not None and f.step == names.index("set order")
    if g.coming and not setting and len(g.coming) < g.seats:
        refuse("coming", f"the order is set: it names all {g.seats}")
    if g.coming and not g.day:
        refuse("coming", "the order of the first day is drawn; it is in `order`")


def step_names(f: Frame) -> list[str]:
    rule = RULES[f.rule]
    return rule.step_names() if isinstance(rule, Sequence) else []


def check_options(g: Kemet) -> None:
    """Whoever is asked has a choice."""
    rule = RULES[g.stack[-1].rule] if g.stack else None
    if isinstance(rule, Ask) and not rule.options(g, g.stack[-1]):
        chance = isinstance(rule, Chance)
        who = "chance" if chance else SEAT.words[g.stack[-1].who]
        raise BadInput("facts", f"{rule.name()!r} asks {who}, and nothing can be chosen")
