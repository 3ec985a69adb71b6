"""The contract on seeded games of every registered game. Run interpreted and compiled."""

import pytest

import tawy.games  # noqa: F401  # registers the games
from tawy.kernel.game import REGISTRY, game_called
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, play_checked

CHOICES = 250  # of each table
LONG = {
    "kemet": 5
}  # a game of hundreds of choices has one in so many checked; fuzz checks them all
TABLES = [(n, s) for n, game in REGISTRY.items() for s in range(game.fewest, game.most + 1)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_keeps_the_contract(name: str, seats: int) -> None:
    """All checks at every choice of whole games, or at many of a long one."""
    taken_back = choices = number = 0
    while choices < CHOICES:
        play = new_play(game_called(name), seats, {}, f"contract {number}")
        stream = Stream(f"contract {seats} {number}")
        taken_back += sum(play_checked(play, stream, LONG.get(name, 1)).values())
        choices, number = choices + len(play.log.plies), number + 1
    assert taken_back
