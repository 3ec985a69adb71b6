"""Writes what today's rules make of the old games: `python tests/server/old/make.py`."""

import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from old_games import GAMES, OLD, became, made_of, with_tables

from tawy.server.tables import Tables


async def become(tables: Tables) -> dict[str, str]:
    found = {game["id"]: (await became(tables, game))[1] for game in GAMES}
    return {id: what for id, what in found.items() if what != "as it was"}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = with_tables(made_of("database.sql", Path(folder)), become)
    (OLD / "today.json").write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":  # opponents think in processes that import this file too
    main()
