"""A battle, step by step. ANKH-BATTLE, ANKH-Q-88."""

from __future__ import annotations

from typing import Final

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.data import AMUN, BUILD, GOD, ISIS, PLAGUE
from tawy.ankh.effects import CARDS_FROM, EFFECTS, touching
from tawy.ankh.flow import numbers as n
from tawy.ankh.flow.attune import attunable, attuned_sides
from tawy.ankh.flow.conflict import majorities
from tawy.ankh.flow.kill import mortal
from tawy.ankh.guardians import cat_losses, neutralised
from tawy.ankh.moments import AFTER, has_effect
from tawy.ankh.rulings import ONE_BIDDING, PLAGUES
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import gain_devotion, play_cards
from tawy.kernel.frames import Ask, Ballot, Frame, Sequence
from tawy.kernel.options import noun_of, option
from tawy.kernel.sets import BIT, members

FIGURES: Final = -1  # instead of an effect: the part of a strength that figures are


class Battle(Sequence[Ankh]):
    def __init__(self) -> None:
        super().__init__([
            self.line_up_attuned, self.attune, self.gather, self.announce, self.choose_cards,
            self.reveal, self.line_up_builders, self.build, self.line_up_plagues, self.plague,
            self.pay_majorities, self.measure, self.break_tie, self.reward, self.doom, self.save,
            self.kill, self.console, self.mourn_cats, self.aftermath, self.close,
        ])  # fmt: skip

    def line_up_attuned(self, g: Ankh, f: Frame) -> bool:
        b = g.fighting()
        b.queue = attuned_sides(g, b.fighters)
        return False

    def attune(self, g: Ankh, f: Frame) -> bool:
        """ANKH-POWER-OBELISK-04, ANKH-Q-66: one figure each in turn, round after round.

        Who declines is out. Who cannot move is passed over: a move may make room for it. When
        nobody can, a whole round would bring no move.
        """
        b = g.fighting()
        willing = [s for s in b.queue if not b.passed >> s & 1]
        while any(attunable(g, s) for s in willing):
            for side in [s for s in willing if not f.done >> s & 1]:
                f.done |= BIT[side]
                if attunable(g, side):
                    g.push(n.ATTUNE, side)
                    return True
            f.done = 0  # the next round
        return False

    def gather(self, g: Ankh, f: Frame) -> bool:
        b = g.fighting()
        b.fighters = g.present_in(b.region)
        return False

    def announce(self, g: Ankh, f: Frame) -> bool:
        amun = g.side_of_god(AMUN)
        if amun in g.fighting().fighters and may_announce(g, amun):
            g.push(n.ANNOUNCE, amun)
        return False

    def choose_cards(self, g: Ankh, f: Frame) -> bool:
        g.push(n.CHOOSE_CARDS)
        return False

    def reveal(self, g: Ankh, f: Frame) -> bool:
        for side in g.ascending(g.fighting().fighters):
            for effect in touching(g, side, "revealed"):
                effect.revealed(g, side)
        return False

    def line_up_builders(self, g: Ankh, f: Frame) -> bool:
        line_up(g, BUILD)
        return False

    def build(self, g: Ankh, f: Frame) -> bool:
        return g.ask_each(f, g.fighting().queue, n.BUILD)

    def line_up_plagues(self, g: Ankh, f: Frame) -> bool:
        line_up(g, PLAGUE)
        if g.rulings[PLAGUES] == ONE_BIDDING:  # ANKH-Q-05
            g.fighting().queue = g.fighting().queue[:1]
        return False

    def plague(self, g: Ankh, f: Frame) -> bool:
        return g.ask_each(f, g.fighting().queue, n.PLAGUE)

    def pay_majorities(self, g: Ankh, f: Frame) -> bool:
        """ANKH-BATTLE-14 to -17: fixed for all, then paid by ascending devotion."""
        b = g.fighting()
        found = majorities(g, b.region)
        for side in g.present_in(b.region):
            gain_devotion(g, side, found[side], "majority")
        return False

    def measure(self, g: Ankh, f: Frame) -> bool:
        b = g.fighting()
        for side in b.fighters:
            b.present[side] = g.in_region(side, b.region).bit_count()
            parts = strength_parts(g, side)
            b.strength[side] = sum([amount for _, amount in parts])
            figures = parts[0][1] if parts else 0
            g.tell(e.STRENGTH, "", side, b.strength[side], figures)
        leaders = leading(g)
        b.winner = leaders[0] if len(leaders) == 1 else -1
        return False

    def break_tie(self, g: Ankh, f: Frame) -> bool:
        if len(leading(g)) > 1 and g.tie_ready and g.tiebreaker in leading(g):
            g.push(n.TIEBREAK, g.tiebreaker)
        return False

    def reward(self, g: Ankh, f: Frame) -> bool:
        b = g.fighting()
        if b.winner < 0:
            g.tell(e.DRAWN, "", g.resolved)
            return False
        side = b.winner
        g.tell(e.WON, "", side)
        margin = b.strength[side] - max([0, *[b.strength[s] for s in b.fighters if s != side]])
        reward = 1
        for effect in touching(g, side, "victory"):
            reward = effect.victory(g, side, reward, margin)
        gain_devotion(g, side, reward, "victory")
        for effect in touching(g, side, "won"):
            effect.won(g, side)
        return False

    def doom(self, g: Ankh, f: Frame) -> bool:
        """Who is to die, and which of them Isis may save: on the board as it is now."""
        b = g.fighting()
        losers = [s for s in b.fighters if s != b.winner]
        b.dying = mortal(g, losers, b.region) & ~b.safe
        isis = g.side_of_god(ISIS)
        b.queue = members(protected(g, isis) & b.dying) if isis in losers else []
        return False

    def save(self, g: Ankh, f: Frame) -> bool:
        b = g.fighting()
        if b.queue:
            g.push(n.SAVE, g.side_of_god(ISIS))
        return bool(b.queue)

    def kill(self, g: Ankh, f: Frame) -> bool:
        g.push(n.KILL)
        return False

    def console(self, g: Ankh, f: Frame) -> bool:
        b = g.fighting()
        for side in g.ascending([s for s in b.fighters if s != b.winner]):
            for effect in touching(g, side, "lost"):
                effect.lost(g, side)
        return False

    def mourn_cats(self, g: Ankh, f: Frame) -> bool:
        cat_losses(g)
        return False

    def aftermath(self, g: Ankh, f: Frame) -> bool:
        if g.fighting().stage < len(AFTER):
            g.push(n.OVER)
        return g.fighting().stage < len(AFTER)

    def close(self, g: Ankh, f: Frame) -> bool:
        g.battle = None
        return False


