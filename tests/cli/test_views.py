"""The page for bot authors: it is the one that the code makes, and it tells what games show."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tawy.cli.views.described import Described
from tawy.cli.views.obstacles import obstacles
from tawy.cli.views.page import FRAME, GAMES, OBSERVATION, page
from tawy.cli.views.rows import Note, Rows
from tawy.facts.schema import FLAG, fields
from tawy.kernel.frames import SPECTATOR
from tawy.kernel.options import option
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, walk
from tawy.records.play import Play

DOCS = Path(__file__).parents[2] / "docs"
EVERY = 4  # choices between two that are looked at
SETTINGS = {"ankh": {}, "kemet": {"max_days": "6"}}
TABLES = [(one, seats) for one in GAMES for seats in (2, 3, 5)]
NAMED = [f"{one.game.name} {seats}" for one, seats in TABLES]
BY_GAME = pytest.mark.parametrize("one", GAMES, ids=lambda one: one.game.name)
BY_TABLE = pytest.mark.parametrize(("one", "seats"), TABLES, ids=NAMED)


def test_the_page_is_the_one_that_is_made() -> None:
    """`python -m tawy.cli.views > docs/views.md` makes it anew."""
    assert (DOCS / "views.md").read_text(encoding="utf-8") == page()


@cache
def played(name: str, seats: int) -> tuple[Play[Any], list[Any]]:
    """A whole game at random, and moments of it: chance waits, so that it is asked too."""
    [one] = [one for one in GAMES if one.game.name == name]
    play = new_play(one.game, seats, SETTINGS[name], f"views {seats}", open_chance=True)
    moments = []
    for step, _ in enumerate(walk(play, Stream(f"views {seats}"))):
        if step % EVERY == 0:
            moments.append(play.state.copy())
    return play, [*moments, play.state]


def checker(one: Described) -> Draft202012Validator:
    """Each field of an object is there: none is documented that is not given."""
    return Draft202012Validator(strict(one.facts))


def strict(schema: Any) -> Any:
    """All fields are required, but where they are words: cards or tiles that there are.

    Rulings are told where a table does not play as usual.
    """
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: strict(part) for name, part in schema.items()}
    counts = all("minimum" in part or "properties" in part for part in values_of(schema))
    if "properties" in schema and not counts:
        found["required"] = [name for name in schema["properties"] if name != "rulings"]
    return found


def values_of(schema: dict[str, Any]) -> list[Any]:
    return list(schema.get("properties", {}).values())


@BY_TABLE
def test_all_that_a_seat_is_shown_is_documented(one: Described, seats: int) -> None:
    facts, game = checker(one), one.game
    rules = {rule.name() for rule in game.engine.rules}
    for g in played(game.name, seats)[1]:
        for seat in (SPECTATOR, *range(seats)):
            seen: Any = game.observe(g, seat)
            assert set(seen) == set(OBSERVATION)
            for frame in seen["stack"]:
                assert {"rule"} <= set(frame) <= set(FRAME)
                assert frame["rule"] in rules
            fault = next(facts.iter_errors(seen["facts"]), None)
            assert fault is None, f"{fault.json_path}: {fault.message}" if fault else ""


@BY_TABLE
def test_events_are_told_as_documented(one: Described, seats: int) -> None:
    """To whom a secret field is told, too."""
    play, moments = played(one.game.name, seats)
    told_in_full = 0
    for event in play.log.events:
        kind = event.kind
        assert kind in one.game.events
        assert (event.why in kind.causes) if kind.causes else not event.why
        for seat in (SPECTATOR, *range(seats)):
            told = one.game.event_for(moments[-1], event, seat)
            assert told is not None
            assert set(told) - {"why"} == {"event", *kind.fields}
            if kind.secret:
                assert one.secrets[kind.name].startswith("`seat` alone")
                own = event.values[kind.fields.index("seat")] == seat
                assert (told[kind.secret] is not None) == own
                told_in_full += own
    assert bool(told_in_full) == bool(one.secrets)
    assert set(one.secrets) == {kind.name for kind in one.game.events if kind.secret}


@BY_TABLE
def test_obstacles_are_documented_with_their_rules(one: Described, seats: int) -> None:
    known, game = obstacles(one.game.name), one.game
    stream, found = Stream(f"why {seats}"), set()
    for g in played(game.name, seats)[1][:-1]:
        for seat in game.engine.pending(g):
            for _ in range(60):
                verb = stream.below(len(game.verbs))
                noun = stream.below(min(40, len(game.verbs[verb].nouns())))
                for obstacle in game.why_not(g, seat, option(verb, noun)):
                    assert set(obstacle.rules) <= set(known[obstacle.name])
                    found.add(obstacle.name)
    assert len(found) > 10


@BY_GAME
def test_every_obstacle_with_words_is_documented(one: Described) -> None:
    """And all that is documented has words."""
    start = f"{one.game.name}-reason-"
    texts = [path.read_text() for path in (DOCS.parent / "src/tawy/locale/en").glob("*.ftl")]
    lines = [line for text in texts for line in text.splitlines() if line.startswith(start)]
    assert sorted(obstacles(one.game.name)) == sorted(
        line.removeprefix(start).split(" ")[0] for line in lines
    )


@BY_GAME
def test_no_id_of_a_message_shows_through(one: Described) -> None:
    name, told = one.game.name, page()
    for part in ("choice", "event", "ending", "reason"):
        assert f"{name}-{part}-" not in told


def test_a_fact_wants_a_note_and_a_note_a_fact() -> None:
    schema = fields({"ready": FLAG})
    rows = Rows({"ready": Note("whether it is")}, {}).of(schema)
    assert rows == [["`ready`", "true or false", "all", "whether it is"]]
    with pytest.raises(KeyError, match="ready"):
        Rows({}, {}).of(schema)
    with pytest.raises(LookupError, match="steady"):
        Rows({"ready": Note("whether it is"), "steady": Note("?")}, {}).of(schema)
