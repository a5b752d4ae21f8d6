"""Taking a move back at a table on the server: the match decides, the referee says no."""

from shoal.core.errors import NotYourTurn
from shoal.play import undo
from shoal.play.match import Match
from shoal.server.refused import Refused


def step_before(match: Match, seat: int) -> int:
    """The step to go back to; Refused if the seat's last move cannot be taken back unasked."""
    try:
        return undo.step_before(match, seat)
    except NotYourTurn as wrong:
        raise Refused("turn", str(wrong)) from wrong