def may_announce(g: Ankh, side: int) -> bool:
    """Whether a side may play two cards in a battle. ANKH-GOD-AMUN."""
    return g.is_divine(side, AMUN) and g.amun_ready and g.hand[side].bit_count() > 1


def line_up(g: Ankh, card: int) -> None:
    """Those who played this card, least devotion first, frozen while they are asked."""
    b = g.fighting()
    b.queue = g.ascending([s for s in b.fighters if b.cards[s] >> card & 1])


def strength(g: Ankh, side: int) -> int:
    return sum([amount for _, amount in strength_parts(g, side)])


def strength_parts(g: Ankh, side: int) -> list[tuple[int, int]]:
    """What a strength is the sum of, each with its effect. ANKH-BATTLE-18, -19, -22."""
    b = g.fighting()
    figures = g.in_region(side, b.region)
    if not figures:
        return []
    counting = figures & ~neutralised(g, side)
    parts = [(FIGURES, counting.bit_count())]
    if GOD in [g.kind_at(space) for space in members(counting)]:
        total = 1  # it is among the figures
        for effect in touching(g, side, "god_strength"):
            stronger = effect.god_strength(g, side, total)
            parts.append((effect.number, stronger - total))
            total = stronger
    for effect in touching(g, side, "more_strength"):
        parts.append((effect.number, effect.more_strength(g, side)))
    for card in members(b.cards[side]):
        parts.append((CARDS_FROM + card, EFFECTS[CARDS_FROM + card].strength))
    return parts


