"""What an event changes at a table, and a wish that is before it."""

from shoal import wire
from shoal.core.state import State
from shoal.match.history import Viewer


class Change:
    """What an event changed, and for whom."""

    __slots__ = (
        "anew",
        "aside",
        "back",
        "before",
        "chat",
        "face",
        "hearers",
        "id",
        "invited",
        "moved",
        "offer",
        "seat",
    )

    def __init__(self) -> None:
        self.before: State | None = None
        self.moved = False
        """Whether the match went on."""
        self.back = False
        """Whether it went back."""
        self.face = False
        self.aside = False
        """Whether what is asked is still the same: a move that is on its way is still good."""
        self.anew = False
        """Whether dice were thrown for those who race: a move that is on its way is too late."""
        self.invited = False
        self.offer = False
        self.chat: wire.Chat | None = None
        self.hearers: list[int] | None = None
        self.id = ""
        self.seat: Viewer = None


class Offer:
    """A wish to take a move back."""

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step
        self.agreed = {seat}
