"""What a bot is shown and the names in it, as a page: `python -m tawy.cli.views > docs/views.md`.

What can be read off the tables of a game is; what a fact means stands in `ankh.py` and `kemet.py`,
and a fact without a sentence is an error. A test compares the page with what is committed.
"""
