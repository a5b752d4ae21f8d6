"""RULES.LANG.md is a translation of RULES.md, or only of what comes before its rules."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from shoal.games import game_info, names
from shoal.rulebook.reader import read_rules
from shoal.rulebook.structure import (
    RuleBlock,
    RuleBook,
    RuleCode,
    RuleList,
    RuleParagraph,
    RuleQuote,
    RuleSpan,
    RuleTable,
    RuleText,
    SpanKind,
)


def translations() -> Iterator[Path]:
    """The translated rules of all games."""
    for name in names():
        yield from sorted(game_info(name).folder.glob("RULES.*.md"))


def read(path: Path) -> RuleBook:
    """The structure of a file with rules."""
    return read_rules(path.read_text(encoding="utf-8"))


def game_and_language(path: Path) -> str:
    """The name of a case: `jaws-de`."""
    return f"{path.parent.name}-{path.suffixes[0].removeprefix('.')}"


BOOKS = [
    pytest.param(read(path.with_name("RULES.md")), read(path), id=game_and_language(path))
    for path in translations()
]
"""The original and the translation."""

COMPLETE = [one for one in BOOKS if one.values[1].rule_numbers()]
"""Those that translate the numbered rules."""

OPENINGS = [one for one in BOOKS if not one.values[1].rule_numbers()]
"""Those that translate only what comes before the numbered rules."""


# What a complete translation has in common with the original.


def heading_levels(book: RuleBook) -> list[int]:
    """The level of each heading."""
    return [section.level for section in book.sections]


def table_sizes(book: RuleBook) -> list[list[tuple[int, int]]]:
    """For each paragraph, the columns and rows of its tables."""
    return [
        [(len(one.head), len(one.rows)) for one in paragraph.blocks if isinstance(one, RuleTable)]
        for paragraph in book.paragraphs()
    ]


def code_words(book: RuleBook) -> list[tuple[str, list[str]]]:
    """For each paragraph, its number and what it shows as code, which players type."""
    return [
        (one.rule, sorted({span.text for span in spans_of(one, "code")}))
        for one in book.paragraphs()
    ]


def mentioned_rules(book: RuleBook) -> list[tuple[str, list[str]]]:
    """For each paragraph, its number and the rules that it mentions; their order may differ."""
    return [
        (one.rule, sorted(span.target for span in spans_of(one, "rule")))
        for one in book.paragraphs()
    ]


def spans_of(paragraph: RuleParagraph, kind: SpanKind) -> list[RuleSpan]:
    """The spans of one kind in a paragraph."""
    return [span for block in paragraph.blocks for span in spans_in(block) if span.kind == kind]


def spans_in(block: RuleBlock) -> Iterator[RuleSpan]:
    """All spans in a block."""
    match block:
        case RuleText(spans=spans):
            yield from spans
        case RuleList(items=items):
            for item in items:
                for one in item:
                    yield from spans_in(one)
        case RuleTable(head=head, rows=rows):
            for row in [head, *rows]:
                for cell in row:
                    yield from cell
        case RuleQuote(blocks=blocks):
            for one in blocks:
                yield from spans_in(one)
        case RuleCode(text=text):
            yield RuleSpan(text, "code")


Feature = Callable[[RuleBook], object]
FEATURES: list[Feature] = [
    RuleBook.rule_numbers,
    heading_levels,
    table_sizes,
    code_words,
    mentioned_rules,
]


def has_only_an_opening(book: RuleBook) -> bool:
    """Whether there are a title, an introduction and one section of level 2, and no more."""
    return heading_levels(book) == [1, 2] and all(
        section.heading and section.paragraphs for section in book.sections
    )


# The claims.


@pytest.mark.parametrize("feature", FEATURES)
@pytest.mark.parametrize(("original", "translation"), COMPLETE)
def test_a_complete_translation_is_built_like_the_original(original, translation, feature):
    assert feature(translation) == feature(original)


@pytest.mark.parametrize(("_original", "translation"), OPENINGS)
def test_a_translation_without_rules_has_only_an_opening(_original, translation):
    assert has_only_an_opening(translation)


@pytest.mark.parametrize(("original", "translation"), OPENINGS)
def test_a_translation_without_rules_mentions_rules_of_the_original(original, translation):
    mentioned = {rule for _, rules in mentioned_rules(translation) for rule in rules}
    assert mentioned <= set(original.rule_numbers())


# The same features notice damage.

ENGLISH = """# Ducks

