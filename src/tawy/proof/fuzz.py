"""Many seeded games at random, under the contract: what broke, and what was seen how often.

A quarter of them is uniform: it goes where people would not. A quarter is biased: each takes what
looks best at once, so that games get far. Half begin from made positions, and are one or the other.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from hashlib import sha256
from typing import Any

import tawy.games  # noqa: F401  # each process registers the games
from tawy.kernel.frames import CHANCE, State
from tawy.kernel.game import Game, game_called
from tawy.kernel.rng import Stream
from tawy.proof.contract import Broken, Chooser, as_drawn, new_play, play_checked, walk
from tawy.proof.games import GAMES
from tawy.proof.material import Material
from tawy.proof.observer import Observer
from tawy.records.play import Play
from tawy.records.record import write

CHECKED_WHOLLY = 200  # games have the contract checked at every choice,
OTHERWISE = 10  # the others at one choice in so many;
CHANCE_ASKED = 5  # in one of so many chance is asked like a seat, so that its draws are checked too
LOOKED_AT = 10  # options, by a biased player
WHIMS = 4  # one choice in so many is uniform even so
UNIFORM, BIASED, MADE = range(3)
STYLES = [UNIFORM, MADE, BIASED, MADE]


class Fuzzed:
    """What one game showed: its sights by name, and its fault and record if it broke."""

    def __init__(
        self, play: Play[Any], number: int, taken_back: dict[str, int], observer: Observer
    ) -> None:
        material = material_of(play.game)
        self.number = number
        self.seats = play.state.seats
        self.from_the_start = not play.header.position
        self.decisions = len([ply for ply in play.log.plies if ply.seat >= 0])
        self.turns = material.turns(play)
        self.sights = material.sights(play) + Counter(taken_back) + observer.sights
        self.fault = ""
        self.record = ""


def material_of(game: Game[Any]) -> Material:
    return GAMES.get(game.name, Material())


def wanted(game: Game[Any]) -> list[str]:
    return material_of(game).wanted(game)


def seats_of(game: Game[Any], number: int) -> int:
    return game.fewest + number % (game.most - game.fewest + 1)


def biased(game: Game[Any], g: State, seat: int, legal: list[int], stream: Stream) -> int:
    """Of some options the one that is best for its side at once; drafts tell nothing yet."""
    if seat == CHANCE:
        return game.engine.drawn(g)
    if g.drafts or stream.below(WHIMS) == 0:
        return stream.pick(legal)
    some = [stream.pick(legal) for _ in range(LOOKED_AT)] if len(legal) > LOOKED_AT else legal
    gains = [gain(game, g, seat, option) for option in some]
    return stream.pick([o for o, got in zip(some, gains, strict=True) if got == max(gains)])


def gain(game: Game[Any], g: State, seat: int, option: int) -> int:
    worth, side = material_of(game).worth, g.side[seat]
    after = g.copy()
    game.engine.apply(after, seat, option)
    if after.ending >= 0:
        return 1000 if after.places[seat] == 1 else -1000
    return worth(after, side) - worth(g, side)


def mixed_play(game: Game[Any], number: int, seed: str, asked: bool = False) -> Play[Any]:
    """The start of game *number* of a mixed lot."""
    seats, stream = seats_of(game, number), Stream(f"made {seed} {number}")
    if style(game, number) == MADE:
        play = new_play(game, seats, {}, f"{seed} {number}", asked)
        position = material_of(game).made(game, seats, stream)
        return Play(game, replace(play.header, position=position), asked)
    settings = material_of(game).settings(seats, stream)
    return new_play(game, seats, settings, f"{seed} {number}", asked)


def style(game: Game[Any], number: int) -> int:
    return STYLES[number // (game.most - game.fewest + 1) % len(STYLES)]


def mixed_chooser(game: Game[Any], number: int) -> Chooser:
    """A game that does not say what a side would like is played uniformly."""
    either = style(game, number) == BIASED or (style(game, number) == MADE and number % 3 == 0)
    return biased if either and game.name in GAMES else as_drawn


def observed(choose: Chooser, observer: Observer) -> Chooser:
    """The same choices, looked at before they are made."""

    def chosen(game: Game[Any], g: State, seat: int, legal: list[int], stream: Stream) -> int:
        option = choose(game, g, seat, legal, stream)
        observer.look(game, g, seat, option)
        return option

    return chosen


def fuzz_one(name: str, number: int, seed: str, wholly: bool) -> Fuzzed:
    game = game_called(name)
    taken_back: dict[str, int] = {}
    fault = ""
    play = mixed_play(game, number, seed, number % CHANCE_ASKED == 0)
    observer = material_of(game).observer()
    try:
        stream, every = Stream(f"fuzz {seed} {number}"), 1 if wholly else OTHERWISE
        choose = observed(mixed_chooser(game, number), observer)
        taken_back = play_checked(play, stream, every, choose)
    except Exception as error:  # whatever breaks is a finding, and its game is kept
        kind = "" if isinstance(error, Broken) else f"{type(error).__name__}: "
        fault = f"{kind}{error}"
    done = Fuzzed(play, number, taken_back, observer)
    if fault:
        done.fault, done.record = fault, write(play)
    return done


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def fuzz(name: str, games: int, seed: str, jobs: int) -> Iterator[Fuzzed]:
    """Play the games on *jobs* processes; each is reported when it is done."""
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        apart = max(1, games // CHECKED_WHOLLY)
        try:
            running = [
                pool.submit(fuzz_one, name, number, seed, number % apart == 0)
                for number in range(games)
            ]
            for done in as_completed(running):
                yield done.result()
        except BaseException:  # interrupted: leave the rest unplayed
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def signature(game: Game[Any], games: int) -> str:
    """One number over many seeded games: it changes when anything in the rules does."""
    total = sha256()
    for number in range(games):
        play = new_play(game, seats_of(game, number), {}, f"signature {number}")
        for seat, option in walk(play, Stream(f"signature {number}")):
            total.update(f"{seat} {option};".encode())
        total.update(f"{play.result()} {play.digest()}".encode())
    return total.hexdigest()[:16]
