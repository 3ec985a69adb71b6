"""Tawy: two board games of ancient Egypt, Ankh and Kemet, on one kernel."""

from tawy import compiled

__version__ = "0.1.0"

# Before any other part of the package is imported, or its interpreted twin would be in already.
compiled.activate(__path__)
