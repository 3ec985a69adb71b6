"""Lotus Boat, the toy: a small game of its own, and the kernel's own test."""
