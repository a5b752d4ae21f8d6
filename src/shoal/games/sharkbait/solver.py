"""Solves a turn of SharkBait: the value of every position of it, for one token mat.

A value is the mean number of spaces that the pawn moves by this turn, with each
shark bait that the player has in the end counted as ``bait`` spaces.  What the
others do later is left out, and so is the end of the round, unless this turn
is the last of it.
"""

import argparse
import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from pathlib import Path

from shoal.core.errors import BadPosition, ShoalError
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64, vec
from shoal.core.solver_interface import Answer, AnswerTable, Said, SolverParser
from shoal.core.state import CHANCE
from shoal.core.text.number_and_dice_text import whole_number
from shoal.core.text.position_text import read_position
from shoal.games.sharkbait import GAME
from shoal.games.sharkbait.components import FISH_DICE, MAX_SCORE, SIDES
from shoal.games.sharkbait.moves import OVER, PRIZE, STOP, THROW
from shoal.games.sharkbait.rules import SharkBaitState, own
from shoal.games.sharkbait.turn_values import TurnSolver, stopped_with, table_number

DEFAULT_BAIT = 0.5
MAX_BAIT = 10
DEFAULT_HOLD = (4, 9, 13)


@dataclass(frozen=True)
class Row:
    """A position with dice to roll; ``stop`` is None where a shark in hand forbids stopping."""

    sharks: str
    ocean: str
    dice: int
    score: int
    stop: float | None
    roll: float

    def best(self) -> str:
        """The better move, as text."""
        return "stop" if self.stop is not None and self.stop >= self.roll else "roll"


class SolvedTurn:
    """One player's turn on a token mat.  Values are worked out when they are asked for."""

    def __init__(self, state: SharkBaitState, bait: float = DEFAULT_BAIT) -> None:
        if state.phase < THROW or state.phase == OVER:
            raise BadPosition(say("error-solve-no-turn", rule="SB-10"), GAME.folder)
        self.state = state
        self.seat = int(state.turn)
        self.bait = bait
        # The solver takes values from 0 up.  A turn loses no more than the baits it begins with.
        self.offset = bait * int(state.baits[self.seat])
        self.solver = TurnSolver()
        scores = range(MAX_SCORE + 1)
        values = [self.prize_value(stopped_with(state, score)) + self.offset for score in scores]
        self.solver.score_values = vec[float](values)

    def value(self, state: SharkBaitState) -> float:
        """The value of a position of this turn with best play."""
        if state.phase == THROW and state.turn == self.seat and self.under_way(state):
            return self.solver.value_of_roll(state) - self.offset
        if state.phase == PRIZE or not self.under_way(state):
            return self.prize_value(state)
        return self.solver.value_of_choice(state) - self.offset

    def moves(self, state: SharkBaitState) -> list[tuple[int, float]]:
        """The player's moves with their values, the best first."""
        found = []
        for move in state.moves(self.seat):
            value = self.stop_value(state) if move == STOP else self.value(after(state, move))
            found.append((int(move), value))
        return sorted(found, key=lambda one: -one[1])

    def stop_value(self, state: SharkBaitState) -> float:
        """The value of stopping here."""
        return float(self.solver.score_values[state.dice_score()]) - self.offset

    def score_values(self) -> list[float]:
        """The value of each score from 0 up on this mat."""
        return [float(value) - self.offset for value in self.solver.score_values]

    def prize_value(self, state: SharkBaitState) -> float:
        """The value of the prize with the best use of baits (SB-28)."""
        if state.phase != PRIZE or state.turn != self.seat:
            return self.gained(state)
        return max(self.prize_value(after(state, move)) for move in state.moves(self.seat))

    def gained(self, state: SharkBaitState) -> float:
        """Spaces moved, and baits won or lost, since the turn began."""
        moved = int(state.pawns[self.seat] - self.state.pawns[self.seat])
        return moved + self.bait * int(state.baits[self.seat] - self.state.baits[self.seat])

    def under_way(self, state: SharkBaitState) -> bool:
        """Whether it is still the same turn."""
        mine = state.turn == self.seat and not state.has_won(self.seat)
        return bool(mine and state.round == self.state.round and state.phase != OVER)

    def table(self) -> Iterator[Row]:
        """Every position with dice to roll that was worked out; mirror images once."""
        listed = set()
        for state in positions(self.state):
            place = int(table_number(state))
            if self.solver.known[place] < 0 or place in listed:
                continue
            listed.add(place)
            yield self.row(state, float(self.solver.known[place]) - self.offset)

    def row(self, state: SharkBaitState, roll: float) -> Row:
        """The row of a position whose dice have this value when rolled."""
        can_stop = bool(state.can_stop())
        return Row(
            "".join(str(column) for column in list(state.sharks_home())) or "-",
            "".join(str(fish) for fish in list(state.ocean)[1:]),
            int(state.fish),
            int(state.dice_score()) if can_stop else 0,
            self.stop_value(state) if can_stop else None,
            roll,
        )


def after(state: SharkBaitState, move: int) -> SharkBaitState:
    """The position that a move of the player leads to."""
    other = state.clone()
    other.play(state.turn, move)
    return other


