"""Which moves of the crew the shark must answer (JW-60, JW-63, JW-70, JW-109)."""

from shoal.core.arrays import i64
from shoal.games.jaws.components import NO_ZONE
from shoal.games.jaws.moves import BINOCULARS, CREW_TURN, FINDER, LAUNCH
from shoal.games.jaws.rules import JawsState


def is_answered(table: JawsState, seat: i64, move: i64) -> bool:
    """Whether this move of the crew asks where the shark is, or makes it come up."""
    if table.phase <= CREW_TURN:
        return LAUNCH <= move <= BINOCULARS or move == FINDER
    if table.fin != NO_ZONE:
        return False
    after = table.clone()
    after.play(seat, move)
    return after.fin != NO_ZONE or after.round > table.round or after.ending != table.ending
