"""Lotus Boat with one thing wrong, once for each promise of the contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tawy.facts.rows import ALL, BY_SEAT, Fact
from tawy.kernel.engine import Engine
from tawy.kernel.events import EVERYBODY, EventKind
from tawy.kernel.frames import Frame, Rule
from tawy.kernel.options import Kind, Verb, noun_of, option, verb_of
from tawy.toy import game as toy
from tawy.toy.game import (
    BET,
    DRAWING,
    DREW,
    FACTS,
    ROUND,
    ROUNDS,
    RULES,
    SNAP,
    STOP,
    VERBS,
    Bidding,
    Drawing,
    LotusBoat,
    Offering,
    Round,
    Steering,
    Toy,
    Watching,
)

PASSING = option(toy.PASS)


def variant(
    number: int = ROUND,
    rule: Rule[Toy] | None = None,
    kind: type[LotusBoat] = LotusBoat,
    engine: type[Engine[Toy]] = Engine,
    facts: list[Fact] = FACTS,
    verbs: list[Verb] = VERBS,
) -> LotusBoat:
    """The toy with one rule, or another part, replaced."""
    rules = RULES[:]
    if rule is not None:
        rule.name = RULES[number].name  # type: ignore[method-assign]  # so that positions fit
        rules[number] = rule
    game = kind()
    game.engine, game.facts, game.verbs = engine(rules), facts, verbs
    return game


def facts_but(name: str, *instead: Fact) -> list[Fact]:
    return [fact for fact in FACTS if fact.name != name] + list(instead)


def verbs_with(number: int, verb: Verb) -> list[Verb]:
    return [verb if i == number else old for i, old in enumerate(VERBS)]


# --- secrets in a view


class ShowsDrafts(LotusBoat):
    def view(self, g: Toy, seat: int) -> dict[str, object]:
        return super().view(g, seat) | {"drafts": g.drafts}


class ShowsWhoIsIn(LotusBoat):
    def view(self, g: Toy, seat: int) -> dict[str, object]:
        return super().view(g, seat) | {"in": [len(draft) for draft in g.drafts]}


class ShowsKey(LotusBoat):
    def view(self, g: Toy, seat: int) -> dict[str, object]:
        return super().view(g, seat) | {"key": g.key % 8}


class ShowsDraws(LotusBoat):
    def view(self, g: Toy, seat: int) -> dict[str, object]:
        return super().view(g, seat) | {"draws": g.draws}


class CountsLooks(LotusBoat):
    """A view that changes the state."""

    def view(self, g: Toy, seat: int) -> dict[str, object]:
        g.draws += 1
        return super().view(g, seat)


# --- secrets told in another way


class HoldersWatch(Watching):
    """Opens only for those who hold a crocodile."""

    def seats(self, g: Toy, f: Frame) -> list[int]:
        return [s for s in super().seats(g, f) if g.crocodiles[s]]


class OneBetEach(Bidding):
    """Nobody may bet on a place that another's draft has."""

    def options(self, g: Toy, f: Frame, seat: int, draft: list[int]) -> list[int]:
        taken = [d[1] for s, d in enumerate(g.drafts) if s != seat and len(d) == 2]
        return [o for o in super().options(g, f, seat, draft) if o not in taken]


class OnlyHoldersOffer(Offering):
    """Keeps without asking unless the side holds a crocodile."""

    def options(self, g: Toy, f: Frame) -> list[int]:
        may = super().options(g, f)
        return may if g.crocodiles[f.who] else may[1:]


class OpenDrawing(Drawing):
    """Tells everybody the card that was drawn."""

    def choose(self, g: Toy, f: Frame, choice: int) -> None:
        log, g.log = g.log, None
        super().choose(g, f, choice)
        g.log = log
        g.tell(DREW, "", f.who, noun_of(choice), seen=EVERYBODY)


class BoastfulWatching(Watching):
    """Tells how many crocodiles the first of those who were asked holds."""

    def close(self, g: Toy, f: Frame, drafts: list[list[int]]) -> None:
        for side in f.through()[:1]:
            g.tell(toy.STORED, "", side, g.crocodiles[side])
        super().close(g, f, drafts)


class BoastfulOffering(Offering):
    """A crocodile may be shown instead; nothing says that this reveals it."""

    def options(self, g: Toy, f: Frame) -> list[int]:
        shown = [option(SNAP)] if g.crocodiles[f.who] else []
        return [*shown, *super().options(g, f)]


