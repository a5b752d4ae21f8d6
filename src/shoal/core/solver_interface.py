"""What a game's solver has to offer, so that ``shoal solve GAME`` can use it.

The solver is a module ``solver`` in the game's package, or anything called ``solver`` in the
module or file of its GAME. It has two functions:

    def add_arguments(parser: SolverParser) -> None:
        parser.add_argument("--depth", type=int, default=4, metavar="N", help="moves to look ahead")

    def solve(args: argparse.Namespace) -> Iterator[Answer]:
        state = read_state(args.position) if args.position else first_state()
        yield f"The value of this position is {value(state, args.depth)}."

``args.position`` is the position that the user gave, '' for none. Errors are ShoalErrors. A game
with a catalogue answers in messages (``say("solve-value", value=...)``), also as ``help``.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from shoal.core.message import Message

Said = Message | str
"""A message, or a text of a game without a catalogue."""


class AnswerTable(NamedTuple):
    """An answer with several rows, under the names of their columns."""

    head: Sequence[Said]
    rows: Sequence[Sequence[Said]]


Answer = Message | str | AnswerTable
"""A paragraph, or a table."""


class SolverParser(Protocol):
    """A parser of arguments whose help may be a message."""

    # Any: whatever argparse takes; see argparse.ArgumentParser.add_argument.
    def add_argument(
        self,
        *names: str,
        help: Message | str | None = None,  # noqa: A002 - as argparse has it
        **how: Any,
    ) -> argparse.Action:
        """Add an option of the solver."""


class GameSolver(Protocol):
    """A module with these functions, or an object with these methods."""

    def add_arguments(self, parser: SolverParser) -> None:
        """Add the solver's own options."""

    def solve(self, args: argparse.Namespace) -> Iterator[Answer]:
        """The answers for a position, or without one for a typical case."""
