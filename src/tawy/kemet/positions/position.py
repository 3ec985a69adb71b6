"""The facts of Kemet in words, and back. What a position leaves out follows from the rest.

A troop is written by its owner, its units and its creature: "player1 5 phoenix"; where a battle is
to be fought the attacker's comes second: "player2 3, player1 4". A pyramid: "2 city-1a", or "0".
"""

from __future__ import annotations

from typing import Final

from tawy.facts import rulings
from tawy.facts.reading import maybe, number, numbers, ranged, word_set
from tawy.kemet.board import NAMES
from tawy.kemet.data import (
    ACTION_SPACE,
    ALL_UP,
    CARD,
    COLOUR,
    COLOURS,
    CREATURE,
    CREATURE_TILE,
    DISCARDS,
    FIRST_HAND,
    FIRST_LEVELS,
    INTERVENTIONS,
    LEVELS,
    PRAYER_AT_START,
    TILE,
    TILES,
    TOKENS,
    TOP,
    UNITS,
    VISION,
)
from tawy.kemet.data import POINTS as TILE_POINTS
from tawy.kemet.kinds import CITY, SEAT
from tawy.kemet.positions import action, battle
from tawy.kemet.positions.action import word_of
from tawy.kemet.positions.battle import counted, load_held
from tawy.kemet.positions.defaults import UNSAID
from tawy.kemet.rulings import RULINGS
from tawy.kemet.state import NOBODY, NOT_BUILT, Kemet
from tawy.kemet.verbs import add_columns
from tawy.kernel.options import BadInput
from tawy.kernel.sets import members, set_of
from tawy.records.position import only, take

FIELDS: Final = (
    "rulings goal highest on_offer discards max_days day turn order coming board temples seats "
    "supply pile buried looked tokens running march announced battle"
)
SEAT_FIELDS: Final = (
    "city pyramids prayer points battles tiles hand discard hidden removed shown interventions "
    "left covered"
)
DAYS: Final = 99_999
POINTS: Final = 999


def seat_word(seat: int) -> str:
    return SEAT.words[seat]


def words_in(words: list[str], mask: int) -> list[str]:
    return [words[i] for i in members(mask)]


# --- writing


def dump(g: Kemet) -> dict[str, object]:
    """All facts."""
    seats = SEAT.words[: g.seats]
    return {
        **dump_table(g),
        "seats": {seat_word(s): {**dump_seat(g, s), **dump_hand(g, s)} for s in range(g.seats)},
        "pile": counted(g.pile),
        "buried": counted(g.buried),
        "looked": counted(g.looked),
        "battle": None if g.battle is None else battle.dump(g.battle, seats),
    }


def dump_table(g: Kemet) -> dict[str, object]:
    """What everybody sees."""
    seats = SEAT.words[: g.seats]
    return {
        **rulings.dump(RULINGS, g.rulings),
        "goal": g.goal,
        "highest": g.highest,
        "on_offer": g.on_offer,
        "discards": DISCARDS.words[g.discards],
        "max_days": g.last_day,
        "day": g.day,
        "turn": word_of(seats, g.turn),
        "order": [seats[s] for s in g.order],
        "coming": [seats[s] for s in g.coming],
        "board": {NAMES[s]: troop_words(g, s) for s in members(g.map.spaces) if not g.is_empty(s)},
        "temples": {NAMES[s]: seats[g.temple[s]] for s in held_temples(g)},
        "supply": dump_supply(g),
        "tokens": action.dump_tokens(g),
        "running": action.dump(g, seats),
        "march": None if g.march is None else action.dump_march(g.march),
        "announced": None if g.announced is None else action.dump_announced(g.announced, seats),
    }


def held_temples(g: Kemet) -> list[int]:
    return [s for s in members(g.map.temples) if g.temple[s] != NOBODY]


def troop_words(g: Kemet, space: int) -> str:
    here = [(g.owner[space], g.units[space]), (g.attacker, g.newcomers[space])]
    parts = []
    for seat, units in here:
        if units:
            creature = g.creature_of(seat, space)
            beside = [CREATURE.words[creature]] if creature >= 0 else []
            parts.append(" ".join([seat_word(seat), str(units), *beside]))
    return ", ".join(parts)


def dump_supply(g: Kemet) -> dict[str, object]:
    return {
        word: {
            TILE.words[tile]: g.supply[tile * COLOURS + colour]
            for tile in range(len(TILES))
            if g.supply[tile * COLOURS + colour]
        }
        for colour, word in enumerate(COLOUR.words)
    }


