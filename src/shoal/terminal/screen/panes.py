"""Panes that lie beside the board or over it: rules, log, help."""

import re
from collections.abc import Iterator

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from shoal.core.rulebook import PARAGRAPH


class Pane(VerticalScroll):
    """Something to read; the board waits below."""

    can_focus = False

    def turn(self, pages: int) -> None:
        """Scroll by so many pages."""
        self.scroll_relative(y=pages * max(self.size.height - 2, 1), animate=False)


class TextPane(Pane):
    """Lines, the last of them in sight or the first."""

    def __init__(self, name: str, *, from_end: bool) -> None:
        super().__init__(id=name)
        self.from_end = from_end
        self.face = Static(markup=False)

    def compose(self) -> ComposeResult:
        """The widgets inside."""
        yield self.face

    def show(self, text: str | Text) -> None:
        """Other lines."""
        self.face.update(text)
        if self.from_end:
            self.call_after_refresh(self.scroll_end, animate=False)


class RulesPane(Pane):
    """RULES.md, paragraph by paragraph, with one of them in sight and marked."""

    def __init__(self, rules: str) -> None:
        super().__init__(id="rules")
        self.rules = rules

    def jump(self, number: str) -> None:
        """Bring a rule into sight; the page is made when it is first wanted."""
        if not self.children:
            self.mount_all([paragraph(*block) for block in blocks(self.rules)])
        for part in self.query(".paragraph"):
            part.set_class(part.id == number.lower(), "marked")
        if number:
            there = self.query_one(f"#{number.lower()}", Static)
            self.call_after_refresh(self.scroll_to_widget, there, top=True, animate=False)


def paragraph(number: str, text: str) -> Static:
    """A part of the rules, found by its number."""
    return Static(written(text), id=number.lower() or None, classes="paragraph")


def blocks(rules: str) -> Iterator[tuple[str, str]]:
    """The parts of RULES.md between empty lines, with the rule's number where one has it."""
    for block in re.split(r"\n\s*\n", rules.strip()):
        found = PARAGRAPH.match(block)
        yield found.group(1) if found else "", block


def written(block: str) -> Text:
    """A block of Markdown as a terminal shows it: headings, bold, lists and tables as they are."""
    if block.startswith("#"):
        return Text(block.lstrip("# "), "bold underline")
    if not block.startswith(("|", "- ", "* ", "```", "1.")):
        block = " ".join(block.split())
    text = Text()
    for part in re.split(r"(\*\*.+?\*\*|(?<!\w)\*[^* ][^*]*\*)", block):
        bold = part.startswith("**")
        italic = part.startswith("*") and part.endswith("*") and not bold
        text.append(part.strip("*") if bold or italic else part, looks(bold=bold, italic=italic))
    return text


def looks(*, bold: bool, italic: bool) -> str:
    """The style of a part."""
    if bold:
        return "bold"
    return "italic" if italic else ""
