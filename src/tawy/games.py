"""The games of the house: importing this registers them all."""

from tawy.kernel.game import register
from tawy.toy.game import TOY

register(TOY)

__all__ = ["TOY"]
