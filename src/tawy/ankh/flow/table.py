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
from tawy.ankh.state import Ankh
from tawy.kernel.frames import Rule

RULES: Final[list[Rule[Ankh]]] = [
    setup.Match(), setup.SettingUp(), setup.DrawScenario(), setup.DrawGod(), setup.PickGod(),
    setup.DrawGuardian(), setup.DrawFirst(), turn.Play(), turn.Turn(), turn.Act(),
    turn.ChooseAction(), move.Move(), move.MoveTo(), move.PushTo(), move.Aim(),
    summon.Summon(), summon.SummonFigure(), summon.SummonTo(), summon.Shine(),
    unlock.Unlock(), unlock.TakeGuardian(), events.Control(), events.Caravan(),
    events.KeepToken(), events.Swap(), events.SwapWith(), conflict.Conflict(), conflict.Region(),
    battle.Battle(), attune.Attune(), attune.AttuneTo(), battle.Announce(), battle.ChooseCards(),
    deeds.Build(), deeds.BuildAt(), kill.Plague(), kill.Bid(), kill.Kill(), kill.Trap(),
    kill.Rising(), kill.Rise(), battle.Tiebreak(), battle.Save(), battle.Over(), battle.Call(),
    deeds.Tile(), deeds.TileTo(), deeds.Worship(), finale.Merge(), finale.Adopt(),
]  # fmt: skip
