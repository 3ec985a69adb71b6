"""Positions: any moment of a game as plain data, there and back, and what is refused."""

import json
from typing import Any

import pytest
from small_table import Choice, Effects, Script, SmallGame, Table, begun, pushing
from toy_table import at, finished, header, loaded, placed, seeded, tell

from tawy.games import TOY
from tawy.kernel.frames import CHANCE, SPECTATOR, Frame
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream
from tawy.proof.contract import viewers, walk
from tawy.records.play import Play
from tawy.records.position import digest, dump, load

BALLOT = dump(TOY, tell(seeded(3), "jade bid 1 bet edfu", "lapis bid 2").state, {})
STEERING = dump(
    TOY, placed(at("steering", "lapis", steps=2, steerer="lapis", hand=[1, 1, 1])).state, {}
)


# --- there and back


def test_a_position_is_written_in_words() -> None:
    """Names of rules, steps, seats and spaces; the only numbers are counts."""
    play = seeded(3, "words")
    tell(play, "jade bid 1 bet edfu", "lapis bid 2")
    position = dump(TOY, play.state, {})
    assert position["sides"] == ["amber", "jade", "lapis"]
    assert position["stack"] == [
        {"rule": "round", "then": "watch"},
        {"rule": "bidding", "open-to": ["amber", "jade", "lapis"]},
    ]
    assert position["drafts"] == {"amber": [], "jade": ["bid 1", "bet edfu"], "lapis": ["bid 2"]}
    assert position["generator"] == {"key": f"{play.state.key:064x}", "draws": 3}


