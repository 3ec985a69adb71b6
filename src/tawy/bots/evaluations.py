"""How each game is evaluated, by the weights that self-play has found."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path

from tawy.bots.games import GAMES
from tawy.kernel.options import BadInput, one_of
from tawy.thinking.evaluation import Evaluation


def evaluation_of(game: str, weights: dict[str, float] | None = None) -> Evaluation:
    if game not in GAMES:
        raise BadInput("game", f"{game!r} has no evaluation; {one_of(list(GAMES))}")
    weights = weights or read_weights(game)
    wanted = set(read_weights(game))
    if set(weights) != wanted:
        raise BadInput("weights", f"must name just these terms: {', '.join(sorted(wanted))}")
    return GAMES[game].evaluation(weights)


@cache
def read_weights(game: str) -> dict[str, float]:
    """Those that came with the program."""
    source = files("tawy.bots") / "weights" / f"{game}.json"
    told: dict[str, float] = json.loads(source.read_text(encoding="utf-8"))["weights"]
    return told


def weights_in(file: str) -> dict[str, float]:
    """Those in a file, as `tawy arena tune` writes it."""
    try:
        told = json.loads(Path(file).read_text(encoding="utf-8"))["weights"]
        return {str(term): float(weight) for term, weight in told.items()}
    except OSError as error:
        raise BadInput(file, error.strerror or str(error)) from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadInput(file, 'must be {"weights": {TERM: NUMBER, ...}}') from None
