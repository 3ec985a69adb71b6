"""A way to fulfil the contract of a game with tables: for games whose facts are flat."""