def first_turn(hold: Sequence[int] = DEFAULT_HOLD) -> SharkBaitState:
    """The first throw of a game with these tokens on hold, as many as there are players."""
    if not GAME.min_players <= len(hold) <= GAME.max_players or len(set(hold)) < len(hold):
        least, most = GAME.min_players, GAME.max_players
        raise ShoalError(say("error-solve-hold", least=least, most=most, rule="SB-7"), GAME.folder)
    game = GAME.game({})
    state = game.start_checked(len(hold))
    state.play(CHANCE, 0)
    for number in hold:
        state.play(CHANCE, game.parse_chance(state, f"hold {number}"))
    return own(state)


def read_state(text: str) -> SharkBaitState:
    """A position from its text."""
    _, state = read_position(GAME, text)
    return own(state)


def positions(start: SharkBaitState) -> Iterator[SharkBaitState]:
    """Every way the dice can lie before a throw: sharks, ocean and hand."""
    columns = range(1, SIDES + 1)
    homes = [(0, 0), *((one, 0) for one in columns), *combinations_with_replacement(columns, 2)]
    for hand in range(FISH_DICE + 1):
        for ocean in oceans(FISH_DICE - hand, SIDES):
            for shark, other in homes:
                state = start.clone()
                state.phase = THROW
                state.fish = hand
                state.shark, state.other_shark = shark, other
                state.ocean = vec[i64]([0, *ocean])
                yield state


def oceans(fish: int, columns: int) -> Iterator[tuple[int, ...]]:
    """Every way to put at most this many fish into this many columns.

    >>> list(oceans(1, 2))
    [(0, 0), (0, 1), (1, 0)]
    """
    if columns == 0:
        yield ()
        return
    for here in range(fish + 1):
        for rest in oceans(fish - here, columns - 1):
            yield (here, *rest)


# The command ``shoal solve``; see ``core.solver_interface``.


def add_arguments(parser: SolverParser) -> None:
    """The options of the solver."""
    add = parser.add_argument
    add("--hold", metavar="N,N,N", help=say("help-solve-hold"))
    bait = say("help-solve-bait", most=MAX_BAIT)
    add("--bait", type=float, default=DEFAULT_BAIT, metavar="SPACES", help=bait)
    add("--out", type=Path, metavar="FILE", help=say("help-solve-out"))


def solve(args: argparse.Namespace) -> Iterator[Answer]:
    """The best turn on a token mat, or the best move in a position."""
    if not 0 <= args.bait <= MAX_BAIT:
        raise ShoalError(say("error-solve-bait", most=MAX_BAIT, bait=args.bait), GAME.folder)
    state = asked_state(args)
    turn = SolvedTurn(state, args.bait)
    yield say("solve-about", bait=args.bait)
    if args.position and state.actor() != CHANCE:
        yield moves_table(turn, state)
        return
    yield say("solve-dice", value=turn.value(state))
    yield AnswerTable((say("solve-head-score"), say("solve-head-value")), score_rows(turn))
    head = (say("solve-head-dice"), say("solve-head-roll"), say("solve-head-stop"))
    yield AnswerTable(head, stop_rows(turn))
    if args.out:
        write_table(args.out, turn)
        yield say("solve-file", file=str(args.out))


def moves_table(turn: SolvedTurn, state: SharkBaitState) -> AnswerTable:
    """Every move of a position with its value."""
    game = GAME.game({})
    view = game.view(state, turn.seat)
    rows = [
        [game.messages.describe_move(view, move), say("solve-thousandths", value=value)]
        for move, value in turn.moves(state)
    ]
    return AnswerTable((say("solve-head-move"), say("solve-head-value")), rows)


def asked_state(args: argparse.Namespace) -> SharkBaitState:
    """The position, or the start of a game with these tokens on hold."""
    if args.position:
        return read_state(args.position)
    if args.hold is None:
        return first_turn()
    return first_turn([whole_number(word) for word in args.hold.split(",")])


def score_rows(turn: SolvedTurn) -> list[list[Said]]:
    """The value of each score, equal ones together."""
    rows: list[list[Said]] = []
    first = 0
    values = turn.score_values()
    for score, value in enumerate(values):
        if score + 1 == len(values) or values[score + 1] != value:
            scores = scores_between(first, score, len(values))
            rows.append([scores, say("solve-hundredths", value=value)])
            first = score + 1
    return rows


def scores_between(first: int, last: int, count: int) -> Message:
    """A row's scores; the last of all stands for everything above it too."""
    if last + 1 == count:
        return say("solve-scores-from", first=first)
    if first == last:
        return say("solve-score", score=first)
    return say("solve-scores", first=first, last=last)


def stop_rows(turn: SolvedTurn) -> list[list[Said]]:
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
        [str(dice), score_or_never(rolls.get(dice)), score_or_never(halts.get(dice))]
        for dice in sorted({*rolls, *halts})
    ]


def score_or_never(score: int | None) -> Message:
    """A score, if there is one."""
    return say("solve-never") if score is None else say("solve-score", score=score)


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
