"""What follows from the facts of a battle, worked out for those who look on.

From open facts only: cards and bids that are being chosen stand in drafts, and nothing here reads
those. All see the same, but for what the choices of whoever is asked could still be beaten by.
"""

from __future__ import annotations

from typing import Final

from tawy.ankh.data import CARD, GODS, MONUMENT, POWER, WORSHIP_GAIN
from tawy.ankh.effects import CARDS_FROM, GODS_FROM
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.battle import FIGURES, Battle, strength_parts
from tawy.ankh.flow.conflict import ahead, monuments_there
from tawy.ankh.flow.kill import mortal
from tawy.ankh.forecast import mine, still_to_come
from tawy.ankh.positions.position import seat_word
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import whole_gain
from tawy.kernel.options import Kind

STEPS: Final = Battle().step_names()
# The steps of the rulebook, each with the last step of the flow that the battle can go on with
# while somebody is asked in it.
LADDER: Final = [
    ("attune", STEPS.index("attune")),
    ("cards", STEPS.index("reveal")),
    ("build", STEPS.index("build")),
    ("plague", STEPS.index("plague")),
    ("majority", STEPS.index("measure")),
    ("resolution", STEPS.index("console")),
    ("after", STEPS.index("end")),
]
CHOOSING: Final = STEPS.index("reveal")
DECIDED: Final = STEPS.index("reward")
KILLING: Final = STEPS.index("kill")


def outlook(g: Ankh, seat: int) -> dict[str, object]:
    """While a battle is fought: how it stands, and what cards can still make of it."""
    if g.battle is None:
        return {}
    return {"battle": battle(g, seat), **worship(g)}


def worship(g: Ankh) -> dict[str, object]:
    """What followers that somebody may sacrifice now would bring."""
    f = g.stack[-1] if g.stack else None
    if f is None or f.rule != n.WORSHIP:
        return {}
    return {"worship": whole_gain(g, f.who, WORSHIP_GAIN)}


def battle(g: Ankh, seat: int) -> dict[str, object]:
    assert g.battle is not None
    b, step = g.battle, reached(g)
    token = g.token[b.region]
    return {
        "step": next(name for name, last in LADDER if step <= last),
        "decided": step > DECIDED,
        "region": {
            "token": token,
            "number": len([t for t in g.token if t <= token]),
            "of": len(g.token),
        },
        "fighters": [fighter(g, side, step) for side in b.fighters],
        "majorities": [majority(g, kind) for kind in range(len(MONUMENT.words))],
        "breaks": breaker(g),
        "mine": mine(g, seat),
    }


def breaker(g: Ankh) -> str | None:
    """Who of those who fight may break a tie. ANKH-BATTLE-24"""
    ready = g.tie_ready and g.tiebreaker in g.fighting().fighters
    return seat_word(g, g.tiebreaker) if ready else None


def reached(g: Ankh) -> int:
    """The step that the battle goes on with; the last one when nothing of it is running."""
    steps = [f.step for f in g.stack if f.rule == n.BATTLE]
    return steps[0] if steps else len(STEPS) - 1


def fighter(g: Ankh, side: int, step: int) -> dict[str, object]:
    b = g.fighting()
    fallen = step > KILLING  # then the figures no longer tell what the strength was made of
    parts = [] if fallen else strength_parts(g, side)
    total = b.strength[side] if fallen else sum([amount for _, amount in parts])
    least, most = (0, 0) if step > CHOOSING else still_to_come(g, side, step < CHOOSING)
    return {
        "seat": seat_word(g, side),
        "figures": g.in_region(side, b.region).bit_count(),
        "mortal": mortal(g, [side], b.region).bit_count(),
        "parts": [part(number, amount) for number, amount in parts],
        "total": total,
        "least": total + least,
        "most": total + most,
    }


def part(number: int, amount: int) -> dict[str, object]:
    """One part of a strength, in words."""
    if number == FIGURES:
        return {"of": "figures", "n": amount}
    kind, index = source(number)
    return {"of": kind.name, "word": kind.words[index], "n": amount}


def source(number: int) -> tuple[Kind, int]:
    """What an effect is printed on: a power, a god or a card."""
    if number >= CARDS_FROM:
        return CARD, number - CARDS_FROM
    return (GODS, number - GODS_FROM) if number >= GODS_FROM else (POWER, number)


def majority(g: Ankh, kind: int) -> dict[str, object]:
    """Who has how many monuments of a type, who has the majority, and whether it would pay."""
    region = g.fighting().region
    counts = monuments_there(g, region, kind)
    side = ahead(counts)
    return {
        "monument": MONUMENT.words[kind],
        "counts": {seat_word(g, s): count for s, count in enumerate(counts) if count},
        "seat": seat_word(g, side) if side >= 0 else None,
        "gains": side in g.present_in(region),
    }
