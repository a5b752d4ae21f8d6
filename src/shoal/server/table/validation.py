"""Checks what players send: size, shape, ticket, table, seat, turn, number, legal.

The first check that fails, in this order, refuses the request with a sentence.  A refused request
changes nothing, and a refusal reveals only what the seat may know.
"""

import re
from typing import Final, TypeVar

import msgspec

from shoal import wire
from shoal.core.errors import ShoalError
from shoal.core.message import Message, say
from shoal.core.text.clip import clip
from shoal.match.history import Viewer
from shoal.match.match import LegalMove, Match
from shoal.match.plain_text import is_plain
from shoal.server.table import events
from shoal.server.table.errors import Refused
from shoal.server.table.events import AnyEvent
from shoal.server.table.names.clean_text import line_of
from shoal.server.table.quotas import check_quota
from shoal.server.table.table import Table
from shoal.server.table.tickets import opens
from shoal.server.table.undo import step_alone, step_before

MAX_CHAT_LINES: Final = 2_000
"""The most chat lines of one table, shared equally by its seats."""

PUBLIC: Final = -1
"""A viewer who may know only what the list of tables shows."""

TICKET: Final = re.compile(wire.TICKET)

Body = TypeVar("Body")


class Accepted:
    """The events that an accepted request causes, and the legal move among them, if any.

    A request that was already carried out causes no events.
    """

    __slots__ = ("events", "move")

    def __init__(self, caused: list[AnyEvent], move: LegalMove | None = None) -> None:
        self.events = caused
        self.move = move


# Size and shape.


def decode(decoder: "msgspec.json.Decoder[Body]", raw: bytes | str) -> Body:
    """The message in these bytes."""
    if len(raw) > wire.MAX_MESSAGE_BYTES:
        raise Refused("size", say("error-message-too-long", bytes=wire.MAX_MESSAGE_BYTES))
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError, OverflowError) as error:
        raise Refused(
            "shape", say("error-message-invalid", detail=what_is_invalid(error))
        ) from error


def what_is_invalid(error: Exception) -> Message:
    """What is wrong with a message that cannot be decoded, and where, such as ``$.seat``."""
    if not isinstance(error, msgspec.ValidationError):
        return say("invalid-not-json")
    _, found, place = str(error).rpartition(" - at `")
    return say("invalid-at", place=clip(place.removesuffix("`")) if found else "$")


# Ticket and table.


def check_ticket(ticket: str) -> None:
    """Refuse what cannot be a ticket, before any table is looked up."""
    if not TICKET.fullmatch(ticket):
        raise Refused("ticket", say("error-ticket-needed"))


def find_seat(table: Table, ticket: str) -> int | None:
    """The seat of a ticket, or None; compares all seats, so that it takes constant time."""
    found = None
    for number, seat in enumerate(table.seats):
        if opens(ticket, seat.ticket):
            found = number
    return found


def seat_for_ticket(table: Table, ticket: str) -> int:
    """The seat of a ticket; Refused if there is none."""
    seat = find_seat(table, ticket)
    if seat is None:
        raise Refused("ticket", say("error-ticket-unknown"))
    return seat


def check_host(table: Table, ticket: str) -> None:
    """Refuse unless this is the host's ticket."""
    if not opens(ticket, table.created.host):
        raise Refused("ticket", say("error-host-only"))


def authorize_viewer(table: Table, ticket: str, invite: str) -> Viewer:
    """The viewer with this ticket or invitation; the host decides what spectators need."""
    seat = find_seat(table, ticket) if ticket else None
    if seat is not None:
        return seat
    if ticket and not opens(ticket, table.created.host):
        raise Refused("ticket", say("error-ticket-unknown"))
    if ticket or table.plan.watch == "anyone":
        return None
    if table.plan.watch == "invited" and opens(invite, table.invite):
        return None
    raise Refused("ticket", say("error-private"))


