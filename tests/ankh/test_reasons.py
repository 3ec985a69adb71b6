"""Every reason why a choice is not there: it has its case, its rules, and it is true."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tawy.ankh.board import NAMES, TERRAIN, WATER
from tawy.ankh.data import GODS, MONUMENT
from tawy.ankh.explain import WHY
from tawy.ankh.flow.table import RULES
from tawy.ankh.game import ANKH
from tawy.ankh.state import Ankh
from tawy.kernel.frames import Ask, Ballot, State
from tawy.kernel.game import Game, Reason
from tawy.kernel.options import noun_of, option, verb_of
from tawy.kernel.rng import Stream
from tawy.proof.cases import case_files, opening, read_case
from tawy.proof.contract import as_drawn, new_play, snapshot, walk
from tawy.proof.coverage import ledger
from tawy.records.record import say
from tawy.words import LANGUAGES, bundle

ANKH_SOURCE = Path(__file__).parents[2] / "src" / "tawy" / "ankh"
EXPLAIN = [ANKH_SOURCE / "explain.py", *sorted((ANKH_SOURCE / "why").glob("*.py"))]
CASES = case_files([Path(__file__).parent / "cases" / "reasons"])
TREE = ast.parse("\n".join(path.read_text(encoding="utf-8") for path in EXPLAIN))
RULE_IDS = re.compile(r"[A-Z]+(-[A-Z]+)*-\d+")


def reason_names() -> set[str]:
    """The names of all reasons that can be given."""
    calls = [node for node in ast.walk(TREE) if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name)]
    given = [call.args[0] for call in named if ast.unparse(call.func) == "reason"]
    assert all(isinstance(name, ast.Constant) for name in given), "a name is not written out"
    return {ast.literal_eval(name) for name in given}


def cited() -> set[str]:
    constants = [node.value for node in ast.walk(TREE) if isinstance(node, ast.Constant)]
    return {f"ANKH-{c}" for c in constants if isinstance(c, str) and RULE_IDS.fullmatch(c)}


def wishes_of(path: Path) -> Iterator[tuple[str, str, list[Reason]]]:
    """The wishes of a case that are refused: their words, the reason it wants, those given."""
    data = read_case(path)
    play = opening(data, lambda _: ANKH)
    for step in data["step"]:
        for sentence in step.get("say", []):
            say(play, sentence)
        for word, refused in step.get("illegal", {}).items():
            seat = -2 if word == "chance" else ANKH.seat_called(play.state, word, "")
            for words, wanted in refused.items():
                yield words, wanted, ANKH.why_not(play.state, seat, ANKH.wish(words, g=play.state))


# --- the cases

# Where several reasons apply all are given, the most telling first.
SEVERAL = {
    ("action-first", "extra A8"): ["action-first", "not-pyramid-attuned", "no-pyramid-there"],
    ("action-first", "underworld warrior"): ["action-first", "not-osiris"],
    ("all-unlocked", "unlock glorious"): ["action-first", "all-unlocked"],
    ("announce-first", "card build"): ["announce-first", "card-used"],
    ("too-far-and-full", "A4"): ["too-far", "monument-there"],
    ("too-few-followers", "unlock resplendent"): ["action-first", "too-few-followers"],
}


def test_every_reason_has_a_case_and_every_case_a_reason() -> None:
    wanted = {path.stem: {name for _, name, _ in wishes_of(path)} for path in CASES}
    assert all(wanted.values()), [path for path, names in wanted.items() if not names]
    assert reason_names() == set.union(*wanted.values())
    for name in reason_names():
        assert name in wanted.get(name, set()), f"no case {name}.toml wants {name}"


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_has_the_rules_of_its_reason_and_no_other_reason(path: Path) -> None:
    rules = read_case(path)["rules"]
    of_the_file = [name for name in reason_names() if path.stem.startswith(name)]
    for words, wanted, given in wishes_of(path):
        names = [reason.name for reason in given]
        assert names == SEVERAL.get((path.stem, words), [wanted]), words
        if wanted in of_the_file:
            assert set(given[names.index(wanted)].rules) <= set(rules), words


def test_every_rule_of_a_reason_is_in_the_ledger() -> None:
    assert len(cited()) > 50
    assert cited() <= ledger("ankh").keys()


# --- random games

# Every question, and what can be offered there.
QUESTIONS = {
    "draw scenario": "scenario", "draw god": "god", "pick god": "god",
    "draw guardian": "guardian", "draw first": "first", "choose action": "action",
    "move": "move done", "move to": "to", "push to": "push", "aim": "aim",
    "summon": "summon extra underworld done", "summon figure": "figure", "summon to": "to",
    "shine": "sun shade", "unlock": "unlock pass", "take guardian": "take leave",
    "control": "control pass", "caravan": "caravan camel pass", "keep token": "keep",
    "swap": "swap pass", "swap with": "with", "attune": "attune pass", "attune to": "to",
    "announce": "two one", "choose cards": "card", "build": "build pass", "build at": "to",
    "bid": "bid", "trap": "trap pass", "rise": "rise", "tiebreak": "tiebreaker pass",
    "save": "save pass", "tile": "tile relocate pass", "tile to": "to",
    "worship": "worship pass", "adopt": "retain adopt done",
}  # fmt: skip
OTHERS = 3  # nouns of a verb that nothing is known of at a question: they are all answered alike
BIDS = [*range(12), 100, 1023]


NOUNS = [BIDS if verb.name == "bid" else list(range(len(verb.nouns()))) for verb in ANKH.verbs]
VERB_NAMES = [verb.name for verb in ANKH.verbs]
PLACES = {i for i, verb in enumerate(ANKH.verbs) if verb.kind and verb.kind.name == "space"}


def test_every_question_is_known() -> None:
    asked = [rule.name() for rule in RULES if isinstance(rule, Ask | Ballot)]
    assert sorted(asked) == sorted(QUESTIONS)


def on_space(facts: dict[str, Any], space: int) -> dict[str, str]:
    """What a space holds, in words: the owner of a figure, of a monument, a tile."""
    held = {"terrain": "water" if TERRAIN[space] == WATER else "land"}
    for words in [part.split() for part in facts["board"].get(NAMES[space], "").split(", ")]:
        if words and words[0] in GODS.words:
            held["figure"] = words[0]
        elif words and words[0] in MONUMENT.words:
            held["monument"] = words[1] if len(words) > 1 else "nobody"
        elif words:
            held[words[0]] = "there"
    return held


def is_true(name: str, held: dict[str, str], me: str) -> bool:
    """Whether a reason can be so, by what the space that is wished for holds."""
    figure, monument = held.get("figure"), held.get("monument")
    claims = {
        "figure-there": figure is not None,
        "no-figure-there": figure is None,
        "not-your-figure": figure not in (None, me),
        "moved-already": figure == me,
        "monument-there": monument is not None,
        "no-monument-there": monument is None,
        "yours-already": monument == me,
        "neutral-first": monument not in (None, me, "nobody"),
        "no-figure-beside": monument not in (None, me),
        "not-your-pyramid": monument not in (None, me),
        "water": held["terrain"] == "water",
        "no-stop-on-water": held["terrain"] == "water",
        "underworld-tile": "tile" in held,
        "tile-there": "tile" in held,
        "no-tile-there": "tile" not in held,
        "no-own-push": figure == me,
        "no-push": figure not in (None, me),
    }
    return claims.get(name, True)


def all_wishes(rule: int) -> Iterator[int]:
    """All verbs with all their nouns, but for those that are not even looked into."""
    offered = QUESTIONS[RULES[rule].name()].split()
    for verb, nouns in enumerate(NOUNS):
        known = VERB_NAMES[verb] in offered or (rule, verb) in WHY
        yield from [option(verb, noun) for noun in (nouns if known else nouns[:OTHERS])]


def check_wishes(g: Ankh, seat: int) -> None:
    """Every wish that is not open has its reasons, and they are so."""
    legal, facts = ANKH.engine.legal(g, seat), ANKH.dump(g)
    question = RULES[g.stack[-1].rule].name()
    offered = QUESTIONS[question].split()
    me = ANKH.seat_word(g, g.side[seat]) if seat >= 0 else ""
    assert {VERB_NAMES[verb_of(choice)] for choice in legal} <= set(offered)
    for wish in all_wishes(g.stack[-1].rule):
        verb, names = VERB_NAMES[verb_of(wish)], [r.name for r in ANKH.why_not(g, seat, wish)]
        wished = (question, verb, noun_of(wish), names)
        if wish in legal:
            assert not names, wished
        elif names == ["not-now"]:
            assert verb not in offered, wished
        else:
            assert names, wished
            assert "not-now" not in names, wished
            assert len(set(names)) == len(names), wished
            if verb_of(wish) in PLACES:
                held = on_space(facts, noun_of(wish))
                assert all(is_true(name, held, me) for name in names), wished
                if verb in ("to", "push", "rise") and "monument" in held:
                    assert "monument-there" in names, wished


def eager(game: Game[Any], g: State, seat: int, legal: list[int], stream: Stream) -> int:
    """Mostly does something rather than nothing: so more happens."""
    deeds = [choice for choice in legal if VERB_NAMES[verb_of(choice)] not in ("pass", "done")]
    return as_drawn(game, g, seat, deeds if deeds and stream.below(6) else legal, stream)


@pytest.mark.parametrize("number", range(30))
def test_random_games_have_a_reason_for_all_that_is_not_open(number: int) -> None:
    """And giving reasons changes nothing."""
    settings = {"god1": "choose", "god2": "choose"} if number % 3 == 0 else {}
    play = new_play(ANKH, 2 + number % 4, settings, f"why {number}", open_chance=number % 5 == 0)
    samples, questions = Stream(f"samples {number}"), set[int]()
    for _ in walk(play, Stream(f"why {number}"), eager if number % 2 else as_drawn):
        g = play.state
        if g.stack[-1].rule in questions and samples.below(8):
            continue
        questions.add(g.stack[-1].rule)
        before = snapshot(ANKH, g)
        for seat in ANKH.engine.owing(g):
            check_wishes(g, seat)
        assert snapshot(ANKH, g) == before


# --- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    known = [name for name in reason_names() if bundle(language).has_message(f"ankh-reason-{name}")]
    assert set(known) == reason_names()
