"""Whatever comes from outside is used or refused with BadInput; nothing else ever happens."""

import json
from contextlib import suppress
from copy import deepcopy
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from toy_table import SEATS, finished, header, loaded, seeded

from tawy.facts.rows import ANY, BY_SEAT, ONE, Fact
from tawy.games import TOY
from tawy.kernel.frames import Sequence
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream
from tawy.proof.contract import viewers, walk
from tawy.records.play import Play
from tawy.records.position import dump
from tawy.records.record import read, replay, write

steady = settings(
    max_examples=400,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)

NAMES = ["game:", "rules:", "id:", "setting", "seat", "bot", "commitment:", "seed:", "position:"]
ODDS = ["1", "2", "0", "-1", "99", "#12345678", ":", "#", "{}", "[]", "null", "\u2028", "\x00", "é"]
VERBS = [word for verb in TOY.verbs for word in [verb.word, *verb.nouns()[:8]] if word]
WORDS = [*VERBS, *SEATS, *NAMES, *ODDS, "chance", "result:", "digest:", "unfinished"]


MOMENTS = [rule.name() for rule in TOY.engine.rules]
for rule in TOY.engine.rules:
    if isinstance(rule, Sequence):
        MOMENTS += [f"{rule.name()}: {step}" for step in rule.step_names()]


# --- records


@cache
def rows(seats: int, marked: bool) -> list[str]:
    """The lines of a true record, with or without the marks that stop a replay early."""
    text = write(finished(seats, f"fuzz {seats}"))
    return [line if marked else line.partition("  #")[0] for line in text.split("\n")]


EDITS = st.lists(
    st.tuples(
        st.sampled_from(["drop", "double", "swap", "word", "cut", "junk", "letters"]),
        st.integers(0, 10_000),
        st.integers(0, 10_000),
        st.one_of(st.sampled_from(WORDS), st.text(max_size=12)),
    ),
    min_size=1,
    max_size=5,
)


def edited(lines: list[str], edits: list[tuple[str, int, int, str]]) -> str:
    lines = lines[:]
    for kind, first, second, junk in edits:
        i, j = first % len(lines), second % len(lines)
        if kind == "drop" and len(lines) > 1:
            del lines[i]
        elif kind == "double":
            lines.insert(j, lines[i])
        elif kind == "swap":
            lines[i], lines[j] = lines[j], lines[i]
        elif kind == "word":
            words = lines[i].split(" ")
            words[second % len(words)] = junk
            lines[i] = " ".join(words)
        elif kind == "cut":
            lines[i] = lines[i][: second % (len(lines[i]) + 1)]
        elif kind == "junk":
            lines.insert(i, junk)
        else:
            at = second % (len(lines[i]) + 1)
            lines[i] = lines[i][:at] + junk + lines[i][at + len(junk) :]
    return "\n".join(lines)


@steady
@given(st.sampled_from([2, 3, 5]), st.booleans(), st.booleans(), EDITS)
def test_an_altered_record_is_replayed_or_refused(
    seats: int, marked: bool, check: bool, edits: list[tuple[str, int, int, str]]
) -> None:
    """Lines lost, doubled, swapped, cut, other words, other letters."""
    with suppress(BadInput):
        play = replay(TOY, read(edited(rows(seats, marked), edits)), check)
        assert play.result() in write(play)


@steady
@given(st.text(), st.booleans())
def test_any_text_is_read_or_refused(text: str, titled: bool) -> None:
    """With the right first line, or without."""
    with suppress(BadInput):
        read(f"tawy record 1\n{text}" if titled else text)


# --- positions


@cache
def positions() -> list[dict[str, Any]]:
    """Moments of real games: some of every rule that asks."""
    found: dict[str, list[dict[str, Any]]] = {}
    for seats in (2, 3, 5):
        play = seeded(seats, f"positions {seats}")
        for _ in walk(play, Stream("positions")):
            position: dict[str, Any] = dump(TOY, play.state, {})
            found.setdefault(position["stack"][-1]["rule"], []).append(position)
        found.setdefault("over", []).append(dump(TOY, play.state, {}))
    chosen = [position for several in found.values() for position in several[:6]]
    facts = chosen[0]["facts"]
    for at in MOMENTS:
        chosen += [{"seats": 2, "at": at, "turn": "jade", "facts": facts}, {"at": at}]
    return chosen


