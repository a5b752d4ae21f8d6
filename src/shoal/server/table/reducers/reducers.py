"""Reducers: each applies one kind of event to a table.

They decide nothing: validation or lifecycle has already allowed the event.
"""

from collections.abc import Callable
from typing import Final

from shoal import wire
from shoal.core.state import SPECTATOR, State
from shoal.match.match import LegalMove, Match
from shoal.server.table import events, system_messages
from shoal.server.table.reducers.event_change import Change, UndoRequest
from shoal.server.table.seat import STAND_IN, Seat
from shoal.server.table.table import Table


def _invited(table: Table, event: events.Invited, change: Change) -> None:
    table.invite = event.invite
    change.invitation = True


def _sat(table: Table, event: events.Sat, change: Change) -> None:
    table.seats[event.seat] = Seat(event.ticket, event.name, event.salt)
    table.sent[event.seat] = {}
    table.acted_at[event.seat] = event.at
    if table.match is not None:
        # The salts were fixed when the game began.
        table.seats[event.seat].salt = table.match.salts[event.seat]
    change.info = True
    _clocks_resume(table, event.at)


def _renamed(table: Table, event: events.Renamed, change: Change) -> None:
    table.seats[event.seat].name = event.name
    change.info = change.turn_stays = True


def _salted(table: Table, event: events.Salted, _change: Change) -> None:
    table.seats[event.seat].salt = event.salt


def _left(table: Table, event: events.Left, change: Change) -> None:
    name = table.seats[event.seat].name
    table.seats[event.seat] = Seat(name=name if table.match else "")
    change.info = True


def _bot_sat(table: Table, event: events.BotSat, change: Change) -> None:
    salt = table.seats[event.seat].salt if table.match else ""
    table.seats[event.seat] = Seat(level=event.level, name=event.level, salt=salt)
    change.info = True
    _clocks_resume(table, event.at)


def _went_away(table: Table, event: events.WentAway, change: Change) -> None:
    table.seats[event.seat].away = True
    table.clocks.stop(event.at)
    change.info = change.turn_stays = True


def _stood_in(table: Table, event: events.StoodIn, change: Change) -> None:
    table.seats[event.seat].stand_in = event.level
    table.seats[event.seat].away = False
    change.info = change.turn_stays = True
    system_messages.stand_in_began(table, change, event.seat)
    _clocks_resume(table, event.at)


def _returned(table: Table, event: events.Returned, change: Change) -> None:
    if table.seats[event.seat].stand_in:
        system_messages.player_returned(table, change, event.seat)
    table.seats[event.seat].stand_in = ""
    table.seats[event.seat].away = False
    table.acted_at[event.seat] = event.at
    _caused_by(event.seat, event.id, change)
    change.info = change.turn_stays = True
    _clocks_resume(table, event.at)


def _started(table: Table, event: events.Started, change: Change) -> None:
    names = [seat.name for seat in table.seats]
    salts = [seat.salt for seat in table.seats]
    created = table.created
    if created.start:
        table.match = Match.at(
            table.game.info, created.start, created.seed, salts, names=names, rules=created.rules
        )
    else:
        table.match = Match.new(
            table.game, table.players, created.seed, salts, names=names, rules=created.rules
        )
    table.stage = "playing"
    table.acted_at = [event.at] * table.players
    change.info = change.moved = True
    table.moved_at = event.at
    _noticed(table, event.at)
    _clocks_next_turn(table, event.at)


def reduce_played(
    table: Table, event: events.Played, change: Change, legal: LegalMove | None
) -> None:
    """Play a move; check that it is legal, unless validation has just done so."""
    match = table.match
    assert match is not None
    change.before = match.history.state
    lines = len(match.history.log(None))
    was_race, throws = table.is_race, match.history.throws
    match.play_legal(legal or match.check(event.seat, event.move))
    change.rethrown = was_race and match.history.throws > throws
    change.moved = True
    _caused_by(event.seat, event.id, change)
    if match.over:
        table.stage = "over"
        change.info = True
    table.moved_at = event.at
    if _is_noticed(table, change.before, lines):
        _noticed(table, event.at)
        _drop_undo_request(table, change)
        if not table.game.is_race(change.before):
            system_messages.time_ran_out(table, change, event)
        _clocks_next_turn(table, event.at, event.seat, event.lag)
    else:
        table.hidden = True
        table.clocks.remember_lag(event.seat, event.lag)


