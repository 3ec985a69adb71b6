"""The engine: runs the rule on top of the stack until somebody must choose."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Generic

from tawy.kernel.events import Ended
from tawy.kernel.frames import CHANCE, SPECTATOR, Ask, Ballot, Chance, Frame, Ply, Rule, S
from tawy.kernel.rng import draw
from tawy.kernel.sets import set_of

RUNAWAY: Final = 100_000


class IllegalOption(ValueError):
    """An option that is not in the list of this seat; nothing has changed."""

    def __init__(self, seat: int, option: int) -> None:
        super().__init__(f"seat {seat} has no option {option} now")


class Engine(Generic[S]):
    def __init__(self, rules: list[Rule[S]]) -> None:
        self.rules = rules

    def run(self, g: S) -> None:
        """Advance until somebody must choose or the game is over."""
        with suppress(Ended):
            self.advance(g)

    def advance(self, g: S) -> None:
        for _ in range(RUNAWAY):
            if not g.stack:
                return
            f = g.stack[-1]
            rule = self.rules[f.rule]
            if isinstance(rule, Ballot):
                if not f.step:
                    self.open(g, f, rule)
                if self.pending(g):
                    return
                self.close(g, f, rule)
            elif isinstance(rule, Ask):
                g.offers = rule.options(g, f)
                if not g.offers:
                    raise RuntimeError(f"dead end: {rule.name()!r} offers nothing")
                if isinstance(rule, Chance) and not g.open_chance:
                    self.take(g, CHANCE, self.drawn(g))
                elif isinstance(rule, Chance) or len(g.offers) > 1 or rule.silence_tells(g, f):
                    return
                else:
                    g.stack.pop()
                    rule.choose(g, f, g.offers[0])
            else:
                rule.advance(g, f)
        raise RuntimeError("runaway rule")

    def open(self, g: S, f: Frame, rule: Ballot[S]) -> None:
        f.step = 1
        f.done = set_of(rule.seats(g, f))
        g.drafts = [[] for _ in range(g.seats)]
        # Others may have answered already, and how far one may go back must not tell.
        g.mover, g.back = SPECTATOR, 0

    def close(self, g: S, f: Frame, rule: Ballot[S]) -> None:
        drafts = g.drafts
        if g.log is not None:
            g.log.plies += [Ply(seat, o) for seat, draft in enumerate(drafts) for o in draft]
        g.drafts = []
        g.stack.pop()
        rule.close(g, f, drafts)

    def reoffer(self, g: S) -> None:
        """Hidden facts were dealt anew: so is what the open question offers."""
        rule = self.rules[g.stack[-1].rule] if g.stack else None
        if isinstance(rule, Ask):
            g.offers = rule.options(g, g.stack[-1])

    # --- who may choose what

    def awaited(self, g: S) -> list[int]:
        """Who is asked, as everybody knows it: in a ballot all that take part, done or not."""
        if not g.stack:
            return []
        f = g.stack[-1]
        rule = self.rules[f.rule]
        return f.through() if isinstance(rule, Ballot) else [asked(rule, f)]

    def pending(self, g: S) -> list[int]:
        """Those awaited who have something left to choose. Tell it to nobody."""
        if not g.stack:
            return []
        f = g.stack[-1]
        rule = self.rules[f.rule]
        if isinstance(rule, Ballot):
            return [s for s in f.through() if rule.options(g, f, s, g.drafts[s])]
        return [asked(rule, f)]

    def legal(self, g: S, seat: int) -> list[int]:
        """All that *seat* may choose now; not to be changed by the caller."""
        if not g.stack:
            return []
        f = g.stack[-1]
        rule = self.rules[f.rule]
        if isinstance(rule, Ballot):
            takes_part = seat >= 0 and f.done >> seat & 1
            return rule.options(g, f, seat, g.drafts[seat]) if takes_part else []
        return g.offers if seat == asked(rule, f) else []

    def may_take_back(self, g: S, seat: int) -> int:
        """How many plies *seat* may go back: to the last news, in a ballot its own draft."""
        if g.drafts:
            return len(g.drafts[seat]) if seat >= 0 else 0
        return g.back if seat == g.mover else 0

    # --- choosing

    def apply(self, g: S, seat: int, option: int) -> None:
        """Answer for *seat* and run on. Changes *g* in place."""
        if option not in self.legal(g, seat):
            raise IllegalOption(seat, option)
        try:  # not `suppress`: its three calls cost in the hottest place of all
            if g.drafts:
                g.drafts[seat].append(option)
            else:
                self.take(g, seat, option)
            self.advance(g)
        except Ended:
            return

    def take(self, g: S, seat: int, option: int) -> None:
        f = g.stack.pop()
        rule = self.rules[f.rule]
        if g.log is not None:
            g.log.plies.append(Ply(seat, option))
        assert isinstance(rule, Ask)
        if seat == CHANCE:
            g.draws, g.back = g.draws + 1, 0
        else:
            g.mover, g.back = seat, g.back + 1 if seat == g.mover else 1
        rule.choose(g, f, option)

    def retract(self, g: S, seat: int) -> None:
        """Take back the last step of the draft of *seat*, while the ballot is open."""
        if not g.drafts or seat < 0 or not g.drafts[seat]:
            raise IllegalOption(seat, -1)
        g.drafts[seat].pop()

    def drawn(self, g: S) -> int:
        """What the generator gives chance, which is asked now."""
        f = g.stack[-1]
        rule = self.rules[f.rule]
        assert isinstance(rule, Chance)
        weights = rule.weights(g, f)
        left = draw(g.key, g.draws, sum(weights))
        for i, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return g.offers[i]
        raise AssertionError("the draw is below the sum of the weights")


def asked(rule: Rule[S], f: Frame) -> int:
    """Who chooses, where it is no ballot."""
    return CHANCE if isinstance(rule, Chance) else f.who
