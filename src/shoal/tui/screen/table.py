"""The screen on which a game is played: what is typed, and what the keys do."""

from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.tui.commands import Command, read_command
from shoal.tui.move_choices import exact
from shoal.tui.screen.prompt import Prompt
from shoal.tui.screen.replay import ReplayScreen
from shoal.tui.screen.table_turns import TableTurns
from shoal.tui.tables.table import AmbiguousMove

WHEN_OVER: Final = ("board", "help", "log", "quit", "replay", "rules", "why")
"""Commands that make sense when the game is over."""


class TableScreen(TableTurns):
    """A table at which people play, with an input line for moves and commands."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "pane('help')", "key-help"),
        Binding("f2", "rule", "key-rule"),
        Binding("f3", "pane('log')", "key-log"),
        Binding("f4", "command('hint')", "key-hint"),
        Binding("f5", "command('undo')", "key-undo"),
        Binding("f6", "command('replay')", "key-replay"),
        Binding("f8", "app.other_theme", show=False),
        Binding("f10", "app.leave", "key-leave"),
        Binding("escape", "clear", show=False),
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_text(1)", show=False, priority=True),
    ]

    # What is typed.

    def on_input_changed(self, event: Prompt.Changed) -> None:
        """Filter the moves, unless they are already: an arrow may have chosen one since."""
        if event.value != self.moves.typed:
            self.moves.narrow(event.value)

    def on_prompt_arrow(self, event: Prompt.Arrow) -> None:
        """Choose a move, or scroll the open pane."""
        if self.pane:
            self.reading.scroll_relative(y=event.down, animate=False)
        else:
            self.moves.step(event.across, event.down)
            self.look_at([self.moves.move])

    def on_input_submitted(self, event: Prompt.Submitted) -> None:
        """Play the chosen move, or run what is typed."""
        self.say("")
        try:
            self.submit(event.value.strip())
        except AmbiguousMove as ambiguous:
            self.say(self.words(say("moves-match-screen", count=len(ambiguous.found))))
        except ShoalError as wrong:
            self.refuse(wrong)

    def submit(self, typed: str) -> None:
        """Carry out what Enter means here: never a move that was not chosen or typed."""
        if self.table.over:
            self.submit_when_over(typed)
        elif self.moves.move and not exact(self.moves.moves, typed):
            self.run_command(Command("move", self.moves.move))
        elif typed:
            self.run_typed(read_command(typed, self.moves.moves))
        elif self.busy:
            self.say(self.words(say("others-act")))
        elif self.moves.moves:
            self.say(self.words(say("take-hint" if self.moves.hinted else "choose-move")))

    def submit_when_over(self, typed: str) -> None:
        """Run a command that makes sense after the game, or show the result again."""
        command = read_command(typed, ())
        if command.kind in WHEN_OVER:
            self.run_typed(command)
        else:
            self.say_the_end()

    def run_typed(self, command: Command) -> None:
        """Run a typed command; clear the line after one that opens something to read."""
        self.run_command(command)
        if command.kind in ("board", "help", "log", "player", "replay", "rules", "seat"):
            self.clear_line()

    def refuse(self, wrong: ShoalError) -> None:
        """Say why not, and clear the line."""
        self.say_why_not(wrong)
        self.clear_line()

    def clear_line(self) -> None:
        """Clear what is typed, so that all moves are shown."""
        self.prompt.value = ""
        self.moves.narrow("")

    # Commands.

    def run_command(self, command: Command) -> None:
        """Run a command."""
        kind, about = command.kind, command.about
        if kind == "move":
            self.play(about)
        elif kind == "why":
            self.explain(about)
        elif kind in ("help", "log"):
            self.action_pane(kind)
        elif kind == "rules":
            self.show_rule(self.table.rule_number(about) if about else "")
        elif kind == "hint":
            self.hint()
        elif kind == "undo":
            self.undo()
        elif kind in ("agree", "refuse"):
            self.table.answer_undo(agree=kind == "agree")
            self.prompt.value = ""
        elif kind == "replay":
            self.open_replay()
        elif kind in ("player", "seat"):
            self.table.turn_to(self.table.seat_of(kind, about))
            self.go_on()
        elif kind == "quit":
            self.app.exit()
        elif kind == "moves":
            self.prompt.value = about
        else:
            self.open_pane("")

    def play(self, typed: str) -> None:
        """Make a move."""
        if self.busy:
            self.say(self.words(say("others-act")), wrong=True)
            return
        self.table.play_typed(self.here, typed)
        self.prompt.value = ""
        self.open_pane("")
        self.go_on()

    def undo(self) -> None:
        """Undo the last move, or ask for it."""
        if self.busy and not self.table.live:
            self.say(self.words(say("others-act")), wrong=True)
            return
        message = self.table.undo(self.here)
        self.lines_shown.clear()
        self.prompt.value = ""
        if not self.busy:
            self.go_on()
        self.say(self.words(message))

    def hint(self) -> None:
        """Show the best move; an arrow chooses it."""
        hint = self.table.hint(self.here)
        self.clear_line()
        self.moves.suggest(hint.move)
        self.look_at([hint.move])
        self.say(self.table.hint_text(hint, self.here))

    def explain(self, about: str) -> None:
        """Say why, and show the rule."""
        if self.table.over and not about:
            self.action_pane("help")
            return
        sentence, number = self.table.explain(self.here, about)
        self.say(sentence)
        self.show_rule(number)
        self.prompt.value = ""

    def open_replay(self) -> None:
        """Replay the game so far, as this seat only until the game is over."""
        viewers = () if self.table.over else (self.seat,)
        replay = self.table.replay(viewers)
        self.app.push_screen(ReplayScreen(replay, replay.last, self.seat))

    # Keys.

    def action_command(self, kind: str) -> None:
        """Run the command of a key."""
        self.say("")
        try:
            self.run_command(Command(kind))
        except ShoalError as wrong:
            self.say_why_not(wrong)

    def action_rule(self) -> None:
        """Show the rule of the last refusal, or of the current prompt."""
        if self.pane == "rules":
            self.open_pane("")
            return
        try:
            _, number = self.table.explain(self.here, self.refused_rule)
            self.show_rule(number)
        except ShoalError as wrong:
            self.say_why_not(wrong)

    def action_clear(self) -> None:
        """Clear what is typed, or close what is open."""
        self.say("")
        if self.prompt.value:
            self.prompt.value = ""
        else:
            self.open_pane("")
