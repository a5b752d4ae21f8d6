"""Reads RULES.md with markdown-it-py."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from shoal.rulebook.structure import (
    RuleBlock,
    RuleBook,
    RuleCode,
    RuleList,
    RuleParagraph,
    RuleQuote,
    RuleSection,
    RuleSpan,
    RuleTable,
    RuleText,
    SpanKind,
)

NUMBER: Final = re.compile(r"[A-Z]{2}-\d+")
MENTION_IN_TEXT: Final = re.compile(r"(\(?\b[A-Z]{2}-\d+\b[),.;:]*)")
KINDS: Final[dict[str, SpanKind]] = {
    "strong": "strong",
    "em": "emphasis",
    "link": "link",
    "code_inline": "code",
}
PLAIN: Final = RuleSpan("")
MAX_CACHED: Final = 32


@lru_cache(MAX_CACHED)
def read_rules(text: str) -> RuleBook:
    """The structure of a RULES.md."""
    sections = [RuleSection(0, [], [])]
    for node in SyntaxTreeNode(MarkdownIt("commonmark").enable("table").parse(text)).children:
        if node.type == "heading":
            sections.append(RuleSection(int(node.tag[1:]), inline_spans(node), []))
        else:
            add_block(sections[-1].paragraphs, node)
    return RuleBook([one for one in sections if one.level or one.paragraphs])


def is_rule_number(text: str) -> bool:
    """Whether a text is the number of a rule, of this game or of another.

    >>> is_rule_number("SB-22"), is_rule_number("roll")
    (True, False)
    """
    return NUMBER.fullmatch(text) is not None


def add_block(paragraphs: list[RuleParagraph], node: SyntaxTreeNode) -> None:
    """Add a paragraph, or add a list, table or the like to the numbered rule above it."""
    if node.type == "paragraph":
        rule, spans = split_number(inline_spans(node))
        paragraphs.append(RuleParagraph([RuleText(spans)], rule))
    elif paragraphs and paragraphs[-1].rule:
        paragraphs[-1].blocks.append(read_block(node))
    else:
        paragraphs.append(RuleParagraph([read_block(node)]))


def split_number(spans: list[RuleSpan]) -> tuple[str, list[RuleSpan]]:
    """The rule number in bold at the start of a paragraph ('' if none), and the rest."""
    if not spans or spans[0].kind != "strong" or not NUMBER.fullmatch(spans[0].text):
        return "", spans
    rest = [*spans[1:]]
    if rest:
        rest[0] = RuleSpan(rest[0].text.removeprefix(" "), rest[0].kind, rest[0].target)
    return spans[0].text, rest


def read_block(node: SyntaxTreeNode) -> RuleBlock:
    """One block: text, a list, a table, a quotation or code."""
    if node.type in ("paragraph", "heading"):
        return RuleText(inline_spans(node))
    if node.type in ("bullet_list", "ordered_list"):
        return read_list(node)
    if node.type == "table":
        head, *rows = [read_row(row) for part in node.children for row in part.children]
        return RuleTable(head, rows)
    if node.type == "blockquote":
        return RuleQuote([read_block(child) for child in node.children])
    return RuleCode(node.content.rstrip("\n"))


def read_list(node: SyntaxTreeNode) -> RuleList:
    """A list with the blocks of each item."""
    items = [[read_block(child) for child in item.children] for item in node.children]
    start = int(node.attrs.get("start", 1)) if node.type == "ordered_list" else None
    before = node.previous_sibling
    attached = before is not None and before.type == "paragraph" and touches(before, node)
    return RuleList(items, start, attached)


def touches(before: SyntaxTreeNode, after: SyntaxTreeNode) -> bool:
    """Whether there is no empty line between the two blocks."""
    assert before.map is not None and after.map is not None
    return after.map[0] <= before.map[1]


def read_row(row: SyntaxTreeNode) -> list[list[RuleSpan]]:
    """The cells of a table's row."""
    return [inline_spans(cell) for cell in row.children]


def inline_spans(block: SyntaxTreeNode) -> list[RuleSpan]:
    """The spans in a block, with the mentioned rules as spans of their own."""
    merged: list[RuleSpan] = []
    for span in [one for child in block.children for one in styled_spans(child, PLAIN)]:
        if merged and (merged[-1].kind, merged[-1].target) == (span.kind, span.target):
            merged[-1] = RuleSpan(merged[-1].text + span.text, span.kind, span.target)
        else:
            merged.append(span)
    return list(with_mentions(merged))


def styled_spans(node: SyntaxTreeNode, around: RuleSpan) -> Iterator[RuleSpan]:
    """The spans below a node, each with its innermost kind."""
    if node.type == "softbreak":
        yield RuleSpan(" ", around.kind, around.target)
    elif node.type == "hardbreak":
        yield RuleSpan("\n", "break")
    elif node.children:
        if node.type in KINDS:
            around = RuleSpan("", KINDS[node.type], str(node.attrs.get("href", "")))
        for child in node.children:
            yield from styled_spans(child, around)
    elif node.content:
        yield RuleSpan(node.content, KINDS.get(node.type, around.kind), around.target)


def with_mentions(spans: Iterable[RuleSpan]) -> Iterator[RuleSpan]:
    """Split mentioned rules off from plain text."""
    for span in spans:
        if span.kind != "text":
            yield span
            continue
        for part in filter(None, MENTION_IN_TEXT.split(span.text)):
            is_mention = MENTION_IN_TEXT.fullmatch(part)
            yield RuleSpan(part, "rule", part.strip("(),.;:")) if is_mention else RuleSpan(part)
