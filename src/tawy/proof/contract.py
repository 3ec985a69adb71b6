"""The checks that every game must pass, after any choice of any game.

Each raises `Broken` with the name of the promise. `check_moment` looks at a moment of a game,
`check_ply` at what a choice does; `play_checked` plays a whole game under both.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from typing import Any

from tawy.kernel.engine import IllegalOption
from tawy.kernel.events import Ended
from tawy.kernel.frames import CHANCE, SPECTATOR, Ask, Ballot, Chance, Frame, Log, Sequence, State
from tawy.kernel.game import Game
from tawy.kernel.options import BadInput, verb_of
from tawy.kernel.rng import Stream, stretch
from tawy.records.play import Header, Play
from tawy.records.position import dump, load
from tawy.records.record import read, replay, write

Step = Callable[[Any, Frame], bool]


class Broken(AssertionError):
    """A game does not keep a promise of the contract."""

    def __init__(self, promise: str, told: str) -> None:
        super().__init__(f"{promise}: {told}")
        self.promise = promise


@contextmanager
def laws_watched(game: Game[Any]) -> Iterator[None]:
    """Inside, every step of every sequence is held to the two laws of steps."""
    sequences = [rule for rule in game.engine.rules if isinstance(rule, Sequence)]
    plain = [rule.steps for rule in sequences]
    lists: dict[int, tuple[Frame, list[int]]] = {}  # of the open loops, by the id of their frame
    for rule in sequences:
        rule.steps = [watched(game, step, lists) for step in rule.steps]
    try:
        yield
    finally:
        for rule, steps in zip(sequences, plain, strict=True):
            rule.steps = steps


def watched(game: Game[Any], step: Step, lists: dict[int, tuple[Frame, list[int]]]) -> Step:
    """The step, held to the laws: called again it does nothing but its loop, whose list stays."""

    @wraps(step)
    def checked(g: Any, f: Frame) -> bool:
        before, asked = g.copy(), loop_of(g, step)
        known, first = lists.get(id(f), (f, asked))
        if f.done and known is f and asked != first:
            raise Broken("laws", f"the list of an open loop was {first}, now it is {asked}")
        lists[id(f)] = (f, asked)
        again = step(g, f)
        if again and game.dump(g) != game.dump(before):
            raise Broken("laws", f"{step.__name__!r} changes facts and asks to be called again")
        return again

    return checked


def loop_of(g: Any, step: Step) -> list[int]:
    """The seats that this step would ask one after another, if it were a loop over seats."""
    g, depth = g.copy(), len(g.stack)
    f, asked = g.stack[-1], []
    f.done = 0
    with suppress(Ended):  # of the copy, not of the game
        while step(g, f) and f.done and len(g.stack) > depth:
            if g.stack[-1].who in asked:  # it goes round and round: no list to freeze
                return []
            asked.append(g.stack.pop().who)
    return asked


def snapshot(game: Game[Any], g: State) -> str:
    """All of a state as text: what no check may change, and copies have in common."""
    position = dump(game, g, {})
    return json.dumps([position, g.mover, g.back, g.offers, g.open_chance], sort_keys=True)


def observed(game: Game[Any], g: State, seat: int) -> str:
    return json.dumps(game.observe(g, seat), sort_keys=True)


def viewers(g: State) -> list[int]:
    return [SPECTATOR, *range(g.seats)]


def redealt(game: Game[Any], g: State, seat: int, stream: Stream, drafts_too: bool = True) -> State:
    """A state that *seat* cannot tell from *g*: all that it cannot know is dealt anew."""
    other = g.copy()
    game.redeal(other, seat, stream)
    other.key = stream.below(1 << 256)
    other.draws = g.draws + stream.below(100)
    if other.drafts and drafts_too:
        redraft(game, other, other.side[seat] if seat >= 0 else SPECTATOR, stream)
    game.engine.reoffer(other)
    return other


def redraft(game: Game[Any], g: State, known: int, stream: Stream) -> None:
    """New drafts for all but one; somebody still owes something, as the ballot is open."""
    engine = game.engine
    others = [seat for seat in engine.awaited(g) if seat != known]
    for seat in others:
        g.drafts[seat] = []
        while (legal := engine.legal(g, seat)) and stream.below(3):
            g.drafts[seat].append(stream.pick(legal))
    if others and not engine.pending(g):
        g.drafts[stream.pick(others)].pop()


def drafts_fit(game: Game[Any], g: State) -> bool:
    """Whether all drafts could have been made in this state."""
    drafts, fit = g.drafts, True
    g.drafts = [[] for _ in drafts]
    for seat, draft in enumerate(drafts):
        for option in draft:
            fit = fit and option in game.engine.legal(g, seat)
            g.drafts[seat].append(option)
    return fit


# --- a moment


def check_moment(game: Game[Any], g: State, stream: Stream) -> None:
    before = snapshot(game, g)
    if snapshot(game, g.copy()) != before:
        raise Broken("copies", "a copy is not like the state it was made from")
    check_options(game, g)
    check_score(game, g)
    check_illegal(game, g, stream)
    check_position(game, g)
    check_secrets(game, g, stream)
    if snapshot(game, g) != before:
        raise Broken("looking", "looking at a state changed it")


def check_options(game: Game[Any], g: State) -> None:
    """Lists are sorted, without doubles, of two or more; words are read back as what they say."""
    engine = game.engine
    if g.ending < 0 and not engine.pending(g):
        raise Broken("dead end", "nobody can choose and the game is not over")
    for seat in engine.pending(g):
        legal = engine.legal(g, seat)
        if legal != sorted(set(legal)):
            raise Broken("options", f"not sorted or not unique: {legal}")
        if len(legal) < 2 and not g.drafts and seat != CHANCE and not asked_anyway(game, g):
            raise Broken("options", f"seat {seat} is asked, with one option")
        for option in legal:
            words = game.words(g, option)
            try:
                found = game.read(g, seat, words.split())[0]
            except BadInput as bad:
                raise Broken("notation", str(bad)) from None
            if found != option:
                raise Broken("notation", f"{words!r} is read as another option")


def check_score(game: Game[Any], g: State) -> None:
    """Every seat has a score at every moment, and the turns are counted from 0 on."""
    scores: list[Any] = [game.score(g, seat) for seat in range(g.seats)]
    if not all(isinstance(score, int) for score in scores):
        raise Broken("score", f"by seat: {scores}")
    if game.turns(g) < 0:
        raise Broken("turns", f"{game.turns(g)} of them")


def asked_anyway(game: Game[Any], g: State) -> bool:
    """Whether a single option is asked for, because silence would tell."""
    f = g.stack[-1]
    rule = game.engine.rules[f.rule]
    return isinstance(rule, Ask) and rule.silence_tells(g, f)


def check_illegal(game: Game[Any], g: State, stream: Stream) -> None:
    """What is not in the list is refused, and nothing changes."""
    before = snapshot(game, g)
    for seat in [CHANCE, *viewers(g)]:
        legal = game.engine.legal(g, seat)
        wishes = [stream.below(1 << 14), 0, -1, *[o + 1 for o in legal[-1:]]]
        for option in [w for w in wishes if w not in legal]:
            try:
                game.engine.apply(g, seat, option)
            except IllegalOption:
                pass
            except Exception as error:  # it was taken for legal, and something broke
                raise Broken("illegal option", f"seat {seat}, {option}: {error!r}") from None
            else:
                raise Broken("illegal option", f"seat {seat} could choose {option}")
    if snapshot(game, g) != before:
        raise Broken("illegal option", "a refused option changed the state")


def reloaded(game: Game[Any], g: State) -> State:
    try:
        like = g if g.open_chance else None
        loaded: State = load(game, json.loads(json.dumps(dump(game, g, {}))), like)
    except BadInput as bad:
        raise Broken("position", f"its own position is refused: {bad}") from None
    return loaded


def check_position(game: Game[Any], g: State) -> None:
    """A position loads to the same state."""
    loaded = reloaded(game, g)
    if dump(game, loaded, {}) != dump(game, g, {}):
        raise Broken("position", "it loads to a different state")
    for seat in viewers(g):
        if game.engine.legal(loaded, seat) != game.engine.legal(g, seat):
            raise Broken("position", f"seat {seat} has other options after loading")


def check_secrets(game: Game[Any], g: State, stream: Stream) -> None:
    """Nobody can tell this state from one with other secrets; nor by who is asked."""
    for seat in viewers(g):
        other = redealt(game, g, seat, stream)
        if observed(game, other, seat) != observed(game, g, seat):
            raise Broken("secrecy", f"the view of seat {seat} depends on what it may not know")
        if not g.stack:
            continue
        f = other.stack[-1]
        rule = game.engine.rules[f.rule]
        if isinstance(rule, Ballot):
            if rule.seats(other, f) != game.engine.awaited(g):
                raise Broken("secrecy", f"who is asked by {rule.name()!r} tells a secret")
        elif asked_anyway(game, g) != asked_anyway(game, other):
            raise Broken("secrecy", f"whether {rule.name()!r} asks in any case tells a secret")
        elif asked_anyway(game, g) or isinstance(rule, Chance):
            continue
        elif len(game.engine.legal(other, f.who)) < 2:
            raise Broken("secrecy", f"that seat {f.who} is asked at all tells a secret")


# --- a choice


def check_ply(game: Game[Any], g: State, seat: int, option: int, stream: Stream) -> None:
    """What choosing *option* in *g* does; *g* itself stays as it is."""
    before = snapshot(game, g)
    after = applied(game, g, seat, option, g.open_chance)
    if snapshot(game, g) != before:
        raise Broken("copies", "a copy shares facts with the state it was made from")
    again = applied(game, g.copy(), seat, option, g.open_chance)
    if snapshot(game, again) != snapshot(game, after):
        raise Broken("copies", "the same choice in a copy leads somewhere else")
    loaded = applied(game, reloaded(game, g), seat, option, g.open_chance)
    if dump(game, loaded, {}) != dump(game, after, {}):
        raise Broken("position", "the game goes on differently after loading")
    if game.pieces(after) != game.pieces(g):
        raise Broken("pieces", f"{game.pieces(g)} became {game.pieces(after)}")
    if game.turns(after) < game.turns(g):
        raise Broken("turns", f"{game.turns(g)} became {game.turns(after)}")
    after = applied(game, g, seat, option, True)
    for viewer in viewers(g):
        if g.drafts and after.drafts and after.drafts[seat] == [*g.drafts[seat], option]:
            if viewer != seat:
                check_draft(game, g, after, viewer)
        else:
            check_news(game, g, after, seat, option, viewer, stream)


def applied(game: Game[Any], g: State, seat: int, option: int, open_chance: bool) -> State:
    after = g.copy()
    after.log = Log()
    after.open_chance = open_chance
    game.engine.apply(after, seat, option)
    return after


def told(g: State, seat: int) -> list[object]:
    assert g.log is not None
    return [e for event in g.log.events if (e := event.for_seat(seat)) is not None]


def revealed(g: State, seat: int) -> bool:
    """Whether *seat* was told of something that shows what was hidden."""
    assert g.log is not None
    return any(event.kind.reveals and event.for_seat(seat) is not None for event in g.log.events)


def check_draft(game: Game[Any], g: State, after: State, viewer: int) -> None:
    """A step of a draft is nobody else's business, but of the partners."""
    mine = viewer >= 0 and g.side[viewer] >= 0 and g.drafts != after.drafts
    shared = mine and g.drafts[g.side[viewer]] != after.drafts[g.side[viewer]]
    if not shared and observed(game, g, viewer) != observed(game, after, viewer):
        raise Broken("secrecy", f"seat {viewer} sees that another has answered")
    if told(after, viewer):
        raise Broken("secrecy", f"seat {viewer} is told of a draft")


