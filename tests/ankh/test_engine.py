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
