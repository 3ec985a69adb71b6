"""Whether battles can be as they are written: who meets whom, and how far they have come."""

from __future__ import annotations

from typing import Final

from tawy.kemet.board import NAMES
from tawy.kemet.data import (
    CARD,
    CREATURE,
    FORESIGHT,
    IN_BATTLE,
    INTERVENTION,
    INTERVENTIONS,
    WOUND,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.aftermath import homeless
from tawy.kemet.flow.battle import Battles
from tawy.kemet.flow.battle_cards import ATTACKER, DEFENDER, unpaid
from tawy.kemet.kinds import SEAT
from tawy.kemet.positions.defaults import CLOSED, MET, STEPS, running, runs
from tawy.kemet.positions.running import asks, refuse, step_names, wanted
from tawy.kemet.rulings import FACE_UP, INTERVENTION_DISCARDS, LONE_CREATURE, TO_A_DISTRICT
from tawy.kemet.state import NOBODY, ON_ITS_TILE, Battle, Kemet
from tawy.kemet.verbs import price_for
from tawy.kernel.sets import BIT

ESCAPING: Final = STEPS.index("escape")
CHOOSING: Final = STEPS.index("choose cards")
REVEALING: Final = STEPS.index("reveal")
PAYING: Final = STEPS.index("pay all")
WOUNDING: Final = STEPS.index("wound")
DECIDING: Final = STEPS.index("decide")
SUFFERING: Final = STEPS.index("suffer")
SCORING: Final = STEPS.index("score")
MAKING_ROOM: Final = STEPS.index("make room")
FOUGHT: Final = Battles().step_names().index("rehome")
# In these steps newcomers wait for their battles.
CALLING: Final = {
    n.RECRUIT: ["return creature", "fight"],
    n.REINFORCE: ["fight"],
    n.MOVE: ["march"],
}


# --- newcomers and creatures without a troop


def check_newcomers(g: Kemet) -> None:
    """KEMET-RECRUIT-08, KEMET-MOVE-14: they stand among enemies till they have fought."""
    battles, who = running(g, n.BATTLES), seat_coming(g, FOUGHT)
    for space in g.fields():
        here = f"board.{NAMES[space]}"
        if who == NOBODY:
            told = "a second troop is there only while battles are to be fought"
            refuse(here, f"{told}; write one troop, or `at` as battles")
        if g.attacker != who:
            refuse(here, f"the second troop is of {SEAT.words[who]}, who attacks")
    who = seat_coming(g, CLOSED)
    if g.attacker != NOBODY and who == NOBODY:
        refuse("running.attacker", "nobody attacks; leave it out")
    if battles is not None and battles.step < CLOSED and g.attacker != battles.who:
        refuse("running.attacker", f"{SEAT.words[battles.who]} attacks")
    if g.attacker != NOBODY and battles is None and not any(g.newcomers):
        refuse("running.attacker", "nobody has come upon enemies; leave it out")
    if g.several and (battles is None or not 0 < battles.step < CLOSED):
        refuse("running.several", "no battles are fought now; leave it out")
    fresh = battles is not None and battles is g.stack[-1] and not battles.step
    if (fresh or asks(g, n.CHOOSE_BATTLE)) and not any(g.newcomers):
        refuse("board", "a battle is chosen: write a second troop where one is to be fought")


def seat_coming(g: Kemet, over: int) -> int:
    """The seat that attacks, or nobody; battles are *over* from this step on."""
    battles = running(g, n.BATTLES)
    if battles is not None:
        return battles.who if battles.step < over else NOBODY
    for rule, steps in CALLING.items():
        f = running(g, rule)
        waits = f is not None and (f is g.stack[-1] or asks_for_creature(g))
        if f is not None and waits and step_names(f)[f.step] in steps:
            return f.who
    return NOBODY


def asks_for_creature(g: Kemet) -> bool:
    """Before the battles: for one that comes back, or that was left alone. KEMET-Q-29, -32."""
    alone = bool(g.displaced) and g.keeper(homeless(g)) == g.turn
    return asks(g, n.RETURN_CREATURE, n.RETURN_TO) or (alone and asks(g, n.REHOMING, n.REHOME))


def check_displaced(g: Kemet) -> None:
    """KEMET-CREATURE-08, -14, KEMET-Q-30, -32."""
    for i, creature in enumerate(g.displaced):
        here, word = f"running.displaced[{i}]", CREATURE.words[creature]
        if not (runs(g, n.BATTLES) or runs(g, n.REHOMING)):
            refuse("running.displaced", "no troop was destroyed just now; leave it out")
        if g.keeper(creature) == NOBODY or g.where[creature] != ON_ITS_TILE:
            refuse(here, f"nobody has the tile of {word}, or it is on the board")
        if creature in g.displaced[:i]:
            refuse(here, f"{word} is there twice")
    for i, f in enumerate(g.stack):
        marching = f.rule == n.REHOMING and g.stack[i - 1].rule == n.MOVE
        if marching and g.rulings[LONE_CREATURE] != TO_A_DISTRICT:
            refuse("rulings.lone-creature", "a creature left alone looks for a troop: 'district'")
        if f.rule == n.REHOME:
            if not g.displaced:
                refuse("running.displaced", "wants the creature that looks for a troop")
            told = "asks whose creature looks for a troop, the attacker first"
            wanted(f"stack[{i}].seat", f.who, g.keeper(homeless(g)), told)


# --- the battle


def check_battle(g: Kemet) -> None:
    """There is one while one is fought, of the attacker against whoever he met."""
    f, b = running(g, n.BATTLE), g.battle
    if f is None or f.step == len(STEPS) - 1:
        if b is not None:
            refuse("battle", "no battle goes on; leave it out, or say with `at` how far it is")
        return
    if b is None:
        refuse("battle", "a battle goes on; write a second troop on the board, or where it is")
    if not g.map.spaces & BIT[b.space]:
        refuse("battle.space", f"{NAMES[b.space]} is not on the map for {g.seats} players")
    if b.seats[ATTACKER] != f.who:
        refuse("battle.attacker", f"{SEAT.words[f.who]} attacks")
    if b.seats[DEFENDER] == f.who:
        refuse("battle.defender", "attacks himself")
    check_field(g, b, f.step)
    check_chosen(g, b, f.step)
    check_invoked(g, b, f.step)
    check_wounds(g, b, f.step)
    check_outcome(g, b, f.step)
    check_fighters_asked(g, b)


def check_field(g: Kemet, b: Battle, step: int) -> None:
    """Who is still there. KEMET-BATTLE-02, -03, -40."""
    owner, come = g.owner[b.space], g.newcomers[b.space]
    here = f"board.{NAMES[b.space]}"
    both = owner == b.seats[DEFENDER] and come > 0
    waiting = asks(g, n.ESCAPE) or runs_in_battle(g)
    words = [SEAT.words[seat] for seat in b.seats]
    if step <= ESCAPING or waiting or (b.fought and MET < step <= SUFFERING):
        if not both:
            refuse(here, f"wants both: '{words[1]} 2, {words[0]} 3'")
    elif step <= MET:
        if not (both or owner == b.seats[ATTACKER]):
            refuse(here, f"wants {words[0]}, alone or against {words[1]}")
    elif not b.fought:
        if owner != b.seats[ATTACKER] or come:
            refuse(here, f"it was not fought: wants {words[0]} alone")
    elif owner != NOBODY and owner not in b.seats:
        refuse(here, f"wants {words[0]} and {words[1]}, or who of them is left")
    elif both and (step > MAKING_ROOM or (step == MAKING_ROOM and not asks(g, n.LOSE, n.DRIVE))):
        refuse(here, "the loser is gone already: wants one troop")
    if step <= MET and b.fought:
        refuse("battle.fought", "they have not met yet; leave it out")


def runs_in_battle(g: Kemet) -> bool:
    """An Escape is being played."""
    fight = running(g, n.BATTLE)
    return fight is not None and any(
        f.rule == n.INTERVENTION for f in g.stack[g.stack.index(fight) + 1 :]
    )


def check_chosen(g: Kemet, b: Battle, step: int) -> None:
    """A card and one unused of each, from the hand. KEMET-BATTLE-05, -15, -70."""
    for side, seat in enumerate(b.seats):
        played, unused = b.played[side], b.unused[side]
        here = f"battle.played[{side}]"
        if not b.fought or step < CHOOSING:
            if played >= 0 or unused >= 0:
                refuse(here, "no cards were chosen yet; leave them out")
            continue
        if step > CHOOSING and played < 0:
            refuse(here, f"wants the card of {SEAT.words[seat]}")
        if (played < 0) != (unused < 0) or (played >= 0 and played == unused):
            refuse(f"battle.unused[{side}]", "one card is played and another one is not")
        for field, card in (("played", played), ("unused", unused)):
            if card >= 0 and not g.hand[seat] & BIT[card]:
                told = f"{CARD.words[card]} is not in the hand of {SEAT.words[seat]}"
                refuse(f"battle.{field}[{side}]", f"{told}; there it stays till the battle is over")
    first = [side for side in (0, 1) if b.played[side] >= 0]
    if len(first) == 1:
        other = b.seats[1 - first[0]]
        if not g.sum_of(other, FORESIGHT) or g.sum_of(b.seats[first[0]], FORESIGHT):
            refuse("battle.played", "only who faces Prescience chooses before the other")
    if b.revealed != (b.fought and step > REVEALING):
        told = "write true" if step > REVEALING else "they are revealed later: write false"
        refuse("battle.revealed", told)


def check_invoked(g: Kemet, b: Battle, step: int) -> None:
    """KEMET-BATTLE-10, -14, -69: till they are revealed they are in hand, then in the pile."""
    kinds = len(INTERVENTIONS)
    for card, row in enumerate(INTERVENTIONS):
        for side, seat in enumerate(b.seats):
            here = f"battle.cards[{side}].{row.word}"
            count, paid = b.cards[side * kinds + card], b.paid[side * kinds + card]
            if count and (row.moment != IN_BATTLE or b.played[side] < 0):
                refuse(here, "is no card for a battle, or lies there without a battle card")
            if count and not b.revealed and g.holds(seat, card) < count:
                refuse(here, f"{SEAT.words[seat]} has {g.holds(seat, card)} in hand")
            if paid > count or (paid and step <= REVEALING):
                refuse(f"battle.paid[{side}].{row.word}", f"{paid} count; {count} lie there")
        laid = b.cards[card] + b.cards[kinds + card]
        if b.revealed and g.pile[card] < laid:
            refuse("pile", f"{laid} of {row.word} were revealed: wants them in the pile")
    if step > PAYING and b.revealed:
        for side, seat in enumerate(b.seats):
            for card in unpaid(b, side):
                if not price_for(g, seat, INTERVENTIONS[card].price):
                    word = INTERVENTION.words[card]
                    refuse(f"battle.paid[{side}].{word}", "costs nothing: it counts")


def check_wounds(g: Kemet, b: Battle, step: int) -> None:
    """KEMET-BATTLE-21, KEMET-Q-41."""
    wounder = any(g.sum_of(seat, WOUND) for seat in b.seats)
    if (b.wounds or not b.wounding) and (step < WOUNDING or not b.fought or not wounder):
        refuse("battle.wounds", "only Divine Wound makes them, after the cards are revealed")
    face_up = g.rulings[INTERVENTION_DISCARDS] == FACE_UP
    if b.wounds > sum(g.pile if face_up else g.buried):
        refuse("pile" if face_up else "buried", f"wants the {b.wounds} cards of Divine Wound")


def check_outcome(g: Kemet, b: Battle, step: int) -> None:
    """KEMET-BATTLE-22 to -27."""
    decided = b.fought and step > DECIDING
    if (b.winner >= 0) != decided:
        told = "wants the seat that has won" if decided else "is not decided yet; leave it out"
        refuse("battle.winner", told)
    if not decided and (any(b.strength) or any(b.units) or max(b.creatures) >= 0):
        refuse("battle.strength", "nothing is measured yet; leave strength, units, creatures out")
    if any(b.lost) and not (decided and step > SUFFERING):
        refuse("battle.lost", "nobody has fallen yet; leave it out")
    for side, seat in enumerate(b.seats):
        if not decided:
            continue
        here = g.troop_of(seat, b.space)
        if not 1 <= b.units[side] <= g.room(seat) or b.lost[side] > b.units[side]:
            refuse(f"battle.units[{side}]", f"wants how many fought for {SEAT.words[seat]}")
        exact = step <= SCORING or runs(g, n.REHOMING) or asks(g, n.LOSE, n.DRIVE)
        if exact and b.units[side] - b.lost[side] != here:
            told = f"{b.units[side]} fought, {b.lost[side]} fell, {here} are there"
            refuse(f"battle.lost[{side}]", told)
        creature = b.creatures[side]
        if creature >= 0 and g.keeper(creature) != seat:
            refuse(f"battle.creatures[{side}]", f"is not of {SEAT.words[seat]}")


def check_fighters_asked(g: Kemet, b: Battle) -> None:
    """Those whom the battle names. KEMET-BATTLE-40, -42, -49."""
    for i, f in enumerate(g.stack):
        here = f"stack[{i}].seat"
        if f.rule in (n.LOSE, n.WIN, n.DRIVE, n.PAY_FOR, n.WOUND) and not b.fought:
            refuse("battle.fought", "wants true: this battle is being fought")
        if f.rule in (n.ESCAPE, n.INTERVENTION) and i and g.stack[i - 1].rule == n.BATTLE:
            wanted(here, f.who, b.seats[DEFENDER], "asks who is attacked")
            if g.turn == NOBODY:
                refuse("turn", "nobody escapes in the night")
        elif f.rule == n.PAY_FOR:
            fights = f.who in b.seats
            if not fights or not g.prayer[f.who] or not unpaid(b, b.seats.index(f.who)):
                refuse("battle.paid", f"{SEAT.words[f.who]} has nothing to pay for, or with")
        elif f.rule == n.WOUND:
            if f.who not in b.seats or not g.sum_of(f.who, WOUND) or not b.wounding:
                refuse("battle.wounding", f"{SEAT.words[f.who]} cannot wound now")
        elif f.rule == n.LOSE:
            wanted(here, f.who, b.seats[1 - b.winner], "asks who has lost")
        elif f.rule in (n.DRIVE, n.WIN):
            wanted(here, f.who, b.seats[b.winner], "asks who has won")
        if f.rule in (n.LOSE, n.WIN) and not g.troop_of(f.who, b.space):
            refuse(f"board.{NAMES[b.space]}", f"{SEAT.words[f.who]} has no units left there")
        if f.rule == n.DRIVE and not all(g.troop_of(s, b.space) for s in b.seats):
            refuse(f"board.{NAMES[b.space]}", "wants units of both: one drives, one is driven")
