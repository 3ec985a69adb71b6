"""Whether the facts fit what is running: the stack, the battle, what steps remember."""

from __future__ import annotations

from typing import Final, NoReturn

from tawy.ankh.data import ACTION, AMUN, GOD, MONUMENT, PYRAMID, SATET, UNLOCK
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.events import possible_lines
from tawy.ankh.flow.rules import NESTING, RULES
from tawy.ankh.flow.summon import NORMAL, ONTO_TILE, to_summon
from tawy.ankh.positions.battle import saving
from tawy.ankh.positions.defaults import ACTION_RULES, choosing, event_running, runs
from tawy.ankh.state import CHOSEN, Ankh, Battle
from tawy.kernel.frames import Frame, Sequence
from tawy.kernel.options import BadInput
from tawy.kernel.sets import BIT, members

# Those that run for one seat of a side, for all a side does, and for no seat.
BY_SEAT: Final = {
    n.PICK_GOD, n.TURN, n.ACT, n.CHOOSE_ACTION, n.MOVE, n.MOVE_TO, n.PUSH_TO, n.AIM, n.SUMMON,
    n.SUMMON_FIGURE, n.SUMMON_TO, n.SHINE, n.UNLOCK, n.CONTROL, n.CARAVAN,
    n.KEEP_TOKEN, n.SWAP, n.SWAP_WITH, n.CONFLICT, n.REGION,
}  # fmt: skip
IN_TURN: Final = BY_SEAT - {n.PICK_GOD, n.AIM, n.SHINE}  # those may be another's business
BY_SIDE: Final = {
    n.ATTUNE, n.ATTUNE_TO, n.ANNOUNCE, n.BUILD, n.BUILD_AT, n.PLAGUE, n.TRAP, n.RISING, n.RISE,
    n.TIEBREAK, n.SAVE, n.CALL, n.TILE, n.TILE_TO, n.WORSHIP, n.ADOPT,
}  # fmt: skip


def refuse(field: str, reason: str) -> NoReturn:
    raise BadInput(f"facts.{field}", reason)


def check_stack(g: Ankh) -> None:
    """Every rule runs on top of one that has called it, for somebody who is in the game."""
    for i, f in enumerate(g.stack):
        below = NESTING.get(f.rule, [""])
        if (step_of(g.stack[i - 1]) if i else "") not in below:
            told = f"{RULES[f.rule].name()!r} runs on top of {' or '.join(below) or 'nothing'}"
            raise BadInput(f"stack[{i}]", f"{told}; write that before it")
        if f.rule == n.PICK_GOD and (f.who < 0 or g.god[f.who] != CHOSEN):
            raise BadInput(f"stack[{i}].seat", "wants a seat whose god is written as choose")
        in_game = f.who >= 0 and g.side[f.who] >= 0
        if f.rule in BY_SEAT and not in_game:
            raise BadInput(f"stack[{i}].seat", "wants a seat that is in the game")
        if f.rule in BY_SIDE and not (in_game and g.side[f.who] == f.who):
            raise BadInput(f"stack[{i}].seat", "wants a seat that speaks for its side")
        if f.rule in IN_TURN and f.who != g.turn:
            raise BadInput(f"stack[{i}].seat", "this is done by the seat whose turn it is")


def step_of(f: Frame) -> str:
    """A running rule, and the step it goes on with, as `at` has it."""
    rule = RULES[f.rule]
    if isinstance(rule, Sequence):
        return f"{rule.name()}: {rule.step_name(f.step)}"
    return rule.name()


def check_action(g: Ankh) -> None:
    """ANKH-TURN-02, -07 to -13: what has been done in this turn leaves room for what is running."""
    if not runs(g, n.ACT):
        return
    if g.fired and event_running(g) < 0:
        refuse("action.fired", "no event is running; it ends the turn")
    if choosing(g):
        if g.deeds == 0 and g.action >= 0:
            refuse("action.name", "none was taken yet; leave it out, or write 1 for `deeds`")
        if g.deeds and not (g.deeds == 1 and 0 <= g.action < UNLOCK):
            refuse("action.name", "after it no action is chosen in this turn")
        if g.deeds and g.merged(g.side[g.turn]):
            refuse("action.deeds", "a merged god takes one action in a turn")
    elif g.action < 0:
        refuse("action.name", f"one was taken; write which of {', '.join(ACTION.words)}")
    else:
        wrong = [f for f in g.stack if ACTION_RULES.get(f.rule, g.action) != g.action]
        if wrong:
            right = ACTION.words[ACTION_RULES[wrong[0].rule]]
            refuse("action.name", f"{ACTION.words[g.action]} is not running, but {right}")


def check_battle(g: Ankh) -> None:
    """ANKH-CONFLICT-06, ANKH-BATTLE-03 to -05: there is one if one is fought, with fighters."""
    b = g.battle
    if b is None:
        if runs(g, n.BATTLE):
            refuse("battle", "a battle is fought; say at least in which region")
        return
    if not runs(g, n.REGION) and g.ending < 0:
        refuse("battle", "no battle is fought; leave it out, or say with `at` what is running")
    if len(b.fighters) < 2:
        refuse("battle.fighters", "wants two sides or more; name those who have lost all too")
    listed = [("fighters", b.fighters), ("passed", members(b.passed)), ("mummies", b.mummies)]
    for field, sides in [*listed, ("cats", b.cats)]:
        for i, side in enumerate(sides):
            if g.side[side] != side:
                refuse(f"battle.{field}[{i}]", "no side of its own in the game")
    if len(set(b.fighters)) != len(b.fighters):
        refuse("battle.fighters", "names a side twice")
    check_fighters(g, b)
    check_spaces(g, b)
    check_queue(g, b)


