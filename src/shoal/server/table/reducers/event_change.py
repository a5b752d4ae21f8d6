"""What an event changed at a table, and for whom."""

from shoal import wire
from shoal.core.state import State
from shoal.match.history import Viewer


class Change:
    """What an event changed; reducers fill it in, the broadcast reads it."""

    __slots__ = (
        "before",
        "chat",
        "chat_readers",
        "info",
        "invitation",
        "moved",
        "request_id",
        "rethrown",
        "seat",
        "turn_stays",
        "undo_request",
        "undone",
    )

    def __init__(self) -> None:
        self.before: State | None = None
        """The position before the event, if it changed the position."""
        self.moved = False
        """Whether the match went forward."""
        self.undone = False
        """Whether the match went back."""
        self.info = False
        """Whether the table's public information changed: seats, stage, result."""
        self.turn_stays = False
        """Whether the question to players is the same, so that a move on its way stays valid."""
        self.rethrown = False
        """Whether dice were thrown during a race, so that a move on its way comes too late."""
        self.invitation = False
        """Whether there is a new invitation."""
        self.undo_request = False
        """Whether a request to undo a move was made, answered or dropped."""
        self.chat: wire.Chat | None = None
        self.chat_readers: list[int] | None = None
        """The seats that may read the chat line; None for everybody."""
        self.request_id = ""
        self.seat: Viewer = None
        """The seat that caused the event, and the id of its send."""


class UndoRequest:
    """A request to undo a move, waiting for the other players."""

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step
        self.agreed = {seat}