def dump_seat(g: Kemet, seat: int) -> dict[str, object]:
    """What everybody knows of a seat."""
    return {
        "city": word_of(CITY.words, g.city[seat]),
        "pyramids": {w: pyramid_word(g, seat * COLOURS + i) for i, w in enumerate(COLOUR.words)},
        "prayer": g.prayer[seat],
        "points": g.points[seat],
        "battles": g.won[seat],
        "tiles": words_in(TILE.words, g.tiles[seat]),
        "left": g.left[seat],
        "covered": words_in(ACTION_SPACE.words, g.covered[seat]),
    }


def pyramid_word(g: Kemet, pyramid: int) -> str:
    site = g.site[pyramid]
    return f"{g.level[pyramid]}" + (f" {NAMES[site]}" if site != NOT_BUILT else "")


def dump_hand(g: Kemet, seat: int) -> dict[str, object]:
    """What only its owner knows, with what others have seen of it."""
    return {
        "hand": words_in(CARD.words, g.hand[seat]),
        "discard": words_in(CARD.words, g.discard[seat]),
        "hidden": words_in(CARD.words, g.hidden[seat]),
        "removed": words_in(CARD.words, g.removed[seat]),
        "shown": words_in(CARD.words, g.shown[seat]),
        "interventions": counted(g.cards_of(seat)),
    }


# --- what a seat may know


def view(g: Kemet, seat: int) -> dict[str, object]:
    """KEMET-Q-65, -80: all but hands, what lies face down, and what is not revealed yet."""
    seats = SEAT.words[: g.seats]
    own: dict[str, object] | None = None
    if seat >= 0:
        own = {
            "seat": seats[seat],
            **dump_hand(g, seat),
            "looked": counted(looked_by(g, seat)),
            "buried": counted(g.buried if g.burier() == seat else []),
        }
    return {
        **dump_table(g),
        "seats": {seats[s]: {**dump_seat(g, s), **open_hand(g, s)} for s in range(g.seats)},
        "own": own,
        "deck": sum(g.deck),
        "pile": counted(seen_pile(g)),
        "buried": sum(g.buried),
        "looked": sum(g.looked),
        "battle": None if g.battle is None else battle.view(g, g.battle, seats, seat),
    }


def open_hand(g: Kemet, seat: int) -> dict[str, object]:
    removed = g.removed[seat] if g.discards == ALL_UP else 0
    return {
        "reserve": g.reserve[seat],
        "hand": g.hand[seat].bit_count(),
        "discard": words_in(CARD.words, g.discard[seat] & ~g.hidden[seat]),
        "hidden": g.hidden[seat].bit_count(),
        "removed": words_in(CARD.words, removed),
        "shown": words_in(CARD.words, g.shown[seat]),
        "interventions": g.hand_size(seat),
    }


def seen_pile(g: Kemet) -> list[int]:
    return [count - buried for count, buried in zip(g.pile, g.buried, strict=True)]


def looked_by(g: Kemet, seat: int) -> list[int]:
    """The cards that Vision shows are known to whoever looks at them."""
    mine = any(g.looked) and g.has(seat, VISION)
    return g.looked if mine else [0] * len(INTERVENTIONS)


# --- reading


