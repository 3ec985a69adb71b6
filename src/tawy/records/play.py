"""A game being played: the state, what has happened, and the moments one may go back to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Generic

from tawy.kernel.engine import IllegalOption
from tawy.kernel.frames import CHANCE, Log, Ply, S, Window
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
            raise BadInput("game", f"must be {game!r}, not {self.game!r}")
        if self.rules != rules:
            raise BadInput("rules", f"must be version {rules!r}, not {self.rules!r}")
        for text in [*self.names, *self.bots.values(), self.game_id]:
            if text != " ".join(text.split()) or (not text and text in self.names):
                raise BadInput("seats", f"{text!r} must be one line of text without extra spaces")
        if len(set(self.names)) != len(self.names):
            raise BadInput("seats", f"two seats have the same name: {', '.join(self.names)}")
        if self.position and self.position.get("seats", len(self.names)) != len(self.names):
            raise BadInput("seats", f"the position must be for {len(self.names)} seats too")


class Moment(Generic[S]):
    """The state before a choice, or before several in a row that are taken back together."""

    def __init__(self, state: S, plies: int, events: int, size: int) -> None:
        self.state = state
        self.plies = plies  # of the log, then
        self.events = events
        self.size = size  # plies that are taken back with it


class Trial(Generic[S]):
    """What choices of one seat lead to, before they count: the play itself has not changed."""

    def __init__(self, seat: int, options: list[int], state: S, words: list[str]) -> None:
        self.seat = seat
        self.options = options
        self.state = state
        self.words = words  # what each was called when it was made
        self.log = Log()

    def draws(self) -> list[int]:
        """What chance drew on the way."""
        return [ply.option for ply in self.log.plies if ply.seat == CHANCE]


class Play(Generic[S]):
    def __init__(self, game: Game[S], header: Header, open_chance: bool = False) -> None:
        header.check(game.name, game.version)
        names = header.names
        self.game = game
        self.header = header
        self.standing: set[int] = set()  # seats that left word to let every window pass
        self.log = Log()
        self.past: list[Moment[S]] = []  # since the last news
        self.drafted: dict[int, list[int]] = {}  # in a ballot, by seat: steps of each choice
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
        moment = Moment(self.state.copy(), len(self.log.plies), len(self.log.events), 1)
        self.game.engine.apply(self.state, seat, option)
        self.remember(moment, seat)
        self.let_pass()

    # --- several choices at once, tried before they count

    def tried(self, seat: int, options: list[int]) -> Trial[S]:
        """The same on a copy; *accept* makes it count. The first that is not legal is refused."""
        game, engine = self.game, self.game.engine
        trial = Trial(seat, options, self.state.copy(), list[str]())
        trial.state.log = trial.log
        for option in options:
            if option not in engine.legal(trial.state, seat):
                raise IllegalOption(seat, option)
            trial.words.append(game.words(trial.state, option))
            engine.apply(trial.state, seat, option)
        self.pass_windows(trial)
        return trial

    def pass_windows(self, trial: Trial[S]) -> None:
        while (passing := self.passing(trial.state)) is not None:
            self.game.engine.apply(trial.state, passing.seat, passing.option)

    def tried_standing(self, seat: int) -> Trial[S] | None:
        """What goes by itself once *seat* leaves word to let every window pass, if anything."""
        before = set(self.standing)
        self.standing.add(seat)
        passes = self.passing(self.state) is not None
        trial = self.tried(seat, []) if passes else None
        self.standing = before
        return trial

    def accept(self, trial: Trial[S]) -> None:
        """A trial that was made of this moment counts."""
        plies, events = len(self.log.plies), len(self.log.events)
        moment = Moment(self.state, plies, events, len(trial.options))
        self.log.plies += trial.log.plies
        for event in trial.log.events:
            event.ply += plies
        self.log.events += trial.log.events
        self.state = trial.state
        self.state.log = self.log
        moment.state.log = None
        self.remember(moment, trial.seat)

    def remember(self, moment: Moment[S], seat: int) -> None:
        """As long as nothing new was learned, one may go back to it."""
        if not moment.size:  # others have answered
            self.past = []
            return
        if self.state.drafts:
            self.past = []
            before = len(moment.state.drafts[seat]) if moment.state.drafts else -1
            if len(self.state.drafts[seat]) == before + moment.size:
                self.drafted.setdefault(seat, []).append(moment.size)
            else:  # another ballot has begun
                self.drafted = {}
            return
        self.past.append(moment)
        left, kept = self.state.back, len(self.past)
        while kept and self.past[kept - 1].size <= left:
            kept -= 1
            left -= self.past[kept].size
        del self.past[:kept]

    # --- standing orders

    def stand(self, seat: int) -> None:
        """*seat* leaves word to let every window pass, the one that is open too."""
        self.standing.add(seat)
        self.let_pass()

    def attend(self, seat: int) -> None:
        """*seat* is asked again."""
        self.standing.discard(seat)

    def let_pass(self) -> None:
        """Answer an open window for the seats that left word to do so."""
        while (passing := self.passing(self.state)) is not None:
            self.apply(passing.seat, passing.option)

    def passing(self, g: S) -> Ply | None:
        """The next answer to the window that is open, if it is one that goes by itself."""
        engine = self.game.engine
        rule = engine.rules[g.stack[-1].rule] if g.stack else None
        if not self.standing or not isinstance(rule, Window):
            return None
        waiting = self.standing.intersection(engine.pending(g))
        return Ply(min(waiting), rule.passing) if waiting else None

    # --- taking back

    def undo(self, seat: int) -> None:
        """Take back the last choice of *seat*; in a ballot, the last step of its draft.

        Several choices that were made at once are taken back at once.
        """
        if not self.game.engine.may_take_back(self.state, seat):
            raise IllegalOption(seat, -1)
        if self.state.drafts:
            steps = self.drafted.get(seat, [])
            for _ in range(steps.pop() if steps else 1):
                self.game.engine.retract(self.state, seat)
            return
        moment = self.past.pop()
        self.state = moment.state
        self.state.log = self.log
        del self.log.plies[moment.plies :], self.log.events[moment.events :]
        if not self.past:  # who moved before has been answered, even if that was taken back
            self.state.back = 0

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
