"""The facts of Ankh in words, and back. What a position leaves out follows from the rest.

A space is written by what stands there, with commas: "isis warrior, sun", "ra scorpion n-ne",
"pyramid", "temple isis", "tile, osiris god".
"""

from __future__ import annotations

from typing import Final

from tawy.ankh.board import NAMES, SIDE_NAMES, WATERS, geography
from tawy.ankh.data import (
    ACTION,
    ALL_CARDS,
    ANKH_TOKENS,
    APEP,
    CARD,
    CONFLICTS,
    EVENTS,
    FIGURE,
    FIRST_GUARDIAN,
    GODS,
    GUARDIAN_FIGURES,
    GUARDIAN_LEVEL,
    GUARDIANS,
    LEVELS,
    MONUMENT,
    ORDER_TOKENS,
    POWER,
    SCORPION,
    TOKENS_ON_THE_BOARD,
    TOP,
    USES_BEYOND_PLAYERS,
    WARRIOR,
    WARRIORS,
)
from tawy.ankh.kinds import DIRECTION, SCENARIO, SEAT
from tawy.ankh.positions import action, battle
from tawy.ankh.positions.defaults import UNSAID
from tawy.ankh.rulings import RULINGS
from tawy.ankh.state import CHOSEN, KINDS, Ankh, Battle
from tawy.ankh.verbs import first_space, monument_at, put_figure
from tawy.facts import rulings
from tawy.facts.reading import counts, flag, maybe, number, numbers, ranged, word_set
from tawy.kernel.options import BadInput, one_of
from tawy.kernel.sets import BIT, members
from tawy.records.position import only, take

FIELDS: Final = (
    "rulings scenario gods guardians stock first turn board camels order sides ranking trapped "
    "amun markers event conflicts tiebreaker ready action battle"
)
SIDE_FIELDS: Final = "devotion followers warriors guardians ankhs powers used"
FOLLOWERS: Final = 999  # the most that a position may say; the rules know no limit
TILE: Final = "tile"
SUN: Final = "sun"
TOKENS: Final = [str(token) for token in range(1, ORDER_TOKENS + 1)]
CHOOSE: Final = "choose"


def seat_word(g: Ankh, seat: int) -> str:
    return GODS.words[g.god[seat]] if g.god[seat] >= 0 else SEAT.words[seat]


def words_in(kind_words: list[str], mask: int) -> list[str]:
    return [kind_words[i] for i in members(mask)]


# --- writing


def dump(g: Ankh) -> dict[str, object]:
    return {
        **rulings.dump(RULINGS, g.rulings),
        "scenario": SCENARIO.words[g.scenario] if g.scenario >= 0 else None,
        "gods": [CHOOSE if i == CHOSEN else GODS.words[i] if i >= 0 else None for i in g.god],
        "guardians": [FIGURE.words[i] if i >= 0 else None for i in g.guardian],
        "stock": g.stock[:],
        "first": seat_word(g, g.first) if g.first >= 0 else None,
        "turn": seat_word(g, g.turn),
        "board": {NAMES[s]: space_words(g, s) for s in members(occupied(g))},
        "camels": words_in(SIDE_NAMES, g.geo.camels),
        "order": {str(t): NAMES[first_space(g.geo.lands[r])] for r, t in enumerate(g.token) if t},
        "sides": {seat_word(g, s): dump_side(g, s) for s in range(g.seats)},
        "ranking": [seat_word(g, s) for s in g.ranking],
        "trapped": [seat_word(g, s) for s in g.trapped],
        "amun": g.amun_ready,
        "markers": {name: g.used[i] for i, name in enumerate(ACTION.words)},
        "event": g.event,
        "conflicts": g.conflicts,
        "tiebreaker": seat_word(g, g.tiebreaker) if g.tiebreaker >= 0 else None,
        "ready": g.tie_ready,
        "action": action.dump(g, seat_words(g)),
        "battle": None if g.battle is None else battle.dump(g, seat_words(g)),
    }


