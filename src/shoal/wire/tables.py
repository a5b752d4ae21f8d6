"""Requests that set a table up and change its seats, with their answers."""

from typing import Annotated, Literal

from msgspec import Meta

from shoal.wire.fields import (
    MAX_OPTIONS,
    MAX_TIME_SECONDS,
    Answer,
    MoveText,
    Name,
    Request,
    Salt,
    SeatNumber,
    TableId,
    Ticket,
    Value,
    Word,
)


class TimeControl(Request, frozen=True):
    """The time limit of a seat: none, for each move, for the game, or days for each move."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=MAX_TIME_SECONDS)] = 60
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class NewTable(Request, frozen=True):
    """The request to open a table.

    ``hints``: at any time; with a notice for everybody; or only to a person who plays alone
    against bots.
    """

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Word, Value], Meta(max_length=MAX_OPTIONS)] = {}
    time_control: TimeControl = TimeControl()
    timeout: Literal["bot", "pass"] = "bot"
    leavers: Literal["pause", "bot", "open"] = "pause"
    listed: bool = False
    watch: Literal["anyone", "invited", "nobody"] = "invited"
    hints: Literal["free", "told", "alone"] = "free"


class LessonMoves(Request, frozen=True):
    """The moves that a newcomer makes in a step of a lesson, from the beginning of the step."""

    step: Annotated[int, Meta(ge=0, le=100)] = 0
    moves: Annotated[list[MoveText], Meta(max_length=40)] = []


class TableOpened(Answer, frozen=True):
    """A new table, with its host's secrets and the commitment to its seed."""

    table: TableId
    host: Ticket
    invite: Ticket
    commitment: str = ""


class Sit(Request, frozen=True):
    """The request for a seat: this one, or the first open one."""

    name: Name = ""
    seat: SeatNumber | None = None
    salt: Salt = ""
    invite: Annotated[str, Meta(max_length=40)] = ""


class Rename(Request, frozen=True):
    """The request for another name."""

    name: Name


class Seated(Answer, frozen=True):
    """A seat and its ticket; the holder of the ticket has the seat.

    ``salted`` says that the salt will be part of the dice: not if the game has started.
    """

    seat: SeatNumber
    ticket: Ticket
    salted: bool = False


class GiveSalt(Request, frozen=True):
    """A salt for the dice of a game that has not started; it replaces an earlier one."""

    salt: Salt


class Invitation(Answer, frozen=True):
    """A new invitation; earlier ones are void."""

    invite: Ticket


class OpenSeat(Request, frozen=True):
    """The host's request to open a seat."""

    seat: SeatNumber


class AddBot(Request, frozen=True):
    """The request for a bot of this level in a seat."""

    seat: SeatNumber
    level: Word


class EmptyRequest(Request, frozen=True):
    """A request without a body."""


class Done(Answer, frozen=True):
    """The request was carried out."""


class Rematch(Request, frozen=True):
    """The request to play again; ``swap`` moves every player up by one seat."""

    swap: bool = False


class RematchTable(Answer, frozen=True):
    """The table of the rematch."""

    table: TableId
