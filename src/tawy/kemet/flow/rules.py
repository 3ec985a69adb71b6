"""All rules, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from tawy.kemet.flow import (
    aftermath,
    battle,
    battle_cards,
    buying,
    finale,
    interventions,
    move,
    night,
    raising,
    recruit,
    setup,
    turn,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.state import Kemet
from tawy.kernel.frames import Rule

RULES: Final[list[Rule[Kemet]]] = [
    setup.Match(), setup.SettingUp(), setup.DrawSeat(), setup.ChooseCity(), setup.Found(),
    setup.ShareLevels(), setup.Build(), setup.Deploy(), setup.DeployIn(), turn.Play(),
    night.Night(), night.DrawCards(), night.Draw(), night.DrawCard(), night.Look(),
    night.LookAtCard(), night.KeepCard(), night.NightTiles(), night.ChooseTile(),
    night.HandOfGod(), recruit.Reinforce(), recruit.ChooseTroop(), night.SetOrder(),
    turn.Turn(), turn.Act(), raising.Raise(), raising.RaiseTo(), buying.Buy(),
    buying.BringCreature(), buying.ExchangeCard(), recruit.Recruit(), recruit.RecruitIn(),
    recruit.ReturnCreature(), recruit.ReturnTo(), move.Move(), move.MarchOn(), move.MarchFrom(),
    move.TakeUnits(), move.TakeCreature(), move.StepTo(), interventions.Intervention(),
    interventions.Aim(), interventions.Enlist(), interventions.Veto(), battle.Battles(),
    battle.ChooseBattle(), battle.Fight(), battle.Escape(), battle_cards.ChooseCards(),
    battle_cards.PayFor(), battle_cards.Wound(), aftermath.Rehoming(), aftermath.Rehome(),
    aftermath.Lose(), aftermath.Drive(), aftermath.Win(), finale.Dusk(), finale.Delta(),
    finale.Sanctuary(),
]  # fmt: skip

# By rule: what it runs on top of, with the step that goes on when it is through.
NESTING: Final = {
    n.SETTING_UP: ["match: play"], n.DRAW_SEAT: ["setting up: draw order"],
    n.CHOOSE_CITY: ["setting up: choose cities"], n.FOUND: ["setting up: found"],
    n.SHARE_LEVELS: ["found: build"], n.BUILD: ["found: build"],
    n.DEPLOY: ["setting up: deploy"], n.DEPLOY_IN: ["deploy: districts"], n.PLAY: ["match: end"],
    n.NIGHT: ["play: dawn"], n.DRAW_CARDS: ["night: draw cards"], n.DRAW: ["draw cards: draw"],
    n.DRAW_CARD: ["draw: end", "setting up: deal"], n.LOOK: ["draw cards: look"],
    n.LOOK_AT_CARD: ["look: end"], n.KEEP_CARD: ["draw cards: count"],
    n.NIGHT_TILES: ["night: night tiles"], n.CHOOSE_TILE: ["night tiles: use"],
    n.HAND_OF_GOD: ["night tiles: use"], n.REINFORCE: ["night tiles: use"],
    n.CHOOSE_TROOP: ["reinforce: troop"], n.SET_ORDER: ["night: set order"],
    n.TURN: ["play: day"], n.ACT: ["turn: act"], n.RAISE: ["turn: act"], n.RAISE_TO: ["turn: act"],
    n.BUY: ["turn: act"], n.BRING_CREATURE: ["turn: act"], n.EXCHANGE_CARD: ["turn: act"],
    n.RECRUIT: ["turn: act"],
    n.RECRUIT_IN: ["recruit: districts", "reinforce: districts", "reinforce: troop"],
    n.RETURN_CREATURE: ["recruit: fight"], n.RETURN_TO: ["recruit: fight"], n.MOVE: ["turn: act"],
    n.MARCH: ["move: march"], n.MARCH_FROM: ["intervention: veto"],
    n.TAKE_UNITS: ["move: march", "intervention: veto"], n.TAKE_CREATURE: ["step to"],
    n.STEP_TO: ["move: march", "intervention: veto"],
    n.INTERVENTION: ["turn: act", "move: march", "fight: strike first"],
    n.AIM: ["intervention: veto"], n.ENLIST: ["intervention: veto"],
    n.VETO: ["intervention: veto"],
    n.BATTLES: ["move: march", "turn: act", "recruit: end", "reinforce: end", "intervention: end"],
    n.CHOOSE_BATTLE: ["battles: fight"], n.BATTLE: ["battles: fight"],
    n.ESCAPE: ["fight: strike first"], n.CHOOSE_CARDS: ["fight: choose cards"],
    n.PAY_FOR: ["fight: choose payments"], n.WOUND: ["fight: wound"],
    n.REHOMING: ["fight: lose", "battles: close", "intervention: end", "move: march"],
    n.REHOME: ["rehoming: rehome"], n.LOSE: ["fight: make room"],
    n.DRIVE: ["fight: make room"], n.WIN: ["fight: close"], n.DUSK: ["play: end"],
    n.DELTA: ["dusk: temples"], n.SANCTUARY: ["dusk: two temples"],
}  # fmt: skip
