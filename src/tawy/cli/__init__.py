"""One command, `tawy`. Exit codes: 0 fine, 1 a check failed, 2 bad input, 130 interrupted."""

from __future__ import annotations

import io
import sys

import click

from tawy.cli.commands import root
from tawy.kernel.options import BadInput

INTERRUPTED = 130
BAD_INPUT = 2


def main() -> None:
    """Run the command and turn every trouble into one clear line."""
    for stream in (sys.stdout, sys.stderr):  # a sign that this terminal lacks is no trouble
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = root.main(prog_name="tawy", standalone_mode=False)
    except click.UsageError as error:  # with the usage of the command
        error.show()
        code = error.exit_code
    except click.ClickException as error:
        click.echo(f"error: {error.format_message()}", err=True)
        code = error.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo("\ninterrupted", err=True)
        code = INTERRUPTED
    except BadInput as bad:
        click.echo(f"error: {bad}", err=True)
        code = BAD_INPUT
    except BrokenPipeError:  # the reader of our output has gone: nothing more to say
        code = 0
    sys.exit(code if isinstance(code, int) else 0)