def check_news(
    game: Game[Any], g: State, after: State, seat: int, option: int, viewer: int, stream: Stream
) -> None:
    """Events tell no more than the view does, and no less; what gave news cannot be taken back.

    The same choice is made in a state that *viewer* cannot tell from *g*. If it looks different
    afterwards, something must have told so: else a question that only some are asked tells it.
    """
    other = redealt(game, g, viewer, stream, drafts_too=False)
    undoable = game.engine.may_take_back(after, seat) > 0
    if not drafts_fit(game, other):
        return  # this choice closed a ballot and showed what could not be there
    if seat == CHANCE:
        option = stream.pick(game.engine.legal(other, CHANCE))
    elif option not in game.engine.legal(other, seat):
        if undoable and not alike(game, other, after, seat, option, viewer):
            raise Broken("undo", f"seat {seat} can take back what showed a secret")
        return
    twin = applied(game, other, seat, option, True)
    if observed(game, twin, viewer) == observed(game, after, viewer):
        if told(twin, viewer) != told(after, viewer):
            raise Broken("secrecy", f"events tell seat {viewer} what its view does not")
    elif undoable:
        raise Broken("undo", f"seat {viewer} has news, and seat {seat} can take it back")
    elif told(twin, viewer) == told(after, viewer) and not revealed(after, viewer):
        raise Broken("secrecy", f"seat {viewer} has news that no event tells")


