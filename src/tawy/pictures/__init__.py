"""Pictures of positions, from what a seat may see: the same art that the client draws with."""

from collections.abc import Callable
from typing import Any, Final

from tawy.pictures import ankh, kemet

PICTURES: Final[dict[str, Callable[[dict[str, Any], str, bool], str]]] = {
    "ankh": ankh.picture,
    "kemet": kemet.picture,
}
