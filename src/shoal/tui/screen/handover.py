"""The screen between two turns of people who share a keyboard and have secrets."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Static


class HandoverScreen(ModalScreen[None]):
    """Hides the table until the next player confirms that nobody else is looking."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", "I am here", priority=True),
        Binding("f10", "app.leave", "Leave"),
    ]

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        text = f"Seat {self.seat} is to move.\nThe others look away.\n\nPress Enter. F10 leaves."
        yield Static(text, id="handover")
