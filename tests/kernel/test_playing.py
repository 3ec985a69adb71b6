"""A game being played: its beginning, standing orders, plies, result."""

import pytest
from small_table import Choice, Pause, Script, SmallGame, Vote, pushing
from toy_table import at, choose, finished, header, loaded, placed, seeded, tell, whole

from tawy.games import TOY
from tawy.kernel.engine import IllegalOption
from tawy.kernel.frames import CHANCE
from tawy.kernel.options import BadInput
from tawy.kernel.rng import commitment
from tawy.records.play import Header, Play
from tawy.records.position import digest, dump
from tawy.records.record import read, replay, write

# Jade steers; the others hold a card each.
STEERING = at("steering", "jade", steps=2, steerer="jade", hand=[1, 1, 1], crocodiles=[1, 0, 0])


# --- the beginning


def test_a_play_runs_to_the_first_choice() -> None:
    """What happens before it is in the log."""
    play = seeded(3)
    assert [ply.seat for ply in play.log.plies] == [CHANCE] * 3
    names = [event.kind.name for event in play.log.events]
    assert names == ["stored"] * 3 + ["drew"] * 3
    assert TOY.engine.awaited(play.state) == [0, 1, 2]


def test_two_seats_with_one_name_are_refused() -> None:
    """Or nobody would know who won."""
    with pytest.raises(BadInput, match="seats: two seats have the same name: Ann, Ann") as caught:
        Play(TOY, Header("toy", TOY.version, ["Ann", "Ann"], "", 1))
    assert caught.value.place == "seats"


def test_other_rules_are_refused() -> None:
    """A record replays in its own version only."""
    with pytest.raises(BadInput, match=r"rules: .*, not '0'"):
        Play(TOY, Header("toy", "0", ["Ann", "Bob"], "", 1))


def test_another_game_is_refused() -> None:
    """A header says which game it is for."""
    with pytest.raises(BadInput) as caught:
        Play(TOY, Header("chess", TOY.version, ["Ann", "Bob"], "", 1))
    assert caught.value.place == "game"


@pytest.mark.parametrize("count", [0, 1, 6])
def test_a_number_of_seats_the_game_is_not_for_is_refused(count: int) -> None:
    """The game says for how many it is."""
    with pytest.raises(BadInput, match="toy has 2 to 5 seats"):
        Play(TOY, header(count))


def test_a_position_for_another_number_of_seats_is_refused() -> None:
    """Names and position must fit."""
    with pytest.raises(BadInput) as caught:
        Play(TOY, header(2, position=at("bidding", seats=3)))
    assert caught.value.place in ("seats", "position.seats")


def test_a_position_that_does_not_say_for_how_many_is_for_all_names() -> None:
    """It is refused, or there is a seat for everybody."""
    head = header(3, position={"at": "bidding"})
    try:
        play = Play(TOY, head)
    except BadInput:
        return
    assert play.state.seats == 3


def test_drafts_of_a_position_are_not_lost() -> None:
    """Where all are in, the ballot closes; in a game as in a state that is loaded."""
    position = dump(TOY, tell(seeded(2), "amber bid 1 bet edfu", "jade bid 2").state, {})
    drafts = {"amber": ["bid 1", "bet edfu"], "jade": ["bid 2", "bet aswan"]}
    for full in (position, position | {"drafts": drafts}):
        play = Play(TOY, header(2, position=full))
        assert play.digest() == digest(TOY, loaded(full), {})


def test_a_draft_of_two_choices_in_one_text_is_refused() -> None:
    """In a game as in a state that is loaded: half of it would be lost."""
    position = dump(TOY, seeded(2).state, {}) | {"drafts": {"amber": ["bid 1 bet edfu"]}}
    for use in (loaded, placed):
        with pytest.raises(BadInput, match=r"drafts\.amber: "):
            use(position)


def test_a_header_is_not_changed_by_playing() -> None:
    """Two games may begin from one header."""
    position = dump(TOY, tell(seeded(2), "amber bid 1").state, {})
    head = header(2, position=position)
    assert Play(TOY, head).digest() == Play(TOY, head).digest()


def test_a_known_seed_is_committed_to() -> None:
    """A secret one is not: whoever made the commitment gives it."""
    assert header(2).commitment == commitment(header(2).key, "seed 1")
    assert Header("toy", "1", ["Ann", "Bob"], "", -1).commitment == ""
    assert Header("toy", "1", ["Ann", "Bob"], "", -1, "abc").commitment == "abc"


def test_a_game_from_a_position_draws_from_its_own_seed() -> None:
    """Draws on the way to the first choice are plies like all others."""
    plays = [Play(TOY, header(3, str(seed), at("round: draw"))) for seed in range(12)]
    hands = {tuple(play.state.crocodiles) for play in plays}
    assert len(hands) > 1
    for play in plays:
        assert [ply.seat for ply in play.log.plies] == [CHANCE] * 3
        assert [event.kind.name for event in play.log.events] == ["drew"] * 3


# --- choosing


