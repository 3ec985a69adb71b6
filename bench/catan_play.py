"""Catanatron played at random: the peer. Only this file imports it."""
# It carries no types, and is not there where it is not measured.
# mypy: disable-error-code="import-not-found, import-untyped"

from __future__ import annotations

from collections.abc import Callable

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, Player

from bench.tally import Chooser, Tally


def play_catan(seed: int) -> Tally:
    """One whole game of four, driven as its own `Game.play` does; *seed* from 1 (0 is none)."""
    chooser = Chooser(seed)
    game = Game([Player(color) for color in Color], seed=seed)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick(lambda player, game, actions: chooser.pick(actions))
    return Tally(1, chooser.decisions, game.state.num_turns)


def copier_of_catan() -> Callable[[], object]:
    """Of a game after a hundred choices: there is no battle in Catan."""
    chooser = Chooser(1)
    game = Game([Player(color) for color in Color], seed=1)
    while chooser.decisions < 100:
        game.play_tick(lambda player, game, actions: chooser.pick(actions))
    copier: Callable[[], object] = game.copy
    return copier
