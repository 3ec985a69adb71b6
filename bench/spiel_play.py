"""OpenSpiel's games played at random from Python; the games themselves are C++."""
# It is not there where it is not measured.
# mypy: disable-error-code="import-not-found, import-untyped"

from __future__ import annotations

from collections.abc import Callable

import pyspiel

from bench.tally import Chooser, Tally

GAMES = {name: pyspiel.load_game(name) for name in ("backgammon", "chess")}


def play_spiel(name: str, seed: int) -> Tally:
    """Chance is drawn as the game says, and counts for no decision."""
    chooser, state, turns = Chooser(seed), GAMES[name].new_initial_state(), 0
    while not state.is_terminal():
        turns += not state.is_chance_node()
        advance(state, chooser)
    return Tally(1, chooser.decisions, turns)


def advance(state: pyspiel.State, chooser: Chooser) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.random.choices(outcomes, weights)[0])
    else:
        state.apply_action(chooser.pick(state.legal_actions()))


def copier_of_spiel(name: str) -> Callable[[], object]:
    """Of a state after forty decisions."""
    chooser, state = Chooser(1), GAMES[name].new_initial_state()
    while chooser.decisions < 40:
        advance(state, chooser)
    copier: Callable[[], object] = state.clone
    return copier