def alike(game: Game[Any], other: State, after: State, seat: int, option: int, viewer: int) -> bool:
    """Whether the like of a choice that is not there in *other* would look the same to *viewer*.

    So a card can be kept or buried unseen: it shows nothing that this one and not another was.
    """
    like = [o for o in game.engine.legal(other, seat) if verb_of(o) == verb_of(option)]
    twins = [applied(game, other, seat, o, True) for o in like]
    return any(
        observed(game, twin, viewer) == observed(game, after, viewer)
        and told(twin, viewer) == told(after, viewer)
        for twin in twins
    )


# --- a game


def uniform(_game: Game[Any], _g: State, _seat: int, legal: list[int], stream: Stream) -> int:
    return stream.pick(legal)


Chooser = Callable[[Game[Any], State, int, list[int], Stream], int]


def as_drawn(game: Game[Any], g: State, seat: int, legal: list[int], stream: Stream) -> int:
    """For games where chance is asked: it answers what the generator gives."""
    return game.engine.drawn(g) if seat == CHANCE else stream.pick(legal)


def new_play(
    game: Game[Any], seats: int, settings: dict[str, str], seed: str, open_chance: bool = False
) -> Play[Any]:
    names = [f"player {i + 1}" for i in range(seats)]
    header = Header(game.name, game.version, names, f"seed {seed}", stretch(seed))
    header.settings = game.checked(seats, settings)
    return Play(game, header, open_chance)


