"""``shoal hint``: what a strong player would say about a position."""

import argparse

import shoal
from shoal.bots.advice import advise
from shoal.cli.arguments import GAMES
from shoal.core.budget import Budget
from shoal.core.errors import ShoalError
from shoal.core.options import clip
from shoal.core.view import View

LONGEST = 600.0
WHERE = (
    "A position is one line of text, in quotes: shoal replay --plain FILE prints that of any step "
    "when you type position, and so does match.position() in Python."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument("game", metavar="GAME", help=GAMES)
    parser.add_argument("position", metavar="POSITION", help=WHERE)
    parser.add_argument(
        "--seat", type=int, metavar="S", help="for this seat, from 0 (default: who is to move)"
    )
    parser.add_argument(
        "--seconds", type=float, default=1.0, metavar="S", help=f"to think, up to {LONGEST:g}"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="a number; the same seed, the same search"
    )


def run(args: argparse.Namespace) -> int:
    """Print the moves, the best first, each with its reason."""
    if not 0.001 <= args.seconds <= LONGEST:
        raise ShoalError(f"--seconds should be from 0.001 to {LONGEST:g}, not {args.seconds:g}.")
    view = view_of(stand_at(args.game, args.position), args.seat)
    print(view.game.prompt(view))
    budget = Budget(milliseconds=1000.0 * args.seconds)
    for number, advice in enumerate(advise(view, budget, abs(args.seed)), 1):
        print(f"{number:3} {advice}")
    return 0


def stand_at(game: str, position: str) -> shoal.Match:
    """A match at a position; who has none is told where to get one."""
    try:
        return shoal.at(game, position, 0)
    except shoal.BadPosition as wrong:
        raise shoal.BadPosition(f"{wrong} {WHERE}") from wrong


def view_of(match: shoal.Match, seat: int | None) -> View:
    """What the seat sees, or whoever is to move first."""
    if seat is None:
        if not match.actors:
            raise ShoalError("Nobody is to move here.")
        seat = match.actors[0]
    if not 0 <= seat < match.players:
        raise shoal.BadPlayers(f"The seats are 0 to {match.players - 1}, not {clip(seat)}.")
    return match.view(seat)
