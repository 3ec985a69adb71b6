"""A table from its header and its log: played again plainly, and looked at once.

What happened lately is looked at step by step, as it was when it happened: everybody can see again
what others did since his own last choice. A log that was written under other rules is read by its
words. What no longer fits stops there: the game can be looked at as far as it goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from tawy.kernel.engine import IllegalOption
from tawy.kernel.frames import CHANCE
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput, show
from tawy.records.earlier import passed_over, renewed
from tawy.records.play import Header, Play, Trial
from tawy.table import messages as m
from tawy.table.log import (
    CHOOSE,
    DRAW,
    STAND,
    STOP,
    UNDO,
    Choices,
    Damaged,
    Entry,
    Order,
    Outdated,
    Payload,
    Sitting,
    Version,
    beginning,
    check_chain,
    payload_of,
)
from tawy.table.table import Change, Stop, Table, new_log
from tawy.table.viewer import STEPS_KEPT

CARRIED_OUT: Final = (CHOOSE, UNDO, STAND)


class NoFit(Exception):
    """An entry that cannot be carried out by the rules of today: why."""


@dataclass
class Stored:
    """What is kept of a game: the text of its header, the header, and the log."""

    text: str
    header: Header
    entries: list[Entry]
    plain: bool = False  # brought over from numbers alone: no draws in it, and plain words


def reopened(game: Game[Any], stored: Stored, epoch: str) -> Table:
    """The table as it was; `stopped` says if its log goes on where it cannot.

    Everybody's last steps are looked at again. How far back they lie depends on how much of the
    log was news for him: where it is not far enough, further.
    """
    look_at = 2 * STEPS_KEPT
    while True:
        reopening = Reopening(game, stored, epoch, look_at)
        if reopening.has_looked_enough():
            return reopening.table
        look_at *= 4


class Reopening:
    def __init__(self, game: Game[Any], stored: Stored, epoch: str, look_at: int) -> None:
        self.game = game
        self.stored = stored
        self.rules = stored.header.rules  # by which the next entry was made
        self.stopped: Stop | None = None
        first = beginning(stored.text)
        self.sitting = seats_at_first(stored.entries)
        self.entries = self.sound_entries(first)
        self.number = len(self.sitting)
        # By seat, of its choices in a row: whether each still is one. See `records.earlier`.
        self.asked: list[list[bool]] = [[] for _ in self.sitting]
        self.look_from = self.first_to_look_at(look_at)
        self.table = begun(game, stored.header, self.sitting, first, epoch)
        self.table.sitting = self.sitting[:]
        self.play_again()
        self.seat_viewers()
        self.count_anew()

    # --- what is sound

    def sound_entries(self, first: str) -> list[Entry]:
        """All entries up to one that is not what was written."""
        entries = self.stored.entries
        try:
            check_chain(entries, first)
        except Damaged as damaged:
            self.stop(damaged.number, m.DAMAGED, damaged.reason)
            return entries[: damaged.number]
        return entries

    def stop(self, number: int, code: str, reason: str) -> None:
        if self.stopped is None or number < self.stopped.entry:
            self.stopped = Stop(code, number, reason)

    # --- playing it again

    def play_again(self) -> None:
        table = self.table
        try:
            self.begin()
            while self.number < len(self.entries):
                entry = self.entries[self.number]
                after = self.number + 1
                while after < len(self.entries) and self.entries[after].kind == DRAW:
                    after += 1
                if after > self.look_from:
                    self.seat_viewers()
                self.carry_out(entry, self.entries[self.number + 1 : after])
                self.number = after
        except NoFit as error:
            ended = self.entries[-1].kind == STOP
            code = m.RULES_CHANGED if ended or self.changed() else m.DAMAGED
            self.stop(self.number, code, str(error))
        except Damaged as damaged:
            self.stop(damaged.number, m.DAMAGED, damaged.reason)
        table.rules = self.rules
        if self.stopped is not None:
            table.stop(self.stopped, self.stored.entries)

    # --- looking

    def first_to_look_at(self, look_at: int) -> int:
        """The choice of whoever chose longest ago; but of the log no more than so much."""
        last = [0] * len(self.sitting)
        for number, entry in enumerate(self.entries):
            own = entry.kind in (CHOOSE, UNDO) and entry.command  # what was due by itself has none
            if own and 0 <= entry.seat < len(last):
                last[entry.seat] = number
        self.last_choices = last
        return max(min(last), len(self.entries) - look_at)

    def seat_viewers(self) -> None:
        """From now on everybody at the table looks."""
        if not self.table.viewers:
            for seat in range(len(self.sitting)):
                self.table.seat(seat)

    def has_looked_enough(self) -> bool:
        """Whether everybody has all steps since his last choice, or as many as are kept."""
        return all(
            self.look_from <= last or len(self.table.seat(seat).steps) == STEPS_KEPT
            for seat, last in enumerate(self.last_choices)
        )

    def count_anew(self) -> None:
        """Where we began to look must not be told by the numbers."""
        for seat, chosen in enumerate(self.table.has_chosen):
            self.table.seat(seat).count_anew(chosen)

    # --- playing it again, entry by entry

    def begin(self) -> None:
        """What chance drew before anybody chose."""
        begun = self.number
        while self.number < len(self.entries) and self.entries[self.number].kind == DRAW:
            self.number += 1
        draws = self.entries[begun : self.number]
        play = self.table.play
        if self.changed() and draws:
            self.table.play = begun_by_words(self.game, play.header, draws)
        else:
            self.check_draws([ply.option for ply in play.plies() if ply.seat == CHANCE], draws)
        self.table.written(self.entries[: self.number])

    def carry_out(self, entry: Entry, draws: Sequence[Entry]) -> None:
        """One entry, and what chance drew then."""
        payload = payload_of(entry, self.number)
        if isinstance(payload, Version):
            self.rules = payload.rules
        elif isinstance(payload, Sitting):
            self.table.sitting[entry.seat] = payload
        elif entry.kind == STOP:
            raise NoFit("it was ended here, and all of it was shown")
        elif entry.kind not in CARRIED_OUT:
            raise Damaged(self.number, "chance has drawn, and nobody has chosen")
        elif self.stored.plain and entry.kind == UNDO and not self.may_undo(entry.seat):
            pass  # earlier versions wrote down undos that could not be carried out
        elif self.changed() and not draws and self.is_passed_over(entry):
            self.table.commands.add(self.table.key_of(entry.seat, entry.command))
        else:
            self.count(self.change(entry, payload, draws))
            return
        self.table.written([entry, *draws])

    def change(self, entry: Entry, payload: Payload, draws: Sequence[Entry]) -> Change:
        change = Change(entry.seat, [entry, *draws], entry.command)
        if isinstance(payload, Order):
            change.order = payload
            change.trial = self.table.tried_standing(entry.seat, payload)
        elif isinstance(payload, Choices):
            change.trial = self.tried(entry, payload, draws)
        elif not self.may_undo(entry.seat):
            raise NoFit("there is nothing to take back")
        if change.trial is not None and not self.changed():
            self.check_draws(change.trial.draws(), draws)
        return change

    def is_passed_over(self, entry: Entry) -> bool:
        """Whether nobody need say this any more, or takes back what nobody need say."""
        before, words = self.asked[entry.seat], entry.words.split()
        if entry.kind == CHOOSE:
            before.append(not words or passed_over(self.game, words) < len(words))
            return not before[-1]
        return entry.kind == UNDO and bool(before) and not before.pop()

    def may_undo(self, seat: int) -> bool:
        return self.game.engine.may_take_back(self.table.play.state, seat) > 0

    def tried(self, entry: Entry, payload: Choices, draws: Sequence[Entry]) -> Trial[Any]:
        play, seat = self.table.play, entry.seat
        try:
            if not self.changed():
                return play.tried(seat, payload.options)
            options = read_line(self.game, play.state, seat, entry.words.split())
            return tried_by_words(play, seat, options, draws)
        except IllegalOption:
            raise NoFit("it is not legal here") from None

    def count(self, change: Change) -> None:
        if self.table.viewers:
            self.table.commit(change)
        else:
            self.table.count(change)

    def changed(self) -> bool:
        """Whether entries are read by their words."""
        return self.rules != self.game.version

    def check_draws(self, drawn: list[int], entries: Sequence[Entry]) -> None:
        words = [show(self.game.verbs, draw) for draw in drawn]
        if not self.stored.plain and words != [entry.words for entry in entries]:
            raise Damaged(self.number, "chance has drawn something else here")


def seats_at_first(entries: Sequence[Entry]) -> list[Sitting]:
    """Who sat where when the game began: the first entries of every log."""
    found: list[Sitting] = []
    for number, entry in enumerate(entries):
        payload = payload_of(entry, number)
        if not isinstance(payload, Sitting) or entry.seat != len(found):
            break
        found.append(payload)
    if not found:
        raise Damaged(0, "it does not say who sits where")
    return found


def begun(game: Game[Any], kept: Header, sitting: list[Sitting], first: str, epoch: str) -> Table:
    """The table before its log; a beginning that is refused today cannot be played from."""
    try:
        return Table(game, header_today(game, kept, sitting), first, epoch)
    except BadInput as bad:
        if kept.rules == game.version:
            raise Damaged(0, f"its beginning is refused: {bad}") from None
        raise Outdated(f"it began under rules {kept.rules!r}: {bad}") from None


def header_today(game: Game[Any], kept: Header, sitting: list[Sitting]) -> Header:
    """With those who sat there at first, and the version of the rules that the game goes on by."""
    names = [who.name for who in sitting]
    bots = {seat: who.bot for seat, who in enumerate(sitting) if who.bot}
    return replace(renewed(game, kept), names=names, bots=bots)


# --- by words


def read_line(game: Game[Any], g: Any, seat: int, rest: list[str]) -> list[int]:
    """The options with these words, step by step. They may be plain, without what they are done
    with: so they are in a log that was brought over from numbers."""
    twin, options = g.copy(), list[int]()
    if not rest:
        raise NoFit("it says no choice")
    while rest:
        if skipped := passed_over(game, rest):
            rest = rest[skipped:]
            continue
        choice, taken = read_one(game, twin, seat, rest)
        options.append(choice)
        rest = rest[taken:]
        if rest:
            twin.open_chance = True
            game.engine.apply(twin, seat, choice)
    return options


def read_one(game: Game[Any], g: Any, seat: int, rest: list[str]) -> tuple[int, int]:
    try:
        return game.read(g, seat, rest)
    except BadInput as bad:
        for choice in game.engine.legal(g, seat):
            plain = show(game.verbs, choice).split()
            if rest[: len(plain)] == plain:
                return choice, len(plain)
        raise NoFit(bad.reason) from None


def tried_by_words(
    play: Play[Any], seat: int, options: list[int], draws: Sequence[Entry]
) -> Trial[Any]:
    """A trial in which chance draws what it drew then, whatever the generator says today."""
    play.state.open_chance = True
    try:
        trial = play.tried(seat, options)
    finally:
        play.state.open_chance = False
    for draw in draws:
        draw_by_words(play.game, trial.state, draw)
        play.pass_windows(trial)
    trial.state.open_chance = False
    play.game.engine.run(trial.state)  # what chance is asked beyond that the generator draws
    play.pass_windows(trial)
    return trial


def begun_by_words(game: Game[Any], header: Header, draws: Sequence[Entry]) -> Play[Any]:
    play = Play(game, header, open_chance=True)
    for draw in draws:
        draw_by_words(game, play.state, draw)
    play.state.open_chance = False
    game.engine.run(play.state)
    return play


def draw_by_words(game: Game[Any], g: Any, draw: Entry) -> None:
    if game.engine.awaited(g) != [CHANCE]:
        raise NoFit(f"chance drew {draw.words!r}, and is not asked here")
    choice, _ = read_one(game, g, CHANCE, draw.words.split())
    game.engine.apply(g, CHANCE, choice)


# --- a log of numbers alone


def completed(game: Game[Any], stored: Stored) -> list[Entry]:
    """The log of a game that was brought over from numbers, with all words and draws.

    An undo that could not be carried out, which earlier versions wrote down, is left out: nobody
    was told of it.
    """
    sitting = seats_at_first(stored.entries)
    table = begun(game, stored.header, sitting, beginning(stored.text), "")
    table.sitting = sitting
    entries = new_log(table, stored.entries[0].at)
    table.written(entries)
    for number, entry in enumerate(stored.entries):
        change = again(table, entry, payload_of(entry, number))
        if change is not None:
            entries += change.entries
            table.count(change)
    return entries


def again(table: Table, entry: Entry, payload: Payload) -> Change | None:
    seat, command, at = entry.seat, entry.command, entry.at
    if isinstance(payload, Choices):
        return table.choice(seat, payload.options, command, at)
    if isinstance(payload, Order):
        return table.standing_order(seat, payload, command, at)
    if entry.kind == UNDO and table.game.engine.may_take_back(table.play.state, seat):
        return table.undo(seat, command, at)
    return None
