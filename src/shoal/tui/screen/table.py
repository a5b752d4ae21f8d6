"""The screen on which a game is played."""

from collections.abc import Sequence
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, Static
from textual.worker import get_current_worker

from shoal.core.errors import NotYourTurn, ShoalError
from shoal.rulebook.reader import mentioned_rule
from shoal.tui.commands import HELP, Order, read_order
from shoal.tui.move_choices import exact
from shoal.tui.plain import read_seat
from shoal.tui.replay import Film
from shoal.tui.screen.board import Board
from shoal.tui.screen.cover import Cover
from shoal.tui.screen.move_places import lines_of
from shoal.tui.screen.moves import Moves
from shoal.tui.screen.panes import Pane, RulesPane, TextPane
from shoal.tui.screen.prompt import Prompt
from shoal.tui.screen.replay import ReplayScreen
from shoal.tui.table import Table, Unclear, told_hint

GLANCE = 0.3
"""Seconds between two looks at what others do."""

KEYS = (
    "Arrows choose a move, Enter plays it; nothing is chosen before. Or type it: the list narrows "
    "while you type, Tab completes. Page Up and Page Down scroll the board, F8 turns dark into "
    "light, Escape clears what is typed or closes what is open. What the keys below do can also be "
    "typed."
)
MOST_NEWS = 60
"""Lines; the log has them all."""

GREETING = "New here? F1 or ? is help, F2 tells the rule in question, F4 a good move."

CHOOSE = "Nothing is chosen yet: choose a move with the arrows, or type it."
TAKE_HINT = "Nothing is chosen yet: an arrow takes the hint, and Enter plays it then."

WHEN_OVER = ("board", "help", "log", "quit", "replay", "rules", "why")
"""Orders that make sense when the game is over."""

SIGNS = 16
"""Columns of the top line that the names leave to the board's signs."""


def shortened(name: str, most: int) -> str:
    """A name that is not too long."""
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"


