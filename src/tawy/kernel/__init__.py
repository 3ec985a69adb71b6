"""The kernel: running rules, choices, chance, records. It knows no game."""
