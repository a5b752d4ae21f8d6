"""The screen on which a game is played."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, Static
from textual.worker import get_current_worker

from shoal.core.errors import NotYourTurn, ShoalError
from shoal.rulebook.reader import mentioned_rule
from shoal.tui.commands import HELP, Command, read_command
from shoal.tui.move_choices import exact
from shoal.tui.plain import read_seat
from shoal.tui.replay import Replay
from shoal.tui.screen.board import Board
from shoal.tui.screen.handover import HandoverScreen
from shoal.tui.screen.heading import heading
from shoal.tui.screen.move_places import lines_of
from shoal.tui.screen.moves import Moves
from shoal.tui.screen.panes import Pane, RulesPane, TextPane
from shoal.tui.screen.prompt import Prompt
from shoal.tui.screen.replay import ReplayScreen
from shoal.tui.screen.table_texts import CHOOSE, GREETING, KEYS, OTHERS_ACT, TAKE_HINT
from shoal.tui.table import AmbiguousMove, TerminalTable, hint_text

CHECK_SECONDS: Final = 0.3
"""Time between two checks for what other players do."""

MAX_NEWS: Final = 60
"""Lines of news; the log has them all."""

WHEN_OVER: Final = ("board", "help", "log", "quit", "replay", "rules", "why")
"""Commands that make sense when the game is over."""

SCROLL_HINT_WIDTH: Final = 16
"""Columns of the top line that are kept free for the board's scroll hint."""


