"""What a game's solver has to offer, so that ``shoal solve GAME`` can use it.

The solver is a module ``solver`` in the game's package, or anything called ``solver`` in the
module or file of its GAME. It has two functions:

    def add_arguments(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--depth", type=int, default=4, metavar="N", help="moves to look ahead")

    def solve(args: argparse.Namespace) -> Iterator[Answer]:
        state = read_state(args.position) if args.position else first_state()
        yield f"The value of this position is {value(state, args.depth)}."

``args.position`` is the position that the user gave, '' for none. Errors are ShoalErrors.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol


class AnswerTable(NamedTuple):
    """An answer with several rows, under the names of their columns."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


Answer = str | AnswerTable
"""A paragraph, or a table."""


class GameSolver(Protocol):
    """A module with these functions, or an object with these methods."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the solver's own options."""

    def solve(self, args: argparse.Namespace) -> Iterator[Answer]:
        """The answers for a position, or without one for a typical case."""
