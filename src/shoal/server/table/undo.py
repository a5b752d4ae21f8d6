"""Whether a move can be undone at a table, as ``match.undo`` decides."""

from collections.abc import Callable

from shoal.core.errors import NotYourTurn
from shoal.match import undo
from shoal.match.history import Viewer
from shoal.match.match import Match
from shoal.server.table.errors import Refused
from shoal.server.table.events import Answered, AnyEvent, Undone
from shoal.server.table.quotas import is_quota_spent
from shoal.server.table.table import Table


def step_before(match: Match, seat: int) -> int:
    """The step to undo to; Refused if the seat needs the others' consent."""
    _check_race(match, match.step - 1)
    return _or_refused(lambda: undo.step_before(match, seat))


def step_alone(match: Match, seat: int) -> int:
    """The same if only bots have moved since: their moves are undone as well."""
    step = _or_refused(lambda: undo.step_before_any(match, (seat,)))
    _check_race(match, step)
    return step


def settle_offer(table: Table, gone: int, at: int) -> list[AnyEvent]:
    """The events for an undo request when nobody waits for this seat's answer any more.

    It is granted if all remaining players have agreed.  If only the player who asked is left, it is
    granted only if that player could have undone the move alone.
    """
    offer, match = table.offer, table.match
    if offer is None or match is None:
        return []
    if gone == offer.seat:
        return [Answered(at, gone, agree=False)]
    if set(table.people()) - {gone} - offer.agreed:
        return []
    if offer.agreed == {offer.seat}:
        try:
            return [Undone(at, offer.seat, step_alone(match, offer.seat))]
        except Refused:
            return [Answered(at, offer.seat, agree=False)]
    return [Undone(at, offer.seat, min(offer.step, match.step))]


def _check_race(match: Match, step: int) -> None:
    """Refuse to undo a move of a race: the rules have a penalty for a wrong claim."""
    if was_race(match, step):
        raise Refused("turn", "A move in a race can be undone only if the others agree.")


def was_race(match: Match, step: int) -> bool:
    """Whether this move was made in a race, or led to the race that is running."""
    history, races = match.history, match.game.is_race
    return races(history.state) or (step >= 0 and races(history.position(step)))


def _or_refused(find: Callable[[], int]) -> int:
    try:
        return find()
    except NotYourTurn as error:
        raise Refused("turn", str(error)) from error


def can_undo(table: Table, seat: Viewer) -> bool:
    """Whether the seat can undo its last move now; must not reveal hidden moves of others."""
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
