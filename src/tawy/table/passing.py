"""Windows that pass by themselves, for a seat that has nothing to answer them with.

Such a pass is written down like a click. Where nobody else at the table is a person it comes at
once; elsewhere, whoever runs the table waits as long as somebody takes to click.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tawy.kernel.frames import Window
from tawy.kernel.game import Game
from tawy.table.log import Sitting


def pass_of(game: Game[Any], g: Any) -> int | None:
    """What lets the window pass that is open, if one is."""
    rule = game.engine.rules[g.stack[-1].rule] if g.stack else None
    return rule.passing if isinstance(rule, Window) else None


def has_no_answer(game: Game[Any], g: Any, seat: int) -> bool:
    """Whether *seat* is asked, and could do nothing but pass; whether it has done so or not."""
    f = g.stack[-1] if g.stack and seat >= 0 else None
    rule = game.engine.rules[f.rule] if f is not None else None
    if f is None or not isinstance(rule, Window) or not f.done >> seat & 1:
        return False
    return rule.options(g, f, seat, []) == [rule.passing]


def is_alone(sitting: Sequence[Sitting], seat: int) -> bool:
    """Whether this is a person among computers."""
    return all((not who.bot) == (one == seat) for one, who in enumerate(sitting))
