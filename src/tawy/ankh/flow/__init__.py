"""The rules of Ankh in the order of the rulebook."""
