"""Play in a plain terminal: numbered choices, or their words."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import click

from tawy.cli.files import write_whole
from tawy.cli.show import show_facts, show_result
from tawy.kernel.engine import IllegalOption
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput
from tawy.kernel.rng import Stream, stretch
from tawy.records.play import Header, Play
from tawy.records.record import say, write
from tawy.words import Words

EVERYBODY = "all"


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
        self.tell()
        show_result(self.play, self.words)

    def tell(self) -> None:
        """What has happened since the viewer was last told."""
        for event in self.play.log.events[self.heard[self.viewer] :]:
            heard = self.game.told(self.play.state, event, self.viewer)
            if heard is not None:
                click.echo(self.words.event(heard))
        self.heard[self.viewer] = len(self.play.log.events)

    def seat_name(self, seat: int) -> str:
        return self.words.say(f"{self.game.name}-seat-{self.game.seat_word(self.play.state, seat)}")

    def ask(self, seat: int) -> bool:
        """Let *seat* choose, or do something else; False to quit."""
        g = self.play.state
        if seat != self.viewer:
            if self.line(self.words.say("hand-over", seat=self.seat_name(seat)) + " ") is None:
                return False
            click.clear()
            self.viewer = seat
        self.tell()
        show_facts(self.game, g, self.game.view(g, seat), self.words)
        offers = self.game.engine.legal(g, seat)
        click.echo(self.words.say("your-turn", seat=self.seat_name(seat)))
        for number, option in enumerate(offers, 1):
            click.echo(
                f"  {number:>2}  {self.words.option(g, option)}   ({self.game.words(g, option)})"
            )
        while (line := self.line("> ")) not in (None, "quit"):
            try:
                if line and self.command(seat, line, offers):
                    return True
            except BadInput as bad:
                click.echo(str(bad))
        return False

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
            return True
        elif word == "help":
            click.echo(self.words.say("help"))
            return False
        else:
            say(self.play, f"{self.game.seat_word(self.play.state, seat)} {line}")
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
        reasons = self.game.why_not(self.play.state, seat, self.game.wish(words))
        for reason in reasons:
            click.echo(self.words.reason(reason))
        if not reasons:
            click.echo(self.words.say("legal-already"))
