"""The facts of Ankh in words, and back. What a position leaves out follows from the rest.

A space is written by what stands there, with commas: "isis warrior, sun", "ra scorpion n-ne",
"pyramid", "temple isis", "tile, osiris god".
"""

from __future__ import annotations

from typing import Final

from tawy.ankh import battle_position
from tawy.ankh.board import BIT, LAND, NAMES, SIDE_NAMES, WATERS, geography, spaces_in
from tawy.ankh.data import (
    ACTION,
    ALL_CARDS,
    ANKH_TOKENS,
    APEP,
    CARD,
    FIGURE,
    FIRST_GUARDIAN,
    GOD,
    GODS,
    GUARDIAN_FIGURES,
    GUARDIAN_LEVEL,
    GUARDIANS,
    MONUMENT,
    ORDER_TOKENS,
    POWER,
    SCORPION,
    SLOTS,
    SUNS,
    TILES,
    TOKENS_ON_THE_BOARD,
    TOP,
    USES_BEYOND_PLAYERS,
    WARRIOR,
    WARRIORS,
)
from tawy.ankh.kinds import DIRECTION, SCENARIO, SEAT
from tawy.ankh.state import CHOSEN, Ankh
from tawy.ankh.verbs import first_space, monument_at, put_figure
from tawy.kernel.options import BadInput, one_of
from tawy.records.position import NONE, only, take

FIELDS: Final = (
    "scenario gods guardians stock first turn board camels order sides ranking trapped amun "
    "markers event conflicts tiebreaker ready action battle"
)
SIDE_FIELDS: Final = "devotion followers warriors guardians ankhs powers used"
TURN_FIELDS: Final = "name deeds fired picked aiming placing done normal tile line parts reached"
CHOOSE: Final = "choose"


def seat_word(g: Ankh, seat: int) -> str:
    return GODS.words[g.god[seat]] if g.god[seat] >= 0 else SEAT.words[seat]


def words_in(kind_words: list[str], mask: int) -> list[str]:
    return [kind_words[i] for i in spaces_in(mask)]


# --- writing


def dump(g: Ankh) -> dict[str, object]:
    return {
        "scenario": SCENARIO.words[g.scenario] if g.scenario >= 0 else None,
        "gods": [CHOOSE if i == CHOSEN else GODS.words[i] if i >= 0 else None for i in g.god],
        "guardians": [FIGURE.words[i] if i >= 0 else None for i in g.guardian],
        "stock": g.stock[:],
        "first": seat_word(g, g.first) if g.first >= 0 else None,
        "turn": seat_word(g, g.turn),
        "board": {NAMES[s]: space_words(g, s) for s in spaces_in(occupied(g))},
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
        "action": dump_action(g),
        "battle": None if g.battle is None else battle_position.dump(g, seat_words(g)),
    }


def seat_words(g: Ankh) -> list[str]:
    return [seat_word(g, seat) for seat in range(g.seats)]


def occupied(g: Ankh) -> int:
    return g.all_figures() | g.all_stones() | g.tiles


def space_words(g: Ankh, space: int) -> str:
    parts = []
    if g.tiles & BIT[space]:
        parts.append("tile")
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
        parts.append("sun")
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


def dump_action(g: Ankh) -> dict[str, object]:
    return {
        "name": ACTION.words[g.action] if g.action >= 0 else None,
        "deeds": g.deeds,
        "fired": g.fired,
        "picked": g.picked,
        "aiming": g.aiming,
        "placing": g.placing,
        "done": words_in(NAMES, g.done_with),
        "normal": g.normal,
        "tile": g.tile_extra,
        "line": words_in(SIDE_NAMES, g.line),
        "parts": g.parts[:],
        "reached": g.resolved,
    }


# --- reading


