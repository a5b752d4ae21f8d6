"""The messages between a server and its clients, all of them JSON.

Requests with unknown fields are refused; answers omit fields that have their
default.  docs/protocol.md says when each message is sent.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from shoal.rulebook.structure import RuleSection

PROTOCOL: Final = 2
"""Grows when an older client would no longer understand the server."""

MAX_MESSAGE_BYTES: Final = 16_384
MAX_CHAT_LENGTH: Final = 500
MAX_OPTIONS: Final = 32
MAX_PACE_SECONDS: Final = 30 * 86_400

TICKET: Final = "^[A-Za-z0-9_-]{22}$"
TABLE: Final = "^[a-z2-7]{12}$"

Value = bool | Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=2_000)]
Ticket = Annotated[str, Meta(pattern=TICKET, description="The secret of a seat or of the host.")]
TableId = Annotated[str, Meta(pattern=TABLE)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=40)]
Salt = Annotated[str, Meta(max_length=100)]
Word = Annotated[str, Meta(max_length=40)]
SendId = Annotated[
    str, Meta(min_length=1, max_length=40, description="Chosen by the sender, new for every send.")
]
NewsNumber = Annotated[int, Meta(ge=0, le=2**31)]
MoveText = Annotated[str, Meta(max_length=200)]


class Request(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A message from a client."""


class Answer(Struct, frozen=True, omit_defaults=True):
    """A message from the server; later versions may add fields."""


# Setting a table up.


class Pace(Request, frozen=True):
    """The time limit of a seat: none, for each move, for the game, or days for each move."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=MAX_PACE_SECONDS)] = 60
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class NewTable(Request, frozen=True):
    """The request to open a table."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Word, Value], Meta(max_length=MAX_OPTIONS)] = {}
    pace: Pace = Pace()
    timeout: Literal["bot", "pass"] = "bot"
    leavers: Literal["pause", "bot", "open"] = "pause"
    listed: bool = False
    watch: Literal["anyone", "invited", "nobody"] = "invited"


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


class SeatAt(Request, frozen=True):
    """The seat that the host wants to open."""

    seat: SeatNumber


class BotAt(Request, frozen=True):
    """A bot of this level for a seat."""

    seat: SeatNumber
    level: Word


class Nothing(Request, frozen=True):
    """A request without a body."""


class Done(Answer, frozen=True):
    """The request was carried out."""


class Rematch(Request, frozen=True):
    """The request to play again; ``swap`` moves every player up by one seat."""

    swap: bool = False


class RematchTable(Answer, frozen=True):
    """The table of the rematch."""

    table: TableId


# What a client sees.


