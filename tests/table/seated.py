"""Tables for tests, without a server: what is said at them, and what everybody is told."""

from typing import Any

import msgspec

from tawy.kernel.frames import SPECTATOR
from tawy.kernel.game import Game
from tawy.kernel.rng import Stream, stretch
from tawy.records.play import Header
from tawy.server.store import packed
from tawy.table import messages as m
from tawy.table.log import Entry, Sitting, beginning
from tawy.table.reopening import Stored, reopened
from tawy.table.table import Change, Table, new_log
from tawy.table.trying import look_ahead, why_not
from tawy.table.viewer import ONLOOKER, Viewer, seat_rights

AT = 1_700_000_000_000


def header_of(game: Game[Any], seats: int, position: dict[str, Any] | None = None) -> Header:
    names = [f"player {i + 1}" for i in range(seats)]
    made = Header(game.name, game.version, names, "table", stretch("table"))
    made.settings = game.checked(seats, {})
    made.position = position or {}
    return made


class Seated:
    """A table, its log as it would be on disk, and short ways to say things."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        position: dict[str, Any] | None = None,
        bots: dict[int, str] | None = None,
        settings: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        header = header_of(game, seats, position)
        header.settings |= settings or {}
        self.text = packed(header)
        self.table = Table(game, header, beginning(self.text), "first")
        self.table.sitting = [
            Sitting(name, (bots or {}).get(seat, "")) for seat, name in enumerate(header.names)
        ]
        self.log: list[Entry] = []
        self.write(new_log(self.table, AT))
        self.table.written(self.log)
        for seat in range(seats):
            self.table.seat(seat)
        self.table.onlooker()
        self.said = 0

    def write(self, entries: list[Entry]) -> None:
        self.log += entries

    @property
    def state(self) -> Any:
        return self.table.play.state

    def viewer(self, sees: int) -> Viewer:
        return self.table.viewer(ONLOOKER if sees == SPECTATOR else seat_rights(sees))

    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.state.seats)]

    # --- saying

    def give(self, sees: int, command: m.Command) -> m.Done | m.Refused:
        prepared = self.table.prepare(self.viewer(sees), command, AT + len(self.log))
        if not isinstance(prepared, Change):
            return prepared
        self.carry(prepared)
        return m.Done(command.id)

    def carry(self, change: Change) -> None:
        self.write(change.entries)
        self.table.commit(change)

    def id(self) -> str:
        self.said += 1
        return f"c{self.said}"

    def choose(self, seat: int, *options: int, id: str = "", mark: m.Mark | None = None) -> Any:
        expect = mark or self.viewer(seat).mark()
        return self.give(seat, m.Choose(id or self.id(), expect, list(options)))

    def undo(self, seat: int, id: str = "") -> Any:
        return self.give(seat, m.Undo(id or self.id(), self.viewer(seat).mark()))

    def stand(self, seat: int, on: bool = True, id: str = "") -> Any:
        return self.give(seat, m.Stand(id or self.id(), on))

    def ahead(self, seat: int, *options: int) -> m.Ahead | m.Refused:
        return look_ahead(self.game, self.state, seat, m.LookAhead("ahead", list(options)))

    def why_not(self, seat: int, kind: str, word: str) -> list[str]:
        wish = m.WhyNot("why", kind, word)
        return [one.reason for one in why_not(self.game, self.state, seat, wish).obstacles]

    def play_at_random(self, seed: str, choices: int) -> None:
        """With an undo now and then, and standing orders."""
        stream, engine = Stream(seed), self.game.engine
        while self.state.ending < 0 and choices:
            choices -= 1
            seat = stream.pick(engine.pending(self.state))
            if stream.below(25) == 0:
                answer = self.stand(seat, on=bool(stream.below(2)))
            elif stream.below(9) == 0 and engine.may_take_back(self.state, seat):
                answer = self.undo(seat)
            else:
                answer = self.choose(seat, stream.pick(engine.legal(self.state, seat)))
            assert isinstance(answer, m.Done)

    # --- what is told

    def number(self, sees: int) -> int:
        return self.viewer(sees).number

    def observation(self, sees: int) -> Any:
        """As it is sent, as plain data."""
        text = msgspec.json.encode(self.table.observation(self.viewer(sees)))
        return msgspec.json.decode(text)

    def news(self, sees: int, since: m.Mark | None = None) -> Any:
        """All that somebody is told who comes now, or has come so far."""
        update = self.table.update(self.viewer(sees), since or m.Mark())
        return msgspec.json.decode(msgspec.json.encode(update))["news"]

    def events(self, sees: int) -> list[Any]:
        heard: list[Any] = []
        for one in self.news(sees):
            heard[one["kept"] :] = one["events"]
        return heard

    def everything(self) -> Any:
        """What everybody has been told and sees now; numbers are of an opening alone."""
        found = {}
        for sees in self.viewers():
            observation, news = self.observation(sees), self.news(sees)
            if sees == SPECTATOR:  # who never chooses has nothing to look back to
                news = [{"number": 0, "kept": 0, "events": self.events(sees), "facts": None}]
            first = news[0]["number"]
            for one in news:
                one["number"] -= first
            stamp = observation.pop("mark")["stamp"]
            since = observation.pop("since")
            found[sees] = (observation, news, stamp, bool(since))
        return found

    def stored(self) -> Stored:
        header = header_of(self.game, self.state.seats, self.table.play.header.position)
        header.settings = self.table.play.header.settings
        return Stored(self.text, header, list(self.log))

    def reopened(self, game: Game[Any] | None = None) -> "Seated":
        """The same from its log, as after a restart."""
        again = Seated.__new__(Seated)
        again.game, again.text, again.log = game or self.game, self.text, self.log
        again.said = 9000
        again.table = reopened(again.game, self.stored(), "second")
        again.table.onlooker()
        return again
