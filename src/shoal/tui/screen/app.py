"""The full-screen application: a table to play at, or a record to replay."""

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from shoal.tui.replay import Replay
from shoal.tui.screen.replay import ReplayScreen
from shoal.tui.screen.table import TableScreen
from shoal.tui.tables.table import TerminalTable

DARK = Theme(
    name="dark",
    primary="#56d4dd",
    secondary="#79c0ff",
    error="#ff7b72",
    foreground="#d6dee6",
    background="#0d1620",
    surface="#0d1620",
    panel="#16232f",
    dark=True,
)
LIGHT = Theme(
    name="light",
    primary="#0a6a75",
    secondary="#0b57a4",
    error="#b3261e",
    foreground="#1f2a33",
    background="#f7fafc",
    surface="#f7fafc",
    panel="#e3ebf1",
    dark=False,
)


class ShoalApp(App[None]):
    """Shoal on a full screen."""

    CSS_PATH = Path(__file__).with_name("shoal.tcss")
    TITLE = "Shoal"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c,ctrl+d", "leave", "key-leave", show=False, priority=True),
    ]

    def __init__(self, first: Screen[None], theme: str) -> None:
        super().__init__()
        self.first = first
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = theme

    def on_mount(self) -> None:
        """Show the first screen."""
        self.push_screen(self.first)

    def action_leave(self) -> None:
        """Exit; games are saved after every move."""
        self.exit()

    def action_other_theme(self) -> None:
        """Switch between light and dark."""
        self.theme = "light" if self.current_theme.dark else "dark"
        screen = self.screen
        if isinstance(screen, ReplayScreen | TableScreen):
            screen.repaint()


def play(table: TerminalTable, theme: str) -> None:
    """Play at a table until the people leave."""
    ShoalApp(TableScreen(table), theme).run()


def show_replay(replay: Replay, step: int, viewer: int | None, theme: str) -> None:
    """Step through a record."""
    ShoalApp(ReplayScreen(replay, step, viewer), theme).run()
