"""All games: importing this registers them all."""

from tawy.ankh.game import ANKH
from tawy.kemet.game import KEMET
from tawy.kernel.game import register
from tawy.toy.game import TOY

register(TOY)
register(ANKH)
register(KEMET)

__all__ = ["ANKH", "KEMET", "TOY"]