def walk(play: Play[Any], stream: Stream, choose: Chooser = uniform) -> Iterator[tuple[int, int]]:
    """Play to the end at random: yields each seat and option before it is applied."""
    engine, choices = play.game.engine, 0
    while play.state.ending < 0:
        choices += 1
        if choices > play.game.ply_limit:
            raise Broken("endless", f"more than {play.game.ply_limit} choices")
        if not engine.pending(play.state):
            raise Broken("dead end", "nobody can choose and the game is not over")
        seat = stream.pick(engine.pending(play.state))
        option = choose(play.game, play.state, seat, engine.legal(play.state, seat), stream)
        yield seat, option
        play.apply(seat, option)


def play_checked(
    play: Play[Any], stream: Stream, every: int = 1, choose: Chooser = uniform
) -> dict[str, int]:
    """Play to the end with the contract checked at one choice in *every*.

    Now and then a choice is taken back, where that is allowed. Returns how often. The checks
    have a stream of their own, so that checking more or less does not change the game.
    """
    game, taken_back = play.game, {"undo": 0, "retraction": 0}
    checks = Stream(f"checks {stream.key} {stream.count}")
    with laws_watched(game):
        for seat, option in walk(play, stream, choose):
            if checks.below(every) == 0:
                check_moment(game, play.state, checks)
                check_ply(game, play.state, seat, option, checks)
            if checks.below(8) == 0 and game.engine.may_take_back(play.state, seat):
                taken_back["retraction" if play.state.drafts else "undo"] += 1
                check_taking_back(play, seat)
    check_moment(game, play.state, checks)
    check_events(play)
    check_record(play)
    return taken_back


def check_events(play: Play[Any]) -> None:
    """What was told is of the game's kinds, for one of their causes: so there are words for it."""
    known = [kind.name for kind in play.game.events]
    for event in play.log.events:
        if event.kind.name not in known:
            raise Broken("events", f"the game has no event {event.kind.name!r}")
        if event.why not in (event.kind.causes or [""]):
            raise Broken("events", f"{event.kind.name!r} was told for the cause {event.why!r}")


def check_taking_back(play: Play[Any], seat: int) -> None:
    """Taking back and choosing again leads to the same state."""
    before = snapshot(play.game, play.state)
    drafts = play.state.drafts
    last = drafts[seat][-1] if drafts else play.log.plies[-1].option
    play.undo(seat)
    play.apply(seat, last)
    if snapshot(play.game, play.state) != before:
        raise Broken("undo", "taking back and choosing again leads somewhere else")


def check_record(play: Play[Any]) -> None:
    """The record is read back, proven, and ends in the same position."""
    try:
        again = replay(play.game, read(write(play)), check=True)
    except BadInput as bad:
        raise Broken("record", str(bad)) from None
    if again.digest() != play.digest():
        raise Broken("record", "it replays to a different position")
