"""The board on the screen, with a sign where there is more of it than fits."""

from textual.app import ComposeResult
from textual.geometry import Region
from textual.widgets import Static

from shoal.core.view import View
from shoal.tui.screen.panes import Pane
from shoal.tui.screen.styled_board import paint_board


class Board(Pane):
    """The room's own text in colour; ``sign`` says which way there is more of it."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self.aim: range | None = None
        """The lines that should be in sight."""
        self.painted = Static(id="painted")
        self.sign = Static(id="sign", markup=False)

    def compose(self) -> ComposeResult:
        """The widgets inside; the sign stands elsewhere."""
        yield self.painted

    def on_resize(self) -> None:
        """What stands below the board takes more or less room."""
        self.call_after_refresh(self.take_aim)
        self.look_again()

    def show(self, view: View) -> None:
        """Another position."""
        self.painted.update(paint_board(view, dark=self.app.current_theme.dark))

    def bring(self, lines: range | None) -> None:
        """Bring these lines into sight, until somebody turns the page."""
        self.aim = lines
        self.call_after_refresh(self.take_aim)

    def take_aim(self) -> None:
        """With a line more above and below, where there is room."""
        if self.aim:
            there = Region(0, max(self.aim.start - 1, 0), 1, len(self.aim) + 2)
            self.scroll_to_region(there, animate=False, force=True)

    def turn(self, pages: int) -> None:
        """Scroll by so many pages."""
        self.aim = None
        super().turn(pages)
