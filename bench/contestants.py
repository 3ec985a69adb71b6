"""Who is measured: the games of Tawy, and peers that people use from Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from bench.catan_play import copier_of_catan, play_catan
from bench.chess_play import copier_of_chess, play_pettingzoo_chess, play_python_chess
from bench.own_play import copier_of_own, play_own
from bench.spiel_play import copier_of_spiel, play_spiel
from bench.tally import Tally

SEATS = range(2, 6)


@dataclass
class Contestant:
    """An engine with a game; *copier* makes a function that copies a state from mid-game."""

    engine: str
    game: str
    players: int
    play: Callable[[int], Tally]
    copier: Callable[[], Callable[[], object]] | None = None

    def name(self) -> str:
        return f"{self.engine} {self.game} {self.players}"


def own_games(game: str) -> list[Contestant]:
    return [
        Contestant(
            "tawy", game, seats, partial(play_own, game, seats),
            partial(copier_of_own, game, seats),
        )
        for seats in SEATS
    ]  # fmt: skip


# The peers stand in the middle of each round: what disturbs one disturbs all.
CONTESTANTS = [
    *own_games("ankh"),
    Contestant("catanatron", "catan", 4, play_catan, copier_of_catan),
    Contestant("python-chess", "chess", 2, play_python_chess, copier_of_chess),
    Contestant(
        "open_spiel", "backgammon", 2, partial(play_spiel, "backgammon"),
        partial(copier_of_spiel, "backgammon"),
    ),
    Contestant(
        "open_spiel", "chess", 2, partial(play_spiel, "chess"), partial(copier_of_spiel, "chess")
    ),
    Contestant("pettingzoo", "chess", 2, play_pettingzoo_chess),
    *own_games("kemet"),
]  # fmt: skip
