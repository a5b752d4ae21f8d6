"""``shoal serve``: the arguments of the server; the work is done by ``shoal.server``."""

import argparse
from typing import TYPE_CHECKING, Final

from shoal.cli.arguments import add_more_games
from shoal.core.errors import ShoalError
from shoal.server.limits.connection_limit import CAPACITY

if TYPE_CHECKING:
    from shoal.server.settings import Settings

REPEATABLE: Final = "; may be given several times (default: none)"

BURST_SECONDS: Final = 5
"""An idle address may send as many requests at once as are allowed in this time."""

MESSAGE_BURST_SECONDS: Final = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="address to listen on")
    add("--port", type=int, default=8000, help="port to listen on; 0 takes any free one")
    add("--open", action="store_true", help="open the page in a browser")
    add("--database", default="shoal.db", help="an SQLite file, or postgresql://...")
    add("--workers", type=int, default=1, metavar="N", help="processes; several need PostgreSQL")
    add("--bot-processes", type=int, default=1, metavar="N", help="processes for the bots")
    add_more_games(parser, "another game to offer")
    add_repeatable(parser, "--origin", "URL", "another site that may send requests")
    add_repeatable(parser, "--name", "HOST", "a host name of this server")
    add_repeatable(parser, "--metrics", "IP", "another address that may read /metrics")
    add_times(parser)
    add_limits(parser)


def add_repeatable(parser: argparse.ArgumentParser, name: str, metavar: str, sentence: str) -> None:
    """An option that may be given several times."""
    sentence += REPEATABLE
    parser.add_argument(name, action="append", default=[], metavar=metavar, help=sentence)


def add_times(parser: argparse.ArgumentParser) -> None:
    """Options in seconds."""
    add = parser.add_argument
    add(
        "--idle",
        type=float,
        default=120.0,
        metavar="S",
        help="seconds an unused table stays in memory",
    )
    add(
        "--reconnect-seconds",
        type=float,
        default=30.0,
        metavar="S",
        help="seconds in which a player may reconnect before counting as away",
    )
    add(
        "--request-timeout",
        type=float,
        default=10.0,
        metavar="S",
        help="seconds in which a connection must send a whole request",
    )


def add_limits(parser: argparse.ArgumentParser) -> None:
    """Limits for each client address, and for a worker."""
    add = parser.add_argument
    add("--rate", type=float, default=30.0, metavar="N", help="requests per second and address")
    add("--sockets", type=int, default=200, metavar="N", help="WebSockets per address")
    add("--connections", type=int, default=500, metavar="N", help="connections per address")
    add("--capacity", type=int, default=CAPACITY, metavar="N", help="connections per worker")
    add(
        "--tables",
        type=int,
        default=400,
        metavar="N",
        help="new tables and seats per day and address",
    )


def settings_from(args: argparse.Namespace) -> "Settings":
    """The settings that the arguments describe."""
    from shoal.server.limits.rate_limit import Limits  # noqa: PLC0415 - see run
    from shoal.server.settings import Settings  # noqa: PLC0415 - see run

    if args.workers < 1 or args.bot_processes < 1:
        raise ShoalError("--workers and --bot-processes should be at least 1.")
    if args.connections < 1 or args.capacity < 1:
        raise ShoalError("--connections and --capacity should be at least 1.")
    limits = Limits(
        requests=args.rate,
        burst=args.rate * BURST_SECONDS,
        messages=args.rate,
        message_burst=args.rate * MESSAGE_BURST_SECONDS,
        tables=args.tables,
        sockets=args.sockets,
        connections=args.connections,
    )
    return Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        workers=args.workers,
        bot_processes=args.bot_processes,
        idle=args.idle,
        reconnect_seconds=args.reconnect_seconds,
        request_timeout=args.request_timeout,
        games=tuple(args.games),
        origins=frozenset(args.origin),
        names=frozenset(args.name),
        operators=frozenset(args.metrics),
        limits=limits,
        capacity=args.capacity,
    )


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    # Imported here because the other commands do not need the server, which loads slowly.
    from shoal.server import serve as server  # noqa: PLC0415

    return server.run(settings_from(args), open_browser=args.open)