@contextmanager
def quiet_joining() -> Iterator[None]:
    """Two sides see each other's cards, and the event does not say that it reveals."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(toy, "JOINED", EventKind("joined", toy.JOINED.fields, toy.JOINED.kinds))
        yield


# --- steps and loops


class PayingRound(Round):
    """Pays in the step that loops."""

    def draw(self, g: Toy, f: Frame) -> bool:
        g.grain[g.sides()[0]] += 1
        return super().draw(g, f)


class ShrinkingRound(Round):
    """Loops over those who still need a card."""

    def draw(self, g: Toy, f: Frame) -> bool:
        fewest = min([g.hand[s] for s in g.sides()])
        return g.ask_each(f, [s for s in g.sides() if g.hand[s] == fewest], DRAWING)


# --- choices


class LaxEngine(Engine[Toy]):
    """Takes any noun of a verb that a ballot offers: more grain than there is."""

    def apply(self, g: Toy, seat: int, choice: int) -> None:
        if g.drafts and verb_of(choice) in [verb_of(o) for o in self.legal(g, seat)]:
            g.drafts[seat].append(choice)
            self.run(g)
        else:
            super().apply(g, seat, choice)


class CountingEngine(Engine[Toy]):
    """Changes something before it refuses."""

    def apply(self, g: Toy, seat: int, choice: int) -> None:
        if choice not in self.legal(g, seat):
            g.draws += 1
        super().apply(g, seat, choice)


class BackwardSteering(Steering):
    def options(self, g: Toy, f: Frame) -> list[int]:
        return super().options(g, f)[::-1]


class DoubledSteering(Steering):
    def options(self, g: Toy, f: Frame) -> list[int]:
        return [super().options(g, f)[0], *super().options(g, f)]


SAME_WORDS = verbs_with(toy.KEEP, Verb("keep", "offer"))
BEGINNING = verbs_with(STOP, Verb("stop", "sail"))
LONG_NAMES = Kind("space", ["delta", *[f"delta {word}" for word in toy.SPACE.words[1:]]])
BEGINNING_NOUN = verbs_with(BET, Verb("bet", "bet", LONG_NAMES, "bid"))


# --- pieces, positions, copies


class HungryWatching(Watching):
    """The crocodile that was played does not go back to the deck."""

    def close(self, g: Toy, f: Frame, drafts: list[list[int]]) -> None:
        chain = len(g.chain)
        super().close(g, f, drafts)
        g.deck[1] -= len(g.chain) - chain


class ForgetfulLoading(LotusBoat):
    def load(self, g: Toy, facts: dict[str, object], place: str) -> None:
        super().load(g, {name: facts[name] for name in facts if name != "bet"}, place)


class NoScoreWithoutSide(LotusBoat):
    """A seat that left the game has none."""

    def score(self, g: Toy, seat: int) -> int:
        return super().score(g, seat) if g.side[seat] >= 0 else None  # type: ignore[return-value]


class BeginsBelowNothing(LotusBoat):
    def turns(self, g: Toy) -> int:
        return g.round - 2


class CountsDown(LotusBoat):
    """As rounds that are left."""

    def turns(self, g: Toy) -> int:
        return ROUNDS - g.round


LITTLE_GRAIN = facts_but("grain", Fact("grain", BY_SEAT, seen=ALL, high=6))
OPEN_HANDS = facts_but("crocodiles", Fact("crocodiles", BY_SEAT, seen=ALL))


def sharing(name: str) -> type[LotusBoat]:
    """A copy has the same list as what it was made from."""
    return with_state(lambda copy, g: setattr(copy, name, getattr(g, name)))


def forgetting(name: str) -> type[LotusBoat]:
    """A copy has the value of a new game."""
    return with_state(lambda copy, g: setattr(copy, name, getattr(Toy(g.seats), name)))


def with_state(spoil: Callable[[Toy, Toy], None]) -> type[LotusBoat]:
    class SpoiltToy(Toy):
        def copy(self) -> Toy:
            copy = SpoiltToy(self.seats, self)
            good = Toy.copy(self)
            for fact in FACTS:
                setattr(copy, fact.name, getattr(good, fact.name))
            spoil(copy, self)
            return copy

    class Spoilt(LotusBoat):
        def start(self, seats: int, settings: dict[str, str]) -> Toy:
            g = SpoiltToy(seats)
            g.push(ROUND)
            return g

    return Spoilt


# --- games that do not end


class OneRound(Round):
    """Stops after one round, and the game is not over."""

    def __init__(self) -> None:
        super().__init__()
        self.loops = False


class StuckSteering(Steering):
    """Offers nothing at all once the boat is at Edfu."""

    def options(self, g: Toy, f: Frame) -> list[int]:
        return [] if g.boat == 5 else super().options(g, f)


class EndlessSteering(Steering):
    """The boat never runs out of steps, and never stops."""

    def options(self, g: Toy, f: Frame) -> list[int]:
        return super().options(g, f)[:-1]

    def choose(self, g: Toy, f: Frame, choice: int) -> None:
        g.steps = 3
        super().choose(g, f, choice)


class EndlessBidding(Bidding):
    """A draft is never whole."""

    def options(self, g: Toy, f: Frame, seat: int, draft: list[int]) -> list[int]:
        return super().options(g, f, seat, draft[:1])
