"""Opponents: each sees what its seat may know, and nothing else."""
