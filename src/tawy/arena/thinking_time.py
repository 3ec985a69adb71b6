"""How long bots think, turn by turn."""

from __future__ import annotations


class ThinkingTime:
    """CPU seconds by seat: in each turn of its own, and between them, turn by turn of others.

    Whoever answers in the midst of a turn (cards of a battle, a veto) interrupts no turn.
    """

    def __init__(self, seats: int) -> None:
        self.own: list[list[float]] = [[] for _ in range(seats)]
        self.between: list[list[float]] = [[] for _ in range(seats)]
        self.turn: int | None = None  # whose it was
        self.heard: set[int] = set()  # who has been noted in it

    def note(self, turn: int, seat: int, seconds: float) -> None:
        """That *seat* has thought so long, while it was the turn of *turn*, or nobody's."""
        if turn != self.turn:
            self.turn = turn
            self.heard.clear()
        sums = (self.own if turn == seat else self.between)[seat]
        if seat not in self.heard:
            self.heard.add(seat)
            sums.append(0.0)
        sums[-1] = round(sums[-1] + seconds, 6)
