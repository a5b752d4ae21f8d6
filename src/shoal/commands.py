"""The command ``shoal``: what the terminal and the server offer, on one line.

Terminal and server never import each other; this module knows both.
"""

import argparse
from collections.abc import Sequence

from shoal.terminal import cli


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command."""
    return cli.main(arguments, add_serve)


def add_serve(commands: "cli.Commands[cli.Parser]") -> None:
    """The server's command, which loads the server only when it is used."""
    parser = cli.add_command(commands, "serve", serve, "tables for everybody on the network")
    from shoal.server import serve as server  # noqa: PLC0415 - see above

    server.add_arguments(parser)


def serve(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from shoal.server import serve as server  # noqa: PLC0415 - as above

    return server.run(args)
