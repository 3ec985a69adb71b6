"""Lotus Boat, the toy, whole: tables, facts and verbs, rules in the order of rules.md, the game."""

from __future__ import annotations

from tawy.facts.rows import ALL, ANY, BY_SEAT, OWN_SIDE, Fact, FactsGame
from tawy.kernel.engine import Engine
from tawy.kernel.events import EventKind
from tawy.kernel.frames import Ask, Ballot, Chance, EachEffect, Frame, Sequence, State, Window
from tawy.kernel.game import Obstacle
from tawy.kernel.options import BadInput, Kind, Verb, noun_of, option, verb_of
from tawy.kernel.rng import Stream
from tawy.records.position import take

SEAT = Kind("seat", ["amber", "jade", "lapis", "coral", "ivory"])
SPACE = Kind("space", ["delta", "memphis", "fayum", "abydos", "thebes", "edfu", "aswan"])
CARD = Kind("card", ["reed", "crocodile"])
COUNT = Kind("count", [str(n) for n in range(200)], plain=True)
ROUTES = [[1, 2], [0, 2, 3], [0, 1, 3], [1, 2, 4, 5], [3, 5, 6], [3, 4, 6], [4, 5]]
DECK = [28, 12]  # of each card, to begin with
ROUNDS, JOINING, LEAVING, GOAL = 7, 3, 5, 4
BID, BET, SAIL, STOP, PASS, SNAP, OFFER, KEEP, DRAW = range(9)
VERBS = [
    Verb("bid", "bid", COUNT), Verb("bet", "bet", SPACE, "bid"),
    Verb("sail", "sail", SPACE, "sail"), Verb("stop", "stop", None, "sail"),
    Verb("pass", "pass"), Verb("snap", "crocodile"), Verb("offer", "offer"), Verb("keep", "keep"),
    Verb("draw", "draw", CARD),
]  # fmt: skip
DREW = EventKind("drew", ["seat", "card"], [SEAT, CARD], secret="card")
BADE = EventKind("bade", ["seat", "bid", "bet"], [SEAT, None, SPACE], reveals=True)
SAILED = EventKind("sailed", ["seat", "space"], [SEAT, SPACE])
SNAPPED = EventKind("snapped", ["seat"], [SEAT], reveals=True)
ANSWERED = EventKind("answered", ["seat", "other"], [SEAT, SEAT], reveals=True)
PICKED = EventKind("picked", ["seat", "space"], [SEAT, SPACE], causes=["scarab", "landing"])
STORED_WHY = ["income", "bet", "steering", "scarab"]
STORED = EventKind("stored", ["seat", "grain"], [SEAT, None], causes=STORED_WHY)
JOINED = EventKind("joined", ["seat", "other"], [SEAT, SEAT], reveals=True)
LEFT = EventKind("left", ["seat"], [SEAT])
EVENTS = [DREW, BADE, SAILED, SNAPPED, ANSWERED, PICKED, STORED, JOINED, LEFT]
GARDEN, ALONE, DESERTED, HARVEST = range(4)
ENDINGS = ["garden", "alone", "deserted", "harvest"]
FACTS = [
    Fact("round", seen=ALL, high=ROUNDS), Fact("boat", seen=ALL, kind=SPACE),
    Fact("steps", seen=ALL), Fact("steerer", seen=ALL, kind=SEAT),
    Fact("pond", 7, seen=ALL, by=SPACE), Fact("lotus", BY_SEAT, seen=ALL),
    Fact("grain", BY_SEAT, seen=ALL, high=100), Fact("hand", BY_SEAT, seen=ALL),
    Fact("crocodiles", BY_SEAT, seen=OWN_SIDE),
    Fact("bet", BY_SEAT, SPACE, seen=ALL), Fact("chain", ANY, SEAT, seen=ALL), Fact("deck", 2),
]  # fmt: skip


