"""The contract where chance is asked like a seat, and what the harness itself promises."""

import pytest

from tawy.games import TOY
from tawy.kernel.frames import CHANCE
from tawy.kernel.game import REGISTRY, game_called
from tawy.kernel.rng import Stream
from tawy.proof.contract import as_drawn, new_play, play_checked, walk
from tawy.records.play import Play
from tawy.records.record import write

# A game at random takes thousands of choices there; so many days show the same of the harness.
SHORT = {"kemet": {"max_days": "4"}}
TABLES = [(n, s) for n, game in REGISTRY.items() for s in range(game.fewest, game.most + 1)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("number", range(3))
def test_a_game_keeps_the_contract_where_chance_is_asked(
    name: str, seats: int, number: int
) -> None:
    """So the secrets of a draw are looked at too: who is told of it, and how far one goes back."""
    game = game_called(name)
    header = new_play(game, seats, {}, f"asked {number}").header
    play = Play(game, header, open_chance=True)
    every = 1 if game is TOY else 5  # chance is asked all the time there, elsewhere seldom
    play_checked(play, Stream(f"asked {seats} {number}"), every, as_drawn)
    assert play.state.ending >= 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_asking_chance_or_not_gives_the_same_game(name: str, seats: int) -> None:
    """The same choices on the same seed: the records are the same."""
    game = game_called(name)
    closed = new_play(game, seats, {}, "same")
    for _ in walk(closed, Stream("same")):
        pass
    asked = Play(game, closed.header, open_chance=True)
    for ply in closed.log.plies:
        assert ply.seat != CHANCE or ply.option == game.engine.drawn(asked.state)
        asked.apply(ply.seat, ply.option)
    assert write(asked) == write(closed)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_checking_does_not_change_the_game(name: str, seats: int) -> None:
    """However often the contract is checked: a fault is found in the game in which it was."""
    game, settings = game_called(name), SHORT.get(name, {})
    records = []
    for every in (1, 1_000_000):
        play = new_play(game, seats, settings, "checked")
        play_checked(play, Stream("checked"), every)
        records.append(write(play))
    plain = new_play(game, seats, settings, "checked")
    for _ in walk(plain, Stream("checked")):
        pass
    assert records == [write(plain)] * 2


@pytest.mark.parametrize("name", REGISTRY)
def test_both_ways_of_taking_back_are_met(name: str) -> None:
    """An answer taken back, and a step of a draft: in Ankh, if Amun announces two cards."""
    met = {"undo": 0, "retraction": 0}
    for number in range(100):
        play = new_play(game_called(name), 3, {}, f"back {number}")
        for kind, count in play_checked(play, Stream(f"back {number}"), every=1_000_000).items():
            met[kind] += count
        if all(met.values()):
            return
    raise AssertionError(f"not met: {met}")
