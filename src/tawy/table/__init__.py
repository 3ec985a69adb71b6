"""A table without its server: who sits there, what each may see and do, and the log of it all.

Synchronous, with no I/O, clock, thread or process: a server or a page runs it.
"""