def seat_words(g: Ankh) -> list[str]:
    return [seat_word(g, seat) for seat in range(g.seats)]


def occupied(g: Ankh) -> int:
    return g.all_figures() | g.all_stones() | g.tiles


def space_words(g: Ankh, space: int) -> str:
    parts = []
    if g.tiles & BIT[space]:
        parts.append(TILE)
    kind = monument_at(g, space)
    if kind >= 0:
        owners = [seat_word(g, s) for s in range(g.seats) if g.owned[s] & BIT[space]]
        parts.append(" ".join([MONUMENT.words[kind], *owners]))
    if g.has_figure(space):
        words = [seat_word(g, g.side_at(space)), FIGURE.words[g.kind_at(space)]]
        if space in g.aim:
            words.append(DIRECTION.words[g.aim[space]])
        parts.append(" ".join(words))
    if g.sunny & BIT[space]:
        parts.append(SUN)
    return ", ".join(parts)


def dump_side(g: Ankh, side: int) -> dict[str, object]:
    beasts = g.beasts[side * GUARDIANS : side * GUARDIANS + GUARDIANS]
    return {
        "devotion": g.devotion[side],
        "followers": g.followers[side],
        "warriors": g.warriors[side],
        "guardians": {FIGURE.words[FIRST_GUARDIAN + i]: n for i, n in enumerate(beasts) if n},
        "ankhs": g.ankhs[side],
        "powers": words_in(POWER.words, g.powers[side]),
        "used": words_in(CARD.words, ALL_CARDS & ~g.hand[side]),
    }


# --- reading


