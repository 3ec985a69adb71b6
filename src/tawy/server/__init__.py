"""Tables that people reach over the network."""
