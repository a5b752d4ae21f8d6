"""What a study of Sea Urchins counts."""

from shoal.core.arrays import i64
from shoal.core.game import StatisticsEvent
from shoal.core.state import CHANCE
from shoal.games.urchins.components import COLOURS, HOLD, count
from shoal.games.urchins.rules import ADD_OR_MOVE, LAND, MAY_MOVE, UrchinsState


def happenings(
    before: UrchinsState, seat: i64, move: i64, after: UrchinsState
) -> list[StatisticsEvent]:
    """What a step did, and what was fished."""
    if seat == CHANCE:
        return []
    found = [StatisticsEvent(seat, "steps", step(before, move))]
    if before.step == ADD_OR_MOVE and before.add_is_due() and before.can_add():
        found.append(StatisticsEvent(seat, "rules", "has to add: still water (UR-22)"))
    caught = after.won[seat] - before.won[seat]
    if caught > 0:
        found.append(StatisticsEvent(seat, "catches", f"{caught} tokens (UR-33)"))
        found.append(StatisticsEvent(seat, "rules", "fishes (UR-26)"))
        if before.step == LAND and count(before.catch(move - before.board.land)) > 4:
            found.append(StatisticsEvent(seat, "rules", "fishes several squares at once (UR-32)"))
    return found


def step(before: UrchinsState, move: i64) -> str:
    """What kind of step it is."""
    board = before.board
    if move == HOLD:
        return "holds (UR-8)"
    if move < board.land:
        colour = COLOURS[0] if move < board.add_yellow else COLOURS[1]
        first = board.add_red if move < board.add_yellow else board.add_yellow
        top = before.empty() & board.bits[move - first] == 0
        return f"adds {colour} on a token (UR-20)" if top else f"adds {colour} (UR-17)"
    if move < board.slide:
        return "puts the piece (UR-23)"
    origin = board.bits[board.origins[move - board.slide]]
    kind = "a stack's top (UR-14)" if before.stacks & origin else "a lone token (UR-13)"
    return f"free step moves {kind}" if before.step == MAY_MOVE else f"moves {kind}"
