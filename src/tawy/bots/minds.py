"""How each game is evaluated, by the weights that self-play has found."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from tawy.kernel.options import BadInput, one_of
from tawy.thinking.ankh_terms import AnkhEvaluation
from tawy.thinking.evaluation import Evaluation
from tawy.thinking.kemet_terms import KemetEvaluation

EVALUATIONS: dict[str, type[AnkhEvaluation] | type[KemetEvaluation]] = {
    "ankh": AnkhEvaluation,
    "kemet": KemetEvaluation,
}


def evaluation_of(game: str, weights: dict[str, float] | None = None) -> Evaluation:
    if game not in EVALUATIONS:
        raise BadInput("game", f"no evaluation of {game!r}; {one_of(list(EVALUATIONS))}")
    return EVALUATIONS[game](weights or read_weights(game))


@cache
def read_weights(game: str) -> dict[str, float]:
    source = files("tawy.bots") / "weights" / f"{game}.json"
    told: dict[str, float] = json.loads(source.read_text(encoding="utf-8"))["weights"]
    return told