A game about ducks.

## In one minute

- Ducks dive (DU-1).

## The pond

**DU-1** A duck dives with `dive` or `sink`, see DU-2 and DU-3.

**DU-2** What it finds (option `food`):

| what | worth |
|---|---|
| weed | 1 |
| bread | 2 |

### Night

**DU-3** Ducks sleep (DU-1).
"""

GERMAN = """# Enten

Ein Spiel über Enten.

## In einer Minute

- Enten tauchen (DU-1).

## Der Teich

**DU-1** Siehe DU-3 und DU-2: Mit `sink` oder `dive` taucht eine Ente.

**DU-2** Was sie findet (Option `food`):

| was | Wert |
|---|---|
| Kraut | 1 |
| Brot | 2 |

### Nacht

**DU-3** Enten schlafen (DU-1).
"""

GERMAN_OPENING = GERMAN.partition("## Der Teich")[0]


@pytest.mark.parametrize("feature", FEATURES)
def test_a_good_translation_has_the_features_of_the_original(feature):
    assert feature(read_rules(GERMAN)) == feature(read_rules(ENGLISH))


@pytest.mark.parametrize(
    ("feature", "good", "damaged"),
    [
        pytest.param(RuleBook.rule_numbers, "**DU-3** ", "", id="a number is missing"),
        pytest.param(RuleBook.rule_numbers, "**DU-2**", "**DU-4**", id="a number is wrong"),
        pytest.param(RuleBook.rule_numbers, "**DU-2**", "DU-2", id="a number is not in bold"),
        pytest.param(
            RuleBook.rule_numbers, "### Nacht", "**DU-4** Neu.", id="there is a rule too many"
        ),
        pytest.param(heading_levels, "### Nacht", "## Nacht", id="a heading has another level"),
        pytest.param(heading_levels, "### Nacht\n", "", id="a heading is missing"),
        pytest.param(table_sizes, "| Brot | 2 |\n", "", id="a row is missing"),
        pytest.param(table_sizes, "|---|---|\n", "", id="a table is no table"),
        pytest.param(code_words, "`food`", "`futter`", id="an option is translated"),
        pytest.param(code_words, "`sink`", "sink", id="a word is no code"),
        pytest.param(code_words, "(Option `food`)", "", id="an option is missing"),
        pytest.param(mentioned_rules, " schlafen (DU-1)", " schlafen", id="a mention is missing"),
        pytest.param(mentioned_rules, "tauchen (DU-1)", "tauchen (DU-2)", id="a mention is wrong"),
        pytest.param(
            mentioned_rules, "DU-3 und DU-2", "DU-3 und DU-3", id="a mention has replaced another"
        ),
    ],
)
def test_a_damaged_translation_differs(feature, good, damaged):
    assert GERMAN.count(good) == 1
    assert feature(read_rules(GERMAN.replace(good, damaged))) != feature(read_rules(ENGLISH))


def test_rules_in_another_order_differ():
    first, second = (GERMAN.index(number) for number in ("**DU-1**", "**DU-2**"))
    third = GERMAN.index("### Nacht")
    swapped = GERMAN[:first] + GERMAN[second:third] + GERMAN[first:second] + GERMAN[third:]
    assert read_rules(swapped).rule_numbers() == ["DU-2", "DU-1", "DU-3"]
    assert read_rules(swapped).rule_numbers() != read_rules(ENGLISH).rule_numbers()


def test_a_good_opening_is_only_an_opening():
    assert has_only_an_opening(read_rules(GERMAN_OPENING))


@pytest.mark.parametrize(
    "damaged",
    [
        pytest.param(GERMAN_OPENING.removeprefix("# Enten\n"), id="no title"),
        pytest.param(GERMAN_OPENING.replace("Ein Spiel über Enten.\n", ""), id="no introduction"),
        pytest.param(GERMAN_OPENING.partition("##")[0], id="no section"),
        pytest.param(GERMAN_OPENING.partition("- ")[0], id="an empty section"),
        pytest.param(GERMAN_OPENING + "## Der Teich\n\nTief.\n", id="two sections"),
        pytest.param(GERMAN_OPENING + "### Nacht\n\nDunkel.\n", id="a section below the section"),
        pytest.param(GERMAN.replace("**", ""), id="all rules without numbers"),
    ],
)
def test_a_damaged_opening_is_noticed(damaged):
    assert not has_only_an_opening(read_rules(damaged))
