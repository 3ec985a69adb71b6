"""What the measurements count; nothing here is timed, and the peer need not be installed."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

sys.path.insert(0, str(Path(__file__).parent.parent))  # plain `pytest` does not look there

from bench import engine, server
from bench.line import Line
from bench.measured import Measured, rows_of
from bench.own_play import CONTESTANTS, mid_battle, play_own
from bench.script import BEGIN
from bench.served_games import script_of, whole_game
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


def test_two_tables_are_served_and_measured(tmp_path: Path) -> None:
    """In processes of its own: it stays on one core."""
    found = tmp_path / "rows.json"
    command = [sys.executable, "-m", "bench.server", "--game", "ankh", "--tables", "2"]
    done = subprocess.run(
        [*command, "--seconds", "0.3", "--json", str(found)],
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    flat, person = json.loads(found.read_text())["rows"]
    for row, pace in ((flat, "flat out"), (person, "person")):
        assert (row["game"], row["tables"], row["pace"]) == ("ankh", 2, pace)
        assert row["choices_a_second"] >= 0
        assert 0 < row["p50"] <= row["p95"] <= row["p99"]
        assert row["cpu_ms"] is None or row["cpu_ms"] >= 0
        assert row["lost"] == 0
    assert flat["share_of_limit"] > 0
    assert person["share_of_limit"] is None
    assert [line.count("|") for line in done.stdout.splitlines() if "|" in line] == [12] * 4


@pytest.mark.parametrize(
    "wrong", [["--tables", "0"], ["--seconds", "0"], ["--json", "nowhere/rows.json"]]
)
def test_a_load_that_cannot_be_measured_is_refused(
    wrong: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.server", *wrong])
    with pytest.raises(SystemExit) as refused:
        server.main()
    assert refused.value.code == 2


def test_what_a_table_says_and_hears_is_known_beforehand() -> None:
    """Who answers in secret is the only one to hear of it."""
    log, script, texts = script_of(ANKH, SEED)
    chosen = [entry for entry in log if entry.kind == "choose"]
    assert len(chosen) == int(0.4 * len(whole_game(ANKH, SEED)))
    assert len(chosen) + len(script.steps) == len(whole_game(ANKH, SEED))
    heard = [[seat for seat, _ in step.news] for step in script.steps]
    assert [0, 1, 2, 3] in heard
    alone = [step for step, seats in zip(script.steps, heard, strict=True) if len(seats) == 1]
    assert alone
    assert all(step.news[0][0] == step.seat for step in alone)
    for step, told in zip(script.steps, texts.steps, strict=True):
        assert json.loads(told.done)["id"] == json.loads(step.says)["id"]
        begins = [(seat, text[:BEGIN]) for seat, text in told.news]
        assert begins == step.news


def test_a_frame_is_read_however_it_comes() -> None:
    """In one piece, byte by byte, deflated or not, and behind the answer to the handshake."""

    class Notes:
        def __init__(self) -> None:
            self.messages: list[bytes] = []

        def heard(self, seat: int, message: bytes) -> None:
            self.messages.append(message)

        def lost(self, seat: int) -> None: ...

    async def listen(pieces: list[bytes]) -> list[bytes]:
        notes = Notes()
        told = Line(notes, 0)
        for piece in pieces:
            told.data_received(piece)
        assert told.deflates
        return notes.messages

    deflate, sent = PerMessageDeflate(False, False, 12, 12), b""
    texts = [b"short", b"long " * 200, b"longer" * 20_000]
    for text in texts:
        sent += Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[deflate])
        sent += Frame(Opcode.TEXT, text).serialize(mask=False)
    answer = b"HTTP/1.1 101 Go\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n" + sent
    hoped = [text for text in texts for _ in range(2)]
    assert asyncio.run(listen([answer])) == hoped
    bytewise = [answer[i : i + 1] for i in range(3000)]
    assert asyncio.run(listen([*bytewise, answer[3000:]])) == hoped
