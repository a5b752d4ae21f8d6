"""The page takes no sentence apart: keys and arguments of messages say what it needs to know."""

import re
from pathlib import Path

import pytest

import shoal

ROOT = Path(shoal.__file__).parent
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)
EXPRESSION = re.compile(
    r"(?:[(,=:\[!&|?;]|=>|\breturn)\s*/(?![/*>])((?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\\[])+)/"
)
"""A regular expression as a script writes it."""

SEARCHED = re.compile(
    r"""\.(?:startsWith|endsWith|includes|indexOf|split|match|replace)\(\s*["'`]([^"'`\n]*)"""
)
"""A text that a script looks for in another text."""

SAID = re.compile(
    r"\b(?:sentence|said|told|prompt|headline|verdict|heard|describe\w*)(?:Text)?\b(?:\([^()]*\))?"
    r"\.(?:startsWith|endsWith|includes|indexOf|split|match|search|replace|slice|test)\("
)
"""A text that was said is searched or cut, whatever for."""

SIGNS = {
    "the number of a rule": re.compile(r"\[A-Z\]\{2\}-|\b[A-Z]{2}-\\?\d"),
    "a seat": re.compile(r"\bSeats?\b|\[Ss\]eat"),
    "the end of a sentence": re.compile(r"\[[.!?]{2,}\]|\\\.(?:\$| )"),
    "three words in a row": re.compile(r"[a-z]{2,}:? [a-z]+ [a-z]{2,}|[a-z]{2,}: [a-z]"),
}
"""What a pattern for sentences looks like."""

INSIDE = re.compile(r"(?!\^).* [a-z]{3,}")
"""Words after a space, anywhere: patterns for moves begin at the verb instead."""


def scripts():
    """The page's own modules and those of the games."""
    found = [*(ROOT / "web").rglob("*.js"), *ROOT.glob("games/*/web/**/*.js")]
    return [path for path in found if "vendor" not in path.parts]


def suspects(code):
    """The patterns of a script that are made for sentences."""
    plain = COMMENT.sub("", code)
    expressions, texts = EXPRESSION.findall(plain), SEARCHED.findall(plain)
    found = [one for one in expressions if INSIDE.match(one)]
    found += [one for one in texts if re.match(" [a-z]", one)]
    found += [match[0] for match in SAID.finditer(plain)] + re.findall(r"new RegExp\(", plain)
    return found + [
        one for one in expressions + texts if any(sign.search(one) for sign in SIGNS.values())
    ]


@pytest.mark.parametrize("path", scripts(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_script_of_the_page_takes_a_sentence_apart(path):
    assert suspects(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "code",
    [
        r"line.replace(/\b[Ss]eat (\d+)\b/g, named);",
        r"const CITATIONS = /\s?\([A-Z]{2}-\d+\)/g;",
        r"sentences = line.split(/(?<=[.!?]) (?=[A-Z])/);",
        r"[/^has resigned: a bot plays for them/, told],",
        r"return / takes token /.test(line);",
        r"line.match(/ fishes \d+ tokens from ([a-h\d, ]+) \(/);",
        r"const AGAIN = /^Seat (\d+) throws again: ([yorbgk]+)/;",
        r"minor: /lays (a|the last) tile|looks at a gobbled/,",
        r"chat.text.startsWith(`Seat ${seat} `);",
        r'line.includes(" takes token ");',
        r'names.split(" and ");',
    ],
)
def test_a_pattern_for_sentences_is_found(code):
    assert suspects(code)


@pytest.mark.parametrize(
    "code",
    [
        r"const SPACE = /^(to|start|beach) (\w+)$/;",
        r"[/^\/table\/([a-z2-7]+)$/, load],",
        r"if (/^(Enter| )$/.test(event.key)) press();",
        r"moves.filter((move) => /^(tile|stand) /.test(move));",
        r'moves.includes("keep none")',
    ],
)
def test_a_pattern_for_moves_and_addresses_is_allowed(code):
    assert suspects(code) == []
