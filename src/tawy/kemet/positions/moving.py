"""Whether a move and a card that is being played can be as they are written."""

from __future__ import annotations

from typing import Final

from tawy.kemet.board import NAMES
from tawy.kemet.data import (
    CREATURE,
    ENTERED,
    ESCAPE,
    FIRST_BLOOD,
    INTERVENTION,
    INTERVENTIONS,
    OWN_MOVE,
    OWN_TURN,
    TELEPORTATION,
    UNITS,
    VETO,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.interventions import Intervention, has_target, prey
from tawy.kemet.kinds import SEAT
from tawy.kemet.positions.defaults import MET, meets, moving, running
from tawy.kemet.positions.running import refuse
from tawy.kemet.rulings import APART, ENLISTMENT, INITIATIVE, MOVE_ENDS
from tawy.kemet.state import NOBODY, Announced, Kemet, March
from tawy.kemet.ways import card_ways
from tawy.kernel.frames import Frame
from tawy.kernel.options import noun_of
from tawy.kernel.sets import BIT

WORK: Final = Intervention().step_names().index("work")
# The questions of a step that is being chosen, and those of a card before it can be vetoed.
STEPPING: Final = {n.TAKE_CREATURE, n.STEP_TO}
NAMING: Final = {n.AIM, n.ENLIST, n.MARCH_FROM, n.TAKE_UNITS, *STEPPING}


# --- the move


def check_march(g: Kemet) -> None:
    """It is there while one goes on. KEMET-MOVE-01, -08, -16."""
    move, m = moving(g), g.march
    if move is None:
        if m is not None:
            refuse("march", "no move goes on; leave it out")
        return
    assert m is not None  # where it is not written it is filled in
    above = g.stack[g.stack.index(move) + 1 :]
    check_creatures(g, m, move.who)
    check_way(g, m, move.who, above)
    check_over(g, m, above)
    if above and above[-1].rule == n.TAKE_UNITS:
        wants_troop(g, m, move.who)
    elif (above and above[-1].rule in STEPPING) or teleporting(g):
        check_group(g, m, move.who, above)


def check_creatures(g: Kemet, m: March, who: int) -> None:
    for field, creature in (("creature", m.creature), ("guide", m.guide)):
        if creature >= 0 and g.keeper(creature) != who:
            word = CREATURE.words[creature]
            refuse(f"march.{field}", f"{SEAT.words[who]} does not have the tile of {word}")


def check_way(g: Kemet, m: March, who: int, above: list[Frame]) -> None:
    """Before the first step no space has been visited; after it the group is in one of them."""
    if (m.space >= 0 and not g.map.spaces & BIT[m.space]) or m.visited & ~g.map.spaces:
        refuse("march", f"names a space that is not on the map for {g.seats} players")
    if not m.visited:
        if m.steps or m.guide >= 0:
            told = "wants the spaces that the group has been in, after its first step"
            refuse("march.visited", told)
        if m.space >= 0:
            wants_troop(g, m, who)
        return
    if m.space < 0 or not m.visited & BIT[m.space]:
        refuse("march.visited", "wants the space where the group is too")
    fields = g.fields() + ([] if g.battle is None else [g.battle.space])
    if meets(g, above) and fields:
        elsewhere = [space for space in fields if space != m.space]
        if elsewhere:
            refuse("march.space", f"the group fights in {NAMES[elsewhere[0]]}: it is there")
    elif not m.over:
        wants_troop(g, m, who)


def wants_troop(g: Kemet, m: March, who: int) -> None:
    if m.space < 0 or g.owner[m.space] != who:
        refuse("march.space", f"wants a space with units of {SEAT.words[who]}")


def check_over(g: Kemet, m: March, above: list[Frame]) -> None:
    """KEMET-MOVE-16: it ends where a battle is fought, or where Initiative has prevented it."""
    fight = running(g, n.BATTLE)
    if not meets(g, above):
        if m.over and above:
            refuse("march.over", "it goes on: somebody is still asked; write false")
    elif fight is not None and g.battle is not None:
        ending = fight.step > MET and g.battle.fought
        struck = g.sum_of(g.battle.seats[0], FIRST_BLOOD) > 0 and fight.step >= MET
        may_end = struck and not g.battle.fought and g.rulings[INITIATIVE] == MOVE_ENDS
        if m.over != ending and not may_end:
            told = "a battle that is fought ends the move: true" if ending else "write false"
            refuse("march.over", told)
    elif m.over and any(g.newcomers):
        refuse("march.over", "the battle is still to come; write false")
    if not (m.visited or m.over) and meets(g, above):
        refuse("march.visited", "the group came upon enemies: wants where it has been")


def check_group(g: Kemet, m: March, who: int, above: list[Frame]) -> None:
    """KEMET-MOVE-08, KEMET-CREATURE-13."""
    wants_troop(g, m, who)
    if not 1 <= m.units <= g.units[m.space]:
        refuse("march.units", f"wants 1 to {g.units[m.space]}: those that go on")
    asked = above[-1].rule == n.TAKE_CREATURE
    if asked and g.creature_of(who, m.space) < 0:
        refuse(f"board.{NAMES[m.space]}", "wants the creature that may go along")
    if m.creature >= 0 and (asked or m.creature != g.creature_of(who, m.space)):
        refuse("march.creature", "wants the creature that is with them and goes along, or none")


def teleporting(g: Kemet) -> bool:
    """By a card whose target is named."""
    a = g.announced
    return a is not None and a.card == TELEPORTATION and a.space >= 0


# --- a card outside battle


def check_announced(g: Kemet) -> None:
    """It is there from its announcement till it works. KEMET-Q-94."""
    f, a = running(g, n.INTERVENTION), g.announced
    if f is None or f.step > WORK:
        if a is not None:
            refuse("announced", "no card is being played; leave it out")
        return
    if a is None:
        refuse("announced", "a card is being played; say at least by whom and which")
    if a.seat != f.who:
        refuse("announced.seat", f"{SEAT.words[f.who]} plays it")
    check_moment(g, a, g.stack[g.stack.index(f) - 1])
    played = 1 + a.vetoes if a.card == VETO else 1
    if g.pile[a.card] < played or g.pile[VETO] < a.vetoes:
        refuse("pile", "wants the card that is being played, and its Vetoes")
    top = g.stack[-1].rule
    if top in NAMING or f.step == 0:
        check_naming(g, a, top)
    else:
        check_target(g, a)
        check_vetoes(g, a, top)
    if any(g.plan) and not INTERVENTIONS[a.card].units:
        refuse("running.plan", f"{INTERVENTION.words[a.card]} places no units")


def check_moment(g: Kemet, a: Announced, below: Frame) -> None:
    """KEMET-DI-gen-02, KEMET-DI-escape, KEMET-Q-37."""
    moments = {n.TURN: [OWN_TURN], n.MOVE: [OWN_TURN, OWN_MOVE], n.BATTLE: [ENTERED]}[below.rule]
    if INTERVENTIONS[a.card].moment not in moments:
        refuse("announced.card", f"{INTERVENTION.words[a.card]} is not for this moment")
    if g.turn == NOBODY:
        refuse("turn", "cards are played by day, in somebody's turn")


def check_naming(g: Kemet, a: Announced, top: int) -> None:
    """Before it can be vetoed its player names what it is for."""
    if a.space >= 0 or a.vetoes or a.last != a.seat or not a.open:
        refuse("announced", "it is being aimed: it has no target yet, and no Veto")
    card = INTERVENTIONS[a.card]
    fits = {n.AIM: card.kills > 0, n.ENLIST: card.units > 0}
    if not fits.get(top, a.card == TELEPORTATION or top == n.INTERVENTION):
        refuse("announced.card", f"{card.word} does not ask for this")
    if top == n.MARCH_FROM and g.marching().visited:
        refuse("march.visited", "the group is on its way: no other can begin")
    if top == n.INTERVENTION and not has_target(g, a.seat, a.card):
        refuse("announced.card", f"{card.word} has nothing to work on")
    if card.units and top == n.ENLIST:
        units = min(card.units, g.reserve[a.seat])
        if not g.due or sum(g.plan) + g.due != units:
            refuse("running.due", f"wants what is left of {units} units: {units - sum(g.plan)}")
        outside = [s for s in range(len(g.plan)) if g.plan[s] and not g.districts(a.seat) & BIT[s]]
        if outside and g.rulings[ENLISTMENT] != APART:
            refuse("running.plan", "all units go to a troop outside, or into the city")
    elif any(g.plan):
        refuse("running.plan", "no unit was placed yet; leave it out")


def check_target(g: Kemet, a: Announced) -> None:
    """KEMET-DI-raining-fire, KEMET-TELEPORT-13, KEMET-Q-37, -50."""
    card = INTERVENTIONS[a.card]
    targets: list[int] = []
    if card.kills:
        targets = prey(g, a.seat)
    elif a.card == TELEPORTATION:
        m = g.marching()
        if not 0 <= m.space < len(NAMES) or not 1 <= m.units <= UNITS:
            refuse("march", "a group is being teleported: write its space and units")
        targets = [noun_of(w) for w in card_ways(g, a.seat, m.space, m.units, m.creature)]
    elif a.card == ESCAPE:
        targets = [] if g.battle is None else g.refuges(g.battle.space)
    elif a.space >= 0:
        refuse("announced.space", f"{card.word} has no target; leave it out")
    else:
        if card.units and not 0 < sum(g.plan) <= min(card.units, g.reserve[a.seat]):
            refuse("running.plan", f"wants where up to {card.units} units will be placed")
        return
    if a.space not in targets:
        words = [NAMES[space] for space in targets]
        refuse("announced.space", f"wants one of: {', '.join(words) or 'nothing fits'}")


def check_vetoes(g: Kemet, a: Announced, top: int) -> None:
    """KEMET-Q-34, -35: never of the active player, never against one's own card."""
    if a.vetoes == 0 and a.last != a.seat:
        refuse("announced.last", f"without a Veto {SEAT.words[a.seat]} has played the last card")
    if a.vetoes and (a.last == g.turn or (a.last == a.seat and a.vetoes < 2)):
        refuse("announced.last", "wants who has played the last Veto: another, not in turn")
    if a.vetoes > 1 and g.seats < 3:
        refuse("announced.vetoes", "between two players there is one Veto at most")
    if top == n.VETO and not a.open:
        refuse("announced.open", "somebody is asked for a Veto; write true")
