"""Messages over the WebSocket of a table."""

from typing import Annotated

from msgspec import Meta

from shoal.wire.fields import (
    MAX_CHAT_LENGTH,
    Answer,
    MoveText,
    NewsNumber,
    Request,
    SendId,
    Word,
)
from shoal.wire.table_view import Chat, Clock, TableInfo, UndoRequest, View


class Welcome(Answer, frozen=True, tag="welcome"):
    """The present state of the table: the first answer to Hello."""

    protocol: int
    number: int
    seat: int | None
    table: TableInfo
    first_line: int = 0
    log: list[str] = []
    view: View | None = None
    chats: list[Chat] = []
    undo_request: UndoRequest | None = None
    clocks: list[Clock] = []
    channels: list[str] = []
    connected: list[int] = []
    can_undo: bool = False


class News(Answer, frozen=True, tag="news"):
    """What has changed, as far as the seat may know it; omitted fields have not changed.

    ``log`` replaces all lines of the log from ``first_line`` on.
    """

    number: int
    id: str = ""
    first_line: int = 0
    log: list[str] | None = None
    view: View | None = None
    table: TableInfo | None = None
    chat: Chat | None = None
    undo_request: UndoRequest | None = None
    clocks: list[Clock] = []
    channels: list[str] | None = None
    can_undo: bool = False


class Ack(Answer, frozen=True, tag="ack"):
    """The send with this id has been carried out, now or before."""

    id: str
    number: int


class Refused(Answer, frozen=True, tag="refused"):
    """A refusal: the check that failed, the reason as a sentence, and the rule if there is one."""

    check: str
    sentence: str
    rule: str = ""
    id: str = ""


class Connected(Answer, frozen=True, tag="connected"):
    """The seats whose players are connected."""

    seats: list[int]


class Ping(Answer, frozen=True, tag="ping"):
    """Sent by the server to measure the round trip."""

    mark: int


ServerMessage = Welcome | News | Ack | Refused | Connected | Ping


class Hello(Request, frozen=True, tag="hello"):
    """The first message of a client: who it is, and which events it knows already."""

    ticket: Annotated[str, Meta(max_length=40)] = ""
    invite: Annotated[str, Meta(max_length=40)] = ""
    since: NewsNumber = 0
    board: bool = False


class Pong(Request, frozen=True, tag="pong"):
    """The answer to Ping."""

    mark: Annotated[int, Meta(ge=0, le=2**31)]


class Play(Request, frozen=True, tag="play"):
    """A move, as text or number; ``number`` is that of the last news the player had seen."""

    id: SendId
    move: MoveText | Annotated[int, Meta(ge=0, le=2**31)]
    number: NewsNumber


class Undo(Request, frozen=True, tag="undo"):
    """Undo the seat's last move, unless dice were thrown or something was revealed since."""

    id: SendId
    number: NewsNumber


class RequestUndo(Request, frozen=True, tag="request_undo"):
    """Ask the other players to agree that the seat's last move is undone."""

    id: SendId


class AnswerUndo(Request, frozen=True, tag="answer_undo"):
    """The answer to another player's request to undo."""

    id: SendId
    agree: bool


class Resign(Request, frozen=True, tag="resign"):
    """Resign the game."""

    id: SendId


class Return(Request, frozen=True, tag="return"):
    """Return to the seat after being marked as away."""

    id: SendId


class Say(Request, frozen=True, tag="say"):
    """A chat message to the table, or to a channel that the rules have opened."""

    id: SendId
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]
    channel: Word = "table"


Act = Play | Undo | RequestUndo | AnswerUndo | Resign | Return | Say
ClientMessage = Hello | Pong | Play | Undo | RequestUndo | AnswerUndo | Resign | Return | Say
