"""Panes that lie beside the board or over it: rules, log, help."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Static

from shoal.rulebook.structure import RuleParagraph
from shoal.tui.rules_text import HEADING, Part, bulleted, part_lines, parts_of

BOARD = 82
"""Columns of the board where panes lie beside it."""


class Pane(VerticalScroll):
    """Something to read; the board waits below."""

    can_focus = False

    class Moved(Message):
        """Another part of a pane is in sight."""

    def on_mount(self) -> None:
        """Look again whenever the text or its part in sight has changed."""
        for what in ("scroll_y", "virtual_size"):
            self.watch(self, what, self.look_again)

    def on_resize(self) -> None:
        """What stands below takes more or less room."""
        self.look_again()

    def look_again(self) -> None:
        """Once everything has its place."""
        self.call_after_refresh(self.post_message, self.Moved())

    def more(self) -> str:
        """Which keys bring more into sight."""
        above = "PgUp ▲" if self.scroll_y > 0 else ""
        below = "PgDn ▼" if self.scroll_y < self.max_scroll_y else ""
        return f"{above} {below}".strip()

    def turn(self, pages: int) -> None:
        """Scroll by so many pages."""
        self.scroll_relative(y=pages * max(self.size.height - 2, 1), animate=False)

    def text_width(self) -> int:
        """How wide the text may be; a pane that has never been open does not know its size."""
        beside = BOARD if self.screen.has_class("-wide") else 0
        return (self.size.width or self.app.size.width - beside - 3) - 1


class TextPane(Pane):
    """Lines, the last of them in sight or the first."""

    def __init__(self, name: str, *, from_end: bool) -> None:
        super().__init__(id=name)
        self.from_end = from_end
        self.lines: list[str] = []
        self.face = Static(markup=False)

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        yield self.face

    def show(self, text: str | Text) -> None:
        """Other lines."""
        self.face.update(text)
        if self.from_end:
            self.call_after_refresh(self.scroll_end, animate=False)

    def tell(self, lines: Sequence[str]) -> None:
        """One thing after the other, folded anew whenever the width changes."""
        self.lines = list(lines)
        self.show(bulleted(self.lines, self.text_width()))

    def on_resize(self) -> None:
        """Fold anew."""
        if self.lines:
            self.show(bulleted(self.lines, self.text_width()))
        self.look_again()


class RulesPane(Pane):
    """RULES.md, paragraph by paragraph, with one of them in sight and marked."""

    def __init__(self, rules: str) -> None:
        super().__init__(id="rules")
        self.rules = rules

    def jump(self, number: str) -> None:
        """Bring a rule into sight; the page is made when it is first wanted."""
        if not self.children:
            self.mount_all([RulesPart(part, self.text_width()) for part in parts_of(self.rules)])
        for part in self.query(RulesPart):
            part.set_class(part.id == number.lower(), "marked")
        if number:
            there = self.query_one(f"#{number.lower()}", Static)
            self.call_after_refresh(self.scroll_to_widget, there, top=True, animate=False)

    def on_resize(self) -> None:
        """Fold anew."""
        for part in self.query(RulesPart):
            part.fold(self.text_width())
        self.look_again()


class RulesPart(Static):
    """A heading or a paragraph of the rules; its id is the number of the rule."""

    def __init__(self, part: Part, width: int) -> None:
        number = part.rule if isinstance(part, RuleParagraph) else ""
        super().__init__(id=number.lower() or None, classes="paragraph")
        self.part = part
        self.fold(width)

    def fold(self, width: int) -> None:
        """Fold the text to a width."""
        folded = Text()
        for index, line in enumerate(part_lines(self.part, width)):
            folded.append("\n" if index else "")
            for text, style in line:
                folded.append(text, "bold underline" if style == HEADING else style)
        self.update(folded)
