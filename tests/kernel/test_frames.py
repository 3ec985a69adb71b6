"""The stack: sequences, loops, effects; who is asked, and what is not asked at all."""

import pytest
from small_table import (
    Choice,
    Die,
    Effects,
    Pause,
    Script,
    SmallGame,
    Table,
    Vote,
    begun,
    pushing,
)

from tawy.kernel.engine import IllegalOption
from tawy.kernel.events import Ended
from tawy.kernel.frames import CHANCE, SPECTATOR, Frame, State, words_in
from tawy.kernel.sets import set_of
from tawy.proof.contract import snapshot
from tawy.records.position import dump, load

ORDER = [2, 0, 1]


def asking_each(order: list[int]) -> SmallGame:
    """A game whose only step asks the seats in this order."""

    def ask(g: Table, f: Frame) -> bool:
        return g.ask_each(f, order, 1)

    return SmallGame(Script(ask), Choice())


# --- sequences


def test_steps_run_from_top_to_bottom_once_each() -> None:
    """A sequence is read like a list."""

    def first(g: Table, f: Frame) -> bool:
        g.note(1)
        return False

    def second(g: Table, f: Frame) -> bool:
        g.note(2)
        return False

    g = begun(SmallGame(Script(first, second, first)))
    assert g.notes == [1, 2, 1]
    assert g.ending == 0


def test_what_a_step_pushes_is_through_before_the_next_step() -> None:
    """The rule on top runs first; the one below waits."""

    def inner(g: Table, f: Frame) -> bool:
        g.note(5)
        return False

    def after(g: Table, f: Frame) -> bool:
        g.note(6)
        return False

    class Inner(Script):
        def finish(self, g: Table, f: Frame) -> bool:
            return False

    g = begun(SmallGame(Script(*pushing(1), after), Inner(inner)))
    assert g.notes == [5, 6]


def test_a_looping_sequence_begins_again_till_the_game_ends() -> None:
    """What loops is never popped by itself."""

    def count(g: Table, f: Frame) -> bool:
        g.note(len(g.notes))
        if len(g.notes) == 3:
            g.end(0, [1, 1, 1])
        return False

    class Loop(Script):
        def finish(self, g: Table, f: Frame) -> bool:
            return False

    assert begun(SmallGame(Loop(count, loops=True))).notes == [0, 1, 2]


def test_a_rule_that_never_asks_is_stopped() -> None:
    """The kernel gives up on a rule that runs for ever."""

    def again(g: Table, f: Frame) -> bool:
        return True

    with pytest.raises(RuntimeError, match="runaway rule"):
        begun(SmallGame(Script(again)))


def test_names_in_positions_are_those_of_the_code() -> None:
    """A class and a method of the same words have the same name; past the last step is the end."""
    assert words_in("ChooseCards") == words_in("choose_cards") == "choose cards"
    script = asking_each([0]).engine.rules[0]
    assert isinstance(script, Script)
    assert script.name() == "script"
    assert script.step_names() == ["ask", "finish", "end"]


# --- loops


def test_ask_each_asks_in_the_order_of_the_list() -> None:
    """One seat at a time, in the order given, and nobody twice."""
    game = asking_each(ORDER)
    g = begun(game)
    asked = []
    while g.ending < 0:
        asked += game.engine.awaited(g)
        game.engine.apply(g, asked[-1], 1)
    assert asked == ORDER
    assert g.notes == [201, 1, 101]


def test_a_loop_over_nobody_asks_nobody() -> None:
    """The step is through at once."""
    assert begun(asking_each([])).ending == 0


@pytest.mark.parametrize("answered", range(3))
def test_a_loop_goes_on_in_a_copy_and_in_a_loaded_position(answered: int) -> None:
    """How far a loop has got is on the stack, and nowhere else."""
    game = asking_each(ORDER)
    g = begun(game)
    for seat in ORDER[:answered]:
        game.engine.apply(g, seat, 0)
    for other in (g.copy(), load(game, dump(game, g, {}))):
        for seat in ORDER[answered:]:
            assert game.engine.awaited(other) == [seat]
            game.engine.apply(other, seat, 0)
        assert other.ending == 0
        assert other.notes == [200, 0, 100]


