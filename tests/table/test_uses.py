"""What can be done with a thing in hand: whole lines of choices, all of them legal."""

from collections.abc import Iterator
from typing import Any

import pytest

from tawy.games import ANKH, KEMET, TOY
from tawy.kernel.frames import CHANCE
from tawy.kernel.game import Game
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, walk
from tawy.records.position import load
from tawy.table import messages as m
from tawy.table.trying import can_be_told_at_once, look_ahead
from tawy.table.uses import what_with

TROOPS: dict[str, Any] = {
    "game": "kemet",
    "seats": 3,
    "at": "act",
    "turn": "player1",
    "facts": {
        "day": 2,
        "board": {
            "city-1a": "player1 5 giant-scorpion", "city-1b": "player1 2",
            "west-temple-2": "player2 3",
        },
        "seats": {
            "player1": {
                "prayer": 6,
                "pyramids": {"red": "4 city-1a", "white": "1 city-1b"},
                "tiles": ["giant-scorpion"],
            }
        },
    },
}  # fmt: skip
SUMMONING: dict[str, Any] = {
    "game": "ankh",
    "seats": 2,
    "at": "choose action",
    "turn": "isis",
    "facts": {
        "gods": ["isis", "ra"],
        "board": {"B7": "isis god", "G8": "ra god", "B6": "temple isis"},
    },
}
CARAVAN: dict[str, Any] = {
    "game": "ankh",
    "seats": 2,
    "at": "caravan",
    "turn": "isis",
    "facts": {"gods": ["isis", "ra"], "event": 5, "board": {"B7": "isis god", "G8": "ra god"}},
}


def uses(game: Game[Any], g: Any, kind: str, word: str, rather: str = "") -> list[m.Use]:
    wanted = [game.option_called(words, g=g) for words in rather.split(", ") if words]
    [seat] = game.engine.pending(g)
    return what_with(game, g, seat, m.WhatWith("1", kind, word, wanted)).uses


def said(use: m.Use) -> list[str]:
    return [step.choice.words for step in use.steps]


def way_to(use: m.Use, place: str) -> m.Way:
    [found] = [way for way in use.ways if way.choice.noun and way.choice.noun[1] == place]
    return found


def told(game: Game[Any], g: Any, way: m.Way) -> list[str]:
    g, found = g.copy(), []
    for option in way.options:
        [seat] = game.engine.pending(g)
        found.append(game.words(g, option))
        game.engine.apply(g, seat, option)
    return found


# --- Kemet


def test_a_whole_troop_goes_with_its_creature() -> None:
    g = load(KEMET, TROOPS)
    move, recruit = uses(KEMET, g, "space", "city-1b"), uses(KEMET, g, "space", "city-1c")
    assert [said(use)[0] for use in move] == ["token move-2", "token recruit"]
    assert said(recruit[0])[-1] == "recruit 5"
    march = uses(KEMET, g, "space", "city-1a")[0]
    assert said(march) == ["token move-2", "from city-1a", "take 5", "with giant-scorpion"]
    assert [one.words for one in march.steps[2].instead] == ["take 4", "take 3", "take 2", "take 1"]
    assert [one.words for one in march.steps[3].instead] == ["without giant-scorpion"]
    assert "city-1a" not in {way.choice.noun[1] for way in march.ways if way.choice.noun}


def test_a_place_tells_its_steps_its_price_and_whether_somebody_is_there() -> None:
    g = load(KEMET, TROOPS)
    march = uses(KEMET, g, "space", "city-1a")[0]
    near, far = way_to(march, "front-1"), way_to(march, "west-temple-2")
    assert near.told == {"steps": 1, "price": 0, "battle": 0}
    assert near.back
    assert far.told == {"steps": 2, "price": 0, "battle": 1}
    assert not far.back
    leap = next(way for way in march.ways if way.choice.verb == "teleport")
    assert leap.told["price"] == 2


CROWDED: dict[str, Any] = {
    "board": {"city-1a": "player1 5", "city-1b": "player1 1", "city-1c": "player1 5"},
    "seats": {"player1": {"pyramids": {"red": "3 city-1a"}, "tiles": ["godspeed"]}},
}


def test_a_way_that_is_the_only_one_is_told_though_nobody_is_asked_for_it() -> None:
    """The rules lead on by themselves: from there it can go further."""
    g = load(KEMET, {**TROOPS, "facts": {**TROOPS["facts"], **CROWDED}})
    march = uses(KEMET, g, "space", "city-1b")[0]
    assert said(march) == ["token move-2", "from city-1b"]
    near = way_to(march, "front-1")
    assert near.choice.words == "to front-1"
    assert near.told == {"steps": 1, "price": 0, "battle": 0}
    assert told(KEMET, g, near) == ["token move-2", "from city-1b"]
    far = [way for way in march.ways if way.told["steps"] == 2]
    assert far
    assert all(told(KEMET, g, way)[:2] == ["token move-2", "from city-1b"] for way in far)


def test_what_was_chosen_instead_goes_on_to_the_end() -> None:
    """Fewer units, without the creature: so also in the second step."""
    g = load(KEMET, TROOPS)
    rather = "token move-3, take 2, without giant-scorpion"
    [march] = [use for use in uses(KEMET, g, "space", "city-1a", rather) if use.ways]
    assert said(march)[2:] == ["take 2", "without giant-scorpion"]
    assert told(KEMET, g, way_to(march, "front-1"))[2] == "take 2"


