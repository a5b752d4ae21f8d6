"""RULES.md read into sections, rules, lists, tables and spans."""

import re

import msgspec
import pytest

from shoal.games import game_info, names
from shoal.rulebook.reader import is_rule_number, read_rules
from shoal.rulebook.structure import (
    RuleBook,
    RuleCode,
    RuleList,
    RuleQuote,
    RuleSpan,
    RuleTable,
    RuleText,
    plain_text,
)

RULES = """Before all.

# Ducks

**DU-1** A *duck* has **two** of these (DU-2):
- wings
- feet

**DU-2** See `quack`,
or [aloud](https://host/page), see DU-1.

3. dive
4. quack

| what | worth |
|---|--:|
| **duck** | 1 |

> Old saying.

## More

Not numbered.

- a list of its own

    code
"""


def test_sections_have_the_level_and_text_of_their_headings():
    sections = read_rules(RULES).sections
    assert [(one.level, plain_text(one.heading)) for one in sections] == [
        (0, ""),
        (1, "Ducks"),
        (2, "More"),
    ]


def test_numbered_paragraphs_are_found_by_their_numbers():
    book = read_rules(RULES)
    assert book.rule_numbers() == ["DU-1", "DU-2"]
    assert book.paragraph("DU-2") is not None and book.paragraph("DU-3") is None


def test_the_text_of_a_rule_does_not_contain_its_number():
    first = read_rules(RULES).paragraph("DU-1").blocks[0]
    assert first == RuleText(
        [
            RuleSpan("A "),
            RuleSpan("duck", "emphasis"),
            RuleSpan(" has "),
            RuleSpan("two", "strong"),
            RuleSpan(" of these "),
            RuleSpan("(DU-2):", "rule", "DU-2"),
        ]
    )


def test_links_code_and_mentioned_rules_are_separate_spans():
    spans = read_rules(RULES).paragraph("DU-2").blocks[0].spans
    assert [span for span in spans if span.kind != "text"] == [
        RuleSpan("quack", "code"),
        RuleSpan("aloud", "link", "https://host/page"),
        RuleSpan("DU-1.", "rule", "DU-1"),
    ]


def test_lists_tables_and_quotations_belong_to_the_rule_above():
    kinds = [type(block) for block in read_rules(RULES).paragraph("DU-2").blocks]
    assert kinds == [RuleText, RuleList, RuleTable, RuleQuote]


def test_a_list_keeps_its_first_number_and_an_empty_line_before_it():
    book = read_rules(RULES)
    bullets, numbered = book.paragraph("DU-1").blocks[1], book.paragraph("DU-2").blocks[1]
    assert (bullets.start, bullets.attached) == (None, True)
    assert (numbered.start, numbered.attached) == (3, False)


def test_a_table_has_a_head_and_rows_of_cells():
    table = read_rules(RULES).paragraph("DU-2").blocks[2]
    assert table.head == [[RuleSpan("what")], [RuleSpan("worth")]]
    assert table.rows == [[[RuleSpan("duck", "strong")], [RuleSpan("1")]]]


def test_blocks_after_unnumbered_text_belong_to_no_rule():
    paragraphs = read_rules(RULES).sections[-1].paragraphs
    assert [[type(block) for block in one.blocks] for one in paragraphs] == [
        [RuleText],
        [RuleList],
    ]


def test_code_keeps_its_lines():
    assert read_rules("# A\n\n    one\n      two\n").sections[0].paragraphs[0].blocks == [
        RuleCode("one\n  two")
    ]


def test_only_a_whole_number_of_a_rule_is_one():
    assert is_rule_number("SB-22")
    assert not is_rule_number("Roll (SB-22).")


@pytest.mark.parametrize("name", names())
def test_every_numbered_paragraph_of_a_game_is_a_rule(name):
    text = game_info(name).rules()
    assert read_rules(text).rule_numbers() == re.findall(
        r"^\*\*([A-Z]{2}-\d+)\*\*", text, re.MULTILINE
    )


@pytest.mark.parametrize("name", names())
def test_every_mentioned_rule_exists(name):
    """Mentions are links on the page, so each needs a target."""
    text = game_info(name).rules()
    found = msgspec.to_builtins(read_rules(text))
    assert set(mentions(found)) <= set(read_rules(text).rule_numbers())


def mentions(part):
    if isinstance(part, dict):
        if part.get("kind") == "rule":
            yield part["target"]
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from mentions(one)


@pytest.mark.parametrize("name", names())
def test_the_structure_comes_back_from_json_unchanged(name):
    book = read_rules(game_info(name).rules())
    assert msgspec.json.decode(msgspec.json.encode(book), type=RuleBook) == book
