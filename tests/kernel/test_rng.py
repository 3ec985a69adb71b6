"""The generator: what it gives, that anybody can compute it, and that nobody can bend it."""

from hashlib import sha256

import pytest
from small_table import Die, Script, SmallGame, pushing

from tawy.kernel.rng import Stream, commitment, draw, stretch

KEY = stretch("a test")


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum((have - want) ** 2 / want for have, want in zip(counts, expected, strict=True))


@pytest.mark.parametrize(("count", "below"), [(0, 2), (1, 6), (7, 40), (2**40, 1000)])
def test_a_draw_is_a_hash_of_key_and_number(count: int, below: int) -> None:
    """With any SHA-256 one gets the same: 32 bytes of key, 8 bytes of number, big end first."""
    block = bytes.fromhex(f"{KEY:064x}{count:016x}")
    assert draw(KEY, count, below) == int(sha256(block).hexdigest(), 16) % below


def test_some_draws_are_known_for_ever() -> None:
    """A change of the generator would make all records useless."""
    assert [draw(0, n, 100) for n in range(6)] == [19, 30, 56, 40, 89, 93]
    assert (
        f"{stretch('1'):064x}" == "c3a16fa6098b7b150a69f5b16c0f7ded603beaa1167df644f61eb3ccc6059d1c"
    )


@pytest.mark.parametrize("below", [2, 3, 7, 40])
def test_draws_are_uniform(below: int) -> None:
    """Chi-square over a fixed key: far below what one seed in a thousand gives."""
    total = 400 * below
    counts = [0] * below
    for n in range(total):
        counts[draw(KEY, n, below)] += 1
    critical = below - 1 + 3.1 * (2 * (below - 1)) ** 0.5 + 6
    assert chi_square(counts, [400] * below) < critical


def test_draws_next_to_each_other_do_not_depend_on_each_other() -> None:
    """Pairs of draws are as uniform as draws."""
    pairs = [0] * 16
    for n in range(0, 6400, 2):
        pairs[draw(KEY, n, 4) * 4 + draw(KEY, n + 1, 4)] += 1
    assert chi_square(pairs, [200] * 16) < 37.7  # 15 degrees, one in a thousand


@pytest.mark.parametrize("weights", [[28, 12], [1, 2, 3, 4], [0, 5, 0, 1]])
def test_weights_are_respected(weights: list[int]) -> None:
    """An option is drawn as often as its share says, one of weight 0 never."""
    game = SmallGame(Script(*pushing(1)), Die(weights))
    g = game.new(2, {}, KEY, open_chance=True)
    counts = [0] * len(weights)
    for g.draws in range(3000):
        counts[game.engine.drawn(g)] += 1
    share = [3000 * weight / sum(weights) for weight in weights]
    assert [count for count, want in zip(counts, share, strict=True) if not want] == [
        0 for weight in weights if not weight
    ]
    likely = [(count, want) for count, want in zip(counts, share, strict=True) if want]
    assert chi_square([c for c, _ in likely], [w for _, w in likely]) < 16.3  # 3 degrees


def test_the_draw_falls_on_the_option_by_its_weight() -> None:
    """By hand: the weights are laid in a row, in the order of the options."""
    game = SmallGame(Script(*pushing(1)), Die([2, 3]))
    g = game.new(2, {}, KEY, open_chance=True)
    for g.draws in range(50):
        assert game.engine.drawn(g) == int(draw(KEY, g.draws, 5) >= 2)


def test_the_same_seed_gives_the_same_game() -> None:
    """And another one another game."""
    game = SmallGame(Script(*pushing(1, 1, 1, 1, 1, 1, 1, 1)), Die([1] * 6))
    assert game.new(2, {}, KEY).notes == game.new(2, {}, KEY).notes
    assert game.new(2, {}, KEY).notes != game.new(2, {}, KEY + 1).notes


def test_the_number_of_draws_goes_with_a_copy() -> None:
    """A copied state draws the same next card as the original."""
    game = SmallGame(Script(*pushing(1, 2, 1)), Die([1] * 6), Die([1] * 6))
    g = game.new(2, {}, KEY, open_chance=True)
    game.engine.apply(g, -2, game.engine.drawn(g))
    other = g.copy()
    assert (other.key, other.draws) == (g.key, g.draws) == (KEY, 1)
    assert game.engine.drawn(other) == game.engine.drawn(g)


# --- commitments


def test_a_commitment_binds_the_key_and_the_game() -> None:
    """Another key or another game has another commitment."""
    made = commitment(KEY, "game 1")
    assert made == sha256(f"tawy commitment {KEY:064x} game 1".encode()).hexdigest()
    others = [commitment(KEY ^ 1 << bit, "game 1") for bit in range(256)]
    others += [commitment(KEY, name) for name in ("", "game 2", "game 1 ")]
    assert made not in others
    assert len(set(others)) == len(others)


def test_a_commitment_does_not_hold_the_key() -> None:
    """Nothing of it is to be seen."""
    assert f"{KEY:064x}"[:8] not in commitment(KEY, "game 1")


# --- streams


def test_a_stream_repeats_itself() -> None:
    """One seed, one row of numbers; another seed, another row."""
    first, again, other = Stream("a"), Stream("a"), Stream("b")
    row = [first.below(1000) for _ in range(20)]
    assert [again.below(1000) for _ in range(20)] == row
    assert [other.below(1000) for _ in range(20)] != row
    assert [int(n) for n in row] == [draw(stretch("a"), n + 1, 1000) for n in range(20)]


def test_a_stream_picks_every_thing() -> None:
    """From a list of five, each in its turn."""
    stream = Stream("pick")
    assert {stream.pick(["a", "b", "c", "d", "e"]) for _ in range(100)} == set("abcde")
