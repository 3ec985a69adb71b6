"""What a bot is: it is shown a view, and answers with one of its options."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field

from tawy.bots.knowledge import View
from tawy.kernel.rng import stretch


@dataclass
class Choice:
    """An option, and why: what decided, as names of terms and how much each weighed."""

    option: int
    terms: dict[str, float] = field(default_factory=dict)


def seed_of_bot(key: int, seat: int) -> str:
    """The seed of a bot. It follows from the key of the game, and nothing of the key from it."""
    return f"{stretch(f'bot {seat} {key:x}'):x}"


def never() -> bool:
    return False


class Bot:
    """Subclass it. One bot plays one seat of one game, from its first choice on."""

    fault = ""  # why another has taken over its choices, if one has

    def choose(self, view: View, stop: Callable[[], bool] = never) -> Choice:
        """Answer; at once when *stop* says so, with the best that was found till then."""
        raise NotImplementedError

    def forget(self) -> None:
        """What it found out before: this step does not follow the last one it was asked."""

    def leave(self) -> None:
        """The game is over."""


# Yields after each piece of work, and is sent whether it is enough.
Thinking = Generator[None, bool, Choice]


class PatientBot(Bot):
    """One that thinks in slices: whoever has one thread for everything lets it go on bit by bit."""

    def think(self, view: View) -> Thinking:
        raise NotImplementedError

    def choose(self, view: View, stop: Callable[[], bool] = never) -> Choice:
        thinking = self.think(view)
        try:
            next(thinking)
            while True:
                thinking.send(stop())
        except StopIteration as done:
            found: Choice = done.value
            return found
