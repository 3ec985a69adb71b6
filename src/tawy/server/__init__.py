"""Tables that people reach over the network. What is here so far does no I/O: see room.py."""
