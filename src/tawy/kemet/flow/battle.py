"""Battles, step by step. KEMET-BATTLE, KEMET-Q-22."""

from __future__ import annotations

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import (
    ESCAPE,
    FIRST_BLOOD,
    HELD,
    INTERVENTIONS,
    SPOILS,
    TRIUMPH,
    WOUND,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.battle_cards import ATTACKER, DEFENDER, choosers, invoked, pay_for, unpaid
from tawy.kemet.flow.interventions import aim_at, play
from tawy.kemet.reckoning import fighting_creature, losses, measure
from tawy.kemet.rulings import INITIATIVE, MOVE_ENDS
from tawy.kemet.state import NOBODY, Battle, Kemet
from tawy.kemet.verbs import (
    destroy,
    discard_card,
    gain_prayer,
    occupy,
    price_for,
    score_battle,
    settle,
    spend_cards,
)
from tawy.kernel.frames import Ask, Frame, Sequence, Window
from tawy.kernel.options import noun_of, option


class Battles(Sequence[Kemet]):
    """One after the other, wherever units have come upon enemies. KEMET-Q-11."""

    def __init__(self) -> None:
        super().__init__([self.count, self.fight, self.rehome, self.close])

    def count(self, g: Kemet, f: Frame) -> bool:
        g.several = len(g.fields()) > 1
        return False

    def fight(self, g: Kemet, f: Frame) -> bool:
        if any(g.newcomers):
            g.push(n.CHOOSE_BATTLE, f.who)
        return any(g.newcomers)

    def rehome(self, g: Kemet, f: Frame) -> bool:
        """With several battles creatures wait for the last one to be over. KEMET-Q-30."""
        g.push(n.REHOMING)
        return False

    def close(self, g: Kemet, f: Frame) -> bool:
        g.attacker, g.several = NOBODY, False
        return False


class ChooseBattle(Ask[Kemet]):
    """The attacker chooses the next one. KEMET-RECRUIT-11."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.FIGHT, space) for space in g.fields()]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        space = noun_of(choice)
        g.battle = Battle(space, f.who, g.owner[space])
        g.tell(e.ATTACKED, "", f.who, g.owner[space], space)
        g.push(n.BATTLE, f.who)


class Fight(Sequence[Kemet]):
    """KEMET-BATTLE-60."""

    def __init__(self) -> None:
        super().__init__([
            self.escape, self.strike_first, self.meet, self.choose_cards, self.reveal,
            self.pay_all, self.choose_payments, self.count_cards, self.wound, self.decide,
            self.rejoice, self.suffer, self.score, self.rehome, self.lose, self.make_room,
            self.win, self.close,
        ])  # fmt: skip

    # --- before the cards

    def escape(self, g: Kemet, f: Frame) -> bool:
        """Asked by open facts; not in the night. KEMET-BATTLE-02, -04, KEMET-Q-37, -82."""
        b = g.fighting()
        if g.turn != NOBODY and g.hand_size(b.seats[DEFENDER]) and g.refuges(b.space):
            g.push(n.ESCAPE, b.seats[DEFENDER])
        return False

    def strike_first(self, g: Kemet, f: Frame) -> bool:
        """KEMET-BATTLE-03, -28, KEMET-TILE-initiative; if nobody is left, KEMET-Q-40."""
        b = g.fighting()
        if g.owner[b.space] == b.seats[DEFENDER]:
            killed = min(g.sum_of(b.seats[ATTACKER], FIRST_BLOOD), g.units[b.space])
            destroy(g, b.seats[DEFENDER], b.space, killed, "initiative")
            if g.owner[b.space] == NOBODY and g.rulings[INITIATIVE] == MOVE_ENDS:
                end_move(g, b.space)
        return False

    def meet(self, g: Kemet, f: Frame) -> bool:
        """If anybody is left to fight; a move then ends here. KEMET-MOVE-16, KEMET-Q-40."""
        b = g.fighting()
        b.fought = g.owner[b.space] == b.seats[DEFENDER]
        if not b.fought:
            take_over(g)
        else:
            end_move(g, b.space)
        return False

    # --- cards

    def choose_cards(self, g: Kemet, f: Frame) -> bool:
        choosing = g.fighting().fought and bool(choosers(g))
        if choosing:
            g.push(n.CHOOSE_CARDS)
        return choosing

    def reveal(self, g: Kemet, f: Frame) -> bool:
        """All at the same time. KEMET-BATTLE-12."""
        b = g.fighting()
        if not b.fought:
            return False
        b.revealed = True
        for side, seat in enumerate(b.seats):
            g.shown[seat] |= 1 << b.played[side]
            g.tell(e.REVEALED, "", seat, b.played[side])
            for card, count in enumerate(invoked(b, side)):
                for _ in range(count):
                    discard_card(g, seat, card)
        return False

    def pay_all(self, g: Kemet, f: Frame) -> bool:
        """Free cards count, and all of them where the prayer suffices. KEMET-BATTLE-69."""
        b = g.fighting()
        for side, seat in enumerate(b.seats):
            due = sum([price_for(g, seat, INTERVENTIONS[card].price) for card in unpaid(b, side)])
            for card in unpaid(b, side):
                price = price_for(g, seat, INTERVENTIONS[card].price)
                if due <= g.prayer[seat] or not price:
                    due -= price
                    pay_for(g, side, card)
        return False

    def choose_payments(self, g: Kemet, f: Frame) -> bool:
        """The attacker first. KEMET-Q-36, -88."""
        b = g.fighting()
        for side, seat in enumerate(b.seats):
            if g.prayer[seat] and unpaid(b, side):
                g.push(n.PAY_FOR, seat)
                return True
        return False

    def count_cards(self, g: Kemet, f: Frame) -> bool:
        b = g.fighting()
        for side, seat in enumerate(b.seats):
            for card in unpaid(b, side):
                g.tell(e.INVOKED, "unpaid", seat, card)
        return False

    def wound(self, g: Kemet, f: Frame) -> bool:
        """KEMET-BATTLE-21, KEMET-Q-41."""
        b = g.fighting()
        for seat in b.seats:
            if b.fought and b.wounding and g.sum_of(seat, WOUND) and g.hand_size(seat):
                g.push(n.WOUND, seat)
                return True
        return False

    # --- the outcome

    def decide(self, g: Kemet, f: Frame) -> bool:
        """Equal strength is the defender's. KEMET-BATTLE-22 to -24, -32."""
        b = g.fighting()
        if b.fought:
            b.units = [g.troop_of(seat, b.space) for seat in b.seats]
            b.creatures = [fighting_creature(g, ATTACKER), fighting_creature(g, DEFENDER)]
            for side, seat in enumerate(b.seats):
                b.strength[side], damage, protection = measure(g, side)
                g.tell(e.MEASURED, "", seat, b.strength[side], damage, protection)
            b.winner = ATTACKER if b.strength[ATTACKER] > b.strength[DEFENDER] else DEFENDER
            tie = b.strength[ATTACKER] == b.strength[DEFENDER]
            winner, loser = b.seats[b.winner], b.seats[1 - b.winner]
            g.tell(e.WON, "tie" if tie else "stronger", winner, loser, b.space)
        return False

    def rejoice(self, g: Kemet, f: Frame) -> bool:
        """KEMET-TILE-holy-war: before the losses, KEMET-Q-22."""
        b = g.fighting()
        if b.fought:
            winner = b.seats[b.winner]
            gain_prayer(g, winner, g.sum_of(winner, TRIUMPH), "holy-war")
        return False

    def suffer(self, g: Kemet, f: Frame) -> bool:
        """At the same time; what is really lost pays the other's Crusade. KEMET-BATTLE-26, -27."""
        b = g.fighting()
        if b.fought:
            b.lost = [losses(g, ATTACKER), losses(g, DEFENDER)]
            for side, seat in enumerate(b.seats):
                destroy(g, seat, b.space, b.lost[side], "battle")
            for side, seat in enumerate(b.seats):
                gain_prayer(g, seat, g.sum_of(seat, SPOILS) * b.lost[1 - side], "crusade")
        return False

    def score(self, g: Kemet, f: Frame) -> bool:
        """For winners who live to see it. KEMET-BATTLE-33 to -38."""
        b = g.fighting()
        if b.fought and g.troop_of(b.seats[b.winner], b.space):
            if b.winner == ATTACKER:
                score_battle(g, b.seats[ATTACKER], "attack")
            elif g.sum_of(b.seats[DEFENDER], HELD):
                score_battle(g, b.seats[DEFENDER], "defence")
        return False

    def rehome(self, g: Kemet, f: Frame) -> bool:
        """Before the loser chooses; with several battles after the last one. KEMET-Q-22, -30."""
        if not g.several:
            g.push(n.REHOMING)
        return False

    def lose(self, g: Kemet, f: Frame) -> bool:
        """KEMET-BATTLE-40, -41, -71."""
        b = g.fighting()
        if b.fought and g.troop_of(b.seats[1 - b.winner], b.space):
            g.push(n.LOSE, b.seats[1 - b.winner])
        return False

    def make_room(self, g: Kemet, f: Frame) -> bool:
        take_over(g)
        return False

    def win(self, g: Kemet, f: Frame) -> bool:
        """KEMET-BATTLE-49, -50."""
        b = g.fighting()
        if b.fought and g.troop_of(b.seats[b.winner], b.space):
            g.push(n.WIN, b.seats[b.winner])
        return False

    def close(self, g: Kemet, f: Frame) -> bool:
        b = g.fighting()
        settle(g)
        if b.fought:
            for side, seat in enumerate(b.seats):
                spend_cards(g, seat, b.played[side], b.unused[side])
        g.battle = None
        return False


def end_move(g: Kemet, space: int) -> None:
    """That of a group that has come upon enemies there; others may be on the march meanwhile."""
    if g.march is not None and g.march.space == space:
        g.march.over = True


def take_over(g: Kemet) -> None:
    """Whoever came upon enemies holds the space, if those are gone."""
    if g.owner[g.fighting().space] == NOBODY:
        occupy(g, g.fighting().space)


# --- Escape


class Escape(Window[Kemet]):
    """Only for the one who is attacked. KEMET-DI-escape, KEMET-Q-37."""

    def __init__(self) -> None:
        super().__init__(option(c.PASS))

    def seats(self, g: Kemet, f: Frame) -> list[int]:
        return [f.who]

    def options(self, g: Kemet, f: Frame, seat: int, draft: list[int]) -> list[int]:
        if draft:
            return []
        ways = g.refuges(g.fighting().space) if g.holds(seat, ESCAPE) else []
        return [option(c.PASS), *[option(c.ESCAPE, space) for space in ways]]

    def close(self, g: Kemet, f: Frame, drafts: list[list[int]]) -> None:
        choice = drafts[f.who][0]
        if choice != option(c.PASS):
            play(g, f.who, ESCAPE)
            aim_at(g, f.who, noun_of(choice))
