"""How far each seat may go back, and what going back leaves behind."""

from typing import Any

import pytest
from small_table import Choice, Die, Reveal, Script, SmallGame, pushing
from toy_table import at, choose, finished, header, offered, placed, seeded, tell, whole

from tawy.games import TOY
from tawy.kernel.engine import IllegalOption
from tawy.kernel.frames import CHANCE, SPECTATOR
from tawy.kernel.rng import Stream
from tawy.proof.contract import redealt, viewers, walk
from tawy.records.play import Header, Play
from tawy.records.record import read, replay, write
from tawy.toy.game import Toy

# Lapis steers, and everybody holds a card. Jade is asked for an offering, others hold nothing.
STEERING = at("steering", "lapis", steps=3, hand=[1, 1, 1], crocodiles=[1, 1, 0])
JADE_STEERS = at("steering", "jade", steps=3, hand=[1, 1, 1], crocodiles=[1, 1, 0])
BIDS = at("bidding", grain=[3, 3, 3])
OFFERING = at("offering", "jade", grain=[3, 3, 3], round=2)
PAIR = {"sides": ["amber", "jade", "jade"]}
SAILS = ["lapis sail thebes", "lapis sail edfu"]
BID_ALL = ["amber bid 0 bet edfu", "jade bid 1 bet edfu", "lapis bid 3 bet edfu"]


def offering(**facts: object) -> dict[str, Any]:
    return {**OFFERING, "facts": OFFERING["facts"] | facts}


