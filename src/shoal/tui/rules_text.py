"""RULES.md in the terminal: folded, with lists, tables in columns and no Markdown marks."""

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from shoal.rulebook.reader import read_rules
from shoal.rulebook.structure import (
    RuleBlock,
    RuleCode,
    RuleList,
    RuleParagraph,
    RuleQuote,
    RuleSection,
    RuleSpan,
    RuleTable,
    RuleText,
    plain_text,
)

MIN_COLUMN: Final = 6
GAP: Final = "  "
HEADING: Final = "heading"
STYLES: Final = {"strong": "bold", "emphasis": "italic"}
UNDERLINES: Final = {1: "="}

Span = tuple[str, str]
"""A text and its style: bold, italic, heading or none."""

Line = list[Span]

Part = RuleSection | RuleParagraph
"""A section's heading, or a paragraph."""


def parts_of(rules: str) -> list[Part]:
    """The headings and paragraphs of RULES.md, in order."""
    found: list[Part] = []
    for section in read_rules(rules).sections:
        if section.level:
            found.append(section)
        found += section.paragraphs
    return found


def part_lines(part: Part, width: int) -> list[Line]:
    """A heading or a paragraph, folded."""
    if isinstance(part, RuleSection):
        return fold([(plain_text(part.heading), HEADING)], width)
    lines: list[Line] = []
    number = [(f"{part.rule} ", "bold")] if part.rule else []
    for index, block in enumerate(part.blocks):
        if index and not (isinstance(block, RuleList) and block.attached):
            lines.append([])
        lines += block_lines(block, width, [] if index else number)
    return lines


def plain_part(part: Part, width: int) -> str:
    """A heading or a paragraph without styles; a heading is underlined."""
    lines = [letters(line) for line in part_lines(part, width)]
    if isinstance(part, RuleSection):
        lines.append(UNDERLINES.get(part.level, "-") * len(lines[-1]))
    return "\n".join(lines)


def plain_rules(rules: str, width: int) -> str:
    """All rules, folded."""
    return "\n\n".join([plain_part(part, width) for part in parts_of(rules)])


def plain_rule(rules: str, number: str, width: int) -> str:
    """The rule with that number, with the lists and tables that belong to it."""
    paragraph = read_rules(rules).paragraph(number)
    return plain_part(paragraph, width) if paragraph else ""


# Blocks.


def block_lines(block: RuleBlock, width: int, before: Sequence[Span] = ()) -> list[Line]:
    """A block, folded; ``before`` is put in front of running text."""
    if isinstance(block, RuleText):
        return fold([*before, *styled(block.spans)], width)
    if isinstance(block, RuleList):
        return list_lines(block, width)
    if isinstance(block, RuleTable):
        return table_lines(block, width)
    if isinstance(block, RuleQuote):
        inner = width - len(GAP)
        return indent([line for one in block.blocks for line in block_lines(one, inner)], GAP, GAP)
    assert isinstance(block, RuleCode)
    return [[(line, "")] for line in block.text.split("\n")]


def list_lines(block: RuleList, width: int) -> list[Line]:
    """The items of a list, with continuation lines indented."""
    lines: list[Line] = []
    for index, item in enumerate(block.items):
        mark = "- " if block.start is None else f"{block.start + index}. "
        inner = [line for one in item for line in block_lines(one, width - len(mark))]
        lines += indent(inner, mark, " " * len(mark))
    return lines


def indent(lines: Sequence[Line], first: str, then: str) -> list[Line]:
    """Lines with a prefix."""
    return [[(then if index else first, ""), *line] for index, line in enumerate(lines)]


def table_lines(table: RuleTable, width: int) -> list[Line]:
    """A table in columns; the widest columns are folded until all fit."""
    rows = [[list(styled(cell)) for cell in row] for row in [table.head, *table.rows]]
    widths = [max(len(letters(cell)) for cell in column) for column in zip(*rows, strict=True)]
    while sum(widths) + len(GAP) * (len(widths) - 1) > width and max(widths) > MIN_COLUMN:
        widths[widths.index(max(widths))] -= 1
    return [line for row in rows for line in row_lines(row, widths)]


def row_lines(row: Sequence[Line], widths: Sequence[int]) -> Iterator[Line]:
    """A table row, in as many lines as its longest cell needs."""
    folded = [fold(cell, width) for cell, width in zip(row, widths, strict=True)]
    for cells in zip_longest(*folded, fillvalue=[]):
        line: Line = []
        for column, cell in enumerate(cells):
            line += cell
            if any(cells[column + 1 :]):
                line.append((" " * (widths[column] - len(letters(cell))) + GAP, ""))
        yield line


# Words and lines.


def styled(spans: Sequence[RuleSpan]) -> Iterator[Span]:
    """Spans with the terminal's styles; links and code are plain text."""
    for span in spans:
        yield span.text, STYLES.get(span.kind, "")


def letters(line: Sequence[Span]) -> str:
    """A line without its styles."""
    return "".join([text for text, _ in line])


def fold(parts: Sequence[Span], width: int) -> list[Line]:
    """Lines of whole words within a width."""
    lines: list[Line] = [[]]
    for word in words_of(parts):
        if word == [("\n", "")]:
            lines.append([])
        elif not lines[-1]:
            lines[-1] += word
        elif len(letters(lines[-1])) + 1 + len(letters(word)) <= width:
            lines[-1] += [(" ", ""), *word]
        else:
            lines.append(list(word))
    return lines


def words_of(parts: Sequence[Span]) -> Iterator[Line]:
    """The words, each with one or more styles; a line break is a word of its own."""
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
