"""Play in a plain terminal: numbered choices, or their words."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tawy.bots.bot import Bot, seed_of_bot
from tawy.bots.knowledge import look
from tawy.bots.levels import OPPONENTS, RANDOM
from tawy.bots.making import bot_called
from tawy.bots.service import LONGEST, check_level
from tawy.cli.files import blame, write_whole
from tawy.cli.rulings import other_rulings, ruling_of
from tawy.cli.show import drawn, heading, in_columns, show_result
from tawy.kernel.engine import IllegalOption
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput, noun_of, one_of, verb_of
from tawy.kernel.rng import stretch
from tawy.records.play import Header, Play
from tawy.records.record import say, write
from tawy.words import Words

EVERYBODY = "all"
HELP = ("help-undo", "help-why", "help-story", "help-table", "help-save", "help-quit")
QUIT = ("quit", "q", "exit")
DIGITS = 4  # of a number that is typed: there are never more choices
ECHOED = 60  # letters: of a line that is no choice, as much is repeated
FEW = 9  # choices that stand below each other; more stand in columns
TALL = 15  # lines of choices; where they would be more, only their nouns are shown
LATEST = 25  # things that happened: as many are told without being asked for


def new_table(
    game: Game[Any], seats: int, settings: tuple[str, ...], seed: str | None
) -> Play[Any]:
    key = secrets.randbits(256) if seed is None else stretch(seed)
    game_id = secrets.token_hex(8) if seed is None else f"seed {seed}, not secret"
    names = [f"player {i + 1}" for i in range(seats)]
    header = Header(game.name, game.version, names, game_id, key)
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadInput("--set", f"{setting!r} must be NAME=VALUE")
        header.settings[name] = value
    header.settings = game.checked(seats, header.settings)
    return Play(game, header)


class Terminal:
    """One table, seen by whoever of its people is to choose."""

    def __init__(
        self,
        play: Play[Any],
        you: str | None,
        language: str,
        loaded: Path | None = None,
        against: str | None = None,
    ) -> None:
        self.play = play
        self.game = play.game
        self.words = Words(language, play.game)
        self.people = self.seats_in(you)
        self.own = [] if len(self.people) == play.state.seats else self.people  # worth marking
        self.files = set() if loaded is None else {loaded.absolute()}  # that it may overwrite
        self.heard = dict.fromkeys(self.people, 0)  # events told so far, to each
        self.viewer = self.people[0]
        self.on_screen = ""  # the table as it was last shown to the viewer
        self.console = Console(highlight=False)
        self.spelling = spelling(play.game)
        self.opponents = self.seated(against)

    def seated(self, against: str | None) -> dict[int, Bot]:
        """Who plays the other seats: those of the record, if it says so."""
        header, bots = self.play.header, dict[int, Bot]()
        for seat in range(self.play.state.seats):
            if seat not in self.people:
                level = against or header.bots.get(seat, RANDOM)
                if not against and level not in OPPONENTS:  # a file may name any program to start
                    reason = f"{level!r} in a record is not started; choose a level with --against"
                    raise BadInput(f"bot {seat + 1}", f"{reason}: {one_of(OPPONENTS)}")
                check_level(self.game.name, level)
                seed = seed_of_bot(header.key, seat)
                bots[seat] = bot_called(level, self.game.name, seed, longest=LONGEST)
                header.bots[seat] = level
        return bots

    def seats_in(self, you: str | None) -> list[int]:
        """Each once; without a word the first."""
        named = ["1"] if you is None else you.lower().split(",")
        if named == [EVERYBODY]:
            return list(range(self.play.state.seats))
        return list(dict.fromkeys([self.seat_in(word.strip()) for word in named]))

    def seat_in(self, word: str) -> int:
        """By its number, as `player1`, or by what it is called now."""
        g = self.play.state
        for seat in range(g.seats):
            if word in (f"{seat + 1}", f"player{seat + 1}"):
                return seat
        return self.game.seat_called(g, word, "--you")

    def run(self) -> None:
        """Till the game is over or somebody quits."""
        title, seats = self.words.say(self.game.name), len(self.play.header.names)
        click.echo(self.words.say("title", game=title, seats=seats))
        for seat in self.own:
            click.echo(self.words.say("you-are", seat=self.seat_name(seat)))
        for line in other_rulings(self.game.view(self.play.state, self.viewer), self.words):
            click.echo(line)
        self.say_wrapped("help")
        while self.play.state.ending < 0:
            pending = self.game.engine.pending(self.play.state)
            others = [seat for seat in pending if seat not in self.people]
            if others:
                self.let_choose(others[0])
            elif not self.ask(pending[0]):
                click.echo(self.words.say("good-bye"))
                return
        self.show_table()
        self.tell()
        show_result(self.play, self.words)

    def let_choose(self, seat: int) -> None:
        """An opponent, by what its seat may know; who waits sees why."""
        who = self.seat_name(seat)
        with self.console.status(Text(self.words.say("thinking", seat=who))):
            choice = self.opponents[seat].choose(look(self.game, self.play.state, seat))
        self.play.apply(seat, choice.option)

    def say_wrapped(self, name: str) -> None:
        """A long message, broken between words only."""
        self.console.print(Text(self.words.say(name)))

    def help(self) -> None:
        """What can be typed: a choice, or one of the commands, which are English everywhere."""
        self.say_wrapped("help")
        grid = Table.grid(padding=(0, 2, 0, 0))
        for name in HELP:
            command, _, meaning = self.words.say(name).partition(": ")
            grid.add_row(Text(f"  {command}", "bold"), Text(meaning))
        self.console.print(grid)

    def show_table(self) -> None:
        """The table as the viewer sees it, if that has changed."""
        g = self.play.state
        table = drawn(self.game, g, self.game.view(g, self.viewer), self.words, self.own)
        if table != self.on_screen:
            click.echo(table)
            self.on_screen = table

    def tell(self) -> None:
        """What has happened since the viewer was last told: the latest of it."""
        fresh = self.story(self.heard[self.viewer])
        self.heard[self.viewer] = len(self.play.log.events)
        if not fresh:
            return
        self.console.print(Text(self.words.say("heading-news"), "bold"))
        if len(fresh) > LATEST:
            click.echo("  " + self.words.say("news-earlier", count=len(fresh) - LATEST))
        for line in fresh[-LATEST:]:
            click.echo(f"  {line}")

    def story(self, since: int = 0) -> list[str]:
        """What happened, as the viewer may know it."""
        g, events = self.play.state, self.play.log.events[since:]
        told = [self.game.event_for(g, event, self.viewer) for event in events]
        return [self.words.event(heard) for heard in told if heard is not None]

    def seat_name(self, seat: int) -> str:
        return self.words.say(f"{self.game.name}-seat-{self.game.seat_word(self.play.state, seat)}")

    def ask(self, seat: int) -> bool:
        """Let *seat* choose, or do something else; False to quit."""
        g = self.play.state
        if seat != self.viewer:
            if is_quit(self.line(self.words.say("hand-over", seat=self.seat_name(seat)) + " ")):
                return False
            click.clear()
            self.viewer, self.on_screen = seat, ""
        self.show_table()
        self.tell()
        offers = self.game.engine.legal(g, seat)
        self.show_question(seat, offers)
        while not is_quit(line := self.line("> ")):
            try:
                if line and self.command(seat, line, offers):
                    return True
            except BadInput as bad:
                click.echo(str(bad))
        return False

    def show_question(self, seat: int, offers: list[int]) -> None:
        """Who is asked what, what he has chosen of it so far, and his choices."""
        g = self.play.state
        draft = g.drafts[seat] if g.drafts else []
        if draft:
            chosen = ", ".join([self.words.option(g, option) for option in draft])
            click.echo(self.words.say("so-far", choices=chosen))
        facts, name = self.game.view(g, seat), self.seat_name(seat)
        asked = heading(self.game, g, facts, name, self.words, len(draft))
        self.console.print(Text(asked, "bold"), soft_wrap=True)
        full = [self.offer(number, option) for number, option in enumerate(offers, 1)]
        if len(full) <= FEW:
            self.console.print(Text("\n").join(full), soft_wrap=True)
            return
        columns = in_columns(full, self.console.width)
        verbs = {verb_of(option) for option in offers if self.noun(option)}
        if columns.row_count <= TALL or len(verbs) > 1:
            self.console.print(columns)
            return
        brief = [self.brief_offer(number, option) for number, option in enumerate(offers, 1)]
        self.console.print(in_columns(brief, self.console.width))
        self.console.print(Text(f"  ({self.game.words(g, offers[0])} ...)", "dim"))

    def offer(self, number: int, option: int) -> Text:
        """A choice with its number, and with the words to type where they are other words."""
        g = self.play.state
        said, typed = self.words.option(g, option), self.game.words(g, option)
        text = Text(f"  {number:>2}  {said}")
        if not self.shows(said, typed, option):
            text.append(f"   ({typed})", "dim")
        return text

    def shows(self, said: str, typed: str, option: int) -> bool:
        """Whether a label needs no words behind it: it is them, or they are the noun in it."""
        if typed.lower() == said.lower():
            return True
        return typed == self.noun(option) and typed in said.split()

    def brief_offer(self, number: int, option: int) -> Text:
        """A choice among many of one verb: what differs."""
        said = self.noun(option) or self.words.option(self.play.state, option)
        return Text(f" {number:>3} {said}")

    def noun(self, option: int) -> str:
        verb = self.game.verbs[verb_of(option)]
        word = verb.nouns()[noun_of(option)]
        return self.words.noun(verb.kind, word) if word else ""

    def line(self, prompt: str) -> str | None:
        """What a person types; None at the end of the input."""
        try:
            return input(prompt).strip()
        except EOFError:
            return None

    def command(self, seat: int, line: str, offers: list[int]) -> bool:
        """Do what a line says; True when the table has changed."""
        word, *rest = line.split(maxsplit=1)
        command, after = word.lower(), "".join(rest)
        if is_number(line):
            self.choose_number(seat, line, offers)
        elif self.begins_a_choice(seat, line, offers):  # Isis may save a figure
            self.choose(seat, line)
        elif command == "undo":
            self.undo(seat)
        elif command == "save":
            self.save(after or "game.record")
            return False
        elif command == "why":
            self.why(seat, after)
            return False
        elif command == "table":
            self.on_screen = ""
        elif command == "story":
            click.echo("\n".join(self.story()))
            return False
        elif command == "help":
            self.help()
            return False
        else:
            raise self.no_such_choice(line)
        return True

    def choose_number(self, seat: int, line: str, offers: list[int]) -> None:
        if not 1 <= int(line) <= len(offers):
            raise BadInput("", self.words.say("no-such-number", number=line))
        self.play.apply(seat, offers[int(line) - 1])

    def choose(self, seat: int, line: str) -> None:
        who = self.game.seat_word(self.play.state, seat)
        try:
            say(self.play, f"{who} {self.spelled(seat, line)}")
        except BadInput:
            raise self.no_such_choice(line) from None

    def begins_a_choice(self, seat: int, line: str, offers: list[int]) -> bool:
        spelled = self.spelled(seat, line)
        offered = [self.game.words(self.play.state, option) for option in offers]
        return any(f"{spelled} ".startswith(f"{words} ") for words in offered)

    def no_such_choice(self, line: str) -> BadInput:
        return BadInput("", self.words.say("no-such-choice", words=echoed(line)))

    def save(self, name: str) -> None:
        """Into a new file, or one that was saved from this table before."""
        path = self.path_called(name)
        with blame(path):
            in_folder, exists = path.parent.is_dir(), path.exists()
        if not in_folder:
            raise BadInput("", self.words.say("no-such-folder", folder=echoed(str(path.parent))))
        if exists and path.absolute() not in self.files:
            raise BadInput("", self.words.say("file-exists", file=str(path)))
        write_whole(path, write(self.play))
        self.files.add(path.absolute())
        click.echo(self.words.say("saved", file=str(path)))
        if self.play.state.ending < 0 and self.play.header.key >= 0:
            self.say_wrapped("saved-with-seed")

    def path_called(self, name: str) -> Path:
        try:
            path = Path(name).expanduser()
        except RuntimeError:  # "~somebody", who has no home here
            path = Path("\0")
        if "\0" in str(path):  # no system has such names
            raise BadInput("", self.words.say("bad-file-name", file=echoed(name)))
        return path

    def undo(self, seat: int) -> None:
        try:
            self.play.undo(seat)
        except IllegalOption:
            raise BadInput("", self.words.say("nothing-to-undo")) from None
        left = len(self.play.log.events)
        self.heard = {viewer: min(heard, left) for viewer, heard in self.heard.items()}
        click.echo(self.words.say("undone"))

    def why(self, seat: int, line: str) -> None:
        g = self.play.state
        if not line:
            raise BadInput("", self.words.say("why-usage"))
        try:
            wish = self.game.option_called(self.spelled(seat, line), g=g)
        except BadInput:
            raise self.no_such_choice(line) from None
        reasons = self.game.why_not(g, seat, wish)
        for reason in reasons:
            click.echo(self.words.reason(reason))
            ruling = ruling_of(reason.rules, self.game.view(g, seat), self.words)
            if ruling:
                click.echo(ruling)
        if not reasons:
            click.echo(self.words.say("legal-already"))

    def spelled(self, seat: int, line: str) -> str:
        """The words of choices as the game writes them, without the word of their own seat."""
        words = [self.spelling.get(word.lower(), word.lower()) for word in line.split()]
        if words[0] == self.game.seat_word(self.play.state, seat):
            words = words[1:]
        return " ".join(words)


def is_quit(line: str | None) -> bool:
    """Also at the end of the input."""
    return line is None or line.lower() in QUIT


def is_number(line: str) -> bool:
    """Only what Python reads as one: there are other digits, and too long numbers."""
    return line.isascii() and line.isdigit() and len(line) <= DIGITS


def echoed(line: str) -> str:
    """What was typed, for a message: short, and without signs that steer a terminal."""
    shown = "".join([sign if sign.isprintable() else "?" for sign in line])
    return shown if len(shown) <= ECHOED else f"{shown[:ECHOED]}..."


def spelling(game: Game[Any]) -> dict[str, str]:
    """The words of all choices, by what they are in small letters."""
    nouns = [noun for verb in game.verbs for noun in verb.nouns()]
    return {word.lower(): word for noun in nouns for word in noun.split()}
