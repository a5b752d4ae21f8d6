"""The screen between two turns of people who share a keyboard and have secrets."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Static


class PassDeviceScreen(ModalScreen[None]):
    """Hides the table until the next player confirms that nobody else is looking."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", "I'm here", priority=True),
        Binding("f10", "app.leave", "Leave"),
    ]

    def __init__(self, seat: int, whose: str) -> None:
        """``whose`` is a sentence that names the player and asks the others to look away."""
        super().__init__()
        self.seat = seat
        self.whose = whose

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        yield Static(f"{self.whose}\n\nPress Enter. F10 leaves.", id="pass-device", markup=False)
