"""``shoal hint``: suggest moves for a position."""

import argparse

import shoal
from shoal.bots.advice import advise
from shoal.cli.arguments import add_game
from shoal.cli.front_end import add_language, read_language
from shoal.core.catalogue import Reader
from shoal.core.errors import ShoalError
from shoal.core.options import clip
from shoal.core.search.budget import Budget
from shoal.core.view import View
from shoal.games import find_game
from shoal.match.sentences import advice_text, catalogue_of, seat_names
from shoal.tui.terminal_words import sentence_of

MAX_SECONDS = 600.0
POSITION_HELP = (
    "A position is one line of text, in quotes: type position in shoal replay --plain FILE, or "
    "call match.position() in Python, to get one."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_game(parser)
    parser.add_argument("position", metavar="POSITION", help=POSITION_HELP)
    parser.add_argument(
        "--seat", type=int, metavar="S", help="for this seat, from 0 (default: the seat to move)"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=1.0,
        metavar="S",
        help=f"seconds to search, up to {MAX_SECONDS:g}",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="S",
        help="a number; the same seed gives the same search",
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the moves with reasons, the best first."""
    if not 0.001 <= args.seconds <= MAX_SECONDS:
        raise ShoalError(
            f"--seconds should be from 0.001 to {MAX_SECONDS:g}, not {args.seconds:g}."
        )
    view = view_of(match_at(args.game, args.position), args.seat)
    game, language = view.game, read_language(args)
    reader = Reader(int(view.seat), seat_names(int(view.players)))
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
        raise shoal.BadPosition(f"{wrong} {POSITION_HELP}") from wrong


def view_of(match: shoal.Match, seat: int | None) -> View:
    """The view of the seat, or of the first seat to move."""
    if seat is None:
        if not match.actors:
            raise ShoalError("No seat is to move in this position.")
        seat = match.actors[0]
    if not 0 <= seat < match.players:
        raise shoal.BadPlayers(f"The seats are 0 to {match.players - 1}, not {clip(seat)}.")
    return match.view(seat)
