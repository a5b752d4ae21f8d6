"""``shoal hint``: suggest moves for a position."""

import argparse

import shoal
from shoal.bots.advice import advise
from shoal.cli.arguments import add_game, no_such_seat
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Reader
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.search.budget import Budget
from shoal.core.view import View
from shoal.games import find_game
from shoal.match.sentences import advice_text, catalogue_of
from shoal.tui.terminal_words import sentence_of

MIN_SECONDS, MAX_SECONDS = 0.001, 600.0


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add_game(parser)
    add = parser.add_argument
    add("position", metavar="POSITION", help=say("help-position"))
    add("--seat", type=int, metavar="S", help=say("help-hint-seat"))
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
    for number, advice in enumerate(advise(view, budget, abs(args.seed)), 1):
        print(f"{number:3} {advice_text(game, advice, reader, language)}")
    return 0


def match_at(game: str, position: str) -> shoal.Match:
    """A match at a position; the error for a bad one says where to get one."""
    try:
        return shoal.at(find_game(game), position, 0)
    except shoal.BadPosition as wrong:
        more = say("help-position")
        raise shoal.BadPosition(say("cli-two", one=wrong.message, other=more)) from wrong


def view_of(match: shoal.Match, seat: int | None) -> View:
    """The view of the seat, or of the first seat to move."""
    if seat is None:
        if not match.actors:
            raise ShoalError(say("cli-hint-nobody"))
        seat = match.actors[0]
    if not 0 <= seat < match.players:
        raise no_such_seat(match.players, seat)
    return match.view(seat)
