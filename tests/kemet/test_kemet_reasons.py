"""Every reason why a choice is not there: it has its case, its rules, it is true, and no secret."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tawy.kemet.board import NAMES
from tawy.kemet.data import ACTION_SPACES, CARD, COLOUR, TILE, TILES
from tawy.kemet.explain import WHY
from tawy.kemet.flow.table import RULES
from tawy.kemet.game import KEMET
from tawy.kemet.state import Kemet
from tawy.kernel.frames import CHANCE, Ask, Ballot, State
from tawy.kernel.game import Game, Reason
from tawy.kernel.options import noun_of, option, verb_of
from tawy.kernel.rng import Stream
from tawy.proof.cases import case_files, opening, read_case
from tawy.proof.contract import as_drawn, new_play, redealt, snapshot, walk
from tawy.proof.coverage import ledger
from tawy.records.record import say
from tawy.words import LANGUAGES, bundle

KEMET_SOURCE = Path(__file__).parents[2] / "src" / "tawy" / "kemet"
EXPLAIN = [KEMET_SOURCE / "explain.py", *sorted((KEMET_SOURCE / "why").glob("*.py"))]
CASES = case_files([Path(__file__).parent / "cases" / "reasons"])
TREE = ast.parse("\n".join(path.read_text(encoding="utf-8") for path in EXPLAIN))
RULE_IDS = re.compile(r"[A-Z]+-[a-z0-9-]+")


def reason_names() -> set[str]:
    """The names of all reasons that can be given."""
    calls = [node for node in ast.walk(TREE) if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name)]
    given = [call.args[0] for call in named if ast.unparse(call.func) == "reason"]
    assert all(isinstance(name, ast.Constant) for name in given), "a name is not written out"
    return {ast.literal_eval(name) for name in given}


def cited() -> set[str]:
    constants = [node.value for node in ast.walk(TREE) if isinstance(node, ast.Constant)]
    return {f"KEMET-{c}" for c in constants if isinstance(c, str) and RULE_IDS.fullmatch(c)}


def moments_of(path: Path) -> Iterator[tuple[Kemet, dict[str, Any]]]:
    """The steps of a case, each with the state after what is said in it."""
    data = read_case(path)
    play = opening(data, lambda _: KEMET)
    for step in data["step"]:
        for sentence in step.get("say", []):
            say(play, sentence)
        yield play.state, step


def wishes_of(path: Path) -> Iterator[tuple[str, str, list[Reason]]]:
    """The wishes of a case that are refused: their words, the reason it wants, those given."""
    for g, step in moments_of(path):
        for word, refused in step.get("illegal", {}).items():
            seat = CHANCE if word == "chance" else KEMET.seat_called(g, word, "")
            for words, wanted in refused.items():
                yield words, wanted, KEMET.why_not(g, seat, KEMET.wish(words, g=g))


# --- the cases

# Where several reasons apply all are given, the most telling first.
SEVERAL = {
    ("action-first-and-more", "buy slaves"): ["action-first", "pyramid-too-low"],
    ("action-first-and-more", "from front-2"): ["action-first", "no-units-there"],
    ("action-first-and-more", "from obelisk-12"): ["action-first", "not-your-troop"],
    ("too-many-to-deploy", "deploy 6"): ["too-many-to-deploy", "no-room"],
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
    assert len(cited()) > 60
    assert cited() <= ledger("kemet").keys()


# --- random games

# Every question, and what can be offered there.
QUESTIONS = {
    "draw seat": "next", "choose city": "city", "share levels": "split", "build": "build",
    "deploy in": "deploy", "draw card": "draw", "look at card": "draw", "keep card": "keep",
    "choose tile": "use", "hand of god": "raise pass", "choose troop": "at pass",
    "set order": "next", "act": "token silver golden play done", "raise": "raise enlarge pass",
    "raise to": "to-level", "buy": "buy pass", "bring creature": "bring pass",
    "exchange card": "exchange", "recruit in": "recruit", "return creature": "return",
    "return to": "bring", "march on": "play done from take", "march from": "from",
    "take units": "take", "take creature": "with without", "step to": "to teleport", "aim": "at",
    "enlist": "at", "veto": "veto pass", "choose battle": "fight", "escape": "escape pass",
    "choose cards": "card unused invoke done", "pay for": "pay", "wound": "wound done",
    "rehome": "rehome", "lose": "recall retreat stay", "drive": "drive", "win": "recall stay",
    "delta": "sacrifice pass", "sanctuary": "sacrifice pass",
}  # fmt: skip
OTHERS = 3  # nouns of a verb that nothing is known of at a question: they are all answered alike
COUNTS = [*range(13), 1023]

NOUNS = [
    COUNTS if verb.kind and verb.kind.name == "count" else list(range(len(verb.nouns())))
    for verb in KEMET.verbs
]
VERB_NAMES = [verb.name for verb in KEMET.verbs]
PLACES = {i for i, verb in enumerate(KEMET.verbs) if verb.kind and verb.kind.name == "space"}


def test_every_question_is_known() -> None:
    asked = [rule.name() for rule in RULES if isinstance(rule, Ask | Ballot)]
    assert sorted(asked) == sorted(QUESTIONS)


def all_wishes(rule: int) -> Iterator[int]:
    """All verbs with all their nouns, but for those that are not even looked into."""
    offered = QUESTIONS[RULES[rule].name()].split()
    for verb, nouns in enumerate(NOUNS):
        known = VERB_NAMES[verb] in offered or (rule, verb) in WHY
        yield from [option(verb, noun) for noun in (nouns if known else nouns[:OTHERS])]


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
    word = KEMET.verbs[VERB_NAMES.index("play")].nouns()[card]
    return (word not in held) if name == "not-in-hand" else True


TRUTHS = {
    "space": is_true_of_space, "tile": is_true_of_tile, "action-space": is_true_of_token,
    "card": is_true_of_card, "intervention": is_true_of_intervention,
}  # fmt: skip


def check_wishes(g: Kemet, seat: int) -> None:
    """Every wish that is not open has its reasons, and they are so."""
    legal, facts = KEMET.engine.legal(g, seat), KEMET.dump(g)
    question = RULES[g.stack[-1].rule].name()
    offered, me = QUESTIONS[question].split(), KEMET.who(g, seat)
    assert {VERB_NAMES[verb_of(choice)] for choice in legal} <= set(offered)
    for wish in all_wishes(g.stack[-1].rule):
        verb, names = KEMET.verbs[verb_of(wish)], [r.name for r in KEMET.why_not(g, seat, wish)]
        wished = (question, verb.name, noun_of(wish), names)
        if wish in legal:
            assert not names, wished
        elif names == ["not-now"]:
            assert verb.name not in offered, wished
        else:
            assert names, wished
            assert "not-now" not in names, wished
            assert len(set(names)) == len(names), wished
            if verb.kind and verb.kind.name in TRUTHS and seat >= 0:
                is_true = TRUTHS[verb.kind.name]
                assert all(is_true(name, noun_of(wish), facts, me) for name in names), wished


def eager(game: Game[Any], g: State, seat: int, legal: list[int], stream: Stream) -> int:
    """Mostly does something rather than nothing: so more happens."""
    deeds = [choice for choice in legal if VERB_NAMES[verb_of(choice)] not in ("pass", "done")]
    return as_drawn(game, g, seat, deeds if deeds and stream.below(6) else legal, stream)


def given(g: Kemet, seat: int) -> list[list[Reason]]:
    """The reasons of all wishes of a seat; of open ones too, as if they were not."""
    return [KEMET.explain(g, seat, wish) for wish in all_wishes(g.stack[-1].rule)]


def check_moment(g: Kemet, stream: Stream) -> None:
    """All wishes of all who are asked; reasons change nothing and tell no secret."""
    before = snapshot(KEMET, g)
    for seat in KEMET.engine.owing(g):
        check_wishes(g, seat)
        if seat >= 0:
            twin = redealt(KEMET, g, seat, stream)
            assert isinstance(twin, Kemet)
            assert given(twin, seat) == given(g, seat)
    assert snapshot(KEMET, g) == before


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_moments_of_the_cases_have_a_reason_for_all_that_is_not_open(path: Path) -> None:
    for g, _ in moments_of(path):
        check_moment(g, Stream(path.stem))


SETTINGS = [{"game": "short"}, {"game": "beginner"}, {"game": "long", "discards": "all-up"}]


@pytest.mark.parametrize("number", range(24))
def test_random_games_have_a_reason_for_all_that_is_not_open(number: int) -> None:
    """KEMET-Q-65: and the reasons are the same in states that the seat cannot tell apart."""
    settings = {**SETTINGS[number % 3], "max_days": "4"}
    play = new_play(KEMET, 2 + number % 4, settings, f"why {number}", open_chance=number % 5 == 0)
    samples, questions = Stream(f"samples {number}"), set[int]()
    for _ in walk(play, Stream(f"why {number}"), eager if number % 2 else as_drawn):
        rule = play.state.stack[-1].rule
        if rule not in questions or not samples.below(12):
            questions.add(rule)
            check_moment(play.state, samples)


# --- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    ids = {name: f"kemet-reason-{name}" for name in reason_names()}
    known = {name for name, id in ids.items() if bundle(language).has_message(id)}
    assert known == reason_names()
