"""``shoal solve``: exact answers from the game's own solver (``core.solver_interface``)."""

import argparse
import textwrap
from collections.abc import Sequence

from shoal.cli.arguments import WIDTH, add_game
from shoal.cli.commands.bench.report import table
from shoal.cli.language import add_language
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.catalogue import Catalogue, load_program
from shoal.core.errors import BadGame, ShoalError
from shoal.core.game import GameInfo
from shoal.core.loading.game_loader import optional_part
from shoal.core.message import Message, say
from shoal.core.solver_interface import Answer, GameSolver, Said
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
    words = load_program(args.words.language, info.folder)
    for number, answer in enumerate(solver.solve(solver_arguments(solver, args, words))):
        print(*[""] * (number > 0), as_text(answer, words), sep="\n")
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
    solver: GameSolver, args: argparse.Namespace, words: Catalogue
) -> argparse.Namespace:
    """What the solver gets: the position, and the options that it asks for."""
    parser = SentenceParser(prog=f"shoal solve {args.game}", words=words)
    parser.add_argument(
        "position", metavar="POSITION", nargs="?", default="", help=say("help-solve-position")
    )
    solver.add_arguments(parser)
    add_language(parser)
    given: Sequence[str] = args.arguments
    return parser.parse_args(given)


def as_text(answer: Answer, words: Catalogue) -> str:
    """A paragraph, folded to lines, or a table with its columns aligned."""
    if isinstance(answer, str):
        return answer
    if isinstance(answer, Message):
        return textwrap.fill(
            words.format(answer), WIDTH, break_long_words=False, break_on_hyphens=False
        )
    head = [said_text(one, words) for one in answer.head]
    return table(head, [[said_text(cell, words) for cell in row] for row in answer.rows])


def said_text(said: Said, words: Catalogue) -> str:
    """A cell of a table."""
    return said if isinstance(said, str) else words.format(said)
