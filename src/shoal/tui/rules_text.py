"""RULES.md as a terminal shows it: folded, lists as lists, tables in columns, no marks."""

import re
import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

NUMBER: Final = re.compile(r"[A-Z]{2}-\d+")
NARROWEST: Final = 6
GAP: Final = "  "
HEADING: Final = "heading"
UNDERLINES: Final = {"h1": "=", "h2": "-"}

Span = tuple[str, str]
"""A text and its style: bold, italic, heading or none."""

Line = list[Span]


@dataclass(frozen=True)
class Block:
    """A part of the rules: a numbered paragraph with what belongs to it, or something else."""

    number: str
    nodes: list[SyntaxTreeNode] = field(default_factory=list)

    def lines(self, width: int) -> list[Line]:
        """The block within a width."""
        told: list[Line] = []
        for place, node in enumerate(self.nodes):
            if place and follows(self.nodes[place - 1], node):
                told.append([])
            told += laid_out(node, width)
        return told

    def plain(self, width: int) -> str:
        """The block in letters alone; a heading is underlined."""
        told = [letters(line) for line in self.lines(width)]
        if self.nodes[0].type == "heading":
            told.append(UNDERLINES.get(self.nodes[0].tag, "-") * len(told[-1]))
        return "\n".join(told)


def blocks(rules: str) -> list[Block]:
    """The parts of RULES.md; lists, tables and the like go with the numbered paragraph above."""
    found: list[Block] = []
    for node in SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(rules)).children:
        number = number_of(node)
        if found and found[-1].number and node.type not in ("paragraph", "heading"):
            found[-1].nodes.append(node)
        else:
            found.append(Block(number, [node]))
    return found


def number_of(node: SyntaxTreeNode) -> str:
    """The rule's number where a paragraph begins with one, in bold; '' if not."""
    if node.type != "paragraph":
        return ""
    text, style = next(spans(node.children[0]), ("", ""))
    return text if style == "bold" and NUMBER.fullmatch(text) else ""


def follows(before: SyntaxTreeNode, after: SyntaxTreeNode) -> bool:
    """Whether an empty line stands between the two."""
    assert before.map is not None and after.map is not None
    return before.type != "paragraph" or after.map[0] > before.map[1]


def plain_rules(rules: str, width: int) -> str:
    """All rules, folded."""
    return "\n\n".join([block.plain(width) for block in blocks(rules)])


def quoted(rules: str, number: str, width: int) -> str:
    """The paragraph of that number, with the lists and tables that belong to it."""
    return next(block.plain(width) for block in blocks(rules) if block.number == number)


# Parts of a block.


def laid_out(node: SyntaxTreeNode, width: int) -> list[Line]:
    """A part of a block within a width."""
    if node.type in ("bullet_list", "ordered_list"):
        return list_lines(node, width)
    if node.type == "table":
        return table_lines(node, width)
    if node.type == "blockquote":
        return inset([line for one in node.children for line in laid_out(one, width - 2)], GAP, GAP)
    if node.type == "heading":
        return fold([(letters(list(spans(node.children[0]))), HEADING)], width)
    if node.type == "paragraph":
        return fold(spans(node.children[0]), width)
    return [[(line, "")] for line in node.content.rstrip("\n").split("\n")]


def list_lines(node: SyntaxTreeNode, width: int) -> list[Line]:
    """Every item of a list below the other, what does not fit below its beginning."""
    told: list[Line] = []
    first = int(node.attrs.get("start", 1))
    for place, item in enumerate(node.children):
        mark = "- " if node.type == "bullet_list" else f"{first + place}. "
        lines = [line for one in item.children for line in laid_out(one, width - len(mark))]
        told += inset(lines, mark, " " * len(mark))
    return told


def inset(lines: Sequence[Line], first: str, then: str) -> list[Line]:
    """Lines with something before them."""
    return [[(then if place else first, ""), *line] for place, line in enumerate(lines)]


def table_lines(node: SyntaxTreeNode, width: int) -> list[Line]:
    """A table in columns, the widest of them folded until all fit."""
    rows = [
        [list(spans(cell.children[0])) if cell.children else [] for cell in row.children]
        for part in node.children
        for row in part.children
    ]
    wide = [max(len(letters(cell)) for cell in column) for column in zip(*rows, strict=True)]
    while sum(wide) + len(GAP) * (len(wide) - 1) > width and max(wide) > NARROWEST:
        wide[wide.index(max(wide))] -= 1
    return [line for row in rows for line in row_lines(row, wide)]


def row_lines(row: Sequence[Line], wide: Sequence[int]) -> Iterator[Line]:
    """A row of a table in as many lines as its fullest cell needs."""
    parts = [fold(cell, info) for cell, info in zip(row, wide, strict=True)]
    for cells in zip_longest(*parts, fillvalue=[]):
        line: Line = []
        for place, cell in enumerate(cells):
            line += cell
            if any(cells[place + 1 :]):
                line.append((" " * (wide[place] - len(letters(cell))) + GAP, ""))
        yield line


# Words and lines.


def spans(node: SyntaxTreeNode, style: str = "") -> Iterator[Span]:
    """What stands within a line, links as their words."""
    if node.type in ("softbreak", "hardbreak"):
        yield (" " if node.type == "softbreak" else "\n", style)
    elif node.children:
        style = {"strong": "bold", "em": "italic"}.get(node.type, style)
        for child in node.children:
            yield from spans(child, style)
    elif node.content:
        yield node.content, style


def letters(line: Sequence[Span]) -> str:
    """A line without its styles."""
    return "".join([text for text, _ in line])


def fold(parts: Iterator[Span] | Sequence[Span], width: int) -> list[Line]:
    """Lines of whole words within a width."""
    told: list[Line] = [[]]
    for word in words_of(parts):
        if word == [("\n", "")]:
            told.append([])
        elif not told[-1]:
            told[-1] += word
        elif len(letters(told[-1])) + 1 + len(letters(word)) <= width:
            told[-1] += [(" ", ""), *word]
        else:
            told.append(list(word))
    return told


def words_of(parts: Iterator[Span] | Sequence[Span]) -> Iterator[Line]:
    """The words, each of one or more styles; a line's end is a word of its own."""
    word: Line = []
    for text, style in parts:
        for piece in re.findall(r"\n|[^\S\n]+|\S+", text):
            if not piece.isspace():
                word.append((piece, style))
                continue
            if word:
                yield word
            word = []
            if piece == "\n":
                yield [("\n", "")]
    if word:
        yield word


def bulleted(lines: Sequence[str], width: int) -> str:
    r"""One thing after the other, what does not fit below its beginning.

    >>> bulleted(["Seat 1 rolls three dice.", "Seat 2 stops."], 20)
    '- Seat 1 rolls three\n  dice.\n- Seat 2 stops.'
    """
    return "\n".join(
        [
            textwrap.fill(
                line,
                max(width, 20),
                initial_indent="- ",
                subsequent_indent="  ",
                break_long_words=False,
                break_on_hyphens=False,
            )
            for line in lines
        ]
    )
