"""``shoal solve``: exact answers from the game's own solver (``core.solver_interface``)."""

import argparse
from collections.abc import Sequence

from shoal.cli.arguments import add_game
from shoal.cli.commands.bench.report import table
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.errors import BadGame, ShoalError
from shoal.core.game import GameInfo
from shoal.core.loading.game_loader import optional_part
from shoal.core.solver_interface import Answer, GameSolver
from shoal.games import find_game, names_with

SOLVER = "solver"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    known = ", ".join(names_with(SOLVER))
    add_game(parser, f"one of {known}, or a module or file.py with a GAME and a solver")
    parser.add_argument(
        "arguments",
        metavar="...",
        nargs=argparse.REMAINDER,
        help="a position, and options of the game's solver, which shoal solve GAME --help lists "
        "(default: the solver's own)",
    )


def run(args: argparse.Namespace) -> int:
    """Print the answers of the game's solver."""
    info = find_game(args.game)
    solver = solver_of(info)
    for number, answer in enumerate(solver.solve(solver_arguments(args.game, solver, args))):
        print(*[""] * (number > 0), as_text(answer), sep="\n")
    return 0


def solver_of(info: GameInfo) -> GameSolver:
    """The solver of a game; ShoalError if it has none."""
    solver: GameSolver | None = optional_part(info.source, SOLVER)
    if solver is None:
        known = ", ".join(names_with(SOLVER))
        raise ShoalError(f"{info.title} has no solver. Games with a solver: {known}.")
    for name in ("add_arguments", "solve"):
        if not callable(getattr(solver, name, None)):
            raise BadGame(
                f"The solver of {info.title} has no {name}: see shoal.core.solver_interface."
            )
    return solver


def solver_arguments(game: str, solver: GameSolver, args: argparse.Namespace) -> argparse.Namespace:
    """What the solver gets: the position, and the options that it asks for."""
    parser = SentenceParser(prog=f"shoal solve {game}")
    parser.add_argument(
        "position",
        metavar="POSITION",
        nargs="?",
        default="",
        help="one line of text in quotes, as shoal replay --plain prints it when you type position "
        "(default: a typical one)",
    )
    solver.add_arguments(parser)
    words: Sequence[str] = args.arguments
    return parser.parse_args(words)


def as_text(answer: Answer) -> str:
    """A paragraph as it is, a table with its columns aligned."""
    return answer if isinstance(answer, str) else table(answer.head, answer.rows)