def leading(g: Ankh) -> list[int]:
    """ANKH-Q-99: those with figures there and the highest strength among them."""
    b = g.fighting()
    there = [s for s in b.fighters if b.present[s]]
    return [s for s in there if b.strength[s] == max([b.strength[t] for t in there])]


def protected(g: Ankh, isis: int) -> int:
    """The figures of Isis beside any enemy figure. ANKH-GOD-ISIS."""
    if isis < 0:
        return 0
    return g.held[isis] & g.beside(g.all_figures() & ~g.held[isis])


class Announce(Ask[Ankh]):
    """ANKH-GOD-AMUN, ANKH-Q-03: before any card is asked for, and binding."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.TWO), option(c.ONE)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice == option(c.TWO):
            g.fighting().two = f.who
            g.amun_ready = False
            g.tell(e.ANNOUNCED, "", f.who)


class ChooseCards(Ballot[Ankh]):
    """Each fighter one card in secret, an announced Amun two. ANKH-BATTLE-05 to -09."""

    def seats(self, g: Ankh, f: Frame) -> list[int]:
        return sorted(g.fighting().fighters)

    def options(self, g: Ankh, f: Frame, seat: int, draft: list[int]) -> list[int]:
        if len(draft) == (2 if g.fighting().two == seat else 1):
            return []
        cards = [option(c.CARD, card) for card in members(g.hand[seat])]
        return [card for card in cards if card not in draft]

    def close(self, g: Ankh, f: Frame, drafts: list[list[int]]) -> None:
        for side in sorted(g.fighting().fighters):
            play_cards(g, side, [noun_of(choice) for choice in drafts[side]])


class Tiebreak(Ask[Ankh]):
    """ANKH-BATTLE-24 to -26."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.TIEBREAKER), option(c.PASS)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        if choice == option(c.TIEBREAKER):
            g.tie_ready = False
            g.fighting().winner = f.who
            g.tell(e.TIEBROKEN, "", f.who)


class Save(Ask[Ankh]):
    """ANKH-GOD-ISIS-02, -03: figure by figure, the one at the head of the queue."""

    def options(self, g: Ankh, f: Frame) -> list[int]:
        return [option(c.SAVE, g.fighting().queue[0]), option(c.PASS)]

    def choose(self, g: Ankh, f: Frame, choice: int) -> None:
        b = g.fighting()
        space = b.queue[0]
        b.queue = b.queue[1:]
        if choice != option(c.PASS):
            b.dying &= ~BIT[space]
            g.tell(e.SAVED, "", f.who, g.kind_at(space), space)


class Over(Sequence[Ankh]):
    """One stage of what comes after the resolution: one effect, for each side that has it."""

    def __init__(self) -> None:
        super().__init__([self.line_up, self.call])

    def line_up(self, g: Ankh, f: Frame) -> bool:
        b = g.fighting()
        effect = AFTER[b.stage]
        b.queue = g.ascending([s for s in b.fighters if has_effect(g, s, effect)])
        b.stage += 1
        return False

    def call(self, g: Ankh, f: Frame) -> bool:
        return g.ask_each(f, g.fighting().queue, n.CALL)


class Call(Sequence[Ankh]):
    """The effect of this stage, for one side."""

    def __init__(self) -> None:
        super().__init__([self.call])

    def call(self, g: Ankh, f: Frame) -> bool:
        EFFECTS[AFTER[g.fighting().stage - 1]].battle_over(g, f.who)
        return False
