"""Pictures of positions of Ankh: sound SVG that shows every piece."""

from xml.etree import ElementTree

import pytest

from tawy.ankh.game import ANKH
from tawy.ankh.scenarios import SCENARIOS
from tawy.pictures.ankh import picture

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_can_be_drawn(name: str) -> None:
    """With its monuments, figures and camels, each once."""
    scenario = SCENARIOS[name]
    g = ANKH.new(scenario.players, {"scenario": name}, 1)
    root = ElementTree.fromstring(picture(ANKH.view(g, -1), name))
    used = [use.get("href") for use in root.iter(f"{SVG}use")]
    assert len([u for u in used if u.startswith("#mon-")]) == len(scenario.monuments)
    assert len([u for u in used if u.startswith(("#god-", "#warrior"))]) == len(scenario.figures)
    assert used.count("#camel-d") == scenario.camels.bit_count()
    symbols = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    assert {u[1:] for u in used} <= symbols