def test_two_loops_in_a_row_each_ask_everybody() -> None:
    """What one step is through with is forgotten in the next."""

    def ask(g: Table, f: Frame) -> bool:
        return g.ask_each(f, [0, 1], 1)

    game = SmallGame(Script(ask, ask), Choice())
    g = begun(game)
    for seat in [0, 1, 0, 1]:
        game.engine.apply(g, seat, 0)
    assert g.notes == [0, 100, 0, 100]


# --- effects


def test_effects_are_touched_one_at_a_time() -> None:
    """The second effect waits until the question of the first is answered."""
    game = SmallGame(Script(*pushing(1, who=1)), Effects([0, 3, 7], {0: 2, 7: 2}), Choice())
    g = begun(game)
    assert g.notes == [800]
    game.engine.apply(g, 1, 2)
    assert g.notes == [800, 102, 803, 807]
    game.engine.apply(g, 1, 0)
    assert g.notes == [800, 102, 803, 807, 100]
    assert g.ending == 0


# --- what is asked


def test_a_single_option_is_taken_at_once() -> None:
    """It is no choice, so it is no ply."""
    g = begun(SmallGame(Script(*pushing(1, who=0)), Choice(1)))
    assert g.notes == [0]
    assert g.log is not None
    assert g.log.plies == []


@pytest.mark.parametrize("rule", [Vote([0, 2], count=1), Pause([0, 2], choices=1)])
def test_a_single_option_is_asked_where_silence_would_tell(rule: Vote | Pause) -> None:
    """In a ballot and in a window everybody answers, and the answer is a ply."""
    game = SmallGame(Script(*pushing(1)), rule)
    g = begun(game)
    assert game.engine.pending(g) == [0, 2]
    game.engine.apply(g, 2, 0)
    game.engine.apply(g, 0, 0)
    assert g.log is not None
    assert g.log.plies == [(0, 0), (2, 0)]


def test_chance_answers_at_once_and_each_draw_is_a_ply() -> None:
    """Even where it has one option: the number of draws says how far the generator has got."""
    game = SmallGame(Script(*pushing(1, 1)), Die([1]))
    g = begun(game)
    assert (g.notes, g.draws) == ([900, 900], 2)
    assert g.log is not None
    assert g.log.plies == [(CHANCE, 0), (CHANCE, 0)]


def test_open_chance_is_asked_like_a_seat() -> None:
    """For replay and search: it waits, and takes what it is told."""
    game = SmallGame(Script(*pushing(1)), Die([1, 5, 1]))
    g = begun(game, open_chance=True)
    assert game.engine.awaited(g) == [CHANCE]
    assert game.engine.legal(g, CHANCE) == [0, 1, 2]
    assert game.engine.legal(g, SPECTATOR) == []
    game.engine.apply(g, CHANCE, 2)
    assert (g.notes, g.draws) == ([902], 1)


def test_no_option_at_all_is_a_dead_end() -> None:
    """A rule that asks must offer something."""
    with pytest.raises(RuntimeError, match="dead end: 'choice' offers nothing"):
        begun(SmallGame(Script(*pushing(1, who=0)), Choice(0)))


@pytest.mark.parametrize(
    ("seat", "option"), [(0, 3), (0, -1), (1, 0), (SPECTATOR, 0), (CHANCE, 0), (9, 0)]
)
def test_what_is_not_in_the_list_is_refused(seat: int, option: int) -> None:
    """Another option, another seat, nobody: nothing changes."""
    game = SmallGame(Script(*pushing(1, who=0)), Choice())
    g = begun(game)
    before = snapshot(game, g)
    with pytest.raises(IllegalOption, match=f"seat {seat} has no option {option} now"):
        game.engine.apply(g, seat, option)
    assert snapshot(game, g) == before


def test_nobody_is_asked_when_the_game_is_over() -> None:
    """The stack is empty; nothing can be chosen."""
    game = SmallGame(Script())
    g = begun(game)
    assert (game.engine.awaited(g), game.engine.pending(g)) == ([], [])
    assert game.engine.legal(g, 0) == []
    with pytest.raises(IllegalOption):
        game.engine.apply(g, 0, 0)


# --- ballots


