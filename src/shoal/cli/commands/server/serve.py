"""``shoal serve``: the arguments of the server; the work is done by ``shoal.server``."""

import argparse
from typing import TYPE_CHECKING

from shoal.cli.arguments import add_more_games
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Catalogue
from shoal.core.errors import ShoalError
from shoal.core.message import Message, say
from shoal.server import defaults

if TYPE_CHECKING:
    from shoal.server.settings import Settings


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add = parser.add_argument
    add("--host", default=defaults.HOST, help=say("help-host"))
    add("--port", type=int, default=defaults.PORT, help=say("help-port"))
    add("--open", action="store_true", help=say("help-open"))
    add("--database", default=defaults.DATABASE, help=say("help-database"))
    add_whole_number(parser, "--workers", defaults.WORKERS, say("help-workers"))
    add_whole_number(parser, "--bot-processes", defaults.BOT_PROCESSES, say("help-bot-processes"))
    add_more_games(parser, say("help-game-to-offer"))
    add_repeatable(parser, "--rules", "FILE", say("help-serve-rules"))
    add_repeatable(parser, "--origin", "URL", say("help-origin"))
    add_repeatable(parser, "--name", "HOST", say("help-host-name"))
    add_repeatable(parser, "--metrics", "IP", say("help-metrics"))
    add_times(parser)
    add_limits(parser)


def add_repeatable(parser: SentenceParser, name: str, metavar: str, about: Message) -> None:
    """An option that may be given several times."""
    parser.add_argument(name, action="append", default=[], metavar=metavar, help=about)


def add_times(parser: SentenceParser) -> None:
    """Options in seconds."""
    seconds = {
        "--idle": (defaults.IDLE_SECONDS, say("help-idle")),
        "--reconnect-seconds": (defaults.RECONNECT_SECONDS, say("help-reconnect")),
        "--request-timeout": (defaults.REQUEST_TIMEOUT, say("help-request-timeout")),
    }
    for name, (default, about) in seconds.items():
        parser.add_argument(name, type=float, default=default, metavar="S", help=about)


def add_limits(parser: SentenceParser) -> None:
    """Limits for each client address, and for a worker."""
    parser.add_argument(
        "--rate", type=float, default=defaults.RATE, metavar="N", help=say("help-rate")
    )
    add_whole_number(parser, "--sockets", defaults.SOCKETS, say("help-sockets"))
    add_whole_number(parser, "--connections", defaults.CONNECTIONS, say("help-connections"))
    add_whole_number(parser, "--capacity", defaults.CAPACITY, say("help-capacity"))
    add_whole_number(parser, "--tables", defaults.TABLES, say("help-tables"))


def add_whole_number(parser: SentenceParser, name: str, default: int, about: Message) -> None:
    """An option that is a whole number."""
    parser.add_argument(name, type=int, default=default, metavar="N", help=about)


def settings_from(args: argparse.Namespace) -> "Settings":
    """The settings that the arguments describe."""
    from shoal.server.limits.rate_limit import Limits  # noqa: PLC0415 - see run
    from shoal.server.settings import Settings  # noqa: PLC0415 - see run

    if args.workers < 1 or args.bot_processes < 1:
        raise ShoalError(say("cli-at-least-one", one="--workers", other="--bot-processes"))
    if args.connections < 1 or args.capacity < 1:
        raise ShoalError(say("cli-at-least-one", one="--connections", other="--capacity"))
    limits = Limits(
        requests=args.rate,
        burst=args.rate * defaults.BURST_SECONDS,
        messages=args.rate,
        message_burst=args.rate * defaults.MESSAGE_BURST_SECONDS,
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
        rules=tuple(args.rules),
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

    return server.run(settings_from(args), Announcements(args.words), open_browser=args.open)


class Announcements:
    """Prints where the server is."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    def running(self, url: str) -> None:
        """The server runs here."""
        self.print(say("cli-serve-running", url=url))

    def already_running(self, url: str) -> None:
        """Another server runs here already."""
        self.print(say("cli-serve-already", url=url))

    def reachable(self, url: str) -> None:
        """Other machines of the network reach the server here."""
        self.print(say("cli-serve-network", url=url))

    def explain(self, *, is_local: bool) -> None:
        """Say how to stop the server, and what else there is; ``is_local``: only here."""
        if is_local:
            self.print(say("cli-serve-only-here"))
        self.print(say("cli-serve-more"))
        self.print(say("cli-serve-stop"))

    def print(self, message: Message) -> None:
        """Print a message at once, for programs that read it."""
        print(self.words.format(message), flush=True)