def _undone(table: Table, event: events.Undone, change: Change) -> None:
    match = table.match
    assert match is not None
    before, lines = match.history.state, len(match.history.log(None))
    table.match = match.back(event.step)
    change.undone = True
    _caused_by(event.seat, event.id, change)
    table.moved_at = event.at
    if event.id:
        change.before = before
    else:
        change.info = True  # everybody agreed
    if change.info or _is_noticed(table, before, lines):
        _noticed(table, event.at)
        _drop_undo_request(table, change)
        _clocks_undo(table, event.at, event.seat if event.id else events.NO_SEAT)
    else:
        table.clocks.forget_lag(event.seat)


def _undo_requested(table: Table, event: events.UndoRequested, change: Change) -> None:
    table.undo_request = UndoRequest(event.seat, event.step)
    _caused_by(event.seat, event.id, change)
    change.undo_request = True


def _undo_answered(table: Table, event: events.UndoAnswered, change: Change) -> None:
    assert table.undo_request is not None
    _caused_by(event.seat, event.id, change)
    change.undo_request = True
    if event.agree:
        table.undo_request.agreed.add(event.seat)
    else:
        table.undo_request = None


def _resigned(table: Table, event: events.Resigned, change: Change) -> None:
    seat = table.seats[event.seat]
    seat.resigned = True
    seat.away = False
    seat.stand_in = "" if seat.level else STAND_IN
    table.resigned.append(event.seat)
    _caused_by(event.seat, event.id, change)
    change.info = True
    sides = table.game.sides(table.players)
    staying = {side for seat, side in enumerate(sides) if seat not in table.resigned}
    if len(staying) <= 1:
        table.stage = "over"
        table.clocks.stop(event.at)
    else:
        _clocks_resume(table, event.at)
    system_messages.resigned(table, change, event.seat)


def _hinted(table: Table, event: events.Hinted, change: Change) -> None:
    system_messages.hint_used(table, change, event.seat)


def _said(table: Table, event: events.Said, change: Change) -> None:
    readers = table.channels(event.seat).get(event.channel)
    name = table.seats[event.seat].name
    chat = wire.Chat(event.channel, event.text, event.seat, name)
    table.chats.append((chat, readers))
    change.chat = chat
    change.chat_readers = readers
    _caused_by(event.seat, event.id, change)


def _rematched(table: Table, event: events.Rematched, change: Change) -> None:
    table.rematch, table.rematch_by = event.table, event.seat
    change.info = True


def _closed(table: Table, _event: events.Closed, change: Change) -> None:
    table.stage = "closed"
    change.info = True


# Shared by several reducers.


def _caused_by(seat: int, request_id: str, change: Change) -> None:
    change.seat = seat
    change.request_id = request_id


def _noticed(table: Table, at: int) -> None:
    table.noticed_at = at
    table.hidden = False


def _drop_undo_request(table: Table, change: Change) -> None:
    if table.undo_request is not None:
        table.undo_request = None
        change.undo_request = True


def _is_noticed(table: Table, before: State, lines: int) -> bool:
    """Whether spectators, who know least, noticed what happened since this position.

    What they did not notice must not show anywhere: clocks run on and requests to undo stay.
    """
    match = table.match
    if not table.may_hide or match is None or len(match.history.log(None)) != lines:
        return True
    return table.game.view(before, SPECTATOR).json() != match.view(None).json()


def _clocks_next_turn(table: Table, at: int, mover: int = -1, lag: int = 0) -> None:
    if table.clocks.ticking and table.match is not None:
        table.clocks.next_turn(at, table.current_actors(), table.match.step, mover, lag)
        _clocks_pause(table, at)


def _clocks_undo(table: Table, at: int, by: int) -> None:
    if table.clocks.ticking and table.match is not None:
        table.clocks.undo(at, table.current_actors(), table.match.step, by)
        _clocks_pause(table, at)


def _clocks_pause(table: Table, at: int) -> None:
    if table.is_paused:
        table.clocks.stop(at)


def _clocks_resume(table: Table, at: int) -> None:
    if not table.is_paused:
        table.clocks.resume(at, table.current_actors())


REDUCERS: Final[dict[type, Callable[..., None]]] = {
    events.Invited: _invited,
    events.Sat: _sat,
    events.Renamed: _renamed,
    events.Salted: _salted,
    events.Left: _left,
    events.BotSat: _bot_sat,
    events.WentAway: _went_away,
    events.StoodIn: _stood_in,
    events.Returned: _returned,
    events.Started: _started,
    events.Undone: _undone,
    events.UndoRequested: _undo_requested,
    events.UndoAnswered: _undo_answered,
    events.Resigned: _resigned,
    events.Hinted: _hinted,
    events.Said: _said,
    events.Rematched: _rematched,
    events.Closed: _closed,
}
"""The reducer of each kind of event except Played, which also takes a checked move."""
