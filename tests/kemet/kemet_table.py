"""What tests of Kemet's rules share: choices by their words."""

from tawy.kemet.board import NAMES
from tawy.kemet.choices import VERBS
from tawy.kemet.flow.rules import RULES
from tawy.kemet.state import Kemet
from tawy.kernel.engine import Engine
from tawy.kernel.options import find, show

ENGINE: Engine[Kemet] = Engine(RULES)


def run(g: Kemet, rule: int, seat: int = -1) -> Kemet:
    g.push(rule, seat)
    ENGINE.run(g)
    return g


def say(g: Kemet, *lines: str) -> None:
    """By whoever is asked, chance included where it is open."""
    for words in lines:
        (seat,) = ENGINE.awaited(g)
        ENGINE.apply(g, seat, find(VERBS, words))


def asked(g: Kemet) -> tuple[int, list[str]]:
    """Who is asked, and all that he may choose."""
    (seat,) = ENGINE.awaited(g)
    return seat, [show(VERBS, option) for option in ENGINE.legal(g, seat)]


def space(name: str) -> int:
    return NAMES.index(name)
