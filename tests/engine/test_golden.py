"""Golden records and the signature: a change of the rules shows here, and a person reads it.

Run interpreted, and once more compiled (test_both_ways).
"""

import os
from pathlib import Path

import pytest
from golden.make import all_shown, golden, texts_in, wanted

import tawy.games  # noqa: F401  # registers the games
from tawy import compiled
from tawy.kernel.game import REGISTRY, game_called
from tawy.proof.fuzz import material_of, signature
from tawy.records.record import read, replay, write

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = [
    pytest.param(text, id=f"{path.stem}-{number}")
    for path in sorted(GOLDEN.glob("*.records"))
    for number, text in enumerate(texts_in(path), 1)
]


def test_the_engine_is_the_one_that_was_asked_for() -> None:
    """TAWY_COMPILED=0 runs the sources; without it this file wants the compiled engine."""
    assert compiled.is_active() == (os.environ.get("TAWY_COMPILED") != "0")


@pytest.mark.parametrize("text", RECORDS)
def test_a_golden_record_replays_to_itself(text: str) -> None:
    """A record replays to its digests, its draws follow from its seed, and it is written alike."""
    record = read(text)
    game = game_called(record.header.game)
    play = replay(game, record)
    assert golden(play) == text.lstrip("\n")
    replay(game, read(write(play)), check=True)


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_golden_records_show_every_rule_choice_event_and_ending(name: str) -> None:
    """`python tests/golden/make.py` looks for a game that shows what is missing."""
    game = game_called(name)
    records = [read(text) for text in texts_in(GOLDEN / f"{name}.records")]
    missing = wanted(game).difference(*[all_shown(replay(game, one)) for one in records])
    assert not missing


@pytest.mark.parametrize("name", sorted(REGISTRY))
def test_the_signature_stands(name: str) -> None:
    """Seeded random games end as they always did."""
    wanted = (GOLDEN / f"{name}.signature").read_text(encoding="utf-8").strip()
    game = game_called(name)
    assert signature(game, material_of(game).signed) == wanted
