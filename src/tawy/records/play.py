"""A game being played: the state, what has happened, and the moments one may go back to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Generic

from tawy.kernel.engine import IllegalOption
from tawy.kernel.frames import Log, Ply, S, Window
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput
from tawy.kernel.rng import commitment
from tawy.records.position import digest, load, one_choice, take


@dataclass
class Header:
    """What a game begins from. The key is its seed, below 0 while it is not known."""

    game: str
    rules: str
    names: list[str]
    game_id: str
    key: int
    commitment: str = ""  # made from the key when it is left out
    settings: dict[str, str] = field(default_factory=dict)
    bots: dict[int, str] = field(default_factory=dict)  # by seat: the bot and its budget, in words
    position: dict[str, object] = field(default_factory=dict)  # of the start, if not a set-up

    def __post_init__(self) -> None:
        if self.key >= 0:
            self.commitment = commitment(self.key, self.game_id)

    def check(self, game: str, rules: str) -> None:
        if self.game != game:
            raise BadInput("game", f"this is {game!r}, not {self.game!r}")
        if self.rules != rules:
            raise BadInput("rules", f"these are rules {rules!r}, not {self.rules!r}")
        for text in [*self.names, *self.bots.values(), self.game_id]:
            if text != " ".join(text.split()) or (not text and text in self.names):
                raise BadInput("seats", f"{text!r} does not fit on a line of a record")
        if len(set(self.names)) != len(self.names):
            raise BadInput("seats", f"two seats have one name: {', '.join(self.names)}")
        if self.position and self.position.get("seats", len(self.names)) != len(self.names):
            raise BadInput("seats", f"the position is for another number than {len(self.names)}")


class Play(Generic[S]):
    def __init__(self, game: Game[S], header: Header, open_chance: bool = False) -> None:
        header.check(game.name, game.version)
        names = header.names
        self.game = game
        self.header = header
        self.standing: set[int] = set()  # seats that left word to let every window pass
        self.log = Log()
        self.past: list[tuple[S, int, int]] = []  # since the last news: state, length of the log
        self.state: S = game.start(len(names), game.checked(len(names), header.settings))
        self.state.key = max(header.key, 0)
        self.state.open_chance = open_chance
        self.state.log = self.log
        drafts: dict[str, object] = {}
        if header.position:  # drafts in it are choices like any other, for the record to tell
            position = {**header.position, "seats": len(names)}
            drafts = take(position, "drafts", dict, "", {})
            position.pop("drafts", None)
            self.header = replace(header, position=position)
            self.state = load(game, position, self.state)
        game.engine.run(self.state)
        for word in drafts:
            seat = game.seat_called(self.state, word, "drafts")
            for words in take(drafts, word, list, "drafts.", None):
                self.apply(seat, one_choice(game, self.state, seat, str(words), f"drafts.{word}"))

    def apply(self, seat: int, option: int) -> None:
        moment = (self.state.copy(), len(self.log.plies), len(self.log.events))
        self.game.engine.apply(self.state, seat, option)
        self.past.append(moment)
        del self.past[: len(self.past) - self.state.back]
        self.let_pass()

    def stand(self, seat: int) -> None:
        """*seat* leaves word to let every window pass, the one that is open too."""
        self.standing.add(seat)
        self.let_pass()

    def attend(self, seat: int) -> None:
        """*seat* is asked again."""
        self.standing.discard(seat)

    def let_pass(self) -> None:
        """Answer an open window for the seats that left word to do so."""
        engine, g = self.game.engine, self.state
        rule = engine.rules[g.stack[-1].rule] if g.stack else None
        waiting = self.standing.intersection(engine.pending(g))
        if waiting and isinstance(rule, Window):
            self.apply(min(waiting), rule.passing)

    def undo(self, seat: int) -> None:
        """Take back the last ply of *seat*; in a ballot, the last step of its draft."""
        if not self.game.engine.may_take_back(self.state, seat):
            raise IllegalOption(seat, -1)
        if self.state.drafts:
            self.game.engine.retract(self.state, seat)
        else:
            self.state, plies, events = self.past.pop()
            self.state.log = self.log
            del self.log.plies[plies:], self.log.events[events:]

    def plies(self) -> list[Ply]:
        """All choices so far, in seat order where the order of answering is a secret."""
        drafted = [Ply(seat, o) for seat, draft in enumerate(self.state.drafts) for o in draft]
        return self.log.plies + drafted

    def result(self) -> str:
        g = self.state
        if g.ending < 0:
            return "unfinished"
        return f"{self.game.endings[g.ending]}; places {' '.join([str(p) for p in g.places])}"

    def digest(self) -> str:
        return digest(self.game, self.state, self.header.settings)
