"""What bots think with: budgets are kept, what was found out is kept, reasons say what differs."""

from collections.abc import Generator
from typing import Any, NamedTuple

import pytest

from tawy.ankh.data import INSPIRING, RESPLENDENT, TEMPLE, TEMPLE_ATTUNED
from tawy.bots.evaluations import evaluation_of, read_weights
from tawy.bots.games import GAMES as ROWS
from tawy.bots.greedy import Greedy
from tawy.bots.knowledge import Knowledge, look
from tawy.bots.search import Search
from tawy.bots.service import Explain, explain
from tawy.games import ANKH, KEMET
from tawy.kemet.board import DESERT
from tawy.kemet.data import MOVE_2
from tawy.kemet.state import NOBODY
from tawy.kernel.frames import SPECTATOR, State
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream
from tawy.kernel.sets import members
from tawy.thinking.ankh import followers, guardians, powers
from tawy.thinking.dice import Dice
from tawy.thinking.fit import Moment, fitted, likelihood
from tawy.thinking.halving import Halving
from tawy.thinking.kemet import fights, income, moves_left
from tawy.thinking.kemet import powers as strengths
from tawy.thinking.option_stats import OptionStats
from tawy.thinking.plans import Plan, Planner
from tawy.thinking.reasons import VICTORY, Reasons
from tawy.thinking.tree import Tree
from tawy.thinking.turns import Turns

GAMES: list[Game[Any]] = [ANKH, KEMET]


def to_the_end(search: Generator[None, bool, Plan]) -> Plan:
    try:
        while True:
            next(search)
    except StopIteration as done:
        found: Plan = done.value
        return found


def at_a_turn(game: Game[Any], seats: int = 3, after: int = 60) -> State:
    """A state in which a turn is about to begin."""
    g, dice = game.new(seats, {}, key=11), Stream("turn")
    evaluation = evaluation_of(game.name)
    played = 0
    while played < after or not evaluation.quiet(g):
        seat = game.engine.pending(g)[0]
        game.engine.apply(g, seat, dice.pick(game.engine.legal(g, seat)))
        played += 1
    return g


