"""What the headings of questions name in Kemet, from a view."""

from __future__ import annotations

from typing import Any, Final

from tawy.kemet.board import NAMES
from tawy.kemet.data import CARD, COLOUR, CREATURE, INTERVENTION, TILE, TILES
from tawy.kemet.kinds import SEAT, SPACE
from tawy.words import Words

Facts = dict[str, Any]
IN_BATTLE: Final = ["escape", "choose cards", "lose", "drive", "win"]
IN_MARCH: Final = ["march on", "take units", "take creature", "step to"]
OF_A_TILE: Final = ["bring creature", "return to", "exchange card"]
QUEUED: Final = ["deploy in", "recruit in"]
ENDS_THE_DAY: Final = {"delta": "delta-temple", "sanctuary": "sanctuary"}


def question(view: Facts, rule: str, words: Words) -> Facts:
    """What the heading of a question may name: `kemet-ask-...`."""
    march = view["march"] or {"space": None, "units": 0, "visited": []}
    seat, card = asker_and_card(view, rule, words)
    return {
        "seat": seat,
        "card": card,
        **space(view, rule, march, words),
        **creature(view, rule, march, words),
        **colour(view, rule, words),
        "units": march["units"],
        "moving": "yes" if march["visited"] else "no",
        "placed": "yes" if view["tokens"]["placed"] else "no",
        "enlisted": sum(view["running"]["plan"].values()),
        "place": len(view["coming"]) + 1,
        "vetoes": view["announced"]["vetoes"] if view["announced"] else 0,
    }


def asker_and_card(view: Facts, rule: str, words: Words) -> tuple[str, str]:
    """Whom a question is about besides whoever is asked, and what was played or is exchanged."""
    running, played, battle = view["running"], view["announced"], view["battle"]
    if rule == "exchange card":
        return "", words.noun(CARD, CARD.words[TILES[TILE.words.index(running["tile"])].card])
    if rule == "raise to":
        return words.noun(SEAT, running["pyramid"].split()[0]), ""
    if rule == "drive":
        fighters = [battle["attacker"], battle["defender"]]
        return words.noun(SEAT, next(one for one in fighters if one != battle["winner"])), ""
    if rule == "escape":
        return words.noun(SEAT, battle["attacker"]), ""
    if played is not None:
        return words.noun(SEAT, played["last"]), words.noun(INTERVENTION, played["card"])
    return "", ""


def space(view: Facts, rule: str, march: Facts, words: Words) -> dict[str, str]:
    name = ENDS_THE_DAY.get(rule)
    if rule in QUEUED:
        name = view["running"]["queue"][0]
    elif rule in IN_BATTLE:
        name = view["battle"]["space"]
    elif rule in IN_MARCH:
        name = march["space"]
    return words.forms("space", SPACE, name) if name in NAMES else {"space": ""}


def creature(view: Facts, rule: str, march: Facts, words: Words) -> dict[str, str]:
    """Where the rule asks about one: on its tile, without a troop, or in a troop that goes."""
    name = None
    if rule in OF_A_TILE:
        name = view["running"]["tile"]
    elif rule == "rehome":
        own = view["seats"][asked_seat(view)]["tiles"]
        name = next(one for one in view["running"]["displaced"] if one in own)
    elif rule == "take creature":
        name = view["board"][march["space"]].split(",")[0].split()[-1]
    known = name in CREATURE.words
    return words.forms("creature", CREATURE, name) if known else {"creature": ""}


def colour(view: Facts, rule: str, words: Words) -> dict[str, str]:
    """A pyramid of this colour, or, in the market, the colour itself."""
    if rule == "buy":
        bought = view["running"]["colour"]
        forms = words.forms("colour", COLOUR, bought)
        return {**forms, "colour": words.noun(COLOUR, bought)}
    if rule == "raise to":
        return words.forms("colour", COLOUR, view["running"]["pyramid"].split()[1])
    if rule == "build":
        pyramids = view["seats"][asked_seat(view)]["pyramids"]
        homeless = [word for word, told in pyramids.items() if told.isdigit() and told != "0"]
        return words.forms("colour", COLOUR, homeless[0])
    return {"colour": ""}


def asked_seat(view: Facts) -> str:
    return str(view["own"]["seat"])
