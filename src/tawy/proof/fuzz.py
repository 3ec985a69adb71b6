"""Many seeded games at random, under the contract: what broke, and what was seen how often."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from typing import Any

import tawy.games  # noqa: F401  # each process registers the games
from tawy.kernel.game import Game, game_called
from tawy.kernel.options import verb_of
from tawy.kernel.rng import Stream
from tawy.proof.contract import Broken, as_drawn, new_play, play_checked, walk
from tawy.records.play import Play
from tawy.records.record import write

CHECKED_WHOLLY = 5  # one game in so many has the contract checked at every choice,
OTHERWISE = 10  # the others at one choice in so many;
CHANCE_ASKED = 3  # in one of so many chance is asked like a seat, so that its draws are checked too


class Fuzzed:
    """What one game showed: its sights by name, and its fault and record if it broke."""

    def __init__(self, number: int, sights: Counter[str], fault: str, record: str) -> None:
        self.number = number
        self.sights = sights
        self.fault = fault
        self.record = record


def wanted(game: Game[Any]) -> list[str]:
    """What a large number of games must have shown."""
    events = [f"event {kind.name}" for kind in game.events]
    choices = [f"choice {verb.name}" for verb in game.verbs]
    endings = [f"ending {name}" for name in game.endings]
    return [*events, *choices, *endings, "retraction", "undo"]


def sights(play: Play[Any]) -> Counter[str]:
    seen = Counter([f"event {event.kind.name}" for event in play.log.events])
    seen.update(f"choice {play.game.verbs[verb_of(p.option)].name}" for p in play.log.plies)
    if play.state.ending >= 0:
        seen[f"ending {play.game.endings[play.state.ending]}"] += 1
    return seen


def seats_of(game: Game[Any], number: int) -> int:
    return game.fewest + number % (game.most - game.fewest + 1)


def fuzz_one(name: str, number: int, seed: str) -> Fuzzed:
    game = game_called(name)
    asked = number % CHANCE_ASKED == 0
    play = new_play(game, seats_of(game, number), {}, f"{seed} {number}", asked)
    taken_back: dict[str, int] = {}
    fault = ""
    try:
        every = 1 if number % CHECKED_WHOLLY == 0 else OTHERWISE
        taken_back = play_checked(play, Stream(f"fuzz {seed} {number}"), every, as_drawn)
    except Exception as error:  # whatever breaks is a finding, and its game is kept
        kind = "" if isinstance(error, Broken) else f"{type(error).__name__}: "
        fault = f"{kind}{error}"
    return Fuzzed(number, sights(play) + Counter(taken_back), fault, write(play) if fault else "")


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def fuzz(name: str, games: int, seed: str, jobs: int) -> Iterator[Fuzzed]:
    """Play the games on *jobs* processes; each is reported when it is done."""
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        running = [pool.submit(fuzz_one, name, number, seed) for number in range(games)]
        try:
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
