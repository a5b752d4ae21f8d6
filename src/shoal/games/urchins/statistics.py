"""The events that a study of Sea Urchins counts."""

from typing import Final, final

from shoal.core.bits import count_bits
from shoal.core.game import Statistics, StatisticsEvent
from shoal.core.message import Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.games.urchins.components import COLOURS
from shoal.games.urchins.moves import ADD_OR_MOVE, HOLD, LAND, MAY_MOVE
from shoal.games.urchins.rules import UrchinsState, own

SQUARE_TOKENS = 4
"""Squares of the board that make a fishing square (UR-27)."""

ADDS: Final = [
    say("statistics-adds", colour=key_in("colour", colour), rule="UR-17") for colour in COLOURS
]
STACKS: Final = [
    say("statistics-stacks", colour=key_in("colour", colour), rule="UR-20") for colour in COLOURS
]
LEAVES: Final = say("statistics-leaves", rule="UR-8")
PUTS_PIECE: Final = say("statistics-puts-piece", rule="UR-23")
MOVES_TOP: Final = say("statistics-moves-top", rule="UR-14")
MOVES_LONE: Final = say("statistics-moves-lone", rule="UR-13")
FREE_MOVES_TOP: Final = say("statistics-free-moves-top", rule="UR-14")
FREE_MOVES_LONE: Final = say("statistics-free-moves-lone", rule="UR-13")
MUST_ADD: Final = say("statistics-must-add", rule="UR-22")
FISHES: Final = say("statistics-fishes", rule="UR-26")
FISHES_SEVERAL: Final = say("statistics-fishes-several", rule="UR-32")


@final
class UrchinsStatistics(Statistics):
    """Counts what a step did, and what was fished."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        if mover == CHANCE:
            return []
        start = own(before)
        found = [StatisticsEvent(mover, "steps", kind_of_step(start, move))]
        if start.phase == ADD_OR_MOVE and start.add_is_due() and start.can_add():
            found.append(StatisticsEvent(mover, "rules", MUST_ADD))
        caught = own(after).won[mover] - start.won[mover]
        if caught > 0:
            catch = say("statistics-catch", tokens=int(caught), rule="UR-33")
            found.append(StatisticsEvent(mover, "catches", catch))
            found.append(StatisticsEvent(mover, "rules", FISHES))
            if fishes_several_squares(start, move):
                found.append(StatisticsEvent(mover, "rules", FISHES_SEVERAL))
        return found


def fishes_several_squares(before: UrchinsState, move: i64) -> bool:
    """Whether the piece fishes more than one square with this move (UR-32)."""
    if before.phase != LAND:
        return False
    return count_bits(before.catch(move - before.settings.numbering.land)) > SQUARE_TOKENS


def kind_of_step(before: UrchinsState, move: i64) -> Message:
    """What kind of step it is."""
    board = before.board
    numbering = before.settings.numbering
    if move == HOLD:
        return LEAVES
    if move < numbering.land:
        colour = 0 if move < numbering.add_yellow else 1
        first = numbering.add_red if move < numbering.add_yellow else numbering.add_yellow
        top = before.empty() & board.bits[move - first] == 0
        return STACKS[colour] if top else ADDS[colour]
    if move < numbering.slide:
        return PUTS_PIECE
    origin = board.bits[numbering.origins[move - numbering.slide]]
    if before.stacks & origin:
        return FREE_MOVES_TOP if before.phase == MAY_MOVE else MOVES_TOP
    return FREE_MOVES_LONE if before.phase == MAY_MOVE else MOVES_LONE
