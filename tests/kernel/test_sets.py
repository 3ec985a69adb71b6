"""Sets as ints: what goes in comes out, in order, however many words it takes."""

from hypothesis import given
from hypothesis import strategies as st

from tawy.kernel.sets import BIT, WORD, members, set_of

NUMBERS = st.lists(st.integers(0, len(BIT) - 1) | st.sampled_from([WORD - 1, WORD, 2 * WORD]))


@given(NUMBERS)
def test_members_are_what_the_set_was_made_of(numbers: list[int]) -> None:
    assert members(set_of(numbers)) == sorted(set(numbers))
