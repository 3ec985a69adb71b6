"""What the headings of questions name in Ankh, from a view."""

from __future__ import annotations

from typing import Any, Final

from tawy.ankh.data import FIGURE, MONUMENT
from tawy.cli.ankh.board import fought_over, pieces_on
from tawy.kernel.options import Kind
from tawy.words import Words

# Where the view says which figure or space a rule asks about.
SPACE_IN: Final = {
    "move to": "picked", "attune to": "picked", "push to": "aiming", "aim": "aiming",
    "shine": "aiming", "summon figure": "placing",
}  # fmt: skip
KIND_PICKED: Final = {"summon to": FIGURE, "build at": MONUMENT}


def question(view: dict[str, Any], rule: str, words: Words) -> dict[str, object]:
    """What the heading of a question may name: `ankh-ask-...`."""
    action, thing, space = view["action"], {"thing": ""}, ""
    if rule in KIND_PICKED:
        thing = named(words, KIND_PICKED[rule], action["picked"])
    elif rule in SPACE_IN:
        space = action[SPACE_IN[rule]]
    elif rule == "save":
        space = view["battle"]["queue"][0]
    for piece in pieces_on(view, space):
        if piece.is_figure:
            thing = named(words, FIGURE, piece.kind)
    number, token = action["deeds"] + 1, fought_over(view)
    return {"number": number, "token": token, **thing, "space": space}


def named(words: Words, kind: Kind, word: object) -> dict[str, str]:
    """The noun alone as `$thing`, and its forms, as `$thing-the`."""
    return {**words.forms("thing", kind, word), "thing": words.noun(kind, word)}
