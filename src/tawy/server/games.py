"""The games whose table the client can draw, in the order of the start page."""

from __future__ import annotations

from typing import Any, Final

from tawy.games import ANKH, KEMET
from tawy.server.ankh import AnkhInBrowser
from tawy.server.browser import BrowserGame
from tawy.server.kemet import KemetInBrowser

GAMES: Final[dict[str, BrowserGame[Any]]] = {
    "ankh": AnkhInBrowser(ANKH),
    "kemet": KemetInBrowser(KEMET),
}
