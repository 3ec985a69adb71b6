"""A table: commands in, entries of the log to be written down, then news for everybody.

A command is carried out in two steps, so that it is on disk before anybody hears of it: `prepare`
tries it on a copy and says what is to be written; `commit` makes it count. What is prepared and
not written is simply let go.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from tawy.kernel.events import Event
from tawy.kernel.frames import CHANCE, SPECTATOR, Ballot
from tawy.kernel.game import Game
from tawy.kernel.options import show
from tawy.records.play import Header, Play, Trial
from tawy.table import messages as m
from tawy.table import passing
from tawy.table.called import choice_of
from tawy.table.log import (
    CHOOSE,
    DRAW,
    RULES,
    SIT,
    STAND,
    STOP,
    UNDO,
    Choices,
    Entry,
    Order,
    Pen,
    Sitting,
    Version,
    sentence,
)
from tawy.table.trying import can_be_told_at_once
from tawy.table.viewer import ONLOOKER, Rights, Viewer, count_told, seat_rights, told_to

SWITCHES = 20  # of standing orders by one seat, from one piece of news to the next


class Change:
    """What a command does: the entries that say so, not yet written, and what then counts."""

    def __init__(self, seat: int, entries: list[Entry], command: str) -> None:
        self.seat = seat
        self.entries = entries
        self.command = command
        self.trial: Trial[Any] | None = None  # of choices
        self.order: Order | None = None  # a standing order

    def is_own_choice(self) -> bool:
        """Of somebody who looks at the table; not one that was due by itself."""
        return self.order is None and bool(self.command)


@dataclass
class Stop:
    """Where the log no longer fits the rules of today, or is not what was written, and why."""

    code: str
    entry: int
    reason: str


class Table:
    """One game, and those who sit at it. All of it follows from the header and the log."""

    def __init__(self, game: Game[Any], header: Header, last: str, epoch: str) -> None:
        self.game = game
        self.play: Play[Any] = Play(game, header)
        self.epoch = epoch  # of all news since the table was opened
        self.last = last  # hash of the log
        self.entries = 0  # of the log
        self.rules = header.rules  # by which its last entry was made
        self.sitting = [Sitting(name) for name in header.names]
        self.commands: set[int] = set()  # all that were carried out, by seat and id
        # Of standing orders, since the seat's last news. Not since somebody's last choice: when it
        # may switch again would tell that somebody has answered in secret.
        self.switches = [0] * len(header.names)
        self.has_chosen = [False] * len(header.names)
        self.excused: dict[int, bool] = {}  # by seat: what it wants of windows it can't answer
        self.stopped: Stop | None = None
        self.rest: list[Entry] = []  # of the log, from where it stopped
        self.viewers: dict[Rights, Viewer] = {}

    # --- who looks

    def viewer(self, rights: Rights) -> Viewer:
        """Seats are there from the beginning; others when they come."""
        if rights not in self.viewers:
            self.viewers[rights] = self.new_viewer(rights)
        return self.viewers[rights]

    def seat(self, seat: int) -> Viewer:
        return self.viewer(seat_rights(seat))

    def onlooker(self) -> Viewer:
        return self.viewer(ONLOOKER)

    def new_viewer(self, rights: Rights) -> Viewer:
        viewer = Viewer(rights, self.epoch)
        viewer.look(self.observe(rights.sees), self.orders(rights.sees))
        viewer.heard = count_told(self.play.log.events, viewer)
        return viewer

    def dismiss(self, viewer: Viewer) -> None:
        """Nobody is behind it any more. What happens at a seat is kept for whoever comes back."""
        if not viewer.rights.acts:
            self.viewers.pop(viewer.rights, None)

    # --- commands

    def prepare(self, viewer: Viewer, command: m.Command, at: int) -> Change | m.Done | m.Refused:
        """What a command will do once it is written down; or the answer, if that is nothing."""
        seat, refused = viewer.rights.sees, ""
        if not viewer.rights.acts:
            refused = m.NOT_YOURS
        elif self.was_done(seat, command):
            return m.Done(command.id)
        elif isinstance(command, m.End):
            refused = self.why_no_end()
        elif self.stopped is not None:
            refused = self.stopped.code
        elif isinstance(command, m.Stand):
            refused = m.TOO_OFTEN if self.switches[seat] >= SWITCHES else ""
        elif not viewer.is_up_to_date(command.expect):
            refused = m.STALE
        elif isinstance(command, m.Undo):
            may = self.game.engine.may_take_back(self.play.state, seat)
            refused = "" if may else m.NO_UNDO
        elif not self.can_choose(seat, command.options):
            refused = m.ILLEGAL
        if refused:
            return m.Refused(command.id, refused)
        return self.change(seat, command, at)

    def was_done(self, seat: int, command: m.Command) -> bool:
        ended = isinstance(command, m.End) and self.has_ended()  # by whomever
        return ended or self.key_of(seat, command.id) in self.commands

    def can_choose(self, seat: int, options: list[int]) -> bool:
        if len(options) == 1:
            return options[0] in self.game.engine.legal(self.play.state, seat)
        return can_be_told_at_once(self.game, self.play.state, seat, options)

    def change(self, seat: int, command: m.Command, at: int) -> Change:
        if isinstance(command, m.Choose):
            return self.choice(seat, command.options, command.id, at)
        if isinstance(command, m.Stand):
            order = Order(command.on, command.unable)
            return self.standing_order(seat, order, command.id, at)
        if isinstance(command, m.End):
            return self.end(seat, command.id, at)
        return self.undo(seat, command.id, at)

    def choice(self, seat: int, options: list[int], command: str, at: int) -> Change:
        """Of a seat, whoever plays it: the choice, and what chance draws then."""
        pen = self.pen(at)
        change = Change(seat, pen.written, command)
        change.trial = self.play.tried(seat, options)
        words = " ".join(change.trial.words)
        pen.write(CHOOSE, seat, Choices(options), words, command)
        self.write_draws(pen, change.trial.draws())
        return change

    def undo(self, seat: int, command: str, at: int) -> Change:
        pen = self.pen(at)
        pen.write(UNDO, seat, command=command)
        return Change(seat, pen.written, command)

    def standing_order(self, seat: int, order: Order, command: str, at: int) -> Change:
        """It may answer a window that is open, and all that follows from it."""
        pen = self.pen(at)
        change = Change(seat, pen.written, command)
        change.order = order
        pen.write(STAND, seat, order, command=command)
        change.trial = self.tried_standing(seat, order)
        if change.trial is not None:
            self.write_draws(pen, change.trial.draws())
        return change

    def tried_standing(self, seat: int, order: Order) -> Trial[Any] | None:
        """What goes by itself with an order; windows that it can't answer are passed one by one."""
        return self.play.tried_standing(seat) if order.on and not order.unable else None

    def write_draws(self, pen: Pen, draws: list[int]) -> None:
        for draw in draws:
            pen.write(DRAW, CHANCE, Choices([draw]), show(self.game.verbs, draw))

    def pen(self, at: int) -> Pen:
        pen = Pen(self.entries, self.last, at)
        if self.rules != self.game.version:
            pen.write(RULES, SPECTATOR, Version(self.game.version))
        return pen

    def commit(self, change: Change) -> None:
        """It is written down: now it counts, and everybody for whom it is news has news."""
        if change.entries[-1].kind == STOP:
            self.ended(change)
            return
        answers = passing.pass_of(self.game, self.play.state) is not None
        new, gone = self.count(change)
        self.pass_on(new, gone, change.seat if change.order is not None else SPECTATOR)
        if change.is_own_choice():
            # Where it was the last answer to a window, its news are what others do then.
            self.seat(change.seat).has_chosen(ago=int(answers and bool(new)))

    def count(self, change: Change) -> tuple[Sequence[Event], Sequence[Event]]:
        """Make it count, and tell nobody; returns new events, and those that no longer stand."""
        self.written(change.entries)
        self.commands.add(self.key_of(change.seat, change.command))
        if change.order is not None:
            self.stand(change.seat, change.order)
        else:
            self.switches[change.seat] = 0
            self.has_chosen[change.seat] |= change.is_own_choice()
            if change.trial is None:
                return [], self.take_back(change.seat)
        if change.trial is None:
            return [], []
        self.play.accept(change.trial)
        return change.trial.log.events, []

    def written(self, entries: list[Entry]) -> None:
        self.entries += len(entries)
        self.last = entries[-1].hash
        self.rules = self.game.version

    def stand(self, seat: int, order: Order) -> None:
        self.switches[seat] += 1
        if order.unable:
            self.excused[seat] = order.on
        elif order.on:
            self.play.standing.add(seat)
        else:
            self.play.standing.discard(seat)

    def take_back(self, seat: int) -> list[Event]:
        """Returns the events that no longer stand."""
        play = self.play
        gone = [] if play.state.drafts else play.log.events[play.past[-1].events :]
        play.undo(seat)
        return gone

    def key_of(self, seat: int, command: str) -> int:
        return hash((seat, command))

    # --- a game that cannot go on

    def stop(self, stopped: Stop, entries: list[Entry]) -> None:
        self.stopped = stopped
        self.rest = entries[stopped.entry :]
        self.entries, self.last = len(entries), entries[-1].hash

    def stopped_for(self, sees: int) -> m.Stopped | None:
        """What a viewer is told of it: his own choices, and all of it once it can never go on."""
        if self.stopped is None:
            return None
        names = [who.name for who in self.sitting]
        ended = self.has_ended()
        rest = [sentence(one, names) for one in self.rest if ended or one.seat == sees]
        return m.Stopped(self.stopped.code, self.stopped.reason if ended else "", rest, ended)

    def why_no_end(self) -> str:
        """One that can go on is not to be ended; a damaged one may be mended."""
        if self.stopped is None:
            return m.ILLEGAL
        return m.DAMAGED if self.stopped.code == m.DAMAGED else ""

    def end(self, seat: int, command: str, at: int) -> Change:
        pen = Pen(self.entries, self.last, at)
        pen.write(STOP, SPECTATOR, command=command)
        return Change(seat, pen.written, command)

    def has_ended(self) -> bool:
        return bool(self.rest) and self.rest[-1].kind == STOP

    def ended(self, change: Change) -> None:
        self.written(change.entries)
        self.rest += change.entries
        for viewer in self.viewers.values():
            viewer.begin_anew()

    # --- news

    def pass_on(self, new: Sequence[Event], gone: Sequence[Event], ordered: int) -> None:
        """Everybody for whom anything has changed gets news; *ordered* gave a standing order."""
        g = self.play.state
        for viewer in self.viewers.values():
            sees = viewer.rights.sees
            told = told_to(self.game, g, new, viewer) if new else []
            taken_back = count_told(gone, viewer) if gone else 0
            seen = self.observe(sees)
            news = viewer.take_in(told, taken_back, seen, self.orders(sees))
            if news and viewer.rights.acts and sees != ordered:
                self.switches[sees] = 0

    def observe(self, sees: int) -> dict[str, Any]:
        return self.game.observe(self.play.state, sees)

    # --- standing orders

    def stands(self, sees: int) -> bool:
        return sees in self.play.standing

    def is_excused(self, sees: int) -> bool:
        """Whether windows pass that this seat can't answer: where it plays alone, unless it says
        that it wants to be asked; elsewhere only if it says so."""
        return self.excused.get(sees, passing.is_alone(self.sitting, sees))

    def orders(self, sees: int) -> list[bool]:
        return [self.stands(sees), self.is_excused(sees)]

    def passes(self, sees: int) -> bool:
        """Whether the window that is open passes by itself, or has done so, for this seat."""
        return self.is_excused(sees) and passing.has_no_answer(self.game, self.play.state, sees)

    def passes_at_once(self, sees: int) -> bool:
        """Then nothing is asked: somebody who looks before the pass is written sees no question."""
        return passing.is_alone(self.sitting, sees) and self.passes(sees)

    def passing_seats(self) -> list[int]:
        """Those whose answer to the window that is open is due by itself."""
        pending = self.game.engine.pending(self.play.state) if self.stopped is None else []
        return [seat for seat in pending if seat >= 0 and self.passes(seat)]

    def let_pass(self, seat: int, at: int) -> Change:
        """Written down as if the seat had clicked, but that it gave no command."""
        option = passing.pass_of(self.game, self.play.state)
        assert option is not None
        return self.choice(seat, [option], "", at)

    def update(self, viewer: Viewer, since: m.Mark) -> m.Update:
        """What somebody with this mark has not been told yet, and all that he sees now."""
        news = viewer.missed(since)
        if news is None:
            told = told_to(self.game, self.play.state, self.play.log.events, viewer)
            news = viewer.whole(told)
        if news and news[-1].facts is not None:  # those of now, which come along anyway
            news[-1] = msgspec.structs.replace(news[-1], facts=None)
        return m.Update(news, self.observation(viewer))

    # --- the moment

    def observation(self, viewer: Viewer) -> m.Observation:
        """All that a viewer may know and do now."""
        game, g, sees = self.game, self.play.state, viewer.rights.sees
        engine = game.engine
        side = g.side[sees] if sees >= 0 else SPECTATOR
        acts = viewer.rights.acts and self.stopped is None
        options = engine.legal(g, sees) if acts and not self.passes_at_once(sees) else []
        seen = m.Observation(
            mark=viewer.mark(),
            game=game.name,
            seat=sees,
            side=g.side,
            awaited=engine.awaited(g),
            options=options,
            choices=[self.offered(sees, option) for option in options],
            draft=[choice_of(game, g, o) for o in g.drafts[side]] if g.drafts and side >= 0 else [],
            undo=engine.may_take_back(g, sees) if acts and not self.passes(sees) else 0,
            facts=cast(Any, msgspec.Raw(viewer.seen.facts)),
            names=[one.name for one in self.sitting],
            bots=[one.bot for one in self.sitting],
            since=viewer.since,
            standing=self.stands(sees),
            excused=self.is_excused(sees),
            passes=acts and self.passes(sees),
            outlook=game.outlook(g, sees),
            stopped=self.stopped_for(sees),
        )
        if g.ending >= 0:
            seen.result = m.Result(game.endings[g.ending], g.places)
        if seen.undo:
            seen.last = seen.draft[-1] if seen.draft else self.last_choice()
            begun = len(self.play.log.events)
            seen.begun = not seen.draft and self.play.past[-1].events == begun
        if options:
            rule = engine.rules[g.stack[-1].rule]
            seen.question = rule.name()
            seen.secret = isinstance(rule, Ballot)
        return seen

    def offered(self, seat: int, option: int) -> m.Choice:
        """With a warning, where it would be spent for nothing."""
        game, g = self.game, self.play.state
        choice, idle = choice_of(game, g, option), game.idle(g, seat, option)
        if idle is not None:
            choice.idle = m.Obstacle(idle.name, idle.rules)
        return choice

    def last_choice(self) -> m.Choice:
        """As it was called when it was made."""
        moment = self.play.past[-1]
        g = moment.state.copy()
        for ply in self.play.log.plies[moment.plies : moment.plies + moment.size - 1]:
            self.game.engine.apply(g, ply.seat, ply.option)
        last = self.play.log.plies[moment.plies + moment.size - 1].option
        return choice_of(self.game, g, last)


def new_log(table: Table, at: int) -> list[Entry]:
    """What the log of a new table begins with: who sits where, and what chance has drawn."""
    pen = Pen(table.entries, table.last, at)
    for seat, who in enumerate(table.sitting):
        pen.write(SIT, seat, who)
    table.write_draws(pen, [ply.option for ply in table.play.plies() if ply.seat == CHANCE])
    return pen.written
