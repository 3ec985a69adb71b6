"""A table needs no server: a whole game goes through it where nothing of one can be imported."""

import subprocess
import sys

import pytest

ALONE = """
import sys

BANNED = {
    "alembic", "asyncio", "click", "multiprocessing", "rich", "sqlalchemy", "sqlite3", "starlette",
    "subprocess", "uvicorn", "websockets",
}

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BANNED:
            raise ImportError(f"{name} is not for a table")

sys.meta_path.insert(0, Nothing())
for name in BANNED & set(sys.modules):
    del sys.modules[name]

import tawy.games
from tawy.bots.levels import RANDOM
from tawy.kernel.game import game_called
from tawy.records.play import Header
from tawy.table import messages as m
from tawy.table.log import Sitting
from tawy.table.opponents import Opponents
from tawy.table.table import Table

game = game_called(sys.argv[1])
header = Header(game.name, game.version, ["Nefer", "Luck"], "1", 5)
table = Table(game, header, "", "epoch")
table.sitting = [Sitting("Nefer"), Sitting("Luck", RANDOM)]
opponents, nefer = Opponents(table, "1"), table.seat(0)
choices = 0
while table.play.state.ending < 0:
    request = opponents.request()
    if table.passing_seats():
        change = table.let_pass(table.passing_seats()[0], 0)
    elif request is not None:
        change = opponents.answered(request, opponents.by_chance(request), 0)
    else:
        seen = table.observation(nefer)
        option = seen.options[choices * 7 % len(seen.options)]
        change = table.prepare(nefer, m.Choose(f"{choices}", seen.mark, [option]), 0)
    table.commit(change)
    choices += 1
assert table.observation(nefer).result is not None
print("over after", choices > 10)
"""


@pytest.mark.parametrize("game", ["toy", "ankh", "kemet"])
def test_a_whole_game_goes_through_a_table_alone(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE, game], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("over after True\n", "")
