"""Nobody takes sentences apart: what was said is a message, and its rule and seats are data."""

import re
from pathlib import Path

import pytest

import shoal

PACKAGE = Path(shoal.__file__).parent

PATTERNS = {
    "numbers of rules": r"\[A-Z\][^\"']*-",
    "seats": r"[Ss]eats? ?[^\"']*(?:\\d|\[0-9)",
}
"""What a regular expression over sentences looks for, in a call or as a constant."""

SAID = (
    r"(?:\.sentence|\.format|\blog_text|\bsentence_of|\badvice_text|\bboard_text)"
    r"\([^()]*(?:\([^()]*\)[^()]*)*\)"
)
"""A text that was made of messages."""

TAKEN_APART = {
    "words of a sentence": rf"{SAID}\.(?:r?split|r?partition|splitlines|index|r?find)\(",
    "its beginning or end": rf"{SAID}\.(?:startswith|endswith|removeprefix|removesuffix|replace)\(",
    "what is in it": rf"[\"'] (?:not )?in \(?(?:\w+\.)*\w*{SAID}",
    "what is in one of them": rf"[\"'] (?:not )?in \w+ for \w+ in (?:\w+\.)*\w*{SAID}",
    "a pattern in it": rf"re\.\w+\([^,]+, *(?:\w+\.)*\w*{SAID}",
}
"""How a text that was made of messages is taken apart again."""

ALLOWED = {
    "rulebook/reader.py": "reads RULES.md",
    "server/table/names/name_rules.py": "names that look like a seat",
}


READS = {
    "agent/disguise.py": "English on its way to a language model: words are replaced, none is read",
    "agent/vocabulary.py": "RULES.md and catalogues, for the terms of a game",
    "cli/commands/games.py": "GameInfo.minutes, two numbers as text",
    "cli/commands/new_game.py": "a name that was typed",
    "cli/commands/playing/join.py": "the link of a table",
    "core/catalogue/catalogue.py": "Fluent files",
    "core/checks/secrets.py": "RULES.md, for the number of a rule",
    "core/rules_files/writer.py": "keys of TOML",
    "match/dice.py": "seeds",
    "match/dice_commitment.py": "commitments and salts",
    "match/plain_text.py": "characters that no line may hold",
    "match/record_reader.py": "digests and scores in a record",
    "research/openspiel/parameters.py": "numbers in a parameter",
    "rulebook/reader.py": "RULES.md",
    "rulebook/translations.py": "RULES.md",
    "server/cluster/websocket_hand_off.py": "the path of a request",
    "server/http/openapi.py": "the path of an endpoint",
    "server/http/page.py": "page.html and imports of modules",
    "server/http/strip_comments.py": "scripts and styles",
    "server/service/registry.py": "names of tables",
    "server/table/names/clean_text.py": "marks of direction in a name",
    "server/table/names/name_rules.py": "a name that looks like a seat",
    "server/table/validation.py": "tickets",
    "tui/move_choices.py": "what was typed",
    "tui/rules_text.py": "spaces in RULES.md, to wrap it",
    "tui/screen/moves/move_places.py": "places in the notation of moves",
}
"""Every file with regular expressions, and what they read: no sentence of a catalogue."""


def has_regular_expressions(path):
    """Whether a file imports ``re``."""
    return re.search(r"^(?:import re|from re)\b", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_every_regular_expression_reads_something_else_than_a_sentence():
    files = {path.relative_to(PACKAGE).as_posix(): path for path in PACKAGE.rglob("*.py")}
    using = {name for name, path in files.items() if has_regular_expressions(path)}
    assert using - set(READS) == set(), "say in READS what these files read"
    assert (set(READS) & set(files)) - using == set(), "these files read nothing any more"


@pytest.mark.parametrize("what", PATTERNS)
def test_no_regular_expression_looks_for_what_a_message_has(what):
    # A call in one line, or a constant whose pattern is on the next one.
    wanted = re.compile(rf"(?:re\.\w+\(|^\s*r[\"']|= r[\"']).*{PATTERNS[what]}")
    found = [
        f"{path.relative_to(PACKAGE)}: {line.strip()}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).as_posix() not in ALLOWED
        for line in path.read_text(encoding="utf-8").splitlines()
        if wanted.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("what", TAKEN_APART)
def test_nobody_takes_apart_what_was_said(what):
    wanted = re.compile(TAKEN_APART[what])
    found = [
        f"{path.relative_to(PACKAGE)}: {match[0]}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for match in wanted.finditer(path.read_text(encoding="utf-8"))
        if not is_method_of_a_text(match[0])
    ]
    assert found == []


def is_method_of_a_text(code):
    """Whether a literal text is formatted, which is no sentence of a catalogue."""
    return re.match(r"\.format", code) is not None and "words" not in code


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("words of a sentence", 'error.sentence("de").split(" ")'),
        ("words of a sentence", "words.format(say(key, seat=2)).partition(': ')"),
        ("its beginning or end", 'sentence_of(words, prompt, reader).startswith("You")'),
        ("its beginning or end", 'match.log_text(0).endswith("wins.")'),
        ("what is in it", 'if "bait" in match.log_text(0):'),
        ("its beginning or end", 'error.sentence("en").removesuffix(".")'),
        ("what is in one of them", 'any("bait" in one for one in match.log_text(0))'),
        ("a pattern in it", "re.search(NUMBER, words.format(message))"),
    ],
)
def test_taking_apart_is_found(what, code):
    assert re.search(TAKEN_APART[what], code)


@pytest.mark.parametrize("path", ALLOWED)
def test_an_exception_is_still_needed(path):
    text = (PACKAGE / path).read_text(encoding="utf-8")
    assert any(re.search(pattern, text) for pattern in PATTERNS.values())
