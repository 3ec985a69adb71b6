"""Whether the facts of a position can be, together and with what is running."""

from __future__ import annotations

from tawy.kemet.state import Kemet


def check(g: Kemet) -> None:
    """Refuse facts that contradict each other."""
