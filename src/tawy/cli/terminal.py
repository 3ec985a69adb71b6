"""Play in a plain terminal: numbered choices, or their words."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from tawy.cli.files import write_whole
from tawy.cli.show import drawn, heading, in_columns, show_result
from tawy.kernel.engine import IllegalOption
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput, noun_of, verb_of
from tawy.kernel.rng import Stream, stretch
from tawy.records.play import Header, Play
from tawy.records.record import say, write
from tawy.words import Words

EVERYBODY = "all"
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
            raise BadInput("--set", f"{setting!r} is not NAME=VALUE")
        header.settings[name] = value
    header.settings = game.checked(seats, header.settings)
    return Play(game, header)


class Terminal:
    """One table, seen by whoever of its people is to choose."""

    def __init__(self, play: Play[Any], you: str | None, language: str) -> None:
        self.play = play
        self.game = play.game
        self.words = Words(language, play.game)
        self.people = self.seats_in(you)
        self.heard = dict.fromkeys(self.people, 0)  # events told so far, to each
        self.viewer = self.people[0]
        self.on_screen = ""  # the table as it was last shown to the viewer
        self.console = Console(highlight=False)
        self.spelling = spelling(play.game)
        self.opponents = Stream(f"opponents {play.header.key}")

    def seats_in(self, you: str | None) -> list[int]:
        g = self.play.state
        if you == EVERYBODY:
            return list(range(g.seats))
        named = (you or self.game.seat_word(g, 0)).split(",")
        return [self.game.seat_called(g, word.strip(), "--you") for word in named]

    def run(self) -> None:
        """Till the game is over or somebody quits."""
        title, seats = self.words.say(self.game.name), len(self.play.header.names)
        click.echo(self.words.say("title", game=title, seats=seats))
        click.echo(self.words.say("help"))
        while self.play.state.ending < 0:
            owing = self.game.engine.owing(self.play.state)
            others = [seat for seat in owing if seat not in self.people]
            if others:
                legal = self.game.engine.legal(self.play.state, others[0])
                self.play.apply(others[0], self.opponents.pick(legal))
            elif not self.ask(owing[0]):
                click.echo(self.words.say("good-bye"))
                return
        self.show_table()
        self.tell()
        show_result(self.play, self.words)

    def show_table(self) -> None:
        """The table as the viewer sees it, if that has changed."""
        g = self.play.state
        table = drawn(self.game, g, self.game.view(g, self.viewer), self.words)
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
        told = [self.game.told(g, event, self.viewer) for event in events]
        return [self.words.event(heard) for heard in told if heard is not None]

    def seat_name(self, seat: int) -> str:
        return self.words.say(f"{self.game.name}-seat-{self.game.seat_word(self.play.state, seat)}")

    def ask(self, seat: int) -> bool:
        """Let *seat* choose, or do something else; False to quit."""
        g = self.play.state
        if seat != self.viewer:
            if self.line(self.words.say("hand-over", seat=self.seat_name(seat)) + " ") is None:
                return False
            click.clear()
            self.viewer, self.on_screen = seat, ""
        self.show_table()
        self.tell()
        offers = self.game.engine.legal(g, seat)
        self.show_question(seat, offers)
        while (line := self.line("> ")) not in (None, "quit"):
            try:
                if line and self.command(seat, line, offers):
                    return True
            except BadInput as bad:
                click.echo(str(bad))
        return False

    def show_question(self, seat: int, offers: list[int]) -> None:
        """Who is asked what, what he has chosen of it so far, and his choices."""
        g = self.play.state
        if g.drafts and g.drafts[seat]:
            chosen = ", ".join([self.words.option(g, option) for option in g.drafts[seat]])
            click.echo(self.words.say("so-far", choices=chosen))
        asked = heading(self.game, g, self.game.view(g, seat), self.seat_name(seat), self.words)
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
        if typed != said:
            text.append(f"   ({typed})", "dim")
        return text

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
        word, _, rest = line.partition(" ")
        if line.isdigit():
            if not 1 <= int(line) <= len(offers):
                raise BadInput("", self.words.say("no-such-number", number=line))
            self.play.apply(seat, offers[int(line) - 1])
        elif word == "undo":
            return self.undo(seat)
        elif word == "save":
            path = Path(rest or "game.record")
            write_whole(path, write(self.play))
            click.echo(self.words.say("saved", file=str(path)))
            return False
        elif word == "why":
            self.why(seat, rest)
            return False
        elif word == "table":
            self.on_screen = ""
            return True
        elif word == "story":
            click.echo("\n".join(self.story()))
            return False
        elif word == "help":
            click.echo(self.words.say("help"))
            return False
        else:
            say(self.play, f"{self.game.seat_word(self.play.state, seat)} {self.spelled(line)}")
        return True

    def undo(self, seat: int) -> bool:
        try:
            self.play.undo(seat)
        except IllegalOption:
            raise BadInput("", self.words.say("nothing-to-undo")) from None
        left = len(self.play.log.events)
        self.heard = {viewer: min(heard, left) for viewer, heard in self.heard.items()}
        click.echo(self.words.say("undone"))
        return True

    def why(self, seat: int, words: str) -> None:
        g = self.play.state
        reasons = self.game.why_not(g, seat, self.game.wish(self.spelled(words), g=g))
        for reason in reasons:
            click.echo(self.words.reason(reason))
        if not reasons:
            click.echo(self.words.say("legal-already"))

    def spelled(self, words: str) -> str:
        """Small letters or capitals: as the game writes them."""
        return " ".join([self.spelling.get(word.lower(), word) for word in words.split()])


def spelling(game: Game[Any]) -> dict[str, str]:
    """The words of all choices, by what they are in small letters."""
    nouns = [noun for verb in game.verbs for noun in verb.nouns()]
    return {word.lower(): word for noun in nouns for word in noun.split()}
