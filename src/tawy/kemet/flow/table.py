"""All rules, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from tawy.kemet.flow import buying, night, raising, setup
from tawy.kemet.state import Kemet
from tawy.kernel.frames import Rule

RULES: Final[list[Rule[Kemet]]] = [
    setup.SettingUp(), setup.DrawSeat(), setup.ChooseCity(), setup.Found(),
    setup.ShareLevels(), setup.Build(), setup.Deploy(), setup.DeployIn(), night.Night(),
    night.DrawCards(), night.DrawCard(), night.LookAtCard(), night.KeepCard(), night.HandOfGod(),
    night.SetOrder(), raising.Raise(), raising.RaiseTo(), buying.Buy(), buying.BringCreature(),
    buying.ExchangeCard(),
]  # fmt: skip
