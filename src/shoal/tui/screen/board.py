"""The board on the screen, with a hint how to scroll if it does not fit."""

from textual.app import ComposeResult
from textual.geometry import Region
from textual.widgets import Static

from shoal.core.catalogue import Catalogue, Reader
from shoal.core.game import View
from shoal.tui.screen.panes import Pane
from shoal.tui.screen.styled_board import paint_board


class Board(Pane):
    """The game's text board in colour; ``scroll_hint`` is shown elsewhere."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self.target: range | None = None
        """The lines that should be visible."""
        self.painted = Static(id="painted")
        self.scroll_hint = Static(id="scroll-hint", markup=False)

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        yield self.painted

    def on_resize(self) -> None:
        """Keep the same lines visible."""
        self.call_after_refresh(self.scroll_to_target)
        self.announce()

    def show(self, view: View, words: Catalogue, reader: Reader) -> None:
        """Show a position in the words of its reader."""
        dark = self.app.current_theme.dark
        self.painted.update(paint_board(view, words, reader, dark=dark))

    def scroll_to_lines(self, lines: range | None) -> None:
        """Make these lines visible, until somebody scrolls by pages."""
        self.target = lines
        self.call_after_refresh(self.scroll_to_target)

    def scroll_to_target(self) -> None:
        """Scroll, with a line more above and below if there is space."""
        if self.target:
            there = Region(0, max(self.target.start - 1, 0), 1, len(self.target) + 2)
            self.scroll_to_region(there, animate=False, force=True)

    def scroll_pages(self, pages: int) -> None:
        """Scroll by a number of pages."""
        self.target = None
        super().scroll_pages(pages)
