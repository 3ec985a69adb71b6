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

    def __init__(self, game: Game[Any], told: dict[str, Any]) -> None:
        self.game = game
        self.told = told
        self.seat: int = told["seat"]
        self.options: list[int] = told["options"]


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
    told, game = view.told, view.game
    side = told["side"][view.seat] if view.seat >= 0 else SPECTATOR
    data: dict[str, object] = {
        "game": game.name,
        "seats": len(told["side"]),
        "sides": [None if s < 0 else told["seats"][s] for s in told["side"]],
        "facts": game.suppose(told["table"], side),
    }
    if told["result"] is not None:
        data["result"] = told["result"]
    else:
        data["stack"] = told["stack"]
    g: State = position.load(game, data)
    if g.drafts and side >= 0:
        g.drafts[side] = told["draft"][:]
    elif not g.drafts:
        g.mover, g.back = (view.seat, told["undo"]) if told["undo"] else (g.mover, 0)
    return g