@pytest.fixture
def trials(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which a turn was played on."""
    seen: list[int] = []
    follow = Turns.follow

    def counted(turns: Turns, g: State, seat: int, steps: list[int]) -> list[int]:
        seen.append(seat)
        return follow(turns, g, seat, steps)

    monkeypatch.setattr(Turns, "follow", counted)
    return seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("budget", [1, 5, 40])
def test_greed_tries_as_many_plans_as_it_may(
    game: Game[Any], budget: int, trials: list[int]
) -> None:
    g = at_a_turn(game)
    Greedy("1", budget).choose(look(game, g, game.engine.pending(g)[0]))
    assert len(trials) == budget


@pytest.fixture
def grown(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The options with which a search has begun its rounds."""
    seen: list[int] = []
    grow = Tree.grow

    def counted(tree: Tree, state: State, first: int) -> None:
        seen.append(first)
        grow(tree, state, first)

    monkeypatch.setattr(Tree, "grow", counted)
    return seen


class Taken(NamedTuple):
    """A step of an action that a search has chosen."""

    options: int
    rounds: int
    known: int  # rounds of the steps before that went on to count


def action(game: Game[Any], key: int, rounds: int, grown: list[int]) -> list[Taken]:
    g, bot = at_a_turn(game, after=60 + key), Search(f"{key}", rounds)
    seat = game.engine.pending(g)[0]
    taken: list[Taken] = []
    while len(taken) < 4:
        view = look(game, g, seat)
        known = bot.tree.root.stats(seat, []).count if bot.tree else 0
        grown.clear()
        game.engine.apply(g, seat, bot.choose(view).option)
        taken.append(Taken(len(view.options), len(grown), known))
        if game.engine.pending(g)[0] != seat or not game.engine.may_take_back(g, seat):
            break
    return taken


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_action_costs_about_the_budget_and_keeps_its_tree(
    game: Game[Any], grown: list[int]
) -> None:
    actions = [action(game, key, 640, grown) for key in range(8)]
    for steps in actions:
        assert 320 <= sum(step.rounds for step in steps) <= 640 + 40 * (len(steps) - 1)
    assert any(step.known for steps in actions for step in steps[1:])


def test_with_few_rounds_each_step_still_tries_all_its_options(grown: list[int]) -> None:
    later = [step for key in range(8) for step in action(KEMET, key, 20, grown)[1:]]
    choices = [step for step in later if step.options > 1]
    assert choices
    for step in choices:
        assert step.rounds >= min(20, 2 * step.options)


def test_time_is_a_budget_too() -> None:
    g = at_a_turn(ANKH)
    view = look(ANKH, g, ANKH.engine.pending(g)[0])
    assert Search("1", milliseconds=1).choose(view).option in view.options


def test_a_long_list_is_widened_step_by_step() -> None:
    stats, dice, options = OptionStats(), Dice("1"), list(range(100))
    for _ in range(25):
        stats.learn(stats.choose(options, dice, 1.0), 0.5)
    assert 5 < len(stats.rows) <= 12
    assert stats.choose([777], dice, 1.0) == 777, (
        "what is legal in no other state is looked at, too"
    )


def test_what_is_better_is_visited_more() -> None:
    stats, dice = OptionStats(), Dice("1")
    for _ in range(300):
        option = stats.choose([1, 2, 3], dice, 1.0)
        stats.learn(option, {1: 0.50, 2: 0.55, 3: 0.45}[option] + dice.below(20) / 100)
    assert stats.visits_of(2) > stats.visits_of(1) > stats.visits_of(3)


def raced(worth: dict[int, float], rounds: int) -> tuple[Halving, OptionStats]:
    """A race of options that are worth so much, more or less."""
    stats, dice = OptionStats(), Dice("1")
    race = Halving(list(worth), stats, rounds, dice)
    for number in range(rounds):
        option = race.next(number / rounds)
        stats.enter(option)
        stats.learn(option, worth[option] + dice.below(20) / 100)
    return race, stats


def test_the_better_half_is_tried_on_and_on() -> None:
    race, stats = raced({one: 0.3 + one / 50 for one in range(8)}, 240)
    assert race.best() == 7
    # Three phases of 80 rounds: among eight, among four, between two.
    assert sorted(stats.visits) == [10, 10, 10, 10, 30, 30, 70, 70]


def test_more_options_than_rounds_are_not_all_tried() -> None:
    race, stats = raced(dict.fromkeys(range(100), 0.5), 25)
    assert 5 < len(stats.rows) <= 11
    assert race.best() in stats.rows


# --- reasons


def test_reasons_are_what_differs_from_the_others() -> None:
    reasons = Reasons(2)
    reasons.note(1, [0.5, 0.2], 0.6)
    reasons.note(2, [0.1, 0.2], 0.3)
    reasons.note(3, [0.3, 0.2], 0.3)
    told = reasons.of(1, ["points", "prayer"], [10.0, 5.0])
    assert told == {"points": pytest.approx(3.0)}
    assert reasons.of(9, ["points", "prayer"], [10.0, 5.0]) == {}


def test_a_game_that_is_won_is_a_reason_of_its_own() -> None:
    reasons = Reasons(1)
    reasons.note(1, [], 1.0)
    reasons.note(2, [0.5], 0.4)
    told = reasons.of(1, ["points"], [1.0])
    assert told[VICTORY] == pytest.approx(1.0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_bots_give_reasons_by_the_names_of_terms(game: Game[Any]) -> None:
    g = at_a_turn(game)
    view = look(game, g, game.engine.pending(g)[0])
    known = {*evaluation_of(game.name).terms, VICTORY}
    for bot in (Greedy("1", 30), Search("1", 60)):
        terms = bot.choose(view).terms
        assert terms
        assert set(terms) <= known


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_choice_is_explained_by_what_it_led_to(game: Game[Any]) -> None:
    """What the first step of a good turn brings shows only with the steps after it."""
    g, dice = at_a_turn(game), Dice("1")
    seat, evaluation = game.engine.pending(g)[0], evaluation_of(game.name)
    planner = Planner(game.engine, evaluation, dice)
    steps = to_the_end(planner.search(g.copy, seat, 200)).steps
    told = game.observe(g, SPECTATOR)
    alone = sum(explain(Explain(game.name, told, seat, steps[:1])).values())
    whole = sum(explain(Explain(game.name, told, seat, steps)).values())
    assert len(steps) > 1
    assert whole > alone


def test_a_choice_that_ends_the_game_is_explained_by_that_alone() -> None:
    """There is nothing to measure in a game that is over, and no term may be taken for 0."""
    reasons = Reasons(2)
    for _ in range(10):
        reasons.note(1, [], 1.0)
        reasons.note(2, [3.0, 4.0], 0.2)
    assert reasons.of(1, ["points", "units"], [5.0, 1.0]) == {VICTORY: 1.0}


def test_terms_count_as_often_as_the_game_goes_on() -> None:
    reasons = Reasons(1)
    for _ in range(5):
        reasons.note(1, [], 1.0)
        reasons.note(1, [3.0], 0.6)
        reasons.note(2, [1.0], 0.2)
    found = reasons.of(1, ["points"], [1.0])
    assert found == {VICTORY: pytest.approx(0.5), "points": pytest.approx(1.0)}


# --- evaluations and weights


def test_ankh_a_guardian_in_the_pool_is_worth_half_of_one_on_the_board() -> None:
    g = ANKH.new(2, {}, key=1)
    before = guardians(g, 0)
    g.beasts[2] += 1
    assert guardians(g, 0) == before + 0.5
    assert guardians(g, 1) == 0


def test_ankh_followers_are_worth_less_to_whoever_has_all_powers() -> None:
    g = ANKH.new(2, {}, key=1)
    g.followers[0] = 6
    assert followers(g, 0) == pytest.approx(0.5)
    g.powers[0] = 0b11_0011_0011
    assert followers(g, 0) == pytest.approx(0.2)


def test_ankh_a_power_that_wants_monuments_is_worth_half_without_them() -> None:
    g = at_a_turn(ANKH)
    g.owned[0], g.powers[0] = 0, 1 << TEMPLE_ATTUNED
    assert powers(g, 0) == 1
    g.owned[0] = g.stones[TEMPLE]
    assert powers(g, 0) == 2
    g.powers[0] = 1 << RESPLENDENT
    assert powers(g, 0) == (2 if g.stones[TEMPLE].bit_count() > 1 else 1)
    g.owned[0], g.powers[0] = 0, 1 << INSPIRING
    assert powers(g, 0) == 1


def test_kemet_the_delta_pays_less_than_it_says() -> None:
    """It takes a unit."""
    g = at_a_turn(KEMET)
    g.owner[g.map.delta] = 1
    others = income(g, 0)
    g.owner[g.map.delta] = 0
    assert income(g, 0) == others + 2


def test_kemet_whoever_has_moved_has_fewer_moves_left() -> None:
    g = at_a_turn(KEMET)
    g.covered[0], g.left[0] = 0, 5
    assert moves_left(g, 0) == 2
    g.covered[0] = 1 << MOVE_2
    assert moves_left(g, 0) == 1
    g.covered[0], g.left[0] = 0, 1
    assert moves_left(g, 0) == 1


def test_kemet_there_is_more_danger_in_a_temple() -> None:
    g = at_a_turn(KEMET)
    for space in members(g.map.spaces):
        g.owner[space] = NOBODY
    temple = next(s for s in members(g.map.temples) if g.map.near[s])
    desert = next(s for s in members(g.map.spaces) if g.map.kind[s] == DESERT and g.map.near[s])
    found = []
    for space in (temple, desert):
        enemy = members(g.map.near[space])[0]
        g.owner[space], g.units[space], g.owner[enemy], g.units[enemy] = 0, 1, 1, 9
        found.append(fights(g, 0, strengths(g))[2])
        g.owner[space] = g.owner[enemy] = NOBODY
    assert found == [3, 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_chances_add_up_and_rise_with_every_good_term(game: Game[Any]) -> None:
    g = at_a_turn(game)
    evaluation = evaluation_of(game.name)
    chances = evaluation.values(g)
    assert sum(chances) == pytest.approx(1)
    rows = evaluation.measure(g)
    assert len(rows) == len(g.sides())
    for i, weight in enumerate(evaluation.weights):
        better = [row[:] for row in rows]
        better[0][i] += 0.1
        higher = evaluation.chances(g, better)[g.sides()[0]] - chances[g.sides()[0]]
        assert higher * weight >= 0


@pytest.mark.parametrize("name", ROWS)
def test_there_is_a_weight_for_every_term(name: str) -> None:
    assert set(read_weights(name)) == set(evaluation_of(name).terms)


def test_weights_of_other_terms_are_refused() -> None:
    with pytest.raises(BadInput, match="devotion"):
        evaluation_of("ankh", {"points": 1.0})
    with pytest.raises(BadInput, match="ankh, kemet"):
        evaluation_of("toy")


def test_weights_that_foretell_are_found() -> None:
    """Whoever has more of the first term wins three times out of four; the second says nothing."""
    dice, moments = Dice("fit"), []
    for i in range(400):
        rows = [[1.0, dice.below(100) / 100], [0.0, dice.below(100) / 100]]
        moments.append(Moment(rows, [1.0, 0.0] if i % 4 else [0.0, 1.0]))
    wide = [-9.0, -9.0], [9.0, 9.0]
    found = fitted(moments, [0.0, 0.0], 0.0, *wide)
    assert found[0] == pytest.approx(1.0986, abs=0.05)  # the logarithm of 3
    assert abs(found[1]) < 0.4
    assert likelihood(moments, found) > likelihood(moments, [0.0, 0.0])
    held = fitted(moments, [0.0, 0.0], 10.0, *wide)
    assert abs(held[0]) < 0.1


def test_what_is_good_to_have_never_counts_against_its_owner() -> None:
    """Though those who had it lost more often: it went along with something else."""
    moments = [Moment([[1.0], [0.0]], [0.0, 1.0] if i % 4 else [1.0, 0.0]) for i in range(100)]
    assert fitted(moments, [0.5], 0.0, [-9.0], [9.0])[0] < -1
    assert fitted(moments, [0.5], 0.0, [0.0], [9.0]) == [0.0]


@pytest.mark.parametrize("name", ROWS)
def test_weights_have_the_signs_that_their_terms_have(name: str) -> None:
    evaluation = evaluation_of(name)
    assert min(evaluation.lowest) < max(evaluation.lowest)
    bounds = zip(evaluation.lowest, evaluation.weights, evaluation.highest, strict=True)
    assert all(low <= weight <= high for low, weight, high in bounds)


def test_what_was_lucky_once_is_tried_again() -> None:
    g = at_a_turn(KEMET)
    seat = KEMET.engine.pending(g)[0]
    known, dice = Knowledge(look(KEMET, g, seat)), Dice("1")
    planner = Planner(KEMET.engine, evaluation_of("kemet"), dice)
    plan = to_the_end(planner.search(lambda: known.sample(dice), seat, 40))
    assert plan.tries > 1
