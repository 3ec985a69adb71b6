"""Pictures of positions, from what a seat may see: the same art that the client draws with."""
