"""Why not, in any game: reasons have cases, rules and words, they are true and tell no secret."""

import ast
import re
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tawy.kernel.frames import CHANCE, Ask, Ballot, State
from tawy.kernel.game import Game, Obstacle
from tawy.kernel.options import Verb, noun_of, option, verb_of
from tawy.kernel.rng import Stream
from tawy.proof.cases import opening, read_case
from tawy.proof.contract import as_drawn, new_play, redealt, snapshot, walk
from tawy.proof.coverage import ledger
from tawy.records.record import say
from tawy.words import bundle

SOURCE = Path(__file__).parents[2] / "src" / "tawy"
OTHERS = 3  # nouns of a verb that nothing is known of at a question: they are all answered alike
COUNTS = [*range(13), 100, 1023]  # of all the numbers that one might wish for

# Whether the reasons against a wish can be so: its verb and noun, their names, all facts in words,
# and what the seat is called, or nothing for chance.
Truth = Callable[[Verb, int, list[str], Any, str], bool]


@dataclass
class Reasons:
    """Those of a game, and what its tests know of them."""

    game: Game[Any]
    rule_id: str  # what a reason cites looks like, after the name of the game
    why: Container[tuple[int, int]]  # the questions and verbs that are looked into
    cases: list[Path]
    several: dict[tuple[str, str], list[str]]  # by case and wish, where more than one applies
    questions: dict[str, str]  # all there are, and what can be offered there
    can_be_so: Truth

    # --- what is written in the sources

    @cached_property
    def constants(self) -> list[str]:
        found = [node.value for node in ast.walk(self.tree) if isinstance(node, ast.Constant)]
        return [value for value in found if isinstance(value, str)]

    @cached_property
    def tree(self) -> ast.Module:
        folder = SOURCE / self.game.name
        files = [folder / "explain.py", *sorted((folder / "why").glob("*.py"))]
        return ast.parse("\n".join(path.read_text(encoding="utf-8") for path in files))

    @cached_property
    def names(self) -> set[str]:
        """Of all reasons that can be given."""
        calls = [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]
        named = [call for call in calls if isinstance(call.func, ast.Name)]
        given = [call.args[0] for call in named if ast.unparse(call.func) == "reason"]
        assert all(isinstance(name, ast.Constant) for name in given), "a name is not written out"
        return {ast.literal_eval(name) for name in given}

    def check_rules(self, at_least: int) -> None:
        """Whatever a reason cites is in the ledger."""
        ids = [word for word in self.constants if re.fullmatch(self.rule_id, word)]
        cited = {f"{self.game.name.upper()}-{word}" for word in ids}
        assert len(cited) > at_least
        assert cited <= ledger(self.game.name).keys()

    def check_words(self, language: str) -> None:
        ids = {name: f"{self.game.name}-reason-{name}" for name in self.names}
        known = {name for name, id in ids.items() if bundle(language).has_message(id)}
        assert known == self.names

    # --- cases

    def moments_of(self, path: Path) -> Iterator[tuple[State, dict[str, Any]]]:
        """The steps of a case, each with the state after what is said in it."""
        data = read_case(path)
        play = opening(data, lambda _: self.game)
        for step in data["step"]:
            for sentence in step.get("say", []):
                say(play, sentence)
            yield play.state, step

    def wishes_of(self, path: Path) -> Iterator[tuple[str, str, list[Obstacle]]]:
        """The wishes of a case that are refused: their words, the reason it wants, those given."""
        for g, step in self.moments_of(path):
            for word, refused in step.get("illegal", {}).items():
                seat = CHANCE if word == "chance" else self.game.seat_called(g, word, "")
                for words, wanted in refused.items():
                    yield (
                        words,
                        wanted,
                        self.game.why_not(g, seat, self.game.option_called(words, g=g)),
                    )

    def check_cases(self) -> None:
        """Every reason has a case of its name, and every case wants a reason."""
        wanted = {path.stem: {name for _, name, _ in self.wishes_of(path)} for path in self.cases}
        assert all(wanted.values()), [path for path, names in wanted.items() if not names]
        assert self.names == set.union(*wanted.values())
        for name in self.names:
            assert name in wanted.get(name, set()), f"no case {name}.toml wants {name}"

    def check_case(self, path: Path) -> None:
        """It cites the rules of its reason, and no other reason is given."""
        rules = read_case(path)["rules"]
        of_the_file = [name for name in self.names if path.stem.startswith(name)]
        for words, wanted, given in self.wishes_of(path):
            names = [reason.name for reason in given]
            assert names == self.several.get((path.stem, words), [wanted]), words
            if wanted in of_the_file:
                assert set(given[names.index(wanted)].rules) <= set(rules), words

    # --- all wishes at a moment

    def check_questions(self) -> None:
        rules = self.game.engine.rules
        asked = [rule.name() for rule in rules if isinstance(rule, Ask | Ballot)]
        assert sorted(asked) == sorted(self.questions)

    def offered(self, rule: int) -> list[str]:
        return self.questions[self.game.engine.rules[rule].name()].split()

    @cached_property
    def nouns(self) -> list[list[int]]:
        """Of each verb."""
        counts = [verb.kind is not None and verb.kind.name == "count" for verb in self.game.verbs]
        return [
            COUNTS if count else list(range(len(verb.nouns())))
            for verb, count in zip(self.game.verbs, counts, strict=True)
        ]

    def all_wishes(self, rule: int) -> Iterator[int]:
        """All verbs with all their nouns, but for those that are not even looked into."""
        offered = self.offered(rule)
        for verb, nouns in enumerate(self.nouns):
            known = self.game.verbs[verb].name in offered or (rule, verb) in self.why
            yield from [option(verb, noun) for noun in (nouns if known else nouns[:OTHERS])]

    def check_wishes(self, g: State, seat: int) -> None:
        """Every wish that is not open has its reasons, and they are so."""
        game, rule = self.game, g.stack[-1].rule
        legal, facts, offered = game.engine.legal(g, seat), game.dump(g), self.offered(rule)
        me = game.seat_word(g, g.side[seat]) if seat >= 0 else ""
        assert {game.verbs[verb_of(choice)].name for choice in legal} <= set(offered)
        for wish in self.all_wishes(rule):
            verb, names = game.verbs[verb_of(wish)], [r.name for r in game.why_not(g, seat, wish)]
            wished = (game.engine.rules[rule].name(), verb.name, noun_of(wish), names)
            if wish in legal:
                assert not names, wished
            elif names == ["not-now"]:
                assert verb.name not in offered, wished
            else:
                assert names, wished
                assert "not-now" not in names, wished
                assert len(set(names)) == len(names), wished
                assert self.can_be_so(verb, noun_of(wish), names, facts, me), wished

    def given(self, g: State, seat: int) -> list[list[Obstacle]]:
        """The reasons of all wishes of a seat; of open ones too, as if they were not."""
        return [self.game.explain(g, seat, wish) for wish in self.all_wishes(g.stack[-1].rule)]

    def check_moment(self, g: State, stream: Stream) -> None:
        """All wishes of all who are asked; reasons change nothing and tell no secret."""
        before = snapshot(self.game, g)
        for seat in self.game.engine.pending(g):
            self.check_wishes(g, seat)
            if seat >= 0:
                twin = redealt(self.game, g, seat, stream)
                assert self.given(twin, seat) == self.given(g, seat)
        assert snapshot(self.game, g) == before

    # --- random games

    def check_game(self, number: int, settings: dict[str, str], one_of: int) -> None:
        """Every question when it is first asked, and then one of so many."""
        name, seats = f"why {number}", 2 + number % 4
        play = new_play(self.game, seats, settings, name, open_chance=number % 5 == 0)
        samples, asked = Stream(f"samples {number}"), set[int]()
        for _ in walk(play, Stream(name), eager if number % 2 else as_drawn):
            rule = play.state.stack[-1].rule
            if rule not in asked or not samples.below(one_of):
                asked.add(rule)
                self.check_moment(play.state, samples)


def eager(game: Game[Any], g: State, seat: int, legal: list[int], stream: Stream) -> int:
    """Mostly does something rather than nothing: so more happens."""
    idle = ("pass", "done")
    deeds = [choice for choice in legal if game.verbs[verb_of(choice)].name not in idle]
    return as_drawn(game, g, seat, deeds if deeds and stream.below(6) else legal, stream)