def test_a_loop_is_written_with_those_it_is_through_with() -> None:
    """In the middle of the draw, where chance is asked."""
    g = placed(at("round: draw"), "chance draw reed").state
    assert dump(TOY, g, {})["stack"] == [
        {"rule": "round", "then": "draw", "done": ["amber", "jade"]},
        {"rule": "drawing", "seat": "jade"},
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("open_chance", [False, True])
def test_every_moment_of_a_game_round_trips(seats: int, open_chance: bool) -> None:
    """Through JSON, in the middle of anything; and plays on the same."""
    play = Play(TOY, header(seats, "there and back"), open_chance)
    for seat, option in walk(play, Stream(f"there and back {seats}")):
        position = json.loads(json.dumps(dump(TOY, play.state, {})))
        again = load(TOY, position, play.state)
        assert dump(TOY, again, {}) == position
        on, off = play.state.copy(), again.copy()
        for g in (on, off):
            TOY.engine.apply(g, seat, option)
        assert dump(TOY, off, {}) == dump(TOY, on, {})


def test_a_finished_game_round_trips() -> None:
    """With its result, and nobody is asked."""
    position = dump(TOY, finished(3, "over").state, {})
    g = loaded(position)
    assert dump(TOY, g, {}) == position
    assert TOY.engine.awaited(g) == []


def test_effects_that_are_done_round_trip() -> None:
    """They have numbers, not names: the same effect is not asked again."""
    game = SmallGame(Script(*pushing(1, who=1)), Effects([0, 3, 7], {0: 2, 7: 2}), Choice())
    g = begun(game)
    position = dump(game, g, {})
    again = load(game, position)
    assert dump(game, again, {}) == position
    game.engine.apply(again, 1, 2)
    assert again.notes == [800, 102, 803, 807]


def test_a_loaded_position_holds_no_news_to_go_back_to() -> None:
    """Undo begins anew."""
    g = loaded(dump(TOY, placed(at("steering", "lapis", steps=2), "lapis sail edfu").state, {}))
    assert [TOY.engine.may_take_back(g, seat) for seat in viewers(g)] == [0, 0, 0, 0]


def test_the_generator_is_left_out_where_it_is_a_secret() -> None:
    """And the digest does not depend on it."""
    one, other = seeded(2, "1"), seeded(2, "1")
    other.state.key, other.state.draws = 5, 77
    assert "generator" not in dump(TOY, one.state, {}, secret=False)
    assert digest(TOY, one.state, {}) == digest(TOY, other.state, {})
    other.state.grain[0] += 1
    assert digest(TOY, one.state, {}) != digest(TOY, other.state, {})


# --- what authors of cases write


@pytest.mark.parametrize(
    ("where", "turn", "awaited", "stack"),
    [
        ("bidding", "", [0, 1, 2], ["round: watch", "bidding"]),
        ("round: bid", "", [0, 1, 2], ["round: watch", "bidding"]),
        ("steering", "lapis", [2], ["round: watch", "steering"]),
        ("watching", "", [0, 1], ["round: land", "watching"]),
        ("round: watch", "", [0, 1], ["round: land", "watching"]),
        ("offering", "jade", [1], ["round: part", "offering"]),
        ("round: draw", "", [CHANCE], ["round: draw", "drawing"]),
        ("round: begin", "", [CHANCE], ["round: draw", "drawing"]),
        ("round", "", [CHANCE], ["round: draw", "drawing"]),
        ("round: end", "", [CHANCE], ["round: draw", "drawing"]),
    ],
)
def test_at_builds_the_stack(where: str, turn: str, awaited: list[int], stack: list[str]) -> None:
    """A rule, or a step of it; the rules below are there, and it runs to the next choice."""
    position = at(where, turn, steerer="lapis", hand=[1, 1, 1], round=1)
    g = loaded(position, open_chance=True)
    assert TOY.engine.awaited(g) == awaited
    written = dump(TOY, g, {})["stack"]
    assert isinstance(written, list)
    assert [": ".join([f["rule"], *([f["then"]] if "then" in f else [])]) for f in written] == stack


def test_what_is_left_out_is_as_at_the_start() -> None:
    """An empty position is a new game for the fewest seats."""
    g = loaded({}, open_chance=True)
    assert dump(TOY, g, {}) == dump(TOY, TOY.new(2, {}, 0, open_chance=True), {})


def test_loading_does_not_change_what_it_is_given() -> None:
    """A position can be loaded twice."""
    before = json.dumps(BALLOT)
    g = loaded(BALLOT)
    TOY.engine.apply(g, 0, TOY.option_called("bid 0"))
    g.grain[0] = 99
    assert json.dumps(BALLOT) == before


# --- what is refused


def with_facts(**facts: object) -> dict[str, Any]:
    return at("bidding", **facts)


def with_frame(*frames: object, drafts: object = None) -> dict[str, Any]:
    """Three seats, the round, and these frames on it."""
    stack = [{"rule": "round", "then": "watch"}, *frames]
    return {"seats": 3, "stack": stack} | ({} if drafts is None else {"drafts": drafts})


OPEN = {"rule": "bidding", "open-to": ["amber", "jade", "lapis"]}
WHOLE = ["bid 1", "bet edfu"]
REFUSED: list[tuple[Any, str, str]] = [
    # the object itself
    ([], "", "must be an object, not []"),
    ("bidding", "", "must be an object"),
    ({"colour": 1}, "colour", "no such field; known: game, rules"),
    ({"game": "chess"}, "game", "must be 'toy', not 'chess'"),
    ({"game": 7}, "game", "must be 'toy', not 7"),
    ({"rules": "0"}, "rules", ", not '0'"),
    ({"rules": 1}, "rules", ", not 1"),
    ({"seats": 6}, "seats", "toy has 2 to 5 seats, not 6"),
    ({"seats": True}, "seats", "must be a number, not True"),
    ({"seats": "3"}, "seats", "must be a number, not '3'"),
    ({"seats": None}, "seats", "must be a number, not None"),
    ({"settings": []}, "settings", "must be an object, not []"),
    ({"settings": {"length": "long"}}, "settings", "no setting 'length'"),
    # sides
    ({"sides": "amber"}, "sides", "must be a list"),
    ({"sides": ["amber"]}, "sides", "must have 2 entries, not 1"),
    ({"sides": ["amber", "lapis"]}, "sides[1]", "no seat is called 'lapis'"),
    ({"sides": ["amber", 1]}, "sides[1]", "no seat is called"),
    ({"sides": ["jade", "amber"]}, "sides[0]", "doesn't speak for its side"),
    ({"sides": ["jade", None]}, "sides[0]", "doesn't speak for its side"),
    # the generator
    ({"generator": 7}, "generator", "must be an object"),
    ({"generator": {"seed": "1"}}, "generator.seed", "no such field; known: key, draws"),
    ({"generator": {"key": 1}}, "generator.key", "must be a"),
    ({"generator": {"key": "green"}}, "generator.key", ""),
    ({"generator": {"key": ""}}, "generator.key", ""),
    ({"generator": {"key": "-1"}}, "generator.key", ""),
    ({"generator": {"key": "1" + "0" * 64}}, "generator.key", ""),
    ({"generator": {"draws": "1"}}, "generator.draws", "must be a number"),
    ({"generator": {"draws": True}}, "generator.draws", "must be a number"),
    ({"generator": {"draws": -1}}, "generator.draws", ""),
    ({"generator": {"draws": 1 << 64}}, "generator.draws", ""),
    # facts
    ({"facts": []}, "facts", "must be an object"),
    (with_facts(gold=[1, 1, 1]), "facts.gold", "no such fact; known: round, boat"),
    (with_facts(grain=[1, 1]), "facts.grain", "must have 3 entries, not 2"),
    (with_facts(grain=[1, 1, True]), "facts.grain[2]", "must be a number, not True"),
    (with_facts(grain=3), "facts.grain", "must be a list, not 3"),
    (with_facts(grain="333"), "facts.grain", "must be a list"),
    (with_facts(grain=[1, 1, -1]), "facts.grain[2]", "-1 is not between"),
    (with_facts(round=8), "facts.round", "8 is not between 0 and 7"),
    (with_facts(boat="cairo"), "facts.boat", "no space is called 'cairo'"),
    (with_facts(bet=["edfu", None, 4]), "facts.bet[2]", "no space is called 4"),
    (with_facts(crocodiles=[0, 1, 0]), "facts.crocodiles", "more crocodiles than cards"),
    # at
    ({"at": 3}, "at", "must be a text"),
    ({"at": ""}, "at", "no rule is called ''"),
    ({"at": "dancing"}, "at", "no rule is called 'dancing'; known: round, drawing, bidding"),
    ({"at": "round: dance"}, "at", "'round' has no step 'dance'; known: begin, draw"),
    ({"at": "bidding: begin"}, "at", "'bidding' has no step 'begin'; known: none"),
    ({"at": "bidding", "turn": "lapis"}, "turn", "no seat is called 'lapis'; known: amber, jade"),
    ({"at": "bidding", "turn": 1}, "turn", "must be a text"),
    ({"at": "steering"}, "turn", ""),
    ({"at": "steering", "turn": "amber", "sides": [None, "jade"]}, "turn", ""),
    # the stack
    ({"stack": {}}, "stack", "must be a list"),
    ({"stack": []}, "stack", ""),
    ({"stack": ["round"]}, "stack[0]", "must be an object, not 'round'"),
    ({"stack": [{}]}, "stack[0].rule", "must be a text, not None"),
    ({"stack": [{"rule": "dancing"}]}, "stack[0]", "no rule is called 'dancing'"),
    ({"stack": [{"rule": "round", "then": "dance"}]}, "stack[0]", "has no step 'dance'"),
    ({"stack": [{"rule": "round", "step": "bid"}]}, "stack[0].step", "no such field"),
    ({"stack": [{"rule": "round", "then": 1}]}, "stack[0].then", "must be a text"),
    (with_frame({"rule": "steering", "seat": "ivory"}), "stack[1].seat", "no seat is called"),
    (with_frame({"rule": "steering", "seat": 2}), "stack[1].seat", "must be a text"),
    (with_frame({"rule": "steering"}), "stack[1].seat", ""),
    (with_frame({"rule": "round", "done": "amber"}), "stack[1].done", "must be a list"),
    (with_frame({"rule": "round", "done": ["ivory"]}), "stack[1]", "no seat is called 'ivory'"),
    (with_frame({"rule": "charming", "seat": "jade", "done": [-1]}), "stack[1]", ""),
    (with_frame({"rule": "charming", "seat": "jade", "done": [10**9]}), "stack[1]", ""),
    (with_frame({"rule": "charming", "seat": "jade", "done": ["x"]}), "stack[1]", ""),
    (with_frame({"rule": "charming", "seat": "jade", "done": [True]}), "stack[1]", ""),
    (with_frame({"rule": "charming", "seat": "jade", "done": [1.0]}), "stack[1]", ""),
    # ballots and drafts
    (with_frame({**OPEN, "open-to": ["amber"]}), "stack[1].open-to", "must be the seats"),
    (with_frame({"rule": "bidding"}), "stack[1].open-to", "must be the seats"),
    (with_frame({**OPEN, "open-to": "all"}), "stack[1].open-to", "must be a list"),
    (
        with_frame(OPEN, {"rule": "offering", "seat": "jade"}) | {"facts": {"steerer": "jade"}},
        "stack[1]", "",
    ),
    (with_frame(OPEN, drafts=[]), "drafts", "must be an object"),
    (with_frame(OPEN, drafts={"ivory": []}), "drafts", "no seat is called 'ivory'"),
    (with_frame(OPEN, drafts={"jade": "bid 1"}), "drafts.jade", "must be a list"),
    (with_frame(OPEN, drafts={"jade": ["bid 9"]}), "drafts.jade", "no choice begins 'bid 9'"),
    (with_frame(OPEN, drafts={"jade": ["bet edfu"]}), "drafts.jade", "no choice begins"),
    (with_frame(OPEN, drafts={"jade": [3]}), "drafts.jade", "no choice begins '3'"),
    (with_frame(OPEN, drafts={"jade": [*WHOLE, "bid 1"]}), "drafts.jade", "jade is not asked now"),
    (with_frame(OPEN, drafts={"jade": ["bid 1 bet edfu"]}), "drafts.jade", ""),
    (
        with_frame({"rule": "steering", "seat": "jade"}, drafts={"jade": ["bid 1"]}),
        "drafts", "no ballot is open",
    ),
    ({"at": "bidding", "drafts": {"jade": ["bid 1"]}}, "drafts", ""),
    # the result
    ({"result": "garden"}, "result", "must be an object"),
    ({"result": {"ending": "flood", "places": [1, 2]}}, "result.ending", "is called 'flood'"),
    ({"result": {"ending": "garden"}}, "result.places", "must be a list"),
    ({"result": {"ending": "garden", "places": [1]}}, "result.places", "must have 2"),
    ({"result": {"ending": "garden", "places": [1, "2"]}}, "result.places", ""),
    ({"result": {"ending": "garden", "places": [0, 3]}}, "result.places", ""),
    ({"result": {"ending": "garden", "places": [True, 2]}}, "result.places", ""),
    (STEERING | {"result": {"ending": "garden", "places": [1, 2, 3]}}, "", ""),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "place", "reason"), REFUSED, ids=[json.dumps(row[0])[-70:] for row in REFUSED]
)
def test_what_contradicts_itself_is_refused(position: Any, place: str, reason: str) -> None:
    """With the exact place and a reason; no state comes of it."""
    with pytest.raises(BadInput) as caught:
        load(TOY, position)
    assert caught.value.place.startswith(place)
    assert place == "" or caught.value.place[len(place) :][:1] in ("", ".", "[")
    assert reason in caught.value.reason
    assert caught.value.reason


