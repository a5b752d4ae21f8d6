"""Whether a move can be undone at a table; ``match.undo`` decides."""

from collections.abc import Callable

from shoal.core.errors import NotYourTurn
from shoal.core.message import say
from shoal.match import undo
from shoal.match.history import Viewer
from shoal.match.match import Match
from shoal.server.table.errors import Refused
from shoal.server.table.events import AnyEvent, UndoAnswered, Undone
from shoal.server.table.quotas import is_quota_spent
from shoal.server.table.table import Table


def step_before(match: Match, seat: int) -> int:
    """The step to undo to; Refused if the seat needs the others' consent."""
    _check_race(match, match.step - 1)
    return _or_refused(lambda: undo.step_before(match, seat))


def step_alone(match: Match, seat: int) -> int:
    """The same where only bots have moved since: their moves are undone as well."""
    step = _or_refused(lambda: undo.step_before_any(match, (seat,)))
    _check_race(match, step)
    return step


def settle_undo_request(table: Table, gone: int, at: int) -> list[AnyEvent]:
    """What becomes of a request to undo when the player of this seat is no longer waited for.

    It is granted if all remaining players have agreed.  If only the player who asked is left, it is
    granted only if that player could have undone the move alone.
    """
    request, match = table.undo_request, table.match
    if request is None or match is None:
        return []
    if gone == request.seat:
        return [UndoAnswered(at, gone, agree=False)]
    if set(table.people()) - {gone} - request.agreed:
        return []
    if request.agreed == {request.seat}:
        try:
            return [Undone(at, request.seat, step_alone(match, request.seat))]
        except Refused:
            return [UndoAnswered(at, request.seat, agree=False)]
    return [Undone(at, request.seat, min(request.step, match.step))]


def _check_race(match: Match, step: int) -> None:
    """Refuse to undo a move of a race: the rules have a price for a wrong claim."""
    if was_race(match, step):
        raise Refused("turn", say("error-undo-race"))


def was_race(match: Match, step: int) -> bool:
    """Whether this move was made in a race, or led to the race that is running."""
    history, races = match.history, match.game.is_race
    return races(history.state) or (step >= 0 and races(history.position(step)))


def _or_refused(find: Callable[[], int]) -> int:
    try:
        return find()
    except NotYourTurn as error:
        raise Refused("turn", error.message, error.folder) from error


def can_undo(table: Table, seat: Viewer) -> bool:
    """Whether the seat may undo its last move now; must not tell what others do unseen."""
    match = table.match
    if match is None or table.stage != "playing" or seat is None:
        return False
    if match.history.last_mover != seat or table.seats[seat].bot_level:
        return False
    if is_quota_spent(table, Undone, seat):
        return False
    if was_race(match, match.step - 1):
        return False
    if not table.game.has_secrets():
        return True
    return _is_undoable(match, seat)


def _is_undoable(match: Match, seat: int) -> bool:
    try:
        undo.step_before(match, seat)
    except NotYourTurn:
        return False
    return True