class Toy(State):
    def __init__(self, seats: int, parent: Toy | None = None) -> None:
        super().__init__(seats, parent)
        self.round = self.steps = 0  # steps: left to the boat
        self.boat, self.steerer = 3, -1
        self.pond, self.deck = [3] * len(ROUTES), DECK[:]  # lotus by space, cards by kind
        self.lotus, self.grain, self.bet = [0] * seats, [3] * seats, [-1] * seats
        self.hand, self.crocodiles = [0] * seats, [0] * seats  # cards, crocodiles among them
        self.chain: list[int] = []  # the sides that played a crocodile this round

    def copy(self) -> Toy:
        g = Toy(self.seats, self)
        g.round, g.steps, g.boat, g.steerer = self.round, self.steps, self.boat, self.steerer
        g.pond, g.deck, g.lotus, g.grain = self.pond[:], self.deck[:], self.lotus[:], self.grain[:]
        g.bet, g.hand, g.crocodiles, g.chain = (
            self.bet[:], self.hand[:], self.crocodiles[:], self.chain[:]
        )  # fmt: skip
        return g


def store(g: Toy, side: int, grain: int, why: str) -> None:
    g.grain[side] += grain
    g.tell(STORED, why, side, g.grain[side])


def pick(g: Toy, side: int, why: str) -> None:
    if g.pond[g.boat]:
        g.pond[g.boat], g.lotus[side] = g.pond[g.boat] - 1, g.lotus[side] + 1
        g.tell(PICKED, why, side, g.boat)
        if g.lotus[side] >= GOAL:
            finish(g, GARDEN)


def finish(g: Toy, ending: int) -> None:
    worth = [-1 if s < 0 else g.lotus[s] * 1000 + g.grain[s] for s in g.side]
    places = [1 + len([w for w in worth if w > mine]) for mine in worth]
    g.end(ending, places if g.sides() else [g.seats] * g.seats)


class Charm:
    """What a seat's charm may do; here, nothing. A number is a column, a moment is a hook."""

    def __init__(self, steps: int = 0) -> None:
        self.steps = steps

    def landed(self, g: Toy, side: int) -> None:
        """This side has landed the boat."""


class Scarab(Charm):
    def landed(self, g: Toy, side: int) -> None:
        if g.grain[side] >= 2 and g.pond[g.boat]:
            g.push(OFFERING, side)


CHARMS = [Charm(steps=1), Scarab(), Charm(steps=1), Scarab(), Charm(steps=1)]  # by seat
ROUND, DRAWING, BIDDING, STEERING, WATCHING, CHARMING, OFFERING = range(7)


class Round(Sequence[Toy]):
    def __init__(self) -> None:
        super().__init__([
            self.begin, self.draw, self.bid, self.watch, self.land, self.charm, self.part,
        ], loops=True)  # fmt: skip

    def begin(self, g: Toy, f: Frame) -> bool:
        g.round, g.chain = g.round + 1, []
        for side in g.sides():
            store(g, side, 1, "income")
        return False

    def draw(self, g: Toy, f: Frame) -> bool:
        return g.ask_each(f, g.sides(), DRAWING)

    def bid(self, g: Toy, f: Frame) -> bool:
        g.push(BIDDING)
        return False

    def watch(self, g: Toy, f: Frame) -> bool:
        g.push(WATCHING)
        return False

    def land(self, g: Toy, f: Frame) -> bool:
        if len(g.chain) % 2 == 0:
            for side in [s for s in g.sides() if g.bet[s] == g.boat]:
                store(g, side, 2, "bet")
            pick(g, g.steerer, "landing")
        return False

    def charm(self, g: Toy, f: Frame) -> bool:
        return g.ask_each(f, [g.steerer] if len(g.chain) % 2 == 0 else [], CHARMING)

    def part(self, g: Toy, f: Frame) -> bool:
        if g.round == JOINING and len(g.sides()) > 2:
            lower, higher, *_ = sorted(g.sides(), key=lambda s: (g.lotus[s], -s))
            for things in (g.lotus, g.grain, g.hand, g.crocodiles):
                things[higher], things[lower] = things[higher] + things[lower], 0
            g.join(lower, higher)
            g.tell(JOINED, "", lower, higher)
            if g.lotus[higher] >= GOAL:
                finish(g, GARDEN)
        for side in [s for s in g.sides() if g.round == LEAVING and g.lotus[s] < 2]:
            g.leave(side)
            g.tell(LEFT, "", side)
        if len(g.sides()) < 2:
            finish(g, ALONE if g.sides() else DESERTED)
        elif g.round == ROUNDS:
            finish(g, HARVEST)
        return False