@pytest.mark.parametrize("field", ["game", "rules", "seats", "sides", "facts", "stack", "drafts"])
@pytest.mark.parametrize("junk", [True, 1.5, "junk", ["junk"], {"junk": 1}])
def test_junk_in_any_field_is_refused_there(field: str, junk: object) -> None:
    """Whatever stands there, the place is named."""
    with pytest.raises(BadInput) as caught:
        load(TOY, BALLOT | {field: junk})
    assert caught.value.place.startswith(field)


def test_a_ballot_in_which_all_are_in_is_not_open() -> None:
    """It is refused, or closed at once: somebody can choose."""
    position = with_frame(OPEN, drafts=dict.fromkeys(("amber", "jade", "lapis"), WHOLE))
    assert can_go_on(position)


@pytest.mark.parametrize("rule", ["round", "charming", "watching"])
def test_a_stack_that_asks_nobody_is_not_left_so(rule: str) -> None:
    """It is refused, or run to the next choice."""
    frame = {"rule": rule} | ({"seat": "jade"} if rule == "charming" else {})
    position = with_frame(frame) | {"facts": {"steerer": "jade"}}
    assert can_go_on(position)


def can_go_on(position: dict[str, Any]) -> bool:
    try:
        g = loaded(position, open_chance=True)
    except BadInput:
        return True
    return g.ending >= 0 or bool(TOY.engine.pending(g))


def test_a_rule_for_all_is_written_without_a_seat() -> None:
    """And is loaded for nobody in particular."""

    def ask(g: Table, f: Frame) -> bool:
        return g.ask_each(f, [1, 0], 1)

    game = SmallGame(Script(ask), Choice())
    g = load(game, dump(game, begun(game), {}))
    assert [f.who for f in g.stack] == [SPECTATOR, 1]
