"""``shoal solve``: exact answers from the game's own solver (``core.solver_interface``)."""

import argparse
from collections.abc import Sequence

from shoal.cli.arguments import add_game
from shoal.cli.commands.bench.report import table
from shoal.cli.language import add_language
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import load_program
from shoal.core.errors import BadGame, ShoalError
from shoal.core.game import GameInfo
from shoal.core.loading.game_loader import optional_part
from shoal.core.message import say
from shoal.core.solver_interface import Answer, GameSolver
from shoal.games import find_game, names_with

SOLVER = "solver"


def add_arguments(parser: SentenceParser) -> None:
    """Add the arguments of the command."""
    add_game(parser, say("help-solve-game", games=names_with(SOLVER)))
    parser.add_argument(
        "arguments", metavar="...", nargs=argparse.REMAINDER, help=say("help-solve-arguments")
    )


def run(args: argparse.Namespace) -> int:
    """Print the answers of the game's solver."""
    info = find_game(args.game)
    solver = solver_of(info)
    for number, answer in enumerate(solver.solve(solver_arguments(info, solver, args))):
        print(*[""] * (number > 0), as_text(answer), sep="\n")
    return 0


def solver_of(info: GameInfo) -> GameSolver:
    """The solver of a game; ShoalError if it has none."""
    solver: GameSolver | None = optional_part(info.source, SOLVER)
    if solver is None:
        raise ShoalError(say("cli-no-solver", title=info.title, games=names_with(SOLVER)))
    for name in ("add_arguments", "solve"):
        if not callable(getattr(solver, name, None)):
            raise BadGame(say("cli-bad-solver", title=info.title, name=name))
    return solver


def solver_arguments(
    info: GameInfo, solver: GameSolver, args: argparse.Namespace
) -> argparse.Namespace:
    """What the solver gets: the position, and the options that it asks for."""
    catalogue = load_program(args.words.language, info.folder)
    parser = SentenceParser(prog=f"shoal solve {args.game}", words=catalogue)
    parser.add_argument(
        "position", metavar="POSITION", nargs="?", default="", help=say("help-solve-position")
    )
    solver.add_arguments(parser)
    add_language(parser)
    words: Sequence[str] = args.arguments
    return parser.parse_args(words)


def as_text(answer: Answer) -> str:
    """A paragraph as it is, a table with its columns aligned."""
    return answer if isinstance(answer, str) else table(answer.head, answer.rows)
