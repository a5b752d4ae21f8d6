"""What the table screen shows: board, recent log lines, prompt, moves, messages and panes."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.widgets import Footer, Static

from shoal.core.catalogue import Catalogue
from shoal.core.errors import NotYourTurn, ShoalError
from shoal.core.message import Message, say
from shoal.core.text.pitch_and_option_words import pitch
from shoal.tui.command_help import command_help
from shoal.tui.log_text import LogLine, log_lines, summary
from shoal.tui.screen.board import Board
from shoal.tui.screen.heading import heading
from shoal.tui.screen.key_bar import ScreenWithKeys
from shoal.tui.screen.moves.move_places import MovePlaces
from shoal.tui.screen.moves.moves import Moves
from shoal.tui.screen.panes import Pane, RulesPane, TextPane
from shoal.tui.screen.prompt import Prompt
from shoal.tui.tables.table import TerminalTable
from shoal.tui.terminal_words import Sentence

MAX_RECENT_LINES: Final = 60
"""Recent log lines; the log has them all."""

SCROLL_HINT_WIDTH: Final = 16
"""Columns of the top line that are kept free for the board's scroll hint."""


class TableLayout(ScreenWithKeys[None]):
    """The widgets of a table, and what each of them shows for the current seat."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-wide")]  # noqa: RUF012 - as Screen has it

    def __init__(self, table: TerminalTable) -> None:
        super().__init__()
        self.table = table
        self.seat = table.first_viewer()
        self.busy = False
        self.lines_shown: dict[int | None, int] = {}
        self.refused_rule = ""
        """The rule of the refusal that is shown."""
        self.pane = ""
        self.head = Static(id="heading", markup=False)
        self.board = Board()
        self.recent_log = TextPane("recent-log", from_end=True)
        self.question = Static(id="question", markup=False)
        self.moves = Moves(self.words(say("moves-none-screen")))
        self.message = Static(id="message", markup=False)
        self.prompt = Prompt(placeholder=self.words(say("placeholder")), id="prompt")

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        with Horizontal(id="top"):
            yield self.head
            yield self.board.scroll_hint
        with Container(id="table"):
            yield self.board
            yield TextPane("help", from_end=False)
            yield TextPane("log", from_end=True)
            yield RulesPane(self.table.rules())
            with Vertical(id="side"):
                yield self.recent_log
                yield self.question
                yield self.moves
        yield self.message
        yield self.prompt
        yield Footer(show_command_palette=False)

    @property
    def here(self) -> int:
        """The seat of the person at the terminal."""
        if self.seat is None:
            raise NotYourTurn(say("not-your-turn"))
        return self.seat

    def show_all(self) -> None:
        """Update everything."""
        self.repaint()
        self.show_recent_log()
        moves = [] if self.busy or self.seat is None else self.table.moves(self.seat)
        waiting = "" if self.table.over else self.words(say("others-play"))
        self.question.update(
            with_dim_rule(self.table.prompt_sentence(self.here)) if moves else waiting
        )
        self.prompt.moves = moves
        self.moves.offer(moves)
        self.moves.narrow(self.prompt.value)
        self.look_at(moves)
        if self.pane == "log":
            self.show_log()
        request = self.table.undo_request()
        if request is not None:
            self.say(self.words(request))

    def look_at(self, moves: Sequence[str]) -> None:
        """Scroll the board to these moves, or to the chosen or first one if they do not fit."""
        table = self.table
        places = MovePlaces(table.view(self.seat).lines(), table.words, table.reader(self.seat))
        lines = places.lines_of(moves)
        if lines and len(lines) + 2 > self.board.size.height:
            lines = places.lines_of([self.moves.grid.cells[self.moves.focal].move])
        self.board.scroll_to_lines(lines)

    def show_recent_log(self) -> None:
        """Sum up what this seat has not seen of the log; on a wide screen show the whole log."""
        log = self.table.log(self.seat)
        if self.has_class("-wide"):
            lines = log_lines(log[-MAX_RECENT_LINES:], self.words)
        else:
            fresh = log[min(self.lines_shown.get(self.seat, 0), len(log)) :] or log[-3:]
            lines = summary(fresh, self.words) or log_lines(fresh, self.words)
        self.recent_log.show_lines(lines[-MAX_RECENT_LINES:])

    @property
    def catalogue(self) -> Catalogue:
        return self.table.words

    def words(self, message: Message) -> str:
        """A message as a sentence for the person at the terminal."""
        return self.table.text(message, self.seat)

    def on_resize(self) -> None:
        """Fit the names and the recent log to the new size."""
        self.head.update(heading(self.table, self.app.size.width - SCROLL_HINT_WIDTH))
        self.call_after_refresh(self.show_recent_log)

    def repaint(self) -> None:
        """Draw the board in the current theme."""
        view = self.table.view(self.seat)
        self.board.show(view, self.table.words, self.table.reader(self.seat))

    def say(self, sentence: str | Text, *, wrong: bool = False, rule: str = "") -> None:
        """Show a text below the table; ``rule`` is the rule of a refusal."""
        self.refused_rule = rule
        self.message.set_class(wrong, "wrong")
        self.message.update(sentence)
        self.message.display = bool(sentence)

    def say_why_not(self, wrong: ShoalError) -> None:
        """Show why something was not possible, and which key shows the rule."""
        sentence = self.table.refusal_sentence(wrong, self.seat)
        more = f" {self.words(say('key-for-rule'))}" if sentence.rule else ""
        self.say(with_dim_rule(sentence).append(more), wrong=True, rule=sentence.rule)

    def say_the_end(self) -> None:
        """Show the winner, and what can be done now."""
        self.prompt.placeholder = self.words(say("placeholder-over"))
        verdict = with_dim_rule(self.table.verdict_sentence(self.seat))
        if verdict:
            verdict.append(" ")
        self.say(verdict.append(self.words(say("keys-over"))))

    # The panes over the board: help, log, rules.

    def action_pane(self, name: str) -> None:
        """Open a pane, or close it."""
        if self.pane == name:
            self.open_pane("")
            return
        if name == "help":
            self.show_help()
        else:
            self.show_log()
        self.open_pane(name)

    def show_help(self) -> None:
        """Show what the game is about, the keys and the commands."""
        pane, words = self.query_one("#help", TextPane), self.table.words
        rule = self.table.first_rule()
        parts = [
            pitch(self.table.game.info, words),
            self.words(say("keys-about")),
            command_help(words, say("type-move"), rule, pane.text_width()),
        ]
        pane.show_text("\n\n".join(parts))

    def show_log(self) -> None:
        """Show the whole log."""
        lines = log_lines(self.table.log(self.seat), self.words)
        nothing = LogLine(self.words(say("log-empty")))
        self.query_one("#log", TextPane).show_lines(lines or [nothing])

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

    def action_scroll_text(self, pages: int) -> None:
        """Scroll the board, or the pane over it."""
        self.reading.scroll_pages(pages)

    @property
    def reading(self) -> Pane:
        """The pane that is open, or the board."""
        return self.query_one(f"#{self.pane}", Pane) if self.pane else self.board

    def on_pane_moved(self) -> None:
        """Update which keys scroll to more."""
        self.board.scroll_hint.update(self.reading.scroll_keys(self.catalogue))


def with_dim_rule(sentence: Sentence) -> Text:
    """A sentence, and the number of its rule in dim letters."""
    text = Text(sentence.text)
    if sentence.rule:
        text.append(f" ({sentence.rule})", "dim")
    return text
