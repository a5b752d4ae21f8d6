"""The cover between two people at one keyboard who have secrets."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Static


class Cover(ModalScreen[None]):
    """Hides the table until the next person says that nobody else looks."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", "I am here", priority=True),
        Binding("f10", "app.leave", "Leave"),
    ]

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        """One sentence."""
        told = f"Seat {self.seat} is to move.\nThe others look away.\n\nPress Enter. F10 leaves."
        yield Static(told, id="cover")
