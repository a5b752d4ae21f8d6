"""``shoal solve``: exact answers for the games that have a solver."""

import argparse
import csv
from collections.abc import Callable
from pathlib import Path

from shoal.cli.arguments import read_count
from shoal.cli.commands.bench.report import table
from shoal.core.errors import ShoalError
from shoal.core.notation import whole_number
from shoal.core.options import clip
from shoal.core.state import CHANCE
from shoal.games import game_info, names
from shoal.games.pescado import solver as pescado_solver
from shoal.games.sharkbait import solver as sharkbait_solver
from shoal.games.sharkbait.rules import SharkBaitState
from shoal.games.sharkbait.solver import Row, SolvedTurn
from shoal.games.urchins import solver as urchins_solver

MAX_ROWS = 12
"""Rows of a table of throws that are printed."""

MAX_BAIT = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", metavar="GAME", help="one of sharkbait, pescado, urchins")
    parser.add_argument(
        "position",
        metavar="POSITION",
        nargs="?",
        default="",
        help="one line of text in quotes, as shoal replay --plain prints it when you type position "
        "(default: the start of a turn, or examples)",
    )
    parser.add_argument(
        "--hold",
        metavar="N,N,N",
        help="sharkbait: the tokens on hold, the others are on the mat (default: none on hold)",
    )
    parser.add_argument(
        "--bait",
        type=float,
        default=sharkbait_solver.DEFAULT_BAIT,
        metavar="SPACES",
        help="sharkbait: how many spaces a shark bait is worth, 0 to 10",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="sharkbait: write the whole table as CSV (default: no file)",
    )
    parser.add_argument(
        "--most",
        type=int,
        default=urchins_solver.MAX_POSITIONS,
        metavar="N",
        help="urchins: how many positions to search before giving up",
    )


def run(args: argparse.Namespace) -> int:
    """Run the solver of the game."""
    solvers: dict[str, Callable[[argparse.Namespace], None]] = {
        "sharkbait": sharkbait,
        "pescado": pescado,
        "urchins": urchins,
    }
    if args.game not in solvers:
        known = f"solved exactly are {', '.join(solvers)}"
        if args.game in names():
            raise ShoalError(f"{game_info(args.game).title} has too many positions; {known}.")
        raise ShoalError(f"There is no game {clip(args.game)}; {known}.")
    solvers[args.game](args)
    return 0


# SharkBait.


def sharkbait(args: argparse.Namespace) -> None:
    """The best turn on a token mat, or the best move in a position."""
    if not 0 <= args.bait <= MAX_BAIT:
        raise ShoalError(f"--bait should be from 0 to {MAX_BAIT} spaces, not {args.bait:g}.")
    state = sharkbait_state(args)
    turn = SolvedTurn(state, args.bait)
    print(
        "SharkBait, one turn. A value is the mean number of spaces that the pawn moves this turn,"
    )
    print(f"with a shark bait counted as {args.bait:g}. Later turns are left out.")
    print()
    if args.position and state.actor() != CHANCE:
        game = game_info("sharkbait").game({})
        rows = [[game.write_move(move), f"{value:.3f}"] for move, value in turn.moves(state)]
        print(table(("move", "value"), rows))
        return
    print(f"The value of the dice that are about to be thrown: {turn.value(state):.3f}.")
    print()
    print(table(("score", "value"), score_rows(turn)))
    print()
    print(table(("dice in hand", "roll even at", "stop already at"), stop_rows(turn)))
    if args.out:
        write_table(args.out, turn)
        print(f"\nEvery position of the turn is in {args.out}.")


def sharkbait_state(args: argparse.Namespace) -> SharkBaitState:
    """The position, or the start of a game with these tokens on hold."""
    if args.position:
        return sharkbait_solver.read_state(args.position)
    if args.hold is None:
        return sharkbait_solver.first_turn()
    numbers = [whole_number(word) for word in args.hold.split(",")]
    return sharkbait_solver.first_turn(numbers)


def score_rows(turn: SolvedTurn) -> list[list[str]]:
    """The value of each score, equal ones together."""
    rows: list[list[str]] = []
    first = 0
    values = turn.score_values()
    for score, value in enumerate(values):
        last = score + 1 == len(values)
        if last or values[score + 1] != value:
            scores = str(first) if first == score else f"{first} to {score}"
            rows.append([f"{first} and more" if last else scores, f"{value:.2f}"])
            first = score + 1
    return rows


def stop_rows(turn: SolvedTurn) -> list[list[str]]:
    """With both sharks home: the highest score to roll at, the lowest to stop at."""
    rolls: dict[int, int] = {}
    halts: dict[int, int] = {}
    for row in turn.table():
        if row.stop is None or row.dice < 2:
            continue
        if row.best() == "roll":
            rolls[row.dice] = max(rolls.get(row.dice, 0), row.score)
        else:
            halts[row.dice] = min(halts.get(row.dice, 99), row.score)
    return [
        [str(dice), str(rolls.get(dice, "never")), str(halts.get(dice, "never"))]
        for dice in sorted({*rolls, *halts})
    ]


def write_table(path: Path, turn: SolvedTurn) -> None:
    """Write every position of the turn as a row of a CSV file."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(("sharks", "ocean", "dice", "score", "stop", "roll", "best"))
        for row in turn.table():
            rows.writerow(cells(row))


def cells(row: Row) -> tuple[str | int, ...]:
    """A row of the file."""
    stop = "" if row.stop is None else f"{row.stop:.6f}"
    return (row.sharks, row.ocean, row.dice, row.score, stop, f"{row.roll:.6f}", row.best())


# Pescado.


def pescado(args: argparse.Namespace) -> None:
    """The best second throws of a position, or the odds of all that a tile may lack."""
    if not args.position:
        print(
            "Pescado, the second throw: the exact chance that so many dice bring what a tile lacks."
        )
        print()
        rows = [
            [words, *(f"{100 * one:.1f} %" for one in odds)]
            for words, odds in pescado_solver.odds()
        ]
        print(table(("missing", *(f"{dice} dice" for dice in range(1, 8))), rows))
        return
    found = pescado_solver.throws(pescado_solver.read_state(args.position))
    print(
        "Pescado, the second throw. A value is the mean number of points of the tiles it catches,"
    )
    print("after all that the first throw caught is taken. Losing tiles again is left out.")
    print()
    rows = [[one.text(), f"{one.value:.4f}"] for one in found[:MAX_ROWS]]
    print(table(("throw", "points"), rows))
    print(f"{len(found)} throws in all.")


# Sea Urchins.


def urchins(args: argparse.Namespace) -> None:
    """The value of every move of a position, or of some endings."""
    max_positions = read_count("--most", args.most)
    print(
        "Sea Urchins for two, to the end of the game. A value is the number of tokens from here on"
    )
    print("less those of the opponent, with best play of both.")
    print()
    if args.position:
        state = urchins_solver.read_state(args.position)
        game = game_info("urchins").game({"size": int(state.board.size)})
        found = urchins_solver.moves(state, max_positions)
        rows = [[game.write_move(move), f"{value:+d}"] for move, value in found]
        print(table(("move", "tokens"), rows))
        return
    for text in urchins_solver.EXAMPLES:
        state = urchins_solver.read_state(text)
        print(f"{urchins_solver.value(state, max_positions):+d} for seat 0: {text}")