class SeatInfo(Answer, frozen=True):
    """The player of a seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    stand_in: str = ""
    away: bool = False
    resigned: bool = False


class Result(Answer, frozen=True):
    """The result of a game: the seats, best first and tied ones together, and what decided it.

    ``throws`` is the number of random outcomes in the game.
    """

    ranking: list[list[int]]
    scores: list[int]
    resigned: bool = False
    verdict: str = ""
    throws: int = 0


class TableInfo(Answer, frozen=True):
    """A table as everybody may see it; the seed is shown when the game is over.

    ``again`` marks a rematch: the game starts when all its players are connected.
    ``rematch`` is the table of the next game, ``rematch_by`` the seat that asked for it.
    ``you`` and ``actors`` are only in answers to a player who asks for the table: the player's
    seat, and the seats whose turn it is.
    ``rules`` is the version of the game's rules that the table uses, ``options`` every option that
    is not at its default in that version or in the newest.
    """

    id: TableId
    game: str
    players: int
    stage: Literal["gathering", "playing", "over", "closed"]
    seats: list[SeatInfo]
    commitment: str
    rules: int
    options: dict[str, bool | int | str] = {}
    pace: Pace = Pace()
    timeout: str = "bot"
    leavers: str = "pause"
    listed: bool = False
    watch: str = "invited"
    salts: list[str] = []
    seed: str = ""
    result: Result | None = None
    again: bool = False
    rematch: str = ""
    rematch_by: int | None = None
    you: int | None = None
    actors: list[int] = []


class Tables(Answer, frozen=True):
    """Tables that anybody may join or watch, the newest first."""

    tables: list[TableInfo]


class View(Answer, frozen=True):
    """A position as one seat sees it, or a spectator if ``seat`` is null."""

    seat: int | None
    players: int
    actors: list[int]
    moves: list[str]
    over: bool
    ranks: list[int]
    # The facts differ from game to game; each game's view.py defines them.
    facts: dict[str, Any]
    ask: str = ""
    board: str = ""


class Clock(Answer, frozen=True):
    """The time that a seat has left, in milliseconds, and whether its clock is running."""

    left: int
    running: bool = False


class Chat(Answer, frozen=True):
    """A chat message; from the server itself if ``seat`` is null."""

    channel: str
    text: str
    seat: int | None = None
    name: str = ""


class Offer(Answer, frozen=True):
    """The wish of a seat to take a move back, and the seats that have agreed so far.

    ``line`` is the first line of the log that would be removed; '' in a game with secrets.
    """

    seat: int
    agreed: list[int]
    line: str = ""


# Messages over the WebSocket.


class Welcome(Answer, frozen=True, tag="welcome"):
    """The present state of the table: the first answer to Hello."""

    protocol: int
    number: int
    seat: int | None
    table: TableInfo
    first_line: int = 0
    told: list[str] = []
    view: View | None = None
    chats: list[Chat] = []
    offer: Offer | None = None
    clocks: list[Clock] = []
    channels: list[str] = []
    here: list[int] = []
    can_undo: bool = False


class News(Answer, frozen=True, tag="news"):
    """What has changed, as far as the seat may know it; omitted fields have not changed.

    ``told`` replaces all lines of the log from ``first_line`` on.
    """

    number: int
    id: str = ""
    first_line: int = 0
    told: list[str] | None = None
    view: View | None = None
    table: TableInfo | None = None
    chat: Chat | None = None
    offer: Offer | None = None
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


class Here(Answer, frozen=True, tag="here"):
    """The seats whose players are connected."""

    seats: list[int]


class Ping(Answer, frozen=True, tag="ping"):
    """Sent by the server to measure the round trip."""

    mark: int


ServerMessage = Welcome | News | Ack | Refused | Here | Ping


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
    """Take the last move back, unless dice were thrown or something was revealed since."""

    id: SendId
    number: NewsNumber


class AskBack(Request, frozen=True, tag="ask_back"):
    """Ask the other players to let the seat take its last move back."""

    id: SendId


class AnswerBack(Request, frozen=True, tag="answer_back"):
    """The answer to such a wish."""

    id: SendId
    agree: bool


class Resign(Request, frozen=True, tag="resign"):
    """Resign the game."""

    id: SendId


class Return(Request, frozen=True, tag="return"):
    """Take the seat back after being marked as away."""

    id: SendId


class Say(Request, frozen=True, tag="say"):
    """A chat message to the table, or to a channel that the rules have opened."""

    id: SendId
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]
    channel: Word = "table"


Act = Play | Undo | AskBack | AnswerBack | Resign | Return | Say
ClientMessage = Hello | Pong | Play | Undo | AskBack | AnswerBack | Resign | Return | Say


# Other answers.


class OptionInfo(Answer, frozen=True):
    """An option of a game, with a sentence that explains it."""

    name: str
    default: bool | int | str
    sentence: str
    choices: list[str] = []
    low: int = 0
    high: int = 0


class GameSummary(Answer, frozen=True):
    """A game that the server offers."""

    name: str
    title: str
    pitch: str
    minutes: str
    credit: str
    min_players: int
    max_players: int
    rules: int
    options: list[OptionInfo] = []
    sides: list[int] = []
    """Each seat's side, with the most players; seats of one side win and lose together."""


class Games(Answer, frozen=True):
    """The games that the server offers, and the levels of its bots."""

    protocol: int
    version: str
    games: list[GameSummary]
    bots: list[str]


class Rules(Answer, frozen=True):
    """RULES.md of a game, as text and as structure."""

    text: str
    sections: list[RuleSection]


class Replay(Answer, frozen=True):
    """The position at some number, with the log up to it.

    ``numbers`` are those at which the position or the log differs from the one before; players who
    come and go, and moves that were taken back, have numbers too.
    """

    number: int
    last: int
    view: View
    told: list[str]
    numbers: list[int] = []


class RecordText(Answer, frozen=True):
    """The record of a game, and its seed."""

    text: str
    seed: str


class Findings(Answer, frozen=True):
    """What is wrong with the dice and moves of a game; empty if all is well."""

    findings: list[str]


class Throw(Answer, frozen=True):
    """A random outcome: its number, how many were possible, and the game's text for it."""

    among: int
    outcome: int
    text: str


class Receipt(Answer, frozen=True):
    """Every throw of a game that is over, so that a client can compute them again."""

    commitment: str
    seed: str
    salts: list[str] = []
    throws: list[Throw] = []


class BoardHelpers(Answer, frozen=True):
    """What the game derives from a seat's view to help its player."""

    # As with a View's facts: each game defines its own.
    facts: dict[str, Any] = {}


class MoveAdvice(Answer, frozen=True):
    """A move and its value: the share of opponents that the seat is expected to finish ahead of."""

    move: str
    chance: float
    reason: str = ""
    deed: str = ""
    """The move described in words."""


class Hint(Answer, frozen=True):
    """What a strong player would do in this seat, and the next best moves."""

    move: str
    chance: float = 0.0
    reason: str = ""
    others: list[MoveAdvice] = []
    deed: str = ""


class NetworkHosts(Answer, frozen=True):
    """The hosts at which other machines reach the server; empty unless its own machine asks."""

    hosts: list[str]


class Health(Answer, frozen=True):
    """Whether the server can serve tables, its version and its process id."""

    status: str
    version: str
    process: int = 0
