"""Messages over the WebSocket of a table."""

from typing import Annotated

from msgspec import Meta

from shoal.wire.fields import (
    MAX_CHAT_LENGTH,
    Answer,
    MoveText,
    Request,
    RequestId,
    UpdateNumber,
    Word,
)
from shoal.wire.messages import LogEntry, Message
from shoal.wire.table_view import Chat, Clock, TableInfo, UndoRequest, View


class Welcome(Answer, frozen=True, tag="welcome"):
    """The present state of the table: the first answer to Hello."""

    protocol: int
    number: int
    seat: int | None
    table: TableInfo
    first_line: int = 0
    log: list[LogEntry] = []
    view: View | None = None
    chats: list[Chat] = []
    undo_request: UndoRequest | None = None
    clocks: list[Clock] = []
    channels: list[str] = []
    connected: list[int] = []
    can_undo: bool = False


class Update(Answer, frozen=True, tag="update"):
    """What has changed, as far as the seat may know it; omitted fields have not changed.

    ``log`` replaces all entries of the log from ``first_line`` on.
    """

    number: int
    id: str = ""
    first_line: int = 0
    log: list[LogEntry] | None = None
    view: View | None = None
    table: TableInfo | None = None
    chat: Chat | None = None
    undo_request: UndoRequest | None = None
    clocks: list[Clock] = []
    channels: list[str] | None = None
    can_undo: bool = False


class Ack(Answer, frozen=True, tag="ack"):
    """The request with this id has been carried out, now or before."""

    id: str
    number: int


class Refused(Answer, frozen=True, tag="refused"):
    """A refusal: the check that failed, the reason as an English sentence, and the rule if any.

    ``message`` is the same as data, for other languages.
    """

    check: str
    sentence: str
    rule: str = ""
    id: str = ""
    message: Message | None = None


class Connected(Answer, frozen=True, tag="connected"):
    """The seats whose players are connected."""

    seats: list[int]


class Ping(Answer, frozen=True, tag="ping"):
    """Sent by the server to measure the round trip."""

    mark: int


ServerMessage = Welcome | Update | Ack | Refused | Connected | Ping


class Hello(Request, frozen=True, tag="hello"):
    """The first message of a client: who it is, and the number of the last update that it knows."""

    ticket: Annotated[str, Meta(max_length=40)] = ""
    invite: Annotated[str, Meta(max_length=40)] = ""
    since: UpdateNumber = 0
    board: bool = False


class Pong(Request, frozen=True, tag="pong"):
    """The answer to Ping."""

    mark: Annotated[int, Meta(ge=0, le=2**31)]


class Play(Request, frozen=True, tag="play"):
    """A move, as text or number; ``number`` is that of the last update the player had seen."""

    id: RequestId
    move: MoveText | Annotated[int, Meta(ge=0, le=2**31)]
    number: UpdateNumber


class Undo(Request, frozen=True, tag="undo"):
    """Undo the seat's last move, unless dice were thrown or something was revealed since."""

    id: RequestId
    number: UpdateNumber


class RequestUndo(Request, frozen=True, tag="request_undo"):
    """Ask the other players to agree that the seat's last move is undone."""

    id: RequestId


class AnswerUndo(Request, frozen=True, tag="answer_undo"):
    """The answer to another player's request to undo."""

    id: RequestId
    agree: bool


class Resign(Request, frozen=True, tag="resign"):
    """Resign the game."""

    id: RequestId


class Return(Request, frozen=True, tag="return"):
    """Return to the seat after being marked as away."""

    id: RequestId


class Say(Request, frozen=True, tag="say"):
    """A chat message to the table, or to a channel that the rules have opened."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]
    channel: Word = "table"


SeatRequest = Play | Undo | RequestUndo | AnswerUndo | Resign | Return | Say
ClientMessage = Hello | Pong | Play | Undo | RequestUndo | AnswerUndo | Resign | Return | Say
