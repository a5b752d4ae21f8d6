"""Panes beside the board or over it: rules, log, help."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Static

from shoal.core.catalogue import Catalogue
from shoal.core.message import DETAIL, HEADLINE, say
from shoal.rulebook.structure import RuleParagraph
from shoal.tui.log_text import LogLine, folded
from shoal.tui.rules_text import HEADING, Part, part_lines, parts_of

BOARD_WIDTH = 82
"""Columns of the board on a wide screen."""

MARGIN = 3

LEVEL_STYLES: Final = {HEADLINE: "bold", DETAIL: "dim"}


class Pane(VerticalScroll):
    """Text that can be scrolled."""

    can_focus = False

    class Moved(Message):
        """Another part of a pane is visible."""

    def on_mount(self) -> None:
        """Announce every change of the text or of the scroll position."""
        for what in ("scroll_y", "virtual_size"):
            self.watch(self, what, self.announce)

    def on_resize(self) -> None:
        """Announce the new size."""
        self.announce()

    def announce(self) -> None:
        """Post ``Moved`` after the next refresh."""
        self.call_after_refresh(self.post_message, self.Moved())

    def scroll_keys(self, words: Catalogue) -> str:
        """The keys that scroll to more text."""
        above = words.format(say("scroll-up")) if self.scroll_y > 0 else ""
        below = words.format(say("scroll-down")) if self.scroll_y < self.max_scroll_y else ""
        return f"{above} {below}".strip()

    def scroll_pages(self, pages: int) -> None:
        """Scroll by a number of pages."""
        self.scroll_relative(y=pages * max(self.size.height - 2, 1), animate=False)

    def text_width(self) -> int:
        """Columns for text; estimated for a pane that was never open and has no size yet."""
        beside = BOARD_WIDTH if self.screen.has_class("-wide") else 0
        return (self.size.width or self.app.size.width - beside - MARGIN) - 1


class TextPane(Pane):
    """Lines of text, scrolled to the first or the last."""

    def __init__(self, name: str, *, from_end: bool) -> None:
        super().__init__(id=name)
        self.from_end = from_end
        self.lines: list[LogLine] = []
        self.content_text = Static(markup=False)

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        yield self.content_text

    def show_text(self, text: str | Text) -> None:
        """Show a text."""
        self.content_text.update(text)
        if self.from_end:
            self.call_after_refresh(self.scroll_end, animate=False)

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show a list, folded again whenever the width changes."""
        self.lines = list(lines)
        self.show_text(styled_lines(self.lines, self.text_width()))

    def on_resize(self) -> None:
        """Fold the text again."""
        if self.lines:
            self.show_text(styled_lines(self.lines, self.text_width()))
        self.announce()


def styled_lines(lines: Sequence[LogLine], width: int) -> Text:
    """Lines of the log, folded; headlines are bold, and details are dim."""
    texts = [Text(folded(line, width), LEVEL_STYLES.get(line.level, "")) for line in lines]
    return Text("\n").join(texts)


class RulesPane(Pane):
    """RULES.md, with one rule visible and marked."""

    def __init__(self, rules: str) -> None:
        super().__init__(id="rules")
        self.rules = rules

    def jump(self, number: str) -> None:
        """Scroll to a rule; the text is built when it is first needed."""
        if not self.children:
            self.mount_all([RulesPart(part, self.text_width()) for part in parts_of(self.rules)])
        for part in self.query(RulesPart):
            part.set_class(part.id == number.lower(), "marked")
        if number:
            there = self.query_one(f"#{number.lower()}", Static)
            self.call_after_refresh(self.scroll_to_widget, there, top=True, animate=False)

    def on_resize(self) -> None:
        """Fold the text again."""
        for part in self.query(RulesPart):
            part.fold(self.text_width())
        self.announce()


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
