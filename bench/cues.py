"""Choices as they go over the line: framed beforehand, so that it costs nothing to make one."""

from __future__ import annotations

from dataclasses import dataclass

from bench.line import deflated, plain
from bench.script import Script


@dataclass
class Cue:
    """One choice, ready to be sent, and how the news begin that each seat gets by it."""

    seat: int
    plain: bytes
    deflated: bytes
    news: list[tuple[int, bytes]]


def cues_of(script: Script) -> list[Cue]:
    return [
        Cue(
            step.seat,
            plain(step.says),
            deflated(step.says),
            [(seat, begins.encode()) for seat, begins in step.news],
        )
        for step in script.steps
    ]
