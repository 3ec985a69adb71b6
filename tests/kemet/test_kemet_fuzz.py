"""How long a turn can be, and what the fuzzing of Kemet brings along."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from tawy.kemet import choices as c
from tawy.kemet import data as d
from tawy.kemet import events as e
from tawy.kemet.board import NAMES
from tawy.kemet.bound import (
    FARTHEST,
    longest_of_all,
    longest_turn,
    most_choices,
    most_steps,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.game import KEMET
from tawy.kemet.state import NOBODY, Kemet
from tawy.kernel.frames import Log
from tawy.kernel.options import option, verb_of
from tawy.kernel.rng import Stream
from tawy.kernel.sets import BIT, members
from tawy.proof.contract import Broken, check_taking_back, new_play, walk
from tawy.proof.fuzz import biased, material_of, mixed_chooser, mixed_play, observed, wanted
from tawy.proof.kemet import meetings
from tawy.proof.kemet.observer import KemetObserver
from tawy.proof.kemet.positions import (
    SETTINGS,
    clear,
    crowded,
    give_tile,
    grown_settings,
    hold,
    put,
    resume,
)
from tawy.records.play import Play
from tawy.records.position import dump, load

EVERY_MEETING = {meeting.__name__: meeting for meeting in meetings.MEETINGS + meetings.FOR_THREE}
ENDING = (c.DONE, c.PASS)
TRIO = (d.TELEPORT, d.STARGATE, d.PRIEST_OF_RA)
OBELISKS = 9  # on the map for five


# --- the bound of a turn


def alone_on_the_board(seats: int) -> Kemet:
    """The first in the order has the three tiles of free teleports, five units, and no enemies."""
    g = crowded(seats, grown_settings(Stream("alone")), Stream("alone"))
    meetings.new_day(g)
    for space in members(g.map.spaces):
        clear(g, space)
    for tile in (*TRIO, d.GODSPEED):
        give_tile(g, g.order[0], tile)
    return g


def test_the_longest_move() -> None:
    """Free teleports reach every obelisk once, and steps on foot come after them.

    With the scarab and Godspeed there are four of those. KEMET-Q-85, KEMET-MOVE-27, -28,
    KEMET-TELEPORT-17
    """
    g = alone_on_the_board(5)
    active = g.order[0]
    g.held, g.prayer[active] = [0] * len(g.held), 0
    start = NAMES.index("sanctuary")
    put(g, active, start, 5, d.ROYAL_SCARAB)
    resume(g, "day")
    meetings.say(g, "token move-2", "from sanctuary", "take 5", "with royal-scarab")
    g.log = Log()
    while g.march is not None:
        legal = KEMET.engine.legal(g, active)
        far = [o for o in legal if verb_of(o) == c.TELEPORT]
        near = [o for o in legal if verb_of(o) == c.TO]
        groups = [o for o in legal if verb_of(o) in (c.TAKE, c.WITH)]
        KEMET.engine.apply(g, active, (far or near or groups[-1:] or [option(c.DONE)])[0])
    steps = [event for event in g.log.events if event.kind is e.MARCHED]
    free = [event.values[-1] for event in steps if event.why == "teleport"]
    assert sorted([start, *free]) == members(g.map.obelisks)
    assert FARTHEST == 4
    assert len(steps) == OBELISKS - 1 + FARTHEST
    assert len(steps) <= most_steps(FARTHEST, 0, 0, OBELISKS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_turn_is_longer_than_its_bound(seats: int) -> None:
    """All tokens, free teleports, Initiative, Holy War, every card, played to last. KEMET-Q-85"""
    longest = 0
    for seed in range(25):
        stream = Stream(f"longest {seats} {seed}")
        g = with_everything(seats, stream)
        bound, active, choices = longest_turn(g), g.turn, 0
        assert bound <= longest_of_all(g)
        while g.turn == active and g.left[active] + g.placed == d.TOKENS:
            seat = stream.pick(KEMET.engine.pending(g))
            KEMET.engine.apply(g, seat, reluctant(KEMET.engine.legal(g, seat), stream))
            choices += 1
        assert choices <= bound
        longest = max(longest, choices)
    assert longest > 60


def with_everything(seats: int, stream: Stream) -> Kemet:
    g = crowded(seats, grown_settings(stream), stream)
    meetings.new_day(g)
    active = g.order[0]
    for tile in (*TRIO, d.GODSPEED, d.INITIATIVE, d.HOLY_WAR, d.ACT_OF_GOD, d.DIVINE_WILL):
        give_tile(g, active, tile)
    g.prayer[active] = d.TOP
    for card, row in enumerate(d.INTERVENTIONS):
        owners = [active] * row.copies if row.moment in (d.OWN_TURN, d.OWN_MOVE) else g.order
        for seat in owners[: row.copies]:
            hold(g, seat, card)
    put(g, active, stream.pick(members(g.map.obelisks)), 5, d.ROYAL_SCARAB)
    resume(g, "day")
    return g


def reluctant(legal: list[int], stream: Stream) -> int:
    """Whatever does not end anything; free teleports before all else."""
    far = [o for o in legal if verb_of(o) == c.TELEPORT]
    more = [o for o in legal if verb_of(o) not in ENDING]
    return stream.pick(far or more or legal)


def test_a_turn_over_its_bound_is_found() -> None:
    """The observer of the fuzzing counts the choices of every turn."""
    g = with_everything(3, Stream("over"))
    observer = KemetObserver()
    observer.look(KEMET, g, g.turn, option(c.DONE))
    assert observer.bound == longest_turn(g)
    observer.choices = observer.bound
    with pytest.raises(Broken, match="turn: it takes more than"):
        observer.look(KEMET, g, g.turn, option(c.DONE))


@pytest.mark.parametrize("more", ["tokens", "prayer", "cards", "obelisks", "seats"])
def test_more_of_anything_makes_a_turn_longer(more: str) -> None:
    """So the longest of all has the most of each."""
    usual = {"seats": 3, "tokens": 1, "prayer": 5, "cards": 6, "obelisks": 6}
    none = [0] * len(d.INTERVENTIONS)
    raised = {**usual, more: usual[more] + 1}
    assert most_choices(**raised, own=none) > most_choices(**usual, own=none)
    whole = [card.copies for card in d.INTERVENTIONS]
    assert most_choices(**usual, own=whole) > most_choices(**usual, own=none)


# --- made positions


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_made_positions_are_sound_and_late(seats: int) -> None:
    """Each loads to itself; tiles, high pyramids and creatures with troops are on most tables."""
    seen: Counter[str] = Counter()
    for seed in range(30):
        written = meetings.made_position(seats, Stream(f"made {seats} {seed}"))
        g = load(KEMET, written)
        assert dump(KEMET, g, KEMET.checked(seats, {}))["facts"] == written["facts"]
        seen["tiles"] += sum(tiles.bit_count() for tiles in g.tiles) > 10
        seen["high"] += max(g.level) == g.highest
        seen["creature"] += max(g.where) >= 0
        enemies = [s for s in members(g.map.spaces) if has_enemy_beside(g, s)]
        seen["enemies"] += len(enemies) > 0
    assert min(seen.values()) > 15


def has_enemy_beside(g: Kemet, space: int) -> bool:
    owners = [g.owner[other] for other in members(g.map.near[space])]
    return g.owner[space] != NOBODY and any(o not in (NOBODY, g.owner[space]) for o in owners)


def top(*rules: int) -> Callable[[Kemet], bool]:
    return lambda g: bool(g.stack) and g.stack[-1].rule in rules


MOMENTS: dict[str, Callable[[Kemet], bool]] = {
    "veto_on_veto": top(n.VETO),
    "escape_vetoed": top(n.VETO),
    "escape_before_initiative": top(n.ESCAPE),
    "fire_upon_a_creature": top(n.VETO, n.REHOME),
    "creature_left_alone": lambda g: g.march is not None and g.march.visited > 0,
    "enlistment_on_the_march": lambda g: g.march is not None and g.announced is not None,
    "free_teleports": top(n.TAKE_UNITS),
    "hidden_from_prescience": lambda g: g.battle is not None,
    "too_little_prayer": lambda g: any(g.drafts),
    "battle_at_the_delta": lambda g: g.battle is not None and g.battle.space == g.map.delta,
    "recruits_against_two": lambda g: len([units for units in g.newcomers if units]) == 2,
    "battle_by_night": lambda g: top(n.RECRUIT_IN)(g) and any(g.plan),
    "both_night_tiles": top(n.CHOOSE_TILE),
    "even_at_the_goal": top(n.DELTA),
    "last_day": lambda g: g.day == g.last_day,
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_meeting_is_brought_about(name: str) -> None:
    """Not always, for others have cards and tiles too, but in most positions made for it."""
    reached = 0
    for seed in range(12):
        stream = Stream(f"{name} {seed}")
        g = crowded(4, grown_settings(stream), stream)
        meetings.new_day(g)
        EVERY_MEETING[name](g, stream)
        reached += MOMENTS[name](g)
    assert reached >= 7


def test_a_golden_token_bought_with_the_silver_one_waits_after_loading_too() -> None:
    """The silver token was placed first and brought it: it is for the next turn. KEMET-DAY-26"""
    g = crowded(3, {**SETTINGS, "game": "short"}, Stream("tokens"))
    meetings.new_day(g)
    seat = g.order[0]
    give_tile(g, seat, d.ACT_OF_GOD)
    blue = seat * d.COLOURS + d.BLUE
    g.level[blue], g.prayer[seat] = d.LEVELS, d.TOP
    g.site[blue] = max(g.site[blue], g.free_district(seat))
    clear(g, g.site[blue])
    for other in g.order:
        g.tiles[other] &= ~BIT[d.DIVINE_WILL]
        g.sums[other * d.COLUMNS + d.GOLD] = 0
    g.supply[d.DIVINE_WILL * d.COLOURS + d.BLUE] = 1
    resume(g, "day")
    meetings.say(g, "silver buy-blue", "buy divine-will")
    assert g.has(seat, d.DIVINE_WILL)
    written = dump(KEMET, g, KEMET.checked(3, SETTINGS))
    loaded = load(KEMET, written)
    assert not loaded.gold
    assert dump(KEMET, loaded, KEMET.checked(3, SETTINGS)) == written


def test_an_answer_that_came_with_a_position_can_be_taken_back() -> None:
    """A game may begin inside an open ballot, where its log is still empty."""
    stream = Stream("ballot")
    g = crowded(2, grown_settings(stream), stream)
    meetings.new_day(g)
    meetings.too_little_prayer(g, stream)
    seat = next(seat for seat, draft in enumerate(g.drafts) if draft)
    header = new_play(KEMET, 2, SETTINGS, "ballot").header
    play = Play(KEMET, replace(header, position=dump(KEMET, g, KEMET.checked(2, SETTINGS))))
    assert not play.log.plies
    check_taking_back(play, seat)


# --- what is seen


def test_what_is_seen_has_a_name_that_is_wanted() -> None:
    """Each name stands once on the list, and nothing is counted that is not on it."""
    names = wanted(KEMET)
    assert len(set(names)) == len(names)
    for number in range(12):
        play, observer = mixed_play(KEMET, number, "names"), KemetObserver()
        choose = observed(mixed_chooser(KEMET, number), observer)
        for _ in walk(play, Stream(f"names {number}"), choose):
            pass
        assert set(material_of(KEMET).sights(play) + observer.sights) <= set(names)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_biased_play_goes_for_points(seats: int) -> None:
    """Its games end at the goal, long before the limit of days."""
    for number in range(3):
        play = new_play(KEMET, seats, SETTINGS, f"biased {number}")
        for _ in walk(play, Stream(f"biased {number}"), biased):
            pass
        assert KEMET.endings[play.state.ending] == "goal"
        assert play.state.day < 25
