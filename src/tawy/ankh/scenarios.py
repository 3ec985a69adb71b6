"""The scenarios: data files in `scenarios/`, checked when they are loaded."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from tawy.ankh.board import (
    LAND,
    NAMES,
    SIDE_NAMES,
    Geography,
    geography,
)
from tawy.ankh.data import CAMELS, GOD, MONUMENT, MONUMENTS_OF_A_KIND, ORDER_TOKENS, WARRIOR
from tawy.facts.reading import between, check_fields, number
from tawy.kernel.options import BadInput, one_of
from tawy.kernel.sets import BIT

FIELDS: Final = [
    "name",
    "players",
    "source",
    "followers",
    "regions",
    "camels",
    "monuments",
    "figures",
]
FIGURES: Final = {"god": GOD, "warrior": WARRIOR}


class Scenario:
    """One set-up: players are numbered in turn order from 0; a neutral monument belongs to -1."""

    def __init__(self, data: dict[str, object]) -> None:
        check_fields(data, FIELDS, [], "")
        self.name = str(data["name"])
        self.players = between(data["players"], 2, 5, "players")
        self.followers = self.read_followers(data["followers"])
        self.camels = self.read_camels(data["camels"])
        self.geo: Geography = geography(self.camels)
        self.tokens = self.read_tokens(data["regions"])  # by region
        self.monuments = self.read_pieces(data["monuments"], "monuments", MONUMENT.words)
        self.figures = self.read_pieces(data["figures"], "figures", list(FIGURES))
        self.check()

    def read_followers(self, value: object) -> list[int]:
        if not isinstance(value, list) or len(value) != self.players:
            raise BadInput("followers", f"wants {self.players} numbers")
        return [between(n, 0, 99, "followers") for n in value]

    def read_camels(self, value: object) -> int:
        """Lines, each laid after the one before it, by the rules of a caravan."""
        if not isinstance(value, list):
            raise BadInput("camels", "wants a list of lines")
        camels = 0
        for i, names in enumerate(value):
            place = f"camels[{i}]"
            if not isinstance(names, list):
                raise BadInput(place, "wants a list of sides")
            line = 0
            for name in names:
                if name not in SIDE_NAMES:
                    raise BadInput(place, f"no side {name!r} that may carry a camel")
                line |= BIT[SIDE_NAMES.index(name)]
            if line not in geography(camels).lines():
                raise BadInput(place, "is no legal caravan")
            camels |= line
        if camels.bit_count() > CAMELS:
            raise BadInput("camels", f"more than {CAMELS}")
        return camels

    def read_tokens(self, value: object) -> list[int]:
        if not isinstance(value, dict):
            raise BadInput("regions", "wants a space for each order token")
        tokens = [0] * len(self.geo.lands)
        for token, name in value.items():
            region = self.geo.region[number(name, NAMES, f"regions.{token}")]
            if region < 0 or tokens[region]:
                raise BadInput(f"regions.{token}", "is water, or its region has a token already")
            tokens[region] = between(int(token), 1, ORDER_TOKENS, f"regions.{token}")
        if 0 in tokens or len(set(tokens)) != len(tokens):
            raise BadInput("regions", "not exactly one token for each region")
        return tokens

    def read_pieces(self, value: object, field: str, words: list[str]) -> list[list[int]]:
        """[space, kind, player], in the order of the file."""
        if not isinstance(value, dict):
            raise BadInput(field, "wants an object: space and piece")
        found = []
        for name, piece in value.items():
            place = f"{field}.{name}"
            kind, _, player = str(piece).partition(" ")
            if kind not in words:
                raise BadInput(place, f"no {kind!r}; {one_of(words)}")
            owner = between(int(player), 1, self.players, place) - 1 if player else -1
            found.append([number(name, NAMES, place), words.index(kind), owner])
        return found

    def check(self) -> None:
        taken = 0
        for space, _, _ in self.monuments + self.figures:
            if not BIT[space] & LAND:
                raise BadInput(NAMES[space], "a piece stands in the water")
            if BIT[space] & taken:
                raise BadInput(NAMES[space], "two pieces stand on one space")
            taken |= BIT[space]
        for kind, word in enumerate(MONUMENT.words):
            if len([m for m in self.monuments if m[1] == kind]) > MONUMENTS_OF_A_KIND:
                raise BadInput("monuments", f"more than {MONUMENTS_OF_A_KIND} of {word}")
        for player in range(self.players):
            own = [kind for _, kind, owner in self.figures if owner == player]
            if own.count(0) != 1 or own.count(1) > 6:
                raise BadInput(
                    "figures", f"player {player + 1} wants one god and at most 6 warriors"
                )


def load_all() -> dict[str, Scenario]:
    """All scenarios that come with the game, by id."""
    found = {}
    for source in sorted((files("tawy.ankh") / "scenarios").iterdir(), key=lambda f: f.name):
        try:
            found[source.name.removesuffix(".json")] = Scenario(
                json.loads(source.read_text(encoding="utf-8"))
            )
        except BadInput as bad:
            raise BadInput(source.name, str(bad)) from None
    return found


SCENARIOS: Final = load_all()