def viewer_of(table: Table, ticket: str, invite: str) -> Viewer:
    """A seat, None for a spectator, or PUBLIC for somebody who may not watch."""
    try:
        return authorize_viewer(table, ticket, invite)
    except Refused:
        return PUBLIC


# The requests of a seat.


def validate(
    table: Table, seat: Viewer, request: wire.SeatRequest, at: int, lag: int = 0
) -> Accepted:
    """What a request of a seat causes, or Refused."""
    if seat is None:
        raise Refused("seat", say("error-spectator"))
    if request.id in table.sent[seat]:
        return Accepted([])
    if isinstance(request, wire.Play):
        check_person(table, seat)
        return validate_move(table, seat, request, at, lag)
    return Accepted(_validate_other(table, seat, request, at))


def _validate_other(table: Table, seat: int, request: wire.SeatRequest, at: int) -> list[AnyEvent]:
    if isinstance(request, wire.Undo):
        return validate_undo(table, seat, request, at)
    if isinstance(request, wire.RequestUndo):
        return validate_request_undo(table, seat, request, at)
    if isinstance(request, wire.AnswerUndo):
        return validate_answer_undo(table, seat, request, at)
    if isinstance(request, wire.Resign):
        return validate_resign(table, seat, request, at)
    if isinstance(request, wire.Return):
        return validate_return(table, seat, request, at)
    assert isinstance(request, wire.Say)
    return validate_say(table, seat, request, at)


def match_under_way(table: Table) -> Match:
    """The match; Refused before it begins and after it ends."""
    if table.match is None:
        raise Refused("turn", say("error-not-started"))
    if table.stage != "playing":
        raise Refused("turn", say("error-game-over"))
    return table.match


def check_turn(table: Table, seat: int) -> Match:
    """The match; Refused if it is not the seat's turn."""
    match = match_under_way(table)
    if seat not in table.actors:
        raise Refused("turn", say("error-turn-of-others", seat=seat, seats=list(table.actors)))
    return match


def check_number(table: Table, seat: int, number: int) -> None:
    """Refuse a move that was chosen in an older position."""
    last = table.cursors[seat].number
    if number > last:
        raise Refused("number", say("error-number-ahead", last=last, number=number))
    if number < table.asked[seat]:
        asked = table.asked[seat]
        raise Refused("number", say("error-number-stale", number=number, asked=asked))


def check_person(table: Table, seat: int) -> None:
    """Refuse if a bot or nobody plays for the seat now."""
    if table.seats[seat].resigned:
        raise Refused("turn", say("error-resigned", seat=seat))
    if table.seats[seat].stand_in:
        raise Refused("turn", say("error-bot-plays", seat=seat))
    if table.seats[seat].away:
        # The clocks are paused while a player is away.
        raise Refused("turn", say("error-left", seat=seat))


def validate_move(
    table: Table, seat: int, request: wire.Play, at: int, lag: int = 0, by: str = ""
) -> Accepted:
    """Check turn, number and legality; ``by`` is "bot" or "clock" if no person made the move."""
    match = check_turn(table, seat)
    if by == "bot" and not table.seats[seat].bot_level:
        raise Refused("turn", say("error-person-plays", seat=seat))
    check_number(table, seat, request.number)
    try:
        move = match.check(seat, request.move)
    except ShoalError as error:
        raise Refused("legal", error.message, error.folder) from error
    return Accepted([events.Played(at, seat, move.text, request.id, lag, by)], move)


def validate_undo(table: Table, seat: int, request: wire.Undo, at: int) -> list[AnyEvent]:
    """Undo the seat's last move, if no die was thrown and nothing revealed since."""
    match = match_under_way(table)
    check_person(table, seat)
    check_number(table, seat, request.number)
    check_quota(table, events.Undone, seat)
    return [events.Undone(at, seat, step_before(match, seat), request.id)]


