"""What the measurements count; nothing here is timed, and the peer need not be installed."""

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))  # plain `pytest` does not look there

from bench import engine
from bench.ankh_play import mid_battle, play_ankh
from bench.tally import Chooser, Tally
from tawy.ankh.flow import numbers as rule
from tawy.ankh.game import ANKH

SEED = 4


def played_again(seed: int) -> tuple[list[int], int]:
    """The game of this seed: how long each list of options was, and the turns it took."""
    g, random = ANKH.new(4, {}, key=seed), Random(seed)
    lengths, turns = [], [g.turn]
    while g.ending < 0:
        if g.turn != turns[-1]:
            turns.append(g.turn)
        seat = ANKH.engine.owing(g)[0]
        options = ANKH.engine.legal(g, seat)
        lengths.append(len(options))
        ANKH.engine.apply(g, seat, random.choice(options))
    return lengths, len(turns)


def test_a_game_counts_real_decisions_and_turns() -> None:
    forced = 0
    for seed in range(1, 11):
        lengths, turns = played_again(seed)
        decisions = len([length for length in lengths if length >= 2])
        assert play_ankh(4, seed) == Tally(games=1, decisions=decisions, turns=turns)
        forced += len(lengths) - decisions
    assert forced, "games with nothing forced do not show that it is left out"


def test_what_is_forced_is_played_and_not_counted() -> None:
    chooser = Chooser(SEED)
    assert chooser.pick([7]) == 7
    assert chooser.decisions == 0
    assert chooser.pick([7, 8]) in (7, 8)
    assert chooser.decisions == 1


def test_a_copy_is_measured_where_cards_are_being_chosen() -> None:
    g = mid_battle(4)
    assert g.stack[-1].rule == rule.CHOOSE_CARDS
    assert any(g.drafts)
    assert ANKH.engine.owing(g)


def test_the_ratio_is_taken_within_each_round() -> None:
    """A slow round slows both, and the ratio stays."""
    ankh = [Tally(1, 100, 20, 1.0), Tally(1, 100, 20, 10.0), Tally(1, 100, 20, 1.0)]
    catan = [Tally(1, 50, 9, 1.0), Tally(1, 50, 9, 10.0), Tally(1, 25, 9, 1.0)]
    measured = engine.Measured({"ankh 4": ankh, "catan 4": catan}, [2e-6, 3e-6, 9e-6])
    assert measured.ratios() == [2.0, 2.0, 4.0]
    assert measured.decisions("ankh 4") == 100.0
    assert measured.decisions_per_game("catan 4") == pytest.approx(125 / 3)
    assert measured.turn_microseconds("ankh 4") == pytest.approx(50_000)
    assert measured.copy_microseconds() == pytest.approx(3.0)


def test_without_the_peer_one_line_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["bench.engine"])
    assert engine.main() == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "pip install --require-hashes -r requirements/bench.txt" in told[0]
