"""What the measurements count; nothing here is timed, and the peer need not be installed."""

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))  # plain `pytest` does not look there

from bench import engine
from bench.measured import Measured, rows_of
from bench.own_play import CONTESTANTS, mid_battle, play_own
from bench.tally import Chooser, Tally
from tawy.ankh.game import ANKH
from tawy.kemet.data import TOKENS

SEED = 4


def played_again(seed: int) -> tuple[list[int], int]:
    """The game of this seed: how long each list of options was, and the turns it took."""
    g, random = ANKH.new(4, {}, key=seed), Random(seed)
    lengths, turns = [], [g.turn]
    while g.ending < 0:
        if g.turn != turns[-1]:
            turns.append(g.turn)
        seat = ANKH.engine.pending(g)[0]
        options = ANKH.engine.legal(g, seat)
        lengths.append(len(options))
        ANKH.engine.apply(g, seat, random.choice(options))
    return lengths, len(turns)


def test_a_game_counts_real_decisions_and_turns() -> None:
    forced = 0
    for seed in range(1, 11):
        lengths, turns = played_again(seed)
        decisions = len([length for length in lengths if length >= 2])
        assert play_own("ankh", 4, seed) == Tally(games=1, decisions=decisions, turns=turns)
        forced += len(lengths) - decisions
    assert forced, "games with nothing forced do not show that it is left out"


def test_what_is_forced_is_played_and_not_counted() -> None:
    chooser = Chooser(SEED)
    assert chooser.pick([7]) == 7
    assert chooser.decisions == 0
    assert chooser.pick([7, 8]) in (7, 8)
    assert chooser.decisions == 1


def test_kemet_counts_five_turns_of_each_seat_for_each_day() -> None:
    tally = play_own("kemet", 3, SEED)
    assert tally.games == 1
    assert tally.turns > 0
    assert tally.turns % (3 * TOKENS) == 0
    assert tally.decisions > tally.turns


@pytest.mark.parametrize("name", CONTESTANTS)
def test_a_copy_is_measured_where_cards_are_being_chosen(name: str) -> None:
    g, one = mid_battle(name, 4), CONTESTANTS[name]
    assert g.stack[-1].rule == one.choosing_cards
    assert any(g.drafts)
    assert one.game.engine.pending(g)


def test_the_ratio_is_taken_within_each_round() -> None:
    """A slow round slows both, and the ratio stays."""
    ankh = [Tally(1, 100, 20, 1.0), Tally(1, 100, 20, 10.0), Tally(1, 100, 20, 1.0)]
    catan = [Tally(1, 50, 9, 1.0), Tally(1, 50, 9, 10.0), Tally(1, 25, 9, 1.0)]
    tallies = {"tawy ankh 4": ankh, "catanatron catan 4": catan}
    measured = Measured(False, tallies, {"tawy ankh 4": [2e-6, 4e-6, 9e-6]})
    assert measured.ratios("tawy ankh 4") == [2.0, 2.0, 4.0]
    ours, theirs = rows_of(measured)
    assert ours == {
        "engine": "tawy", "game": "ankh", "players": 4, "compiled": False,
        "decisions_per_s": 100.0, "games_per_s": 1.0, "us_per_turn": pytest.approx(50_000),
        "copies_per_s": pytest.approx(250_000), "ratio_to_catanatron": 2.0,
        "ratio_range": [2.0, 4.0],
    }  # fmt: skip
    assert theirs["copies_per_s"] is None
    assert theirs["ratio_to_catanatron"] == 1.0
    compiled = Measured(True, tallies, measured.copies)
    assert [row["engine"] for row in rows_of(compiled)] == ["tawy"]


def test_without_the_peers_one_line_says_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["bench.engine"])
    assert engine.main() == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "pip install --require-hashes -r requirements/bench.txt" in told[0]


@pytest.mark.parametrize(
    "wrong",
    [["--rounds", "0"], ["--seconds", "0"], ["--json", "nowhere/rows.json"], ["--json", "."]],
)
def test_what_cannot_be_measured_is_refused(
    wrong: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.engine", *wrong])
    with pytest.raises(SystemExit) as refused:
        engine.main()
    assert refused.value.code == 2
