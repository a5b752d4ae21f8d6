"""What a position of Jaws must satisfy, so that play can go on from it.

The checks of each act are in ``act1/position_checks.py`` and ``act2/position_checks.py``.
"""

from shoal.games.jaws.act1.position_checks import check_act1, require
from shoal.games.jaws.act2.position_checks import check_act2
from shoal.games.jaws.moves import GOING_ON, OVER
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.state import is_act1


def check_position(state: JawsState) -> None:
    """Raise BadPosition, with a sentence, at the first thing that is wrong."""
    ended = state.ending != GOING_ON
    require(ended == (state.phase == OVER), "stage=over must have an ending= other than none.")
    if is_act1(state):
        check_act1(state)
    else:
        check_act2(state)