def test_a_ballot_takes_answers_in_any_order() -> None:
    """Drafts become facts in seat order, all at once, when the last is in."""
    game = SmallGame(Script(*pushing(1)), Vote([0, 1, 2], length=2))
    g = begun(game)
    for seat, option in [(2, 0), (0, 1), (2, 1), (1, 2), (0, 2)]:
        game.engine.apply(g, seat, option)
        assert (g.notes, game.engine.awaited(g)) == ([], [0, 1, 2])
    assert game.engine.pending(g) == [1]
    game.engine.apply(g, 1, 0)
    assert g.notes == [1, 2, 102, 100, 200, 201]
    assert g.drafts == []
    assert g.log is not None
    assert g.log.plies == [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1)]


def test_a_draft_is_taken_back_step_by_step_while_the_ballot_is_open() -> None:
    """Its owner's last step goes; other drafts stay."""
    game = SmallGame(Script(*pushing(1)), Vote([0, 1], length=2))
    g = begun(game)
    for option in (1, 2):
        game.engine.apply(g, 0, option)
    game.engine.apply(g, 1, 0)
    game.engine.retract(g, 0)
    assert g.drafts[:2] == [[1], [0]]
    game.engine.retract(g, 0)
    assert g.drafts[:2] == [[], [0]]
    for seat in (0, 2, SPECTATOR, CHANCE):
        with pytest.raises(IllegalOption):
            game.engine.retract(g, seat)


def test_nothing_is_retracted_when_no_ballot_is_open() -> None:
    """A closed ballot stays closed."""
    game = SmallGame(Script(*pushing(1, 2), *pushing(2, who=0)), Vote([1]), Choice())
    g = begun(game)
    game.engine.apply(g, 1, 0)
    with pytest.raises(IllegalOption):
        game.engine.retract(g, 1)


def test_a_ballot_of_nobody_closes_at_once() -> None:
    """There is nothing to wait for."""
    assert begun(SmallGame(Script(*pushing(1)), Vote([]))).ending == 0


def test_who_takes_part_is_fixed_when_a_ballot_opens() -> None:
    """Facts may change later; the set of seats does not."""
    vote = Vote([0, 1])
    game = SmallGame(Script(*pushing(1)), vote)
    g = begun(game)
    vote.voters = [2]
    assert game.engine.awaited(g) == [0, 1]


# --- states


def test_a_copy_shares_nothing_that_changes() -> None:
    """Playing on in a copy leaves the original as it was, and tells nobody."""
    game = SmallGame(Script(*pushing(1, 1)), Vote([0, 1]))
    g = begun(game)
    game.engine.apply(g, 0, 1)
    before = snapshot(game, g)
    other = g.copy()
    assert snapshot(game, other) == before
    assert other.log is None
    game.engine.apply(other, 1, 1)
    other.join(0, 1)
    other.leave(2)
    assert snapshot(game, g) == before
    assert g.log is not None
    assert g.log.plies == []


def test_sides_join_and_leave() -> None:
    """The higher side's seat speaks for both; who has left belongs to no side."""
    g = State(5, None)
    assert (g.side, g.sides()) == ([0, 1, 2, 3, 4], [0, 1, 2, 3, 4])
    g.join(0, 3)
    g.join(3, 1)
    assert (g.side, g.sides()) == ([1, 1, 2, 1, 4], [1, 2, 4])
    assert g.seats_of(1) == set_of([0, 1, 3])
    g.leave(1)
    assert (g.side, g.sides()) == ([SPECTATOR, SPECTATOR, 2, SPECTATOR, 4], [2, 4])


def test_a_set_of_seats_is_bits() -> None:
    """What goes in comes out, ascending."""
    assert set_of([]) == 0
    assert Frame(0, 0, 0, set_of([4, 0, 2])).through() == [0, 2, 4]


def test_the_end_closes_everything() -> None:
    """Nothing is open behind it, and nobody takes anything back."""
    game = SmallGame(Script(*pushing(1)), Vote([0, 1]))
    g = begun(game)
    game.engine.apply(g, 0, 1)
    with pytest.raises(Ended):
        g.end(0, [1, 2, 2])
    assert (g.stack, g.drafts, g.offers, g.back) == ([], [], [], 0)
    assert [game.engine.may_take_back(g, seat) for seat in range(3)] == [0, 0, 0]