class Drawing(Chance[Toy]):
    def options(self, g: Toy, f: Frame) -> list[int]:
        return [option(DRAW, card) for card in (0, 1) if g.deck[card]]

    def weights(self, g: Toy, f: Frame) -> list[int]:
        return [left for left in g.deck if left]

    def choose(self, g: Toy, f: Frame, choice: int) -> None:
        card = noun_of(choice)
        g.deck[card], g.hand[f.who] = g.deck[card] - 1, g.hand[f.who] + 1
        g.crocodiles[f.who] += card
        g.tell(DREW, "", f.who, card, seen=g.seats_of(f.who))


class Bidding(Ballot[Toy]):
    def seats(self, g: Toy, f: Frame) -> list[int]:
        return g.sides()

    def options(self, g: Toy, f: Frame, seat: int, draft: list[int]) -> list[int]:
        if not draft:
            return [option(BID, n) for n in range(g.grain[seat] + 1)]
        return [option(BET, space) for space in range(len(ROUTES))] if len(draft) == 1 else []

    def close(self, g: Toy, f: Frame, drafts: list[list[int]]) -> None:
        bids = {side: noun_of(drafts[side][0]) for side in g.sides()}
        for side in g.sides():
            g.bet[side] = noun_of(drafts[side][1])
            g.tell(BADE, "", side, bids[side], g.bet[side])
        g.steerer = max(g.sides(), key=lambda s: (bids[s], -((s - g.round) % g.seats)))
        store(g, g.steerer, -bids[g.steerer], "steering")
        g.steps = 2 + sum([CHARMS[s].steps for s in range(g.seats) if g.side[s] == g.steerer])
        g.push(STEERING, g.steerer)


class Steering(Ask[Toy]):
    def options(self, g: Toy, f: Frame) -> list[int]:
        return [*[option(SAIL, space) for space in ROUTES[g.boat]], option(STOP)]

    def choose(self, g: Toy, f: Frame, choice: int) -> None:
        if choice != option(STOP):
            g.boat, g.steps = noun_of(choice), g.steps - 1
            g.tell(SAILED, "", f.who, g.boat)
            if g.steps:
                g.push(STEERING, f.who)


class Watching(Window[Toy]):
    def seats(self, g: Toy, f: Frame) -> list[int]:
        """By public facts: whoever holds a card might hold a crocodile."""
        busy = [g.steerer, *g.chain[-1:]]
        return [s for s in g.sides() if g.hand[s] and s not in busy]

    def options(self, g: Toy, f: Frame, seat: int, draft: list[int]) -> list[int]:
        may = [self.passing, option(SNAP)] if g.crocodiles[seat] else [self.passing]
        return [] if draft else may

    def close(self, g: Toy, f: Frame, drafts: list[list[int]]) -> None:
        snapping = [side for side in g.sides() if option(SNAP) in drafts[side]]
        if snapping:
            side = min(snapping, key=lambda s: (s - g.steerer) % g.seats)
            g.hand[side], g.crocodiles[side] = g.hand[side] - 1, g.crocodiles[side] - 1
            g.deck[1] += 1
            g.tell(ANSWERED if g.chain else SNAPPED, "", side, *g.chain[-1:])
            g.chain.append(side)
            g.push(WATCHING)


class Charming(EachEffect[Toy]):
    def effects(self, g: Toy, f: Frame) -> list[int]:
        return [s for s in range(g.seats) if g.side[s] == f.who]

    def touch(self, g: Toy, f: Frame, effect: int) -> None:
        CHARMS[effect].landed(g, f.who)


class Offering(Ask[Toy]):
    def options(self, g: Toy, f: Frame) -> list[int]:
        return [option(OFFER), option(KEEP)]

    def choose(self, g: Toy, f: Frame, choice: int) -> None:
        if choice == option(OFFER):
            store(g, f.who, -2, "scarab")
            pick(g, f.who, "scarab")


