"""`python -m tawy` is the command `tawy`."""

from tawy.cli import main

main()
