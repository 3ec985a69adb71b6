"""Every reason why a choice is not there: it has its case, its rules, and it is true."""

from pathlib import Path
from typing import Any

import pytest
from shared.reasons import Reasons

from tawy.ankh.board import NAMES, TERRAIN, WATER
from tawy.ankh.data import GODS, MONUMENT
from tawy.ankh.explain import WHY
from tawy.ankh.game import ANKH
from tawy.kernel.options import Verb
from tawy.proof.cases import case_files
from tawy.words import LANGUAGES

CASES = case_files([Path(__file__).parent / "cases" / "reasons"])
RULE_ID = r"[A-Z]+(-[A-Z]+)*-\d+"

# Where several reasons apply all are given, the most telling first.
SEVERAL = {
    ("action-first", "extra A8"): ["action-first", "not-pyramid-attuned", "no-pyramid-there"],
    ("action-first", "underworld warrior"): ["action-first", "not-osiris"],
    ("all-unlocked", "unlock glorious"): ["action-first", "all-unlocked"],
    ("announce-first", "card build"): ["announce-first", "card-used"],
    ("too-far-and-full", "A4"): ["too-far", "monument-there"],
    ("too-few-followers", "unlock resplendent"): ["action-first", "too-few-followers"],
}
# Every question, and what can be offered there.
QUESTIONS = {
    "draw scenario": "scenario", "draw god": "god", "pick god": "god",
    "draw guardian": "guardian", "draw first": "first", "choose action": "action",
    "move": "move done", "move to": "to", "push to": "push", "aim": "aim",
    "summon": "summon extra underworld done", "summon figure": "figure", "summon to": "to",
    "shine": "sun shade", "unlock": "unlock pass",
    "control": "control pass", "caravan": "caravan camel pass", "keep token": "keep",
    "swap": "swap pass", "swap with": "with", "attune": "attune pass", "attune to": "to",
    "announce": "two one", "choose cards": "card", "build": "build pass", "build at": "to",
    "bid": "bid", "trap": "trap pass", "rise": "rise", "tiebreak": "tiebreaker pass",
    "save": "save pass", "tile": "tile relocate pass", "tile to": "to",
    "worship": "worship pass", "adopt": "retain adopt dismiss discharge done",
}  # fmt: skip


# --- whether a reason can be so, by what the space that is wished for holds


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
        "no-base-needed": figure == me,
    }
    return claims.get(name, True)


def can_be_so(verb: Verb, noun: int, names: list[str], facts: dict[str, Any], me: str) -> bool:
    if verb.kind is None or verb.kind.name != "space":
        return True
    held = on_space(facts, noun)
    blocked = verb.name in ("to", "push", "rise") and "monument" in held
    known = not blocked or "monument-there" in names
    return known and all(is_true(name, held, me) for name in names)


REASONS = Reasons(ANKH, RULE_ID, WHY, CASES, SEVERAL, QUESTIONS, can_be_so)


def test_every_reason_has_a_case_and_every_case_a_reason() -> None:
    REASONS.check_cases()


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_has_the_rules_of_its_reason_and_no_other_reason(path: Path) -> None:
    REASONS.check_case(path)


def test_every_rule_of_a_reason_is_in_the_ledger() -> None:
    REASONS.check_rules(at_least=50)


def test_every_question_is_known() -> None:
    REASONS.check_questions()


@pytest.mark.parametrize("number", range(30))
def test_random_games_have_a_reason_for_all_that_is_not_open(number: int) -> None:
    """And giving reasons changes nothing and tells nothing."""
    settings = {"god1": "choose", "god2": "choose"} if number % 3 == 0 else {}
    REASONS.check_game(number, settings, one_of=8)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    REASONS.check_words(language)
