"""What follows from the contract of a game: settings, observations, reasons, the registry."""

import json

import pytest
from small_table import Choice, Script, SmallGame, pushing
from toy_table import at, choose, placed, seeded

from tawy.games import TOY
from tawy.kernel.frames import CHANCE, SPECTATOR
from tawy.kernel.game import REGISTRY, game_called
from tawy.kernel.options import BadInput

SMALL = SmallGame(Script(*pushing(1, who=0)), Choice())


def test_settings_are_filled_in_with_the_first_value() -> None:
    """What is given stays."""
    assert SMALL.checked(2, {}) == {"length": "short"}
    assert SMALL.checked(2, {"length": "long"}) == {"length": "long"}


@pytest.mark.parametrize(
    ("seats", "settings", "place", "reason"),
    [
        (1, {}, "seats", "small has 2 to 4 seats, not 1"),
        (5, {}, "seats", "small has 2 to 4 seats, not 5"),
        (2, {"width": "short"}, "settings", "no setting 'width'; known: length"),
        (2, {"length": "huge"}, "settings.length", "not 'huge'; known: short, long"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    seats: int, settings: dict[str, str], place: str, reason: str
) -> None:
    """The error says what is known."""
    with pytest.raises(BadInput) as caught:
        SMALL.new(seats, settings, 1)
    assert (caught.value.place, caught.value.reason) == (place, reason)


def test_games_are_called_by_name() -> None:
    """An unknown one is answered with the known ones."""
    assert game_called("toy") is TOY
    with pytest.raises(BadInput, match=r"no game is called 'chess'; known: .*toy"):
        game_called("chess")
    assert all(game.name == name for name, game in REGISTRY.items())


# --- observations


def test_an_observation_is_plain_data() -> None:
    """It goes through JSON as it is."""
    play = seeded(3)
    for seat in (SPECTATOR, 0, 1, 2):
        seen = TOY.observe(play.state, seat)
        assert json.loads(json.dumps(seen)) == seen


def test_an_observation_says_who_is_asked_and_what_oneself_may_choose() -> None:
    """Others' options are not in it."""
    play = placed(at("steering", "lapis", steps=2))
    mine, theirs = TOY.observe(play.state, 2), TOY.observe(play.state, 0)
    assert mine["awaited"] == theirs["awaited"] == [2]
    assert mine["options"] == TOY.engine.legal(play.state, 2)
    assert theirs["options"] == []


def test_a_draft_is_seen_by_its_side() -> None:
    """By the seat itself and its partner; by nobody else."""
    play = placed(at("bidding") | {"sides": ["amber", "jade", "jade"]}, "jade bid 1")
    drafts = [TOY.observe(play.state, seat)["draft"] for seat in (SPECTATOR, 0, 1, 2)]
    assert drafts == [[], [], [TOY.option_called("bid 1")], [TOY.option_called("bid 1")]]


def test_an_observation_that_was_kept_does_not_change() -> None:
    """It is of one moment, whatever happens in the state later."""
    play = seeded(2)
    kept = TOY.observe(play.state, 0)
    text = json.dumps(kept)
    choose(play, 0, "bid 1")
    choose(play, 0, "bet edfu")
    assert json.dumps(kept) == text


def test_an_observation_of_the_end_holds_the_result() -> None:
    """Ending and places; nobody is asked."""
    play = placed(at("offering", "jade", lotus=[0, 3, 0]), "jade offer")
    seen = TOY.observe(play.state, SPECTATOR)
    assert seen["result"] == {"ending": "garden", "places": [2, 1, 2]}
    assert seen["awaited"] == []


# --- reasons


def test_a_legal_option_needs_no_reason() -> None:
    """Why not? No reason."""
    play = placed(at("steering", "lapis", steps=2))
    assert TOY.why_not(play.state, 2, TOY.option_called("stop")) == []


def test_reasons_of_a_seat_that_is_not_asked() -> None:
    """It is not its turn, or the game is over: the same for every game."""
    play = placed(at("steering", "lapis", steps=2))
    for seat in (SPECTATOR, CHANCE, 0, 1):
        (reason,) = TOY.why_not(play.state, seat, TOY.option_called("stop"))
        assert reason.name == "not-asked"
    over = placed(at("offering", "jade", lotus=[0, 3, 0]), "jade offer")
    (reason,) = TOY.why_not(over.state, 1, TOY.option_called("stop"))
    assert reason.name == "game-over"


def test_a_wish_is_any_option_of_the_game() -> None:
    """Legal or not; but it must be one."""
    assert TOY.words(seeded(2).state, TOY.option_called("sail aswan")) == "sail aswan"
    with pytest.raises(BadInput, match="toy has no choice 'sail nowhere'"):
        TOY.option_called("sail nowhere")


def test_seats_and_chance_have_words() -> None:
    """A seat that the game has and this table has not is not called."""
    g = seeded(2).state
    assert [TOY.who(g, seat) for seat in (CHANCE, 0, 1)] == ["chance", "amber", "jade"]
    assert TOY.seat_called(g, "jade", "") == 1
    with pytest.raises(BadInput, match="turn: no seat is called 'lapis'; known: amber, jade"):
        TOY.seat_called(g, "lapis", "turn")