class Reader:
    """Sets the facts that are given, and works out those that are not.

    What the facts must be together, with what is running, is for `soundness`.
    """

    def __init__(self, g: Kemet, data: dict[str, object], place: str) -> None:
        self.g = g
        self.data = only(data, FIELDS, place)
        self.place = f"{place}."
        self.seats = SEAT.words[: g.seats]

    def load(self) -> None:
        self.load_table()
        self.load_seats()
        self.load_board()
        self.load_cards()
        self.load_running()

    def load_table(self) -> None:
        g, data, dot = self.g, self.data, self.place
        g.rulings = rulings.load(RULINGS, g.rulings, data, dot)
        g.goal = ranged(data, "goal", g.goal, 1, POINTS, dot)
        g.highest = ranged(data, "highest", g.highest, FIRST_LEVELS, LEVELS, dot)
        g.on_offer = ranged(data, "on_offer", g.on_offer, 0, LEVELS, dot)
        if "discards" in data:
            g.discards = number(data["discards"], DISCARDS.words, dot + "discards")
        g.last_day = ranged(data, "max_days", g.last_day, 0, DAYS, dot)
        g.day = ranged(data, "day", UNSAID, 0, DAYS, dot)
        if "on_offer" not in data and g.day > 1:  # KEMET-VARIANT-05
            g.on_offer = g.highest
        g.turn = maybe(data.get("turn"), self.seats, dot + "turn")
        g.order = numbers(data, "order", self.seats, dot)
        g.coming = numbers(data, "coming", self.seats, dot)

    def load_seats(self) -> None:
        written = take(self.data, "seats", dict, self.place, {})
        for word in written:
            number(word, self.seats, f"{self.place}seats.{word}")
        for seat, word in enumerate(self.seats):
            self.load_seat(seat, written.get(word, {}), f"{self.place}seats.{word}")

    def load_seat(self, seat: int, written: object, place: str) -> None:
        g, data, dot = self.g, only(written, SEAT_FIELDS, place), place + "."
        g.city[seat] = maybe(data.get("city"), CITY.words[: g.seats], dot + "city")
        pyramids = only(data.get("pyramids", {}), " ".join(COLOUR.words), dot + "pyramids")
        for colour, word in enumerate(COLOUR.words):
            here = f"{dot}pyramids.{word}"
            self.load_pyramid(seat * COLOURS + colour, pyramids.get(word, "0"), here)
        g.prayer[seat] = ranged(data, "prayer", PRAYER_AT_START, 0, TOP, dot)
        g.won[seat] = ranged(data, "battles", 0, 0, POINTS, dot)
        g.tiles[seat] = word_set(data, "tiles", TILE.words, dot)
        for tile in members(g.tiles[seat]):
            add_columns(g, seat, tile)
        earned = g.won[seat] + g.sum_of(seat, TILE_POINTS)
        g.points[seat] = ranged(data, "points", earned, 0, POINTS, dot)
        g.covered[seat] = word_set(data, "covered", ACTION_SPACE.words, dot)
        g.left[seat] = ranged(data, "left", UNSAID, 0, TOKENS, dot)
        self.load_battle_cards(seat, data, dot)
        held = load_held(data.get("interventions", {}), dot + "interventions")
        g.held[seat * len(INTERVENTIONS) : (seat + 1) * len(INTERVENTIONS)] = held

    def load_pyramid(self, pyramid: int, written: object, place: str) -> None:
        g = self.g
        parts = str(written).split()
        if not isinstance(written, str) or not 1 <= len(parts) <= 2:
            raise BadInput(place, f"wants a level and a district, as '2 city-1a', not {written!r}")
        levels = [str(level) for level in range(LEVELS + 1)]
        g.level[pyramid] = number(parts[0], levels, place)
        if len(parts) == 2:
            g.site[pyramid] = number(parts[1], NAMES, place)

    def load_battle_cards(self, seat: int, data: dict[str, object], place: str) -> None:
        """Where it is not written: the first cards went for special ones, the rest is in hand."""
        g = self.g
        g.discard[seat] = word_set(data, "discard", CARD.words, place)
        g.hidden[seat] = word_set(data, "hidden", CARD.words, place)
        g.shown[seat] = g.discard[seat] & ~g.hidden[seat]
        if "shown" in data:
            g.shown[seat] = word_set(data, "shown", CARD.words, place)
        brought = [tile for tile in members(g.tiles[seat]) if TILES[tile].card >= 0]
        special = set_of([TILES[tile].card for tile in brought if not self.is_exchanged(tile)])
        still_there = g.discard[seat] | g.shown[seat]
        if "hand" in data:
            g.hand[seat] = word_set(data, "hand", CARD.words, place)
            still_there |= g.hand[seat]
        gone = members(FIRST_HAND & ~still_there)[: special.bit_count()]
        g.removed[seat] = set_of(gone)
        if "removed" in data:
            g.removed[seat] = word_set(data, "removed", CARD.words, place)
        if "hand" not in data:
            g.hand[seat] = (FIRST_HAND | special) & ~g.discard[seat] & ~g.removed[seat]

    def is_exchanged(self, tile: int) -> bool:
        """Its card is still to come: whose place it takes is being asked."""
        running = self.data.get("running")
        return isinstance(running, dict) and running.get("tile") == TILE.words[tile]

    def load_board(self) -> None:
        g = self.g
        for name, troops in take(self.data, "board", dict, self.place, {}).items():
            here = f"{self.place}board.{name}"
            number(name, [NAMES[s] for s in members(g.map.spaces)], here)
            if not isinstance(troops, str) or not 1 <= len(troops.split(",")) <= 2:
                raise BadInput(here, f"wants a troop as 'player1 5 phoenix', not {troops!r}")
            for i, troop in enumerate(troops.split(",")):
                self.load_troop(NAMES.index(name), troop.split(), i, here)
        temples = take(self.data, "temples", dict, self.place, {})
        known = [NAMES[s] for s in members(g.map.temples)]
        for name in temples:
            here = f"{self.place}temples.{name}"
            number(name, known, here)
            g.temple[NAMES.index(name)] = number(temples[name], self.seats, here)
        if "temples" not in self.data:
            for space in members(g.map.temples):
                g.temple[space] = g.owner[space]

    def load_troop(self, space: int, parts: list[str], i: int, place: str) -> None:
        g = self.g
        if not 2 <= len(parts) <= 3:
            raise BadInput(place, f"wants a seat, units and perhaps a creature, not {parts!r}")
        seat = number(parts[0], self.seats, place)
        units = number(parts[1], [str(n) for n in range(UNITS + 1)], place)
        if not units:
            raise BadInput(place, "a troop of no units")
        if i:
            if g.attacker not in (NOBODY, seat) or seat == g.owner[space]:
                raise BadInput(place, "the second troop is that of one attacker, against another")
            g.attacker, g.newcomers[space] = seat, units
        else:
            g.owner[space], g.units[space] = seat, units
        if len(parts) == 3:
            creature = number(parts[2], CREATURE.words, place)
            if g.where[creature] >= 0 or not g.has(seat, CREATURE_TILE[creature]):
                raise BadInput(place, f"{parts[2]} is elsewhere, or {parts[0]} has not its tile")
            g.where[creature] = space

    def load_cards(self) -> None:
        """Units and cards are where nothing else says they are: in the reserve, in the deck."""
        g, dot = self.g, self.place
        for seat in range(g.seats):
            on_board = sum(g.troop_of(seat, space) for space in members(g.map.spaces))
            if on_board > UNITS:
                raise BadInput(dot + "board", f"{on_board} units of {self.seats[seat]}")
            g.reserve[seat] = UNITS - on_board
        g.pile = load_held(self.data.get("pile", {}), dot + "pile")
        g.buried = load_held(self.data.get("buried", {}), dot + "buried")
        g.looked = load_held(self.data.get("looked", {}), dot + "looked")
        for card, row in enumerate(INTERVENTIONS):
            held = sum(g.holds(seat, card) for seat in range(g.seats))
            left = row.copies - held - g.pile[card] - g.looked[card]
            if left < 0:
                raise BadInput(dot + "pile", f"there are only {row.copies} of {row.word}")
            g.deck[card] = left
        self.load_supply()

    def load_supply(self) -> None:
        """Of a name in several colours the first ones were sold, where it is not written."""
        g, dot = self.g, self.place
        for tile, row in enumerate(TILES):
            sold = len([seat for seat in range(g.seats) if g.has(seat, tile)])
            for colour in range(COLOURS):
                taken = min(sold, row.copies[colour])
                g.supply[tile * COLOURS + colour] = row.copies[colour] - taken
                sold -= taken
            if sold > 0:
                raise BadInput(dot + "seats", f"more own {row.word} than there are")
        if "supply" in self.data:
            written = only(self.data["supply"], " ".join(COLOUR.words), dot + "supply")
            for colour, word in enumerate(COLOUR.words):
                tiles = take(written, word, dict, dot + "supply.", {})
                for tile in range(len(TILES)):
                    if word in written:
                        g.supply[tile * COLOURS + colour] = 0
                for name in tiles:
                    tile = number(name, TILE.words, f"{dot}supply.{word}.{name}")
                    most = TILES[tile].copies[colour]
                    left = ranged(tiles, name, 0, 0, most, f"{dot}supply.{word}.")
                    g.supply[tile * COLOURS + colour] = left

    def load_running(self) -> None:
        g, data, dot = self.g, self.data, self.place
        g.over = True  # a turn that is over before its token is placed: nothing is said of tokens
        if "tokens" in data:
            action.load_tokens(g, data["tokens"], dot + "tokens")
        if "running" in data:
            action.load(g, data["running"], self.seats, dot + "running")
        if data.get("march") is not None:
            g.march = action.load_march(data["march"], dot + "march")
        if data.get("announced") is not None:
            g.announced = action.load_announced(data["announced"], self.seats, dot + "announced")
        if data.get("battle") is not None:
            g.battle = battle.load(data["battle"], self.seats, dot + "battle")
