"""What each kind of event does to a table.

Nothing is decided here: the referee has said yes before.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from shoal import wire
from shoal.core.state import State
from shoal.core.view import SPECTATOR
from shoal.match.match import Match
from shoal.server.table import events, system_messages
from shoal.server.table.change import Change, Offer
from shoal.server.table.seat import STAND_IN, Seat

if TYPE_CHECKING:
    from shoal.server.table.table import Table


def _invited(table: "Table", event: events.Invited, change: Change) -> None:
    table.invite = event.invite
    change.invited = True


def _sat(table: "Table", event: events.Sat, change: Change) -> None:
    table.seats[event.seat] = Seat(event.ticket, event.name, event.salt)
    table.sent[event.seat] = {}
    table.acted_at[event.seat] = event.at
    if table.match is not None:
        # The dice were salted when the game began.
        table.seats[event.seat].salt = table.match.salts[event.seat]
    change.face = True
    _clocks_go_on(table, event.at)


def _renamed(table: "Table", event: events.Renamed, change: Change) -> None:
    table.seats[event.seat].name = event.name
    change.face = change.aside = True


def _salted(table: "Table", event: events.Salted, _change: Change) -> None:
    table.seats[event.seat].salt = event.salt


def _left(table: "Table", event: events.Left, change: Change) -> None:
    name = table.seats[event.seat].name
    table.seats[event.seat] = Seat(name=name if table.match else "")
    change.face = True


def _bot_sat(table: "Table", event: events.BotSat, change: Change) -> None:
    salt = table.seats[event.seat].salt if table.match else ""
    table.seats[event.seat] = Seat(level=event.level, name=event.level, salt=salt)
    change.face = True
    _clocks_go_on(table, event.at)


def _went(table: "Table", event: events.Went, change: Change) -> None:
    table.seats[event.seat].away = True
    table.clocks.stop(event.at)
    change.face = change.aside = True


def _stood_in(table: "Table", event: events.StoodIn, change: Change) -> None:
    table.seats[event.seat].stand_in = event.level
    table.seats[event.seat].away = False
    change.face = change.aside = True
    system_messages.was_stood_in(table, change, event.seat)
    _clocks_go_on(table, event.at)


def _returned(table: "Table", event: events.Returned, change: Change) -> None:
    if table.seats[event.seat].stand_in:
        system_messages.came_back(table, change, event.seat)
    table.seats[event.seat].stand_in = ""
    table.seats[event.seat].away = False
    table.acted_at[event.seat] = event.at
    _by(event.seat, event.id, change)
    change.face = change.aside = True
    _clocks_go_on(table, event.at)


def _started(table: "Table", event: events.Started, change: Change) -> None:
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
    change.face = change.moved = True
    table.moved_at = event.at
    _open_up(table, event.at)
    _clocks_turn(table, event.at)


def _played(table: "Table", event: events.Played, change: Change) -> None:
    match = table.match
    assert match is not None
    change.before = match.history.state
    lines = len(match.history.log(None))
    raced, throws = table.is_race, match.history.throws
    match.play(event.seat, event.move)
    change.anew = raced and match.history.throws > throws
    change.moved = True
    _by(event.seat, event.id, change)
    if match.over:
        table.stage = "over"
        change.face = True
    table.moved_at = event.at
    if _in_the_open(table, change.before, lines):
        _open_up(table, event.at)
        _lapse(table, change)
        if not table.game.is_race(change.before):
            system_messages.was_late(table, change, event)
        _clocks_turn(table, event.at, event.seat, event.lag)
    else:
        table.hidden = True
        table.clocks.owe(event.seat, event.lag)


def _undone(table: "Table", event: events.Undone, change: Change) -> None:
    match = table.match
    assert match is not None
    before, lines = match.history.state, len(match.history.log(None))
    table.match = match.back(event.step)
    change.back = True
    _by(event.seat, event.id, change)
    table.moved_at = event.at
    if event.id:
        change.before = before
    else:
        change.face = True  # everybody has agreed to it
    if change.face or _in_the_open(table, before, lines):
        _open_up(table, event.at)
        _lapse(table, change)
        _clocks_back(table, event.at, event.seat if event.id else events.NOBODYS)
    else:
        table.clocks.forfeit(event.seat)


def _asked(table: "Table", event: events.Asked, change: Change) -> None:
    table.offer = Offer(event.seat, event.step)
    _by(event.seat, event.id, change)
    change.offer = True


def _answered(table: "Table", event: events.Answered, change: Change) -> None:
    assert table.offer is not None
    _by(event.seat, event.id, change)
    change.offer = True
    if event.agree:
        table.offer.agreed.add(event.seat)
    else:
        table.offer = None


def _resigned(table: "Table", event: events.Resigned, change: Change) -> None:
    seat = table.seats[event.seat]
    seat.resigned = True
    seat.away = False
    seat.stand_in = "" if seat.level else STAND_IN
    table.resigned.append(event.seat)
    _by(event.seat, event.id, change)
    change.face = True
    sides = table.game.sides(table.players)
    staying = {side for seat, side in enumerate(sides) if seat not in table.resigned}
    if len(staying) <= 1:
        table.stage = "over"
        table.clocks.stop(event.at)
    else:
        _clocks_go_on(table, event.at)
    system_messages.gave_up(table, change, event.seat)


def _said(table: "Table", event: events.Said, change: Change) -> None:
    hearers = table.channels(event.seat).get(event.channel)
    name = table.seats[event.seat].name
    chat = wire.Chat(event.channel, event.text, event.seat, name)
    table.chats.append((chat, hearers))
    change.chat = chat
    change.hearers = hearers
    _by(event.seat, event.id, change)


def _rematched(table: "Table", event: events.Rematched, change: Change) -> None:
    table.rematch, table.rematch_by = event.table, event.seat
    change.face = True


def _closed(table: "Table", _event: events.Closed, change: Change) -> None:
    table.stage = "closed"
    change.face = True


# What several of them do.


def _by(seat: int, send: str, change: Change) -> None:
    change.seat = seat
    change.id = send


def _open_up(table: "Table", at: int) -> None:
    table.noticed_at = at
    table.hidden = False


def _lapse(table: "Table", change: Change) -> None:
    if table.offer is not None:
        table.offer = None
        change.offer = True


def _in_the_open(table: "Table", before: State, lines: int) -> bool:
    """Whether the watchers, who know least, noticed what happened since this position.

    What they did not notice may show in nothing that they are told: clocks and wishes go on.
    """
    match = table.match
    if not table.may_hide or match is None or len(match.history.log(None)) != lines:
        return True
    return table.game.view(before, SPECTATOR).json() != match.view(None).json()


def _clocks_turn(table: "Table", at: int, mover: int = -1, lag: int = 0) -> None:
    if table.clocks.ticking and table.match is not None:
        table.clocks.turn(at, table.current_actors(), table.match.step, mover, lag)
        _clocks_wait(table, at)


def _clocks_back(table: "Table", at: int, by: int) -> None:
    if table.clocks.ticking and table.match is not None:
        table.clocks.back(at, table.current_actors(), table.match.step, by)
        _clocks_wait(table, at)


def _clocks_wait(table: "Table", at: int) -> None:
    if table.waits:
        table.clocks.stop(at)


def _clocks_go_on(table: "Table", at: int) -> None:
    if not table.waits:
        table.clocks.go_on(at, table.current_actors())


REDUCERS: Final[dict[type, Callable[..., None]]] = {
    events.Invited: _invited,
    events.Sat: _sat,
    events.Renamed: _renamed,
    events.Salted: _salted,
    events.Left: _left,
    events.BotSat: _bot_sat,
    events.Went: _went,
    events.StoodIn: _stood_in,
    events.Returned: _returned,
    events.Started: _started,
    events.Played: _played,
    events.Undone: _undone,
    events.Asked: _asked,
    events.Answered: _answered,
    events.Resigned: _resigned,
    events.Said: _said,
    events.Rematched: _rematched,
    events.Closed: _closed,
}
"""What carries out each kind of event."""
