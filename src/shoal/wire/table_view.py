"""A table as a client sees it: seats, result, position, clocks, chat."""

from typing import Any, Literal

from shoal.wire.fields import Answer, TableId
from shoal.wire.messages import LogEntry, Message
from shoal.wire.tables import TimeControl


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

    ``headline`` says in a few words who won and by how much. ``throws`` is the number of random
    outcomes in the game.
    """

    ranking: list[list[int]]
    scores: list[int]
    resigned: bool = False
    verdict: Message | None = None
    throws: int = 0
    headline: Message | None = None


class TableInfo(Answer, frozen=True):
    """A table as everybody may see it; the seed is shown when the game is over.

    ``is_rematch`` marks a rematch: the game starts when all its players are connected.
    ``rematch`` is the table of the next game, ``rematch_by`` the seat that asked for it.
    ``your_seat`` and ``actors`` are only in answers to a player who asks for the table: the
    player's seat, and the seats whose turn it is.
    ``rules_version`` is the version of the game's rules that the table uses, ``options`` every
    option that is not at its default in that version or in the newest.
    """

    id: TableId
    game: str
    players: int
    stage: Literal["waiting", "playing", "over", "closed"]
    seats: list[SeatInfo]
    commitment: str
    rules_version: int
    options: dict[str, bool | int | str] = {}
    time_control: TimeControl = TimeControl()
    timeout: str = "bot"
    leavers: str = "pause"
    listed: bool = False
    watch: str = "invited"
    hints: str = "free"
    salts: list[str] = []
    seed: str = ""
    result: Result | None = None
    is_rematch: bool = False
    rematch: str = ""
    rematch_by: int | None = None
    your_seat: int | None = None
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
    # The facts differ from game to game; the `fields` of each game's State define them.
    facts: dict[str, Any]
    prompt: Message | None = None
    # Messages, and rows of a drawing: see ``core.text.board_lines``.
    board: list[Any] = []


class Clock(Answer, frozen=True):
    """The time that a seat has left, in milliseconds, and whether its clock is running."""

    left_ms: int
    running: bool = False


class Chat(Answer, frozen=True):
    """A chat message; from the server itself, as a ``message``, if ``seat`` is null."""

    channel: str
    text: str = ""
    seat: int | None = None
    name: str = ""
    message: Message | None = None


class UndoRequest(Answer, frozen=True):
    """A seat asks the others to undo its last move; ``agreed`` are the seats that agree so far.

    ``entry`` is the first entry of the log that would be removed; null in a game with secrets.
    """

    seat: int
    agreed: list[int]
    entry: LogEntry | None = None
