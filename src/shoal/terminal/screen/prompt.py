"""Where a person types: arrows belong to the moves while nothing is typed."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key
from textual.message import Message
from textual.widgets import Input


class Prompt(Input):
    """The line for moves and orders."""

    class Arrow(Message):
        """An arrow that chooses among the moves."""

        def __init__(self, across: int, down: int) -> None:
            super().__init__()
            self.across = across
            self.down = down

    class Complete(Message):
        """A wish to have what is typed completed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("up", "arrow(0, -1)", show=False),
        Binding("down", "arrow(0, 1)", show=False),
    ]

    async def _on_key(self, event: Key) -> None:
        """Letters are typed; Alt with a letter is none."""
        if event.key.startswith("alt+"):
            event.stop()
            event.prevent_default()
            return
        await super()._on_key(event)

    def action_complete(self) -> None:
        """Tell the screen, after what was typed before."""
        self.post_message(self.Complete())

    def action_arrow(self, across: int, down: int) -> None:
        """Tell the screen."""
        self.post_message(self.Arrow(across, down))

    def action_cursor_left(self, select: bool = False) -> None:  # noqa: FBT001, FBT002 - as Input
        """Within the text, or among the moves."""
        if self.value:
            super().action_cursor_left(select)
        else:
            self.action_arrow(-1, 0)

    def action_cursor_right(self, select: bool = False) -> None:  # noqa: FBT001, FBT002 - as Input
        """Within the text, or among the moves."""
        if self.value:
            super().action_cursor_right(select)
        else:
            self.action_arrow(1, 0)