JUNK = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-2, 8),
        st.integers(),
        st.floats(allow_nan=False),
        st.sampled_from([*WORDS, "round", "bidding", "watching", "steering", "round: land"]),
        st.text(max_size=5),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(["rule", "seat", "done", "key", "facts", "x"]), inner),
    ),
    max_leaves=6,
)
CHANGES = st.lists(
    st.tuples(
        st.lists(st.integers(0, 50), min_size=1, max_size=4),
        st.sampled_from(["replace", "drop", "double"]),
        JUNK,
    ),
    min_size=1,
    max_size=4,
)


def mutated(position: dict[str, Any], changes: list[tuple[list[int], str, Any]]) -> dict[str, Any]:
    """A position with things in it replaced, dropped or doubled."""
    position = deepcopy(position)
    for path, what, junk in changes:
        here: Any = position
        for turn, more in zip(path, [*path[1:], None], strict=True):
            if not isinstance(here, (dict, list)) or not here:
                break
            key = list(here)[turn % len(here)] if isinstance(here, dict) else turn % len(here)
            if more is None or not isinstance(here[key], (dict, list)) or not here[key]:
                change(here, key, what, junk)
                break
            here = here[key]
    return position


def change(here: Any, key: Any, what: str, junk: object) -> None:
    if what == "replace":
        here[key] = junk
    elif what == "drop":
        del here[key]
    elif isinstance(here, list):
        here.append(here[key])
    else:
        here[str(junk)[:8]] = here[key]


def used_or_refused(position: Any, open_chance: bool) -> None:
    """A state that can be shown and where somebody can choose, or BadInput."""
    with suppress(BadInput):
        g = loaded(position, open_chance)
        assert g.ending >= 0 or TOY.engine.pending(g)
        json.dumps(dump(TOY, g, {}))
        for seat in viewers(g):
            json.dumps(TOY.observe(g, seat))
        for seat in TOY.engine.awaited(g):
            assert all(TOY.words(g, option) for option in TOY.engine.legal(g, seat))


@steady
@given(st.integers(0, 10_000), CHANGES, st.booleans())
def test_an_altered_position_is_used_or_refused(
    number: int, changes: list[tuple[list[int], str, Any]], open_chance: bool
) -> None:
    """Whatever is replaced in it."""
    real = positions()
    used_or_refused(mutated(real[number % len(real)], changes), open_chance)


def values(fact: Fact, seats: int) -> st.SearchStrategy[Any]:
    """What the table of facts allows in one place."""
    one: st.SearchStrategy[Any] = st.one_of(
        st.integers(fact.low, min(fact.high, fact.low + 3)), st.integers(fact.low, fact.high)
    )
    if fact.kind is not None:
        one = st.sampled_from([None, *fact.kind.words])
    if fact.size == ONE:
        return one
    if fact.size == ANY:
        return st.lists(one, max_size=3)
    size = seats if fact.size == BY_SEAT else fact.size
    return st.lists(one, min_size=size, max_size=size)


@cache
def made_positions(seats: int) -> st.SearchStrategy[dict[str, Any]]:
    """Anywhere, with any facts that are sound one by one."""
    fields = {fact.name: values(fact, seats) for fact in TOY.facts}
    return st.fixed_dictionaries(
        {
            "seats": st.just(seats),
            "at": st.sampled_from(MOMENTS),
            "facts": st.fixed_dictionaries({}, optional=fields),
        },
        optional={
            "turn": st.sampled_from(SEATS[:seats]),
            "sides": st.lists(
                st.sampled_from([None, *SEATS[:seats]]), min_size=seats, max_size=seats
            ),
        },
    )


@steady
@given(st.integers(2, 5).flatmap(made_positions), st.booleans())
def test_facts_that_contradict_each_other_are_used_or_refused(
    position: dict[str, Any], open_chance: bool
) -> None:
    """Each of them is allowed, all together they may be impossible."""
    used_or_refused(position, open_chance)


@steady
@given(JUNK)
def test_any_data_is_used_or_refused(data: Any) -> None:
    """It need not even look like a position."""
    used_or_refused(data, open_chance=False)


@steady
@given(st.integers(0, 10_000), CHANGES)
def test_a_record_from_an_altered_position_is_written_or_refused(
    number: int, changes: list[tuple[list[int], str, Any]]
) -> None:
    """The position is in its header."""
    real = positions()
    position = mutated(real[number % len(real)], changes)
    seats = position.get("seats", 2)
    head = header(seats if isinstance(seats, int) and 0 <= seats < 9 else 2, "1", position)
    with suppress(BadInput):
        text = write(Play(TOY, head))
        replay(TOY, read(text), check=True)
