"""The games whose positions can be drawn, each from what a seat may see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tawy.pictures import ankh, kemet


@dataclass(frozen=True)
class PicturedGame:
    picture: Callable[[dict[str, Any], str, bool], str]  # of a view: title, for a phone or not


GAMES: Final[dict[str, PicturedGame]] = {
    "ankh": PicturedGame(ankh.picture),
    "kemet": PicturedGame(kemet.picture),
}
