"""How we know that it is right: the contract, fuzz, cases, coverage of the rules."""