RULES = [Round(), Drawing(), Bidding(), Steering(), Watching(option(PASS)), Charming(), Offering()]
REASONS = {
    (BIDDING, BID): Obstacle("too-little-grain", ["TOY-BID-02"]),
    (STEERING, SAIL): Obstacle("no-route", ["TOY-SAIL-02"]),
    (WATCHING, SNAP): Obstacle("no-crocodile", ["TOY-WATCH-02"]),
}


NESTING = {
    "bidding": "round: watch", "steering": "round: watch",
    "watching": "round: land", "offering": "round: part",
}  # fmt: skip


class LotusBoat(FactsGame[Toy]):
    scored = "lotus"
    clock = "round"

    def __init__(self) -> None:
        super().__init__("toy", "1", Engine(RULES), FACTS)
        self.verbs, self.events, self.endings, self.nesting = VERBS, EVENTS, ENDINGS, NESTING

    def start(self, seats: int, settings: dict[str, str]) -> Toy:
        g = Toy(seats)
        g.push(ROUND)
        return g

    def seat_word(self, g: Toy, seat: int) -> str:
        return SEAT.words[seat]

    def check(self, g: Toy) -> None:
        if any(g.crocodiles[s] > g.hand[s] for s in range(g.seats)):
            raise BadInput("facts.crocodiles", "more crocodiles than cards in a hand")
        if sum(g.deck) < (ROUNDS - g.round) * len(g.sides()):
            raise BadInput("facts.deck", "fewer cards than the rounds to come will draw")
        sailing = g.stack and g.stack[0].step in (3, 4, 5) and g.stack[-1].rule != BIDDING
        if sailing and g.steerer not in g.sides():
            raise BadInput("facts.steerer", "nobody in the game steers, and the bids are made")
        if g.stack and g.stack[-1].rule == OFFERING and g.grain[g.stack[-1].who] < 2:
            raise BadInput("facts.grain", "too little to offer to the scarab")

    def pieces(self, g: Toy) -> dict[str, int]:
        crocodiles = g.deck[1] + sum(g.crocodiles)
        reeds = g.deck[0] + sum(g.hand) - sum(g.crocodiles)
        return {"lotus": sum(g.pond) + sum(g.lotus), "crocodiles": crocodiles, "reeds": reeds}

    def score(self, g: Toy, seat: int) -> int:
        return g.lotus[g.side[seat]] if g.side[seat] >= 0 else 0

    def turns(self, g: Toy) -> int:
        return g.round

    def redeal(self, g: Toy, seat: int, stream: Stream) -> None:
        others = [s for s in range(g.seats) if seat < 0 or s != g.side[seat]]
        crocodiles = g.deck[1] + sum([g.crocodiles[s] for s in others])
        unseen = sum(g.deck) + sum([g.hand[s] for s in others])
        cards = [1] * crocodiles + [0] * (unseen - crocodiles)
        for s in others:
            g.crocodiles[s] = sum([cards.pop(stream.below(len(cards))) for _ in range(g.hand[s])])
        g.deck = [cards.count(0), cards.count(1)]

    def suppose(self, view: dict[str, object], side: int) -> dict[str, object]:
        """The crocodiles are in the deck, and in the hands of others where it has no room."""
        hands = take(view, "hand", list, "", None)
        own = take(view, "crocodiles", int, "", 0)
        in_deck = sum(DECK) - sum(hands)
        crocodiles, left = [0] * len(hands), DECK[1] - own
        deck = min(in_deck, left)
        left -= deck
        for s, hand in enumerate(hands):
            crocodiles[s] = own if s == side else min(hand, left)
            left -= 0 if s == side else crocodiles[s]
        return {**view, "crocodiles": crocodiles, "deck": [in_deck - deck, deck]}

    def explain(self, g: Toy, seat: int, choice: int) -> list[Obstacle]:
        offered = [verb_of(o) for o in self.engine.legal(g, seat)]
        rule, verb = g.stack[-1].rule, verb_of(choice)
        now = Obstacle("not-now", ["TOY-ROUND-01"])
        asked = verb in offered or (rule, verb) == (WATCHING, SNAP)
        return [REASONS.get((rule, verb), now) if asked else now]


TOY = LotusBoat()
