"""The rules of Kemet in the order of the rulebook."""
