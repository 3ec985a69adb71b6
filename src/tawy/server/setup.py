"""What a new table can be: the games with their settings, and a picture of how one would begin."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tawy.bots.levels import OPPONENTS
from tawy.kernel.options import BadInput, one_of
from tawy.server.answers import answer, answered
from tawy.server.browser import BrowserGame
from tawy.server.games import GAMES
from tawy.table.messages import GameInfo, Picture, Setup


async def games(request: Request) -> Response:
    return answer([info(one) for one in GAMES.values()])


async def picture(request: Request) -> Response:
    async def draw(setup: Setup) -> Response:
        return answer(Picture(drawn(setup)))

    return await answered(request, Setup, draw)


def info(one: BrowserGame[Any]) -> GameInfo:
    game = one.game
    return GameInfo(game.name, game.fewest, game.most, game.settings, one.scenarios(), OPPONENTS)


def drawn(setup: Setup) -> dict[str, Any] | None:
    if setup.game not in GAMES:
        raise BadInput("game", f"not {setup.game!r}; {one_of(list(GAMES))}")
    return GAMES[setup.game].picture(setup.seats, setup.settings)
