"""How games of Ankh are fuzzed."""
