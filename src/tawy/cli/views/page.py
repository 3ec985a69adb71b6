"""The page: what all games have in common, then game by game."""

from __future__ import annotations

from typing import Final

from tawy.cli.views.ankh import ANKH_DESCRIBED
from tawy.cli.views.described import Described, Table
from tawy.cli.views.kemet import KEMET_DESCRIBED
from tawy.kernel.game import Obstacle

GAMES: Final = [ANKH_DESCRIBED, KEMET_DESCRIBED]

HEAD: Final = """\
<!-- Made by `python -m tawy.cli.views > docs/views.md`: do not edit. -->

# What a bot is shown

This page is for authors of [bots](bots.md), [in any language](../examples/bots/README.md), and \
of other clients. It is generated from the games' tables, and a test compares it with what games \
really show. Names belong to one version of the rules; words that are also in the \
[notation](notation.md) never change.
"""

OBSERVATION_IS: Final = """\
`game.observe(g, seat)` in Python and `view` in the line that a program gets are the same object: \
everything one seat may know and do now. Seats are numbers that start at 0; in `stack` and `facts` \
they have the names listed in `seats`. -1 is a spectator, -2 is chance.
"""

# By key of the observation: its form and what it says.
OBSERVATION: Final[dict[str, tuple[str, str]]] = {
    "game": ("text", "the name of the game"),
    "seat": ("number", "the viewing seat; -1 for a spectator"),
    "seats": ("list of text", "by seat: its name in `stack`, `facts`, words and events"),
    "side": (
        "list of number",
        "by seat: its side, which has the number of the seat that speaks for it; -1 if it is out "
        "of the game. In Ankh, merged gods are one side",
    ),
    "awaited": (
        "list of number",
        "the seats that are asked; in a secret choice, also those that have answered",
    ),
    "options": (
        "list of number",
        "what this seat may choose now, ascending; empty if it is not asked. An option is the "
        "number of its verb plus the place of its noun in its list; both are listed below",
    ),
    "draft": (
        "list of number",
        "what this seat has chosen so far in an open secret choice; only its side sees it",
    ),
    "undo": ("number", "how many of its last choices this seat may undo"),
    "result": (
        "object or null",
        "when the game is over: `ending`, its name, and `places`, by seat: 1 for a winner. If "
        "all have lost, nobody has place 1",
    ),
    "stack": ("list of object", "the running rules; the last one asks"),
    "facts": ("object", "what is on the table, as far as this seat may know; see each game below"),
}
# By key of an entry of the stack; only `rule` is always there.
FRAME: Final[dict[str, tuple[str, str]]] = {
    "rule": ("text", "the name of the rule"),
    "seat": ("seat", "the seat it runs for, or that is asked"),
    "then": ("text", "for a rule with steps: the step it continues with"),
    "done": ("list", "seats already dealt with in this step, or numbers of effects already called"),
    "open-to": ("list of seat", "for a secret choice: all who take part"),
}

EVENTS_ARE: Final = """\
Events say what happened. The server sends them, `tawy replay` prints them, and \
`game.event_for(g, event, seat)` returns one as that seat is told it: an object with `event`, its \
fields, and `why` if it can have more than one cause. Programs get no events: what they may know \
is in their view. A secret field is null for everybody except those named.
"""
OBSTACLES_ARE: Final = """\
`game.why_not(g, seat, option)` says why an option isn't available: a list of obstacles, the most \
telling first, each a name and ids from the game's list of rules (`rules.md`). Which of its rules \
an obstacle cites depends on the choice. Two names exist in all games: {shared}.
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
        f"### {title} facts\n", f"{one.hidden}\n",
        f"A word such as *space* refers to a list below. The table is {source}.\n",
        grid(["fact", "form", "seen by", "what it says"], one.fact_rows()),
        f"### {title} lists\n",
        grid(["list", "words, in the order of their numbers, which start at 0"], one.list_rows()),
        f"### {title} rules on the stack\n",
        f"These rules ask one seat, or chance: {one.asking(secret=False)}. These ask several seats "
        f"at once, in secret: {one.asking(secret=True)}. The others have steps:\n",
        grid(["rule", "its steps"], one.rule_rows()),
        f"### {title} choices\n",
        "An option is this number plus the place of its noun in its list, counted from 0.\n",
        grid(["number", "verb", "words", "noun", "reads"], one.verb_rows()),
        f"### {title} events\n",
        grid(["event", "fields", "causes, and what it says", "told to"], one.event_rows()),
        f"### {title} endings\n",
        grid(["ending", "what it says"], one.ending_rows()),
        f"### {title} obstacles\n",
        grid(["name", "what it says", "rules"], one.obstacle_rows()),
    ]  # fmt: skip
    return "\n".join(parts)


def grid(heads: list[str], rows: Table) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(
        [f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines]
    )
