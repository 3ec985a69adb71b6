"""Print the page."""

import click

import tawy.games  # noqa: F401  # registers the games
from tawy.cli.views.page import page

click.echo(page(), nl=False)
