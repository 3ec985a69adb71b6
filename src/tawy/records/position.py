"""Positions: any moment of a game as plain data, the stack in names, never in numbers.

A sequence below another rule is written with the step it goes on with ("then"). Authors of
cases write "at": "rule: step" instead of a stack, and the rules below it are built for them.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final, TypeVar

from tawy.kernel.frames import SPECTATOR, Ask, Ballot, Chance, EachEffect, Frame, S, Sequence, State
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput, one_of
from tawy.kernel.rng import key_in
from tawy.kernel.sets import set_of

T = TypeVar("T")

FIELDS: Final = "game rules seats settings sides facts stack at turn drafts generator result"
FRAME: Final = "rule seat then done open-to"
EFFECTS: Final = 64  # the most that one side can have
NONE: Final = "none"  # what null is called where a file cannot say null
# What comes out of rules that run on facts that do not fit them.
UNFIT: Final = (ArithmeticError, AssertionError, LookupError, RuntimeError, ValueError)
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
        "stack": game.running(g),
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


def digest(game: Game[S], g: S, settings: dict[str, str]) -> str:
    """A short proof of a position. The generator is not in it: it is secret during the game."""
    plain = json.dumps(dump(game, g, settings, secret=False), sort_keys=True)
    return sha256(plain.encode()).hexdigest()[:16]


# --- loading


def take(data: dict[str, object], field: str, kind: type[T], place: str, default: T | None) -> T:
    value = data.get(field, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadInput(place + field, f"must be {WANTED[kind]}, not {value!r}")
    return value


def is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def only(data: object, fields: str, place: str) -> dict[str, object]:
    if not isinstance(data, dict):
        raise BadInput(place, f"must be an object, not {data!r}")
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
            raise BadInput(field, f"must be {ours!r}, not {data[field]!r}")
    settings = take(data, "settings", dict, "", {})
    seats = take(data, "seats", int, "", game.fewest)
    g = game.start(seats, game.checked(seats, settings))
    facts = take(data, "facts", dict, "", {})
    game.name_seats(g, facts, "facts")
    if "sides" in data:
        load_sides(game, g, take(data, "sides", list, "", None))
    load_generator(g, only(data.get("generator", {}), "key draws", "generator"))
    if like is not None:
        g.key, g.log, g.open_chance = like.key, like.log, like.open_chance
    game.load(g, facts, "facts")
    if "result" in data:
        load_result(game, g, only(data["result"], "ending places", "result"))
        if data.get("stack"):
            raise BadInput("stack", "must be left out: the game is over")
    elif "stack" in data:
        g.stack = load_stack(game, g, take(data, "stack", list, "", []))
    elif "at" in data:
        turn = take(data, "turn", str, "", "")
        who = game.seat_called(g, turn, "turn") if turn else SPECTATOR
        g.stack = stack_at(game, take(data, "at", str, "", ""), who)
    check_asked(game, g, "turn" if "at" in data else f"stack[{len(g.stack) - 1}].seat")
    load_drafts(game, g, take(data, "drafts", dict, "", {}))
    game.check(g)
    try:
        game.engine.run(g)
    except UNFIT as error:
        raise BadInput("facts", f"don't fit the rules that are running: {error}") from None
    if not g.stack and g.ending < 0:
        raise BadInput("at" if "at" in data else "stack", "leaves nothing to run")
    return g


def load_generator(g: State, data: dict[str, object]) -> None:
    g.draws = take(data, "draws", int, "generator.", 0)
    if not 0 <= g.draws < 1 << 64:
        raise BadInput("generator.draws", "must be a number from 0 to 2**64 - 1")
    g.key = key_in(take(data, "key", str, "generator.", "0"), "generator.key")


def check_asked(game: Game[S], g: S, place: str) -> None:
    """Whoever is asked is a seat in the game."""
    rule = game.engine.rules[g.stack[-1].rule] if g.stack else None
    if isinstance(rule, Ask) and not isinstance(rule, Chance):
        who = g.stack[-1].who
        if who < 0 or g.side[who] < 0:
            raise BadInput(place, f"must name a seat in the game: {rule.name()!r} asks it")


def load_sides(game: Game[S], g: S, sides: list[object]) -> None:
    if len(sides) != g.seats:
        raise BadInput("sides", f"must have {g.seats} entries, not {len(sides)}")
    for i, word in enumerate(sides):
        gone = word is None or word == NONE
        g.side[i] = SPECTATOR if gone else game.seat_called(g, str(word), f"sides[{i}]")
    for i, side in enumerate(g.side):
        if side >= 0 and g.side[side] != side:
            raise BadInput(f"sides[{i}]", "names a seat that doesn't speak for its side")


def load_result(game: Game[S], g: S, data: dict[str, object]) -> None:
    ending = take(data, "ending", str, "result.", None)
    places = take(data, "places", list, "result.", None)
    if ending not in game.endings:
        raise BadInput("result.ending", f"no ending is called {ending!r}; {one_of(game.endings)}")
    if len(places) != g.seats or not all(is_number(p, 1, g.seats) for p in places):
        raise BadInput("result.places", f"must have {g.seats} entries from 1 to {g.seats}")
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
    if top.rule and name not in game.nesting:
        raise BadInput("at", f"a position can't begin at {name!r}; write its stack")
    top.who = turn
    return [*(stack_at(game, game.nesting[name], turn) if name in game.nesting else []), top]


def load_stack(game: Game[S], g: S, stack: list[object]) -> list[Frame]:
    frames = [load_frame(game, g, frame, f"stack[{i}]") for i, frame in enumerate(stack)]
    if not frames:
        raise BadInput("stack", "must not be empty unless there is a result")
    for i, f in enumerate(frames[:-1]):
        if isinstance(game.engine.rules[f.rule], Ballot):
            raise BadInput(f"stack[{i}].rule", "nothing can run above an open ballot")
    return frames


def load_frame(game: Game[S], g: S, written: object, place: str) -> Frame:
    data, dot = only(written, FRAME, place), place + "."
    name = take(data, "rule", str, dot, None)
    f = rule_called(game, name, take(data, "then", str, dot, ""), place)
    if "seat" in data:
        f.who = game.seat_called(g, take(data, "seat", str, dot, None), dot + "seat")
    rule = game.engine.rules[f.rule]
    done = take(data, "open-to" if isinstance(rule, Ballot) else "done", list, dot, [])
    if isinstance(rule, EachEffect):
        if not all(is_number(i, 0, EFFECTS) for i in done):
            raise BadInput(dot + "done", f"must be numbers of effects, not {done!r}")
        f.done = set_of([int(str(i)) for i in done])
    else:
        f.done = set_of([game.seat_called(g, str(word), place) for word in done])
    if isinstance(rule, Ballot):
        f.step = 1
        try:
            asked = set_of(rule.seats(g, f))
        except UNFIT:
            raise BadInput(place, "the facts that this ballot needs are missing or wrong") from None
        if asked != f.done:
            raise BadInput(dot + "open-to", "must be the seats that take part by the facts")
    return f


def load_drafts(game: Game[S], g: S, drafts: dict[str, object]) -> None:
    if g.stack and g.stack[-1].step and isinstance(game.engine.rules[g.stack[-1].rule], Ballot):
        g.drafts = [[] for _ in range(g.seats)]
    elif drafts:
        raise BadInput("drafts", "no ballot is open")
    for word in drafts:
        seat = game.seat_called(g, word, "drafts")
        for words in take(drafts, word, list, "drafts.", None):
            g.drafts[seat].append(one_choice(game, g, seat, str(words), f"drafts.{word}"))


def one_choice(game: Game[S], g: S, seat: int, words: str, place: str) -> int:
    option, taken = game.read(g, seat, words.split(), place)
    if taken != len(words.split()):
        raise BadInput(place, f"{words!r} is more than one choice")
    return option