class Reader:
    """Sets the facts that are given, and works out those that are not."""

    def __init__(self, g: Ankh, data: dict[str, object], place: str) -> None:
        self.g = g
        self.data = only(data, FIELDS, place)
        self.place = f"{place}."

    def load(self) -> None:
        self.load_table()
        self.load_board()
        self.load_sides()
        self.load_turn()
        tokens = self.g.token
        if (0 in tokens and not self.g.parts) or len(set(tokens)) != len(tokens):
            raise BadInput(self.place + "order", "not exactly one token for each region")
        check(self.g, self.place)

    def numbers(self, field: str, words: list[str], size: int) -> list[int]:
        """A list of words, each as its number; null is -1."""
        values = take(self.data, field, list, self.place, [None] * size)
        if len(values) != size:
            raise BadInput(self.place + field, f"wants {size} entries, not {len(values)}")
        return [number(v, words, f"{self.place}{field}[{i}]") for i, v in enumerate(values)]

    def seat(self, value: object, field: str) -> int:
        return number(value, seat_words(self.g), self.place + field)

    def load_gods(self) -> None:
        g = self.g
        if "gods" in self.data:
            gods = self.numbers("gods", [*GODS.words, CHOOSE], g.seats)
            g.god = [CHOSEN if i == len(GODS.words) else i for i in gods]
            known = [i for i in g.god if i >= 0]
            if len(set(known)) != len(known):
                raise BadInput(self.place + "gods", "two seats have one god")

    def load_table(self) -> None:
        g = self.g
        if "scenario" in self.data:
            g.scenario = number(self.data["scenario"], SCENARIO.words, self.place + "scenario")
        if "guardians" in self.data:
            g.guardian = self.numbers("guardians", FIGURE.words, 3)
            for level, kind in enumerate(g.guardian):
                if kind >= 0 and (kind < FIRST_GUARDIAN or GUARDIAN_LEVEL[kind - 2] != level):
                    told = f"{FIGURE.words[kind]} is no guardian of level {level + 1}"
                    raise BadInput(f"{self.place}guardians[{level}]", told)
        if "first" in self.data:
            g.first = self.seat(self.data["first"], "first")
        g.turn = self.seat(self.data.get("turn", seat_word(g, max(g.first, 0))), "turn")
        laid_out = g.all_figures() or "board" in self.data
        for seat in [seat for seat in range(g.seats) if g.side[seat] >= 0 and g.god[seat] >= 0]:
            g.divine[g.side[seat]] |= BIT[g.god[seat]] if laid_out else 0

    def load_board(self) -> None:
        g = self.g
        camels = 0
        for name in take(self.data, "camels", list, self.place, []):
            camels |= BIT[number(name, SIDE_NAMES, self.place + "camels")]
        g.geo = geography(camels)
        g.token = list(range(1, len(g.geo.lands) + 1))
        if len(g.token) > ORDER_TOKENS:
            raise BadInput(self.place + "camels", f"more than {ORDER_TOKENS} regions")
        order = take(self.data, "order", dict, self.place, {})
        if order:
            g.token = [0] * len(g.geo.lands)
        for token, name in order.items():
            here = f"{self.place}order.{token}"
            region = g.geo.region[number(name, NAMES, here)]
            if region < 0 or token not in [str(t) for t in range(1, ORDER_TOKENS + 1)]:
                raise BadInput(here, "wants a token from 1 to 8 and a space of its region")
            g.token[region] = int(token)
        for name, piece in take(self.data, "board", dict, self.place, {}).items():
            here = f"{self.place}board.{name}"
            self.load_space(number(name, NAMES, here), piece, here)

    def load_space(self, space: int, pieces: object, place: str) -> None:
        g = self.g
        for part in [part.split() for part in str(pieces).split(",")]:
            word = part[0] if part else ""
            if word == "tile":
                g.tiles |= BIT[space]
            elif word == "sun":
                g.sunny |= BIT[space]
            elif word in MONUMENT.words:
                self.load_monument(space, part, place)
            else:
                self.load_figure(space, part, place)

    def load_monument(self, space: int, part: list[str], place: str) -> None:
        g = self.g
        if BIT[space] & (WATERS | g.all_stones() | g.all_figures()):
            raise BadInput(place, "a monument wants an empty land space")
        g.stones[MONUMENT.words.index(part[0])] |= BIT[space]
        if len(part) > 1:
            g.owned[number(part[1], seat_words(g), place)] |= BIT[space]

    def load_figure(self, space: int, part: list[str], place: str) -> None:
        g = self.g
        if len(part) < 2:
            raise BadInput(place, f"wants a god and a figure, not {' '.join(part)!r}")
        side = number(part[0], seat_words(g), place)
        kind = number(part[1], FIGURE.words[:8], place)
        if g.has_figure(space) or g.has_stone(space):
            raise BadInput(place, "two figures, or a figure and a monument, on one space")
        if BIT[space] & WATERS and kind != APEP:
            raise BadInput(place, f"a {part[1]} stands in the water")
        put_figure(g, side, kind, space)
        if kind == SCORPION:
            if len(part) < 3:
                raise BadInput(place, f"a scorpion has its aim; {one_of(DIRECTION.words)}")
            g.aim[space] = number(part[2], DIRECTION.words, place)

    def load_sides(self) -> None:
        g = self.g
        sides = take(self.data, "sides", dict, self.place, {})
        g.trapped = [self.seat(v, "trapped") for v in take(self.data, "trapped", list, "", [])]
        for word in sides:
            number(word, seat_words(g), self.place + "sides")
        for side in range(g.seats):
            word = seat_word(g, side)
            self.load_side(side, sides.get(word, {}), f"{self.place}sides.{word}")
        turns = [(max(g.first, 0) + i) % g.seats for i in range(g.seats)]
        playing = [s for s in reversed(turns) if g.side[s] == s]
        g.ranking = sorted(playing, key=lambda s: g.devotion[s])
        if "ranking" in self.data:
            values = take(self.data, "ranking", list, self.place, [])
            g.ranking = [self.seat(v, "ranking") for v in values]
            heights = [g.devotion[s] for s in g.ranking]
            if sorted(g.ranking) != sorted(playing) or heights != sorted(heights):
                told = "wants every side in the game once, from least to most devotion"
                raise BadInput(self.place + "ranking", told)

    def load_side(self, side: int, written: object, place: str) -> None:
        """What is left out is as many as the board leaves; nothing, of a god that is gone."""
        g, data, dot = self.g, only(written, SIDE_FIELDS, place), place + "."
        gone = g.side[side] != side
        on_board = len([1 for s in spaces_in(g.held[side]) if g.kind_at(s) == WARRIOR])
        pool = WARRIORS - on_board - g.trapped.count(side)
        reserve = ANKH_TOKENS - TOKENS_ON_THE_BOARD - g.owned[side].bit_count()
        g.devotion[side] = ranged(data, "devotion", 0, 0, TOP, dot)
        g.followers[side] = ranged(data, "followers", 0 if gone else 1, 0, 999, dot)
        g.warriors[side] = ranged(data, "warriors", 0 if gone else pool, 0, WARRIORS, dot)
        g.ankhs[side] = ranged(data, "ankhs", 0 if gone else reserve, 0, ANKH_TOKENS, dot)
        g.powers[side] = 0
        for word in take(data, "powers", list, dot, []):
            g.powers[side] |= BIT[number(word, POWER.words, dot + "powers")]
        g.hand[side] = 0 if gone else ALL_CARDS
        for word in take(data, "used", list, dot, []):
            g.hand[side] &= ~BIT[number(word, CARD.words, dot + "used")]
        for word in take(data, "guardians", dict, dot, {}):
            kind = number(word, FIGURE.words, dot + "guardians")
            found = ranged(take(data, "guardians", dict, dot, {}), word, 0, 0, 3, dot)
            if kind < FIRST_GUARDIAN:
                raise BadInput(dot + "guardians", f"{word} is no guardian")
            g.beasts[side * GUARDIANS + kind - FIRST_GUARDIAN] = found

    def load_turn(self) -> None:
        g, dot = self.g, self.place
        g.amun_ready = self.data.get("amun", True) is True
        markers = only(self.data.get("markers", {}), " ".join(ACTION.words), dot + "markers")
        for i, name in enumerate(ACTION.words):
            most = g.seats + USES_BEYOND_PLAYERS[i]
            g.used[i] = ranged(markers, name, 0, 0, most, dot + "markers.")
        g.event = ranged(self.data, "event", 0, 0, 18, dot)
        g.conflicts = ranged(self.data, "conflicts", 0, 0, 5, dot)
        holder = self.data.get("tiebreaker")
        g.tiebreaker = -1 if holder in (None, NONE) else self.seat(holder, "tiebreaker")
        g.tie_ready = self.data.get("ready", g.tiebreaker >= 0) is True
        if "stock" in self.data:
            g.stock = [n for n in take(self.data, "stock", list, dot, []) if isinstance(n, int)]
        else:
            self.fill_stock()
        if self.data.get("action") is not None:
            self.load_action(only(self.data["action"], TURN_FIELDS, dot + "action"))
        if self.data.get("battle") is not None:
            written = only(self.data["battle"], battle_position.FIELDS, dot + "battle")
            battle_position.load(g, written, seat_words(g), dot + "battle.")

    def fill_stock(self) -> None:
        g = self.g
        for level, kind in enumerate(g.guardian):
            if kind >= 0:
                every = GUARDIAN_FIGURES[kind - FIRST_GUARDIAN]
                owned = sum(g.beasts[s * GUARDIANS + kind - FIRST_GUARDIAN] for s in range(g.seats))
                owned += len([f for f in g.figure if f >= 0 and f % 8 == kind])
                limit = min(every, g.seats - 1) if g.seats < 4 else every
                g.stock[level] = max(0, limit - owned)

    def load_action(self, data: dict[str, object]) -> None:
        g, dot = self.g, self.place + "action."
        g.action = number(data.get("name"), ACTION.words, dot + "name")
        g.deeds = ranged(data, "deeds", 0, 0, 2, dot)
        g.fired = data.get("fired") is True
        g.picked = ranged(data, "picked", -1, -1, 300, dot)
        g.aiming = ranged(data, "aiming", -1, -1, 300, dot)
        g.placing = ranged(data, "placing", -1, -1, 300, dot)
        g.normal, g.tile_extra = data.get("normal") is True, data.get("tile") is True
        g.done_with = g.line = 0
        for word in take(data, "done", list, dot, []):
            g.done_with |= BIT[number(word, NAMES, dot + "done")]
        for word in take(data, "line", list, dot, []):
            g.line |= BIT[number(word, SIDE_NAMES, dot + "line")]
        g.parts = [p for p in take(data, "parts", list, dot, []) if isinstance(p, int)]
        g.resolved = ranged(data, "reached", 0, 0, ORDER_TOKENS, dot)


