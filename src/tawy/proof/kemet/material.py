"""What games of Kemet must show, and how a biased player of it sees the board."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tawy.kemet import choices as c
from tawy.kemet import events as e
from tawy.kemet.data import (
    CREATURE,
    DISCARDS,
    ESCAPE,
    IN_BATTLE,
    INTERVENTION,
    INTERVENTIONS,
    TILE,
    VETO,
)
from tawy.kemet.flow.finale import GOAL_REACHED
from tawy.kemet.game import GOALS
from tawy.kemet.rulings import RULINGS
from tawy.kemet.state import Kemet
from tawy.kernel.events import Event
from tawy.kernel.frames import State
from tawy.kernel.game import Game
from tawy.kernel.options import verb_of
from tawy.kernel.rng import Stream
from tawy.proof.kemet.meetings import made_position
from tawy.proof.kemet.observer import MOMENTS, KemetObserver
from tawy.proof.kemet.positions import any_settings
from tawy.proof.kemet.worth import worth_of
from tawy.proof.material import Material
from tawy.proof.observer import Observer
from tawy.proof.rulings import all_readings, readings_of
from tawy.records.play import Play

OUTCOMES = [
    "loser recalls", "loser has to recall", "loser has to recall at the delta", "loser retreats",
    "loser stays", "winner recalls", "winner stays", "winner wiped out", "both wiped out",
]  # fmt: skip
WINS = ["won alone at the goal", "won by points", "won by battles", "won by order"]
VETOED = ["veto on a veto", "escape vetoed"]
DECK_ENDED = "deck ends at vision"


class KemetMaterial(Material):
    signed = 100  # they are five times as long as those of Ankh

    def wanted(self, game: Game[Any]) -> list[str]:
        named = [f"tile {word}, bought" for word in TILE.words]
        for card in INTERVENTIONS:
            if card.moment != IN_BATTLE:
                named.append(f"card {card.word}, played")
            else:
                named.append(f"card {card.word}, counts")
                named += [f"card {card.word}, unpaid"] if card.price else []
        for word in CREATURE.words:
            named += [f"{word}: {why}" for why in e.CAME.causes] + [f"{word}: waits"]
        named += [f"game {word}" for word in GOALS]
        named += [f"discards {word}" for word in DISCARDS.words]
        named += all_readings(RULINGS)
        named += [*OUTCOMES, *WINS, *VETOED, DECK_ENDED, *MOMENTS]
        return [*super().wanted(game), *named]

    def sights(self, play: Play[Any]) -> Counter[str]:
        seen = super().sights(play)
        g: Kemet = play.state
        seen[f"game {next(word for word, goal in GOALS.items() if goal == g.goal)}"] += 1
        seen[f"discards {DISCARDS.words[g.discards]}"] += 1
        seen.update(readings_of(RULINGS, g.rulings))
        seen.update(name for event in play.log.events for name in names_of(event))
        seen.update(outcomes(play))
        seen.update(decks_ended(play))
        if g.ending == GOAL_REACHED:
            seen[how_won(g)] += 1
        return seen

    def settings(self, seats: int, stream: Stream) -> dict[str, str]:
        return any_settings(stream)

    def worth(self, g: State, side: int) -> int:
        assert isinstance(g, Kemet)
        return worth_of(g, side)

    def made(self, game: Game[Any], seats: int, stream: Stream) -> dict[str, object]:
        return made_position(seats, stream)

    def observer(self) -> Observer:
        return KemetObserver()

    def turns(self, play: Play[Any]) -> int:
        """An ordinary token is placed in each of them."""
        return len([ply for ply in play.log.plies if verb_of(ply.option) == c.TOKEN])


def names_of(event: Event) -> list[str]:
    """The pieces that an event has shown at work."""
    told = event.values
    if event.kind is e.BOUGHT:
        return [f"tile {TILE.words[told[1]]}, bought"]
    if event.kind is e.ANNOUNCED:
        return [f"card {INTERVENTION.words[told[1]]}, played"]
    if event.kind is e.INVOKED:
        return [f"card {INTERVENTION.words[told[1]]}, {event.why}"]
    if event.kind is e.CAME:
        return [f"{CREATURE.words[told[1]]}: {event.why}"]
    if event.kind is e.WAITS:
        return [f"{CREATURE.words[told[1]]}: waits"]
    if event.kind is e.VETOED and told[1] == VETO:
        return ["veto on a veto"]
    if event.kind is e.CAME_TO_NOTHING and told[1] == ESCAPE:
        return ["escape vetoed"]
    return []


def decks_ended(play: Play[Any]) -> list[str]:
    """Made anew between two of the cards that Vision shows."""
    kinds = [event.kind for event in play.log.events]
    windows = zip(kinds, kinds[1:], kinds[2:], strict=False)
    return [DECK_ENDED for window in windows if window == (e.LOOKED, e.RESHUFFLED, e.LOOKED)]


def how_won(g: Kemet) -> str:
    """What decided between those at the goal. KEMET-WIN-04 to -06."""
    first = g.places.index(1)
    rivals = [seat for seat in range(g.seats) if seat != first and g.score(seat) >= g.goal]
    if not rivals:
        return WINS[0]
    even = [seat for seat in rivals if g.score(seat) == g.score(first)]
    if not even:
        return WINS[1]
    return WINS[2] if all(g.won[seat] < g.won[first] for seat in even) else WINS[3]


# --- how battles end


def outcomes(play: Play[Any]) -> list[str]:
    """What became of winner and loser, from the answers and events of each battle."""
    found: list[str] = []
    events = play.log.events
    for i, event in enumerate(events):
        if event.kind is e.WON:
            ends = [j for j in range(i, len(events)) if events[j].kind is e.SPENT]
            if ends:
                found += outcome(play, events[i : ends[0]], events[ends[0]].ply)
    return found


def outcome(play: Play[Any], events: list[Event], until: int) -> list[str]:
    winner, loser, space = events[0].values
    plies = play.log.plies[events[0].ply : until]
    won = [verb_of(p.option) for p in plies if p.seat == winner]
    lost = [verb_of(p.option) for p in plies if p.seat == loser]
    fled = any(event.kind is e.MARCHED and event.why == "retreat" for event in events)
    recalls = [event for event in events if event.kind is e.LOST and event.why == "recall"]
    forced = any(event.values[0] == loser for event in recalls) and c.RECALL not in lost
    alive = c.RECALL in won or c.STAY in won  # whoever is left is asked
    named = {
        "loser recalls": c.RECALL in lost,
        "loser has to recall": forced,
        "loser has to recall at the delta": forced and space == play.state.map.delta,
        "loser retreats": fled,
        "loser stays": c.STAY in lost,
        "winner recalls": c.RECALL in won,
        "winner stays": c.STAY in won,
        "winner wiped out": not alive,
        "both wiped out": not (alive or forced or fled or c.RECALL in lost or c.STAY in lost),
    }
    return [name for name, true in named.items() if true]
