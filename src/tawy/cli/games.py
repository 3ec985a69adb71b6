"""The games whose table the terminal draws; of others it lists the facts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType

from tawy.ankh.positions.schema import schema as schema_of_ankh
from tawy.ankh.rulings import RULINGS as RULINGS_OF_ANKH
from tawy.cli.ankh.question import question as question_of_ankh
from tawy.cli.ankh.table import AnkhTable
from tawy.cli.kemet.question import question as question_of_kemet
from tawy.cli.kemet.table import KemetTable
from tawy.facts.rulings import Ruling
from tawy.kemet.positions.schema import schema as schema_of_kemet
from tawy.kemet.rulings import RULINGS as RULINGS_OF_KEMET
from tawy.words import Words

Facts = dict[str, Any]


@dataclass(frozen=True)
class TerminalGame:
    # From the facts of a view, with what everybody can see to follow from them as its outlook;
    # who speaks for each seat, the words, the own seats.
    table: Callable[[Facts, list[int], Words, Collection[int]], RenderableType]
    # What the heading of a question names, from a view and the rule that asks.
    question: Callable[[Facts, str, Words], Facts]
    schema: Callable[[], dict[str, object]]  # of its positions
    rulings: Sequence[Ruling]


GAMES: Final[dict[str, TerminalGame]] = {
    "ankh": TerminalGame(AnkhTable, question_of_ankh, schema_of_ankh, RULINGS_OF_ANKH),
    "kemet": TerminalGame(KemetTable, question_of_kemet, schema_of_kemet, RULINGS_OF_KEMET),
}
