"""The screen that steps through a recorded game."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Footer, Static

from shoal.core.catalogue import Catalogue
from shoal.core.message import Message, say
from shoal.tui.log_text import LogLine, log_lines
from shoal.tui.replay import Replay
from shoal.tui.screen.board import Board
from shoal.tui.screen.key_bar import ScreenWithKeys
from shoal.tui.screen.panes import TextPane

HELP = (say("replay-keys-steps"), say("replay-keys-ends"), say("replay-keys-others"))
"""Lines that fit above the board on a small terminal."""

LOG_STEPS = 3
"""Steps whose log is shown above the board."""

TO_THE_EDGE = 1_000_000
"""More steps than any record has."""


class ReplayScreen(ScreenWithKeys[None]):
    """A record at one of its steps, as a viewer saw it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,space,enter", "move_by(1)", "key-next", key_display="→"),
        Binding("left,b,backspace", "move_by(-1)", "key-back", key_display="←"),
        Binding("down", "decision(1)", "key-decision", key_display="↑↓"),
        Binding("up", "decision(-1)", show=False),
        Binding("home", f"move_by({-TO_THE_EDGE})", "key-first", key_display="⇤"),
        Binding("end", f"move_by({TO_THE_EDGE})", "key-last", key_display="⇥"),
        Binding("tab,s", "next_viewer", "key-view", key_display="Tab", priority=True),
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_text(1)", show=False, priority=True),
        Binding("f8", "app.other_theme", show=False),
        Binding("question_mark,f1,h", "help", "key-help", key_display="?"),
        Binding("escape,f10,q,l", "leave", "key-leave", key_display="Esc"),
    ]

    def __init__(self, replay: Replay, step: int, seat: int | None) -> None:
        super().__init__()
        self.replay = replay
        self.step = step
        self.viewer = seat
        self.board = Board()
        self.head = Static(id="heading", markup=False)
        self.recent_log = TextPane("recent-log", from_end=True)

    def compose(self) -> ComposeResult:
        """Heading, log lines and board."""
        with Horizontal(id="top"):
            yield self.head
            yield self.board.scroll_hint
        yield self.recent_log
        yield self.board
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Show the first step."""
        self.show_all()

    def show_all(self) -> None:
        """Show the current step."""
        replay = self.replay
        viewed = replay.text(replay.viewed(self.step, self.viewer), None)
        self.head.update(f"{replay.game.info.title}  ·  {viewed}")
        first = max(self.step - LOG_STEPS + 1, 0)
        lines = log_lines(replay.log(first, self.step, self.viewer), self.words)
        verdict = str(replay.verdict(self.viewer)) if self.step == replay.last else ""
        if verdict:
            lines.append(LogLine(verdict))
        self.recent_log.show_lines(lines)
        self.repaint()

    @property
    def catalogue(self) -> Catalogue:
        return self.replay.words

    def words(self, message: Message) -> str:
        """A message as a sentence for the viewer."""
        return self.replay.text(message, self.viewer)

    def repaint(self) -> None:
        """Draw the board in the current theme."""
        view = self.replay.view(self.step, self.viewer)
        self.board.show(view, self.replay.words, self.replay.reader(self.viewer))

    def action_move_by(self, by: int) -> None:
        """Go some steps forward or back."""
        self.step = min(max(self.step + by, 0), self.replay.last)
        self.show_all()

    def action_decision(self, by: int) -> None:
        """Go to the next or the previous decision of a player."""
        self.step = self.replay.decision(self.step, by)
        self.show_all()

    def action_next_viewer(self) -> None:
        """View the game as the next seat, or as a spectator."""
        self.viewer = self.replay.next_viewer(self.viewer)
        self.show_all()

    def action_help(self) -> None:
        """Show the keys, until the next step."""
        self.recent_log.show_lines([LogLine(self.words(line)) for line in HELP])

    def action_scroll_text(self, pages: int) -> None:
        """Scroll the board."""
        self.board.scroll_pages(pages)

    def on_pane_moved(self) -> None:
        """Update which keys scroll to more of the board."""
        self.board.scroll_hint.update(self.board.scroll_keys(self.catalogue))

    def action_leave(self) -> None:
        """Return to the table, or exit."""
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()
