"""Altered positions of any game: each is taken and played on under the contract, or refused."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from shared.positions import Position, plain

from tawy.kernel.frames import State
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream
from tawy.proof.contract import check_moment, check_ply
from tawy.records.position import load

AT_LEAST = 40  # of the positions are taken, and as many refused
EACH = 6  # alterations of a position
CHOICES = 8  # that are made then


@dataclass
class Alterations:
    """What may come into a position of a game where it does not belong."""

    game: Game[Any]
    junk: list[Any]
    keys: list[str]

    def alter(self, position: Position, others: list[Position], stream: Stream) -> None:
        """One place gets junk, a neighbour's value, what another moment has there, or goes."""
        there = places(position)
        holder, key = stream.pick(there)
        value = holder[key]
        alike = [h[k] for h, k in there if type(h[k]) is type(value)]
        how = stream.below(6)
        if how == 0:
            holder[key] = stream.pick(self.junk)
        elif how == 1:
            holder[key] = deepcopy(stream.pick(alike))
        elif how == 2:
            del holder[key]
        elif how == 3 and isinstance(value, int) and not isinstance(value, bool):
            holder[key] = value + stream.pick([-1, 1])
        elif how == 3 and isinstance(value, list):
            value.append(stream.pick(value or self.junk))
        elif how == 3 and isinstance(value, dict):
            value[stream.pick(self.keys)] = stream.pick(self.junk)
        else:
            field = stream.pick(list(position["facts"]))
            position["facts"][field] = deepcopy(stream.pick(others)["facts"][field])

    def check(self, originals: list[Position], stream: Stream, whole: int = 16) -> None:
        """Nothing else than BadInput comes out; *whole*: of so many one is checked wholly."""
        taken = refused = 0
        for original in originals:
            for _ in range(EACH):
                position = deepcopy(original)
                self.alter(position, originals, stream)
                try:
                    loaded = load(self.game, position)
                except BadInput:
                    refused += 1
                    continue
                taken += 1
                play_on(self.game, loaded, stream, taken % whole == 0)
        assert min(taken, refused) > AT_LEAST


def places(data: Any) -> list[tuple[Any, Any]]:
    """All of them in plain data: what they are in, and its key or index."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    found = [(data, key) for key in keys]
    for key in keys:
        if isinstance(data[key], dict | list):
            found += places(data[key])
    return found


def play_on(game: Game[Any], g: State, stream: Stream, whole: bool) -> None:
    """Some choices; *whole*: with all checks."""
    pieces = game.pieces(g)
    for _ in range(CHOICES):
        if whole:
            check_moment(game, g, stream)
        if g.ending >= 0:
            return
        seat = stream.pick(game.engine.pending(g))
        choice = stream.pick(game.engine.legal(g, seat))
        if whole:
            check_ply(game, g, seat, choice, stream)
        game.engine.apply(g, seat, choice)
        assert game.pieces(g) == pieces
    written = plain(game, g)
    assert plain(game, load(game, written)) == written