class TableScreen(Screen[None]):
    """Board, news, prompt, moves and an input line."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-wide")]  # noqa: RUF012 - as Screen has it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "pane('help')", "Help"),
        Binding("f2", "rule", "Rule"),
        Binding("f3", "pane('log')", "Log"),
        Binding("f4", "command('hint')", "Hint"),
        Binding("f5", "command('undo')", "Undo"),
        Binding("f6", "command('replay')", "Replay"),
        Binding("f8", "app.other_theme", show=False),
        Binding("f10", "app.leave", "Leave"),
        Binding("escape", "clear", show=False),
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_text(1)", show=False, priority=True),
    ]

    def __init__(self, table: TerminalTable) -> None:
        super().__init__()
        self.table = table
        self.seat = table.first_viewer()
        self.busy = False
        self.lines_shown: dict[int | None, int] = {}
        self.pane = ""
        self.head = Static(id="heading", markup=False)
        self.board = Board()
        self.news = TextPane("news", from_end=True)
        self.question = Static(id="question", markup=False)
        self.moves = Moves()
        self.message = Static(id="message", markup=False)
        self.prompt = Prompt(placeholder="type a move, or ? for help", id="prompt")

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        with Horizontal(id="top"):
            yield self.head
            yield self.board.scroll_hint
        with Container(id="table"):
            yield self.board
            yield TextPane("help", from_end=False)
            yield TextPane("log", from_end=True)
            yield RulesPane(self.table.game.info.rules())
            with Vertical(id="side"):
                yield self.news
                yield self.question
                yield self.moves
        yield self.message
        yield self.prompt
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Show the table."""
        self.prompt.focus()
        self.say(GREETING)
        self.go_on()
        self.set_interval(CHECK_SECONDS, self.check_for_news)

    @property
    def here(self) -> int:
        """The seat of the person at the terminal."""
        if self.seat is None:
            raise NotYourTurn("It is not your turn.")
        return self.seat

    # Turns.

    def go_on(self) -> None:
        """Continue with the next person's turn, or let the others act."""
        if self.table.over:
            self.show_all()
            self.say_the_end()
            return
        seat = self.table.seat_to_move()
        if seat is None:
            self.busy = True
            self.show_all()
            self.let_others_act()
        elif seat != self.seat and self.table.has_secrets():
            self.app.push_screen(HandoverScreen(seat), lambda _: self.start_turn(seat))
        else:
            self.start_turn(seat)

    def check_for_news(self) -> None:
        """Show what other players do during a turn here."""
        if not self.busy and self.table.has_news() and self.app.screen is self:
            self.go_on()

    @work(thread=True, exclusive=True)
    def let_others_act(self) -> None:
        """Wait in a thread while bots or people elsewhere move, until it is a turn here."""
        worker = get_current_worker()
        while not self.table.over and self.table.seat_to_move() is None:
            try:
                self.table.wait()
            except ShoalError as wrong:
                self.app.call_from_thread(self.say, str(wrong), wrong=True)
            if worker.is_cancelled:
                return
            if self.table.has_news():
                self.app.call_from_thread(self.show_all)
        self.app.call_from_thread(self.others_have_acted)

    def others_have_acted(self) -> None:
        """Continue on the screen's own thread."""
        self.busy = False
        self.go_on()

    def start_turn(self, seat: int) -> None:
        """Show the table to the person at a seat."""
        self.seat = seat
        self.show_all()
        if self.table.save_error:
            self.say(self.table.save_error, wrong=True)
        log = len(self.table.log(seat))
        if self.table.has_secrets():
            self.lines_shown[seat] = log
        else:
            self.lines_shown = dict.fromkeys([*self.table.people, None], log)

    def show_all(self) -> None:
        """Update everything."""
        self.repaint()
        self.show_news()
        moves = [] if self.busy or self.seat is None else self.table.moves(self.seat)
        waiting = "" if self.table.over else "The others are playing ..."
        self.question.update(self.table.prompt(self.here) if moves else waiting)
        self.prompt.moves = moves
        self.moves.offer(moves)
        self.moves.narrow(self.prompt.value)
        self.look_at(moves)
        if self.pane == "log":
            self.show_log()
        if self.table.undo_request():
            self.say(self.table.undo_request())

    def look_at(self, moves: Sequence[str]) -> None:
        """Scroll the board to these moves, or to the chosen or first one if they do not fit."""
        board = self.table.view(self.seat).text()
        lines = lines_of(board, moves)
        if lines and len(lines) + 2 > self.board.size.height:
            lines = lines_of(board, [self.moves.grid.cells[self.moves.focal].move])
        self.board.scroll_to_lines(lines)

    def show_news(self) -> None:
        """Show the log lines that this seat has not seen; on a wide screen the whole log."""
        log = self.table.log(self.seat)
        fresh = log[min(self.lines_shown.get(self.seat, 0), len(log)) :] or log[-3:]
        lines = log if self.has_class("-wide") else fresh
        self.news.show_lines(lines[-MAX_NEWS:])

    def on_resize(self) -> None:
        """Fit the names and the news to the new size."""
        self.head.update(heading(self.table, self.app.size.width - SCROLL_HINT_WIDTH))
        self.call_after_refresh(self.show_news)

    def repaint(self) -> None:
        """Draw the board in the current theme."""
        self.board.show(self.table.view(self.seat))

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Show a message below the table."""
        self.message.set_class(wrong, "wrong")
        self.message.update(sentence)
        self.message.display = bool(sentence)

    def say_the_end(self) -> None:
        """Show the winner, and what can be done now."""
        self.prompt.placeholder = "the game is over: type replay, log, rules or quit"
        self.say(f"{self.table.verdict()} F6 replays, F10 leaves.".lstrip())

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
            self.say(
                f"{len(ambiguous.found)} moves match: type more, or choose with the arrow keys."
            )
        except ShoalError as wrong:
            self.refuse(str(wrong))

    def submit(self, typed: str) -> None:
        """Carry out what Enter means here: never a move that was not chosen or typed."""
        if self.table.over:
            self.submit_when_over(typed)
        elif self.moves.move and not exact(self.moves.moves, typed):
            self.run_command(Command("move", self.moves.move))
        elif typed:
            self.run_typed(read_command(typed, self.moves.moves))
        elif self.busy:
            self.say(OTHERS_ACT)
        elif self.moves.moves:
            self.say(TAKE_HINT if self.moves.hinted else CHOOSE)

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
        if command.kind in ("board", "help", "log", "replay", "rules", "seat"):
            self.clear_line()

    def refuse(self, sentence: str) -> None:
        """Say why not, and clear the line."""
        self.say(
            f"{sentence} F2 shows the rule." if mentioned_rule(sentence) else sentence, wrong=True
        )
        self.clear_line()

    def clear_line(self) -> None:
        """Clear what is typed, so that all moves are shown."""
        self.prompt.value = ""
        self.moves.narrow("")

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
        elif kind == "seat":
            self.table.turn_to(read_seat(about))
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
            self.say(OTHERS_ACT, wrong=True)
            return
        self.table.play_typed(self.here, typed)
        self.prompt.value = ""
        self.open_pane("")
        self.go_on()

    def undo(self) -> None:
        """Undo the last move, or ask for it."""
        if self.busy and not self.table.live:
            self.say(OTHERS_ACT, wrong=True)
            return
        message = self.table.undo(self.here)
        self.lines_shown.clear()
        self.prompt.value = ""
        if not self.busy:
            self.go_on()
        self.say(message)

    def hint(self) -> None:
        """Show the best move; an arrow chooses it."""
        advice = self.table.hint(self.here)
        self.clear_line()
        self.moves.suggest(advice.move)
        self.look_at([advice.move])
        self.say(hint_text(advice))

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
        replay = Replay(self.table.record(), viewers)
        self.app.push_screen(ReplayScreen(replay, replay.last, self.seat))

    # Keys.

    def action_command(self, kind: str) -> None:
        """Run the command of a key."""
        self.say("")
        try:
            self.run_command(Command(kind))
        except ShoalError as wrong:
            self.say(str(wrong), wrong=True)

    def action_pane(self, name: str) -> None:
        """Open a pane, or close it."""
        if self.pane == name:
            self.open_pane("")
            return
        if name == "help":
            commands = HELP.format(number="", rule=self.table.first_rule())
            text = f"{self.table.game.info.pitch}\n\n{KEYS}\n\n{commands}"
            self.query_one("#help", TextPane).show_text(text)
        else:
            self.show_log()
        self.open_pane(name)

    def show_log(self) -> None:
        """Show the whole log."""
        log = self.table.log(self.seat)
        self.query_one("#log", TextPane).show_lines(log or ["Nothing has happened yet."])

    def action_rule(self) -> None:
        """Show the rule of the last refusal, or of the current prompt."""
        if self.pane == "rules":
            self.open_pane("")
            return
        try:
            refusal = str(self.message.content) if self.message.has_class("wrong") else ""
            _, number = self.table.explain(self.here, mentioned_rule(refusal))
            self.show_rule(number)
        except ShoalError as wrong:
            self.say(str(wrong), wrong=True)

    def show_rule(self, number: str) -> None:
        """Open the rules at this one."""
        self.open_pane("rules")
        self.query_one(RulesPane).jump(number)

    def open_pane(self, name: str) -> None:
        """Show one pane, or none."""
        self.pane = name
        self.set_class(bool(name), "-pane")
        for pane in ("help", "log", "rules"):
            self.query_one(f"#{pane}").display = pane == name
        self.reading.announce()

    def action_clear(self) -> None:
        """Clear what is typed, or close what is open."""
        self.say("")
        if self.prompt.value:
            self.prompt.value = ""
        else:
            self.open_pane("")

    def action_scroll_text(self, pages: int) -> None:
        """Scroll the board, or the pane over it."""
        self.reading.scroll_pages(pages)

    @property
    def reading(self) -> Pane:
        """The pane that is open, or the board."""
        return self.query_one(f"#{self.pane}", Pane) if self.pane else self.board

    def on_pane_moved(self) -> None:
        """Update which keys scroll to more."""
        self.board.scroll_hint.update(self.reading.scroll_keys())
