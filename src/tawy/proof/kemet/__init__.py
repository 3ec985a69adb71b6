"""How games of Kemet are fuzzed."""
