"""What travels between a server and its clients, all of it JSON.

Requests forbid fields that nobody knows; answers leave out what is empty.
docs/protocol.md tells when each is sent.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from shoal.rulebook.structure import RuleSection

PROTOCOL: Final = 1
"""Grows when a client of the old one would no longer understand."""

LONGEST_MESSAGE: Final = 16_384
LONGEST_CHAT: Final = 500
MOST_OPTIONS: Final = 32
LONGEST_WAIT: Final = 30 * 86_400

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
EventNumber = Annotated[int, Meta(ge=0, le=2**31)]
MoveText = Annotated[str, Meta(max_length=200)]


class Request(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that a client asks for."""


class Answer(Struct, frozen=True, omit_defaults=True):
    """Something that the server says; later versions may add fields."""


# Setting a table up.


class Pace(Request, frozen=True):
    """How long a seat may think: no limit, so long a move, so long a game, or days a move."""

    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=LONGEST_WAIT)] = 60
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class NewTable(Request, frozen=True):
    """A table that somebody wants to open."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Word, Value], Meta(max_length=MOST_OPTIONS)] = {}
    pace: Pace = Pace()
    timeout: Literal["bot", "pass"] = "bot"
    leavers: Literal["pause", "bot", "open"] = "pause"
    listed: bool = False
    watch: Literal["anyone", "invited", "nobody"] = "invited"


class TableOpened(Answer, frozen=True):
    """A new table, with the secrets of its host and the commitment to its seed."""

    table: TableId
    host: Ticket
    invite: Ticket
    commitment: str = ""


class Sit(Request, frozen=True):
    """Somebody wants a seat: this one, or the first that is open."""

    name: Name = ""
    seat: SeatNumber | None = None
    salt: Salt = ""
    invite: Annotated[str, Meta(max_length=40)] = ""


class Rename(Request, frozen=True):
    """Somebody wants to be called so from now on."""

    name: Name


class Seated(Answer, frozen=True):
    """The seat is yours for as long as you keep the ticket.

    ``salted`` says that the salt will be part of the dice: not where the game has begun.
    """

    seat: SeatNumber
    ticket: Ticket
    salted: bool = False


class GiveSalt(Request, frozen=True):
    """A salt for the dice of a game that has not begun; it replaces an earlier one."""

    salt: Salt


class Invitation(Answer, frozen=True):
    """A new invitation; earlier ones are void."""

    invite: Ticket


class SeatAt(Request, frozen=True):
    """A seat that the host means."""

    seat: SeatNumber


class BotAt(Request, frozen=True):
    """A bot of this level for a seat."""

    seat: SeatNumber
    level: Word


class Nothing(Request, frozen=True):
    """A request that says all by its address."""


class Done(Answer, frozen=True):
    """It is done."""


class Rematch(Request, frozen=True):
    """The same people again; ``swap`` moves everybody up by one seat."""

    swap: bool = False


class RematchTable(Answer, frozen=True):
    """The table of the rematch."""

    table: TableId


# What can be seen.


class SeatInfo(Answer, frozen=True):
    """Who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    stand_in: str = ""
    away: bool = False
    resigned: bool = False


class Result(Answer, frozen=True):
    """How the table ended: the seats, best first, level ones together, and what decided it.

    ``throws`` says how often chance decided something.
    """

    ranking: list[list[int]]
    scores: list[int]
    resigned: bool = False
    verdict: str = ""
    throws: int = 0


class TableInfo(Answer, frozen=True):
    """A table as everybody may see it; the seed is shown when the game is over.

    ``again`` says that the same people play again: the game begins when all of them are here.
    ``rematch`` is the table where they do so, ``rematch_by`` the seat that asked for it.
    ``you`` and ``actors`` are told to who sits there and asks for the table alone: their seat, and
    whose turn it is.
    ``rules`` is the version of the game's rules by which the table plays, ``options`` every option
    that is not at its default, in that version or in the newest.
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
    """A position as one seat sees it, or a watcher where ``seat`` is null."""

    seat: int | None
    players: int
    actors: list[int]
    moves: list[str]
    over: bool
    ranks: list[int]
    # What a room shows differs from game to game; each room's view.py says what it is.
    facts: dict[str, Any]
    ask: str = ""
    board: str = ""


class Clock(Answer, frozen=True):
    """A seat's time that is left, in milliseconds, and whether it runs."""

    left: int
    running: bool = False


class Chat(Answer, frozen=True):
    """Something said at the table; by the house itself where ``seat`` is null."""

    channel: str
    text: str
    seat: int | None = None
    name: str = ""


class Offer(Answer, frozen=True):
    """A move that a seat would like to take back, and who has agreed so far.

    ``line`` is the first line of the log that would go; '' in a game with secrets.
    """

    seat: int
    agreed: list[int]
    line: str = ""


