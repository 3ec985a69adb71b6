"""The games of the house: importing this registers them all."""

from tawy.ankh.game import ANKH
from tawy.kernel.game import register
from tawy.toy.game import TOY

register(TOY)
register(ANKH)

__all__ = ["ANKH", "TOY"]
