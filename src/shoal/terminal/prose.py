"""RULES.md as a terminal shows it: links as their words, tables in columns, no marks."""

import re
import textwrap
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from shoal.core.rulebook import PARAGRAPH

LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]*\)")
EMPHASIS: Final = re.compile(r"(\*\*.+?\*\*|(?<!\w)\*[^* ][^*]*\*)")
NARROWEST: Final = 6
GAP: Final = "  "


def blocks(rules: str) -> Iterator[tuple[str, str]]:
    """The parts of RULES.md between empty lines, with the rule's number where one has it."""
    for block in re.split(r"\n\s*\n", rules.strip()):
        found = PARAGRAPH.match(block)
        yield found.group(1) if found else "", block


def plain_rules(rules: str, width: int) -> str:
    """All rules, folded; a heading is underlined."""
    return "\n\n".join([plain_block(block, width) for _, block in blocks(rules)])


def plain_block(block: str, width: int) -> str:
    """A part of the rules in letters alone."""
    text = EMPHASIS.sub(lambda found: found.group().strip("*"), laid_out(block, width))
    if block.startswith("#"):
        line = "=" if block.startswith("# ") else "-"
        heading = text.lstrip("# ")
        return f"{heading}\n{line * len(heading)}"
    return text if block.startswith("|") else folded(text, width)


def laid_out(block: str, width: int) -> str:
    """A part with its emphasis still marked, and nothing else; a table in columns.

    >>> laid_out("By [us](https://host/page), option `end`.", 80)
    'By us, option end.'
    """
    text = LINK.sub(r"\1", block).replace("`", "")
    return table(text, width) if text.startswith("|") else " ".join(text.split())


def folded(text: str, width: int, first: str = "", then: str = "") -> str:
    """Lines of whole words within a width."""
    return textwrap.fill(
        text,
        max(width, 20),
        initial_indent=first,
        subsequent_indent=then,
        break_long_words=False,
        break_on_hyphens=False,
    )


def bulleted(lines: Sequence[str], width: int) -> str:
    r"""One thing after the other, what does not fit below its beginning.

    >>> bulleted(["Seat 1 rolls three dice.", "Seat 2 stops."], 20)
    '- Seat 1 rolls three\n  dice.\n- Seat 2 stops.'
    """
    return "\n".join([folded(line, width, "- ", "  ") for line in lines])


def table(block: str, width: int) -> str:
    r"""A table in columns, the widest of them folded until all fit.

    >>> print(table("| a | b |\n|---|---|\n| sun | 1 |", 80))
    a    b
    sun  1
    """
    rows = [row for row in map(cells, block.split("\n")) if not is_rule(row)]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    while sum(wide) + len(GAP) * (len(wide) - 1) > width and max(wide) > NARROWEST:
        wide[wide.index(max(wide))] -= 1
    return "\n".join([line for row in rows for line in row_lines(row, wide)])


def cells(line: str) -> list[str]:
    """What stands between the bars."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def is_rule(row: Sequence[str]) -> bool:
    """Whether this is the line below a table's head."""
    return all(re.fullmatch(r":?-+:?", cell) for cell in row)


def row_lines(row: Sequence[str], wide: Sequence[int]) -> Iterator[str]:
    """A row of a table in as many lines as its fullest cell needs."""
    parts = [textwrap.wrap(cell, room) for cell, room in zip(row, wide, strict=True)]
    for line in zip_longest(*parts, fillvalue=""):
        padded = [part.ljust(room) for part, room in zip(line, wide, strict=True)]
        yield GAP.join(padded).rstrip()
