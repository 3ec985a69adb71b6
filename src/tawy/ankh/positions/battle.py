"""The facts of a battle in words, and back."""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import NAMES
from tawy.ankh.data import CARD
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.battle import Battle as Steps
from tawy.ankh.moments import AFTER
from tawy.ankh.state import Ankh, Battle
from tawy.ankh.verbs import first_space
from tawy.facts.reading import counts, maybe, number, numbers, ranged, word_set
from tawy.kernel.options import BadInput
from tawy.kernel.sets import BIT, members
from tawy.records.position import take

SETS: Final = ["attuned", "safe", "dying"]  # of spaces
LISTS: Final = ["bids", "strength", "present", "fallen", "warriors"]  # of numbers, by seat
MOST: Final = 999  # of any of these numbers
FIELDS: Final = "region fighters cards two passed queue winner mummies cats stage " + " ".join(
    SETS + LISTS
)
SAVING: Final = Steps().step_names().index("save")


def saving(g: Ankh) -> bool:
    """Isis is being asked whom she saves: then the queue is of spaces, else of sides."""
    return any(f.rule == n.BATTLE and f.step == SAVING for f in g.stack)


def dump(g: Ankh, seats: list[str]) -> dict[str, object]:
    b = g.fighting()
    queued = NAMES if saving(g) else seats
    written: dict[str, object] = {
        "region": NAMES[first_space(g.geo.lands[b.region])],
        "fighters": [seats[s] for s in b.fighters],
        "cards": [[CARD.words[c] for c in members(cards)] for cards in b.cards],
        "two": seats[b.two] if b.two >= 0 else None,
        "passed": [seats[s] for s in members(b.passed)],
        "queue": [queued[i] for i in b.queue],
        "winner": seats[b.winner] if b.winner >= 0 else None,
        "mummies": [seats[s] for s in b.mummies],
        "cats": [seats[s] for s in b.cats],
        "stage": b.stage,
    }
    for name in SETS:
        written[name] = [NAMES[s] for s in members(getattr(b, name))]
    for name in LISTS:
        written[name] = list(getattr(b, name))
    return written


def load(g: Ankh, data: dict[str, object], seats: list[str], place: str) -> None:
    space = number(data.get("region"), NAMES, place + "region")
    region = g.geo.region[space]
    if region < 0:
        raise BadInput(place + "region", f"{NAMES[space]} is water; name a land space")
    b = Battle(region, numbers(data, "fighters", seats, place), g.seats)
    b.fighters = b.fighters or g.present_in(region)
    load_cards(b, take(data, "cards", list, place, [[]] * g.seats), place + "cards")
    b.two = maybe(data.get("two"), seats, place + "two")
    b.winner = maybe(data.get("winner"), seats, place + "winner")
    b.passed = word_set(data, "passed", seats, place)
    queue = take(data, "queue", list, place, [])
    b.queue = numbers(data, "queue", NAMES if queue and queue[0] in NAMES else seats, place)
    b.mummies = numbers(data, "mummies", seats, place)
    b.cats = numbers(data, "cats", seats, place)
    b.stage = ranged(data, "stage", 0, 0, len(AFTER), place)
    b.attuned = word_set(data, "attuned", NAMES, place)
    b.safe = word_set(data, "safe", NAMES, place)
    b.dying = word_set(data, "dying", NAMES, place)
    for field in LISTS:
        setattr(b, field, counts(data, field, [0] * g.seats, MOST, place))
    g.battle = b


def load_cards(b: Battle, hands: list[object], place: str) -> None:
    if len(hands) != len(b.cards):
        raise BadInput(place, f"wants a list for each of {len(b.cards)} seats, not {len(hands)}")
    for side, cards in enumerate(hands):
        here = f"{place}[{side}]"
        if not isinstance(cards, list):
            raise BadInput(here, f"wants a list, not {cards!r}")
        for card in cards:
            b.cards[side] |= BIT[number(card, CARD.words, here)]
