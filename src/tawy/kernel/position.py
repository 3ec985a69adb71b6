"""Positions: any moment of a game as plain data, the stack in names, never in numbers.

A sequence below another rule is written with the step it goes on with ("then"). Authors of
cases write "at": "rule: step" instead of a stack, and the rules below it are built for them.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final, TypeVar

from tawy.kernel.frames import SPECTATOR, Ballot, Frame, S, Sequence, State, Touch, set_of
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput, one_of

T = TypeVar("T")

FIELDS: Final = "game rules seats settings sides facts stack at turn drafts generator result"
FRAME: Final = "rule seat then done open-to"
NONE: Final = "none"  # what null is called where a file cannot say null
WANTED: Final = {str: "a text", int: "a number", list: "a list", dict: "an object"}


def dump(game: Game[S], g: S, settings: dict[str, str], secret: bool = True) -> dict[str, object]:
    """This moment as plain data; the generator is in it only as a *secret*."""
    position: dict[str, object] = {
        "game": game.name,
        "rules": game.version,
        "seats": g.seats,
        "settings": settings,
        "sides": [None if side < 0 else game.seat_word(g, side) for side in g.side],
        "facts": game.dump(g),
        "stack": [dump_frame(game, g, f) for f in g.stack],
    }
    if g.drafts:
        position["drafts"] = {
            game.seat_word(g, seat): [game.words(g, option) for option in draft]
            for seat, draft in enumerate(g.drafts)
        }
    if g.ending >= 0:
        position["result"] = {"ending": game.endings[g.ending], "places": g.places}
    if secret:
        position["generator"] = {"key": f"{g.key:064x}", "draws": g.draws}
    return position


def dump_frame(game: Game[S], g: S, f: Frame) -> dict[str, object]:
    rule = game.engine.rules[f.rule]
    written: dict[str, object] = {"rule": rule.name()}
    if f.who >= 0:
        written["seat"] = game.seat_word(g, f.who)
    if isinstance(rule, Sequence):
        written["then"] = rule.step_names()[f.step]
    if f.done:
        named = not isinstance(rule, Touch)
        names = [game.seat_word(g, i) if named else i for i in f.through()]
        written["open-to" if isinstance(rule, Ballot) else "done"] = names
    return written


def digest(game: Game[S], g: S, settings: dict[str, str]) -> str:
    """A short proof of a position. The generator is not in it: it is secret during the game."""
    plain = json.dumps(dump(game, g, settings, secret=False), sort_keys=True)
    return sha256(plain.encode()).hexdigest()[:16]


# --- loading


def take(data: dict[str, object], field: str, kind: type[T], place: str, default: T | None) -> T:
    value = data.get(field, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadInput(place + field, f"wants {WANTED[kind]}, not {value!r}")
    return value


def only(data: object, fields: str, place: str) -> dict[str, object]:
    if not isinstance(data, dict):
        raise BadInput(place, f"wants an object, not {data!r}")
    for field in data:
        if field not in fields.split():
            where = f"{place}.{field}" if place else field
            raise BadInput(where, f"no such field; {one_of(fields.split())}")
    return data


def load(game: Game[S], data: dict[str, object], like: State | None = None) -> S:
    """The state that a position says, run by the generator and listener of *like*, if given.

    What is left out is as at the start of a game.
    """
    only(data, FIELDS, "")
    for field, ours in (("game", game.name), ("rules", game.version)):
        if data.get(field, ours) != ours:
            raise BadInput(field, f"this is {ours!r}, not {data[field]!r}")
    settings = take(data, "settings", dict, "", {})
    seats = take(data, "seats", int, "", game.fewest)
    g = game.start(seats, game.checked(seats, settings))
    if "sides" in data:
        load_sides(game, g, take(data, "sides", list, "", None))
    generator = only(data.get("generator", {}), "key draws", "generator")
    g.draws = take(generator, "draws", int, "generator.", 0)
    try:
        g.key = int(take(generator, "key", str, "generator.", "0"), 16)
    except ValueError:
        raise BadInput("generator.key", "wants a number in hex") from None
    if like is not None:
        g.key, g.log, g.open_chance = like.key, like.log, like.open_chance
    game.load(g, take(data, "facts", dict, "", {}), "facts")
    if "result" in data:
        load_result(game, g, only(data["result"], "ending places", "result"))
    elif "stack" in data:
        stack = take(data, "stack", list, "", [])
        g.stack = [load_frame(game, g, frame, f"stack[{i}]") for i, frame in enumerate(stack)]
        load_drafts(game, g, take(data, "drafts", dict, "", {}))
        game.engine.refresh(g)
        return g
    elif "at" in data:
        turn = take(data, "turn", str, "", "")
        who = game.seat_called(g, turn, "turn") if turn else SPECTATOR
        g.stack = stack_at(game, take(data, "at", str, "", ""), who)
    game.engine.run(g)
    return g


def load_sides(game: Game[S], g: S, sides: list[object]) -> None:
    if len(sides) != g.seats:
        raise BadInput("sides", f"wants {g.seats} entries, not {len(sides)}")
    for i, word in enumerate(sides):
        gone = word is None or word == NONE
        g.side[i] = SPECTATOR if gone else game.seat_called(g, str(word), f"sides[{i}]")
    for i, side in enumerate(g.side):
        if side >= 0 and g.side[side] != side:
            raise BadInput(f"sides[{i}]", "names a seat that does not speak for a side")


def load_result(game: Game[S], g: S, data: dict[str, object]) -> None:
    ending = take(data, "ending", str, "result.", None)
    places = take(data, "places", list, "result.", None)
    if ending not in game.endings:
        raise BadInput("result.ending", f"no ending {ending!r}; {one_of(game.endings)}")
    if len(places) != g.seats:
        raise BadInput("result.places", f"wants {g.seats} entries, not {len(places)}")
    g.conclude(game.endings.index(ending), places)


def rule_called(game: Game[S], name: str, step: str, place: str) -> Frame:
    """A frame of the rule with this name, at the step with that one, or at its beginning."""
    rules = [rule.name() for rule in game.engine.rules]
    if name not in rules:
        raise BadInput(place, f"no rule is called {name!r}; {one_of(rules)}")
    rule = game.engine.rules[rules.index(name)]
    steps = rule.step_names() if isinstance(rule, Sequence) else []
    if step and step not in steps:
        raise BadInput(place, f"{name!r} has no step {step!r}; {one_of(steps)}")
    return Frame(rules.index(name), SPECTATOR, steps.index(step) if step else 0)


def stack_at(game: Game[S], at: str, turn: int) -> list[Frame]:
    """The stack for "rule: step", or for "rule", which is its beginning."""
    name, _, step = at.partition(": ")
    top = rule_called(game, name, step, "at")
    top.who = turn
    return [*(stack_at(game, game.nesting[name], turn) if name in game.nesting else []), top]


def load_frame(game: Game[S], g: S, written: object, place: str) -> Frame:
    data, dot = only(written, FRAME, place), place + "."
    name = take(data, "rule", str, dot, None)
    f = rule_called(game, name, take(data, "then", str, dot, ""), place)
    if "seat" in data:
        f.who = game.seat_called(g, take(data, "seat", str, dot, None), dot + "seat")
    rule = game.engine.rules[f.rule]
    done = take(data, "open-to" if isinstance(rule, Ballot) else "done", list, dot, [])
    if isinstance(rule, Touch):
        f.done = set_of([i for i in done if isinstance(i, int)])
    else:
        f.done = set_of([game.seat_called(g, str(word), place) for word in done])
    if isinstance(rule, Ballot):
        f.step = 1
        if set_of(rule.seats(g, f)) != f.done:
            raise BadInput(dot + "open-to", "not the seats that the facts say take part")
    return f


def load_drafts(game: Game[S], g: S, drafts: dict[str, object]) -> None:
    if g.stack and isinstance(game.engine.rules[g.stack[-1].rule], Ballot):
        g.drafts = [[] for _ in range(g.seats)]
    elif drafts:
        raise BadInput("drafts", "no ballot is open")
    for word in drafts:
        seat = game.seat_called(g, word, "drafts")
        for words in take(drafts, word, list, "drafts.", None):
            g.drafts[seat].append(game.read(g, seat, str(words).split(), f"drafts.{word}")[0])
