"""What a choice would do, tried on a copy in which all that its seat cannot know was dealt anew.

So it tells nothing that the seat does not know, whatever the rules of the game are.
"""

from __future__ import annotations

from typing import Any

from tawy.kernel.frames import SPECTATOR, Log
from tawy.kernel.game import Game, Obstacle
from tawy.kernel.options import verb_of
from tawy.kernel.rng import Stream
from tawy.table import messages as m
from tawy.table.called import options_with


def supposed(game: Game[Any], g: Any, seat: int) -> Any:
    """A copy that *seat* cannot tell from the true state; chance is asked in it."""
    twin = g.copy()
    twin.log, twin.open_chance = Log(), True
    game.redeal(twin, seat, Stream("ahead"))
    game.engine.reoffer(twin)
    return twin


def can_be_told_at_once(game: Game[Any], g: Any, seat: int, options: list[int]) -> bool:
    """Whether a seat may choose these one after the other without learning anything between.

    It is worked out on what the seat knows: whether a line is legal must not tell what is hidden.
    """
    engine = game.engine
    if g.drafts:
        return draft_goes_on(game, g, seat, options)
    twin = supposed(game, g, seat)
    for number, choice in enumerate(options):
        before = engine.may_take_back(twin, seat)
        if choice not in engine.legal(twin, seat):
            return False
        engine.apply(twin, seat, choice)
        last = number == len(options) - 1
        if not last and (twin.drafts or engine.may_take_back(twin, seat) != before + 1):
            return False
    return True


def draft_goes_on(game: Game[Any], g: Any, seat: int, options: list[int]) -> bool:
    """In a ballot a seat goes on in its own draft, and others cannot be asked meanwhile."""
    twin = g.copy()
    for number, choice in enumerate(options):
        if choice not in game.engine.legal(twin, seat):
            return False
        if number < len(options) - 1:
            twin.drafts[seat].append(choice)
    return True


def look_ahead(game: Game[Any], g: Any, seat: int, wish: m.LookAhead) -> m.Ahead | m.Refused:
    """What choices would do, up to the next draw or secret."""
    if len(wish.options) == 1:
        fits = wish.options[0] in game.engine.legal(g, seat)
    else:
        fits = can_be_told_at_once(game, g, seat, wish.options)
    if not fits:
        return m.Refused(wish.id, m.ILLEGAL)
    if g.drafts:
        return m.Ahead(wish.id, [], None, back=True)
    twin = supposed(game, g, seat)
    for choice in wish.options:
        game.engine.apply(twin, seat, choice)
    told = [game.event_for(twin, event, seat) for event in twin.log.events]
    back = game.engine.may_take_back(twin, seat) > 0
    return m.Ahead(wish.id, [e for e in told if e is not None], game.view(twin, seat), back)


def shows(game: Game[Any], g: Any, seat: int, choice: int) -> bool:
    """Whether everybody can tell that this was chosen: no other choice would look the same."""
    seen = shown(game, g, seat, choice)
    others = [other for other in game.engine.legal(g, seat) if other != choice]
    return all(shown(game, g, seat, other) != seen for other in others)


def shown(game: Game[Any], g: Any, seat: int, choice: int) -> object:
    """What somebody who only looks on would be told of a choice, and see after it."""
    twin = g.copy()
    twin.log, twin.open_chance = Log(), True
    game.engine.apply(twin, seat, choice)
    told = [game.event_for(twin, event, SPECTATOR) for event in twin.log.events]
    return told, game.observe(twin, SPECTATOR)


def why_not(game: Game[Any], g: Any, seat: int, wish: m.WhyNot) -> m.Obstacles:
    """Why a thing cannot be chosen: by what is asked now, else by what is done with it."""
    fitting = options_with(game, g, wish.kind, wish.word)
    asked = {verb_of(one) for one in game.engine.legal(g, seat)}
    found: dict[str, Obstacle] = {}
    for one in [one for one in fitting if verb_of(one) in asked] or fitting[:1]:
        obstacles = game.why_not(g, seat, one)
        if not obstacles:
            found = {}
            break
        found |= {obstacle.name: obstacle for obstacle in obstacles}
    return m.Obstacles(wish.id, [m.Obstacle(one.name, one.rules) for one in found.values()])
