"""Ankh keeps the contract of every game."""

import pytest

from tawy.ankh.game import ANKH
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, play_checked


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_keep_the_contract(seats: int) -> None:
    """ANKH-Q-105: they end, and nothing of the contract is broken on the way."""
    for number in range(2):
        play = new_play(ANKH, seats, {}, f"{seats} {number}")
        play_checked(play, Stream(f"ankh {seats} {number}"), every=6)


def test_the_score_of_a_seat_is_the_devotion_of_its_side() -> None:
    """ANKH-DEVOTION-01: a partner has its side's, who is forgotten has none."""
    g = new_play(ANKH, 4, {}, "score").state
    g.devotion = [3, 7, 5, 9]
    g.join(0, 1)
    g.leave(3)
    assert [ANKH.score(g, seat) for seat in range(4)] == [7, 7, 5, 0]