# What comes over the socket.


class Welcome(Answer, frozen=True, tag="welcome"):
    """The table as it stands: the first answer to Hello."""

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
    """What happened, as the seat may know it; what is left out has not changed.

    ``told`` are the log's lines from ``first_line`` on: what stood there before is void.
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
    """The send of this id has been carried out, now or before."""

    id: str
    number: int


class Refused(Answer, frozen=True, tag="refused"):
    """Why not: which check said no, in a sentence, with the number of the rule if it is one."""

    check: str
    sentence: str
    rule: str = ""
    id: str = ""


class Here(Answer, frozen=True, tag="here"):
    """The seats whose people are connected."""

    seats: list[int]


class Ping(Answer, frozen=True, tag="ping"):
    """The server measures the way there and back."""

    mark: int


ServerMessage = Welcome | News | Ack | Refused | Here | Ping


class Hello(Request, frozen=True, tag="hello"):
    """Who listens, and from which number on."""

    ticket: Annotated[str, Meta(max_length=40)] = ""
    invite: Annotated[str, Meta(max_length=40)] = ""
    since: EventNumber = 0
    board: bool = False


class Pong(Request, frozen=True, tag="pong"):
    """The answer to Ping."""

    mark: Annotated[int, Meta(ge=0, le=2**31)]


class Play(Request, frozen=True, tag="play"):
    """A move, as text or number, decided when the news had come this far."""

    id: SendId
    move: MoveText | Annotated[int, Meta(ge=0, le=2**31)]
    number: EventNumber


class Undo(Request, frozen=True, tag="undo"):
    """Take the last move back, as long as nothing fell or came to light since."""

    id: SendId
    number: EventNumber


class AskBack(Request, frozen=True, tag="ask_back"):
    """Ask the others whether the seat's last move may be taken back."""

    id: SendId


class AnswerBack(Request, frozen=True, tag="answer_back"):
    """Agree or not."""

    id: SendId
    agree: bool


class Resign(Request, frozen=True, tag="resign"):
    """Give up."""

    id: SendId


class Return(Request, frozen=True, tag="return"):
    """Play again oneself, after one was taken for away."""

    id: SendId


class Say(Request, frozen=True, tag="say"):
    """Say something to the table, or to a channel that the rules have opened."""

    id: SendId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    channel: Word = "table"


Act = Play | Undo | AskBack | AnswerBack | Resign | Return | Say
ClientMessage = Hello | Pong | Play | Undo | AskBack | AnswerBack | Resign | Return | Say


# What can be asked besides.


class OptionInfo(Answer, frozen=True):
    """An option of a game, with its ruling in a sentence."""

    name: str
    default: bool | int | str
    sentence: str
    choices: list[str] = []
    low: int = 0
    high: int = 0


class GameSummary(Answer, frozen=True):
    """A game of the house."""

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
    """Each seat's side with the most players; seats of one side win and lose together."""


class Games(Answer, frozen=True):
    """What can be played here, and against whom."""

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

    ``numbers`` are those at which something new is seen: who comes and goes, and what was taken
    back, has numbers too.
    """

    number: int
    last: int
    view: View
    told: list[str]
    numbers: list[int] = []


class RecordText(Answer, frozen=True):
    """A record; the seed is told with it when the game was broken off."""

    text: str
    seed: str


class Findings(Answer, frozen=True):
    """What is wrong with the dice and moves of a game: nothing, if all is well."""

    findings: list[str]


class Throw(Answer, frozen=True):
    """What fell: an outcome among so many, and what the game calls it."""

    among: int
    outcome: int
    text: str


class Receipt(Answer, frozen=True):
    """Every throw of a game that is over, so that a browser can throw them again."""

    commitment: str
    seed: str
    salts: list[str] = []
    throws: list[Throw] = []


class BoardHelpers(Answer, frozen=True):
    """What the game works out from a seat's View to help it see."""

    # As with a View's facts: each room's board knows what its game gives.
    facts: dict[str, Any] = {}


class MoveAdvice(Answer, frozen=True):
    """A move with what it promises: the share of the others that the seat would finish above."""

    move: str
    chance: float
    reason: str = ""
    deed: str = ""
    """The move in words."""


class Hint(Answer, frozen=True):
    """What a strong player would do in this seat, and the moves that come next to it."""

    move: str
    chance: float = 0.0
    reason: str = ""
    others: list[MoveAdvice] = []
    deed: str = ""


class NetworkHosts(Answer, frozen=True):
    """The hosts by which other machines reach the server, told to its own machine alone."""

    hosts: list[str]


class Health(Answer, frozen=True):
    """Whether the server can play."""

    status: str
    version: str
    process: int = 0
