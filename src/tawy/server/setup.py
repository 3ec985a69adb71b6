"""What a new table can be: the games with their settings, and a picture of how one would begin."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import tawy.games  # noqa: F401  # registers the games
from tawy.ankh.data import GODS
from tawy.ankh.game import ANKH, RANDOM
from tawy.ankh.scenarios import SCENARIOS
from tawy.kernel.game import game_called
from tawy.kernel.options import BadInput, one_of
from tawy.server.answers import answer, answered
from tawy.server.protocol import GameInfo, Picture, Setup

IN_BROWSER = ["ankh"]  # the games whose table the client can draw


async def games(request: Request) -> Response:
    return answer([info(name) for name in IN_BROWSER])


async def picture(request: Request) -> Response:
    async def draw(setup: Setup) -> Response:
        return answer(Picture(drawn(setup)))

    return await answered(request, Setup, draw)


def info(name: str) -> GameInfo:
    game = game_called(name)
    scenarios = {word: scenario.players for word, scenario in SCENARIOS.items()}
    return GameInfo(game.name, game.fewest, game.most, game.settings, scenarios)


def drawn(setup: Setup) -> dict[str, Any] | None:
    """A seat whose god is open goes by its number, though its god stands on the board."""
    if setup.game not in IN_BROWSER:
        raise BadInput("game", f"no table for {setup.game!r}; {one_of(IN_BROWSER)}")
    settings = ANKH.checked(setup.seats, setup.settings)
    asked = ANKH.start(setup.seats, settings)
    if settings["scenario"] == RANDOM:
        return None
    g = ANKH.new(setup.seats, decided(setup.seats, settings), 0)
    g.god = asked.god
    return ANKH.dump(g)


def decided(seats: int, settings: dict[str, str]) -> dict[str, str]:
    """With something in place of all that is left open, always the same: nothing is drawn."""
    whole = {
        name: ANKH.settings[name][1] if value == RANDOM else value
        for name, value in settings.items()
        if not name.startswith("god")
    }
    free = [god for god in GODS.words if god not in settings.values()]
    for name in [f"god{seat + 1}" for seat in range(seats)]:
        whole[name] = settings[name] if settings[name] in GODS.words else free.pop(0)
    return whole
