"""The command ``shoal``: what the terminal and the server offer, on one line.

Terminal and server never import each other; this module knows both.  Without a
command it opens the table in the browser.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from shoal.cli.parser import Commands, Parser, add_command
from shoal.cli.parser import main as run_command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; without one, serve this machine and open the browser."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    return run_command(given or ["serve", "--open", "--database", at_home()], add_commands)


def at_home() -> str:
    """The file in which this user's tables are kept."""
    shared = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(shared) / "shoal"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return str(folder / "tables.db")


def add_commands(commands: "Commands[Parser]") -> None:
    """The server's commands, which load the server only when they are used."""
    from shoal.server import serve as server  # noqa: PLC0415 - see above
    from shoal.server.repair import command  # noqa: PLC0415 - as above

    parser = add_command(commands, "serve", serve, "tables for everybody on the network")
    server.add_arguments(parser)
    parser = add_command(commands, "repair", repair, "check a server's database, and mend it")
    command.add_arguments(parser)


def serve(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from shoal.server import serve as server  # noqa: PLC0415 - as above

    return server.run(args)


def repair(args: argparse.Namespace) -> int:
    """Tell what is wrong with a server's tables, or mend it."""
    from shoal.server.repair import command  # noqa: PLC0415 - as above

    return command.run(args)
