"""Secrets of any game: states in which somebody has one are looked at, and leaks are planted."""

from collections.abc import Callable
from typing import Any

from tawy.kernel.frames import State
from tawy.kernel.game import Game
from tawy.kernel.rng import Stream
from tawy.proof.contract import check_ply, check_secrets

UNKNOWN = "depends on what it may not know"  # what is said of a view that tells too much


def check_tells_nothing(game: Game[Any], states: list[Any], part: int, parts: int) -> None:
    """For every seat and the spectator, at the moment and after the next choice."""
    for i, g in enumerate(states[part::parts]):
        stream = Stream(f"{part} {i}")
        check_secrets(game, g, stream)
        seat = stream.pick(game.engine.pending(g))
        check_ply(game, g, seat, stream.pick(game.engine.legal(g, seat)), stream)


def check_views(game: Game[Any], states: list[Any]) -> None:
    for i, g in enumerate(states):
        check_secrets(game, g, Stream(f"all {i}"))


def showing(kind: type[Game[Any]], leak: Callable[[Any], object]) -> Game[Any]:
    """The game, with something more of the state in everybody's view."""

    class Leaky(kind):  # type: ignore[misc,valid-type]  # whichever game it is
        def view(self, g: State, seat: int) -> dict[str, object]:
            return {**super().view(g, seat), "leak": leak(g)}

    return Leaky()
