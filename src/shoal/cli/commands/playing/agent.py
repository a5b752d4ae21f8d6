"""``shoal agent``: a seat for a language model, as an MCP server on standard input and output."""

import argparse
import sys

from shoal.agent.disguise import Disguise
from shoal.agent.seats import LocalSeat, RemoteSeat
from shoal.agent.tools import agent_tools
from shoal.agent.wording import Wording
from shoal.cli.arguments import (
    add_game,
    add_match,
    all_bots,
    all_games,
    chosen_options,
    read_count,
    read_players,
    read_seat,
)
from shoal.cli.commands.playing.join import read_link, save_seat, wanted_seat
from shoal.cli.commands.playing.play import seat_bots
from shoal.cli.sentence_parser import SentenceParser
from shoal.client import Seat, Server, Witness
from shoal.client.joining import sit_down
from shoal.core.errors import ShoalError
from shoal.core.game import Game
from shoal.core.message import say
from shoal.games import find_game
from shoal.rulebook.reader import read_rules
from shoal.tui import saved_games

MAX_DISGUISE = 2**32


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add_game(parser, say("help-agent-game", game=all_games()), nargs="?")
    add_match(parser)
    add = parser.add_argument
    add("--seed", type=int, metavar="S", help=say("help-seed-random"))
    add("--seat", metavar="N", help=say("help-agent-player"))
    bots = say("help-play-bots", bots=all_bots())
    add("--bots", default="medium", metavar="BOT[,BOT...]", help=bots)
    add("--join", metavar="LINK", help=say("help-agent-join"))
    add("--name", default="", metavar="NAME", help=say("help-name"))
    add("--hints", action="store_true", help=say("help-agent-hints"))
    add("--disguise", type=int, metavar="S", help=say("help-agent-disguise"))


def run(args: argparse.Namespace) -> int:
    """Take a seat and serve its tools until the client leaves."""
    try:
        from shoal.agent.mcp_server import AgentServer  # noqa: PLC0415 - needs an optional package
    except ImportError as error:
        raise ShoalError(say("agent-needs-mcp")) from error
    if args.game is None and args.join is None:
        raise ShoalError(say("agent-link-or-game"))
    seat = remote_seat(args) if args.join else local_seat(args)
    wording = read_wording(seat.game, args)
    tools = agent_tools(hints=args.hints, rule=example_rule(wording))
    ready = say("agent-ready-player", title=seat.game.info.title, seat=seat.number)
    print(f"shoal: {args.words.format(ready)}", file=sys.stderr, flush=True)
    try:
        AgentServer(wording, tools, seat.session(wording)).serve()
    finally:
        seat.leave()
    return 0


def read_wording(game: Game, args: argparse.Namespace) -> Wording:
    """The game's own words, or those of a disguise."""
    if args.disguise is None:
        return Wording(game, args.words.language)
    if args.words.language != "en":
        raise ShoalError(say("agent-disguise-english"))
    return Disguise(game, read_count("--disguise", args.disguise, 0, MAX_DISGUISE))


def example_rule(wording: Wording) -> str:
    """The number of a rule, as an example; '1' for a game whose rules have no numbers."""
    return next(iter(read_rules(wording.rules()).rule_numbers()), "1")


def local_seat(args: argparse.Namespace) -> LocalSeat:
    """A seat in a new match against bots."""
    info = find_game(args.game)
    players = read_players(info, args.players)
    number = read_seat("1" if args.seat is None else args.seat, players)
    levels = seat_bots(args.bots, [number], players)
    seed = None if args.seed is None else read_count("--seed", args.seed, 0)
    return LocalSeat.new(
        info, players, number, levels, seed=seed, options=chosen_options(info, args)
    )


def remote_seat(args: argparse.Namespace) -> RemoteSeat:
    """A seat at a table on a server; the same link returns to the same seat."""
    link = read_link(args.join)
    saved = saved_games.saved_seat(str(link))
    if saved is None:
        server = Server(link.server)
        seated, witness = sit_down(
            server, link.table, link.invite, args.name, wanted_seat(link, args.seat)
        )
        saved = save_seat(link, seated.ticket, witness)
    witness = Witness(saved.commitment, saved.salts)
    seat = Seat(link.server, link.table, saved.ticket, link.invite, witness=witness)
    seat.__enter__()
    games = [find_game(args.game)] if args.game else []
    return RemoteSeat(seat, str(link), games, args.words.language)
