"""The games that are fuzzed with more than the least that every game has."""

from __future__ import annotations

from typing import Final

from tawy.proof.ankh.material import AnkhMaterial
from tawy.proof.kemet.material import KemetMaterial
from tawy.proof.material import Material

GAMES: Final[dict[str, Material]] = {"ankh": AnkhMaterial(), "kemet": KemetMaterial()}
