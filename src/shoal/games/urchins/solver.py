"""Solves small positions of Sea Urchins for two players, to the end of the game.

A value is the number of tokens that a player wins from here on less those of
the opponent, with best play of both.  Nothing is left out.
"""

import argparse
from collections.abc import Iterator

from shoal.core.errors import BadPosition, ShoalError
from shoal.core.message import say
from shoal.core.solver_interface import Answer, AnswerTable, Said, SolverParser
from shoal.core.text.position_text import read_position
from shoal.games.urchins import GAME
from shoal.games.urchins.evaluator import Solver, lead
from shoal.games.urchins.moves import LOT, OVER
from shoal.games.urchins.rules import UrchinsState, own

MAX_POSITIONS = 20_000_000
"""Positions that are searched before the solver gives up."""

HEAD = "players=2 size=4 |"
TAIL = "turn=0 phase=1 added=no calm=0"
EXAMPLES = (
    f"{HEAD} board=..../..../.yr./.... pieces=hand,c2 pile=1,1 won=18,18 {TAIL}",
    f"{HEAD} board=..../..../.yr./..y. pieces=hand,c2 pile=1,1 won=17,18 {TAIL}",
    f"{HEAD} board=..../.ry./.yr./.... pieces=hand,c2 pile=1,1 won=17,17 {TAIL}",
)
"""Some endings to try."""


def read_state(text: str) -> UrchinsState:
    """A position of two players that is under way, from its text."""
    _, state = read_position(GAME, text)
    found = own(state)
    if found.players != 2:
        raise BadPosition(say("error-solve-players"), GAME.folder)
    if found.phase in (LOT, OVER):
        raise BadPosition(say("error-solve-nobody"), GAME.folder)
    return found


def moves(state: UrchinsState, max_positions: int = MAX_POSITIONS) -> list[tuple[int, int]]:
    """The player's moves with their values for that player, the best first."""
    solver = Solver(max_positions)
    sign = 1 if state.turn == 0 else -1
    found = []
    for move in state.moves(state.turn):
        after = state.clone()
        after.play(state.turn, move)
        won = int(lead(after) - lead(state))
        found.append((int(move), sign * (won + exact_value(solver, after))))
    return sorted(found, key=lambda one: -one[1])


def value(state: UrchinsState, max_positions: int = MAX_POSITIONS) -> int:
    """The value of a position for seat 0."""
    return exact_value(Solver(max_positions), state)


def exact_value(solver: Solver, state: UrchinsState) -> int:
    """The value of a position for seat 0, with errors in the words of the game."""
    try:
        return int(solver.value(state))
    except BadPosition as error:
        error.use_words_of(GAME.folder)
        raise


# The command ``shoal solve``; see ``core.solver_interface``.


def add_arguments(parser: SolverParser) -> None:
    """The options of the solver."""
    parser.add_argument(
        "--most", type=int, default=MAX_POSITIONS, metavar="N", help=say("help-solve-most")
    )


def solve(args: argparse.Namespace) -> Iterator[Answer]:
    """The value of every move of a position, or of some endings."""
    if args.most < 1:
        raise ShoalError(say("error-solve-most", most=args.most), GAME.folder)
    yield say("solve-about")
    if args.position:
        yield moves_table(read_state(args.position), args.most)
        return
    rows = [[f"{value(read_state(text), args.most):+d}", text] for text in EXAMPLES]
    yield AnswerTable((say("solve-head-value", seat=0), say("solve-head-position")), rows)


def moves_table(state: UrchinsState, max_positions: int) -> AnswerTable:
    """Every move of a position with its value."""
    game = GAME.game({"size": int(state.board.size)})
    view = game.view(state, state.turn)
    rows: list[list[Said]] = [
        [game.messages.describe_move(view, move), f"{value:+d}"]
        for move, value in moves(state, max_positions)
    ]
    return AnswerTable((say("solve-head-move"), say("solve-head-tokens")), rows)
