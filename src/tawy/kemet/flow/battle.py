"""Battles, step by step. KEMET-BATTLE, KEMET-Q-22."""

from __future__ import annotations

from typing import Final

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import (
    ESCAPE,
    FIRST_BLOOD,
    FORESIGHT,
    HELD,
    IN_BATTLE,
    INTERVENTIONS,
    SPOILS,
    TRIUMPH,
    WOUND,
)
from tawy.kemet.flow import numbers as n
from tawy.kemet.flow.interventions import aim_at, play
from tawy.kemet.reckoning import fighting_creature, losses, measure
from tawy.kemet.state import NOBODY, Battle, Kemet
from tawy.kemet.verbs import (
    bring,
    bury_card,
    destroy,
    discard_card,
    gain_prayer,
    occupy,
    pay,
    price_for,
    recall,
    score_battle,
    send_home,
    settle,
    spend_cards,
    withdraw,
)
from tawy.kernel.frames import Ask, Ballot, Frame, Sequence, Window
from tawy.kernel.options import noun_of, option, verb_of
from tawy.kernel.sets import members

ATTACKER: Final = 0
DEFENDER: Final = 1


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
        """KEMET-BATTLE-03, -28, KEMET-TILE-initiative."""
        b = g.fighting()
        if g.owner[b.space] == b.seats[DEFENDER]:
            killed = min(g.sum_of(b.seats[ATTACKER], FIRST_BLOOD), g.units[b.space])
            destroy(g, b.seats[DEFENDER], b.space, killed, "initiative")
        return False

    def meet(self, g: Kemet, f: Frame) -> bool:
        """If anybody is left to fight; a move then ends here. KEMET-MOVE-16, KEMET-Q-40."""
        b = g.fighting()
        b.fought = g.owner[b.space] == b.seats[DEFENDER]
        if not b.fought:
            take_over(g)
        elif g.march is not None and g.march.space == b.space:
            g.march.over = True
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


# --- cards


def choosers(g: Kemet) -> list[int]:
    """Who chooses cards now: both, or first the one who faces Prescience. KEMET-BATTLE-15."""
    b = g.fighting()
    open_sides = [side for side in (ATTACKER, DEFENDER) if b.played[side] < 0]
    first = [side for side in open_sides if not g.sum_of(b.seats[side], FORESIGHT)]
    return [b.seats[side] for side in first or open_sides]


def invoked(b: Battle, side: int) -> list[int]:
    """How many interventions of each kind a side has put under its card."""
    return b.cards[side * len(INTERVENTIONS) : (side + 1) * len(INTERVENTIONS)]


def unpaid(b: Battle, side: int) -> list[int]:
    """Those that do not count yet, each as often as it is there."""
    start = side * len(INTERVENTIONS)
    counts = [b.cards[start + card] - b.paid[start + card] for card in range(len(INTERVENTIONS))]
    return [card for card, count in enumerate(counts) for _ in range(count)]


def pay_for(g: Kemet, side: int, card: int) -> None:
    b = g.fighting()
    b.paid[side * len(INTERVENTIONS) + card] += 1
    g.tell(e.INVOKED, "counts", b.seats[side], card)
    pay(g, b.seats[side], INTERVENTIONS[card].price, "intervention")


