"""What games of Ankh must show, and how a biased player of it sees the board."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from tawy.ankh import choices as c
from tawy.ankh import events as e
from tawy.ankh.board import CORNERS, ENDS
from tawy.ankh.data import ACTION, CARD, EVENT, FIGURE, FIRST_GUARDIAN, GODS, POWER, TRAPPED
from tawy.ankh.rulings import RULINGS
from tawy.ankh.state import Ankh
from tawy.ankh.verbs import ENDINGS
from tawy.kernel.frames import State
from tawy.kernel.game import Game
from tawy.kernel.options import verb_of
from tawy.kernel.rng import Stream
from tawy.kernel.sets import BIT, members
from tawy.proof.ankh.positions import made_position
from tawy.proof.material import Material
from tawy.proof.rulings import all_readings, any_rulings, readings_of
from tawy.records.play import Play

LEFT = {"last-god": "forgetting, one left", "all-forgotten": "forgetting, none left"}
MORE_LEFT = "forgetting, more left"
LINE_ENDS = ["river", "water", "camels", "border"]


class AnkhMaterial(Material):
    def wanted(self, game: Game[Any]) -> list[str]:
        named = [f"power {power}, in battle" for power in POWER.words]
        named += [f"power {power}, unlocked" for power in POWER.words]
        named += [f"card {card}" for card in CARD.words]
        named += [f"guardian {word}" for word in FIGURE.words[FIRST_GUARDIAN:TRAPPED]]
        named += [f"action {word}" for word in ACTION.words]
        named += [f"fired {word}" for word in EVENT.words]
        for god in GODS.words:
            named += [f"god {god}", f"{god} merged, higher", f"{god} merged, lower"]
        named += all_readings(RULINGS)
        named += [*LEFT.values(), MORE_LEFT, *[f"caravan to {end}" for end in LINE_ENDS]]
        return [*super().wanted(game), *named]

    def sights(self, play: Play[Any]) -> Counter[str]:
        seen = super().sights(play)
        g: Ankh = play.state
        seen.update(readings_of(RULINGS, g.rulings))
        seen.update(f"god {GODS.words[god]}" for god in g.god if god >= 0)
        for event in play.log.events:
            told = event.for_seat(-1) or {}
            if event.kind is e.PLAYED:
                seen[f"card {told['card']}"] += 1
            elif event.kind is e.SUMMONED:
                seen[f"guardian {told['figure']}"] += 1
            elif event.kind is e.ACTED:
                seen[f"action {told['action']}"] += 1
            elif event.kind is e.FIRED:
                seen[f"fired {told['what']}"] += 1
            elif event.kind is e.UNLOCKED:
                seen[f"power {told['power']}, unlocked"] += 1
            elif event.kind is e.MERGED:
                lower, higher = event.values
                seen[f"{GODS.words[g.god[lower]]} merged, lower"] += 1
                seen[f"{GODS.words[g.god[higher]]} merged, higher"] += 1
        seen.update(powers_in_battle(play))
        seen.update(f"caravan to {end}" for end in line_ends(play))
        if any(event.kind is e.FORGOTTEN for event in play.log.events):
            ending = ENDINGS[g.ending] if g.ending >= 0 else ""
            seen[LEFT.get(ending, MORE_LEFT)] += 1
        return seen

    def settings(self, seats: int, stream: Stream) -> dict[str, str]:
        """In some games the gods are chosen by some of their players."""
        choosing = stream.below(seats + 1) if stream.below(4) == 0 else 0
        gods = {f"god{seat + 1}": "choose" for seat in range(choosing)}
        return {**gods, **any_rulings(RULINGS, stream)}

    def worth(self, g: State, side: int) -> int:
        """Devotion first, then monuments and followers, and figures where more can be had."""
        assert isinstance(g, Ankh)
        friendly = (g.owned[side] | g.neutral()) & g.beside(g.held[side])
        board = 4 * g.owned[side].bit_count() + 2 * friendly.bit_count()
        return 8 * g.devotion[side] + board + g.followers[side] + g.held[side].bit_count()

    def made(self, game: Game[Any], seats: int, stream: Stream) -> dict[str, object]:
        return made_position(seats, stream)

    def turns(self, play: Play[Any]) -> int:
        """A seat's two actions of one turn follow each other, and its next turn is never next."""
        actors = [ply.seat for ply in play.log.plies if verb_of(ply.option) == c.ACTION]
        return len(list(groupby(actors)))


def powers_in_battle(play: Play[Any]) -> Counter[str]:
    """The powers that the sides had whose strength was measured."""
    facts: Any = play.header.position.get("facts", {})
    words = [play.game.seat_word(play.state, seat) for seat in range(play.state.seats)]
    had = [set(facts.get("sides", {}).get(word, {}).get("powers", [])) for word in words]
    seen: Counter[str] = Counter()
    for event in play.log.events:
        if event.kind is e.UNLOCKED:
            had[event.values[0]].add(POWER.words[event.values[1]])
        elif event.kind is e.STRENGTH:
            seen.update(f"power {power}, in battle" for power in had[event.values[0]])
    return seen


def line_ends(play: Play[Any]) -> list[str]:
    """What the two ends of each caravan touched when it was laid."""
    camels = play.state.geo.camels
    found: list[str] = []
    for event in reversed([event for event in play.log.events if event.kind is e.CARAVAN]):
        line = line_laid(camels, *event.values)
        camels &= ~line
        for corner in ends_of(line):
            older = ["camels"] if CORNERS[corner].sides & camels else []
            found += [*CORNERS[corner].touches, *older]
    return found


def line_laid(camels: int, length: int, first: int, last: int) -> int:
    """The last caravan among these camels: between its ends it touches no other."""
    for begin in ENDS[first]:
        corner, side, line = begin, first, BIT[first]
        while line.bit_count() < length:
            onward = members(CORNERS[corner].sides & camels & ~line)
            if len(onward) != 1:
                break
            side = onward[0]
            line |= BIT[side]
            corner = sum(ENDS[side]) - corner
        if side == last and line.bit_count() == length:
            return line
    raise AssertionError("no caravan between these ends")


def ends_of(line: int) -> list[int]:
    """The corners that only one camel of a line touches."""
    corners = [corner for side in members(line) for corner in ENDS[side]]
    return [corner for corner in corners if corners.count(corner) == 1]