class TableScreen(Screen[None]):
    """Board, news, question, moves and a line to type on."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (116, "-wide")]  # noqa: RUF012 - as Screen has it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "pane('help')", "Help"),
        Binding("f2", "rule", "Rule"),
        Binding("f3", "pane('log')", "Log"),
        Binding("f4", "order('hint')", "Hint"),
        Binding("f5", "order('undo')", "Undo"),
        Binding("f6", "order('replay')", "Replay"),
        Binding("f8", "app.other_theme", show=False),
        Binding("f10", "app.leave", "Leave"),
        Binding("escape", "clear", show=False),
        Binding("pageup", "scroll_text(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_text(1)", show=False, priority=True),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.seat = table.first_eyes()
        self.busy = False
        self.heard: dict[int | None, int] = {}
        self.pane = ""
        self.head = Static(id="heading", markup=False)
        self.board = Board()
        self.news = TextPane("news", from_end=True)
        self.ask = Static(id="ask", markup=False)
        self.moves = Moves()
        self.says = Static(id="says", markup=False)
        self.prompt = Prompt(placeholder="type a move, or ? for help", id="prompt")

    def compose(self) -> ComposeResult:
        """The table's parts."""
        with Horizontal(id="top"):
            yield self.head
            yield self.board.sign
        with Container(id="table"):
            yield self.board
            yield TextPane("help", from_end=False)
            yield TextPane("log", from_end=True)
            yield RulesPane(self.table.game.info.rules())
            with Vertical(id="side"):
                yield self.news
                yield self.ask
                yield self.moves
        yield self.says
        yield self.prompt
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Sit down."""
        self.prompt.focus()
        self.say(GREETING)
        self.go_on()
        self.set_interval(GLANCE, self.evaluate_moves_roughly)

    def heading(self) -> str:
        """The game and who sits where."""
        names = [self.table.who(seat) for seat in range(int(self.table.view(None).players))]
        info = self.app.size.width - SIGNS
        longest = max(len(name) for name in names)
        ways = [("  ·  ", longest), *[(" · ", most) for most in range(longest, 2, -1)]]
        told = ""
        for between, most in ways:
            seats = [f"{seat} {shortened(name, most)}" for seat, name in enumerate(names)]
            told = between.join([self.table.game.info.title, *seats])
            if len(told) <= info:
                break
        return told

    @property
    def here(self) -> int:
        """The seat whose person looks."""
        if self.seat is None:
            raise NotYourTurn("Nobody here is asked now.")
        return self.seat

    # The course of the game.

    def go_on(self) -> None:
        """Ask the next person, or let the others act."""
        if self.table.over:
            self.show_all()
            self.say_the_end()
            return
        seat = self.table.asked()
        if seat is None:
            self.busy = True
            self.show_all()
            self.let_others_act()
        elif seat != self.seat and self.table.has_secrets():
            self.app.push_screen(Cover(seat), lambda _: self.sit(seat))
        else:
            self.sit(seat)

    def evaluate_moves_roughly(self) -> None:
        """What others do while somebody here is asked comes on the table as well."""
        if not self.busy and self.table.stale() and self.app.screen is self:
            self.go_on()

    @work(thread=True, exclusive=True)
    def let_others_act(self) -> None:
        """Bots or people elsewhere move, until somebody here is asked."""
        worker = get_current_worker()
        while not self.table.over and self.table.asked() is None:
            try:
                self.table.wait()
            except ShoalError as wrong:
                self.app.call_from_thread(self.say, str(wrong), wrong=True)
            if worker.is_cancelled:
                return
            if self.table.stale():
                self.app.call_from_thread(self.show_all)
        self.app.call_from_thread(self.others_have_acted)

    def others_have_acted(self) -> None:
        """Go on."""
        self.busy = False
        self.go_on()

    def sit(self, seat: int) -> None:
        """The seat's person looks at the table."""
        self.seat = seat
        self.show_all()
        if self.table.trouble:
            self.say(self.table.trouble, wrong=True)
        log = len(self.table.log(seat))
        if self.table.has_secrets():
            self.heard[seat] = log
        else:
            self.heard = dict.fromkeys([*self.table.people, None], log)

    def show_all(self) -> None:
        """Everything as it stands now."""
        self.repaint()
        self.show_news()
        moves = [] if self.busy or self.seat is None else self.table.moves(self.seat)
        waiting = "" if self.table.over else "The others are at it ..."
        self.ask.update(self.table.ask(self.here) if moves else waiting)
        self.prompt.moves = moves
        self.moves.offer(moves)
        self.moves.narrow(self.prompt.value)
        self.look_at(moves)
        if self.pane == "log":
            self.show_log()
        if self.table.question():
            self.say(self.table.question())

    def look_at(self, moves: Sequence[str]) -> None:
        """Bring where these moves take place into sight, or where the chosen or first one does."""
        board = self.table.view(self.seat).text()
        lines = lines_of(board, moves)
        if lines and len(lines) + 2 > self.board.size.height:
            lines = lines_of(board, [self.moves.grid.cells[self.moves.focal].move])
        self.board.bring(lines)

    def show_news(self) -> None:
        """What happened since this seat looked last; all of it where there is room."""
        log = self.table.log(self.seat)
        fresh = log[min(self.heard.get(self.seat, 0), len(log)) :] or log[-3:]
        told = log if self.has_class("-wide") else fresh
        self.news.tell(told[-MOST_NEWS:])

    def on_resize(self) -> None:
        """More or less of the names and the news, as there is room now."""
        self.head.update(self.heading())
        self.call_after_refresh(self.show_news)

    def repaint(self) -> None:
        """The board in the colours of now."""
        self.board.show(self.table.view(self.seat))

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """One sentence below the table."""
        self.says.set_class(wrong, "wrong")
        self.says.update(sentence)
        self.says.display = bool(sentence)

    def say_the_end(self) -> None:
        """Who has won, and what can be done now."""
        self.prompt.placeholder = "the game is over: type replay, log, rules or quit"
        self.say(f"{self.table.verdict()} F6 looks back, F10 leaves.".lstrip())

    # What is typed.

    def on_input_changed(self, event: Prompt.Changed) -> None:
        """Narrow the moves, unless they are: an arrow may have chosen among them since."""
        if event.value != self.moves.typed:
            self.moves.narrow(event.value)

    def on_prompt_arrow(self, event: Prompt.Arrow) -> None:
        """Choose a move, or scroll what is open."""
        if self.pane:
            self.reading.scroll_relative(y=event.down, animate=False)
        else:
            self.moves.step(event.across, event.down)
            self.look_at([self.moves.move])

    def on_input_submitted(self, event: Prompt.Submitted) -> None:
        """Play what is chosen, or do what is typed."""
        self.say("")
        try:
            self.submit(event.value.strip())
        except Unclear as unclear:
            self.say(f"{len(unclear.found)} moves match: go on typing, or choose with the arrows.")
        except ShoalError as wrong:
            self.refuse(str(wrong))

    def submit(self, typed: str) -> None:
        """Carry out what Enter means here: never a move that nobody chose or typed."""
        if self.table.over:
            self.submit_when_over(typed)
        elif self.moves.move and not exact(self.moves.moves, typed):
            self.do(Order("move", self.moves.move))
        elif typed:
            self.obey(read_order(typed, self.moves.moves))
        elif self.busy:
            self.say("The others are at it.")
        elif self.moves.moves:
            self.say(TAKE_HINT if self.moves.hinted else CHOOSE)

    def submit_when_over(self, typed: str) -> None:
        """Look back, read or leave; everything else is answered with the end."""
        order = read_order(typed, ())
        if order.kind in WHEN_OVER:
            self.obey(order)
        else:
            self.say_the_end()

    def obey(self, order: Order) -> None:
        """Carry a typed order out; what opens something to read leaves the line free."""
        self.do(order)
        if order.kind in ("board", "help", "log", "replay", "rules", "seat"):
            self.clear_line()

    def refuse(self, sentence: str) -> None:
        """Say why not; the line is free again, and all moves are there."""
        self.say(
            f"{sentence} F2 shows the rule." if mentioned_rule(sentence) else sentence, wrong=True
        )
        self.clear_line()

    def clear_line(self) -> None:
        """Nothing is typed, and so every move is in sight."""
        self.prompt.value = ""
        self.moves.narrow("")

    def do(self, order: Order) -> None:
        """Carry an order out."""
        kind, about = order.kind, order.about
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
            self.table.agree(yes=kind == "agree")
            self.prompt.value = ""
        elif kind == "replay":
            self.look_back()
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
            self.say("Wait for your turn: the others are at it.", wrong=True)
            return
        self.table.play_typed(self.here, typed)
        self.prompt.value = ""
        self.open_pane("")
        self.go_on()

    def undo(self) -> None:
        """Take the last move back."""
        if self.busy and not self.table.live:
            self.say("Wait for your turn: the others are at it.", wrong=True)
            return
        told = self.table.undo(self.here)
        self.heard.clear()
        self.prompt.value = ""
        if not self.busy:
            self.go_on()
        self.say(told)

    def hint(self) -> None:
        """Show the move that a strong player would make; an arrow chooses it."""
        advice = self.table.hint(self.here)
        self.clear_line()
        self.moves.suggest(advice.move)
        self.look_at([advice.move])
        self.say(told_hint(advice))

    def explain(self, about: str) -> None:
        """Why, with the rule beside it."""
        if self.table.over and not about:
            self.action_pane("help")
            return
        sentence, number = self.table.explain(self.here, about)
        self.say(sentence)
        self.show_rule(number)
        self.prompt.value = ""

    def look_back(self) -> None:
        """Replay the game so far: through one's own eyes until it is over."""
        eyes = () if self.table.over else (self.seat,)
        film = Film(self.table.record(), eyes)
        self.app.push_screen(ReplayScreen(film, film.last, self.seat))

    # Keys.

    def action_order(self, kind: str) -> None:
        """A key that stands for a typed order."""
        self.say("")
        try:
            self.do(Order(kind))
        except ShoalError as wrong:
            self.say(str(wrong), wrong=True)

    def action_pane(self, name: str) -> None:
        """Open a pane, or close it."""
        if self.pane == name:
            self.open_pane("")
            return
        if name == "help":
            orders = HELP.format(number="", rule=self.table.first_rule())
            told = f"{self.table.game.info.pitch}\n\n{KEYS}\n\n{orders}"
            self.query_one("#help", TextPane).show(told)
        else:
            self.show_log()
        self.open_pane(name)

    def show_log(self) -> None:
        """All that was heard."""
        log = self.table.log(self.seat)
        self.query_one("#log", TextPane).tell(log or ["Nothing has happened yet."])

    def action_rule(self) -> None:
        """The rule in question: of what was refused, or of what is asked."""
        if self.pane == "rules":
            self.open_pane("")
            return
        try:
            said = str(self.says.content) if self.says.has_class("wrong") else ""
            _, number = self.table.explain(self.here, mentioned_rule(said))
            self.show_rule(number)
        except ShoalError as wrong:
            self.say(str(wrong), wrong=True)

    def show_rule(self, number: str) -> None:
        """The rules, with this one in sight."""
        self.open_pane("rules")
        self.query_one(RulesPane).jump(number)

    def open_pane(self, name: str) -> None:
        """Show one pane, or none."""
        self.pane = name
        self.set_class(bool(name), "-pane")
        for pane in ("help", "log", "rules"):
            self.query_one(f"#{pane}").display = pane == name
        self.reading.look_again()

    def action_clear(self) -> None:
        """Clear what is typed, or close what is open."""
        self.say("")
        if self.prompt.value:
            self.prompt.value = ""
        else:
            self.open_pane("")

    def action_scroll_text(self, pages: int) -> None:
        """Scroll the board, or the pane that lies over it."""
        self.reading.turn(pages)

    @property
    def reading(self) -> Pane:
        """The pane that is open, or the board."""
        return self.query_one(f"#{self.pane}", Pane) if self.pane else self.board

    def on_pane_moved(self) -> None:
        """Say which keys bring more of it into sight."""
        self.board.sign.update(self.reading.more())
