"""Why not: whatever can be chosen has no obstacle, though another choice with it has some."""

from typing import Any

import pytest

from tawy.games import ANKH, KEMET
from tawy.kernel.game import Game
from tawy.kernel.options import noun_of, verb_of
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, walk
from tawy.table import messages as m
from tawy.table.trying import why_not


@pytest.mark.parametrize(("game", "several"), [(ANKH, 0), (KEMET, 10)])
def test_what_can_be_chosen_has_no_obstacle(game: Game[Any], several: int) -> None:
    """*several*: so often there are several choices with the same kind of thing."""
    play = new_play(game, 3, {}, "why not")
    met = 0
    for number, _ in enumerate(walk(play, Stream("why not"))):
        if number > 1_500:
            break
        if number % 5:
            continue
        g = play.state
        for seat in game.engine.pending(g):
            options = game.engine.legal(g, seat)
            asked = {verb_of(option) for option in options}
            for option in options[:: max(1, len(options) // 8)]:
                kind, noun = game.verbs[verb_of(option)].kind, noun_of(option)
                if kind is None:
                    continue
                wish = m.WhyNot("1", kind.name, game.called(g, kind, noun))
                assert why_not(game, g, seat, wish).obstacles == []
                others = [verb for verb in asked if game.verbs[verb].kind is kind]
                met += len(others) > 1
    assert met >= several