def check_fighters(g: Ankh, b: Battle) -> None:
    """ANKH-BATTLE-05, -23, ANKH-GOD-AMUN-01: one card each, two for an Amun who announced it."""
    if b.winner >= 0 and b.winner not in b.fighters:
        refuse("battle.winner", "does not fight in it")
    if b.two >= 0 and (not g.is_divine(b.two, AMUN) or b.two not in b.fighters):
        refuse("battle.two", "two cards are for Amun, if he fights in it")
    for side, cards in enumerate(b.cards):
        most = 0 if side not in b.fighters else 2 if b.two == side else 1
        if cards.bit_count() > most:
            refuse(f"battle.cards[{side}]", f"{cards.bit_count()} cards; {most} at most here")


def check_spaces(g: Ankh, b: Battle) -> None:
    """ANKH-CARD-FLOOD-02, ANKH-BOARD-18: figures are saved or die; gods never die."""
    for field, spaces in (("safe", b.safe), ("dying", b.dying)):
        if spaces & ~g.geo.areas[b.region] & ~g.all_figures():
            refuse(f"battle.{field}", "names a space without a figure of this battle")
    if any(g.kind_at(space) == GOD for space in members(b.dying)):
        refuse("battle.dying", "names a god figure; gods never die")


def check_queue(g: Ankh, b: Battle) -> None:
    """Sides that a loop still asks; when Isis is asked, the spaces of dying figures of hers."""
    if saving(g):
        for i, space in enumerate(b.queue):
            if not b.dying & BIT[space]:
                refuse(f"battle.queue[{i}]", "wants the space of a figure that is dying")
    else:
        for i, side in enumerate(b.queue):
            if side >= g.seats or g.side[side] != side:
                refuse(f"battle.queue[{i}]", "wants a side in the game")
    if len(set(b.queue)) != len(b.queue):
        refuse("battle.queue", "names something twice")
    if runs(g, n.SAVE) and not b.queue:
        refuse("battle.queue", "wants the spaces of the figures that may be saved")


# --- what steps remember


def check_memory(g: Ankh) -> None:
    """What the step before has left for the question that is open."""
    if g.line and not (runs(g, n.CARAVAN) and possible_lines(g)):
        refuse("action.line", "no caravan, or none that can be finished so; leave it out")
    if not g.stack:
        return
    top = g.stack[-1]
    if top.rule in (n.KEEP_TOKEN, n.SWAP, n.SWAP_WITH) and len(g.parts) != 2:
        refuse("action.parts", "wants the two regions that the caravan has made")
    if not picked_fits(g, top):
        refuse("action.picked", f"is nothing that can have been picked for {WANTED[top.rule]!r}")
    if not aiming_fits(g, top):
        refuse("action.aiming", "wants the space of the figure that this is about")
    if top.rule in (n.SUMMON_FIGURE, n.SUMMON_TO) and not placing_fits(g, g.side[top.who]):
        refuse("action.placing", "wants normal, tile or the space of an own pyramid")


WANTED: Final = {
    n.MOVE_TO: "move to", n.PUSH_TO: "push to", n.ATTUNE_TO: "attune to", n.TILE_TO: "tile to",
    n.SUMMON_TO: "summon to", n.BUILD_AT: "build at",
    n.SWAP_WITH: "swap with", n.ADOPT: "adopt",
}  # fmt: skip


def picked_fits(g: Ankh, top: Frame) -> bool:
    own = g.held[g.side[top.who]] if top.rule in WANTED else 0
    if top.rule in (n.MOVE_TO, n.ATTUNE_TO):
        return g.picked >= 0 and own & BIT[g.picked] != 0
    if top.rule == n.PUSH_TO:
        return g.picked >= 0 and own & BIT[g.picked] != 0 and g.kind_at(g.picked) == SATET
    if top.rule == n.TILE_TO:
        return g.tiles_left() > 0 if g.picked < 0 else g.tiles & BIT[g.picked] != 0
    if top.rule == n.SUMMON_TO:
        return g.picked in to_summon(g, g.side[top.who])
    if top.rule == n.BUILD_AT:
        return 0 <= g.picked < len(MONUMENT.words) and g.stones_left(g.picked) > 0
    if top.rule == n.SWAP_WITH:
        return g.picked in g.parts
    if top.rule == n.ADOPT:
        return 0 <= g.picked < g.seats and g.picked != top.who and g.side[g.picked] == top.who
    return True


def aiming_fits(g: Ankh, top: Frame) -> bool:
    if top.rule == n.PUSH_TO:
        enemies = g.all_figures() & ~g.held[g.side[top.who]]
        return g.aiming >= 0 and enemies & BIT[g.aiming] != 0
    if top.rule == n.SHINE:
        own = g.held[g.side[top.who]] & ~g.sunny
        shining = g.aiming >= 0 and own & BIT[g.aiming] != 0 and g.kind_at(g.aiming) != GOD
        if not shining or not g.suns_left():
            return False
    return g.aiming in g.aim if runs(g, n.AIM) else True


def placing_fits(g: Ankh, side: int) -> bool:
    if g.placing in (NORMAL, ONTO_TILE):
        return True
    return g.placing >= 0 and g.owned[side] & g.stones[PYRAMID] & BIT[g.placing] != 0