def validate_request_undo(
    table: Table, seat: int, request: wire.RequestUndo, at: int
) -> list[AnyEvent]:
    """Ask the others to go back to before the seat's last move, whatever has happened since."""
    match = match_under_way(table)
    check_person(table, seat)
    if table.undo_request is not None:
        raise Refused("turn", say("error-undo-asked", seat=table.undo_request.seat))
    check_quota(table, events.UndoRequested, seat)
    own = [step for step, (mover, _) in enumerate(match.history.moves) if mover == seat]
    if not own:
        raise Refused("turn", say("error-undo-no-move", seat=seat))
    if set(table.people()) <= {seat}:
        # Bots always agree, but a player must not see a die or a secret and then change the move.
        step = step_alone(match, seat)
        return [events.UndoRequested(at, seat, step, request.id), events.Undone(at, seat, step)]
    return [events.UndoRequested(at, seat, own[-1], request.id)]


def validate_answer_undo(
    table: Table, seat: int, request: wire.AnswerUndo, at: int
) -> list[AnyEvent]:
    """Agree to a request to undo or not; it is granted when all people at the table agree.

    The player who asked can withdraw it by refusing.
    """
    match = match_under_way(table)
    check_person(table, seat)
    undo = table.undo_request
    if undo is None or (seat in undo.agreed and (request.agree or seat != undo.seat)):
        raise Refused("turn", say("error-undo-no-request", seat=seat))
    answer = events.UndoAnswered(at, seat, request.agree, request.id)
    if request.agree and set(table.people()) <= undo.agreed | {seat}:
        step = min(undo.step, match.step)  # unnoticed moves may have been undone already
        return [answer, events.Undone(at, undo.seat, step)]
    return [answer]


def validate_resign(table: Table, seat: int, request: wire.Resign, at: int) -> list[AnyEvent]:
    """Resign; possible once."""
    match_under_way(table)
    if table.seats[seat].resigned:
        raise Refused("stage", say("error-resigned-already", seat=seat))
    resigned = events.Resigned(at, seat, request.id)
    undo = table.undo_request
    if undo is not None and (seat == undo.seat or seat not in undo.agreed):
        # Nobody waits for this player's answer any more: the others may ask again.
        return [events.UndoAnswered(at, seat, agree=False), resigned]
    return [resigned]


def validate_return(table: Table, seat: int, request: wire.Return, at: int) -> list[AnyEvent]:
    """Take over again from the bot, or end an absence."""
    match_under_way(table)
    place = table.seats[seat]
    if place.resigned:
        raise Refused("stage", say("error-resigned", seat=seat))
    if not (place.stand_in or place.away):
        raise Refused("stage", say("error-here-already", seat=seat))
    return [events.Returned(at, seat, request.id)]


def validate_hint(table: Table, ticket: str, at: int) -> tuple[int, list[AnyEvent]]:
    """The seat that asks for a hint, and the events that the hint will cause.

    The host decides what is fair between people; a person alone with bots may always ask.
    """
    seat = find_seat(table, ticket)
    if seat is None or table.match is None or seat not in table.actors:
        raise Refused("turn", say("error-hint-turn"))
    people = [one for one in table.seats if one.kind == "person" and not one.resigned]
    if table.plan.hints == "free" or len(people) <= 1:
        return seat, []
    if table.plan.hints == "alone":
        raise Refused("stage", say("error-hints-off"))
    check_quota(table, events.Hinted, seat)
    return seat, [events.Hinted(at, seat)]


def validate_say(table: Table, seat: int, request: wire.Say, at: int) -> list[AnyEvent]:
    """Write one line of plain text in a channel that is open now."""
    if request.channel not in table.channels(seat):
        channel = clip(request.channel)
        raise Refused("seat", say("error-channel", seat=seat, channel=channel))
    text = line_of(request.text)
    if not text or not is_plain(text):
        raise Refused("shape", say("error-chat-line"))
    said = sum([chat.seat == seat for chat, _ in table.chats])
    if said >= MAX_CHAT_LINES // table.players:
        raise Refused("limit", say("error-chat-limit", seat=seat, count=said))
    return [events.Said(at, seat, request.channel, text, request.id)]
