"""The legal moves on the screen: arrows choose one, typing filters them."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widgets import Static

from shoal.tui.move_choices import matching
from shoal.tui.screen.moves.grid import Grid, GridLayout

NONE = -1
"""The index of the chosen move if none is chosen."""

MIN_WIDTH = 20


class Moves(VerticalScroll):
    """Moves by verb; none is chosen until an arrow chooses one."""

    can_focus = False

    def __init__(self, no_match: str) -> None:
        """``no_match`` is shown when no move matches what is typed."""
        super().__init__(id="moves")
        self.no_match = no_match
        self.moves: list[str] = []
        self.typed = ""
        self.chosen = NONE
        self.hinted = ""
        """A recommended move: marked, and chosen by the first arrow."""
        self.grid: Grid = GridLayout([], 1).grid()
        self.grid_text = Static(id="grid")

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        yield self.grid_text

    def on_resize(self) -> None:
        """Lay the moves out for the new width."""
        self.lay_out()

    def offer(self, moves: Sequence[str]) -> None:
        """Show other moves."""
        self.moves = list(moves)
        self.narrow("")

    def narrow(self, typed: str) -> None:
        """Show only the moves that match."""
        self.typed = typed
        self.chosen = NONE
        self.hinted = ""
        self.lay_out()

    @property
    def found(self) -> list[str]:
        """The moves that are shown."""
        return matching(self.moves, self.typed) if self.typed.strip() else self.moves

    @property
    def move(self) -> str:
        """The chosen move; '' if none is chosen."""
        return "" if self.chosen == NONE else self.grid.cells[self.chosen].move

    @property
    def focal(self) -> int:
        """The index that should be visible: of the chosen or recommended move, or the first."""
        if self.chosen != NONE:
            return self.chosen
        moves = [cell.move for cell in self.grid.cells]
        return moves.index(self.hinted) if self.hinted in moves else 0

    def suggest(self, move: str) -> None:
        """Mark a recommended move; the next arrow chooses it."""
        self.chosen = NONE
        self.hinted = move
        self._draw()

    def step(self, across: int, down: int) -> None:
        """Choose a neighbour; if nothing is chosen yet, the recommended move or the first."""
        if not self.grid.cells:
            return
        if self.chosen == NONE:
            self._choose(self.focal)
        elif across:
            self._choose(self.grid.across(self.chosen, across))
        else:
            self._choose(self.grid.down(self.chosen, down))

    def lay_out(self) -> None:
        """Lay out all cells for the current width."""
        self.grid = GridLayout(self.found, max(self.size.width - 1, MIN_WIDTH)).grid()
        self.chosen = min(self.chosen, len(self.grid.cells) - 1)
        self._draw()

    def _choose(self, index: int) -> None:
        self.chosen = index
        self._draw()

    def _draw(self) -> None:
        rows = [Text() for _ in range(self.grid.rows)]
        for row_number, head in self.grid.heads.items():
            rows[row_number].append(head, "bold")
        for index, cell in enumerate(self.grid.cells):
            row = rows[cell.row]
            row.append(" " * (cell.start - row.cell_len - 1))
            if index == self.chosen:
                row.append(f"[{cell.text}]", "reverse")
            elif cell.move == self.hinted:
                row.append(f"({cell.text})", "bold")
            else:
                row.append(f" {cell.text} ")
        if self.moves and not rows:
            rows = [Text(self.no_match, "italic")]
        self.grid_text.update(Text("\n").join(rows))
        if self.grid.cells:
            there = Region(0, self.grid.cells[self.focal].row, 1, 1)
            self.call_after_refresh(self.scroll_to_region, there, animate=False, force=True)
