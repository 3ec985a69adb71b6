"""All rules, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from tawy.ankh.flow import (
    attune,
    battle,
    conflict,
    deeds,
    events,
    finale,
    kill,
    move,
    setup,
    summon,
    turn,
    unlock,
)
from tawy.ankh.flow import numbers as n
from tawy.ankh.state import Ankh
from tawy.kernel.frames import Rule

RULES: Final[list[Rule[Ankh]]] = [
    setup.Match(), setup.SettingUp(), setup.DrawScenario(), setup.DrawGod(), setup.PickGod(),
    setup.DrawGuardian(), setup.DrawFirst(), turn.Play(), turn.Turn(), turn.Act(),
    turn.ChooseAction(), move.Move(), move.MoveTo(), move.PushTo(), move.Aim(),
    summon.Summon(), summon.SummonFigure(), summon.SummonTo(), summon.Shine(),
    unlock.Unlock(), events.Control(), events.Caravan(),
    events.KeepToken(), events.Swap(), events.SwapWith(), conflict.Conflict(), conflict.Region(),
    battle.Battle(), attune.Attune(), attune.AttuneTo(), battle.Announce(), battle.ChooseCards(),
    deeds.Build(), deeds.BuildAt(), kill.Plague(), kill.Bid(), kill.Kill(), kill.Trap(),
    kill.Rising(), kill.Rise(), battle.Tiebreak(), battle.Save(), battle.Over(), battle.Call(),
    deeds.Tile(), deeds.TileTo(), deeds.Worship(), finale.Merge(), finale.Adopt(),
]  # fmt: skip

# By rule: what it runs on top of, with the step that goes on when it is through.
NESTING: Final = {
    n.SETTING_UP: ["match: play"], n.DRAW_SCENARIO: ["setting up: choose gods"],
    n.DRAW_GOD: ["setting up: choose gods"], n.PICK_GOD: ["setting up: choose gods"],
    n.DRAW_GUARDIAN: ["setting up: draw guardians"], n.DRAW_FIRST: ["setting up: lay out"],
    n.PLAY: ["match: end"], n.TURN: ["play: pass on"], n.ACT: ["turn: act"],
    n.CHOOSE_ACTION: ["act: resolve"], n.MOVE: ["act: trigger"], n.MOVE_TO: ["move"],
    n.PUSH_TO: ["move"], n.AIM: ["move", "summon", "battle: attune"], n.SUMMON: ["act: trigger"],
    n.SUMMON_FIGURE: ["summon"], n.SUMMON_TO: ["summon"],
    n.SHINE: ["summon", "aim", "rising: end"], n.UNLOCK: ["act: trigger"],
    n.CONTROL: ["act: reset"], n.CARAVAN: ["act: reset"],
    n.KEEP_TOKEN: ["act: reset"], n.SWAP: ["act: reset"], n.SWAP_WITH: ["act: reset"],
    n.CONFLICT: ["act: reset"], n.REGION: ["conflict: regions"], n.BATTLE: ["region: end"],
    n.ATTUNE: ["battle: attune"], n.ATTUNE_TO: ["battle: attune"],
    n.ANNOUNCE: ["battle: choose cards"], n.CHOOSE_CARDS: ["battle: reveal"],
    n.BUILD: ["battle: build"], n.BUILD_AT: ["battle: build"], n.PLAGUE: ["battle: plague"],
    n.BID: ["plague: strike"], n.KILL: ["plague: mourn cats", "battle: console"],
    n.TRAP: ["kill: rise"], n.RISING: ["kill: rise"], n.RISE: ["rising: end"],
    n.TIEBREAK: ["battle: reward"], n.SAVE: ["battle: save"], n.OVER: ["battle: aftermath"],
    n.CALL: ["over: call"], n.TILE: ["call: end"], n.TILE_TO: ["call: end"],
    n.WORSHIP: ["call: end"], n.MERGE: ["conflict: end"], n.ADOPT: ["merge: adopt"],
}  # fmt: skip