class ChooseCards(Ballot[Kemet]):
    """A card to play, one to discard unused, and interventions hidden under the first.

    KEMET-BATTLE-05, -08 to -10, -70.
    """

    def seats(self, g: Kemet, f: Frame) -> list[int]:
        return sorted(choosers(g))

    def options(self, g: Kemet, f: Frame, seat: int, draft: list[int]) -> list[int]:
        if not draft:
            return [option(c.CARD, card) for card in members(g.hand[seat])]
        if len(draft) == 1:
            others = members(g.hand[seat] & ~(1 << noun_of(draft[0])))
            return [option(c.UNUSED, card) for card in others]
        if draft[-1] == option(c.DONE):
            return []
        hidden = [option(c.INVOKE, card) for card in range(len(INTERVENTIONS))]
        ready = [
            choice
            for choice in hidden
            if INTERVENTIONS[noun_of(choice)].moment == IN_BATTLE
            and g.holds(seat, noun_of(choice)) > draft.count(choice)
        ]
        return [option(c.DONE), *ready] if ready or len(draft) > 2 else []

    def close(self, g: Kemet, f: Frame, drafts: list[list[int]]) -> None:
        b = g.fighting()
        for side, seat in enumerate(b.seats):
            if drafts[seat]:
                b.played[side], b.unused[side] = [noun_of(choice) for choice in drafts[seat][:2]]
                for choice in drafts[seat][2:]:
                    if choice != option(c.DONE):
                        b.cards[side * len(INTERVENTIONS) + noun_of(choice)] += 1
        for seat in choosers(g):  # Prescience: its owner has still to choose
            other = 1 - b.seats.index(seat)
            g.shown[b.seats[other]] |= 1 << b.played[other]
            g.tell(e.SHOWED, "", b.seats[other], b.played[other])


class PayFor(Ask[Kemet]):
    """The prayer does not suffice for all. KEMET-BATTLE-14, KEMET-Q-36."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        b = g.fighting()
        return sorted({option(c.PAY, card) for card in unpaid(b, b.seats.index(f.who))})

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        pay_for(g, g.fighting().seats.index(f.who), noun_of(choice))


class Wound(Ask[Kemet]):
    """Cards from the hand, one by one, for strength. KEMET-TILE-divine-wound-b."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        cards = [card for card, count in enumerate(g.cards_of(f.who)) if count]
        return [option(c.DONE), *[option(c.WOUND, card) for card in cards]]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice == option(c.DONE):
            g.fighting().wounding = False
        else:
            bury_card(g, f.who, noun_of(choice))
            g.fighting().wounds += 1


# --- creatures without a troop


class Rehoming(Sequence[Kemet]):
    """The attacker's first. KEMET-Q-88."""

    def __init__(self) -> None:
        super().__init__([self.rehome])

    def rehome(self, g: Kemet, f: Frame) -> bool:
        if g.displaced:
            g.push(n.REHOME, g.keeper(homeless(g)))
        return bool(g.displaced)


def homeless(g: Kemet) -> int:
    return min(g.displaced, key=lambda creature: g.keeper(creature) != g.attacker)


class Rehome(Ask[Kemet]):
    """To an own district with a unit and no creature, if there is one. KEMET-CREATURE-08, -09."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        places = [option(c.REHOME, space) for space in g.lairs(f.who)]
        return places or [option(c.PASS)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        creature = homeless(g)
        g.displaced = [other for other in g.displaced if other != creature]
        if choice == option(c.PASS):
            send_home(g, f.who, creature, "nowhere")
        else:
            bring(g, f.who, creature, noun_of(choice), "destroyed")


# --- recall and retreat


class Lose(Ask[Kemet]):
    """Recall or retreat; stay, if no winner is left. KEMET-BATTLE-40, -44, -51, -61."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        b = g.fighting()
        found = [option(c.RECALL)]
        if not g.troop_of(b.seats[b.winner], b.space):
            found.append(option(c.STAY))
        elif g.refuges(b.space):
            found.append(option(c.RETREAT))
        return found

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        b = g.fighting()
        if verb_of(choice) == c.RECALL:
            recall(g, f.who, b.space)
        elif verb_of(choice) == c.RETREAT:
            g.push(n.DRIVE, b.seats[b.winner])


class Drive(Ask[Kemet]):
    """The winner names the space. KEMET-BATTLE-42, -53, KEMET-Q-73."""

    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.DRIVE, space) for space in g.refuges(g.fighting().space)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        b = g.fighting()
        withdraw(g, b.seats[1 - b.winner], b.space, noun_of(choice), "retreat")


class Win(Ask[Kemet]):
    def options(self, g: Kemet, f: Frame) -> list[int]:
        return [option(c.RECALL), option(c.STAY)]

    def choose(self, g: Kemet, f: Frame, choice: int) -> None:
        if choice == option(c.RECALL):
            recall(g, f.who, g.fighting().space)
