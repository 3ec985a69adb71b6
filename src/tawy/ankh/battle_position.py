"""The facts of a battle in words, and back."""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import BIT, NAMES, spaces_in
from tawy.ankh.data import CARD
from tawy.ankh.state import Ankh, Battle
from tawy.ankh.verbs import first_space
from tawy.kernel.options import BadInput, one_of
from tawy.records.position import NONE, take

SETS: Final = ["attuned", "safe", "dying"]  # of spaces
LISTS: Final = ["bids", "strength", "present", "fallen", "warriors"]  # of numbers, by seat
FIELDS: Final = "region fighters cards two passed queue winner mummies cats stage " + " ".join(
    SETS + LISTS
)


def dump(g: Ankh, seats: list[str]) -> dict[str, object]:
    b = g.fighting()
    written: dict[str, object] = {
        "region": NAMES[first_space(g.geo.lands[b.region])],
        "fighters": [seats[s] for s in b.fighters],
        "cards": [[CARD.words[c] for c in spaces_in(cards)] for cards in b.cards],
        "two": seats[b.two] if b.two >= 0 else None,
        "passed": [seats[s] for s in spaces_in(b.passed)],
        "queue": b.queue[:],
        "winner": seats[b.winner] if b.winner >= 0 else None,
        "mummies": [seats[s] for s in b.mummies],
        "cats": [seats[s] for s in b.cats],
        "stage": b.stage,
    }
    for name in SETS:
        written[name] = [NAMES[s] for s in spaces_in(getattr(b, name))]
    for name in LISTS:
        written[name] = list(getattr(b, name))
    return written


def load(g: Ankh, data: dict[str, object], seats: list[str], place: str) -> None:
    def seat(value: object, field: str) -> int:
        if value is None or value == NONE:
            return -1
        if value not in seats:
            raise BadInput(place + field, f"no side {value!r}; {one_of(seats)}")
        return seats.index(str(value))

    def listed(field: str) -> list[int]:
        return [seat(v, field) for v in take(data, field, list, place, [])]

    name = take(data, "region", str, place, None)
    region = g.geo.region[NAMES.index(name)] if name in NAMES else -1
    if region < 0:
        raise BadInput(place + "region", f"no land space {name!r}")
    b = Battle(region, listed("fighters") or g.present_in(region), g.seats)
    for side, cards in enumerate(take(data, "cards", list, place, [[]] * g.seats)[: g.seats]):
        for card in cards if isinstance(cards, list) else []:
            if card not in CARD.words:
                raise BadInput(place + "cards", f"no card {card!r}; {one_of(CARD.words)}")
            b.cards[side] |= BIT[CARD.words.index(card)]
    b.two, b.winner = seat(data.get("two"), "two"), seat(data.get("winner"), "winner")
    for side in listed("passed"):
        b.passed |= BIT[side]
    b.queue = [n for n in take(data, "queue", list, place, []) if isinstance(n, int)]
    b.mummies, b.cats = listed("mummies"), listed("cats")
    b.stage = take(data, "stage", int, place, 0)
    for field in SETS:
        mask = 0
        for word in take(data, field, list, place, []):
            if word not in NAMES:
                raise BadInput(place + field, f"no space {word!r}")
            mask |= BIT[NAMES.index(word)]
        setattr(b, field, mask)
    for field in LISTS:
        values = take(data, field, list, place, [0] * g.seats)
        if len(values) != g.seats or not all(isinstance(v, int) for v in values):
            raise BadInput(place + field, f"wants {g.seats} numbers")
        setattr(b, field, values)
    g.battle = b
