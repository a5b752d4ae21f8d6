"""The legal moves on the screen: arrows choose one, typing narrows them."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widgets import Static

from shoal.terminal.choices import matching
from shoal.terminal.screen.grid import Grid, Layout


class Moves(VerticalScroll):
    """Moves by verb, one of them chosen."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="moves")
        self.moves: list[str] = []
        self.typed = ""
        self.place = 0
        self.chosen = False
        """Whether an arrow or a hint has picked the move, not only its place in the list."""
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
        self.place = 0
        self.chosen = False
        self.lay_out()

    @property
    def found(self) -> list[str]:
        """The moves in sight."""
        return matching(self.moves, self.typed) if self.typed.strip() else self.moves

    @property
    def move(self) -> str:
        """The move under the mark; '' if there is none."""
        return self.grid.cells[self.place].move if self.grid.cells else ""

    def choose(self, move: str) -> None:
        """Mark a move."""
        for place, cell in enumerate(self.grid.cells):
            if cell.move == move:
                self._mark(place)

    def step(self, across: int, down: int) -> None:
        """Mark a neighbour."""
        if self.grid.cells:
            step = self.grid.across(self.place, across) if across else -1
            self._mark(step if across else self.grid.down(self.place, down))

    def lay_out(self) -> None:
        """Place all cells for the width that there is."""
        self.grid = Layout(self.found, max(self.size.width - 1, 20)).grid()
        self.place = min(self.place, max(len(self.grid.cells) - 1, 0))
        self._draw()

    def _mark(self, place: int) -> None:
        self.place = place
        self.chosen = True
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
            else:
                row.append(f" {cell.text} ")
        if self.moves and not rows:
            rows = [Text("No move now goes like this; Enter asks why.", "italic")]
        self.face.update(Text("\n").join(rows))
        if self.grid.cells:
            there = Region(0, self.grid.cells[self.place].row, 1, 1)
            self.call_after_refresh(self.scroll_to_region, there, animate=False, force=True)
