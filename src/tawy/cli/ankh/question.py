"""What the headings of questions name in Ankh, from a view."""

from __future__ import annotations

from typing import Any, Final

from tawy.ankh.data import FIGURE, MONUMENT
from tawy.cli.ankh.board import fought_over, pieces_on
from tawy.words import Words

# Where the view says which figure or space a rule asks about.
SPACE_IN: Final = {
    "move to": "picked", "attune to": "picked", "push to": "aiming", "aim": "aiming",
    "shine": "aiming", "summon figure": "placing",
}  # fmt: skip
KIND_PICKED: Final = {"summon to": FIGURE, "build at": MONUMENT}


def question(view: dict[str, Any], rule: str, words: Words) -> dict[str, object]:
    """What the heading of a question may name: `ankh-ask-...`."""
    action, thing, space = view["action"], "", ""
    if rule in KIND_PICKED:
        kind = KIND_PICKED[rule]
        thing = words.noun(kind, action["picked"])
    elif rule in SPACE_IN:
        space = action[SPACE_IN[rule]]
    elif rule == "save":
        space = view["battle"]["queue"][0]
    for piece in pieces_on(view, space):
        if piece.is_figure:
            thing = words.noun(FIGURE, piece.kind)
    number, token = action["deeds"] + 1, fought_over(view)
    return {"number": number, "token": token, "thing": thing, "space": space}
