"""The legal moves on the screen: arrows choose one, typing narrows them."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widgets import Static

from shoal.tui.move_choices import matching
from shoal.tui.screen.grid import Grid, Layout

NONE = -1
"""The place of the chosen move where none is chosen."""


class Moves(VerticalScroll):
    """Moves by verb; none is chosen until an arrow chooses one."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="moves")
        self.moves: list[str] = []
        self.typed = ""
        self.place = NONE
        self.hinted = ""
        """A move that was recommended: shown, and where the first arrow begins."""
        self.grid: Grid = Layout([], 1).grid()
        self.face = Static(id="grid")

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        yield self.face

    def on_resize(self) -> None:
        """Lay the same moves out anew."""
        self.lay_out()

    def offer(self, moves: Sequence[str]) -> None:
        """Other moves."""
        self.moves = list(moves)
        self.narrow("")

    def narrow(self, typed: str) -> None:
        """Only the moves that match."""
        self.typed = typed
        self.place = NONE
        self.hinted = ""
        self.lay_out()

    @property
    def found(self) -> list[str]:
        """The moves in sight."""
        return matching(self.moves, self.typed) if self.typed.strip() else self.moves

    @property
    def move(self) -> str:
        """The move that an arrow has chosen; '' if none has."""
        return "" if self.place == NONE else self.grid.cells[self.place].move

    @property
    def focal(self) -> int:
        """The place that should be in sight: of what is chosen or recommended, or the first."""
        if self.place != NONE:
            return self.place
        moves = [cell.move for cell in self.grid.cells]
        return moves.index(self.hinted) if self.hinted in moves else 0

    def suggest(self, move: str) -> None:
        """Show a move that is recommended; the next arrow chooses it."""
        self.place = NONE
        self.hinted = move
        self._draw()

    def step(self, across: int, down: int) -> None:
        """Choose a neighbour; where nothing is chosen yet, what is recommended, or the first."""
        if not self.grid.cells:
            return
        if self.place == NONE:
            self._mark(self.focal)
        elif across:
            self._mark(self.grid.across(self.place, across))
        else:
            self._mark(self.grid.down(self.place, down))

    def lay_out(self) -> None:
        """Place all cells for the width that there is."""
        self.grid = Layout(self.found, max(self.size.width - 1, 20)).grid()
        self.place = min(self.place, len(self.grid.cells) - 1)
        self._draw()

    def _mark(self, place: int) -> None:
        self.place = place
        self._draw()

    def _draw(self) -> None:
        rows = [Text() for _ in range(self.grid.rows)]
        for place, head in self.grid.heads.items():
            rows[place].append(head, "bold")
        for place, cell in enumerate(self.grid.cells):
            row = rows[cell.row]
            row.append(" " * (cell.start - row.cell_len - 1))
            if place == self.place:
                row.append(f"[{cell.text}]", "reverse")
            elif cell.move == self.hinted:
                row.append(f"({cell.text})", "bold")
            else:
                row.append(f" {cell.text} ")
        if self.moves and not rows:
            rows = [Text("No move now goes like this; Enter asks why.", "italic")]
        self.face.update(Text("\n").join(rows))
        if self.grid.cells:
            there = Region(0, self.grid.cells[self.focal].row, 1, 1)
            self.call_after_refresh(self.scroll_to_region, there, animate=False, force=True)