def number(value: object, words: list[str], place: str) -> int:
    if value is None or value == NONE:
        return -1
    if not isinstance(value, str) or value not in words:
        raise BadInput(place, f"not {value!r}; {one_of(words)}")
    return words.index(value)


def ranged(
    data: dict[str, object], field: str, default: int, low: int, high: int, place: str
) -> int:
    value = take(data, field, int, place, default)
    if not low <= value <= high:
        raise BadInput(place + field, f"{value} is not between {low} and {high}")
    return value


def check(g: Ankh, place: str) -> None:
    """Refuse what cannot be."""
    gods = [s for s in g.sides() if g.god[s] >= 0 and g.all_figures()]
    for side in gods:
        own = [g.kind_at(s) for s in spaces_in(g.held[side])]
        if own.count(GOD) != 1:
            raise BadInput(f"{place}board", f"{seat_word(g, side)} wants one god figure")
        total = own.count(WARRIOR) + g.warriors[side] + g.trapped.count(side)
        if total != WARRIORS:
            told = f"{total} warriors on board, in pool and trapped, not {WARRIORS}"
            raise BadInput(f"{place}sides.{seat_word(g, side)}", told)
    for space in spaces_in(g.sunny):
        if not g.has_figure(space):
            raise BadInput(f"{place}board.{NAMES[space]}", "a sun without a figure")
    if g.sunny.bit_count() > SUNS or g.tiles.bit_count() > TILES or len(g.trapped) > SLOTS:
        raise BadInput(place[:-1], "more suns, tiles or trapped warriors than there are")
    if g.tiles & ~LAND:
        raise BadInput(f"{place}board", "an underworld tile in the water")
    for kind, stones in enumerate(g.stones):
        if stones.bit_count() > 10:
            raise BadInput(f"{place}board", f"more than 10 of {MONUMENT.words[kind]}")
