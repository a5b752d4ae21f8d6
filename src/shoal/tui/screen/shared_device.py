"""The screen between two turns of people who share a keyboard and have secrets."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Static

from shoal.core.message import Message, say


class SharedDeviceScreen(ModalScreen[None]):
    """Hides the table until the next player confirms that nobody else is looking."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", "key-here", priority=True),
        Binding("f10", "app.leave", "key-leave"),
    ]

    def __init__(self, seat: int, words: Callable[[Message], str]) -> None:
        super().__init__()
        self.seat = seat
        self.words = words

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        whose = self.words(say("tui-shared-device", seat=self.seat))
        keys = self.words(say("tui-shared-device-keys"))
        yield Static(f"{whose}\n\n{keys}", id="shared-device", markup=False)
