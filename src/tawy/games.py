"""The games of the house: importing this registers them all."""

from tawy.toy.game import TOY

__all__ = ["TOY"]
