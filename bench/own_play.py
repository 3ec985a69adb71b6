"""The games of Tawy played at random, and a state in the middle of one of their battles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bench.tally import Chooser, Tally
from tawy.ankh import choices as ankh_choices
from tawy.ankh.flow import numbers as ankh_rules
from tawy.ankh.game import ANKH
from tawy.ankh.state import Ankh
from tawy.kemet import choices as kemet_choices
from tawy.kemet.flow import numbers as kemet_rules
from tawy.kemet.game import KEMET
from tawy.kemet.state import Kemet
from tawy.kernel.frames import State
from tawy.kernel.game import Game
from tawy.kernel.options import verb_of


@dataclass
class Contestant:
    """A game of Tawy, and how its turns and its battles are told."""

    game: Game[Any]
    settings: dict[str, str]
    begins_turn: Callable[[Any, int], bool]  # whether choosing this begins a turn of a seat
    choosing_cards: int  # the rule in which cards for a battle are chosen


def first_action(g: Ankh, option: int) -> bool:
    return verb_of(option) == ankh_choices.ACTION and g.deeds == 0


def ordinary_token(g: Kemet, option: int) -> bool:
    """Each turn places one, whatever comes before and after it."""
    return verb_of(option) == kemet_choices.TOKEN


CONTESTANTS = {
    "ankh": Contestant(ANKH, {}, first_action, ankh_rules.CHOOSE_CARDS),
    "kemet": Contestant(KEMET, {"max_days": "30"}, ordinary_token, kemet_rules.CHOOSE_CARDS),
}


def play_own(name: str, seats: int, seed: int) -> Tally:
    """One whole game, with no listener, as a search would play it out."""
    one = CONTESTANTS[name]
    g, chooser, turns = one.game.new(seats, one.settings, key=seed), Chooser(seed), 0
    while g.ending < 0:
        seat, option = choice(one.game, g, chooser)
        turns += one.begins_turn(g, option)
        one.game.engine.apply(g, seat, option)
    return Tally(1, chooser.decisions, turns)


def choice(game: Game[Any], g: State, chooser: Chooser) -> tuple[int, int]:
    seat = game.engine.pending(g)[0]
    return seat, chooser.pick(game.engine.legal(g, seat))


def mid_battle(name: str, seats: int) -> State:
    """A state in which cards are being chosen: some have, the others have not."""
    one = CONTESTANTS[name]
    for seed in range(1, 1000):
        g: State = one.game.new(seats, one.settings, key=seed)
        chooser = Chooser(seed)
        while g.ending < 0:
            if g.stack[-1].rule == one.choosing_cards and any(g.drafts):
                return g
            one.game.engine.apply(g, *choice(one.game, g, chooser))
    raise AssertionError("a thousand games without a battle")


def copier_of_own(name: str, seats: int) -> Callable[[], object]:
    return mid_battle(name, seats).copy
