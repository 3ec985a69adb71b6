"""Writes the golden records and signatures anew: `python tests/golden/make.py`. Read the diff."""

from pathlib import Path

import tawy.games  # noqa: F401  # registers the games
from tawy.kernel.game import REGISTRY
from tawy.kernel.rng import Stream
from tawy.proof.contract import walk
from tawy.proof.fuzz import material_of, mixed_chooser, mixed_play, signature
from tawy.records.record import write

HERE = Path(__file__).parent
RECORDS = {"toy": 12, "ankh": 50, "kemet": 50}


def main() -> None:
    for name, game in REGISTRY.items():
        folder = HERE / name
        folder.mkdir(exist_ok=True)
        for number in range(RECORDS[name]):
            play = mixed_play(game, number, "golden")
            for _ in walk(play, Stream(f"golden {number}"), mixed_chooser(game, number)):
                pass
            (folder / f"{number + 1:02}.record").write_text(write(play), encoding="utf-8")
        (folder / "signature").write_text(
            signature(game, material_of(game).signed) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
