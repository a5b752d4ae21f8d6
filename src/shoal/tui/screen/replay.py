"""The screen that winds a recorded game back and forth."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Footer, Static

from shoal.tui.replay import Film, eyes_of
from shoal.tui.screen.board import Board
from shoal.tui.screen.panes import TextPane

HELP = (
    "Right, left: a step on, a step back. Down, up: to the next or last decision.",
    "Home, End: to the beginning, to the end. Tab: the next seat's eyes.",
    "Page Up, Page Down: scroll the board. F8: dark or light. Esc, q or l: leave.",
)
"""Lines that fit above the board of a small terminal."""

HEARD = 3
"""So many lines of the log are shown above the board."""


class ReplayScreen(Screen[None]):
    """A record at one of its steps, through somebody's eyes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,space,enter", "wind(1)", "On", key_display="→"),
        Binding("left,b,backspace", "wind(-1)", "Back", key_display="←"),
        Binding("down", "decision(1)", "Decision", key_display="↑↓"),
        Binding("up", "decision(-1)", show=False),
        Binding("home", "wind(-1000000)", "First"),
        Binding("end", "wind(1000000)", "Last"),
        Binding("tab,s", "eyes", "Eyes", key_display="Tab", priority=True),
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_text(1)", show=False, priority=True),
        Binding("f8", "app.other_theme", show=False),
        Binding("question_mark,f1,h", "help", "Help", key_display="?"),
        Binding("escape,f10,q,l", "leave", "Leave", key_display="Esc"),
    ]

    def __init__(self, film: Film, step: int, seat: int | None) -> None:
        super().__init__()
        self.film = film
        self.step = step
        self.eyes = seat
        self.board = Board()
        self.head = Static(id="heading", markup=False)
        self.news = TextPane("news", from_end=True)

    def compose(self) -> ComposeResult:
        """Heading, what was heard, the board."""
        with Horizontal(id="top"):
            yield self.head
            yield self.board.sign
        yield self.news
        yield self.board
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Show the first picture."""
        self.show_all()

    def show_all(self) -> None:
        """The step as it was."""
        film = self.film
        title = film.game.info.title
        self.head.update(f"{title}  ·  step {self.step} of {film.last}  ·  {eyes_of(self.eyes)}")
        first = max(self.step - HEARD + 1, 0)
        told = [film.told(step, self.eyes) for step in range(first, self.step + 1)]
        if self.step == film.last:
            told.append(film.verdict())
        self.news.tell([line for line in told if line])
        self.repaint()

    def repaint(self) -> None:
        """The board in the colours of now."""
        self.board.show(self.film.view(self.step, self.eyes))

    def action_wind(self, by: int) -> None:
        """So many steps on or back."""
        self.step = min(max(self.step + by, 0), self.film.last)
        self.show_all()

    def action_decision(self, by: int) -> None:
        """To the next thing that a player decided, or the last one."""
        self.step = self.film.decision(self.step, by)
        self.show_all()

    def action_eyes(self) -> None:
        """Look through the next seat's eyes."""
        self.eyes = self.film.next_eyes(self.eyes)
        self.show_all()

    def action_help(self) -> None:
        """What the keys do, until the next step."""
        self.news.tell(HELP)

    def action_scroll_text(self, pages: int) -> None:
        """Scroll the board."""
        self.board.turn(pages)

    def on_pane_moved(self) -> None:
        """Say which keys bring more of the board into sight."""
        self.board.sign.update(self.board.more())

    def action_leave(self) -> None:
        """Back to the table, or out."""
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()
