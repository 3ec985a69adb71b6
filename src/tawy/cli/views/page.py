"""The page: what all games have in common, then game by game."""

from __future__ import annotations

from typing import Final

from tawy.cli.views.ankh import ANKH_DESCRIBED
from tawy.cli.views.described import Described, Table
from tawy.cli.views.kemet import KEMET_DESCRIBED
from tawy.kernel.game import Obstacle

GAMES: Final = [ANKH_DESCRIBED, KEMET_DESCRIBED]

HEAD: Final = """\
<!-- Made by `python -m tawy.cli.views > docs/views.md`: not to be edited. -->

# What a bot is shown, and the names in it

For those who write a [bot](bots.md), [in any language](../examples/bots/README.md), or another \
client. All of it is made from the tables of the games, and a test compares it with what games \
really show. Names belong to a version of the rules; words that are the same as in the \
[notation](notation.md) are for good.
"""

OBSERVATION_IS: Final = """\
`game.observe(g, seat)` in Python and `view` in the line that a program gets are the same object: \
all that one seat may know and do now. Seats are numbers from 0 on in it, but in `stack` and \
`facts`, where they have the words of `seats`. -1 is a spectator, -2 is chance.
"""

# By key of the observation: its form and what it says.
OBSERVATION: Final[dict[str, tuple[str, str]]] = {
    "game": ("text", "the name of the game"),
    "seat": ("number", "the seat that looks; -1: a spectator"),
    "seats": ("list of text", "by seat: what it is called in `stack`, `facts`, words and events"),
    "side": (
        "list of number",
        "by seat: its side, which has the number of the seat that speaks for it; -1: it is out of "
        "the game. In Ankh merged gods are one side",
    ),
    "awaited": (
        "list of number",
        "the seats that are asked; where all choose in secret, those who have answered too",
    ),
    "options": (
        "list of number",
        "what this seat may choose now, ascending; empty if it is not asked. An option is the "
        "number of its verb plus the place of its noun in its list, both below",
    ),
    "draft": (
        "list of number",
        "the options that this seat has chosen in an open secret choice; only its side sees them",
    ),
    "undo": ("number", "how many of its last choices this seat may take back"),
    "result": (
        "object or null",
        "when the game is over: `ending`, its name, and `places`, by seat: 1 for a winner. Where "
        "all have lost, nobody has place 1",
    ),
    "stack": ("list of object", "the rules that are running, the one that asks last"),
    "facts": ("object", "what is on the table, as far as this seat may know it; by game below"),
}
# By key of an entry of the stack; only `rule` is always there.
FRAME: Final[dict[str, tuple[str, str]]] = {
    "rule": ("text", "the name of the rule"),
    "seat": ("seat", "for whom it runs, or who is asked"),
    "then": ("text", "of a rule with steps: the step that it is at"),
    "done": ("list", "seats, or numbers of effects, that its step is through with"),
    "open-to": ("list of seat", "of a secret choice: all who take part in it"),
}

EVENTS_ARE: Final = """\
Events tell what happened. The server sends them, `tawy replay` tells them, and \
`game.event_for(g, event, seat)` gives one as a seat is told it: an object with `event`, its \
fields, and `why` where there is more than one cause. A program is not sent events: what it may \
know is in its view. A secret field is null to all but those who are named.
"""
OBSTACLES_ARE: Final = """\
`game.why_not(g, seat, option)` says why an option is not there: obstacles, the most telling \
first, each a name and rules of the ledger (`rules.md` of the game). Which of the rules a name \
comes with depends on the choice. Two names belong to all games: {shared}.
"""
SHARED: Final = ["not-asked", "game-over"]


def page() -> str:
    parts = [HEAD, "## The observation\n", OBSERVATION_IS]
    parts += [grid(["key", "form", "what it says"], rows_of(OBSERVATION))]
    parts += ["An entry of `stack`:\n", grid(["key", "form", "what it says"], rows_of(FRAME))]
    parts += ["## Events and obstacles\n", EVENTS_ARE, OBSTACLES_ARE.format(shared=shared())]
    return "\n".join([*parts, *[chapter(one) for one in GAMES]])


def rows_of(notes: dict[str, tuple[str, str]]) -> Table:
    return [[f"`{key}`", form, says] for key, (form, says) in notes.items()]


def shared() -> str:
    words = GAMES[0].words()
    return ", ".join([f"`{name}` ({words.reason(Obstacle(name, []))[:-1]})" for name in SHARED])


def chapter(one: Described) -> str:
    name, title = one.game.name, one.game.name.capitalize()
    source = f"made from the [schema of positions]({name}-position.schema.json)"
    parts = [
        f"## {one.words().say(name)}\n", f"`{name}`, rules {one.game.version}.\n",
        f"### Facts of {title}\n", f"{one.hidden}\n",
        f"A word such as *space* names a list below. The table is {source}.\n",
        grid(["fact", "form", "seen by", "what it says"], one.fact_rows()),
        f"### Lists of {title}\n",
        grid(["list", "words, in the order of their numbers from 0 on"], one.list_rows()),
        f"### Rules of {title} on the stack\n",
        f"One seat is asked, or chance, by {one.asking(secret=False)}. Several choose at the same "
        f"time, in secret, by {one.asking(secret=True)}. The others have steps:\n",
        grid(["rule", "its steps"], one.rule_rows()),
        f"### Choices of {title}\n",
        "An option is this number plus the place of its noun, from 0 on, in the list.\n",
        grid(["number", "verb", "words", "noun", "reads"], one.verb_rows()),
        f"### Events of {title}\n",
        grid(["event", "fields", "causes, and what it says", "told to"], one.event_rows()),
        f"### Endings of {title}\n",
        grid(["ending", "what it says"], one.ending_rows()),
        f"### Obstacles of {title}\n",
        grid(["name", "what it says", "rules"], one.obstacle_rows()),
    ]  # fmt: skip
    return "\n".join(parts)


def grid(heads: list[str], rows: Table) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(
        [f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines]
    )
