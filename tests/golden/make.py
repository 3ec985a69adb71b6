"""Writes the golden records and signatures anew: `python tests/golden/make.py`. Read the diff."""

from pathlib import Path

import tawy.games  # noqa: F401  # registers the games
from tawy.kernel.game import REGISTRY
from tawy.kernel.rng import Stream
from tawy.proof.contract import new_play, walk
from tawy.proof.fuzz import seats_of, signature
from tawy.records.record import write

HERE = Path(__file__).parent
RECORDS = 12
SIGNED_GAMES = 500


def main() -> None:
    for name, game in REGISTRY.items():
        folder = HERE / name
        folder.mkdir(exist_ok=True)
        for number in range(RECORDS):
            play = new_play(game, seats_of(game, number), {}, f"golden {number}")
            for _ in walk(play, Stream(f"golden {number}")):
                pass
            (folder / f"{number + 1:02}.record").write_text(write(play), encoding="utf-8")
        (folder / "signature").write_text(signature(game, SIGNED_GAMES) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
