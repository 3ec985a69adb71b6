"""What a game brings to its own fuzzing, beyond uniform play from the start of a game."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tawy.kernel.frames import State
from tawy.kernel.game import Game
from tawy.kernel.options import verb_of
from tawy.kernel.rng import Stream
from tawy.proof.observer import Observer
from tawy.records.play import Play


class Material:
    """The least that every game has; one with more to show fills in the rest."""

    signed = 500  # games that the signature of its play is made from

    def wanted(self, game: Game[Any]) -> list[str]:
        """What a large number of games must have shown."""
        events = [name for kind in game.events for name in event_names(kind.name, kind.causes)]
        choices = [f"choice {verb.name}" for verb in game.verbs]
        endings = [f"ending {name}" for name in game.endings]
        return [*events, *choices, *endings, "retraction", "undo"]

    def sights(self, play: Play[Any]) -> Counter[str]:
        """What one game has shown, how often."""
        seen: Counter[str] = Counter()
        for event in play.log.events:
            seen.update(event_names(event.kind.name, [event.why] if event.kind.causes else []))
        seen.update(f"choice {play.game.verbs[verb_of(p.option)].name}" for p in play.log.plies)
        if play.state.ending >= 0:
            seen[f"ending {play.game.endings[play.state.ending]}"] += 1
        return seen

    def settings(self, seats: int, stream: Stream) -> dict[str, str]:
        """Options of the table for one game; what is left out is the default."""
        return {}

    def worth(self, g: State, side: int) -> int:
        """How a side stands: what a biased player likes to see grow. Without it all play alike."""
        return 0

    def made(self, game: Game[Any], seats: int, stream: Stream) -> dict[str, object]:
        """A position that play from the start would seldom reach; empty: the start of a game."""
        return {}

    def observer(self) -> Observer:
        """For one game: what is seen, and held to a promise, at every choice of it."""
        return Observer()

    def turns(self, play: Play[Any]) -> int:
        """How many turns a game took, if it has turns."""
        return 0


def event_names(name: str, causes: list[str]) -> list[str]:
    return [f"event {name}: {why}" for why in causes] or [f"event {name}"]