# what has happened: position, sentences, and how far amber, jade and lapis may go back
SITUATIONS: dict[str, tuple[dict[str, Any], list[str], list[int]]] = {
    "nothing": (STEERING, [], [0, 0, 0]),
    "one step of one's own": (STEERING, SAILS[:1], [0, 0, 1]),
    "two steps of one's own": (STEERING, SAILS, [0, 0, 2]),
    "own steps, then a window opened": (STEERING, [*SAILS, "lapis stop"], [0, 0, 0]),
    "in a window, a pass": (STEERING, ["lapis stop", "jade pass"], [0, 1, 0]),
    "in a window, a crocodile": (STEERING, ["lapis stop", "amber crocodile"], [1, 0, 0]),
    "a window closed, all passed": (
        JADE_STEERS,
        ["jade stop", "amber pass", "lapis pass"], [0, 0, 0],
    ),
    "a window closed, then an answer": (
        JADE_STEERS,
        ["jade stop", "amber pass", "lapis pass", "jade offer"], [0, 1, 0],
    ),
    "a window closed, a crocodile was shown": (
        STEERING, ["lapis stop", "amber crocodile", "jade pass"], [0, 0, 0],
    ),
    "a ballot opened": (BIDS, [], [0, 0, 0]),
    "in a ballot, one own step": (BIDS, ["amber bid 1"], [1, 0, 0]),
    "in a ballot, all own steps": (BIDS, ["amber bid 1 bet edfu"], [2, 0, 0]),
    "in a ballot, another's steps": (BIDS, ["amber bid 1", "jade bid 1 bet edfu"], [1, 2, 0]),
    "in a ballot, own steps and then another's": (
        BIDS, ["amber bid 1 bet edfu", "lapis bid 0"], [2, 0, 1],
    ),
    "a ballot closed: bids are shown": (BIDS, BID_ALL, [0, 0, 0]),
    "a ballot closed, then an own step": (BIDS, [*BID_ALL, "lapis sail edfu"], [0, 0, 1]),
    "an answer, chance is asked": (OFFERING, ["jade keep"], [0, 1, 0]),
    "an answer, then a draw of chance": (OFFERING, ["jade keep", "chance draw reed"], [0, 0, 0]),
    "an answer, then a merge": (offering(round=3), ["jade keep"], [0, 0, 0]),
    "an answer, then somebody left": (
        offering(round=5, lotus=[2, 2, 0]), ["jade keep"], [0, 1, 0],
    ),
    "the end: a garden": (offering(lotus=[0, 3, 0]), ["jade offer"], [0, 0, 0]),
    "the end: alone": (offering(round=5, lotus=[0, 2, 0]), ["jade keep"], [0, 0, 0]),
    "the end: the last round": (offering(round=7), ["jade keep"], [0, 0, 0]),
    "a partner speaks for lapis, in a ballot": (BIDS | PAIR, ["jade bid 1"], [0, 1, 0]),
    "a partner speaks for lapis, steering": (
        JADE_STEERS | PAIR, ["jade sail thebes", "jade sail edfu"], [0, 2, 0],
    ),
    "a seat that has left": (
        STEERING | {"sides": [None, "jade", "lapis"]}, SAILS, [0, 0, 2],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SITUATIONS)
def test_how_far_each_seat_may_go_back(name: str) -> None:
    """To the last news: a draw, a thing shown, another's answer. A spectator and chance: never."""
    position, sentences, limits = SITUATIONS[name]
    g = placed(position, *sentences).state
    assert [TOY.engine.may_take_back(g, seat) for seat in range(3)] == limits
    assert TOY.engine.may_take_back(g, SPECTATOR) == 0
    assert TOY.engine.may_take_back(g, CHANCE) == 0


@pytest.mark.parametrize("name", SITUATIONS)
def test_going_back_restores_every_earlier_moment(name: str) -> None:
    """State, plies and events are as they were, down to the limit; beyond it nothing changes."""
    position, sentences, limits = SITUATIONS[name]
    for seat, limit in enumerate(limits):
        play = placed(position, *sentences)
        expected = moments_of(play, position, seat, limit)
        for moment in expected:
            play.undo(seat)
            assert whole(play) == moment
        for other in (seat, SPECTATOR, CHANCE):
            before = whole(play)
            with pytest.raises(IllegalOption):
                play.undo(other)
            assert whole(play) == before


def moments_of(
    play: Play[Toy], position: dict[str, Any], seat: int, limit: int
) -> list[tuple[str, list[tuple[int, int]], list[object]]]:
    """The same game without the last one, two ... plies of a seat, played from the start."""
    plies = play.plies()
    mine = [i for i, ply in enumerate(plies) if ply.seat == seat]
    moments = []
    for count in range(1, limit + 1):
        left_out = mine[-count:]
        again = placed(position)
        for i, ply in enumerate(plies):
            if i not in left_out:
                again.apply(ply.seat, ply.option)
        moments.append(whole(again))
    return moments


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_limit_is_in_the_observation(name: str) -> None:
    """The client shows what the engine allows."""
    position, sentences, _ = SITUATIONS[name]
    g = placed(position, *sentences).state
    for seat in viewers(g):
        assert TOY.observe(g, seat)["undo"] == TOY.engine.may_take_back(g, seat)


def test_in_ordinary_play_a_draw_follows_at_once() -> None:
    """Where chance answers by itself, the answer that led to it cannot be taken back."""
    play = Play(TOY, header(3, position=OFFERING))
    choose(play, 1, "keep")
    assert [TOY.engine.may_take_back(play.state, seat) for seat in range(3)] == [0, 0, 0]


# --- news of other kinds, on a table made for them


@pytest.mark.parametrize(
    ("rules", "answers", "limits"),
    [
        ([1, 1, 2], [(0, 1), (0, 2)], [2, 0]),
        ([1, 2, 1], [(0, 1), (1, 2)], [0, 1]),
        ([1, 2, 1, 1], [(0, 1), (1, 2), (0, 0)], [1, 0]),
        ([1, 3, 1], [(0, 1), (0, 1)], [0, 0]),
        ([3, 1, 1], [(0, 1), (0, 1)], [1, 0]),
        ([1, 4, 1], [(0, 1)], [0, 0]),
        ([1, 4, 1, 1], [(0, 1), (0, 1)], [1, 0]),
        ([1, 5, 1], [(0, 1)], [1, 0]),
    ],
    ids=[
        "own answers", "another's answer", "another's answer, then one's own", "a reveal",
        "a reveal, then an answer", "a draw", "a draw, then an answer", "a single option",
    ],
)  # fmt: skip
def test_news(rules: list[int], answers: list[tuple[int, int]], limits: list[int]) -> None:
    """Another's answer is news for the first seat; what is taken at once is no answer."""
    red, green, reveal = pushing(1, who=0), pushing(1, who=1), pushing(2, who=0)
    steps = {1: red, 2: green, 3: reveal, 4: pushing(3), 5: pushing(4, who=1)}
    script = Script(*[step for rule in rules for step in steps[rule]])
    game = SmallGame(script, Choice(), Reveal(), Die([1, 1]), Choice(1))
    play = Play(game, Header("small", "1", ["a", "b"], "", 1))
    for seat, option in answers:
        play.apply(seat, option)
    assert [game.engine.may_take_back(play.state, seat) for seat in range(2)] == limits
    assert len(play.past) == play.state.back


# --- choosing differently


def test_another_choice_after_going_back() -> None:
    """The game goes on from there, and nothing is left of the first choice."""
    play = placed(STEERING, *SAILS)
    play.undo(2)
    play.undo(2)
    tell(play, "lapis sail memphis")
    assert whole(play) == whole(placed(STEERING, "lapis sail memphis"))


def test_another_draft_after_taking_it_back() -> None:
    """The others' drafts stay; the seat is asked again, as at first."""
    play = placed(BIDS, "amber bid 1 bet edfu", "jade bid 2")
    first = offered(placed(BIDS), 0)
    play.undo(0)
    play.undo(0)
    assert offered(play, 0) == first
    tell(play, "amber bid 3 bet delta", "jade bet aswan", "lapis bid 0 bet delta")
    assert play.state.steerer == 0
    assert play.state.bet == [0, 6, 0]


def test_a_retraction_leaves_no_trace_in_the_record() -> None:
    """It is the record of a game in which it never happened."""
    play = placed(BIDS, "amber bid 1 bet edfu", "jade bid 2")
    play.undo(0)
    tell(play, "amber bet delta")
    play.undo(1)
    play.undo(0)
    tell(play, "amber bet aswan", "jade bid 2 bet edfu", "lapis bid 0 bet edfu")
    plain = placed(BIDS, "amber bid 1 bet aswan", "jade bid 2 bet edfu", "lapis bid 0 bet edfu")
    assert write(play) == write(plain)
    assert replay(TOY, read(write(play)), check=True).digest() == plain.digest()


# --- whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_moment_within_the_limit_is_restored_in_whole_games(seats: int) -> None:
    """At every choice of a random game: all the way back, and the same way on again."""
    play = seeded(seats, "undo")
    stream = Stream("undo")
    moments = [whole(play)]
    for _ in walk(play, stream):
        if play.state.drafts:
            moments = []
        elif limit := play.state.back:
            assert len(play.past) == limit
            now, plies = whole(play), play.log.plies[-limit:]
            earlier = moments[-limit:]
            assert len(earlier) == limit
            for moment in reversed(earlier):
                play.undo(play.state.mover)
                assert whole(play) == moment
            for ply in plies:
                play.apply(ply.seat, ply.option)
            assert whole(play) == now
        moments.append(whole(play))
    assert not play.past


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_limit_tells_no_secret(seats: int) -> None:
    """It is the same in any state that a seat cannot tell from the true one."""
    play = seeded(seats, "limit")
    stream, secrets = Stream("limit"), Stream("secrets")
    for _ in walk(play, stream):
        for seat in viewers(play.state):
            limit = TOY.engine.may_take_back(play.state, seat)
            other = redealt(TOY, play.state, seat, secrets)
            assert TOY.engine.may_take_back(other, seat) == limit


def test_nobody_goes_back_once_the_game_is_over() -> None:
    """The seed may be published now."""
    for seed in range(5):
        play = finished(3, str(seed))
        for seat in viewers(play.state):
            with pytest.raises(IllegalOption):
                play.undo(seat)