class Reader:
    """Sets the facts that are given, and works out those that are not.

    What follows only from what is running, as the events so far, is left to `defaults`, and what
    the facts must be together to `soundness`: both come when the stack has been read too.
    """

    def __init__(self, g: Ankh, data: dict[str, object], place: str) -> None:
        self.g = g
        self.data = only(data, FIELDS, place)
        self.place = f"{place}."

    def load(self) -> None:
        self.load_table()
        self.load_board()
        self.load_sides()
        self.load_turn()

    def each(self, field: str, words: list[str], size: int) -> list[int]:
        """A list of words, each as its number; null is -1."""
        values = take(self.data, field, list, self.place, [None] * size)
        if len(values) != size:
            raise BadInput(self.place + field, f"wants {size} entries, not {len(values)}")
        return [maybe(v, words, f"{self.place}{field}[{i}]") for i, v in enumerate(values)]

    def seat(self, field: str) -> int:
        return maybe(self.data.get(field), seat_words(self.g), self.place + field)

    def load_gods(self) -> None:
        g = self.g
        if "gods" in self.data:
            gods = self.each("gods", [*GODS.words, CHOOSE], g.seats)
            g.god = [CHOSEN if i == len(GODS.words) else i for i in gods]
            for seat, god in enumerate(g.god):
                if god >= 0 and god in g.god[:seat]:
                    told = f"two seats have one god: {GODS.words[god]}"
                    raise BadInput(f"{self.place}gods[{seat}]", told)

    def load_table(self) -> None:
        g = self.g
        g.rulings = rulings.load(RULINGS, g.rulings, self.data, self.place)
        if "scenario" in self.data:
            g.scenario = maybe(self.data["scenario"], SCENARIO.words, self.place + "scenario")
        if "guardians" in self.data:
            g.guardian = self.each("guardians", FIGURE.words[:KINDS], LEVELS)
            for level, kind in enumerate(g.guardian):
                if kind >= 0 and (
                    kind < FIRST_GUARDIAN or GUARDIAN_LEVEL[kind - FIRST_GUARDIAN] != level
                ):
                    told = f"{FIGURE.words[kind]} is no guardian of level {level + 1}"
                    raise BadInput(f"{self.place}guardians[{level}]", told)
        if "first" in self.data:
            g.first = self.seat("first")
        turn = self.data.get("turn", seat_word(g, max(g.first, 0)))
        g.turn = number(turn, seat_words(g), self.place + "turn")
        laid_out = bool(self.data.get("board"))  # the powers of gods wait for the set-up
        for seat in [seat for seat in range(g.seats) if g.side[seat] >= 0 and g.god[seat] >= 0]:
            g.divine[g.side[seat]] |= BIT[g.god[seat]] if laid_out else 0

    def load_board(self) -> None:
        g = self.g
        camels = word_set(self.data, "camels", SIDE_NAMES, self.place)
        g.geo = geography(camels)
        g.token = list(range(1, len(g.geo.lands) + 1))
        order = take(self.data, "order", dict, self.place, {})
        if order:
            g.token = [0] * len(g.geo.lands)
        for token, name in order.items():
            here = f"{self.place}order.{token}"
            if token not in TOKENS:
                raise BadInput(here, f"no such token; {one_of(TOKENS)}")
            region = g.geo.region[number(name, NAMES, here)]
            if region < 0:
                raise BadInput(here, f"{name} is water; name a land space of the region")
            if g.token[region]:
                told = f"{name} is of the region that has token {g.token[region]} already"
                raise BadInput(here, told)
            g.token[region] = int(token)
        for name, pieces in take(self.data, "board", dict, self.place, {}).items():
            here = f"{self.place}board.{name}"
            space = number(name, NAMES, here)
            if not isinstance(pieces, str):
                raise BadInput(here, f"wants a text, not {pieces!r}")
            self.load_space(space, [part.split() for part in pieces.split(",")], here)

    def load_space(self, space: int, parts: list[list[str]], place: str) -> None:
        g = self.g
        for part in parts:
            word = part[0] if part else ""
            if word in (TILE, SUN):
                if len(part) > 1 or parts.count(part) > 1:
                    raise BadInput(place, f"one {word} for a space, and {word!r} stands alone")
                g.tiles |= BIT[space] if word == TILE else 0
                g.sunny |= BIT[space] if word == SUN else 0
            elif word in MONUMENT.words:
                self.load_monument(space, part, place)
            else:
                self.load_figure(space, part, place)

    def load_monument(self, space: int, part: list[str], place: str) -> None:
        g = self.g
        if BIT[space] & (WATERS | g.all_stones() | g.all_figures()):
            raise BadInput(place, "a monument wants an empty land space")
        if len(part) > 2:
            raise BadInput(place, f"wants a monument and who controls it, not {' '.join(part)!r}")
        g.stones[MONUMENT.words.index(part[0])] |= BIT[space]
        if len(part) > 1:
            g.owned[number(part[1], seat_words(g), place)] |= BIT[space]

    def load_figure(self, space: int, part: list[str], place: str) -> None:
        g = self.g
        if len(part) < 2:
            raise BadInput(place, f"wants a god and a figure, not {' '.join(part)!r}")
        side = number(part[0], seat_words(g), place)
        kind = number(part[1], FIGURE.words[:KINDS], place)
        if g.has_figure(space) or g.has_stone(space):
            raise BadInput(place, "two figures, or a figure and a monument, on one space")
        if BIT[space] & WATERS and kind != APEP:
            raise BadInput(place, f"a {part[1]} stands in the water; only an apep may")
        if kind == SCORPION:
            if len(part) < 3:
                raise BadInput(place, f"a scorpion has its aim; {one_of(DIRECTION.words)}")
            g.aim[space] = number(part[2], DIRECTION.words, place)
        if len(part) > (3 if kind == SCORPION else 2):
            raise BadInput(place, f"wants a god and a figure, not {' '.join(part)!r}")
        put_figure(g, side, kind, space)

    def load_sides(self) -> None:
        g = self.g
        sides = take(self.data, "sides", dict, self.place, {})
        g.trapped = numbers(self.data, "trapped", seat_words(g), self.place)
        for word in sides:
            number(word, seat_words(g), f"{self.place}sides.{word}")
        for side in range(g.seats):
            word = seat_word(g, side)
            self.load_side(side, sides.get(word, {}), f"{self.place}sides.{word}")
        turns = [(max(g.first, 0) + i) % g.seats for i in range(g.seats)]
        playing = [s for s in reversed(turns) if g.side[s] == s and g.all_figures()]
        g.ranking = sorted(playing, key=lambda s: g.devotion[s])
        if "ranking" in self.data:
            g.ranking = numbers(self.data, "ranking", seat_words(g), self.place)
            heights = [g.devotion[s] for s in g.ranking]
            if sorted(g.ranking) != sorted(playing) or heights != sorted(heights):
                told = "wants every side in the game once, from least to most devotion"
                raise BadInput(self.place + "ranking", told)

    def load_side(self, side: int, written: object, place: str) -> None:
        """What is left out is as many as the board leaves; nothing, of a god that is gone."""
        g, data, dot = self.g, only(written, SIDE_FIELDS, place), place + "."
        gone = g.side[side] != side
        on_board = len([1 for s in members(g.held[side]) if g.kind_at(s) == WARRIOR])
        pool = max(0, WARRIORS - on_board - g.trapped.count(side))
        reserve = max(0, ANKH_TOKENS - TOKENS_ON_THE_BOARD - g.owned[side].bit_count())
        g.devotion[side] = ranged(data, "devotion", 0, 0, TOP, dot)
        g.followers[side] = ranged(data, "followers", 0 if gone else 1, 0, FOLLOWERS, dot)
        g.warriors[side] = ranged(data, "warriors", 0 if gone else pool, 0, WARRIORS, dot)
        g.ankhs[side] = ranged(data, "ankhs", 0 if gone else reserve, 0, ANKH_TOKENS, dot)
        g.powers[side] = word_set(data, "powers", POWER.words, dot)
        used = word_set(data, "used", CARD.words, dot)
        g.hand[side] = 0 if gone else ALL_CARDS & ~used
        pooled = take(data, "guardians", dict, dot, {})
        for word in pooled:
            kind = number(word, FIGURE.words[FIRST_GUARDIAN:KINDS], f"{dot}guardians.{word}")
            count = ranged(pooled, word, 0, 0, GUARDIAN_FIGURES[kind], dot + "guardians.")
            g.beasts[side * GUARDIANS + kind] = count

    def load_turn(self) -> None:
        g, dot = self.g, self.place
        g.amun_ready = flag(self.data, "amun", True, dot)
        markers = only(self.data.get("markers", {}), " ".join(ACTION.words), dot + "markers")
        for i, name in enumerate(ACTION.words):
            most = g.seats + USES_BEYOND_PLAYERS[i]
            g.used[i] = ranged(markers, name, 0, 0, most, dot + "markers.")
        g.event = ranged(self.data, "event", UNSAID, 0, len(EVENTS), dot)
        g.conflicts = ranged(self.data, "conflicts", UNSAID, 0, CONFLICTS, dot)
        g.tiebreaker = self.seat("tiebreaker")
        g.tie_ready = flag(self.data, "ready", g.tiebreaker >= 0, dot)
        g.stock = counts(self.data, "stock", [UNSAID] * LEVELS, max(GUARDIAN_FIGURES), dot)
        if self.data.get("action") is not None:
            written = only(self.data["action"], action.FIELDS, dot + "action")
            action.load(g, written, seat_words(g), dot + "action.")
        # A ballot on the stack asks it for its seats before it is known whether there is one.
        g.battle = Battle(UNSAID, [], g.seats)
        if self.data.get("battle") is not None:
            written = only(self.data["battle"], battle.FIELDS, dot + "battle")
            battle.load(g, written, seat_words(g), dot + "battle.")
            self.lay_down_cards(g.fighting().cards)

    def lay_down_cards(self, played: list[int]) -> None:
        """The cards of the battle are used, where a position does not say which are."""
        sides = take(self.data, "sides", dict, self.place, {})
        for side, cards in enumerate(played):
            written = sides.get(seat_word(self.g, side), {})
            if not (isinstance(written, dict) and "used" in written):
                self.g.hand[side] &= ~cards
