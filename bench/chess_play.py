"""Chess played at random by python-chess and by PettingZoo, as programs in Python drive them."""
# They carry few types, and are not there where they are not measured.
# mypy: disable-error-code="import-not-found, import-untyped"

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import chess
import numpy as np
from pettingzoo.classic import chess_v6

from bench.tally import Chooser, Tally


def play_python_chess(seed: int) -> Tally:
    chooser, board = Chooser(seed), chess.Board()
    while not board.is_game_over(claim_draw=False):
        board.push(chooser.pick(list(board.legal_moves)))
    return Tally(1, chooser.decisions, board.ply())


def play_pettingzoo_chess(seed: int) -> Tally:
    """The environment checks, masks and encodes as it does for whoever learns with it."""
    chooser, turns = Chooser(seed), 0
    env = chess_v6.env()
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, over, cut_off, _ = env.last()
        if over or cut_off:
            env.step(None)
        else:
            legal = cast("Sequence[int]", np.flatnonzero(observation["action_mask"]))
            env.step(int(chooser.pick(legal)))
            turns += 1
    return Tally(1, chooser.decisions, turns)


def copier_of_chess() -> Callable[[], object]:
    """Of a board after forty moves of each, without the moves that led there."""
    chooser, board = Chooser(1), chess.Board()
    while board.ply() < 80:
        board.push(chooser.pick(list(board.legal_moves)))
    return lambda: board.copy(stack=False)