def test_a_group_on_its_way_goes_on_with_those_who_came() -> None:
    position = {
        **TROOPS,
        "facts": {**TROOPS["facts"], "board": {"city-1a": "player1 4", "front-1": "player1 1"}},
    }
    g = load(KEMET, position)
    [seat] = KEMET.engine.pending(g)
    for words in ("token move-2", "from city-1a", "take 3", "to front-1"):
        option = KEMET.option_called(words, g=g)
        if option in KEMET.engine.legal(g, seat):
            KEMET.engine.apply(g, seat, option)
    found = uses(KEMET, g, "space", "front-1")
    assert all(said(use)[0] != "take 4" for use in found)


def test_a_full_district_is_no_place_to_recruit() -> None:
    g = load(KEMET, TROOPS)
    assert [said(use)[0] for use in uses(KEMET, g, "space", "city-1a")] == ["token move-2"]


def test_a_tile_is_bought_where_it_is_for_sale() -> None:
    g = load(KEMET, TROOPS)
    assert [said(use) for use in uses(KEMET, g, "tile", "charge")] == [
        ["token buy-red", "buy charge"]
    ]
    assert uses(KEMET, g, "tile", "giant-scorpion") == []  # it has it
    assert uses(KEMET, g, "space", "west-temple-2") == []  # of another


# --- Ankh


def test_a_figure_goes_or_others_come_beside_it_or_it_gains_followers() -> None:
    g = load(ANKH, SUMMONING)
    go, come, gain = uses(ANKH, g, "space", "B7")
    assert said(go) == ["action move", "move god B7"]
    assert said(come) == ["action summon", "summon warrior"]
    assert {way.choice.words for way in come.ways} <= {"A7", "A8", "B8", "C7", "C8"}
    assert (said(gain), gain.ways) == (["action followers"], [])
    assert uses(ANKH, g, "space", "G8") == []


def test_a_caravan_is_a_whole_line_with_the_parts_that_it_makes() -> None:
    g = load(ANKH, CARAVAN)
    [caravan] = uses(ANKH, g, "border", "")
    assert len(caravan.ways) == len(g.geo.lines()) == 92
    for way in caravan.ways:
        twin = g.copy()
        for option in way.options:
            ANKH.engine.apply(twin, 0, option)
        assert not twin.line  # it is whole
        assert ANKH.observe(twin, 0)["facts"]["camels"] == sorted(way.through)
        sizes = [twin.geo.lands[part].bit_count() for part in twin.parts]
        assert way.told == {"camels": len(way.through), "first": sizes[0], "second": sizes[1]}
        assert way.back


def test_what_is_laid_or_chosen_of_a_caravan_leaves_those_that_fit() -> None:
    g = load(ANKH, CARAVAN)
    [caravan] = uses(ANKH, g, "border", "")
    line = next(way for way in caravan.ways if len(way.through) == 6)
    middle = line.through[2]
    [over] = uses(ANKH, g, "border", middle)
    fitting = [way.through for way in caravan.ways if middle in way.through]
    assert [way.through for way in over.ways] == fitting
    for words in (f"caravan {middle}", line.through[3]):
        [seat] = ANKH.engine.pending(g)
        ANKH.engine.apply(g, seat, ANKH.option_called(words, g=g))
    [rest] = uses(ANKH, g, "border", "")
    laid = set(line.through[2:4])
    for way in rest.ways:
        assert {*way.through, *laid} in [set(through) for through in fitting]
        assert told(ANKH, g, way)  # each of them is legal


# --- every game


def things(game: Game[Any], g: Any) -> Iterator[tuple[str, str]]:
    kinds = {verb.kind.name: verb.kind for verb in game.verbs if verb.kind is not None}
    for name in ("space", "border", "tile"):
        if name in kinds:
            yield from [(name, word) for word in kinds[name].words[::3]]
    yield "", ""


def moments(game: Game[Any]) -> Iterator[Any]:
    """Of eight games, those where one seat chooses openly."""
    for name in range(8):
        play = new_play(game, 3, {}, f"uses {name}")
        for number, _ in enumerate(walk(play, Stream(f"uses {name}"))):
            g = play.state
            asked = game.engine.pending(g)
            if number % 7 == 0 and not g.drafts and asked not in ([], [CHANCE]):
                yield g


@pytest.mark.parametrize(("game", "least"), [(ANKH, 400), (KEMET, 400)])
def test_every_line_can_be_chosen(game: Game[Any], least: int) -> None:
    """And what is said of its end is true: whether it can be taken back."""
    met = 0
    for g in moments(game):
        [seat] = game.engine.pending(g)
        for kind, word in things(game, g):
            for use in what_with(game, g, seat, m.WhatWith("1", kind, word)).uses:
                lines = [(way.options, way.back) for way in use.ways[:4]]
                lines += [] if use.ways else [(use.options, use.back)]
                for options, back in lines:
                    assert can_be_told_at_once(game, g, seat, options)
                    ahead = look_ahead(game, g, seat, m.LookAhead("1", options))
                    assert isinstance(ahead, m.Ahead)
                    assert ahead.back == back
                    met += 1
    assert met > least


def test_whoever_has_nothing_to_choose_or_chooses_in_secret_has_nothing_in_hand() -> None:
    g = load(KEMET, TROOPS)
    assert what_with(KEMET, g, 1, m.WhatWith("1", "space", "city-1a")).uses == []
    assert what_with(KEMET, g, 0, m.WhatWith("1", "space", "nowhere")).uses == []
    toy = TOY.new(3, {}, key=7)
    assert what_with(TOY, toy, 0, m.WhatWith("1", "space", "edfu")).uses == []
