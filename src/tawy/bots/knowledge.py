"""What one seat knows, and full states that agree with it.

A bot never gets a state of the game that is played: it gets a `View`, and makes up states of its
own from it. So it cannot peek, whatever it does.
"""

from __future__ import annotations

from typing import Any

from tawy.kernel.frames import SPECTATOR, State
from tawy.kernel.game import Game
from tawy.kernel.rng import Stream
from tawy.records import position


class View:
    """All that one seat may know at one moment: the game's observation, as plain data."""

    def __init__(self, game: Game[Any], observation: dict[str, Any]) -> None:
        self.game = game
        self.observation = observation
        self.seat: int = observation["seat"]
        self.options: list[int] = observation["options"]


def look(game: Game[Any], g: State, seat: int) -> View:
    """The only way from the true state to a bot."""
    return View(game, game.observe(g, seat))


class Knowledge:
    """States that agree with a view: one is read from it, the others are that one dealt anew."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.base = supposed(view)

    def sample(self, stream: Stream) -> State:
        """A state that this seat cannot tell from the true one, with a generator of its own.

        Every deal of the hidden cards that is possible comes up by its likelihood, with the cards
        counted. In an open ballot the others have still to choose.
        """
        g = self.base.copy()
        game = self.view.game
        game.redeal(g, self.view.seat, stream)
        g.key = stream.below(1 << 256)
        game.engine.reoffer(g)
        return g


def determinize(view: View, stream: Stream) -> State:
    """One such state; whoever wants many keeps the `Knowledge`."""
    return Knowledge(view).sample(stream)


def supposed(view: View) -> State:
    observation, game = view.observation, view.game
    side = observation["side"][view.seat] if view.seat >= 0 else SPECTATOR
    data: dict[str, object] = {
        "game": game.name,
        "seats": len(observation["side"]),
        "sides": [None if s < 0 else observation["seats"][s] for s in observation["side"]],
        "facts": game.suppose(observation["facts"], side),
    }
    if observation["result"] is not None:
        data["result"] = observation["result"]
    else:
        data["stack"] = observation["stack"]
    g: State = position.load(game, data)
    if g.drafts and side >= 0:
        g.drafts[side] = observation["draft"][:]
    elif not g.drafts:
        g.mover, g.back = (view.seat, observation["undo"]) if observation["undo"] else (g.mover, 0)
    return g
