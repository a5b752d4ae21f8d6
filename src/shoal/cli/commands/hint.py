"""``shoal hint``: suggest moves for a position."""

import argparse

import shoal
from shoal.bots.hints import find_hints
from shoal.cli.arguments import add_game, read_seat
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Reader
from shoal.core.errors import ShoalError
from shoal.core.game import View
from shoal.core.message import say
from shoal.core.search.budget import Budget
from shoal.games import find_game
from shoal.match.sentences import catalogue_of, hint_line
from shoal.tui.terminal_words import sentence_of

MIN_SECONDS, MAX_SECONDS = 0.001, 600.0


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add_game(parser)
    add = parser.add_argument
    add("position", metavar="POSITION", help=say("help-position"))
    add("--seat", metavar="N", help=say("help-hint-player"))
    seconds = say("help-hint-seconds", most=MAX_SECONDS)
    add("--seconds", type=float, default=1.0, metavar="S", help=seconds)
    add("--seed", type=int, default=0, metavar="S", help=say("help-seed-search"))


def run(args: argparse.Namespace) -> int:
    """Print the moves with reasons, the best first."""
    if not MIN_SECONDS <= args.seconds <= MAX_SECONDS:
        raise ShoalError(
            say(
                "cli-seconds",
                low=MIN_SECONDS,
                high=MAX_SECONDS,
                number=f"{args.seconds:g}",
            )
        )
    view = view_of(match_at(args.game, args.position), args.seat)
    game, language = view.game, args.words.language
    reader = Reader(int(view.seat))
    prompt = game.messages.prompt(view)
    print(sentence_of(catalogue_of(game, language), prompt, reader))
    budget = Budget(milliseconds=1000.0 * args.seconds)
    for number, hint in enumerate(find_hints(view, budget, abs(args.seed)), 1):
        print(f"{number:3} {hint_line(game, hint, reader, language)}")
    return 0


def match_at(game: str, position: str) -> shoal.Match:
    """A match at a position; the error for a bad one says where to get one."""
    try:
        return shoal.at(find_game(game), position, 0)
    except shoal.BadPosition as wrong:
        more = say("help-position")
        raise shoal.BadPosition(say("cli-two", one=wrong.message, other=more)) from wrong


def view_of(match: shoal.Match, player: str | None) -> View:
    """The view of the player, or of the first one to move."""
    if player is not None:
        seat = read_seat(player, match.players)
    elif match.actors:
        seat = match.actors[0]
    else:
        raise ShoalError(say("cli-hint-nobody"))
    return match.view(seat)
