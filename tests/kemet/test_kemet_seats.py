"""For how many players Kemet is."""

import pytest

from tawy.games import KEMET
from tawy.kernel.options import BadInput


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats: int) -> None:
    """KEMET-SETUP-01, KEMET-VARIANT-08: on the map for as many."""
    g = KEMET.new(seats, {}, key=1)
    assert g.map.players == len(g.map.cities) == seats


@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_else_does(seats: int) -> None:
    """KEMET-SETUP-01."""
    with pytest.raises(BadInput, match="kemet has 2 to 5 seats"):
        KEMET.new(seats, {}, key=1)
