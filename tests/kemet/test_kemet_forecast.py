"""What is forecast of a battle comes true, and no hidden card undoes it."""

from collections import Counter
from typing import Any

from tawy.kemet.data import CARD
from tawy.kemet.flow import numbers as n
from tawy.kemet.game import KEMET
from tawy.kemet.state import Kemet
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, walk
from tawy.records.position import load

FACTS: dict[str, Any] = {
    "board": {"obelisk-12": "player2 4 ancestral-elephant, player1 5 giant-scorpion"},
    "seats": {
        "player1": {
            "prayer": 1,
            "tiles": ["giant-scorpion", "charge"],
            "interventions": {"war-fury": 2, "war-rage": 1},
        },
        "player2": {
            "prayer": 3,
            "tiles": ["ancestral-elephant", "defense"],
            "discard": ["cavalry-blitz", "chariot-raid"],
            "hidden": ["chariot-raid"],
        },
    },
}


def choosing(*lines: str, **second: Any) -> Kemet:
    """While cards are chosen; *second* is what the defender has besides."""
    seats = {**FACTS["seats"], "player2": {**FACTS["seats"]["player2"], **second}}
    facts = {**FACTS, "seats": seats}
    g = load(KEMET, {"game": "kemet", "seats": 2, "at": "choose cards", "facts": facts})
    for line in lines:
        KEMET.engine.apply(g, 0, KEMET.option_called(line))  # type: ignore[arg-type]
    return g  # type: ignore[return-value]


def told(g: Kemet, seat: int = 0) -> Any:
    return KEMET.outlook(g, seat)["forecast"]


def against(found: Any, mine: str, card: str) -> Any:
    rows = next(one["against"] for one in found["cards"] if one["card"] == mine)
    return next(row for row in rows if row["card"] == card)


def test_every_card_meets_every_card_that_the_other_may_hold() -> None:
    """8 before cards against 6. KEMET-BATTLE-13, -26, -64"""
    found = told(choosing())
    assert [len(one["against"]) for one in found["cards"]] == [5] * 6
    assert (found["more"], found["gone"]) == (0, 1), "one of the five was discarded face down"
    assert against(found, "shield-push", "mixed-tactics") == {
        "card": "mixed-tactics", "strength": 8, "result": "sure", "lost": [1, 1], "taken": [0, 0],
    }  # fmt: skip


def test_hidden_cards_make_it_less_than_sure() -> None:
    """Two of them, for 3 prayer points: +3 strength, or +3 damage, or +3 protection."""
    found = told(choosing(interventions={"veto": 2}))
    assert found["more"] == 3
    assert against(found, "cavalry-blitz", "mixed-tactics")["result"] == "sure"
    assert against(found, "cavalry-blitz", "fervent-purge")["result"] == "ahead", "12 to 9 + 3"
    row = against(found, "mixed-tactics", "fervent-purge")
    assert (row["result"], row["lost"], row["taken"]) == ("ahead", [1, 5], [0, 3])


def test_with_a_card_in_the_draft_only_that_one_is_told_and_what_is_paid_for_counts() -> None:
    """A second War Fury would be more than the 1 prayer point pays for. KEMET-BATTLE-14"""
    lines = ["card shield-push", "unused chariot-raid", "invoke war-fury"]
    found = told(choosing(*lines))
    assert [(one["card"], one["strength"]) for one in found["cards"]] == [("shield-push", 13)]
    assert told(choosing(*lines, "invoke war-fury", "done"))["cards"][0]["strength"] == 13
    more = told(choosing(*lines, "invoke war-fury", "invoke war-rage"))
    assert more["counts"] == {"war-fury": 1, "war-rage": 1}
    assert more["cards"][0]["strength"] == 14


def test_it_is_for_those_who_choose() -> None:
    g = choosing("card shield-push")
    assert told(g, SPECTATOR) is None
    assert len(told(g, 1)["cards"]) == 4, "the draft of the other is not known"


def test_a_card_that_prescience_shows_is_the_only_one() -> None:
    """KEMET-BATTLE-15"""
    g = choosing(
        "card shield-push",
        "unused chariot-raid",
        "done",
        tiles=["prescience", "ancestral-elephant"],
    )
    assert [len(one["against"]) for one in told(g, 1)["cards"]] == [1] * 4


def test_what_is_forecast_comes_true() -> None:
    """In games at random: of a whole draft that could be paid for."""
    seen: Counter[str] = Counter()
    for seats in (2, 3, 4, 5):
        play = new_play(KEMET, seats, {"max_days": "8"}, f"forecast {seats}")
        last: dict[int, Any] = {}
        for _ in walk(play, Stream(f"forecast {seats}")):
            g: Any = play.state
            if g.stack and g.stack[-1].rule == n.CHOOSE_CARDS:
                last |= {seat: told(g, seat) for seat in g.battle.seats if told(g, seat)}
            elif g.battle is not None and g.battle.winner >= 0 and last:
                seen.update(compared(g, last))
                last = {}
    assert set(seen) >= {"sure", "ahead", "behind"}


def compared(g: Kemet, last: dict[int, Any]) -> list[str]:
    b, found = g.fighting(), []
    words = [CARD.words[b.played[side]] for side in (0, 1)]
    for side, seat in enumerate(b.seats):
        half = len(b.cards) // 2
        mine = slice(side * half, (side + 1) * half)
        if len(last[seat]["cards"]) > 1 or b.cards[mine] != b.paid[mine]:
            continue
        row = against(last[seat], words[side], words[1 - side])
        assert row["lost"][0] <= b.lost[side] <= row["lost"][1]
        assert row["taken"][0] <= b.lost[1 - side] <= row["taken"][1]
        assert b.strength[1 - side] <= row["strength"] + last[seat]["more"]
        assert row["result"] != "sure" or b.winner == side
        found.append(row["result"])
    return found
