"""Solves the second throw of a Pescado turn: which tiles to flip and which dice to keep.

A value is the mean number of points that the tiles of the second throw bring.
What the first throw has caught is taken before; whether the next player takes
a tile away again is left out.  The odds are exact: the same dice may catch any
number of tiles (PE-8), so the means of the tiles add up.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from shoal.core.errors import BadPosition
from shoal.core.message import Message, key_in, say
from shoal.core.solver_interface import Answer, AnswerTable, SolverParser
from shoal.core.text.position_text import read_position
from shoal.games.pescado import GAME
from shoal.games.pescado.components import (
    FISH_ON_TILE,
    GREY_DICE,
    WHITE_DICE,
    chance,
    dice_from,
    letters_of,
)
from shoal.games.pescado.evaluator import expected_points
from shoal.games.pescado.moves import FISH, FLIP, KEEP, THROW_AGAIN
from shoal.games.pescado.options import DEFAULT_SETTINGS
from shoal.games.pescado.rules import PescadoState, own

MAX_ROWS = 12
"""Throws that ``shoal solve`` lists."""

MISSING = (
    (say("solve-missing-one"), "yyo", "yy"),
    (say("solve-missing-pair"), "yyo", "o"),
    (say("solve-missing-two-colours"), "yor", "y"),
    (say("solve-missing-three"), "yyy", ""),
    (say("solve-missing-pair-and-one"), "yyo", ""),
    (say("solve-missing-three-colours"), "yor", ""),
)
"""What a tile may lack, with a tile and kept dice that lack it."""


@dataclass(frozen=True)
class Throw:
    """A way to make the second throw, and its value."""

    flipped: tuple[str, ...]
    kept: str
    dice: int
    value: float

    def message(self) -> Message:
        """The throw in words."""
        kept = [key_in("dice", "".join(same)) for _, same in groupby(self.kept)]
        if not self.flipped:
            return say("solve-throw", kept=kept, thrown=self.dice)
        tiles = [key_in("tile", name[:FISH_ON_TILE]) for name in self.flipped]
        return say("solve-flip-and-throw", tiles=tiles, kept=kept, thrown=self.dice)


def read_state(text: str) -> PescadoState:
    """A position after the first throw, from its text; what the throw caught is taken."""
    _, state = read_position(GAME, text)
    found = own(state)
    if found.phase != FISH:
        raise BadPosition(say("error-solve-phase", rule="PE-10"), GAME.folder)
    if found.caught() and not found.flips:
        found.take_all()
    return found


def throws(state: PescadoState) -> list[Throw]:
    """Every second throw with its value, the best first."""
    return sorted(throws_from(state, -1), key=lambda one: (-one.value, one.flipped, one.kept))


def throws_from(state: PescadoState, last: int) -> Iterator[Throw]:
    """Every second throw; only tiles above ``last`` are flipped, as their order is no matter."""
    seat = state.turn
    for move in state.moves(seat):
        after = state.clone()
        after.play(seat, move)
        if FLIP <= move < KEEP and move - FLIP > last:
            yield from throws_from(after, int(move - FLIP))
        elif move >= KEEP and after.phase == THROW_AGAIN:
            names = state.settings.deck.names_of(after.flipped)
            kept, dice = letters_of(after.dice), int(after.dice_to_throw(after.dice))
            yield Throw(tuple(names), kept, dice, value(after))


def value(state: PescadoState) -> float:
    """The value of the throw that is about to fall."""
    return expected_points(state, state.within_reach(), state.dice, state.dice_to_throw(state.dice))


def odds() -> list[tuple[Message, list[float]]]:
    """For each thing that a tile may lack, how likely 1 to 7 dice bring it."""
    deck = DEFAULT_SETTINGS.deck
    found = []
    for words, tile, kept in MISSING:
        need = deck.needs[deck.number[tile]]
        dice_counts = range(1, WHITE_DICE + GREY_DICE + 1)
        found.append((words, [chance(need, dice_from(kept), dice) for dice in dice_counts]))
    return found


# The command ``shoal solve``; see ``core.solver_interface``.


def add_arguments(parser: SolverParser) -> None:
    """The solver has no options."""


def solve(args: argparse.Namespace) -> Iterator[Answer]:
    """The best second throws of a position, or the odds of all that a tile may lack."""
    if not args.position:
        yield say("solve-odds-about")
        yield odds_table()
        return
    found = throws(read_state(args.position))
    yield say("solve-about")
    rows = [[one.message(), say("solve-points", points=one.value)] for one in found[:MAX_ROWS]]
    yield AnswerTable((say("solve-head-throw"), say("solve-head-points")), rows)
    yield say("solve-count", count=len(found))


def odds_table() -> AnswerTable:
    """How likely each number of dice brings what a tile may lack."""
    dice_counts = range(1, WHITE_DICE + GREY_DICE + 1)
    head = [say("solve-head-missing"), *(say("solve-head-dice", dice=dice) for dice in dice_counts)]
    rows = [
        [missing, *(say("solve-percent", percent=100 * one) for one in chances)]
        for missing, chances in odds()
    ]
    return AnswerTable(head, rows)
