"""Each promise of the contract, broken on purpose: the check that is meant for it finds it."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from itertools import islice
from typing import Any

import faulty_toys as faulty
import pytest
from faulty_toys import PASSING, variant
from toy_table import at, header

from tawy.games import TOY
from tawy.kernel.frames import CHANCE, State
from tawy.kernel.game import Game
from tawy.kernel.rng import Stream
from tawy.proof import contract
from tawy.proof.contract import Broken, play_checked, walk
from tawy.records.play import Play
from tawy.toy.game import BIDDING, DRAWING, OFFERING, ROUND, STEERING, WATCHING, LotusBoat

MOST_GAMES = 40
SEATS = [4, 3, 5, 2]


class Fault:
    """A game with a fault, what finds it, and the checks without which nothing says so."""

    def __init__(
        self,
        game: LotusBoat,
        promise: str,
        message: str,
        *checks: str,
        during: Callable[[], AbstractContextManager[None]] = nullcontext,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.promise = promise
        self.message = message
        self.checks = checks
        self.during = during
        self.position = position or {}


# Jade is asked and holds a crocodile; in round 3 two sides join next, and see each other's cards.
OFFERED = {"steerer": "jade", "lotus": [2, 1, 0], "hand": [2, 2, 2], "crocodiles": [1, 1, 1]}
HOLDING = at("offering", "jade", round=2, deck=[25, 9], **OFFERED)
JOINING = at("offering", "jade", round=3, deck=[25, 9], **OFFERED)
VIEW = "depends on what it may not know"
FAULTS = {
    "a draft in a view": Fault(
        variant(kind=faulty.ShowsDrafts), "secrecy", VIEW, "check_secrets"
    ),
    "in a view, who has answered": Fault(
        variant(kind=faulty.ShowsWhoIsIn), "secrecy", VIEW, "check_secrets"
    ),
    "who has answered, where no other drafts are tried": Fault(
        variant(kind=faulty.ShowsWhoIsIn), "secrecy", "another has answered",
        "check_draft", during=lambda: without("redraft"),
    ),
    "the key in a view": Fault(variant(kind=faulty.ShowsKey), "secrecy", VIEW, "check_secrets"),
    "the draws in a view": Fault(variant(kind=faulty.ShowsDraws), "secrecy", VIEW, "check_secrets"),
    "another hand in a view": Fault(
        variant(facts=faulty.OPEN_HANDS), "secrecy", VIEW, "check_secrets"
    ),
    "a window only for holders": Fault(
        variant(WATCHING, faulty.HoldersWatch(PASSING)),
        "secrecy", "who is asked by 'watching' tells a secret", "check_secrets",
        during=lambda: without("check_news"),
    ),
    "a choice after which only holders are asked": Fault(
        variant(WATCHING, faulty.HoldersWatch(PASSING)),
        "secrecy", "has news that no event tells", "check_news",
    ),
    "a question only for holders": Fault(
        variant(OFFERING, faulty.OnlyHoldersOffer()),
        "secrecy", "is asked at all tells a secret", "check_secrets", position=HOLDING,
    ),
    "options that depend on another's draft": Fault(
        variant(BIDDING, faulty.OneBetEach()), "secrecy", VIEW, "check_secrets"
    ),
    "an event that tells a card": Fault(
        variant(DRAWING, faulty.OpenDrawing()), "secrecy", "events tell seat", "check_news"
    ),
    "an event that tells a hand as a window closes": Fault(
        variant(WATCHING, faulty.BoastfulWatching(PASSING)),
        "secrecy", "events tell seat", "check_news",
    ),
    "a side effect before a loop": Fault(
        variant(ROUND, faulty.PayingRound()),
        "laws", "'draw' changes facts and asks to be called again", "laws_watched",
    ),
    "a list that changes with the answers": Fault(
        variant(ROUND, faulty.ShrinkingRound()),
        "laws", "the list of an open loop was", "laws_watched",
    ),
    "an illegal option accepted": Fault(
        variant(engine=faulty.LaxEngine), "illegal option", "could choose", "check_illegal"
    ),
    "a refusal that changes something": Fault(
        variant(engine=faulty.CountingEngine),
        "illegal option", "a refused option changed the state", "check_illegal",
    ),
    "a piece lost": Fault(
        variant(WATCHING, faulty.HungryWatching(PASSING)), "pieces", "became", "check_ply"
    ),
    "a seat without a score": Fault(
        variant(kind=faulty.NoScoreWithoutSide), "score", "None", "check_score"
    ),
    "fewer turns than none": Fault(
        variant(kind=faulty.BeginsBelowNothing), "turns", "-1 of them", "check_score"
    ),
    "turns that are counted down": Fault(
        variant(kind=faulty.CountsDown), "turns", "6 became 5", "check_ply"
    ),
    "a position that loads to another state": Fault(
        variant(kind=faulty.ForgetfulLoading),
        "position", "it loads to a different state", "check_position",
    ),
    "a position that is not accepted": Fault(
        variant(facts=faulty.LITTLE_GRAIN),
        "position", "its own position is refused: facts.grain", "check_position", "check_ply",
    ),
    "a fact that no position holds": Fault(
        variant(facts=faulty.facts_but("steps")), "position", "", "check_ply", "check_position"
    ),
    "a copy that shares a list": Fault(
        variant(kind=faulty.sharing("grain")),
        "copies", "a copy shares facts with the state it was made from", "check_ply",
    ),
    "a copy that shares a list of secrets": Fault(
        variant(kind=faulty.sharing("deck")),
        "copies", "a copy shares facts with the state it was made from", "check_ply",
    ),
    "a copy that forgets a fact": Fault(
        variant(kind=faulty.forgetting("round")), "copies", "", "check_ply", "check_moment"
    ),
    "looking that changes something": Fault(
        variant(kind=faulty.CountsLooks), "looking", "looking at a state changed it",
        "check_moment",
    ),
    "a revealing event that does not say so": Fault(
        TOY, "undo", "has news, and seat", "check_news",
        during=faulty.quiet_joining, position=JOINING,
    ),
    "an option that shows a card, to be taken back": Fault(
        variant(OFFERING, faulty.BoastfulOffering()),
        "undo", "can take back what showed a secret", "check_news", position=HOLDING,
    ),
    "unsorted options": Fault(
        variant(STEERING, faulty.BackwardSteering()), "options", "not sorted", "check_options"
    ),
    "an option that appears twice": Fault(
        variant(STEERING, faulty.DoubledSteering()), "options", "not unique", "check_options"
    ),
    "two options with the same words": Fault(
        variant(verbs=faulty.SAME_WORDS),
        "notation", "several choices begin 'offer'", "check_options",
    ),
    "a verb that begins another option": Fault(
        variant(verbs=faulty.BEGINNING), "notation", "several choices begin 'sail", "check_options"
    ),
    "a noun that begins another noun": Fault(
        variant(verbs=faulty.BEGINNING_NOUN),
        "notation", "several choices begin 'bet delta memphis'", "check_options",
    ),
}  # fmt: skip


@contextmanager
def without(*checks: str) -> Iterator[None]:
    """The contract with some of its functions doing nothing."""
    with pytest.MonkeyPatch.context() as patch:
        for check in checks:
            patch.setattr(contract, check, lambda *_: nullcontext())
        yield


def as_drawn(game: Game[Any], g: State, seat: int, legal: list[int], stream: Stream) -> int:
    """Chance chooses what the generator gives, all others at random."""
    return game.engine.drawn(g) if seat == CHANCE else stream.pick(legal)


def fault_in(game: LotusBoat, seed: int, position: dict[str, Any]) -> str:
    """What the harness finds in one game; in every other four of them, chance is asked."""
    seats = position.get("seats", SEATS[seed % len(SEATS)])
    asked = seed // len(SEATS) % 2 == 1
    play = Play(game, header(seats, str(seed), position), open_chance=asked)
    try:
        play_checked(play, Stream(f"fault {seed}"), choose=as_drawn)
    except Broken as broken:
        return f"{broken.promise}: {str(broken).removeprefix(broken.promise + ': ')}"
    return ""


@cache
def first_fault(name: str) -> tuple[int, str]:
    """The first game in which something is found, and what."""
    fault = FAULTS[name]
    with fault.during():
        for seed in range(MOST_GAMES):
            if found := fault_in(fault.game, seed, fault.position):
                return seed, found
    return -1, "nothing is found"


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found_by_its_check(name: str) -> None:
    """The promise that is broken is named, and what is wrong with it."""
    _, found = first_fault(name)
    assert found.startswith(f"{FAULTS[name].promise}: ")
    assert FAULTS[name].message in found


@pytest.mark.parametrize("name", FAULTS)
def test_without_that_check_the_same_game_does_not_show_it(name: str) -> None:
    """Nothing else says the same: each check earns its place."""
    fault = FAULTS[name]
    seed, _ = first_fault(name)
    with fault.during(), without(*fault.checks):
        try:
            otherwise = fault_in(fault.game, seed, fault.position)
        except Exception as crash:
            otherwise = f"crash: {crash!r}"
    assert not (otherwise.startswith(fault.promise) and fault.message in otherwise)


@pytest.mark.parametrize("seed", range(8))
def test_the_sound_game_passes_the_same_harness(seed: int) -> None:
    """With and without asking chance, for any number of seats, nothing is found."""
    assert fault_in(TOY, seed, {}) == ""


@pytest.mark.parametrize("position", [HOLDING, JOINING], ids=["holding", "joining"])
def test_the_sound_game_passes_from_a_position_too(position: dict[str, Any]) -> None:
    """The faults that were found from a position were not in it."""
    assert fault_in(TOY, 0, position) == ""


def test_a_game_that_stops_and_is_not_over_is_a_dead_end() -> None:
    """Nobody can choose, and there is no result: both the moment and the game are refused."""
    game = variant(ROUND, faulty.OneRound())
    play = Play(game, header(2))
    while pending := game.engine.pending(play.state):
        play.apply(pending[0], game.engine.legal(play.state, pending[0])[0])
    with pytest.raises(Broken, match="dead end: nobody can choose") as caught:
        contract.check_moment(game, play.state, Stream("1"))
    assert caught.value.promise == "dead end"
    assert "dead end" in fault_in(game, 0, {})


def test_a_rule_that_offers_nothing_is_a_dead_end() -> None:
    """The kernel itself stops there, with the name of the rule."""
    game = variant(STEERING, faulty.StuckSteering())
    play = Play(game, header(3, position=at("steering", "amber", steps=2)))
    with pytest.raises(RuntimeError, match="dead end: 'steering' offers nothing"):
        play.apply(0, game.option_called("sail edfu"))


@pytest.mark.parametrize(
    "endless",
    [variant(STEERING, faulty.EndlessSteering()), variant(BIDDING, faulty.EndlessBidding())],
    ids=["choices", "a draft"],
)
def test_an_endless_game_is_found(endless: LotusBoat) -> None:
    """A game is endless when it takes more choices than its limit, those in drafts too."""
    endless.ply_limit = 200
    play = Play(endless, header(2))
    choices = islice(walk(play, Stream("endless")), 2 * endless.ply_limit)
    with pytest.raises(Broken, match="endless: more than 200") as caught:
        for _ in choices:
            pass
    assert caught.value.promise == "endless"


def test_a_higher_limit_lets_a_game_go_on() -> None:
    """It is the limit that finds an endless game."""
    endless = variant(STEERING, faulty.EndlessSteering())
    endless.ply_limit = 1000
    play = Play(endless, header(2))
    assert len(list(islice(walk(play, Stream("endless")), 500))) == 500
