"""Every reason why a choice is not there: it has its case, its rules, it is true, and no secret."""

from pathlib import Path
from typing import Any

import pytest
from shared.reasons import Reasons

from tawy.kemet.board import NAMES
from tawy.kemet.data import ACTION_SPACES, CARD, COLOUR, INTERVENTION, TILE, TILES
from tawy.kemet.explain import WHY
from tawy.kemet.game import KEMET
from tawy.kemet.rulings import RULINGS
from tawy.kernel.options import Verb
from tawy.kernel.rng import Stream
from tawy.proof.cases import case_files
from tawy.words import LANGUAGES

CASES = case_files([Path(__file__).parent / "cases" / "reasons"])
RULE_ID = r"[A-Z]+-[a-z0-9-]+"
RARE = {ruling.name: ruling.readings[-1] for ruling in RULINGS}
SETTINGS = [
    {"game": "short"}, {"game": "beginner"}, {"game": "long", "discards": "all-up"},
    {"game": "short", **RARE},
]  # fmt: skip

# Where several reasons apply all are given, the most telling first.
SEVERAL = {
    ("action-first-and-more", "buy slaves"): ["action-first", "pyramid-too-low"],
    ("action-first-and-more", "from front-2"): ["action-first", "no-units-there"],
    ("action-first-and-more", "from obelisk-12"): ["action-first", "not-your-troop"],
    ("too-many-to-deploy", "deploy 6"): ["too-many-to-deploy", "no-room"],
}
# Every question, and what can be offered there.
QUESTIONS = {
    "draw seat": "next", "choose city": "city", "share levels": "split", "build": "build",
    "deploy in": "deploy", "draw card": "draw", "look at card": "draw", "keep card": "keep",
    "choose tile": "use", "hand of god": "raise pass", "choose troop": "at pass",
    "set order": "next", "act": "token silver golden play done", "raise": "raise enlarge pass",
    "raise to": "to-level", "buy": "buy pass", "bring creature": "bring pass",
    "exchange card": "exchange", "recruit in": "recruit", "return creature": "return pass",
    "return to": "bring", "march on": "play done from take", "march from": "from",
    "take units": "take", "take creature": "with without", "step to": "to teleport", "aim": "at",
    "enlist": "at", "veto": "veto pass", "choose battle": "fight", "escape": "escape pass",
    "choose cards": "card unused invoke done", "pay for": "pay", "wound": "wound done",
    "rehome": "rehome", "lose": "recall retreat stay", "drive": "drive", "win": "recall stay",
    "delta": "sacrifice pass", "sanctuary": "sacrifice pass",
}  # fmt: skip


# --- whether a reason can be so, by the facts in words


def is_true_of_space(name: str, space: int, facts: dict[str, Any], me: str) -> bool:
    troops = [words.split() for words in facts["board"].get(NAMES[space], "").split(", ")]
    troop = troops[0]  # a second one is that of an attacker
    own = [words for words in troops if words[:1] == [me]]
    mine, city = troop[:1] == [me], facts["seats"][me]["city"]
    sites = [p.split()[1:] for s in facts["seats"].values() for p in s["pyramids"].values()]
    claims: dict[str, bool] = {
        "no-units-there": not troop,
        "not-your-troop": bool(troop) and not mine,
        "own-units": mine,
        "no-own-unit-there": not own,
        "creature-there": bool(own) and len(own[0]) == 3,
        "second-creature": bool(own) and len(own[0]) == 3,
        "not-empty": bool(troop),
        "no-room": bool(own),
        "not-your-district": not (city and NAMES[space].startswith(city)),
        "no-pyramid-there": [NAMES[space]] not in sites,
        "pyramid-there": [NAMES[space]] in sites,
        "raise-by-colour": NAMES[space].startswith(city),
        "wall": NAMES[space].startswith("city") and not NAMES[space].startswith(city),
        "districts-came-first": NAMES[space].startswith(city),
        "winner-names-it": facts["battle"] is not None,
    }
    return claims.get(name, True)


def is_true_of_tile(name: str, tile: int, facts: dict[str, Any], me: str) -> bool:
    word, left = TILE.words[tile], facts["supply"]
    owned, level = word in facts["seats"][me]["tiles"], TILES[tile].level
    colour = facts["running"]["colour"]
    claims: dict[str, bool] = {
        "tile-owned": owned,
        "sold-out": not all(word in tiles for tiles in left.values()),
        "other-colour": not TILES[tile].copies[COLOUR.words.index(colour)] if colour else False,
        "not-yet-on-offer": facts["on_offer"] < level <= facts["highest"],
        "never-on-offer": level > facts["highest"],
        "too-little-prayer": facts["seats"][me]["prayer"] < level,
        "no-night-tile": word not in facts["running"]["nightly"],
    }
    return claims.get(name, True)


def is_true_of_token(name: str, space: int, facts: dict[str, Any], me: str) -> bool:
    covered = facts["seats"][me]["covered"]
    claims: dict[str, bool] = {
        "space-covered": ACTION_SPACES[space].word in covered,
        "placed-already": facts["tokens"]["placed"],
        "golden-only": ACTION_SPACES[space].word == "golden",
        "no-silver-token": "act-of-god" not in facts["seats"][me]["tiles"],
        "rows-to-cover": ACTION_SPACES[space].word not in covered,
    }
    return claims.get(name, True)


def is_true_of_card(name: str, card: int, facts: dict[str, Any], me: str) -> bool:
    seat, word = facts["seats"][me], CARD.words[card]
    claims: dict[str, bool] = {
        "card-used": word in seat["discard"],
        "card-gone": word in seat["removed"],
        "not-your-card": word not in seat["hand"] + seat["discard"] + seat["removed"],
    }
    return claims.get(name, True)


def is_true_of_intervention(name: str, card: int, facts: dict[str, Any], me: str) -> bool:
    held = facts["seats"][me]["interventions"]
    word = INTERVENTION.words[card]
    return (word not in held) if name == "not-in-hand" else True


TRUTHS = {
    "space": is_true_of_space, "tile": is_true_of_tile, "action-space": is_true_of_token,
    "card": is_true_of_card, "intervention": is_true_of_intervention,
}  # fmt: skip


def can_be_so(verb: Verb, noun: int, names: list[str], facts: dict[str, Any], me: str) -> bool:
    if not me or verb.kind is None or verb.kind.name not in TRUTHS:
        return True
    is_true = TRUTHS[verb.kind.name]
    return all(is_true(name, noun, facts, me) for name in names)


REASONS = Reasons(KEMET, RULE_ID, WHY, CASES, SEVERAL, QUESTIONS, can_be_so)


def test_every_reason_has_a_case_and_every_case_a_reason() -> None:
    REASONS.check_cases()


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_has_the_rules_of_its_reason_and_no_other_reason(path: Path) -> None:
    REASONS.check_case(path)


def test_every_rule_of_a_reason_is_in_the_ledger() -> None:
    REASONS.check_rules(at_least=60)


def test_every_question_is_known() -> None:
    REASONS.check_questions()


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_moments_of_the_cases_have_a_reason_for_all_that_is_not_open(path: Path) -> None:
    for g, _ in REASONS.moments_of(path):
        REASONS.check_moment(g, Stream(path.stem))


@pytest.mark.parametrize("number", range(24))
def test_random_games_have_a_reason_for_all_that_is_not_open(number: int) -> None:
    """KEMET-Q-65: and the reasons are the same in states that the seat cannot tell apart."""
    settings = SETTINGS[number // 4 % len(SETTINGS)]
    REASONS.check_game(number, {**settings, "max_days": "4"}, one_of=12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    REASONS.check_words(language)
