"""The input line; at its end, arrow keys choose among the moves."""

from collections.abc import Sequence
from typing import Final

from textual.events import Key
from textual.message import Message
from textual.widgets import Input

from shoal.tui.move_choices import completed

KEYS: Final = {
    "tab": "complete",
    "up": "arrow(0, -1)",
    "down": "arrow(0, 1)",
    "left": "cursor_left",
    "right": "cursor_right",
    "backspace": "delete_left",
    "enter": "submit",
}
"""Handled here because bindings would run after all queued letters, out of order."""


class Prompt(Input):
    """The input line for moves and commands."""

    moves: Sequence[str] = ()
    """What Tab completes."""

    class Arrow(Message):
        """An arrow that chooses among the moves."""

        def __init__(self, across: int, down: int) -> None:
            super().__init__()
            self.across = across
            self.down = down

    async def _on_key(self, event: Key) -> None:
        """Handle keys in the order in which they were pressed; ignore Alt with a letter."""
        if event.key not in KEYS and not event.key.startswith("alt+"):
            await super()._on_key(event)
            return
        event.stop()
        event.prevent_default()
        if event.key in KEYS:
            await self.run_action(KEYS[event.key])

    def action_complete(self) -> None:
        """Complete what is typed as far as the moves agree; then choose the next one."""
        longer = completed(self.moves, self.value)
        if self.value and longer != self.value:
            self.value = longer
            self.cursor_position = len(longer)
        else:
            self.action_arrow(1, 0)

    def action_arrow(self, across: int, down: int) -> None:
        """Send an arrow to the screen."""
        self.post_message(self.Arrow(across, down))

    def action_cursor_left(self, select: bool = False) -> None:  # noqa: FBT001, FBT002 - as Input
        """Move within the text, or among the moves."""
        if self.cursor_position < len(self.value):
            super().action_cursor_left(select)
        else:
            self.action_arrow(-1, 0)

    def action_cursor_right(self, select: bool = False) -> None:  # noqa: FBT001, FBT002 - as Input
        """Move within the text, or among the moves."""
        if self.cursor_position < len(self.value):
            super().action_cursor_right(select)
        else:
            self.action_arrow(1, 0)