def test_what_is_refused_changes_nothing() -> None:
    """Neither the state, nor the log, nor how far one may go back."""
    play = placed(STEERING, "jade sail thebes")
    before = whole(play)
    for seat, words in [(1, "sail delta"), (0, "stop"), (1, "bid 1"), (CHANCE, "draw reed")]:
        with pytest.raises(IllegalOption):
            choose(play, seat, words)
        assert whole(play) == before
    play.undo(1)
    assert whole(play) == whole(placed(STEERING))


def test_open_drafts_are_plies_in_seat_order() -> None:
    """Whoever was first."""
    play = seeded(3)
    tell(play, "lapis bid 1", "amber bid 0 bet edfu", "jade bid 2")
    said = [(ply.seat, TOY.words(play.state, ply.option)) for ply in play.plies()[3:]]
    assert said == [(0, "bid 0"), (0, "bet edfu"), (1, "bid 2"), (2, "bid 1")]
    assert len(play.log.plies) == 3


def test_the_result_names_the_ending_and_the_places() -> None:
    """Until then the game is unfinished."""
    play = placed(at("offering", "jade", lotus=[1, 3, 0]))
    assert play.result() == "unfinished"
    tell(play, "jade offer")
    assert play.result() == "garden; places 2 1 3"


def test_the_digest_is_of_the_position_and_not_of_the_generator() -> None:
    """A digest in a live game must not help anybody to guess the seed."""
    position = at("bidding", grain=[3, 3, 3])
    one, other = Play(TOY, header(3, "1", position)), Play(TOY, header(3, "2", position))
    assert one.state.key != other.state.key
    assert one.digest() == other.digest()
    tell(other, "jade bid 1")
    assert one.digest() != other.digest()


# --- standing orders


def test_a_standing_order_passes_windows() -> None:
    """The seat need not answer, and its pass is in the record."""
    play = placed(STEERING)
    play.standing = {0, 2}
    tell(play, "jade sail edfu", "jade stop")
    said = [TOY.words(play.state, ply.option) for ply in play.log.plies if ply.seat in (0, 2)]
    assert said == ["pass", "pass"]
    lines = [line.words for line in read(write(play)).lines]
    assert lines == ["jade sail edfu stop", "amber pass", "lapis pass"]


def test_with_and_without_a_standing_order_the_record_is_the_same() -> None:
    """Nobody can tell a pass that was left from one that was said."""
    left = placed(STEERING)
    left.standing = {0}
    tell(left, "jade stop", "lapis pass")
    said = placed(STEERING, "jade stop", "lapis pass", "amber pass")
    assert write(left) == write(said)


def test_a_standing_order_waits_for_the_others() -> None:
    """The window stays open while another owes an answer, and the order tells nothing."""
    play = placed(STEERING)
    play.standing = {0}
    tell(play, "jade stop")
    assert TOY.engine.awaited(play.state) == [0, 2]
    assert TOY.engine.pending(play.state) == [2]
    assert TOY.observe(play.state, 2) == TOY.observe(placed(STEERING, "jade stop").state, 2)


def test_a_standing_order_answers_no_ballot_and_no_question() -> None:
    """It is for windows only."""
    game = SmallGame(Script(*pushing(1, 2, 3, who=0)), Vote([0, 1]), Pause([0, 1]), Choice())
    play = Play(game, Header("small", "1", ["a", "b"], "", 1))
    play.standing = {0}
    play.apply(1, 0)
    assert game.engine.pending(play.state) == [0]
    play.apply(0, 0)
    assert game.engine.pending(play.state) == [1]
    play.apply(1, 1)
    assert game.engine.awaited(play.state) == [0]
    assert play.state.notes == [0, 100, 0, 101]


def test_one_window_after_another_is_passed() -> None:
    """The order stands."""
    game = SmallGame(Script(*pushing(1, 2, 2, 2, who=0)), Choice(), Pause([0, 1]))
    play = Play(game, Header("small", "1", ["a", "b"], "", 1))
    play.standing = {0, 1}
    play.apply(0, 1)
    assert play.state.ending == 0
    assert play.state.notes == [1, 0, 100, 0, 100, 0, 100]


def test_a_pass_that_was_left_can_be_taken_back() -> None:
    """While the window is open; then the seat says something else."""
    play = placed(STEERING)
    play.standing = {0}
    tell(play, "jade stop")
    play.undo(0)
    play.standing = set()
    tell(play, "amber crocodile", "lapis pass")
    assert play.state.chain == [0]


def test_an_order_given_while_a_window_is_open_counts_at_the_next_answer() -> None:
    """It is looked at whenever somebody has answered."""
    play = placed(STEERING, "jade stop")
    play.standing = {0}
    tell(play, "lapis pass")
    assert TOY.engine.awaited(play.state) != [0, 2]


# --- same seed, same game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_same_choices_on_the_same_seed_give_the_same_game(seats: int) -> None:
    """Down to the last event."""
    play = finished(seats, "same")
    again = seeded(seats, "same")
    for ply in play.log.plies:
        if ply.seat != CHANCE:
            again.apply(ply.seat, ply.option)
    assert whole(again) == whole(play)
    assert replay(TOY, read(write(play)), check=True).digest() == play.digest()
