"""Rules of battles that hold in every game, shown by games played at random."""

import pytest

from tawy.ankh.data import CYCLE
from tawy.ankh.flow import numbers as n
from tawy.ankh.game import ANKH
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, uniform, walk


@pytest.mark.parametrize("seats", [2, 3])
def test_cycle_is_in_hand_whenever_cards_are_chosen(seats: int) -> None:
    """ANKH-Q-04, ANKH-BATTLE-10, ANKH-DEVOTION-05: so no hand is empty; and no two gods tie."""
    asked = 0
    play = new_play(ANKH, seats, {}, f"hands {seats}")
    for _ in walk(play, Stream(f"hands {seats}"), uniform):
        g = play.state
        if g.stack and g.stack[-1].rule == n.CHOOSE_CARDS:
            asked += 1
            assert all(g.hand[side] >> CYCLE & 1 for side in g.fighting().fighters)
        assert len(set(g.ranking)) == len(g.ranking)
        heights = [g.devotion[side] for side in g.ranking]
        assert heights == sorted(heights)
    assert asked
