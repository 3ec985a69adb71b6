"""What a turn and the steps of its action remember, in words, and back.

What `picked` means depends on the question that is open. Its words say it by themselves, for a
position is read before it is known what is running: a space, a figure, a monument, a side,
or "region C0".
"""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import LAND, NAMES, SIDE_NAMES
from tawy.ankh.data import ACTION, FIGURE, MONUMENT, ORDER_TOKENS
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.summon import NORMAL, ONTO_TILE
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import first_space
from tawy.facts.reading import flag, maybe, numbers, ranged, word_set
from tawy.kernel.sets import members

FIELDS: Final = "name deeds fired picked aiming placing done normal tile line parts reached"
RIGHTS: Final = {NORMAL: "normal", ONTO_TILE: "tile"}  # by which a figure comes; or a pyramid
LAND_NAMES: Final = [NAMES[space] for space in members(LAND)]
REGIONS: Final = [f"region {name}" for name in LAND_NAMES]

# By the rule that is asked: the words for what was picked in the step before.
PICKED: Final = {
    n.MOVE_TO: NAMES, n.PUSH_TO: NAMES, n.ATTUNE_TO: NAMES, n.TILE_TO: NAMES,
    n.SUMMON_TO: FIGURE.words, n.BUILD_AT: MONUMENT.words,
}  # fmt: skip


def dump(g: Ankh, seats: list[str]) -> dict[str, object]:
    return {
        "name": ACTION.words[g.action] if g.action >= 0 else None,
        "deeds": g.deeds,
        "fired": g.fired,
        "picked": picked_word(g, seats),
        "aiming": NAMES[g.aiming] if g.aiming >= 0 else None,
        "placing": RIGHTS.get(g.placing) or NAMES[g.placing] if g.placing >= 0 else None,
        "done": [NAMES[space] for space in members(g.done_with)],
        "normal": g.normal,
        "tile": g.tile_extra,
        "line": [SIDE_NAMES[side] for side in members(g.line)],
        "parts": [region_name(g, region) for region in g.parts],
        "reached": g.resolved,
    }


def region_name(g: Ankh, region: int) -> str:
    return NAMES[first_space(g.geo.lands[region])]


def picked_word(g: Ankh, seats: list[str]) -> str | None:
    """Nothing where no rule asks for it any more: what an earlier step left there is no fact."""
    if not g.stack or g.picked < 0:
        return None
    top = g.stack[-1]
    if top.rule in PICKED:
        return PICKED[top.rule][g.picked]
    if top.rule == n.SWAP_WITH:
        return f"region {region_name(g, g.picked)}"
    merging = top.rule == n.ADOPT or (top.rule == n.MERGE and top.step > 0)
    return seats[g.picked] if merging else None


def load(g: Ankh, data: dict[str, object], seats: list[str], place: str) -> None:
    g.action = maybe(data.get("name"), ACTION.words, place + "name")
    g.deeds = ranged(data, "deeds", 0, 0, 2, place)
    g.fired = flag(data, "fired", False, place)
    g.picked = load_picked(g, data.get("picked"), seats, place + "picked")
    g.aiming = maybe(data.get("aiming"), NAMES, place + "aiming")
    rights = [*NAMES, *RIGHTS.values()]
    g.placing = maybe(data.get("placing"), rights, place + "placing")
    if g.placing >= len(NAMES):
        g.placing = list(RIGHTS)[g.placing - len(NAMES)]
    g.normal = flag(data, "normal", False, place)
    g.tile_extra = flag(data, "tile", False, place)
    g.done_with = word_set(data, "done", NAMES, place)
    g.line = word_set(data, "line", SIDE_NAMES, place)
    parts = numbers(data, "parts", LAND_NAMES, place)
    g.parts = [g.geo.region[NAMES.index(LAND_NAMES[part])] for part in parts]
    g.resolved = ranged(data, "reached", 0, 0, ORDER_TOKENS, place)


def load_picked(g: Ankh, value: object, seats: list[str], place: str) -> int:
    for words in (NAMES, FIGURE.words, MONUMENT.words):
        if value in words:
            return words.index(str(value))
    if value in REGIONS:
        return g.geo.region[NAMES.index(str(value).split()[1])]
    if value in seats:
        return seats.index(str(value))
    kinds = ["a space", "a figure", "a monument", "a side", *REGIONS[:1]]
    return maybe(value, kinds, place)
