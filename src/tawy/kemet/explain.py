"""Why not: for a choice that a seat might wish for and does not have, the reasons."""

from __future__ import annotations

from tawy.kemet.state import Kemet
from tawy.kernel.game import Reason


def explain(g: Kemet, seat: int, option: int) -> list[Reason]:
    return [Reason("not-now", ["KEMET-DAY-02"])]
