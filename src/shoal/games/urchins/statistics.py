"""The events that a study of Sea Urchins counts."""

from typing import final

from shoal.core.bits import count_bits
from shoal.core.game import Statistics, StatisticsEvent
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.games.urchins.components import COLOURS
from shoal.games.urchins.moves import ADD_OR_MOVE, HOLD, LAND, MAY_MOVE
from shoal.games.urchins.rules import UrchinsState, own

SQUARE_TOKENS = 4
"""Squares of the board that make a fishing square (UR-27)."""


@final
class UrchinsStatistics(Statistics):
    """Counts what a step did, and what was fished."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        if mover == CHANCE:
            return []
        start = own(before)
        found = [StatisticsEvent(mover, "steps", kind_of_step(start, move))]
        if start.phase == ADD_OR_MOVE and start.add_is_due() and start.can_add():
            found.append(StatisticsEvent(mover, "rules", "has to add: still water (UR-22)"))
        caught = own(after).won[mover] - start.won[mover]
        if caught > 0:
            found.append(StatisticsEvent(mover, "catches", f"{caught} tokens (UR-33)"))
            found.append(StatisticsEvent(mover, "rules", "fishes (UR-26)"))
            if fishes_several_squares(start, move):
                several = "fishes several squares at once (UR-32)"
                found.append(StatisticsEvent(mover, "rules", several))
        return found


def fishes_several_squares(before: UrchinsState, move: i64) -> bool:
    """Whether the piece fishes more than one square with this move (UR-32)."""
    if before.phase != LAND:
        return False
    return count_bits(before.catch(move - before.settings.numbering.land)) > SQUARE_TOKENS


def kind_of_step(before: UrchinsState, move: i64) -> str:
    """What kind of step it is."""
    board = before.board
    numbering = before.settings.numbering
    if move == HOLD:
        return "holds (UR-8)"
    if move < numbering.land:
        colour = COLOURS[0] if move < numbering.add_yellow else COLOURS[1]
        first = numbering.add_red if move < numbering.add_yellow else numbering.add_yellow
        top = before.empty() & board.bits[move - first] == 0
        return f"adds {colour} on a token (UR-20)" if top else f"adds {colour} (UR-17)"
    if move < numbering.slide:
        return "puts the piece (UR-23)"
    origin = board.bits[numbering.origins[move - numbering.slide]]
    kind = "a stack's top (UR-14)" if before.stacks & origin else "a lone token (UR-13)"
    return f"free step moves {kind}" if before.phase == MAY_MOVE else f"moves {kind}"
